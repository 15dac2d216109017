"""Interruptions: only holders are asked, nobody else can tell who, and anybody may ask not to be asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from games.spacecorp.scene import GAME, a_game
from support.positions import P1, P2, P3, P4

from cosmodrome import IllegalAction, Match, Record, Rng, State
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out
from cosmodrome.table.sqlite import SqliteStorage
from cosmodrome.table.table import Table

PRODUCING: dict[str, Any] = {
    "seats": 4,
    "board": {"luna": "m1_exotic_a+p1.refinery"},
    "p1": {"hand": "m_ore_processor", "teams": "earth earth"},
}


def produced(**players: Any) -> Any:
    """Let the first player produce, up to the window that follows."""
    state = a_game(**PRODUCING, **players)
    state.apply(P1, state.parse(P1, "produce 1"))
    if P1 in state.deciders() and state.view(P1).data["phase"] == "pay":
        state.apply(P1, state.parse(P1, "pay m_ore_processor"))
    return state


def test_only_the_holder_is_asked_and_nobody_else_can_tell() -> None:
    state = produced(p3={"hand": "m_divert"}, p2={"hand": "m_cargo_pod"}, p4={"hand": "m_cargo_pod"})
    assert state.deciders() == (P3,)
    assert state.visible_deciders(P3) == (P3,)
    assert state.visible_deciders(P1) == (P2, P3, P4)
    assert state.visible_deciders(P2) == (P3, P4)
    assert (state.view(P2).data["phase"], state.view(P2).data["asked"]) == ("action", P1)
    assert state.view(P3).data["asked"] == P3
    for viewer in (P1, P2, P4, None):
        assert state.imagine(viewer, Rng.seeded(1)).view(viewer) == state.view(viewer)


def windows(state: State, seat: int) -> dict[str, bool]:
    """Return the windows in which a seat wants to be asked."""
    me: dict[str, Any] = state.view(seat).data["me"]  # type: ignore[assignment]
    return dict(me["windows"])


def test_R72_who_never_wants_to_be_asked_is_passed_over_until_he_takes_it_back() -> None:
    state = a_game(**PRODUCING, p3={"hand": "m_divert"})
    state.apply(P3, state.parse(P3, "never after_produce"))
    assert windows(state, P3)["after_produce"] is False
    state.apply(P1, state.parse(P1, "produce 1"))
    if state.view(P1).data["phase"] == "pay":
        state.apply(P1, state.parse(P1, "pay m_ore_processor"))
    assert P3 not in state.deciders()
    state.apply(P3, state.parse(P3, "ask after_produce"))
    assert windows(state, P3)["after_produce"] is True


def test_who_says_so_while_asked_has_declined() -> None:
    state = produced(p3={"hand": "m_divert"})
    assert state.deciders() == (P3,)
    state.apply(P3, state.parse(P3, "never after_produce"))
    assert P3 not in state.deciders()


def test_R72_the_settings_stand_in_the_record() -> None:
    match = Match.new(GAME, 2, 1, {"eras": "1"})
    idle = 1 - match.state.deciders()[0]
    match.play(idle, match.state.parse(idle, "never turn_start"))
    assert match.record.actions == [(idle, "never turn_start")]
    again = Record.parse(str(match.record)).replay(GAME)
    assert again == match.state
    with pytest.raises(IllegalAction):
        again.parse(idle, "never turn_start")
    match.undo(idle)
    assert windows(match.state, idle)["turn_start"] is True


def test_the_log_of_a_table_does_not_tell_who_declined(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    seats = [
        Seat("person", color, name, f"guest-{color}")
        for color, name in (("red", "Vega"), ("blue", "Rigel"), ("green", "Deneb"), ("yellow", "Spica"))
    ]
    layout = lay_out(GAME, seats, {"eras": "1", "data": "standard"}, 1, "guest-red", True)
    layout.store(storage).result()
    table = Table.load(storage, layout.sheet, GAME)
    table.match.state = produced(p3={"hand": "m_divert"}, p2={"hand": "m_cargo_pod"})
    change = table.act(P3, table.number, "let be")
    assert change.entry.seat == P3
    setup = storage.entries(layout.sheet.id, 0, 0)
    nobody: list[int] = []
    for viewers in (nobody, [P1], [P2]):
        (shown,) = table.veil.lift([*setup, change.entry], viewers)
        assert (shown.number, shown.seat, shown.text) == (0, None, None)
    assert [shown.seat for shown in table.veil.lift([*setup, change.entry], [P3])] == [None, P3]
