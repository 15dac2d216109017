"""Measure how many actions a second are stored durably, on SQLite and on PostgreSQL, one at a time and many at once.

PYTHONPATH=tests python tools/storage_speed.py [--seconds N] [--database ADDRESS]

Without an address it starts a PostgreSQL of its own that writes through to the disk, in the folder for temporary files,
where the SQLite file lies too.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
from support.postgres import DURABLE, Cluster
from table.toy import TOY

from cosmodrome.table.log import Entry, Telling
from cosmodrome.table.opening import open_storage
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out
from cosmodrome.table.sheet import Standing
from cosmodrome.table.storage import Storage

EVENTS = Telling({"": msgspec.Raw(msgspec.json.encode([{"type": "moved", "what": "x" * 100}] * 8))})
"""About what an action of a real game has to tell."""


def appends(storage: Storage, writers: int, seconds: float) -> tuple[float, float]:
    """Let writers add to a table each, waiting for every entry; return entries a second and the median milliseconds."""
    took: list[list[float]] = [[] for _ in range(writers)]
    end = time.monotonic() + seconds

    def write(times: list[float]) -> None:
        layout = lay_out(
            TOY, [Seat("person", "red", "Vega", "a"), Seat("person", "blue", "Rigel", "b")], {}, 7, "a", True
        )
        layout.store(storage).result()
        while (began := time.monotonic()) < end:
            number = len(times) + 1
            entry = Entry(number, 0, "roll", None, False, number, began, EVENTS)
            storage.append(layout.sheet.id, entry, None, Standing("playing", number, number, (0,))).result()
            times.append(time.monotonic() - began)

    threads = [threading.Thread(target=write, args=(times,)) for times in took]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    every = sorted(each for times in took for each in times)
    return len(every) / seconds, 1000 * every[len(every) // 2]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--database", help="a database of its own for this: it is filled with tables")
    asked = parser.parse_args()
    with ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory()))
        database = asked.database
        if database is None:
            cluster = Cluster(*DURABLE)
            held.callback(cluster.remove)
            database = cluster.database()
        for name, address in (("SQLite", None), ("PostgreSQL", database)):
            storage = open_storage(folder, address)
            for writers in (1, 16):
                rate, middle = appends(storage, writers, asked.seconds)
                print(f"{name:12}{writers:3} writers{rate:8.0f} entries a second, half within {middle:.2f} ms")
            storage.close()


if __name__ == "__main__":
    main()
