"""Any position of any table, as it was then."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.message import Json
from ..kernel.record import Record
from ..kernel.state import State
from .log import Entry, Telling
from .refusal import Refusal
from .sheet import Sheet, Standing
from .storage import Snapshot, Storage
from .table import SNAPSHOT_EVERY, begin, facts
from .veil import Seats, Veil


class Replay:
    """The game of one table, to be walked through. Reads only what is stored, so it disturbs nobody who plays."""

    def __init__(self, storage: Storage, sheet: Sheet, game: Game, standing: Standing | None = None) -> None:
        if sheet.rules != game.rules:
            raise Refusal("other-rules", rules=sheet.rules, current=game.rules)
        self.sheet = sheet
        self.game = game
        self.storage = storage
        self.veil = Veil.over(storage.moves(sheet.id))
        self.line = self.veil.line
        shown = sheet.standing if standing is None else standing
        # While somebody may be asked in secret, nobody walks further than the position before that.
        self._end = self.veil.true_step(shown.public.step, ()) if shown.secret else len(self.line.actions)

    def walk(self, seats: Seats) -> Walk:
        """Walk through the game as the holder of some seats may know it; None: whoever may know everything."""
        return Walk(self, seats, self._end)

    def positions(self, steps: list[int]) -> Iterator[State]:
        """Yield the positions after some numbers of actions, in order; each is good until the next one is asked for."""
        snapshot = self.storage.snapshot(self.sheet.id, steps[0])
        match = begin(self.sheet, self.game, self.line.actions[: steps[0]], snapshot)
        for step in steps:
            for seat, text in self.line.actions[match.number : step]:
                match.play(seat, match.state.parse(seat, text))
            yield match.state


class Walk:
    """The steps of a game that a client may know of: each an action with all that followed from it unnoticed."""

    def __init__(self, replay: Replay, seats: Seats, end: int) -> None:
        self._replay = replay
        self._seats = seats
        line = replay.line
        known = [
            place for place in range(end) if seats is None or not line.secret[place] or line.actions[place][0] in seats
        ]
        self._starts = [-1, *known]
        """The place of the action that each step began with; the set-up is step 0."""
        self._ends = [*known, end]
        """How many actions lead to the position that each step ends with."""

    @property
    def steps(self) -> int:
        """Count the steps."""
        return len(self._starts) - 1

    def actions(self, step: int) -> int:
        """Count the actions that lead to the position after a step; Refusal if there is no such step."""
        if not 0 <= step <= self.steps:
            raise Refusal("no-step", step=step, steps=self.steps)
        return self._ends[step]

    def entries(self, first: int, last: int) -> list[Entry]:
        """Return the entries that made the steps from first to last."""
        replay = self._replay
        marks = replay.line.marks[self._starts[first] + 1 : self._ends[last] + 1]
        shown = replay.veil.lift(replay.storage.entries_at(replay.sheet.id, marks), self._seats)
        # What stayed when another seat took something back has moved up since it was written.
        return [msgspec.structs.replace(entry, step=step) for step, entry in enumerate(shown, start=first)]

    def states(self, first: int, last: int) -> Iterator[State]:
        """Return the positions after the steps from first to last; each is good until the next one is asked for."""
        return self._replay.positions(self._ends[first : last + 1])

    def frames(self, first: int, last: int, viewer: int | None, open_texts: set[int] | None) -> list[dict[str, Json]]:
        """Return positions as clients are shown them; open_texts: whose notation may be seen (None: everybody's)."""
        sheet = self._replay.sheet
        frames: list[dict[str, Json]] = []
        for entry, state in zip(self.entries(first, last), self.states(first, last), strict=True):
            known = open_texts is None or entry.seat in open_texts
            frames.append(
                {
                    "table": sheet.id,
                    "game": sheet.game,
                    "number": entry.number,
                    "step": entry.step,
                    "viewer": viewer,
                    **facts(state, viewer, msgspec.Raw(msgspec.json.encode(state.view(viewer).data))),
                    "log": [entry.shown_to(viewer, known)],
                }
            )
        return frames


def write_out(game: Game, record: Record, at: float) -> tuple[list[Entry], list[Snapshot], State]:
    """Replay a Record into the entries and snapshots of a table; BadRecord says which action is not legal."""
    events: list[Event] = []
    state = record.start(game, events)
    entries = [Entry(0, None, None, None, False, 0, at, Telling.of(events, record.seats))]
    snapshots: list[Snapshot] = []
    for number, (seat, text) in enumerate(record.actions, start=1):
        events = []
        before = state.clone()
        action = record.follow(state, number, seat, text, events)
        secret = state.is_unnoticed(seat, action, before)
        entries.append(Entry(number, seat, text, None, secret, number, at, Telling.of(events, record.seats)))
        if number % SNAPSHOT_EVERY == 0 or number == len(record.actions):
            # The last one also keeps an undo from reaching back into what was played elsewhere.
            snapshots.append(Snapshot.of(number, state))
    return entries, snapshots, state
