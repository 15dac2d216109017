"""A table in play: the position, the log that led to it, who may do what, and what each client is shown."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from ..kernel.action import Action
from ..kernel.errors import IllegalAction
from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.message import Json, Message
from ..kernel.state import State
from ..kernel.step import Step
from .foresight import foresee
from .log import Entry, Telling
from .refusal import Refusal
from .sheet import Known, Sheet, Standing
from .storage import Snapshot, Storage
from .veil import Seats, Veil

SNAPSHOT_EVERY = 24
"""How many actions may have to be replayed to reach a position, about."""


class Change(NamedTuple):
    """What one request did: all that has to be stored, together, before anybody is told."""

    entry: Entry
    snapshot: Snapshot | None
    standing: Standing


class Point(NamedTuple):
    """A position that some clients are still shown, with its true number and step."""

    state: State
    number: int
    step: int


class Held:
    """An action after which somebody may be asked in secret.

    Until that is over, everybody is shown the position before it, and who was asked the one in which he was: nobody
    can tell whether anybody (else) was asked.
    """

    def __init__(self, seat: int, label: Message | None, point: Point, moved: float) -> None:
        self.seat = seat
        """Whose action it is; -1 where that is not known any more."""
        self.label = label
        self.point = point
        self.moved = moved
        self.asking = False
        """Whether who is asked may see it by now: at first nobody does, or the order would tell of those before."""
        self.own: dict[int, Point] = {}
        """What those who were asked have seen."""

    def shown(self, seats: list[int]) -> Point:
        """Return the latest position that a client has seen."""
        return max(
            (self.own[seat] for seat in seats if seat in self.own), key=lambda point: point.number, default=self.point
        )


class Table:
    """One table. It changes at once; the caller stores the change before showing it to anybody.

    Wherever a number comes from a client it is one of those that the client knows (see Veil): `seats` are those it
    holds; None: the number is a true one.
    """

    def __init__(self, sheet: Sheet, game: Game, match: Match, veil: Veil) -> None:
        self.sheet = sheet
        self.game = game
        self.match = match
        self.veil = veil
        self.line = veil.line
        self.held: Held | None = None
        self.asked_since: dict[int, int] = dict.fromkeys(match.state.deciders(), sheet.standing.number)
        """Since which number each seat has had the question that it has now."""
        self._moved = dict.fromkeys(range(len(sheet.seats)), sheet.standing.number)
        """The number that each seat made when it acted or took back last, as far as that is known here."""
        self._visible_at = sheet.standing.public.moved
        """When the latest entry was made that everybody may know of."""
        self._interrupted: set[int] = set()
        """The seats whose question was taken away by another's undo, until they have answered; not kept on disk."""
        self._snapshot_step = 0
        self._shown: dict[tuple[str, int | None, int], msgspec.Raw] = {}

    @staticmethod
    def load(storage: Storage, sheet: Sheet, game: Game) -> Table:
        """Take up a table where its log ends."""
        if sheet.rules != game.rules:
            raise Refusal("other-rules", rules=sheet.rules, current=game.rules)
        veil = Veil.over(storage.moves(sheet.id))
        actions = veil.line.actions
        snapshot = storage.snapshot(sheet.id, len(actions))
        match = begin(sheet, game, actions, snapshot)
        table = Table(sheet, game, match, veil)
        table._snapshot_step = 0 if snapshot is None else snapshot.step
        if match.state.asked_in_secret():
            step, calm = _last_calm(sheet, game, actions, snapshot)
            table.held = Held(-1, None, Point(calm, veil.line.marks[step], step), sheet.standing.public.moved)
            table.held.asking = True
        return table

    @property
    def number(self) -> int:
        """Return the number of the position: every entry of the log makes a new one."""
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
        if self.shown_standing().status != "playing":
            raise Refusal("not-playing")

    def act(self, seat: int, number: int, text: str, seats: Seats = None) -> Change:
        """Carry out an action that was chosen on position `number`."""
        self.require_playing()
        state = self.match.state
        asked = {other: state.asked(other) for other in state.deciders()}
        # What may be said at any time does not hang on a position.
        if not any(preference.text == text for preference in state.preferences(seat)):
            self._require_fresh(seat, self.veil.true_number(number, seats), seat in asked)
        try:
            action = state.parse(seat, text)
        except IllegalAction as error:
            raise Refusal.illegal(error) from error
        snapshot = self._due_snapshot()
        events = self.match.play(seat, action)
        before = Point(self.match.before, self.number, self.step)
        secret = state.is_unnoticed(seat, action, before.state)
        entry = self._entry(seat, action.text, None, secret, self.step + 1, events)
        if self.held is not None:
            if before.state.asked_in_secret() and seat in asked:
                self.held.own[seat] = before
        elif state.asked_in_secret() or state.secret_questions != before.state.secret_questions:
            self.held = Held(seat, action.message(), before, self._visible_at)
        return self._note(entry, snapshot, asked)

    def _require_fresh(self, seat: int, number: int, asked: bool) -> None:
        """Refuse an answer to a question that the seat has not any more, or that it does not know of yet."""
        if self.held is not None and not (asked and self.match.state.asked_in_secret()):
            raise Refusal("stale")
        earliest = self.asked_since.get(seat, self.number) if asked else self.number
        if not earliest <= number <= self.number:
            raise Refusal("stale")

    def undo(self, seat: int, number: int, to: int | None, seats: Seats = None) -> Change:
        """Take back the seat's last action, or all of its own down to position `to`."""
        self.require_playing()
        if not self._moved[seat] <= self.veil.true_number(number, seats) <= self.number:
            raise Refusal("stale")
        last = self.match.last_of(seat)
        target = last if to is None else self._step_of(to, seats)
        if self.held is not None or not self._earliest(seat) <= target <= last:
            raise Refusal("no-undo")
        state = self.match.state
        asked = {other: state.asked(other) for other in state.deciders()}
        if self.match.asked_since(target):
            # Others were asked something since that they are not asked any more.
            self._interrupted |= self._others_asked(seat)
            asked = {}
        taken = [
            secret
            for (other, _), secret in zip(self.line.actions[target:], self.line.secret[target:], strict=True)
            if other == seat
        ]
        self.match.undo(seat, target)
        return self._note(self._entry(seat, None, target, all(taken), self.match.number, []), None, asked)

    def require_asked(self, seat: int, number: int, seats: Seats) -> None:
        """Let a seat be told about its question only where it has one and knows the present position."""
        self.require_playing()
        if seat not in self.match.state.deciders():
            raise Refusal("stale")
        self._require_fresh(seat, self.veil.true_number(number, seats), True)

    def preview(self, seat: int, number: int, text: str, seats: Seats = None) -> tuple[list[dict[str, Json]], bool]:
        """Tell what an action would do as far as it is certain, and whether that is all."""
        self.require_asked(seat, number, seats)
        try:
            return foresee(self.match.state, seat, text, self.sheet.draw(number, seat, "preview"))
        except IllegalAction as error:
            raise Refusal.illegal(error) from error

    def inspect(self, seat: int, number: int, topic: str, seats: Seats = None) -> Mapping[str, Json]:
        """Tell what the rules say about a topic of a seat's question."""
        self.require_asked(seat, number, seats)
        try:
            return self.game.inspect(self.match.state, seat, topic)
        except IllegalAction as error:
            raise Refusal.illegal(error) from error

    def undo_point(self, seat: int) -> int | None:
        """Return the number of the earliest position that a seat may go back to; None if there is none."""
        if self.sheet.standing.status != "playing" or self.held is not None:
            return None
        point = self._earliest(seat)
        return None if point == self.step else self.line.marks[point]

    def _earliest(self, seat: int) -> int:
        """Return the step of the earliest position that a seat may go back to: the present one if none.

        Nobody's question is taken away twice before he has answered: who acts and takes back again and again would
        keep him from ever answering.
        """
        point = self.match.undo_point(seat)
        if self._interrupted and self._interrupted & self._others_asked(seat):
            while point < self.step and (self.match.asked_since(point) or self.line.actions[point][0] != seat):
                point += 1
        return point

    def _others_asked(self, seat: int) -> set[int]:
        """Name those who owe an answer as far as a seat knows, but for the seats of the same person."""
        guest = self.sheet.seats[seat].guest
        return {
            other
            for other in self.match.state.visible_deciders(seat)
            if other != seat and (guest is None or self.sheet.seats[other].guest != guest)
        }

    def _step_of(self, number: int, seats: Seats) -> int:
        """Find the latest step that a number stands for."""
        for step in range(len(self.line.marks) - 1, -1, -1):
            if self.veil.number(self.line.marks[step], seats) == number:
                return step
        raise Refusal("no-undo")

    def _due_snapshot(self) -> Snapshot | None:
        """Take a snapshot now and then, only where nothing that led here can be taken back and nobody is held up."""
        if (
            self.step - self._snapshot_step < SNAPSHOT_EVERY
            or not self.match.settled()
            or self.match.state.asked_in_secret()
        ):
            return None
        self._snapshot_step = self.step
        return Snapshot.of(self.step, self.match.state)

    def _entry(
        self, seat: int, text: str | None, back_to: int | None, secret: bool, step: int, events: list[Event]
    ) -> Entry:
        """Write down what a seat does now."""
        told = Telling.of(events, len(self.sheet.seats))
        return Entry(self.number + 1, seat, text, back_to, secret, step, time.time(), told)

    def _note(self, entry: Entry, snapshot: Snapshot | None, asked: dict[int, Step]) -> Change:
        """Write an entry into the log in memory and see what has become of each question."""
        if not entry.secret:
            self._visible_at = entry.at
        self.veil.add(entry)
        if entry.seat is not None:
            self._moved[entry.seat] = entry.number
            if entry.back_to is None and not entry.secret and entry.seat in asked:
                self._interrupted.discard(entry.seat)
        state = self.match.state
        since = self.asked_since
        self.asked_since = {}
        for seat in state.deciders():
            # What another seat answers at the same time, or says about being asked, leaves a question as it was.
            unmoved = (
                seat != entry.seat and seat in asked and (state.asked(seat) is asked[seat] or entry.back_to is not None)
            )
            self.asked_since[seat] = since.get(seat, entry.number) if unmoved else entry.number
        known = self._known(state.asked_in_secret() and not state.over)
        self.sheet.standing = Standing.of(state, entry.number, entry.step, entry.at, known)
        self._shown.clear()
        return Change(entry, snapshot, self.sheet.standing)

    def _known(self, held: bool) -> Known | None:
        """Tell how far everybody may know that the table has come: held, not further than before that."""
        if held and self.held is not None:
            return Known(
                self.veil.number(self.held.point.number, ()), self.veil.step(self.held.point.step, ()), self.held.moved
            )
        if self.match.state.over or not self.veil.hides():
            return None
        return Known(self.veil.number(self.veil.latest, ()), self.veil.step(self.step, ()), self._visible_at)

    # What clients are shown

    def release(self) -> None:
        """Let everybody see what was held back."""
        self.held = None
        self._shown.clear()

    def shown_standing(self) -> Standing:
        """Tell how the table stands as far as everybody may know."""
        standing = self.sheet.standing
        if self.held is None or standing.status == "waiting":
            return standing
        asked = self.asked_in_secret() if self.held.asking else ()
        return msgspec.structs.replace(
            standing, status="playing", deciders=asked, winners=(), secret=True, known=self._known(True)
        )

    def holds_back(self, seats: list[int]) -> Held | None:
        """Tell what is kept from a client for now; nothing from who is asked."""
        if self.held is not None and self.held.asking and any(seat in seats for seat in self.asked_in_secret()):
            return None
        return self.held

    def asked_in_secret(self) -> tuple[int, ...]:
        """Name who is asked without anybody else knowing."""
        return self.match.state.deciders() if self.match.state.asked_in_secret() else ()

    def shown_point(self, seats: list[int]) -> Point:
        """Return the position that a client is shown."""
        held = self.holds_back(seats)
        return Point(self.match.state, self.number, self.step) if held is None else held.shown(seats)

    def knowing(self, seats: list[int]) -> Seats:
        """Tell what a client may know of the log: everything when the game is over."""
        return None if self.shown_standing().ended else seats

    def viewer(self, seats: list[int], looked_at: int | None = None) -> int | None:
        """Choose whose view a client with these seats gets: on a shared screen that of the seat that must answer."""
        if self.sheet.standing.status == "waiting":
            return None
        if looked_at is not None and looked_at in seats:
            return looked_at
        if len(seats) == 1:
            return seats[0]
        return next((seat for seat in self.shown_point(seats).state.deciders() if seat in seats), None)

    def view(self, viewer: int | None, point: Point) -> msgspec.Raw:
        """Return a position as one seat may know it, as JSON."""
        key = ("view", viewer, point.number)
        if key not in self._shown:
            self._shown[key] = msgspec.Raw(msgspec.json.encode(point.state.view(viewer).data))
        return self._shown[key]

    def ask(self, seat: int) -> msgspec.Raw:
        """Return the question that a seat has to answer, with every answer to it, as JSON."""
        key = ("ask", seat, self.number)
        if key not in self._shown:
            state = self.match.state
            self._shown[key] = msgspec.Raw(
                msgspec.json.encode(
                    {
                        "seat": seat,
                        "prompt": state.prompt(seat).to_json(),
                        "actions": [_offer(action) for action in state.legal(seat)],
                        "undo": self._known_undo(seat),
                    }
                )
            )
        return self._shown[key]

    def _known_undo(self, seat: int) -> int | None:
        """Return the number, as its client knows it, of the earliest position that a seat may go back to."""
        point = self.undo_point(seat)
        seats = self.sheet.held_by(self.sheet.seats[seat].guest)
        return None if point is None else self.veil.number(point, seats)

    def position(self, seats: list[int], viewer: int | None) -> dict[str, Json]:
        """Return what a client who holds these seats is shown of the position."""
        sheet = self.sheet
        if sheet.standing.status == "waiting":
            # Nothing is dealt before everybody sits: nobody can try tables until one pleases him.
            return {
                "table": sheet.id,
                "game": sheet.game,
                "number": 0,
                "step": 0,
                "status": "waiting",
                "viewer": None,
                "view": None,
                "deciders": [],
                "over": False,
                "winners": [],
                "scores": [],
                "held": None,
                "asks": [],
                "asides": [],
                "undo": [],
            }
        held = self.holds_back(seats)
        point = self.shown_point(seats)
        standing = self.shown_standing()
        playing = standing.status == "playing"
        knowing = self.knowing(seats)
        shown: dict[str, Json] = {
            "table": sheet.id,
            "game": sheet.game,
            "number": self.veil.number(point.number, knowing),
            "step": self.veil.step(point.step, knowing),
            "status": standing.status,
            "viewer": viewer,
            **facts(point.state, viewer, self.view(viewer, point)),
        }
        if not playing:
            shown["deciders"] = []
        elif held is not None:
            shown["deciders"] = [seat for seat in range(len(sheet.seats)) if seat != held.seat and seat not in seats]
        free = playing and held is None
        shown["held"] = (
            None
            if held is None
            else {
                "seat": held.seat if held.seat >= 0 else None,
                "label": held.label.to_json() if held.label is not None and held.seat in seats else None,
            }
        )
        shown["asks"] = (
            [self.ask(seat) for seat in self.match.state.deciders() if seat in seats and sheet.seats[seat].bot is None]
            if free
            else []
        )
        shown["asides"] = [
            {"seat": seat, "actions": [_offer(action) for action in preferences]}
            for seat in seats
            if (preferences := self.match.state.preferences(seat)) and playing
        ]
        shown["undo"] = [
            {"seat": seat, "to": to, "actions": self._own_since(seat, to, seats)}
            for seat in seats
            if (to := self._known_undo(seat)) is not None
        ]
        return shown

    def _own_since(self, seat: int, number: int, seats: list[int]) -> int:
        """Count the actions that a seat has made since a position."""
        return sum(1 for other, _ in self.line.actions[self._step_of(number, seats) :] if other == seat)


def _offer(action: Action) -> dict[str, Json]:
    """Show an action to whoever may choose it."""
    return {"text": action.text, "label": action.message().to_json(), "at": list(action.at())}


def facts(state: State, viewer: int | None, view: msgspec.Raw) -> dict[str, Json]:
    """Return what a viewer may know of a position, live or in a replay."""
    return {
        "view": view,
        "deciders": list(state.visible_deciders(viewer)),
        "over": state.over,
        "winners": list(state.winners()) if state.over else [],
        "scores": [score.shown() for score in state.known_scores(viewer)],
    }


def player_tags(sheet: Sheet) -> dict[str, str]:
    """Name the players for a Record."""
    return {
        f"p{seat + 1}": held.name if held.level is None else f"{held.name} ({held.level})"
        for seat, held in enumerate(sheet.seats)
        if held.name
    }


def begin(sheet: Sheet, game: Game, actions: list[tuple[int, str]], snapshot: Snapshot | None) -> Match:
    """Replay actions from a snapshot, or from the set-up of the game, to the position after them."""
    record = sheet.record([])
    if snapshot is None:
        match = Match(game, record, record.start(game))
    else:
        record.actions = actions[: snapshot.step]
        match = Match(game, record, snapshot.restore(game))
    for seat, text in actions[match.number :]:
        match.play(seat, match.state.parse(seat, text))
    return match


def _last_calm(
    sheet: Sheet, game: Game, actions: list[tuple[int, str]], snapshot: Snapshot | None
) -> tuple[int, State]:
    """Find the last position in which nobody was asked in secret."""
    match = begin(sheet, game, actions[: 0 if snapshot is None else snapshot.step], snapshot)
    step, calm = match.number, match.state.clone()
    for seat, text in actions[match.number :]:
        match.play(seat, match.state.parse(seat, text))
        if not match.state.asked_in_secret():
            step, calm = match.number, match.state.clone()
    return step, calm
