"""What is printed on the components of a game: its data files, as the page reads them too."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parents[2] / "games"


@cache
def printed(game: str, name: str) -> dict[str, Any]:
    """Read a data file of a game."""
    return dict(json.loads((GAMES / game / "data" / f"{name}.json").read_text(encoding="utf-8")))


@cache
def by_id(game: str, name: str, *lists: str) -> dict[str, dict[str, Any]]:
    """Read the components in some lists of a data file by their ids."""
    data = printed(game, name)
    return {item["id"]: item for each in lists for item in data[each]}
