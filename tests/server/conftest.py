"""One real server for all tests that do not kill it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.clients import Guest, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def vega(server: Server) -> Guest:
    return Guest(server, "Vega")


@pytest.fixture
def rigel(server: Server) -> Guest:
    return Guest(server, "Rigel")
