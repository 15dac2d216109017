"""The facts of a table apart from its log: what is played, by whom, and how it stands."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

import msgspec

from ..kernel.message import Json
from ..kernel.record import Record
from ..kernel.state import State
from .seat import Seat

Status = Literal["waiting", "playing", "over", "record", "closed"]
"""Whether a table waits for players, is played, is over, was uploaded only to be watched, or is gone."""

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


class Source(msgspec.Struct, frozen=True):
    """Where a continued game comes from."""

    table: str
    step: int


class Chance(msgspec.Struct, frozen=True):
    """Where the chance of a game was drawn from a new secret, because somebody might have known the old one."""

    step: int
    seed: int


class Known(msgspec.Struct, frozen=True):
    """How far a table has come as far as everybody may know, where some of its log is secret."""

    number: int
    step: int
    moved: float


class Standing(msgspec.Struct, frozen=True):
    """How a table stands after its latest entry."""

    status: Status
    number: int = 0
    step: int = 0
    deciders: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    moved: float = 0.0
    secret: bool = False
    """Whether who owes an answer is nobody else's business."""
    known: Known | None = None
    """What everybody may know of it; None: all of it."""

    @staticmethod
    def of(state: State, number: int, step: int, moved: float, known: Known | None = None) -> Standing:
        """Return how a table stands whose game has come to a position."""
        return Standing(
            "over" if state.over else "playing",
            number,
            step,
            tuple(state.deciders()),
            tuple(state.winners()) if state.over else (),
            moved,
            state.asked_in_secret(),
            known,
        )

    @property
    def ended(self) -> bool:
        """Tell whether nothing of the game is a secret any more."""
        return self.status in ("over", "record")

    @property
    def public(self) -> Known:
        """Tell how far everybody may know that the table has come."""
        return self.known if self.known is not None else Known(self.number, self.step, self.moved)


class Sheet(msgspec.Struct):
    """One table's facts, as they are stored."""

    id: str
    game: str
    rules: int
    seed: int
    options: dict[str, Json]
    creator: str
    invitation: str
    hints: bool
    made: float
    seats: list[Seat]
    standing: Standing
    rematch_of: str | None = None
    source: Source | None = None
    chances: list[Chance] = []
    """What chance came from after the seed, the earliest first."""
    grace: float = 60.0
    """Seconds after which the seat of somebody who is away can be handed to a bot."""
    patience: float = 300.0
    """Seconds after which somebody who owes an answer and does nothing is asked whether he is still there."""
    stand_in: str = "pilot"
    """The level of the bot that plays for who is away."""

    def keep_manners(self, other: Sheet) -> None:
        """Wait for people as another table does."""
        self.grace, self.patience, self.stand_in = other.grace, other.patience, other.stand_in

    @property
    def secret(self) -> int:
        """Return the number that chance comes from now: nobody learns it before the end."""
        return self.chances[-1].seed if self.chances else self.seed

    def draw(self, *what: object) -> int:
        """Draw a seed for some purpose: always the same, and nobody can guess it who does not know the secret."""
        mixed = hashlib.sha256(":".join(str(part) for part in (self.secret, self.id, *what)).encode()).digest()
        return int.from_bytes(mixed[:7], "big")

    def record(self, actions: list[tuple[int, str]], tags: dict[str, str] | None = None) -> Record:
        """Write a game of this table down."""
        return Record(
            self.game,
            self.rules,
            len(self.seats),
            self.seed,
            self.options,
            actions,
            tags,
            {chance.step: chance.seed for chance in self.chances},
        )

    def held_by(self, guest: str | None) -> list[int]:
        """Name the seats that a guest holds."""
        return [] if guest is None else [seat for seat, held in enumerate(self.seats) if held.guest == guest]

    def people(self) -> set[str]:
        """Name the guests who hold a seat."""
        return {seat.guest for seat in self.seats if seat.guest is not None}

    def shared_with_others(self, guest: str | None) -> bool:
        """Tell whether anybody but this guest and bots plays, or may still sit down."""
        return any(seat.kind == "open" or (seat.kind == "person" and seat.guest != guest) for seat in self.seats)

    def deciders(self) -> tuple[int, ...]:
        """Name the seats that owe an answer now: none before the game has begun."""
        return self.standing.deciders if self.standing.status == "playing" else ()

    def bot_deciders(self) -> list[int]:
        """Name the seats that owe an answer and are played by a bot."""
        return [seat for seat in self.deciders() if self.seats[seat].bot is not None]


def new_id() -> str:
    """Make the id of a table: 50 random bits, easy to read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def new_invitation() -> str:
    """Make a token that gives a seat: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_seed() -> int:
    """Make a seed that nobody can guess, as large as the generator can use."""
    return secrets.randbits(96)
