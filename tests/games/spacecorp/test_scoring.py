"""Final scoring (section 18) and the end of shorter games (19)."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp.scene import a_game, field, phase, profit
from support.positions import P1, P2, P3, legal_texts, play, starting

from cosmodrome import State

SYSTEMS = {
    "c01": ("wolf_359", "s1_iron+p1.refinery"),
    "c02": ("barnards_star", "s1_dwarf+p1.refinery"),
    "c03": ("alpha_centauri", "s1_desert+p1.refinery"),
    "c04": ("luhman_16", "s1_giant+p1.research"),
    "c05": ("sirius", "s1_belt+p1.research s2_rings+p1.research"),
}


def ends(seats: int = 2, era: str = "starfarers", **described: Any) -> State:
    """End the game: the last player passes with an empty deck."""
    last = seats - 1
    for seat in range(last):
        described[f"p{seat + 1}"] = {"passed": True} | described.get(f"p{seat + 1}", {})
    state = a_game(
        seats, era=era, active=last, deck=0, **described, trigger={"kind": "deck", "ending": True, "last_turns": [last]}
    )
    play(state, "pass")
    return state


@pytest.mark.parametrize(("count", "bonus"), [(0, -1), (1, 1), (2, 4), (3, 8), (4, 13), (5, 13)])
def test_T69_the_number_of_colonies(count: int, bonus: int) -> None:
    chosen = list(SYSTEMS)[:count]
    state = ends(
        p1={"profit": 10, "colonies": " ".join(f"{id}@{SYSTEMS[id][0]}" for id in chosen)},
        board={SYSTEMS[id][0]: SYSTEMS[id][1] for id in chosen},
        p2={"hand": "s_pion_drive"},
    )
    assert state.over
    assert state.scores()[P1].total == 10 + bonus
    assert sum(state.scores()[P1].parts.values()) == 10 + bonus


def test_T69_a_loss_stops_at_nothing() -> None:
    state = ends(p1={"profit": 0}, p2={"profit": 1, "hand": "s_pion_drive"})
    assert [score.total for score in state.scores()] == [0, 0]


def test_the_greatest_profit_wins() -> None:
    state = ends(3, p1={"profit": 30}, p2={"profit": 29}, p3={"profit": 31, "hand": "s_pion_drive"})
    assert state.winners() == [P3]


def test_ties_are_broken_by_colonies_then_by_progress_cards() -> None:
    # 10 + 1 each; Landfall is worth 3, Haven 2.
    board = {"wolf_359": "s1_iron+p1.refinery", "barnards_star": "s1_dwarf+p2.refinery"}
    state = ends(
        p1={"profit": 10, "colonies": "c01@wolf_359"},
        p2={"profit": 10, "colonies": "c02@barnards_star", "hand": "s_pion_drive"},
        board=board,
    )
    assert state.winners() == [P2]
    progress = ends(p1={"profit": 10, "progress": "torpor"}, p2={"profit": 10, "hand": "s_pion_drive"})
    assert progress.winners() == [P1]
    shared = ends(p1={"profit": 10}, p2={"profit": 10, "hand": "s_pion_drive"})
    assert shared.winners() == [P1, P2]


def test_colonies_that_pay_at_the_end() -> None:
    state = ends(
        p1={"profit": 10, "colonies": "c24@wolf_359"},
        board={"wolf_359": "s1_iron+p1.refinery"},
        p2={"hand": "s_pion_drive"},
    )
    # Thirteen systems, one with a colony.
    assert profit(state) == 10 + 12
    assert state.scores()[P1].total == 23


def test_R39_the_charter_claims_an_open_contract_with_its_increased_reward() -> None:
    state = ends(
        3,
        p1={"profit": 10, "colonies": "c16@wolf_359"},
        board={"wolf_359": "s1_iron+p1.refinery"},
        p2={"hand": "s_market_influence", "colonies": ""},
        p3={"hand": "s_pion_drive"},
        contracts="s1=p2 p3=p2 m2=p2",
    )
    assert (phase(state), state.deciders()) == ("era_end_contract", (P1,))
    assert set(starting(state, "contract")) == {f"s{row}" for row in range(2, 8)}
    # Row 2: the Planeteers contract was never fulfilled, the Mariners one was.
    play(state, "contract s2")
    assert profit(state) == 10 + 5 + 5
    assert field(state, "contracts")["s2"] == "p1"
    # No window follows for Market Influence.
    assert state.over


def test_R39_without_an_open_contract_there_is_nothing_to_claim() -> None:
    state = ends(
        3,
        p1={"profit": 10, "colonies": "c16@wolf_359"},
        board={"wolf_359": "s1_iron+p1.refinery"},
        p3={"hand": "s_pion_drive"},
        contracts=" ".join(f"s{row}=p2" for row in range(1, 8)),
    )
    assert state.over
    assert profit(state) == 10


def test_R23_an_early_end_pays_for_the_markers() -> None:
    state = ends(
        era="mariners",
        eras="1",
        beyond=(P2, P1),
        p1={"profit": 4, "genetics": 2},
        p2={"profit": 4, "hand": "m_ion_drive", "genetics": 1},
    )
    assert state.over
    assert [score.total for score in state.scores()] == [4 + 2 + 2, 4 + 3 + 1]
    planets = ends(
        era="planeteers",
        eras="1-2",
        beyond=(P2, P1),
        p1={"profit": 4, "genetics": 2},
        p2={"profit": 4, "hand": "p_solar_sail"},
    )
    # Genetics steps count after Mariners only.
    assert [score.total for score in planets.scores()] == [6, 7]
    assert planets.winners() == [P2]


def test_R25_an_early_end_breaks_ties_by_bases_on_the_board() -> None:
    state = ends(
        era="planeteers",
        eras="1-2",
        p1={"profit": 4, "legacy": "m2_exotic refinery"},
        p2={"profit": 4, "hand": "p_solar_sail"},
        board={"ceres": "p1_ores+p2.refinery"},
    )
    assert state.winners() == [P2]
    shared = ends(
        era="planeteers",
        eras="1-2",
        p1={"profit": 4, "legacy": "m2_exotic refinery"},
        p2={"profit": 4, "hand": "p_solar_sail"},
    )
    assert shared.winners() == [P1, P2]


def test_before_the_end_the_scores_tell_who_leads() -> None:
    state = a_game(p1={"profit": 3}, p2={"profit": 5})
    assert state.winners() == [P2]
    assert not state.over
    assert legal_texts(state)
