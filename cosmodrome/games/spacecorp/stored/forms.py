"""How the things of SpaceCorp are written, and the registry of its questions."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.errors import BadPosition
from ....kit import readers
from ....kit.codec import By, Flag, Id, ListOf, Maybe, Questions, Seat, Whole
from ..components import ACTIONS, BASES, CUBES, GONE, HQ, HQS, KINDS, LEGACY, STACKS, TEAMS, TRACK, WINDOWS

QUESTIONS: Final = Questions()

FLAG: Final = Flag()
COUNT: Final = Whole(1, 100)
NUMBER: Final = Whole(0, 1000)
ACTION: Final = Id(ACTIONS, "action")
BASE_TYPE: Final = Id(BASES, "base type")
CUBE: Final = Id(CUBES, "cube")
KIND: Final = Id(KINDS, "kind of progress card")
STACK: Final = Id(STACKS, "stack")
WINDOW: Final = Id(WINDOWS, "window")

CARD: Final = Id(lambda state: state.box.card_ids, "card")
CARDS: Final = ListOf(CARD)
HAND: Final = ListOf(CARD, ordered=True)
TILE: Final = Id(lambda state: state.box.tile_ids, "tile")
PROGRESS: Final = Id(lambda state: state.box.progress_ids, "progress card")
COLONY: Final = Id(lambda state: state.box.colony_ids, "colony")
SITE: Final = Id(lambda state: state.board.ids, "site")

ANY_SEAT: Final = Maybe(Seat())
ANY_CARD: Final = Maybe(CARD)
ANY_TILE: Final = Maybe(TILE)
PLAYER: Final = Id(lambda state: HQS[: state.seats], "player")
"""A seat as p1, p2, ..."""
TEAM: Final = Id(lambda state: [f"{who}:{team}" for who in HQS[: state.seats] for team in range(TEAMS)], "team")
"""A player's team, like p1:0."""
ANY_TEAM: Final = Maybe(TEAM)
ANY_BASE: Final = Maybe(Id(lambda state: [f"{who} {type}" for who in HQS[: state.seats] for type in BASES], "base"))
"""A player's base, like 'p1 refinery'."""


def place_word(state: Any, where: int) -> str | None:
    """Write down where a team stands: nothing in the HQ, 'gone', a site, or a box of a star track like sirius:far."""
    if where < 0:
        return None if where == HQ else "gone"
    site: str = state.board.ids[where >> 2]
    return f"{site}:{TRACK[where & 3]}" if where & 3 else site


def _read_place(data: Any, state: Any) -> int:
    """Read where a team stands."""
    if data is None or data == "gone":
        return HQ if data is None else GONE
    id, colon, box = readers.word(data, "the place of a team").partition(":")
    site = SITE.read(id, state, "teams")
    if not colon:
        return site * 4
    if box not in TRACK[1:] or not state.board.sites[site].system:
        raise BadPosition(f"{data!r} is no place of a team")
    return site * 4 + TRACK.index(box)


PLACE: Final = By(lambda where, state: place_word(state, where), _read_place)


def _read_slot(data: object, state: Any) -> int:
    """Read a slot; a site without a box is its first one."""
    ids: list[str] = state.board.slot_ids
    if data == "legacy":
        return LEGACY
    return readers.index_of(ids, data if data in ids else f"{data}:1", "box")


SLOT: Final = By(lambda slot, state: "legacy" if slot == LEGACY else state.board.slot_ids[slot], _read_slot)
"""A site, and the box where there are several; or the legacy pair."""
WORDS: Final = By(lambda words, state: " ".join(words), lambda data, state: readers.word(data, "a notation").split())


def ids(state: Any, cards: list[int]) -> list[str]:
    """Write cards down."""
    return [state.box.card_ids[card] for card in cards]
