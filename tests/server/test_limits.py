"""Limits by cost: for each player and, since cookies are free, for each address; a household never notices them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.clients import Guest, Live, Server

from cosmodrome.kernel.errors import BadSetup
from cosmodrome.server import limits as limiting
from cosmodrome.server import run
from cosmodrome.server.errands import Payer
from cosmodrome.server.limits import Bucket, Buckets, Ration
from cosmodrome.server.settings import Limits, Share
from cosmodrome.table.refusal import Refusal


class Clock:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr(limiting, "time", stopped)
    return stopped


def test_what_costs_more_takes_more_and_says_when_to_come_again(clock: Clock) -> None:
    bucket = Bucket((2, 10))
    assert bucket.take(8) == 0.0
    assert bucket.take(6) == 2.0
    assert bucket.take(2) == 0.0, "a refusal takes nothing"
    clock.now += 3
    assert bucket.take(6) == 0.0
    clock.now += 100
    assert bucket.full()
    assert bucket.take(1000) == 0.0, "what costs more than there ever is takes all there is"
    assert bucket.take(1) == 0.5


def test_a_ration_is_for_the_player_and_for_the_address(clock: Clock) -> None:
    ration = Ration(Share((1, 2), (1, 5)))
    for _ in range(2):
        ration.take(Payer("home", "vega"))
    with pytest.raises(Refusal) as refused:
        ration.take(Payer("home", "vega"))
    assert refused.value.message.args == {"seconds": 1}
    for _ in range(2):
        ration.take(Payer("home", "rigel"))
    ration.take(Payer("home", "mira"))
    with pytest.raises(Refusal, match="too-fast"):
        ration.take(Payer("home", "a new cookie"))
    ration.take(Payer("elsewhere", "a new cookie"))


def test_buckets_of_those_who_have_gone_are_thrown_away(clock: Clock) -> None:
    buckets = Buckets((1, 5))
    for number in range(10 * Buckets.LARGEST):
        clock.now += 1
        buckets.take(str(number))
    assert len(buckets._buckets) <= Buckets.LARGEST


def test_a_household_of_eight_never_notices() -> None:
    usual = Limits()
    for share in (
        usual.chat,
        usual.names,
        usual.tables,
        usual.uploads,
        usual.copies,
        usual.replays,
        usual.hints,
        usual.previews,
        usual.inspections,
    ):
        assert share.address[0] >= 4 * share.player[0]
        assert share.address[1] >= 4 * share.player[1]
    assert usual.connections_of_address >= 8 * usual.connections


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that servers have, which believes its proxy about addresses."""
    running = Server(tmp_path_factory.mktemp("strict"), "strict=1", "proxied=1")
    yield running
    running.stop()


def a_guest(server: Server, address: str, name: str = "Vega") -> Guest:
    """A guest at an address of his own."""
    guest = Guest.__new__(Guest)
    guest.server = server
    guest.http = httpx.Client(base_url=server.address, timeout=15, headers={"x-forwarded-for": address})
    guest.get("/api/me")
    guest.post("/api/me", {"name": name}, method="PUT")
    return guest


def test_tables_are_made_so_fast_and_no_faster(strict: Server) -> None:
    vega, rigel = a_guest(strict, "10.1.0.1"), a_guest(strict, "10.1.0.2")
    statuses = []
    for _ in range(45):
        reply = vega.http.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
        statuses.append(reply.status_code)
    assert statuses[:40] == [201] * 40
    assert statuses[-1] == 429
    assert reply.json()["error"] == "too-fast"
    assert reply.headers["retry-after"] == str(reply.json()["message"]["args"]["seconds"])
    assert len(vega.get("/api/tables")["tables"]) == statuses.count(201), "what was refused is not there"
    rigel.new_table("me", "open")


def test_a_creator_has_only_so_many_tables_at_a_time(tmp_path: Path) -> None:
    server = Server(tmp_path)
    vega = Guest(server, "Vega")
    for _ in range(100):
        last = vega.new_table("me", "open")["id"]
    refused = vega.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}, status=429)
    assert (refused["error"], refused["message"]["args"]) == ("too-many", {"what": "tables", "most": 100})
    assert "100 tables" in refused["text"]
    vega.post(f"/api/tables/{last}", method="DELETE")
    vega.new_table("me", "open")
    server.stop()


def test_guests_and_names_are_rationed(strict: Server) -> None:
    http = httpx.Client(base_url=strict.address, headers={"x-forwarded-for": "10.2.0.1"})
    made = [http.get("/api/me", headers={"cookie": ""}).status_code for _ in range(320)]
    assert made[:300] == [200] * 300
    assert made[-1] == 429
    vega = a_guest(strict, "10.2.0.2")
    renamed = [vega.http.put("/api/me", json={"name": f"Vega {number}"}).status_code for number in range(30)]
    assert renamed[0] == 200
    assert renamed[-1] == 429


def test_a_new_cookie_is_no_new_share_of_the_chat(strict: Server) -> None:
    table = a_guest(strict, "10.3.0.1").new_table("me", "open")["id"]
    said = refused = 0
    for number in range(6):
        other = a_guest(strict, "10.3.0.2", f"Hydra {number}")
        live = LiveFrom(strict, table, other.cookie, "10.3.0.2")
        live.until_type("position")
        for line in range(10):
            answer = live.ask("chat", text=f"line {line}")
            said += answer["type"] == "done"
            refused += answer.get("error") == "too-fast"
        live.close()
    assert refused > 5
    assert said < 55


class LiveFrom(Live):
    """An open table, seen from an address."""

    def __init__(self, server: Server, table: str, cookie: str, address: str) -> None:
        forwarded: dict[str, Any] = {"X-Forwarded-For": address}
        super().__init__(server, table, cookie, **forwarded)


def test_replays_cost_what_they_take(strict: Server) -> None:
    vega = a_guest(strict, "10.4.0.1")
    table = vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"]
    live = LiveFrom(strict, table, vega.cookie, "10.4.0.1")
    live.until_type("position")
    while not live.position["over"]:
        live.answer(lambda actions: actions[-1])
    steps = live.position["step"]
    first = vega.http.get(f"/api/tables/{table}/replay")
    assert first.json()["steps"] == steps
    again = [vega.http.get(f"/api/tables/{table}/replay") for _ in range(250)]
    assert {reply.content for reply in again} == {first.content}, "pages of finished games are kept ready, and are free"
    replies = (vega.http.get(f"/api/tables/{table}/log").status_code for _ in range(5000))
    assert next(replies) == 200
    assert 429 in replies


def test_settings_and_undo_are_said_only_so_often(strict: Server) -> None:
    vega = a_guest(strict, "10.5.0.1")
    table = vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"]
    live = LiveFrom(strict, table, vega.cookie, "10.5.0.1")
    live.until_type("position")
    number = 0
    errors = []
    for _ in range(70):
        done = live.act(0, live.until_number(number)["asks"][0]["actions"][0]["text"], number)
        assert done["type"] == "done", done
        undone = live.ask("undo", seat=0, number=done["number"])
        if undone["type"] == "error":
            errors.append(undone["error"])
            break
        number = undone["number"]
        live.until_number(number)
    assert errors == ["too-fast"]
    assert number >= 120


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    server = Server(tmp_path, "connections_of_address=5")
    table = Guest(server, "Vega").new_table("me", "open")["id"]
    lives = [Live(server, table, Guest(server, f"Hydra {number}").cookie) for number in range(5)]
    for live in lives:
        live.until_type("position")
    assert Live(server, table).receive()["error"] == "too-many"
    lives[0].close()
    server.stop()


def test_limits_are_changed_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSMODROME_LIMITS", '{"guests": [1, 1000], "hints": {"player": [1, 20], "address": [4, 80]}}')
    changed = run._limits()
    assert (changed.guests, changed.hints) == ((1, 1000), Share((1, 20), (4, 80)))
    assert changed.chat == Limits().chat
    monkeypatch.setenv("COSMODROME_LIMITS", '{"ghosts": [1, 1000]}')
    with pytest.raises(BadSetup, match="ghosts"):
        run._limits()


def test_uploads_are_rationed_by_their_bytes(strict: Server) -> None:
    vega = a_guest(strict, "10.6.0.1")
    nonsense = b"x" * (2 * 1024 * 1024 - 1)
    statuses = [vega.http.post("/api/records", content=nonsense).status_code for _ in range(4)]
    assert statuses == [400, 400, 429, 429]


def test_settings_that_do_not_move_the_game_are_said_only_so_often(tmp_path: Path) -> None:
    server = Server(tmp_path, "games=1")
    vega = Guest(server, "Vega")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Rigel"}]
    live = vega.open(vega.post("/api/tables", {"game": "spacecorp", "seats": seats})["id"])
    live.until_type("position")
    answers = []
    for _ in range(14):
        offer = live.position["asides"][0]
        answers.append(live.act(offer["seat"], offer["actions"][0]["text"]))
        if answers[-1]["type"] == "error":
            break
        live.until_number(answers[-1]["number"])
    assert [answer["type"] for answer in answers[:12]] == ["done"] * 12
    assert answers[-1]["error"] == "too-fast"
    assert live.answer(lambda actions: actions[0])["number"] > 12, "who has said enough still plays"
    server.stop()
