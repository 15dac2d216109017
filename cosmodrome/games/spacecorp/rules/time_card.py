"""Time cards: what a second team does with the sources of the first (7.3)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message, Term
from ....kit.codec import Field
from ....kit.question import Decision
from ..components import ACTIONS, BUILD, EXPLORE, MOVE
from ..said.actions import FORGO, Choice
from ..state import SpaceCorp
from ..stored.forms import ACTION, QUESTIONS
from .build import BuildGoal, ChooseBases, builds
from .explore import ExploreGoal, explorations
from .move import MoveGoal, moves
from .paying import Aim, Pay
from .sources import HALF, Half


class Second(Decision[SpaceCorp]):
    """What does the second team do with the same sources?"""

    def __init__(self, seat: int, kind: int, half: Half) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.half: Final = half

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for the second goal."""
        return Message("prompt-second", {"action": Term(f"kind-{ACTIONS[self.kind]}")})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer what another team can do with the same sources, or to forgo it (R-51)."""
        found: list[Action] = []
        sites = state.team_sites(self.seat)
        if self.kind == MOVE:
            moves(state, self.seat, sites, self.half, found)
        elif self.kind == EXPLORE:
            explorations(state, self.seat, sites, self.half, found)
        else:
            builds(state, self.seat, sites, self.half, found)
        found.append(FORGO)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Go on to what is still to be chosen and paid."""
        if action is FORGO:
            state.pop()
        else:
            state.common[-1] = following(self.seat, cast(Choice, action), self.half)


def _check(step: Second, state: SpaceCorp) -> None:
    """Refuse a second half of anything but a Move, Explore or Build of the active player."""
    if step.seat != state.active or step.kind not in (MOVE, EXPLORE, BUILD) or step.half is None:
        raise BadPosition("only Move, Explore and Build of the active player have a second half")
    step.half.check(state, step.seat, step.kind)


QUESTIONS.add("second", Second, Field("kind", ACTION), Field("first", HALF, "half"), check=_check)


def following(seat: int, choice: Choice, half: Half | None) -> Aim:
    """Return the next question after a goal of a team."""
    if choice.kind == MOVE:
        return Pay(seat, MoveGoal(choice.a, choice.b), half)
    if choice.kind == EXPLORE:
        return Pay(seat, ExploreGoal(choice.a), half)
    if choice.b < 0:
        return ChooseBases(seat, choice.a, [], half)
    return Pay(seat, BuildGoal(choice.a, [choice.b]), half)
