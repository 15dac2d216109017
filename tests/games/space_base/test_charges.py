"""Cells, cubes and what becomes of them when a card changes sides (SB 6.1, 6.3)."""

from __future__ import annotations

import pytest
from games.space_base.table import DATA, a_game, at_station, brought, cubes, patrol, phase, tracks
from support.positions import P1, P2, legal_texts, play, refusal, seen, starting

from cosmodrome import BadPosition


@pytest.mark.parametrize(("seats", "cells"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_S14_cells_by_player_count_R09(seats: int, cells: int) -> None:
    state = a_game("window 1", seats=seats, station={P1: {6: f"kubasov:{cells}"}})
    assert seen(state)["players"][P1]["sectors"][5]["station"]["cells"] == cells
    assert "use kubasov" in legal_texts(state)
    play(state, "use kubasov")
    assert cubes(state, "kubasov") == 0
    short = a_game("window 1", seats=seats, station={P1: {3: "grissom:1", 6: f"kubasov:{cells - 1}"}})
    assert "use kubasov" not in legal_texts(short)
    assert refusal(short, "use kubasov") == "illegal-not-charged"
    with pytest.raises(BadPosition, match="cubes"):
        a_game("window 1", seats=seats, station={P1: {6: f"kubasov:{cells + 1}"}})


CELLS = {
    (5,): (1, 1, 1),
    (5, 3): (2, 2, 1),
    (5, 5): (2, 2, 2),
    (5, 5, 3): (3, 3, 2),
    (5, 5, 3, 2): (4, 3, 2),
    (5, 5, 5): (3, 3, 3),
    (5, 5, 5, 3, 2): (5, 4, 3),
}
CHARGED = [
    (ship["id"], side, tuple(ship[side]["charge"]["cells"]))
    for ship in DATA["ships"]
    for side in ("station", "deployed")
    if ship[side]["charge"]
]


def test_R09_every_kind_of_cells_is_in_the_table() -> None:
    assert {cells for _, _, cells in CHARGED} == set(CELLS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R09_each_card_has_the_cells_of_the_table(seats: int) -> None:
    for ship, side, printed in CHARGED:
        name = "-".join(ship.split("-")[:-2])
        state = (
            a_game(seats=seats, dice=(1, 2), station={P1: {7: name}})
            if side == "station"
            else a_game(seats=seats, dice=(1, 2), deployed={P1: {7: name}})
        )
        cards = seen(state)["players"][P1]["sectors"][6]
        card = cards["station"] if side == "station" else cards["deployed"][0]
        assert card["cells"] == CELLS[printed][min(seats, 4) - 2], ship


def test_S15_reward_and_charge() -> None:
    state = a_game(seats=4, dice=(6, 6), station={P1: {6: "kubasov"}})
    assert brought(play(state, "separate")) == (2, 0, 0)
    assert cubes(state, "kubasov") == 2
    state = a_game(seats=4, dice=(6, 5), station={P1: {6: "kubasov"}})
    assert brought(play(state, "separate")) == (2, 0, 0)
    assert cubes(state, "kubasov") == 1


def test_S15_R06_full_cells_lose_the_cube_but_not_the_credit() -> None:
    state = a_game(seats=4, dice=(6, 5), station={P1: {6: "kubasov:2"}})
    assert brought(play(state, "separate")) == (2, 0, 0)
    assert cubes(state, "kubasov") == 2


def test_S16_charge_only_full() -> None:
    state = a_game(dice=(1, 5), station={P1: {1: "fabian:1", 5: "colony5"}})
    before = tracks(state)
    play(state, "separate")
    assert cubes(state, "fabian") == 1
    assert tracks(state) == before


def test_S18_a_charged_ship_is_deployed() -> None:
    state = a_game("purchase", credits=7, station={P1: {1: "fabian:1"}}, yard="worden")
    play(state, "buy worden")
    assert at_station(state, 1) == "worden"
    assert "fabian:1" in patrol(state, 1)
    state = a_game(dice=(4, 5), station={P1: {1: "worden"}}, deployed={P1: {1: "fabian:1"}})
    play(state, "sum")
    assert cubes(state, "fabian") == 1


def test_S19_lost_cubes() -> None:
    state = a_game("purchase", credits=14, station={P1: {5: "schirra:2"}}, yard="leonov")
    events = play(state, "buy leonov")
    assert cubes(state, "schirra") == 0
    assert [event["lost"] for event in events if event["event"] == "deployed"] == [2]


@pytest.mark.parametrize(
    ("ship", "sector", "before", "after"),
    [("gagarin", 1, 2, 1), ("volynov", 3, 3, 2), ("grissom", 3, 3, 2), ("grissom", 3, 1, 1), ("glenn", 6, 2, 2)],
)
def test_R16_cubes_move_to_the_new_side_up_to_its_cells(ship: str, sector: int, before: int, after: int) -> None:
    buy = {1: "worden", 3: "mattingly", 6: "schmitt"}[sector]
    state = a_game("purchase", credits=20, station={P1: {sector: f"{ship}:{before}"}}, yard=buy)
    play(state, f"buy {buy}")
    assert cubes(state, ship) == after


def test_S37_freshly_charged() -> None:
    state = a_game(dice=(6, 5), seats=4, station={P1: {1: "fabian", 6: "glenn"}})
    play(state, "separate")
    assert phase(state) == "window 5"
    play(state, "use glenn")
    assert cubes(state, "fabian") == 1
    assert cubes(state, "glenn") == 0


def test_S38_colour_gate() -> None:
    deployed = {P2: {2: "sarafanov:1"}}
    for number in (1, 5, 7):
        own = a_game(f"window {number}", active=P2, first=P2, station={P2: {2: "irwin"}}, deployed=deployed)
        assert own.deciders() == (P2,)
        assert "sarafanov" in starting(own, "use")
        other = a_game(f"window {number}", station={P2: {2: "irwin"}}, deployed=deployed)
        assert phase(other) != f"window {number}"


def test_R24_abilities_that_only_give_resources_work_on_any_turn() -> None:
    for active in (P1, P2):
        state = a_game("window 5", active=active, station={P1: {2: "shepard:4", 3: "grissom:3"}})
        play(state, "use grissom", "use shepard", "use grissom")
        assert tracks(state)[0] == 26
        assert (cubes(state, "shepard"), cubes(state, "grissom")) == (0, 1)


def test_R12_there_are_more_cubes_than_the_thirty_in_the_box() -> None:
    ships = {
        1: "gagarin:2",
        2: "shepard:2",
        3: "volynov:3",
        4: "titov:2",
        5: "schirra:2",
        6: "kubasov:2",
        7: "gordon:1",
        8: "collins:1",
        9: "cernan:2",
        10: "kelly:3",
        11: "grissom:3",
        12: "armstrong:3",
    }
    patrols = {1: "fabian:2", 2: "ride:2", 3: "thagard:2", 4: "aleksandrov:2", 5: "brandenstein:2", 6: "glenn:2"}
    state = a_game(dice=(3, 4), seats=4, station={P1: ships}, deployed={P1: patrols})
    state.check()
    total = sum(
        card["cubes"]
        for cards in seen(state)["players"][P1]["sectors"]
        for card in [cards["station"], *cards["deployed"]]
    )
    assert total == 38
    play(state, "separate")
    state.check()
