"""Control, points, bonuses, field generators (AF 7, 8, 9)."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import TERRITORIES, a_game, colonies_on, controller, player, points, tokens
from support.positions import P1, P2, P3, P4, is_legal, legal_texts, play, refusal, seen, starting


def test_E09_control() -> None:
    state = a_game("3", colonies={"lem_badlands": "p1 p1 p2 p3 p4"})
    assert controller(state, "lem_badlands") == P1
    assert [points(state, seat) for seat in range(4)] == [3, 1, 1, 1]


def test_E10_tie() -> None:
    state = a_game("3", colonies={"lem_badlands": "p1 p1 p2 p3 p4 p4"})
    assert controller(state, "lem_badlands") is None
    assert all("lem_badlands" not in player(state, seat)["bonuses"] for seat in range(4))
    play(state, "dock 3 solar_converter")
    assert tokens(state) == (2, 0)


@pytest.mark.parametrize(
    ("owners", "who"),
    [("", None), ("p3", P3), ("p1 p2", None), ("p1 p2 p2", P2), ("p1 p1 p2 p2 p3", None), ("p3 p3 p3 p1 p1 p2 p2", P3)],
)
def test_control_needs_strictly_most_colonies(owners: str, who: int | None) -> None:
    assert controller(a_game("3", colonies={"lem_badlands": owners}), "lem_badlands") == who


def test_points_are_colonies_control_positron_and_two_cards() -> None:
    state = a_game(
        "3",
        hand="alien_city alien_monument booster_pod",
        fields={"positron": "lem_badlands"},
        colonies={"lem_badlands": "p1 p1 p2", "asimov_crater": "p1 p2", "pohl_foothills": "p2"},
    )
    assert state.scores()[P1].parts == {
        "colonies": 3,
        "control": 1,
        "positron": 1,
        "alien_city": 1,
        "alien_monument": 1,
    }
    assert [points(state, seat) for seat in range(4)] == [7, 4, 0, 0]


def test_points_are_a_snapshot_and_not_added_up() -> None:
    state = a_game("5 5 5", ore=3, colonies={"lem_badlands": "p2"})
    assert points(state, P2) == 2
    play(state, "dock 5 5 5 colony_constructor", "land lem_badlands")
    assert (points(state), points(state, P2)) == (1, 1)


def test_a_colony_may_land_anywhere_and_there_is_no_limit() -> None:
    state = a_game("5 5 5", ore=3, colonies={"lem_badlands": "p1 p1 p1 p2 p2 p2 p2 p3 p3 p4 p4 p4"})
    play(state, "dock 5 5 5 colony_constructor")
    assert sorted(starting(state, "land")) == sorted(TERRITORIES)
    play(state, "land lem_badlands")
    assert colonies_on(state, "lem_badlands") == [4, 4, 2, 3]


def test_a_bonus_belongs_to_the_controller_alone() -> None:
    state = a_game(
        "3", long=True, colonies={**dict.fromkeys(TERRITORIES[:5], "p2"), **dict.fromkeys(TERRITORIES[5:], "p3 p4 p4")}
    )
    assert player(state, P1)["bonuses"] == player(state, P3)["bonuses"] == []
    assert player(state, P2)["bonuses"] == list(TERRITORIES[:5])
    assert player(state, P4)["bonuses"] == list(TERRITORIES[5:])


# Field generators.


def test_E22_isolation_field() -> None:
    state = a_game(
        "3",
        fuel=9,
        hand="booster_pod data_crystal",
        fields={"isolation": "pohl_foothills"},
        colonies={"pohl_foothills": "p1", "lem_badlands": "p2"},
    )
    assert "pohl_foothills" not in starting(state, "use data_crystal")
    assert controller(state, "pohl_foothills") == P1
    assert points(state) == 2
    play(state, "use booster_pod 3")
    assert tokens(state) == (8, 0)
    others = a_game(
        "3",
        fuel=9,
        hand="data_crystal",
        colonies={"pohl_foothills": "p2", "lem_badlands": "p2"},
        fields={"isolation": "pohl_foothills"},
    )
    assert starting(others, "use data_crystal") == ["lem_badlands"]


@pytest.mark.parametrize("territory", TERRITORIES)
def test_isolation_stops_every_bonus(territory: str) -> None:
    state = a_game("3", colonies={territory: "p1"}, fields={"isolation": territory})
    assert player(state)["bonuses"] == []
    assert controller(state, territory) == P1


def test_E23_positron_field() -> None:
    without = a_game("3", colonies={"herbert_valley": "p2"})
    with_field = a_game("3", colonies={"herbert_valley": "p2"}, fields={"positron": "herbert_valley"})
    assert points(with_field, P2) == points(without, P2) + 1
    tied = a_game("3", colonies={"herbert_valley": "p2 p1"}, fields={"positron": "herbert_valley"})
    assert [points(tied, seat) for seat in range(4)] == [1, 1, 0, 0]


def test_E24_repulsor_field() -> None:
    colonies = {"asimov_crater": "p1 p2", "lem_badlands": "p1", "pohl_foothills": "p2"}
    state = a_game(
        "5 5 5",
        ore=3,
        hand="polarity_device orbital_teleporter",
        colonies=colonies,
        fields={"repulsor": "asimov_crater"},
    )
    assert all("asimov_crater" not in text for text in legal_texts(state))
    swapping, moving = state.clone(), state.clone()
    play(swapping, "discard polarity_device lem_badlands p1")
    assert legal_texts(swapping) == ["with pohl_foothills p2"]
    play(moving, "discard orbital_teleporter lem_badlands p1")
    assert sorted(starting(moving, "to")) == sorted(set(TERRITORIES) - {"asimov_crater", "lem_badlands"})
    play(state, "dock 5 5 5 colony_constructor")
    assert refusal(state, "land asimov_crater") == "illegal-repulsor"
    assert sorted(starting(state, "land")) == sorted(set(TERRITORIES) - {"asimov_crater"})


def test_repulsor_keeps_control_and_bonus() -> None:
    state = a_game("3", colonies={"lem_badlands": "p1"}, fields={"repulsor": "lem_badlands"})
    play(state, "dock 3 solar_converter")
    assert tokens(state) == (3, 0)
    assert points(state) == 2


@pytest.mark.parametrize(
    ("card", "field"), [("stasis_beam", "isolation"), ("data_crystal", "positron"), ("gravity_manipulator", "repulsor")]
)
def test_a_field_may_be_placed_on_any_territory(card: str, field: str) -> None:
    state = a_game("3", hand=card)
    assert sorted(starting(state, f"discard {card}")) == sorted(TERRITORIES)
    play(state, f"discard {card} lem_badlands")
    assert seen(state)["territories"]["lem_badlands"]["fields"] == [field]


@pytest.mark.parametrize(
    ("card", "field"), [("stasis_beam", "isolation"), ("data_crystal", "positron"), ("gravity_manipulator", "repulsor")]
)
def test_R20_a_field_moves_to_another_territory_only(card: str, field: str) -> None:
    state = a_game("3", hand=card, fields={field: "lem_badlands"})
    assert sorted(starting(state, f"discard {card}")) == sorted(set(TERRITORIES) - {"lem_badlands"})
    play(state, f"discard {card} asimov_crater")
    assert seen(state)["territories"]["lem_badlands"]["fields"] == []
    assert seen(state)["territories"]["asimov_crater"]["fields"] == [field]


def test_R37_the_repulsor_never_stops_fields() -> None:
    given = {"repulsor": "lem_badlands", "positron": "lem_badlands"}
    for card, target in (
        ("stasis_beam", "lem_badlands"),
        ("data_crystal", "asimov_crater"),
        ("booster_pod", "positron"),
        ("booster_pod", "repulsor"),
        ("gravity_manipulator", "asimov_crater"),
    ):
        assert is_legal(a_game("3", hand=card, fields=given), f"discard {card} {target}")


def test_R21_a_booster_pod_removes_one_field_of_the_players_choice() -> None:
    state = a_game("3", hand="booster_pod", fields=dict.fromkeys(("isolation", "positron", "repulsor"), "lem_badlands"))
    assert starting(state, "discard booster_pod") == ["isolation", "positron", "repulsor"]
    play(state, "discard booster_pod positron")
    assert seen(state)["territories"]["lem_badlands"]["fields"] == ["isolation", "repulsor"]


def test_a_removed_field_can_be_placed_again() -> None:
    state = a_game("", hands={P1: "booster_pod", P2: "data_crystal"}, fields={"positron": "lem_badlands"})
    play(state, "discard booster_pod positron", "end turn", "roll", "discard data_crystal lem_badlands")
    assert seen(state)["territories"]["lem_badlands"]["fields"] == ["positron"]


def test_a_booster_pod_needs_a_field_on_the_board() -> None:
    assert starting(a_game("3", hand="booster_pod"), "discard") == []


def test_several_fields_work_together_on_one_territory() -> None:
    state = a_game(
        "5 5 5",
        ore=3,
        colonies={"lem_badlands": "p1"},
        fields=dict.fromkeys(("isolation", "positron", "repulsor"), "lem_badlands"),
    )
    assert points(state) == 3
    assert player(state)["bonuses"] == []
    play(state, "dock 5 5 5 colony_constructor")
    assert not is_legal(state, "land lem_badlands")


# Borrowed bonuses.


def test_E26_data_crystal() -> None:
    state = a_game("1 6 6", active=P3, fuel={P3: 5}, hand="data_crystal", colonies={"heinlein_plains": "p1 p2"})
    play(state, "use data_crystal heinlein_plains")
    assert tokens(state, P3) == (3, 0)
    play(state, "dock 6 6 orbital_market", "trade", "trade", "trade")
    assert tokens(state, P3) == (0, 3)


def test_the_data_crystal_costs_a_fuel_for_each_colony_of_anyone() -> None:
    state = a_game(
        "3",
        fuel=3,
        hand="data_crystal",
        colonies={"lem_badlands": "p2 p2 p3", "asimov_crater": "p2 p2 p3 p4", "herbert_valley": ""},
    )
    assert starting(state, "use data_crystal") == ["lem_badlands"]
    play(state, "use data_crystal lem_badlands", "dock 3 solar_converter")
    assert tokens(state) == (3, 0)


def test_burroughs_desert_cannot_be_borrowed() -> None:
    state = a_game("3", fuel=3, ore=3, hand="data_crystal", colonies={"burroughs_desert": "p2"})
    assert starting(state, "use data_crystal") == []


def test_R32_an_own_bonus_is_not_borrowed() -> None:
    state = a_game("3", fuel=9, hand="data_crystal", colonies={"lem_badlands": "p1", "asimov_crater": "p1 p2"})
    assert starting(state, "use data_crystal") == ["asimov_crater"]


def test_a_data_crystal_does_not_discount_itself_but_what_follows() -> None:
    state = a_game("3", fuel=2, hand="data_crystal booster_pod", colonies={"pohl_foothills": "p2 p2"})
    play(state, "use data_crystal pohl_foothills")
    assert tokens(state) == (0, 0)
    play(state, "use booster_pod 3")
    assert tokens(state) == (0, 0)


def test_pohl_foothills_discounts_the_data_crystal() -> None:
    state = a_game("3", fuel=2, hand="data_crystal", colonies={"pohl_foothills": "p1", "lem_badlands": "p2 p2 p3"})
    play(state, "use data_crystal lem_badlands")
    assert tokens(state) == (0, 0)


def test_R31_a_borrowed_bonus_lasts_though_the_colonies_leave() -> None:
    state = a_game("3", fuel=1, hand="data_crystal orbital_teleporter", colonies={"lem_badlands": "p2"})
    play(
        state,
        "use data_crystal lem_badlands",
        "discard orbital_teleporter lem_badlands p2",
        "to asimov_crater",
        "dock 3 solar_converter",
    )
    assert tokens(state) == (3, 0)


def test_R31_isolation_ends_a_borrowed_bonus_at_once() -> None:
    state = a_game("3", fuel=1, hand="data_crystal stasis_beam", colonies={"lem_badlands": "p2"})
    play(state, "use data_crystal lem_badlands", "discard stasis_beam lem_badlands", "dock 3 solar_converter")
    assert tokens(state) == (2, 0)


def test_borrowing_gives_no_points_and_takes_nothing_from_the_controller() -> None:
    state = a_game("3", fuel=1, hand="data_crystal", colonies={"lem_badlands": "p2"})
    play(state, "use data_crystal lem_badlands")
    assert (points(state, P1), points(state, P2)) == (0, 2)
    assert "lem_badlands" in player(state, P2)["bonuses"]
    assert seen(state)["borrowed"] == "lem_badlands"
