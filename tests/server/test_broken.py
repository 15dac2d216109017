"""Tables that cannot be read: each says so for itself, the others play on, and nothing is half done."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from concurrent.futures import Future
from pathlib import Path

import pytest
from server.clients import Guest, Live, Server
from table.toy import TOY, Toy, Turn

from cosmodrome.server.errands import Payer
from cosmodrome.server.hall import Hall
from cosmodrome.server.settings import Settings
from cosmodrome.table.refusal import Refusal
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out

CADET = {"kind": "bot", "level": "cadet"}
ALONE = [Seat("person", "red", "Vega", "a"), Seat("person", "blue", "Rigel", "a")]


def damage(data: Path, statement: str, table: str) -> None:
    """Change what is stored behind the back of a server that does not run."""
    db = sqlite3.connect(data / "tables.sqlite")
    db.execute(statement, (table,))
    db.commit()
    db.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE log SET text = 'hide gem99' WHERE number = 1 AND table_id = ?",
        "UPDATE tables SET seats = '[{}]' WHERE id = ?",
        "UPDATE tables SET options = 'nonsense' WHERE id = ?",
    ],
)
def test_one_damaged_table_stops_no_other(tmp_path: Path, statement: str) -> None:
    server = Server(tmp_path)
    vega = Guest(server, "Vega")
    tables = [vega.new_table("me", {"kind": "bot", "level": "commander"})["id"] for _ in range(3)]
    for table in tables:
        live = vega.open(table)
        live.until_type("position")
        assert live.act(0, live.position["asks"][0]["actions"][0]["text"])["type"] == "done"
        live.close()
    server.kill()
    damage(tmp_path, statement, tables[1])
    server.start()
    deadline = time.monotonic() + 10
    for table in (tables[0], tables[2]):
        while vega.get(f"/api/tables/{table}")["step"] < 2:
            assert time.monotonic() < deadline, "the bots of the others sleep"
            time.sleep(0.05)
    assert Live(server, tables[1], vega.cookie).receive()["error"] == "broken"
    assert vega.post(f"/api/tables/{tables[1]}/leave", {"seat": 0}, status=409)["error"] == "broken"
    assert {table["id"] for table in vega.get("/api/tables")["tables"]} >= {tables[0], tables[2]}
    server.stop()


def a_hall(folder: Path) -> Hall:
    return Hall(Settings(data=folder, catalogue="server.toy_server:CATALOGUE", workers=1))


def test_an_exception_inside_a_game_breaks_one_table_and_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        hall = a_hall(tmp_path)
        bad, good = [(await hall.add(lay_out(TOY, ALONE, {}, seed, "a", True))).sheet.id for seed in (7, 8)]
        for table in (bad, good):
            room = await hall.room(table)
            for seat in (0, 1):
                await room.act("a", seat, room.table.number, room.table.match.state.legal(seat)[0].text)
            await room.act("a", 0, room.table.number, "roll")
        hall.rooms.open.clear()
        seven = TOY.new(2, 7)
        assert isinstance(seven, Toy)
        apply = Turn.apply

        def stumble(self: Turn, state: Toy, *rest: object) -> None:
            if state.hidden[0] in seven.hands[0]:
                raise KeyError("a fault of ours")
            apply(self, state, *rest)  # type: ignore[arg-type]

        monkeypatch.setattr(Turn, "apply", stumble)
        with caplog.at_level(logging.ERROR):
            for _ in range(3):
                with pytest.raises(Refusal, match="broken"):
                    await hall.room(bad)
        told = [record.getMessage() for record in caplog.records if bad in record.getMessage()]
        assert len(told) == 1
        assert "a fault of ours" in told[0]
        assert (await hall.room(good)).table.step == 3
        await hall.close()

    asyncio.run(play())


def test_a_table_is_read_once_though_many_ask_for_it_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        hall = a_hall(tmp_path)
        table = (await hall.add(lay_out(TOY, ALONE, {}, 7, "a", True))).sheet.id
        hall.rooms.open.clear()
        rooms = await asyncio.gather(*(hall.room(table) for _ in range(20)))
        assert len({id(room) for room in rooms}) == 1
        await hall.close()

    asyncio.run(play())


def test_a_rematch_that_is_refused_has_made_no_table(tmp_path: Path) -> None:
    server = Server(tmp_path)
    vega = Guest(server, "Vega")
    table = vega.new_table("me", CADET)["id"]
    live = vega.open(table)
    live.until_type("position")
    while not live.position["over"]:
        live.answer(lambda actions: actions[-1])
    server.kill()
    damage(tmp_path, "UPDATE tables SET rules = 99 WHERE id = ?", table)
    server.start()
    assert vega.post(f"/api/tables/{table}/rematch", status=409)["error"] == "other-rules"
    assert [one["id"] for one in vega.get("/api/tables")["tables"]] == [table]
    assert vega.get(f"/api/tables/{table}")["rematch"] is None
    server.stop()


def test_a_room_that_can_be_neither_stored_nor_read_is_opened_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hall = a_hall(tmp_path)
        room = await hall.add(lay_out(TOY, ALONE, {}, 7, "a", True))
        text = room.table.match.state.legal(0)[0].text

        def full(*anything: object) -> Future[None]:
            failed: Future[None] = Future()
            failed.set_exception(OSError("the disk is full"))
            return failed

        def unreadable(table: str) -> None:
            raise OSError("the disk is gone")

        with monkeypatch.context() as patch:
            patch.setattr(hall.storage, "append", full)
            patch.setattr(hall.storage, "sheet", unreadable)
            with pytest.raises(OSError, match="full"):
                await room.act("a", 0, 0, text)
            with pytest.raises(Refusal, match="fault"):
                await room.act("a", 1, 0, text)
            with pytest.raises(Refusal, match="fault"):
                await hall.room(room.sheet.id)
        again = await hall.room(room.sheet.id)
        assert again is not room
        assert again.table.number == 0
        assert await again.act("a", 0, 0, text) == 1
        with pytest.raises(Refusal, match="not-yours"):
            await hall.rematch(room.sheet.id, Payer("10.0.0.1", "b"))
        await hall.close()

    asyncio.run(play())
