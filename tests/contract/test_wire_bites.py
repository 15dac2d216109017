"""The comparison on the wire finds every leak: each cure taken out by itself, it fails."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
import pytest
from contract.test_wire import SEED, SOON, Outcome, compare, compare_all, houses, once, telling_choice
from support import clock
from support.moments import moments
from support.play import Case, written
from support.wire import Client, House

import cosmodrome
from cosmodrome import COMPILED, Json, State
from cosmodrome.kernel.event import Event
from cosmodrome.server.presence import table_info
from cosmodrome.server.room import Room
from cosmodrome.table import replay, table
from cosmodrome.table.log import Entry, Move
from cosmodrome.table.table import Held, Table
from cosmodrome.table.veil import Veil

__all__ = ["houses"]

Spoil = Callable[[pytest.MonkeyPatch], None]


def a_case(game: str, seats: int, **options: Json) -> Case:
    title = cosmodrome.game(game)
    return Case(title, seats, title.complete(seats, options))


def true_scores(state: State, viewer: int | None, view: msgspec.Raw) -> dict[str, Json]:
    shown = table_facts(state, viewer, view)
    shown["scores"] = [{"total": score.total, "parts": score.parts} for score in state.scores()]
    return shown


table_facts = table.facts


def scores_of_a_frame(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table, "facts", true_scores)


def scores_of_a_replay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replay, "facts", true_scores)


def nothing_held_back(patch: pytest.MonkeyPatch) -> None:
    def show(room: Room, entry: Entry) -> None:
        room.table.release()
        room.publish()

    patch.setattr(Room, "_show", show)


def every_answer_counted(patch: pytest.MonkeyPatch) -> None:
    sound = Veil.add

    def add(veil: Veil, move: Move | Entry) -> None:
        sound(veil, msgspec.structs.replace(move, secret=False))

    patch.setattr(Veil, "add", add)


def frames_for_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "_publish_to", lambda room, seats: room.publish())


def released_with_the_last_answer(patch: pytest.MonkeyPatch) -> None:
    sound = Room._show

    def show(room: Room, entry: Entry) -> None:
        sound(room, entry)
        if room._pause is not None and not room.table.asked_in_secret():
            room._pause.cancel()
            room._end_pause()

    patch.setattr(Room, "_show", show)


def asked_as_soon_as_the_one_before_has_answered(patch: pytest.MonkeyPatch) -> None:
    class Hasty(Held):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            self.asking = True

    patch.setattr(table, "Held", Hasty)
    patch.setattr(Client, "DELAY", SOON)


def lobby_that_knows_better(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "info", lambda room, guest: table_info(room.sheet, guest, room.presence, room.rematch))


def thinkers_named(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "known_thinkers", lambda room: list(room.table.match.state.deciders()))


def preview_of_the_real_cards(patch: pytest.MonkeyPatch) -> None:
    def foresee(state: State, seat: int, text: str, *more: object) -> tuple[list[dict[str, Json]], bool]:
        events: list[Event] = []
        copy = state.clone()
        copy.apply(seat, copy.parse(seat, text), events)
        seen = [known for event in events if (known := event.seen_by(seat)) is not None]
        return [event.to_json() for event in seen], True

    patch.setattr(table, "foresee", foresee)


def inspection_of_the_real_cards(patch: pytest.MonkeyPatch) -> None:
    sound = Table.inspect

    def inspect(table: Table, *asked: Any) -> dict[str, Json]:
        hidden = [player["cards"] for player in written(table.match.state)["players"]]
        return {**sound(table, *asked), "hidden": hidden}

    patch.setattr(Table, "inspect", inspect)


def the_true_step_of_a_replay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "shown_standing", lambda table: table.sheet.standing)


@once
@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (scores_of_a_frame, a_case("planet_unknown", 3, personal=True)),
        (scores_of_a_replay, a_case("planet_unknown", 3, personal=True)),
        (nothing_held_back, a_case("spacecorp", 2)),
        (every_answer_counted, a_case("spacecorp", 2)),
        (frames_for_everybody, a_case("spacecorp", 2)),
        (released_with_the_last_answer, a_case("spacecorp", 2)),
        (lobby_that_knows_better, a_case("spacecorp", 2)),
        (thinkers_named, a_case("spacecorp", 2)),
        (preview_of_the_real_cards, a_case("spacecorp", 2)),
        (inspection_of_the_real_cards, a_case("planet_unknown", 2)),
        (the_true_step_of_a_replay, a_case("spacecorp", 2)),
    ],
    ids=lambda value: value.__name__ if callable(value) and not isinstance(value, Case) else "",
)
def test_a_leak_is_found(spoil: Spoil, where: Case, houses: list[House], monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch)
    with pytest.raises(AssertionError):
        clock.run(compare_all(houses, where, 12))


@once
def test_a_question_that_comes_after_that_of_another_is_found(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    def after_another(real: Outcome, imagined: Outcome) -> bool:
        return real.asked and imagined.asked and real.others != imagined.others

    async def compare_where_it_shows() -> None:
        for number, moment in islice(enumerate(moments(a_case("spacecorp", 4, eras="2"), SEED, 100_000)), 40, None):
            (viewer,) = moment.state.deciders()
            world, text = telling_choice(moment.state, viewer, number * 10, after_another)
            if after_another(Outcome(moment.state, viewer, text), Outcome(world, viewer, text)):
                await compare(houses, moment, viewer, number * 10, after_another)

    clock.run(compare_where_it_shows())
    asked_as_soon_as_the_one_before_has_answered(monkeypatch)
    with pytest.raises(AssertionError):
        clock.run(compare_where_it_shows())


@pytest.mark.skipif(COMPILED, reason="what is compiled cannot be spoilt")
def test_an_undo_that_is_left_where_nobody_was_asked_is_found(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(State, "note_secret_question", lambda state: None)
    with pytest.raises(AssertionError):
        clock.run(compare_all(houses, a_case("spacecorp", 2), 12))
