"""New tables: from a wish, from another table, from a Record."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import Future
from typing import NamedTuple

from msgspec.structs import replace

from ..kernel.errors import BadRecord, BadSetup
from ..kernel.game import Game
from ..kernel.message import Json
from ..kernel.record import Record
from .log import Entry
from .refusal import Refusal
from .replay import Replay, write_out
from .seat import COLORS, NAME_LENGTH, Seat, tidy
from .seating import rotated
from .sheet import Chance, Sheet, Source, Standing, new_id, new_invitation, new_seed
from .storage import Snapshot, Storage

LONGEST_RECORD = 20_000


class Layout(NamedTuple):
    """A new table, ready to be stored."""

    sheet: Sheet
    entries: list[Entry]
    snapshots: list[Snapshot]

    def store(self, storage: Storage) -> Future[None]:
        """Keep the table; it is safe when the future is done."""
        return storage.create(self.sheet, self.entries, self.snapshots)


def lay_out(
    game: Game, seats: list[Seat], options: dict[str, Json], seed: int | None, creator: str, hints: bool
) -> Layout:
    """Set a new game up."""
    if seed is not None and any(seat.kind == "open" for seat in seats):
        raise Refusal("seed")
    return _lay(
        game, seats, _complete(game, len(seats), options), new_seed() if seed is None else seed, [], creator, hints
    )


def lay_rematch(game: Game, sheet: Sheet, creator: str) -> Layout:
    """Set the same game up again for the same players."""
    if sheet.standing.status != "over":
        raise Refusal("not-over")
    layout = _lay(
        game,
        rotated(sheet.seats),
        _complete(game, len(sheet.seats), sheet.options),
        new_seed(),
        [],
        creator,
        sheet.hints,
    )
    layout.sheet.rematch_of = sheet.id
    return layout


def lay_continuation(replay: Replay, actions: int, seats: list[Seat], creator: str) -> Layout:
    """Begin a game with the first actions of another one."""
    sheet = replay.sheet
    _complete(replay.game, len(seats), sheet.options)
    if len(seats) != len(sheet.seats):
        raise Refusal("bad-setup", reason=f"the game has {len(sheet.seats)} seats, not {len(seats)}")
    chances = [chance for chance in sheet.chances if chance.step <= actions]
    if any(seat.kind == "open" for seat in seats):
        # Whoever knows the game that is continued must not know what chance will bring.
        chances = [*(chance for chance in chances if chance.step < actions), Chance(actions, new_seed())]
    layout = _lay(replay.game, seats, sheet.options, sheet.seed, replay.line.actions[:actions], creator, True, chances)
    layout.sheet.source = Source(sheet.id, actions)
    return layout


def lay_record(game: Game, record: Record, creator: str) -> Layout:
    """Make a table of a Record, to be watched and continued; BadRecord says what is wrong with it."""
    if len(record.actions) > LONGEST_RECORD:
        raise Refusal("bad-record", reason=f"more than {LONGEST_RECORD} actions")
    if record.rules != game.rules:
        raise BadRecord(f"this record is for rules version {record.rules} of {record.game}, not {game.rules}")
    seats = [
        Seat("person", COLORS[seat], tidy(record.tags.get(f"p{seat + 1}", ""))[: NAME_LENGTH + 12])
        for seat in range(record.seats)
    ]
    layout = _lay(
        game,
        seats,
        record.options,
        record.seed,
        record.actions,
        creator,
        False,
        [Chance(step, seed) for step, seed in sorted(record.chances.items())],
    )
    layout.sheet.standing = replace(layout.sheet.standing, status="record", secret=False)
    return layout


def _lay(
    game: Game,
    seats: list[Seat],
    options: dict[str, Json],
    seed: int,
    actions: list[tuple[int, str]],
    creator: str,
    hints: bool,
    chances: Sequence[Chance] = (),
) -> Layout:
    """Set a game up, play what has been played, and see how it stands."""
    now = time.time()
    record = Record(
        game.key, game.rules, len(seats), seed, options, actions, None, {chance.step: chance.seed for chance in chances}
    )
    entries, snapshots, state = write_out(game, record, now)
    standing = Standing.of(state, len(actions), len(actions), now)
    if standing.status == "playing" and any(seat.kind == "open" for seat in seats):
        standing = replace(standing, status="waiting")
    sheet = Sheet(
        new_id(),
        game.key,
        game.rules,
        seed,
        options,
        creator,
        new_invitation(),
        hints,
        now,
        seats,
        standing,
        chances=list(chances),
    )
    return Layout(sheet, entries, snapshots)


def _complete(game: Game, seats: int, options: dict[str, Json]) -> dict[str, Json]:
    """Check a seat count and options."""
    try:
        return game.complete(seats, options)
    except BadSetup as error:
        raise Refusal("bad-setup", reason=str(error)) from error
