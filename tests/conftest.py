"""Set up for all tests: mistakes in texts are errors here, and a PostgreSQL is there for those who need one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from support.places import Place
    from support.postgres import Cluster

os.environ["COSMODROME_STRICT_TEXTS"] = "1"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Start a cluster, once for each process of the tests that needs it."""
    from support.postgres import Cluster

    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture
def database(postgres: Cluster) -> str:
    """Return the address of an empty database."""
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Return a place where tables can be kept: the test runs over both databases."""
    from support.places import a_place

    with a_place(request, tmp_path / "data") as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Return a second place."""
    from support.places import a_place

    with a_place(request, tmp_path / "elsewhere") as found:
        yield found
