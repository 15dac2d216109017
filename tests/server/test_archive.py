"""Replays, Records, playing on from a position."""

from __future__ import annotations

import pytest
from server.clients import Guest, Live, Server


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Guest, Guest, str, Live]:
    """Play a whole game between two people, with something taken back."""
    vega, rigel = Guest(server, "Vega"), Guest(server, "Rigel")
    table = vega.new_table("me", "open")
    rigel.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "invitation": table["invitation"]})
    lives = [vega.open(table["id"]), rigel.open(table["id"])]
    for live in lives:
        live.answer()
    lives[0].until_number(2)
    lives[0].answer()
    lives[0].answer()
    lives[0].ask("undo", seat=0, number=4)
    lives[0].until_number(5)
    while not lives[0].position["over"]:
        number = lives[lives[0].position["deciders"][0]].answer(lambda actions: actions[-1])["number"]
        for live in lives:
            live.until_number(number)
    return vega, rigel, table["id"], lives[0]


def test_every_position_can_be_looked_at_again(played: tuple[Guest, Guest, str, Live]) -> None:
    vega, _, table, live = played
    reply = vega.get(f"/api/tables/{table}/replay?from=0&to=99")
    assert reply["steps"] == live.position["step"]
    assert [frame["step"] for frame in reply["frames"]] == list(range(reply["steps"] + 1))
    seen = {frame["step"]: frame for frame in live.frames if frame["type"] == "position" and frame["viewer"] == 0}
    for frame in reply["frames"]:
        if frame["step"] in seen:
            assert frame["view"] == seen[frame["step"]]["view"]
    assert reply["frames"][-1]["over"]
    one = vega.get(f"/api/tables/{table}/replay?from=3&to=3")["frames"]
    assert one == [reply["frames"][3]]
    assert vega.get(f"/api/tables/{table}/replay?from=999", status=400)["error"] == "no-step"
    assert vega.get(f"/api/tables/{table}/replay?from=x", status=400)["error"] == "malformed"


def test_the_log_leaves_out_what_was_taken_back(played: tuple[Guest, Guest, str, Live]) -> None:
    vega, _, table, live = played
    log = vega.get(f"/api/tables/{table}/log")["log"]
    assert [entry["step"] for entry in log] == list(range(live.position["step"] + 1))
    assert [entry["text"] for entry in log[3:5]] == ["roll", "end"]
    assert all(entry["back_to"] is None for entry in log)
    part = vega.get(f"/api/tables/{table}/log?from=2&to=4")["log"]
    assert part == log[2:5]


def test_when_a_game_is_over_each_view_can_be_seen(server: Server, played: tuple[Guest, Guest, str, Live]) -> None:
    _, _, table, _ = played
    stranger = Guest(server)
    first = stranger.get(f"/api/tables/{table}/replay?from=1&to=1&seat=0")["frames"][0]
    assert first["viewer"] == 0
    assert isinstance(first["view"]["players"][0]["hand"], list)
    assert stranger.get(f"/api/tables/{table}/replay?seat=9", status=404)["error"] == "no-seat"


def test_a_record_is_downloaded_uploaded_and_downloaded_the_same(
    server: Server, played: tuple[Guest, Guest, str, Live]
) -> None:
    vega, _, table, live = played
    reply = vega.http.get(f"/api/tables/{table}/record")
    assert reply.headers["content-disposition"] == f'attachment; filename="toy-{table}.txt"'
    record = reply.text
    assert record.startswith("cosmodrome record 1\ngame: toy\n")
    assert "p1: Vega\np2: Rigel\n" in record
    stranger = Guest(server)
    uploaded = stranger.http.post("/api/records", content=record.encode(), headers={"content-type": "text/plain"})
    assert uploaded.status_code == 201, uploaded.text
    info = uploaded.json()
    assert (info["status"], info["step"]) == ("record", live.position["step"])
    assert stranger.http.get(f"/api/tables/{info['id']}/record").text == record
    frame = stranger.get(f"/api/tables/{info['id']}/replay?from=4&to=4")["frames"][0]
    assert frame["view"] == stranger.get(f"/api/tables/{table}/replay?from=4&to=4")["frames"][0]["view"]
    watching = stranger.open(info["id"])
    assert watching.until_type("position")["asks"] == []


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ("", "starts with"),
        ("cosmodrome record 1\n", "has no 'game'"),
        ("cosmodrome record 1\ngame: toy\nrules: 1\nseats: 9\nseed: 1\noptions: {}\n", "seats"),
        ("cosmodrome record 1\ngame: toy\nrules: 2\nseats: 2\nseed: 1\noptions: {}\n", "rules version"),
        ("cosmodrome record 1\ngame: toy\nrules: 1\nseats: 2\nseed: 1\noptions: {}\n\np1 roll\n", "action 1"),
        ("cosmodrome record 1\ngame: toy\nrules: 1\nseats: 2\nseed: 1\noptions: {}\n\np9 roll\n", "action 1"),
        ("cosmodrome record 1\ngame: toy\nrules: 1\nseats: 2\nseed: 1\noptions: []\n", "options"),
        ("cosmodrome record 1\ngame: toy\nrules: 1\nseats: 2\nseed: " + "9" * 9000 + "\noptions: {}\n", "seed"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_where(vega: Guest, record: str, says: str) -> None:
    reply = vega.http.post("/api/records", content=record.encode())
    assert (reply.status_code, reply.json()["error"]) == (400, "bad-record"), reply.text
    assert says in reply.json()["text"]
    assert vega.get("/api/tables")["tables"] == []


def test_a_game_is_played_on_from_any_position(server: Server, played: tuple[Guest, Guest, str, Live]) -> None:
    vega, _, table, _ = played
    again = vega.post(f"/api/tables/{table}/continue", {"step": 3}, status=201)
    assert (again["step"], again["status"], again["source"]) == (3, "playing", {"table": table, "step": 3})
    assert [(seat["kind"], seat["mine"], seat["level"]) for seat in again["seats"]] == [
        ("person", True, None),
        ("bot", False, "commander"),
    ]
    live = vega.open(again["id"])
    assert live.until_type("position")["asks"][0]["seat"] == 0
    live.answer(lambda actions: actions[-1])
    stranger = Guest(server, "Mira")
    other = stranger.post(
        f"/api/tables/{table}/continue",
        {"step": 5, "seats": [{"kind": "bot", "level": "cadet"}, {"kind": "me"}]},
        status=201,
    )
    assert other["seats"][1]["name"] == "Mira"
    assert [seat["color"] for seat in other["seats"]] == ["red", "blue"]
    assert stranger.post(f"/api/tables/{table}/continue", {"step": 4}, status=201)["my_turn"]
    for body, error in (
        ({"step": 999}, "no-step"),
        ({"step": -1}, "no-step"),
        ({"step": 1, "seats": [{"kind": "me"}] * 3}, "bad-setup"),
    ):
        assert stranger.post(f"/api/tables/{table}/continue", body, status=400)["error"] == error


def test_what_would_show_the_future_waits_for_the_end(server: Server, vega: Guest, rigel: Guest) -> None:
    table = vega.new_table("me", "open")
    path = f"/api/tables/{table['id']}"
    assert vega.get(f"{path}/record", status=409)["error"] == "unfinished"
    rigel.post(f"{path}/sit", {"seat": 1, "invitation": table["invitation"]})
    for guest in (vega, rigel, Guest(server, "Mira")):
        assert guest.get(f"{path}/record", status=409)["error"] == "unfinished"
        assert guest.post(f"{path}/continue", {"step": 0}, status=409)["error"] == "unfinished"
    assert vega.get(f"{path}/replay?seat=1", status=403)["error"] == "not-yours"
    alone = vega.new_table("me", {"kind": "bot", "level": "cadet"}, seed=7)
    assert "seed: 7\n" in vega.http.get(f"/api/tables/{alone['id']}/record").text
    assert rigel.get(f"/api/tables/{alone['id']}/record", status=409)["error"] == "unfinished"
