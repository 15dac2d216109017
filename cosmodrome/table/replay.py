"""Any position of any table, as it was then."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.message import Json
from ..kernel.record import Record
from ..kernel.state import State
from .log import Entry, Line, Telling
from .refusal import Refusal
from .sheet import Sheet
from .storage import Snapshot, Storage
from .table import SNAPSHOT_EVERY, begin


class Replay:
    """The game of one table, to be walked through. Reads only what is stored, so it disturbs nobody who plays."""

    def __init__(self, storage: Storage, sheet: Sheet, game: Game) -> None:
        if sheet.rules != game.rules:
            raise Refusal("other-rules", rules=sheet.rules, current=game.rules)
        self.sheet = sheet
        self.game = game
        self.storage = storage
        self.line = Line.of(storage.moves(sheet.id))

    @property
    def steps(self) -> int:
        """Count the actions of the game so far."""
        return len(self.line.actions)

    def positions(self, first: int, last: int) -> Iterator[tuple[int, State]]:
        """Give the positions after the steps from first to last; each is good until the next one is asked for."""
        snapshot = self.storage.snapshot(self.sheet.id, first)
        match = begin(self.sheet, self.game, self.line.actions[:first], snapshot)
        yield first, match.state
        for step in range(first, last):
            seat, text = self.line.actions[step]
            match.play(seat, match.state.parse(seat, text))
            yield step + 1, match.state

    def entries(self, first: int, last: int) -> list[Entry]:
        """Give the entries that made the steps from first to last."""
        entries = self.storage.entries_at(self.sheet.id, self.line.marks[first:last + 1])
        # What stayed when another seat took something back has moved up since it was written.
        return [msgspec.structs.replace(entry, step=step) for step, entry in enumerate(entries, start=first)]

    def frames(self, first: int, last: int, viewer: int | None, open_texts: set[int] | None) -> list[dict[str, Json]]:
        """Give positions as clients are shown them; open_texts: whose notation may be seen (None: everybody's)."""
        by_number = {entry.number: entry for entry in self.entries(first, last)}
        frames: list[dict[str, Json]] = []
        for step, state in self.positions(first, last):
            entry = by_number[self.line.marks[step]]
            known = open_texts is None or entry.seat in open_texts
            frames.append({
                "table": self.sheet.id, "game": self.sheet.game, "number": entry.number, "step": step,
                "viewer": viewer, "view": state.view(viewer).data, "deciders": list(state.suspects(viewer)),
                "over": state.over, "winners": list(state.winners()) if state.over else [],
                "scores": [{"total": score.total, "parts": score.parts} for score in state.scores()],
                "log": [entry.shown_to(viewer, known)]})
        return frames


def write_out(game: Game, record: Record, at: float) -> tuple[list[Entry], list[Snapshot], State]:
    """Replay a Record into the entries and snapshots of a table; BadRecord says which action is not legal."""
    events: list[Event] = []
    state = record.start(game, events)
    entries = [Entry(0, 0, None, None, None, at, Telling.of(events, record.seats))]
    snapshots: list[Snapshot] = []
    for number, (seat, text) in enumerate(record.actions, start=1):
        events = []
        record.follow(state, number, seat, text, events)
        entries.append(Entry(number, number, seat, text, None, at, Telling.of(events, record.seats)))
        if number % SNAPSHOT_EVERY == 0 or number == len(record.actions):
            # The last one also keeps an undo from reaching back into what was played elsewhere.
            snapshots.append(Snapshot.of(number, state))
    return entries, snapshots, state
