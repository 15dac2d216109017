"""Planet Unknown: how its positions come about, and what is counted, shown and stored of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from ...kernel.action import Action
from ...kernel.errors import BadSetup
from ...kernel.event import Events
from ...kernel.game import Game, Option
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.score import Score
from . import setup
from .cards import DECK_SIZE, events_of
from .rules import scoring
from .said import hidden, inspection, view
from .said.actions import OnPlanet
from .said.findings import Finding
from .said.views import TableView
from .state import PlanetUnknown
from .stored import invariants
from .stored import position as position_json

DEFAULT_GREEN: Final = 7
DEFAULT_ORANGE: Final = 7
SEATS: Final = (1, 2, 3, 4, 5, 6)


class PlanetUnknownGame(Game[PlanetUnknown]):
    """Planet Unknown by Ryan Lambert and Adam Rehberg, alone or for 2 to 6 players."""

    def __init__(self) -> None:
        counts = tuple(range(DECK_SIZE + 1))
        super().__init__(
            "planet_unknown",
            1,
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
        """Return a sample: over all seat counts it has each way to choose boards, each deck and each other option."""
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

    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> PlanetUnknown:
        """Return an empty table."""
        return PlanetUnknown(self, seats, options, rng)

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> PlanetUnknown:
        """Lay out the station, the decks and the boards."""
        state = self.bare(seats, options, rng)
        setup.lay_out(state)
        return state

    def scores(self, state: PlanetUnknown) -> list[Score]:
        """Return the medals of each seat."""
        return scoring.scores(state)

    def known_scores(self, state: PlanetUnknown, viewer: int | None) -> list[Score]:
        """Return the medals of each seat without others' secret cards, objectives and sides."""
        return scoring.known_scores(state, viewer)

    def winners(self, state: PlanetUnknown) -> list[int]:
        """Return the seats that won, or lead."""
        return scoring.winners(state)

    def view(self, state: PlanetUnknown, seat: int | None) -> TableView:
        """Return what a seat may know."""
        return view.show(state, seat)

    def topics(self, state: PlanetUnknown, seat: int) -> tuple[str, ...]:
        """Return what a seat can have explained about its question."""
        return inspection.topics(state, seat)

    def inspect(self, state: PlanetUnknown, seat: int, topic: str) -> Finding:
        """Tell what the rules say about a tile, a patch, markers, a rover or a planet."""
        found = inspection.inspect(state, seat, topic)
        if found is None:
            raise self.no_topic(topic)
        return found

    def redraw(self, state: PlanetUnknown, seat: int | None, rng: Rng) -> None:
        """Draw secret cards anew."""
        hidden.redraw(state, -1 if seat is None else seat, rng)

    def is_unnoticed(self, state: PlanetUnknown, seat: int, action: Action, before: PlanetUnknown) -> bool:
        """Tell that a planet was chosen in secret: the corporation is still to be chosen (PU 3)."""
        return isinstance(action, OnPlanet) and state.options["sides"] == "choose"

    def write(self, state: PlanetUnknown) -> dict[str, Json]:
        """Return the whole position as data."""
        return position_json.write(state)

    def read(self, state: PlanetUnknown, data: dict[str, Json]) -> None:
        """Fill an empty table from data."""
        position_json.read(state, data)

    def check(self, state: PlanetUnknown) -> None:
        """Raise BadPosition if an invariant is broken."""
        invariants.check(state)
