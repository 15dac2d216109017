"""The end of the game and who wins (AF 14)."""

from __future__ import annotations

from typing import Any

import pytest
from games.alien_frontiers.table import GAME, TERRITORIES, a_game, phase, points, tokens, unplaced
from support.positions import P1, P2, legal_texts, play, seen

from cosmodrome import IllegalAction, State

FIVE = "p1 p1 p1 p1 p1"


def finished(**given: object) -> State:
    """Give a game that P1 has just ended by landing the last of six colonies on Herbert Valley."""
    colonies = given.pop("colonies", {})
    assert isinstance(colonies, dict)
    ore = given.pop("ore", {})
    assert isinstance(ore, dict)
    state = a_game("4 4 4", ore={**ore, P1: ore.get(P1, 0) + 3}, colonies={"lem_badlands": FIVE, **colonies}, **given)  # type: ignore[arg-type]
    play(state, "dock 4 4 4 colony_constructor", "land herbert_valley")
    return state


def test_the_game_ends_at_the_instant_the_last_colony_lands() -> None:
    state = a_game("4 4 4 5 6", ore=5, fuel=5, colonies={"lem_badlands": FIVE}, hand="booster_pod")
    play(state, "dock 4 4 4 colony_constructor")
    assert not state.over
    events = play(state, "land herbert_valley")
    assert state.over
    assert (state.deciders(), phase(state)) == ((), "over")
    assert events[-1] == {"event": "game_over", "winners": [P1]}
    assert unplaced(state) == "5 6"
    for seat in range(4):
        with pytest.raises(IllegalAction) as caught:
            state.legal(seat)
        assert caught.value.message.key == "illegal-game-over"


def test_a_colony_in_the_reserve_or_on_the_hub_keeps_the_game_going() -> None:
    unfinished: list[dict[str, Any]] = [
        {"colonies": {"lem_badlands": "p1 p1 p1 p1"}},
        {"colonies": {"lem_badlands": "p1 p1 p1 p1"}, "circle": 3},
    ]
    for given in unfinished:
        state = a_game("4 4 4", ore=3, **given)
        play(state, "dock 4 4 4 colony_constructor", "land lem_badlands")
        assert not state.over


@pytest.mark.parametrize(
    ("seats", "long", "last"), [(2, False, 8), (3, False, 7), (4, False, 6), (3, True, 8), (4, True, 8)]
)
def test_the_last_colony_depends_on_the_number_of_players(seats: int, long: bool, last: int) -> None:
    for landed in (last - 2, last - 1):
        state = a_game("4 4 4", seats=seats, long=long, ore=3, colonies={"lem_badlands": " ".join(["p1"] * landed)})
        play(state, "dock 4 4 4 colony_constructor", "land lem_badlands")
        assert state.over is (landed == last - 1)


def test_any_way_to_land_ends_the_game() -> None:
    given = {"fuel": 1, "ore": 3, "colonies": {"lem_badlands": FIVE}}
    for dice, texts, circle in (
        ("4 4 4", ["dock 4 4 4 colony_constructor"], 0),
        ("6 1 2 3", ["dock 6 terraforming_station"], 0),
        ("", ["launch"], 7),
    ):
        state = a_game(dice, circle=circle, **given)  # type: ignore[arg-type]
        play(state, *texts, "land asimov_crater")
        assert state.over


def test_control_and_the_relic_are_settled_before_the_end() -> None:
    state = a_game("4 4 4", ore=3, relic=P2, colonies={"lem_badlands": FIVE, "burroughs_desert": "p2"})
    play(state, "dock 4 4 4 colony_constructor", "land burroughs_desert")
    assert state.over
    assert seen(state)["relic"]["owner"] is None
    assert points(state, P2) == 1


def test_R33_tokens_above_eight_are_kept_at_the_end() -> None:
    state = finished(fuel=9, ore={P1: 4})
    assert state.over
    assert tokens(state) == (9, 4)


def test_the_player_who_ends_the_game_need_not_win() -> None:
    state = finished(
        colonies={
            "asimov_crater": "p2",
            "pohl_foothills": "p2",
            "bradbury_plateau": "p2",
            "heinlein_plains": "p2",
            "van_vogt_mountains": "p2",
        }
    )
    assert (points(state, P1), points(state, P2)) == (8, 10)
    assert state.winners() == [P2]


# Ties: more cards, more ore, more fuel, shared. P1 has 6 colonies and 2 territories; P2 gets 4 and 4.

TIED = {"asimov_crater": "p2", "pohl_foothills": "p2", "bradbury_plateau": "p2", "heinlein_plains": "p2"}


def test_R34_players_tied_to_the_last_share_the_victory() -> None:
    state = finished(colonies=TIED)
    assert (points(state, P1), points(state, P2)) == (8, 8)
    assert state.winners() == [P1, P2]


@pytest.mark.parametrize(
    ("given", "winners"),
    [
        ({"hands": {P1: "booster_pod"}}, [P1]),
        ({"hands": {P1: "booster_pod", P2: "stasis_beam resource_cache"}}, [P2]),
        ({"hands": {P1: "booster_pod"}, "ore": {P2: 8}}, [P1]),
        ({"hands": {P1: "booster_pod", P2: "stasis_beam"}, "ore": {P2: 1}, "fuel": {P1: 8}}, [P2]),
        ({"ore": {P1: 2, P2: 1}, "fuel": {P2: 7}}, [P1]),
        ({"ore": {P1: 1, P2: 1}, "fuel": {P1: 2, P2: 3}}, [P2]),
        ({"ore": {P1: 1, P2: 1}, "fuel": {P1: 3, P2: 3}}, [P1, P2]),
    ],
)
def test_ties_go_by_cards_then_ore_then_fuel(given: dict[str, object], winners: list[int]) -> None:
    state = finished(colonies=TIED, **given)
    assert points(state, P1) == points(state, P2) == 8
    assert state.winners() == winners


@pytest.mark.parametrize("given", [{"fields": {"positron": "asimov_crater"}}, {"hands": {P2: "alien_city"}}])
def test_a_point_more_decides(given: dict[str, object]) -> None:
    state = finished(colonies=TIED, ore={P1: 5}, **given)
    assert (points(state, P1), points(state, P2)) == (8, 9)
    assert state.winners() == [P2]


def test_points_come_before_all_tie_breaks() -> None:
    state = finished(colonies={"asimov_crater": "p2"}, hands={P2: "booster_pod stasis_beam"}, ore={P2: 8})
    assert state.winners() == [P1]


def test_a_finished_position_reads_back_finished() -> None:
    state = finished(colonies=TIED)
    again = GAME.from_json(state.to_json())
    assert again == state
    assert again.over


def test_the_long_variant_is_played_like_the_short_one() -> None:
    state = a_game("4 4 4", long=True, ore=3, colonies={"lem_badlands": FIVE})
    play(state, "dock 4 4 4 colony_constructor", "land herbert_valley")
    assert not state.over
    assert legal_texts(state) == ["end turn"]


def test_nineteen_points_are_the_most() -> None:
    state = a_game(
        "4 4 4",
        seats=2,
        ore=3,
        hand="alien_city alien_monument",
        fields={"positron": "lem_badlands"},
        colonies=dict.fromkeys(TERRITORIES[:7], "p1"),
    )
    play(state, "dock 4 4 4 colony_constructor", "land burroughs_desert")
    assert points(state) == 19
