"""New games of Planet Unknown (PU 3, 14)."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from ...kernel.errors import BadPosition, BadSetup
from ...kernel.event import Events
from ...kernel.game import Game, Option
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.state import State
from . import inspection, position_json
from .cards import CARDS_OF, DECK_SIZE, LEVELS, OBJECTIVES, events_of
from .colony import Colony
from .components import SECTORS, TILES_OF
from .corporations import COMMON_CORPORATION, CORPORATIONS
from .planets import COMMON_PLANET, PLANETS
from .position import KEY, RULES, PlanetUnknown
from .state import Expedition
from .steps.rounds import Rounds
from .steps.sides import PickCorporation, PickPlanet, undecided

MIXES: Final[dict[str, tuple[int, int, int]]] = {"easy": (10, 6, 4), "normal": (7, 7, 6), "hard": (4, 6, 10)}
"""How many green, orange and red events the presets have."""
DEFAULT_GREEN: Final = 7
DEFAULT_ORANGE: Final = 7
SEATS: Final = (1, 2, 3, 4, 5, 6)


class PlanetUnknownGame(Game):
    """Planet Unknown by Ryan Lambert and Adam Rehberg, alone or for 2 to 6 players."""

    def __init__(self) -> None:
        counts = tuple(range(DECK_SIZE + 1))
        super().__init__(
            KEY,
            RULES,
            SEATS,
            (
                Option("sides", ("common", "random", "choose", "free"), SEATS),
                Option("events", ("usual", "easy", "normal", "hard", "random", "custom"), SEATS),
                Option("green", (DEFAULT_GREEN, *(count for count in counts if count != DEFAULT_GREEN)), SEATS),
                Option("orange", (DEFAULT_ORANGE, *(count for count in counts if count != DEFAULT_ORANGE)), SEATS),
                Option("personal", (False, True), SEATS[1:]),
                Option("ring", ("random", 0, 1, 2, 3, 4, 5), SEATS),
            ),
            str(Path(__file__).parent),
        )

    def complete(self, seats: int, options: dict[str, Json]) -> dict[str, Json]:
        """Add the defaults, and see that the events of a mix of one's own exist."""
        chosen = super().complete(seats, options)
        green, orange = cast("int", chosen["green"]), cast("int", chosen["orange"])
        if chosen["events"] != "custom":
            if (green, orange) != (DEFAULT_GREEN, DEFAULT_ORANGE):
                raise BadSetup("the numbers of green and orange events are for events=custom")
            return chosen
        red = DECK_SIZE - green - orange
        most = [len(events_of(colour, seats == 1)) for colour in range(3)]
        if red < 0 or any(count > limit for count, limit in zip((green, orange, red), most, strict=True)):
            raise BadSetup(
                f"{green} green and {orange} orange events leave {red} red ones to make {DECK_SIZE}; with"
                f" {seats} seats there are {most[0]} green, {most[1]} orange and {most[2]} red"
            )
        return chosen

    def option_sets(self, seats: int) -> list[dict[str, Json]]:
        """Give a sample: over all seat counts each way to choose boards, each kind of deck and each other option."""
        events: dict[str, Json] = {"sides": "random", "events": "easy" if seats == 2 else "normal"}
        other: list[dict[str, Json]] = [
            {},
            {},
            {"sides": "choose", "events": "hard", "personal": True},
            {"sides": "random", "personal": True, "ring": 3},
            {"sides": "free", "events": "custom", "green": 2, "orange": 4},
            {"sides": "random", "events": "random"},
        ]
        return [self.complete(seats, events), self.complete(seats, other[seats - 1])]

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> State:
        """Lay out the station, the decks and the boards."""
        state = PlanetUnknown(KEY, seats, options, rng)
        ring = options["ring"]
        state.shift = ring if isinstance(ring, int) else rng.below(SECTORS)
        state.rotation = rng.below(SECTORS)
        state.commander = rng.below(seats)
        state.stacks = [[*tiles] for tiles in TILES_OF]
        for shape in range(len(TILES_OF)):
            state.reveal(shape, None)
        for level in range(1, LEVELS + 1):
            state.civ[level] = sorted(rng.shuffled(CARDS_OF[level])[: seats + 1])
        _deal_boards(state, rng)
        _deal_objectives(state, rng)
        _build_events(state, rng)
        state.push(Rounds())
        if options["sides"] == "choose":
            state.own = [undecided(seat) for seat in range(seats)]
        elif options["sides"] == "free":
            for seat in reversed(state.clockwise()):
                state.push(PickCorporation(seat, True))
                state.push(PickPlanet(seat, True))
        return state

    def load(self, data: dict[str, Json]) -> State:
        """Read a position."""
        seats = data["seats"]
        if type(seats) is not int:
            raise BadPosition("seats is a number")
        options = self.complete(seats, cast("dict[str, Json]", data["options"]))
        state = PlanetUnknown(KEY, seats, options, Rng.from_json(cast("list[int]", data["rng"])))
        position_json.read(state, data)
        return state

    def topics(self, state: State, seat: int) -> tuple[str, ...]:
        """List what a seat can have explained about its question."""
        assert isinstance(state, Expedition)
        return inspection.topics(state, seat)

    def inspect(self, state: State, seat: int, topic: str) -> dict[str, Json]:
        """Tell what the rules say about a tile, a patch, markers, a rover or a planet."""
        assert isinstance(state, Expedition)
        found = inspection.inspect(state, seat, topic)
        if found is None:
            raise self.no_topic(topic)
        return found


def _deal_boards(state: PlanetUnknown, rng: Rng) -> None:
    """Deal a planet and a corporation to each seat; where sides are chosen later, common ones lie there meanwhile."""
    planets = rng.shuffled(list(range(1, len(PLANETS))))
    corporations = rng.shuffled(list(range(1, len(CORPORATIONS))))
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
    for colour in range(3):
        state.event_deck += rng.shuffled(pools[colour])[: mix[colour]]
    state.event_deck = sorted(state.event_deck)
