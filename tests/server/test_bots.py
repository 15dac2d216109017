"""Bots at open tables: one that fails does not hold the others up; tables that nobody uses are put away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.rooms import Ear, a_room
from table.toy import TOY

import cosmodrome
import cosmodrome.players
from cosmodrome.kernel.state import State
from cosmodrome.players import Foresight, SearchPlayer, Thought
from cosmodrome.server.bots import Bots
from cosmodrome.server.brains import Brains
from cosmodrome.server.catalogue import STANDARD, Intention, fingerprint
from cosmodrome.server.errands import Errand
from cosmodrome.server.hall import Hall
from cosmodrome.server.room import Room
from cosmodrome.server.settings import Settings
from cosmodrome.server.thinking import Puzzle
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out

SEATS = [Seat("person", "red", "Vega", "a"), Seat("bot", "blue", "Mira", level="cadet")]


class Scripted(Brains):
    """Brains that give what a test tells them to; None stands for a failure."""

    def __init__(self, *answers: str | None) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def choose(self, puzzle: Puzzle, level: str, errand: Errand, hurried: bool) -> Intention:
        self.asked += 1
        answer = self.answers.pop(0) if self.answers else None
        if answer is None:
            raise RuntimeError("no idea")
        return Intention(answer)


async def played(room: Room, brains: Brains, step: int) -> list[tuple[int, str]]:
    """Let the bots play until so many actions are made."""
    bots = Bots(brains)
    room.on_change = bots.drive
    bots.drive(room)
    async with asyncio.timeout(5):
        while room.table.step < step:
            await asyncio.sleep(0.01)
    await bots.close()
    return room.table.line.actions


@pytest.mark.parametrize("answers", [(None, None, None), ("nonsense", "roll", None), (None, "", "hide gem99")])
def test_a_bot_that_fails_still_answers_in_the_end(tmp_path: Path, answers: tuple[str | None, ...]) -> None:
    async def play() -> None:
        room = a_room(tmp_path, SEATS)
        legal = [action.text for action in room.table.match.state.legal(1)]
        ((seat, text),) = await played(room, Scripted(*answers), 1)
        assert seat == 1
        assert text in legal

    asyncio.run(play())


def test_no_bot_begins_to_think_when_the_server_stops(tmp_path: Path) -> None:
    async def stop() -> None:
        room = a_room(tmp_path, SEATS)
        brains = Scripted("hide gem00")
        bots = Bots(brains)
        room.on_change = bots.drive
        await bots.close()
        room.publish()
        await asyncio.sleep(0)
        assert room.thinking == {}
        assert brains.asked == 0

    asyncio.run(stop())


def test_a_bots_answer_counts_though_another_seat_answered_meanwhile(tmp_path: Path) -> None:
    async def play() -> None:
        room = a_room(tmp_path, SEATS)
        mine, its = (room.table.match.state.legal(seat)[0].text for seat in (0, 1))

        class Slow(Scripted):
            async def choose(self, puzzle: Puzzle, level: str, errand: Errand, hurried: bool) -> Intention:
                await room.act("a", 0, 0, mine)
                return await super().choose(puzzle, level, errand, hurried)

        brains = Slow(its)
        assert await played(room, brains, 2) == [(0, mine), (1, its)]
        assert brains.asked == 1

    asyncio.run(play())


def test_a_bot_whose_seat_is_taken_back_while_it_thinks_does_not_answer(tmp_path: Path) -> None:
    async def play() -> None:
        room = a_room(tmp_path, SEATS)
        room.join(Ear())
        await room.hand_over("a", 0, "cadet")
        its = room.table.match.state.legal(0)[0].text

        class Slow(Scripted):
            async def choose(self, puzzle: Puzzle, level: str, errand: Errand, hurried: bool) -> Intention:
                if puzzle.seat == 1:
                    return Intention(room.table.match.state.legal(1)[0].text)
                await room.take_back("a", 0)
                return Intention(its)

        assert [seat for seat, _ in await played(room, Slow(), 1)] == [1]
        assert room.thinking == {}

    asyncio.run(play())


class Planning(Scripted):
    """Brains that decide the next actions of a seat at once, and expect to see what they wait for or something else."""

    def __init__(self, room: Room, length: int, surprised: bool) -> None:
        super().__init__()
        self.room = room
        self.length = length
        self.surprised = surprised
        self.asked_after: list[int] = []
        """How many actions the bot had made whenever it had to think."""

    async def choose(self, puzzle: Puzzle, level: str, errand: Errand, hurried: bool) -> Intention:
        self.asked_after.append(sum(seat for seat, _ in self.room.table.line.actions))
        state = self.room.table.match.state.clone()
        first, *later = [self.next(state, puzzle.seat) for _ in range(self.length)]
        return Intention(first[1], tuple(("" if self.surprised else seen, text) for seen, text in later))

    def next(self, state: State, seat: int) -> tuple[str, str]:
        while seat not in state.deciders():
            state.apply(1 - seat, state.legal(1 - seat)[0])
        seen, action = fingerprint(state.view(seat).data), state.legal(seat)[0]
        state.apply(seat, action)
        return seen, action.text


@pytest.mark.parametrize(("surprised", "asked"), [(False, [0, 3]), (True, [0, 1])])
def test_a_bot_follows_its_plan_without_thinking_as_long_as_it_sees_what_it_expected(
    tmp_path: Path, surprised: bool, asked: list[int]
) -> None:
    async def play() -> None:
        room = a_room(tmp_path, SEATS)
        brains = Planning(room, 3, surprised)
        bots = Bots(brains)
        room.on_change = bots.drive
        room.join(Ear())
        bots.drive(room)
        async with asyncio.timeout(5):
            while len(brains.asked_after) < 2:
                if 1 not in room.table.match.state.deciders():
                    await room.act("a", 0, room.table.number, room.table.match.state.legal(0)[0].text)
                await asyncio.sleep(0.01)
        assert brains.asked_after[:2] == asked
        await bots.close()

    asyncio.run(play())


def test_who_plans_alone_tells_its_whole_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = Thought(1, foresight=Foresight(4, 1, turns=1, ways=3, first_ways=8))
    monkeypatch.setattr(cosmodrome.players, "bot", lambda level, seed: SearchPlayer(seed, thought))
    state = cosmodrome.game("planet_unknown").new(1, 4)
    followed = 0
    for seed in range(4):
        intention = STANDARD.intend(state, 0, "admiral", seed)
        state.apply(0, state.parse(0, intention.text))
        for expected, text in intention.later:
            if fingerprint(state.view(0).data) != expected:
                break
            state.apply(0, state.parse(0, text))
            followed += 1
    assert followed > 2


def test_whoever_may_act_on_a_whim_tells_no_plan() -> None:
    state = cosmodrome.game("planet_unknown").new(1, 4)
    assert STANDARD.intend(state, 0, "commander", 1).later == ()


def test_a_table_that_nobody_uses_is_put_away_and_comes_back_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        hall = Hall(Settings(data=tmp_path, idle=0.0, catalogue="server.toy_server:CATALOGUE"))
        seats = [Seat("person", "red", "Vega", "a"), Seat("person", "blue", "Rigel", "a")]
        room = await hall.add(lay_out(TOY, seats, {}, 7, "a", True))
        await room.act("a", 1, 0, room.table.match.state.legal(1)[0].text)
        ear = Ear()
        room.join(ear)
        hall.rooms.put_away(0.0)
        assert await hall.room(room.sheet.id) is room
        room.part(ear)
        hall.rooms.put_away(0.0)
        assert hall.rooms.open == {}
        again = await hall.room(room.sheet.id)
        assert again is not room
        assert again.table.match.state == room.table.match.state
        assert again.table.number == 1
        hall.storage.close()

    asyncio.run(play())
