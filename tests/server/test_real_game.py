"""Alien Frontiers on a real server: whole games, hints, undo, replay, all as a person's browser would see them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from server.clients import Frame, Guest, Live, Server

from cosmodrome import Record, game

KEY = "alien_frontiers"


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("real"), "games=1")
    yield running
    running.stop()


def a_table(guest: Guest, *bots: str, **more: object) -> Live:
    """Sit down against bots and wait for the first question."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in bots)]
    table = guest.post("/api/tables", {"game": KEY, "seats": seats, **more})
    live = guest.open(table["id"])
    live.until(lambda frame: frame["type"] == "position" and frame["asks"])
    return live


def test_a_whole_game_is_played_replayed_and_downloaded(real: Server) -> None:
    vega = Guest(real, "Vega")
    live = a_table(vega, "pilot", "cadet", seed=11)
    chance = random.Random(3)
    seen: dict[int, Frame] = {}
    while not live.position["over"]:
        live.answer(chance.choice)
        seen |= {frame["step"]: frame for frame in live.frames if frame["type"] == "position"}
        live.frames.clear()
        if live.position["undo"] and chance.random() < 0.2:
            number = live.position["number"]
            assert live.ask("undo", seat=0, number=number, to=live.position["undo"][0]["to"])["type"] == "done"
            live.until_number(number + 1)
    table = live.position["table"]
    steps = live.position["step"]
    record = Record.parse(vega.http.get(f"/api/tables/{table}/record").text)
    state = record.replay(game(KEY))
    assert state.over
    assert state.winners() == live.position["winners"]
    assert [score.total for score in state.scores()] == [score["total"] for score in live.position["scores"]]
    for first in range(0, steps + 1, 50):
        for frame in vega.get(f"/api/tables/{table}/replay?from={first}&to={first + 49}")["frames"]:
            if frame["step"] in seen and seen[frame["step"]]["number"] == frame["number"]:
                assert frame["view"] == seen[frame["step"]]["view"]
                assert frame["scores"] == seen[frame["step"]]["scores"]
    assert len(seen) > 50


def test_the_admiral_gives_hints(real: Server) -> None:
    live = a_table(Guest(real, "Vega"), "cadet")
    while len(live.position["asks"][0]["actions"]) < 2:
        live.answer()
    (ask,) = live.position["asks"]
    hint = live.ask("hint", seat=0, number=live.position["number"])
    assert hint["type"] == "hint", hint
    assert 1 <= len(hint["advice"]) <= 5
    offered = {action["text"]: action for action in ask["actions"]}
    for advice in hint["advice"]:
        assert offered[advice["text"]] == {key: advice[key] for key in ("text", "label", "at")}
        assert 0.0 <= advice["value"] <= 1.0
        assert advice["visits"] > 0


def test_frames_hold_nothing_that_nobody_knows(real: Server) -> None:
    """The state's own parts that make the future must not be in any frame."""
    live = a_table(Guest(real, "Vega"), "cadet")
    for _ in range(8):
        live.answer()
    text = json.dumps(live.frames)
    for word in ('"rng"', '"seed"', '"seals"', '"common"'):
        assert word not in text


def test_a_commander_stands_in(real: Server) -> None:
    vega = Guest(real, "Vega")
    live = a_table(vega, "cadet")
    number = live.position["number"]
    assert live.ask("hand_over", seat=0, level="commander")["type"] == "done"
    live.until_number(number + 2)
    assert live.ask("take_back", seat=0)["type"] == "done"
    assert live.answer(lambda actions: actions[0])["seats"][0]["stand_in"] is None


def test_an_inspection_tells_what_the_rules_say_and_changes_nothing(real: Server) -> None:
    live = a_table(Guest(real, "Vega"), "cadet", game="planet_unknown", seed=11)
    number, asks = live.position["number"], live.position["asks"]
    pose = next(iter(live.position["view"]["players"][0]["places"]["large"]["poses"]))
    shown = live.ask("inspect", seat=0, number=number, topic=f"placements large {pose}")
    assert (shown["type"], shown["topic"]) == ("inspected", f"placements large {pose}")
    places = live.position["view"]["players"][0]["places"]["large"]["poses"][pose]
    assert sorted(shown["found"]["brings"]) == sorted(places)
    refused = live.ask("inspect", seat=0, number=number, topic="the weather")
    assert (refused["error"], refused["text"]) == ("illegal", "Nothing can be asked about “the weather” now.")
    assert live.ask("inspect", seat=0, number=number, topic="x" * 101)["error"] == "malformed"
    assert live.ask("inspect", seat=0, number=-1, topic="climbs")["error"] == "stale"
    assert live.ask("inspect", seat=1, number=number, topic="climbs")["error"] == "not-yours"
    live.send("ping")
    live.until_type("pong")
    # All answer at once: the bot may have done so by now.
    assert live.position["asks"] == asks
    entries = [entry for frame in live.frames if frame["type"] == "position" for entry in frame["log"]]
    assert [entry["text"] for entry in entries if entry["seat"] == 0] == []


def test_a_preview_tells_what_is_certain_and_changes_nothing(real: Server) -> None:
    live = a_table(Guest(real, "Vega"), "cadet", seed=11)
    before = live.position
    shown = live.ask("preview", seat=0, number=before["number"], text="roll")
    assert (shown["type"], shown["events"], shown["certain"]) == ("preview", [], False)
    live.answer(lambda actions: actions[0])
    number = live.position["number"]
    text = next(action["text"] for action in live.position["asks"][0]["actions"] if "solar_converter" in action["text"])
    shown = live.ask("preview", seat=0, number=number, text=text)
    assert [event["event"] for event in shown["events"]] == ["docked", "gained"]
    assert shown["certain"]
    assert shown["events"][1]["message"]["key"] == "event-gained"
    assert live.ask("preview", seat=0, number=number, text="end turn")["error"] == "illegal"
    assert live.ask("preview", seat=0, number=number - 1, text=text)["error"] == "stale"
    assert live.ask("preview", seat=1, number=number, text=text)["error"] == "not-yours"
    live.send("ping")
    live.until_type("pong")
    assert live.position["number"] == number
