"""The client on a real terminal: the screen is cleared, colours are on, keys are read."""

from __future__ import annotations

import codecs
import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="pseudo-terminals are a thing of Unix")

CLEAR = "\x1b[2J"


class Terminal:
    """A process at a terminal of its own."""

    def __init__(self, arguments: list[str], home: Path) -> None:
        self._end, inner = pty.openpty()
        env = {
            **os.environ,
            "TERM": "xterm-256color",
            "COLUMNS": "110",
            "LINES": "40",
            "COSMODROME_LANGUAGE": "en",
            "XDG_DATA_HOME": str(home),
            "HOME": str(home),
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        env.pop("NO_COLOR", None)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cosmodrome.cli.main", *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=env,
            close_fds=True,
        )
        os.close(inner)
        # A letter of several bytes may arrive in two parts.
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.shown = ""

    def until(self, words: str, seconds: float = 60.0) -> str:
        """Read until some words are shown; give what was read."""
        start, deadline = len(self.shown), time.monotonic() + seconds
        while words not in self.shown[start:]:
            if time.monotonic() > deadline:
                raise AssertionError(f"{words!r} was never shown:\n{self.shown}")
            ready, _, _ = select.select([self._end], [], [], 0.5)
            if ready:
                try:
                    self.shown += self._decoder.decode(os.read(self._end, 65536))
                except OSError:
                    break
        return self.shown[start:]

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._end, f"{line}\n".encode())

    def close(self) -> int:
        """Wait for the end."""
        code = self._process.wait(timeout=60)
        os.close(self._end)
        return code


def test_the_screen_is_drawn_afresh_for_each_question(tmp_path: Path) -> None:
    terminal = Terminal(["play", "alien_frontiers", "--seats", "me,random", "--seed", "3"], tmp_path)
    first = terminal.until("▲ > ")
    assert CLEAR in first
    assert "\x1b[1;38" in first
    terminal.type("roll")
    after = terminal.until("▲ > ")
    assert CLEAR in after
    assert "rolls" in after
    terminal.type("help shipyard")
    assert CLEAR not in terminal.until("▲ > ")
    terminal.type("quit")
    assert "The game is kept" in terminal.until("--record")
    assert terminal.close() == 0


def test_a_replay_is_stepped_through_with_keys(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    played = Terminal(
        ["play", "alien_frontiers", "--seats", "random,random", "--seed", "3", "--record", str(record)], tmp_path
    )
    played.until("Record: ")
    played.close()
    terminal = Terminal(["replay", str(record)], tmp_path)
    terminal.until("0 of ")
    terminal.type("")
    assert "rolls" in terminal.until("\n1 of ")
    terminal.type("5")
    terminal.until("\n5 of ")
    terminal.type("b")
    terminal.until("\n4 of ")
    terminal.type("e")
    terminal.until("has won!")
    terminal.type("q")
    assert terminal.close() == 0
