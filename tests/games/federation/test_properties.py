"""What holds in every game: pieces are conserved, influence never falls, limits are kept, nothing hidden leaks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from games.federation.table import ALTERATIONS, DATA, GAME, PLANETS, SPECIALISTS
from support.play import chooser, pick

from cosmodrome import State
from cosmodrome.players.mind import evaluate

CASES = [(seats, setup, seed) for seats in (2, 3, 4) for setup in ("first_game", "expert") for seed in (1, 2)]


def influence(state: State) -> list[list[int]]:
    """Return everybody's influence everywhere."""
    return [list(player["influence"].values()) for player in state.view(None).data["players"]]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "setup", "seed"), CASES)
def test_pieces_are_conserved_and_influence_never_falls(seats: int, setup: str, seed: int) -> None:
    state = GAME.new(seats, seed, {"setup": setup})
    rng = chooser(seed)
    before = influence(state)
    rounds = set()
    while not state.over:
        seat, action = pick(state, rng)
        state.apply(seat, action)
        now = influence(state)
        assert all(
            new >= old for news, olds in zip(now, before, strict=True) for new, old in zip(news, olds, strict=True)
        )
        before = now
        shown = state.view(None).data
        rounds.add(shown["round"])
        _check_table(shown, seats)
    assert rounds == {1, 2, 3, 4, 5}


def _check_table(shown: dict[str, Any], seats: int) -> None:
    """Count the pieces of a table."""
    tokens = [token["id"] for player in shown["players"] for token in player["alterations"]]
    tokens += [token["id"] for moon in shown["moons"] for token in moon["tokens"]]
    tokens += [
        cell["token"]["alteration"] for cell in shown["senate"] if cell["token"] and cell["token"].get("alteration")
    ]
    tokens += [token["alteration"] for token in shown["outer"] if token["alteration"]]
    tokens += shown["alterations_out"]
    assert len(set(tokens)) == len(tokens)
    hidden = sum(moon["hidden"] for moon in shown["moons"])
    stock = sum(shown["stock"].values())
    assert len(ALTERATIONS) - len(tokens) - hidden - stock in (0, 2)  # two while somebody looks at them
    owned = [entry["id"] for player in shown["players"] for entry in player["specialists"]]
    lying = [stack["open"] for stack in shown["specialists"] if stack["open"]]
    assert len({*owned, *lying}) == len(owned) + len(lying)
    assert set(owned) <= set(SPECIALISTS)
    for player in shown["players"]:
        flown = sum(mission["status"] == "done" for mission in player["missions"])
        assert player["hangar"] + player["supply"] + flown == DATA["components_per_player"]["ships"]
    for medal in shown["medals"][:5]:
        assert len(medal["left"]) + len(medal["owners"]) == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_hidden_is_in_a_view(seats: int) -> None:
    state = GAME.new(seats, 7)
    rng = chooser(7)
    for _ in range(120):
        if state.over:
            break
        whole = state.to_json()
        for viewer in [None, *range(seats)]:
            text = json.dumps(state.view(viewer).data)
            looked = viewer is not None and viewer in whole["looked"]  # type: ignore[operator]
            for tile in whole["deep_space"]:  # type: ignore[attr-defined]
                assert (f'"{tile}"' in text) == looked
            for moon, tokens in whole["moons"].items():  # type: ignore[attr-defined]
                if tokens is None:
                    assert state.view(viewer).data["moons"][int(moon)]["tokens"] == []  # type: ignore[index]
        state.apply(*pick(state, rng))


def test_evaluations_add_up_to_one() -> None:
    state = GAME.new(4, 3)
    rng = chooser(3)
    while not state.over:
        assert abs(sum(evaluate(state)) - 1.0) < 1e-9
        state.apply(*pick(state, rng))
    assert len(PLANETS) == 5
    assert sum(evaluate(state)) == pytest.approx(1.0)
