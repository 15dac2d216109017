"""SpaceCorp in the browser: an era by mouse, three eras from the spectator's place, on a phone, in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from browser.conftest import Seat
from browser.player import Player
from playwright.sync_api import expect

ME = {"kind": "me", "name": "Vega"}
PHONE = (390, 844)
LATER = "number => Number(document.querySelector('[data-number]').dataset.number) > number"
BOT: dict[str, Any] = {"kind": "bot", "level": "cadet"}


def sit_down(player: Player, *seats: dict[str, Any], seed: int, eras: str) -> None:
    player.go("/")
    table = player.new_table(*seats, game="spacecorp", seed=seed, options={"eras": eras})
    player.open_table(table["id"])
    player.page.wait_for_selector(".chart")


def view(player: Player) -> Any:
    return next(frame["view"] for frame in reversed(player.frames) if frame["type"] == "position")


def moves(player: Player) -> list[list[str]]:
    """Give from where to where a team can go, if that is asked now."""
    frame = next(frame for frame in reversed(player.frames) if frame["type"] == "position")
    texts = [action["text"].split() for ask in frame["asks"] for action in ask["actions"]]
    return [words for words in texts if words[0] == "move"] if frame["view"]["phase"] == "action" else []


def test_an_era_by_mouse(seat: Seat) -> None:
    vega = seat("Vega")
    sit_down(vega, ME, BOT, seed=5, eras="1")
    page = vega.page
    expect(page.locator(".chart .spot")).to_have_count(16)
    expect(page.locator(".offers .offer")).to_have_count(4)
    expect(page.locator(".contracts li")).to_have_count(7)
    vega.play(20, random.Random(3))
    assert vega.step > 10
    assert not page.locator(".toasts .bad").count()


def test_a_team_a_place_a_way_to_pay(seat: Seat) -> None:
    vega = seat("Vega")
    sit_down(vega, ME, BOT, seed=5, eras="1")
    page, chance = vega.page, random.Random(1)
    vega.until_asked()
    for _ in range(30):
        if len(moves(vega)) > 2:
            break
        vega.act_by_mouse(chance)
        vega.until_asked()
    _, start, goal = moves(vega)[1]
    cost = view(vega)["routes"][start][goal]["cost"]
    page.locator(f'[data-at="team:{start}"][data-state="legal"]').click()
    place = page.locator(f'[data-at="site:{goal}"]')
    expect(place).to_have_attribute("data-state", "legal")
    expect(place).to_have_attribute("aria-label", re.compile(rf"cost {cost}$"))
    place.click()
    expect(page.locator(".chart .way")).to_have_count(1)
    expect(page.locator(".voyage")).to_contain_text(f"cost {cost}")
    page.locator("[data-confirm]").click()
    ways = page.locator(".ways [role=radio]")
    expect(ways.first).to_have_attribute("aria-checked", "true")
    assert view(vega)["goal"]["to"] == goal
    page.get_by_role("button", name="Put a payment together").click()
    page.locator(".custom .adds button").first.click()
    expect(page.locator(".custom .picked .source")).to_have_count(1)
    page.locator(".ask footer button").first.click()
    expect(page.locator(".custom .picked")).to_have_count(0)


def test_interruptions_can_be_switched_off_and_on(seat: Seat) -> None:
    vega = seat("Vega")
    sit_down(vega, ME, BOT, seed=8, eras="1")
    page = vega.page
    vega.until_asked()
    page.get_by_role("button", name="Interruptions").click()
    switch = page.get_by_role("switch", name="At the start of a turn")
    expect(switch).to_be_checked()
    number = vega.number
    switch.click()
    page.wait_for_function(LATER, arg=number)
    assert view(vega)["me"]["windows"]["turn_start"] is False
    expect(switch).not_to_be_checked()
    switch.click()
    page.wait_for_function(LATER, arg=number + 1)
    assert view(vega)["me"]["windows"]["turn_start"] is True


def test_three_eras_are_watched(seat: Seat) -> None:
    vega = seat("Vega", lang="ru", theme="light")
    sit_down(vega, BOT, BOT, BOT, BOT, seed=2, eras="1-3")
    page = vega.page
    expect(page.locator(".rival")).to_have_count(4)
    page.wait_for_selector("dialog[open]")
    assert [len(view(vega)["players"]), view(vega)["era"]] == [4, "starfarers"]
    expect(page.locator("dialog[open] li")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".rival .inside").nth(2).click()
    expect(page.locator(".dock h2")).to_have_text(page.locator(".rival h2").nth(2).inner_text())
    page.get_by_role("button", name="Знаки").click()
    expect(page.locator("dialog[open] .legend li").first).to_be_visible()


@pytest.mark.parametrize(("eras", "chart"), [("2", 28), ("3", 17)])
def test_later_eras(seat: Seat, eras: str, chart: int) -> None:
    vega = seat("Vega")
    sit_down(vega, ME, BOT, BOT, seed=3, eras=eras)
    expect(vega.page.locator(".chart .spot")).to_have_count(chart)
    vega.play(6, random.Random(4))
    assert vega.step > 2


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_phone(seat: Seat, lang: str) -> None:
    vega = seat("Vega", size=PHONE, lang=lang)
    sit_down(vega, ME, BOT, seed=9, eras="2")
    vega.play(6, random.Random(4))
    page = vega.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.locator("nav button").nth(2).click()
    expect(page.locator(".shelf .offer")).to_have_count(4)
    page.get_by_role("tab").nth(1).click()
    expect(page.locator(".shelf .contracts li")).to_have_count(7)
