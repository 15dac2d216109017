"""Whatever others send, a player's legal answer is accepted a moment after the question was shown."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kernel.signals import GAME as SIGNALS
from server.rooms import Ear, a_room
from support.mischief import Mischief
from support.moments import Moment, moments
from support.play import SCALE, Case, cases
from support.wire import Client, Frame, House

import cosmodrome
from cosmodrome.server.catalogue import Intention
from cosmodrome.server.settings import Limits
from cosmodrome.server.thinking import Puzzle
from cosmodrome.table.seat import Seat

SOAKING = SCALE > 2
POSITIONS = 3
ANSWERS = 4
SECONDS = 3.0
"""How long one position is played at most; how much happens in it is up to the machine."""
MOMENT = 0.3
"""The most seconds that the honest player takes to answer; up to one second, an answer is no better or worse."""


def some_cases() -> list[Case]:
    """Choose one way to play each game, or all of them where the run is scaled up."""
    every = cases()
    if SOAKING:
        return [case for case in every if case.seats > 1]
    chosen = [
        [case for case in every if case.game.key == game.key and case.seats == 3]
        for game in [*cosmodrome.games(), SIGNALS]
    ]
    return [group[-1] for group in chosen]


class Honest:
    """One player who answers what he is asked, a moment later, with the number that he was shown."""

    def __init__(self, client: Client, seat: int, chance: random.Random) -> None:
        self.client = client
        self.seat = seat
        self.chance = chance
        self.answered = 0
        self.interrupted = 0

    async def play(self, deadline: float) -> None:
        """Answer until there was enough of it."""
        due = bereft = 0
        while self.answered < ANSWERS:
            frame = await self._question(due, deadline)
            if frame is None:
                return
            place = len(self.client.frames)
            await asyncio.sleep(self.chance.uniform(0.0, MOMENT))
            (ask,) = frame["asks"]
            text = self.chance.choice(ask["actions"])["text"]
            reply = await self.client.ask("act", seat=self.seat, number=frame["number"], text=text)
            if reply["type"] == "done":
                self.answered += 1
                due, bereft = reply["number"], 0
                continue
            # Only another's undo may have taken the question away, and once before it is answered.
            assert reply["error"] == "stale", (reply, text)
            await self.client.until(lambda later: later["type"] == "position", self.client.frames.index(reply) + 1)
            taken = [
                entry
                for later in self.client.frames[place:]
                if later["type"] == "position"
                for entry in later["log"]
                if entry["back_to"] is not None and entry["seat"] != self.seat
            ]
            assert taken, ("the question vanished and nobody took anything back", frame["number"], text)
            bereft += 1
            self.interrupted += 1
            assert bereft == 1, "the same question was taken away twice"
            due = frame["number"] + 1

    async def _question(self, due: int, deadline: float) -> Frame | None:
        """Wait until something is asked; None if it never is."""
        while True:
            place = len(self.client.frames)
            position = self.client.position
            if position and position["over"]:
                return None
            if position and position["number"] >= due and position["asks"]:
                return position
            try:
                async with asyncio.timeout_at(deadline):
                    await self.client.until(lambda frame: frame["type"] == "position", place)
            except TimeoutError:
                return None


class Rival:
    """Somebody who sends whatever comes to mind as fast as he may, over connections that come and go."""

    def __init__(self, house: House, mischief: Mischief, guest: str | None, address: str) -> None:
        self.house = house
        self.mischief = mischief
        self.guest = guest
        self.address = address
        self.client = self._open()
        self.seen: list[Frame] = []

    def _open(self) -> Client:
        query = self.mischief.chance.choice(("pace=5", "pace=0", "since=3", "since=99999999&pace=x"))
        return self.house.open(self.mischief.table, self.guest, None, self.address, query)

    async def disturb(self) -> None:
        """Go on until cancelled."""
        chance = self.mischief.chance
        while True:
            await asyncio.sleep(0.02)
            if self.client.unread < 4:
                for _ in range(chance.randint(1, 3)):
                    self.client.send_text(self.mischief.message(self.client.position))
            if self.client.closed or chance.random() < 0.005:
                await self.leave()
                self.client = self._open()
            if chance.random() < 0.05:
                method, path, body = self.mischief.request()
                status, reply = await self.house.request(method, path, self.guest, body, self.address)
                assert status < 500, (method, path, body, reply)

    async def leave(self) -> None:
        """Close the connection and keep what came over it."""
        await self.client.close()
        self.seen += self.client.frames


async def besiege(house: House, moment: Moment, name: str, seed: int) -> Honest:
    """Let one honest player play from a position among others who do all that they can against it."""
    chance = random.Random(seed)
    seats = moment.case.seats
    deciders = moment.state.deciders()
    honest = deciders[seed % len(deciders)] if seed % 2 else chance.randrange(seats)
    others = [seat for seat in range(seats) if seat != honest]
    bots = (others[-1],) if len(others) > 1 and seed % 3 == 0 else ()
    table = moment.lay(house, moment.state, name, bots)
    player = Honest(house.open(table, f"guest{honest}", None, "10.0.0.1"), honest, chance)
    await player.client.until(lambda frame: frame["type"] == "position")
    whos: list[tuple[str | None, tuple[int, ...]]] = [(f"guest{seat}", (seat,)) for seat in others if seat not in bots]
    whos += [*whos, (None, ()), ("stranger", ())]
    deaf = [house.open(table, who, None, "10.0.1.1", reads=False) for who, _ in whos]
    rivals = [
        Rival(house, Mischief(random.Random(f"{seed} {number}"), table, seats, mine), who, f"10.0.0.{number + 2}")
        for number, (who, mine) in enumerate(whos)
    ]
    tasks = [asyncio.create_task(rival.disturb()) for rival in rivals]
    playing = asyncio.create_task(player.play(asyncio.get_running_loop().time() + SECONDS))
    try:
        await asyncio.wait([playing, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
        await playing
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for client in deaf:
            client.drop()
        for rival in rivals:
            await rival.leave()
        await player.client.close()
    faults = [frame for rival in rivals for frame in rival.seen if frame.get("error") == "fault"]
    assert faults == []
    return player


async def settle(house: House) -> None:
    """Let the bots stop, and what is under way come to its end."""
    await house.hall.bots.close()
    for room in house.hall.rooms.open.values():
        async with room.lock:
            pass


async def any_choice(puzzle: Puzzle, level: str, errand: object, hurried: bool) -> Intention:
    """Think for a bot: nothing much."""
    rules = SIGNALS if puzzle.game == SIGNALS.key else cosmodrome.game(puzzle.game)
    legal = rules.from_json(json.loads(puzzle.position)).legal(puzzle.seat)
    return Intention(legal[puzzle.seed % len(legal)].text)


async def no_advice(*asked: Any) -> list[Any]:
    return []


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path, Limits(), secret_pause=(0.02, 0.05))
    made.hall.games[SIGNALS.key] = SIGNALS
    made.hall.brains.choose = any_choice  # type: ignore[method-assign]
    made.hall.brains.advise = no_advice  # type: ignore[method-assign, assignment]
    yield made
    made.close()


@pytest.mark.parametrize("case", some_cases(), ids=str)
def test_an_honest_answer_is_accepted_whatever_others_send(
    case: Case, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> list[Honest]:
        players = [
            await besiege(house, moment, f"t{number}", number)
            for number, moment in enumerate(moments(case, 5, POSITIONS))
            if not moment.state.over
        ]
        await settle(house)
        return players

    players = asyncio.run(play())
    assert sum(player.answered for player in players) > 0
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


SEATS = [
    Seat("person", "red", "Vega", "a"),
    Seat("person", "green", "Rigel", "b"),
    Seat("bot", "blue", "Mira", level="cadet"),
]


def test_a_spectator_does_not_slow_the_bots_of_those_who_play(tmp_path: Path) -> None:
    async def watch() -> None:
        room = a_room(tmp_path, SEATS)
        room.join(Ear(None, 5.0))
        room.join(Ear("stranger", 3.0))
        assert room.pace() == 5.0, "where nobody plays, spectators choose"
        room.join(Ear("a", 0.3))
        room.join(Ear("b", 0.5))
        assert room.pace() == 0.5

    asyncio.run(watch())


def test_who_acts_and_takes_back_does_not_keep_a_bot_waiting(tmp_path: Path) -> None:
    async def toggle() -> None:
        room = a_room(tmp_path, SEATS)
        text = room.table.match.state.legal(1)[0].text
        await room.act("b", 1, 0, text)
        began = room.acted
        for _ in range(3):
            await room.undo("b", 1, room.table.number, None)
            await room.act("b", 1, room.table.number, text)
        assert room.acted == began
        await room.act("a", 0, 0, room.table.match.state.legal(0)[0].text)
        room.table.sheet.seats[2] = Seat("person", "blue", "Mira", "c")
        await room.act("c", 2, 0, room.table.match.state.legal(2)[0].text)
        assert room.acted > began, "when others are asked, everybody has time to see why"

    asyncio.run(toggle())


def test_a_seat_is_handed_to_and_fro_only_so_often(house: House) -> None:
    async def toggle() -> None:
        (moment, *_) = moments(Case(SIGNALS, 2, {}), 1, 1)
        moment.lay(house, moment.state, "t")
        rival, spectator = house.open("t", "guest1"), house.open("t", None)
        answers = [await rival.ask("take_back", seat=1) for _ in range(25)]
        assert [answer["type"] for answer in answers[:20]] == ["done"] * 20
        assert answers[-1]["error"] == "too-fast"
        assert {(await spectator.ask("take_back", seat=1))["error"] for _ in range(25)} == {"not-yours"}
        for client in (rival, spectator):
            await client.close()

    asyncio.run(toggle())


def test_comings_and_goings_never_fill_the_outbox_of_who_does_not_read(house: House) -> None:
    async def come_and_go() -> None:
        (moment, *_) = moments(Case(SIGNALS, 2, {}), 1, 1)
        moment.lay(house, moment.state, "t")
        other, deaf = house.open("t", "guest0"), house.open("t", "guest1", reads=False)
        await other.until(lambda frame: frame["type"] == "position")
        room = house.hall.rooms.open["t"]
        for listener in room.listeners:
            listener.since = 0
        for _ in range(2 * Limits().outbox):
            room._tell_seats()
        await asyncio.sleep(0)
        assert not deaf.closed
        assert len(room.listeners) == 2
        deaf.drop()
        await other.close()

    asyncio.run(come_and_go())


@pytest.mark.parametrize("wish", ["begin", "close"])
def test_nobody_keeps_a_table_from_beginning_or_from_being_closed(house: House, wish: str) -> None:
    async def haunt() -> None:
        async def ask(guest: str, method: str, path: str, body: object = None) -> tuple[int, Any]:
            status, reply = await house.request(method, path, guest, body, f"10.0.0.{len(guest)}")
            return status, reply

        await ask("maker", "PUT", "/api/me", {"name": "Vega"})
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        _, made = await ask("maker", "POST", "/api/tables", {"game": "signals", "seats": seats})
        table = f"/api/tables/{made['id']}"
        taking = {"seat": 1, "name": "Rigel", "invitation": made["invitation"]}
        for _ in range(8):
            assert (await ask("rival", "POST", f"{table}/sit", taking))[0] == 200
            assert (await ask("rival", "POST", f"{table}/leave", {"seat": 1}))[0] == 200
        assert (await ask("rival", "POST", f"{table}/sit", taking))[0] == 200
        for seat in (1, 2):
            body = {"kind": "bot", "level": "cadet"} if wish == "begin" else {"kind": "open"}
            status, shown = await ask("maker", "PATCH", f"{table}/seats/{seat}", body)
            assert status == 200
        assert shown["status"] == ("playing" if wish == "begin" else "waiting")
        assert (await ask("maker", "DELETE", table))[0] == 200
        await settle(house)

    asyncio.run(haunt())
