"""What holds in every game of SpaceCorp, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cosmodrome
from cosmodrome import Json, Rng, State
from cosmodrome.games.spacecorp.components import TWICE
from cosmodrome.games.spacecorp.said.payment import Payment
from cosmodrome.players.mind import evaluate

GAME = cosmodrome.game("spacecorp")
ERAS = ("1", "2", "3", "1-3")
CASES = [pytest.param(seats, eras, id=f"{seats}-{eras}") for seats in (2, 3, 4) for eras in ERAS]


def played(seats: int, eras: str, seed: int) -> list[State]:
    """Play at random and give one position in seven, and the last."""
    state = GAME.new(seats, seed, {"eras": eras})
    rng = Rng.seeded(seed)
    found: list[State] = []
    number = 0
    while not state.over:
        (seat,) = state.deciders()
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        number += 1
        if number % 7 == 0:
            found.append(state.clone())
    return [*found, state]


def data_of(state: State) -> dict[str, Any]:
    """Return a position as data."""
    data: dict[str, Any] = state.to_json()
    return data


@pytest.mark.parametrize(("seats", "eras"), CASES)
def test_cards_tiles_bases_and_teams_are_conserved_and_profit_is_never_below_zero(seats: int, eras: str) -> None:
    for state in played(seats, eras, 3):
        state.check()
        data = data_of(state)
        for player in data["players"]:
            assert player["profit"] >= 0
            assert len(player["teams"]) == 4
        cards = Counter(
            data["deck"]
            + data["deck_top"]
            + data["discard"]
            + data["table"]
            + data["aside"]
            + [card for card in data["offers"] if card]
            + [card for player in data["players"] for card in player["hand"]]
        )
        cards["time"] += data["time_pile"]
        assert cards["time"] == {2: 2, 3: 5, 4: 8}[seats]
        own = data["era"][0] + "_"
        infra = [card for player in data["players"] for card in player["infra"] if card and card.startswith(own)]
        assert sum(cards.values()) - cards["time"] + len(infra) == {"m_": 46, "p_": 58, "s_": 76}[own]


@pytest.mark.parametrize(("seats", "eras"), CASES)
def test_lists_of_answers_stay_short(seats: int, eras: str) -> None:
    longest = 0
    for state in played(seats, eras, 4):
        for seat in state.deciders():
            longest = max(longest, len(state.legal(seat)))
    assert longest <= 80


def taken(payment: Payment) -> Counter[str]:
    """Count what a payment takes: cards, rivals' things, profit with the radiation penalty."""
    words = [word.removesuffix("/s") for word in payment.sources.words(payment.box) if word not in ("own", "own/s")]
    return Counter(words) + Counter({"T": payment.profit + payment.penalty})


@pytest.mark.parametrize(("seats", "eras"), CASES)
def test_no_way_to_pay_takes_as_much_of_everything_as_another(seats: int, eras: str) -> None:
    seen = 0
    for state in played(seats, eras, 5):
        for seat in state.deciders():
            goal: Any = state.view(seat).data["goal"]
            if goal is None or goal["action"] in ("research", "genetics", "revelation"):
                continue
            payments = [action for action in state.legal(seat) if isinstance(action, Payment)]
            ways = [payment for payment in payments if payment.sources.time != TWICE]
            seen += len(ways) > 1
            for one in ways:
                for other in ways:
                    assert one is other or not (taken(one) <= taken(other)), (one, other)
    assert seen or eras != "1-3"


@pytest.mark.parametrize("eras", ERAS)
def test_chances_add_up_to_one(eras: str) -> None:
    for state in played(3, eras, 6):
        assert sum(evaluate(state)) == pytest.approx(1.0)


@pytest.mark.parametrize("eras", ERAS)
def test_nobody_sees_what_another_holds_or_who_is_asked_to_interrupt(eras: str) -> None:
    asked = 0
    for state in played(4, eras, 7):
        for viewer in [None, *range(4)]:
            view: dict[str, Json] = state.view(viewer).data
            players: Any = view["players"]
            assert [player["hand"] is not None for player in players] == [seat == viewer for seat in range(4)]
            if state.asked_in_secret() and viewer not in state.deciders():
                asked += 1
                assert view["phase"] != "edge"
                assert set(state.deciders()) <= set(state.visible_deciders(viewer))
                assert viewer not in state.visible_deciders(viewer)
    assert asked or eras == "1"
