"""What holds in every position."""

from __future__ import annotations

from typing import Final

from ....kernel.step import Step
from ....kit.position import demand
from ..cards import CIV_CARDS, EVENTS, LEVELS
from ..colony import Colony
from ..components import TILES, tile_of
from ..corporations import COSMOS, FLUX, HORIZON, JUMP, MAKESHIFT, OASIS
from ..rules.choose_card import ChooseCard
from ..rules.draw_objective import DrawObjective
from ..rules.ignore_station import Ignoring
from ..rules.items.table import ALL_KINDS
from ..rules.lifepods import Stow, collected_pods
from ..rules.place_tile import PlaceTile
from ..rules.placing import fits
from ..state import ACTION, CHOICES, CIV, END, EVENT, EVENT_CIV, FINAL, OVER, PHASES, SIDES, START, TURN, PlanetUnknown
from .forms import QUESTIONS

_NESTED: Final = ("stow", "climb", "union", "ignore", "choose_card", "teleport", "draw_objective", "place")


def check(state: PlanetUnknown) -> None:
    """Raise BadPosition if an invariant is broken."""
    for seat in range(state.seats):
        _colony(state, seat)
    _tiles(state)
    _cards(state)
    _boards(state)
    if state.phase != OVER:
        _questions(state)


def _colony(state: PlanetUnknown, seat: int) -> None:
    colony = state.colony(seat)
    grid = colony.board.grid
    where = f"on the planet of seat {seat}"
    demand(colony.covered & grid == colony.covered, f"something lies off the grid {where}")
    demand(colony.tiled | colony.patches == colony.covered, f"the covered squares {where} do not add up")
    seen = 0
    for land in colony.land:
        demand(seen & land == 0, f"a square {where} has two terrains")
        seen |= land
    demand(seen == colony.covered, f"a covered square {where} has no terrain")
    demand(
        colony.meteors & colony.tiled & ~colony.patches == colony.meteors, f"a meteorite {where} does not lie on a tile"
    )
    demand(
        colony.pods & colony.board.pods & ~colony.covered == colony.pods, f"a lifepod {where} lies where none can be"
    )
    demand(colony.rovers & grid == colony.rovers, f"a rover is off the grid {where}")
    demand(colony.loaded & colony.rovers == colony.loaded, f"a meteorite is carried by no rover {where}")
    demand(colony.loaded == 0 or colony.corporation == HORIZON, f"only Horizon Group carries meteorites: seat {seat}")
    demand(colony.rovers & colony.pods == 0, f"a rover {where} stands on a lifepod, which it picks up")
    # Horizon Group's rovers load where they come: a card may take the load of one that stands on another meteorite.
    demand(
        colony.rovers & colony.meteors == 0 or colony.corporation == HORIZON,
        f"a rover {where} stands on a meteorite, which it picks up",
    )
    pods = collected_pods(colony) + colony.pods.bit_count()
    demand(pods <= 6, f"seat {seat} has {pods} lifepods")
    demand(colony.supply <= colony.firm.rovers, f"seat {seat} has {colony.supply} rovers in the supply")
    demand(
        colony.supply + colony.rovers.bit_count() <= colony.firm.rovers + len(state.event_discard),
        f"seat {seat} has too many rovers",
    )
    demand(not any(colony.track_pods) or colony.corporation == COSMOS, f"no lifepods lie on the tracks of seat {seat}")
    demand(colony.unlocked == 0 or colony.corporation == JUMP, f"seat {seat} has no technologies A to F")
    demand(colony.placed_now <= bool(colony.placed), f"seat {seat} has placed no tile")
    flux = colony.corporation == FLUX and state.phase > CHOICES
    demand(
        colony.flux >= 0 if flux else colony.flux < 0 or colony.corporation == FLUX,
        f"the flux token of seat {seat} is in the wrong place",
    )
    _markers(colony, seat)
    for code in colony.items:
        ALL_KINDS[code & 63].check(state, colony, code)


def _markers(colony: Colony, seat: int) -> None:
    cells = [colony.cell_of(marker) for marker in range(5)]
    if colony.corporation in (MAKESHIFT, OASIS):
        demand(len(set(cells)) == 5, f"two markers of seat {seat} stand on one cell")
    if colony.corporation == COSMOS:
        for cell in cells:
            demand(not colony.track_pods[cell >> 4] >> (cell & 15) & 1, f"a marker of seat {seat} stands on a lifepod")
    techs = colony.techs
    colony.reckon_techs()
    demand(techs == colony.techs, f"the technologies of seat {seat} do not follow from the markers")


def _tiles(state: PlanetUnknown) -> None:
    seen: list[int] = []
    for shape, top in enumerate(state.tops):
        seen += state.stacks[shape]
        if top >= 0:
            seen.append(top)
    for colony in state.colonies:
        seen += [tile_of(code) for code in colony.placed]
        if colony.aside >= 0:
            seen.append(colony.aside)
    seen += [step.tile for step in state.steps() if isinstance(step, PlaceTile)]
    for tile in seen:
        demand(seen.count(tile) == 1, f"the tile {TILES[tile].key} is in two places")


def _cards(state: PlanetUnknown) -> None:
    civ: list[int] = []
    for level in range(1, LEVELS + 1):
        civ += state.civ[level]
    personal: list[int] = [*state.objectives, *state.competitive, *state.shared]
    for colony in state.colonies:
        civ += colony.cards + colony.played
        personal += colony.personal
        if colony.dropped:
            personal.append(colony.dropped)
        for card in colony.cards:
            demand(CIV_CARDS[card].at_end, f"civ card {card} takes effect at once and cannot be kept")
        for card in colony.played:
            demand(not CIV_CARDS[card].at_end, f"civ card {card} is kept for the end")
    for step in state.steps():
        if isinstance(step, DrawObjective):
            personal += step.drawn
    demand(len(set(civ)) == len(civ), "a civ card is in two places")
    demand(len(set(personal)) == len(personal), "an objective is in two places")
    events = [*state.event_deck, *state.event_discard]
    if state.next_event:
        events.append(state.next_event)
    demand(len(set(events)) == len(events), "an event is in two places")
    demand(len(events) in (0, 20), f"there are {len(events)} events, not 20")
    demand(state.solo or not any(EVENTS[card].solo for card in events), "an event for a lone player is in the deck")
    demand(
        state.event == 0 or state.event_discard[-1:] == [state.event],
        "the event of the round does not lie on the discards",
    )
    demand(state.peeked == 0 or state.next_event > 0, "nobody can know the next event before it is fixed")
    between = 0 if state.solo else 3 if state.seats == 2 else state.seats
    demand(len(state.competitive) == between, f"{between} competitive objectives lie between the players")


def _boards(state: PlanetUnknown) -> None:
    """No unique side is there twice."""
    planets = [colony.planet for colony in state.colonies if colony.planet]
    firms = [colony.corporation for colony in state.colonies if colony.corporation]
    demand(len(set(planets)) == len(planets), "two players have the same unique planet")
    demand(len(set(firms)) == len(firms), "two players have the same unique corporation")


def _questions(state: PlanetUnknown) -> None:
    """The stacks fit the phase, and whoever is asked can answer."""
    phase = state.phase
    demand(phase not in (START, END), f"nobody is asked anything in the phase {PHASES[phase]}")
    common = [QUESTIONS.name_of(step) for step in state.common[1:]]
    together = phase in (EVENT, ACTION, CHOICES) or (phase == SIDES and state.options["sides"] == "choose")
    demand(any(state.own) if together else not any(state.own), f"own does not fit the phase {PHASES[phase]}")
    if together:
        demand(not common, f"the common stack is empty in the phase {PHASES[phase]}")
        for stack in state.own:
            _own(phase, [QUESTIONS.name_of(step) for step in stack])
    elif phase == SIDES:
        demand(bool(common) and set(common) <= {"pick_planet", "pick_corporation"}, "boards are picked first")
    elif phase == TURN:
        demand(
            common == ["turn"] and state.common[1].seat == state.commander and state.seats > 2,
            "the commander turns the station",
        )
    else:
        order, window = ("final_order", "final") if phase == FINAL else ("civ_order", "civ")
        demand(
            phase in (EVENT_CIV, CIV, FINAL) and common[:2] == [order, window] and set(common[2:]) <= set(_NESTED),
            f"the stack does not fit the phase {PHASES[phase]}",
        )
        demand(all(step.seat == state.common[2].seat for step in state.common[2:]), "one seat is asked at a time")
    demand(phase >= EVENT or state.event == 0, "the event comes after the turn")
    demand(phase != EVENT or state.event > 0, "there is an event in the phase event")
    for step in state.steps():
        _step(state, step)
    for seat in state.deciders():
        demand(len(state.legal(seat)) > 0, f"seat {seat} is asked but can answer nothing")


def _own(phase: int, names: list[str]) -> None:
    """A seat's own stack fits the phase."""
    if phase == SIDES:
        demand(names in ([], ["pick_corporation"], ["pick_corporation", "pick_planet"]), "sides are chosen in order")
    elif phase == CHOICES:
        demand(
            names in ([], ["choose_flux"], ["drop_objective"], ["choose_flux", "drop_objective"]),
            "only flux tracks and objectives are chosen now",
        )
    elif phase == EVENT:
        demand(not names or (names[0] == "event" and set(names[1:]) <= set(_NESTED)), "the event is carried out")
    elif names:
        rest = names[2:] if names[1:2] == ["take"] else names[1:]
        demand(names[0] == "resolve" and set(rest) <= set(_NESTED), "a tile is taken, placed and resolved")


def _step(state: PlanetUnknown, step: Step) -> None:
    """A step fits the seat that it asks."""
    if step.seat < 0:
        return
    colony = state.colony(step.seat)
    if isinstance(step, Stow):
        demand(colony.corporation in (COSMOS, JUMP), f"seat {step.seat} has no choice where a lifepod goes")
        demand(collected_pods(colony) + colony.pods.bit_count() < 6, f"seat {step.seat} has no lifepod to put away")
    elif isinstance(step, PlaceTile):
        demand(fits(state, colony, step.tile, step.level), f"{TILES[step.tile].key} cannot be placed")
    elif isinstance(step, Ignoring):
        demand(step.terrain_a != step.terrain_b, "a tile has two different stations")
        for code in (step.item_a, step.item_b):
            if code >= 0:
                ALL_KINDS[code & 63].check(state, colony, code)
    elif isinstance(step, ChooseCard):
        demand(bool(step.cards(state)), f"there are no cards of level {step.level}")
    elif QUESTIONS.name_of(step) in ("climb", "union"):
        demand(colony.corporation in (MAKESHIFT, OASIS), f"markers of seat {step.seat} go one way only")
    elif QUESTIONS.name_of(step) == "choose_flux":
        demand(colony.corporation == FLUX, f"seat {step.seat} has no flux token")
