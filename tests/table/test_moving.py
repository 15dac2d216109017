"""Backups of a database: one moment of it, though it is written to, and all or nothing on the way back."""

from __future__ import annotations

import lzma
import sqlite3
import threading
from pathlib import Path

import pytest
from support.places import InPostgres, InSqlite
from table.test_old_files import OLD
from table.test_storage import a_layout, an_entry

import cosmodrome
from cosmodrome.table.moving import TABLES, put_in, take_out
from cosmodrome.table.schema import VERSION
from cosmodrome.table.sheet import Standing
from cosmodrome.table.storage import Unavailable
from cosmodrome.table.table import Table

KEY = b"k" * 32


@pytest.mark.parametrize("version", range(1, VERSION))
def test_tables_of_every_earlier_version_go_on_in_a_database(version: int, database: str, tmp_path: Path) -> None:
    old, new = InSqlite(tmp_path), InPostgres(database)
    old.path.write_bytes(lzma.decompress((OLD / f"version{version}.sqlite.xz").read_bytes()))
    put_in(database, old.path, KEY, force=False)
    here, there = old.open(), new.open()
    assert there.key() == KEY
    running = here.with_status("playing")
    assert sorted(sheet.id for sheet in there.with_status("playing")) == sorted(sheet.id for sheet in running)
    for sheet in running:
        game = cosmodrome.game(sheet.game)
        tables = [Table.load(storage, sheet, game) for storage in (here, there)]
        assert tables[0].match.state.to_json() == tables[1].match.state.to_json()
        assert here.entries(sheet.id, 0, 10_000) == there.entries(sheet.id, 0, 10_000)
    new.close()
    take_out(database, tmp_path / "back.sqlite")
    with sqlite3.connect(tmp_path / "back.sqlite") as back:
        for table in TABLES:
            assert sorted(back.execute(f"SELECT * FROM {table}")) == sorted(old.query(f"SELECT * FROM {table}")), table
    old.close()


def test_a_backup_under_load_shows_one_moment(database: str, tmp_path: Path) -> None:
    place = InPostgres(database)
    storage = place.open()
    layouts = [a_layout() for _ in range(6)]
    for layout in layouts:
        layout.store(storage).result()
    stop = threading.Event()

    def play(table: str) -> None:
        number = 0
        while not stop.is_set():
            number += 1
            storage.append(table, an_entry(number), None, Standing("playing", number)).result()

    players = [threading.Thread(target=play, args=(layout.sheet.id,)) for layout in layouts]
    for player in players:
        player.start()
    for turn in range(5):
        take_out(database, tmp_path / f"{turn}.sqlite")
    stop.set()
    for player in players:
        player.join()
    for turn in range(5):
        with sqlite3.connect(tmp_path / f"{turn}.sqlite") as copy:
            found = copy.execute(
                "SELECT tables.number, max(log.number), count(*) - 1 FROM tables JOIN log ON table_id = tables.id"
                " GROUP BY tables.id"
            ).fetchall()
        assert len(found) == len(layouts)
        assert all(standing == latest == count for standing, latest, count in found)
    place.close()


def test_a_restore_that_fails_changes_nothing(database: str, tmp_path: Path) -> None:
    place, old = InPostgres(database), InSqlite(tmp_path)
    for where, name in ((place, "Vega"), (old, "Mira")):
        where.open().name_guest("g1", name).result()
        where.close()
    key = place.open().key()
    with pytest.raises(Unavailable, match="a server uses"):
        put_in(database, old.path, KEY, force=True)
    place.close()
    with pytest.raises(Unavailable, match="--force"):
        put_in(database, old.path, KEY, force=False)
    old.query("DROP TABLE chat")
    with pytest.raises(Exception, match="chat"):
        put_in(database, old.path, KEY, force=True)
    assert place.open().guest_name("g1") == "Vega"
    assert place.open().key() == key
    place.close()
