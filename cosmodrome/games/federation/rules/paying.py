"""Paying with oceanium as a wild, and dropping what the reserve cannot hold (FD 2)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field
from ..components import COPERNIUM, DIAMOND, LAVANDIUM, OCEANIUM, crystals, is_free
from ..said import events as happened
from ..said.actions import DROPPING, PAYING, Tokens, tokens
from ..said.names import amount_terms
from ..state import Federation
from ..stored.forms import PRICE, QUESTIONS
from .asking import Asked


def payable(res: list[int], price: list[int]) -> bool:
    """Tell whether resources pay a price; oceanium stands in for lavandium and copernium."""
    return price[DIAMOND] <= res[DIAMOND] and shortage(res, price) <= 0


def shortage(res: list[int], price: list[int]) -> int:
    """Count the crystals that are missing for a price; 0 or less: none."""
    short = price[OCEANIUM] - res[OCEANIUM]
    if price[LAVANDIUM] > res[LAVANDIUM]:
        short += price[LAVANDIUM] - res[LAVANDIUM]
    if price[COPERNIUM] > res[COPERNIUM]:
        short += price[COPERNIUM] - res[COPERNIUM]
    return short


def ways(res: list[int], price: list[int]) -> list[list[int]]:
    """Return every different set of tokens that pays a price, own colours first."""
    found: list[list[int]] = []
    for l in range(min(price[0], res[0]), -1, -1):  # noqa: E741
        for c in range(min(price[1], res[1]), -1, -1):
            o = price[2] + price[0] - l + price[1] - c
            if o > res[2]:
                break
            found.append([l, c, o, price[3]])
    return found


def crystal_sets(most: list[int], total: int) -> list[list[int]]:
    """List every different set of so many crystals with no more of a kind than there are, cheap ones first."""
    found: list[list[int]] = []
    for l in range(min(total, most[0]), -1, -1):  # noqa: E741
        for c in range(min(total - l, most[1]), -1, -1):
            o = total - l - c
            if o <= most[2]:
                found.append([l, c, o, 0])
    return found


def rests(res: list[int], price: list[int]) -> list[list[int]]:
    """Return what each way of paying leaves."""
    return [[res[kind] - way[kind] for kind in range(4)] for way in ways(res, price)]


def pay(state: Federation, seat: int, price: list[int], events: Events) -> None:
    """Pay a price that can be paid, asking where there is more than one way."""
    res = state.players[seat].res
    if is_free(price) or not payable(res, price):
        return
    if res[2] == 0 or price[0] + price[1] == 0:
        spend(state, seat, price, events)
    else:
        state.push(Pay(seat, price))


def spend(state: Federation, seat: int, price: list[int], events: Events) -> None:
    """Pay exactly these resources."""
    res = state.players[seat].res
    for kind in range(4):
        res[kind] -= price[kind]
    if events is not None and not is_free(price):
        events.append(happened.Paid(seat, price))


class Pay(Asked):
    """With which tokens is a price paid?"""

    def __init__(self, seat: int, price: list[int]) -> None:
        super().__init__(seat)
        self.price: Final = price

    def prompt(self, state: Federation) -> Message:
        """Ask for the tokens."""
        return Message("prompt-payment", {"price": amount_terms(self.price)})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every different set of tokens."""
        return [tokens(PAYING, way) for way in ways(state.players[self.seat].res, self.price)]

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Pay."""
        state.pop()
        spend(state, self.seat, cast(Tokens, action).res, events)


def gain(state: Federation, seat: int, res: list[int], events: Events) -> None:
    """Take resources as a whole, then ask what to drop if they are too many (FD 5)."""
    own = state.players[seat].res
    own[0] += res[0]
    own[1] += res[1]
    own[2] += res[2]
    diamonds = min(res[DIAMOND], state.box.most_diamonds - own[DIAMOND])
    own[DIAMOND] += diamonds
    if events is not None and res[0] + res[1] + res[2] + diamonds > 0:
        events.append(happened.Gained(seat, [res[0], res[1], res[2], diamonds]))
    if crystals(own) > state.box.most_crystals:
        state.push(Discard(seat))


class Discard(Asked):
    """Which crystals that the reserve cannot hold are dropped?"""

    def prompt(self, state: Federation) -> Message:
        """Ask for the crystals."""
        return Message("prompt-discard", {"count": self._excess(state)})

    def _excess(self, state: Federation) -> int:
        return max(0, crystals(state.players[self.seat].res) - state.box.most_crystals)

    def legal(self, state: Federation) -> list[Action]:
        """Offer every different set of crystals, cheap ones first."""
        res = state.players[self.seat].res
        excess = self._excess(state)
        return [tokens(DROPPING, dropped) for dropped in crystal_sets(res, excess)] if excess else []

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Drop them."""
        state.pop()
        dropped = cast(Tokens, action).res
        own = state.players[self.seat].res
        for kind in range(3):
            own[kind] -= dropped[kind]
        if events is not None:
            events.append(happened.Discarded(self.seat, dropped))


QUESTIONS.add("payment", Pay, Field("price", PRICE))
QUESTIONS.add("discard_excess", Discard)
