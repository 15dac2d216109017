"""What every game promises about secrets."""

from __future__ import annotations

from contract.test_undo import known_to, said_to
from support.play import Case, chooser, games_of, moments, pick, play_out, spread, wire

from cosmodrome import Event, Json, Rng, State

TOPICS = 3
"""About how much a seat asks in one position."""


def imagined(state: State, seat: int | None, seed: int) -> State:
    """Draw the hidden part of a position anew for a seat."""
    return state.imagine(seat, Rng.seeded(seed))


def test_a_view_does_not_change_with_what_is_hidden(case: Case) -> None:
    for seed in games_of(case, 1):
        for number, state in enumerate(moments(case, seed, every=5)):
            for seat in [None, *range(case.seats)]:
                other = imagined(state, seat, number)
                assert other.view(seat) == state.view(seat)
                assert other.view(None) == state.view(None)


def test_an_imagined_position_asks_the_same(case: Case) -> None:
    for seed in games_of(case, 1):
        for number, state in enumerate(moments(case, seed, every=5)):
            for seat in range(case.seats):
                other = imagined(state, seat, number)
                other.check()
                assert other.over == state.over
                assert other.deciders() == state.deciders()
                assert other.visible_deciders(seat) == state.visible_deciders(seat)
                assert other.preferences(seat) == state.preferences(seat)
                if seat in state.deciders():
                    assert other.prompt(seat) == state.prompt(seat)
                    assert other.legal(seat) == state.legal(seat)


def test_an_inspection_does_not_change_with_what_is_hidden(case: Case) -> None:
    for seed in games_of(case, 1):
        for number, state in enumerate(moments(case, seed, every=11)):
            before = wire(state)
            for seat in range(case.seats):
                other = imagined(state, seat, number)
                topics = case.game.topics(state, seat)
                assert case.game.topics(other, seat) == topics
                assert not topics or seat in state.deciders()
                for topic in spread(topics, TOPICS):
                    assert case.game.inspect(other, seat, topic) == case.game.inspect(state, seat, topic)
            assert wire(state) == before


def test_known_scores_tell_nothing_of_what_is_hidden(case: Case) -> None:
    for seed in games_of(case, 1):
        for number, state in enumerate(moments(case, seed, every=5)):
            for seat in [None, *range(case.seats)]:
                known = state.known_scores(seat)
                assert imagined(state, seat, number).known_scores(seat) == known
                if seat is not None:
                    assert known[seat] == state.scores()[seat]
                if state.over:
                    assert known == state.scores()


def test_an_imagined_position_does_not_depend_on_how_the_hidden_things_lie(case: Case) -> None:
    for seed in games_of(case, 5):
        for number, state in enumerate(moments(case, seed, every=29)):
            for seat in [None, *range(case.seats)]:
                assert wire(imagined(imagined(state, seat, number + 1), seat, number)) == wire(
                    imagined(state, seat, number)
                )


def test_an_imagined_position_does_not_depend_on_what_others_chose_in_secret(case: Case) -> None:
    for seed in games_of(case, 2):
        state = case.new(seed + 30)
        rng = chooser(seed + 30)
        while not state.over:
            seat, action = pick(state, rng)
            actions = state.legal(seat)
            instead = actions[rng.below(len(actions))]
            viewers = [viewer for viewer in [None, *range(case.seats)] if viewer != seat]
            viewer = viewers[rng.below(len(viewers))]
            other = state.clone()
            told: list[Event] = []
            events: list[Event] = []
            state.apply(seat, action, events)
            if instead is action:
                continue
            other.apply(seat, instead, told)
            if said_to(viewer, told) == said_to(viewer, events) and known_to(viewer, other, told) == known_to(
                viewer, state, events
            ):
                assert lying(imagined(other, viewer, seed)) == lying(imagined(state, viewer, seed))


def lying(state: State) -> dict[str, Json]:
    """Give all of a position but what is asked: an answer of several parts is begun openly, though no view shows it."""
    return {name: value for name, value in state.to_json().items() if name not in ("stack", "own", "common")}


def test_nothing_that_was_worked_out_for_the_real_position_stays_in_an_imagined_one(case: Case) -> None:
    for number, state in enumerate(moments(case, 9, every=7)):
        for asked in state.deciders()[:2]:
            state.legal(asked)
            seat = [None, *range(case.seats)][number % (case.seats + 1)]
            other = imagined(state, seat, number)
            fresh = case.game.from_json(other.to_json())
            for decider in other.deciders():
                assert other.legal(decider) == fresh.legal(decider)


def test_what_is_unnoticed_shows_nobody_else_anything(case: Case) -> None:
    for seed in games_of(case, 1):
        state = case.new(seed + 8)
        rng = chooser(seed + 8)
        while not state.over:
            before = state.clone()
            seat, action = pick(state, rng)
            events: list[Event] = []
            state.apply(seat, action, events)
            if not state.is_unnoticed(seat, action, before) or before.asked_in_secret():
                # Where a secret question is answered, what others see then counts as come of the action before it:
                # a table holds back both.
                continue
            for viewer in [None, *range(case.seats)]:
                if viewer != seat:
                    assert state.view(viewer) == before.view(viewer)
                    assert state.known_scores(viewer) == before.known_scores(viewer)
                    assert state.visible_deciders(viewer) == before.visible_deciders(viewer)
                    assert not [event for event in events if event.seen_by(viewer) is not None]


def test_an_imagined_position_can_be_played_to_the_end(case: Case) -> None:
    for number, state in enumerate(moments(case, 4, every=37)):
        seat = number % case.seats
        end = play_out(imagined(state, seat, number), chooser(number))
        end.check()
        assert end.over


def test_the_same_generator_imagines_the_same(case: Case) -> None:
    for number, state in enumerate(moments(case, 5, every=31)):
        assert imagined(state, 0, number) == imagined(state, 0, number)


def test_chance_is_drawn_anew(case: Case) -> None:
    state = case.new(6)
    futures = {tuple(imagined(state, 0, seed).rng.to_json()) for seed in range(20)}
    assert len(futures) == 20
    assert tuple(state.rng.to_json()) not in futures
