"""What nobody else may know, and what therefore cannot be taken back (PU 18)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.planet_unknown.table import GAME, a_game, data_of
from support.positions import play

from cosmodrome import Match, Rng, State

MEDALS = 7
"""A civ card that is worth medals whatever else one has."""
FEW_STATIONS = 24
"""An objective that is met at the start: at most five energy stations."""


def known(state: State, seat: int, viewer: int | None) -> dict[str, int]:
    """Give the medals of a seat as far as a viewer knows them; the view and the table must say the same."""
    score = state.known_scores(viewer)[seat]
    shown: Any = state.view(viewer).data["players"]
    assert shown[seat]["score"]["total"] == score.total
    assert shown[seat]["score"]["parts"] == score.parts
    return score.parts


def test_medals_of_secret_cards_and_objectives_are_the_owners() -> None:
    data: Any = a_game(cards=[MEDALS]).to_json()
    data["objective_deck"] = [card for card in data["objective_deck"] if card != FEW_STATIONS]
    data["players"][0]["personal"] = [FEW_STATIONS]
    state = GAME.from_json(data)
    mine = known(state, 0, 0)
    assert mine["civ"] > 0
    assert mine["personal"] > 0
    assert state.known_scores(0)[0] == state.scores()[0]
    for viewer in (1, None):
        assert known(state, 0, viewer)["civ"] == 0
        assert known(state, 0, viewer)["personal"] == 0
        assert {key: mine[key] for key in ("planet", "tracks", "competitive")} == {
            key: known(state, 0, viewer)[key] for key in ("planet", "tracks", "competitive")
        }


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_sides_tell_nothing_before_all_have_chosen(seats: int, seed: int) -> None:
    state = GAME.new(seats, seed, {"sides": "choose"})
    untouched = state.clone()
    unique = [str(action) for action in state.legal(0)][1]
    play(state, f"p1 {unique}")
    assert [state.known_scores(viewer) for viewer in (None, *range(1, seats))] == [
        untouched.known_scores(viewer) for viewer in (None, *range(1, seats))
    ]
    assert state.view(None) == untouched.view(None)
    assert state.known_scores(0)[0] == state.scores()[0]


def test_nobody_hears_that_a_planet_was_chosen_in_secret() -> None:
    state = GAME.new(3, 1, {"sides": "choose"})
    for heard in (False, True):
        before = state.clone()
        action = state.legal(1)[0]
        state.apply(1, action)
        assert state.is_unnoticed(1, action, before) is not heard
    openly = GAME.new(3, 1, {"sides": "free"})
    seat = openly.deciders()[0]
    assert not openly.is_unnoticed(seat, openly.legal(seat)[0], openly)


def test_whoever_has_not_peeked_cannot_turn_the_station_back_from_an_event() -> None:
    data = data_of(3, 1, events="normal")
    # Any that uses no chance itself.
    data["next_event"] = next(card for card in data["event_deck"] if card not in (48, 53, 54))
    data["event_deck"].remove(data["next_event"])
    data |= {"phase": "turn", "round": 2, "own": [], "stack": [{"step": "turn", "seat": data["commander"]}]}
    state = GAME.from_json(data)
    footing, drawn = state.undo_barrier(), state.rng.drawn
    state.apply(data["commander"], state.legal(data["commander"])[0])
    assert state.view(None).data["events"]["card"] == data["next_event"]  # type: ignore[index]
    assert state.undo_barrier() != footing
    assert state.rng.drawn == drawn


def test_the_last_word_of_the_game_is_final() -> None:
    match = Match.new(GAME, 3, 5, {"personal": True})
    rng = Rng.seeded(5)
    while not match.state.over:
        seat = match.state.deciders()[0]
        actions = match.state.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])
    assert match.settled()


def test_others_may_have_any_objective_that_one_does_not_know() -> None:
    state = GAME.new(3, 4, {"personal": True})
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    data: Any = state.to_json()
    players = data["players"]
    mine = {*players[0]["personal"], players[0]["dropped"], *data["competitive"]}
    held: Counter[int] = Counter()
    dropped: Counter[int] = Counter()
    for seed in range(4000):
        dream: Any = state.imagine(0, Rng.seeded(seed)).to_json()
        assert dream["players"][0]["personal"] == players[0]["personal"]
        assert dream["players"][0]["dropped"] == players[0]["dropped"]
        held[dream["players"][1]["personal"][0]] += 1
        dropped[dream["players"][2]["dropped"]] += 1
    # 28 objectives, 3 between the players, 2 that seat 0 was dealt: 23 are left, each as likely as the others.
    for counts in (held, dropped):
        assert len(counts) == 23
        assert not mine & set(counts)
        assert all(110 < count < 245 for count in counts.values())
