"""One position of one game, and how it moves on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .action import Action
from .errors import IllegalAction
from .event import Events
from .message import Json, Message
from .preference import Preference
from .rng import Rng
from .score import Score
from .step import Step
from .view import View

if TYPE_CHECKING:
    from .game import Game


def _group(seats: int) -> tuple[int, ...]:
    """List the seats whose bits are set."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


_GROUPS: Final[list[tuple[int, ...]]] = [_group(seats) for seats in range(256)]
"""The groups of up to eight seats: made once, because a search asks for one at every step."""


_NO_OFFERS: Final[list[tuple[Action, ...] | None]] = []
_NOTHING_MUTED: Final[list[list[int]]] = [[0] * seats for seats in range(17)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. Mutable, cheap to clone, fully serialisable; no globals, no clock, no I/O.

    What is being asked lies on stacks of steps: a common one, and one for each seat where several
    seats answer at once. The common stack waits until the seats' own stacks are empty. A game stores its
    facts in a subclass; what it says about them (scores, views, checks) its Game answers.
    """

    def __init__(self, title: Game, seats: int, options: dict[str, Json], rng: Rng) -> None:
        self.title = title
        self.game = title.key
        self.seats = seats
        self.options = options
        self.rng = rng
        self.common: list[Step] = []
        self.own: list[list[Step]] = []
        self.seals = 0
        """Counts what cannot be taken back though no chance was used: a reveal, the end of a turn."""
        self.secret_questions = 0
        """Counts the moments at which somebody may have been asked in secret, whether anybody was or not."""
        self.certain_events = -1
        """How many events of a fresh copy were told before chance or something hidden came into play; -1: neither did,
        or the game does not say."""
        self.common_changes = 0
        """Counts what was done on the common stack: in between, answers that several seats give at once commute."""
        self.muted: list[int] = _NOTHING_MUTED[seats]
        """The kinds of question that each seat does not want to be asked, as bits (Game.preferences); replaced, never
        changed."""
        self._offer: tuple[Action, ...] = ()
        self._offered = -1
        """The legal actions of the seat that is asked alone, once they have been worked out, and which seat that is."""
        self._own_offers = _NO_OFFERS
        """The legal actions of seats that are asked at once, as far as they have been worked out."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Tell whether the game has ended."""

    @abstractmethod
    def copy(self, rng: Rng) -> State:
        """Return a copy that draws its chance from another generator; the two go their own ways."""

    def clone(self) -> State:
        """Return a copy with the same chance to come."""
        return self.copy(self.rng.clone())

    # What the game says about a position.

    def scores(self) -> list[Score]:
        """Return the points of each seat as they stand now, final when the game is over."""
        return self.title.scores(self)

    def known_scores(self, viewer: int | None) -> list[Score]:
        """Return the points of each seat as far as a viewer may know them."""
        return self.title.known_scores(self, viewer)

    def winners(self) -> list[int]:
        """Return the seats that won after all tie-breaks; before the end, those that lead."""
        return self.title.winners(self)

    def view(self, seat: int | None) -> View:
        """Return what a seat may know; None is a spectator."""
        return View(self.game, seat, self.title.view(self, seat))

    def imagine(self, seat: int | None, rng: Rng) -> State:
        """Return a full position that this seat could believe in: hidden things and chance drawn anew."""
        copy = self.copy(rng.fork())
        self.title.redraw(copy, seat, rng)
        return copy

    def to_json(self) -> dict[str, Json]:
        """Return the whole position as data, losing nothing; Game.from_json reads it."""
        return self.title.write(self)

    def check(self) -> None:
        """Raise BadPosition if anything in the position breaks the rules."""
        self.title.check(self)

    # What is asked, and the answer.

    def deciders(self) -> tuple[int, ...]:
        """Name the seats that owe an answer now: none when the game is over."""
        waiting = 0
        bit = 1
        for stack in self.own:
            if stack:
                waiting |= bit
            bit <<= 1
        if waiting:
            return _GROUPS[waiting] if waiting < 256 else _group(waiting)
        return (self.common[-1].seat,) if self.common else ()

    def simultaneous_window(self) -> int:
        """Return the number of the window in which seats answer at once; -1 where one is asked alone."""
        for stack in self.own:
            if stack:
                return self.common_changes
        return -1

    def visible_deciders(self, viewer: int | None) -> tuple[int, ...]:
        """Return the seats that owe an answer as far as a viewer may know."""
        return self.title.visible_deciders(self, viewer)

    def asked_in_secret(self) -> bool:
        """Tell whether nobody but who is asked may know that anybody is."""
        return self.title.asked_in_secret(self)

    def is_unnoticed(self, seat: int, action: Action, before: State) -> bool:
        """Tell whether nobody else can notice that a seat has just answered so, in the position before."""
        return self.title.is_unnoticed(self, seat, action, before)

    def asked(self, seat: int) -> Step:
        """Return the question that a seat has to answer."""
        busy = False
        for stack in self.own:
            if stack:
                busy = True
                break
        if busy:
            if 0 <= seat < self.seats and self.own[seat]:
                return self.own[seat][-1]
        elif self.common:
            step = self.common[-1]
            if step.seat == seat:
                return step
        if self.over:
            raise IllegalAction(self.game, Message("illegal-game-over"))
        raise IllegalAction(self.game, Message("illegal-not-your-turn", {"seat": seat + 1}))

    def prompt(self, seat: int) -> Message:
        """Say what a seat is asked."""
        return self.asked(seat).prompt(self)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Return every legal action of a seat; never empty for a decider."""
        if self._offered == seat and seat >= 0:
            return self._offer
        known = self._own_offer(seat)
        return self.offer(seat, self.asked(seat).legal(self)) if known is None else known

    def _own_offer(self, seat: int) -> tuple[Action, ...] | None:
        """Return the legal actions of a seat that is asked beside others, if they have been worked out."""
        return self._own_offers[seat] if 0 <= seat < len(self._own_offers) else None

    def offer(self, seat: int, actions: list[Action]) -> tuple[Action, ...]:
        """Keep the legal actions of a seat so that they need not be worked out again."""
        found = tuple(actions)
        if self.own and self.own[seat]:
            if not self._own_offers:
                self._own_offers = [None] * self.seats
            self._own_offers[seat] = found
        else:
            self._offer = found
            self._offered = seat
        return found

    def forget_offers(self, but: int = -1) -> None:
        """Work out legal actions anew when they are asked for, of all seats but one: the position was changed."""
        if self._offered != but:
            self._offered = -1
        kept = self._own_offer(but)
        self._own_offers = _NO_OFFERS
        if kept is not None:
            self._own_offers = [None] * self.seats
            self._own_offers[but] = kept

    def _forget_offer(self, seat: int) -> None:
        """Work out the legal actions of a seat anew when they are asked for."""
        if self._offered == seat:
            self._offered = -1
        elif 0 <= seat < len(self._own_offers):
            self._own_offers[seat] = None

    # What a seat wants to be asked, whether it is its turn or not.

    def preferences(self, seat: int) -> tuple[Preference, ...]:
        """Return what a seat may say about being asked at any time, asked or not."""
        return self.title.preferences.open_to(self, seat)

    def is_muted(self, seat: int, kind: int = 0) -> bool:
        """Tell whether a seat does not want to be asked questions of a kind."""
        return self.muted[seat] >> kind & 1 == 1

    def mute(self, seat: int, kind: int, muted: bool) -> None:
        """Note whether a seat wants to be asked questions of a kind."""
        kinds = self.muted[:]
        kinds[seat] = kinds[seat] | 1 << kind if muted else kinds[seat] & ~(1 << kind)
        self.muted = kinds

    def unmute(self, seat: int) -> None:
        """Forget what a seat does not want to be asked."""
        if self.muted[seat]:
            kinds = self.muted[:]
            kinds[seat] = 0
            self.muted = kinds

    def _prefer(self, seat: int, preference: Preference, events: Events) -> None:
        """Take note of a preference; a question that the seat is asked now may fall away."""
        self.mute(seat, preference.kind, preference.muted)
        if preference.muted and self.common and self.common[-1].seat == seat and self.asked_in_secret():
            # The question falls away, and with it the choice: as if the seat had declined.
            self.note_secret_question()
        self._forget_offer(seat)
        self.settle(events)

    def parse(self, seat: int, text: str) -> Action:
        """Read an action from its notation."""
        words = " ".join(text.split())
        for preference in self.preferences(seat):
            if preference.text == words:
                return preference
        step = self.asked(seat)
        legal = self.legal(seat)
        spelt = step.spell(words)
        for text in (words, spelt):
            for action in legal:
                if action.text == text:
                    return action
        raise IllegalAction(self.game, step.why_not(self, spelt))

    def apply(self, seat: int, action: Action, events: Events = None) -> None:
        """Carry out an action and whatever follows from it; IllegalAction, with nothing changed, if it is not legal."""
        if isinstance(action, Preference):
            for preference in self.preferences(seat):
                if preference.text == action.text:
                    self._prefer(seat, preference, events)
                    return
        chosen: Action | None = None
        for offered in self.legal(seat):
            if offered is action:
                chosen = offered
                break
        if chosen is None:
            chosen = self.parse(seat, action.text)
        step = self.asked(seat)
        if self.common and self.common[-1] is step:
            self.common_changes += 1
            self.forget_offers()
        else:
            self._forget_offer(seat)
        step.apply(self, chosen, events)
        self.settle(events)

    def settle(self, events: Events) -> None:
        """Do all that is due by itself, until somebody is asked or the game is over."""
        while True:
            if self.over:
                self.common = []
                self.own = []
                self.forget_offers()
                return
            moved = False
            busy = False
            for seat in range(len(self.own)):
                stack = self.own[seat]
                if stack:
                    asked = len(self._own_offers) > 0 and self._own_offers[seat] is not None
                    if not asked and stack[-1].settle(self, events):
                        self.settle_seat(seat, events)
                        moved = True
                    busy = busy or len(self.own[seat]) > 0
            if busy and not moved:
                return
            if busy:
                continue
            self._offered = -1
            self._own_offers = _NO_OFFERS
            if not self.common or not self.common[-1].settle(self, events):
                return
            self.common_changes += 1

    def settle_seat(self, seat: int, events: Events) -> bool:
        """Do all that is due by itself on a seat's own stack, until it has a choice; tell whether anything was done."""
        moved = False
        while self.own[seat] and self._own_offer(seat) is None and self.own[seat][-1].settle(self, events):
            moved = True
        return moved

    def seal(self) -> None:
        """Forbid taking back what came before: something was shown or a turn has ended."""
        self.seals += 1

    def note_secret_question(self) -> None:
        """Note that somebody may be asked in secret here, and forbid taking back what came before.

        A game says so wherever everybody knows that a rival may hold something to answer with, whether one does or
        not: neither a pause nor an undo that is gone must tell.
        """
        self.secret_questions += 1

    def undo_barrier(self) -> int:
        """Return a number that changes whenever something happens that cannot be taken back."""
        return (self.seals + self.secret_questions) * 4294967296 + self.rng.drawn

    def reseed(self, seed: int) -> None:
        """Let chance come from another seed from here on; what was done before can no longer be taken back."""
        self.rng = Rng.seeded(seed)
        self.seal()

    def push(self, step: Step) -> None:
        """Ask something first: the step comes on top of the common stack."""
        self.common.append(step)

    def pop(self) -> None:
        """Take the top step off the common stack: it is settled."""
        self.common.pop()

    def drop(self, step: Step) -> None:
        """Take a step off the stack that it lies on top of: its seat's own one, or the common one."""
        if self.common and self.common[-1] is step:
            self.common.pop()
        else:
            self.own[step.seat].pop()

    def copy_stacks(self, copy: State) -> None:
        """Pass the questions and the limits of undo on to a copy."""
        copy.common = self.common[:]
        copy.own = [stack[:] for stack in self.own]
        copy.seals = self.seals
        copy.secret_questions = self.secret_questions
        copy.common_changes = self.common_changes
        copy.muted = self.muted
        copy._offer = self._offer
        copy._offered = self._offered
        if self._own_offers:
            copy._own_offers = self._own_offers[:]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.rng.drawn))
