"""A table in play: the position, the log that led to it, who may do what, and what each client is shown."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

from ..kernel.action import Action
from ..kernel.errors import IllegalAction
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.message import Json
from ..kernel.record import Record
from ..kernel.state import State
from ..kernel.step import Step
from .foresight import foresee
from .log import Entry, Line, Telling
from .refusal import Refusal
from .sheet import Sheet, Standing
from .storage import Snapshot, Storage

SNAPSHOT_EVERY = 24
"""How many actions may have to be replayed to reach a position, about."""


class Change(NamedTuple):
    """What one request did: all that has to be stored, together, before anybody is told."""

    entry: Entry
    snapshot: Snapshot | None
    standing: Standing


class Table:
    """One table. It changes at once; the caller stores the change before showing it to anybody."""

    def __init__(self, sheet: Sheet, game: Game, match: Match, line: Line) -> None:
        self.sheet = sheet
        self.game = game
        self.match = match
        self.line = line
        self.asked_since: dict[int, int] = dict.fromkeys(match.state.deciders(), sheet.standing.number)
        """Since which number each seat has had the question that it has now."""
        self._moved = dict.fromkeys(range(len(sheet.seats)), sheet.standing.number)
        """The number that each seat made when it acted or took back last, as far as that is known here."""
        self._snapshot_step = 0
        self._shown: dict[tuple[str, int | None], msgspec.Raw] = {}

    @staticmethod
    def load(storage: Storage, sheet: Sheet, game: Game) -> Table:
        """Take up a table where its log ends."""
        if sheet.rules != game.rules:
            raise Refusal("other-rules", rules=sheet.rules, current=game.rules)
        line = Line.of(storage.moves(sheet.id))
        snapshot = storage.snapshot(sheet.id, len(line.actions))
        match = begin(sheet, game, line.actions, snapshot)
        table = Table(sheet, game, match, line)
        table._snapshot_step = 0 if snapshot is None else snapshot.step
        return table

    @property
    def number(self) -> int:
        """Give the number of the position: every entry of the log makes a new one."""
        return self.sheet.standing.number

    @property
    def step(self) -> int:
        """Count the actions that lead to the position."""
        return len(self.line.actions)

    # What players may ask for

    def require_seat(self, guest: str | None, seat: int) -> None:
        """Let a seat be used only by who holds it."""
        if not 0 <= seat < len(self.sheet.seats):
            raise Refusal("no-seat", seat=seat + 1)
        if guest is None or self.sheet.seats[seat].guest != guest:
            raise Refusal("not-yours", seat=seat + 1)

    def require_playing(self) -> None:
        """Let nothing be played before the game begins or after its end."""
        if self.sheet.standing.status != "playing":
            raise Refusal("not-playing")

    def act(self, seat: int, number: int, text: str) -> Change:
        """Carry out an action that was chosen on position `number`."""
        self.require_playing()
        state = self.match.state
        asked = {other: state.asked(other) for other in state.deciders()}
        # What may be said at any time does not hang on a position.
        if not any(aside.text == text for aside in state.asides(seat)):
            if seat in asked and not self.asked_since.get(seat, self.number) <= number <= self.number:
                raise Refusal("stale")
            if seat not in asked and number != self.number:
                raise Refusal("stale")
        try:
            action = state.parse(seat, text)
        except IllegalAction as error:
            raise Refusal.illegal(error) from error
        snapshot = self._due_snapshot()
        # An interruption that is not made must not tell who could have made it.
        secret = asked_secretly(state) and (seat in asked or action in state.asides(seat))
        events = self.match.play(seat, action)
        entry = Entry(self.number + 1, self.step + 1, seat, action.text, None, time.time(),
                      Telling.of(events, len(self.sheet.seats), secret))
        return self._note(entry, snapshot, asked)

    def undo(self, seat: int, number: int, to: int | None) -> Change:
        """Take back the seat's last action, or all of its own down to position `to`."""
        self.require_playing()
        if not self._moved[seat] <= number <= self.number:
            raise Refusal("stale")
        last = self.match.last_of(seat)
        target = last if to is None else self._step_of(to)
        if not self.match.undo_point(seat) <= target <= last:
            raise Refusal("no-undo")
        state = self.match.state
        asked = {other: state.asked(other) for other in state.deciders()}
        self.match.undo(seat, target)
        if self.match.state.meetings != state.meetings:
            # Others were asked something since that they are not asked any more.
            asked = {}
        entry = Entry(self.number + 1, self.match.number, seat, None, target, time.time(),
                      Telling.of([], len(self.sheet.seats)))
        return self._note(entry, None, asked)

    def preview(self, seat: int, number: int, text: str) -> tuple[list[dict[str, Json]], bool]:
        """Tell what an action would do as far as it is certain, and whether that is all."""
        self.require_playing()
        state = self.match.state
        if number != self.number or seat not in state.deciders():
            raise Refusal("stale")
        try:
            return foresee(state, seat, text)
        except IllegalAction as error:
            raise Refusal.illegal(error) from error

    def undo_point(self, seat: int) -> int | None:
        """Give the number of the earliest position that a seat may go back to; None if there is none."""
        if self.sheet.standing.status != "playing":
            return None
        point = self.match.undo_point(seat)
        return None if point == self.step else self.line.marks[point]

    def _own_since(self, seat: int, number: int) -> int:
        """Count the actions that a seat has made since a position."""
        return sum(1 for other, _ in self.line.actions[self._step_of(number):] if other == seat)

    def _step_of(self, number: int) -> int:
        """Find the step that a number stands for."""
        if number not in self.line.marks:
            raise Refusal("no-undo")
        return self.line.marks.index(number)

    def _due_snapshot(self) -> Snapshot | None:
        """Take a snapshot now and then, only where nothing that led here can be taken back."""
        if self.step - self._snapshot_step < SNAPSHOT_EVERY or not self.match.settled():
            return None
        self._snapshot_step = self.step
        return Snapshot.of(self.step, self.match.state)

    def _note(self, entry: Entry, snapshot: Snapshot | None, asked: dict[int, Step]) -> Change:
        """Write an entry into the log in memory and see what has become of each question."""
        self.line.add(entry)
        if entry.seat is not None:
            self._moved[entry.seat] = entry.number
        state = self.match.state
        since = self.asked_since
        self.asked_since = {}
        for seat in state.deciders():
            # Where several seats answer at once, the answer of one leaves the questions of the others as they were.
            unmoved = len(asked) > 1 and seat != entry.seat and seat in asked and (
                state.asked(seat) is asked[seat] or entry.back_to is not None)
            self.asked_since[seat] = since.get(seat, entry.number) if unmoved else entry.number
        self.sheet.standing = Standing("over" if state.over else "playing", entry.number, entry.step,
                                       tuple(state.deciders()), tuple(state.winners()) if state.over else (), entry.at,
                                       asked_secretly(state))
        self._shown.clear()
        return Change(entry, snapshot, self.sheet.standing)

    # What clients are shown

    def viewer(self, seats: list[int], looked_at: int | None = None) -> int | None:
        """Choose whose view a client with these seats gets: on a shared screen that of the seat that must answer."""
        if self.sheet.standing.status == "waiting":
            return None
        if looked_at is not None and looked_at in seats:
            return looked_at
        if len(seats) == 1:
            return seats[0]
        return next((seat for seat in self.match.state.deciders() if seat in seats), None)

    def view(self, viewer: int | None) -> msgspec.Raw:
        """Give the position as one seat may know it, as JSON."""
        key = ("view", viewer)
        if key not in self._shown:
            self._shown[key] = msgspec.Raw(msgspec.json.encode(self.match.state.view(viewer).data))
        return self._shown[key]

    def ask(self, seat: int) -> msgspec.Raw:
        """Give the question that a seat has to answer, with every answer to it, as JSON."""
        key = ("ask", seat)
        if key not in self._shown:
            state = self.match.state
            self._shown[key] = msgspec.Raw(msgspec.json.encode(
                {"seat": seat, "prompt": state.prompt(seat).to_json(),
                 "actions": [_offer(action) for action in state.legal(seat)], "undo": self.undo_point(seat)}))
        return self._shown[key]

    def position(self, seats: list[int], viewer: int | None) -> dict[str, Json]:
        """Give what a client who holds these seats is shown of the position."""
        standing = self.sheet.standing
        playing = standing.status == "playing"
        shown = standing_facts(self, viewer)
        shown["asks"] = [self.ask(seat) for seat in standing.deciders if seat in seats
                         and self.sheet.seats[seat].bot is None] if playing else []
        shown["asides"] = [{"seat": seat, "actions": [_offer(action) for action in asides]} for seat in seats
                           if (asides := self.match.state.asides(seat)) and playing]
        shown["undo"] = [{"seat": seat, "to": to, "actions": self._own_since(seat, to)}
                         for seat in seats if (to := self.undo_point(seat)) is not None]
        return shown


def asked_secretly(state: State) -> bool:
    """Tell whether who is asked now is hidden from the others."""
    return state.suspects(None) != state.deciders()


def _offer(action: Action) -> dict[str, Json]:
    """Show an action to whoever may choose it."""
    return {"text": action.text, "label": action.message().to_json(), "at": list(action.at())}


def standing_facts(table: Table, viewer: int | None) -> dict[str, Json]:
    """Give what everybody is shown of how a table stands, with one seat's view."""
    sheet = table.sheet
    state = table.match.state
    return {"table": sheet.id, "game": sheet.game, "number": table.number, "step": table.step,
            "status": sheet.standing.status, "viewer": viewer, "view": table.view(viewer),
            "deciders": list(state.suspects(viewer) if sheet.deciders() else ()),
            "over": state.over, "winners": list(sheet.standing.winners),
            "scores": [{"total": score.total, "parts": score.parts} for score in state.scores()]}


def player_tags(sheet: Sheet) -> dict[str, str]:
    """Name the players for a Record."""
    return {f"p{seat + 1}": held.name if held.level is None else f"{held.name} ({held.level})"
            for seat, held in enumerate(sheet.seats) if held.name}


def begin(sheet: Sheet, game: Game, actions: list[tuple[int, str]], snapshot: Snapshot | None) -> Match:
    """Replay actions from a snapshot, or from the set-up of the game, to the position after them."""
    record = Record(sheet.game, sheet.rules, len(sheet.seats), sheet.seed, sheet.options)
    if snapshot is None:
        match = Match(game, record, record.start(game))
    else:
        record.actions = actions[:snapshot.step]
        match = Match(game, record, snapshot.restore(game))
    for seat, text in actions[match.number:]:
        match.play(seat, match.state.parse(seat, text))
    return match
