"""Paying with oceanium as a wild, and dropping what the reserve cannot hold (section 2)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..components import DIAMOND, RESOURCES
from ..said import events as happened
from ..said.actions import DROPPING, PAYING, Tokens, tokens
from ..said.names import amount_terms
from ..state import Federation
from .possible import payable, ways


def amounts_json(res: list[int]) -> dict[str, Json]:
    """Give resources as data, without those that are none."""
    return {RESOURCES[kind]: count for kind, count in enumerate(res) if count}


def pay(state: Federation, seat: int, price: list[int], events: Events) -> bool:
    """Pay a price, asking where there is more than one way; False: it cannot be paid."""
    if price[0] + price[1] + price[2] + price[3] == 0:
        return True
    res = state.players[seat].res
    if not payable(res, price):
        return False
    if res[2] == 0 or price[0] + price[1] == 0:
        state.spend(seat, price[0], price[1], price[2], price[3], events)
    else:
        state.push(Pay(seat, price))
    return True


class Pay(Decision[Federation]):
    """With which tokens is a price paid?"""

    def __init__(self, seat: int, price: list[int]) -> None:
        super().__init__(seat)
        self.price: Final = price

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "payment", "seat": self.seat, "price": amounts_json(self.price)}

    def prompt(self, state: Federation) -> Message:
        """Ask for the tokens."""
        return Message("prompt-payment", {"price": amount_terms(self.price)})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every different set of tokens."""
        found: list[Action] = []
        for way in ways(state.players[self.seat].res, self.price):
            found.append(tokens(PAYING, way[0], way[1], way[2], way[3]))
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Pay."""
        state.pop()
        res = cast(Tokens, action).res
        state.spend(self.seat, res[0], res[1], res[2], res[3], events)


def gain(state: Federation, seat: int, res: list[int], events: Events) -> None:
    """Take resources as a whole, then ask what to drop if they are too many."""
    player = state.players[seat]
    own = player.res
    own[0] += res[0]
    own[1] += res[1]
    own[2] += res[2]
    diamonds = min(res[DIAMOND], state.box.most_diamonds - own[DIAMOND])
    own[DIAMOND] += diamonds
    if events is not None and res[0] + res[1] + res[2] + diamonds > 0:
        events.append(happened.gained(seat, [res[0], res[1], res[2], diamonds]))
    if own[0] + own[1] + own[2] > state.box.most_crystals:
        state.push(Discard(seat))


class Discard(Decision[Federation]):
    """Which crystals that the reserve cannot hold are dropped?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "discard_excess", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for the crystals."""
        return Message("prompt-discard", {"count": self._excess(state)})

    def _excess(self, state: Federation) -> int:
        res = state.players[self.seat].res
        return max(0, res[0] + res[1] + res[2] - state.box.most_crystals)

    def legal(self, state: Federation) -> list[Action]:
        """Offer every different set of crystals, cheap ones first."""
        res = state.players[self.seat].res
        excess = self._excess(state)
        found: list[Action] = []
        if excess == 0:
            return found
        for l in range(min(excess, res[0]), -1, -1):  # noqa: E741
            for c in range(min(excess - l, res[1]), -1, -1):
                o = excess - l - c
                if o <= res[2]:
                    found.append(tokens(DROPPING, l, c, o, 0))
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Drop them."""
        state.pop()
        dropped = cast(Tokens, action).res
        own = state.players[self.seat].res
        for kind in range(3):
            own[kind] -= dropped[kind]
        if events is not None:
            events.append(happened.discarded(self.seat, dropped))
