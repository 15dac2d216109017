"""The three windows for charged abilities: the active player, then each next seat, once (SB 4, phases 1, 5, 7)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kernel.preference import WAIVE
from ....kit.codec import Field
from ....kit.question import Due, Question
from ..components import CARDS, IN_WINDOW, SEATS, SIDES
from ..said.actions import DONE, USE, Use
from ..said.names import card_term
from ..said.refusals import named
from ..state import SpaceBase
from ..stored.forms import CARD, CARD_LIST, COUNT, PHASE, QUESTIONS, SIDE
from .abilities import ability_of, does_something, pay, resolve


class Window(Question[SpaceBase]):
    """Which ability does the visited player use?"""

    def __init__(self, seat: int, phase: int, used: list[int]) -> None:
        super().__init__(seat)
        self.phase: Final = phase
        self.used: Final = used
        """The cards whose ability works once in a window and has worked (R-13)."""

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Pass over players who can do nothing or do not want to be asked."""
        able = state.consoles[self.seat].able(IN_WINDOW, self.seat == state.active_player)
        if able and not state.is_muted(self.seat):
            legal = self.legal(state)
            if isinstance(legal[0], Use):
                state.offer(self.seat, legal)
                return False
        self._leave(state)
        return True

    def _leave(self, state: SpaceBase) -> None:
        """Go on to the next seat that could use anything, or close the window."""
        seat = (self.seat + 1) % state.seats
        while seat != state.active_player:
            if state.consoles[seat].able(IN_WINDOW, False):
                state.common[-1] = window(seat, self.phase)
                return
            seat = (seat + 1) % state.seats
        state.pop()

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for an ability."""
        return Message("prompt-window", {"phase": self.phase})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every usable ability, to be done, and not to be asked again for a while."""
        found: list[Action] = []
        for number in state.consoles[self.seat].usable(IN_WINDOW, self.seat == state.active_player):
            use = USE[number]
            if use.card not in self.used and does_something(state, self.seat, use.card, use.side):
                found.append(use)
        found.append(DONE)
        found.append(WAIVE)
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Pay for an ability and begin to resolve it, or leave the window."""
        if action is DONE:
            self._leave(state)
        elif action is WAIVE:
            state.mute(self.seat, 0, True)
            self._leave(state)
        else:
            use = cast(Use, action)
            if ability_of(use.card, use.side).once:
                state.common[-1] = Window(self.seat, self.phase, [*self.used, use.card])
            pay(state, self.seat, use.card, use.side, events)
            state.push(Resolve(self.seat, use.card, use.side, 0))

    def why_not(self, state: SpaceBase, text: str) -> Message:
        """Say what an ability lacks."""
        words = text.split()
        card = named(words[1]) if len(words) == 2 and words[0] == "use" else -1
        if card < 0:
            return Message("illegal-not-offered", {"action": text})
        console = state.consoles[self.seat]
        sector, side = console.find(card)
        ability = SIDES[card * 2 + side].ability
        if sector == 0 or ability is None:
            return Message("illegal-no-ability", {"card": card_term(card)})
        if card in self.used:
            return Message("illegal-once", {"card": card_term(card)})
        price = console.price(card, side)
        if console.cubes(card) < price:
            return Message("illegal-not-charged", {"card": card_term(card), "needed": price})
        if card * 2 + side not in console.usable(IN_WINDOW, self.seat == state.active_player):
            return Message("illegal-not-now", {"card": card_term(card)})
        return Message("illegal-no-effect", {"card": card_term(card)})


class Resolve(Due[SpaceBase]):
    """The effects of an ability from one on, in their order."""

    def __init__(self, seat: int, card: int, side: int, index: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.side: Final = side
        self.index: Final = index

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Carry out the next effect; its question, if it has one, comes on top of the rest."""
        state.pop()
        effects = ability_of(self.card, self.side).effects
        if self.index + 1 < len(effects):
            state.push(Resolve(self.seat, self.card, self.side, self.index + 1))
        resolve(state, self.seat, self.card, effects[self.index], events)
        return True


def _has_effect(step: Resolve, state: SpaceBase) -> None:
    """Refuse an effect that the card does not have."""
    ability = SIDES[step.card * 2 + step.side].ability
    if ability is None or step.index >= len(ability.effects):
        raise BadPosition(f"{CARDS[step.card].id} has no such effect to resolve")


_WINDOWS: Final[list[list[Window]]] = [[Window(seat, phase, []) for seat in range(SEATS[-1])] for phase in range(8)]


def window(seat: int, phase: int) -> Window:
    """Return the visit of a seat in the window of a phase, with nothing used yet."""
    return _WINDOWS[phase][seat]


QUESTIONS.add("window", Window, Field("phase", PHASE), Field("used", CARD_LIST, default=[]))
QUESTIONS.add(
    "resolve", Resolve, Field("card", CARD), Field("side", SIDE), Field("effect", COUNT, "index"), check=_has_effect
)
