"""Set up for all tests: mistakes in texts are errors here, and a PostgreSQL is there for those who need one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
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
    """Give the address of an empty database."""
    return postgres.database()
