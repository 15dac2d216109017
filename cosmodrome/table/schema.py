"""How tables lie in SQLite, and how a file of an earlier version becomes one of this."""

VERSION = 2
"""Grows with every change of the schema."""

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
}
"""What leads from each earlier version to the one after it."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    seen REAL NOT NULL DEFAULT 0
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
    moved REAL NOT NULL,
    chances TEXT NOT NULL DEFAULT '[]',
    known TEXT NOT NULL DEFAULT 'null',
    grace REAL NOT NULL DEFAULT 60,
    patience REAL NOT NULL DEFAULT 300,
    stand_in TEXT NOT NULL DEFAULT 'pilot'
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status);
CREATE INDEX IF NOT EXISTS tables_by_creator ON tables (creator, status);

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
    secret INTEGER NOT NULL DEFAULT 0,
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
