"""The contract tests find the mistakes that they are for: a sound game, spoilt in one place, fails the right one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from contract import test_copies, test_hidden, test_notation, test_play, test_simultaneous, test_undo
from kernel.signals import GAME, SignalsGame
from kernel.signals.rules.rounds import Luck, Stake
from kernel.signals.rules.sending import Send
from kernel.signals.said import hidden
from kernel.signals.state import Signals
from support.play import Case

import cosmodrome
from cosmodrome import COMPILED, Action, BadPosition, Events, Json, Message, Rng, Score, State
from cosmodrome.games.federation.said import hidden as federation_hidden
from cosmodrome.games.federation.state import Federation
from cosmodrome.games.planet_unknown.game import PlanetUnknownGame
from cosmodrome.games.planet_unknown.rules import rounds as pu_rounds
from cosmodrome.games.planet_unknown.rules import scoring as pu_scoring
from cosmodrome.games.planet_unknown.rules.final_actions import FinalOrder
from cosmodrome.games.planet_unknown.rules.sides import DropObjective
from cosmodrome.games.planet_unknown.said import hidden as pu_hidden
from cosmodrome.games.planet_unknown.state import PlanetUnknown
from cosmodrome.games.space_base.said.events import Picked
from cosmodrome.kernel.action import Plain

Check = Callable[[Case], None]


class SpoiltState(Signals):
    """Signals whose copies stay spoilt."""

    def copy(self, rng: Rng) -> Signals:
        copy = super().copy(rng)
        copy.__class__ = type(self)
        return copy


class WithState(SignalsGame):
    """Signals with another kind of position."""

    def __init__(self, kind: type[Signals]) -> None:
        super().__init__()
        self.kind = kind

    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> Signals:
        return self.kind(self, seats, options, rng)


class SharedHands(SpoiltState):
    def copy(self, rng: Rng) -> Signals:
        copy = super().copy(rng)
        copy.hands = self.hands
        return copy


class ForgottenStake(SignalsGame):
    def write(self, state: Signals) -> dict[str, Json]:
        return {**super().write(state), "stake": 0}


class OpenHands(SignalsGame):
    def view(self, state: Signals, seat: int | None) -> dict[str, Json]:
        return {**super().view(state, seat), "hands": [list(hand) for hand in state.hands]}


class Clairvoyant(SpoiltState):
    def imagine(self, seat: int | None, rng: Rng) -> State:
        return self.clone()


class TellingScores(SignalsGame):
    def scores(self, state: Signals) -> list[Score]:
        return [
            Score({"points": points, "hand": sum(hand)}) for points, hand in zip(state.points, state.hands, strict=True)
        ]


class RealOrder(SignalsGame):
    def redraw(self, state: Signals, seat: int | None, rng: Rng) -> None:
        rest = hidden.unseen_by(state, seat)
        held = [card for other in range(state.seats) if other != seat for card in state.hands[other]]
        for card in held:
            rest.remove(card)
        hidden.deal(state, seat, rng.shuffled([*held, *rest]))


class Confidant(SignalsGame):
    def redraw(self, state: Signals, seat: int | None, rng: Rng) -> None:
        return


class Remembering(SignalsGame):
    def redraw(self, state: Signals, seat: int | None, rng: Rng) -> None:
        offers = offers_of(state)
        super().redraw(state, seat, rng)
        offer_again(state, offers)


class Unsealed(SpoiltState):
    def seal(self) -> None:
        return


class Loud(SignalsGame):
    def is_unnoticed(self, state: Signals, seat: int, action: Action, before: Signals) -> bool:
        return action.text.startswith("send")


class Miser(SignalsGame):
    def scores(self, state: Signals) -> list[Score]:
        return [Score({"points": -points}) for points in state.points]


class LostCard(SignalsGame):
    def check(self, state: Signals) -> None:
        super().check(state)
        if state.round == 2:
            raise BadPosition("a card is lost")


class Endless(SpoiltState):
    @property
    def over(self) -> bool:
        return False


def offers_of(state: State) -> dict[int, tuple[Action, ...]]:
    """Return what each seat that is asked may answer."""
    return {seat: state.legal(seat) for seat in state.deciders()}


def offer_again(state: State, offers: dict[int, tuple[Action, ...]]) -> None:
    """Let seats answer what they could answer before, whatever has changed since."""
    for seat, actions in offers.items():
        state.offer(seat, list(actions))


def spoil(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Spoil one step of the game."""
    if name == "dead end":
        monkeypatch.setattr(Luck, "legal", lambda self, position: [])
    elif name == "twins":
        monkeypatch.setattr(Stake, "legal", lambda self, position: [Plain("stake", "roll"), Plain("stake", "hold")])
    elif name == "race":
        sound = Send.apply

        def first_come(self: Send, position: Signals, action: Action, events: Events) -> None:
            if all(sent is None for sent in position.sent):
                position.points[self.seat] += 1
            sound(self, position, action, events)

        monkeypatch.setattr(Send, "apply", first_come)
    elif name == "half done":

        def half(self: Stake, position: Signals, text: str) -> Message:
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
        (Loud, test_hidden.test_what_is_unnoticed_shows_nobody_else_anything),
        (Miser, test_play.test_scores_and_winners_agree_with_the_seats),
        (LostCard, test_play.test_a_game_ends_and_every_position_keeps_the_rules),
        (Endless, test_play.test_a_game_ends_and_every_position_keeps_the_rules),
    ],
)
def test_a_spoilt_game_is_found(kind: type[SignalsGame] | type[Signals], check: Check) -> None:
    sound = Case(GAME, 3, {"long": True, "hand": 2})
    check(sound)
    game = kind() if issubclass(kind, SignalsGame) else WithState(kind)
    with pytest.raises((AssertionError, BadPosition, ValueError, IndexError)):
        check(sound._replace(game=game))


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
        monkeypatch.setattr(PlanetUnknownGame, "known_scores", lambda self, state, viewer: self.scores(state))
    elif cure == "secret sides":
        monkeypatch.setattr(pu_scoring, "sides_are_secret", lambda state, seat, viewer: False)
    elif cure == "an event seals":
        unsealed(monkeypatch, pu_rounds, "_begin_event")
    elif cure == "the end seals":
        unsealed(monkeypatch, FinalOrder, "settle")
    elif cure == "answers are forgotten":
        redraw = PlanetUnknownGame.redraw

        def remember(self: PlanetUnknownGame, state: PlanetUnknown, seat: int | None, rng: Rng) -> None:
            offers = offers_of(state)
            redraw(self, state, seat, rng)
            offer_again(state, offers)

        monkeypatch.setattr(PlanetUnknownGame, "redraw", remember)
    elif cure == "one pool of objectives":
        monkeypatch.setattr(pu_hidden, "_redraw_objectives", swap_objectives)
    elif cure == "dropped objectives are unknown":
        sound = DropObjective.apply

        def forget(self: DropObjective, state: PlanetUnknown, action: Action, events: Events) -> None:
            sound(self, state, action, events)
            state.mine(self.seat).dropped = 0

        monkeypatch.setattr(DropObjective, "apply", forget)
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
            test_hidden.test_what_is_unnoticed_shows_nobody_else_anything,
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
