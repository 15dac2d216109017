"""Planet Unknown in the browser: alone to the final sheet, with bots, by touch on a phone, in both languages."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from browser.conftest import Seat
from browser.house import House
from browser.player import ME, PHONE, Player, bot
from games.planet_unknown.table import GAME as PLANET_UNKNOWN
from games.planet_unknown.table import a_rover_at_the_chasm
from playwright.sync_api import Browser, CDPSession, Locator, WebSocketRoute, expect

from cosmodrome import State


def sit_down(player: Player, *seats: dict[str, Any], seed: int, **options: object) -> Player:
    return player.sit_down("planet_unknown", "svg.planet", *seats, seed=seed, **options)


def until_tile(player: Player, chance: random.Random) -> None:
    """Answer until a tile can be picked up."""
    for _ in range(20):
        player.until_asked()
        if player.page.locator('.pick[data-state="legal"]').count() == 2:
            return
        player.act_by_mouse(chance)
    raise AssertionError("no tile can be taken")


def test_alone_to_the_final_sheet(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, seed=31)
    page = vega.page
    expect(page.locator(".target")).to_be_visible()
    vega.finish(random.Random(31))
    sheet = page.locator("[data-final]")
    total = vega.position["scores"][0]["total"]
    expect(sheet.locator("tfoot b")).to_have_text(str(total))
    expect(sheet.locator(".solo li.me")).to_have_count(1)
    assert not page.locator(".toasts .bad").count()


def test_a_tile_is_tried_before_it_is_laid(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=5)
    page = vega.page
    until_tile(vega, random.Random(1))
    picks = page.locator(".pick")
    picks.nth(0).click()
    expect(page.locator("rect.grip").first).to_be_attached()
    box = page.locator("svg.planet").bounding_box()
    assert box
    # Off the planet: red, and why.
    page.mouse.move(box["x"] + box["width"] * 0.02, box["y"] + box["height"] * 0.02)
    page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.12)
    expect(page.locator(".why")).to_be_visible()
    expect(page.locator(".aloft.bad")).to_have_count(1)
    # The other tile, by the wheel and by keys.
    picks.nth(1).click()

    def held() -> str:
        return str(picks.nth(1).locator("svg").evaluate("node => node.innerHTML.replace(/clip-\\d+/g, '')"))

    before = held()
    page.keyboard.press("r")
    turned = held()
    assert turned != before
    page.keyboard.press("f")
    assert held() != turned
    grip = page.locator("rect.grip").first
    grip.hover()
    page.mouse.wheel(0, 120)
    page.locator("rect.grip").first.hover()
    expect(page.locator(".brings")).to_be_visible()
    page.locator("rect.grip").first.click()
    expect(page.locator("rect.grip.on")).to_have_count(1)
    mine = vega.view["players"][0]
    assert mine["taken"] is None, "nothing is sent before the tile is laid"
    page.keyboard.press("Enter")
    expect(picks).to_have_count(0)
    vega.until_asked()
    assert len(vega.view["players"][0]["tiles"]) == 1


def test_a_tile_that_is_carried_about_asks_nothing(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=5)
    page = vega.page
    until_tile(vega, random.Random(1))
    page.locator(".pick").nth(0).click()

    def asked() -> set[str]:
        return {frame["topic"] for frame in vega.frames if frame["type"] == "inspected"}

    poses = len(vega.view["players"][0]["places"]["large"]["poses"])
    for _ in range(100):
        page.wait_for_timeout(50)
        if len(asked()) == poses:
            break
    before = len(vega.frames)
    assert len(asked()) == poses, "all poses are known before the tile is turned"
    for turn in range(4):
        for place in range(page.locator("rect.grip").count()):
            page.locator("rect.grip").nth(place).hover(force=True)
            # Nothing is waited for: it is there with the tile.
            assert page.locator(".brings").count() == 1
        page.keyboard.press("r" if turn % 2 else "f")
    assert [frame["type"] for frame in vega.frames[before:] if frame["type"] == "inspected"] == []


def show(player: Player, state: State) -> None:
    """Let the page show a position as if the table had come to it: the engine answers what the page asks about it."""

    def shown(text: str) -> str:
        frame = json.loads(text)
        if frame["type"] == "position" and frame["view"]:
            actions = [
                {"text": action.text, "label": action.message().to_json(), "at": list(action.at())}
                for action in state.legal(0)
            ]
            frame["view"] = state.view(0).data
            frame["asks"] = [{"seat": 0, "prompt": state.prompt(0).to_json(), "actions": actions, "undo": None}]
        return json.dumps(frame)

    def connect(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "inspect":
                found = PLANET_UNKNOWN.inspect(state, 0, message["topic"])
                page.send(json.dumps({**message, "type": "inspected", "found": found}))
            else:
                server.send(text)

        page.on_message(hear)
        server.on_message(lambda text: page.send(shown(str(text))))

    player.page.route_web_socket(lambda address: "/live" in address, connect)


def test_a_diagonal_rover_of_tartarus_reaches_what_the_engine_says(seat: Seat) -> None:
    vega = seat("Vega")
    show(vega, a_rover_at_the_chasm())
    sit_down(vega, ME, bot(), seed=5)
    page = vega.page
    ways = page.locator(".sense.way")
    expect(ways).to_have_count(32)
    for square in ("e3", "e9", "f3", "f4", "f8", "f9"):
        expect(page.locator(f'.sense.way[data-square="0:{square}"]')).to_have_count(1)
    page.locator('.sense.way[data-square="0:f9"]').hover()
    expect(page.locator(".route circle")).to_have_count(3)


def test_four_seats(seat: Seat) -> None:
    vega = sit_down(
        seat("Vega", lang="ru", theme="light"),
        ME,
        bot(),
        bot(),
        bot(),
        seed=2,
        sides="random",
        events="normal",
        personal=True,
    )
    page = vega.page
    expect(page.locator(".rival")).to_have_count(3)
    expect(page.locator(".contest")).to_have_count(4)
    vega.play(10, random.Random(2))
    assert vega.step > 8
    page.locator(".rival .open").nth(1).click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("svg.planet")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert not page.locator(".toasts .bad").count()


def test_the_commander_turns_the_station(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), bot(), seed=11)
    page = vega.page
    chance = random.Random(11)
    sectors = page.locator('.sector[data-state="legal"]')
    for _ in range(40):
        vega.until_asked()
        if sectors.count():
            break
        vega.act_by_mouse(chance)
    expect(sectors).to_have_count(6)
    spin = "getComputedStyle(document.querySelector('svg.wheel')).getPropertyValue('--spin')"
    before = page.evaluate(spin)
    station = vega.view["station"]
    across = (station["positions"][0] - station["rotation"] + 3) % 6
    shape = next(each["large"]["shape"] for each in station["sectors"] if each["sector"] == across)
    page.locator(f'[data-at="sector:{shape}"]').click(force=True)
    page.wait_for_function(f"before => {spin} !== before", arg=before)
    page.locator("[data-confirm]").click()
    page.wait_for_function("document.querySelector('.sector[data-state=\"legal\"]') === null")


@pytest.mark.parametrize("seats", [1, 6])
def test_lobby(seat: Seat, seats: int) -> None:
    vega = seat("Vega")
    vega.go("/new/planet_unknown")
    page = vega.page
    step = page.locator(".stepper button").first if seats == 1 else page.locator(".stepper button").last
    expect(page.locator(".seats article")).to_have_count(4)
    while page.locator(".seats article").count() != seats:
        step.click()
    expect(page.locator(".number")).to_have_count(0)
    options = page.locator("fieldset")
    options.nth(0).get_by_role("radio").nth(1).click()
    options.nth(1).get_by_role("radio").last.click()
    expect(page.locator(".number")).to_have_count(2)
    page.locator(".number input").nth(0).fill("3")
    page.locator("main > footer button").click()
    page.wait_for_selector("svg.planet")
    events = vega.get(f"/api/tables/{vega.table}")["options"]
    assert events["events"] == "custom"
    assert events["green"] == 3
    expect(page.locator(".rival")).to_have_count(seats - 1)


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_resting_tile_is_dragged_with_the_mouse(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=5)
    page = vega.page
    until_tile(vega, random.Random(1))
    # From the wheel: in the hand at once, over the planet it finds its place.
    page.mouse.move(*middle(page.locator('.stack[data-state="legal"]').first))
    page.mouse.down()
    x, y = middle(page.locator("svg.wheel"))
    page.mouse.move(x, y, steps=4)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.move(*middle(page.locator("rect.grip").nth(3)), steps=4)
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    resting = page.locator("rect.grip.on")
    expect(resting).to_have_count(1)
    before = resting.get_attribute("data-at")
    page.mouse.move(*middle(resting))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("rect.grip:not(.on)").last), steps=6)
    page.mouse.up()
    expect(resting).to_have_count(1)
    assert resting.get_attribute("data-at") != before
    assert vega.view["players"][0]["taken"] is None


def test_steps_of_rovers_are_not_lost_by_one_click(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, seed=31)
    chance = random.Random(7)
    finish = vega.page.locator('.ask [data-at="button:done"]')
    for _ in range(60):
        vega.until_asked()
        now = vega.position
        if finish.count() and any(action["text"].startswith("move ") for action in now["asks"][0]["actions"]):
            break
        vega.act_by_mouse(chance)
    number = vega.number
    finish.click()
    expect(finish).to_contain_text("left: finish anyway?")
    assert vega.number == number
    finish.click()
    vega.page.wait_for_function(
        "number => Number(document.querySelector('[data-number]').dataset.number) > number", arg=number
    )


def test_only_the_button_or_two_quick_taps_lay_a_tile(chromium: Browser, house: House) -> None:
    vega = Player(chromium, house, "Vega", size=PHONE, lang="en", theme="dark", touch=True)
    sit_down(vega, ME, seed=8, events="normal")
    page = vega.page
    until_tile(vega, random.Random(1))
    # The event is told in a line above the planet, and whole at a touch.
    page.locator(".now").tap()
    expect(page.locator("dialog[open] .event")).to_be_visible()
    page.keyboard.press("Escape")
    session = vega.context.new_cdp_session(page)
    x, y = middle(page.locator(".pick").nth(1))
    goal = middle(page.locator("svg.planet"))
    touch(session, "touchStart", (x, y))
    for i in range(1, 13):
        touch(session, "touchMove", (x + (goal[0] - x) * i / 12, y + (goal[1] - y) * i / 12))
    touch(session, "touchEnd")
    resting = page.locator("rect.grip.on")
    expect(resting).to_have_count(1)
    for place in (resting, resting, page.locator("rect.grip:not(.on)").first, resting):
        page.touchscreen.tap(*middle(place))
        page.wait_for_timeout(400)
        expect(resting).to_have_count(1)
    assert vega.view["players"][0]["taken"] is None
    number = vega.number
    page.touchscreen.tap(*middle(resting))
    page.touchscreen.tap(*middle(resting))
    vega.until_later(number + 1)
    assert not vega.faults, vega.faults
    vega.context.close()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_phone_with_a_finger(chromium: Browser, house: House, lang: str) -> None:
    vega = Player(chromium, house, "Vega", size=PHONE, lang=lang, theme="dark", touch=True)
    sit_down(vega, ME, bot(), seed=8)
    page = vega.page
    until_tile(vega, random.Random(1))
    page.locator(".pick").first.tap()
    resting = page.locator("rect.grip.on")
    expect(resting).to_have_count(1)
    before = resting.get_attribute("data-at")
    here, there = resting.bounding_box(), page.locator("rect.grip:not(.on)").last.bounding_box()
    assert here
    assert there
    x, y = here["x"] + here["width"] / 2, here["y"] + here["height"] / 2
    dx, dy = there["x"] - here["x"], there["y"] - here["y"]
    session = vega.context.new_cdp_session(page)
    touch(session, "touchStart", (x, y))
    for i in range(1, 13):
        touch(session, "touchMove", (x + dx * i / 12, y + dy * i / 12))
    touch(session, "touchEnd")
    expect(resting).to_have_count(1)
    assert resting.get_attribute("data-at") != before
    page.locator('[data-tool="turn"]').tap()
    expect(resting).to_have_count(1)
    number = vega.number
    page.locator("[data-confirm]").tap()
    vega.until_later(number + 1)
    for place in range(3):
        page.locator(".pages button").nth(place).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".pages button").first.tap()
    vega.play(8, random.Random(4))
    small = page.evaluate("""() => [...document.querySelectorAll('.page *')].filter(node => node.checkVisibility()
      && !node.closest('svg') && [...node.childNodes].some(child => child.nodeType === 3 && child.textContent.trim())
      && parseFloat(getComputedStyle(node).fontSize) < 12).map(node => node.className + ': ' + node.textContent)""")
    assert not small
    assert not vega.faults, vega.faults
    vega.context.close()
