"""The engine against a second opinion, position by position in games played at random."""

from __future__ import annotations

from typing import Any, cast

import pytest
from games.spacecorp import oracle, oracle_pay, oracle_steps
from games.spacecorp.scene import GAME, field, phase
from support.positions import legal_texts, starting

from cosmodrome import Rng, State


def wander(state: State, rng: Rng, steps: int, asked: str = "action") -> list[State]:
    """Play at random, rather acting than passing, and keep every position with a certain question."""
    found = []
    for _ in range(steps):
        if not state.deciders():
            break
        (seat,) = state.deciders()
        options = [text for text in legal_texts(state, seat) if text != "pass"] or legal_texts(state, seat)
        if phase(state) == asked:
            found.append(state.clone())
        if phase(state) == "action":
            kinds = sorted({text.split()[0] for text in options})
            kind = kinds[rng.below(len(kinds))]
            options = [text for text in options if text.split()[0] == kind]
        state.apply(seat, state.parse(seat, options[rng.below(len(options))]))
    return found


@pytest.mark.parametrize(
    ("eras", "seats", "seed"),
    [("1", 2, 1), ("1", 4, 2), ("2", 2, 3), ("2", 3, 4), ("3", 2, 5), ("3", 4, 6), ("1-3", 3, 7)],
)
def test_the_goals_are_those_of_the_rules(eras: str, seats: int, seed: int) -> None:
    for state in wander(GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed), 400):
        data = cast("dict[str, Any]", state.to_json())
        assert set(legal_texts(state)) == oracle.goals(data)


def goal_of(state: State) -> list[str] | None:
    """Read the goal that is being paid for, None for the second half of a Time card."""
    step = field(state, "stack")[-1]
    return None if step.get("second") else str(step["goal"]).split()


@pytest.mark.parametrize(
    ("eras", "seats", "seed"), [("1", 2, 1), ("1", 4, 2), ("2", 2, 3), ("2", 4, 4), ("3", 3, 5), ("1-3", 3, 6)]
)
def test_every_payment_offered_is_one_of_the_rules(eras: str, seats: int, seed: int) -> None:
    for state in wander(GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed), 400, "pay"):
        goal = goal_of(state)
        if goal is None:
            continue
        data = cast("dict[str, Any]", state.to_json())
        (seat,) = state.deciders()
        for text in legal_texts(state):
            if text == "custom":
                continue
            words = [word for word in text.split()[1:] if word != "nothing" and not word.endswith("T")]
            due = oracle_pay.bill(data, goal, words)
            assert due is not None, (goal, text)
            spent = sum(int(word[:-1]) for word in text.split() if word.endswith("T") and word[:-1].isdecimal())
            assert spent == due.profit, (goal, text)
            check_paid(state, seat, text, due)


def check_paid(state: State, seat: int, text: str, due: oracle_pay.Bill) -> None:
    """Pay, and compare what happened with what is due."""
    copy = state.clone()
    events: list[Any] = []
    copy.apply(seat, copy.parse(seat, text), events)
    paid = next(event.to_json() for event in events if event.to_json()["event"] == "paid")
    assert (paid["value"], paid["profit"], paid["penalty"]) == (due.value, due.profit, due.penalty), text
    if field(copy, "turn") == field(state, "turn") and not copy.over:
        assert field(copy, "turn_state")["owed"] == due.owed, text
    else:
        assert not any(due.owed) or len(field(state, "deck")) + len(field(state, "deck_top")) == 0


def some_sources(state: State, rng: Rng) -> list[str]:
    """Pick some of the words that a payment could have; most picks make sense, not all."""
    data = cast("dict[str, Any]", state.to_json())
    table, seat = oracle.Table(data), data["active"]
    goal = goal_of(state)
    assert goal is not None
    asked, uses = oracle_pay.terms(table, seat, goal)
    # A weaker mode is of use only where it shields; elsewhere the engine does not offer it.
    shield = "/s" if asked.penalty and rng.below(2) else ""
    rivals = [f"p{rival + 1}" for rival in range(table.seats) if rival != seat]
    hqs = ["", "own", "own", "own" + shield, *rivals]
    picked = {hqs[rng.below(len(hqs))]}
    if not rng.below(5):
        picked |= {"competitors", hqs[rng.below(len(hqs))]}
    for card in table.players[seat]["hand"]:
        modes = oracle.card_modes(card, asked.action) if card != "time" else []
        if modes and rng.below(4):
            picked.add(card + (shield if len(modes) > 1 and not rng.below(3) else ""))
    if not rng.below(4):
        picked.add("twice" if rng.below(2) else "time")
    for words in (uses.port, uses.industrial, uses.shield, uses.base):
        if words and (rng.below(2) or words is uses.base):
            picked.add(list(words)[rng.below(len(words))])
    return sorted(picked - {""}, key=lambda word: (word != "competitors", word))


@pytest.mark.parametrize(("eras", "seats", "seed"), [("1", 3, 1), ("2", 2, 3), ("2", 4, 4), ("3", 3, 5), ("1-3", 4, 6)])
def test_whatever_the_rules_allow_can_be_put_together(eras: str, seats: int, seed: int) -> None:
    rng = Rng.seeded(seed + 50)
    judged = {True: 0, False: 0}
    for state in wander(GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed), 500, "pay"):
        goal = goal_of(state)
        if goal is None or "custom" not in legal_texts(state):
            continue
        data = cast("dict[str, Any]", state.to_json())
        (seat,) = state.deciders()
        for _ in range(6):
            words = some_sources(state, rng)
            due = oracle_pay.bill(data, goal, words)
            copy = state.clone()
            copy.apply(seat, copy.parse(seat, "custom"))
            possible = True
            for word in words:
                if f"add {word}" not in legal_texts(copy):
                    possible = False
                    break
                copy.apply(seat, copy.parse(seat, f"add {word}"))
            possible = possible and "confirm" in legal_texts(copy)
            assert possible == (due is not None), (goal, words, due)
            judged[possible] += 1
            if due is not None:
                check_paid(copy, seat, "confirm", due)
    assert judged[True] > 20


# The rest of a turn.

ROUNDS = [("1", 3, 11), ("2", 2, 12), ("3", 4, 13), ("1-3", 3, 14), ("1-3", 2, 15)]


@pytest.mark.parametrize(("eras", "seats", "seed"), ROUNDS)
def test_the_second_team_has_the_goals_of_the_rules(eras: str, seats: int, seed: int) -> None:
    for state in wander(GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed), 500, "second"):
        assert set(legal_texts(state)) == oracle_steps.second_goals(cast("dict[str, Any]", state.to_json()))


@pytest.mark.parametrize(("eras", "seats", "seed"), ROUNDS)
def test_contracts_and_rides_are_those_of_the_rules(eras: str, seats: int, seed: int) -> None:
    for state in wander(GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed), 500, "contract"):
        assert set(starting(state, "fulfill")) == oracle_steps.claimable(cast("dict[str, Any]", state.to_json()))
    for state in wander(GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed), 500, "transport"):
        assert set(starting(state, "transport")) == oracle_steps.rides(cast("dict[str, Any]", state.to_json()))


@pytest.mark.parametrize(("eras", "seats", "seed"), ROUNDS)
def test_windows_ask_whoever_can_play_and_nobody_else(eras: str, seats: int, seed: int) -> None:
    for state in wander(GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed), 500, "edge"):
        data = cast("dict[str, Any]", state.to_json())
        (seat,) = state.deciders()
        offered = {text.split()[1] for text in legal_texts(state) if text.startswith("play ")}
        assert offered == oracle_steps.edges(data, seat) != set()
        assert legal_texts(state)[-1] == "let be"


@pytest.mark.parametrize(("eras", "seats", "seed"), ROUNDS)
def test_production_earns_what_the_tiles_say(eras: str, seats: int, seed: int) -> None:
    for state in wander(GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed), 300):
        for number, text in enumerate(starting(state, "produce")):
            if text.isdecimal():
                copy = state.clone()
                (seat,) = copy.deciders()
                events: list[Any] = []
                copy.apply(seat, copy.parse(seat, f"produce {text}"), events)
                if phase(copy) == "pay":
                    copy.apply(seat, copy.parse(seat, legal_texts(copy)[0]), events)
                earned = next(event.to_json() for event in events if event.to_json()["event"] == "produced")
                expected = oracle_steps.produced(cast("dict[str, Any]", state.to_json()), number + 1)
                assert earned["total"] == expected
