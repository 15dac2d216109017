"""The 2x: one sector is collected once more (SB 5.3)."""

from __future__ import annotations

from games.space_base.table import a_game, brought, cubes, tracks, visited
from support.positions import P1, P2, legal_texts, play, starting


def test_S28_active() -> None:
    state = a_game(dice=(2, 3), station={P1: {8: "aksyonov:1"}})
    play(state, "separate")
    assert legal_texts(state) == ["use aksyonov", "single"]
    play(state, "use aksyonov")
    assert legal_texts(state) == ["repeat 2", "repeat 3"]
    play(state, "repeat 3")
    assert tracks(state)[0] == 3
    assert cubes(state, "aksyonov") == 0
    state = a_game(dice=(2, 3), station={P1: {8: "aksyonov:1"}})
    events = play(state, "sum", "use aksyonov")
    assert visited(events) == [5, 5]


def test_S29_passive() -> None:
    state = a_game(
        dice=(5, 6),
        station={P2: {5: "truly", 6: "patsayev", 8: "lazarev"}},
        deployed={P2: {5: "starter evans brandenstein", 6: "schmitt", 8: "aksyonov:1", 12: "starter6"}},
    )
    play(state, "p2 separate", "p2 use aksyonov")
    assert legal_texts(state, P2) == ["repeat 5", "repeat 6"]
    play(state, "p2 repeat 5")
    assert tracks(state, P2) == (8, 0, 0)
    assert cubes(state, "brandenstein", P2) == 2


def test_S30_it_does_not_charge_itself() -> None:
    state = a_game(dice=(4, 4), station={P1: {8: "aksyonov:1"}})
    events = play(state, "sum", "use aksyonov")
    assert visited(events) == [8, 8]
    assert cubes(state, "aksyonov") == 1


def test_S30_not_even_through_an_arrow() -> None:
    state = a_game(dice=(3, 4), station={P1: {7: "merbold", 8: "aksyonov:1"}})
    events = play(state, "sum", "use aksyonov", "repeat 7")
    assert visited(events) == [7, 8, 7, 8]
    assert cubes(state, "aksyonov") == 1


def test_R07_on_doubles_used_separately_the_named_sector_pays_three_times() -> None:
    state = a_game(dice=(4, 4), station={P1: {8: "aksyonov:1"}})
    events = play(state, "separate", "use aksyonov")
    assert visited(events) == [4, 4, 4]
    assert brought(events) == (3, 0, 0)


def test_R07_the_extra_collection_follows_arrows_with_choices_of_its_own() -> None:
    state = a_game(dice=(5, 5), station={P1: {8: "aksyonov:1", 9: "bobko", 10: "shaw"}})
    events = play(state, "sum", "use aksyonov", "aim 9", "repeat 10", "aim 11")
    assert visited(events) == [10, 9, 10, 11]
    assert brought(events) == (0, 1, 3)


def test_a_sector_reached_by_an_arrow_may_be_named() -> None:
    state = a_game(dice=(5, 5), station={P1: {8: "aksyonov:1", 9: "bobko", 10: "shaw"}})
    play(state, "sum", "use aksyonov", "aim 9")
    assert starting(state, "repeat") == ["9", "10"]
    assert brought(play(state, "repeat 9")) == (0, 0, 3)


def test_it_may_be_declined() -> None:
    state = a_game(dice=(2, 3), station={P1: {8: "aksyonov:1"}})
    assert brought(play(state, "separate", "single")) == (2, 0, 0)
    assert cubes(state, "aksyonov") == 1


def test_R26_there_must_be_a_ship_to_collect() -> None:
    state = a_game(dice=(2, 3), station={P1: {5: "colony5", 8: "aksyonov:1"}})
    play(state, "sum")
    assert state.deciders() != (P1,) or "use aksyonov" not in legal_texts(state)
    assert cubes(state, "aksyonov") == 1


def test_the_colour_decides_on_whose_turn_it_works() -> None:
    # The station side is blue: it does nothing on others' turns.
    state = a_game(dice=(2, 3), station={P2: {2: "irwin", 8: "aksyonov:1"}})
    play(state, "p2 separate")
    assert P2 not in state.deciders() or "use aksyonov" not in legal_texts(state, P2)
    # The deployed side is red: it does nothing on the own turn.
    state = a_game(dice=(2, 3), station={P1: {8: "lazarev"}}, deployed={P1: {8: "aksyonov:1"}})
    play(state, "separate")
    assert state.deciders() != (P1,) or "use aksyonov" not in legal_texts(state)


def test_a_cube_gained_now_cannot_pay_for_it_on_this_turn() -> None:
    state = a_game(dice=(4, 4), station={P1: {8: "aksyonov"}})
    assert visited(play(state, "sum")) == [8]
    assert cubes(state, "aksyonov") == 1
