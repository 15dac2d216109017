"""The course of a turn (AF 4), tokens above eight (AF 12)."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import (
    GAME,
    a_game,
    count_at,
    docked_at,
    end_turns,
    phase,
    player,
    rolled,
    tokens,
    unplaced,
)
from support.positions import P1, P2, P3, P4, is_legal, legal_texts, play, refusal, seen, starting, whose

from cosmodrome import IllegalAction, Match


def test_the_roll_gathers_every_ship_in_play_and_no_other() -> None:
    state = a_game(asked="roll", docked={"lunar_mine": "p1:3 p2:4", "colonist_hub": "p1:2 p3:5"}, fleet=4)
    events = play(state, "roll")
    assert count_at(state, P1, "unplaced") == 4
    assert count_at(state, P1, "stock") == 2
    assert docked_at(state, "lunar_mine") == "p2:4"
    assert docked_at(state, "colonist_hub") == "p3:5"
    assert [event["event"] for event in events] == ["rolled"]
    assert len(events[0]["dice"]) == 4


def test_the_relic_ship_is_rolled_by_its_owner_only() -> None:
    for active, dice in ((P1, 4), (P2, 3)):
        state = a_game(asked="roll", active=active, relic=P1, colonies={"burroughs_desert": "p1"})
        play(state, "roll")
        assert len(unplaced(state).split()) == dice


def test_R05_nothing_but_the_roll_comes_first() -> None:
    state = a_game(
        asked="roll",
        fuel=4,
        ore=4,
        circle=7,
        colonies={"burroughs_desert": "p1"},
        hand="booster_pod stasis_beam plasma_cannon orbital_teleporter data_crystal",
        docked={"solar_converter": "p1:3 p2:4"},
        fields={"positron": "lem_badlands"},
    )
    assert legal_texts(state) == ["roll"]


def test_every_face_of_the_die_comes_up() -> None:
    state = GAME.new(2, 1)
    faces: list[str] = []
    for _ in range(40):
        play(state, "roll")
        faces += unplaced(state).split()
        end_turns(state, 1 - whose(state))
    assert {face: faces.count(face) > 5 for face in faces} == dict.fromkeys("123456", True)


def test_play_goes_clockwise() -> None:
    state = a_game(active=P3, asked="roll")
    order = [whose(state)]
    while len(order) < 6:
        play(state, "roll")
        end_turns(state, (whose(state) + 1) % 4)
        order.append(seen(state)["active"])
    assert order == [P3, P4, P1, P2, P3, P4]
    assert seen(state)["turn"] == 37 + 5


def test_only_the_active_player_decides() -> None:
    state = a_game("1 2 4", hands={P2: "plasma_cannon"}, fuel={P2: 3})
    assert state.deciders() == (P1,)
    for seat in (P2, P3, P4):
        with pytest.raises(IllegalAction) as caught:
            state.legal(seat)
        assert caught.value.message.key == "illegal-not-your-turn"


def test_ships_left_unplaced_go_to_the_bay() -> None:
    state = a_game(
        "1 2 4",
        seats=2,
        circle=7,
        docked={"lunar_mine": "p2:6", "alien_artifact": "p2:1 p2:1 p2:1 p2:1", "raiders_outpost": "p1:4 p1:5 p1:6"},
    )
    play(state, "dock 1 solar_converter", "dock 2 solar_converter", "dock 4 solar_converter")
    play(state, "end turn")
    assert docked_at(state, "solar_converter") == "p1:1 p1:2 p1:4"
    assert count_at(state, P1, "bay") == 0

    full = a_game(
        "1 2 4",
        seats=4,
        circle=7,
        docked={
            "lunar_mine": "p2:6",
            "alien_artifact": "p2:1 p2:1 p2:1 p2:1",
            "solar_converter": "p3:1 p3:1 p3:1 p3:1 p3:1 p3:1 p4:1 p4:1",
        },
    )
    events = play(full, "end turn")
    assert count_at(full, P1, "bay") == 3
    assert events[0] == {
        "event": "laid_up",
        "seat": P1,
        "ships": [{"id": 0, "value": 1}, {"id": 1, "value": 2}, {"id": 2, "value": 4}],
    }


def test_docked_ships_stay_until_the_owners_next_roll() -> None:
    state = a_game("5 5 5")
    play(state, "dock 5 lunar_mine", "dock 5 alien_artifact", "dock 5 solar_converter", "end turn")
    end_turns(state, P1)
    assert docked_at(state, "lunar_mine").count("p1:5") == 1
    play(state, "roll")
    assert "p1" not in docked_at(state, "lunar_mine")


def test_what_was_gained_for_one_turn_ends_with_it() -> None:
    state = a_game("3 4 4 5", fuel=4, colonies={"lem_badlands": "p2", "pohl_foothills": "p3"}, hand="data_crystal")
    play(
        state,
        "use data_crystal lem_badlands",
        "dock 4 4 orbital_market",
        "dock 5 alien_artifact",
        "dock 3 alien_artifact",
    )
    assert seen(state)["artifact"] == {"total": 8, "needed": 8, "enough": True, "cycles": 2}
    assert seen(state)["market_rate"] == 4
    play(state, "end turn")
    turn = state.to_json()["turn"]
    assert turn == {
        "used_cards": [],
        "discard_power_used": False,
        "borrowed_territory": None,
        "mine_docks_this_turn": 0,
        "hub_docks_this_turn": 0,
        "asimov_used": False,
        "artifact_ships": [],
        "artifact_cycles": 0,
        "market_pairs": [],
    }
    end_turns(state, P1)
    play(state, "roll")
    assert not any(is_legal(state, text) for text in ("trade", "cycle"))
    assert starting(state, "claim") == []


def test_a_card_used_this_turn_may_be_used_on_the_next() -> None:
    state = a_game("3", fuel=4, hand="booster_pod")
    play(state, "use booster_pod 3")
    assert starting(state, "use booster_pod") == []
    play(state, "dock 4 solar_converter", "end turn")
    end_turns(state, P1)
    state = rolled(state, "1 2 3")
    assert starting(state, "use booster_pod") == ["1", "2", "3"]


# The limit of eight.


def test_tokens_above_eight_are_returned_at_the_end_of_the_turn() -> None:
    state = a_game("", fuel=7, ore=4)
    play(state, "end turn")
    assert (whose(state), phase(state)) == (P1, "return_resources")
    assert legal_texts(state) == ["return ore 3", "return fuel 1 ore 2", "return fuel 2 ore 1", "return fuel 3"]
    stock = seen(state)["stock"]
    play(state, "return fuel 1 ore 2")
    assert tokens(state) == (6, 2)
    assert seen(state)["stock"] == {"fuel": stock["fuel"] + 1, "ore": stock["ore"] + 2}
    assert (whose(state), phase(state)) == (P2, "roll")


@pytest.mark.parametrize(("fuel", "ore", "left"), [(11, 0, (8, 0)), (0, 9, (0, 8))])
def test_tokens_of_one_kind_are_returned_by_themselves(fuel: int, ore: int, left: tuple[int, int]) -> None:
    state = a_game("", fuel=fuel, ore=ore)
    play(state, "end turn")
    assert tokens(state) == left
    assert whose(state) == P2


def test_no_more_of_a_kind_is_returned_than_there_is() -> None:
    state = a_game("", fuel=12, ore=1)
    play(state, "end turn")
    assert legal_texts(state) == ["return fuel 4 ore 1", "return fuel 5"]


def test_eight_tokens_are_kept() -> None:
    state = a_game("", fuel=5, ore=3)
    play(state, "end turn")
    assert tokens(state) == (5, 3)
    assert whose(state) == P2


def test_more_than_eight_may_be_held_during_the_turn() -> None:
    state = a_game("6 6", fuel=7, ore=1)
    play(state, "dock 6 solar_converter", "dock 6 lunar_mine")
    assert tokens(state) == (10, 2)
    assert phase(state) == "actions"


def test_a_pending_decision_is_all_that_may_be_done() -> None:
    state = a_game("6", fleet=4, fuel=5, ore=5, circle=7, hand="booster_pod", fields={"positron": "lem_badlands"})
    play(state, "dock 6 terraforming_station")
    assert phase(state) == "place_colony"
    assert sorted(legal_texts(state)) == sorted(f"land {territory}" for territory in seen(state)["territories"])
    assert refusal(state, "end turn") == "illegal-not-offered"
    assert refusal(state, "launch") == "illegal-not-offered"


def test_every_player_begins_a_turn_with_three_ships_or_more() -> None:
    state = a_game("6 1 2", fleet=4, fuel=1, ore=1)
    play(state, "dock 6 terraforming_station", "land lem_badlands")
    end_turns(state, P1)
    assert (player(state)["fleet"], player(state)["stock"]) == (3, 3)


# Undo (AF 15): never across a roll, a draw of cards or the end of a turn.


def test_undo_does_not_cross_a_roll_a_draw_or_the_end_of_a_turn() -> None:
    match = Match.new(GAME, 2, 1)

    def act(text: str) -> None:
        seat = whose(match.state)
        match.play(seat, match.state.parse(seat, text))

    me = whose(match.state)
    act("roll")
    assert match.undo_point(me) == match.number
    dice = unplaced(match.state).split()
    act(f"dock {dice[0]} alien_artifact")
    act(f"dock {dice[1]} solar_converter")
    assert match.undo_point(me) == match.number - 2
    match.undo(me)
    assert unplaced(match.state).split() == dice[1:]
    act("cycle")
    assert match.undo_point(me) == match.number
    act(f"dock {dice[1]} solar_converter")
    act(f"dock {dice[2]} solar_converter")
    act("end turn")
    assert match.undo_point(me) == match.number
