"""Rows of the database: how tables and entries of the log are written into them and read from them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from .log import Entry, Telling
from .sheet import Chance, Sheet, Standing
from .storage import Snapshot

Row = tuple[Any, ...]

SHEET_COLUMNS = (
    "id, game, rules, seed, options, creator, invitation, hints, made, rematch_of, source, seats, status, "
    "number, step, deciders, winners, moved, known, chances, grace, patience, stand_in"
)
ENTRY_COLUMNS = "number, step, seat, text, back_to, at, events, secret"

SECRET = "secret"

_log = logging.getLogger("cosmodrome.table")


def standing_row(standing: Standing) -> tuple[object, ...]:
    """Write how a table stands."""
    deciders = {SECRET: standing.deciders} if standing.secret else standing.deciders
    return (
        standing.status,
        standing.number,
        standing.step,
        text_of(deciders),
        text_of(standing.winners),
        standing.moved,
        text_of(standing.known),
    )


def entry_row(table: str, entry: Entry) -> tuple[object, ...]:
    """Write an entry of the log."""
    return (
        table,
        entry.number,
        entry.step,
        entry.seat,
        entry.text,
        entry.back_to,
        entry.at,
        msgspec.json.encode(entry.telling.versions),
        int(entry.secret),
    )


def snapshot_row(table: str, snapshot: Snapshot) -> tuple[object, ...]:
    """Write a snapshot."""
    return table, snapshot.step, snapshot.position


def company_rows(table: str, guests: set[str]) -> list[tuple[str, str]]:
    """Write who has to do with a table."""
    return [(guest, table) for guest in sorted(guests)]


def sheet_of(row: Row) -> Sheet:
    """Read a table's row."""
    facts = dict(zip(SHEET_COLUMNS.split(", "), row, strict=True))
    for column in ("options", "seats", "deciders", "winners", "known", "chances", "source"):
        if facts[column] is not None:
            facts[column] = msgspec.json.decode(facts[column])
    if secret := isinstance(facts["deciders"], dict):
        facts["deciders"] = facts["deciders"][SECRET]
    # SQLite has no true and false, and no whole numbers as large as a seed.
    facts["hints"], facts["seed"] = bool(facts["hints"]), int(facts["seed"])
    facts["chances"] = [Chance(step, int(seed)) for step, seed in facts["chances"]]
    return msgspec.convert({**facts, "standing": {**facts, "secret": secret}}, Sheet)


def readable_sheets(rows: list[Row]) -> list[Sheet]:
    """Read the rows of tables; one that cannot be read hides no other."""
    sheets: list[Sheet] = []
    for row in rows:
        try:
            sheets.append(sheet_of(row))
        except (ValueError, TypeError, msgspec.MsgspecError) as error:
            _log.error("table %s cannot be read: %r", row[0], error)
    return sheets


_VERSIONS = msgspec.json.Decoder(dict[str, msgspec.Raw])


def entry_of(row: Row) -> Entry:
    """Read a row of the log."""
    number, step, seat, text, back_to, at, events, secret = row
    # The Raw parts are copied so that they do not keep each other's bytes alive.
    versions = {who: raw.copy() for who, raw in _VERSIONS.decode(events).items() if who != SECRET}
    return Entry(number, seat, text, back_to, bool(secret), step, at, Telling(versions))


def text_of(value: object) -> str:
    """Write a value as JSON text."""
    return msgspec.json.encode(value).decode()
