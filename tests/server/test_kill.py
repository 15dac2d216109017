"""kill -9 at any moment: nothing that was acknowledged or seen is lost, nothing is doubled, bots go on."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest
from server.clients import Frame, Guest, Live, Server
from support.places import Place
from table.toy import TOY
from websockets.exceptions import ConnectionClosed

from cosmodrome.table.veil import Veil

BOTS = [{"kind": "bot", "level": "pilot"}, {"kind": "bot", "level": "commander"}]


class Witness:
    """Remembers what a client was told: each position by its number, each acknowledgement."""

    def __init__(self) -> None:
        self.views: dict[int, Frame] = {}
        self.done: dict[int, str] = {}

    def note(self, frames: list[Frame]) -> None:
        for frame in frames:
            if frame["type"] == "position" and frame["viewer"] == 0:
                known = self.views.setdefault(frame["number"], frame["view"])
                assert known == frame["view"], "one number, two positions"


def play_until(live: Live, witness: Witness, deadline: float, chance: random.Random) -> None:
    """Play as fast as the server allows until the time is up or the connection breaks."""
    try:
        while time.monotonic() < deadline and not live.position.get("over"):
            if not live.position or not live.position["asks"]:
                live.receive(timeout=max(0.01, deadline - time.monotonic()))
                continue
            text = chance.choice(live.position["asks"][0]["actions"])["text"]
            live.send("act", seat=0, number=live.position["number"], text=text)
            answer = live.until(lambda frame: frame["type"] in ("done", "error"))
            assert answer["type"] == "done", answer
            witness.done[answer["number"]] = text
            live.until_number(answer["number"])
    except (TimeoutError, ConnectionClosed):
        pass
    witness.note(live.frames)


def test_a_killed_server_loses_nothing_and_doubles_nothing(place: Place) -> None:
    chance = random.Random(5)
    server = Server(place.folder, *place.arguments)
    vega = Guest(server, "Vega")
    witness = Witness()
    table = vega.new_table("me", *BOTS)["id"]
    finished = False
    for _ in range(4):
        live = vega.open(table)
        play_until(live, witness, time.monotonic() + chance.uniform(0.15, 0.6), chance)
        finished = bool(live.position.get("over"))
        server.kill()
        if finished:
            break
        server.start()
    server.kill()
    storage = place.open()
    moves = storage.moves(table)
    assert [move.number for move in moves] == list(range(len(moves)))
    by_number = {move.number: move for move in moves}
    assert witness.done, "nothing was played"
    for number, text in witness.done.items():
        assert (by_number[number].seat, by_number[number].text) == (0, text)
    sheet = storage.sheet(table)
    assert sheet is not None
    line = Veil.over(moves).line
    state = TOY.new(3, sheet.seed)
    views = {0: state.view(0).data}
    for number, (seat, text) in enumerate(line.actions, start=1):
        state.apply(seat, state.parse(seat, text))
        views[number] = state.view(0).data
    for number, view in witness.views.items():
        assert views[number] == view, "somebody saw a position that is not in the log"
    assert sheet.standing.number == len(line.actions)
    assert state.over == (sheet.standing.status == "over") == finished


def test_bots_take_up_what_they_owed_though_nobody_is_there(place: Place) -> None:
    server = Server(place.folder, *place.arguments)
    vega = Guest(server, "Vega")
    slow = [{"kind": "bot", "level": "commander"}, {"kind": "bot", "level": "admiral"}]
    table = vega.new_table("me", *slow)["id"]
    live = vega.open(table)
    live.until_type("position")
    assert live.position["thinking"] == [1, 2]
    server.kill()
    server.start()
    deadline = time.monotonic() + 10
    while vega.get(f"/api/tables/{table}")["step"] < 2:
        assert time.monotonic() < deadline, "the bots sleep"
        time.sleep(0.05)
    assert vega.get(f"/api/tables/{table}")["deciders"] == [0]
    server.stop()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_thinking_processes_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    vega = Guest(server, "Vega")
    vega.new_table("me", {"kind": "bot", "level": "admiral"}, {"kind": "bot", "level": "cadet"})
    time.sleep(0.8)
    children = _descendants(server.process.pid)
    assert children
    server.kill()
    deadline = time.monotonic() + 5
    while any(_alive(child) for child in children):
        assert time.monotonic() < deadline, "they are still there"
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_a_thinking_process_that_dies_is_replaced(tmp_path: Path) -> None:
    server = Server(tmp_path)
    vega = Guest(server, "Vega")
    table = vega.new_table("me", {"kind": "bot", "level": "commander"})["id"]
    live = vega.open(table)
    live.until_type("position")
    time.sleep(0.1)
    for child in _descendants(server.process.pid):
        os.kill(child, signal.SIGKILL)
    live.answer()
    live.until_number(2)
    server.stop()


def _descendants(pid: int) -> list[int]:
    """Find the processes that a process started."""
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                parent = int(Path(f"/proc/{entry}/stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue
            if parent == pid:
                found += [int(entry), *_descendants(int(entry))]
    return found


def _alive(pid: int) -> bool:
    """Tell whether a process runs; one that only waits to be noticed by its parent does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
