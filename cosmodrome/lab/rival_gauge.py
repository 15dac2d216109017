"""Measures catanatron on request in an environment of its own: a JSON line in, a JSON line out.

It is run as a file by that environment's Python, which knows nothing of this package.
"""

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def main() -> None:
    """Play whole random games between two players for the time that each request names."""
    print(json.dumps({"compiled": False}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        actions, games, spent = 0, 0, 0.0
        start = time.perf_counter()
        while games == 0 or spent < asked["seconds"]:
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=asked["seed"] + games)
            game.play()
            actions += len(game.state.actions)
            games += 1
            spent = time.perf_counter() - start
        print(json.dumps({"count": actions, "games": games, "seconds": spent}), flush=True)


if __name__ == "__main__":
    main()
