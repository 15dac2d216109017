"""A whole game by mouse, from the start page to the last screen."""

from __future__ import annotations

import random
from pathlib import Path

from browser.conftest import Seat
from browser.house import House
from playwright.sync_api import expect

RECORD = Path(__file__).parent.parent / "games" / "alien_frontiers" / "records" / "2-random-greedy.txt"
TOO_MUCH = 57
"""After so many steps of the record the first seat returns three of its fuel and ore."""


def test_a_whole_game_by_mouse(seat: Seat) -> None:
    vega = seat("Vega")
    page = vega.page
    vega.go("/")
    page.get_by_role("link", name="New table").first.click()
    while page.locator(".seats article").count() != 2:
        page.get_by_role("button", name="One seat less").click()
    page.locator(".seats article").nth(1).get_by_role("radio", name="Cadet").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-number]")
    vega.finish(random.Random(3))
    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()
    assert vega.get(f"/api/tables/{vega.table}")["status"] == "over"


def test_more_of_the_same_is_picked_by_pointing_at_it_again(seat: Seat, house: House) -> None:
    vega = seat("Vega")
    table = vega.play_on(
        house.upload(RECORD.read_text()), TOO_MUCH, {"kind": "me", "name": "Vega"}, {"kind": "here", "name": "Rigel"}
    )
    vega.open_table(table)
    vega.until_asked()
    fuel, ore = vega.element("token:fuel:mine"), vega.element("token:ore:mine")
    fuel.click()
    ore.click()
    expect(vega.page.locator("[data-confirm]")).to_have_count(0)
    for purse in (fuel, ore):
        expect(purse).to_have_attribute("data-more", "true")
    ore.click()
    vega.page.locator("[data-confirm]").click()
    vega.until_step(TOO_MUCH + 1)
