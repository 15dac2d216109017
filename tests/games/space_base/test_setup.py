"""How a game begins, with and without light speed (SB 3)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from games.space_base.table import CARDS, COLONIES, GAME, SHIPS, STARTERS
from support.positions import P1, P2, P3, P4, legal_texts, play, seen

from cosmodrome import Event, IllegalAction, Rng, State

SEATS = (2, 3, 4, 5)
BONUS = {0: (0, 0), 1: (1, 0), 2: (2, 0), 3: (0, 1), 4: (0, 1)}


def new(seats: int, seed: int = 1, **options: bool) -> tuple[State, list[dict[str, Any]]]:
    """Set up a game and tell what happened."""
    events: list[Event] = []
    state = GAME.new(seats, seed, {**options}, events)
    return state, [event.to_json() for event in events]


def place(first: int, seat: int, seats: int) -> int:
    """Count the places from the first player on."""
    return (seat - first) % seats


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_the_own_set_and_one_ship_paid_from_five_credits(seats: int) -> None:
    for seed in range(10):
        state, events = new(seats, seed)
        first = seen(state)["first"]
        ships = {event["seat"]: event["card"] for event in events if event["event"] == "first_ship"}
        assert sorted(ships) == list(range(seats))
        data: dict[str, Any] = state.to_json()
        for seat, player in enumerate(data["players"]):
            ship = SHIPS[ships[seat]]
            assert ship["level"] == 1
            credits, income = BONUS[place(first, seat, seats)]
            assert (player["credits"], player["income"], player["vp"]) == (5 - ship["cost"] + credits, income, 0)
            for sector in range(1, 13):
                cards = player["sectors"][str(sector)]
                if sector == ship["sector"]:
                    assert cards["station"]["card"] == ship["id"]
                    assert [card["card"] for card in cards["deployed"]] == [STARTERS[seat, sector]]
                else:
                    assert cards["station"]["card"] == STARTERS[seat, sector]
                    assert cards["deployed"] == []


@pytest.mark.parametrize("seats", SEATS)
def test_the_shipyard_shows_six_ships_of_each_level_and_all_colonies_are_there(seats: int) -> None:
    table = seen(new(seats)[0])
    for level in (1, 2, 3):
        assert len({card for card in table["shipyard"][str(level)] if CARDS[card]["level"] == level}) == 6
    assert table["decks"] == {"1": 42 - seats, "2": 42, "3": 30}
    assert table["colonies"] == [COLONIES[sector] for sector in range(1, 13)]


def test_S41_first_player() -> None:
    tie = False
    for seed in range(60):
        state, events = new(4, seed)
        drawn = [CARDS[event["card"]]["sector"] for event in events if event["event"] == "first_ship"]
        tied = [seat for seat in range(4) if drawn[seat] == max(drawn)]
        first = seen(state)["first"]
        assert first in tied
        rolls = [(event["seat"], sum(event["dice"])) for event in events if event["event"] == "tie_rolled"]
        assert bool(rolls) == (len(tied) > 1)
        if rolls:
            tie = True
            assert {seat for seat, _ in rolls} == set(tied)
            assert winner_of(rolls, tied) == first
    assert tie


def winner_of(rolls: list[tuple[int, int]], tied: list[int]) -> int:
    """Find who wins the rolls for the first turn, round by round (R-2)."""
    while len(tied) > 1:
        here, rolls = rolls[: len(tied)], rolls[len(tied) :]
        assert [seat for seat, _ in here] == tied
        most = max(total for _, total in here)
        tied = [seat for seat, total in here if total == most]
    assert not rolls
    return tied[0]


def test_R02_those_still_tied_roll_again() -> None:
    for seed in range(3000):
        _, events = new(3, seed)
        rolls = [event["seat"] for event in events if event["event"] == "tie_rolled"]
        if len(rolls) > len(set(rolls)):
            return
    raise AssertionError("no tie was tied again")


def test_S41_R01_bonuses_by_place_in_turn_order() -> None:
    for seed in range(200):
        _, events = new(4, seed)
        if [event["seat"] for event in events if event["event"] == "first_player"] == [P3]:
            bonuses = {
                event["seat"]: (event["credits"], event["income"]) for event in events if event["event"] == "bonus"
            }
            assert bonuses == {P4: (1, 0), P1: (2, 0), P2: (0, 1)}
            return
    raise AssertionError("seat 2 never goes first")


def test_R01_the_fifth_player_gets_one_income() -> None:
    state, events = new(5)
    last = (seen(state)["first"] + 4) % 5
    bonuses = {event["seat"]: (event["credits"], event["income"]) for event in events if event["event"] == "bonus"}
    assert bonuses[last] == (0, 1)


def test_S41_a_cost_5_ship_leaves_nothing_but_the_bonus() -> None:
    for seed in range(300):
        state, events = new(2, seed)
        for event in events:
            if event["event"] == "first_ship" and CARDS[event["card"]]["cost"] == 5:
                seat = event["seat"]
                assert seen(state)["players"][seat]["credits"] == BONUS[place(seen(state)["first"], seat, 2)][0]
                return
    raise AssertionError("nobody drew a ship of cost 5")


# Light speed (SB 3.2).


def fast(seats: int, seed: int = 1) -> State:
    """Set up a game at light speed."""
    return new(seats, seed, light_speed=True)[0]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_chooses_from_four_ships_of_level_1_and_two_of_level_2(seats: int) -> None:
    state = fast(seats)
    assert state.deciders() == tuple(range(seats))
    for player in seen(state)["players"]:
        assert [CARDS[card]["level"] for card in player["dealt"]] == [1, 1, 1, 1, 2, 2]
        assert (player["credits"], player["income"], player["vp"]) == (15, 1, 0)
    assert seen(state)["decks"] == {"1": 42 - 4 * seats, "2": 42 - 2 * seats, "3": 30}


def a_deal(*hands: str) -> State:
    """Deal these ships, by the beginnings of their ids; the first hand is P1's."""
    data: dict[str, Any] = fast(len(hands)).to_json()
    dealt = [[next(ship for ship in SHIPS if ship.startswith(name)) for name in hand.split()] for hand in hands]
    taken = [ship for hand in dealt for ship in hand]
    for player, hand in zip(data["players"], dealt, strict=True):
        player["dealt"] = hand
    for level in ("1", "2", "3"):
        data["shipyard"][level] = [
            ship for ship, card in SHIPS.items() if str(card["level"]) == level and ship not in taken
        ][-6:]
    return GAME.from_json(data)


MINE = "malyshev ryumin gurragchaa fabian sevastyanov irwin"
YOURS = "romanenko tuan crippen ride roosa mattingly"
THEIRS = "overmyer allen farkas merbold musgrave makarov"


def test_S42_light_speed() -> None:
    state = a_deal(MINE, YOURS)
    # Costs 8, 3 and 2.
    play(state, "p1 pick sevastyanov", "p1 pick gurragchaa", "p1 pick ryumin")
    assert seen(state, P1)["players"][P1]["left"] == 2
    play(state, "p1 commit", "p2 pick roosa", "p2 pick mattingly", "p2 commit")
    assert seen(state)["first"] == P1
    mine = seen(state)["players"][P1]
    assert (mine["credits"], mine["income"]) == (2, 1)
    # The earlier ones of the same sector end up deployed.
    sector = state.to_json()["players"][P1]["sectors"]["1"]  # type: ignore[index]
    assert sector["station"]["card"] == "ryumin-4713-c"
    assert [card["card"] for card in sector["deployed"]] == [STARTERS[P1, 1], "sevastyanov-6862-d", "gurragchaa-3972-d"]
    returned = seen(state)["returned"]
    assert {"malyshev-9767-e", "fabian-4787-b"} <= set(returned["1"])
    assert returned["2"] == ["irwin-8339-h"]
    # Level 1: two of mine and four of the other's; level 2: one of mine.
    assert {level: len(cards) for level, cards in returned.items()} == {"1": 6, "2": 1, "3": 0}


def test_S42_most_credits_left_then_the_highest_sector_bought() -> None:
    # Leftovers 4, 4, 1 and highest sectors 1, 2, 11: the second player goes first.
    state = a_deal(MINE, YOURS, THEIRS)
    play(
        state,
        "p1 pick sevastyanov",
        "p1 pick gurragchaa",
        "p1 commit",
        "p2 pick roosa",
        "p2 pick crippen",
        "p2 commit",
        "p3 pick makarov",
        "p3 pick musgrave",
        "p3 pick allen",
        "p3 commit",
    )
    assert seen(state)["first"] == P2
    assert [player["credits"] for player in seen(state)["players"]] == [4 + 2, 4, 1 + 1]


def test_nobody_need_buy_anything_and_the_tie_is_rolled_for() -> None:
    state = a_deal(MINE, YOURS)
    events = play(state, "p2 commit", "p1 commit")
    assert {event["seat"] for event in events if event["event"] == "tie_rolled"} == {P1, P2}
    assert sorted(player["credits"] for player in seen(state)["players"]) == [15, 16]


def test_nobody_else_notices_a_pick_before_the_commit() -> None:
    state = a_deal(MINE, YOURS)
    for text, heard in (("pick gurragchaa", False), ("pick ryumin", False), ("commit", True)):
        before = state.clone()
        action = state.parse(P1, text)
        state.apply(P1, action)
        assert state.is_unnoticed(P1, action, before) is not heard
        assert (state.view(P2) == before.view(P2)) is not heard
        assert (state.view(None) == before.view(None)) is not heard
        assert state.view(P1) != before.view(P1)


def test_all_that_is_done_after_light_speed_is_heard() -> None:
    state = a_deal(MINE, YOURS)
    play(state, "p1 commit", "p2 commit")
    rng = Rng.seeded(1)
    while not state.over:
        seat = state.deciders()[0]
        actions = state.legal(seat)
        before, action = state.clone(), actions[rng.below(len(actions))]
        state.apply(seat, action)
        assert not state.is_unnoticed(seat, action, before)


def test_what_cannot_be_paid_cannot_be_picked() -> None:
    state = a_deal(MINE, YOURS)
    play(state, "p1 pick sevastyanov")
    assert legal_texts(state, P1) == [
        "pick malyshev",
        "pick ryumin",
        "pick gurragchaa",
        "pick fabian",
        "pick irwin",
        "commit",
    ]
    play(state, "p1 pick fabian")
    assert "pick irwin" not in legal_texts(state, P1)
    with pytest.raises(IllegalAction):
        state.parse(P1, "pick worden")


def test_R04_purchases_are_unseen_until_all_have_committed() -> None:
    state = a_deal(MINE, YOURS)
    events: list[Event] = []
    state.apply(P1, state.parse(P1, "pick fabian"), events)
    state.apply(P1, state.parse(P1, "commit"), events)
    for viewer in (None, P2):
        shown = seen(state, viewer)["players"][P1]
        assert (shown["picked"], shown["left"]) == (None, None)
        assert shown["credits"] == 15
        facts = [event.seen_by(viewer) for event in events]
        assert [fact.to_json()["event"] for fact in facts if fact] == ["committed"]
    assert seen(state, P1)["players"][P1]["picked"] == ["fabian-4787-b"]
    dreams = {
        tuple(state.imagine(P2, Rng.seeded(seed)).to_json()["players"][P1]["picked"])  # type: ignore[index]
        for seed in range(20)
    }
    assert len(dreams) > 5


def test_R04_returned_ships_come_only_when_the_deck_has_run_out() -> None:
    state = a_deal(MINE, YOURS)
    play(state, "p1 commit", "p2 commit")
    data: dict[str, Any] = state.to_json()
    assert len(data["returned"]) == 12
    deck = list(seen(state)["unseen"]["1"])
    assert len(deck) == 48 - 6 - 8
    # Put all but one of the deck on a console: the next two refills bring that one, then one of the returned.
    data["players"][P1]["sectors"]["7"]["deployed"] += [{"card": ship, "cubes": 0} for ship in deck[1:]]
    data["shipyard"]["1"][:2] = [None, None]
    data["players"][P1]["sectors"]["7"]["deployed"] += [
        {"card": ship, "cubes": 0}
        for ship in SHIPS
        if SHIPS[ship]["level"] == 1
        and ship not in deck
        and ship not in data["returned"]
        and ship not in data["shipyard"]["1"]
    ]
    data |= {"stack": [{"step": "window", "phase": 7}], "own": [], "dice": [1, 2]}
    after = GAME.from_json(data)
    row = seen(after)["shipyard"]["1"]
    assert row[0] == deck[0]
    assert row[1] in data["returned"]


def test_deals_differ_from_seed_to_seed() -> None:
    yards = [seen(GAME.new(3, seed))["shipyard"] for seed in range(20)]
    assert all(one != other for one, other in pairwise(yards))
