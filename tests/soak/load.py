"""Many players at once: measures how long an action takes to reach everybody's screen, and that none is lost.

python -m soak.load starts a server of its own, fills it with tables where a person plays against bots
while somebody watches, lets everybody play for a while, and then compares what the clients were told with the log.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from server.clients import Guest, Server
from soak.adversaries import memory
from websockets.asyncio.client import ClientConnection, connect

from cosmodrome.table.sqlite import SqliteStorage

GAME = "alien_frontiers"
GATHERING = 60.0
"""The most seconds that everybody may take to connect."""


class _Action(msgspec.Struct):
    text: str


class _Ask(msgspec.Struct):
    seat: int
    actions: list[_Action]


class _Entry(msgspec.Struct):
    number: int
    at: float
    seat: int | None


class _Frame(msgspec.Struct):
    """As much of a frame as the measurement needs; the rest is skipped, not parsed into objects."""

    type: str
    number: int | None = None
    over: bool = False
    asks: list[_Ask] = []
    log: list[_Entry] = []
    id: int | None = None
    error: str = ""


_FRAME = msgspec.json.Decoder(_Frame)


class Tally:
    """What is measured."""

    def __init__(self) -> None:
        self.running = True
        self.sent = 0
        self.pending: dict[int, str] = {}
        """What was sent and not acknowledged yet."""
        self.people: list[float] = []
        """Seconds from a person's click to each screen at the table."""
        self.bots: list[float] = []
        """Seconds from the moment a bot's action was carried out to each screen."""
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.gaps = 0
        self.refused = 0
        self.broken = 0
        self.here = 0
        self.all_here = asyncio.Event()
        """Set when everybody is connected: only then play begins, and the measurement."""
        self.began = time.monotonic()
        self.took = 0.0
        self.gathering = 0.0
        """Seconds until everybody had the first position."""


class Seat:
    """One table: its player's and its spectator's connections share the moments of the clicks."""

    def __init__(self, table: str, cookies: list[str]) -> None:
        self.table = table
        self.cookies = cookies
        self.clicked: dict[int, float] = {}


async def _client(port: int, seat: Seat, who: int, tally: Tally, ready: asyncio.Semaphore, think: float) -> None:
    """Be one client until the time is up."""
    chance = random.Random(f"{seat.table}:{who}")
    try:
        async with ready:
            socket = await connect(
                f"ws://127.0.0.1:{port}/api/tables/{seat.table}/live",
                compression=None,
                additional_headers={"Cookie": seat.cookies[who]},
                max_size=None,
                open_timeout=60,
                ping_interval=None,
            )
        async with socket:
            await _play(socket, seat, who, tally, chance, think)
    except (OSError, EOFError) as error:
        tally.broken += 1
        print(f"a connection broke: {error!r}", file=sys.stderr)


async def _play(
    socket: ClientConnection, seat: Seat, who: int, tally: Tally, chance: random.Random, think: float
) -> None:
    """Watch, and answer what is asked."""
    last: int | None = None
    answering: asyncio.Task[None] | None = None
    async for data in socket:
        now, wall = time.monotonic(), time.time()
        frame = _FRAME.decode(data)
        if frame.type == "position" and frame.number is not None:
            for entry in frame.log if last is not None else []:
                tally.gaps += last is not None and entry.number != last + 1
                last = entry.number
                if entry.number in seat.clicked:
                    tally.people.append(now - seat.clicked[entry.number])
                elif entry.seat is not None:
                    tally.bots.append(wall - entry.at)
            if last is None:
                tally.here += 1
            last = frame.number
            if frame.asks and who == 0 and tally.running and (answering is None or answering.done()):
                answering = asyncio.create_task(_answer(socket, seat, frame, tally, chance, think))
        elif frame.type == "done" and frame.number is not None and frame.id is not None:
            tally.acknowledged.setdefault(seat.table, {})[frame.number] = tally.pending.pop(frame.id)
        elif frame.type == "error":
            tally.refused += 1


async def _answer(
    socket: ClientConnection, seat: Seat, frame: _Frame, tally: Tally, chance: random.Random, think: float
) -> None:
    """Think for a moment and answer with anything that is legal."""
    await tally.all_here.wait()
    await asyncio.sleep(chance.uniform(0.5, 1.5) * think)
    if not tally.running or frame.number is None:
        return
    (ask, *_) = frame.asks
    text = chance.choice(ask.actions).text
    tally.sent += 1
    tally.pending[tally.sent] = text
    seat.clicked[frame.number + 1] = time.monotonic()
    await socket.send(json.dumps({"type": "act", "id": tally.sent, "seat": 0, "number": frame.number, "text": text}))


def _table(server: Server, number: int) -> Seat:
    """Make a table with a person, two bots and a spectator."""
    player, watcher = Guest(server, f"Player {number}"), Guest(server, f"Watcher {number}")
    bots = [{"kind": "bot", "level": level} for level in ("cadet", "pilot")]
    table = player.new_table("me", *bots, game=GAME)
    for guest in (player, watcher):
        guest.http.close()
    return Seat(str(table["id"]), [player.cookie, watcher.cookie])


def _lost(data: Path, tally: Tally, seats: list[Seat]) -> tuple[int, int]:
    """Compare what was acknowledged with what is stored; return the lost and the stored actions."""
    storage = SqliteStorage(data / "tables.sqlite")
    lost = stored = 0
    for seat in seats:
        moves = storage.moves(seat.table)
        stored += len(moves) - 1
        texts = {move.number: move.text for move in moves}
        lost += sum(texts.get(number) != text for number, text in tally.acknowledged.get(seat.table, {}).items())
        lost += [move.number for move in moves] != list(range(len(moves)))
    storage.close()
    return lost, stored


def _share(values: list[float], share: float) -> float:
    """Return the value below which a share of all lies, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else float("nan")


async def _run(port: int, seats: list[Seat], seconds: float, think: float) -> Tally:
    """Connect everybody, play, and stop."""
    tally = Tally()
    ready = asyncio.Semaphore(32)
    clients = [asyncio.create_task(_client(port, seat, who, tally, ready, think)) for seat in seats for who in (0, 1)]
    while tally.here < len(clients) and time.monotonic() < tally.began + GATHERING:
        await asyncio.sleep(0.05)
    tally.gathering = time.monotonic() - tally.began
    tally.all_here.set()
    # The bots' processes take their time to start: what is measured begins with the first action.
    while not tally.people and not tally.bots and time.monotonic() < tally.began + 2 * GATHERING:
        await asyncio.sleep(0.05)
    tally.people.clear()
    tally.bots.clear()
    tally.began = time.monotonic()
    await asyncio.sleep(seconds)
    tally.running = False
    tally.took = time.monotonic() - tally.began
    patience = time.monotonic() + 10
    while tally.pending and time.monotonic() < patience:
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)
    for client in clients:
        client.cancel()
    await asyncio.gather(*clients, return_exceptions=True)
    return tally


def main(arguments: list[str] | None = None) -> int:
    """Measure, report, and fail if anything was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=1.0, help="seconds that a person thinks, on average")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        return _measure(Path(folder), asked.tables, asked.seconds, asked.think)


def _measure(data: Path, tables: int, seconds: float, think: float) -> int:
    """Start a server, load it, report."""
    server = Server(data, "games=1", "boundless=1", "pace=0.7", "grace=60")
    try:
        empty = memory(server.process.pid)
        seats = [_table(server, number) for number in range(tables)]
        print(f"{tables} tables with two bots each, {2 * tables} clients, {seconds:.0f} s ...", flush=True)
        tally = asyncio.run(_run(server.port, seats, seconds, think))
        full = memory(server.process.pid)
    finally:
        server.stop()
    lost, stored = _lost(data, tally, seats)
    seen = len(tally.people) + len(tally.bots)
    print(f"clients           {tally.here} connected in {tally.gathering:.1f} s")
    print(f"actions           {stored} stored, {seen / 2 / tally.took:.0f} a second, {seen} deliveries")
    for who, delays in (("a person's", tally.people), ("a bot's", tally.bots)):
        shares = "   ".join(
            f"{name} {_share(delays, share):6.1f} ms" for name, share in (("p50", 0.5), ("p99", 0.99), ("most", 1.0))
        )
        print(f"{who} action to a screen".ljust(32) + shares)
    print(f"memory            {full:.0f} MiB, {(full - empty) * 1024 / tables:.0f} KiB a table with its two clients")
    print(
        f"lost actions      {lost}; gaps in what clients saw {tally.gaps}; refused {tally.refused};"
        f" broken connections {tally.broken}"
    )
    bad = lost or tally.pending or tally.here < 2 * tables or tally.gaps or tally.refused or tally.broken or not stored
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
