"""Who plays alone plans turn by turn: legally, on what the seat can know, and better the farther it looks."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State
from cosmodrome.players import LEVELS, Foresight, SearchPlayer, Thought, bot
from cosmodrome.players.mind import evaluate, mind_of, weigh
from cosmodrome.players.planner import Plan, Planner, _lead, _sorted_out, _variants, _ways

GAME = cosmodrome.game("planet_unknown")


def lone_turn(state: State) -> int:
    return mind_of(state).lone_turn(state)


def transposition_key(state: State) -> tuple[int, ...]:
    return mind_of(state).transposition_key(state)


def outline(state: State) -> tuple[int, ...]:
    return mind_of(state).outline(state)


def position(seed: int, turn: int) -> cosmodrome.State:
    """Give the first choice of a turn in a game that instinct plays."""
    state = GAME.new(1, seed)
    while lone_turn(state) < turn or len(state.legal(0)) == 1:
        actions = state.legal(0)
        weights = weigh(state, 0, actions)
        state.apply(0, actions[weights.index(max(weights))])
    return state


def finish(state: cosmodrome.State, foresight: Foresight) -> int:
    """Play on to the end and count the medals."""
    player = SearchPlayer(1, Thought(1, foresight=foresight))
    rng = Rng.seeded(2)
    while not state.over:
        state.apply(0, state.parse(0, player.choose(state.imagine(0, rng), 0).text))
    return state.scores()[0].total


def test_turns_are_planned_by_whoever_plays_alone() -> None:
    state = GAME.new(1, 4)
    assert lone_turn(state) == 0
    while len(state.legal(0)) == 4:
        state.apply(0, state.legal(0)[0])
    assert lone_turn(state) == 1
    assert lone_turn(GAME.new(2, 4)) == -1


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "admiral"])
def test_every_level_chooses_legal_actions(level: str) -> None:
    state = position(3, 5)
    before = state.to_json()
    action = bot(level, 1).choose(state.imagine(0, Rng.seeded(2)), 0)
    assert action in state.legal(0)
    assert state.to_json() == before


def test_the_same_seed_plans_the_same() -> None:
    state = position(5, 4)
    thought = Thought(1, foresight=Foresight(4, 2, turns=1, ways=3, first_ways=8))
    advice = [
        [(entry.action.text, entry.value) for entry in SearchPlayer(7, thought).advise(state.clone(), 0)]
        for _ in range(2)
    ]
    assert advice[0] == advice[1]
    assert [value for _, value in advice[0]] == sorted((value for _, value in advice[0]), reverse=True)
    assert len(advice[0]) > 1


def test_a_plan_begins_with_what_can_be_done_now() -> None:
    state = position(6, 7)
    advice = SearchPlayer(7, Thought(1, foresight=Foresight(3, 1, turns=1, ways=3))).advise(state, 0)
    assert {entry.action for entry in advice} <= set(state.legal(0))


def test_whoever_looks_farther_ends_better() -> None:
    seeds = range(4)
    near = sum(finish(position(seed, 15), Foresight(first_ways=1)) for seed in seeds)
    far = sum(finish(position(seed, 15), Foresight(4, 2, turns=2)) for seed in seeds)
    assert far > near


@pytest.mark.parametrize(("turn", "turns"), [(9, 1), (9, 2), (9, 4), (18, 6)])
def test_a_lead_is_the_mean_of_what_the_later_turns_end_with(turn: int, turns: int) -> None:
    state = position(2, turn)
    foresight = Foresight(turns=turns, kept=1, ways=2)
    lead = _lead(state.clone(), 0, foresight)
    values: list[float] = []
    for _ in range(turns):
        if not state.over:
            state = max((plan.state for plan in _ways(state, 0, foresight.ways)), key=lambda end: evaluate(end)[0])
        values.append(evaluate(state)[0])
    later = values[turns // 3 :]
    assert lead == pytest.approx(sum(later) / len(later))
    assert state.over == (turn == 18)


def test_without_turns_to_come_a_lead_is_what_is_seen_now() -> None:
    state = position(2, 9)
    assert _lead(state.clone(), 0, Foresight(turns=0)) == evaluate(state)[0]


def test_whoever_has_hardly_any_time_tries_the_first_plans_and_ranks_the_others_behind() -> None:
    state = position(3, 9)
    guessed = Planner(Foresight(8, first_ways=20), Rng.seeded(4)).plans(state.clone(), 0)[:8]
    found = Planner(Foresight(8, 5, turns=1, first_ways=20, seconds=1e-9), Rng.seeded(4)).plans(state.clone(), 0)
    assert sorted(plan.guess for plan in found) == sorted(plan.value for plan in guessed)
    assert {plan.guess for plan in found[:2]} == {plan.value for plan in guessed[:2]}
    assert all(plan.total > 0.0 for plan in found[:2])
    assert all(plan.total == 0.0 for plan in found[2:])


def test_the_order_of_what_was_done_leaves_no_trace() -> None:
    met = 0
    for seed in range(2):
        state = GAME.new(1, seed)
        while not state.over:
            actions = state.legal(0)
            stations = [action for action in actions if action.text.startswith("station ")]
            if len(stations) == 2:
                ends = []
                for order in (stations, stations[::-1]):
                    trial = state.clone()
                    for action in order:
                        if action in trial.legal(0):
                            trial.apply(0, action)
                    ends.append(trial)
                assert transposition_key(ends[0]) == transposition_key(ends[1]) != transposition_key(state)
                met += 1
            weights = weigh(state, 0, actions)
            state.apply(0, actions[weights.index(max(weights))])
    assert met > 5


def test_no_plan_is_listed_twice() -> None:
    for turn in (3, 9, 15):
        found = Planner(Foresight(first_ways=20), Rng.seeded(3)).plans(position(8, turn), 0)
        assert len({transposition_key(plan.state) for plan in found}) == len(found) > 5


def test_games_that_are_not_planned_have_no_transposition_key() -> None:
    assert transposition_key(cosmodrome.game("alien_frontiers").new(2, 1)) == ()


def outlines(plans: list[Plan]) -> list[tuple[int, ...]]:
    return [outline(plan.state) for plan in plans]


def test_ways_of_the_same_outline_leave_room_for_others() -> None:
    state = position(8, 9)
    plain = outlines(_ways(state, 0, 40))
    apart = outlines(_ways(state, 0, 40, 1))
    assert len(set(apart)) == len(apart) > len(set(plain))


def test_of_the_same_outline_the_best_is_kept() -> None:
    state = position(8, 9)
    plans = _ways(state, 0, 60)
    kept = _sorted_out(plans, 0, True)
    assert len(set(outlines(kept))) == len(kept) > 1
    for plan in kept:
        assert plan.value == max(other.value for other in plans if outline(other.state) == outline(plan.state))
    assert [plan.value for plan in kept] == sorted((plan.value for plan in kept), reverse=True)


@pytest.mark.parametrize("turn", [3, 9, 15])
def test_variants_differ_in_one_detail_and_can_be_carried_out(turn: int) -> None:
    state = position(8, turn)
    plan = _ways(state, 0, 1)[0]
    variants = _variants(state, 0, plan)
    assert variants
    for variant in variants:
        assert variant.actions != plan.actions
        trial = state.clone()
        for action in variant.actions:
            trial.apply(0, action)
        assert trial == variant.state
        assert outline(trial) == outline(plan.state)


def test_variants_of_the_best_plans_are_tried_too() -> None:
    state = position(8, 12)
    foresight = Foresight(6, 2, turns=1, ways=2, first_ways=20)
    plain = Planner(foresight, Rng.seeded(4)).plans(state.clone(), 0)
    wider = Planner(Foresight(6, 2, turns=1, ways=2, first_ways=20, variants=3), Rng.seeded(4)).plans(state.clone(), 0)
    assert len(wider) > len(plain)
    assert len(set(outlines(wider))) < len(wider)
    for plan in wider:
        trial = state.clone()
        for action in plan.actions:
            trial.apply(0, action)
        assert trial == plan.state


def test_games_that_are_not_planned_have_no_outline() -> None:
    assert outline(cosmodrome.game("alien_frontiers").new(2, 1)) == ()
