"""Edge cards and their windows (section 6)."""

from __future__ import annotations

from typing import Any

from games.spacecorp import scene
from support.positions import P1, P2, P3, legal_texts, play, refusal, starting

from cosmodrome import State
from cosmodrome.games.spacecorp.components import ACTIONS

SEVEN = "m_cargo_pod m_cargo_pod m_cargo_pod m_cargo_pod m_inflatable_habitat m_inflatable_habitat m_heavy_lifter"
OFFERS = "m_ion_drive m_cargo_pod m_think_tank m_cargo_pod"


def opening(seats: int = 2, era: str = "planeteers", **more: Any) -> State:
    """Set up the start of a turn, where whoever has a fitting Edge card may play it."""
    return scene.a_game(seats, era=era, stage="start", **more)


def with_microbes(board: dict[str, str], p2: dict[str, Any], era: str = "planeteers") -> State:
    """Set up the start of a turn of P1, who has 5T and Hostile Microbes."""
    return opening(era=era, p1={"hand": f"{era[0]}_hostile_microbes", "profit": 5}, p2=p2, board=board)


def test_salvage_takes_all_offers_at_the_start_of_ones_own_turn() -> None:
    state = scene.a_game(stage="start", p1={"hand": "m_salvage"}, offers=OFFERS)
    assert (scene.phase(state), legal_texts(state)) == ("edge", ["play salvage", "let be"])
    play(state, "play salvage")
    assert scene.hand(state) == sorted(OFFERS.split())
    assert scene.field(state, "offers") == [None] * 4
    assert "m_salvage" in scene.field(state, "discard")
    assert scene.phase(state) == "action"
    # The boxes stay empty until step 5, then they are filled.
    scene.act(state, "upgrade m_ion_drive 1")
    assert None not in scene.field(state, "offers")


def test_R69_salvage_without_offers_is_not_asked_for() -> None:
    state = scene.a_game(stage="start", p1={"hand": "m_salvage"}, bare=True)
    assert scene.phase(state) == "action"
    rival = scene.a_game(stage="start", p2={"hand": "m_salvage"}, offers=OFFERS)
    assert state.deciders() == rival.deciders() == (P1,)
    assert scene.phase(rival) == "action"


def test_R30_sabotage_forbids_one_action_type() -> None:
    state = scene.a_game(stage="start", p1={"hand": "m_nuclear_thermal m_ion_drive"}, p2={"hand": "m_sabotage"})
    assert state.deciders() == (P2,)
    assert set(starting(state, "play sabotage")) == {*ACTIONS} - {"revelation", "colonize"}
    play(state, "play sabotage move")
    assert state.deciders() == (P1,)
    assert not starting(state, "move")
    assert refusal(state, "move earth luna") == "illegal-sabotaged"
    assert "research" in legal_texts(state)


def test_sabotage_lasts_for_this_turn_only() -> None:
    state = scene.a_game(
        stage="start", p1={"hand": "m_nuclear_thermal m_ion_drive m_intercept"}, p2={"hand": "m_sabotage"}
    )
    play(state, "p2 play sabotage move", "upgrade m_ion_drive 2")
    assert legal_texts(state) == ["play intercept", "let be"]
    play(state, "play intercept")
    assert scene.turn_of(state) == P1
    assert starting(state, "move")


def test_R56_sabotage_may_leave_a_turn_without_an_action() -> None:
    state = scene.a_game(
        stage="start",
        p1={"hand": f"m_closed_ecology {SEVEN}", "teams": "eros halley", "infra": "m_construction_printer - -"},
        p2={"hand": "m_sabotage", "infra": "m_construction_printer - -", "teams": "eros -"},
    )
    play(state, "p2 play sabotage move")
    assert "genetics" in legal_texts(state)
    state = scene.a_game(
        stage="start",
        bare=True,
        p1={"hand": f"m_salvage {SEVEN}", "infra": "m_construction_printer - -"},
        p2={"hand": "m_sabotage", "infra": "m_construction_printer - -"},
    )
    play(state, "p2 play sabotage move")
    # Eight cards forbid Research, nothing can be built or upgraded: the turn goes on without an action.
    assert scene.turn_of(state) == P2
    assert not scene.player(state)["passed"]


def test_R56_after_the_deck_is_empty_it_leads_to_a_pass() -> None:
    state = scene.a_game(
        stage="start",
        bare=True,
        deck=0,
        p1={"hand": f"m_salvage {SEVEN}", "infra": "m_construction_printer - -"},
        p2={"hand": "m_sabotage m_ion_drive", "infra": "m_construction_printer - -"},
    )
    play(state, "p2 play sabotage move")
    assert scene.player(state)["passed"]
    assert scene.turn_of(state) == P2


def test_hostile_microbes_cost_everybody_at_a_place_with_life() -> None:
    state = opening(
        3,
        p1={"profit": 5, "teams": "io europa"},
        p2={"profit": 1},
        p3={"hand": "p_hostile_microbes", "profit": 4, "teams": "ceres"},
        board={"io": "p3_vents+p2.bio_lab", "europa": "p3_microbes+p3.bio_lab"},
    )
    play(state, "p3 play hostile_microbes")
    # P1 stands at two such places and loses once; P2 has only 1T; P3's base counts against its own player.
    assert [scene.profit(state, seat) for seat in (P1, P2, P3)] == [3, 0, 2]


def test_hostile_microbes_reach_star_tracks() -> None:
    far_out = {"profit": 5, "teams": "wolf_359:far sun sun"}
    state = with_microbes({"wolf_359": "s1_jungle"}, far_out, "starfarers")
    play(state, "play hostile_microbes")
    assert (scene.profit(state, P1), scene.profit(state, P2)) == (5, 3)


def test_R29_a_loss_stops_at_nothing() -> None:
    state = opening(p1={"hand": "p_hostile_microbes", "profit": 1, "teams": "io"}, board={"io": "p3_vents"})
    play(state, "play hostile_microbes")
    assert scene.profit(state) == 0


def test_hostile_microbes_that_hit_nobody_cannot_be_played() -> None:
    state = with_microbes({"io": "p3_core+p2.refinery"}, {"profit": 5, "legacy": "m2_exomicrobes bio_lab"})
    assert scene.phase(state) == "action"


def test_incompatible_removes_one_infra_card_of_each_player() -> None:
    state = opening(
        3,
        p1={"infra": "m_ion_drive p_solar_sail -"},
        p2={"hand": "p_incompatible"},
        p3={"infra": "p_cryobot - -"},
    )
    play(state, "p2 play incompatible")
    assert (scene.phase(state), state.deciders(), legal_texts(state)) == ("infra_loss", (P1,), ["remove 1", "remove 2"])
    play(state, "remove 1")
    assert scene.player(state)["infra"] == [None, "p_solar_sail", None]
    assert "m_ion_drive" not in scene.field(state, "discard")
    # The only card of P3 goes by itself, and what is printed under it shows again.
    assert scene.player(state, P3)["infra"] == [None, None, None]
    assert "p_cryobot" in scene.field(state, "discard")


def test_incompatible_needs_an_infra_card() -> None:
    state = opening(p1={"hand": "p_incompatible"})
    assert scene.phase(state) == "action"


# Competitors.


def test_competitors_use_the_infra_of_two_hqs() -> None:
    state = scene.a_game(
        3,
        p1={"hand": "m_competitors m_cargo_pod", "infra": "m_chemical_drive - -"},
        p2={"infra": "m_ion_drive - -"},
        p3={"infra": "m_survey_orbiter - -"},
    )
    assert scene.worth(state, "move earth luna", "competitors p2 p3") == 5
    assert scene.worth(state, "move earth luna", "competitors own p2") == 4
    scene.act(state, "move earth luna", "p2 p3 competitors")
    assert scene.owed(state) == [0, 1, 1]
    assert "m_competitors" in scene.field(state, "discard")
    assert "m_competitors" not in scene.hand(state)


def test_competitors_are_never_played_without_being_asked_for() -> None:
    state = scene.a_game(
        3,
        p1={"hand": "m_competitors", "infra": "m_chemical_drive - -"},
        p2={"infra": "m_ion_drive - -"},
        p3={"infra": "m_survey_orbiter - -"},
    )
    play(state, "move earth luna")
    assert legal_texts(state) == ["pay own p2 competitors", "custom"]
    scene.pay_with(state, "p2 p3 competitors")
    assert scene.owed(state) == [0, 1, 1]


def test_R43_competitors_cover_infra_only() -> None:
    state = scene.a_game(
        3,
        p1={"hand": "m_competitors m_ion_drive", "teams": "l4", "infra": "m_construction_printer - -"},
        p2={"infra": "m_ion_drive - -"},
        p3={"infra": "m_survey_orbiter - -"},
        board={"l4": "p2.spaceport"},
        trigger={"kind": "contracts", "by": P2, "ending": True, "last_turns": [P1, P3]},
        contracts="m1=p2 m2=p2 m3=p2 m4=p2 m5=p2 m6=p2",
    )
    # A rival's base cannot be relied on after the trigger: only Earth is left as a target.
    assert starting(state, "move l4") == ["earth"]
    play(state, "move l4 earth")
    assert not [text for text in legal_texts(state) if "port" in text]


def test_T70_competitors_work_after_a_trigger() -> None:
    trigger = {"kind": "contracts", "by": P2, "ending": True, "last_turns": [P1]}
    done = "m1=p2 m2=p2 m3=p2 m4=p2 m5=p2 m6=p2"
    state = scene.a_game(p1={"hand": "m_competitors"}, p2={"infra": "m_ion_drive - -"}, trigger=trigger, contracts=done)
    scene.act(state, "move earth luna", "own p2 competitors")
    assert scene.team(state) == "luna"
    assert scene.owed(state) == [0, 1]
    without = scene.a_game(
        p1={"hand": "m_cargo_pod"}, p2={"infra": "m_ion_drive m_ion_drive -"}, trigger=trigger, contracts=done
    )
    assert not starting(without, "move")


def test_R57_competitors_help_the_build_item_of_colonize() -> None:
    state = scene.a_game(
        era="starfarers",
        p1={"hand": "s_competitors", "infra": "s_matter_manipulators - -"},
        p2={"infra": "s_arcology_kit - -"},
        board={"wolf_359": "s1_dwarf+p1.refinery"},
    )
    play(state, "colonize wolf_359", "found c02")
    assert set(legal_texts(state)) == {"pay own s_competitors", "pay own p2 competitors", "custom"}
    play(state, "pay own p2 competitors")
    assert scene.player(state)["colonies"] == [{"tile": "c02", "site": "wolf_359"}]
    assert scene.owed(state) == [0, 1]


# In other players' actions.


def test_T20_hack_takes_an_offer_before_research() -> None:
    state = scene.a_game(
        p1={"hand": "m_cargo_pod m_cargo_pod m_heavy_lifter m_heavy_lifter"},
        p2={"hand": "m_hack"},
        offers="m_ion_drive m_think_tank m_genome_lab m_genome_lab",
    )
    scene.act(state, "research", "own")
    assert (scene.phase(state), state.deciders()) == ("edge", (P2,))
    assert set(legal_texts(state)) == {f"play hack {offer}" for offer in (1, 2, 3, 4)} | {"let be"}
    play(state, "play hack 2")
    assert scene.hand(state, P2) == ["m_think_tank"]
    assert state.deciders() == (P1,)
    assert "take 2" not in legal_texts(state)
    play(state, "take 1", "take 3")
    scene.finish_turn(state, P1)
    assert None not in scene.field(state, "offers")


def test_R60_research_that_a_hack_leaves_nothing_is_done_nevertheless() -> None:
    state = scene.a_game(deck=0, bare=True, offers="m_ion_drive", p1={"hand": "m_cargo_pod"}, p2={"hand": "m_hack"})
    scene.act(state, "research", "own")
    play(state, "play hack 1")
    assert scene.phase(state) != "research_pick"
    assert not scene.player(state)["passed"]
    assert scene.turn_of(state) == P2


def test_poach_takes_up_to_two_cards_about_to_be_discarded() -> None:
    state = scene.a_game(p1={"hand": "m_nuclear_thermal m_ion_drive m_cargo_pod time"}, p2={"hand": "m_poach"})
    scene.act(state, "move earth mars_north", "own m_nuclear_thermal m_cargo_pod time")
    assert (scene.phase(state), state.deciders()) == ("edge", (P2,))
    assert set(legal_texts(state)) == {
        "play poach m_cargo_pod",
        "play poach m_nuclear_thermal",
        "play poach m_cargo_pod m_nuclear_thermal",
        "let be",
    }
    play(state, "play poach m_cargo_pod m_nuclear_thermal")
    assert {"m_cargo_pod", "m_nuclear_thermal"} <= set(scene.hand(state, P2))


def test_poach_takes_no_edge_card_that_was_played_as_such() -> None:
    state = scene.a_game(
        3,
        p1={"hand": "m_competitors m_cargo_pod"},
        p2={"infra": "m_chemical_drive - -"},
        p3={"hand": "m_poach", "infra": "m_chemical_drive m_chemical_drive -"},
    )
    scene.act(state, "move earth luna", "p2 p3 m_cargo_pod competitors")
    while scene.phase(state) == "reward":
        play(state, "decline")
    assert (state.deciders(), legal_texts(state)) == ((P3,), ["play poach m_cargo_pod", "let be"])


def test_R32_poach_never_takes_time_cards() -> None:
    state = scene.a_game(p1={"hand": "time", "infra": "m_ion_drive - -"}, p2={"hand": "m_poach"})
    scene.act(state, "move earth luna", "own time")
    assert scene.turn_of(state) == P2
    assert scene.phase(state) == "action"


def test_intercept_gives_another_turn() -> None:
    state = scene.a_game(p1={"hand": "m_ion_drive m_intercept m_cargo_pod m_cargo_pod m_cargo_pod"})
    play(state, "upgrade m_ion_drive 1")
    assert legal_texts(state) == ["play intercept", "let be"]
    play(state, "play intercept")
    assert (scene.turn_of(state), scene.phase(state)) == (P1, "action")
    assert "m_intercept" in scene.field(state, "discard")
    declined = scene.a_game(p1={"hand": "m_ion_drive m_intercept m_cargo_pod m_cargo_pod m_cargo_pod"})
    play(declined, "upgrade m_ion_drive 1", "let be")
    assert scene.turn_of(declined) == P2


# The order of asking.


def test_R05_asked_in_turn_order_until_all_decline() -> None:
    # P2 is active. P3 is asked before P1, and P3 is asked again after P1 has played.
    state = opening(
        3,
        active=P2,
        p1={"hand": "p_sabotage", "profit": 2},
        p3={"hand": "p_incompatible"},
        p2={"infra": "p_solar_sail - -"},
    )
    assert state.deciders() == (P3,)
    play(state, "let be")
    assert state.deciders() == (P1,)
    play(state, "play sabotage build")
    assert state.deciders() == (P3,)
    play(state, "play incompatible")
    assert scene.player(state, P2)["infra"] == [None, None, None]
    assert (scene.phase(state), state.deciders()) == ("action", (P2,))


def test_R05_the_active_player_comes_first() -> None:
    state = scene.a_game(stage="start", p1={"hand": "m_salvage"}, p2={"hand": "m_sabotage"})
    assert state.deciders() == (P1,)
    play(state, "let be")
    assert state.deciders() == (P2,)
    play(state, "let be")
    assert scene.phase(state) == "action"


def test_R49_a_player_who_passed_may_still_play() -> None:
    state = scene.a_game(
        3,
        deck=0,
        p1={"passed": True, "hand": "m_divert"},
        active=P2,
        p2={"hand": "m_orbital_smelter"},
        board={"luna": "m1_exotic_a+p2.refinery", "mars_north": "m2_exotic+p2.research"},
    )
    scene.act(state, "produce 2")
    play(state, "p1 play divert")
    assert scene.profit(state, P1) == 2


def test_an_edge_card_used_for_its_action_is_no_edge() -> None:
    state = scene.a_game(p1={"hand": "m_sabotage"}, p2={"hand": "m_divert"})
    scene.act(state, "move earth luna", "own m_sabotage")
    assert scene.team(state) == "luna"


# Never interrupt.


def test_a_player_may_refuse_to_be_asked_and_ask_again() -> None:
    state = scene.a_game(stage="start", p1={"hand": "m_cargo_pod"}, p2={"hand": "m_sabotage"})
    assert state.deciders() == (P2,)
    play(state, "p2 never turn_start")
    assert scene.player(state, P2)["never"] == ["turn_start"]
    assert (scene.phase(state), state.deciders()) == ("action", (P1,))
    play(state, "p2 ask turn_start")
    assert scene.player(state, P2)["never"] == []


def test_never_holds_for_one_kind_of_window_and_in_advance() -> None:
    state = scene.a_game(
        p1={"hand": "m_orbital_smelter"},
        p2={"hand": "m_divert m_poach", "never": "after_produce"},
        board={"luna": "m1_exotic_a+p1.refinery"},
    )
    scene.act(state, "produce 1")
    while scene.phase(state) == "contract":
        play(state, "done")
    assert (scene.phase(state), state.deciders()) == ("edge", (P2,))
    assert "play poach m_orbital_smelter" in legal_texts(state)
    assert scene.profit(state, P2) == 0


def test_a_setting_changes_nothing_else() -> None:
    state = scene.a_game(p1={"hand": "m_cargo_pod"}, p2={"hand": "m_sabotage"})
    before = legal_texts(state), scene.deck(state)
    play(state, "p1 never after_contract", "p2 never before_discard")
    assert (legal_texts(state), scene.deck(state)) == before
    assert scene.bases(state, "luna") == []
