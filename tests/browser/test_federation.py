"""Federation in the browser: by mouse, with four at the table, on a phone, in both languages."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import Seat
from browser.house import House
from browser.player import ME, Player, bot
from playwright.sync_api import expect

DATA = Path(__file__).parents[2] / "cosmodrome" / "games" / "federation" / "data" / "federation.json"


def sit_down(player: Player, *seats: dict[str, Any], seed: int, **options: object) -> Player:
    return player.sit_down("federation", ".senate", *seats, seed=seed, **options)


def until(player: Player, phase: str, chance: random.Random) -> None:
    """Play by what glows until a question is asked."""
    for _ in range(60):
        player.until_asked()
        if player.view["phase"] == phase:
            return
        player.act_by_mouse(chance)
    raise AssertionError(f"{phase} is never asked")


def test_two_seats_by_mouse(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=5, setup="expert")
    vega.shows({".senate .cell": 18, ".senate .column": 6, ".senate .floor": 3, ".senate [data-law]": 2})
    vega.shows({"[data-planet]": 5, ".own .mission[data-status]": 12})
    vega.play_smoothly(24, random.Random(3))
    assert vega.step > 24


def test_a_placement_shows_what_it_would_bring(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=6)
    page = vega.page
    until(vega, "place", random.Random(1))
    now = vega.view
    glowing = page.locator('.cell[data-state="legal"]').first.get_attribute("data-at") or ""
    cell = vega.element(glowing)
    target = next(each for each in now["senate"] if f"cell:{each['id']}" == glowing)
    page.get_by_role("group", name="Tokens in hand").get_by_role("button", name="3 votes").click()
    cell.hover()
    expect(page.locator(".considered")).to_contain_text(f"floor {target['floor']}")
    expect(page.locator(".considered")).to_contain_text("votes: 3")
    expect(page.locator(".cell .fed-ghost")).to_have_count(1)
    number = vega.number
    cell.click()
    page.locator("[data-confirm]").click()
    vega.until_later(number + 1)
    token = next(each["token"] for each in vega.view["senate"] if each["id"] == target["id"])
    assert (token["owner"], token["total"]) == (0, 3)


def test_the_end_of_a_round_is_told_step_by_step(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=4)
    chance = random.Random(5)
    while vega.view["round"] == 1:
        vega.act_by_mouse(chance)
    page = vega.page
    page.get_by_role("button", name="End of round 1").click()
    expect(page.locator("dialog[open] .report > li")).to_have_count(5)
    expect(page.locator("dialog[open] .report > li").last).to_contain_text("Law")


def test_four_seats(seat: Seat) -> None:
    vega = sit_down(seat("Vega", lang="ru", theme="light"), ME, bot(), bot(), bot(), seed=2)
    vega.shows({".rival": 3})
    vega.play(8, random.Random(2))
    vega.look_at_rival(1, {".mission[data-status]": 12})


def test_phone(phone: Player) -> None:
    page = sit_down(phone, ME, bot(), seed=9).play_and_fit(6, random.Random(4))
    page.locator(".orbs button").nth(2).click()
    expect(page.locator('[data-planet="sixmoon"]')).to_have_count(1)
    boxes = [button.bounding_box() for button in page.locator(".orbs button").all()]
    assert all(box is not None and min(box["width"], box["height"]) >= 40 for box in boxes)
    page.locator("nav.tabs button").nth(2).click()
    expect(page.locator(".own.phone .mission[data-status]")).to_have_count(12)


def test_own_data_files_are_called_by_their_names(seat: Seat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own"
    own.mkdir()
    shutil.copy(DATA, own / "My numbers.json")
    monkeypatch.setenv("COSMODROME_FEDERATION", str(own))
    there = House(tmp_path)
    try:
        vega = seat("Vega", at=there)
        vega.go("/new/federation")
        group = vega.page.get_by_role("radiogroup", name="Data file")
        expect(group.get_by_role("radio", name="Our reconstruction")).to_be_visible()
        expect(group.get_by_role("radio", name=re.compile("^My numbers"))).to_be_visible()
    finally:
        there.stop()
