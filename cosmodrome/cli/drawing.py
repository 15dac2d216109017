"""Any position as text: a game's own drawing where it has one, else tables made from its view."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from cosmodrome.kernel.game import Game
from cosmodrome.kernel.score import Score
from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from .generic import Generic
from .marks import named
from .words import Words

Draw = Callable[[View, Texts, Sequence[str]], RenderableType]


def draw(view: View, scores: Sequence[Score], words: Words) -> RenderableType:
    """Draw a position in the best way that there is for its game."""
    assert words.game is not None
    own = own_drawing(words.game)
    if own is not None:
        return own(view, words.texts, words.names)
    return Group(scoreboard(scores, words), Generic(words).everything(view.data))


@cache
def own_drawing(game: Game) -> Draw | None:
    """Find the drawing that was made for a game: here for the package's own, beside it for a guest."""
    beside = f"{type(game).__module__.rpartition('.')[0] or type(game).__module__}.drawing"
    for name in (f"{__package__}.drawings.{game.key}", beside):
        try:
            found = importlib.util.find_spec(name)
        except ModuleNotFoundError:
            continue
        if found is not None:
            return cast(Draw, importlib.import_module(name).draw)
    return None


def scoreboard(scores: Sequence[Score], words: Words) -> Table:
    """Draw the points of everybody, with where they come from."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(words("column-player"))
    table.add_column(words("column-points"), justify="right", style="bold")
    keys = list(dict.fromkeys(key for score in scores for key in score.parts))
    for key in keys:
        table.add_column(words.label(f"score-{key}", key), justify="right")
    for seat, score in enumerate(scores):
        table.add_row(
            named(seat, words.name_of(seat)), str(score.total), *(str(score.parts.get(key, 0)) for key in keys)
        )
    return table
