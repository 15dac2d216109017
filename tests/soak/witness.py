"""What a player was told of a table, held against the log that the server kept of it."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

from cosmodrome.kernel.game import Game
from cosmodrome.table.storage import Storage
from cosmodrome.table.table import begin
from cosmodrome.table.veil import Veil

Frame = dict[str, Any]


def digest(view: object) -> str:
    """Shorten a view so that it can be compared."""
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:20]


class Witness:
    """Remembers each position and each acknowledgement that the player at seat 0 of a table was given."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seen: dict[int, set[str]] = {}
        self.done: dict[int, str] = {}
        self.open: Counter[str] = Counter()
        """What was sent and never answered because the server was killed: it may have happened or not."""

    def note(self, frame: Frame) -> None:
        """Remember a position."""
        if frame["type"] == "position" and frame["status"] == "playing" and frame["viewer"] == 0:
            self.seen.setdefault(frame["number"], set()).add(digest(frame["view"]))

    def contradictions(self, storage: Storage, game: Game) -> list[str]:
        """Name all that the player was told and that is not so."""
        found: list[str] = []
        moves = storage.moves(self.table)
        sheet = storage.sheet(self.table)
        if sheet is None:
            return [f"table {self.table} is gone"]
        if [move.number for move in moves] != list(range(len(moves))):
            found.append(f"table {self.table}: the log has gaps")
        veil = Veil.over(moves)
        match = begin(sheet, game, [], None)
        views: dict[int, set[str]] = {}
        own: dict[int, str] = {}
        for move in moves:
            if move.back_to is not None and move.seat is not None:
                match.undo(move.seat, move.back_to)
            elif move.seat is not None and move.text is not None:
                match.play(move.seat, match.state.parse(move.seat, move.text))
                if move.seat == 0:
                    # The answer that ends a game is acknowledged with its true number: then nothing is hidden.
                    own[move.number if match.state.over else veil.number(move.number, [0])] = move.text
            known = veil.number(move.number, [0])
            if known in self.seen:
                views.setdefault(known, set()).add(digest(match.state.view(0).data))
        found += [
            f"table {self.table}: {text!r} was acknowledged as {number} and is not there"
            for number, text in self.done.items()
            if own.get(number) != text
        ]
        extra = Counter(text for number, text in own.items() if number not in self.done) - self.open
        found += [
            f"table {self.table}: {text!r} was made {times} times and never sent" for text, times in extra.items()
        ]
        found += [
            f"table {self.table}: a position {number} was shown that never was"
            for number, shown in self.seen.items()
            if not shown <= views.get(number, set())
        ]
        return found
