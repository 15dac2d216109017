"""The whole page by keyboard alone, in Russian."""

from __future__ import annotations

import random
from pathlib import Path

from browser.conftest import Seat
from browser.house import House
from browser.player import ANSWERS, MOVED, Player
from playwright.sync_api import expect

RECORD = Path(__file__).parent.parent / "games" / "alien_frontiers" / "records" / "2-greedy-greedy.txt"
# Words that a player types to find an action, in the order in which they are wished for.
TYPED = ("колони", "терраформ", "верф", "стыковка", "")


def tab_to(player: Player, selector: str) -> None:
    """Walk with Tab until something is focused."""
    for _ in range(80):
        if player.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
        player.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")


def act_by_keyboard(player: Player, chance: random.Random) -> None:
    """Answer one question with keys only: type words of an action, or Enter where there is only one."""
    player.until_asked()
    if player.over():
        return
    page, number = player.page, player.number
    page.evaluate("document.activeElement?.blur()")
    if page.locator(".ask [role=combobox]").count():
        player.press("/")
        page.wait_for_function("() => document.activeElement?.getAttribute('role') === 'combobox'")
        for word in TYPED:
            page.keyboard.insert_text(word)
            found = page.locator("#actions [role=option]").count()
            if found:
                break
            player.press("Escape")
        for _ in range(chance.randrange(min(found, 4))):
            player.press("ArrowDown")
    player.press("Enter")
    page.wait_for_function(MOVED, arg=number)


def test_a_game_by_keyboard_in_russian(seat: Seat) -> None:
    rigel = seat("Ригель", lang="ru")
    page = rigel.page
    rigel.go("/")
    page.wait_for_selector('footer a[href="/new/alien_frontiers"]')
    tab_to(rigel, 'footer a[href="/new/alien_frontiers"]')
    rigel.press("Enter")
    page.wait_for_selector(".seats article")
    minus = '.stepper button[aria-label="Убрать место"]'
    expect(page.locator(minus)).to_be_enabled()
    tab_to(rigel, minus)
    while page.locator(".seats article").count() > 2:
        rigel.press("Enter")
    tab_to(rigel, '.levels [aria-checked="true"]')
    rigel.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Кадет")).to_be_checked()
    tab_to(rigel, "main > footer button")
    rigel.press("Enter")
    page.wait_for_selector("[data-number]")
    chance = random.Random(2)
    while rigel.step < 40 and not rigel.over():
        act_by_keyboard(rigel, chance)
    assert rigel.get(f"/api/tables/{rigel.table}")["step"] >= 40


def test_the_end_of_a_game_by_keyboard(seat: Seat, house: House) -> None:
    """A game that is nearly over is continued from its Record and played to the last screen."""
    text = RECORD.read_text()
    steps = sum(line.startswith("p") and line[1].isdigit() for line in text.split("\n\n", 1)[1].splitlines())
    rigel = seat("Ригель", lang="ru")
    source = house.upload(text)
    table = rigel.play_on(source, steps - 6, {"kind": "me", "name": "Ригель"}, {"kind": "bot", "level": "cadet"})
    rigel.open_table(table)
    chance = random.Random(1)
    for _ in range(ANSWERS):
        if rigel.over():
            break
        act_by_keyboard(rigel, chance)
    else:
        raise AssertionError(f"still playing: {rigel.question.inner_text()}")
    expect(rigel.page.get_by_role("dialog", name="Игра окончена")).to_be_visible()
    rigel.press("Escape")
    expect(rigel.page.locator("dialog[open]")).to_have_count(0)


def test_keys_pick_take_back_and_undo(seat: Seat) -> None:
    vega = seat("Vega")
    table = vega.new_table({"kind": "me", "name": "Vega"}, {"kind": "bot", "level": "cadet"}, seed=7)
    vega.open_table(table["id"])
    vega.until_asked()
    vega.press("Enter")  # the only thing to do is to roll
    vega.until_step(1)
    vega.until_asked()
    tab_to(vega, '[data-state="legal"]')
    vega.press("Enter")
    expect(vega.page.locator('[data-state="picked"]').first).to_be_visible()
    vega.page.evaluate("document.activeElement?.blur()")
    vega.press("Escape")
    expect(vega.page.locator('[data-state="picked"]')).to_have_count(0)
    vega.act_by_mouse(random.Random(1))
    vega.until_step(2)
    vega.until_asked()
    vega.page.evaluate("document.activeElement?.blur()")
    vega.press("Control+z")
    vega.page.wait_for_function("() => document.querySelector('[data-step]').dataset.step === '1'")
    assert vega.get(f"/api/tables/{vega.table}")["step"] == 1
