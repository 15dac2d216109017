"""Setup, the station and the order of a round (PU 3, 4, 5)."""

from __future__ import annotations

from typing import Any

import pytest
from games.planet_unknown.table import GAME, a_game, data_of, player
from support.play import written
from support.positions import P2, P3, is_legal, legal_texts, play, starting

from cosmodrome import BadSetup, Match


@pytest.mark.parametrize(("seats", "cards"), [(4, 5), (1, 2), (6, 7)])
def test_S01_civ_stacks_have_a_card_more_than_players(seats: int, cards: int) -> None:
    state = GAME.new(seats, 3)
    assert state.view(None).data["civ"] == dict.fromkeys("1234", cards)


def test_S55_with_two_players_the_station_turns_by_itself() -> None:
    state = GAME.new(2, 5)
    before = written(state)["rotation"]
    for _ in range(400):
        if written(state)["round"] == 2:
            break
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[-1])
    assert written(state)["rotation"] == (before + 1) % 6
    for seat, position in ((0, 0), (1, 3)):
        assert player(state, seat)["sector"] == (position - written(state)["rotation"]) % 6


def test_S55_the_first_round_turns_too() -> None:
    rotations = {GAME.new(2, seed).to_json()["rotation"] for seed in range(40)}
    assert rotations == set(range(6))


def test_S56_the_commander_chooses_the_sector() -> None:
    data: dict[str, Any] = data_of(4)
    data["commander"] = 2
    data["stack"] = [{"step": "turn", "seat": 2}]
    state = GAME.from_json(data)
    assert len(legal_texts(state, 2)) == 6
    outer = ["Z5", "F5", "S4", "I4", "N5", "U5"]
    play(state, f"p3 turn {outer[5]}")
    assert written(state)["rotation"] == 4
    assert player(state, 0)["sector"] == 2
    assert player(state, 2)["sector"] == 5


def test_all_144_tiles_are_in_the_station_and_only_tops_are_seen() -> None:
    view = GAME.new(3, 1).view(0).data
    sectors = view["station"]["sectors"]  # type: ignore[index]
    assert sum(sector[ring]["count"] for sector in sectors for ring in ("large", "small")) == 144


def test_R02_the_next_tile_is_hidden_until_all_are_done() -> None:
    state = GAME.new(2, 4)
    large = next(text for text in legal_texts(state, 0) if text.startswith("take"))
    play(state, f"p1 {large}")
    ring = large.split()[1]
    sector = next(s for s in state.view(0).data["station"]["sectors"] if s["seat"] == 0)  # type: ignore[index]
    assert sector[ring]["top"] is None
    assert sector[ring]["count"] == 11
    for _ in range(200):
        if written(state)["phase"] != "action" or written(state)["round"] > 1:
            break
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[-1])
    shown = [s[ring]["top"] for s in state.view(0).data["station"]["sectors"]]  # type: ignore[index]
    assert None not in shown


def test_S17_only_a_tile_that_can_be_placed_may_be_taken() -> None:
    # Only a single square and a pair beside each other are left: an I2 fits, a Z5 does not.
    state = a_game(take=("Z5-civ-energy-p", "I2-civ-energy-p"))
    data: dict[str, Any] = state.to_json()
    data["players"][0]["patches"] = [
        f"{'abcdefghijkl'[x]}{y + 1}"
        for y in range(12)
        for x in range(12)
        if _on_planet(x, y) and (x, y) not in ((5, 0), (6, 0), (0, 5))
    ]
    data["players"][0]["lifepods"] = []
    state = GAME.from_json(data)
    assert starting(state, "take") == ["small"]


def _on_planet(x: int, y: int) -> bool:
    rows = (
        ".....LL.....",
        "...ILLLLL...",
        "..LIIILPIL..",
        ".LLLLILLIIL.",
        ".PLLLILLLLP.",
        "IILLLILLLLLL",
        "IILLLILLLLLL",
        ".LPLIILLLLL.",
        ".LLIILLLPLL.",
        "..LILPLLLL..",
        "...ILLLLL...",
        ".....LL.....",
    )
    return rows[y][x] != "."


def full_but(*free: tuple[int, int]) -> list[str]:
    """Name all squares of KSB-4156 but a few."""
    return [
        f"{'abcdefghijkl'[x]}{y + 1}" for y in range(12) for x in range(12) if _on_planet(x, y) and (x, y) not in free
    ]


def test_S16_an_unplaceable_tile_advances_for_both_stations_without_anything_else() -> None:
    state = a_game(take=("Z5-energy-water-m", "T4-energy-water-m"), markers={"tech": 10, "water": 12})
    data: dict[str, Any] = state.to_json()
    data["players"][0]["patches"], data["players"][0]["lifepods"] = full_but((5, 0)), []
    state = GAME.from_json(data)
    assert starting(state, "set aside") == ["large", "small"]
    play(state, "set aside large")
    while is_legal(state, "station water"):
        play(state, "station water")
    assert player(state)["markers"]["water"]["row"] == 14
    assert player(state)["meteorites"] == []
    assert written(state)["triggers"] == ["unplaceable"]


def test_S18_an_empty_depot_ends_the_game_even_if_nobody_faces_it() -> None:
    state = a_game()
    data: dict[str, Any] = state.to_json()
    sectors = state.view(0).data["station"]["sectors"]  # type: ignore[index]
    free = next(sector for sector in sectors if sector["seat"] is None)
    for ring in ("large", "small"):
        data["depots"][free[ring]["shape"]] = {"top": None, "below": []}
    state = GAME.from_json(data)
    events = play(state, "done")
    assert {"event": "end_called", "trigger": "depot_empty"} in events
    assert state.over


def test_both_stacks_empty_is_no_unplaceable_tile() -> None:
    state = a_game(take=(None, None))
    play(state, "done")
    assert written(state)["triggers"] == [] or "unplaceable" not in written(state)["triggers"]


def test_options_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, 1, {"events": "custom", "green": 17, "orange": 1})
    with pytest.raises(BadSetup):
        GAME.new(2, 1, {"green": 3})
    with pytest.raises(BadSetup):
        GAME.new(1, 1, {"personal": True})
    left = GAME.new(1, 1, {"events": "custom", "green": 20, "orange": 0}).view(0).data["events"]["left"]  # type: ignore[index]
    assert left == {"green": 20, "orange": 0, "red": 0}


@pytest.mark.parametrize("ring", range(6))
def test_the_ring_can_be_set(ring: int) -> None:
    assert GAME.new(3, 1, {"ring": ring}).to_json()["inner_shift"] == ring


def test_dealt_sides_are_secret_until_all_have_chosen() -> None:
    state = GAME.new(3, 2, {"sides": "choose"})
    unique = player(state, 0)["dealt"]
    play(state, f"p1 planet {unique[0]}", f"p1 corporation {unique[1]}")
    assert state.view(0).data["players"][0]["planet"] == unique[0]  # type: ignore[index]
    assert state.view(1).data["players"][0]["planet"] is None  # type: ignore[index]
    for seat in (P2, P3):
        play(state, f"p{seat + 1} planet ksb_4156", f"p{seat + 1} corporation universal_coalition")
    assert state.view(1).data["players"][0]["planet"] == unique[0]  # type: ignore[index]


def test_free_boards_are_picked_once() -> None:
    state = GAME.new(2, 2, {"sides": "free"})
    play(state, "planet gaia", "corporation republic")
    assert not is_legal(state, "planet gaia")
    play(state, "planet petra")
    assert not is_legal(state, "corporation republic")


def test_personal_objectives_are_dropped_before_the_first_round() -> None:
    state = GAME.new(3, 8, {"personal": True})
    assert all(len(starting(state, "drop", seat)) == 2 for seat in range(3))
    solo = GAME.new(1, 8)
    assert len(starting(solo, "drop")) == 4
    play(solo, legal_texts(solo)[0])
    assert len(player(solo)["personal"]) == 3


def test_undo_reaches_back_to_the_taking_of_the_tile() -> None:
    match = Match.new(GAME, 2, 4)
    match.play(0, match.state.legal(0)[0])
    match.play(0, match.state.legal(0)[0])
    assert match.undo_point(0) == 0
