"""What must not work: foreign pages, malformed, oversized and too many messages, secrets in the wrong frames."""

from __future__ import annotations

import json
import time

import httpx
import pytest
from server.clients import Guest, Live, Server
from table.toy import TOY, Toy
from websockets.exceptions import ConnectionClosed, InvalidStatus


def test_a_foreign_page_can_neither_post_nor_listen(server: Server, vega: Guest) -> None:
    table = vega.new_table("me", "open")
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", ""):
        reply = vega.http.post(f"/api/tables/{table['id']}/leave", json={"seat": 0}, headers={"origin": origin})
        assert (reply.status_code, reply.json()["error"]) == (403, "foreign"), origin
    with pytest.raises(InvalidStatus) as refused:
        Live(server, table["id"], vega.cookie, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    own = Live(server, table["id"], vega.cookie, origin=server.address)
    assert own.until_type("position")["seats"][0]["mine"]
    assert vega.http.put("/api/me", json={"name": "Vega"}, headers={"origin": server.address}).status_code == 200


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    "42",
    '"act"',
    "{}",
    '{"type": "cheat"}',
    '{"type": "act"}',
    '{"type": 7}',
    '{"type": "act", "seat": "0", "number": 0, "text": "roll"}',
    '{"type": "act", "seat": 0, "number": 0}',
    '{"type": "act", "seat": 0.5, "number": 0, "text": "roll"}',
    '{"type": "act", "seat": 0, "number": 0, "text": 5}',
    '{"type": "act", "seat": 0, "number": 0, "text": "roll", "extra": 1}',
    '{"type": "undo", "seat": 0, "number": null}',
    '{"type": "chat", "text": ["x"]}',
    "\u0000",
    "[" * 3000,
    '{"type": "ping", "id": {"deep": 1}}',
    '{"type": "ping", "id": "' + "x" * 65 + '"}',
    '{"type": "act", "seat": 99999999999999999999999, "number": 0, "text": "roll"}',
    '{"type": "undo", "seat": 0, "number": 0, "to": -99999999999999999999999}',
]


def test_malformed_messages_get_a_clear_error_and_change_nothing(vega: Guest) -> None:
    live = vega.open(vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"])
    before = live.until_type("position")
    for message in MALFORMED:
        live.socket.send(message)
        error = live.until(lambda frame: frame["type"] != "seats")
        assert (error["type"], error["error"]) == ("error", "malformed"), (message, error)
        assert error["text"].startswith("This message cannot be read")
    live.socket.send(b"\xff\xfe\x00")
    assert live.until_type("error")["error"] == "malformed"
    time.sleep(0.1)
    for seat in (-1, 2, 99, 2**53):
        assert live.ask("act", seat=seat, number=0, text="roll")["error"] == "no-seat"
        assert live.ask("hand_over", seat=seat, level="cadet")["error"] == "no-seat"
    for number in (-1, 1, 2**53):
        assert live.ask("act", seat=0, number=number, text="roll")["error"] == "stale"
    for text in ("", " ", "hide", "hide gem99", "end\nend", "x" * 3000, "ход", "\u0000"):
        assert live.ask("act", seat=0, number=0, text=text)["error"] == "illegal"
    again = vega.open(before["table"]).until_type("position")
    assert (again["number"], again["view"]) == (0, before["view"])


def code_of_the_end(live: Live) -> int | None:
    """Read until the server closes the connection, and give its reason."""
    try:
        while True:
            live.receive()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_oversized_messages_are_refused(vega: Guest) -> None:
    table = vega.new_table("me", "open")["id"]
    live = vega.open(table)
    live.until_type("position")
    live.socket.send(json.dumps({"type": "chat", "text": "x" * 5000}))
    assert live.until_type("error")["error"] == "too-big"
    live.socket.send("x" * 100_000)
    assert code_of_the_end(live) == 1009
    reply = vega.http.put("/api/me", content=b"x" * 70_000)
    assert (reply.status_code, reply.json()["error"]) == (413, "too-big")

    def endless() -> object:
        for _ in range(100):
            yield b"x" * 1000

    reply = vega.http.put("/api/me", content=endless())  # type: ignore[arg-type]
    assert reply.status_code == 413
    assert vega.http.post("/api/records", content=b"x" * (2 * 1024 * 1024 + 1)).status_code == 413


def test_who_floods_the_server_is_read_more_slowly_and_delays_nobody_else(vega: Guest, rigel: Guest) -> None:
    table = vega.new_table("me", "open")["id"]
    flood, calm = vega.open(table), rigel.open(table)
    for live in (flood, calm):
        live.until_type("position")
    began = time.monotonic()
    for number in range(300):
        flood.socket.send(json.dumps({"type": "ping", "id": number}))
    assert calm.ask("ping")["type"] == "pong"
    assert time.monotonic() - began < 1.0
    flood.until(lambda frame: frame["type"] == "pong" and frame["id"] == 299)
    assert time.monotonic() - began > 1.0
    assert [frame["id"] for frame in flood.frames if frame["type"] == "pong"] == list(range(300))


def test_a_guest_has_only_so_many_connections(server: Server) -> None:
    guest = Guest(server, "Hydra")
    table = guest.new_table("me", "open")["id"]
    lives = [guest.open(table) for _ in range(20)]
    for live in lives:
        live.until_type("position")
    assert guest.open(table).receive()["error"] == "too-many"
    for live in lives:
        live.close()


def test_unknown_addresses_say_so(server: Server, vega: Guest) -> None:
    assert vega.get("/api/nothing", status=404)["error"] == "not-found"
    assert vega.get("/api/tables/nothing", status=404)["error"] == "no-table"
    assert vega.post("/api/games", {}, status=405)["error"] == "method"
    live = Live(server, "nothing")
    assert live.receive()["error"] == "no-table"


def test_a_browser_is_told_to_be_careful(vega: Guest) -> None:
    for path in ("/api/games", "/", "/api/docs"):
        headers = vega.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in vega.http.get("/api/games").headers


def secrets_of(server: Server, table: str, seed: int) -> list[list[str]]:
    """Deal the toy game again to know what each seat holds."""
    state = TOY.new(2, seed)
    assert isinstance(state, Toy)
    return [[f"gem{card:02}" for card in hand] for hand in state.hands]


def test_no_frame_tells_a_client_what_it_may_not_know(server: Server, vega: Guest, rigel: Guest) -> None:
    """Everything that each client receives until the last turn is searched for the other's gems."""
    table = vega.new_table("me", "open")
    path = f"/api/tables/{table['id']}"
    early = Live(server, table["id"], vega.cookie)
    early.until_type("position")
    rigel.post(f"{path}/sit", {"seat": 1, "invitation": table["invitation"]})
    lives = [early, rigel.open(table["id"])]
    spectator = Live(server, table["id"])
    for live in lives:
        live.until(lambda frame: frame["type"] == "position" and frame["asks"])
    hands = [list(live.position["view"]["players"][seat]["hand"]) for seat, live in enumerate(lives)]
    for seat, live in enumerate(lives):
        live.act(seat, f"hide {hands[seat][0]}")
        live.ask("chat", text="hello")
    for _ in range(3):
        live = lives[lives[0].until_number(2)["deciders"][0]]
        live.ask("hint", seat=live.position["asks"][0]["seat"], number=live.position["number"])
        number = live.answer(lambda actions: actions[-1])["number"]
        for other in lives:
            other.until_number(number)
    spectator.until_number(lives[0].position["number"])
    heard: list[str] = [json.dumps(live.frames) for live in (*lives, spectator)]
    stranger = Guest(server, "Mira")
    for who, guest in enumerate((vega, rigel, stranger)):
        for question in ("", "/log", "/replay", "/record"):
            heard[who] += guest.http.get(path + question).text
        heard[who] += guest.http.get("/api/tables").text
    for seat in (0, 1):
        for gem in hands[seat]:
            for who in range(3):
                assert (gem in heard[who]) == (who == seat), (seat, gem, who)
    for text in heard:
        assert "seed" not in text.replace("error-seed", "")
    assert table["invitation"] not in heard[1] + heard[2]
    assert vega.cookie.split("=")[1] not in "".join(heard)


def test_a_seat_seen_while_the_table_waits_tells_nothing(vega: Guest) -> None:
    table = vega.new_table("me", "open")["id"]
    live = vega.open(table)
    live.until_type("position")
    text = json.dumps(live.frames) + vega.http.get(f"/api/tables/{table}/log").text
    text += vega.http.get(f"/api/tables/{table}/replay").text
    assert "gem0" not in text
    assert "gem1" not in text
    assert "gem2" not in text


def test_the_invitation_is_in_no_address(server: Server, vega: Guest) -> None:
    table = vega.new_table("me", "open")
    assert table["invitation"] not in table["id"]
    reply = httpx.get(f"{server.address}/api/tables/{table['id']}?invitation={table['invitation']}")
    assert reply.json()["invitation"] is None
