"""Positions of random games with the log that led to them, to be laid out at a table."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome import Match, Record, State
from cosmodrome.table.log import Entry
from cosmodrome.table.replay import write_out
from cosmodrome.table.seat import COLORS, Seat
from cosmodrome.table.sheet import Known, Sheet, Standing
from cosmodrome.table.storage import Snapshot
from support.play import Case, chooser, pick
from support.wire import House

AT = 1_700_000_000.0


class Moment:
    """A position of a game with the log that led to it."""

    def __init__(self, case: Case, seed: int, state: State, entries: list[Entry]) -> None:
        self.case = case
        self.seed = seed
        self.state = state
        self.entries = entries

    def lay(self, house: House, state: State, name: str, bots: tuple[int, ...] = ()) -> str:
        """Lay a table out that stands at some position; the guests guest0, guest1 ... and bots play."""
        number = len(self.entries) - 1
        seats = [
            Seat("bot", COLORS[seat], f"Bot {seat}", level="cadet")
            if seat in bots
            else Seat("person", COLORS[seat], f"Player {seat}", f"guest{seat}")
            for seat in range(self.case.seats)
        ]
        known = number - sum(entry.secret for entry in self.entries)
        shown = None if known == number or state.over else Known(known, known, AT)
        standing = Standing.of(state, number, number, AT, shown)
        sheet = Sheet(
            name,
            self.case.game.key,
            self.case.game.rules,
            self.seed,
            state.options,
            "guest0",
            "invitation",
            True,
            AT,
            seats,
            standing,
        )
        house.store(sheet, self.entries, [Snapshot.of(number, state)])
        return name


def moments(case: Case, seed: int, count: int) -> Iterator[Moment]:
    """Stop a random game at some positions where nobody is asked in secret."""
    match = Match.new(case.game, case.seats, seed, case.options)
    rng = chooser(seed)
    stops: list[tuple[State, int]] = []
    while not match.state.over:
        if not match.state.asked_in_secret():
            stops.append((match.state.clone(), match.number))
        match.play(*pick(match.state, rng))
    record = Record(case.game.key, case.game.rules, case.seats, seed, match.state.options, match.record.actions)
    entries, _, _ = write_out(case.game, record, AT)
    every = max(1, len(stops) // count)
    for state, number in stops[seed % every :: every]:
        yield Moment(case, seed, state, entries[: number + 1])
