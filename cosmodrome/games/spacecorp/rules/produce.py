"""Produce: which tiles can be used, and what they pay (8.5)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field, ListOf
from ..components import AFTER_PRODUCE, LEGACY, PRODUCE
from ..said import events as happened
from ..said.actions import DONE, PRODUCE_BEST, PRODUCE_BY_CHOICE, Choice
from ..said.views import TileView
from ..state import SpaceCorp
from ..stored.forms import QUESTIONS, SLOT
from .colonies import pay_rivals
from .paying import Aim, Pay, check_aim
from .sources import power
from .terms import GOALS, Goal, Notation, Terms, terms_for


def eligible(state: SpaceCorp, seat: int) -> list[int]:
    """Return the tiles on which a player can produce, the best first."""
    found: list[int] = []
    for slot in state.holdings[seat]:
        if state.production(slot) >= 0:
            found.append(slot)
    if state.players[seat].legacy_tile >= 0:
        found.append(LEGACY)
    if len(found) < 2:
        return found
    best: list[int] = []
    amounts: list[int] = []
    for slot in found:
        amount = production_of(state, seat, slot)
        place = len(best)
        while place > 0 and amounts[place - 1] < amount:
            place -= 1
        best.insert(place, slot)
        amounts.insert(place, amount)
    return best


def production_of(state: SpaceCorp, seat: int, slot: int) -> int:
    """Return the P# of a slot or of the legacy pair."""
    return state.legacy_production(seat) if slot == LEGACY else state.production(slot)


def most_tiles(state: SpaceCorp, seat: int) -> int:
    """Return how many tiles a player can use at most."""
    return power(state, seat, PRODUCE, False).most(state.players[seat].gifts.boosts[PRODUCE])


def productions(state: SpaceCorp, seat: int, found: list[Action]) -> None:
    """List with how many of the best tiles a player can produce, and to choose them."""
    tiles = eligible(state, seat)
    if not tiles:
        return
    most = most_tiles(state, seat)
    for count in range(1, min(most, len(tiles)) + 1):
        found.append(PRODUCE_BEST[count])
    if most >= 1 and len(tiles) > 1:
        found.append(PRODUCE_BY_CHOICE)


def are_eligible(state: SpaceCorp, seat: int, slots: list[int]) -> bool:
    """Tell whether these are different tiles on which a player can produce."""
    tiles = eligible(state, seat)
    return len(set(slots)) == len(slots) and all(slot in tiles for slot in slots)


class ProduceGoal(Goal):
    """Some tiles produce."""

    def __init__(self, slots: list[int]) -> None:
        super().__init__(PRODUCE)
        self.slots: Final = slots

    def find_terms(self, state: SpaceCorp, seat: int) -> Terms:
        """Work out the terms."""
        return terms_for(state, seat, PRODUCE, len(self.slots))

    def is_allowed(self, state: SpaceCorp, seat: int) -> bool:
        """Tell whether the tiles can produce."""
        return len(self.slots) > 0 and are_eligible(state, seat, self.slots)

    def carry_out(self, state: SpaceCorp, seat: int, value: int, events: Events) -> None:
        """Pay production, then the colonies that live on it."""
        bonus = state.players[seat].gifts.produce_bonus
        earned = bonus
        tiles: list[TileView] = []
        for slot in self.slots:
            amount = production_of(state, seat, slot)
            earned += amount
            if events is not None:
                site, box = state.board.place_of(slot)
                tiles.append({"site": site, "box": box, "production": amount})
        state.produced = earned
        if events is not None:
            events.append(happened.Produced(seat, tiles, bonus, earned))
        if earned > 0:
            state.players[seat].profit += earned
            state.busy = True
        pay_rivals(state, seat, "opponent_produces", events)
        state.procedures.open_window(state, AFTER_PRODUCE, seat)


GOALS["produce"] = Notation(ProduceGoal, Field("slots", ListOf(SLOT)))


class ChooseTiles(Aim):
    """On which tiles does the player produce?"""

    def __init__(self, seat: int, slots: list[int]) -> None:
        super().__init__(seat)
        self.slots: Final = slots

    def check(self, state: SpaceCorp) -> None:
        """Refuse tiles that cannot produce."""
        if not are_eligible(state, self.seat, self.slots):
            raise BadPosition("these are not different tiles that can produce")

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a tile."""
        return Message("prompt-tiles", {"count": len(self.slots)})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer the tiles that can be added, and to be done."""
        found: list[Action] = []
        if len(self.slots) < most_tiles(state, self.seat):
            for slot in eligible(state, self.seat):
                if slot not in self.slots:
                    found.append(state.answers.tile_legacy if slot == LEGACY else state.answers.tile[state.era][slot])
        if self.slots:
            found.append(DONE)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Add a tile, or go on to the payment."""
        if action is DONE:
            state.common[-1] = Pay(self.seat, ProduceGoal(self.slots))
        else:
            state.common[-1] = ChooseTiles(self.seat, [*self.slots, cast(Choice, action).a])


QUESTIONS.add("tiles", ChooseTiles, Field("tiles", ListOf(SLOT), "slots"), check=check_aim)
