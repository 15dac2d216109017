"""Nonsense to every address and over the WebSocket: always a clear refusal, never a fault, never a change."""

from __future__ import annotations

import json
import random
from typing import Any

from server.clients import Guest, Server
from support.mischief import FIELDS, KINDS, WORDS


def nonsense(chance: random.Random) -> dict[str, Any]:
    """Make an object that looks almost right."""
    return {field: chance.choice(WORDS) for field in chance.sample(FIELDS, chance.randint(0, 5))}


def test_no_request_makes_the_server_stumble(server: Server) -> None:
    chance = random.Random(1)
    guest = Guest(server, "Vega")
    table = guest.new_table("me", "open")["id"]
    finished = guest.new_table("me", {"kind": "here", "name": "Rigel"})["id"]
    paths = guest.get("/api/openapi.json")["paths"]
    for path, operations in paths.items():
        for method in operations:
            if path.endswith("/live") or method == "delete":
                continue
            for _ in range(12):
                address = path
                for name, value in (
                    ("table", chance.choice([table, finished, "zz", "%00", "..%2f"])),
                    ("seat", chance.choice(["0", "1", "-1", "9", "x", "1e3", "%F0%9F%9A%80"])),
                    ("game", chance.choice(["toy", "chess", ".."])),
                    ("language", chance.choice(["en", "xx", "..%2f"])),
                ):
                    address = address.replace(f"{{{name}}}", value)
                address += chance.choice(["", "?from=-1", "?from=1&to=0", "?seat=x", "?seat=99", "?from=999999999999"])
                body = None if method == "get" else json.dumps(chance.choice([nonsense(chance), chance.choice(WORDS)]))
                reply = guest.http.request(method.upper(), address, content=body)
                assert reply.status_code < 500, (method, address, body, reply.text)
                if reply.status_code >= 400:
                    assert reply.json()["text"], (method, address)


def test_no_message_makes_the_server_stumble(server: Server) -> None:
    chance = random.Random(2)
    guest = Guest(server, "Vega")
    live = guest.open(guest.new_table("me", {"kind": "here", "name": "Rigel"})["id"])
    live.until_type("position")
    for number in range(400):
        live.socket.send(json.dumps({**nonsense(chance), "type": chance.choice(KINDS), "id": number}))
    live.socket.send(json.dumps({"type": "ping", "id": "end"}))
    live.until(lambda frame: frame.get("id") == "end")
    faults = [frame for frame in live.frames if frame.get("error") == "fault"]
    assert faults == []
    assert live.position["step"] == 0
