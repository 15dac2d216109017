"""How fast the games run: compiled, uncompiled, and beside another engine in the same minute."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import cosmodrome
from cosmodrome.kernel.message import Json

from . import rival
from .measures import KINDS
from .speed import Speed

ROUNDS = 5
"""Every speed is measured in so many short turns, one after the other: a clock that drifts hits all alike."""

RIVAL = (rival.NAME, rival.NAME, "actions")

HERE = Path(__file__).parent


class Gauge:
    """A process that measures on request."""

    def __init__(self, command: list[str]) -> None:
        paths = [path for path in sys.path if path]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), *paths] if "" in sys.path else paths)}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
        )
        self.compiled = bool(self._read()["compiled"])

    def measure(self, kind: str, game: str, seed: int, seconds: float) -> Speed:
        """Ask for one speed."""
        assert self._process.stdin is not None
        request = {"kind": kind, "game": game, "seed": seed, "seconds": seconds}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = self._read()
        return Speed(answer["count"], answer["games"], answer["seconds"])

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def _read(self) -> dict[str, int]:
        """Read one answer; where there is none, say what the process complained about."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            _, complaint = self._process.communicate()
            raise RuntimeError(f"a measuring process ended: {complaint.strip()[-2000:]}")
        answer: dict[str, int] = json.loads(line)
        return answer


@dataclass
class Bench:
    """All speeds that were measured, turn by turn."""

    seconds: float
    compiled: bool
    turns: dict[tuple[str, str, str], list[Speed]] = field(default_factory=dict)
    """By engine ("compiled", "uncompiled", "catanatron"), game and kind."""
    missing: str | None = None
    """Why catanatron could not be measured."""

    def add(self, engine: str, game: str, kind: str, speed: Speed) -> None:
        """Note one turn."""
        self.turns.setdefault((engine, game, kind), []).append(speed)

    def rate(self, engine: str, game: str, kind: str) -> float | None:
        """Return a speed in things a second; kind "games" counts the whole games of random play."""
        turns = self.turns.get((engine, game, "actions" if kind == "games" else kind))
        if not turns:
            return None
        count = sum(speed.games if kind == "games" else speed.count for speed in turns)
        return count / sum(speed.seconds for speed in turns)

    def ratio(self, one: tuple[str, str, str], other: tuple[str, str, str]) -> float | None:
        """Return how many times faster one speed is: the median over the turns, each against its neighbour in time."""
        if one not in self.turns or other not in self.turns:
            return None
        return median(left.rate / right.rate for left, right in zip(self.turns[one], self.turns[other], strict=True))

    def games(self) -> list[str]:
        """List the games that were measured."""
        return list(dict.fromkeys(game for engine, game, _ in self.turns if engine != rival.NAME))

    def best(self) -> str:
        """Name the faster of our engines that was measured."""
        return "compiled" if self.compiled else "uncompiled"

    def to_json(self) -> dict[str, Json]:
        """Return all speeds and ratios as data."""
        games: dict[str, Json] = {}
        for game in self.games():
            games[game] = {
                **{
                    engine: {kind: self.rate(engine, game, kind) for kind in (*KINDS, "games")}
                    for engine in ("compiled", "uncompiled")
                },
                "compiled_to_uncompiled": {
                    kind: self.ratio(("compiled", game, kind), ("uncompiled", game, kind)) for kind in KINDS
                },
                "actions_to_catanatron": self.ratio((self.best(), game, "actions"), RIVAL),
            }
        return {
            "version": cosmodrome.__version__,
            "compiled": self.compiled,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "seconds": self.seconds,
            "games": games,
            rival.NAME: {
                "version": rival.VERSION,
                "missing": self.missing,
                "actions": self.rate(rival.NAME, rival.NAME, "actions"),
                "games": self.rate(rival.NAME, rival.NAME, "games"),
            },
        }


def bench(
    games: list[str] | None = None,
    seconds: float = 5.0,
    compare: bool = True,
    watch: Callable[[float], None] | None = None,
) -> Bench:
    """Measure every speed of the games for some seconds each; compare=False leaves catanatron out."""
    names = games if games is not None else [game.key for game in cosmodrome.games()]
    gauges = {"uncompiled": Gauge([sys.executable, "-P", str(HERE / "gauge.py"), "--uncompiled"])}
    native = Gauge([sys.executable, "-P", str(HERE / "gauge.py")])
    result = Bench(seconds, native.compiled)
    if native.compiled:
        gauges["compiled"] = native
    try:
        plan = [(engine, game, kind) for game in names for kind in KINDS for engine in gauges]
        if compare:
            try:
                gauges[rival.NAME] = Gauge([rival.prepare(), str(HERE / "rival_gauge.py")])
                plan.insert(0, RIVAL)
            except rival.RivalMissing as error:
                result.missing = str(error)
        for engine, game, kind in plan:
            gauges[engine].measure(kind, game, 0, 0.0)
        for turn in range(ROUNDS):
            for index, (engine, game, kind) in enumerate(plan):
                speed = gauges[engine].measure(kind, game, 1000 * turn, seconds / ROUNDS)
                result.add(engine, game, kind, speed)
                if watch is not None:
                    watch((turn * len(plan) + index + 1) / (ROUNDS * len(plan)))
    finally:
        for gauge in {*gauges.values(), native}:
            gauge.close()
    return result
