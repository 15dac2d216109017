"""A player's turn: placing, bonus, action, side effect and mission (FD 5, 6, 8, 10)."""

from __future__ import annotations

import pytest
from games.federation.table import CELLS, a_game, held, influence, missions, phase, player, pp
from support.positions import P1, P2, legal_texts, play, refusal, seen, starting

LINKS = {cell["opens_mission"]: id for id, cell in CELLS.items()}


def test_s01_a_funding_token_opens_the_mission_of_its_cell() -> None:
    state = a_game()
    play(state, "place f1c2", "with amb3 funding", "move n1a", "pass")
    assert missions(state)["m01"] in ("open", "ready")
    again = a_game(p1={"open": "m01", "hangar": 0})
    play(again, "place f1c2", "with amb3 funding", "move n1a")
    assert missions(again) == {"m01": "open"}


@pytest.mark.parametrize(("mission", "cell"), sorted(LINKS.items()))
def test_s02_each_cell_opens_its_own_mission(mission: str, cell: str) -> None:
    state = a_game(cycle=2, p1={"res": "3L 3C 3O", "hangar": 0})
    play(state, f"place {cell}", "with amb3 funding")
    while state.deciders() == (P1,):
        play(state, legal_texts(state)[-1])
    assert mission in missions(state)


def test_s03_marker_ship_and_level_are_needed_to_fly() -> None:
    given = {"open": "m01 m06 m08", "degree": 3, "hangar": 1}
    state = a_game(asked="mission", p1=given)
    assert legal_texts(state) == ["fly m01", "fly m06", "pass"]
    assert refusal(state, "fly m08") == "illegal-level"
    assert refusal(state, "fly m02") == "illegal-mission-closed"
    grounded = a_game(asked="mission", p1=given | {"hangar": 0})
    assert grounded.deciders() == (P2,)


def test_s04_r05_the_bonus_pays_the_cost() -> None:
    state = a_game()
    assert "place f3c5" in legal_texts(state)
    play(state, "place f3c5")
    assert phase(state) == "copy_action"
    assert held(state) == ""
    play(state, "copy officers")
    assert player(state)["degree"] == 3


def test_s04_without_the_bonus_a_cost_cannot_be_paid() -> None:
    state = a_game(p1={"res": "1L"})
    play(state, "place f3c5")
    assert "with amb4 voting" in legal_texts(state)
    poor = a_game(p1={})
    play(poor, "place f3c5")
    # Only one token can pay, so it is not asked for.
    assert seen(poor)["senate"][4]["token"]["token"] == "amb2"


def test_r54_a_cell_is_offered_if_some_token_in_hand_makes_it_legal() -> None:
    state = a_game(p1={"alterations": "alt_1_08", "die": 2})
    # Only the lavandium of one ambassador pays for espionage.
    assert "f3c5" in starting(state, "place")
    play(state, "place f3c1")
    assert phase(state) == "face"
    play(state, "with alt_1_08")
    assert phase(state) == "cover"
    play(state, "cover amb4")
    assert legal_texts(state) == ["add die", "no die"]


def test_r55_equal_alteration_tokens_are_one_choice() -> None:
    state = a_game(p1={"alterations": "alt_1_05 alt_1_08 alt_1_12"})
    play(state, "place f3c1")
    assert [text for text in starting(state, "with") if text.startswith("alt")] == ["alt_1_05", "alt_1_08"]


def test_r56_a_ship_of_the_bonus_takes_its_place_in_the_hangar() -> None:
    for hangar, fits in ((3, True), (4, False)):
        state = a_game(p1={"alterations": "alt_1_08", "res": "1O", "hangar": hangar})
        play(state, "place f2c2")
        assert ("with alt_1_08" in legal_texts(state)) is fits


def test_r03_the_action_comes_before_the_marker() -> None:
    state = a_game(p1={"res": "1L"})
    events = play(state, "place f1c2", "with amb1 funding", "move n1b")
    names = [event["event"] for event in events]
    assert names.index("gained") < names.index("miner_moved") < names.index("mission_opened")


def test_r04_an_action_without_effect_cannot_be_chosen() -> None:
    state = a_game(p1={"die": 6, "res": "3C", "hangar": 5})
    places = starting(state, "place")
    assert "f2c5" not in places
    assert "f2c2" not in places
    assert "outer" in places
    assert refusal(state, "place f2c5") == "illegal-action-impossible"


def test_r06_a_die_gained_by_the_bonus_cannot_be_added() -> None:
    state = a_game(p1={"alterations": "alt_1_05"})
    play(state, "place f3c1", "with alt_1_05", "cover amb1")
    assert player(state)["die"] == 1
    assert player(state)["die_cell"] is None


def test_r50_a_die_raised_by_the_bonus_counts_with_the_new_value() -> None:
    state = a_game(p1={"alterations": "alt_1_05", "die": 3})
    play(state, "place f3c1", "with alt_1_05", "cover amb1", "add die")
    assert seen(state)["floors"]["3"][P1] == 2 + 4


def test_the_die_goes_with_votes_in_the_senate_only() -> None:
    state = a_game(p1={"die": 2})
    play(state, "place f3c1", "with amb4 funding")
    assert phase(state) != "die"
    outside = a_game(p1={"die": 2})
    play(outside, "place outer", "with amb4 voting")
    assert outside.deciders() == (P2,)
    placed = a_game(cycle=2, senate={"f3c1": "p1 amb1 die"}, p1={"die": 2})
    play(placed, "place f1c4", "with amb4 voting")
    assert phase(placed) == "project"


def test_r45_the_outer_module_gives_oceanium_and_no_marker_but_a_mission_may_follow() -> None:
    state = a_game(p1={"open": "m06"})
    play(state, "place outer", "with amb1 funding")
    assert held(state) == "1C 1O"
    assert missions(state) == {"m06": "ready"}
    assert legal_texts(state) == ["fly m06", "pass"]


def test_s33_an_alteration_replaces_everything_on_the_ambassador() -> None:
    state = a_game(p1={"alterations": "alt_3_11", "hangar": 0})
    play(state, "place f1c2", "with alt_3_11", "cover amb4", "move n1a")
    token = next(cell for cell in seen(state)["senate"] if cell["id"] == "f1c2")["token"]
    assert (token["side"], token["total"], token["token"]) == ("funding", 0, "amb4")
    assert player(state)["degree"] == 3
    assert missions(state) == {"m01": "open"}
    assert held(state) == "2L"
    assert player(state)["alterations"] == []


def test_s33_the_alteration_leaves_the_game_at_round_end() -> None:
    state = a_game(
        asked=[{"step": "floors"}], active=None, cycle=5, laws=("neo", "atal"), senate={"f3c1": "p1 amb4 alt_4_01"}
    )
    assert seen(state)["round"] == 2
    assert seen(state)["alterations_out"] == ["alt_4_01"]


def test_an_alteration_that_charges_lavandium_needs_it() -> None:
    state = a_game(p1={"alterations": "alt_3_04"})
    play(state, "place f3c1")
    assert "with alt_3_04" not in legal_texts(state)
    rich = a_game(p1={"alterations": "alt_3_04", "res": "1L"})
    play(rich, "place f3c1", "with alt_3_04", "cover amb1")
    assert held(rich) == ""
    assert seen(rich)["floors"]["3"][P1] == 6


def test_s35_the_special_ambassador_gives_a_fifth_placement() -> None:
    given = {"deep": "ds6", "special_ambassador": "in_hand"}
    state = a_game(2, cycle=2, senate={"f3c1": "p1 amb1", "f1c4": "p2 amb1"}, p1=given)
    play(state, "place f2c1", "with special")
    assert player(state)["special"] == "placed"
    for _ in range(100):
        (seat,) = state.deciders()
        shown = seen(state)
        if shown["round"] > 1 or (shown["cycle"] == 5 and phase(state) == "place"):
            break
        play(state, f"p{seat + 1} place outer" if "place outer" in legal_texts(state) else legal_texts(state)[-1])
    assert (seen(state)["cycle"], state.deciders()) == (5, (P1,))
    assert "keep special" not in legal_texts(state)
    play(state, "place outer")
    while seen(state)["round"] == 1:
        play(state, legal_texts(state)[-1])
    assert player(state)["special"] == "spent"


def test_r32_the_special_ambassador_may_be_kept() -> None:
    given = {"deep": "ds6", "special_ambassador": "in_hand"}
    state = a_game(
        2,
        cycle=5,
        senate={
            "f3c1": "p1 amb1",
            "f1c4": "p1 amb2",
            "f2c1": "p1 amb3",
            "f1c5": "p1 amb4",
            "f1c1": "p2 amb1",
            "f1c2": "p2 amb2",
            "f3c3": "p2 amb3",
            "f2c6": "p2 amb4",
        },
        p1=given,
        laws=("neo", "atal"),
    )
    assert legal_texts(state)[-1] == "keep special"
    play(state, "keep special")
    assert phase(state) == "law_tie"
    play(state, "law left")
    assert seen(state)["round"] == 2
    assert player(state)["special"] == "in_hand"


def test_s31_the_first_player_cannot_begin_with_the_presidents_office() -> None:
    state = a_game()
    assert refusal(state, "place f3c6") == "illegal-first-turn-president"
    other = a_game(active=P2)
    assert "place f3c6" in legal_texts(other)
    later = a_game(cycle=2)
    assert "place f3c6" in legal_texts(later)


def test_r48_an_action_that_became_impossible_is_skipped_and_its_side_effect_applies() -> None:
    # The oceanium that Procurement asks for is gone by the time the action comes.
    state = a_game(
        asked=[
            {"step": "mission", "seat": 0},
            {"step": "side", "seat": 0, "cell": "f2c2"},
            {"step": "action", "seat": 0, "cell": "f2c2"},
        ],
        senate={"f2c2": "p1 amb3 funding"},
        p1={"hangar": 0},
    )
    assert missions(state) == {"m11": "open"}
    assert player(state)["hangar"] == 0


def test_a_mission_opened_in_this_turn_may_be_flown_at_once() -> None:
    state = a_game()
    play(state, "place f3c1", "with amb3 funding", "fly m06")
    assert player(state)["degree"] == 5
    assert (player(state)["hangar"], player(state)["supply"]) == (0, 7)
    assert missions(state) == {"m06": "done"}


def test_r57_passing_the_mission_ends_the_turn() -> None:
    described = {"specialists": "1A2 1C1-", "open": "m06"}
    state = a_game(asked="mission", p1=described)
    play(state, "pass")
    assert state.deciders() == (P2,)
    flown = a_game(asked="mission", p1=described)
    play(flown, "fly m06")
    assert legal_texts(flown) == ["use 1A2", "end turn"]


def test_r26_a_mission_that_scores_nothing_may_be_flown() -> None:
    state = a_game(asked="mission", p1={"open": "m10", "degree": 5})
    play(state, "fly m10")
    assert pp(state) == 0
    assert missions(state) == {"m10": "done"}


def test_r25_the_patron_mission_counts_itself() -> None:
    state = a_game(asked="mission", p1={"open": "m12", "done": "m06", "degree": 5})
    play(state, "fly m12")
    assert pp(state) == 3


def test_r27_a_planet_mission_without_an_action_may_not_be_flown() -> None:
    state = a_game(asked="mission", p1={"open": "m05 m06", "degree": 5})
    assert legal_texts(state) == ["fly m06", "pass"]
    assert refusal(state, "fly m05") == "illegal-mission-impossible"


def test_the_spy_mission_costs_lavandium_and_copies_planets_only() -> None:
    state = a_game(asked="mission", p1={"open": "m07", "degree": 5, "res": "1L"})
    play(state, "fly m07")
    assert held(state) == ""
    assert set(starting(state, "copy")) == {"neo", "sixmoon", "atal", "arratuin"}
    play(state, "copy sixmoon")
    assert influence(state, "sixmoon") == 1


@pytest.mark.parametrize(
    ("mission", "given", "points"),
    [("m08", {"res": "2L 1C 3D", "degree": 7}, 6), ("m10", {"die": 4, "degree": 5}, 8), ("m11", {"degree": 8}, 8)],
)
def test_missions_that_score(mission: str, given: dict[str, object], points: int) -> None:
    state = a_game(asked="mission", p1={"open": mission} | given)
    play(state, f"fly {mission}")
    assert pp(state) == points


def test_the_intrigue_mission_gives_its_medal() -> None:
    state = a_game(asked="mission", p1={"open": "m09", "degree": 7})
    play(state, "fly m09", "fund neo")
    assert "intrigue" in player(state)["medals"]
    assert player(state)["degree"] == 8
