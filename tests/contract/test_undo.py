"""Taking back: exactly to where nothing was revealed, no chance was used and nobody else has answered but at once."""

from __future__ import annotations

import pytest
from support.play import Case, chooser, games_of, pick, wire

from cosmodrome import CosmodromeError, Event, Json, Match, Record, Rng, State


def test_undo_never_crosses_a_reveal_and_leaves_what_others_did(case: Case) -> None:
    for seed in games_of(case, 2):
        match = Match.new(case.game, case.seats, seed, case.options)
        rng = chooser(seed)
        barriers = [match.state.undo_barrier()]
        undone = 0
        for _ in range(2000):
            if match.state.over:
                break
            match.play(*pick(match.state, rng))
            barriers.append(match.state.undo_barrier())
            able: list[int] = []
            for seat in range(case.seats):
                earliest = match.undo_point(seat)
                with pytest.raises(CosmodromeError):
                    match.undo(seat, earliest - 1)
                if earliest == match.number:
                    with pytest.raises(CosmodromeError):
                        match.undo(seat)
                else:
                    able.append(seat)
                    assert match.record.actions[earliest][0] == seat
                    assert barriers[earliest] == match.state.undo_barrier()
            if able and undone < 60 and rng.below(3) == 0:
                seat = able[rng.below(len(able))]
                earliest = match.undo_point(seat)
                take_back(match, seat, earliest + rng.below(match.last_of(seat) + 1 - earliest))
                barriers = barriers[: match.number + 1]
                undone += 1
        assert wire(Record.parse(str(match.record)).replay(case.game)) == wire(match.state)


def take_back(match: Match, seat: int, target: int) -> None:
    """Take back a seat's actions; see that all else is as if they had not been made, and as it was for the others."""
    stay = [action for action in match.record.actions[target:] if action[0] != seat]
    changes = match.state.common_changes
    asked = {other: match.state.legal(other) for other in match.state.deciders() if other != seat}
    expected = match.record.actions[:target] + stay
    match.undo(seat, target)
    assert match.record.actions == expected
    assert wire(match.state) == wire(match.record.replay(match.game))
    assert seat in match.state.deciders()
    if match.state.common_changes == changes:
        assert asked == {other: match.state.legal(other) for other in match.state.deciders() if other != seat}


def test_a_resumed_game_can_be_taken_back_as_far(case: Case) -> None:
    match = Match.new(case.game, case.seats, 11, case.options)
    rng = chooser(11)
    for _ in range(40):
        if match.state.over:
            break
        match.play(*pick(match.state, rng))
        resumed = Match.resume(case.game, match.record)
        for seat in range(case.seats):
            assert resumed.undo_point(seat) == match.undo_point(seat)


def test_an_action_that_uses_no_chance_and_reveals_nothing_can_be_taken_back(case: Case) -> None:
    match = Match.new(case.game, case.seats, 12, case.options)
    rng = chooser(12)
    taken_back = 0
    while not match.state.over:
        barrier = match.state.undo_barrier()
        seat, action = pick(match.state, rng)
        match.play(seat, action)
        if match.state.undo_barrier() == barrier:
            assert match.undo_point(seat) < match.number
            taken_back += 1
    assert taken_back > 0


def test_what_can_be_taken_back_reveals_nothing(case: Case) -> None:
    for seed in games_of(case, 2):
        match = Match.new(case.game, case.seats, seed + 20, case.options)
        rng = chooser(seed + 20)
        while not match.state.over:
            before = match.state.clone()
            seat, action = pick(before, rng)
            events = match.play(seat, action)
            if match.state.common_changes == before.common_changes and match.number % 4:
                # Where many answer at once, most that they do concerns nobody else: some of it is enough.
                continue
            final = match.undo_point(seat) == match.number
            others = [None, *(other for other in range(case.seats) if other != seat)]
            unnoticed = match.state.is_unnoticed(seat, action, before)
            for viewer in (seat, others[match.number % len(others)]):
                if unnoticed and viewer != seat:
                    continue  # to him nothing has happened
                world = before.imagine(viewer, Rng.seeded(match.number))
                same = [other for other in world.legal(seat) if other.text == action.text]
                if not same:
                    # The seat answers what it could not answer in a world that somebody else believes in.
                    assert viewer != seat
                    continue
                start = world.clone()
                barrier = world.undo_barrier()
                told: list[Event] = []
                world.apply(seat, same[0], told)
                if viewer != seat and world.is_unnoticed(seat, same[0], start):
                    continue  # there the seat would still be at it, and nobody would know
                if viewer == seat or not final:
                    # Whether chance or a reveal is ahead must be known beforehand.
                    assert (world.undo_barrier() != barrier) == final
                if not final:
                    assert known_to(viewer, world, told) == known_to(viewer, match.state, events)


def known_to(viewer: int | None, state: State, events: list[Event]) -> list[Json]:
    """Give all that somebody learns from an action: the position it led to, and what was said of it."""
    return [
        said_to(viewer, events),
        state.view(viewer).to_json(),
        list(state.visible_deciders(viewer)),
        [dict(score.parts) for score in state.known_scores(viewer)],
    ]


def said_to(viewer: int | None, events: list[Event]) -> list[Json]:
    """Give what somebody is told of what happened."""
    seen = [shown for event in events if (shown := event.seen_by(viewer)) is not None]
    return [[shown.to_json(), shown.message().to_json()] for shown in seen]
