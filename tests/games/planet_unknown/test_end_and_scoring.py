"""The end, the final actions and the medals (PU 12, 13, 14.4, 17)."""

from __future__ import annotations

from typing import Any

import pytest
from games.planet_unknown.table import GAME, a_game, data_of, laid, part, player, sq
from games.planet_unknown.test_setup_and_station import full_but
from support.play import written
from support.positions import P1, P2, is_legal, legal_texts, play, starting

from cosmodrome.games.planet_unknown.cards import rating, solo_target


def over(seats: int = 2, **players: Any) -> Any:
    """Set up a finished game from fields of the players."""
    data = data_of(seats)
    data |= {"phase": "over", "stack": [], "own": [], "triggers": ["depot_empty"]}
    for seat in range(seats):
        data["players"][seat] |= {"lifepods": [], **players.get(f"p{seat + 1}", {})}
    data |= players.get("table", {})
    return GAME.from_json(data)


def test_S19_the_example_of_the_rulebook() -> None:
    markers = {"civ": 4, "water": 14, "biomass": 7, "rover": 15, "tech": 10}
    state = over(
        p1={"markers": markers, "lifepods_collected": 4, "meteorites_collected": 4, "cards": [6]},
        table={"civ_stacks": {"1": [], "2": [], "3": [], "4": []}},
    )
    assert part(state, "tracks") == 15
    assert part(state, "collection") == 5
    assert part(state, "civ") == 1


def test_S20_objectives_measure_neighbours() -> None:
    from cosmodrome.games.planet_unknown.cards import OBJECTIVES
    from cosmodrome.games.planet_unknown.rules.objectives import measure

    largest = next(card for card in OBJECTIVES.values() if card.metric == "largest_area" and card.metric_terrain == 3)
    edge = next(
        card for card in OBJECTIVES.values() if card.metric == "stations_on_perimeter" and card.metric_terrain == 2
    )
    data = data_of(3)
    data |= {"phase": "over", "stack": [], "own": []}
    used = {largest.number, edge.number}
    rest = [card for card in OBJECTIVES if card not in used]
    luddite = next(card for card in rest if OBJECTIVES[card].metric == "tracks_at_max")
    data |= {
        "competitive": [edge.number, luddite, largest.number],
        "objective_deck": sorted(card for card in rest if card != luddite),
    }
    data["players"][0]["tiles"] = [laid("I2-rover-tech-p", 5, 0)]
    for player_data in data["players"]:
        player_data["lifepods"] = []
    for depot in data["depots"].values():
        depot["below"] = [tile for tile in depot["below"] if tile != "I2-rover-tech-p"]
        if depot["top"] == "I2-rover-tech-p":
            depot["top"] = depot["below"].pop()
    state = GAME.from_json(data)
    assert measure(state.colonies[0], largest) == 1  # type: ignore[attr-defined]
    # Seat 0 wins the area against seat 2, ties at zero on the edge with seat 1; seats 1 and 2 tie at zero.
    assert [part(state, "competitive", seat) for seat in range(3)] == [5 + 2, 2 + 2, 2]


def test_S21_R41_ties_are_broken_by_open_squares_then_by_meteorites() -> None:
    patches = full_but((5, 0), (6, 0), (5, 11), (6, 11))
    equal = {"patches": patches}
    assert over(p1=equal, p2=equal).winners() == [0, 1]
    lines = {"competitive": [18, 19, 20]}
    deck = {"objective_deck": [card for card in range(1, 29) if card not in (18, 19, 20)]}
    fuller = over(p1={"patches": [sq(1, 3)]}, p2={"patches": [sq(1, 3), sq(2, 3)]}, table={**lines, **deck})
    assert [score.total for score in fuller.scores()] == [6, 6]
    assert fuller.winners() == [1]


def test_S22_the_target_of_a_lone_player() -> None:
    assert solo_target([9, 3, 8]) == 58
    assert rating(55 - 58) == "survived"
    assert rating(63 - 58) == "promotion"


def test_S50_the_bottom_of_the_ladder() -> None:
    assert rating(-11) == "critical"
    assert rating(-10) == "failed"


def test_S49_sets_of_cards() -> None:
    empty: dict[str, Any] = {"table": {"civ_stacks": {"1": [], "2": [], "3": [], "4": []}}}
    assert part(over(p1={"meteorites_collected": 7, "cards": [29, 30]}, **empty), "collection") == 6
    assert part(over(p1={"cards": [33, 34, 35]}, **empty), "civ") == 6


def test_R27_card_28_does_not_count_lifepods_on_tracks() -> None:
    empty: dict[str, Any] = {"table": {"civ_stacks": {"1": [], "2": [], "3": [], "4": []}}}
    state = over(
        p1={
            "corporation": "cosmos_inc",
            "cards": [28],
            "lifepods_collected": 2,
            "rover_supply": 1,
            "lifepods_on_tracks": {"civ": [4]},
        },
        **empty,
    )
    assert part(state, "collection") == 4


def test_R48_final_actions_come_clockwise_with_rovers_still_there() -> None:
    state = a_game(
        phase="final",
        tiles=[laid("I2-rover-tech-p", 5, 0)],
        rovers=[(5, 0)],
        markers={"rover": 9},
        pending=[{"item": "advance_one", "markers": ["rover"], "steps": 1, "bonuses": True}, {"item": "patch"}],
    )
    play(state, "advance rover")
    assert starting(state, "move")
    while state.deciders() == (0,):
        play(state, legal_texts(state)[-1])
    assert state.over
    assert player(state)["rovers"] == []


def test_final_cards_advance_a_marker() -> None:
    data: dict[str, Any] = a_game().to_json()
    data["players"][0]["cards"] = [23]
    data["civ_stacks"]["4"] = [card for card in data["civ_stacks"]["4"] if card != 23]
    data["triggers"] = ["unplaceable"]
    state = GAME.from_json(data)
    play(state, "done")
    assert sorted(starting(state, "advance")) == ["biomass", "civ", "rover", "tech", "water"]
    play(state, "advance civ")
    while not state.over:
        play(state, legal_texts(state)[-1])
    assert part(state, "civ") == 2


def test_republic_5_takes_two_cards_at_the_end() -> None:
    data: dict[str, Any] = a_game(corporation="republic", markers={"tech": 14}).to_json()
    data["triggers"] = ["unplaceable"]
    state = GAME.from_json(data)
    play(state, "done")
    taken = 0
    for _ in range(60):
        if state.over:
            break
        seat = state.deciders()[0]
        choice = legal_texts(state, seat)
        if choice[0].startswith("keep"):
            taken += 1
        play(state, f"p{seat + 1} {choice[0]}")
    assert taken >= 2


@pytest.mark.parametrize("seed", range(3))
def test_solo_ends_after_twenty_events_at_the_latest(seed: int) -> None:
    state = GAME.new(1, seed)
    for _ in range(2000):
        if state.over:
            break
        state.apply(0, state.legal(0)[0])
    assert state.over
    assert written(state)["round"] <= 20
    assert state.view(None).data["solo"]["rating"]  # type: ignore[index]


def test_trigger_c_comes_with_the_last_event() -> None:
    state = GAME.new(2, 3, {"events": "normal"})
    rounds = 0
    for _ in range(6000):
        if state.over:
            break
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[-1])
        rounds = max(rounds, int(str(written(state)["round"])))
    assert state.over
    assert rounds <= 20


def test_the_end_waits_for_everybody() -> None:
    state = a_game(take=("Z5-civ-energy-p", "T4-civ-energy-p"))
    data: dict[str, Any] = state.to_json()
    data["players"][0] |= {"patches": full_but((5, 0)), "lifepods": []}
    data["own"][1] = [{"step": "resolve", "seat": 1}, {"step": "take", "seat": 1}]
    state = GAME.from_json(data)
    play(state, "p1 set aside small")
    while state.deciders()[0] == P1:
        play(state, "p1 done" if is_legal(state, "done", P1) else f"p1 {legal_texts(state, P1)[0]}")
    assert not state.over
    assert state.deciders() == (P2,)
