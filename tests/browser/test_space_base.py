"""Space Base in the browser: by mouse, with five at the table, on a phone, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from browser.conftest import Seat
from browser.player import Player
from playwright.sync_api import expect

ME = {"kind": "me", "name": "Vega"}
PHONE = (390, 844)


def bot(level: str = "cadet") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def sit_down(player: Player, *seats: dict[str, Any], seed: int, **options: object) -> None:
    player.go("/")
    table = player.new_table(*seats, game="space_base", seed=seed, options=options)
    player.open_table(table["id"])
    player.page.wait_for_selector("[data-bay]")


def test_two_seats_by_mouse(seat: Seat) -> None:
    vega = seat("Vega")
    sit_down(vega, ME, bot(), seed=5)
    page = vega.page
    expect(page.locator(".berth")).to_have_count(18)
    expect(page.locator(".colony[data-at]")).to_have_count(12)
    expect(page.locator(".bays .bay")).to_have_count(12)
    vega.play(16, random.Random(3))
    assert vega.step > 8
    assert not page.locator(".toasts .bad").count()


def test_both_uses_of_the_dice_show_what_they_bring(seat: Seat) -> None:
    vega = seat("Vega")
    sit_down(vega, ME, bot(), seed=7)
    page = vega.page
    uses = page.locator(".uses button.option")
    chance = random.Random(1)
    for _ in range(12):
        vega.until_asked()
        if uses.count() == 2:
            break
        vega.act_by_mouse(chance)
    view = next(frame["view"] for frame in reversed(vega.frames) if frame["type"] == "position")
    brings = view["players"][0]["brings"]
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
    page.wait_for_function("number => Number(document.querySelector('[data-number]').dataset.number) > number", arg=0)


def test_five_seats(seat: Seat) -> None:
    vega = seat("Vega", lang="ru", theme="light")
    sit_down(vega, ME, bot(), bot(), bot(), bot(), seed=2)
    page = vega.page
    expect(page.locator(".rival")).to_have_count(4)
    vega.play(8, random.Random(2))
    page.locator(".rival h2").nth(2).click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".bay")).to_have_count(12)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_phone(seat: Seat, lang: str) -> None:
    vega = seat("Vega", size=PHONE, lang=lang)
    sit_down(vega, ME, bot(), seed=9)
    vega.play(6, random.Random(4))
    page = vega.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.locator("nav button").nth(2).click()
    expect(page.locator(".as-sheet .berth")).to_have_count(18)


def test_light_speed(seat: Seat) -> None:
    vega = seat("Vega")
    sit_down(vega, ME, bot(), seed=3, light_speed=True)
    page = vega.page
    expect(page.locator(".dealt .berth")).to_have_count(6)
    page.locator('.dealt .berth[data-state="legal"]').first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".dealt .bought")).to_have_count(1)
    page.locator(".buttons button").last.click()
    expect(page.locator(".dealt")).to_have_count(0)


def test_a_card_is_shown_enlarged_and_explained(seat: Seat) -> None:
    vega = seat("Vega")
    sit_down(vega, ME, bot(), seed=4)
    page = vega.page
    page.locator(".bays .station").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Patrol")
    page.mouse.move(2, 2)
    page.locator('.berth[data-state="quiet"]').first.click()
    face = page.locator("dialog[open] .face")
    expect(face).to_be_visible()
    face.locator(".sb-tok[tabindex]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
