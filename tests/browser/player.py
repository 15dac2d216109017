"""Somebody before a browser: plays by what glows, and keeps everything that the browser was sent."""

from __future__ import annotations

import contextlib
import json
import random
import re
from pathlib import Path
from typing import Any

from browser.house import House
from playwright.sync_api import Browser, ElementHandle, Error, Locator, Page, WebSocket, expect

PATIENCE = 60_000.0
# More than any question needs.
CLICKS = 20
# More than any game needs.
ANSWERS = 1000
REACH = 5_000.0
# What a player would go for, so that a game comes to its end.
WISHES = [
    "territory:",
    "facility:colony_constructor",
    "facility:terraforming",
    "facility:colonist_hub",
    "facility:shipyard",
    "facility:solar",
    "facility:lunar",
    "facility:orbital",
]

READY = """() => document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('.ask.mine [data-confirm], [data-state="legal"], [data-more], .ask.mine .option.legal, '
    + '.ask.mine .buttons button, .ask.mine [data-at^="button:"][aria-disabled="false"]')]
    .some(node => node.checkVisibility())"""
MOVED = """number => Number(document.querySelector('[data-number]')?.dataset.number ?? -1) > number ||
  document.querySelector('dialog[open]') !== null"""
LATER = "number => Number(document.querySelector('[data-number]').dataset.number) > number"
WISHED = """([wishes, chance]) => {
  const shown = marks => [...document.querySelectorAll(marks)].filter(node => node.checkVisibility());
  /* Where nothing new can be picked, more of the same can: two tokens of a kind, say. */
  const fresh = shown('[data-state="legal"]'), glowing = fresh.length ? fresh : shown('[data-at][data-more]');
  const wish = wishes.find(each => glowing.some(node => node.dataset.at.startsWith(each)));
  const fitting = wish ? glowing.filter(node => node.dataset.at.startsWith(wish)) : glowing;
  return fitting[Math.floor(chance * fitting.length)] ?? null;
}"""


ME = {"kind": "me", "name": "Vega"}
PHONE = (390, 844)
"""The size of a small telephone."""


def bot(level: str = "cadet") -> dict[str, Any]:
    """Return a seat for a bot."""
    return {"kind": "bot", "level": level}


class Player:
    """A person with a browser profile of their own."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        name: str,
        *,
        size: tuple[int, int],
        lang: str,
        theme: str,
        touch: bool = False,
    ) -> None:
        self.house = house
        self.lang = lang
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            has_touch=touch,
            locale="ru-RU" if lang == "ru" else "en-GB",
            base_url=house.address,
        )
        self.context.set_default_timeout(PATIENCE)
        stored = json.dumps({"lang": lang, "theme": theme, "speed": "off", "name": name})
        self.context.add_init_script(f"localStorage.cosmodrome ??= {json.dumps(stored)}")
        # Known to the server before the page opens, so that both send the same cookie.
        self.context.request.get("/api/me")
        if name:
            assert self.context.request.put("/api/me", data={"name": name}).ok
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    # --- Going places

    def go(self, path: str) -> None:
        self.page.goto(path)

    def open_table(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.page.wait_for_selector("[data-number]")

    def new_table(self, *seats: dict[str, Any], game: str = "alien_frontiers", **more: Any) -> Any:
        """Make a table as the page would, and give what the server says of it."""
        return self.post("/api/tables", {"game": game, "seats": list(seats), **more})

    def sit_down(self, game: str, mark: str, *seats: dict[str, Any], seed: int, **options: object) -> Player:
        """Make a table of a game and open it; wait for what marks its board."""
        self.go("/")
        table = self.new_table(*seats, game=game, seed=seed, options=options)
        self.open_table(table["id"])
        self.page.wait_for_selector(mark)
        return self

    def play_on(self, source: str, step: int, *seats: dict[str, Any]) -> str:
        """Begin a new table with the first steps of another one, and give its id."""
        return str(self.post(f"/api/tables/{source}/continue", {"step": step, "seats": list(seats)})["id"])

    def post(self, path: str, body: Any = None) -> Any:
        """Send something to the server as this guest."""
        reply = self.context.request.post(path, data=body if body is not None else {})
        assert reply.ok, reply.text()
        return reply.json()

    def get(self, path: str) -> Any:
        reply = self.context.request.get(path)
        assert reply.ok, reply.text()
        return reply.json()

    # --- Seeing

    @property
    def number(self) -> int:
        return int(self.page.locator("[data-number]").get_attribute("data-number") or -1)

    @property
    def step(self) -> int:
        return int(self.page.locator("[data-number]").get_attribute("data-step") or -1)

    @property
    def position(self) -> dict[str, Any]:
        """Return the position as the server sent it last."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "position")

    @property
    def view(self) -> Any:
        return self.position["view"]

    @property
    def table(self) -> str:
        found = re.search(r"/(?:table|replay)/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def question(self) -> Locator:
        return self.page.locator(".ask h2")

    def element(self, at: str) -> Locator:
        return self.page.locator(f'[data-at="{at}"]').first

    def over(self) -> bool:
        return self.page.locator("dialog[open]").count() > 0

    def shows(self, counts: dict[str, int]) -> None:
        """Wait until the page shows so many of each kind of thing."""
        for selector, count in counts.items():
            expect(self.page.locator(selector)).to_have_count(count)

    def look_at_rival(self, number: int, counts: dict[str, int]) -> None:
        """Open what a rival has, see what is there, and close it again."""
        self.page.locator(".rival h2").nth(number).click()
        self.shows({f"dialog[open] {selector}": count for selector, count in counts.items()})
        self.press("Escape")
        self.shows({"dialog[open]": 0})

    def until_step(self, step: int) -> None:
        """Wait until the page shows a position that is at least so far."""
        self.page.wait_for_function(
            "step => Number(document.querySelector('[data-step]')?.dataset.step ?? -1) >= step", arg=step
        )

    def until_later(self, number: int) -> None:
        """Wait until the page shows a later position."""
        self.page.wait_for_function(LATER, arg=number)

    def fits(self) -> bool:
        """Tell whether nothing reaches over the side of the page."""
        size = self.page.viewport_size
        assert size is not None
        return bool(self.page.evaluate("document.documentElement.scrollWidth") <= size["width"])

    def until_asked(self) -> None:
        self.page.wait_for_function(READY)

    def shoot(self, path: Path) -> None:
        self.page.screenshot(path=path)

    # --- Acting

    def act_by_mouse(self, chance: random.Random) -> None:
        """Answer one question: click what glows until an action can be confirmed, then confirm it."""
        self.until_asked()
        if self.over():
            return
        number = self.number
        for _ in range(CLICKS):
            self._click_on(chance)
            # After an answer nothing glows until the next position is there; after a pick something does.
            self.page.wait_for_function(f"number => ({MOVED})(number) || ({READY})()", arg=number)
            if self.page.evaluate(MOVED, number):
                return
        raise AssertionError(f"nothing comes of what glows: {self.question.inner_text()}")

    def play(self, answers: int, chance: random.Random) -> None:
        """Answer so many questions, or to the end of the game, and wait for the next one."""
        for _ in range(answers):
            if self.over():
                return
            self.act_by_mouse(chance)
        self.until_asked()

    def play_and_fit(self, answers: int, chance: random.Random) -> Page:
        """Answer so many questions; then nothing reaches over the side of the page, which is returned."""
        self.play(answers, chance)
        assert self.fits()
        return self.page

    def play_smoothly(self, answers: int, chance: random.Random) -> None:
        """Answer so many questions, and never be refused anything that the page offers."""
        self.play(answers, chance)
        assert not self.page.locator(".toasts .bad").count()

    def finish(self, chance: random.Random) -> None:
        """Play to the end of the game."""
        self.play(ANSWERS, chance)
        assert self.over(), f"still playing: {self.question.inner_text()}"

    def _click_on(self, chance: random.Random) -> None:
        """Make one click: confirm what can be confirmed, else pick something that glows, else press a button."""
        confirm = self.page.locator("[data-confirm]")
        end = self.page.locator('.ask [data-at^="button:"][aria-disabled="false"]')
        # What lies under other things on the board, as a pile of discarded cards, is only in the list.
        other = self.page.locator(".ask .option.legal, .ask .option[data-more], .ask .buttons button")
        if confirm.count():
            target: Locator | ElementHandle = confirm.first
        elif glowing := self._wish(chance):
            target = glowing
        else:
            target = other.nth(chance.randrange(other.count())) if other.count() else end
        # What was there a moment ago may be gone, where others play at the same time.
        with contextlib.suppress(Error):
            target.click(timeout=REACH)

    def _wish(self, chance: random.Random) -> ElementHandle | None:
        """Choose among what glows."""
        return self.page.evaluate_handle(WISHED, [WISHES, chance.random()]).as_element()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)
