"""The way to a PostgreSQL database: connections that are opened again after it has gone away, and its layout."""

from __future__ import annotations

import logging
import threading
import time
from functools import cache

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow

from ..kernel.errors import BadSetup
from .schema import POSTGRES, VERSION, steps_from
from .storage import Unavailable, WrittenLater

Connection = psycopg.Connection[TupleRow]

PATIENCE = 10.0
"""Seconds that a database which has gone away is waited for; after that everything fails at once until it is back."""
PAUSE = 0.1
FAREWELL = 2.0
"""Seconds after which a server that has stopped is no longer known to the database."""

LAYOUT_LOCK = 6_071_969_001
"""Whoever holds this changes the schema."""
SERVERS_LOCK = 6_071_969_002
"""Every server shares this; whoever has it alone may change what servers believe in."""

_log = logging.getLogger("cosmodrome.table")
logging.getLogger("psycopg").setLevel(logging.ERROR)  # what becomes of a lost connection is said here

_MANNERS: dict[str, str | int] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "fallback_application_name": "cosmodrome",
}
"""How soon a machine that no longer answers is given up, where the address does not say otherwise."""


class Link:
    """Opens connections to one database."""

    def __init__(self, address: str) -> None:
        try:
            named = conninfo_to_dict(address)
        except psycopg.ProgrammingError as error:
            raise BadSetup(f"--database: {error}") from error
        self._parameters = make_conninfo("", **{**_MANNERS, **named})
        self.where = f"the database {named.get('dbname', '')} at {named.get('host', 'localhost')}"
        self._lock = threading.Lock()
        self._gone: float | None = float("-inf")
        """Since when the database cannot be reached: at first it is not waited for."""

    def open(self) -> Connection:
        """Open a connection to a database that is laid out as this version needs it; Unavailable if there is none."""
        while True:
            try:
                connection = self.connect()
                version = version_of(connection)
            except psycopg.OperationalError as error:
                self._wait(error)
                continue
            if version != VERSION:
                connection.close()
                raise WrittenLater(f"{self.where} is of version {version}; this Cosmodrome reads {VERSION}")
            self._note_return()
            return connection

    def connect(self) -> Connection:
        """Open a connection, whatever the database holds."""
        connection = psycopg.connect(self._parameters, autocommit=True)
        # What is acknowledged is on the disk, whatever is usual on that machine.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        # A server whose machine is gone keeps nobody waiting for long.
        connection.execute(
            "SELECT set_config(name, value, false) FROM (VALUES ('tcp_keepalives_idle', '10'),"
            " ('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3')) AS manners (name, value)"
        )
        return connection

    def bring_up_to_date(self) -> None:
        """Lay the database out, or bring one of an earlier version to this one: wholly, or not at all."""
        try:
            with self.connect() as connection, connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (LAYOUT_LOCK,))
                if (version := version_of(connection)) != VERSION:
                    self._migrate(connection, version)
        except psycopg.OperationalError as error:
            raise self.failure(error) from error

    def failure(self, error: psycopg.Error) -> Unavailable:
        """Say what is wrong, and where."""
        return Unavailable(f"{self.where} cannot be used: {' '.join(str(error).split())}")

    def _migrate(self, connection: Connection, version: int) -> None:
        steps = steps_from(version, POSTGRES, self.where)
        (encoding,) = _row(connection, "SELECT current_setting('server_encoding')")
        if encoding != "UTF8":
            raise Unavailable(f"{self.where} is written in {encoding}; Cosmodrome needs UTF8")
        if not lock_alone(connection):
            raise Unavailable(f"{self.where} is used by servers of an earlier version: stop them all first")
        for step in steps:
            connection.execute(step.encode())
        connection.execute("UPDATE version SET number = %s", (VERSION,))

    def _note_return(self) -> None:
        """Note that the database can be reached."""
        with self._lock:
            if self._gone is not None and self._gone > 0:
                _log.warning("%s is back", self.where)
            self._gone = None

    def _wait(self, error: psycopg.Error) -> None:
        """Wait for a database that was there a moment ago."""
        with self._lock:
            if self._gone is None:
                self._gone = time.monotonic()
                _log.warning("%s", self.failure(error))
            given_up = time.monotonic() - self._gone > PATIENCE
        if given_up:
            raise self.failure(error) from error
        time.sleep(PAUSE)


def lock_alone(connection: Connection) -> bool:
    """Keep servers away until the end of the transaction; False if there are any."""
    deadline = time.monotonic() + FAREWELL
    while not (alone := bool(_row(connection, "SELECT pg_try_advisory_xact_lock(?)", SERVERS_LOCK)[0])):
        if time.monotonic() > deadline:
            break
        time.sleep(PAUSE)
    return alone


def lock_as_server(connection: Connection) -> bool:
    """Be known as a server as long as the connection lasts; False if somebody has the database for himself."""
    return bool(_row(connection, "SELECT pg_try_advisory_lock_shared(?)", SERVERS_LOCK)[0])


def version_of(connection: Connection) -> int:
    """Return the version of a database's schema; 0 if it is not laid out."""
    if _row(connection, "SELECT to_regclass('version')::text")[0] is None:
        return 0
    return int(_row(connection, "SELECT number FROM version")[0])


def _row(connection: Connection, sql: str, *values: object) -> TupleRow:
    """Read the one row that a statement gives."""
    row = connection.execute(in_postgres(sql), values).fetchone()
    assert row is not None
    return row


@cache
def in_postgres(sql: str) -> bytes:
    """Write a statement with PostgreSQL's marks for values."""
    return sql.replace("?", "%s").encode()
