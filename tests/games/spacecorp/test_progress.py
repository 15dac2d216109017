"""The wheel and progress cards (section 15)."""

from __future__ import annotations

import pytest
from games.spacecorp.scene import PROGRESS, a_game, act, field, finish_turn, hand, phase, player, profit, read, team
from support.positions import P1, P2, P3, legal_texts, play, starting


def test_R40_a_lap_has_four_steps() -> None:
    assert read("progress")["wheel"]["spaces"] == 4


def test_T55_the_first_copy_pays_and_a_name_is_owned_once() -> None:
    state = a_game(era="planeteers", p1={"hand": "p_leak", "revelation": 3})
    act(state, "revelation", "p_leak")
    assert set(starting(state, "choose")) == {"probe_network", "molecular_assembly", "fusion_economy"}
    play(state, "choose probe_network")
    assert (profit(state), player(state)["progress"]) == (2, ["probe_network"])
    assert field(state, "display")["probe_network"] == 1
    owner = a_game(era="planeteers", p1={"hand": "p_leak", "revelation": 3, "progress": "probe_network"})
    act(owner, "revelation", "p_leak")
    assert "probe_network" not in starting(owner, "choose")
    second = a_game(era="planeteers", p1={"hand": "p_leak", "revelation": 3}, p2={"progress": "probe_network"})
    act(second, "revelation", "p_leak")
    play(second, "choose probe_network")
    assert profit(second) == 0


def test_T56_star_children_need_two_breakthroughs() -> None:
    one = a_game(era="starfarers", p1={"hand": "s_clone_forge", "genetics": 3, "progress": "probe_network"})
    act(one, "genetics", "s_clone_forge")
    assert "star_children" not in starting(one, "choose")
    two = a_game(
        era="starfarers",
        p1={
            "hand": "s_clone_forge",
            "genetics": 3,
            "teams": "sun sun sirius:far",
            "progress": "probe_network molecular_assembly",
        },
        p2={"teams": "tau_ceti sun sun"},
    )
    act(two, "genetics", "s_clone_forge")
    assert "star_children" in starting(two, "choose")
    play(two, "choose star_children")
    # T-55: the first copy pays 1T.
    assert profit(two) == 1
    assert phase(two) == "star_children"
    assert not {"sirius", "tau_ceti"} & set(starting(two, "settle"))
    assert len(starting(two, "settle")) == 13 - 2
    play(two, "settle ross_780")
    assert team(two, 3) == "ross_780"


def test_star_children_without_a_free_team_have_no_effect() -> None:
    state = a_game(
        era="starfarers",
        p1={
            "hand": "s_clone_forge",
            "genetics": 3,
            "teams": "sun sun sun sun",
            "progress": "probe_network molecular_assembly",
        },
    )
    act(state, "genetics", "s_clone_forge")
    play(state, "choose star_children")
    assert phase(state) != "star_children"
    assert "star_children" in player(state)["progress"]


def test_T57_a_grant_is_made_when_a_multiple_is_passed() -> None:
    state = a_game(era="planeteers", p1={"hand": "p_exo_decoder p_hostile_microbes", "genetics": 3})
    act(state, "genetics", "p_exo_decoder p_hostile_microbes")
    play(state, "choose torpor")
    assert (player(state)["genetics"], player(state)["progress"]) == (6, ["torpor"])
    assert phase(state) != "progress"


@pytest.mark.parametrize(("before", "steps", "grants"), [(0, 3, 0), (0, 4, 1), (3, 1, 1), (4, 3, 0), (3, 5, 2)])
def test_T57_several_grants_come_one_by_one(before: int, steps: int, grants: int) -> None:
    cards = {
        1: "p_hostile_microbes",
        3: "p_exo_decoder p_hostile_microbes",
        4: "p_exo_decoder p_exo_decoder",
        5: "p_exo_decoder p_exo_decoder p_hostile_microbes",
    }[steps]
    state = a_game(era="planeteers", p1={"hand": cards, "genetics": before})
    act(state, "genetics", cards)
    taken = 0
    while phase(state) == "progress":
        play(state, legal_texts(state)[0])
        taken += 1
    assert taken == grants


def test_in_mariners_nothing_is_granted() -> None:
    state = a_game(p1={"hand": "m_closed_ecology", "genetics": 3})
    act(state, "genetics")
    assert player(state)["genetics"] == 5
    assert phase(state) != "progress"


def test_a_grant_without_a_card_is_lost() -> None:
    names = "probe_network molecular_assembly fusion_economy"
    state = a_game(era="planeteers", p1={"hand": "p_leak", "revelation": 3, "progress": names})
    events = act(state, "revelation", "p_leak")
    assert "grant_lost" in [event["event"] for event in events]
    assert player(state)["progress"] == sorted(names.split(), key=list(PROGRESS).index)


def test_cards_of_planeteers_stay_on_display_in_starfarers() -> None:
    state = a_game(era="starfarers", p1={"hand": "s_singularity_lab", "revelation": 3})
    act(state, "revelation", "s_singularity_lab")
    assert {"probe_network", "energy_fields", "matter_synthesis"} <= set(starting(state, "choose"))
    # Warp Metric needs two Adaptations, the Entangled Link a Breakthrough.
    assert not {"warp_metric", "entangled_link"} & set(starting(state, "choose"))


def test_the_card_itself_does_not_count_for_its_prerequisite() -> None:
    state = a_game(era="starfarers", p1={"hand": "s_clone_forge", "genetics": 3})
    act(state, "genetics", "s_clone_forge")
    assert "hive_cognition" not in starting(state, "choose")


def test_R06_leak_ignores_prerequisites() -> None:
    state = a_game(
        era="starfarers",
        p2={"hand": "s_leak"},
        p1={"hand": "s_singularity_lab", "revelation": 3, "progress": "torpor sensory_focus"},
    )
    act(state, "revelation", "s_singularity_lab")
    play(state, "choose warp_metric")
    assert (phase(state), state.deciders()) == ("edge", (P2,))
    play(state, "play leak")
    assert player(state, P2)["progress"] == ["warp_metric"]
    # The copy without profit.
    assert (profit(state, P1), profit(state, P2)) == (3, 0)
    assert "warp_metric" not in field(state, "display")


def test_T58_leak_needs_the_second_copy() -> None:
    state = a_game(
        3,
        era="planeteers",
        p1={"hand": "p_unified_theory", "revelation": 3},
        p2={"hand": "p_leak"},
        p3={"progress": "probe_network"},
    )
    act(state, "revelation", "p_unified_theory")
    play(state, "choose probe_network")
    finish_turn(state, P1)
    assert player(state, P2)["progress"] == []
    assert "p_leak" in hand(state, P2)


def test_R06_leak_never_takes_a_second_copy_of_a_name() -> None:
    state = a_game(era="planeteers", p1={"hand": "p_unified_theory", "revelation": 3}, p2={"hand": "p_leak"})
    act(state, "revelation", "p_unified_theory")
    play(state, "choose probe_network")
    play(state, "p2 play leak")
    assert player(state, P2)["progress"] == ["probe_network"]
    assert "probe_network" not in field(state, "display")


def test_an_adaptation_opens_no_window_for_leak() -> None:
    state = a_game(era="planeteers", p1={"hand": "p_exo_decoder", "genetics": 3}, p2={"hand": "p_leak"})
    act(state, "genetics", "p_exo_decoder")
    play(state, "choose torpor")
    assert phase(state) != "edge"


def test_tiles_and_bases_grant_at_once() -> None:
    state = a_game(
        3,
        era="planeteers",
        active=P3,
        p3={"teams": "io", "genetics": 3, "profit": 2, "hand": "p_autonomous_yard p_autonomous_yard"},
        board={"io": "p3_vents"},
    )
    act(state, "build io bio_lab")
    assert (phase(state), state.deciders()) == ("progress", (P3,))
