"""The vocabulary of abilities (SB 6.2): whether one can do anything, what it costs, and what each effect does."""

from __future__ import annotations

from ....kernel.event import Events
from .. import kinds
from ..components import SIDES, Ability, Effect
from ..said import events as happened
from ..state import SpaceBase
from .acquire import Acquire
from .charge_cubes import AddCharge, MoveCharge, chargeable
from .exchange import Exchange, partners
from .placing import claims, purchases


def ability_of(card: int, side: int) -> Ability:
    """Return the ability of a side that has one."""
    ability = SIDES[card * 2 + side].ability
    assert ability is not None
    return ability


def does_something(state: SpaceBase, seat: int, card: int, side: int) -> bool:
    """Tell whether at least one effect of an ability for the windows could change anything (R-26)."""
    return any(_possible(state, seat, card, effect) for effect in ability_of(card, side).effects)


def _possible(state: SpaceBase, seat: int, card: int, effect: Effect) -> bool:
    """Tell whether one effect could change anything."""
    kind = effect.kind
    if kind == kinds.BUY:
        return len(purchases(state, seat, state.credits[seat], effect.anywhere)) > 0
    if kind == kinds.CLAIM:
        return len(claims(state, seat, effect.claims)) > 0
    if kind == kinds.OPPONENTS_LOSE_VP:
        return any(other != seat and state.vp[other] > 0 for other in range(state.seats))
    if kind == kinds.EXCHANGE_SELF:
        return len(partners(state.consoles[seat], card)) > 0
    if kind in (kinds.ADD_CHARGE, kinds.MOVE_CHARGE):
        # A cube can be moved only where one could be added: to an empty cell of another card.
        return len(chargeable(state.consoles[seat], card)) > 0
    return True


def pay(state: SpaceBase, seat: int, card: int, side: int, events: Events) -> None:
    """Remove the cubes for one use."""
    console = state.consoles[seat]
    cubes = console.price(card, side)
    state.consoles[seat] = console.with_cubes(card, -cubes)
    if events is not None:
        events.append(happened.AbilityUsed(seat, card, cubes))


def resources(state: SpaceBase, seat: int, card: int, side: int, events: Events) -> None:
    """Gain the resources of an ability whose other effect is carried out by the phase that it belongs to."""
    for effect in ability_of(card, side).effects:
        if effect.kind <= kinds.VP:
            resolve(state, seat, card, effect, events)


def resolve(state: SpaceBase, seat: int, card: int, effect: Effect, events: Events) -> None:
    """Carry out one effect of an ability for the windows, or put its question on the stack."""
    kind = effect.kind
    if kind == kinds.CREDITS:
        state.credits[seat] += effect.amount
        if events is not None:
            events.append(happened.Gained(seat, card, credits=effect.amount))
    elif kind == kinds.INCOME:
        state.income[seat] += effect.amount
        if events is not None:
            events.append(happened.Gained(seat, card, income=effect.amount))
    elif kind == kinds.VP:
        if events is not None:
            events.append(happened.Gained(seat, card, vp=effect.amount))
        state.gain_vp(seat, effect.amount, events)
    elif kind == kinds.BUY:
        state.push(Acquire(seat, [0, 0, 0], effect.amount, effect.anywhere))
    elif kind == kinds.CLAIM:
        state.push(Acquire(seat, effect.claims, 0, False))
    elif kind == kinds.SWAP_SECTORS:
        first, second = effect.sectors
        state.consoles[seat] = state.consoles[seat].swapped(first, second)
        if events is not None:
            events.append(happened.Swapped(seat, effect.sectors))
    elif kind == kinds.OPPONENTS_LOSE_VP:
        for turn in range(1, state.seats):
            other = (seat + turn) % state.seats
            lost = min(effect.amount, state.vp[other])
            state.vp[other] -= lost
            if lost and events is not None:
                events.append(happened.VpLost(other, seat, lost))
    elif kind == kinds.EXCHANGE_SELF:
        state.push(Exchange(seat, card))
    elif kind == kinds.ADD_CHARGE:
        state.push(AddCharge(seat, card))
    elif kind == kinds.MOVE_CHARGE:
        state.push(MoveCharge(seat, card))
    else:
        assert kind == kinds.WIN
        state.winner = seat
        if events is not None:
            events.append(happened.GameOver([seat], at_once=True))
