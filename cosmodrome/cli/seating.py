"""Who sits where: `me,pilot`, with a name of one's own as `me=Vega`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.message import Json
from cosmodrome.lab.titles import BOTS, check_players

from .words import Words

ME = "me"
STARS = ("vega", "rigel", "altair", "mira", "spica", "deneb")


@dataclass(frozen=True)
class Chair:
    """One seat: who plays it, and a name where one was given."""

    player: str
    name: str = ""

    @property
    def human(self) -> bool:
        """Tell whether a person at this terminal plays the seat."""
        return self.player == ME

    def __str__(self) -> str:
        return f"{self.player}={self.name}" if self.name else self.player


def read_seats(text: str, game: Game, *, people: bool) -> list[Chair]:
    """Read a list of seats; BadSetup says which is wrong."""
    chairs = []
    for part in text.split(","):
        player, _, name = part.strip().partition("=")
        if not player:
            raise BadSetup(f"an empty seat in {text!r}: write seats as me,pilot")
        if player == ME and not people:
            raise BadSetup("only bots can sit here, not 'me'")
        chairs.append(Chair(player, " ".join(name.split())))
    if len(chairs) not in game.seats:
        game.complete(len(chairs), {})
    unknown = [
        chair.player for chair in chairs if not chair.human and ":" not in chair.player and chair.player not in BOTS
    ]
    if unknown:
        allowed = [ME, *BOTS] if people else list(BOTS)
        raise BadSetup(
            f"there is no player {unknown[0]!r}; there is {', '.join(allowed)}, or module:Class for your own"
        )
    check_players([chair.player for chair in chairs if not chair.human])
    return chairs


def names_for(chairs: Sequence[Chair], words: Words) -> list[str]:
    """Name everybody: people after stars, bots after their level, each name once."""
    names: list[str] = []
    for seat, chair in enumerate(chairs):
        if chair.name:
            name = chair.name
        elif chair.human:
            name = words(f"star-{STARS[seat % len(STARS)]}")
        else:
            key = f"level-{chair.player}"
            name = words.texts.name(key) if words.texts.has(key) else chair.player.rpartition(":")[2]
        taken = sum(1 for each in names if each == name or each.startswith(f"{name} "))
        names.append(f"{name} {taken + 1}" if taken else name)
    return names


def read_options(settings: Sequence[str], game: Game) -> dict[str, Json]:
    """Read `long=true` as the game's option; BadSetup says what it can be."""
    chosen: dict[str, Json] = {}
    known = {option.key: option for option in game.options}
    for setting in settings:
        key, equals, value = setting.partition("=")
        key = key.strip()
        if not equals:
            raise BadSetup(f"write an option as key=value, not {setting!r}")
        if key not in known:
            raise BadSetup(f"{game.key} has no option {key!r}; it has {', '.join(known) or 'none'}")
        choices = {_spell(choice): choice for choice in known[key].choices}
        if value.strip().lower() not in choices:
            raise BadSetup(f"option {key} is {' or '.join(choices)}, not {value.strip()!r}")
        chosen[key] = choices[value.strip().lower()]
    return chosen


def _spell(choice: bool | int | str) -> str:
    """Write a choice as it is typed."""
    return str(choice).lower()
