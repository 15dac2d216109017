"""Turning over what lies face down: chance decides when it is turned, among all that nobody has seen (FD 3.3)."""

from __future__ import annotations

from ....kernel.event import Events
from ....kit.bits import members
from ..said import events as happened
from ..state import HIDDEN, Federation


def draw(state: Federation, tokens: list[int]) -> int:
    """Choose one token."""
    return tokens[state.rng.below(len(tokens))]


def turn_specialist(state: Federation, kind: int, level: int, events: Events) -> None:
    """Open the next token of a stack; an empty stack stays empty."""
    left = members(state.unseen_specialists & state.box.of_kind[kind * 4 + level])
    token = -1
    if left:
        token = draw(state, left)
        state.unseen_specialists &= ~(1 << token)
        if events is not None:
            events.append(happened.SpecialistShown(state.box.specialists[token].id))
    state.open_specialists[kind * 3 + level - 1] = token


def turn_moon(state: Federation, moon: int, events: Events) -> None:
    """Turn over the tokens of a position of 6Moon."""
    if moon > state.box.last_moon or not state.dark_moons >> moon & 1:
        return
    state.dark_moons &= ~(1 << moon)
    power = state.box.moon_power[moon]
    found = [draw_alteration(state, power, False) for _ in range(state.box.moon_tokens[moon])]
    found.sort()
    state.moons[moon] = found
    if events is not None:
        events.append(happened.MoonShown(moon, [state.box.alterations[token].id for token in found]))


def draw_alteration(state: Federation, power: int, from_stock: bool) -> int:
    """Draw an alteration token of a power; -1 if there is none. Tokens put back lie in the stock, not on moons."""
    if from_stock and state.stock_left(power) <= 0:
        return -1
    pool = state.unseen_alterations + state.returned if from_stock else state.unseen_alterations
    left = [token for token in pool if state.box.alterations[token].power == power]
    if not left:
        return -1
    token = draw(state, left)
    if token in state.returned:
        state.returned = [other for other in state.returned if other != token]
    else:
        state.unseen_alterations = [other for other in state.unseen_alterations if other != token]
    return token


def turn_asteroid(state: Federation, pit: int, events: Events) -> None:
    """Turn over the token of an asteroid cell."""
    if state.asteroids[pit] != HIDDEN:
        return
    left = [token for token in members(state.unseen_asteroids) if not state.box.dead[token]]
    token = draw(state, left)
    state.unseen_asteroids &= ~(1 << token)
    state.asteroids[pit] = token
    if events is not None:
        events.append(happened.AsteroidShown(state.box.pits[pit].id, state.box.asteroids[token].id))


def turn_dead_row(state: Federation, events: Events) -> None:
    """Turn over the dead asteroids."""
    if not state.dead_hidden:
        return
    state.dead_hidden = False
    left = [token for token in members(state.unseen_asteroids) if state.box.dead[token]]
    row = sorted(state.rng.shuffled(left)[: state.box.dead_row])
    for token in row:
        state.unseen_asteroids &= ~(1 << token)
    state.dead_row = row
    if events is not None:
        events.append(happened.DeadRowShown([state.box.asteroids[token].id for token in row]))


def look_around(state: Federation, seat: int, events: Events) -> None:
    """Turn over what a miner stands on or next to (FD 7.1)."""
    miner = state.players[seat].miner
    for pit in [miner, *state.box.pits[miner].next]:
        turn_asteroid(state, pit, events)
        if pit == state.box.last_pit:
            turn_dead_row(state, events)


def take_alteration(state: Federation, seat: int, token: int, events: Events) -> None:
    """Give a player an alteration token, open to all."""
    player = state.players[seat]
    player.alterations = sorted([*player.alterations, token])
    if events is not None:
        events.append(happened.AlterationTaken(seat, state.box.alterations[token].id))
