"""What the view and the inspections tell a board: payments source by source, the ways of teams."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp.scene import GAME, a_game
from support.positions import P1, P2, play, seen

from cosmodrome import IllegalAction, State


def bill(state: State, seat: int = P1) -> Any:
    return seen(state, seat)["bill"]


def short(source: Any) -> tuple[Any, ...]:
    return tuple(source[key] for key in ("kind", "id", "seat", "shielded", "value", "multiplies", "n"))


def test_a_payment_is_told_source_by_source() -> None:
    state = a_game(3, p1={"hand": "m_cargo_pod m_cargo_pod time", "infra": "m_ion_drive - -"})
    play(state, "move earth luna")
    ways = bill(state)["ways"]
    assert set(ways) == {text for text in (str(action) for action in state.legal(P1)) if text.startswith("pay")}
    for text, told in ways.items():
        assert len(text.split()) - 1 == sum(source["n"] for source in told["sources"]), text
    infra = next(source for told in ways.values() for source in told["sources"] if source["kind"] == "hq")
    assert (infra["seat"], infra["shielded"]) == (P1, False)
    assert infra["value"] == seen(state, P1)["players"][P1]["values"]["move"]["infra"]


def test_time_doubles_and_equal_cards_stand_together() -> None:
    state = a_game(p1={"hand": "m_cargo_pod m_cargo_pod time"})
    play(state, "move earth luna", "custom", "add m_cargo_pod", "add m_cargo_pod")
    told = bill(state)
    assert [source["n"] for source in told["picked"]] == [1, 1]
    assert short(told["adds"]["add time"]) == ("time", "double", None, False, 2, True, 1)


def test_who_lends_is_to_be_rewarded() -> None:
    state = a_game(3, p1={"hand": "m_cargo_pod"}, p2={"infra": "m_chemical_drive m_ion_drive -"})
    play(state, "move earth luna")
    ways = bill(state)["ways"]
    lent = [told for text, told in ways.items() if "p2" in text.split()]
    assert lent
    assert all(told["rewarded"] == [P2] for told in lent)
    assert all(told["rewarded"] == [] for text, told in ways.items() if "p2" not in text and "p3" not in text)


@pytest.mark.parametrize("infra", ["m_ion_drive - -", "m_ion_drive m_ion_drive -"])
def test_the_infra_of_a_headquarters_adds_up_box_by_box(infra: str) -> None:
    state = a_game(p1={"hand": "m_nuclear_thermal m_nuclear_thermal m_cargo_pod", "infra": infra})
    play(state, "move earth luna", "custom")
    added = sum(box["move"]["value"] for box in seen(state, P1)["players"][P1]["boxes"] if "move" in box)
    assert bill(state)["adds"]["add own"]["value"] == added


@pytest.mark.parametrize("infra", ["s_matter_manipulators - -", "- - s_matter_manipulators"])
def test_infra_that_multiplies_is_worth_its_product_wherever_it_stands(infra: str) -> None:
    state = a_game(era="starfarers", p1={"infra": infra})
    assert seen(state, P2)["players"][P1]["values"]["move"]["infra"] == 2


def test_progress_cards_help_the_actions_that_they_name() -> None:
    state = a_game(
        era="planeteers", p1={"hand": "p_fusion_torch p_fusion_torch", "progress": "torpor", "teams": "inner_system"}
    )
    moves = [str(action) for action in state.legal(P1) if str(action).startswith("move ")]
    play(state, moves[0])
    assert bill(state)["bonuses"] == [{"id": "torpor", "value": 2, "multiplies": False}]


def test_nobody_else_sees_the_ways_to_pay() -> None:
    state = a_game(p1={"hand": "m_cargo_pod m_nuclear_thermal"})
    play(state, "move earth luna")
    assert bill(state, P2) is None
    assert state.view(None).to_json()["bill"] is None


# The ways of teams.


def told_way(state: State, start: str, to: str) -> Any:
    found: Any = GAME.inspect(state, P1, f"ways {start}")
    return found["ways"][to]


@pytest.mark.parametrize(
    ("era", "start", "to", "cost"),
    [
        ("mariners", "luna", "sisyphus", 4),
        ("mariners", "earth", "luna", 4),
        ("mariners", "earth", "asteroid_belt", 12),
        ("mariners", "mars_north", "mars_south", 3),
        ("planeteers", "iapetus", "umbriel", 12),
        ("planeteers", "inner_system", "umbriel", 12),
        ("starfarers", "kapteyns_star", "epsilon_eridani", 60),
    ],
)
def test_the_parts_of_a_way_add_up_to_its_cost(era: str, start: str, to: str, cost: int) -> None:
    state = a_game(era=era, p1={"teams": start})
    legs = told_way(state, start, to)["legs"]
    assert sum(leg["n"] for leg in legs) == cost
    assert seen(state, P1)["routes"][start][to]["cost"] == cost


def test_a_way_is_shorter_for_those_who_do_not_mind_gravity() -> None:
    heavy = a_game(era="planeteers", p1={"teams": "titan"})
    light = a_game(era="planeteers", p1={"teams": "titan", "progress": "microgravity_physiology"})
    assert "gravity" in [leg["kind"] for leg in told_way(heavy, "titan", "umbriel")["legs"]]
    assert "gravity" not in [leg["kind"] for leg in told_way(light, "titan", "umbriel")["legs"]]


def test_a_way_names_the_regions_that_it_leads_through() -> None:
    state = a_game(p1={"teams": "luna"})
    assert told_way(state, "luna", "phobos")["regions"] == ["earth_luna", "cislunar", "near_earth", "mars"]


def test_no_way_leads_through_the_orion_spur() -> None:
    state = a_game(era="starfarers", p1={"teams": "ross_780"})
    assert "orion_2" not in told_way(state, "ross_780", "tau_ceti")["regions"]


def test_a_team_enters_the_track_of_a_star_where_its_player_can() -> None:
    far = a_game(era="starfarers", p1={"teams": "sun"})
    assert told_way(far, "sun", "tau_ceti")["arrives"] == "far"
    middle = a_game(era="starfarers", p1={"teams": "sun", "progress": "ageless_crews"})
    assert told_way(middle, "sun", "tau_ceti")["arrives"] == "middle"
    linked = a_game(era="starfarers", p1={"teams": "sun", "progress": "entangled_link"})
    assert told_way(linked, "sun", "tau_ceti")["arrives"] is None
    assert seen(linked, P1)["players"][P1]["enters"] is None


def test_only_who_is_asked_can_ask_back() -> None:
    state = a_game(p1={"teams": "earth"})
    assert GAME.topics(state, P2) == ()
    with pytest.raises(IllegalAction):
        GAME.inspect(state, P1, "ways luna")


def test_the_actions_of_an_era() -> None:
    mariners = seen(a_game(), P1)["actions"]
    starfarers = seen(a_game(era="starfarers"), P1)["actions"]
    assert "revelation" not in mariners
    assert "colonize" not in mariners
    assert "revelation" in starfarers
    assert "colonize" in starfarers
