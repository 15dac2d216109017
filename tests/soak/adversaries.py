"""Honest players, bots and people who mean no good at one real server that is killed again and again.

python -m soak.adversaries starts a server of its own in a temporary folder, with the limits that servers have. At each
of its tables somebody plays honestly against a bot and a rival who, with spectators and strangers, sends all that can
be sent. Now and then the server is killed. In the end what the honest players were told is held against the log.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from server.clients import Server
from soak.witness import Witness
from support.mischief import Mischief
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import cosmodrome
from cosmodrome.table.sqlite import SqliteStorage

Frame = dict[str, Any]

DOWN = (OSError, WebSocketException, TimeoutError, httpx.TransportError)
"""How a server that was killed looks from outside."""
UNANSWERED = 60.0
"""Seconds after which an answer that a running server gives no reply to counts as lost."""
MOMENT = 0.3
QUICKEST = 0.021
"""Seconds between two messages of one connection: so many are read without delay."""
MOST_MEMORY = 600.0
MOST_DISK_OF_ENTRY = 64.0


class Tally:
    """What was tried, and what came of it."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.answers: Counter[str] = Counter()
        """The honest players' answers by game."""
        self.finished: Counter[str] = Counter()
        self.taken_away = 0
        self.longest = 0.0
        self.kills = 0
        self.memory: list[float] = []
        self.wrong: list[str] = []
        self.witnesses: list[tuple[str, Witness]] = []

    @property
    def messages(self) -> int:
        """Count what was sent over WebSockets by those who mean no good."""
        return sum(count for kind, count in self.sent.items() if " " not in kind)


class Person:
    """Somebody with a cookie and an address of his own."""

    def __init__(self, server: Server, address: str, name: str | None) -> None:
        self.server = server
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=server.address, timeout=20, headers={"x-forwarded-for": address})

    async def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask over HTTP."""
        return await self.http.request(method, path, json=body)

    async def introduce(self) -> None:
        """Become a guest."""
        if self.name is not None:
            (await self.request("PUT", "/api/me", {"name": self.name})).raise_for_status()

    def open(self, table: str, query: str = "") -> connect:
        """Open a table."""
        headers = {"X-Forwarded-For": self.address}
        if self.name is not None:
            headers["Cookie"] = f"cosmodrome={self.http.cookies['cosmodrome']}"
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live{query}",
            additional_headers=headers,
            max_size=None,
            compression=None,
            ping_interval=None,
            close_timeout=0.5,
            open_timeout=20,
        )


class Siege:
    """One honest player's tables, one after another, and those who disturb them."""

    def __init__(self, server: Server, game: str, number: int, tally: Tally, chance: random.Random, gap: float) -> None:
        self.server = server
        self.game = game
        self.tally = tally
        self.chance = chance
        self.gap = gap
        self.honest = Person(server, f"10.{number}.0.1", "Vega")
        self.rival = Person(server, f"10.{number}.0.2", "Rigel")
        self.others = [Person(server, f"10.{number}.0.3", None), Person(server, f"10.{number}.0.4", "Stranger")]
        self.table = ""
        self.answered = 0

    async def run(self) -> None:
        """Go on until cancelled."""
        for person in (self.honest, self.rival, *self.others):
            await self._insist(person.introduce)
        await self._insist(self._new_table)
        rivals = [(self.rival, (1,)), (self.rival, (1,)), *((other, ()) for other in self.others)]
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._play())
            for person, mine in rivals:
                tasks.create_task(self._disturb(person, mine))

    async def _insist(self, work: Any) -> None:
        """Do something, again where the server was killed meanwhile."""
        while True:
            try:
                await work()
                return
            except DOWN:
                await asyncio.sleep(0.1)

    async def _new_table(self) -> None:
        """Make a table with the rival and a bot."""
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "cadet"}]}
        made = (await self.honest.request("POST", "/api/tables", wish)).raise_for_status().json()
        body = {"seat": 1, "invitation": made["invitation"]}
        (await self.rival.request("POST", f"/api/tables/{made['id']}/sit", body)).raise_for_status()
        self.table = made["id"]
        self.tally.witnesses.append((self.game, Witness(self.table)))

    # The honest player

    async def _play(self) -> None:
        """Play one game after another."""
        while True:
            over = False
            try:
                async with self.honest.open(self.table, "?pace=0") as socket:
                    over = await Honest(self, socket).play()
            except DOWN:
                await asyncio.sleep(0.1)
            if over:
                self.tally.finished[self.game] += 1
                await self._insist(self._new_table)

    # Those who mean no good

    async def _disturb(self, person: Person, mine: tuple[int, ...]) -> None:
        """Send whatever comes to mind, over connections that come and go."""
        mischief = Mischief(self.chance, self.table, 3, mine)
        mischief.tried = self.tally.sent
        while True:
            mischief.table = self.table
            try:
                async with person.open(self.table, self.chance.choice(("", "?pace=5", "?since=7"))) as socket:
                    shown: dict[str, Any] = {}
                    reading = asyncio.create_task(self._read(socket, shown))
                    try:
                        await self._send(socket, shown, mischief, person)
                    finally:
                        reading.cancel()
            except DOWN:
                pass
            await asyncio.sleep(0.3)

    async def _send(self, socket: ClientConnection, shown: Frame, mischief: Mischief, person: Person) -> None:
        """Send until the connection has lasted long enough."""
        end = time.monotonic() + self.chance.uniform(2, 30)
        while time.monotonic() < end and mischief.table == self.table:
            await asyncio.sleep(self.gap * self.chance.uniform(0.5, 1.5))
            text = mischief.message(shown.get("position", {}))
            await socket.send(text if self.chance.random() < 0.98 else text.encode())
            if self.chance.random() < 0.03:
                method, path, body = mischief.request()
                reply = await person.request(method, path, body)
                self.tally.statuses[reply.status_code] += 1
                if reply.status_code >= 500:
                    self.tally.wrong.append(f"{method} {path} {body}: {reply.status_code} {reply.text[:300]}")

    async def _read(self, socket: ClientConnection, shown: Frame) -> None:
        """Read what comes; keep the position."""
        async for data in socket:
            frame = json.loads(data)
            if frame["type"] == "position":
                shown["position"] = frame
            elif frame["type"] == "error":
                self.tally.refused[frame["error"]] += 1
                if frame["error"] == "fault":
                    self.tally.wrong.append(f"a message to a table of {self.game} led to a fault")


class Honest:
    """One connection of the honest player."""

    def __init__(self, siege: Siege, socket: ClientConnection) -> None:
        self.siege = siege
        self.socket = socket
        self.witness = next(witness for _, witness in siege.tally.witnesses if witness.table == siege.table)
        self.position: Frame = {}
        self.undone = 0

    async def play(self) -> bool:
        """Answer what is asked until the game is over; True then."""
        due = bereft = 0
        while True:
            while not self.position or self.position["number"] < due or not self.position["asks"]:
                if self.position.get("over"):
                    return True
                await self._receive()
            frame = self.position
            undone = self.undone
            pause = time.monotonic() + self.siege.chance.uniform(0.0, MOMENT)
            while (left := pause - time.monotonic()) > 0.0:
                try:
                    async with asyncio.timeout(left):
                        await self._receive()
                except TimeoutError:
                    break
            reply = await self._answer(frame)
            if reply["type"] == "done":
                due, bereft = reply["number"], 0
                continue
            due = frame["number"] + 1
            bereft += 1
            self.siege.tally.taken_away += 1
            while reply["error"] == "stale" and (await self._receive())["type"] != "position":
                pass
            if reply["error"] != "stale" or self.undone == undone or bereft > 1:
                self.siege.tally.wrong.append(
                    f"{self.siege.game} {self.siege.table}: an honest answer was refused: "
                    f"{reply['error']} ({bereft} times) on {frame['number']}"
                )

    async def _answer(self, frame: Frame) -> Frame:
        """Give a legal answer and wait for the reply."""
        siege = self.siege
        text = siege.chance.choice(frame["asks"][0]["actions"])["text"]
        self.witness.open[text] += 1
        began = time.monotonic()
        await self.socket.send(
            json.dumps({"type": "act", "id": "mine", "seat": 0, "number": frame["number"], "text": text})
        )
        while (reply := await self._receive()).get("id") != "mine":
            if time.monotonic() - began > UNANSWERED:
                siege.tally.wrong.append(f"{siege.game} {siege.table}: an honest answer got no reply")
                break
        siege.tally.longest = max(siege.tally.longest, time.monotonic() - began)
        self.witness.open[text] -= 1
        if reply["type"] == "done":
            self.witness.done[reply["number"]] = text
            siege.tally.answers[siege.game] += 1
            siege.answered += 1
        return reply

    async def _receive(self) -> Frame:
        """Read one frame and remember it."""
        async with asyncio.timeout(UNANSWERED):
            frame: Frame = json.loads(await self.socket.recv())
        if frame["type"] == "position":
            self.position = frame
            self.undone += sum(entry["back_to"] is not None and entry["seat"] != 0 for entry in frame["log"])
        self.witness.note(frame)
        return frame


def memory(pid: int) -> float:
    """Give the memory of a process in MiB; 0 where the system does not say."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def grave(log: Path) -> list[str]:
    """Find what the server said went wrong, each with the end of its traceback."""
    found: list[str] = []
    tracing = False
    for line in log.read_text(errors="replace").splitlines():
        if line.startswith(("ERROR", "CRITICAL", "Exception", "Task exception")):
            found.append(line)
            tracing = False
        elif line.startswith("Traceback"):
            tracing = True
        elif found and tracing and line and not line.startswith((" ", '"')):
            found[-1] += f" | {line[:300]}"
            tracing = False
    return found


async def besiege(server: Server, asked: argparse.Namespace, tally: Tally) -> list[Siege]:
    """Let everybody play, and kill the server now and then."""
    chance = random.Random(asked.seed)
    games = [game.key for game in cosmodrome.games()]
    seated = len(games) * asked.tables
    gap = max(QUICKEST, 0.75 * seated * 4 * asked.seconds / max(1, asked.messages))
    sieges = [
        Siege(server, game, number * len(games) + place + 1, tally, random.Random(f"{asked.seed} {number} {game}"), gap)
        for number in range(asked.tables)
        for place, game in enumerate(games)
    ]
    tasks = [asyncio.create_task(siege.run()) for siege in sieges]
    end = time.monotonic() + asked.seconds
    kills = sorted(end - asked.seconds + chance.uniform(0.1, 0.95) * asked.seconds for _ in range(asked.kills))
    for moment in [*kills, end]:
        done, _ = await asyncio.wait(
            tasks, timeout=max(0.0, moment - time.monotonic()), return_when=asyncio.FIRST_COMPLETED
        )
        for task in done:
            task.result()
        tally.memory.append(memory(server.process.pid))
        if moment != end:
            server.kill()
            tally.kills += 1
            await asyncio.to_thread(server.start)
    while not all(task.done() for task in tasks):
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=1)
    return sieges


def report(tally: Tally, folder: Path, log: Path, sieges: list[Siege], seconds: float) -> bool:
    """Hold all that was told against the log, and say what was tried and what came of it."""
    storage = SqliteStorage(folder / "tables.sqlite")
    entries = positions = acknowledged = 0
    for game, witness in tally.witnesses:
        entries += len(storage.moves(witness.table))
        positions += sum(map(len, witness.seen.values()))
        acknowledged += len(witness.done)
        tally.wrong += witness.contradictions(storage, cosmodrome.game(game))
    storage.close()
    disk = sum(file.stat().st_size for file in folder.iterdir() if file.is_file()) / 1024
    tally.wrong += grave(log)
    tally.wrong += [f"the honest player of {siege.game} never got on" for siege in sieges if not siege.answered]
    if max(tally.memory) > MOST_MEMORY:
        tally.wrong.append(f"the server grew to {max(tally.memory):.0f} MiB")
    if entries and disk / entries > MOST_DISK_OF_ENTRY:
        tally.wrong.append(f"the folder grew to {disk / entries:.0f} KiB for each entry")
    print(f"{seconds:.0f} s, {tally.kills} kills, {len(tally.witnesses)} tables, finished {dict(tally.finished)}")
    print(
        f"honest answers    {acknowledged} acknowledged {dict(tally.answers)}, longest wait {tally.longest:.2f} s, "
        f"taken away by an undo {tally.taken_away}"
    )
    print(f"positions seen    {positions}, all in the log of {entries} entries unless said below")
    print(f"hostile messages  {tally.messages}: {dict(tally.sent.most_common())}")
    print(f"refusals          {dict(tally.refused.most_common())}")
    print(f"HTTP statuses     {dict(sorted(tally.statuses.items()))}")
    print(
        f"memory            {tally.memory[0]:.0f} to {max(tally.memory):.0f} MiB; disk {disk / 1024:.1f} MiB, "
        f"{disk / max(1, entries):.1f} KiB an entry"
    )
    print(f"WRONG             {len(tally.wrong)}")
    for line in tally.wrong[:40]:
        print("  " + line)
    return not tally.wrong


def main(arguments: list[str] | None = None) -> int:
    """Besiege a server, report, and fail if anything was wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=2, help="how many at a time of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where data and log are put if anything was wrong")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as root:
        folder, log = Path(root) / "data", Path(root) / "server.log"
        folder.mkdir()
        tally = Tally()
        server = Server(folder, "games=1", "strict=1", "proxied=1", "grace=60", errors=log)
        try:
            sieges = asyncio.run(besiege(server, asked, tally))
        finally:
            server.stop()
        good = report(tally, folder, log, sieges, asked.seconds)
        if not good and asked.keep is not None:
            shutil.copytree(root, asked.keep, dirs_exist_ok=True)
        return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
