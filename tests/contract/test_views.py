"""What games send to the page has the shape that their types promise: nothing is missing and nothing is more."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from support.play import Case, chooser, games_of, walk
from support.shapes import misfits

from cosmodrome import Event, Game, games

EVERY = 9
"""One position in so many is looked at, through every pair of eyes."""


def types_of(game: Game, name: str) -> Any:
    """Find the module of a game with the types of its view or its events."""
    [path] = Path(game.folder).rglob(f"{name}.py")
    inside = path.relative_to(game.folder).with_suffix("")
    return import_module(".".join(("cosmodrome.games", game.key, *inside.parts)))


def event_types(game: Game) -> dict[str, Any]:
    """Give the type of each event of a game by its name."""
    return {
        name: kind
        for kind in get_args(types_of(game, "facts").Happening)
        for name in get_args(get_type_hints(kind)["event"])
    }


def test_views_and_events_have_their_types(case: Case) -> None:
    if case.game not in games():
        pytest.skip("nothing shows the test game")
    shape, kinds = types_of(case.game, "views").TableView, event_types(case.game)
    viewers = [None, *range(case.seats)]
    for seed in games_of(case, 1):
        events: list[Event] = []
        for number, state in enumerate(walk(case.new(seed, events), chooser(seed), events)):
            if number % EVERY == seed % EVERY or state.over:
                for viewer in viewers:
                    assert list(misfits(state.view(viewer).data, shape)) == []
            for told in events:
                for seen in filter(None, map(told.seen_by, viewers)):
                    facts = seen.to_json()
                    assert list(misfits(facts, kinds[str(facts["event"])], str(facts["event"]))) == []
            events.clear()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_each_event_has_one_type(game: Game) -> None:
    every = [
        name for kind in get_args(types_of(game, "facts").Happening) for name in get_args(get_type_hints(kind)["event"])
    ]
    assert len(every) == len(set(every))
