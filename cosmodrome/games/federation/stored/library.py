"""The data files: the standard one, and those that owners of the game have put in (docs/federation.md).

Files of one's own lie in the folder that the environment variable COSMODROME_FEDERATION names.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ....kit.library import Library
from ..box import Box
from ..said.actions import Answers
from .schema import verify

FILE: Final = "federation"


class FederationLibrary(Library[Answers]):
    """The data files of Federation, each as a box with all the actions that it makes possible."""

    def __init__(self) -> None:
        super().__init__("COSMODROME_FEDERATION", Path(__file__).parents[1] / "data", (FILE,))

    def make(self, name: str, label: str, files: dict[str, Any], standard: dict[str, Any]) -> Answers:
        """Check a file and lay out its box."""
        verify(label, files[FILE], standard[FILE])
        return Answers(Box(name, files[FILE]))


LIBRARY: Final = FederationLibrary()
