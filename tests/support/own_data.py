"""Playing with data files of one's own: a process that finds them in the folder of an owner."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import cosmodrome

ROOT = Path(cosmodrome.__file__).parents[1]


def play_with(game: str, folder: Path, options: dict[str, str], checks: str) -> None:
    """Play a game with data of an owner's folder to its end, replay the record, run checks on `game` and `match`."""
    code = f"""
import cosmodrome
from cosmodrome import Match, Record
game = cosmodrome.game({game!r})
match = Match.new(game, 2, 1, {options!r})
while not match.state.over:
    seat = match.state.deciders()[0]
    match.play(seat, match.state.legal(seat)[match.number % len(match.state.legal(seat))])
record = Record.parse(str(match.record))
assert record.options["data"] == {options["data"]!r}
assert record.replay(game) == match.state
{checks}
print("played")
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        env={**os.environ, f"COSMODROME_{game.upper()}": str(folder), "PYTHONPATH": str(ROOT)},
    )
    assert done.stdout == "played\n", done.stderr
