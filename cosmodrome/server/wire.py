"""What goes over the wire: requests, replies and messages, checked when they are read."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

import msgspec

from ..kernel.message import Json
from ..table.seat import Color, Kind, Level
from ..table.seating import Place
from ..table.sheet import Source, Status

Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""A whole number that every program can hold exactly."""

LONGEST_PACE = 5.0
"""The most seconds between two actions of bots that a client may ask for."""

Id = Whole | Annotated[str, msgspec.Meta(max_length=64)] | None
"""What a client marks a message with, to know its answer."""


class Term(TypedDict):
    """An argument that is itself a text: the name of a facility, a card, a colour."""

    term: str


class Who(TypedDict):
    """An argument that is a player: shown as the name of whoever sits there."""

    seat: int


Word = int | str | Term | Who
Arg = Word | list[Word]
"""An argument of a message."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in any language: a key of the game's or the shared texts, and its arguments."""

    key: str
    args: dict[str, Annotated[Json, Arg]] = {}


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: a field that nobody knows is an error, not silence."""


# Requests over HTTP


class Naming(Strict, frozen=True):
    """A guest's name."""

    name: str


class NewTable(Strict, frozen=True):
    """A table that somebody wants to have."""

    game: str
    seats: list[Place]
    options: dict[str, Json] = {}
    hints: bool = True
    seed: Whole | None = None
    grace: float | None = None
    patience: float | None = None
    stand_in: Annotated[str, Level] = "pilot"


class Sitting(Strict, frozen=True):
    """A wish to sit down."""

    seat: Whole
    invitation: str | None = None
    name: str | None = None
    color: Annotated[str, Color] | None = None


class Leaving(Strict, frozen=True):
    """A wish to leave a seat."""

    seat: Whole


class SeatChange(Strict, frozen=True):
    """Another name or colour for a seat, or somebody else for it."""

    name: str | None = None
    color: Annotated[str, Color] | None = None
    kind: Literal["open", "bot"] | None = None
    level: Annotated[str, Level] | None = None


class Continuation(Strict, frozen=True):
    """A wish to play on from a position."""

    step: Whole
    seats: list[Place] | None = None


# Replies over HTTP


class Me(msgspec.Struct, frozen=True):
    """A guest, to himself."""

    id: str
    name: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game."""

    key: str
    choices: list[bool | int | str]
    default: bool | int | str
    seats: list[int]


class GameInfo(msgspec.Struct, frozen=True):
    """A game on offer."""

    key: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]


class GameList(msgspec.Struct, frozen=True):
    """All that can be chosen."""

    games: list[GameInfo]
    levels: list[Annotated[str, Level]]
    colors: list[Annotated[str, Color]]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as one client sees it."""

    seat: int
    name: str
    color: Annotated[str, Color]
    kind: Kind
    level: Annotated[str, Level] | None
    stand_in: Annotated[str, Level] | None
    """The level of the bot that plays for a person who is away."""
    online: bool
    mine: bool
    away_since: float | None
    """When the person was last here, in the server's time; None while here."""
    idle_since: float | None
    """Since when somebody who is here has owed an answer, once the table's patience is at an end."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one client sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, Json]
    hints: bool
    status: Status
    number: int
    step: int
    deciders: list[int]
    winners: list[int]
    seats: list[SeatInfo]
    creator: bool
    invitation: str | None
    my_turn: bool
    made: float
    moved: float
    rematch: str | None
    source: Source | None
    grace: float
    """After how many seconds a player who is away may be replaced."""
    patience: float
    """After how many seconds one who is here is asked whether he is still there."""
    stand_in: Annotated[str, Level]
    """The level of the bot that then plays."""


class TableList(msgspec.Struct, frozen=True):
    """A guest's tables."""

    tables: list[TableInfo]


class Closed(msgspec.Struct, frozen=True):
    """A table is gone."""

    closed: bool


class Failure(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    error: str
    message: Message
    text: str


# Messages over the WebSocket


class Signal(Strict, frozen=True, tag_field="type", kw_only=True):
    """A message from a client; its id comes back in the answer."""

    id: Id = None


class OfSeat(Signal, frozen=True, kw_only=True):
    """A message about one of the client's seats."""

    seat: Whole


class OnPosition(OfSeat, frozen=True, kw_only=True):
    """A message about a position that the client was shown, by its number."""

    number: Whole


class Act(OnPosition, frozen=True, tag="act", kw_only=True):
    """Answer with an action."""

    text: str


class Undo(OnPosition, frozen=True, tag="undo", kw_only=True):
    """Take actions back."""

    to: Whole | None = None


class Chat(Signal, frozen=True, tag="chat", kw_only=True):
    """Say something."""

    text: str


class Hint(OnPosition, frozen=True, tag="hint", kw_only=True):
    """Ask what the admiral would do."""


class Preview(OnPosition, frozen=True, tag="preview", kw_only=True):
    """Ask what an action would do."""

    text: str


class Inspect(OnPosition, frozen=True, tag="inspect", kw_only=True):
    """Ask what the rules say about something on the board."""

    topic: Annotated[str, msgspec.Meta(max_length=100)]


class HandOver(OfSeat, frozen=True, tag="hand_over", kw_only=True):
    """Let a bot play a seat."""

    level: Annotated[str, Level] | None = None


class TakeBack(OfSeat, frozen=True, tag="take_back", kw_only=True):
    """Play a seat oneself again."""


class Here(OfSeat, frozen=True, tag="here", kw_only=True):
    """Say that one is still there."""


class Look(Signal, frozen=True, tag="look", kw_only=True):
    """Look through the eyes of another of one's seats."""

    seat: Whole | None


class Pace(Signal, frozen=True, tag="pace", kw_only=True):
    """Choose how fast bots act while this client watches."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_PACE)]


class Ping(Signal, frozen=True, tag="ping", kw_only=True):
    """Ask whether the server is there."""


FromClient = Act | Undo | Chat | Hint | Preview | Inspect | HandOver | TakeBack | Here | Look | Pace | Ping
from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Labelled(msgspec.Struct):
    """Anything that carries an id."""

    id: Id = None


_labelled = msgspec.json.Decoder(_Labelled)


def id_of(data: str | bytes) -> Id:
    """Find the id of a message that cannot be read as a whole, so that its sender knows which one was refused."""
    try:
        return _labelled.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def encode(frame: dict[str, Json]) -> str:
    """Write a frame."""
    return msgspec.json.encode(frame).decode()
