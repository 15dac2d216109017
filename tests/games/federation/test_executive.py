"""The executive phase, laws, blocks and the end of a round (FD 9.3, 13, 14, 15)."""

from __future__ import annotations

import pytest
from games.federation.table import EXECUTIVE, GAME, a_game, executive, held, phase, player, pp, step_of
from support.positions import P1, P2, legal_texts, play, seen

from cosmodrome import BadPosition, State

UNEQUAL = {"f1c1": "p4 amb4"}
"""One vote more in the left wing, so that no tie stops the phase."""


def sources(state: object, seat: int, source: str) -> int:
    """Count a player's points from a source."""
    return int(player(state, seat)["sources"][source])  # type: ignore[arg-type]


def test_s13_r08_upkeep_of_level_4() -> None:
    state = executive(p1={"degree": 8, "res": "1L 1C", "medals": "accreditation"}, senate=UNEQUAL)
    assert legal_texts(state) == ["upkeep 4", "upkeep 3", "upkeep 0"]
    for answer, degree, left in (("upkeep 4", 8, "1L"), ("upkeep 3", 5, "1C"), ("upkeep 0", 3, "1L 1C")):
        copy = state.clone()
        play(copy, answer)
        assert (player(copy)["degree"], held(copy)) == (degree, left)


def test_s13_oceanium_stands_in() -> None:
    state = executive(p1={"degree": 7, "res": "1O"}, senate=UNEQUAL)
    assert legal_texts(state) == ["upkeep 4", "upkeep 3", "upkeep 0"]
    play(state, "upkeep 3")
    assert (held(state), player(state)["degree"]) == ("", 5)


def test_who_cannot_pay_falls_to_level_2() -> None:
    state = executive(p1={"degree": 10, "deep": "ds3", "medals": "accreditation"}, senate=UNEQUAL)
    assert player(state)["degree"] == 3
    assert player(state)["medals"] == ["accreditation"]


def test_s16_r24_overflow_goes_to_the_common_project_for_its_owner() -> None:
    state = executive(
        steps={"neo": 8}, senate={"f3c1": "p1 amb3 funding", "f1c1": "p2 amb3 funding", "f1c2": "p3 amb1"}
    )
    assert step_of(state, "neo") == 9
    assert (player(state, P1)["contributions"], player(state, P2)["contributions"]) == (0, 1)
    assert held(state, P2) == "1L"
    assert step_of(state, "common") == 2


def test_s17_a_tied_floor_scores_for_both() -> None:
    state = executive(
        senate={"f2c1": "p1 amb3", "f2c4": "p2 amb3", "f1c1": "p3 amb1"},
        p1={"degree": 8, "res": "1C", "medals": "accreditation"},
        p2={"degree": 3},
    )
    play(state, "upkeep 4")
    assert (sources(state, P1, "floors"), sources(state, P2, "floors")) == (4, 2)


def test_s18_two_floors_score_twice() -> None:
    state = executive(senate={"f2c1": "p1 amb3", "f1c1": "p1 amb4"}, p1={"degree": 3})
    assert sources(state, P1, "floors") == 4


def test_r29_a_floor_without_votes_scores_for_nobody() -> None:
    state = executive(senate={"f2c1": "p1 amb3 funding", "f1c1": "p2 amb1"})
    assert sources(state, P1, "floors") == 0


def test_s19_the_law_of_the_stronger_wing() -> None:
    state = executive(
        senate={"f3c4": "p1 amb3"},
        laws=("neo", "atal"),
        p1={"specialists": "1A1 1B1-"},
        p2={"specialists": "1C1- 1D1 1E1"},
    )
    assert [sources(state, seat, "laws") for seat in range(4)] == [4, 6, 0, 0]


def test_s20_r31_the_holder_of_the_pawn_breaks_the_tie() -> None:
    state = executive(
        senate={"f3c4": "p1 amb3", "f1c1": "p1 amb1", "f2c1": "p2 amb1"},
        president=P2,
        laws=("neo", "atal"),
        p1={"miner_cell": "n4"},
    )
    assert (phase(state), state.deciders()) == ("law_tie", (P2,))
    play(state, "law left")
    assert sources(state, P1, "laws") == 8


def test_s29_r28_neutral_votes_are_a_rival_without_a_score() -> None:
    state = executive(
        3, round=3, senate={"f2c1": "neutral 3", "f2c4": "p1 amb3", "f1c1": "p2 amb1"}, laws=("neo", "atal")
    )
    assert sources(state, P1, "floors") == 0
    tied = executive(
        3, round=3, senate={"f2c1": "neutral 3", "f2c4": "p1 amb4", "f1c1": "p2 amb1"}, laws=("neo", "atal")
    )
    assert sources(tied, P1, "floors") == 1


def test_r30_income_in_the_turn_order_of_the_finished_round() -> None:
    state = executive(first=P2, president=P1, p1={"productions": "P4"}, p2={"productions": "P4"})
    assert state.deciders() == (P2,)


def test_r34_medals_in_the_income_step() -> None:
    state = executive(p1={"productions": "P2", "degree": 7, "res": "1C"}, senate=UNEQUAL)
    assert player(state)["medals"] == ["accreditation"]


def test_everything_returns_at_the_end_of_a_round() -> None:
    state = executive(
        president=P2,
        senate={"f1c1": "p1 amb4 die", "f3c1": "p1 amb1 funding"},
        outer=["p2 amb1"],
        p1={"die": 3, "level_bonus_round": 1},
    )
    shown = seen(state)
    assert (shown["round"], shown["first"], state.deciders()) == (2, P2, (P2,))
    assert len(player(state)["hand"]) == 4
    assert all(cell["token"] is None for cell in shown["senate"])
    assert shown["laws"]["discard"] == ["law_left_neo", "law_right_sixmoon"]


def test_s27_blocks_of_three_players() -> None:
    state = _blocked(3, "pb1", None, 3)
    votes = {cell["id"]: cell["token"]["votes"] for cell in seen(state)["senate"] if cell["token"]}
    assert votes == {"f2c1": 3, "f2c6": 3, "f3c2": 0}


def test_s28_blocks_of_two_players() -> None:
    state = _blocked(2, "pb1", "rb1", 3)
    votes = {cell["id"]: cell["token"]["votes"] for cell in seen(state)["senate"] if cell["token"]}
    assert votes == {"f2c1": 3, "f2c6": 3, "f3c2": 0, "f1c4": 0, "f2c3": 0}
    assert "place f1c4" not in legal_texts(state)


def _blocked(seats: int, planet: str, room: str | None, round: int) -> State:
    """Begin a round again and again until these block tokens come."""
    for seed in range(400):
        state = a_game(
            seats, asked=[EXECUTIVE], active=None, cycle=5, round=round - 1, seed=seed, senate={"f1c1": "p1 amb4"}
        )
        blocks = seen(state)["blocks"]
        if blocks == {"planet": planet, "room": room}:
            return state
    raise AssertionError("the tokens do not come")


def test_four_players_have_no_blocks() -> None:
    state = executive(senate=UNEQUAL)
    assert seen(state)["blocks"] == {"planet": None, "room": None}


@pytest.mark.parametrize("seed", range(12))
def test_s30_round_4_opens_the_laws_of_two_rounds_and_no_pair_agrees(seed: int) -> None:
    data = executive(senate=UNEQUAL).to_json()
    data |= {
        "round": 3,
        "stack": [EXECUTIVE],
        "active_player": None,
        "cycle": 5,
        "laws": ["law_left_e81216", "law_right_arratuin"],
        "law_discard": ["law_left_arratuin", "law_right_e81216", "law_left_sixmoon", "law_right_sixmoon"],
        "rng": [seed + 1, 2, 3, 4],
    }
    state = GAME.from_json(data)
    play(state, "law left")
    laws = seen(state)["laws"]
    assert seen(state)["round"] == 4
    pairs = [(laws["left"]["planet"], laws["right"]["planet"]), tuple(law.split("_")[2] for law in laws["next"])]
    assert all(left != right for left, right in pairs)
    assert {pair[0] for pair in pairs} == {"neo", "atal"} == {pair[1] for pair in pairs}
    assert laws["to_come"] == []


@pytest.mark.parametrize("seed", range(6))
def test_the_two_open_laws_are_never_of_one_planet(seed: int) -> None:
    state = a_game(asked=[EXECUTIVE], active=None, cycle=5, seed=seed, senate=UNEQUAL)
    laws = seen(state)["laws"]
    assert laws["left"]["planet"] != laws["right"]["planet"]


def test_the_game_ends_after_five_rounds() -> None:
    state = executive(round=5, senate=UNEQUAL)
    assert state.over
    assert state.deciders() == ()


def test_a_position_with_two_ambassadors_in_one_place_is_refused() -> None:
    data = a_game().to_json()
    data["senate"] = {
        "f1c1": {"owner": 0, "token": "amb1", "side": "voting", "alteration": None, "die": False},
        "f1c2": {"owner": 0, "token": "amb1", "side": "voting", "alteration": None, "die": False},
    }
    with pytest.raises(BadPosition, match="two places"):
        GAME.from_json(data)


def test_pp_may_be_given_as_one_number() -> None:
    data = a_game().to_json()
    data["players"][0]["pp"] = 17  # type: ignore[index]
    assert pp(GAME.from_json(data)) == 17
