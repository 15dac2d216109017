"""The data: the standard folder, and those that owners of the game have put in (docs/spacecorp.md).

A table is created with data by its option "data"; the record names it. Folders of one's own lie in the folder that the
environment variable COSMODROME_SPACECORP names. Their names carry a check sum of what they hold, so that a record is
never replayed with other numbers than it was played with.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ..box import Box
from ..said.actions import Answers
from .schema import FILES, BadData, verify

STANDARD: Final = "standard"
FOLDER: Final = "COSMODROME_SPACECORP"
HERE: Final = Path(__file__).parents[1] / "data"


class Kit:
    """A box with all the answers that it makes possible, and the files it was read from."""

    def __init__(self, name: str, files: dict[str, Any]) -> None:
        self.box: Final = Box(name, files)
        self.answers: Final = Answers(self.box)
        self.files: Final = files


_KITS: Final[dict[str, Kit]] = {}


def read_kit(folder: Path, name: str) -> Kit:
    """Read a folder of data; a file that it lacks is the standard one. BadData says what is wrong."""
    standard = _read(HERE)
    files = standard | _read(folder)
    verify(folder.name, files, standard)
    return Kit(name, files)


def _read(folder: Path) -> dict[str, Any]:
    """Read the files that a folder has."""
    files: dict[str, Any] = {}
    for file in FILES:
        path = folder / f"{file}.json"
        if path.exists():
            try:
                files[file] = json.loads(path.read_text(encoding="utf-8"))
            except (OSError, ValueError) as error:
                raise BadData(f"{folder.name}/{file}.json cannot be read: {error}") from error
    return files


def find_folders(folder: str | None) -> dict[str, Path]:
    """List the folders of data by the names that tables call them by."""
    found: dict[str, Path] = {}
    if folder:
        for path in sorted(Path(folder).iterdir()):
            files = [path / f"{file}.json" for file in FILES if (path / f"{file}.json").exists()]
            if files:
                digest = sha256(b"".join(file.name.encode() + file.read_bytes() for file in files)).hexdigest()
                found[f"{path.name}-{digest[:8]}"] = path
    return found


def names() -> tuple[str, ...]:
    """Name all data that a table can be created with, the standard first; each is checked."""
    if STANDARD not in _KITS:
        _KITS[STANDARD] = read_kit(HERE, STANDARD)
        for name, path in find_folders(os.environ.get(FOLDER)).items():
            _KITS[name] = read_kit(path, name)
    return tuple(_KITS)


def kit(name: str) -> Kit:
    """Give the kit of some data."""
    names()
    return _KITS[name]
