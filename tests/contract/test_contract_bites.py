"""The contract tests find the mistakes that they are for: a sound game, spoilt in one place, fails the right one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from contract import test_copies, test_hidden, test_notation, test_play, test_simultaneous
from kernel.signals import GAME, SignalsGame
from kernel.signals.state import Signals
from kernel.signals.steps import Answer, Luck, Send, Stake
from support.play import Case

from cosmodrome import Action, BadPosition, Events, Json, Message, Rng, Score, State, View

Check = Callable[[Case], None]


class Spoilt(Signals):
    """Signals whose copies stay spoilt."""

    def clone(self) -> Signals:
        copy = super().clone()
        copy.__class__ = type(self)
        return copy


class SpoiltGame(SignalsGame):
    """Signals with another kind of position."""

    def __init__(self, kind: type[Signals]) -> None:
        super().__init__()
        self.spoilt = kind

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> State:
        made = super().deal(seats, options, rng, events)
        made.__class__ = self.spoilt
        return made

    def load(self, data: dict[str, Json]) -> State:
        made = super().load(data)
        made.__class__ = self.spoilt
        return made


class SharedHands(Spoilt):
    def clone(self) -> Signals:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class ForgottenStake(Spoilt):
    def to_json(self) -> dict[str, Json]:
        return {**super().to_json(), "stake": 0}


class OpenHands(Spoilt):
    def view(self, seat: int | None) -> View:
        shown = super().view(seat)
        return View(shown.game, seat, {**shown.data, "hands": [list(hand) for hand in self.hands]})


class Clairvoyant(Spoilt):
    def imagine(self, seat: int | None, rng: Rng) -> Signals:
        return self.clone()


class Miser(Spoilt):
    def scores(self) -> list[Score]:
        return [Score({"points": -points}) for points in self.points]


class LostCard(Spoilt):
    def check(self) -> None:
        super().check()
        if self.round == 2:
            raise BadPosition("a card is lost")


class Endless(Spoilt):
    @property
    def over(self) -> bool:
        return False


def spoil(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Spoil one step of the game."""
    if name == "dead end":
        monkeypatch.setattr(Luck, "legal", lambda self, position: [])
    elif name == "twins":
        monkeypatch.setattr(Stake, "legal", lambda self, position: [Answer("stake", "action-stake", n) for n in (1, 2)])
    elif name == "race":
        sound = Send.apply

        def first_come(self: Send, position: State, action: Action, events: Events) -> None:
            assert isinstance(position, Signals)
            if all(sent is None for sent in position.sent):
                position.points[self.seat] += 1
            sound(self, position, action, events)

        monkeypatch.setattr(Send, "apply", first_come)
    elif name == "half done":
        def half(self: Stake, position: State, text: str) -> Message:
            assert isinstance(position, Signals)
            position.stake = 7
            return Message("illegal-stake", {"text": text})

        monkeypatch.setattr(Stake, "why_not", half)


@pytest.mark.parametrize(("kind", "check"), [
    (SharedHands, test_copies.test_a_clone_is_equal_and_goes_its_own_way),
    (ForgottenStake, test_copies.test_a_position_survives_json),
    (OpenHands, test_hidden.test_a_view_does_not_change_with_what_is_hidden),
    (Clairvoyant, test_hidden.test_chance_is_drawn_anew),
    (Miser, test_play.test_scores_and_winners_agree_with_the_seats),
    (LostCard, test_play.test_a_game_ends_and_every_position_keeps_the_rules),
    (Endless, test_play.test_a_game_ends_and_every_position_keeps_the_rules),
])
def test_a_spoilt_position_is_found(kind: type[Signals], check: Check) -> None:
    sound = Case(GAME, 3, {"long": True, "hand": 2})
    check(sound)
    with pytest.raises((AssertionError, BadPosition, ValueError, IndexError)):
        check(Case(SpoiltGame(kind), 3, {"long": True, "hand": 2}))


@pytest.mark.parametrize(("name", "check"), [
    ("dead end", test_play.test_a_game_ends_and_every_position_keeps_the_rules),
    ("twins", test_notation.test_each_action_reads_back_as_itself),
    ("race", test_simultaneous.test_answers_of_two_seats_commute),
    ("half done", test_play.test_an_illegal_answer_changes_nothing),
])
def test_a_spoilt_step_is_found(name: str, check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(GAME, 3, {"long": True, "hand": 2})
    check(case)
    spoil(monkeypatch, name)
    with pytest.raises(AssertionError):
        check(case)
