"""A short run of what make soak does at length, and that its witnesses notice what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from soak.adversaries import grave, main
from soak.witness import Witness
from table.toy import TOY

from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out
from cosmodrome.table.sqlite import SqliteStorage
from cosmodrome.table.table import Table

SEATS = [Seat("person", "red", "Vega", "a"), Seat("person", "green", "Rigel", "b")]


@pytest.mark.slow
def test_honest_players_get_on_among_adversaries_while_the_server_is_killed(capsys: pytest.CaptureFixture[str]) -> None:
    failed = main(["--seconds", "20", "--kills", "2", "--messages", "3000", "--tables", "1"])
    said = capsys.readouterr().out
    assert not failed, said
    assert "2 kills" in said


class Told:
    """A table where both have answered once, and what the player at seat 0 was told of it."""

    def __init__(self, folder: Path) -> None:
        self.storage = SqliteStorage(folder / "tables.sqlite")
        layout = lay_out(TOY, SEATS, {}, 7, "a", True)
        layout.store(self.storage).result()
        table = Table.load(self.storage, layout.sheet, TOY)
        self.witness = Witness(layout.sheet.id)
        self.texts = []
        self._see(table)
        for seat in (0, 1):
            text = table.match.state.legal(seat)[0].text
            change = table.act(seat, table.number, text)
            self.storage.append(layout.sheet.id, change.entry, change.snapshot, change.standing).result()
            self.texts.append(text)
            self._see(table)
        self.witness.done[1] = self.texts[0]

    def _see(self, table: Table) -> None:
        view: Any = table.match.state.view(0).data
        self.witness.note({"type": "position", "status": "playing", "viewer": 0, "number": table.number, "view": view})

    def contradictions(self) -> list[str]:
        return self.witness.contradictions(self.storage, TOY)


def test_a_witness_finds_nothing_wrong_with_what_is_right(tmp_path: Path) -> None:
    told = Told(tmp_path)
    assert told.contradictions() == []
    del told.witness.done[1]
    told.witness.open[told.texts[0]] += 1
    assert told.contradictions() == [], "what was sent and not acknowledged may have happened"


def test_a_witness_notices_what_was_lost_doubled_or_made_up(tmp_path: Path) -> None:
    told = Told(tmp_path)
    told.witness.done[2] = "roll"
    assert "acknowledged as 2" in told.contradictions()[0]
    del told.witness.done[2]
    del told.witness.done[1]
    assert "never sent" in told.contradictions()[0]
    told.witness.done[1] = told.texts[0]
    told.witness.seen[2].add("another view")
    assert "never was" in told.contradictions()[0]
    told.witness.table = "elsewhere"
    assert "gone" in told.contradictions()[0]


def test_what_the_server_says_went_wrong_is_found(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    log.write_text(
        "WARNING cosmodrome.server: a process died\nERROR cosmodrome.server: a message failed\n"
        "Traceback (most recent call last):\n  File\nKeyError: 7\nWARNING quiet\n"
    )
    assert grave(log) == ["ERROR cosmodrome.server: a message failed | KeyError: 7"]
