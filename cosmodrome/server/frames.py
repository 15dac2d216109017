"""The frames that a server sends, as types: for the API's own description, and to check what is really sent."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict, TypeVar

import msgspec

from ..kernel.message import Json
from ..table.sheet import Status
from ..table.storage import ChatLine
from .wire import Id, Message, SeatInfo, TableInfo


class GameEvent(TypedDict):
    """One thing that happened, in words; the facts of the game's own events stand beside."""

    event: str
    message: Message
    seat: NotRequired[int | None]
    round: NotRequired[int]
    turn: NotRequired[int]


View = TypeVar("View")
"""What a game shows."""
Happened = TypeVar("Happened", bound=GameEvent)
"""What can happen in a game."""


class Exact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type that lists every field there is."""


class Offer(Exact, frozen=True):
    """A legal action: its notation, its label, and the board elements that it touches, in order."""

    text: str
    label: Message
    at: list[str]


class Ask(Exact, frozen=True):
    """A question to one of your seats, with every legal answer; undo is the number you may go back to."""

    seat: int
    prompt: Message
    actions: list[Offer]
    undo: int | None


class Aside(Exact, frozen=True):
    """What one of your seats may say whether it is asked or not."""

    seat: int
    actions: list[Offer]


class UndoOffer(Exact, frozen=True):
    """What one of your seats can take back: down to number `to`, so many actions."""

    seat: int
    to: int
    actions: int


class LogEntry(Exact, frozen=True):
    """One action and what came of it; back_to: an undo that went back to that step. Each event has a message."""

    number: int
    step: int
    seat: int | None
    text: str | None
    back_to: int | None
    at: float
    events: list[Annotated[dict[str, Json], Happened]]


class ScoreInfo(Exact, frozen=True):
    """Points and where they come from."""

    total: int
    parts: dict[str, int]


class Advice(Offer, frozen=True):
    """What the admiral thinks of one action: the chance to win, 0 to 1, and how much thought stands behind it."""

    value: float
    visits: int


class Moment(Exact, frozen=True, tag_field="type", tag="position"):
    """A position of a replay, with the entry that led to it."""

    table: str
    game: str
    number: int
    step: int
    viewer: int | None
    view: Annotated[dict[str, Json], View]
    deciders: list[int]
    over: bool
    winners: list[int]
    scores: list[ScoreInfo]
    log: list[LogEntry]


class HeldBack(Exact, frozen=True):
    """An action after which others may interrupt in secret: the position is the one before it, for a moment.

    The label is only for the seat that made it.
    """

    seat: int | None
    label: Message | None


class Position(Exact, frozen=True, tag_field="type", tag="position"):
    """The position as you may see it, what you are asked, and what has happened since the frame before."""

    table: str
    game: str
    number: int
    step: int
    status: Status
    seats: list[SeatInfo]
    spectators: int
    viewer: int | None
    view: Annotated[dict[str, Json], View] | None
    """None while the table waits for players: nothing is dealt before."""
    deciders: list[int]
    thinking: list[int]
    over: bool
    winners: list[int]
    scores: list[ScoreInfo]
    held: HeldBack | None
    asks: list[Ask]
    asides: list[Aside]
    undo: list[UndoOffer]
    log: list[LogEntry]
    log_begins: int
    history: bool


class Hello(Exact, frozen=True, tag_field="type", tag="hello"):
    """The first frame: the table and what was said lately."""

    table: TableInfo
    chat: list[ChatLine]


class Seats(Exact, frozen=True, tag_field="type", tag="seats"):
    """Somebody came, went or changed; the position is the same."""

    seats: list[SeatInfo]
    spectators: int
    thinking: list[int]
    status: Status


class Chatted(Exact, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    chat: list[ChatLine]


class Hinted(Exact, frozen=True, tag_field="type", tag="hint"):
    """What the admiral would do, the best first."""

    id: Id
    seat: int
    number: int
    advice: list[Advice]


class Previewed(Exact, frozen=True, tag_field="type", tag="preview"):
    """What an action would do, as far as it is certain."""

    id: Id
    seat: int
    number: int
    text: str
    events: list[Annotated[dict[str, Json], Happened]]
    certain: bool


class Inspected(Exact, frozen=True, tag_field="type", tag="inspected"):
    """What the rules say about something on the board, in the words of its game."""

    id: Id
    seat: int
    number: int
    topic: str
    found: dict[str, Json]


class StillThere(Exact, frozen=True, tag_field="type", tag="still_there"):
    """You owe an answer and have done nothing for long: say `here` before `until`, or others may let a bot play."""

    seat: int
    until: float
    now: float


class Rematch(Exact, frozen=True, tag_field="type", tag="rematch"):
    """Somebody asked for a rematch: the id of the new table."""

    table: str


class Done(Exact, frozen=True, tag_field="type", tag="done"):
    """Your message was carried out and stored."""

    id: Id
    number: int


class Error(Exact, frozen=True, tag_field="type", tag="error"):
    """Your message was refused; nothing was changed."""

    id: Id
    error: str
    message: Message
    text: str


class Pong(Exact, frozen=True, tag_field="type", tag="pong"):
    """The server is there."""

    id: Id
    at: float


class LogPage(Exact, frozen=True):
    """A part of a log, without what was taken back."""

    steps: int
    log: list[LogEntry]


class ReplayPage(Exact, frozen=True):
    """Some positions of a game."""

    steps: int
    frames: list[Moment]


FromServer = (
    Position | Hello | Seats | Chatted | Hinted | Previewed | Inspected | StillThere | Rematch | Done | Error | Pong
)
from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
