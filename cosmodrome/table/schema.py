"""How tables lie in SQLite."""

VERSION = 1
"""Grows with every change of the schema: a file of another version is not touched."""

SCHEMA = """
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
