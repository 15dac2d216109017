"""People who keep others waiting: who has gone, who is here and does nothing, and who plays for them."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from server.clients import Guest, Live, Server
from table.toy import TOY

from cosmodrome.server.listener import Listener
from cosmodrome.server.presence import BRIEF, Presence, seat_infos
from cosmodrome.server.room import Room
from cosmodrome.server.vigil import Vigil
from cosmodrome.table.refusal import Refusal
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out
from cosmodrome.table.sheet import Sheet, Standing
from cosmodrome.table.sqlite import SqliteStorage
from cosmodrome.table.table import Table

SEATS = [Seat("person", "red", "Vega", "a"), Seat("person", "blue", "Rigel", "b")]


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 5000.0

    def __call__(self) -> float:
        return self.now


def a_sheet(secret: bool = False) -> Sheet:
    sheet = Sheet(
        "k3f9x2m7pq",
        "toy",
        1,
        7,
        {},
        "a",
        "token",
        True,
        0.0,
        list(SEATS),
        Standing("playing", deciders=(1,), secret=secret),
    )
    sheet.grace, sheet.patience = 60.0, 300.0
    return sheet


def test_who_has_gone_is_away_after_the_tables_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, sheet = Clock(), a_sheet()
    here = Presence(clock)
    here.came("b")
    here.went("b")
    clock.now += 59
    assert not here.away(sheet, 1)
    # The time of day may jump as it likes: it decides nothing.
    monkeypatch.setattr("cosmodrome.server.presence.time.time", lambda: 1e12)
    assert not here.away(sheet, 1)
    assert here.away_since("b") == 1e12 - 59
    monkeypatch.setattr("cosmodrome.server.presence.time.time", lambda: 0.0)
    clock.now += 1
    assert here.away(sheet, 1)
    here.came("b")
    assert not here.away(sheet, 1)


def test_who_is_here_and_does_nothing_is_asked_and_then_counts_as_away() -> None:
    clock, sheet = Clock(), a_sheet()
    here = Presence(clock)
    here.came("a")
    here.came("b")
    here.owe([1])
    clock.now += 299
    assert here.idle_since(sheet, 1) is None
    clock.now += 1
    assert here.idle_since(sheet, 1) is not None
    assert not here.away(sheet, 1)
    clock.now += 60
    assert here.away(sheet, 1)
    assert not here.away(sheet, 0), "who owes nothing may take his time"
    here.heard("b")
    assert not here.away(sheet, 1)
    clock.now += 200
    here.owe([0])
    here.owe([1])
    clock.now += 200
    assert here.waited(sheet, 1) == 200, "a new question begins anew"


def test_a_connection_that_breaks_now_and_then_is_no_sign_of_life() -> None:
    clock, sheet = Clock(), a_sheet()
    here = Presence(clock)
    here.came("b")
    here.owe([1])
    for _ in range(10):
        clock.now += BRIEF + 5
        here.went("b")
        clock.now += 5
        here.came("b")
    assert here.away(sheet, 1)
    here.went("b")
    clock.now += BRIEF + 1
    here.came("b")
    assert here.waited(sheet, 1) == 0.0, "who really comes back has time to look"


class Ear(Listener):
    """A client that keeps what it is told."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.since = 0
        self.looked_at = None
        self.pace = 0.0
        self.told: list[dict[str, object]] = []

    def wake(self) -> None:
        pass

    def tell(self, frame: str) -> None:
        self.told.append(json.loads(frame))


def a_room(folder: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> tuple[Room, Ear, Ear]:
    """Open a table where both still owe an answer, and let both watch."""
    storage = SqliteStorage(folder / "tables.sqlite")
    layout = lay_out(TOY, SEATS, {}, 7, "a", True)
    layout.store(storage).result()
    room = Room(Table.load(storage, layout.sheet, TOY), storage)
    room.presence = Presence(clock)
    ears = Ear("a"), Ear("b")
    for ear in ears:
        room.join(ear)
    room.publish()
    return room, *ears


@pytest.mark.parametrize("secret", [False, True])
def test_only_who_keeps_the_others_waiting_hears_the_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: bool
) -> None:
    async def play() -> None:
        clock = Clock()
        room, vega, rigel = a_room(tmp_path, clock, monkeypatch)
        await room.act("a", 0, 0, room.table.match.state.legal(0)[0].text)
        if secret:
            # Rigel alone owes an answer, and nobody else may know it.
            room.sheet.standing = Standing("playing", 1, 1, (1,), (), 0.0, True)
            room.publish()
        vigil = Vigil()
        clock.now += 300
        vigil.look([room])
        vigil.look([room])
        asked = {ear.guest: [frame for frame in ear.told if frame["type"] == "still_there"] for ear in (vega, rigel)}
        assert [frame["seat"] for frame in asked["b"]] == [1]
        # While it is a secret who is asked, everybody who might be is: a bot can be called for any of them.
        assert [frame["seat"] for frame in asked["a"]] == ([0] if secret else [])
        shown = seat_infos(room.sheet, "a", room.presence)
        assert [seat.idle_since is not None for seat in shown] == [False, not secret]
        with pytest.raises(Refusal, match="not-away"):
            await room.hand_over("a", 1, "cadet")
        clock.now += 60
        await room.hand_over("a", 1, "cadet")
        assert room.sheet.seats[1].stand_in == "pilot"
        await room.take_back("b", 1)
        room.heard("b")
        with pytest.raises(Refusal, match="not-away"):
            await room.hand_over("a", 1)

    asyncio.run(play())


def test_a_person_says_that_he_is_there_or_is_replaced(tmp_path: Path) -> None:
    server = Server(tmp_path, "grace=0.4", "patience=0.4")
    vega, rigel = Guest(server, "Vega"), Guest(server, "Rigel")
    table = vega.new_table("me", "open", stand_in="cadet")
    assert (table["grace"], table["patience"], table["stand_in"]) == (0.4, 0.4, "cadet")
    rigel.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "invitation": table["invitation"]})
    first, second = vega.open(table["id"]), rigel.open(table["id"])
    first.until_type("position")
    first.answer()
    asked = second.until_type("still_there")
    assert asked["seat"] == 1
    assert asked["now"] < asked["until"] < asked["now"] + 0.5
    assert second.ask("here", seat=1)["type"] == "done"
    assert second.ask("here", seat=0)["error"] == "not-yours"
    second.until_type("still_there")
    first.until(lambda frame: frame["type"] in ("seats", "position") and frame["seats"][1]["idle_since"] is not None)
    time.sleep(0.5)
    assert first.ask("hand_over", seat=1)["type"] == "done"
    handed = first.until(lambda frame: frame["type"] == "position" and frame["seats"][1]["stand_in"])
    assert handed["seats"][1]["stand_in"] == "cadet"
    assert handed["seats"][1]["online"]
    assert second.ask("take_back", seat=1)["type"] == "done"
    server.stop()


@pytest.mark.parametrize("field", ["grace", "patience"])
def test_a_table_waits_neither_too_briefly_nor_for_ever(vega: Guest, field: str) -> None:
    for seconds in (0.001, 604_801, -5, 1e300):
        wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], field: seconds}
        assert vega.post("/api/tables", wish, status=400)["error"] == "malformed"
    assert vega.new_table("me", "open", **{field: 604_800})[field] == 604_800
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "stand_in": "general"}
    assert vega.post("/api/tables", wish, status=400)["error"] == "no-level"


def test_a_rematch_and_a_continuation_wait_as_the_table_did(vega: Guest) -> None:
    wish = {"grace": 45, "patience": 90, "stand_in": "commander"}
    table = vega.new_table("me", {"kind": "here", "name": "Rigel"}, **wish)["id"]
    live = vega.open(table)
    live.until_type("position")
    while not live.position["over"]:
        live.answer(lambda actions: actions[-1])
    for made in (vega.post(f"/api/tables/{table}/rematch"), vega.post(f"/api/tables/{table}/continue", {"step": 2})):
        assert {key: made[key] for key in wish} == wish


def test_ping_is_no_sign_of_a_person(tmp_path: Path) -> None:
    server = Server(tmp_path, "grace=0.3", "patience=0.3")
    vega = Guest(server, "Vega")
    live: Live = vega.open(vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"])
    live.until_type("position")
    while not any(frame["type"] == "still_there" for frame in live.frames):
        live.ask("ping")
        time.sleep(0.02)
    server.stop()
