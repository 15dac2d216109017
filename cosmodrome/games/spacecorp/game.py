"""SpaceCorp: how its positions come about, and what is counted, shown and stored of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kernel.action import Action
from ...kernel.event import Events
from ...kernel.game import Option
from ...kernel.message import Json, Message
from ...kernel.preference import Preferences
from ...kernel.rng import Rng
from ...kernel.score import Score
from . import setup
from .rules import edge_cards, era, scoring, turn
from .rules.edge_cards import Window
from .rules.sources import Half
from .rules.time_card import Second
from .said import hidden, inspection, refusals, view
from .said.actions import ASK, LET_BE, NEVER, Setting
from .said.findings import Finding
from .said.hidden import in_thought
from .said.views import TableView
from .state import Procedures, SpaceCorp
from .stored import invariants, position
from .stored.library import LIBRARY

SEATS: Final = (2, 3, 4)
ERA_CHOICES: Final = ("1-3", "1-2", "1", "2-3", "2", "3")
"""The first and the last era of the game."""


class SpaceCorpGame(Procedures):
    """SpaceCorp by John Butterfield, 2 to 4 players, over one, two or three eras."""

    def __init__(self) -> None:
        options = (Option("eras", ERA_CHOICES, SEATS), Option("data", LIBRARY.names(), SEATS))
        folder = str(Path(__file__).parent)
        super().__init__("spacecorp", 1, SEATS, options, folder, Preferences(tuple(NEVER), tuple(ASK), anytime=True))

    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> SpaceCorp:
        """Return a table with nothing on it yet."""
        return setup.bare(self, seats, options, rng)

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> SpaceCorp:
        """Lay out the first board."""
        state = self.bare(seats, options, rng)
        setup.lay_out_first(state, events)
        return state

    def scores(self, state: SpaceCorp) -> list[Score]:
        """Return the points of each seat."""
        return [Score(scoring.parts(state, seat)) for seat in range(state.seats)]

    def winners(self, state: SpaceCorp) -> list[int]:
        """Return the seats that won, or lead."""
        return scoring.winners(state)

    def view(self, state: SpaceCorp, seat: int | None) -> TableView:
        """Return what a seat may know."""
        return view.seen_by(state, seat)

    def why_not(self, state: SpaceCorp, seat: int, text: str) -> Message:
        """Say why an answer that is not legal cannot be given."""
        return refusals.why_not(state, seat, text)

    def topics(self, state: SpaceCorp, seat: int) -> tuple[str, ...]:
        """Return what a seat can ask about its question."""
        return inspection.topics(state, seat)

    def inspect(self, state: SpaceCorp, seat: int, topic: str) -> Finding:
        """Return what the rules say about a topic."""
        found = inspection.inspect(state, seat, topic)
        if found is None:
            raise self.no_topic(topic)
        return found

    # Interruptions: who is asked is nobody else's business.

    def redraw(self, state: SpaceCorp, seat: int | None, rng: Rng) -> None:
        """Draw anew what a seat has not seen."""
        hidden.draw_anew(state, seat, rng)

    def asked_in_secret(self, state: SpaceCorp) -> bool:
        """Tell whether somebody is asked whether to interrupt."""
        return len(state.common) > 0 and isinstance(state.common[-1], Window)

    def visible_deciders(self, state: SpaceCorp, viewer: int | None) -> tuple[int, ...]:
        """Return who seems to owe an answer: in a window everybody who could be asked, except who knows better."""
        step = state.common[-1] if state.common else None
        if not isinstance(step, Window) or viewer == step.seat:
            return state.deciders()
        could = edge_cards.askable(state, step.window, step.extra)
        return tuple(seat for seat in range(state.seats) if seat != viewer and could >> seat & 1)

    def is_unnoticed(self, state: SpaceCorp, seat: int, action: Action, before: SpaceCorp) -> bool:
        """Tell whether nobody noticed an answer: no interruption, a setting, a payment still being put together."""
        if action is LET_BE or isinstance(action, Setting):
            return True
        step = state.common[-1] if state.common else None
        return step is not None and step.seat == seat and in_thought(step)

    def write(self, state: SpaceCorp) -> dict[str, Json]:
        """Return the whole position as data."""
        return position.write(state)

    def read(self, state: SpaceCorp, data: dict[str, Json]) -> None:
        """Fill an empty table from data; what is due there by itself is done."""
        position.read(state, data)
        self.check(state)
        state.settle(None)

    def check(self, state: SpaceCorp) -> None:
        """Raise BadPosition if an invariant is broken."""
        invariants.check(state)

    # The procedures that the parts of the rules call.

    def open_window(self, state: SpaceCorp, kind: int, extra: int) -> None:
        """Give every player with a fitting Edge card the chance to play it."""
        edge_cards.open_window(state, kind, extra)

    def ask_second(self, state: SpaceCorp, seat: int, kind: int, half: Half) -> None:
        """Let a second team do the same with the same sources (7.3)."""
        state.push(Second(seat, kind, half))

    def skip_turn(self, state: SpaceCorp, seat: int, events: Events) -> None:
        """End a turn without anything after the action (17.2)."""
        turn.skip_turn(state, seat, events)

    def end_of_era(self, state: SpaceCorp, events: Events) -> None:
        """End the era: on to the next, or to the final scoring."""
        era.end_of_era(state, events)

    def begin_turn_of(self, state: SpaceCorp, seat: int) -> None:
        """Put a turn on the stack."""
        state.push(turn.turn_of(seat))
