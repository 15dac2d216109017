"""Files of earlier versions: a database that an older Cosmodrome wrote is opened, with all that is in it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from cosmodrome.table.schema import MIGRATIONS, VERSION
from cosmodrome.table.sqlite import SqliteStorage

# How version 1 laid its tables out, word for word.
VERSION_1 = """
CREATE TABLE IF NOT EXISTS guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    creator TEXT NOT NULL,
    invitation TEXT NOT NULL,
    hints INTEGER NOT NULL,
    made REAL NOT NULL,
    rematch_of TEXT UNIQUE,
    source TEXT,
    seats TEXT NOT NULL,
    status TEXT NOT NULL,
    number INTEGER NOT NULL,
    step INTEGER NOT NULL,
    deciders TEXT NOT NULL,
    winners TEXT NOT NULL,
    moved REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status);

-- Who has to do with which table: for the list of a guest's own tables.
CREATE TABLE IF NOT EXISTS company (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;

-- Only ever added to. The key is the promise: one entry for each number of each table.
CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    step INTEGER NOT NULL,
    seat INTEGER,
    text TEXT,
    back_to INTEGER,
    at REAL NOT NULL,
    events BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    step INTEGER NOT NULL,
    position BLOB NOT NULL,
    PRIMARY KEY (table_id, step)
);

CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, id)
) WITHOUT ROWID;
"""

SEATS = (
    '[{"kind":"person","color":"red","name":"Vega","guest":"g1","level":null,"stand_in":null},'
    '{"kind":"bot","color":"blue","name":"Mira","guest":null,"level":"cadet","stand_in":null}]'
)


def a_file_of_version_1(path: Path) -> None:
    """Write a database as version 1 did: a guest, a table with three entries (one secret), a line of chat."""
    db = sqlite3.connect(path)
    db.executescript(VERSION_1)
    db.execute("PRAGMA user_version = 1")
    db.execute("INSERT INTO guests VALUES ('g1', 'Vega')")
    db.execute(
        "INSERT INTO tables VALUES ('k3f9x2m7pq', 'toy', 1, '7', '{\"bright\":false}', 'g1', 'token', 1, 5.0,"
        " NULL, NULL, ?, 'playing', 2, 2, '[0]', '[]', 6.0)",
        (SEATS,),
    )
    db.execute("INSERT INTO company VALUES ('g1', 'k3f9x2m7pq')")
    for number, events in enumerate((b'{"":[]}', b'{"":[]}', b'{"":[],"secret":true}')):
        db.execute("INSERT INTO log VALUES ('k3f9x2m7pq', ?, ?, 0, 'roll', NULL, 5.0, ?)", (number, number, events))
    db.execute("INSERT INTO snapshots VALUES ('k3f9x2m7pq', 1, x'7b7d')")
    db.execute("INSERT INTO chat VALUES ('k3f9x2m7pq', 1, 'Vega', 0, 'Hello', 5.5)")
    db.commit()
    db.close()


def test_a_file_of_version_1_is_opened_with_all_that_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    a_file_of_version_1(path)
    storage = SqliteStorage(path)
    sheet = storage.sheet("k3f9x2m7pq")
    assert sheet is not None
    assert (sheet.seed, sheet.standing.number, sheet.seats[0].name, sheet.seats[1].level) == (7, 2, "Vega", "cadet")
    assert (sheet.grace, sheet.patience, sheet.stand_in, sheet.chances) == (60.0, 300.0, "pilot", [])
    assert [move.secret for move in storage.moves(sheet.id)] == [False, False, True]
    assert storage.guest_name("g1") == "Vega"
    assert [line.text for line in storage.chat(sheet.id, 9)] == ["Hello"]
    assert [other.id for other in storage.tables_of("g1", 9)] == [sheet.id]
    assert storage.running_of("g1") == 1
    assert storage.forget_guests(5.0, 9).result() == 0, "who came before versions were counted is not forgotten at once"
    storage.close()


def shape(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Read the columns and indexes of a database."""
    db = sqlite3.connect(path)
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_master ORDER BY name")]
    columns = {name: [row[1:] for row in db.execute(f"PRAGMA table_info({name})")] for name in names}
    assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
    db.close()
    return columns


def test_an_old_file_ends_up_like_a_new_one(tmp_path: Path) -> None:
    a_file_of_version_1(tmp_path / "old.sqlite")
    for name in ("old.sqlite", "new.sqlite", "old.sqlite"):
        SqliteStorage(tmp_path / name).close()
    assert shape(tmp_path / "old.sqlite") == shape(tmp_path / "new.sqlite")


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite"
    a_file_of_version_1(path)
    monkeypatch.setitem(MIGRATIONS, 1, MIGRATIONS[1] + "ALTER TABLE nothing ADD COLUMN more TEXT;")
    with pytest.raises(sqlite3.OperationalError):
        SqliteStorage(path)
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert "secret" not in {row[1] for row in db.execute("PRAGMA table_info(log)")}
    db.close()
