"""The action of a turn: which goals a player can reach; the goal comes first (5, step 1; 8)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from .. import components as c
from ..said import events as happened
from ..said.actions import GOAL_GENETICS, GOAL_REVELATION, NOTHING, PASS, PRODUCE_BY_CHOICE, Choice
from ..state import SpaceCorp
from ..stored.forms import QUESTIONS
from . import special
from .asking import PlainQuestion
from .build import builds
from .colonize import ChooseColony, colonizations
from .explore import explorations
from .move import moves
from .paying import Pay
from .produce import ChooseTiles, ProduceGoal, eligible, productions
from .progress import CubeGoal
from .research import ResearchGoal, research
from .sources import shows_any
from .time_card import following
from .upgrade import upgrade, upgrades


def goals(state: SpaceCorp, seat: int) -> list[Action]:
    """Return every goal that can be paid for, and passing where it is allowed."""
    found: list[Action] = []
    banned = state.forbidden
    sites = state.team_sites(seat)
    if not banned >> c.MOVE & 1:
        moves(state, seat, sites, None, found)
    if not banned >> c.EXPLORE & 1:
        explorations(state, seat, sites, None, found)
    if not banned >> c.BUILD & 1:
        builds(state, seat, sites, None, found)
    if not banned >> c.PRODUCE & 1:
        productions(state, seat, found)
    if not banned >> c.RESEARCH & 1:
        research(state, seat, found)
    if not banned >> c.GENETICS & 1 and shows_any(state, seat, c.GENETICS):
        found.append(GOAL_GENETICS)
    if not banned >> c.REVELATION & 1 and state.has_action(c.REVELATION) and shows_any(state, seat, c.REVELATION):
        found.append(GOAL_REVELATION)
    if not banned >> c.UPGRADE & 1:
        upgrades(state, seat, found)
    if not banned >> c.SPECIAL & 1:
        special.specials(state, seat, sites, found)
    if state.has_action(c.COLONIZE) and not banned >> c.COLONIZE & 1:
        colonizations(state, seat, found)
    if state.cards_left() == 0:
        found.append(PASS)
    return found


class ChooseAction(PlainQuestion):
    """What does the active player do?"""

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Ask for a goal; without a legal one the action is skipped (R-03), or the player must pass (17.2)."""
        # What a player can do depends on cards that others do not see.
        state.doubt(events)
        options = goals(state, self.seat)
        if not options:
            self.apply(state, NOTHING, events)
            if events is not None:
                events.append(happened.Idled(self.seat))
            return True
        if len(options) == 1 and options[0] is PASS:
            self.apply(state, PASS, events)
            return True
        state.offer(self.seat, options)
        return False

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every goal that can be paid for; nothing only where a hand is imagined that can do nothing."""
        return goals(state, self.seat) or [NOTHING]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Go on to what is still to be chosen and paid."""
        choice = cast(Choice, action)
        kind = choice.kind
        if action is NOTHING:
            state.pop()
            state.idle = True
        elif action is PASS:
            state.pop()
            state.procedures.skip_turn(state, self.seat, events)
        elif kind == c.UPGRADE:
            state.pop()
            upgrade(state, self.seat, choice.a, choice.b, events)
        elif kind == c.SPECIAL:
            special.play(state, self.seat, choice.a, events)
        elif kind == c.COLONIZE:
            state.common[-1] = ChooseColony(self.seat, choice.a)
        elif action is PRODUCE_BY_CHOICE:
            state.common[-1] = ChooseTiles(self.seat, [])
        elif kind == c.PRODUCE:
            state.common[-1] = Pay(self.seat, ProduceGoal(eligible(state, self.seat)[: choice.a]))
        elif kind == c.RESEARCH:
            state.common[-1] = Pay(self.seat, ResearchGoal())
        elif kind in (c.GENETICS, c.REVELATION):
            state.common[-1] = Pay(self.seat, CubeGoal(kind))
        else:
            state.common[-1] = following(self.seat, choice, None)


QUESTIONS.add("action", ChooseAction)
