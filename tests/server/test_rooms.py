"""Races: a double click, many windows at once, two servers on one log, a write that fails."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import Future
from pathlib import Path

import pytest
from server.clients import Guest, Server
from table.toy import TOY

from cosmodrome.server.room import Room
from cosmodrome.table.refusal import Refusal
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out
from cosmodrome.table.sqlite import SqliteStorage
from cosmodrome.table.table import Table

TWO = [Seat("person", "red", "Vega", "a"), Seat("person", "blue", "Rigel", "a")]


def test_a_double_click_acts_once(vega: Guest) -> None:
    live = vega.open(vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"])
    live.until_type("position")
    message = {"type": "act", "seat": 0, "number": 0, "text": live.position["asks"][0]["actions"][0]["text"]}
    for label in (1, 2, 3):
        live.socket.send(json.dumps({**message, "id": label}))
    answers = [live.until(lambda frame, n=label: frame.get("id") == n) for label in (1, 2, 3)]  # type: ignore[misc]
    assert [answer["type"] for answer in answers] == ["done", "error", "error"]
    assert live.until_number(1)["step"] == 1


def test_of_many_windows_that_click_at_once_one_is_first(server: Server, vega: Guest) -> None:
    table = vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"]
    lives = [vega.open(table) for _ in range(8)]
    for live in lives:
        live.until_type("position")
    offered = [action["text"] for action in lives[0].position["asks"][0]["actions"]]
    for number, live in enumerate(lives):
        live.send("act", seat=0, number=0, text=offered[number % len(offered)])
    answers = [live.until(lambda frame: frame["type"] in ("done", "error")) for live in lives]
    assert sorted(answer["type"] for answer in answers) == ["done"] + ["error"] * 7
    assert {answer.get("error") for answer in answers if answer["type"] == "error"} <= {"stale", "illegal"}
    for live in lives:
        assert live.until_number(1)["step"] == 1
        live.close()


def two_rooms(folder: Path) -> tuple[Room, Room, SqliteStorage]:
    """Open one table twice, as two servers would."""
    storage = SqliteStorage(folder / "tables.sqlite")
    layout = lay_out(TOY, TWO, {}, 7, "a", True)
    layout.store(storage).result()
    rooms = []
    for _ in range(2):
        sheet = storage.sheet(layout.sheet.id)
        assert sheet is not None
        rooms.append(Room(Table.load(storage, sheet, TOY), storage))
    return rooms[0], rooms[1], storage


def first_text(room: Room, seat: int) -> str:
    return room.table.match.state.legal(seat)[0].text


def test_two_servers_cannot_both_be_right(tmp_path: Path) -> None:
    async def play() -> None:
        one, two, storage = two_rooms(tmp_path)
        assert await one.act("a", 0, 0, first_text(one, 0)) == 1
        with pytest.raises(Refusal, match="stale"):
            await two.act("a", 1, 0, first_text(two, 1))
        assert two.table.number == 1
        assert two.table.match.state == one.table.match.state
        assert await two.act("a", 1, 1, first_text(two, 1)) == 2
        assert [move.number for move in storage.moves(one.sheet.id)] == [0, 1, 2]

    asyncio.run(play())


def test_what_could_not_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        room, _, storage = two_rooms(tmp_path)
        before = room.table.match.state.to_json()

        def full(*anything: object) -> Future[None]:
            failed: Future[None] = Future()
            failed.set_exception(OSError("the disk is full"))
            return failed

        with monkeypatch.context() as patch:
            patch.setattr(storage, "append", full)
            with pytest.raises(OSError, match="full"):
                await room.act("a", 0, 0, first_text(room, 0))
        assert (room.table.number, room.table.match.state.to_json()) == (0, before)
        assert await room.act("a", 0, 0, first_text(room, 0)) == 1

    asyncio.run(play())


def test_an_action_is_finished_though_its_client_has_gone(tmp_path: Path) -> None:
    async def play() -> None:
        room, _, storage = two_rooms(tmp_path)
        task = asyncio.create_task(room.act("a", 0, 0, first_text(room, 0)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with room.lock:
            assert room.table.number == 1
        assert len(storage.moves(room.sheet.id)) == 2
        assert await room.act("a", 1, 1, first_text(room, 1)) == 2

    asyncio.run(play())
