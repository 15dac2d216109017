"""Records: a game as text that people can read and write."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernel.signals import GAME

from cosmodrome import BadRecord, BadSetup, Event, Match, Record

TEXT = """cosmodrome record 1
game: signals
rules: 1
seats: 2
seed: 5
options: {"hand": 2, "long": false}
players: Vega, Altair

p1 stake 3
"""


def test_a_record_reads_as_it_was_written() -> None:
    record = Record.parse(TEXT)
    assert (record.game, record.rules, record.seats, record.seed) == ("signals", 1, 2, 5)
    assert record.options == {"hand": 2, "long": False}
    assert record.actions == [(0, "stake 3")]
    assert record.tags == {"players": "Vega, Altair"}
    assert str(record) == TEXT


def test_comments_and_spaces_do_not_matter() -> None:
    loose = TEXT.replace("p1 stake 3", "\n# the bold beginning\n  p1   stake   3   # too bold\n\n")
    assert Record.parse(loose) == Record.parse(TEXT)


def test_chance_may_come_from_another_seed_later_on() -> None:
    plain = Match.new(GAME, 2, 5, {"hand": 2, "long": False})
    record = Record.parse(TEXT)
    record.chances = {1: 77}
    assert str(record) == TEXT.replace("record 1", "record 2") + "chance 77\n"
    assert Record.parse(str(record)) == record
    plain.play(0, plain.state.parse(0, "stake 3"))
    fresh = Match.resume(GAME, record)
    assert fresh.state.view(None) == plain.state.view(None)
    assert fresh.state.rng.to_json() != plain.state.rng.to_json()
    assert fresh.state.to_json() == record.replay(GAME).to_json()
    assert fresh.settled()
    while not fresh.state.over:
        seat = fresh.state.deciders()[0]
        fresh.play(seat, fresh.state.legal(seat)[0])
    assert Record.parse(str(fresh.record)).replay(GAME).to_json() == fresh.state.to_json()
    assert Match.resume(GAME, fresh.record).state.to_json() == fresh.state.to_json()
    assert Match.resume(GAME, fresh.record, 0).record.chances == {}


def test_windows_line_ends_do_not_matter() -> None:
    assert Record.parse(TEXT.replace("\n", "\r\n")) == Record.parse(TEXT)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("cosmodrome record 1", "cosmodrome record 3"), "line 1"),
        (("p1 stake 3", "chance of a lifetime"), "line 9"),
        (("p1 stake 3", "chance " + "9" * 99), "line 9"),
        (("game: signals\n", ""), "no 'game'"),
        (("seed: 5", "seed: five"), "whole numbers"),
        (('{"hand": 2, "long": false}', "[]"), "options"),
        (('{"hand": 2, "long": false}', "{"), "options"),
        (('{"hand": 2, "long": false}', "[" * 100_000), "options"),
        (("seats: 2", "seats: 2\nseats: 3"), "line 5"),
        (("players: Vega, Altair", "players"), "line 7"),
        (("p1 stake", "p0 stake"), "line 9"),
        (("p1 stake", "p² stake"), "line 9"),
        (("p1 stake", "p" + "9" * 5000 + " stake"), "line 9"),
        (("p1 stake 3", "p1"), "line 9"),
        (("p1 stake 3", "stake 3"), "line 9"),
    ],
)
def test_a_bad_record_names_what_is_wrong(change: tuple[str, str], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        Record.parse(TEXT.replace(*change))


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    for whole in (text, TEXT + text, TEXT.replace("players: Vega, Altair", text)):
        with contextlib.suppress(BadRecord):
            Record.parse(whole)


@given(st.dictionaries(st.text("abcdefgh_", min_size=1), st.text(max_size=40), max_size=4))
def test_any_remark_survives(tags: dict[str, str]) -> None:
    record = Record("signals", 1, 2, 5, {}, [(0, "stake 3")], tags)
    read = Record.parse(str(record))
    assert read == record
    assert read.tags == {key: " ".join(value.split()) for key, value in tags.items()}


def test_replay_tells_what_happened() -> None:
    match = Match.new(GAME, 2, 5)
    told: list[Event] = []
    for text in ("stake 2", None, None):
        seat = match.state.deciders()[0]
        told += match.play(seat, match.state.parse(seat, text) if text else match.state.legal(seat)[0])
    replayed: list[Event] = []
    match.record.replay(GAME, events=replayed)
    dealt_at_setup = len(replayed) - len(told)
    assert dealt_at_setup == 2
    assert [event.to_json() for event in replayed[dealt_at_setup:]] == [event.to_json() for event in told]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("game: signals", "game: chess"), "record of 'chess'"),
        (("rules: 1", "rules: 9"), "rules version 9"),
        (("p1 stake 3", "p1 stake 4"), "action 1, 'p1 stake 4': .*stake"),
        (("p1 stake 3", "p2 stake 3"), "Player 2 has nothing to decide"),
        (("p1 stake 3", "p99 stake 3"), "Player 99"),
    ],
)
def test_what_cannot_be_replayed_is_explained(change: tuple[str, str], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        Record.parse(TEXT.replace(*change)).replay(GAME)


def test_a_record_with_an_impossible_setup_is_refused() -> None:
    with pytest.raises(BadSetup, match="2, 3 or 4 seats, not 7"):
        Record.parse(TEXT.replace("seats: 2", "seats: 7")).replay(GAME)
