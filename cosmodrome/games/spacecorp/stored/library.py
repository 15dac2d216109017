"""The data files: the standard folder, and those that owners of the game have put in (docs/spacecorp.md).

Folders of one's own lie in the folder that the environment variable COSMODROME_SPACECORP names.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ....kit.library import Library
from ..box import Box
from ..said.actions import Answers
from .schema import FILES, verify


class SpaceCorpLibrary(Library[Answers]):
    """The data files of SpaceCorp, each folder as a box with all the answers that it makes possible."""

    def __init__(self) -> None:
        super().__init__("COSMODROME_SPACECORP", Path(__file__).parents[1] / "data", FILES)

    def make(self, name: str, label: str, files: dict[str, Any], standard: dict[str, Any]) -> Answers:
        """Check a folder and lay out its box."""
        verify(label, files, standard)
        return Answers(Box(name, files))


LIBRARY: Final = SpaceCorpLibrary()
