"""What reaches a client does not depend on what it may not know: not in any frame, number, offer or moment.

A table is laid out in two houses with the same log. In one the position is the real one; in the other everything
that a viewer cannot know was drawn anew. The viewer looks, asks and acts in both, while the others answer what they
are secretly asked at once. Whatever the server sends must be the same, but for what an action itself brings to light.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from kernel.signals import GAME as SIGNALS
from support import clock
from support.moments import AT, Moment, moments
from support.play import BRIEF, SCALE, Case, chooser, spread
from support.wire import Client, Frame, House

import cosmodrome
from cosmodrome import Rng, State
from cosmodrome.players.search import SearchPlayer, Thought
from cosmodrome.server.catalogue import Opinion
from cosmodrome.server.thinking import Puzzle

PAUSE = 2.0
SOON = 0.25
"""Seconds of a clock that jumps: fractions that it can add up exactly."""
MOMENTS = 4
WORLDS = 2
TRIES = 16
TOPICS = 3
SEED = 3
NAMES = count()


def believed(state: State, viewer: int | None, seed: int) -> State:
    """Draw anew all that a viewer cannot know, and leave chance as it is: what comes is compared too."""
    other = state.imagine(viewer, Rng.seeded(seed))
    other.rng = state.rng.clone()
    other.seals = state.seals
    return other


def decline(ask: Frame) -> str | None:
    """Answer a secret question as if it had never been put."""
    texts = [action["text"] for action in ask["actions"]]
    return "let be" if "let be" in texts else None


def same(frames: list[Frame]) -> str:
    """Write frames down without the moments at which they came."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(part) for key, part in value.items() if key not in ("at", "away_since", "moved", "now")}
        return [bare(part) for part in value] if isinstance(value, list) else value

    return json.dumps(bare(frames), sort_keys=True)


def shape(frames: list[Frame]) -> list[Any]:
    """Tell of frames what no outcome may change: how many there are, how they count, what can be taken back."""
    return [
        (frame["type"], frame.get("id"))
        if frame["type"] != "position"
        else (
            frame["number"],
            frame["step"],
            frame["held"],
            frame["history"],
            frame["thinking"],
            frame["log_begins"],
            [(offer["seat"], offer["to"]) for offer in frame["undo"]],
            [
                (entry["number"], entry["step"], entry["seat"], entry["text"], entry["back_to"])
                for entry in frame["log"]
            ],
            None if frame["held"] is None else frame["deciders"],
        )
        for frame in frames
    ]


class Observer:
    """A viewer at one of the two tables, among others who answer at once."""

    def __init__(self, house: House, table: str, viewer: int | None, seats: int) -> None:
        self.house = house
        self.table = table
        self.guest = None if viewer is None else f"guest{viewer}"
        self.viewer = viewer
        self.seats = seats
        self.held: Frame | None = None
        """What could be asked over HTTP while the last action was held back, if there was time for that."""

    async def __aenter__(self) -> Observer:
        others = [seat for seat in range(self.seats) if seat != self.viewer]
        self.others = [self.house.open(self.table, f"guest{seat}", decline) for seat in others]
        for other in self.others:
            await other.until(lambda frame: frame["type"] == "position")
        self.client: Client = self.house.open(self.table, self.guest)
        await self.client.until(lambda frame: frame["type"] == "position")
        while self.house.hall.rooms.open[self.table]._seats_due:
            await asyncio.sleep(SOON)  # who has come is told a moment later, to all at once
        return self

    async def __aexit__(self, *error: object) -> None:
        for client in [self.client, *self.others]:
            await client.close()
        self.house.hall.rooms.open.pop(self.table, None)

    async def facts(self) -> Frame:
        """Ask over HTTP how the table stands and how far its game can be walked through."""
        _, table = await self.house.get(f"/api/tables/{self.table}", self.guest)
        _, log = await self.house.get(f"/api/tables/{self.table}/log", self.guest)
        _, walk = await self.house.get(f"/api/tables/{self.table}/replay?from=0&to=0", self.guest)
        return {
            "number": table["number"],
            "step": table["step"],
            "status": table["status"],
            "log": log["steps"],
            "walk": walk["steps"],
            "deciders": table["deciders"],
            "my_turn": table["my_turn"],
            "moved": table["moved"] == AT,
        }

    async def look(self) -> str:
        """See everything that can be seen without doing anything."""
        step = self.client.position["step"]
        seen = [frame for frame in self.client.frames if frame["type"] in ("hello", "position")]
        for path in ("", f"/log?from={max(0, step - 20)}", f"/replay?from={step}&to={step}"):
            seen.append({"reply": await self.house.get(f"/api/tables/{self.table}{path}", self.guest)})
        return same(seen)

    async def probe(self, texts: list[str], topics: list[str]) -> str:
        """Ask what may be asked about one's own question."""
        number = self.client.position["number"]
        seen = [await self.client.ask("preview", seat=self.viewer, number=number, text=text) for text in texts]
        for topic in topics:
            seen.append(await self.client.ask("inspect", seat=self.viewer, number=number, topic=topic))
        seen.append(await self.client.ask("hint", seat=self.viewer, number=number))
        return same(seen)

    async def act(self, text: str) -> list[Frame]:
        """Act, wait until all is shown, and give every frame that came; take it back where that is offered."""
        start = len(self.client.frames)
        sent = asyncio.get_running_loop().time()
        done = await self.client.ask("act", seat=self.viewer, number=self.client.position["number"], text=text)
        asked = await self.facts()
        room = self.house.hall.rooms.open[self.table]
        self.held = asked if room.table.held is not None else None
        await self.client.until(
            lambda frame: frame["type"] == "position" and frame["held"] is None and frame["number"] >= done["number"],
            start,
        )
        held = [frame["type"] == "position" and frame["held"] is not None for frame in self.client.frames[start:]]
        if any(held):
            # However quickly the others answered, nothing came before its time: neither a question nor what followed.
            declined = any(decline(ask) for ask in self.client.position["asks"])
            assert self.client.times[-1] - sent >= (PAUSE / 2 if declined else PAUSE)
        if self.client.position["undo"]:
            number = self.client.position["number"]
            done = await self.client.ask("undo", seat=self.viewer, number=number)
            await self.client.until(
                lambda frame: frame["type"] == "position" and frame["number"] >= done["number"], start
            )
        return self.client.frames[start:]


async def quick_advice(puzzle: Puzzle, errand: object) -> list[Opinion]:
    """Think for a hint, briefly and without a clock, so that the same is thought twice."""
    if puzzle.game == SIGNALS.key:
        return []
    state = cosmodrome.game(puzzle.game).from_json(json.loads(puzzle.position))
    player = SearchPlayer(puzzle.seed, Thought(6))
    imagined = state.imagine(puzzle.seat, Rng.seeded(puzzle.seed))
    return [Opinion(advice.action.text, advice.value, advice.visits) for advice in player.advise(imagined, puzzle.seat)]


def telling_choice(state: State, viewer: int, seed: int, wanted: Wanted) -> tuple[State, str]:
    """Choose a world and an action: if there are any, such in which others are asked otherwise in secret."""
    rng = chooser(seed)
    legal = [action.text for action in state.legal(viewer)]
    noted = False
    for attempt in range(TRIES):
        world = believed(state, viewer, seed * TRIES + attempt)
        text = legal[rng.below(len(legal))]
        real = Outcome(state, viewer, text)
        noted |= real.secret_question
        if (real.secret_question and wanted(real, Outcome(world, viewer, text))) or (attempt >= 4 and not noted):
            break
    return world, text


async def compare(houses: list[House], moment: Moment, viewer: int | None, seed: int, wanted: Wanted) -> None:
    """Look, ask and act in two worlds that the viewer cannot tell apart."""
    state = moment.state
    asked = viewer is not None and viewer in state.deciders()
    text = ""
    if asked and viewer is not None:
        world, text = telling_choice(state, viewer, seed, wanted)
        topics = [*spread(moment.case.game.topics(state, viewer), TOPICS), "the weather"]
        probed = [text, state.legal(viewer)[seed % len(state.legal(viewer))].text]
    else:
        world = believed(state, viewer, seed)
    worlds = [state, world]
    seen: list[str] = []
    asked_about: list[str] = []
    came: list[list[Frame]] = []
    held: list[Frame | None] = []
    name = f"table{next(NAMES)}"
    for house, world in zip(houses, worlds, strict=True):
        table = moment.lay(house, world, name)
        async with Observer(house, table, viewer, moment.case.seats) as observer:
            seen.append(await observer.look())
            if asked:
                asked_about.append(await observer.probe(probed, topics))
                came.append(await observer.act(text))
                held.append(observer.held)
                came[-1].append(
                    {
                        "type": "facts",
                        "id": {
                            key: fact
                            for key, fact in (await observer.facts()).items()
                            if key not in ("deciders", "my_turn")
                        },
                    }
                )
    assert seen[0] == seen[1]
    if not asked:
        return
    assert asked_about[0] == asked_about[1]
    assert viewer is not None
    real, imagined = (Outcome(world, viewer, text) for world in worlds)
    if (real.secret_question, real.asked, real.over) == (imagined.secret_question, imagined.asked, imagined.over):
        assert shape(came[0]) == shape(came[1])
        assert held[0] is None or held[1] is None or held[0] == held[1]
    else:
        # A pause, a question and the end tell only what came to light then: here other cards were turned up.
        assert real.revealed
        assert real.view != imagined.view
    if not real.revealed and not imagined.revealed:
        assert same(came[0]) == same(came[1])


class Outcome:
    """What an action leads to, with everybody declining what he is asked in secret."""

    def __init__(self, world: State, viewer: int, text: str) -> None:
        state = world.clone()
        state.apply(viewer, state.parse(viewer, text))
        self.others: list[int] = []
        """Who else was asked in secret before the viewer."""
        while state.asked_in_secret() and viewer not in state.deciders():
            seat = state.deciders()[0]
            state.apply(seat, state.parse(seat, "let be"))
            self.others.append(seat)
        self.secret_question = state.secret_questions != world.secret_questions
        self.asked = state.asked_in_secret()
        self.over = state.over
        self.revealed = (state.rng.drawn, state.seals) != (world.rng.drawn, world.seals)
        self.view = state.view(viewer)


Wanted = Callable[[Outcome, Outcome], bool]


def others_asked_otherwise(real: Outcome, imagined: Outcome) -> bool:
    """Find two worlds that differ in who is asked in secret."""
    return real.others != imagined.others


@pytest.fixture
def houses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[House]]:
    monkeypatch.setattr("cosmodrome.server.room.SOON", SOON)
    made = [House(tmp_path / name, secret_pause=(PAUSE, PAUSE)) for name in ("real", "imagined")]
    for house in made:
        house.hall.brains.advise = quick_advice  # type: ignore[method-assign]
    yield made
    for house in made:
        house.close()


async def compare_all(houses: list[House], case: Case, most: int, wanted: Wanted = others_asked_otherwise) -> None:
    for house in houses:
        house.hall.games[case.game.key] = case.game
    for number, moment in enumerate(moments(case, SEED, most)):
        viewers = {number % case.seats, *moment.state.deciders()[:1], None if number % 2 else 0}
        for viewer in viewers:
            for world in range(WORLDS):
                await compare(houses, moment, viewer, number * 10 + world, wanted)


# What is compared here is the server, which is never compiled: the run over all games that follows a brief one does it.
once = pytest.mark.skipif(BRIEF, reason="the run over all games follows")


@once
def test_nothing_that_reaches_a_client_depends_on_what_it_may_not_know(case: Case, houses: list[House]) -> None:
    clock.run(compare_all(houses, case, MOMENTS * SCALE))
