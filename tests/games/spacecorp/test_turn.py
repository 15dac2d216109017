"""The course of a turn (section 5), Research (8.1), Upgrade (8.8), rewards (12) and transport (13)."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp import scene
from support.positions import P1, P2, P3, legal_texts, play, refusal, starting

from cosmodrome import State

FIVE = "m_ion_drive m_ion_drive m_construction_printer m_construction_printer m_inflatable_habitat"
STUCK = " ".join(["m_inflatable_habitat", "m_regolith_works", "m_ore_processor"] * 2) + " m_competitors m_salvage"


@pytest.mark.parametrize(("cards", "after"), [(4, 5), (5, 5), (3, 4)])
def test_T04_R04_with_four_cards_or_fewer_one_is_drawn(cards: int, after: int) -> None:
    state = scene.a_game(stage="draw", p1={"hand": " ".join(FIVE.split()[:cards])})
    assert len(scene.hand(state)) == after
    assert scene.turn_of(state) == P2


def test_T04_an_empty_deck_gives_no_card() -> None:
    state = scene.a_game(stage="draw", deck=0, p1={"hand": "m_ion_drive"})
    assert scene.hand(state) == ["m_ion_drive"]


def test_time_cards_count_for_the_hand() -> None:
    state = scene.a_game(stage="draw", p1={"hand": "m_ion_drive m_ion_drive m_cargo_pod time time"})
    assert len(scene.hand(state)) == 5


def test_R03_only_without_a_legal_action_is_the_action_skipped() -> None:
    # A full hand forbids Research, nothing shows Move, nothing can be upgraded.
    state = scene.a_game(p1={"hand": "m_closed_ecology", "infra": "m_construction_printer - -"})
    assert "pass" not in legal_texts(state)
    assert refusal(state, "pass") == "illegal-pass"
    state = scene.a_game(
        p1={"hand": STUCK, "infra": "m_construction_printer - -"}, p2={"infra": "m_construction_printer - -"}
    )
    # The turn went on by itself: no action, no draw with eight cards.
    assert (scene.turn_of(state), len(scene.hand(state))) == (P2, 8)


def test_contracts_are_claimed_also_when_the_action_was_skipped() -> None:
    state = scene.a_game(
        p1={"hand": STUCK, "infra": "m_construction_printer - -", "genetics": 3},
        p2={"infra": "m_construction_printer - -"},
    )
    assert (scene.phase(state), legal_texts(state)) == ("contract", ["fulfill m7", "done"])


# Research.


def test_T18_research_takes_as_many_cards_as_its_value() -> None:
    cards = "m_mission_analytics m_mission_analytics m_ion_drive m_ion_drive m_cargo_pod m_cargo_pod m_cargo_pod"
    state = scene.a_game(p1={"hand": cards})
    play(state, "research")
    scene.custom(state, "own m_mission_analytics m_mission_analytics")
    for _ in range(6):
        assert scene.phase(state) == "research_pick"
        play(state, "draw")
    assert scene.phase(state) != "research_pick"
    assert len(scene.hand(state)) == 7 - 2 + 6
    again = scene.a_game(p1={"hand": " ".join(scene.hand(state))})
    assert refusal(again, "research") == "illegal-hand-full"


def test_T19_with_eight_cards_research_is_illegal() -> None:
    seven = FIVE + " m_cargo_pod m_cargo_pod"
    assert "research" in legal_texts(scene.a_game(p1={"hand": seven}))
    assert refusal(scene.a_game(p1={"hand": seven + " m_cargo_pod"}), "research") == "illegal-hand-full"


def test_R11_research_may_stop_after_one_card() -> None:
    state = scene.a_game(p1={"hand": "m_cargo_pod"})
    scene.act(state, "research", "own")
    assert "stop" not in legal_texts(state)
    play(state, "take 2")
    assert "take 2" not in legal_texts(state)
    play(state, "stop")
    # One taken, one drawn in step 6.
    assert len(scene.hand(state)) == 3


def test_research_takes_what_there_is() -> None:
    state = scene.a_game(bare=True, offers="m_cargo_pod - - -", deck="m_ion_drive", p1={"hand": "m_think_tank"})
    scene.act(state, "research", "own m_think_tank")
    play(state, "take 1")
    assert legal_texts(state) == ["draw", "stop"]
    play(state, "draw")
    assert scene.hand(state) == ["m_cargo_pod", "m_ion_drive"]


def test_R61_a_time_card_is_taken_like_any_other() -> None:
    state = scene.a_game(3, offers="time m_ion_drive m_cargo_pod m_cargo_pod", p1={"hand": "m_cargo_pod"})
    scene.act(state, "research", "own")
    play(state, "take 1", "stop")
    assert "time" in scene.hand(state)


def test_offers_are_refilled_from_left_to_right_after_the_action() -> None:
    state = scene.a_game(
        offers="m_cargo_pod m_cargo_pod m_science_module m_science_module", deck="m_orbital_smelter", p1={"hand": FIVE}
    )
    scene.act(state, "research", "own")
    play(state, "take 1", "take 3")
    # One card was left for two empty boxes: the left one has it, and the deck is empty.
    assert scene.field(state, "offers") == ["m_orbital_smelter", "m_cargo_pod", None, "m_science_module"]
    assert scene.field(state, "trigger")["kind"] == "deck"


def test_R33_the_discard_pile_is_never_shuffled_again() -> None:
    state = scene.a_game(deck="m_ion_drive", p1={"hand": "m_cargo_pod"})
    left = len(scene.field(state, "discard"))
    scene.act(state, "research", "own")
    play(state, "draw", "stop")
    assert scene.deck(state) == 0
    assert len(scene.field(state, "discard")) == left


# Upgrade.


def test_T50_a_card_in_slot_one_covers_what_is_printed() -> None:
    filled = "- m_construction_printer m_survey_orbiter"
    state = scene.a_game(
        p1={"hand": "m_ion_drive m_cargo_pod", "infra": filled, "teams": "luna"}, board={"luna": "m1_ice+p1.research"}
    )
    assert scene.worth(state, "move luna earth", "own m_cargo_pod") == 1 + 2 + 1
    play(state, "upgrade m_ion_drive 1")
    assert scene.player(state)["infra"] == ["m_ion_drive", "m_construction_printer", "m_survey_orbiter"]
    assert "m_ion_drive" not in scene.hand(state)
    after = scene.a_game(
        p1={"hand": "m_cargo_pod", "infra": "m_ion_drive m_construction_printer m_survey_orbiter", "teams": "luna"},
        board={"luna": "m1_ice+p1.research"},
    )
    assert scene.worth(after, "move luna earth", "own m_cargo_pod") == 3 + 2 + 1


def test_T50_a_replaced_card_of_this_era_returns_and_an_older_one_leaves() -> None:
    state = scene.a_game(
        p1={"hand": f"m_ion_drive {FIVE.replace('m_ion_drive ', '')}", "infra": "m_survey_orbiter - -"}
    )
    play(state, "upgrade m_ion_drive 1")
    assert "m_survey_orbiter" in scene.hand(state)
    older = scene.a_game(
        era="planeteers", p1={"hand": "p_solar_sail p_cryobot p_cryobot time time", "infra": "m_ion_drive - -"}
    )
    play(older, "upgrade p_solar_sail 1")
    assert "m_ion_drive" not in [*scene.hand(older), *scene.field(older, "discard")]


def test_R13_several_slots_may_hold_cards_of_one_type() -> None:
    state = scene.a_game(
        p1={"hand": "m_cargo_pod", "infra": "m_ion_drive m_ion_drive m_survey_orbiter", "teams": "luna"},
        board={"luna": "m1_ice+p1.research"},
    )
    assert scene.worth(state, "move luna earth", "own m_cargo_pod") == 3 + 3 + 2 + 1


def test_only_infra_cards_can_be_upgraded_and_never_into_the_research_box() -> None:
    state = scene.a_game(p1={"hand": "m_cargo_pod m_ion_drive"})
    assert starting(state, "upgrade") == ["m_ion_drive 1", "m_ion_drive 2", "m_ion_drive 3"]
    assert refusal(state, "upgrade m_cargo_pod 1") == "illegal-upgrade"


def test_R64_a_card_is_not_put_on_its_like() -> None:
    state = scene.a_game(p1={"hand": "m_ion_drive", "infra": "- m_ion_drive -"})
    assert starting(state, "upgrade") == ["m_ion_drive 1", "m_ion_drive 3"]


# Rewards.


def test_rewards_are_drawn_from_the_left_of_the_active_player() -> None:
    # P2 is active; P3 owns the base relied on, P1 the Infra.
    state = scene.a_game(
        3,
        active=P2,
        p2={"teams": "l4", "infra": "m_construction_printer - -"},
        p1={"infra": "m_ion_drive m_ion_drive -"},
        board={"l4": "p3.research"},
    )
    scene.act(state, "move l4 eros", "p1 base:p3")
    assert scene.owed(state) == [1, 0, 1]
    assert state.deciders() == (P3,)
    play(state, "decline")
    assert state.deciders() == (P1,)


def test_cooperative_empathy_draws_after_the_rivals() -> None:
    state = scene.a_game(
        era="planeteers",
        p1={
            "infra": "m_construction_printer - -",
            "progress": "cooperative_empathy",
            "hand": "p_cryobot p_cryobot p_spectrometer time time",
        },
        p2={"infra": "m_ion_drive - -"},
    )
    scene.act(state, "move inner_system ceres", "p2")
    assert len(scene.hand(state)) == 5
    play(state, "decline")
    assert len(scene.hand(state)) == 6


# Transport.

PORTS = {"l1": "p1.spaceport", "luna": "m1_ice+p1.research"}


def at_transport(**described: Any) -> list[str]:
    """List the rides at step 4."""
    state = scene.a_game(stage="transport", **described)
    return starting(state, "transport") if scene.phase(state) == "transport" else []


def test_transport_needs_own_bases_and_a_spaceport() -> None:
    assert set(at_transport(p1={"teams": "luna earth"}, board=PORTS)) == {"luna l1", "earth l1"}
    assert set(at_transport(p1={"teams": "l1 -"}, board=PORTS)) == {"l1 earth", "l1 luna"}
    assert at_transport(p1={"teams": "sisyphus l4"}, board=PORTS) == []
    assert at_transport(p1={"teams": "luna luna"}, board={"luna": "m1_ice+p1.research", "l1": "p2.spaceport"}) == []


def test_a_team_that_acted_is_not_transported() -> None:
    assert at_transport(p1={"teams": "luna luna"}, board=PORTS, turn_state={"acted": ["p1:0", "p1:1"]}) == []
    state = scene.a_game(p1={"teams": "earth luna", "hand": "m_nuclear_thermal"}, board=PORTS)
    scene.act(state, "move earth luna", "m_nuclear_thermal")
    assert starting(state, "transport") == ["luna l1"]
    play(state, "transport luna l1")
    # The team that moved stays, the other one has gone.
    assert [scene.team(state, 0), scene.team(state, 1)] == ["luna", "l1"]


def test_a_team_at_the_beyond_site_stays_there() -> None:
    assert at_transport(p1={"teams": "asteroid_belt -"}, board=PORTS, beyond=(P1, None)) == []


def test_T82_a_claim_ends_when_its_team_is_taken_away() -> None:
    # Transport starts at an own base, and a base ends every claim at its site: so it never takes a claiming team.
    state = scene.a_game(
        stage="transport",
        p1={"teams": "l1 eros"},
        p2={"teams": "eros earth"},
        board={"l1": "p1.spaceport", "eros": "m1_exotic_a claim=p1:1", "luna": "m1_ice+p1.research"},
    )
    assert starting(state, "transport") == ["l1 earth", "l1 luna"]
    # Taken away by other means, its claim ends, and what a rival builds there pays nothing.
    state = scene.a_game(
        era="planeteers",
        p1={"teams": "ceres -", "hand": "p_antimatter_prototype"},
        p2={"teams": "ceres -", "hand": "p_autonomous_yard"},
        board={"ceres": "p1_metals claim=p1:0"},
    )
    play(state, "special p_antimatter_prototype", "teleport ceres vesta")
    assert scene.claim(state, "ceres") is None
    assert state.deciders() == (P2,)
    scene.act(state, "build ceres refinery", "p_autonomous_yard")
    assert scene.profit(state, P1) == 0


def transport_to_sirius(team: str) -> State:
    """Set up a transport of one team to a Spaceport at Sirius."""
    board = {"sirius": "s1_giant+p1.spaceport s2_rings+p1.research"}
    return scene.a_game(era="starfarers", stage="transport", p1={"teams": team}, board=board)


def test_R15_transport_to_a_star_system_enters_the_track() -> None:
    state = transport_to_sirius("sun")
    play(state, "transport sun sirius")
    assert scene.team(state) == "sirius:far"
    assert scene.phase(transport_to_sirius("sirius:near")) != "transport"


def test_T76_R54_a_team_relocated_by_a_special_has_acted() -> None:
    state = scene.a_game(
        era="planeteers",
        p1={"teams": "ceres inner_system", "hand": "p_antimatter_prototype"},
        board={"ceres": "p1_ores+p1.spaceport", "vesta": "p1_ice+p1.research"},
    )
    play(state, "special p_antimatter_prototype", "teleport ceres vesta")
    assert [scene.team(state, 0), scene.team(state, 1)] == ["vesta", "inner_system"]
    assert scene.phase(state) == "transport"
    assert starting(state, "transport") == ["inner_system ceres"]


def test_the_order_of_the_steps() -> None:
    state = scene.a_game(p1={"hand": "m_nuclear_thermal", "teams": "luna luna"}, p2={"hand": "m_divert"}, board=PORTS)
    events = scene.act(state, "move luna earth", "m_nuclear_thermal")
    assert scene.phase(state) == "transport"
    assert scene.claim(state, "luna") is None
    events += play(state, "stay")
    happened = scene.names(events)
    order = [
        happened.index(name)
        for name in ("paid", "moved", "discarded", "drew", "turn_ended", "turn_began")
        if name in happened
    ]
    assert order == sorted(order)
    assert {"paid", "moved", "discarded", "drew", "turn_began"} <= set(happened)
    assert scene.profit(state) == 0


def test_the_turn_goes_clockwise() -> None:
    state = scene.a_game(3, active=P3, p3={"hand": FIVE})
    scene.act(state, "research", "own")
    play(state, "take 1", "stop")
    scene.finish_turn(state, P3)
    assert scene.turn_of(state) == P1
