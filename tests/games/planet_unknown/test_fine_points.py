"""Fine points where several rules meet: what waits, what is forced, what is shown, and in which order."""

from __future__ import annotations

import json
from typing import Any

import pytest
from games.planet_unknown import table
from support.positions import P1, is_legal, legal_texts, play, starting

from cosmodrome import State
from cosmodrome.games.planet_unknown.grid import squares
from cosmodrome.games.planet_unknown.planets import COMMON_PLANET, PLANETS

NO_CARDS: dict[str, list[int]] = {"1": [], "2": [], "3": [], "4": []}


def lone_flux(**more: Any) -> State:
    """Set up a lone player who reaches a civ card of level 3 before taking a tile: an extra tile."""
    return table.a_game(
        seats=1,
        event=33,
        corporation="flux_industries",
        flux="civ",
        markers={"civ": 9, "tech": 14},
        civ_stacks=NO_CARDS | {"3": [16, 15]},
        **more,
    )


def resolve_all(state: State) -> None:
    """Resolve the stations and what comes of them."""
    while found := [
        text for text in legal_texts(state) if text.split()[0] in ("station", "energy", "rover", "synergy")
    ]:
        play(state, found[0])


def lay_first(state: State) -> None:
    """Lay a tile somewhere and resolve its stations."""
    play(state, "place " + starting(state, "place")[0])
    resolve_all(state)


# What lies on top, for whoever plays alone (PU 4).


def test_a_stack_that_gave_an_extra_tile_before_the_take_is_not_empty() -> None:
    grid = set(squares(PLANETS[COMMON_PLANET].grid))
    gaps = {y * 13 + x for y in (5, 8) for x in (4, 5, 6)}
    patches = [(spot % 13, spot // 13) for spot in sorted(grid - gaps - {5, 18})]
    state = lone_flux(tiles=table.BASE, patches=patches, lifepods=[], take=("Z5-rover-tech-p", "I3-rover-tech-p"))
    play(state, "use advance", "open 3", "keep 16", "extra small")
    lay_first(state)
    # The only tile that can be placed is taken without asking.
    assert table.player(state)["taken"]["tile"].startswith("I3-")
    assert len(starting(state, "place")) == 2


def test_an_extra_tile_waits_for_the_next_tile_of_the_stack() -> None:
    state = lone_flux(tiles=table.BASE, take=("Z5-rover-tech-p", None))
    play(state, "use advance", "open 3", "keep 16", "take large")
    lay_first(state)
    assert table.player(state)["taken"]["tile"].startswith("Z5-")
    assert "extra_tile" not in table.pending(state)
    lay_first(state)
    assert is_legal(state, "done")


def test_a_second_extra_tile_is_shown_after_the_first_one() -> None:
    extra = [{"item": "extra_tile", "stations": False}, {"item": "extra_tile", "stations": True}]
    state = table.a_game(seats=1, tiles=table.BASE, pending=extra)
    play(state, "extra small")
    lay_first(state)
    assert {"extra small", "extra large"} <= set(legal_texts(state))


def test_what_an_extra_tile_uncovers_after_the_take_is_not_shown_yet() -> None:
    state = table.a_game(seats=1, tiles=table.BASE, pending=[{"item": "extra_tile", "stations": True}])
    play(state, "extra small")
    lay_first(state)
    shown: Any = state.view(0).data
    assert None in [sector["small"]["top"] for sector in shown["station"]["sectors"]]


# Rovers wait for the tile of the round.


def test_R04_a_rover_of_a_card_before_the_action_waits_for_the_tile() -> None:
    state = table.a_game(
        phase="event_civ",
        event=5,
        tiles=table.BASE,
        markers={"civ": 3},
        pending=[{"item": "civ", "level": 1}],
        civ_stacks=NO_CARDS | {"1": [2, 3]},
    )
    play(state, "open 1", "keep 2", "advance rover")
    assert "rover" in table.pending(state)
    assert is_legal(state, "done")
    play(state, "done")
    assert "rover" in table.pending(state)


# Sideways moves are never forced.


def test_R49_a_marker_that_can_only_go_sideways_may_stay() -> None:
    state = table.makeshift({"civ": ("civ", 15), "tech": ("tech", 7)}, pending=[table.station("civ")])
    assert legal_texts(state) == ["station civ to tech 15", "station civ to water 15", "done"]
    play(state, "done")
    assert table.row(state, "civ") == 15


def test_R49_an_advance_that_is_possible_stays_forced() -> None:
    state = table.makeshift({"civ": ("civ", 14), "tech": ("tech", 7)}, pending=[table.station("civ")])
    assert is_legal(state, "station civ to civ 15")
    assert not is_legal(state, "done")


def test_R49_the_second_of_two_steps_may_be_left_out_where_it_goes_sideways() -> None:
    advance = {"item": "advance_one", "markers": ["civ"], "steps": 2, "bonuses": True}
    state = table.makeshift({"civ": ("civ", 14), "tech": ("tech", 7)}, pending=[advance])
    play(state, "advance civ to civ 15")
    assert legal_texts(state) == ["climb civ to tech 15", "climb civ to water 15", "stay"]
    play(state, "stay")
    assert table.row(state, "civ") == 15
    assert table.pending(state) == []


# Cards are carried out before other cards, and not with a tile in the hand (PU 5, 10, R-46).


def test_R46_R53_no_card_is_looked_at_with_a_tile_in_the_hand() -> None:
    civ = [{"item": "civ", "level": 3}, {"item": "civ", "level": 4}]
    state = table.a_game(
        phase="civ", tiles=table.BASE, pending=civ, civ_stacks=NO_CARDS | {"3": [16, 15], "4": [25, 26]}
    )
    play(state, "open 3", "keep 16", "extra small")
    assert starting(state, "place")
    assert not starting(state, "open")
    lay_first(state)
    assert is_legal(state, "keep 25")


def test_R53_a_card_is_carried_out_before_the_next_one_is_looked_at() -> None:
    civ = [{"item": "civ", "level": 1}, {"item": "civ", "level": 2}]
    state = table.a_game(phase="civ", tiles=table.BASE, pending=civ, civ_stacks=NO_CARDS | {"1": [2, 3], "2": [10, 11]})
    play(state, "open 1", "keep 2")
    assert starting(state, "advance")
    assert not starting(state, "open")
    assert not is_legal(state, "done")
    play(state, "advance water")
    assert is_legal(state, "keep 10")


# The event's window (PU 5 EVENT).


def test_R52_what_may_bring_a_civ_card_can_be_used_in_the_event() -> None:
    state = table.a_game(
        phase="event",
        event=17,
        corporation="flux_industries",
        flux="civ",
        tiles=table.BASE,
        markers={"civ": 2, "tech": 14},
        pending=[{"item": "synergy"}],
    )
    play(state, "synergy biomass")
    assert legal_texts(state) == ["use advance", "done"]
    play(state, "use advance")
    assert is_legal(state, "open 1") or starting(state, "keep")


def test_R52_a_restriction_leaves_the_same_window() -> None:
    data: Any = table.a_game(
        corporation="flux_industries", flux="civ", tiles=table.BASE, markers={"civ": 2, "tech": 14}, event=33
    ).to_json()
    data["next_event"] = 45
    data["event_deck"] = [card for card in data["event_deck"] if card != 45][:18]
    state = table.GAME.from_json(data)
    play(state, "done")
    assert state.view(0).data["phase"] == "event"
    assert legal_texts(state) == ["use advance", "done"]


def test_R52_a_rover_need_not_move_in_the_event() -> None:
    state = table.a_game(
        phase="event", event=17, tiles=table.BASE, rovers=[(5, 0)], points=2, pending=[{"item": "synergy"}]
    )
    assert starting(state, "move")
    play(state, "synergy biomass")
    assert starting(state, "take", P1)
    assert starting(state, "move", P1)


def test_R51_an_action_ends_with_an_answer_of_its_own() -> None:
    state = table.a_game(tiles=table.BASE, pending=[])
    assert legal_texts(state) == ["done"]


# Patches on stations (Wormhole Corp. T2), and patches that were stored.


def test_a_patch_on_a_pending_energy_station_leaves_only_the_other_station() -> None:
    state = table.a_game(
        "I2-civ-energy-p",
        corporation="wormhole_corp",
        tiles=table.BASE,
        markers={"tech": 5},
        pending=[{"item": "patch"}],
    )
    play(state, table.put(6, 0))
    before = starting(state, "energy")
    spot = next(
        item["square"]
        for item in json.loads(json.dumps(state.to_json()))["players"][0]["pending"]
        if item["item"] == "energy"
    )
    play(state, f"patch {spot}")
    assert set(before) > {"civ"}
    assert starting(state, "energy") == ["civ"]
    assert table.GAME.from_json(state.to_json()) == state


def test_R38_R54_only_a_patch_that_is_gained_becomes_two() -> None:
    data = table.a_game(corporation="wormhole_corp", tiles=table.BASE, markers={"tech": 10}, stored_patches=1).to_json()
    data["triggers"] = ["unplaceable"]
    state = table.GAME.from_json(data)
    play(state, "done")
    assert table.pending(state) == ["stored_patch"]
    assert starting(state, "patch")
    assert not is_legal(state, "double patch")
    assert table.GAME.from_json(state.to_json()) == state


# Technologies.


def test_R38_republic_takes_its_cards_though_the_technology_comes_in_the_final_actions() -> None:
    data: Any = table.a_game(corporation="republic", tiles=table.BASE, markers={"tech": 13}).to_json()
    data["players"][0]["cards"] = [23]
    data["civ_stacks"]["4"] = [card for card in data["civ_stacks"]["4"] if card != 23]
    data["triggers"] = ["unplaceable"]
    state = table.GAME.from_json(data)
    play(state, "done", "advance tech")
    assert starting(state, "open") or starting(state, "keep")


def test_R30_R55_a_technology_that_another_marker_holds_is_not_locked() -> None:
    state = table.makeshift(
        {"tech": ("tech", 7), "rover": ("rover", 2)}, event=45, pending=[table.station("rover"), table.station("civ")]
    )
    held = table.techs(state)
    play(state, "station rover to tech 3")
    assert table.techs(state) == held


def test_R30_R55_all_technologies_that_a_marker_opens_without_milestones_stay_shut() -> None:
    state = table.makeshift({"rover": ("rover", 6)}, event=45, pending=[table.station("rover"), table.station("civ")])
    assert table.techs(state) == []
    play(state, "station rover to tech 7")
    assert table.techs(state) == []


def test_R57_a_technology_without_milestones_in_the_last_round_stays_shut_at_the_end() -> None:
    for event, opened in ((33, True), (45, False)):
        data = table.a_game(
            corporation="republic", tiles=table.BASE, markers={"tech": 13}, event=event, pending=[table.station("tech")]
        ).to_json()
        data["triggers"] = ["unplaceable"]
        state = table.GAME.from_json(data)
        play(state, "station tech")
        resolve_all(state)
        play(state, "done")
        # Republic takes two cards at the end with its fifth technology.
        assert state.over is not opened


@pytest.mark.parametrize(("first", "water"), [("station water", "biomass 2"), ("trigger water", "rover 3")])
def test_oasis_chooses_between_the_station_and_the_advance_without_ice(first: str, water: str) -> None:
    state = table.a_game(
        "I2-water-rover-p", corporation="oasis_ultd", tiles=table.BASE, markers={"tech": 14, "water": 1, "biomass": 1}
    )
    play(state, table.put(6, 0))
    assert {"station water", "trigger water"} <= set(legal_texts(state))
    play(state, first)
    if first == "trigger water":
        play(state, "synergy biomass", "station water")
    marker = table.player(state)["markers"]["water"]
    assert f"{marker['track']} {marker['row']}" == water


def test_R58_of_two_equal_stations_the_earlier_is_resolved() -> None:
    state = table.a_game(
        tiles=table.BASE, pending=[table.station("civ"), table.station("civ", steps=2), table.station("tech")]
    )
    assert legal_texts(state).count("station civ") == 1
    play(state, "station civ")
    assert table.row(state, "civ") == 1


def test_R58_energy_that_advances_nothing_is_the_one_that_can_do_nothing_else() -> None:
    tiles = [table.laid("I2-civ-energy-p", 5, 0), table.laid("I2-energy-water-p", 6, 8)]
    squares_of = {True: "f2", False: "g9"}
    state = table.a_game(
        seats=1,
        event=33,
        corporation="cosmos_inc",
        tiles=tiles,
        markers={"tech": 7, "water": 15},
        pending=[
            {"item": "energy", "square": squares_of[True], "as_energy": False, "other": "civ"},
            {"item": "energy", "square": squares_of[False], "as_energy": False, "other": "water"},
        ],
    )
    play(state, "energy nothing")
    assert table.row(state, "civ") == 1


def test_movement_of_the_last_round_does_not_last_into_the_final_actions() -> None:
    data: Any = table.a_game(
        corporation="cosmos_inc",
        tiles=[table.laid("I2-civ-energy-p", 5, 0)],
        rovers=[(5, 0)],
        markers={"tech": 10},
        pending=[],
    ).to_json()
    data["players"][0]["movement_gained"] = True
    data["players"][0]["cards"] = [23]
    data["civ_stacks"]["4"] = [card for card in data["civ_stacks"]["4"] if card != 23]
    data["triggers"] = ["unplaceable"]
    state = table.GAME.from_json(data)
    play(state, "done")
    assert table.movement(state) == 0
    assert not starting(state, "move")
    assert table.part(state, "civ") >= 0


def test_R19_a_loaded_rover_that_is_teleported_onto_water_may_destroy_its_load() -> None:
    tiles = [*table.BASE, table.laid("I2-water-rover-p", 6, 0)]
    state = table.a_game(
        corporation="horizon_group",
        tiles=tiles,
        markers={"tech": 11},
        rovers=[(5, 0)],
        loaded=["f1"],
        pending=[{"item": "teleport"}],
    )
    play(state, "lift f1")
    wet = starting(state, "teleport and destroy")
    assert len(wet) == 1
    assert set(wet) < set(starting(state, "teleport"))
    play(state, f"teleport and destroy {wet[0]}")
    assert table.player(state)["loaded"] == []
    assert table.player(state)["rovers"] == wet


# What is asked.


def asked(state: State) -> str:
    """Give the key of what seat 0 is asked."""
    return state.prompt(0).key


def test_the_question_is_what_is_to_be_done_now() -> None:
    assert asked(table.a_game(tiles=table.BASE, pending=[{"item": "synergy"}])) == "prompt-do-synergy"
    assert asked(table.a_game(tiles=table.BASE, pending=[{"item": "synergy"}, {"item": "patch"}])) == "prompt-several"
    assert asked(table.a_game(tiles=table.BASE, rovers=[(5, 0)], points=1)) == "prompt-rovers"
    assert asked(table.a_game(tiles=table.BASE)) == "prompt-finish"
    assert (
        asked(table.a_game(tiles=table.BASE, corporation="horizon_group", markers={"tech": 14})) == "prompt-technology"
    )


def test_R52_an_event_is_asked_for_only_while_it_says_what_to_do() -> None:
    advance = {"item": "advance_one", "markers": ["biomass", "water"], "steps": 1, "bonuses": True}
    state = table.a_game(
        phase="event", event=17, tiles=table.BASE, markers={"biomass": 2}, pending=[advance, {"item": "patch"}]
    )
    assert asked(state) == "prompt-event"
    play(state, "advance water")
    assert asked(state) == "prompt-do-patch"
