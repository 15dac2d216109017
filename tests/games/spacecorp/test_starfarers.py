"""Starfarers (section 16): tracks, systems, aliens, the Orion Spur, colonies."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp import scene
from support.positions import P1, P2, legal_texts, play, refusal, seen, starting

from cosmodrome import State


def stars(seats: int = 2, **described: Any) -> State:
    """Set up a position among the stars."""
    return scene.a_game(seats, era="starfarers", **described)


# Tracks.


def rest(state: State) -> None:
    """Spend a turn on Research and let it end."""
    seat = scene.turn_of(state)
    scene.act(state, "research", "own")
    play(state, "draw", "stop")
    scene.finish_turn(state, seat)


def test_T59_a_team_reaches_the_star_three_turns_later() -> None:
    state = stars(
        p1={"hand": "s_field_drive s_intercept", "profit": 9, "infra": "s_arcology_kit - -"},
        p2={"infra": "s_arcology_kit - -"},
    )
    scene.act(state, "move sun wolf_359", "s_field_drive s_intercept")
    places = [scene.team(state)]
    for _ in range(3):
        scene.finish_turn(state, P1)
        rest(state)
        places.append(scene.team(state))
        assert scene.turn_of(state) == P1
        if len(places) < 4:
            rest(state)
    assert places == ["wolf_359:far", "wolf_359:middle", "wolf_359:near", "wolf_359"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("sirius:far", "sirius:middle"),
        ("sirius:middle", "sirius:near"),
        ("sirius:near", "sirius"),
        ("sirius", "sirius"),
        ("sun", "sun"),
    ],
)
def test_T59_one_box_at_the_start_of_each_own_turn(before: str, after: str) -> None:
    state = stars(stage="start", p1={"teams": before, "hand": "s_field_drive"}, p2={"teams": "sirius:far"})
    assert scene.team(state) == after
    assert scene.team(state, 0, P2) == "sirius:far"


def test_T59_on_the_star_it_can_act_at_once() -> None:
    state = stars(stage="start", p1={"teams": "wolf_359:near", "hand": "s_swarm_telescope s_rd_network"})
    assert "explore wolf_359" in legal_texts(state)
    waiting = stars(p1={"teams": "wolf_359:near", "hand": "s_swarm_telescope s_rd_network"})
    assert "explore wolf_359" not in legal_texts(waiting)


@pytest.mark.parametrize(
    ("progress", "box"),
    [
        ("probe_network ageless_crews", "wolf_359:middle"),
        ("probe_network entangled_link", "wolf_359"),
        ("probe_network ageless_crews entangled_link", "wolf_359"),
    ],
)
def test_progress_shortens_the_track(progress: str, box: str) -> None:
    state = stars(p1={"hand": "s_field_drive s_intercept", "profit": 9, "progress": progress})
    scene.act(state, "move sun wolf_359", "s_field_drive s_intercept")
    assert scene.team(state) == box


def test_the_ansible_relay_brings_all_teams_to_their_stars() -> None:
    state = stars(p1={"hand": "s_ansible_relay", "teams": "sirius:far wolf_359:near sun"})
    play(state, "special s_ansible_relay")
    assert scene.player(state)["teams"][:3] == ["sirius", "wolf_359", "sun"]
    nobody = stars(p1={"hand": "s_ansible_relay"})
    assert "special s_ansible_relay" not in legal_texts(nobody)


# Exploring and building systems.


def test_T43_one_explore_fills_all_boxes_in_order() -> None:
    state = stars(p1={"teams": "epsilon_eridani", "hand": "s_swarm_telescope s_swarm_telescope"})
    events = scene.act(state, "explore epsilon_eridani")
    while scene.phase(state) in ("progress", "phobe_team"):
        events += play(state, legal_texts(state)[0])
    explored = [event for event in events if event["event"] == "explored"]
    assert [event["box"] for event in explored] == [1, 2, 3]
    found = scene.tiles(state, "epsilon_eridani")
    assert None not in found
    assert not str(found[0]).startswith("s2_")
    assert all(str(tile).startswith("s2_") for tile in found[1:])
    # What the first tile pays comes before the second is drawn.
    order = [event["event"] for event in events if event["event"] in ("explored", "gained", "cube")]
    assert order[0] == "explored"
    weak = stars(p1={"teams": "epsilon_eridani", "hand": "s_swarm_telescope s_rd_network"})
    assert refusal(weak, "explore epsilon_eridani") == "illegal-cost"


def at_eridani(team: str, hand: str, profit: int) -> State:
    """Set up Epsilon Eridani, explored and claimed by P2, with a team of P1 there."""
    return stars(
        p1={"teams": team, "hand": hand, "profit": profit},
        p2={"teams": "epsilon_eridani"},
        board={"epsilon_eridani": "s1_ruins s2_rings s2_gem_dust claim=p2:0"},
    )


def test_T44_one_build_fills_the_whole_system() -> None:
    state = at_eridani("epsilon_eridani", "s_mega_engineering s_mega_engineering", 3)
    assert seen(state, P1)["sites"]["epsilon_eridani"]["build_cost"] == 16
    play(state, "build epsilon_eridani")
    assert set(starting(state, "base")) == {"attraction", "exploiter", "research", "secure", "spaceport"}
    play(state, "base attraction")
    assert set(starting(state, "base")) == {"research", "secure", "spaceport"}
    play(state, "base research")
    assert "spaceport" not in starting(state, "base")
    assert {"refinery", "exploiter", "industrial"} <= set(starting(state, "base"))
    play(state, "base refinery")
    scene.pay_with(state, "s_mega_engineering s_mega_engineering")
    assert scene.phase(state) == "research_base"
    play(state, "take 1")
    assert scene.bases(state, "epsilon_eridani") == ["p1 attraction", "p1 research", "p1 refinery"]
    # The claim of the rival is worth 2T for the whole system.
    assert (scene.profit(state, P1), scene.profit(state, P2)) == (0, 2)
    # Worth 12, and 3T more do not make 16.
    short = at_eridani("epsilon_eridani", "s_mega_engineering s_salvage", 9)
    assert refusal(short, "build epsilon_eridani") == "illegal-cost"


def test_T44_the_team_must_be_on_the_star() -> None:
    state = at_eridani("epsilon_eridani:near", "s_mega_engineering s_mega_engineering", 3)
    assert refusal(state, "build epsilon_eridani") == "illegal-no-team"


def test_T45_epsilon_indi() -> None:
    site = scene.SITES["epsilon_indi"]
    assert (site["multi_star"], site["explore_cost"], site["build_cost"], len(site["boxes"])) == (True, 10, 20, 3)


def test_R45_the_research_base_offers_the_cube_when_no_card_is_left() -> None:
    state = stars(
        bare=True,
        p1={"teams": "wolf_359", "hand": "s_mega_engineering", "profit": 3, "revelation": 1},
        board={"wolf_359": "s1_iron"},
    )
    scene.act(state, "build wolf_359 research", "s_mega_engineering")
    assert scene.player(state)["revelation"] == 2
    filled = stars(p1={"teams": "wolf_359", "hand": "s_mega_engineering", "profit": 3}, board={"wolf_359": "s1_iron"})
    scene.act(filled, "build wolf_359 research", "s_mega_engineering")
    assert legal_texts(filled) == ["take 1", "take 2", "take 3", "take 4", "revelation"]
    play(filled, "take 3")
    assert scene.player(filled)["revelation"] == 0


def test_T74_R52_two_secure_bases_of_one_build_are_paid_once() -> None:
    # Wolf 359 and Alpha Centauri are near Luhman 16; Sirius is 20 from Wolf 359 only.
    state = stars(
        p1={"teams": "sirius", "hand": "s_mega_engineering s_mega_engineering", "profit": 3},
        board={
            "sirius": "s1_dwarf s2_ores_1",
            "wolf_359": "s1_iron+p2.refinery",
            "epsilon_eridani": "s1_giant+p2.refinery s2_ores_2+p2.refinery s2_rings+p2.research",
        },
    )
    play(state, "build sirius", "base secure", "base secure")
    scene.pay_with(state, "s_mega_engineering s_mega_engineering")
    assert near("sirius", "wolf_359")
    assert not near("sirius", "epsilon_eridani")
    assert scene.profit(state) == 1


@pytest.mark.parametrize(
    ("site", "rivals", "gained"),
    [
        ("sirius", {"wolf_359": "s1_iron+p2.refinery"}, 1),
        ("lacaille_9352", {"epsilon_indi": "s1_giant+p2.refinery s2_ores_2+p2.refinery s2_rings+p2.research"}, 3),
        ("lacaille_9352", {"epsilon_indi": "s1_giant+p2.refinery s2_ores_2+p2.secure s2_rings+p2.research"}, 0),
    ],
)
def test_T74_near_bases_are_worth_one_each_unless_one_is_secure(site: str, rivals: Any, gained: int) -> None:
    state = stars(
        3,
        p1={"teams": site, "hand": "s_mega_engineering s_mega_engineering", "profit": 3},
        board={site: "s1_dwarf s2_ores_1", **rivals},
    )
    play(state, f"build {site}", "base secure", "base secure")
    scene.pay_with(state, "s_mega_engineering s_mega_engineering")
    assert scene.profit(state) == gained


def near(one: str, other: str) -> bool:
    """Tell from the borders whether two systems are near each other."""
    board = scene.read("boards")["boards"]["starfarers"]
    regions = {site["id"]: site["region"] for site in board["sites"]}
    best = {regions[one]: 0}
    for _ in range(len(regions)):
        for border in board["borders"]:
            for a, b in ((border["a"], border["b"]), (border["b"], border["a"])):
                if a in best:
                    best[b] = min(best.get(b, 999), best[a] + border["cost"])
    return best[regions[other]] <= 20


def test_T60_what_is_near() -> None:
    assert near("epsilon_indi", "lacaille_9352")
    assert not near("ross_780", "lacaille_9352")


# Orion.


def to_orion(teams: str = "wolf_1061 sun sun", **described: Any) -> State:
    """Put a team beside the Orion Spur with a colony there."""
    board = {"wolf_1061": "s1_dwarf+p1.refinery s2_ores_1+p1.refinery"}
    p1 = {
        "teams": teams,
        "colonies": "c01@wolf_1061",
        "hand": "s_field_drive s_field_drive",
        "profit": 3,
        "infra": "s_antimatter_drive - -",
    }
    return stars(board=board, p1=p1, **described)


def test_T61_the_first_team_in_the_orion_spur() -> None:
    state = to_orion()
    scene.act(state, "move wolf_1061 orion_3_site", "own/s s_field_drive s_field_drive")
    assert scene.profit(state) == 3 + 5
    assert scene.field(state, "orion_reached")
    assert scene.team(state) == "orion_3_site"
    stays = to_orion(orion_reached=True, teams="orion_3_site sun sun")
    assert not starting(stays, "move orion_3_site")


@pytest.mark.parametrize(("rival", "gain"), [("orion_1_site", 2), ("orion_3_site", 0)])
def test_T61_later_teams(rival: str, gain: int) -> None:
    state = to_orion(orion_reached=True, p2={"teams": f"{rival} sun sun"})
    before = scene.profit(state)
    events = scene.act(state, "move wolf_1061 orion_3_site")
    paid = next(event for event in events if event["event"] == "paid")
    assert scene.profit(state) - before + paid["penalty"] + paid["profit"] == gain


def test_T61_entry_needs_an_own_colony_next_to_it() -> None:
    board = {"wolf_1061": "s1_dwarf+p1.refinery s2_ores_1+p1.refinery"}
    without = stars(
        board=board,
        p1={
            "teams": "wolf_1061 sun sun",
            "hand": "s_field_drive s_field_drive s_ramscoop",
            "profit": 3,
            "infra": "s_antimatter_drive - -",
        },
    )
    assert "move wolf_1061 orion_3_site" not in legal_texts(without)
    assert refusal(without, "move wolf_1061 orion_3_site") == "illegal-no-way"
    state = to_orion()
    assert not [text for text in starting(state, "move sun") if text.startswith("orion")]
    assert starting(state, "move wolf_1061").count("orion_3_site") == 1
    assert "orion_1_site" not in starting(state, "move wolf_1061")


# Aliens.


def phobes(**p1: Any) -> State:
    """Let P1 stand on the star of a system whose first tile will be sought among the aliens."""
    return stars(p1={"teams": "sirius sun sun", "hand": "s_swarm_telescope s_swarm_telescope"} | p1)


def meets_phobes(state: State) -> bool:
    """Tell whether the Phobes have been found at Sirius."""
    return scene.tiles(state, "sirius")[:1] == ["sa_phobes"]


def test_T64_phobes_expel_a_team_and_pay_nothing() -> None:
    state = scene.lucky(phobes(), "explore sirius", so_that=meets_phobes)
    assert scene.player(state)["teams"][:3] == ["sun", "sun", "sun"]
    assert (scene.profit(state), scene.player(state)["genetics"], scene.player(state)["revelation"]) == (0, 0, 0)
    assert scene.claim(state, "sirius") is None
    assert None not in scene.tiles(state, "sirius")


def test_T64_the_player_chooses_between_star_and_track() -> None:
    state = scene.lucky(phobes(teams="sirius sirius:far sun"), "explore sirius", so_that=meets_phobes)
    assert (scene.phase(state), legal_texts(state)) == ("phobe_team", ["expel star", "expel far"])
    play(state, "expel far")
    assert scene.player(state)["teams"][:3] == ["sirius", "sun", "sun"]
    assert scene.claim(state, "sirius") == "p1:0"


def test_T64_R66_of_two_teams_on_the_star_either_can_be_expelled() -> None:
    found = scene.lucky(phobes(teams="sirius sirius sun"), "explore sirius", so_that=meets_phobes)
    assert (scene.phase(found), legal_texts(found)) == ("phobe_team", ["expel star", "expel explorer"])
    kept, left = found.clone(), found.clone()
    play(kept, "expel star")
    assert scene.claim(kept, "sirius") is not None
    play(left, "expel explorer")
    assert scene.claim(left, "sirius") is None
    assert (
        sorted(scene.player(left)["teams"][:3]) == sorted(scene.player(kept)["teams"][:3]) == ["sirius", "sun", "sun"]
    )


def test_R18_energy_fields_prevent_the_expulsion_only() -> None:
    state = scene.lucky(phobes(progress="energy_fields"), "explore sirius", so_that=meets_phobes)
    assert scene.team(state) == "sirius"
    assert scene.claim(state, "sirius") == "p1:0"
    assert (scene.profit(state), scene.player(state)["genetics"]) == (0, 0)


LOCKED = "sa_phobes s2_garden"


def test_T64_a_secure_base_on_the_phobes_collects_everything() -> None:
    state = stars(
        p1={"teams": "sirius", "hand": "s_mega_engineering s_mega_engineering s_arcology_kit", "profit": 3},
        board={"sirius": LOCKED},
    )
    # 14 + 4 + 2: modifiers count though the system is locked.
    assert seen(state, P1)["sites"]["sirius"]["build_cost"] == 20
    assert seen(state, P1)["sites"]["sirius"]["locked"]
    play(state, "build sirius", "base secure", "base refinery")
    scene.pay_with(state, "s_arcology_kit s_mega_engineering s_mega_engineering")
    assert scene.profit(state) == 4 + 1
    assert scene.player(state)["genetics"] == 1
    assert not seen(state)["sites"]["sirius"]["locked"]
    assert [box["production"] for box in seen(state)["sites"]["sirius"]["boxes"]] == [2, 2]


def test_R12_the_secure_base_on_the_phobes_works_first() -> None:
    # Built in the same action, the Exploiter beside it is paid because the system is open by then.
    state = stars(
        p1={"teams": "sirius", "hand": "s_mega_engineering s_mega_engineering s_arcology_kit", "profit": 3},
        board={"sirius": LOCKED},
    )
    play(state, "build sirius", "base secure", "base exploiter")
    scene.pay_with(state, "s_arcology_kit s_mega_engineering s_mega_engineering")
    assert scene.profit(state) == 4 + 1 + (1 + 2)


def test_R53_a_locked_system_may_be_built_but_yields_nothing() -> None:
    state = stars(
        p1={"teams": "sirius", "hand": "s_mega_engineering s_mega_engineering s_arcology_kit", "profit": 3},
        board={"sirius": LOCKED},
    )
    play(state, "build sirius")
    # Printed numbers and symbols satisfy the requirements.
    assert {"refinery", "exploiter", "bio_lab", "industrial", "secure"} <= set(starting(state, "base"))
    play(state, "base exploiter", "base refinery")
    scene.pay_with(state, "s_arcology_kit s_mega_engineering s_mega_engineering")
    assert scene.profit(state) == 0
    assert [box["production"] for box in seen(state)["sites"]["sirius"]["boxes"]] == [None, None]


def test_T75_a_system_built_without_the_secure_base_stays_locked() -> None:
    state = stars(
        p1={"hand": "s_dyson_swarm", "teams": "sun"}, board={"sirius": "sa_phobes+p1.industrial s2_garden+p1.refinery"}
    )
    assert not starting(state, "produce")
    # Item 1 gives nothing; the Industrial base and the two bases give a point each: a tile of value 2.
    play(state, "colonize sirius")
    assert scene.player(state)["colonies"] == [{"tile": "c01", "site": "sirius"}]


def test_T65_introvs_let_only_friends_build() -> None:
    described = {"teams": "wolf_359", "hand": "s_mega_engineering", "profit": 3}
    state = stars(p1=described, board={"wolf_359": "sa_introvs"})
    assert refusal(state, "build wolf_359 refinery") == "illegal-introvs"
    for progress in ("cooperative_empathy", "sensory_focus"):
        friend = stars(p1=described | {"progress": progress}, board={"wolf_359": "sa_introvs"})
        assert "build wolf_359 refinery" in legal_texts(friend)


def test_R48_the_second_team_explores_after_phobes_sent_the_first_home() -> None:
    state = phobes(teams="sirius wolf_359 sun", hand="s_swarm_telescope s_swarm_telescope time")
    state = scene.lucky(state, "explore sirius", "s_swarm_telescope s_swarm_telescope twice", so_that=meets_phobes)
    assert scene.team(state) == "sun"
    assert (scene.phase(state), legal_texts(state)) == ("second", ["explore wolf_359", "forgo"])
    scene.act(state, "explore wolf_359")
    assert scene.tiles(state, "wolf_359") != [None]


def test_R54_a_team_sent_home_by_phobes_has_acted() -> None:
    state = phobes()
    data = state.to_json()
    board: Any = data["board"]
    board["wolf_359"] = {"tiles": ["s1_iron"], "bases": ["p1 spaceport"], "claim": None}
    stacks: Any = data["stacks"]
    stacks["primary"].remove("s1_iron")
    state = scene.lucky(scene.GAME.from_json(data), "explore sirius", so_that=meets_phobes)
    # The two other teams at the Sun can be taken to the Spaceport, the one that was sent home cannot.
    assert scene.phase(state) == "transport"
    play(state, "transport sun wolf_359")
    assert scene.team(state, 0) == "sun"
