"""Lines that somebody types, or that a program pipes in."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console


class Reader:
    """Reads answers, with line editing where there is a keyboard."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives input() its editing and history)

    def line(self, prompt: str = "> ") -> str | None:
        """Read one line; None when there is nobody left to type."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except (EOFError, KeyboardInterrupt):
                self._console.print()
                return None
        self._console.print(prompt, end="", markup=False, highlight=False)
        text = sys.stdin.readline()
        # What is piped in is shown, so that the output reads like a session.
        self._console.print(text.rstrip("\r\n"), markup=False, highlight=False)
        return text.strip() if text else None
