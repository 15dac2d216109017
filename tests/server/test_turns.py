"""Turns in front of the thinkers: no client and no address makes the others wait."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pytest
from server.clients import Guest, Live, Server

from cosmodrome.server.crew import Crew
from cosmodrome.server.errands import UNSEEN, Dropped, Errand, Whereabouts, on_behalf_of
from cosmodrome.server.turns import Turns
from cosmodrome.table.seat import Seat
from cosmodrome.table.sheet import Sheet, Standing


def served(turns: Turns[str]) -> list[str]:
    """Serve all who wait."""
    return list(iter(turns.take, None))


def test_who_comes_waits_for_nobody_who_was_served_already() -> None:
    turns: Turns[str] = Turns()
    for number in range(20):
        turns.add(("one", "hydra", f"table {number}"), "crowd")
    assert turns.take() == "crowd"
    turns.add(("two", "vega", "hers"), "vega")
    assert served(turns) == ["vega"] + ["crowd"] * 19


def test_three_players_of_one_address_count_as_one_address() -> None:
    turns: Turns[str] = Turns()
    for number in range(9):
        turns.add(("one", f"hydra {number % 3}", f"table {number}"), "crowd")
    for number in range(3):
        turns.add(("two", "vega", "hers"), f"vega {number}")
    assert served(turns)[:6] == ["crowd", "vega 0", "crowd", "vega 1", "crowd", "vega 2"]


def test_within_an_address_players_take_turns_and_within_a_player_his_tables() -> None:
    turns: Turns[str] = Turns()
    for table in ("a", "a", "b"):
        turns.add(("one", "vega", table), f"vega {table}")
    turns.add(("one", "rigel", "c"), "rigel c")
    turns.add(("one", "rigel", "c"), "rigel c")
    assert served(turns) == ["vega a", "rigel c", "vega b", "rigel c", "vega a"]


def test_tables_of_bots_alone_come_last() -> None:
    turns: Turns[str] = Turns()
    turns.add(("one", "hydra", "a"), "bots", last=True)
    turns.add(("two", "vega", "b"), "vega")
    turns.add(("two", "vega", "b"), "vega")
    assert len(turns) == 3
    assert served(turns) == ["vega", "vega", "bots"]
    assert len(turns) == 0


def test_the_order_is_remembered_but_not_for_ever() -> None:
    turns: Turns[str] = Turns()
    for number in range(5000):
        turns.add((f"address {number}",), "x")
        turns.take()
    (first, _) = turns._circles
    assert len(first._served) < 2000


def test_a_job_that_nobody_wants_any_more_is_not_done() -> None:
    async def work() -> list[str]:
        crew = Crew(1)
        begun: list[str] = []
        running: dict[str, Future[str]] = {}

        def start(name: str) -> Future[str]:
            begun.append(name)
            running[name] = Future()
            return running[name]

        jobs = [
            asyncio.create_task(crew.run(Errand(("x",), wanted=partial("stale".__ne__, name)), partial(start, name)))
            for name in ("first", "stale", "given up", "last")
        ]
        await asyncio.sleep(0)
        assert (begun, crew.waiting) == (["first"], 3)
        jobs[2].cancel()
        running["first"].set_result("done")
        assert await jobs[0] == "done"
        with pytest.raises(Dropped):
            await jobs[1]
        while "last" not in running:
            await asyncio.sleep(0)
        running["last"].set_result("done too")
        assert await jobs[3] == "done too"
        return begun

    assert asyncio.run(work()) == ["first", "last"]


def test_a_worker_is_free_only_when_the_work_is_done_though_nobody_waits_for_it() -> None:
    async def work() -> None:
        crew = Crew(1)
        long: Future[str] = Future()
        long.set_running_or_notify_cancel()
        first = asyncio.create_task(crew.run(Errand(), lambda: long))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        short: Future[str] = Future()
        second = asyncio.create_task(crew.run(Errand(), lambda: short))
        await asyncio.sleep(0.01)
        assert crew.waiting == 1
        long.set_result("too late")
        short.set_result("now")
        assert await second == "now"

    asyncio.run(work())


def a_sheet(*seats: Seat) -> Sheet:
    return Sheet("k3f9x2m7pq", "toy", 1, 7, {}, "maker", "token", True, 0.0, list(seats), Standing("playing"))


def test_the_people_at_a_table_pay_for_its_bots_in_turn() -> None:
    where = Whereabouts()
    where.note("a", "10.0.0.1")
    bot = Seat("bot", "pearl", "Mira", level="admiral")
    vega, rigel = Seat("person", "red", "Vega", "a"), Seat("person", "blue", "Rigel", "b")
    away = Seat("person", "blue", "Rigel", "b", stand_in="pilot")

    def payers(*seats: Seat) -> list[tuple[tuple[str, ...], bool]]:
        return [on_behalf_of(a_sheet(*seats), where, number, bool)[:2] for number in (0, 1)]

    assert payers(vega, rigel, bot) == [(("10.0.0.1", "a", "k3f9x2m7pq"), False), ((UNSEEN, "b", "k3f9x2m7pq"), False)]
    assert payers(vega, away, bot) == [(("10.0.0.1", "a", "k3f9x2m7pq"), False)] * 2
    assert payers(away, bot) == [((UNSEEN, "b", "k3f9x2m7pq"), True)] * 2
    assert payers(bot, bot) == [((UNSEEN, "maker", "k3f9x2m7pq"), True)] * 2


def test_twenty_tables_of_bots_do_not_make_a_person_wait(tmp_path: Path) -> None:
    """Each thought of a commander takes 0.2 s: without turns the person's bot would wait for twenty of them."""
    server = Server(tmp_path, "workers=1")
    hydra, vega = Guest(server, "Hydra"), Guest(server, "Vega")
    bots = [{"kind": "bot", "level": "commander"}] * 3
    crowd = [hydra.new_table(*bots)["id"] for _ in range(20)]
    watching = [Live(server, table, hydra.cookie) for table in crowd]
    for live in watching:
        live.until_type("position")
    mine = vega.open(vega.new_table("me", {"kind": "bot", "level": "commander"})["id"])
    mine.until_number(1)

    def steps() -> int:
        return sum(hydra.get(f"/api/tables/{table}")["step"] for table in crowd)

    mine.answer()
    for _ in range(3):
        # Both have hidden a gem; from here on the two take turns.
        mine.until(lambda frame: frame["type"] == "position" and frame["asks"]) if not mine.position["asks"] else None
        mine.answer()
        before = steps()
        mine.answer(lambda actions: actions[-1])
        mine.until(lambda frame: frame["type"] == "position" and (frame["deciders"] == [0] or frame["over"]))
        bots_acted = sum(
            entry["seat"] == 1 for frame in mine.frames[-12:] if frame["type"] == "position" for entry in frame["log"]
        )
        # Between two thoughts of the person's bot at most one other is begun, and one may be running at each end.
        assert steps() - before <= 2 * bots_acted + 2, "the person waited for the crowd"
        if mine.position["over"]:
            break
    server.stop()
