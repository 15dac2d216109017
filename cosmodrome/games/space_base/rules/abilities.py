"""The vocabulary of abilities (SB 6.2): whether one can do anything, what it costs, and what each effect does."""

from __future__ import annotations

from ....kernel.event import Events
from ..components import (
    ADD_CHARGE,
    BUY,
    CLAIM,
    CREDITS,
    EXCHANGE_SELF,
    INCOME,
    MOVE_CHARGE,
    OPPONENTS_LOSE_VP,
    SIDES,
    SWAP_SECTORS,
    VP,
    WIN,
    Effect,
)
from ..said import events as happened
from ..state import SpaceBase
from .acquire import Acquire
from .charge_cubes import AddCharge, MoveCharge, chargeable
from .console import Armed, price
from .exchange import Exchange, partners
from .placing import can_buy, can_claim


def does_something(state: SpaceBase, seat: int, armed: Armed) -> bool:
    """Tell whether at least one effect of an ability for the windows could change anything (R-26)."""
    ability = SIDES[armed.card * 2 + armed.side].ability
    assert ability is not None
    return any(_possible(state, seat, armed.card, effect) for effect in ability.effects)


def _possible(state: SpaceBase, seat: int, card: int, effect: Effect) -> bool:
    """Tell whether one effect could change anything."""
    kind = effect.kind
    if kind == BUY:
        return can_buy(state, seat, state.credits[seat], effect.anywhere)
    if kind == CLAIM:
        return can_claim(state, seat, effect.claims)
    if kind == OPPONENTS_LOSE_VP:
        return any(other != seat and state.vp[other] > 0 for other in range(state.seats))
    if kind == EXCHANGE_SELF:
        return len(partners(state.consoles[seat], card)) > 0
    if kind in (ADD_CHARGE, MOVE_CHARGE):
        # A cube can be moved only where one could be added: to an empty cell of another card.
        return len(chargeable(state.consoles[seat], card, state.seats)) > 0
    return True


def pay(state: SpaceBase, seat: int, card: int, side: int, events: Events) -> None:
    """Remove the cubes for one use."""
    cubes = price(card, side, state.seats)
    console = state.consoles[seat].copy()
    console.set_cubes(card, console.cubes(card) - cubes)
    state.consoles[seat] = console
    if events is not None:
        events.append(happened.AbilityUsed(seat, card, cubes))


def resources(state: SpaceBase, seat: int, card: int, side: int, events: Events) -> None:
    """Gain the resources of an ability whose other effect is carried out by the phase that it belongs to."""
    ability = SIDES[card * 2 + side].ability
    assert ability is not None
    for effect in ability.effects:
        if effect.kind <= VP:
            resolve(state, seat, card, effect, events)


def resolve(state: SpaceBase, seat: int, card: int, effect: Effect, events: Events) -> None:
    """Carry out one effect of an ability for the windows, or put its question on the stack."""
    kind = effect.kind
    if kind == CREDITS:
        state.credits[seat] += effect.amount
        if events is not None:
            events.append(happened.Gained(seat, card, credits=effect.amount))
    elif kind == INCOME:
        state.income[seat] += effect.amount
        if events is not None:
            events.append(happened.Gained(seat, card, income=effect.amount))
    elif kind == VP:
        if events is not None:
            events.append(happened.Gained(seat, card, vp=effect.amount))
        state.gain_vp(seat, effect.amount, events)
    elif kind == BUY:
        state.push(Acquire(seat, [0, 0, 0], effect.amount, effect.anywhere))
    elif kind == CLAIM:
        state.push(Acquire(seat, effect.claims, 0, False))
    elif kind == SWAP_SECTORS:
        console = state.consoles[seat].copy()
        console.swap(effect.first, effect.second)
        state.consoles[seat] = console
        if events is not None:
            events.append(happened.Swapped(seat, [effect.first, effect.second]))
    elif kind == OPPONENTS_LOSE_VP:
        for turn in range(1, state.seats):
            other = (seat + turn) % state.seats
            lost = state.lose_vp(other, effect.amount)
            if lost and events is not None:
                events.append(happened.VpLost(other, seat, lost))
    elif kind == EXCHANGE_SELF:
        state.push(Exchange(seat, card))
    elif kind == ADD_CHARGE:
        state.push(AddCharge(seat, card))
    elif kind == MOVE_CHARGE:
        state.push(MoveCharge(seat, card))
    else:
        assert kind == WIN
        state.winner = seat
        if events is not None:
            events.append(happened.GameOver([seat], at_once=True))
