"""How tables lie in a database, and how one of an earlier version becomes one of this."""

from __future__ import annotations

from typing import NamedTuple

from .storage import WrittenLater

VERSION = 3
"""Grows with every change of the schema: one number for SQLite and PostgreSQL, which was first used with version 3."""


class Dialect(NamedTuple):
    """How a database says what the schema leaves open."""

    real: str
    blob: str
    by_key: str
    """That rows lie in the order of their key."""
    more: str
    """What this database needs beside the tables that all have."""


SQLITE = Dialect("REAL", "BLOB", " WITHOUT ROWID", "")
POSTGRES = Dialect(
    "DOUBLE PRECISION",
    "BYTEA",
    "",
    """
CREATE TABLE version (number INTEGER NOT NULL);
INSERT INTO version VALUES (0);

-- What all servers must know alike and nobody else may: the key that signs cookies.
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

-- The latest transactions of each writer: who lost the connection during a commit learns here what came of it.
CREATE TABLE batches (
    writer TEXT NOT NULL,
    number INTEGER NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (writer, number)
);
""",
)

MIGRATIONS = {
    1: """
ALTER TABLE log ADD COLUMN secret INTEGER NOT NULL DEFAULT 0;
UPDATE log SET secret = 1 WHERE instr(CAST(events AS TEXT), '"secret":true') > 0;
ALTER TABLE tables ADD COLUMN chances TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN known TEXT NOT NULL DEFAULT 'null';
ALTER TABLE tables ADD COLUMN grace REAL NOT NULL DEFAULT 60;
ALTER TABLE tables ADD COLUMN patience REAL NOT NULL DEFAULT 300;
ALTER TABLE tables ADD COLUMN stand_in TEXT NOT NULL DEFAULT 'pilot';
CREATE INDEX tables_by_creator ON tables (creator, status);
ALTER TABLE guests ADD COLUMN seen REAL NOT NULL DEFAULT 0;
UPDATE guests SET seen = CAST(strftime('%s', 'now') AS REAL);
""",
    2: """
CREATE INDEX company_by_table ON company (table_id);
""",
}
"""What leads from each earlier version to the one after it."""

SCHEMA = """
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    seen {real} NOT NULL DEFAULT 0
){by_key};

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    creator TEXT NOT NULL,
    invitation TEXT NOT NULL,
    hints INTEGER NOT NULL,
    made {real} NOT NULL,
    rematch_of TEXT UNIQUE,
    source TEXT,
    seats TEXT NOT NULL,
    status TEXT NOT NULL,
    number INTEGER NOT NULL,
    step INTEGER NOT NULL,
    deciders TEXT NOT NULL,
    winners TEXT NOT NULL,
    moved {real} NOT NULL,
    chances TEXT NOT NULL DEFAULT '[]',
    known TEXT NOT NULL DEFAULT 'null',
    grace {real} NOT NULL DEFAULT 60,
    patience {real} NOT NULL DEFAULT 300,
    stand_in TEXT NOT NULL DEFAULT 'pilot'
){by_key};
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_creator ON tables (creator, status);

-- Who has to do with which table: for the list of a guest's own tables.
CREATE TABLE company (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
){by_key};
CREATE INDEX company_by_table ON company (table_id);

-- Only ever added to. The key is the promise: one entry for each number of each table.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    step INTEGER NOT NULL,
    seat INTEGER,
    text TEXT,
    back_to INTEGER,
    at {real} NOT NULL,
    events {blob} NOT NULL,
    secret INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    step INTEGER NOT NULL,
    position {blob} NOT NULL,
    PRIMARY KEY (table_id, step)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at {real} NOT NULL,
    PRIMARY KEY (table_id, id)
){by_key};
"""


def steps_from(version: int, dialect: Dialect, where: str) -> list[str]:
    """Return the statements that make this version of another, or of nothing (0); WrittenLater if it is a later one."""
    if version > VERSION:
        raise WrittenLater(f"{where} is of version {version}, written by a later Cosmodrome; this one reads {VERSION}")
    scripts = [SCHEMA, dialect.more] if version == 0 else [MIGRATIONS[number] for number in range(version, VERSION)]
    script = "".join(scripts).format(real=dialect.real, blob=dialect.blob, by_key=dialect.by_key)
    return [statement for statement in script.split(";\n") if statement.strip()]
