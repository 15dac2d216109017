"""What a table needs from whatever keeps it: a few reads, and writes that are done when their future is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from concurrent.futures import Future

import msgspec

from ..kernel.game import Game
from ..kernel.state import State
from .log import Entry, Move
from .seat import Seat
from .sheet import Sheet, Standing, Status


class Conflict(RuntimeError):
    """Somebody else has written this place of a log already: read the table again."""


class WrittenLater(RuntimeError):
    """What is stored was written by a later version of the program: it is left alone."""


class Unavailable(RuntimeError):
    """What is stored cannot be read or written to just now, with the reason: it may be tried again.

    A write that failed so has changed nothing, unless the database went away in the middle of the commit and did not
    come back in time to be asked: then reading the table tells.
    """


class Snapshot(msgspec.Struct, frozen=True):
    """A whole position, so that nobody waits for a replay from the beginning.

    It is only taken where nothing before it can be taken back, so it stays true for ever.
    """

    step: int
    position: bytes
    """What State.to_json gave, written as JSON at that moment."""

    @staticmethod
    def of(step: int, state: State) -> Snapshot:
        """Take a snapshot of a position."""
        return Snapshot(step, msgspec.json.encode(state.to_json()))

    def restore(self, game: Game) -> State:
        """Set the position up again."""
        return game.from_json(msgspec.json.decode(self.position))


class ChatLine(msgspec.Struct, frozen=True):
    """One thing that somebody said."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


class Storage(ABC):
    """Keeps guests, tables, logs and chat.

    Reads see every write whose future is done. A write is durable when its future is done: killing the process
    afterwards loses nothing. Writes for one table are carried out in the order in which they were asked for. Several
    processes may use one storage at the same time: nothing is remembered here that another one can change.
    """

    @abstractmethod
    def key(self) -> bytes:
        """Return the secret that signs cookies: the same for all who use this storage, made when first asked for."""

    @abstractmethod
    def guest_name(self, guest: str) -> str | None:
        """Return a guest's name; None for one who has none yet."""

    @abstractmethod
    def name_guest(self, guest: str, name: str) -> Future[None]:
        """Remember a guest's name."""

    @abstractmethod
    def create(self, sheet: Sheet, entries: list[Entry], snapshots: list[Snapshot]) -> Future[None]:
        """Lay a new table out, with whatever has been played already; Conflict if there is such a table or rematch."""

    @abstractmethod
    def append(self, table: str, entry: Entry, snapshot: Snapshot | None, standing: Standing) -> Future[None]:
        """Add one entry to a log; Conflict if that number is taken."""

    @abstractmethod
    def reseat(self, table: str, seats: list[Seat], standing: Standing) -> Future[None]:
        """Change who sits at a table, and with that perhaps how it stands."""

    @abstractmethod
    def say(self, table: str, name: str, seat: int | None, text: str, at: float) -> Future[ChatLine]:
        """Add a line of chat."""

    @abstractmethod
    def sheet(self, table: str) -> Sheet | None:
        """Return the facts of a table."""

    @abstractmethod
    def rematch(self, table: str) -> str | None:
        """Return the id of a table's rematch."""

    @abstractmethod
    def tables_of(self, guest: str, most: int) -> list[Sheet]:
        """Return the tables where a guest sits or that he made, the latest first, without those that were closed."""

    @abstractmethod
    def with_status(self, status: Status) -> list[Sheet]:
        """Return all tables that stand so."""

    @abstractmethod
    def moves(self, table: str) -> list[Move]:
        """Return the whole log without its events."""

    @abstractmethod
    def entries(self, table: str, first: int, last: int) -> list[Entry]:
        """Return the entries with these numbers."""

    @abstractmethod
    def entries_at(self, table: str, numbers: list[int]) -> list[Entry]:
        """Return the entries with just these numbers, in their order."""

    @abstractmethod
    def snapshot(self, table: str, step: int) -> Snapshot | None:
        """Return the latest snapshot that is not after a step."""

    @abstractmethod
    def chat(self, table: str, most: int) -> list[ChatLine]:
        """Return the latest lines of chat, the oldest of them first."""

    @abstractmethod
    def running_of(self, guest: str) -> int:
        """Count the tables that a guest has made and that wait or are played."""

    @abstractmethod
    def stale_tables(self, before: float, most: int) -> list[str]:
        """Name tables where nothing has happened since then, the oldest first; finished games are never stale."""

    @abstractmethod
    def forget_table(self, table: str) -> Future[bool]:
        """Delete a part of a table and all that belongs to it; True once it is gone. Nobody can open it meanwhile."""

    @abstractmethod
    def meet(self, guest: str, at: float) -> Future[None]:
        """Remember when a guest who has a name was last seen."""

    @abstractmethod
    def forget_guests(self, before: float, most: int) -> Future[int]:
        """Forget the names of guests who sit nowhere and were last seen before that; return how many."""

    @abstractmethod
    def close(self) -> None:
        """Finish what was asked for and let go."""
