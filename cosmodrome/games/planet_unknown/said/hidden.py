"""Drawing anew what a seat cannot know (PU 18)."""

from __future__ import annotations

from typing import Final

from ....kernel.rng import Rng
from ....kernel.step import Step
from ..cards import CARDS_OF, CIV_CARDS, EVENTS, LEVELS, events_of
from ..corporations import COMMON_CORPORATION
from ..planets import COMMON_PLANET
from ..rules.choose_card import ALL_LEVELS, ChooseCard
from ..rules.draw_objective import DrawObjective
from ..rules.sides import settle_on, undecided
from ..state import SIDES, PlanetUnknown

_EVENTS: Final[list[list[int]]] = [events_of(colour, False) for colour in range(3)]
_SOLO_EVENTS: Final[list[list[int]]] = [events_of(colour, True) for colour in range(3)]


def redraw(state: PlanetUnknown, seat: int, rng: Rng) -> None:
    """Replace the secrets of all others; seat -1 is a spectator, to whom everything secret is unknown."""
    if state.over:
        return
    if state.phase == SIDES and state.options["sides"] == "choose":
        _redraw_sides(state, seat, rng)
    looking = _looking(state, seat)
    _redraw_civ(state, seat, rng)
    _redraw_objectives(state, seat, looking, rng)
    _redraw_events(state, seat, rng)
    for stack in looking:
        _redraw_extra(state, stack, rng)
    # Whoever looks at cards now may look at others.
    state.forget_offers(seat)


def _redraw_sides(state: PlanetUnknown, seat: int, rng: Rng) -> None:
    """Let the others have chosen either side of their boards; who is still choosing may have chosen nothing yet."""
    for other in range(state.seats):
        if other == seat:
            continue
        colony = state.colony(other)
        if state.own[other]:
            settle_on(state, other, COMMON_PLANET, COMMON_CORPORATION)
            state.own[other] = undecided(other)
            continue
        settle_on(
            state,
            other,
            colony.dealt_planet if rng.below(2) else COMMON_PLANET,
            colony.dealt_corporation if rng.below(2) else COMMON_CORPORATION,
        )


def _looking(state: PlanetUnknown, seat: int) -> list[list[Step]]:
    """Return the stacks of questions where somebody else looks at cards now: that question always lies on top."""
    found: list[list[Step]] = []
    for stack in [state.common, *state.own]:
        if stack:
            top = stack[-1]
            if isinstance(top, (ChooseCard, DrawObjective)) and top.seat != seat:
                found.append(stack)
    return found


def _looked_at(state: PlanetUnknown, seat: int) -> tuple[int, int]:
    """Return the level whose stack a seat looks at now, -1: none, and the extra card beside it, 0: none."""
    top = state.top(seat) if seat >= 0 else None
    return (top.level, top.extra) if isinstance(top, ChooseCard) else (-1, 0)


def _redraw_civ(state: PlanetUnknown, seat: int, rng: Rng) -> None:
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
        stack = pool[: len(state.civ[level])]
        if extra and CIV_CARDS[extra].level == level:
            stack = pool[: len(state.civ[level]) - 1]
            stack.append(extra)
        stack.sort()
        state.lay_cards(level, stack)


def _unknown(state: PlanetUnknown, seat: int, level: int, extra: int) -> list[int]:
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


def _redraw_hands(state: PlanetUnknown, seat: int, level: int, pool: list[int]) -> list[int]:
    """Give the others other secret cards of a level; return what is left of the pool."""
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
    """Return the first card that is kept for the end."""
    for card in pool:
        if CIV_CARDS[card].at_end:
            return card
    raise ValueError("no card is left that could be kept")


def _redraw_extra(state: PlanetUnknown, stack: list[Step], rng: Rng) -> None:
    """Let whoever looks at a stack of cards have drawn another one of the next level."""
    step = stack[-1]
    if isinstance(step, ChooseCard) and step.extra:
        above = state.civ[step.level + 1]
        stack[-1] = ChooseCard(step.seat, step.level, above[rng.below(len(above))])


def _redraw_objectives(state: PlanetUnknown, seat: int, looking: list[list[Step]], rng: Rng) -> None:
    """Deal the others' objectives anew, those they hold, have dropped or look at, from all that the seat cannot tell.

    All of them form one pool in one order, so that nothing of how they really lie is left in it.
    """
    pool: list[int] = []
    for other in range(state.seats):
        if other != seat:
            colony = state.colonies[other]
            if colony.personal:
                pool += colony.personal
            if colony.dropped:
                pool.append(colony.dropped)
    for stack in looking:
        step = stack[-1]
        if isinstance(step, DrawObjective):
            pool += step.drawn
    if not pool:
        return
    pool += state.objectives
    pool.sort()
    pool = rng.shuffled(pool)
    for other in range(state.seats):
        if other == seat:
            continue
        colony = state.colonies[other]
        if colony.personal or colony.dropped:
            colony = state.mine(other)
            colony.personal = _dealt(pool, len(colony.personal))
            if colony.dropped:
                colony.dropped = pool.pop()
    for stack in looking:
        step = stack[-1]
        if isinstance(step, DrawObjective):
            stack[-1] = DrawObjective(step.seat, _dealt(pool, len(step.drawn)))
    pool.sort()
    state.objectives = pool


def _dealt(pool: list[int], count: int) -> list[int]:
    """Deal a few cards off the end of a shuffled pool."""
    cards: list[int] = []
    for _ in range(count):
        cards.append(pool.pop())
    cards.sort()
    return cards


def _redraw_events(state: PlanetUnknown, seat: int, rng: Rng) -> None:
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
