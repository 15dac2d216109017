"""One title: what it is called, how many play, which variants it has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from itertools import product
from typing import Final, Generic, cast

from mypy_extensions import mypyc_attr

from .action import Action
from .errors import BadPosition, BadSetup, CosmodromeError, IllegalAction
from .event import Events
from .message import Json, Message
from .preference import NO_PREFERENCES, Preferences
from .rng import Rng
from .score import Score
from .state import State
from .step import S


class Option:
    """A variant of the rulebook that is chosen when a game is set up."""

    def __init__(self, key: str, choices: tuple[bool | int | str, ...], seats: tuple[int, ...]) -> None:
        self.key: Final = key
        self.choices: Final = choices
        """The values that it can take; the first is the default."""
        self.seats: Final = seats
        """The seat counts for which anything but the default can be chosen."""

    @property
    def default(self) -> bool | int | str:
        """Return the value that holds where nothing is chosen."""
        return self.choices[0]

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.choices!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A title. Immutable: it describes the game and says what differs from game to game about a position of it."""

    def __init__(
        self,
        key: str,
        rules: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        folder: str,
        preferences: Preferences = NO_PREFERENCES,
    ) -> None:
        self.key: Final = key
        self.rules: Final = rules
        """The version of the rules: a table keeps the one it started with."""
        self.seats: Final = seats
        """The seat counts that the rulebook allows."""
        self.options: Final = options
        self.folder: Final = folder
        """Where the game's own files lie: locale/*.ftl and handbook/*.md."""
        self.preferences: Final = preferences
        """Which questions a seat may ask not to be asked."""

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def new(self, seats: int, seed: int, options: dict[str, Json] | None = None, events: Events = None) -> State:
        """Set up a game; the same seats, seed and options give the same game on every machine."""
        chosen = self.complete(seats, options if options is not None else {})
        state: State = self.deal(seats, chosen, Rng.seeded(seed), events)
        state.settle(events)
        return state

    def complete(self, seats: int, options: dict[str, Json]) -> dict[str, Json]:
        """Add the defaults to the chosen options, or raise BadSetup."""
        if seats not in self.seats:
            raise BadSetup(f"{self.key} is for {_either(self.seats)} seats, not {seats}")
        known = {option.key: option for option in self.options}
        for key in options:
            if key not in known:
                raise BadSetup(f"{self.key} has no option {key!r}; it has {_either(tuple(known)) or 'none'}")
        chosen: dict[str, Json] = {}
        for option in self.options:
            value = options.get(option.key, option.default)
            if not any(value == choice and type(value) is type(choice) for choice in option.choices):
                raise BadSetup(f"option {option.key} is {_either(option.choices)}, not {value!r}")
            if value != option.default and seats not in option.seats:
                raise BadSetup(f"option {option.key} is only for {_either(option.seats)} seats")
            chosen[option.key] = value
        return chosen

    def option_sets(self, seats: int) -> list[dict[str, Json]]:
        """List every combination of options for a seat count."""
        ranges: list[list[tuple[str, Json]]] = []
        for option in self.options:
            choices = option.choices if seats in option.seats else (option.default,)
            ranges.append([(option.key, choice) for choice in choices])
        return [dict(combination) for combination in product(*ranges)]

    # How a position comes about.

    @abstractmethod
    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> S:
        """Return a table with nothing on it yet, for checked options."""

    @abstractmethod
    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> S:
        """Lay out the components for checked options, with the first step on the stack."""

    # What is stored.

    @abstractmethod
    def write(self, state: S) -> dict[str, Json]:
        """Return the whole position as data, losing nothing."""

    @abstractmethod
    def read(self, state: S, data: dict[str, Json]) -> None:
        """Fill a bare table from data whose header has been checked; BadPosition says what is wrong."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise BadPosition if anything in the position breaks the rules."""

    # What is counted and shown.

    @abstractmethod
    def scores(self, state: S) -> list[Score]:
        """Return the points of each seat as they stand now, final when the game is over."""

    def known_scores(self, state: S, viewer: int | None) -> list[Score]:
        """Return the points of each seat as far as a viewer may know them: without those that are secret."""
        return self.scores(state)

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Return the seats that won after all tie-breaks; before the end, those that lead."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Mapping[str, Json]:
        """Return what a seat may know; None is a spectator."""

    def why_not(self, state: S, seat: int, text: str) -> Message:
        """Say why an answer that is not legal cannot be given, where the question itself does not know better."""
        return Message("illegal-not-offered", {"action": text})

    # What is hidden.

    def redraw(self, state: S, seat: int | None, rng: Rng) -> None:
        """Draw anew, in a copy, whatever a seat cannot know; by default all is known but the chance to come."""

    def visible_deciders(self, state: S, viewer: int | None) -> tuple[int, ...]:
        """Return the seats that owe an answer as far as a viewer may know; a game may hide who really is asked."""
        return state.deciders()

    def asked_in_secret(self, state: S) -> bool:
        """Tell whether nobody but who is asked may know that anybody is."""
        return False

    def is_unnoticed(self, state: S, seat: int, action: Action, before: S) -> bool:
        """Tell whether nobody else can notice that a seat has just answered so, in the position before.

        What others see later may follow from it, but the answer itself has shown them nothing, not even that it was
        given: a rival's interruption that was not made, a purchase that is still being put together.
        """
        return False

    def load(self, data: dict[str, Json]) -> S:
        """Read a position whose key and rules have been checked."""
        seats, options = data["seats"], data["options"]
        if type(seats) is not int or not isinstance(options, dict):
            raise BadPosition("seats is a number and options an object")
        state = self.bare(seats, self.complete(seats, options), Rng.from_json(cast("list[int]", data["rng"])))
        self.read(state, data)
        return state

    # What is explained.

    def topics(self, state: S, seat: int) -> tuple[str, ...]:
        """List what a seat can have explained about its question; none where a game explains nothing."""
        return ()

    def inspect(self, state: S, seat: int, topic: str) -> Mapping[str, Json]:
        """Tell what the rules say about one of the topics, from what the seat may know; the position stays as it is.

        IllegalAction if there is no such topic now.
        """
        raise self.no_topic(topic)

    def no_topic(self, topic: str) -> IllegalAction:
        """Say that nothing can be asked about a topic."""
        return IllegalAction(self.key, Message("illegal-topic", {"topic": topic}))

    def from_json(self, data: object) -> State:
        """Read a position that State.to_json wrote, or that someone set up by hand."""
        if not isinstance(data, dict):
            raise BadPosition("a position is a JSON object")
        if data.get("game") != self.key:
            raise BadPosition(f"this is a position of {data.get('game')!r}, not of {self.key!r}")
        if data.get("rules") != self.rules:
            raise BadPosition(f"this is a position for rules version {data.get('rules')!r}, not {self.rules}")
        try:
            state: State = self.load(cast("dict[str, Json]", data))
        except BadPosition:
            raise
        except CosmodromeError as refusal:
            raise BadPosition(str(refusal)) from refusal
        except (KeyError, TypeError, IndexError, AttributeError, ValueError, OverflowError) as error:
            raise BadPosition(f"the position cannot be read: {type(error).__name__}: {error}") from error
        state.check()
        return state


def _either(values: tuple[object, ...]) -> str:
    """List values for an error message."""
    words = [str(value) for value in values]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}" if words else ""
