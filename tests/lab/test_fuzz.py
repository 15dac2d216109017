"""Random testing finds what is broken, and shows it with a short game."""

from __future__ import annotations

import pytest

from cosmodrome import BadSetup, Record
from cosmodrome.lab import Failure, fuzz, reproduce, shrink, title


def first_failure(game: str) -> Failure:
    report = fuzz(game, games=200, seed=1, workers=1)
    assert report.failure is not None
    return report.failure


def test_a_sound_game_passes_with_all_seat_counts_and_options() -> None:
    report = fuzz("lab.probe:GAME", games=24, seed=1, workers=1, sample=4)
    assert report.games == 24
    assert report.failure is None
    assert report.actions > 24


def test_the_same_games_are_played_by_one_worker_and_by_two() -> None:
    alone = fuzz("lab.probe:GAME", games=30, seed=9, workers=1)
    assert fuzz("lab.probe:GAME", games=30, seed=9, workers=2) == alone


FAULTS = {
    "LEAK": ("check", "fuel is lost"),
    "STUCK": ("dead end", "may answer nothing"),
    "PEEK": ("imagine", "would notice"),
    "CRASH": ("ZeroDivisionError", "seven is too much"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_and_its_record_shows_it_again(fault: str) -> None:
    game, (rule, words) = f"lab.probe:{fault}", FAULTS[fault]
    failure = first_failure(game)
    assert failure.rule == rule
    assert words in failure.detail
    again = reproduce(title(game), Record.parse(failure.record))
    assert again is not None
    assert again.alike(failure)


def test_a_failing_game_is_shrunk_to_a_short_one_that_fails_alike() -> None:
    game = title("lab.probe:LEAK")
    failure = first_failure("lab.probe:LEAK")
    better: list[int] = []
    shortest = shrink(game, failure, seconds=10.0, watch=lambda found: better.append(found.actions))
    # Seat 2 has to burn nine: at least a failed turn of seat 1, an aim, two burns and a coast.
    assert 5 <= shortest.actions <= 8
    assert better == sorted(better, reverse=True)
    again = reproduce(game, Record.parse(shortest.record))
    assert again is not None
    assert again.alike(failure)
    assert again.actions == shortest.actions


def test_a_sound_record_is_found_sound() -> None:
    failure = first_failure("lab.probe:LEAK")
    assert reproduce(title("lab.probe:GAME"), Record.parse(failure.record)) is None


def test_a_game_that_never_ends_is_a_failure() -> None:
    report = fuzz("lab.probe:ENDLESS", games=1, workers=1, limit=100)
    assert report.failure is not None
    assert report.failure.rule == "endless"
    assert shrink(title("lab.probe:ENDLESS"), report.failure) is report.failure


def test_no_games_at_all_prove_nothing() -> None:
    with pytest.raises(BadSetup):
        fuzz("lab.probe:GAME", games=0)
