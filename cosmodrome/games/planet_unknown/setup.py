"""New games of Planet Unknown (PU 3, 14)."""

from __future__ import annotations

from typing import Final, cast

from ...kernel.rng import Rng
from .cards import CARDS_OF, DECK_SIZE, LEVELS, OBJECTIVES, events_of
from .colony import Colony
from .components import SECTORS, TILES_OF
from .corporations import COMMON_CORPORATION, CORPORATIONS
from .planets import COMMON_PLANET, PLANETS
from .rules.rounds import Rounds
from .rules.sides import PickCorporation, PickPlanet, undecided
from .state import PlanetUnknown

MIXES: Final[dict[str, tuple[int, int, int]]] = {"easy": (10, 6, 4), "normal": (7, 7, 6), "hard": (4, 6, 10)}
"""How many green, orange and red events the presets have."""


def lay_out(state: PlanetUnknown) -> None:
    """Lay out the station, the decks and the boards."""
    seats, options, rng = state.seats, state.options, state.rng
    ring = options["ring"]
    state.shift = ring if isinstance(ring, int) else rng.below(SECTORS)
    state.rotation = rng.below(SECTORS)
    state.commander = rng.below(seats)
    state.stacks = [[*tiles] for tiles in TILES_OF]
    for shape in range(len(TILES_OF)):
        state.reveal(shape, None)
    for level in range(1, LEVELS + 1):
        state.lay_cards(level, sorted(rng.shuffled(CARDS_OF[level])[: seats + 1]))
    _deal_boards(state, rng)
    _deal_objectives(state, rng)
    _build_events(state, rng)
    state.push(Rounds(-1))
    if options["sides"] == "choose":
        state.own = [undecided(seat) for seat in range(seats)]
    elif options["sides"] == "free":
        for seat in reversed(state.clockwise()):
            state.push(PickCorporation(seat, True))
            state.push(PickPlanet(seat, True))


def _deal_boards(state: PlanetUnknown, rng: Rng) -> None:
    """Deal a planet and a corporation to each seat; where sides are chosen later, common ones lie there meanwhile."""
    planets = rng.shuffled(list(range(1, len(PLANETS))))
    corporations = rng.shuffled(list(range(1, len(CORPORATIONS))))
    state.colonies = []
    for seat in range(state.seats):
        colony = Colony(COMMON_PLANET, COMMON_CORPORATION, state.mark)
        if state.options["sides"] == "random":
            colony = Colony(planets[seat], corporations[seat], state.mark)
        elif state.options["sides"] == "choose":
            colony.dealt_planet = planets[seat]
            colony.dealt_corporation = corporations[seat]
        state.colonies.append(colony)


def _deal_objectives(state: PlanetUnknown, rng: Rng) -> None:
    """Deal personal objectives first, then competitive ones between neighbours."""
    deck = rng.shuffled(list(OBJECTIVES))
    if state.solo:
        state.colonies[0].personal = sorted(deck[:4])
        deck = deck[4:]
    else:
        if state.options["personal"]:
            for colony in state.colonies:
                colony.personal = sorted(deck[:2])
                deck = deck[2:]
        between = 3 if state.seats == 2 else state.seats
        state.competitive = deck[:between]
        deck = deck[between:]
    state.objectives = sorted(deck)


def _build_events(state: PlanetUnknown, rng: Rng) -> None:
    """Draw the cards of the event deck by colour."""
    wanted = state.options["events"]
    if wanted == "usual" and not state.solo:
        return
    pools = [events_of(colour, state.solo) for colour in range(3)]
    if wanted == "random":
        state.event_deck = sorted(rng.shuffled([card for pool in pools for card in pool])[:DECK_SIZE])
        return
    mix = MIXES["normal"]
    if wanted == "custom":
        green, orange = cast("int", state.options["green"]), cast("int", state.options["orange"])
        mix = (green, orange, DECK_SIZE - green - orange)
    elif wanted in MIXES:
        mix = MIXES[str(wanted)]
    state.event_deck = sorted(
        card for pool, count in zip(pools, mix, strict=True) for card in rng.shuffled(pool)[:count]
    )
