"""What a player is putting together and nobody else sees: from the goal to its payment."""

from __future__ import annotations

from ....kernel.step import Step
from .aims import ChooseBases, ChooseTiles, Target
from .colonize import ChooseColony, OfferPoints
from .paying import Custom, Pay


def in_thought(step: Step) -> bool:
    """Tell whether a step lies between the choice of an action and its payment."""
    if isinstance(step, Pay | ChooseBases):
        return step.half is None
    return isinstance(step, Custom | ChooseTiles | Target | ChooseColony | OfferPoints)
