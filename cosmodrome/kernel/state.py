"""One position of one game, and how it moves on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from .action import Action
from .errors import IllegalAction
from .event import Events
from .message import Json, Message
from .rng import Rng
from .score import Score
from .step import Step
from .view import View
from .waiver import ASK_AGAIN, Saying


def _group(seats: int) -> tuple[int, ...]:
    """List the seats whose bits are set."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


_GROUPS: Final[list[tuple[int, ...]]] = [_group(seats) for seats in range(256)]
"""The groups of up to eight seats: made once, because a search asks for one at every step."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. Mutable, cheap to clone, fully serialisable; no globals, no clock, no I/O.

    What is being asked lies on stacks of steps: a common one, and one for each seat where several
    seats answer at once. The common stack waits until the seats' own stacks are empty.
    """

    def __init__(self, game: str, seats: int, options: dict[str, Json], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        self.common: list[Step] = []
        self.own: list[list[Step]] = []
        self.seals = 0
        """Counts what cannot be taken back though no chance was used: a reveal, the end of a turn."""
        self.hushes = 0
        """Counts the moments at which somebody may have been asked in secret, whether anybody was or not."""
        self.sure = -1
        """How many events of a fresh copy were told before chance or something hidden came into play; -1: neither did,
        or the game does not say."""
        self.meetings = 0
        """Counts what was done on the common stack: in between, answers that several seats give at once commute."""
        self.waived = 0
        """The seats that do not want to be asked what they may decline until their next turn, as bits."""
        self._offer: tuple[Action, ...] = ()
        self._offered = -1

    # The position's own facts: each game answers these.

    @property
    @abstractmethod
    def over(self) -> bool:
        """Tell whether the game has ended."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """Count the points of each seat as they stand now, final when the game is over."""

    def known_scores(self, viewer: int | None) -> list[Score]:
        """Count the points of each seat as far as a viewer may know them; a game with secret points leaves them out."""
        return self.scores()

    @abstractmethod
    def winners(self) -> list[int]:
        """Name the seats that won after all tie-breaks; before the end, those that lead."""

    @abstractmethod
    def clone(self) -> State:
        """Copy the position; the copy and the original go their own ways."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Show what a seat may know; None is a spectator."""

    @abstractmethod
    def imagine(self, seat: int | None, rng: Rng) -> State:
        """Make a full position that this seat could believe in: hidden things and chance drawn anew."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """Give the whole position as data, losing nothing; Game.from_json reads it."""

    @abstractmethod
    def check(self) -> None:
        """Raise BadPosition if anything in the position breaks the rules."""

    @abstractmethod
    def evaluate(self) -> list[float]:
        """Estimate each seat's chance to win, 0 to 1: what a player sees in the position at a glance."""

    def weigh(self, seat: int, actions: tuple[Action, ...]) -> list[float]:
        """Tell how promising each action looks before any thought: positive, higher is better."""
        return [1.0] * len(actions)

    def is_quiet(self) -> bool:
        """Tell whether the position can be valued as it stands; if not, a search finishes the turn first."""
        return False

    def lone_turn(self) -> int:
        """Count the turns of whoever plays alone, where planning them one by one is worth while; -1 elsewhere."""
        return -1

    def gist(self) -> tuple[int, ...]:
        """Tell what matters of a lone player's position within a turn: the same where only the order of what was done
        differs; () where that is not known."""
        return ()

    def outline(self) -> tuple[int, ...]:
        """Tell what a lone player's turn comes down to: the same where only details differ; () where it is unknown."""
        return ()

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

    def meeting(self) -> int:
        """Tell in which meeting the seats answer at once, each for itself; -1 where one is asked alone."""
        for stack in self.own:
            if stack:
                return self.meetings
        return -1

    def suspects(self, viewer: int | None) -> tuple[int, ...]:
        """Name the seats that owe an answer as far as a viewer may know; a game may hide who really is asked."""
        return self.deciders()

    def asked_in_secret(self) -> bool:
        """Tell whether nobody but who is asked may know that anybody is."""
        return False

    def unheard(self, seat: int, action: Action, before: State) -> bool:
        """Tell whether nobody else can notice that a seat has just answered so, in the position before.

        What others see later may follow from it, but the answer itself has shown them nothing, not even that it was
        given: a rival's interruption that was not made, a purchase that is still being put together.
        """
        return False

    def asked(self, seat: int) -> Step:
        """Give the question that a seat has to answer."""
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
        """List every legal action of a seat; never empty for a decider."""
        if self._offered != seat or seat < 0:
            self._offer = tuple(self.asked(seat).legal(self))
            self._offered = seat
        return self._offer

    def asides(self, seat: int) -> tuple[Action, ...]:
        """List what a seat may say about being asked at any time, asked or not: Sayings, such as to be asked again."""
        return (ASK_AGAIN,) if self.has_waived(seat) else ()

    def heed(self, seat: int, saying: Saying, events: Events) -> None:
        """Take note of an aside; a game with asides of its own adds what they mean."""
        self.waived &= ~(1 << seat)

    def has_waived(self, seat: int) -> bool:
        """Tell whether a seat does not want to be asked what it may decline."""
        return self.waived != 0 and 0 <= seat < self.seats and self.waived >> seat & 1 == 1

    def parse(self, seat: int, text: str) -> Action:
        """Read an action from its notation."""
        words = " ".join(text.split())
        for aside in self.asides(seat):
            if aside.text == words:
                return aside
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
        if isinstance(action, Saying):
            for aside in self.asides(seat):
                if aside.text == action.text:
                    self.heed(seat, action, events)
                    return
        chosen: Action | None = None
        for offered in self.legal(seat):
            if offered is action:
                chosen = offered
                break
        if chosen is None:
            chosen = self.parse(seat, action.text)
        step = self.asked(seat)
        self._offered = -1
        if self.common and self.common[-1] is step:
            self.meetings += 1
        step.apply(self, chosen, events)
        self.settle(events)

    def settle(self, events: Events) -> None:
        """Do all that is due by itself, until somebody is asked or the game is over."""
        self._offered = -1
        while True:
            if self.over:
                self.common = []
                self.own = []
                return
            moved = False
            busy = False
            for stack in self.own:
                while stack and stack[-1].settle(self, events):
                    moved = True
                if stack:
                    busy = True
            if busy and not moved:
                return
            if busy:
                continue
            if not self.common or not self.common[-1].settle(self, events):
                return
            self.meetings += 1

    def seal(self) -> None:
        """Forbid taking back what came before: something was shown or a turn has ended."""
        self.seals += 1

    def hush(self) -> None:
        """Note that somebody may be asked in secret here, and forbid taking back what came before.

        A game says so wherever everybody knows that a rival may hold something to answer with, whether one does or
        not: neither a pause nor an undo that is gone must tell.
        """
        self.hushes += 1

    def footing(self) -> int:
        """Give a number that changes whenever something happens that cannot be taken back."""
        return (self.seals + self.hushes) * 4294967296 + self.rng.drawn

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

    def copy_stacks(self, copy: State) -> None:
        """Give a clone the same questions and the same footing."""
        copy.common = self.common[:]
        copy.own = [stack[:] for stack in self.own]
        copy.seals = self.seals
        copy.hushes = self.hushes
        copy.meetings = self.meetings
        copy.waived = self.waived
        copy._offer = self._offer
        copy._offered = self._offered

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.rng.drawn))
