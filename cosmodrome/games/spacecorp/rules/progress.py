"""Progress cards: what a completed lap of a cube grants (15)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message, Term
from ....kit.bits import count
from ....kit.codec import Field
from ....kit.question import Decision, Due
from ..components import AFTER_BREAKTHROUGH, BREAKTHROUGH, GENETICS, HQ, KINDS, NO, REVELATION
from ..player import with_one
from ..said import events as happened
from ..said.actions import Choice
from ..state import SpaceCorp
from ..stored.forms import COUNT, CUBE, KIND, QUESTIONS
from .asking import PlainQuestion
from .terms import GOALS, Notation, OpenGoal


def qualifies(state: SpaceCorp, seat: int, name: int) -> bool:
    """Tell whether a player may choose a displayed card: not owned yet, prerequisite met."""
    card = state.box.progress[name]
    player = state.players[seat]
    if state.display[name] == 0 or player.progress >> name & 1:
        return False
    if card.needs_kind < 0:
        return True
    counted = player.progress if card.needs_kind == 2 else player.progress & state.box.of_kind[card.needs_kind]
    return count(counted) >= card.needs


def take(state: SpaceCorp, seat: int, name: int, paid: bool, leaked: bool, events: Events) -> None:
    """Let a player take the top copy of a progress card, with its profit or without."""
    card = state.box.progress[name]
    profit = card.profit if paid and state.display[name] == 2 else 0
    state.display = with_one(state.display, name, state.display[name] - 1)
    state.set_gifts(seat, state.players[seat].progress | 1 << name)
    if events is not None:
        events.append(happened.ProgressTaken(seat, card.id, profit, leaked))
    state.gain(seat, profit, "progress", events)
    if card.places_team and HQ in state.players[seat].teams and free_systems(state):
        state.push(StarChildren(seat))


def free_systems(state: SpaceCorp) -> list[int]:
    """Return the star systems in which no team stands."""
    if state.era < 2:
        return []
    return [
        site for site in range(state.board.count) if state.board.sites[site].system and not state.team_anywhere(site)
    ]


def grant(state: SpaceCorp, seat: int, cube: int, count: int) -> None:
    """Put the grants of completed laps on the stack."""
    if count > 0:
        state.push(Grant(seat, cube, count))


class CubeGoal(OpenGoal):
    """A cube advances by the value: Genetics, Revelation (8.6, 8.7)."""

    def carry_out(self, state: SpaceCorp, seat: int, value: int, events: Events) -> None:
        """Advance the cube."""
        cube = self.kind - GENETICS
        grant(state, seat, cube, state.advance(seat, cube, value, events))


GOALS["genetics"] = Notation(lambda: CubeGoal(GENETICS))
GOALS["revelation"] = Notation(lambda: CubeGoal(REVELATION))


class Grant(Due[SpaceCorp]):
    """A number of cards granted, one after the other."""

    def __init__(self, seat: int, cube: int, count: int) -> None:
        super().__init__(seat)
        self.cube: Final = cube
        self.count: Final = count

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Ask for the next card, or lose the grant if none qualifies."""
        state.pop()
        if self.count > 1:
            state.push(Grant(self.seat, self.cube, self.count - 1))
        if not _choices(state, self.seat, self.cube):
            if events is not None:
                events.append(happened.GrantLost(self.seat, self.cube))
        else:
            state.push(ChooseProgress(self.seat, self.cube))
        return True


QUESTIONS.add("grant", Grant, Field("cube", CUBE), Field("count", COUNT))


def _choices(state: SpaceCorp, seat: int, kind: int) -> list[Action]:
    """Return the answers that choose a card of a kind."""
    return [
        state.answers.choose[name]
        for name, card in enumerate(state.box.progress)
        if card.kind == kind and qualifies(state, seat, name)
    ]


class ChooseProgress(Decision[SpaceCorp]):
    """Which card? Genetics grants an Adaptation, Revelation a Breakthrough."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a card."""
        return Message("prompt-progress", {"kind": Term(f"kind-{KINDS[self.kind]}")})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every card that qualifies."""
        return _choices(state, self.seat, self.kind)

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Take the card."""
        state.pop()
        name = cast(Choice, action).a
        if self.kind == BREAKTHROUGH:
            state.procedures.open_window(state, AFTER_BREAKTHROUGH, (name + 1) * 4 + self.seat)
        take(state, self.seat, name, True, False, events)


QUESTIONS.add("progress", ChooseProgress, Field("kind", KIND))


class StarChildren(PlainQuestion):
    """Which system do the Star Children settle?"""

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every system without a team."""
        if HQ not in state.players[self.seat].teams:
            return []
        return [state.answers.settle[site] for site in free_systems(state)]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Put a team from the HQ on the star."""
        state.pop()
        site = cast(Choice, action).a
        team = state.players[self.seat].teams.index(HQ)
        state.put(self.seat, team, site * 4)
        if events is not None:
            events.append(happened.StarChildren(self.seat, team, state.board.ids[site]))


QUESTIONS.add("star_children", StarChildren)


class StartAdaptation(PlainQuestion):
    """Which Adaptation does a player begin with in a game that starts at Starfarers? (19, R-22)"""

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer the Planeteers Adaptations without a prerequisite."""
        return [
            state.answers.choose[name]
            for name, card in enumerate(state.box.progress)
            if card.kind == 0 and card.era == 1 and card.needs_kind == NO and qualifies(state, self.seat, name)
        ]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Take the card, without its profit."""
        state.pop()
        take(state, self.seat, cast(Choice, action).a, False, False, events)


QUESTIONS.add("start_adaptation", StartAdaptation)
