"""Positions set up by hand: what is wrong with them is said in words that help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from games.space_base.table import GAME, IDS, a_game, phase, placed
from support.positions import P1, P2, seen

from cosmodrome import BadPosition

Data = dict[str, Any]


def position() -> Data:
    """Give a sound position: both players use a 5 and a 6."""
    data: Data = a_game(dice=(5, 6), station={P1: {6: "kubasov:1"}, P2: {6: "schmitt"}}).to_json()
    return data


def sector(data: Data, number: int, seat: int = P1) -> Data:
    found: Data = data["players"][seat]["sectors"][str(number)]
    return found


MISTAKES: list[tuple[str, Callable[[Data], object]]] = [
    ("no card 'enterprise'", lambda data: sector(data, 3).update(station={"card": "enterprise", "cubes": 0})),
    ("two places", lambda data: sector(data, 3)["deployed"].append({"card": IDS["kubasov"], "cubes": 0})),
    ("starter 3 of seat 0", lambda data: sector(data, 3).update(station=placed(P1, 3, "mattingly"))),
    ("holds 5 cubes on 4 cells", lambda data: sector(data, 6)["station"].update(cubes=5)),
    ("cubes is a whole number from 0 to 7", lambda data: sector(data, 6)["station"].update(cubes=9)),
    ("colony-hicks is deployed", lambda data: sector(data, 5)["deployed"].append(placed(P1, 5, "colony5"))),
    ("credits is a whole number from 0", lambda data: data["players"][P2].update(credits=-1)),
    ("is a whole number", lambda data: data["players"][P2].update(vp=1.5)),
    ("sectors needs the field", lambda data: data["players"][P1]["sectors"].pop("7")),
    ("has 6 entries", lambda data: data["shipyard"]["2"].pop()),
    (
        "does not belong there",
        lambda data: data["shipyard"].update({"1": data["shipyard"]["2"], "2": data["shipyard"]["1"]}),
    ),
    ("must show something", lambda data: data.update(dice=[None, None])),
    ("dice is a whole number from 1 to 6", lambda data: data.update(dice=[5, 7])),
    ("no seat 2 among 2", lambda data: data.update(active_player=2)),
    ("2 seats but 3 players", lambda data: data["players"].append(data["players"][0])),
    ("no field 'weather'", lambda data: data.update(weather="fine")),
    ("the stack is empty", lambda data: data.update(stack=[])),
    ("no step 'tea'", lambda data: data.update(stack=[{"step": "tea"}])),
    (
        "no step 'sing'",
        lambda data: data.update(
            stack=[{"step": "purchase"}, {"step": "sing", "seat": 0, "card": IDS["kubasov"]}], own=[]
        ),
    ),
    (
        "another phase",
        lambda data: data.update(
            stack=[
                {"step": "purchase"},
                {"step": "acquire", "seat": 0, "claims": [1, 0, 0], "buys": 0, "anywhere": False},
            ],
            own=[],
        ),
    ),
    ("wrong phase", lambda data: data.update(stack=[{"step": "purchase"}])),
    ("2 seats but 1 stacks", lambda data: data.update(own=[[{"step": "allocate"}]])),
    ("two things at once", lambda data: data.update(own=[[{"step": "allocate"}, {"step": "allocate"}], []])),
    ("asked something else", lambda data: data.update(own=[[{"step": "pick"}], []])),
    (
        "no such effect",
        lambda data: data.update(
            stack=[
                {"step": "window", "phase": 5},
                {"step": "resolve", "seat": 0, "card": IDS["kubasov"], "side": "station", "effect": 3},
            ],
            own=[],
        ),
    ),
    (
        "cannot double anything",
        lambda data: data.update(
            own=[[{"step": "double", "card": IDS["kubasov"], "side": "station", "sectors": [5, 6]}], []]
        ),
    ),
    (
        "text rewards are left over",
        lambda data: (
            data.update(stack=[{"step": "purchase"}], own=[]),
            data["players"][P1].update(text_rewards={"claims": [1, 0, 0], "buys": 0}),
        ),
    ),
    ("returned only at light speed", lambda data: data.update(returned=[IDS["weitz"]])),
    ("game is over", lambda data: data.update(winner=1)),
    ("extra round", lambda data: data.update(extra_round_no=1)),
]


@pytest.mark.parametrize(("words", "spoil"), MISTAKES, ids=[words for words, _ in MISTAKES])
def test_a_mistake_is_named(words: str, spoil: Callable[[Data], object]) -> None:
    data = position()
    GAME.from_json(data)
    spoil(data)
    with pytest.raises(BadPosition, match=words):
        GAME.from_json(data)


def test_what_is_due_by_itself_is_done() -> None:
    data = position() | {"stack": [{"step": "end_of_turn"}], "own": []}
    data["players"][P1]["income"] = 4
    state = GAME.from_json(data)
    assert seen(state)["active"] == P2
    assert seen(state)["players"][P1]["credits"] == 4
    assert phase(state) == "rewards"


def test_cubes_may_be_left_out_and_the_window_visits_the_active_player_first() -> None:
    data = position() | {"stack": [{"step": "window", "phase": 7}], "own": []}
    sector(data, 3)["deployed"].append({"card": IDS["mattingly"]})
    sector(data, 2)["deployed"].append({"card": IDS["grissom"], "cubes": 2})
    state = GAME.from_json(data)
    assert (phase(state), state.deciders()) == ("window 7", (P1,))


def test_forty_points_have_triggered_the_end() -> None:
    data = position()
    data["players"][P2]["vp"] = 41
    assert seen(GAME.from_json(data))["end_triggered"]
