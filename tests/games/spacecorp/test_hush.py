"""Windows tell nothing: the moment is the same whether anybody is asked or not, and cannot be taken back (3, 6)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from games.spacecorp.scene import GAME, a_game, act, phase
from support.play import SCALE
from support.positions import P1, P2, P3, legal_texts, play, seen

from cosmodrome import Event, Match, Rng, State
from cosmodrome.games.spacecorp.components import BREAKTHROUGH, WINDOWS
from cosmodrome.games.spacecorp.rules.edge_cards import askable, plays
from cosmodrome.games.spacecorp.state import SpaceCorp

AFTER_BREAKTHROUGH = WINDOWS.index("after_breakthrough")
CASES = [pytest.param(seats, eras, id=f"{seats}-{eras}") for seats in (2, 3, 4) for eras in ("1", "2", "3", "1-3")]
QUIET = "m_survey_orbiter"
"""A card without an Edge."""


def walk(seats: int, eras: str, seed: int) -> list[SpaceCorp]:
    """Play at random and give one position in three."""
    state, rng = GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed)
    found: list[SpaceCorp] = []
    for number in range(100_000):
        if state.over:
            break
        if number % 3 == 0:
            copy = state.clone()
            assert isinstance(copy, SpaceCorp)
            found.append(copy)
        (seat,) = state.deciders()
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return found


def walks(seats: int, eras: str, first_seed: int) -> Iterator[tuple[SpaceCorp, Rng]]:
    """Give the positions of several such games, each with the chance that goes with its game."""
    for seed in range(first_seed, first_seed + SCALE):
        rng = Rng.seeded(seed)
        for state in walk(seats, eras, seed):
            yield state, rng


def extras(state: SpaceCorp, window: int) -> list[int]:
    """List what a window may be about: who has fulfilled a contract, or taken which Breakthrough."""
    if window != AFTER_BREAKTHROUGH:
        return [state.active]
    return [(name + 1) * 4 + state.active for name, card in enumerate(state.box.progress) if card.kind == BREAKTHROUGH]


@pytest.mark.parametrize(("seats", "eras"), CASES)
def test_who_could_be_asked_hangs_on_nothing_hidden_and_misses_nobody(seats: int, eras: str) -> None:
    held = 0
    for seed in range(61, 61 + SCALE):
        for number, state in enumerate(walk(seats, eras, seed)):
            state.produced = number % 3
            for window in range(len(WINDOWS)):
                for extra in extras(state, window):
                    could = askable(state, window, extra)
                    for viewer in (None, *range(seats)):
                        other = state.imagine(viewer, Rng.seeded(number))
                        assert isinstance(other, SpaceCorp)
                        assert askable(other, window, extra) == could
                    for seat in range(seats):
                        if plays(state, seat, window, extra):
                            held += 1
                            assert could >> seat & 1
    assert held or eras == "1"


@pytest.mark.parametrize(("seats", "eras"), CASES)
def test_what_is_unheard_shows_nobody_anything(seats: int, eras: str) -> None:
    checked = 0
    for state, rng in walks(seats, eras, 71):
        (seat,) = state.deciders()
        asides = [(other, aside) for other in range(seats) for aside in state.preferences(other)]
        answers = [(seat, action) for action in state.legal(seat)]
        for who, action in [*answers, asides[rng.below(len(asides))]]:
            after, events = state.clone(), list[Event]()
            after.apply(who, action, events)
            if not after.is_unnoticed(who, action, state) or after.asked_in_secret() != state.asked_in_secret():
                continue
            checked += 1
            for viewer in (None, *range(seats)):
                if viewer != who and viewer not in after.deciders():
                    assert not [event for event in events if event.seen_by(viewer)]
                    assert after.view(viewer) == state.view(viewer), (action.text, viewer)
                    assert after.visible_deciders(viewer) == state.visible_deciders(viewer)
                    assert after.known_scores(viewer) == state.known_scores(viewer)
    assert checked > 20


def researched(**p2: Any) -> State:
    """Let P1 do Research among three, up to where a rival may hack it."""
    state = a_game(3, p1={"hand": "m_cargo_pod"}, p2=p2, p3={"hand": QUIET})
    act(state, "research", "own")
    return state


def test_R71_research_looks_the_same_whether_a_rival_can_hack_it_or_not() -> None:
    asked, free = researched(hand="m_hack"), researched(hand=QUIET)
    assert (asked.deciders(), free.deciders()) == ((P2,), (P1,))
    assert (asked.asked_in_secret(), free.asked_in_secret()) == (True, False)
    assert asked.secret_questions == free.secret_questions
    assert asked.undo_barrier() == free.undo_barrier()
    for viewer in (P1, P3, None):
        assert _without_unseen(seen(asked, viewer)) == _without_unseen(seen(free, viewer))


def test_the_start_of_a_turn_looks_the_same_whether_it_can_be_sabotaged_or_not() -> None:
    asked = a_game(3, stage="start", p1={"hand": "m_cargo_pod"}, p2={"hand": "m_sabotage"}, p3={"hand": QUIET})
    free = a_game(3, stage="start", p1={"hand": "m_cargo_pod"}, p2={"hand": QUIET}, p3={"hand": QUIET})
    assert (asked.deciders(), free.deciders()) == ((P2,), (P1,))
    assert asked.undo_barrier() == free.undo_barrier()
    for viewer in (P1, P3, None):
        assert _without_unseen(seen(asked, viewer)) == _without_unseen(seen(free, viewer))


def test_R71_while_a_rival_thinks_about_market_influence_the_claim_of_contracts_seems_to_go_on() -> None:
    board = {"luna": "m1_ores+p1.refinery", "eros": "m1_ice+p1.research", "phobos": "m1_exotic_a+p1.refinery"}
    state = a_game(stage="contracts", board=board, p2={"hand": "m_market_influence"})
    before = state.secret_questions
    play(state, "fulfill m3")
    assert state.deciders() == (P2,)
    assert state.secret_questions == before + 1
    for viewer in (P1, None):
        view = seen(state, viewer)
        assert (view["phase"], view["asked"]) == ("contract", P1)


def _without_unseen(view: dict[str, Any]) -> dict[str, Any]:
    """Leave out the count of unseen cards: two tables that were set up apart do not have the same."""
    left: dict[str, Any] = json.loads(
        json.dumps({key: value for key, value in view.items() if key not in ("unseen", "discard")})
    )
    return left


def test_R71_nothing_is_hushed_where_everybody_knows_that_nobody_can_interrupt() -> None:
    # The one Hack has been played and lies in the discard pile.
    spent = a_game(p1={"hand": "m_cargo_pod"}, p2={"hand": QUIET}, deck=9)
    assert "m_hack" in seen(spent, P1)["discard"]
    before = spent.secret_questions
    act(spent, "research", "own")
    assert phase(spent) == "research_pick"
    assert spent.secret_questions == before
    # Or nobody else has a card.
    empty = a_game(p1={"hand": "m_cargo_pod"}, p2={"hand": ""})
    before = empty.secret_questions
    act(empty, "research", "own")
    assert empty.secret_questions == before


def test_a_card_that_everybody_saw_being_taken_makes_only_its_holder_a_suspect() -> None:
    state = a_game(3, p1={"hand": "m_cargo_pod"}, p2={"hand": f"m_hack {QUIET}", "known": "m_hack"}, p3={"hand": QUIET})
    act(state, "research", "own")
    assert state.deciders() == (P2,)
    assert state.visible_deciders(P1) == state.visible_deciders(None) == (P2,)
    assert state.asked_in_secret()


def test_R71_research_cannot_be_taken_back_once_a_rival_may_have_been_asked() -> None:
    taken_back = []
    for card in ("m_hack", QUIET):
        match = Match.new(GAME, 3, 1)
        match.state = a_game(3, p1={"hand": "m_cargo_pod"}, p2={"hand": card}, p3={"hand": QUIET})
        footing = match.state.undo_barrier()
        for text in ("research", "pay own"):
            if text in legal_texts(match.state) and match.state.deciders() == (P1,):
                match.play(P1, match.state.parse(P1, text))
        taken_back.append(match.state.undo_barrier() == footing)
    assert taken_back == [False, False]


@pytest.mark.parametrize("answer", ["let be", "never before_research_take"])
def test_R71_who_has_let_things_be_cannot_think_again(answer: str) -> None:
    state = researched(hand="m_hack")
    footing = state.undo_barrier()
    events: list[Event] = []
    action = state.parse(P2, answer)
    before = state.clone()
    state.apply(P2, action, events)
    assert (state.deciders(), events) == ((P1,), [])
    assert state.undo_barrier() != footing
    assert state.is_unnoticed(P2, action, before)


def test_after_an_interruption_the_next_round_is_hushed_again() -> None:
    state = a_game(
        3, stage="start", p1={"hand": "m_cargo_pod m_salvage"}, p2={"hand": "m_sabotage"}, p3={"hand": QUIET}
    )
    assert state.deciders() == (P1,)
    play(state, "let be")
    before = state.secret_questions
    play(state, "p2 play sabotage move")
    assert state.secret_questions > before
