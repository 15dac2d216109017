"""Setting up a game (AF 3)."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import GAME, TYPES, player, tokens
from support.positions import seen

from cosmodrome import BadSetup, State

OPEN_DOCKS = {
    2: {"solar_converter": 7, "lunar_mine": 3, "orbital_market": 2, "colony_constructor": 3, "shipyard": 2},
    3: {"solar_converter": 7, "lunar_mine": 4, "orbital_market": 2, "colony_constructor": 6, "shipyard": 4},
    4: {"solar_converter": 8, "lunar_mine": 5, "orbital_market": 4, "colony_constructor": 6, "shipyard": 6},
}
BLOCKERS = {2: 12, 3: 6, 4: 0}
COMPENSATION = ((0, 0), (1, 0), (0, 1), (1, 1))


def new(seats: int, seed: int = 1, **options: object) -> State:
    return GAME.new(seats, seed, options)


def docks(state: State, facility: str) -> list[dict[str, object]]:
    shown: list[dict[str, object]] = seen(state)["facilities"][facility]["docks"]
    return shown


@pytest.mark.parametrize(
    ("seats", "facility", "count"),
    [(seats, facility, count) for seats, table in OPEN_DOCKS.items() for facility, count in table.items()],
)
def test_docks_are_blocked_by_the_number_of_players(seats: int, facility: str, count: int) -> None:
    assert sum(not dock["blocked"] for dock in docks(new(seats), facility)) == count


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_facilities_are_the_same_for_all(seats: int) -> None:
    state = new(seats)
    for facility, count in (("alien_artifact", 4), ("raiders_outpost", 3), ("terraforming_station", 1)):
        assert [dock["blocked"] for dock in docks(state, facility)] == [False] * count
    tracks = seen(state)["facilities"]["colonist_hub"]["tracks"]
    assert [(track["seat"], track["circle"], len(track["docks"])) for track in tracks] == [
        (seat, 0, 3) for seat in range(seats)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_blockers_are_the_dice_of_the_unused_colours(seats: int) -> None:
    facilities = seen(new(seats))["facilities"]
    blocked = [dock for facility in facilities.values() for dock in facility.get("docks", ()) if dock["blocked"]]
    assert len(blocked) == BLOCKERS[seats]


@pytest.mark.parametrize(
    ("seats", "long", "colonies"), [(2, False, 8), (3, False, 7), (4, False, 6), (3, True, 8), (4, True, 8)]
)
def test_the_number_of_colonies(seats: int, long: bool, colonies: int) -> None:
    state = new(seats, long=long)
    assert [player(state, seat)["reserve"] for seat in range(seats)] == [colonies] * seats
    assert [player(state, seat)["colonies"] for seat in range(seats)] == [colonies] * seats


def test_two_players_have_no_long_variant() -> None:
    with pytest.raises(BadSetup):
        new(2, long=True)


def test_the_long_variant_changes_nothing_but_the_colonies() -> None:
    plain, long = new(3).to_json(), new(3, long=True).to_json()
    assert long.pop("options") == {"long": True}
    assert plain.pop("options") == {"long": False}
    assert plain == long


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_players_are_compensated_by_their_place_in_the_turn_order(seats: int, seed: int) -> None:
    state = new(seats, seed)
    first = seen(state)["first"]
    assert [tokens(state, (first + place) % seats) for place in range(seats)] == list(COMPENSATION[:seats])
    fuel, ore = map(sum, zip(*COMPENSATION[:seats], strict=True))
    assert seen(state)["stock"] == {"fuel": 30 - fuel, "ore": 20 - ore}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R40_the_first_player_is_random(seats: int) -> None:
    firsts = [seen(new(seats, seed))["first"] for seed in range(60 * seats)]
    for seat in range(seats):
        assert 30 < firsts.count(seat) < 90


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_begins_with_the_roll(seats: int) -> None:
    state = new(seats, 3)
    first = seen(state)["first"]
    assert state.deciders() == (first,)
    assert [action.text for action in state.legal(first)] == ["roll"]
    assert (seen(state)["turn"], seen(state)["active"], seen(state)["phase"]) == (1, first, "roll")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R01_22_cards_of_12_types(seats: int) -> None:
    state = new(seats, 2)
    table = seen(state)
    assert (len(table["display"]), table["deck"], table["discard"]) == (3, 19 - seats, [])
    hands = [card["type"] for seat in range(seats) for card in player(state, seat)["hand"]]
    assert len(hands) == seats
    kinds = [*hands, *(card["type"] for card in table["display"]), *table["unseen"]]
    assert sorted(kinds) == sorted([*TYPES, *(kind for kind in TYPES if not kind.startswith("alien"))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_three_ships_in_the_bay(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        assert [ship["at"] for ship in player(state, seat)["ships"]] == ["bay"] * 3 + ["stock"] * 3
        assert (player(state, seat)["fleet"], player(state, seat)["stock"]) == (3, 3)


def test_the_planet_is_empty_but_for_the_relic_ship() -> None:
    table = seen(new(4))
    assert (table["relic"]["owner"], table["relic"]["at"]) == (None, "burroughs_desert")
    for territory in table["territories"].values():
        assert territory == {"colonies": [0, 0, 0, 0], "controller": None, "fields": []}


def test_the_territories_lie_clockwise_with_burroughs_desert_in_the_centre() -> None:
    assert " ".join(seen(new(2))["territories"]) == (
        "heinlein_plains pohl_foothills van_vogt_mountains bradbury_plateau "
        "asimov_crater herbert_valley lem_badlands burroughs_desert"
    )


def test_deals_differ_from_seed_to_seed() -> None:
    displays = {tuple(card["card"] for card in seen(new(4, seed))["display"]) for seed in range(50)}
    assert len(displays) > 45
