"""Every test of storage runs over both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.places import InPostgres, InSqlite, Place


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Give a place where tables can be kept."""
    if request.param == "sqlite":
        found: Place = InSqlite(tmp_path / "tables.sqlite")
    else:
        found = InPostgres(request.getfixturevalue("database"))
    yield found
    found.close()
