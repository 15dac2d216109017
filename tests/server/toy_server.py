"""A real server that plays the toy game.

python -m server.toy_server PORT DATA [SETTING=VALUE ...] [--database ADDRESS]

With games=1 it plays the real games instead.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from table.toy import TOY

from cosmodrome.kernel.game import Game
from cosmodrome.kernel.state import State
from cosmodrome.server import Limits, Settings, serve
from cosmodrome.server.catalogue import Catalogue, Opinion
from cosmodrome.server.settings import Share, boundless

THOUGHT = {"cadet": 0.0, "pilot": 0.02, "commander": 0.2, "admiral": 0.5}


class ToyCatalogue(Catalogue):
    """The toy game, with bots that differ only in how long they think."""

    def games(self) -> list[Game]:
        return [TOY]

    def choose(self, state: State, seat: int, level: str, seed: int) -> str:
        time.sleep(THOUGHT[level])
        legal = state.legal(seat)
        return legal[seed % len(legal)].text

    def advise(self, state: State, seat: int, seed: int) -> list[Opinion]:
        return [Opinion(action.text, 0.5, 10) for action in state.legal(seat)]


CATALOGUE = ToyCatalogue()


def main() -> None:
    port, data, *rest = sys.argv[1:]
    database = rest.pop() if "--database" in rest else None
    rest = [one for one in rest if one != "--database"]
    changes = {name: float(value) for name, value in (one.split("=") for one in rest)}
    catalogue = "cosmodrome.server.catalogue:STANDARD" if changes.get("games") else "server.toy_server:CATALOGUE"
    plenty = Share((1e4, 1e6), (1e4, 1e6))
    limits = Limits(
        changes=(200, 400),
        requests=(500, 1000),
        messages=(200, 60),
        guests=(100, 1000),
        handshakes=(100, 1000),
        tables=plenty,
        names=plenty,
        connections_of_address=int(changes.get("connections_of_address", 200)),
        headers_within=changes.get("headers_within", 10.0),
        body_within=changes.get("body_within", 20.0),
    )
    if changes.get("strict"):
        limits = Limits()
    if changes.get("boundless"):
        limits = boundless()
    settings = Settings(
        data=Path(data),
        database=database,
        catalogue=catalogue,
        pace=changes.get("pace", 0.0),
        grace=changes.get("grace", 0.3),
        patience=changes.get("patience", 300.0),
        shortest_wait=0.05,
        idle=changes.get("idle", 60.0),
        workers=1,
        limits=limits,
        trusted_proxies=("127.0.0.1",) if changes.get("proxied") else (),
    )
    serve("127.0.0.1", int(port), data, settings=settings)


if __name__ == "__main__":
    main()
