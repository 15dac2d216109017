"""The action of a turn: the goal comes first (5, step 1)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..components import ADVANCE_TRACK, COLONIZE, GAIN, NO, PRODUCE, RESEARCH, SPECIAL, UPGRADE
from ..player import with_one
from ..said import events as happened
from ..said.actions import NOTHING, PASS, PRODUCE_BY_CHOICE, Choice
from ..state import SpaceCorp
from .aims import ChooseTiles, Target, following, play_special
from .colonize import ChooseColony
from .goals import Goal, eligible
from .paying import Pay
from .possible import goals


class ChooseAction(Decision[SpaceCorp]):
    """What does the active player do?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "action", "seat": self.seat}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a goal."""
        return Message("prompt-action")

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Ask for a goal; without a legal one the action is skipped (R-03), or the player must pass (17.2)."""
        # What a player can do hangs on cards that others do not see.
        state.doubt(events)
        options = goals(state, self.seat)
        if not options:
            state.pop()
            state.idle = True
            if events is not None:
                events.append(happened.idled(self.seat))
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
        if action is NOTHING:
            state.pop()
            state.idle = True
            return
        if action is PASS:
            state.pop()
            state.skip_turn(self.seat, events)
            return
        choice = cast(Choice, action)
        kind = choice.kind
        if kind == UPGRADE:
            state.pop()
            _upgrade(state, self.seat, choice.a, choice.b, events)
        elif kind == SPECIAL:
            self._special(state, choice.a, events)
        elif kind == COLONIZE:
            state.common[-1] = ChooseColony(self.seat, choice.a)
        elif kind == PRODUCE:
            if action is PRODUCE_BY_CHOICE:
                state.common[-1] = ChooseTiles(self.seat, [])
            else:
                best = eligible(state, self.seat)[: choice.a]
                state.common[-1] = Pay(self.seat, Goal(PRODUCE, NO, NO, [], best), None)
        elif kind == RESEARCH or choice.a < 0:
            state.common[-1] = Pay(self.seat, Goal(kind, NO, NO, [], []), None)
        else:
            state.common[-1] = following(self.seat, state, choice, None)

    def _special(self, state: SpaceCorp, card: int, events: Events) -> None:
        """Play a card for its Special."""
        found = state.box.cards[card]
        if found.special == GAIN:
            state.pop()
            play_special(state, self.seat, card, events)
            state.gain(self.seat, found.amount, "special", events)
        elif found.special == ADVANCE_TRACK:
            state.pop()
            play_special(state, self.seat, card, events)
            teams = state.players[self.seat].teams
            for team in range(len(teams)):
                where = teams[team]
                if where >= 0 and where & 3:
                    state.players[self.seat].teams = with_one(state.players[self.seat].teams, team, where & ~3)
                    state.acted |= 1 << (self.seat * 4 + team)
                    if events is not None:
                        events.append(happened.track_moved(self.seat, team, state.board.ids[where >> 2], 0))
        else:
            state.common[-1] = Target(self.seat, card)


def _upgrade(state: SpaceCorp, seat: int, card: int, slot: int, events: Events) -> None:
    """Put a card into the HQ; the one that lay there returns to the hand, or leaves the game (8.8)."""
    player = state.players[seat]
    old = player.infra[slot]
    state.take(seat, card)
    state.set_infra(seat, with_one(player.infra, slot, card))
    kept = old >= 0 and state.box.cards[old].era == state.era
    if kept:
        state.give(seat, old, True)
    state.kind = UPGRADE
    state.idle = kept
    if events is not None:
        events.append(
            happened.upgraded(seat, state.box.cards[card].id, slot, state.box.cards[old].id if old >= 0 else "", kept)
        )
