"""No window is forgotten: whoever could interrupt is asked, in turn order, and nobody else (6.1)."""

from __future__ import annotations

from typing import Any, cast

import pytest
from games.spacecorp import oracle_steps
from games.spacecorp.scene import GAME, field, phase
from support.positions import legal_texts

from cosmodrome import Event, Rng, State


def could_play(state: State, window: str, active: int, hands: list[list[str]], **turn: Any) -> list[tuple[str, int]]:
    """List who could play a card in a window, in turn order from the active player."""
    data = cast("dict[str, Any]", state.to_json())
    data["active"] = active
    data["stack"] = [{"window": window, "extra": 0}]
    data["table"] = turn.get("table", [])
    data["turn_state"] |= {"produced": turn.get("produced"), "again": False}
    for player, held in zip(data["players"], hands, strict=True):
        player["hand"] = held
    order = [(active + place) % state.seats for place in range(state.seats)]
    return [(window, seat) for seat in order if oracle_steps.edges(data, seat)]


def hands_of(state: State) -> list[list[str]]:
    """Copy all hands."""
    return [list(player["hand"]) for player in field(state, "players")]


def due(before: State, after: State, facts: list[dict[str, Any]]) -> list[tuple[str, int]]:
    """Work out from what happened who had to be asked, window by window."""
    found: list[tuple[str, int]] = []
    active, early, late = field(before, "active"), hands_of(before), hands_of(after)
    idle = False
    for fact in facts:
        if fact["event"] == "produced":
            found += could_play(before, "after_produce", active, early, produced=fact["total"])
        elif fact["event"] == "contract":
            found += could_play(before, "after_contract", active, early)
        elif fact["event"] == "paid" and fact["action"] == "research":
            found += could_play(before, "before_research_take", active, early)
        elif fact["event"] == "discarded":
            found += could_play(before, "before_discard", active, early, table=fact["cards"])
        elif fact["event"] == "drew":
            # A reward may be the very card that can be played a moment later.
            early[fact["seat"]].append(fact["card"])
        elif fact["event"] == "passed":
            idle = True
        elif fact["event"] == "turn_began":
            if not idle:
                found += could_play(after, "turn_end", active, late)
            idle, active = False, fact["seat"]
            found += could_play(after, "turn_start", active, late)
    return found


@pytest.mark.parametrize(
    ("eras", "seats", "seed"), [("1", 2, 41), ("1", 4, 42), ("2", 3, 43), ("3", 2, 44), ("3", 4, 45), ("1-3", 3, 46)]
)
def test_whoever_could_interrupt_is_asked(eras: str, seats: int, seed: int) -> None:
    state, rng = GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed)
    asked = 0
    for _ in range(400):
        before, events, met = state.clone(), cast("list[Event]", []), cast("list[tuple[str, int]]", [])
        if not state.deciders():
            break
        options = [text for text in legal_texts(state) if text != "pass"] or legal_texts(state)
        (seat,) = state.deciders()
        state.apply(seat, state.parse(seat, options[rng.below(len(options))]), events)
        while state.deciders() and phase(state) == "edge":
            (seat,) = state.deciders()
            met.append((field(state, "stack")[-1]["window"], seat))
            state.apply(seat, state.parse(seat, "let be"), events)
        facts: list[dict[str, Any]] = [event.to_json() for event in events]
        if any(fact["event"] in ("era_ended", "era_began", "progress_taken") for fact in facts) or not state.deciders():
            continue
        # Breakthroughs are left out here: who may take the copy hangs on the card.
        assert [one for one in met if one[0] != "after_breakthrough"] == due(before, state, facts), facts
        asked += len(met)
    assert asked > 10
