"""The data of a game: the standard set in the package, and sets that owners of the game have put in.

A table is created with a set by its option "data", and the record names it. Sets of one's own lie in the folder that
an environment variable of the game names. Their names carry a check sum of what they hold, so that a record is never
replayed with other numbers than it was played with.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .data_file import BadData

K = TypeVar("K")
STANDARD: Final = "standard"


@mypyc_attr(allow_interpreted_subclasses=True)
class Library(ABC, Generic[K]):
    """The data sets of a game, each read once, checked and made into what the game is played with."""

    def __init__(self, variable: str, folder: Path, files: tuple[str, ...]) -> None:
        self.variable: Final = variable
        """The environment variable that names the folder of the owner's sets."""
        self.folder: Final = folder
        """Where the standard set lies."""
        self.files: Final = files
        """The names of its files, without '.json'. A set of one file is a file of any name in the owner's folder; a set
        of several is a folder in it, and a file that it lacks is the standard one."""
        self._sets: dict[str, K] = {}

    @abstractmethod
    def make(self, name: str, label: str, files: dict[str, Any], standard: dict[str, Any]) -> K:
        """Check a set and make of it what the game is played with; BadData says what is wrong.

        `name` is what tables call the set, `label` the file or folder that it lies in.
        """

    def names(self) -> tuple[str, ...]:
        """Return the name of every set that a table can be created with, the standard one first; each is checked."""
        if not self._sets:
            found = {STANDARD: self.read(self._standard(), STANDARD)}
            for name, path in self.find(os.environ.get(self.variable)).items():
                found[name] = self.read(path, name)
            self._sets = found
        return tuple(self._sets)

    def get(self, name: str) -> K:
        """Return what the game is played with, by the name of its set."""
        self.names()
        return self._sets[name]

    def find(self, folder: str | None) -> dict[str, Path]:
        """Return the sets of an owner's folder by the names that tables call them by."""
        if not folder:
            return {}
        if not Path(folder).is_dir():
            raise BadData(f"{self.variable} names no folder: {folder}")
        found: dict[str, Path] = {}
        for path in sorted(Path(folder).iterdir()):
            parts = self._parts(path)
            if parts:
                whole = b"".join(part.read_bytes() if path == part else _marked(part) for part in parts.values())
                stem = path.stem if self._is_one_file() else path.name
                found[f"{stem}-{sha256(whole).hexdigest()[:8]}"] = path
        return found

    def read(self, path: Path, name: str) -> K:
        """Read a set; BadData says what is wrong with it."""
        standard = self._load(self._standard())
        return self.make(name, path.name, {**standard, **self._load(path)}, standard)

    def _load(self, path: Path) -> dict[str, Any]:
        """Read the files that a set has."""
        files: dict[str, Any] = {}
        for file, part in self._parts(path).items():
            try:
                files[file] = json.loads(part.read_text(encoding="utf-8"))
            except (OSError, ValueError) as error:
                label = part.name if part == path else f"{path.name}/{part.name}"
                raise BadData(f"{label} cannot be read: {error}") from error
        return files

    def _is_one_file(self) -> bool:
        """Tell whether a set is a file, not a folder."""
        return len(self.files) == 1

    def _standard(self) -> Path:
        """Return where the standard set lies: its folder, or its only file."""
        return self.folder / f"{self.files[0]}.json" if self._is_one_file() else self.folder

    def _parts(self, path: Path) -> dict[str, Path]:
        """Return the files of a set, by their standard names; none where this is no set."""
        if self._is_one_file():
            return {self.files[0]: path} if path.suffix == ".json" else {}
        found = {file: path / f"{file}.json" for file in self.files}
        return {file: part for file, part in found.items() if part.exists()}


def _marked(part: Path) -> bytes:
    """Return the name and the contents of a file of a folder."""
    return part.name.encode() + part.read_bytes()
