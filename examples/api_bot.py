"""A bot that plays over the API: makes a table, sits down against a cadet, plays to the end."""

import json
import random
import sys

import httpx
from websockets.sync.client import connect

server = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
game = sys.argv[2] if len(sys.argv) > 2 else "alien_frontiers"

with httpx.Client(base_url=server) as http:
    http.put("/api/me", json={"name": "Sputnik"}).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "cadet"}]
    table = http.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()
    cookie = f"cosmodrome={http.cookies['cosmodrome']}"

live = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live?pace=0"
with connect(live, additional_headers={"Cookie": cookie}) as socket:
    position, due = json.loads('{"asks": []}'), 0.0
    for frame in map(json.loads, socket):
        if frame["type"] == "position":
            position = frame
        elif frame["type"] == "done":
            due = frame["number"]  # what comes after my answer is to be answered next
        elif frame["type"] == "error":
            raise SystemExit(frame["text"])
        if position.get("over"):
            print("winners:", position["winners"], "scores:", [score["total"] for score in position["scores"]])
            break
        if position["asks"] and position["number"] >= due:
            ask = position["asks"][0]
            text = random.choice(ask["actions"])["text"]
            socket.send(json.dumps({"type": "act", "seat": ask["seat"], "number": position["number"], "text": text}))
            due = float("inf")
