"""Space Base in the browser: by mouse, with five at the table, on a phone, in both languages."""

from __future__ import annotations

import random
from typing import Any

from browser.conftest import Seat
from browser.player import ME, Player, bot
from playwright.sync_api import expect


def sit_down(player: Player, *seats: dict[str, Any], seed: int, **options: object) -> Player:
    return player.sit_down("space_base", "[data-bay]", *seats, seed=seed, **options)


def test_two_seats_by_mouse(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=5)
    vega.shows({".berth": 18, ".colony[data-at]": 12, ".bays .bay": 12})
    vega.play_smoothly(16, random.Random(3))
    assert vega.step > 8


def test_both_uses_of_the_dice_show_what_they_bring(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=7)
    page = vega.page
    uses = page.locator(".uses button.option")
    chance = random.Random(1)
    for _ in range(12):
        vega.until_asked()
        if uses.count() == 2:
            break
        vega.act_by_mouse(chance)
    brings = vega.view["players"][0]["brings"]
    uses.nth(1).click()
    total = brings["sum"]["sectors"][0]
    expect(page.locator(f'[data-bay="0:{total}"].picked')).to_have_count(1)
    uses.nth(0).click()
    for sector in brings["separate"]["sectors"]:
        expect(page.locator(f'[data-bay="0:{sector}"].picked')).to_have_count(1)
    gain = brings["separate"]["credits"]
    if gain:
        expect(page.locator(".gauge.credits em")).to_have_text(f"+{gain}")
    page.locator("[data-confirm]").click()
    vega.until_later(0)


def test_five_seats(seat: Seat) -> None:
    vega = sit_down(seat("Vega", lang="ru", theme="light"), ME, bot(), bot(), bot(), bot(), seed=2)
    vega.shows({".rival": 4})
    vega.play(8, random.Random(2))
    vega.look_at_rival(2, {".bay": 12})


def test_light_speed(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=3, light_speed=True)
    page = vega.page
    expect(page.locator(".dealt .berth")).to_have_count(6)
    page.locator('.dealt .berth[data-state="legal"]').first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".dealt .bought")).to_have_count(1)
    page.locator(".buttons button").last.click()
    expect(page.locator(".dealt")).to_have_count(0)


def test_phone(phone: Player) -> None:
    page = sit_down(phone, ME, bot(), seed=9).play_and_fit(6, random.Random(4))
    page.locator("nav button").nth(2).click()
    expect(page.locator(".as-sheet .berth")).to_have_count(18)


def test_a_card_is_shown_enlarged_and_explained(seat: Seat) -> None:
    vega = sit_down(seat("Vega"), ME, bot(), seed=4)
    page = vega.page
    page.locator(".bays .station").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Patrol")
    page.mouse.move(2, 2)
    page.locator('.berth[data-state="quiet"]').first.click()
    face = page.locator("dialog[open] .face")
    expect(face).to_be_visible()
    face.locator(".sb-tok[tabindex]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
