"""Every page, in both sizes and languages: no error, nothing wider than the screen, a name for every button."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.conftest import Seat
from browser.house import House
from browser.player import Player
from playwright.sync_api import expect

RECORD = Path(__file__).parent.parent / "games" / "alien_frontiers" / "records" / "4-greedy-greedy-greedy-greedy.txt"

# What a screen reader would have nothing to say about.
NAMELESS = """() => [...document.querySelectorAll('button, a[href], [role="button"], [role="tab"], [role="radio"], '
    + 'input')]
  .filter(node => node.checkVisibility() && !node.closest('[aria-hidden="true"]'))
  .filter(node => {
    const labelled = node.getAttribute('aria-label') || node.getAttribute('aria-labelledby') || node.title
      || node.textContent.trim() || node.placeholder;
    return !labelled && !(node.labels?.length);
  }).map(node => node.outerHTML.slice(0, 160))"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll('button, a.button, [role="tab"], nav a')]
  .filter(node => node.checkVisibility() && !node.closest('.board'))
  .map(node => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.max(box.width, box.height) < 40)
  .map(([node, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${node.outerHTML.slice(0, 120)}`)"""
KEY = "event|action|prompt|board|facility|card|phase|score|rule"
UNTRANSLATED = f"() => /\\b({KEY})-[a-z_]+/.exec(document.body.innerText)?.[0]"


@pytest.fixture(scope="session")
def record(house: House) -> str:
    return house.upload(RECORD.read_text())


def look_over(player: Player, path: str) -> None:
    """Check what holds on every page."""
    page = player.page
    assert page.evaluate(WIDER) <= 0, f"{path} is wider than the screen"
    assert page.evaluate(NAMELESS) == [], f"{path} has buttons without a name"
    assert page.evaluate(UNTRANSLATED) is None, f"{path} shows the key of a text"
    if page.viewport_size and page.viewport_size["width"] < 720:
        assert page.evaluate(SMALL) == [], f"{path} has targets too small for a finger"


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "wide"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_page(seat: Seat, record: str, size: tuple[int, int], lang: str) -> None:
    player = seat("Вега" if lang == "ru" else "Vega", size=size, lang=lang, theme="light" if lang == "ru" else "dark")
    page = player.page
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "cadet"}] * 3]
    waiting = player.new_table({"kind": "me"}, {"kind": "open"})
    playing = player.play_on(record, 300, *seats)
    pages = {
        "/": "article",
        "/new/alien_frontiers": ".seats article",
        "/join": "form",
        "/tables": "section ul",
        "/rules": "main",
        "/rules/alien_frontiers": "main h2",
        "/settings": "main .form",
        "/about": "main",
        "/nowhere": "main",
        "/new/spacecorp": "main",
        f"/table/{waiting['id']}#{waiting['invitation']}": ".wait",
        f"/table/{playing}": "[data-number]",
        f"/replay/{record}?step=200": "[data-step='200']",
    }
    for path, sign in pages.items():
        player.go(path)
        page.wait_for_selector(sign)
        look_over(player, path)
    player.go(f"/table/{playing}")
    page.wait_for_selector("[data-number]")
    page.get_by_role("button", name="Меню" if lang == "ru" else "Menu").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    look_over(player, "the menu of a table")
    player.press("Escape")
    page.get_by_role("button", name="Правила" if lang == "ru" else "Rules").first.click()
    page.wait_for_selector("dialog[open] h2, [role=dialog] h2")
    look_over(player, "the rules beside a table")


def test_settings_persist(seat: Seat) -> None:
    vega = seat("Vega")
    page = vega.page
    vega.go("/settings")
    page.get_by_role("radio", name="Русский").click()
    expect(page.get_by_role("heading", name="Настройки")).to_be_visible()
    page.get_by_role("radio", name="Светлая").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    vega.go("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("link", name="Новый стол").first).to_be_visible()


def test_a_game_without_a_board_is_only_announced(seat: Seat, house: House) -> None:
    vega = seat("Vega")
    vega.go("/")
    cards = vega.page.locator(".games article")
    expect(cards).to_have_count(5)
    expect(vega.page.get_by_role("link", name="New table").first).to_be_visible()
    playable = vega.page.locator('.games footer a[href^="/new/"]')
    served = {game["key"] for game in house.get("/api/games")["games"]}
    shown = {(link.get_attribute("href") or "").removeprefix("/new/") for link in playable.all()}
    assert "alien_frontiers" in shown
    assert shown <= served
    assert cards.locator(".chip", has_text="Coming").count() == 5 - len(shown)


def test_replay_with_slider_steps_and_a_link_to_a_moment(seat: Seat, record: str) -> None:
    vega = seat("Vega")
    page = vega.page
    vega.go(f"/replay/{record}?step=40")
    page.wait_for_selector("[data-step='40']")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_selector("[data-step='41']")
    page.wait_for_url(f"**/replay/{record}?step=41")
    slider = page.get_by_role("slider")
    slider.fill("250")
    page.wait_for_selector("[data-step='250']")
    page.wait_for_url(f"**/replay/{record}?step=250")
    link = page.url
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_selector("[data-step='0']")
    vega.go(link)
    page.wait_for_selector("[data-step='250']")
    page.get_by_role("button", name="Play", exact=True).click()
    vega.until_step(253)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    vega.page.wait_for_selector("[data-number]")
    assert vega.get(f"/api/tables/{vega.table}")["source"]["table"] == record


def test_a_phone_plays_a_turn(seat: Seat) -> None:
    vega = seat("Vega", size=(390, 844))
    page = vega.page
    vega.open_table(vega.new_table({"kind": "me"}, {"kind": "bot", "level": "cadet"}, seed=7)["id"])
    vega.until_asked()
    page.locator("[data-confirm]").click()  # roll
    page.wait_for_selector("[data-step='1']")
    for step in (2, 3, 4):
        for _ in range(8):
            if page.locator("[data-confirm]").count():
                break
            places = page.locator(".option.legal")
            (places if places.count() else page.locator('.tray [data-state="legal"]')).first.click()
        page.locator("[data-confirm]").first.click()
        vega.until_step(step)
        vega.until_asked()
