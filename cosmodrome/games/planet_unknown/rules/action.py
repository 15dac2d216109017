"""The action of a round: take a tile, then resolve what came of it (PU 5 ACTION)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ..components import LARGE, SMALL
from ..said import actions as act
from ..said import events as happened
from ..said.actions import ON_STACK, OnStack, Open
from ..state import TRIGGERS, UNPLACEABLE, PlanetUnknown
from ..stored.forms import QUESTIONS
from .items.pool import Pool
from .laying import put_aside
from .place_tile import PlaceTile
from .placing import NOWHERE, STRICT, fits, is_restricted, level_for
from .taking import take, visible
from .window import Window


class TakeTile(Window):
    """Choose the large or the small tile; if neither can be placed, which one is set aside."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the tile."""
        if level_for(state, state.colony(self.seat), visible(state, self.seat)) == NOWHERE:
            return Message("prompt-set-aside")
        return Message("prompt-take")

    def prepare(self, state: PlanetUnknown, events: Events) -> None:
        """Show a lone player what lies under an extra tile that was taken before."""
        if state.solo:
            state.reveal_sector(self.seat, events)
        super().prepare(state, events)

    def specials(self, pool: Pool) -> None:
        """Offer the tiles that can be placed."""
        state = pool.state
        colony = pool.colony
        large = state.tops[state.shape_for(self.seat, LARGE)]
        small = state.tops[state.shape_for(self.seat, SMALL)]
        level = STRICT
        while level < NOWHERE:
            wide = large >= 0 and fits(state, colony, large, level)
            narrow = small >= 0 and fits(state, colony, small, level)
            if wide:
                pool.found.append(ON_STACK[act.TAKE][LARGE])
            if narrow:
                pool.found.append(ON_STACK[act.TAKE][SMALL])
            if wide or narrow:
                return
            # a restriction that leaves nothing is ignored.
            level = level + 1 if is_restricted(state, colony) else NOWHERE
        if large >= 0:
            pool.found.append(ON_STACK[act.ASIDE][LARGE])
        if small >= 0:
            pool.found.append(ON_STACK[act.ASIDE][SMALL])

    def may_leave(self, pool: Pool) -> bool:
        """Let the seat go on without a tile only where there is none."""
        return not visible(pool.state, self.seat)

    def by_itself(self, state: PlanetUnknown, action: Action) -> bool:
        """Take the only tile, but do not set one aside unasked."""
        return not (isinstance(action, OnStack) and action.verb == act.ASIDE) and not isinstance(action, Open)

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Take the tile and ask where it goes."""
        if isinstance(action, OnStack) and action.verb == act.TAKE:
            level = level_for(state, state.colony(self.seat), visible(state, self.seat))
            state.answered(self.seat)
            state.ask(PlaceTile(self.seat, take(state, self.seat, action.ring, events), level, True))
        elif isinstance(action, OnStack) and action.verb == act.ASIDE:
            state.answered(self.seat)
            if not state.triggers & UNPLACEABLE:
                state.triggers |= UNPLACEABLE
                if events is not None:
                    events.append(happened.EndCalled(TRIGGERS[0]))
            put_aside(state, self.seat, take(state, self.seat, action.ring, events), events)
        else:
            super().apply(state, action, events)

    def leave(self, state: PlanetUnknown, events: Events) -> None:
        """Go on without a tile: both stacks are empty."""
        state.answered(self.seat)
        if events is not None:
            events.append(happened.NothingTaken(self.seat))

    def why_not(self, state: PlanetUnknown, text: str) -> Message:
        """Say why a tile cannot be taken."""
        if text in (ON_STACK[act.TAKE][LARGE].text, ON_STACK[act.TAKE][SMALL].text):
            return Message("illegal-take-unplaceable")
        return Message("illegal-not-offered", {"action": text})


QUESTIONS.add("take", TakeTile)


class Resolve(Window):
    """Resolve what the tile brought, and say when all is done."""

    def by_itself(self, state: PlanetUnknown, action: Action) -> bool:
        """Let the player end the turn, and look at cards, only by an own answer: both cannot be taken back."""
        return action is not act.DONE and not isinstance(action, Open)

    def leave(self, state: PlanetUnknown, events: Events) -> None:
        """Be done with the tile."""
        super().leave(state, events)
        if events is not None:
            events.append(happened.Finished(self.seat))

    def why_not(self, state: PlanetUnknown, text: str) -> Message:
        """Say why the turn cannot end yet."""
        if text == act.DONE.text:
            return Message("illegal-not-done")
        return Message("illegal-not-offered", {"action": text})


QUESTIONS.add("resolve", Resolve)
