"""Buying, colonies, the refill of the shipyard and income (SB 7, phases 6, 8, 9)."""

from __future__ import annotations

import pytest
from games.space_base.table import CARDS, IDS, a_game, at_station, brought, cubes, patrol, phase, tracks, yard
from support.positions import P1, P2, legal_texts, play, refusal, seen, starting

from cosmodrome import State


def test_S06_purchase() -> None:
    state = a_game("purchase", credits=7, income=2, yard="serebrov")
    events = play(state, "buy serebrov")
    assert [event["paid"] for event in events if event["event"] == "bought"] == [7]
    assert (at_station(state, 9), patrol(state, 9)) == ("serebrov", ["starter9"])
    assert None not in yard(state, 1)
    assert tracks(state)[0] == 2


def test_S07_passing_keeps_the_credits() -> None:
    state = a_game("purchase", credits=7, income=2)
    play(state, "pass")
    assert tracks(state)[0] == 7


def test_S08_not_affordable() -> None:
    state = a_game("purchase", credits=6)
    assert all(CARDS[IDS[name]]["cost"] <= 6 for name in starting(state, "buy"))
    assert starting(state, "buy")
    assert refusal(state, "buy colony-frisch") == "illegal-too-dear"


def test_a_purchase_with_nothing_affordable_is_passed() -> None:
    state = a_game("purchase", credits=1)
    assert phase(state) == "rewards"
    assert seen(state)["active"] == P2


def test_the_slot_stays_empty_until_the_end_of_the_turn() -> None:
    state = a_game("purchase", credits=7, station={P1: {3: "grissom:1"}}, yard="serebrov")
    play(state, "buy serebrov")
    assert phase(state) == "window 7"
    assert yard(state, 1).count(None) == 1
    play(state, "done")
    assert None not in yard(state, 1)


def test_R20_when_a_deck_has_run_out_the_slot_stays_empty() -> None:
    # All other ships of level 1 lie on P2's console: the deck is empty.
    others = [
        name
        for name, card in IDS.items()
        if CARDS[card].get("level") == 1
        and name not in ("malyshev", "ryumin", "gurragchaa", "fabian", "romanenko", "tuan")
    ]
    state = a_game("purchase", credits=2, deployed={P2: {7: " ".join(others)}}, yard="malyshev")
    assert seen(state)["decks"]["1"] == 0
    play(state, "buy malyshev")
    assert yard(state, 1).count(None) == 1


def colonist() -> State:
    """Give P1 enough for the colony of sector 4."""
    return a_game("purchase", credits=20, income=3, station={P1: {4: "titov:2"}}, yard="engle duke")


def test_S40_colony() -> None:
    state = colonist()
    events = play(state, "buy colony-kuznets")
    assert [event["vp"] for event in events if event["event"] == "settled"] == [6]
    assert tracks(state) == (3, 3, 6)
    assert at_station(state, 4) == "colony-kuznets"
    assert patrol(state, 4) == ["starter4", "titov:1"]
    assert len(seen(state)["colonies"]) == 11
    assert "colony-kuznets" not in seen(state)["colonies"]


def test_S40_a_colony_pays_nothing_on_the_own_turn_but_its_patrols_do_on_others() -> None:
    state = a_game(dice=(4, 1), station={P1: {4: "colony4"}})
    assert brought(play(state, "separate")) == (1, 0, 0)
    state = a_game(dice=(4, 1), active=P2, station={P1: {4: "colony4"}})
    assert brought(play(state, "p1 separate"), P1) == (1, 0, 0)


def test_S40_no_card_of_its_sector_can_be_bought_or_claimed() -> None:
    state = a_game("purchase", credits=20, station={P1: {4: "colony4"}}, yard="engle duke")
    assert not {"engle", "duke"} & set(starting(state, "buy"))
    assert refusal(state, "buy duke") == "illegal-colonised"
    state = a_game("window 1", station={P1: {4: "colony4", 12: "kovalyonok:1"}}, yard="engle remek")
    play(state, "use kovalyonok")
    assert not {"engle", "remek"} & set(starting(state, "claim"))


@pytest.mark.parametrize("sector", range(1, 13))
def test_each_colony_costs_and_brings_what_the_table_says(sector: int) -> None:
    state = a_game("purchase", credits=6 + 3 * sector)
    name = next(card["id"] for card in CARDS.values() if card["id"].startswith("colony") and card["sector"] == sector)
    assert name in starting(state, "buy")
    play(state, f"buy {name}")
    assert tracks(state)[2] == 2 + sector
    short = a_game("purchase", credits=5 + 3 * sector)
    assert name not in starting(short, "buy")


def test_a_new_card_carries_no_cubes_and_pays_nothing_when_placed() -> None:
    state = a_game("purchase", credits=12, yard="gagarin")
    play(state, "buy gagarin")
    assert cubes(state, "gagarin") == 0
    assert tracks(state) == (0, 0, 0)


@pytest.mark.parametrize(("credits", "income", "after"), [(4, 4, 4), (3, 4, 4), (9, 4, 9), (0, 0, 0)])
def test_S47_income(credits: int, income: int, after: int) -> None:
    state = a_game("window 7", credits=credits, income=income)
    assert seen(state)["active"] == P2
    assert tracks(state)[0] == after


def test_S47_a_passive_player_gets_none() -> None:
    state = a_game("window 7", income={P2: 4})
    assert tracks(state, P2)[0] == 0


def test_R15_income_comes_whether_or_not_anything_was_bought() -> None:
    state = a_game("purchase", credits=2, income=5, yard="serebrov")
    passed, bought = state.clone(), state
    play(passed, "pass")
    play(bought, "buy serebrov")
    assert tracks(passed)[0] == tracks(bought)[0] == 5


def test_one_card_a_turn() -> None:
    state = a_game("purchase", credits=9, yard="serebrov")
    play(state, "buy serebrov")
    assert phase(state) != "purchase"
    assert "pass" not in legal_texts(state, state.deciders()[0])
