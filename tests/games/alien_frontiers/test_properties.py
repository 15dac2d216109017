"""What holds in every position (AF 16), tried out in random games and in positions that no game need lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from games.alien_frontiers import oracle
from games.alien_frontiers.strategies import positions
from games.alien_frontiers.table import CARDS, GAME
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.play import SCALE, chooser, walk
from support.positions import legal_texts

from cosmodrome import IllegalAction, State

TABLES = [(2, False), (3, False), (4, False), (3, True), (4, True)]
FIRST_ACTIONS = {"actions": oracle.main_actions, "raid": oracle.raids}


def a_walk(seats: int, long: bool, seed: int) -> Iterator[State]:
    """Show every position of a random game."""
    return walk(GAME.new(seats, seed, {"long": True} if long else {}), chooser(seed))


def keeps_the_invariants(state: State) -> None:
    """Check AF 16 from the position's data alone."""
    data: dict[str, Any] = state.to_json()
    shown: dict[str, Any] = state.view(None).data
    table = oracle.Table(data)
    for seat, player in enumerate(data["players"]):
        # 1. Six ships of each colour, three of them for the next turn.
        assert len(player["ships"]) == 6
        assert sum(ship["location"] not in ("stock", "terraforming_station") for ship in player["ships"]) >= 3
        # 3. No two cards of a type in a hand.
        assert len(table.hand(seat)) == len(player["hand"])
        # 4. Colonies are on the planet, on the Hub or in the reserve.
        assert 0 <= player["circle"] <= 7
        assert table.reserve(seat) == shown["players"][seat]["reserve"] >= 0
        # 7. Nobody has unplaced ships or more than eight tokens out of turn.
        if seat != data["active_seat"] or shown["phase"] == "roll":
            assert player["fuel"] + player["ore"] <= 8
            assert not any(ship.seat == seat and ship.place == "unplaced" for ship in table.ships)
    _tokens_and_cards(data, shown)
    _docks_and_relic(table, shown)
    # 8. There is always something to do.
    assert state.over or legal_texts(state)
    # 9. Points are what they are.
    assert sum(table.controller(territory) is not None for territory in data["colonies"]) <= 8
    assert [score.total for score in state.scores()] == [table.points(seat) for seat in range(state.seats)]
    assert state.winners() == table.winners()
    assert state.over == any(
        sum(counts[seat] for counts in data["colonies"].values()) == table.each for seat in range(state.seats)
    )


def _tokens_and_cards(data: dict[str, Any], shown: dict[str, Any]) -> None:
    """Check that nothing is lost: 2. thirty fuel and twenty ore, 3. twenty-two cards."""
    for kind, total in (("fuel", 30), ("ore", 20)):
        held = [player[kind] for player in data["players"]]
        assert min(held) >= 0
        assert sum(held) + shown["stock"][kind] == total
        assert shown["stock"][kind] >= 0
    cards = [*data["display"], *data["discard"], *(card for player in data["players"] for card in player["hand"])]
    assert len(set(cards)) == len(cards)
    assert sorted([*map(oracle.kind_of, cards), *shown["unseen"]]) == sorted(map(oracle.kind_of, CARDS))


def _docks_and_relic(table: oracle.Table, shown: dict[str, Any]) -> None:
    """Check that 5. docks hold one ship each, blocked ones none, and 6. the Relic Ship's owner has its bonus."""
    for facility, place in shown["facilities"].items():
        docks = [dock for track in place.get("tracks", [place]) for dock in track["docks"]]
        assert not any(dock["blocked"] and dock["ship"] for dock in docks)
        assert sum(dock["ship"] is not None for dock in docks) == sum(ship.place == facility for ship in table.ships)
        if facility != "colonist_hub":
            assert sum(not dock["blocked"] for dock in docks) == oracle.OPEN_DOCKS[table.seats][facility]
    relic = table.data["relic"]
    assert (relic["owner"] is None) == (relic["location"] == "burroughs_desert")
    assert relic["owner"] is None or table.has_bonus(relic["owner"], "burroughs_desert")


def offers_what_the_rules_allow(state: State) -> None:
    """Compare the legal answers with those of the second implementation."""
    phase = state.view(None).data["phase"]
    if phase in FIRST_ACTIONS:
        offered = legal_texts(state)
        allowed = FIRST_ACTIONS[phase](state.to_json())
        assert len(offered) == len(set(offered))
        assert set(offered) == allowed, (set(offered) ^ allowed, state.to_json())


@pytest.mark.parametrize(("seats", "long"), TABLES)
@pytest.mark.parametrize("seed", range(2 * SCALE))
def test_every_position_of_a_random_game_keeps_the_invariants(seats: int, long: bool, seed: int) -> None:
    for number, state in enumerate(a_walk(seats, long, seed)):
        if number % 3 == 0 or state.over:
            keeps_the_invariants(state)
    assert state.over


@pytest.mark.parametrize(("seats", "long"), TABLES)
@pytest.mark.parametrize("seed", range(100, 100 + 2 * SCALE))
def test_a_random_game_offers_just_what_the_rules_allow(seats: int, long: bool, seed: int) -> None:
    for number, state in enumerate(a_walk(seats, long, seed)):
        if number % 5 == seed % 5:
            offers_what_the_rules_allow(state)


@pytest.mark.parametrize(("seats", "long"), TABLES)
def test_each_refused_docking_says_why(seats: int, long: bool) -> None:
    for number, state in enumerate(a_walk(seats, long, 7)):
        if number % 40 or state.view(None).data["phase"] != "actions":
            continue
        (seat,) = state.deciders()
        table = oracle.Table(state.to_json())
        for ships in oracle.subsets(table.mine("unplaced"), 1, 4):
            for facility in oracle.FACILITIES:
                text = f"dock {oracle.dice(ships)} {facility}"
                if table.may_dock(facility, ships):
                    assert state.parse(seat, text).text == text
                else:
                    with pytest.raises(IllegalAction) as caught:
                        state.parse(seat, text)
                    assert caught.value.message.key.startswith("illegal-dock-"), text
                    assert caught.value.message.key != "illegal-dock-no-such-ships"


@settings(max_examples=150 * SCALE, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(position=positions(), choices=st.lists(st.integers(0, 10_000), min_size=6, max_size=6))
def test_any_position_offers_just_what_the_rules_allow(position: dict[str, Any], choices: list[int]) -> None:
    state = GAME.from_json(position)
    for choice in choices:
        keeps_the_invariants(state)
        if state.over:
            return
        offers_what_the_rules_allow(state)
        (seat,) = state.deciders()
        actions = state.legal(seat)
        state.apply(seat, actions[choice % len(actions)])
        state.check()
        assert GAME.from_json(state.to_json()) == state


@settings(max_examples=40 * SCALE, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(position=positions())
def test_every_answer_leads_to_a_sound_position(position: dict[str, Any]) -> None:
    state = GAME.from_json(position)
    (seat,) = state.deciders()
    for action in state.legal(seat)[:200]:
        after = state.clone()
        after.apply(seat, action)
        keeps_the_invariants(after)
        assert after.to_json() != position
    assert state.to_json() == GAME.from_json(position).to_json()
