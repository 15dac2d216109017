"""The list of games."""

from __future__ import annotations

import json

from rich import box
from rich.console import Console
from rich.table import Table

import cosmodrome
from cosmodrome.kernel.game import Game, Option
from cosmodrome.kernel.message import Json

from .words import Words


def list_games(language: str, *, as_json: bool) -> None:
    """Print the games with their seats and options."""
    console = Console()
    titles = cosmodrome.games()
    if as_json:
        console.print_json(json.dumps([_facts(game) for game in titles]))
        return
    words = Words(language)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("game", "key", "seats", "options"):
        table.add_column(words(f"column-{column}"))
    for game in titles:
        own = Words(language, game)
        table.add_row(
            own.title(),
            game.key,
            ", ".join(str(count) for count in game.seats),
            "\n".join(_option(own, option) for option in game.options) or "–",
        )
    console.print(table)


def _option(words: Words, option: Option) -> str:
    """Name an option with what it can be, as it is typed."""
    choices = " | ".join(str(choice).lower() for choice in option.choices)
    return words(
        "option-line",
        name=words.label(f"option-{option.key}", option.key),
        setting=f"{option.key}={choices}",
        seats=", ".join(str(count) for count in option.seats),
    )


def _facts(game: Game) -> dict[str, Json]:
    """Return a game's description as data."""
    return {
        "key": game.key,
        "rules": game.rules,
        "seats": list(game.seats),
        "options": [
            {"key": option.key, "choices": list(option.choices), "seats": list(option.seats)} for option in game.options
        ],
        "names": {language: Words(language, game).title() for language in ("en", "ru")},
    }
