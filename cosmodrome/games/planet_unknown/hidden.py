"""Drawing anew what a seat cannot know (PU 18)."""

from __future__ import annotations

from typing import Final

from ...kernel.rng import Rng
from ...kernel.step import Step
from .cards import CARDS_OF, CIV_CARDS, EVENTS, LEVELS, events_of
from .corporations import COMMON_CORPORATION
from .planets import COMMON_PLANET
from .state import SIDES, Expedition
from .steps.choose_card import ALL_LEVELS, ChooseCard
from .steps.draw_objective import DrawObjective
from .steps.sides import settle_on

_EVENTS: Final[list[list[int]]] = [events_of(colour, False) for colour in range(3)]
_SOLO_EVENTS: Final[list[list[int]]] = [events_of(colour, True) for colour in range(3)]


def redraw(state: Expedition, seat: int, rng: Rng) -> None:
    """Replace the secrets of all others; seat -1 is a spectator, to whom everything secret is unknown."""
    if state.over:
        return
    if state.phase == SIDES and state.options["sides"] == "choose":
        _redraw_sides(state, seat, rng)
    _redraw_civ(state, seat, rng)
    _redraw_objectives(state, seat, rng)
    _redraw_events(state, seat, rng)
    for stack in [state.common, *state.own]:
        _redraw_looks(state, seat, stack, rng)
    if state.offers:
        # Whoever looks at cards now may look at others.
        state.offers = [state.offers[place] if place == seat else None for place in range(state.seats)]


def _redraw_sides(state: Expedition, seat: int, rng: Rng) -> None:
    """Let the others have chosen either side of their boards."""
    for other in range(state.seats):
        if other == seat:
            continue
        colony = state.colony(other)
        chosen = 2 - len(state.own[other])
        planet = colony.planet
        corporation = colony.corporation
        if chosen >= 1:
            planet = colony.dealt_planet if rng.below(2) else COMMON_PLANET
        if chosen >= 2:
            corporation = colony.dealt_corporation if rng.below(2) else COMMON_CORPORATION
        settle_on(state, other, planet, corporation)


def _looked_at(state: Expedition, seat: int) -> tuple[int, int]:
    """Give the level whose stack a seat looks at now, -1: none, and the extra card beside it, 0: none."""
    for stack in [state.common, *state.own]:
        if stack:
            top = stack[-1]
            if isinstance(top, ChooseCard) and top.seat == seat:
                return top.level, top.extra
    return -1, 0


def _redraw_civ(state: Expedition, seat: int, rng: Rng) -> None:
    """Shuffle the stacks, the box and the others' secret cards of each level, but not what the seat looks at."""
    looked, extra = _looked_at(state, seat)
    for level in range(1, LEVELS + 1):
        pool = rng.shuffled(_unknown(state, seat, level, extra))
        if looked in (level, ALL_LEVELS):
            # The stack is known: only what others hold and what is in the box can change places.
            stack = state.civ[level]
            _redraw_hands(state, seat, level, [card for card in pool if card not in stack])
            continue
        pool = _redraw_hands(state, seat, level, pool)
        stack = pool[:len(state.civ[level])]
        if extra and CIV_CARDS[extra].level == level:
            stack = pool[:len(state.civ[level]) - 1]
            stack.append(extra)
        stack.sort()
        state.civ[level] = stack


def _unknown(state: Expedition, seat: int, level: int, extra: int) -> list[int]:
    """List the cards of a level of which the seat does not know where they are, a stack that it looks at among them."""
    found: list[int] = []
    for card in CARDS_OF[level]:
        if card == extra:
            continue
        known = False
        for other in range(state.seats):
            colony = state.colonies[other]
            if card in colony.played or (other == seat and card in colony.cards):
                known = True
        if not known:
            found.append(card)
    return found


def _redraw_hands(state: Expedition, seat: int, level: int, pool: list[int]) -> list[int]:
    """Give the others other secret cards of a level, and what is left of the pool."""
    for other in range(state.seats):
        held = state.colonies[other].cards
        if other == seat or not held:
            continue
        cards: list[int] = []
        for card in held:
            if CIV_CARDS[card].level == level:
                card = _first_secret(pool)
                pool.remove(card)
            cards.append(card)
        cards.sort()
        state.mine(other).cards = cards
    return pool


def _first_secret(pool: list[int]) -> int:
    """Give the first card that is kept for the end."""
    for card in pool:
        if CIV_CARDS[card].at_end:
            return card
    raise ValueError("no card is left that could be kept")


def _redraw_looks(state: Expedition, seat: int, stack: list[Step], rng: Rng) -> None:
    """Let another seat that looks at cards now look at others."""
    for place, step in enumerate(stack):
        if step.seat == seat:
            continue
        if isinstance(step, ChooseCard) and step.extra:
            above = state.civ[step.level + 1]
            stack[place] = ChooseCard(step.seat, step.level, above[rng.below(len(above))])
        elif isinstance(step, DrawObjective):
            pool = rng.shuffled([*step.drawn, *state.objectives])
            count = len(step.drawn)
            stack[place] = DrawObjective(step.seat, sorted(pool[:count]))
            state.objectives = sorted(pool[count:])


def _redraw_objectives(state: Expedition, seat: int, rng: Rng) -> None:
    """Exchange the others' personal objectives for any that are not in play."""
    for other in range(state.seats):
        held = state.colony(other).personal
        if other == seat or not held:
            continue
        pool = rng.shuffled([*held, *state.objectives])
        state.mine(other).personal = sorted(pool[:len(held)])
        state.objectives = sorted(pool[len(held):])
    # The order of what is left is nobody's knowledge, and it has none.


def _redraw_events(state: Expedition, seat: int, rng: Rng) -> None:
    """Exchange the events to come for others of the same colours."""
    if not state.event_deck and not state.next_event:
        return
    known = 0
    for card in state.event_discard:
        known |= 1 << card
    keep_next = seat >= 0 and state.peeked >> seat & 1 == 1
    counts = [0, 0, 0]
    for card in state.event_deck:
        counts[EVENTS[card].colour] += 1
    if state.next_event:
        if keep_next:
            known |= 1 << state.next_event
        else:
            counts[EVENTS[state.next_event].colour] += 1
    pools = _SOLO_EVENTS if state.seats == 1 else _EVENTS
    drawn: list[int] = []
    for colour in range(3):
        pool: list[int] = []
        for card in pools[colour]:
            if not known >> card & 1:
                pool.append(card)
        drawn += _some(pool, counts[colour], rng)
    if state.next_event and not keep_next:
        state.next_event = drawn.pop(rng.below(len(drawn)))
    drawn.sort()
    state.event_deck = drawn


def _some(pool: list[int], count: int, rng: Rng) -> list[int]:
    """Draw some of a list, in random order."""
    for place in range(count):
        other = place + rng.below(len(pool) - place)
        if other != place:
            pool[place], pool[other] = pool[other], pool[place]
    return pool[:count]
