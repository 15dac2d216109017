"""What civ cards and events do: their effects become pending items or happen at once."""

from __future__ import annotations

from ...kernel.event import Events
from . import events as happened
from .cards import (
    ADD_CIV,
    ADVANCE,
    ALL_TO_ROW,
    CARDS_OF,
    CHOOSE_ONE,
    CIV_CARDS,
    COLLECT,
    DESTROY,
    DESTROY_LINE,
    DRAW_OBJECTIVE,
    EVENTS,
    EXTRA_ROVER,
    EXTRA_TILE,
    GAIN_PATCH,
    LIFEPOD,
    METEORITE,
    MOVEMENT,
    NO_SYNERGY,
    OBJECTIVE,
    PLACE_METEORITE,
    REGRESS,
    REMOVE_CIV,
    REMOVE_STACK,
    ROTATE,
    ROVER_THING,
    SYNERGY,
    TELEPORT,
    Effect,
)
from .items import (
    A_PATCH,
    A_SYNERGY,
    ADVANCE_EACH,
    ADVANCE_ONE,
    COLLECT_LIFEPOD,
    COLLECT_METEORITE,
    DESTROY_COLLECTED,
    DESTROY_LIFEPOD,
    DESTROY_METEORITE,
    DESTROY_OBJECTIVE,
    DESTROY_ROVER,
    PUT_METEORITE,
    REGRESS_ONE,
    SYNERGY_OR_PEEK,
    TURN_STATION,
    item,
)
from .items import DESTROY_LINE as LINE_ITEM
from .items import EXTRA_ROVER as EXTRA_ROVER_ITEM
from .items import EXTRA_TILE as EXTRA_TILE_ITEM
from .items import REMOVE_STACK as REMOVE_STACK_ITEM
from .items import TELEPORT as TELEPORT_ITEM
from .state import FINAL, PlanetUnknown
from .steps.climb import unite


def carry_out(state: PlanetUnknown, seat: int, effect: Effect, events: Events) -> None:
    """Carry out one instruction for a seat."""
    colony = state.mine(seat)
    op = effect.op
    if op == ADVANCE:
        if effect.choose == 1:
            colony.add(item(ADVANCE_ONE, effect.markers, effect.steps, 1 if effect.bonuses else 0))
        else:
            colony.add(item(ADVANCE_EACH, effect.choose, 0))
    elif op == REGRESS:
        colony.add(item(REGRESS_ONE, effect.markers, effect.steps))
    elif op == SYNERGY:
        if state.rule() != NO_SYNERGY:
            colony.items = [*colony.items, *([A_SYNERGY] * effect.count)]
    elif op == GAIN_PATCH:
        colony.items = [*colony.items, *([A_PATCH] * effect.count)]
    elif op == MOVEMENT:
        colony.gain_points(effect.count)
        if events is not None:
            events.append(happened.gained_movement(seat, effect.count))
    elif op == EXTRA_TILE:
        colony.add(item(EXTRA_TILE_ITEM, 1 if effect.stations else 0))
    elif op == TELEPORT:
        colony.add(item(TELEPORT_ITEM))
    elif op == COLLECT:
        colony.add(item(COLLECT_LIFEPOD if effect.thing == LIFEPOD else COLLECT_METEORITE, effect.count))
    elif op == DESTROY:
        _destroy(state, seat, effect, events)
    elif op == DESTROY_LINE:
        colony.add(item(LINE_ITEM))
    elif op == ALL_TO_ROW:
        unite(state, seat, events)
    elif op == PLACE_METEORITE:
        colony.add(item(PUT_METEORITE))
    elif op == CHOOSE_ONE:
        colony.add(item(SYNERGY_OR_PEEK))
    elif op == ROTATE:
        colony.add(item(TURN_STATION))
    elif op == REMOVE_STACK:
        colony.add(item(REMOVE_STACK_ITEM))
    elif op == EXTRA_ROVER:
        colony.add(item(EXTRA_ROVER_ITEM))
    elif op == DRAW_OBJECTIVE and state.objectives:
        left = state.objectives[:]
        drawn = left.pop(state.rng.below(len(left)))
        state.objectives = left
        colony.personal = sorted([*colony.personal, drawn])
        if events is not None:
            events.append(happened.objective_gained(seat, drawn))


def _destroy(state: PlanetUnknown, seat: int, effect: Effect, events: Events) -> None:
    """Carry out an instruction to destroy something."""
    colony = state.mine(seat)
    if effect.thing == METEORITE and effect.collected:
        if colony.rocks > 0:
            colony.rocks -= 1
            if events is not None:
                events.append(happened.collected_meteorite_lost(seat))
    elif effect.thing == METEORITE:
        colony.add(item(DESTROY_METEORITE, effect.count))
    elif effect.thing == LIFEPOD:
        colony.add(item(DESTROY_COLLECTED if effect.collected else DESTROY_LIFEPOD))
    elif effect.thing == ROVER_THING:
        if colony.rovers.bit_count() > 1:
            colony.add(item(DESTROY_ROVER))
    elif effect.thing == OBJECTIVE:
        colony.add(item(DESTROY_OBJECTIVE))


def change_civ_stacks(state: PlanetUnknown, events: Events) -> None:
    """Carry out what the event does to the civ stacks: once, not for each player."""
    added = 0
    removed = 0
    for effect in EVENTS[state.event].effects:
        for level in range(1, 5):
            stack = state.civ[level]
            if effect.op == ADD_CIV:
                unused = [card for card in CARDS_OF[level] if card not in stack and not _in_play(state, card)]
                if unused:
                    state.civ[level] = sorted([*stack, unused[state.rng.below(len(unused))]])
                    added += 1
            elif effect.op == REMOVE_CIV and stack:
                gone = state.rng.below(len(stack))
                state.civ[level] = stack[:gone] + stack[gone + 1 :]
                removed += 1
    if events is not None and (added or removed):
        events.append(happened.civ_stacks_changed(added, removed))


def _in_play(state: PlanetUnknown, card: int) -> bool:
    """Tell whether a player holds or has played a civ card."""
    return any(card in colony.cards or card in colony.played for colony in state.colonies)


def keep_card(state: PlanetUnknown, seat: int, card: int, events: Events) -> None:
    """Give a civ card to a seat: it takes effect at once or is kept secret until the end."""
    entry = CIV_CARDS[card]
    colony = state.mine(seat)
    if not entry.at_end:
        colony.played = [*colony.played, card]
        if events is not None:
            events.append(happened.card_played(seat, card))
        for effect in entry.effects:
            carry_out(state, seat, effect, events)
        return
    colony.cards = sorted([*colony.cards, card])
    if events is not None:
        events.append(happened.card_kept(seat, card, entry.level))
    if state.phase == FINAL:
        final_advance(state, seat, card, events)


def final_advance(state: PlanetUnknown, seat: int, card: int, events: Events) -> None:
    """Carry out what a card for the end of the game advances."""
    for effect in CIV_CARDS[card].effects:
        if effect.op == ADVANCE:
            carry_out(state, seat, effect, events)
