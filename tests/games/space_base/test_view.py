"""What the view tells a board of sectors, of the dice and of the cards on offer."""

from __future__ import annotations

from typing import Any

import pytest
from games.space_base.table import COLONIES, GAME, STARTERS, a_game
from support.positions import P1, P2, play

from cosmodrome import State

ARMSTRONG = "armstrong-6927-d"


def shown(state: State) -> Any:
    return state.view(P1).to_json()


def seen(state: State, seat: int = P1) -> Any:
    return shown(state)["players"][seat]


def test_a_sector_pays_its_station_on_own_turns_and_its_patrols_on_those_of_others() -> None:
    state = a_game(
        dice=(1, 2), seats=2, station={P1: {12: "armstrong:4"}}, deployed={P1: {11: "starter12", 12: "shatalov cooper"}}
    )
    sector = seen(state)["sectors"][11]
    assert sector["pays"]["own"] == {"cubes": 1}
    assert [sector["pays"]["others"][kind] for kind in ("credits", "income", "vp")] == [3, 2, 5]


def test_a_full_card_takes_no_cube() -> None:
    sector = seen(a_game(dice=(1, 2), station={P1: {12: "armstrong:5"}}))["sectors"][11]
    assert sector["pays"]["own"] == {}
    assert not sector["station"]["charges"]


@pytest.mark.parametrize(("seats", "cells"), [(2, 5), (3, 4), (4, 3), (5, 3)])
def test_fewer_cells_are_in_use_with_more_players(seats: int, cells: int) -> None:
    view = shown(a_game("purchase", seats=seats, credits=12, yard="armstrong"))
    assert view["cells"][ARMSTRONG]["station"] == cells


def test_the_purchase_of_the_turn_takes_all_credits() -> None:
    deal = seen(a_game("purchase", credits=13, yard="armstrong"))["deals"]["buy armstrong"]
    assert (deal["card"], deal["credits"], deal["vp"], deal["sector"]) == (ARMSTRONG, -13, 0, 12)
    assert deal["out"] == STARTERS[P1, 12]


def test_a_colony_brings_its_points_at_once() -> None:
    deals = seen(a_game("purchase", credits=40))["deals"]
    assert deals[f"buy {COLONIES[5]}"]["vp"] == 7


def acquiring(card: str, **where: Any) -> Any:
    """Let P1 use an ability that takes or buys ships; return what each of them would change."""
    state = a_game("window 1", credits=13, yard="armstrong", **where)
    play(state, f"use {card}")
    return seen(state)["deals"]


def test_every_other_purchase_takes_the_price() -> None:
    deals = acquiring("gordon", station={P1: {7: "gordon:1"}}, vp={P2: 4})
    assert deals["buy armstrong"]["credits"] == -12


def test_a_claim_is_free() -> None:
    deals = acquiring("kovalyonok", station={P1: {12: "kovalyonok:1"}})
    assert {deal["credits"] for deal in deals.values()} == {0}


def test_where_a_ship_goes_is_open_while_it_may_go_anywhere() -> None:
    deal = acquiring("kelly", station={P1: {10: "kelly:1"}})["buy armstrong"]
    assert (deal["sector"], deal["out"]) == (None, None)


def test_what_the_credits_can_buy_now_and_after_the_dice_are_used() -> None:
    state = a_game("reroll", dice=(5, 6), credits=11, yard="armstrong")
    player = seen(state)
    assert ARMSTRONG not in player["reach"]
    assert player["brings"]["separate"]["then"] == 13
    assert ARMSTRONG in player["brings"]["separate"]["reach"]


def test_nobody_else_is_told_what_a_player_can_pick_at_light_speed() -> None:
    state = GAME.new(2, 1, {"light_speed": True})
    mine, other = seen(state), seen(state, P2)
    assert {deal["card"] for deal in mine["deals"].values()} <= set(mine["dealt"])
    assert (other["deals"], other["reach"]) == (None, None)


@pytest.mark.parametrize(
    ("beside", "arrows"), [("musgrave", [{"card": "shaw-1873-c", "sector": 10, "to": [9, 11]}]), ("", [])]
)
def test_an_arrow_is_open_only_where_it_will_have_to_be_aimed(beside: str, arrows: list[Any]) -> None:
    patrols = {10: "shaw"} | ({11: beside} if beside else {})
    state = a_game(dice=(4, 6), deployed={P2: patrols})
    assert seen(state, P2)["brings"]["sum"]["arrows"] == arrows
