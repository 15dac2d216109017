"""What a data file must look like; every mistake is said with the place where it stands."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import CosmodromeError


class BadData(CosmodromeError):
    """A data file that the game cannot be played with."""


def verify(name: str, data: Any) -> None:
    """Raise BadData with the first mistake of a data file."""
    if not isinstance(data, dict):
        raise BadData(f"{name}: a data file is a JSON object")
