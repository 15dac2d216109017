"""PostgreSQL goes away and comes back: what was acknowledged is there once, what failed has not happened."""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from support.places import InPostgres
from support.postgres import DURABLE, USER, Cluster
from table.test_storage import a_layout, an_entry

from cosmodrome.kernel.errors import BadSetup
from cosmodrome.table.opening import open_storage
from cosmodrome.table.postgres import PostgresStorage
from cosmodrome.table.sheet import Standing
from cosmodrome.table.storage import Storage, Unavailable


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """Start a cluster that may be stopped, and that writes through to the disk."""
    own = Cluster(*DURABLE)
    yield own
    own.remove()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["orderly", "as if the power went"])
def test_a_restart_is_only_a_pause(cluster: Cluster, how: signal.Signals) -> None:
    storage = PostgresStorage(cluster.database())
    layout = a_layout()
    layout.store(storage).result()
    acknowledged: list[int] = []
    stop = threading.Event()

    def play() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            storage.append(layout.sheet.id, an_entry(number), None, Standing("playing", number)).result()
            acknowledged.append(number)

    player = threading.Thread(target=play)
    player.start()
    for played in (20, 40):
        while len(acknowledged) < played and player.is_alive():
            time.sleep(0.01)
        cluster.stop(how)
        time.sleep(0.2)
        cluster.start()
        assert storage.sheet(layout.sheet.id) is not None
    while len(acknowledged) < 60 and player.is_alive():
        time.sleep(0.01)
    stop.set()
    player.join()
    assert len(acknowledged) >= 60
    assert acknowledged == list(range(1, len(acknowledged) + 1))
    assert [move.number for move in storage.moves(layout.sheet.id)] == [0, *acknowledged]
    storage.close()


def test_while_it_is_gone_everything_fails_soon_and_clearly(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.table.link.PATIENCE", 0.5)
    storage = PostgresStorage(cluster.database())
    layout = a_layout()
    layout.store(storage).result()
    assert storage.sheet(layout.sheet.id) is not None
    cluster.stop()
    futures = [storage.append(layout.sheet.id, an_entry(number), None, Standing("playing")) for number in (1, 2)]
    with pytest.raises(Unavailable, match="cannot be used"):
        storage.sheet(layout.sheet.id)
    assert all(isinstance(future.exception(), Unavailable) for future in futures)
    began = time.monotonic()
    for _ in range(5):
        assert isinstance(storage.name_guest("g1", "Vega").exception(), Unavailable)
    assert time.monotonic() - began < 0.4, "after a while nobody waits any more"
    cluster.start()
    assert len(storage.moves(layout.sheet.id)) == 1
    storage.append(layout.sheet.id, an_entry(1), None, Standing("playing")).result()
    storage.close()


STORED, LOST, UNNOTICED = "it was stored", "it was lost", "it was lost and the database does not notice"


class Wire:
    """Stands between a storage and its database, and cuts the connection when something is said."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.folder = folder
        self.cuts: list[tuple[bytes, str]] = []
        """What to wait for, and what happens to it."""
        self._target = str(cluster.folder / ".s.PGSQL.5432")
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / ".s.PGSQL.5432"))
        self._listener.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def address(self, address: str) -> str:
        name = address.split("/")[3].split("?")[0]
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def _serve(self) -> None:
        while True:
            client, _ = self._listener.accept()
            server = socket.socket(socket.AF_UNIX)
            server.connect(self._target)
            threading.Thread(target=self._pass, args=(client, server), daemon=True).start()
            threading.Thread(target=self._pass, args=(server, client), daemon=True).start()

    def _read(self, source: socket.socket) -> bytes:
        try:
            return source.recv(65536)
        except OSError:
            return b""

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        while data := self._read(source):
            if self.cuts and self.cuts[0][0] in data:
                _, how = self.cuts.pop(0)
                source.shutdown(socket.SHUT_RDWR)  # nobody hears the answer
                if how == STORED:
                    target.sendall(data)
                    time.sleep(0.3)
                if how == UNNOTICED:
                    time.sleep(5)
                break
            with contextlib.suppress(OSError):
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def wire(postgres: Cluster) -> Iterator[Wire]:
    with tempfile.TemporaryDirectory(prefix="cosmodrome-wire-") as folder:  # a socket's path has to be short
        yield Wire(postgres, Path(folder))


@pytest.mark.parametrize("how", [STORED, LOST, UNNOTICED])
def test_a_commit_without_an_answer_is_made_exactly_once(wire: Wire, database: str, how: str) -> None:
    storage = PostgresStorage(wire.address(database))
    layout = a_layout()
    layout.store(storage).result()
    for number in (1, 2, 3):
        wire.cuts = [(b"COMMIT", how)]
        storage.append(layout.sheet.id, an_entry(number), None, Standing("playing")).result(20)
        assert not wire.cuts
        wire.cuts = [(b"COMMIT", how), (b"pg_terminate_backend", LOST), (b"pg_terminate_backend", STORED)]
        assert storage.say(layout.sheet.id, "Vega", 0, "Hello", 1.0).result(20).id == number
        assert not wire.cuts
    assert [move.number for move in storage.moves(layout.sheet.id)] == [0, 1, 2, 3]
    assert [line.id for line in storage.chat(layout.sheet.id, 9)] == [1, 2, 3]
    storage.close()


def test_a_reader_whose_connection_was_cut_reads_on(database: str) -> None:
    place = InPostgres(database)
    storage = place.open()
    storage.name_guest("g1", "Vega").result()
    for _ in range(3):
        assert storage.guest_name("g1") == "Vega"
        place.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cosmodrome'")
    place.close()


def test_servers_that_write_to_the_same_tables_never_wait_in_a_ring(database: str) -> None:
    place = InPostgres(database)
    servers: list[Storage] = [place.open() for _ in range(3)]
    layouts = [a_layout() for _ in range(12)]
    for layout in layouts:
        layout.store(servers[0]).result()
    began = time.monotonic()
    futures = [
        storage.reseat(layout.sheet.id, layout.sheet.seats, Standing("playing"))
        for _ in range(20)
        for turn, storage in enumerate(servers)
        for layout in (layouts if turn % 2 else reversed(layouts))
    ]
    assert [future.result() for future in futures] == [None] * len(futures)
    log = place.query("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
    assert (log, time.monotonic() - began < 10.0) == ([(0,)], True)
    place.close()


def test_what_is_acknowledged_is_on_the_disk_whatever_is_usual_there(database: str) -> None:
    place = InPostgres(database)
    place.query("ALTER DATABASE " + database.split("/")[3].split("?")[0] + " SET synchronous_commit = off")
    assert place.query("SHOW synchronous_commit") == [("off",)]
    storage = place.open()
    assert isinstance(storage, PostgresStorage)
    assert storage._rows("SELECT current_setting('synchronous_commit')") == [("on",)]
    place.close()


def test_an_address_that_leads_nowhere_is_refused_in_a_sentence(postgres: Cluster, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="begins with postgresql://"):
        open_storage(tmp_path, "mysql://somewhere")
    with pytest.raises(BadSetup, match="--database"):
        open_storage(tmp_path, "postgresql://host/name?nonsense=1")
    with pytest.raises(Unavailable, match="does not exist"):
        open_storage(tmp_path, postgres.address("nothing"))


def test_a_database_in_another_encoding_is_refused(postgres: Cluster) -> None:
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
        connection.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(Unavailable, match="UTF8"):
        PostgresStorage(postgres.address("latin"))


def test_without_the_driver_the_file_is_used_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadSetup, match=r"cosmodrome\[postgres\]"):
        open_storage(tmp_path, "postgresql://host/name")
    open_storage(tmp_path, None).close()
