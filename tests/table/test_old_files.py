"""What was stored yesterday opens today: real files that earlier versions wrote, with games that go on."""

from __future__ import annotations

import lzma
import random
import sqlite3
from pathlib import Path

import pytest
from support.places import InSqlite

import cosmodrome
from cosmodrome.table.replay import Replay
from cosmodrome.table.schema import VERSION
from cosmodrome.table.sqlite import SqliteStorage
from cosmodrome.table.table import Table

OLD = Path(__file__).parent / "old"


@pytest.fixture(params=range(1, VERSION))
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(lzma.decompress((OLD / f"version{request.param}.sqlite.xz").read_bytes()))
    return path


def ids(path: Path, status: str) -> list[str]:
    with sqlite3.connect(path) as db:
        return [row[0] for row in db.execute("SELECT id FROM tables WHERE status = ? ORDER BY id", (status,))]


def test_running_games_go_on_to_their_end(file: Path) -> None:
    running = ids(file, "playing")
    assert len(running) == 8
    storage = SqliteStorage(file)
    games = set()
    for name in running:
        sheet = storage.sheet(name)
        assert sheet is not None
        table = Table.load(storage, sheet, cosmodrome.game(sheet.game))
        games.add(sheet.game)
        chance = random.Random(1)
        for seats in ([], [0], [1]):
            assert table.position(seats, table.viewer(seats))["view"] is not None
        for _ in range(40):
            # What is held back is shown at once here: nobody waits.
            if not table.match.state.asked_in_secret():
                table.release()
            if table.match.state.over:
                break
            seat = chance.choice(table.match.state.deciders())
            change = table.act(seat, table.number, chance.choice(table.match.state.legal(seat)).text)
            storage.append(name, change.entry, change.snapshot, change.standing).result()
        again = storage.sheet(name)
        assert again is not None
        assert Table.load(storage, again, table.game).match.state.to_json() == table.match.state.to_json()
    assert games == {game.key for game in cosmodrome.games()}
    storage.close()


def test_finished_games_can_be_watched(file: Path) -> None:
    storage = SqliteStorage(file)
    for name in ids(file, "over"):
        sheet = storage.sheet(name)
        assert sheet is not None
        walk = Replay(storage, sheet, cosmodrome.game(sheet.game)).walk(None)
        assert walk.steps == sheet.standing.step
        frames = walk.frames(0, walk.steps, None, None)
        assert frames[-1]["over"]
        assert frames[-1]["winners"] == list(sheet.standing.winners)
    storage.close()


def test_what_was_a_secret_is_one_still(file: Path) -> None:
    storage = SqliteStorage(file)
    assert sum(move.secret for name in ids(file, "over") + ids(file, "playing") for move in storage.moves(name)) == 18
    asked = [sheet for sheet in storage.with_status("playing") if sheet.standing.secret]
    assert asked
    for sheet in asked:
        table = Table.load(storage, sheet, cosmodrome.game(sheet.game))
        (seat,) = table.match.state.deciders()
        assert table.position([seat], seat)["asks"]
        other = (seat + 1) % len(sheet.seats)
        shown = table.position([other], other)
        assert (shown["asks"], shown["held"]) == ([], {"seat": None, "label": None})
        assert seat in shown["deciders"]  # type: ignore[operator]
    storage.close()


def test_guests_chat_and_waiting_tables_are_kept(file: Path) -> None:
    storage = SqliteStorage(file)
    assert storage.guest_name("guest0") == "Vega"
    (waiting,) = storage.with_status("waiting")
    assert [line.text for line in storage.chat(waiting.id, 10)] == ["Who plays?"]
    assert len(storage.tables_of("guest0", 100)) == 11
    assert storage.running_of("guest0") == 9
    assert (waiting.grace, waiting.patience, waiting.stand_in, waiting.chances) == (60.0, 300.0, "pilot", [])
    assert storage.forget_guests(5.0, 9).result() == 0, "who came before versions were counted is not forgotten at once"
    storage.close()
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_an_old_file_ends_up_like_a_new_one(file: Path) -> None:
    old, new = InSqlite(file.parent), InSqlite(file.parent / "new")
    for place in (old, new, old):
        place.open()
        place.close()
    assert old.shape() == new.shape()
    assert old.version() == VERSION
