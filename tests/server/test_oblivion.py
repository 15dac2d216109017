"""Forgetting: what nobody has touched for long goes, finished games and what is in use stay."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from table.toy import TOY

from cosmodrome.server import oblivion
from cosmodrome.server.oblivion import DAY, Oblivion
from cosmodrome.server.settings import Settings
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out
from cosmodrome.table.sheet import Standing
from cosmodrome.table.sqlite import SqliteStorage

NOW = 1_000 * DAY


def a_storage(folder: Path, *stand: tuple[str, float]) -> tuple[SqliteStorage, list[str]]:
    """Lay out tables that stand so and moved so many days ago."""
    storage = SqliteStorage(folder / "tables.sqlite")
    tables = []
    for status, days in stand:
        layout = lay_out(
            TOY, [Seat("person", "red", "Vega", "a"), Seat("bot", "blue", "Mira", level="cadet")], {}, 7, "a", True
        )
        layout.sheet.standing = Standing(status, moved=NOW - days * DAY)  # type: ignore[arg-type]
        layout.store(storage).result()
        tables.append(layout.sheet.id)
    return storage, tables


def left(storage: SqliteStorage, tables: list[str]) -> list[bool]:
    return [storage.sheet(table) is not None for table in tables]


def test_nothing_is_forgotten_unless_asked_for(tmp_path: Path) -> None:
    storage, tables = a_storage(tmp_path, ("waiting", 900), ("playing", 900))
    asyncio.run(Oblivion(storage, Settings(data=tmp_path), lambda table: False, lambda: NOW).pass_by())
    assert left(storage, tables) == [True, True]


def test_what_is_dead_is_forgotten_and_finished_games_are_kept(tmp_path: Path) -> None:
    storage, tables = a_storage(
        tmp_path,
        ("waiting", 91),
        ("playing", 91),
        ("record", 91),
        ("closed", 91),
        ("over", 900),
        ("waiting", 89),
        ("playing", 91),
    )
    settings = Settings(data=tmp_path, forget_tables=90)
    asyncio.run(Oblivion(storage, settings, lambda table: table == tables[6], lambda: NOW).pass_by())
    assert left(storage, tables) == [False, False, False, False, True, True, True]


def test_a_little_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oblivion, "AT_ONCE", 2)
    storage, tables = a_storage(tmp_path, *[("waiting", 100.0)] * 5)
    forgetting = Oblivion(storage, Settings(data=tmp_path, forget_tables=90), lambda table: False, lambda: NOW)
    for expected in (3, 1, 0):
        asyncio.run(forgetting.pass_by())
        assert sum(left(storage, tables)) == expected


def test_guests_who_have_not_come_for_long_are_forgotten(tmp_path: Path) -> None:
    storage, _ = a_storage(tmp_path, ("over", 900))
    for guest, days in (("a", 900), ("b", 401), ("c", 399)):
        storage.name_guest(guest, guest).result()
        storage.meet(guest, NOW - days * DAY).result()
    asyncio.run(Oblivion(storage, Settings(data=tmp_path, forget_guests=400), bool, lambda: NOW).pass_by())
    assert [storage.guest_name(guest) for guest in "abc"] == ["a", None, "c"]
