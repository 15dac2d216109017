"""The state of SpaceCorp that everyone uses: the table with all that the kernel asks of a position."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action
from ...kernel.event import Events
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.score import Score
from ...kernel.state import State
from ...kernel.view import View
from ...kernel.waiver import Saying
from . import evaluate, hidden, instinct, invariants, position_json, scoring, view
from .actions import ASK, LET_BE, NEVER, Setting
from .components import WINDOWS
from .goals import Goal
from .state import Venture
from .steps import era, turn, window
from .steps.aims import Second
from .steps.pay import Half, Pay
from .steps.thinking import in_thought
from .steps.window import Window

KEY: Final = "spacecorp"
RULES: Final = 1


class SpaceCorp(Venture):
    """A position of SpaceCorp."""

    def clone(self) -> SpaceCorp:
        """Copy the position."""
        return self._copy(self.rng.clone())

    def _copy(self, rng: Rng) -> SpaceCorp:
        copy = SpaceCorp(self.game, self.seats, self.options, rng, self.box, self.answers)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: int | None, rng: Rng) -> SpaceCorp:
        """Make a position that a seat could believe in: chance and what it has not seen drawn anew."""
        copy = self._copy(rng.fork())
        hidden.draw_anew(copy, seat, rng)
        return copy

    def scores(self) -> list[Score]:
        """Count the points of each seat."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """Name the seats that won, or lead."""
        return scoring.winners(self)

    def view(self, seat: int | None) -> View:
        """Show what a seat may know."""
        return View(self.game, seat, view.seen_by(self, seat))

    def to_json(self) -> dict[str, Json]:
        """Give the whole position as data."""
        return position_json.write(self, RULES)

    def check(self) -> None:
        """Raise BadPosition if an invariant is broken."""
        invariants.check(self)

    def evaluate(self) -> list[float]:
        """Estimate each seat's chance to win."""
        return evaluate.chances(self)

    def weigh(self, seat: int, actions: tuple[Action, ...]) -> list[float]:
        """Tell how promising each action looks at first sight."""
        return instinct.weigh(self, seat, actions)

    # Interruptions: who is asked is nobody else's business.

    def asked_in_secret(self) -> bool:
        """Tell whether somebody is asked whether to interrupt."""
        return len(self.common) > 0 and isinstance(self.common[-1], Window)

    def suspects(self, viewer: int | None) -> tuple[int, ...]:
        """Name who seems to owe an answer: in a window everybody who could be asked, except who knows better."""
        step = self.common[-1] if self.common else None
        if not isinstance(step, Window) or viewer == step.seat:
            return self.deciders()
        could = window.askable(self, step.window, step.extra)
        return tuple(seat for seat in range(self.seats) if seat != viewer and could >> seat & 1)

    def unheard(self, seat: int, action: Action, before: State) -> bool:
        """Tell whether nobody noticed an answer: no interruption, a setting, a payment still being put together."""
        if action is LET_BE or isinstance(action, Setting):
            return True
        step = self.common[-1] if self.common else None
        return step is not None and step.seat == seat and in_thought(step)

    def asides(self, seat: int) -> tuple[Action, ...]:
        """List the windows that a seat may mute or open again, at any time."""
        if not 0 <= seat < self.seats or self.finished:
            return ()
        never = self.players[seat].never
        return tuple(ASK[kind] if never >> kind & 1 else NEVER[kind] for kind in range(len(WINDOWS)))

    def heed(self, seat: int, saying: Saying, events: Events) -> None:
        """Note in which windows a seat wants to be asked; a question that it is asked now may fall away."""
        assert isinstance(saying, Setting)
        player = self.players[seat]
        if saying.never:
            player.never |= 1 << saying.window
        else:
            player.never &= ~(1 << saying.window)
        if saying.never and self.asked_in_secret() and self.common[-1].seat == seat:
            # The question falls away, and with it the choice: as if the seat had let things be.
            self.hush()
        self.settle(events)

    # What the steps ask of the whole game.

    def open_window(self, kind: int, extra: int) -> None:
        """Give every player with a fitting Edge card the chance to play it."""
        window.open_window(self, kind, extra)

    def ask_second(self, seat: int, kind: int, half: Half) -> None:
        """Let a second team do the same with the same sources."""
        self.push(Second(seat, kind, half))

    def ask_payment(self, seat: int, goal: Goal) -> None:
        """Ask how a goal is paid for."""
        self.push(Pay(seat, goal, None))

    def skip_turn(self, seat: int, events: Events) -> None:
        """End a turn without anything after the action."""
        turn.skip_turn(self, seat, events)

    def end_of_era(self, events: Events) -> None:
        """End the era."""
        era.end_of_era(self, events)

    def begin_turn_of(self, seat: int) -> None:
        """Put a turn on the stack."""
        self.push(turn.turn_of(seat))
