"""Who answers for a seat when no person does."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.message import Json
from ..kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """A bot: one method. Whoever runs it hands it an imagined position, so it cannot know what is hidden."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> Action:
        """Choose one of state.legal(seat). The state is the player's own copy to do with as it likes."""

    def intentions(self) -> list[tuple[dict[str, Json], Action]]:
        """Tell what it will do after what it chose last, each with what its seat has to see then; most do not know."""
        return []
