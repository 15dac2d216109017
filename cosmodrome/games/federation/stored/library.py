"""The data files: the standard one, and those that owners of the game have put in (docs/federation.md).

A table is created with a data file by its option "data"; the record names it. Files of one's own lie in the folder
that the environment variable COSMODROME_FEDERATION names. Their names carry a check sum of what they hold, so that a
record is never replayed with other numbers than it was played with.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ..box import Box
from ..said.actions import Answers
from .schema import BadData, verify

STANDARD: Final = "standard"
FOLDER: Final = "COSMODROME_FEDERATION"


class Kit:
    """A box with all the actions that it makes possible."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.answers: Final = Answers(box)


_KITS: Final[dict[str, Kit]] = {}


def read_kit(path: Path, name: str) -> Kit:
    """Read a data file; BadData says what is wrong with it."""
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData(f"{path.name} cannot be read: {error}") from error
    verify(path.name, data)
    return Kit(Box(name, data))


def find_files(folder: str | None) -> dict[str, Path]:
    """List the data files of a folder by the names that tables call them by."""
    found: dict[str, Path] = {}
    if folder:
        for path in sorted(Path(folder).glob("*.json")):
            found[f"{path.stem}-{sha256(path.read_bytes()).hexdigest()[:8]}"] = path
    return found


def names() -> tuple[str, ...]:
    """Name every data file that a table can be created with, the standard one first; each is checked."""
    if STANDARD not in _KITS:
        _KITS[STANDARD] = read_kit(Path(__file__).parents[1] / "data" / "federation.json", STANDARD)
        for name, path in find_files(os.environ.get(FOLDER)).items():
            _KITS[name] = read_kit(path, name)
    return tuple(_KITS)


def kit(name: str) -> Kit:
    """Give the kit of a data file."""
    names()
    return _KITS[name]
