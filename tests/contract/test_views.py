"""What games send to the page has the shape that their types promise: nothing is missing and nothing is more."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from support.play import Case, chooser, games_of, walk
from support.shapes import misfits

from cosmodrome import Event, Game, games
from cosmodrome.kit.happening import Happening, happenings, parts

EVERY = 9
"""One position in so many is looked at, through every pair of eyes."""


def types_of(game: Game, name: str) -> Any:
    """Find the module of a game with the types of its view or its events."""
    [path] = Path(game.folder).rglob(f"{name}.py")
    inside = path.relative_to(game.folder).with_suffix("")
    return import_module(".".join(("cosmodrome.games", game.key, *inside.parts)))


def unfit(event: Event) -> list[str]:
    """Say where the facts of an event differ from its fields."""
    assert isinstance(event, Happening)
    facts = event.to_json()
    kinds = {part.fact: part.kind for part in parts(type(event)) if part.is_fact}
    assert facts.keys() == {"event", *kinds}
    return [found for name, kind in kinds.items() for found in misfits(facts[name], kind, f"{event.event}.{name}")]


def test_views_and_events_have_their_types(case: Case) -> None:
    if case.game not in games():
        pytest.skip("nothing shows the test game")
    shape = types_of(case.game, "views").TableView
    viewers = [None, *range(case.seats)]
    for seed in games_of(case, 1):
        events: list[Event] = []
        for number, state in enumerate(walk(case.new(seed, events), chooser(seed), events)):
            if number % EVERY == seed % EVERY or state.over:
                for viewer in viewers:
                    assert list(misfits(state.view(viewer).data, shape)) == []
            for told in events:
                for seen in filter(None, map(told.seen_by, viewers)):
                    assert unfit(seen) == []
            events.clear()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_each_event_has_one_type(game: Game) -> None:
    every = [kind.event for kind in happenings(types_of(game, "events"))]
    assert len(every) == len(set(every))
