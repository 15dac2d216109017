"""What the view tells a board of the senate as it stands, and of a placement that is being considered."""

from __future__ import annotations

from typing import Any

from games.federation.table import a_game
from support.positions import P1, play

from cosmodrome import State
from cosmodrome.games.federation.rules.senate import floor_leaders
from cosmodrome.games.federation.said.senate import passing_word

P1_HAS = {"die": 2, "degree": 7, "miner_cell": "n2", "specialists": "1A1 1B1 1C1"}


def a_senate(p1: dict[str, Any] = P1_HAS) -> State:
    """Set up two players: P1 votes on the first floor and funds below the roof, a neutral token votes on the third."""
    return a_game(
        2,
        round=2,
        cycle=2,
        senate={"f1c1": "p2 amb4", "f3c1": "p2 amb1 funding", "f3c4": "neutral 2"},
        laws=("neo", "atal"),
        steps={"neo": 8},
        p1=p1,
    )


def seen(state: State) -> Any:
    return state.view(P1).to_json()


def test_all_who_tie_lead_and_neutral_votes_alone_leave_a_floor_to_nobody() -> None:
    assert floor_leaders([3, 3, 1]) == [0, 1]
    assert floor_leaders([1, 0, 2]) == []
    assert floor_leaders([2, 0, 2]) == [0]
    assert floor_leaders([0, 0, 0]) == []


def test_the_wing_with_more_votes_passes_its_law() -> None:
    assert passing_word([3, 2]) == "left"
    assert passing_word([2, 2]) == "tie"


def test_the_senate_as_it_stands() -> None:
    view = seen(a_senate())
    assert view["floors"] == {"1": [0, 3, 0], "2": [0, 0, 0], "3": [0, 0, 2]}
    assert view["leaders"] == {"1": [1], "2": [], "3": []}
    assert (view["wings"], view["passing"]) == ({"left": 3, "right": 2}, "left")


def test_votes_take_the_floor_and_turn_the_law() -> None:
    prospects = seen(a_senate())["prospects"]
    assert prospects["floors"]["3"]["3"] == {"votes": [3, 0, 2], "leaders": [0], "points": 4}
    assert prospects["wings"]["right"]["3"] == {"left": 3, "right": 5, "passing": "right", "points": 6}


def test_too_few_votes_lead_nothing() -> None:
    prospects = seen(a_senate())["prospects"]
    assert prospects["floors"]["1"]["1"] == {"votes": [1, 3, 0], "leaders": [1], "points": 0}
    assert prospects["wings"]["left"]["1"] == {"left": 4, "right": 2, "passing": "left", "points": 4}


def test_funding_steps_on_after_what_stands_above_it_and_flows_over_to_the_common_project() -> None:
    view = seen(a_senate())
    assert view["projects"][0]["coming"] == [1]
    cells = view["prospects"]["cells"]
    assert cells["f2c1"] == {"mission": "m04", "project": "common", "done": 1, "of": 5, "overflow": True}
    assert cells["f3c2"] == {"mission": "m05", "project": "sixmoon", "done": 1, "of": 4, "overflow": False}


def test_funding_above_another_token_comes_first() -> None:
    state = a_game(2, cycle=2, senate={"f1c1": "p2 amb1 funding"}, steps={"neo": 8})
    cells = seen(state)["prospects"]["cells"]
    assert (cells["f3c1"]["project"], cells["f3c1"]["done"]) == ("neo", 4)


def test_an_open_mission_is_not_opened_again() -> None:
    cells = seen(a_senate(p1={"open": "m05"}))["prospects"]["cells"]
    assert cells["f3c2"]["mission"] is None


def test_both_sides_of_an_ambassador_one_of_the_special_one_and_alteration_tokens() -> None:
    state = a_game(
        2,
        cycle=4,
        senate={"f1c1": "p1 amb2", "f1c2": "p1 amb3", "f1c3": "p1 amb4"},
        p1={"die": 2, "alterations": "alt_1_01", "deep": "ds6", "special_ambassador": "in_hand"},
    )
    faces = seen(state)["prospects"]["faces"]
    assert [face["element"] for face in faces] == [
        "ambassador:amb1:voting",
        "ambassador:amb1:funding",
        "ambassador:amb_special:voting",
        "alteration:alt_1_01",
    ]
    assert [(face["votes"], face["die"]) for face in faces[:3]] == [(1, 2), (0, 0), (7, 2)]


def test_the_token_that_is_settled_is_named() -> None:
    state = a_senate()
    play(state, "place f2c4", "with amb4 voting")
    assert seen(state)["placing"] == {"cell": "f2c4", "element": "ambassador:amb4:voting"}


def test_a_token_shows_its_own_votes_and_their_total_with_the_die() -> None:
    state = a_senate()
    play(state, "place f2c4", "with amb4 voting", "add die")
    token = next(cell["token"] for cell in seen(state)["senate"] if cell["id"] == "f2c4")
    assert (token["votes"], token["total"]) == (3, 5)


def test_the_end_of_a_round_shows_the_senate_that_is_counted() -> None:
    state = a_game(
        2,
        cycle=4,
        first=1,
        senate={"f1c4": "p1 amb1", "f2c1": "p1 amb2 funding", "f3c1": "neutral 1"},
        outer=["p1 amb3", "p2 amb1", "p2 amb2", "p2 amb3", "p2 amb4"],
        p1={"die": 2, "res": "1C"},
    )
    events = play(state, "place f2c5", "with amb4 voting", "add die")
    # The assistants raise the die that lies on the token already.
    while not any(event["event"] == "executive_step" for event in events):
        (seat,) = state.deciders()
        events = play(state, f"p{seat + 1} {state.legal(seat)[-1]}")
    senate = next(event["senate"] for event in events if event["event"] == "executive_step")
    assert set(senate["tokens"]) == {"f1c4", "f2c1", "f3c1", "f2c5"}
    assert senate["tokens"]["f2c5"]["total"] == 7
    assert senate["floors"] == {"1": [1, 0, 0], "2": [7, 0, 0], "3": [0, 0, 1]}
    assert senate["leaders"] == {"1": [0], "2": [0], "3": []}
    assert (senate["wings"], senate["passing"]) == ({"left": 1, "right": 8}, "right")
    assert senate["coming"]["neo"] == [0]
