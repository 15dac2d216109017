"""SpaceCorp in the browser: an era by mouse, three eras from the spectator's place, on a phone, in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from browser.conftest import Seat
from browser.player import ME, Player, bot
from playwright.sync_api import expect

BOT = bot()


def sit_down(player: Player, *seats: dict[str, Any], seed: int, **options: object) -> Player:
    return player.sit_down("spacecorp", ".chart", *seats, seed=seed, **options)


def moves(player: Player) -> list[list[str]]:
    """Give from where to where a team can go, if that is asked now."""
    frame = player.position
    texts = [action["text"].split() for ask in frame["asks"] for action in ask["actions"]]
    return [words for words in texts if words[0] == "move"] if frame["view"]["phase"] == "action" else []


def test_an_era_by_mouse(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, BOT, seed=5, eras="1")
    vega.shows({".chart .spot": 16, ".offers .offer": 4, ".contracts li": 7})
    vega.play_smoothly(20, random.Random(3))
    assert vega.step > 10


def test_a_team_a_place_a_way_to_pay(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, BOT, seed=5, eras="1")
    page, chance = vega.page, random.Random(1)
    vega.until_asked()
    for _ in range(30):
        if len(moves(vega)) > 2:
            break
        vega.act_by_mouse(chance)
        vega.until_asked()
    _, start, goal = moves(vega)[1]
    cost = vega.view["routes"][start][goal]["cost"]
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
    assert vega.view["goal"]["to"] == goal
    page.get_by_role("button", name="Put a payment together").click()
    page.locator(".custom .adds button").first.click()
    expect(page.locator(".custom .picked .source")).to_have_count(1)
    page.locator(".ask footer button").first.click()
    expect(page.locator(".custom .picked")).to_have_count(0)


def test_interruptions_can_be_switched_off_and_on(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, BOT, seed=8, eras="1")
    page = vega.page
    vega.until_asked()
    page.get_by_role("button", name="Interruptions").click()
    switch = page.get_by_role("switch", name="At the start of a turn")
    expect(switch).to_be_checked()
    number = vega.number
    switch.click()
    vega.until_later(number)
    assert vega.view["me"]["windows"]["turn_start"] is False
    expect(switch).not_to_be_checked()
    switch.click()
    vega.until_later(number + 1)
    assert vega.view["me"]["windows"]["turn_start"] is True


def test_three_eras_are_watched(seat: Seat) -> None:
    vega = sit_down(seat("Vega", lang="ru", theme="light"), BOT, BOT, BOT, BOT, seed=2, eras="1-3")
    page = vega.page
    expect(page.locator(".rival")).to_have_count(4)
    page.wait_for_selector("dialog[open]")
    assert [len(vega.view["players"]), vega.view["era"]] == [4, "starfarers"]
    expect(page.locator("dialog[open] li")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".rival .inside").nth(2).click()
    expect(page.locator(".dock h2")).to_have_text(page.locator(".rival h2").nth(2).inner_text())
    page.get_by_role("button", name="Обозначения").click()
    expect(page.locator("dialog[open] .legend li").first).to_be_visible()


@pytest.mark.parametrize(("eras", "chart"), [("2", 28), ("3", 17)])
def test_later_eras(seat: Seat, eras: str, chart: int) -> None:
    vega = sit_down(seat("Vega"), ME, BOT, BOT, seed=3, eras=eras)
    expect(vega.page.locator(".chart .spot")).to_have_count(chart)
    vega.play(6, random.Random(4))
    assert vega.step > 2


def test_phone(phone: Player) -> None:
    page = sit_down(phone, ME, BOT, seed=9, eras="2").play_and_fit(6, random.Random(4))
    page.locator("nav button").nth(2).click()
    expect(page.locator(".shelf .offer")).to_have_count(4)
    page.get_by_role("tab").nth(1).click()
    expect(page.locator(".shelf .contracts li")).to_have_count(7)
