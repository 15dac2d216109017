"""Migrations, as they will be: the next version of the schema, over both databases."""

from __future__ import annotations

import pytest
from support.places import InPostgres, Place

from cosmodrome.table.schema import MIGRATIONS, VERSION
from cosmodrome.table.storage import Unavailable, WrittenLater


def next_version(patch: pytest.MonkeyPatch, migration: str) -> None:
    """Be the version after this one."""
    for module in ("schema", "sqlite", "link"):
        patch.setattr(f"cosmodrome.table.{module}.VERSION", VERSION + 1)
    patch.setitem(MIGRATIONS, VERSION, migration)


@pytest.fixture
def old(place: Place) -> Place:
    """Give a database of this version that holds something."""
    place.open().name_guest("g1", "Vega").result()
    place.close()
    return place


def test_a_database_of_this_version_is_migrated_once(old: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    next_version(monkeypatch, "ALTER TABLE guests ADD COLUMN more {real} NOT NULL DEFAULT 5;\n")
    for _ in range(2):
        assert old.open().guest_name("g1") == "Vega"
        old.close()
    assert old.version() == VERSION + 1
    assert old.query("SELECT more FROM guests") == [(5.0,)]


def test_a_migration_that_fails_leaves_everything_as_it_was(old: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    before = old.shape()
    with monkeypatch.context() as patch:
        next_version(patch, "ALTER TABLE guests ADD COLUMN more TEXT;\nALTER TABLE nothing ADD COLUMN more TEXT;\n")
        with pytest.raises(Exception, match="nothing"):
            old.open()
    assert (old.version(), old.shape()) == (VERSION, before)
    assert old.open().guest_name("g1") == "Vega"


def test_a_database_that_servers_use_is_not_migrated(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place = InPostgres(database)
    running = place.open()
    with monkeypatch.context() as patch:
        patch.setattr("cosmodrome.table.link.FAREWELL", 0.2)
        next_version(patch, "ALTER TABLE guests ADD COLUMN more TEXT;\n")
        with pytest.raises(Unavailable, match="stop them all first"):
            place.open()
    assert place.version() == VERSION
    running.name_guest("g1", "Vega").result()
    place.close()


def test_a_server_that_comes_back_to_a_later_version_writes_nothing(database: str) -> None:
    place = InPostgres(database)
    running = place.open()
    running.name_guest("g1", "Vega").result()
    place.set_version(VERSION + 1)
    place.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cosmodrome'")
    assert isinstance(running.name_guest("g1", "Mira").exception(), WrittenLater)
    with pytest.raises(WrittenLater):
        running.guest_name("g1")
    assert place.query("SELECT name FROM guests") == [("Vega",)]
    place.close()
