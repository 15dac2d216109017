"""The corporations (PU 15)."""

from __future__ import annotations

from typing import Any

from games.planet_unknown import table
from support.play import written
from support.positions import is_legal, legal_texts, play, starting

SYNERGY: list[dict[str, Any]] = [{"item": "synergy"}]


# Cosmos Inc.


def cosmos(**fields: Any) -> Any:
    return table.a_game(corporation="cosmos_inc", tiles=table.BASE, lifepods=[], **fields)


def test_S23_cosmos_skips_a_lifepod_and_its_bonus() -> None:
    state = cosmos(markers={"biomass": 1}, lifepods_on_tracks={"biomass": [2]}, pending=SYNERGY)
    play(state, "synergy biomass")
    assert table.row(state, "biomass") == 3
    assert table.pending(state) == ["patch"]


def test_S24_cosmos_skips_several_lifepods() -> None:
    state = cosmos(markers={"biomass": 1}, lifepods_on_tracks={"biomass": [2, 3]}, pending=SYNERGY)
    play(state, "synergy biomass")
    assert table.row(state, "biomass") == 4


def test_S25_cosmos_moves_free_onto_energy_once_a_point_was_gained() -> None:
    tiles = [table.laid("I2-civ-energy-p", 5, 0)]
    state = table.a_game(corporation="cosmos_inc", tiles=tiles, markers={"tech": 10}, rovers=[(5, 0)])
    assert starting(state, "move") == []
    state = table.a_game(corporation="cosmos_inc", tiles=tiles, markers={"tech": 10}, rovers=[(5, 0)], points=1)
    play(state, f"move {table.sq(5, 0)} {table.sq(5, 1)}")
    assert table.movement(state) == 1


def test_S25_the_points_may_be_spent_already() -> None:
    state = table.a_game(
        corporation="cosmos_inc",
        tiles=[table.laid("I2-civ-energy-p", 5, 0)],
        markers={"tech": 10},
        rovers=[(5, 0)],
        movement_gained=True,
    )
    assert starting(state, "move") == [f"{table.sq(5, 0)} {table.sq(5, 1)}"]


def test_R28_cosmos_lifepods_lie_on_rows_1_to_14() -> None:
    state = table.a_game(corporation="cosmos_inc", tiles=table.BASE, rovers=[(7, 1)], points=1)
    play(state, f"move {table.sq(7, 1)} {table.sq(7, 2)}")
    cells = starting(state, "stow")
    assert "area" in cells
    assert {int(cell.split()[1]) for cell in cells if cell != "area"} == set(range(1, 15))
    play(state, "stow tech 3")
    assert table.player(state)["lifepods_on_tracks"] == [["tech", 3]]


def test_R14_cosmos_2_works_at_once_and_only_once() -> None:
    state = cosmos(markers={"tech": 4}, lifepods_collected=2, pending=SYNERGY)
    play(state, "synergy tech")
    assert table.pending(state) == ["relocate"] * 3
    play(state, "relocate area", "stow civ 4")
    assert table.pending(state) == ["relocate"] * 2
    play(state, "done")
    state = cosmos(markers={"tech": 4}, lifepods_collected=2, pending=SYNERGY, used_in_game=[2])
    play(state, "synergy tech")
    assert table.pending(state) == []


def test_cosmos_3_relocates_for_an_energy_station() -> None:
    state = table.a_game(
        "I2-civ-energy-p",
        corporation="cosmos_inc",
        tiles=table.BASE,
        lifepods=[],
        lifepods_collected=1,
        markers={"tech": 8},
        used_in_game=[2],
    )
    play(state, table.put(6, 0), "energy civ")
    assert is_legal(state, "relocate area")


def test_cosmos_covered_technologies_are_shut() -> None:
    assert table.techs(cosmos(markers={"tech": 6}, lifepods_on_tracks={"tech": [3]}, used_in_game=[2])) == ["2"]


# Flux Industries


def flux(**fields: Any) -> Any:
    return table.a_game(corporation="flux_industries", tiles=table.BASE, **fields)


def test_S36_flux_has_only_the_highest_technology() -> None:
    state = flux(markers={"tech": 7, "civ": 5}, flux="civ", pending=SYNERGY)
    assert table.techs(state) == ["3"]
    play(state, "synergy civ")
    assert table.player(state)["pending"] == [{"item": "civ", "level": 3}]


def test_S37_flux_2_goes_to_the_next_milestone_R16() -> None:
    state = flux(markers={"tech": 5, "biomass": 3}, flux="biomass")
    play(state, "use milestone")
    assert table.row(state, "biomass") == 6
    assert table.pending(state) == ["patch"]
    assert not is_legal(state, "use milestone")


def test_R17_flux_2_cannot_be_kept_for_later() -> None:
    assert not is_legal(flux(markers={"tech": 7, "biomass": 3}, flux="biomass"), "use milestone")


def test_flux_2_is_impossible_on_water() -> None:
    assert not is_legal(flux(markers={"tech": 5}, flux="water"), "use milestone")


def test_R15_flux_1_counts_at_the_start_of_a_round_only() -> None:
    state = flux(markers={"tech": 2}, flux="rover", rovers=[(5, 0)], pending=SYNERGY)
    play(state, "synergy tech")
    assert table.movement(state) == 0
    play(state, "done")
    assert table.movement(state) == 2


def test_flux_4_collects_a_meteorite_even_if_the_station_advances_nothing_R35() -> None:
    state = table.a_game(
        "I2-water-rover-p",
        corporation="flux_industries",
        markers={"tech": 10, "rover": 1},
        flux="water",
        tiles=[table.laid("I2-rover-tech-m", 5, 0)],
        meteorites=[(5, 1)],
    )
    play(state, table.put(6, 0), "station water")
    assert is_legal(state, f"collect {table.sq(5, 1)}")
    play(state, f"collect {table.sq(5, 1)}")
    assert table.player(state)["meteorites_collected"] == 1


def test_flux_moves_at_each_tech_milestone() -> None:
    state = flux(markers={"tech": 2}, flux="civ", pending=SYNERGY)
    play(state, "synergy tech")
    assert sorted(starting(state, "flux")) == ["biomass", "rover", "tech", "water"]
    play(state, "flux tech")
    assert table.player(state)["flux"] == "tech"


# Horizon Group


def horizon(**fields: Any) -> Any:
    return table.a_game(corporation="horizon_group", **fields)


ROCKY = [table.laid("I2-rover-tech-m", 5, 0)]


def test_S26_horizon_delivers_at_rover_stations() -> None:
    state = horizon(tiles=ROCKY, meteorites=[(5, 1)], rovers=[(5, 0)], points=2)
    play(state, f"move {table.sq(5, 0)} {table.sq(5, 1)}")
    assert table.player(state)["loaded"] == [table.sq(5, 1)]
    assert table.player(state)["meteorites_collected"] == 0
    play(state, f"move {table.sq(5, 1)} {table.sq(5, 0)}")
    assert table.player(state)["meteorites_collected"] == 1


def test_S26_horizon_4_may_destroy_on_water_R19() -> None:
    tiles = [*ROCKY, table.laid("I2-water-rover-p", 5, 2)]
    state = horizon(tiles=tiles, rovers=[(5, 1)], loaded=[table.sq(5, 1)], markers={"tech": 10}, points=2)
    assert is_legal(state, f"move {table.sq(5, 1)} {table.sq(5, 2)}")
    play(state, f"move {table.sq(5, 1)} {table.sq(5, 2)} destroy")
    assert table.player(state)["loaded"] == []
    assert table.player(state)["meteorites_collected"] == 0


def test_S26_at_the_end_loads_leave_with_the_rovers() -> None:
    state = horizon(
        phase="final", tiles=[table.laid("I2-rover-tech-m", 5, 0, 3)], rovers=[(6, 0)], loaded=[table.sq(6, 0)]
    )
    play(state, "done") if not state.over else None
    assert table.player(state)["rovers"] == []
    assert 0 in table.player(state)["rows"]


def test_R12_cards_collect_directly_and_trigger_horizon_3() -> None:
    state = horizon(
        tiles=ROCKY,
        meteorites=[(5, 1)],
        markers={"tech": 8},
        event=19,
        phase="event",
        pending=[{"item": "collect_meteorite", "count": 1}],
    )
    play(state, f"collect {table.sq(5, 1)}")
    assert table.player(state)["meteorites_collected"] == 1
    assert table.pending(state) == ["patch"]


def test_R12_a_rover_whose_load_a_card_takes_does_not_load_what_it_stands_on() -> None:
    state = horizon(
        tiles=ROCKY,
        meteorites=[(5, 1)],
        rovers=[(5, 1)],
        loaded=[table.sq(5, 1)],
        event=19,
        phase="event",
        pending=[{"item": "collect_meteorite", "count": 1}],
    )
    play(state, f"collect carried {table.sq(5, 1)}")
    state.check()
    assert (table.player(state)["meteorites_collected"], table.player(state)["loaded"]) == (1, [])
    assert table.player(state)["meteorites"] == [table.sq(5, 1)]


def test_R18_horizon_1_ignores_adjacency_for_rover_tiles_only() -> None:
    assert is_legal(
        table.a_game("I2-water-rover-p", corporation="horizon_group", tiles=ROCKY, markers={"tech": 3}), table.put(1, 3)
    )
    assert not is_legal(
        table.a_game("I2-civ-energy-p", corporation="horizon_group", tiles=ROCKY, markers={"tech": 3}), table.put(1, 3)
    )
    state = table.a_game("I2-water-rover-p", corporation="horizon_group", tiles=ROCKY, markers={"tech": 3}, event=39)
    assert not is_legal(state, table.put(1, 3))


def test_R33_the_load_of_a_destroyed_rover_is_destroyed_too() -> None:
    state = table.a_game(
        "I2-civ-energy-p", corporation="horizon_group", tiles=ROCKY, rovers=[(6, 0)], loaded=[table.sq(6, 0)]
    )
    play(state, table.put(6, 0))
    assert table.player(state)["loaded"] == []
    assert table.player(state)["meteorites_collected"] == 0


# Jump Drive


def test_S27_jump_drive_d_makes_tech_energy() -> None:
    state = table.a_game("I2-rover-tech-p", corporation="jump_drive", unlocked=["D"], lifepods=[], markers={"rover": 1})
    play(state, f"{table.put(5, 0)} as energy")
    if is_legal(state, "energy rover"):
        play(state, "energy rover")
    assert table.row(state, "rover") == 3
    assert table.row(state, "tech") == 0


def test_S28_jump_drive_loses_medals_by_climbing() -> None:
    for level, medals in ((7, 3), (1, 5), (0, 0)):
        assert table.part(table.a_game(corporation="jump_drive", markers={"tech": level}), "tracks") == medals


def test_R34_jump_drive_c_doubles_any_synergy() -> None:
    state = table.a_game(
        corporation="jump_drive", unlocked=["C"], lifepods=[], event=17, phase="event", pending=SYNERGY
    )
    play(state, "double synergy water")
    assert table.row(state, "water") == 2


def test_jump_drive_lifepods_unlock_technologies() -> None:
    state = table.a_game(corporation="jump_drive", tiles=table.BASE, rovers=[(7, 1)], points=1)
    play(state, f"move {table.sq(7, 1)} {table.sq(7, 2)}")
    assert starting(state, "stow") == ["area", "A", "B", "C", "D", "E", "F"]
    play(state, "stow A")
    assert table.techs(state) == ["a"]


def test_jump_drive_a_exchanges_a_patch_once_a_round() -> None:
    state = table.a_game(
        corporation="jump_drive", tiles=table.BASE, unlocked=["A"], lifepods=[], pending=[{"item": "patch"}] * 2
    )
    play(state, "exchange patch")
    assert sorted(table.pending(state)) == ["patch", "synergy"]
    assert not is_legal(state, "exchange patch")


def test_jump_drive_b_teleports_to_the_same_terrain() -> None:
    tiles = [*table.BASE, table.laid("I2-water-rover-p", 6, 0)]
    state = table.a_game(corporation="jump_drive", tiles=tiles, unlocked=["B"], lifepods=[], rovers=[(5, 0)], points=2)
    play(state, f"jump from {table.sq(5, 0)}")
    assert table.player(state)["rovers"] == [table.sq(6, 1)]
    assert table.movement(state) == 1
    assert starting(state, "jump from") == []


def test_jump_drive_e_gains_a_row_of_bonuses() -> None:
    state = table.a_game(corporation="jump_drive", tiles=table.BASE, unlocked=["E"], lifepods=[], markers={"civ": 3})
    play(state, "use claim civ")
    assert sorted(table.pending(state)) == ["civ", "patch", "synergy"]
    assert table.movement(state) == 1


def test_R31_jump_drive_f_lets_everyone_compete() -> None:
    state = table.a_game(seats=3, corporation="jump_drive", tiles=table.BASE, unlocked=["F"], lifepods=[])
    play(state, "use objective")
    assert len(starting(state, "share")) == 3
    assert state.view(1).data["looking"] is None
    play(state, legal_texts(state)[0])
    common: list[dict[str, Any]] = state.view(1).data["common"]  # type: ignore[assignment]
    assert len(common) == 1
    assert len(common[0]["values"]) == 3


def test_R59_objectives_that_jump_drive_does_not_keep_can_be_drawn_again() -> None:
    state = table.a_game(seats=3, corporation="jump_drive", tiles=table.BASE, unlocked=["F"], lifepods=[])
    before: Any = state.to_json()
    play(state, "use objective")
    kept = legal_texts(state)[0]
    play(state, kept)
    after: Any = state.to_json()
    assert sorted([*after["objective_deck"], int(kept.split()[1])]) == sorted(before["objective_deck"])


# Makeshift


def test_S29_makeshift_goes_diagonally() -> None:
    state = table.makeshift({"water": ("water", 4)}, pending=[table.station("water")])
    data: dict[str, Any] = state.to_json()
    data["players"][0]["pending"] = [table.station("water"), table.station("civ")]
    state = table.GAME.from_json(data)
    assert sorted(text for text in starting(state, "station") if text.startswith("water")) == [
        "water to biomass 5",
        "water to civ 5",
        "water to water 5",
    ]
    state = table.makeshift(
        {"water": ("water", 4), "civ": ("civ", 5)}, pending=[table.station("water"), table.station("tech")]
    )
    assert not is_legal(state, "station water to civ 5")


def test_S57_makeshift_loses_technologies_with_the_last_marker_on_the_tech_track() -> None:
    state = table.makeshift({"tech": ("tech", 5)}, pending=[table.station("tech"), table.station("civ")])
    assert table.techs(state) == ["1", "2"]
    play(state, "station tech to rover 6")
    assert table.techs(state) == []


def test_R49_a_sideways_shift_takes_the_same_synergy_once_a_round() -> None:
    state = table.makeshift({"water": ("water", 8), "tech": ("tech", 7)}, pending=SYNERGY * 3)
    play(state, "synergy water to civ 8")
    assert table.pending(state).count("synergy") == 3
    play(state, "synergy water to water 8")
    play(state, "synergy water to civ 8")
    assert table.pending(state).count("synergy") == 2


def test_R36_any_marker_repeats_the_last_rover_cell() -> None:
    state = table.makeshift(
        {"civ": ("rover", 15)}, rovers=[(9, 2)], pending=[table.station("civ"), table.station("tech")]
    )
    play(state, "station civ to rover 15")
    assert table.movement(state) == 3


def test_makeshift_scores_where_markers_stand() -> None:
    assert table.part(table.makeshift({"civ": ("water", 15)}), "tracks") == 5
    assert (
        table.part(table.makeshift({"civ": ("water", 15), "tech": ("tech", 14), "water": ("water", 2)}), "tracks")
        == 5 + 5 + 2
    )


# Oasis Ultd.


def test_S30_oasis_is_blocked_without_its_first_technology() -> None:
    for level, place in ((0, ("water", 1)), (3, ("tech", 4))):
        state = table.a_game(
            "I4-water-rover-p", corporation="oasis_ultd", markers={"water": 1, "biomass": 2, "tech": level}
        )
        play(state, table.put(0, 5))
        if is_legal(state, "station water"):
            play(state, "station water")
        shown = table.player(state)["markers"]["water"]
        assert (shown["track"], shown["row"]) == place
        assert table.movement(state) == (1 if level else 0)


def test_R26_oasis_medals() -> None:
    for index, medals in ((9, 0), (10, 3), (13, 6), (19, 9), (21, 12), (23, 15)):
        assert table.part(table.a_game(corporation="oasis_ultd", markers={"water": index}), "tracks") == medals


def test_R39_oasis_regresses_along_the_path_and_skips_nothing() -> None:
    state = table.a_game(
        corporation="oasis_ultd",
        markers={"water": 3, "biomass": 2, "tech": 3},
        event=32,
        phase="event",
        pending=[{"item": "regress_one", "markers": ["water", "civ"], "steps": 1}],
    )
    play(state, "done")
    assert table.player(state)["markers"]["water"]["row"] == 3


def test_R40_oasis_3_works_for_the_tile_of_card_5() -> None:
    state = table.a_game(
        "I2-civ-energy-p", stations=False, corporation="oasis_ultd", tiles=table.BASE, markers={"tech": 7}
    )
    play(state, table.put(6, 0))
    assert table.player(state)["markers"]["water"]["row"] == 1
    assert table.row(state, "civ") == 0


# Republic


def republic(**fields: Any) -> Any:
    return table.a_game(corporation="republic", tiles=table.BASE, **fields)


def test_S32_republic_pays_for_civ_milestones() -> None:
    state = republic(markers={"civ": 1, "tech": 2, "rover": 3}, pending=SYNERGY)
    play(state, "synergy civ")
    assert sorted(starting(state, "regress")) == ["rover", "tech"]
    play(state, "regress rover")
    assert table.row(state, "rover") == 2
    assert table.movement(state) == 0


def test_R43_republic_with_nothing_to_lose() -> None:
    state = republic(markers={"civ": 1}, pending=SYNERGY)
    play(state, "synergy civ")
    assert is_legal(state, "done")


def test_S31_republic_2_also_sees_a_card_of_the_next_level() -> None:
    state = republic(phase="civ", markers={"tech": 5}, pending=[{"item": "civ", "level": 3}])
    play(state, "open 3") if is_legal(state, "open 3") else None
    shown: dict[str, Any] = table.GAME.from_json(state.to_json()).view(0).data
    levels = shown["looking"]["civ"]
    from cosmodrome.games.planet_unknown.cards import CIV_CARDS

    assert sorted(CIV_CARDS[card].level for card in levels) == [3, 3, 3, 4]
    extra = next(card for card in levels if CIV_CARDS[card].level == 4)
    other = next(card for card in levels if CIV_CARDS[card].level == 3)
    play(state, f"keep {other}")
    assert extra in written(state)["civ_stacks"]["4"]


def test_R50_republic_2_with_an_empty_stack() -> None:
    data = republic(phase="civ", markers={"tech": 5}, pending=[{"item": "civ", "level": 3}]).to_json()
    data["civ_stacks"]["3"] = []
    state = table.GAME.from_json(data)
    play(state, "open 3")
    assert len(table.player(state)["cards"]) + len(table.player(state)["played"]) == 1


def test_S33_republic_1_moves_for_a_civ_tile() -> None:
    for level, points in ((4, 2), (1, 0)):
        state = table.a_game(
            corporation="republic",
            tiles=table.BASE,
            rovers=[(5, 0)],
            markers={"tech": 3, "rover": level},
            take=("Z5-civ-energy-p", "I3-water-rover-p"),
        )
        play(state, "take large")
        assert table.movement(state) == points


def test_R29_republic_3_jumps_between_civ_stations() -> None:
    tiles = [table.laid("I2-civ-energy-p", 5, 0), table.laid("I3-civ-energy-p", 6, 0)]
    state = table.a_game(corporation="republic", tiles=tiles, markers={"tech": 7}, rovers=[(5, 0)], points=1)
    play(state, f"jump from {table.sq(5, 0)}")
    assert table.player(state)["rovers"] == [table.sq(6, 1)]


# Wormhole Corp.


def test_S34_wormhole_chooses_one_of_two_bonuses() -> None:
    state = table.a_game(corporation="wormhole_corp", tiles=table.BASE, markers={"biomass": 1}, pending=SYNERGY)
    play(state, "synergy biomass")
    assert sorted(starting(state, "choose")) == ["advance", "patch"]
    play(state, "choose patch")
    assert table.pending(state) == ["patch"]
    assert table.part(state, "tracks") == 1


def test_S35_wormhole_expands_by_touching_a_patch() -> None:
    state = table.a_game("I2-biomass-civ-p", corporation="wormhole_corp", tiles=table.BASE, patches=[(4, 1)])
    play(state, table.put(4, 2))
    if is_legal(state, "station biomass"):
        play(state, "station biomass")
    assert table.row(state, "biomass") == 1
    alone = table.a_game("I2-biomass-civ-p", corporation="wormhole_corp", tiles=table.BASE)
    play(alone, table.put(4, 1))
    assert table.row(alone, "biomass") == 0
    assert table.row(alone, "civ") == 1


def test_R11_wormhole_energy_cannot_advance_biomass() -> None:
    tiles = [table.laid("I2-biomass-civ-p", 5, 0)]
    state = table.a_game("I2-civ-energy-p", corporation="wormhole_corp", tiles=tiles)
    play(state, table.put(6, 0, 2))
    assert "biomass" not in starting(state, "energy")


def test_R20_wormhole_5_covers_meteorites_at_the_end_only() -> None:
    for phase, allowed in (("action", False), ("final", True)):
        state = table.a_game(
            phase=phase,
            corporation="wormhole_corp",
            tiles=ROCKY,
            meteorites=[(5, 1)],
            markers={"tech": 14},
            pending=[{"item": "patch"}] * 2,
        )
        assert is_legal(state, f"patch {table.sq(5, 1)}") is allowed


def test_wormhole_3_doubles_one_patch_a_round() -> None:
    state = table.a_game(
        corporation="wormhole_corp", tiles=table.BASE, markers={"tech": 7}, pending=[{"item": "patch"}]
    )
    play(state, "double patch")
    assert table.pending(state) == ["patch", "patch"]
    assert not is_legal(state, "double patch")


def test_wormhole_1_puts_the_marker_back() -> None:
    state = table.a_game(corporation="wormhole_corp", tiles=table.BASE, markers={"tech": 3, "biomass": 5})
    play(state, "use reset")
    assert table.row(state, "biomass") == 0


def test_R38_no_technology_is_started_after_the_last_round() -> None:
    state = table.a_game(
        phase="final",
        corporation="wormhole_corp",
        tiles=table.BASE,
        markers={"tech": 7, "biomass": 5},
        pending=[{"item": "patch"}],
    )
    assert not is_legal(state, "use reset")
    assert is_legal(state, "double patch")


def test_S54_regressing_shuts_a_technology_until_it_is_reached_again() -> None:
    state = table.a_game(
        markers={"tech": 5},
        event=32,
        phase="event",
        pending=[{"item": "regress_one", "markers": ["tech"], "steps": 1}, {"item": "synergy"}],
    )
    assert table.techs(state) == ["1", "2"]
    play(state, "regress tech")
    assert table.techs(state) == ["1"]
    play(state, "synergy tech")
    assert table.techs(state) == ["1", "2"]
