"""What civ cards and events do: their effects become pending items or happen at once (PU 10, 14.3)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from ..cards import CARDS_OF, CIV_CARDS, EVENTS, NO_SYNERGY, Effect
from ..said import events as happened
from ..state import FINAL, PlanetUnknown
from .climb import unite
from .items import codes
from .items.codes import item

_PENDING: Final[dict[str, int]] = {
    "choose_one": codes.SYNERGY_OR_PEEK,
    "destroy_meteorites_in_line": codes.DESTROY_LINE,
    "extra_rover": codes.EXTRA_ROVER,
    "place_meteorite": codes.PUT_METEORITE,
    "remove_depot_stack": codes.REMOVE_STACK,
    "rotate_station": codes.TURN_STATION,
    "teleport_rover": codes.TELEPORT,
}
"""Instructions that only become pending."""


def carry_out(state: PlanetUnknown, seat: int, effect: Effect, events: Events) -> None:
    """Carry out one instruction for a seat."""
    colony = state.mine(seat)
    op = effect.op
    if op in _PENDING:
        colony.add(_PENDING[op])
    elif op == "advance":
        if effect.choose == 1:
            colony.add(item(codes.ADVANCE_ONE, effect.markers, effect.steps, 1 if effect.bonuses else 0))
        else:
            colony.add(item(codes.ADVANCE_EACH, effect.choose, 0))
    elif op == "regress":
        colony.add(item(codes.REGRESS_ONE, effect.markers, effect.steps))
    elif op == "synergy":
        if state.rule() != NO_SYNERGY:
            colony.items = [*colony.items, *([codes.SYNERGY] * effect.count)]
    elif op == "gain_patch":
        colony.items = [*colony.items, *([codes.PATCH] * effect.count)]
    elif op == "movement":
        colony.gain_points(effect.count)
        if events is not None:
            events.append(happened.GainedMovement(seat, effect.count))
    elif op == "extra_tile":
        colony.add(item(codes.EXTRA_TILE, 1 if effect.stations else 0))
    elif op == "collect":
        kind = codes.COLLECT_LIFEPOD if effect.what == "lifepod" else codes.COLLECT_METEORITE
        colony.add(item(kind, effect.count))
    elif op == "destroy":
        _destroy(state, seat, effect, events)
    elif op == "advance_all_to_row":
        unite(state, seat, events)
    elif op == "draw_objective" and state.objectives:
        left = state.objectives[:]
        drawn = left.pop(state.rng.below(len(left)))
        state.objectives = left
        colony.personal = sorted([*colony.personal, drawn])
        if events is not None:
            events.append(happened.ObjectiveGained(seat, drawn))


def _destroy(state: PlanetUnknown, seat: int, effect: Effect, events: Events) -> None:
    """Carry out an instruction to destroy something."""
    colony = state.mine(seat)
    if effect.what == "meteorite" and effect.collected:
        if colony.rocks > 0:
            colony.rocks -= 1
            if events is not None:
                events.append(happened.CollectedMeteoriteLost(seat))
    elif effect.what == "meteorite":
        colony.add(item(codes.DESTROY_METEORITE, effect.count))
    elif effect.what == "lifepod":
        colony.add(item(codes.DESTROY_COLLECTED if effect.collected else codes.DESTROY_LIFEPOD))
    elif effect.what == "rover":
        if colony.rovers.bit_count() > 1:
            colony.add(codes.DESTROY_ROVER)
    elif effect.what == "objective":
        colony.add(codes.DESTROY_OBJECTIVE)


def change_civ_stacks(state: PlanetUnknown, events: Events) -> None:
    """Carry out what the event does to the civ stacks: once, not for each player."""
    added = 0
    removed = 0
    for effect in EVENTS[state.event].effects:
        for level in range(1, 5):
            stack = state.civ[level]
            if effect.op == "civ_stacks_add":
                unused = [card for card in CARDS_OF[level] if card not in stack and not _in_play(state, card)]
                if unused:
                    state.lay_cards(level, sorted([*stack, unused[state.rng.below(len(unused))]]))
                    added += 1
            elif effect.op == "civ_stacks_remove" and stack:
                gone = state.rng.below(len(stack))
                state.lay_cards(level, stack[:gone] + stack[gone + 1 :])
                removed += 1
    if events is not None and (added or removed):
        events.append(happened.CivStacksChanged(added, removed))


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
            events.append(happened.CardPlayed(seat, card))
        for effect in entry.effects:
            carry_out(state, seat, effect, events)
        return
    colony.cards = sorted([*colony.cards, card])
    if events is not None:
        events.append(happened.CardKept(seat, card))
    if state.phase == FINAL:
        final_advance(state, seat, card, events)


def final_advance(state: PlanetUnknown, seat: int, card: int, events: Events) -> None:
    """Carry out what a card for the end of the game advances."""
    for effect in CIV_CARDS[card].effects:
        if effect.op == "advance":
            carry_out(state, seat, effect, events)
