"""The bot that the documentation shows: it plays to the end, and it is the one that is shown."""

from __future__ import annotations

import subprocess
import sys

from server.clients import Server
from support.process import ROOT

EXAMPLE = ROOT / "examples" / "api_bot.py"


def test_the_bot_plays_a_whole_game_over_the_api(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), server.address, "toy"], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("winners: [")
    assert "refused" not in done.stdout


def test_the_documentation_shows_that_bot() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert f"```python\n{source}```" in (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    code = [line for line in source.splitlines() if line.strip() and not line.startswith('"""')]
    assert len(code) <= 30
