"""A whole game as a text file: header, seed, options, one action a line."""

from __future__ import annotations

import json
from typing import cast

from .action import Action
from .errors import BadRecord, IllegalAction
from .event import Event
from .game import Game
from .message import Json
from .state import State

FIRST_LINE = "cosmodrome record 1"
SECOND_FORM = "cosmodrome record 2"
"""How a record starts whose chance was drawn from a new seed in between: a line 'chance 123' among the actions."""


class Record:
    """What is needed to play a game again: how it was set up and what was answered."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        seed: int,
        options: dict[str, Json],
        actions: list[tuple[int, str]] | None = None,
        tags: dict[str, str] | None = None,
        chances: dict[int, int] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = options
        self.actions = actions if actions is not None else []
        """Seat and notation of each action, in the order in which they were made."""
        self.tags = tags if tags is not None else {}
        """Free remarks for people: players, date, result, ..."""
        self.chances = chances if chances is not None else {}
        """The seeds that chance came from later: after how many actions each took over."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash((self.game, self.seed, len(self.actions)))

    def __str__(self) -> str:
        lines = [
            SECOND_FORM if self.chances else FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
            f"options: {json.dumps(self.options, sort_keys=True)}",
        ]
        lines += [f"{key}: {' '.join(value.split())}" for key, value in self.tags.items()]
        lines.append("")
        for step in range(len(self.actions) + 1):
            if step in self.chances:
                lines.append(f"chance {self.chances[step]}")
            if step < len(self.actions):
                seat, text = self.actions[step]
                lines.append(f"p{seat + 1} {text}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; BadRecord names the line that cannot be read."""
        lines = text.splitlines()
        if not lines or lines[0].strip() not in (FIRST_LINE, SECOND_FORM):
            raise BadRecord(f"line 1: a record starts with '{FIRST_LINE}'")
        header: dict[str, str] = {}
        actions: list[tuple[int, str]] = []
        chances: dict[int, int] = {}
        in_header = True
        for number, raw in enumerate(lines[1:], start=2):
            line = raw.split("#", 1)[0].strip() if not in_header else raw.strip()
            if not line:
                in_header = in_header and raw.strip() != ""
                continue
            if in_header:
                key, colon, value = line.partition(":")
                if not colon or not key.strip() or key.strip() in header:
                    raise BadRecord(f"line {number}: expected 'key: value', each key once, not {line!r}")
                header[key.strip()] = value.strip()
            elif line.startswith("chance "):
                chances[len(actions)] = _seed_line(number, line)
            else:
                actions.append(_action_line(number, line))
        return _from_header(header, actions, chances)

    def replay(self, game: Game, upto: int | None = None, events: list[Event] | None = None) -> State:
        """Play the recorded actions, all or the first few, and give the position that they lead to."""
        state = self.start(game, events)
        for number, (seat, text) in enumerate(self.actions[:upto], start=1):
            self.follow(state, number, seat, text, events)
        return state

    def start(self, game: Game, events: list[Event] | None = None) -> State:
        """Set up the game that was recorded."""
        if game.key != self.game:
            raise BadRecord(f"this is a record of {self.game!r}, not of {game.key!r}")
        if game.rules != self.rules:
            raise BadRecord(f"this record is for rules version {self.rules} of {self.game}, not {game.rules}")
        state = game.new(self.seats, self.seed, self.options, events)
        self.freshen(state, 0)
        return state

    def follow(self, state: State, number: int, seat: int, text: str, events: list[Event] | None) -> Action:
        """Carry out one recorded action; BadRecord says which one is not legal and why."""
        try:
            action = state.parse(seat, text)
            state.apply(seat, action, events)
        except IllegalAction as error:
            raise BadRecord(f"action {number}, 'p{seat + 1} {text}': {error}") from error
        self.freshen(state, number)
        return action

    def freshen(self, state: State, step: int) -> None:
        """Let chance come from a new seed if the record says so after this many actions."""
        if step in self.chances:
            state.reseed(self.chances[step])

    @staticmethod
    def of(game: Game, state: State, seed: int) -> Record:
        """Begin a record of a game that was set up with this seed."""
        return Record(game.key, game.rules, state.seats, seed, dict(state.options))


def _action_line(number: int, line: str) -> tuple[int, str]:
    """Read 'p1 dock 4 4 shipyard'."""
    who, _, text = line.partition(" ")
    if not (who.startswith("p") and who[1:].isdecimal() and len(who) < 5 and int(who[1:]) >= 1 and text.strip()):
        raise BadRecord(f"line {number}: expected 'p1 action', not {line!r}")
    return int(who[1:]) - 1, " ".join(text.split())


def _seed_line(number: int, line: str) -> int:
    """Read 'chance 123'."""
    seed = line.partition(" ")[2].strip()
    if not (seed.isdecimal() and len(seed) <= 40):
        raise BadRecord(f"line {number}: expected 'chance' and a whole number, not {line!r}")
    return int(seed)


def _from_header(header: dict[str, str], actions: list[tuple[int, str]], chances: dict[int, int]) -> Record:
    """Check what the header says."""
    for key in ("game", "rules", "seats", "seed", "options"):
        if key not in header:
            raise BadRecord(f"the header has no '{key}'")
    try:
        rules, seats, seed = int(header["rules"]), int(header["seats"]), int(header["seed"])
    except ValueError as error:
        raise BadRecord(f"rules, seats and seed are whole numbers: {error}") from error
    try:
        options = json.loads(header["options"])
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadRecord(f"options is a JSON object: {error}") from error
    if not isinstance(options, dict):
        raise BadRecord("options is a JSON object")
    known = ("game", "rules", "seats", "seed", "options")
    tags = {key: value for key, value in header.items() if key not in known}
    return Record(header["game"], rules, seats, seed, cast("dict[str, Json]", options), actions, tags, chances)
