"""A whole game by mouse, from the start page to the last screen."""

from __future__ import annotations

import random

from browser.conftest import Seat
from playwright.sync_api import expect


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
