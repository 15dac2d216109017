"""The page's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_not_stale() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "typescript.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)
