"""What the data files must look like; every mistake is said with the place where it stands."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.errors import CosmodromeError

FILES: Final = ["boards", "cards", "bases", "discoveries", "progress", "colonies", "contracts", "hq"]


class BadData(CosmodromeError):
    """Data that the game cannot be played with."""


def verify(name: str, files: dict[str, Any]) -> None:
    """Check a folder of data."""
