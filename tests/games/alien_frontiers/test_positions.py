"""Positions as data: what is read back, what is refused and why (AF 2.1, 16)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from games.alien_frontiers.table import GAME, a_game, docked_at
from support.play import chooser, walk
from support.positions import P1, P2, legal_texts, play, seen

from cosmodrome import BadPosition

Data = dict[str, Any]
Spoil = Callable[[Data], object]


def a_full_position() -> Data:
    """Give a sound position with a bit of everything, in the middle of P1's turn."""
    state = a_game(
        "4 4r",
        seats=3,
        fuel={P1: 3, P2: 2},
        ore={P1: 2, P2: 1},
        fleet={P1: 4, P2: 5},
        docked={
            "lunar_mine": "p2:3 p3:4",
            "colonist_hub": "p2:1",
            "terraforming_station": "p2:6",
            "alien_artifact": "p1:5",
        },
        colonies={"burroughs_desert": "p1", "lem_badlands": "p2 p2 p3"},
        circle={P1: 3, P2: 7},
        hands={P1: "booster_pod stasis_beam", P2: "alien_city"},
        fields={"positron": "lem_badlands", "repulsor": "asimov_crater"},
        discard="resource_cache",
        turn={"artifact_ships": [1], "artifact_cycles": 1, "used_cards": ["stasis_beam_1"]},
    )
    data: Data = json.loads(json.dumps(state.to_json()))
    return data


def test_the_sound_position_is_sound() -> None:
    data = a_full_position()
    assert GAME.from_json(data).to_json() == data


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_reads_back_as_it_was(seed: int) -> None:
    for number, state in enumerate(walk(GAME.new(2 + seed, seed), chooser(seed))):
        if number % 11 == 0 or state.over:
            text = json.dumps(state.to_json())
            again = GAME.from_json(json.loads(text))
            assert json.dumps(again.to_json()) == text
            if not state.over:
                assert legal_texts(again) == legal_texts(state)


def test_a_ship_without_a_dock_gets_the_lowest_free_one() -> None:
    data = a_full_position()
    for ship in data["players"][P2]["ships"]:
        ship.pop("dock", None)
    state = GAME.from_json(data)
    assert docked_at(state, "lunar_mine") == "p2:3 p3:4"
    docks = seen(state)["facilities"]["lunar_mine"]["docks"]
    assert [dock["ship"] is not None for dock in docks[:3]] == [True, True, False]


def test_the_order_of_a_hand_does_not_matter() -> None:
    data = a_full_position()
    data["players"][P1]["hand"].reverse()
    assert GAME.from_json(data) == GAME.from_json(a_full_position())


def ship(data: Data, seat: int, index: int) -> Data:
    entry: Data = data["players"][seat]["ships"][index]
    return entry


def stack(*steps: str | Data) -> Spoil:
    return lambda data: data.update(stack=[{"step": step} if isinstance(step, str) else step for step in steps])


NONSENSE: dict[str, Spoil] = {
    # The header.
    "another game": lambda data: data.update(game="space_base"),
    "no game": lambda data: data.pop("game"),
    "other rules": lambda data: data.update(rules=99),
    "five seats": lambda data: data.update(seats=5),
    "one seat": lambda data: data.update(seats=1),
    "seats in words": lambda data: data.update(seats="three"),
    "an unknown option": lambda data: data["options"].update(short=True),
    "an option with a wrong value": lambda data: data["options"].update(long="yes"),
    "an unknown field": lambda data: data.update(weather="fine"),
    "a missing field": lambda data: data.pop("players"),
    "a broken generator": lambda data: data.update(rng=[1, 2, 3]),
    "a seat that is not there": lambda data: data.update(active_seat=3),
    "a negative seat": lambda data: data.update(first_seat=-1),
    "no turn": lambda data: data.update(turn_number=0),
    "too few players": lambda data: data["players"].pop(),
    # Tokens.
    "negative fuel": lambda data: data["players"][0].update(fuel=-1),
    "negative ore": lambda data: data["players"][0].update(ore=-2),
    "more fuel than there is": lambda data: data["players"][0].update(fuel=29),
    "more ore than there is": lambda data: data["players"][0].update(ore=20),
    "nine tokens out of turn": lambda data: data["players"][1].update(fuel=8),
    "fuel in words": lambda data: data["players"][0].update(fuel="plenty"),
    "half a fuel": lambda data: data["players"][0].update(fuel=2.5),
    # Ships.
    "a seven": lambda data: ship(data, 0, 0).update(value=7),
    "a zero": lambda data: ship(data, 0, 0).update(value=0),
    "half a pip": lambda data: ship(data, 0, 0).update(value=3.5),
    "a place that is not there": lambda data: ship(data, 0, 0).update(location="moon"),
    "a coloured ship on the desert": lambda data: ship(data, 0, 0).update(location="burroughs_desert"),
    "five ships": lambda data: data["players"][0]["ships"].pop(),
    "two ships in play": lambda data: [ship(data, 2, index).update(location="stock") for index in range(2)],
    "two ships for the next turn": lambda data: [ship(data, 1, index).update(location="stock") for index in (0, 1)],
    "unplaced out of turn": lambda data: ship(data, 1, 4).update(location="unplaced"),
    "two ships on a dock": lambda data: ship(data, 1, 0).update(dock=1),
    "a dock that is not there": lambda data: ship(data, 1, 0).update(dock=5),
    "a blocked dock": lambda data: ship(data, 1, 0).update(dock=4),
    "no dock left": lambda data: [ship(data, 0, 3).update(location="terraforming_station", value=6)],
    "the relic owned but at home": lambda data: data["relic"].update(location="burroughs_desert"),
    "the relic abroad without an owner": lambda data: data["relic"].update(owner=None),
    "the relic in stock": lambda data: data["relic"].update(location="stock"),
    "the relic of one who lost the desert": lambda data: data["colonies"].update(burroughs_desert=[1, 1, 0]),
    "the relic of one whose bonus is isolated": lambda data: data["fields"].update(isolation="burroughs_desert"),
    # Colonies.
    "nine colonies": lambda data: data["colonies"].update(pohl_foothills=[9, 0, 0]),
    "a negative colony": lambda data: data["colonies"].update(pohl_foothills=[-1, 0, 0]),
    "colonies of two seats only": lambda data: data["colonies"].update(pohl_foothills=[1, 0]),
    "a territory that is not there": lambda data: data["colonies"].update(atlantis=[0, 0, 0]),
    "an eighth circle": lambda data: data["players"][0].update(circle=8),
    "more colonies than there are": lambda data: data["colonies"].update(asimov_crater=[6, 0, 0]),
    "the game is over but something is asked": lambda data: (
        data["colonies"].update(asimov_crater=[6, 0, 0]),
        data["players"][0].update(circle=0),
    ),
    "a field that is not there": lambda data: data["fields"].update(magnetic="lem_badlands"),
    "a field nowhere": lambda data: data["fields"].update(isolation="atlantis"),
    # Cards.
    "a card that is not there": lambda data: data["players"][0]["hand"].append("booster_pod_3"),
    "a card in two places": lambda data: data["discard"].append("booster_pod_1"),
    "two of a type in a hand": lambda data: data["players"][0]["hand"].append("booster_pod_2"),
    "four cards on display": lambda data: data["display"].append("data_crystal_1"),
    "a gap in the display": lambda data: data["display"].pop(),
    # The turn.
    "a ship that counts but is elsewhere": lambda data: data["turn"].update(artifact_ships=[0]),
    "a ship that counts but is not there": lambda data: data["turn"].update(artifact_ships=[9]),
    "negative cycles": lambda data: data["turn"].update(artifact_cycles=-1),
    "negative dockings": lambda data: data["turn"].update(mine_docks_this_turn=-1),
    "a pair of one ship": lambda data: data["turn"].update(market_pairs=[[0, 0]]),
    "a pair of three": lambda data: data["turn"].update(market_pairs=[[0, 1, 2]]),
    "a bonus borrowed nowhere": lambda data: data["turn"].update(borrowed_territory="atlantis"),
    "the desert borrowed": lambda data: data["turn"].update(borrowed_territory="burroughs_desert"),
    "a used card that is not there": lambda data: data["turn"].update(used_cards=["joker"]),
    "a missing fact of the turn": lambda data: data["turn"].pop("asimov_used"),
    # The stack.
    "nothing asked": stack(),
    "an unknown question": stack("actions", "riddle"),
    "a roll with no turn after it": stack("roll"),
    "a roll in the middle of a turn": stack("actions", "roll"),
    "a landing outside of a turn": stack("place_colony"),
    "two turns at once": stack("actions", "actions"),
    "a next colony with nothing to wait for": stack("actions", "next_colony"),
    "an overflow below circle 7": stack("actions", "hub_overflow"),
    "tokens to return in the middle of a turn": stack("actions", "return_resources"),
    "no tokens to return": stack("return_resources"),
    "a swap of a colony that is not there": stack(
        "actions", {"step": "swap_colony", "territory": "pohl_foothills", "owner": 0}
    ),
    "a move of a colony that is not there": stack(
        "actions", {"step": "move_colony", "territory": "pohl_foothills", "owner": 0}
    ),
    "a move without a territory": stack("actions", {"step": "move_colony"}),
}


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_nonsense_is_refused_with_a_reason(nonsense: str) -> None:
    data = a_full_position()
    NONSENSE[nonsense](data)
    before = copy.deepcopy(data)
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(data)
    assert len(str(caught.value)) > 15
    assert data == before


@pytest.mark.parametrize("thing", [None, [], "a position", 7, {}, {"game": "alien_frontiers"}])
def test_what_is_no_position_at_all_is_refused(thing: object) -> None:
    with pytest.raises(BadPosition):
        GAME.from_json(thing)


def test_a_roll_is_asked_only_with_everything_gathered_or_docked() -> None:
    data = a_game(asked="roll").to_json()
    GAME.from_json(data)
    for spoil in (
        lambda data: data["turn"].update(artifact_cycles=1),
        lambda data: data["turn"].update(discard_power_used=True),
        lambda data: ship(data, 0, 0).update(location="unplaced"),
        lambda data: ship(data, 0, 3).update(location="terraforming_station", value=6),
    ):
        spoilt = copy.deepcopy(data)
        spoil(spoilt)
        with pytest.raises(BadPosition):
            GAME.from_json(spoilt)


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("roll", {}),
        ("actions", {}),
        ("place_colony", {}),
        ("hub_overflow", {"circle": 7, "fuel": 1, "ore": 1}),
        ("next_colony place_colony", {}),
        ("raid", {"ore": {P2: 1}}),
        ("return_resources", {"fuel": 6, "ore": 6}),
    ],
)
def test_every_question_can_be_set_up(asked: str, given: dict[str, Any]) -> None:
    state = a_game(asked=asked, **given)
    for text in legal_texts(state):
        play(GAME.from_json(state.to_json()), text)
