"""Reading parts of a position, with reasons for what cannot be read."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.errors import BadPosition
from ..state import SpaceCorp


def number(value: object, least: int, most: int) -> int:
    """Read a whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{value!r} is not a whole number from {least} to {most}")
    return value


def truth(value: object) -> bool:
    """Read true or false."""
    if type(value) is not bool:
        raise BadPosition(f"{value!r} is neither true nor false")
    return value


def seat_of(state: SpaceCorp, value: object) -> int:
    """Read a seat number."""
    if type(value) is not int or not 0 <= value < state.seats:
        raise BadPosition(f"there is no seat {value!r} among {state.seats}")
    return value


def player_of(state: SpaceCorp, value: object) -> int:
    """Read a player as p1, p2, ..."""
    if (
        not isinstance(value, str)
        or len(value) != 2
        or value[0] != "p"
        or not value[1].isdecimal()
        or not 1 <= int(value[1]) <= state.seats
    ):
        raise BadPosition(f"{value!r} is no player; players are p1 to p{state.seats}")
    return int(value[1]) - 1


def id_of(ids: Sequence[str], id: object, what: str) -> int:
    """Find the number of an id."""
    if not isinstance(id, str) or id not in ids:
        raise BadPosition(f"there is no {what} {id!r}")
    return ids.index(id)


def listed(value: object, what: str) -> list[object]:
    """Read a list."""
    if not isinstance(value, list):
        raise BadPosition(f"{what} is a list")
    return value


def table_of(value: object, what: str) -> dict[str, object]:
    """Read an object."""
    if not isinstance(value, dict):
        raise BadPosition(f"{what} is an object")
    return value


def only(data: dict[str, object], fields: tuple[str, ...], what: str) -> None:
    """Refuse fields that mean nothing and miss none."""
    for name in data:
        if name not in fields:
            raise BadPosition(f"{what} has no {name!r}; it has {', '.join(fields)}")
    for name in fields:
        if name not in data:
            raise BadPosition(f"{what} lacks {name!r}")


def cards_of(state: SpaceCorp, value: object, what: str) -> list[int]:
    """Read cards by their ids, sorted."""
    return sorted(id_of(state.box.card_ids, id, "card") for id in listed(value, what))


def place_of(state: SpaceCorp, word: object) -> int:
    """Read where a team stands: null in the HQ, "gone", a site, or a box of a star track like "sirius:far"."""
    if word is None:
        return -1
    if word == "gone":
        return -2
    if not isinstance(word, str):
        raise BadPosition(f"{word!r} is no place of a team")
    id, _, box = word.partition(":")
    site = id_of(state.board.ids, id, "site")
    if not box:
        return site * 4
    if box not in ("near", "middle", "far") or not state.board.sites[site].system:
        raise BadPosition(f"{word!r} is no place of a team")
    return site * 4 + ("near", "middle", "far").index(box) + 1
