"""Counting positions: a number that any change of the rules moves."""

from __future__ import annotations

import json
import sys

import cosmodrome
from cosmodrome import Game, Json, State

from .play import wire


def count_positions(state: State, steps: int, most: int = 4000) -> list[int]:
    """Count the distinct positions after 0, 1, 2, ... answers, as far as there are not too many to hold."""
    level = {wire(state): state}
    counts = [1]
    for _ in range(steps):
        following: dict[str, State] = {}
        for position in level.values():
            for seat in position.deciders():
                for action in position.legal(seat):
                    after = position.clone()
                    after.apply(seat, action)
                    following.setdefault(wire(after), after)
        if len(following) > most:
            break
        counts.append(len(following))
        level = following
    return counts


def counted(game: Game, seats: int, seed: int, options: dict[str, Json], steps: int) -> dict[str, Json]:
    """Count from one beginning, as it stands in counts.json of the game's tests."""
    return {
        "seats": seats,
        "seed": seed,
        "options": options,
        "counts": count_positions(game.new(seats, seed, options), steps),
    }


if __name__ == "__main__":
    title = cosmodrome.game(sys.argv[1])
    found = [counted(title, seats, seed, {}, 12) for seats in title.seats for seed in (1, 2)]
    print("[\n" + ",\n".join("  " + json.dumps(each) for each in found) + "\n]")
