"""The contract tests find the mistakes that they are for: a sound game, spoilt in one place, fails the right one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from contract import test_copies, test_hidden, test_notation, test_play, test_simultaneous, test_undo
from kernel.signals import GAME, SignalsGame
from kernel.signals.state import Signals
from kernel.signals.steps import Answer, Luck, Send, Stake
from support.play import Case

import cosmodrome
from cosmodrome import COMPILED, Action, BadPosition, Events, Json, Message, Rng, Score, State, View
from cosmodrome.games.federation.said import hidden as federation_hidden
from cosmodrome.games.federation.state import Federation
from cosmodrome.games.planet_unknown import hidden as pu_hidden
from cosmodrome.games.planet_unknown import scoring as pu_scoring
from cosmodrome.games.planet_unknown.state import PlanetUnknown
from cosmodrome.games.planet_unknown.steps import rounds as pu_rounds
from cosmodrome.games.planet_unknown.steps.final import FinalOrder
from cosmodrome.games.planet_unknown.steps.sides import DropObjective
from cosmodrome.games.space_base.said.events import Picked

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


class TellingScores(Spoilt):
    def scores(self) -> list[Score]:
        return [
            Score({"points": points, "hand": sum(hand)}) for points, hand in zip(self.points, self.hands, strict=True)
        ]


class RealOrder(Spoilt):
    def unseen_by(self, seat: int | None) -> list[int]:
        found = super().unseen_by(seat)
        held = [card for other in range(self.seats) if other != seat for card in self.hands[other]]
        for card in held:
            found.remove(card)
        return [*held, *found]


class Confidant(Spoilt):
    def imagine(self, seat: int | None, rng: Rng) -> Signals:
        copy = self.clone()
        copy.rng = rng.fork()
        return copy


class Remembering(Spoilt):
    def imagine(self, seat: int | None, rng: Rng) -> Signals:
        copy = super().imagine(seat, rng)
        copy._offer, copy._offered = self._offer, self._offered
        return copy


class Unsealed(Spoilt):
    def seal(self) -> None:
        return


class Loud(Spoilt):
    def is_unnoticed(self, seat: int, action: Action, before: State) -> bool:
        return action.text.startswith("send")


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


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (SharedHands, test_copies.test_a_clone_is_equal_and_goes_its_own_way),
        (ForgottenStake, test_copies.test_a_position_survives_json),
        (OpenHands, test_hidden.test_a_view_does_not_change_with_what_is_hidden),
        (Clairvoyant, test_hidden.test_chance_is_drawn_anew),
        (TellingScores, test_hidden.test_known_scores_tell_nothing_of_what_is_hidden),
        (RealOrder, test_hidden.test_an_imagined_position_does_not_depend_on_how_the_hidden_things_lie),
        (Confidant, test_hidden.test_an_imagined_position_does_not_depend_on_what_others_chose_in_secret),
        (Remembering, test_hidden.test_nothing_that_was_worked_out_for_the_real_position_stays_in_an_imagined_one),
        (Unsealed, test_undo.test_what_can_be_taken_back_reveals_nothing),
        (Loud, test_hidden.test_what_is_unheard_shows_nobody_else_anything),
        (Miser, test_play.test_scores_and_winners_agree_with_the_seats),
        (LostCard, test_play.test_a_game_ends_and_every_position_keeps_the_rules),
        (Endless, test_play.test_a_game_ends_and_every_position_keeps_the_rules),
    ],
)
def test_a_spoilt_position_is_found(kind: type[Signals], check: Check) -> None:
    sound = Case(GAME, 3, {"long": True, "hand": 2})
    check(sound)
    with pytest.raises((AssertionError, BadPosition, ValueError, IndexError)):
        check(Case(SpoiltGame(kind), 3, {"long": True, "hand": 2}))


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("dead end", test_play.test_a_game_ends_and_every_position_keeps_the_rules),
        ("twins", test_notation.test_each_action_reads_back_as_itself),
        ("race", test_simultaneous.test_answers_of_two_seats_commute),
        ("half done", test_play.test_an_illegal_answer_changes_nothing),
    ],
)
def test_a_spoilt_step_is_found(name: str, check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(GAME, 3, {"long": True, "hand": 2})
    check(case)
    spoil(monkeypatch, name)
    with pytest.raises(AssertionError):
        check(case)


def unsealed(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
    """Take the seals out of something that a game does."""
    sound = getattr(owner, name)

    def without(*args: object) -> object:
        state = next(arg for arg in args if isinstance(arg, State))
        seals = state.seals
        done = sound(*args)
        state.seals = seals
        return done

    monkeypatch.setattr(owner, name, without)


def take_out(monkeypatch: pytest.MonkeyPatch, cure: str) -> None:
    """Take the cure of one leak out of a real game."""
    if cure == "secret medals":
        monkeypatch.setattr(PlanetUnknown, "known_scores", lambda self, viewer: self.scores())
    elif cure == "secret sides":
        monkeypatch.setattr(pu_scoring, "sides_are_secret", lambda state, seat, viewer: False)
    elif cure == "an event seals":
        unsealed(monkeypatch, pu_rounds, "_begin_event")
    elif cure == "the end seals":
        unsealed(monkeypatch, FinalOrder, "settle")
    elif cure == "answers are forgotten":
        monkeypatch.setattr(PlanetUnknown, "forget_offer", lambda self: None)
    elif cure == "one pool of objectives":
        monkeypatch.setattr(pu_hidden, "_redraw_objectives", swap_objectives)
    elif cure == "dropped objectives are unknown":
        sound = DropObjective.answer

        def forget(self: DropObjective, state: PlanetUnknown, action: Action, events: Events) -> None:
            sound(self, state, action, events)
            state.mine(self.seat).dropped = 0

        monkeypatch.setattr(DropObjective, "answer", forget)
    elif cure == "one pool of alterations":
        monkeypatch.setattr(federation_hidden, "_redraw_alterations", swap_alterations)
    elif cure == "picks are secret":
        monkeypatch.setattr(Picked, "seen_by", lambda self, seat: self)


def swap_objectives(state: PlanetUnknown, seat: int, looking: object, rng: Rng) -> None:
    """Deal objectives from those that somebody really holds, followed by the rest."""
    for other in range(state.seats):
        held = state.colony(other).personal
        if other != seat and held:
            pool = rng.shuffled([*held, *state.objectives])
            state.mine(other).personal = sorted(pool[: len(held)])
            state.objectives = sorted(pool[len(held) :])


def swap_alterations(state: Federation, seat: int | None, rng: Rng) -> None:
    """Draw each token from those that lie there really, followed by the rest of its power."""
    if state.returned_by == seat:
        return
    for place, token in enumerate(state.returned):
        power = state.box.alterations[token].power
        choices = [token, *(other for other in state.unseen_alterations if state.box.alterations[other].power == power)]
        chosen = choices[rng.below(len(choices))]
        state.returned = [*state.returned[:place], chosen, *state.returned[place + 1 :]]
        state.unseen_alterations = sorted({*state.unseen_alterations, token} - {chosen})


@pytest.mark.skipif(COMPILED, reason="what is compiled cannot be spoilt")
@pytest.mark.parametrize(
    ("cure", "game", "seats", "options", "check"),
    [
        (
            "secret medals",
            "planet_unknown",
            3,
            {"sides": "choose", "events": "hard", "personal": True},
            test_hidden.test_known_scores_tell_nothing_of_what_is_hidden,
        ),
        (
            "secret sides",
            "planet_unknown",
            6,
            {"sides": "choose"},
            test_hidden.test_known_scores_tell_nothing_of_what_is_hidden,
        ),
        (
            "an event seals",
            "planet_unknown",
            3,
            {"sides": "random", "events": "normal"},
            test_undo.test_what_can_be_taken_back_reveals_nothing,
        ),
        (
            "the end seals",
            "planet_unknown",
            5,
            {"sides": "random", "events": "normal"},
            test_undo.test_what_can_be_taken_back_reveals_nothing,
        ),
        (
            "answers are forgotten",
            "planet_unknown",
            3,
            {"sides": "choose", "events": "hard", "personal": True},
            test_hidden.test_nothing_that_was_worked_out_for_the_real_position_stays_in_an_imagined_one,
        ),
        (
            "one pool of objectives",
            "planet_unknown",
            3,
            {"personal": True},
            test_hidden.test_an_imagined_position_does_not_depend_on_how_the_hidden_things_lie,
        ),
        (
            "dropped objectives are unknown",
            "planet_unknown",
            3,
            {"personal": True},
            test_hidden.test_an_imagined_position_does_not_depend_on_what_others_chose_in_secret,
        ),
        (
            "one pool of alterations",
            "federation",
            4,
            {},
            test_hidden.test_an_imagined_position_does_not_depend_on_how_the_hidden_things_lie,
        ),
        (
            "picks are secret",
            "space_base",
            3,
            {"light_speed": True},
            test_hidden.test_what_is_unheard_shows_nobody_else_anything,
        ),
    ],
)
def test_a_leak_is_found_when_its_cure_is_taken_out(
    cure: str, game: str, seats: int, options: dict[str, Json], check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = cosmodrome.game(game)
    case = Case(title, seats, title.complete(seats, options))
    take_out(monkeypatch, cure)
    with pytest.raises(AssertionError):
        check(case)
