"""One Chromium and one server for all browser tests; each player is a fresh profile."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.house import House
from browser.player import PATIENCE, PHONE, Player
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# What is waited for comes much sooner; a busy machine is no fault of the page.
expect.set_options(timeout=PATIENCE)
CI = os.environ.get("CI") == "true"

Seat = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


def missing(what: str) -> None:
    """Leave the test out, but never where everything has to be tested."""
    if CI:
        pytest.fail(what)
    pytest.skip(what)


def launch(playwright: Playwright) -> Browser | None:
    """Start the machine's Chromium, else the one that Playwright brings."""
    names = ("/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome")
    own = next((found for name in names if (found := shutil.which(name))), None)
    try:
        return playwright.chromium.launch(executable_path=own, args=FLAGS)
    except Error:
        return None


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        if browser is None:
            missing("there is no Chromium here")
            return
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    if not running.has_page:
        running.stop()
        missing("the page is not built: make page")
        return
    yield running
    running.stop()


@pytest.fixture
def seat(chromium: Browser, house: House) -> Iterator[Seat]:
    """Give a function that seats somebody before a new browser profile; nobody may meet an error of the page."""
    players: list[Player] = []

    def sit(
        name: str = "Vega",
        *,
        at: House = house,
        size: tuple[int, int] = (1440, 900),
        lang: str = "en",
        theme: str = "dark",
    ) -> Player:
        player = Player(chromium, at, name, size=size, lang=lang, theme=theme)
        players.append(player)
        return player

    yield sit
    faults = [fault for player in players for fault in player.faults]
    for player in players:
        player.context.close()
    assert not faults, faults


@pytest.fixture(params=["en", "ru"])
def phone(request: pytest.FixtureRequest, seat: Seat) -> Player:
    """Seat somebody before a small telephone, in either language."""
    return seat("Vega", size=PHONE, lang=request.param)
