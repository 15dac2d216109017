"""A position as data: every stored fact under the name that the rules use, nothing that can be computed.

The decks, the colonies left and the phases still to come follow from the rest and are not written: a deck holds the
ships that lie nowhere else. A position may also be set up by hand in the middle of a turn: with the stack
[{"step": "use_dice"}] and dice [5, 6], everybody is asked how to use a 5 and a 6.
"""

from __future__ import annotations

from typing import Any, Final

from ....kernel.message import Json
from ....kit.codec import By, Codec, Field, ListOf, Maybe, Seat, SetOf, Shape, TableOf, Whole
from ....kit.position import HEADER, Columns, header
from ....kit.readers import fields, whole
from ..components import COLONIES, LEVEL, LEVELS, SECTORS, SHIPS, SLOTS, TARGET_VP, is_colony
from ..rules.console import Console
from ..state import SpaceBase
from .forms import ANY_CARD, BY_LEVEL, CARD, CARD_LIST, COUNT, FLAG
from .questions import read_stacks, write_own, write_stack

_NUMBER: Final = Whole(0, 2**53)


class _Placed(Codec):
    """A card on a console with its cubes."""

    def write(self, value: Any, state: Any) -> Json:
        """Return the card and its cubes."""
        return {"card": CARD.write(value >> 3, state), "cubes": value & 7}

    def read(self, data: object, state: Any, what: str) -> int:
        """Read a card and its cubes, none where that is not said."""
        found = fields(data, ("card",), "a placed card", ("cubes",))
        return CARD.read(found["card"], state, what) << 3 | whole(found.get("cubes", 0), 0, 7, "cubes")


_PLACED: Final = _Placed()
_PATROLS: Final = ListOf(_PLACED)
_SECTOR: Final = Shape("a sector", Field("station", _PLACED), Field("deployed", _PATROLS))
_SECTORS: Final = [str(sector) for sector in range(1, SECTORS + 1)]


def _write_console(console: Console, state: Any) -> Json:
    """Return the cards of one player by sector."""
    return {
        key: {"station": _PLACED.write(station, state), "deployed": _PATROLS.write(patrols, state)}
        for key, station, patrols in zip(_SECTORS, console.stations[1:], console.patrols[1:], strict=True)
    }


def _read_console(data: Any, state: Any) -> Console:
    """Read the cards of one player."""
    found = fields(data, _SECTORS, "sectors")
    sectors = [_SECTOR.values(_SECTOR.check(found[key]), state) for key in _SECTORS]
    stations = [0, *(sector["station"] for sector in sectors)]
    return Console(stations, [[], *(sector["deployed"] for sector in sectors)], state.seats)


def _write_texts(texts: list[int], state: Any) -> Json:
    """Return the text rewards still to be carried out."""
    return {"claims": texts[:LEVELS], "buys": texts[LEVELS]}


def _read_texts(data: Any, state: Any) -> list[int]:
    """Read text rewards."""
    found = fields(data, ("claims", "buys"), "text_rewards")
    claims: list[int] = BY_LEVEL.read(found["claims"], state, "claims")
    return [*claims, COUNT.read(found["buys"], state, "buys")]


_PLAYERS: Final = Columns(
    Field("credits", _NUMBER),
    Field("income", _NUMBER),
    Field("vp", _NUMBER),
    Field("sectors", By(_write_console, _read_console), "consoles"),
    Field("text_rewards", By(_write_texts, _read_texts), "texts"),
    optional=("dealt", "picked"),
)
_HANDS: Final = Columns(
    Field("dealt", CARD_LIST),
    Field("picked", CARD_LIST),
    optional=("credits", "income", "vp", "sectors", "text_rewards"),
)
"""The ships of light speed, until all have committed."""
_ROWS: Final = TableOf([str(level + 1) for level in range(LEVELS)], ListOf(ANY_CARD, SLOTS))
_DICE: Final = ListOf(Maybe(Whole(1, 6), none=0), 2)
_WAIVED: Final = SetOf(Seat())
_COURSE: Final = Shape(
    "a position",
    Field("seals", _NUMBER),
    Field("first_player", Seat()),
    Field("active_player", Seat()),
    Field("round_no", _NUMBER),
    Field("extra_round_no", _NUMBER),
    Field("end_triggered", FLAG),
    Field("winner", Maybe(Seat())),
    optional=HEADER,
)
_REST: Final = ("waived", "dice", "shipyard", "returned", "players", "stack", "own")


def write(state: SpaceBase) -> dict[str, Json]:
    """Return a position as data."""
    players = _PLAYERS.write(state)
    if state.dealt:
        players = [{**player, **hand} for player, hand in zip(players, _HANDS.write(state), strict=True)]
    return {
        **header(state),
        **_COURSE.write(state, state),
        "waived": [seat for seat in range(state.seats) if state.is_muted(seat)],
        "dice": _DICE.write([state.d1, state.d2], state),
        "shipyard": _ROWS.write(state.rows(), state),
        "returned": CARD_LIST.write([card for level in state.bottoms for card in level], state),
        "players": [*players],
        "stack": write_stack(state),
        "own": write_own(state),
    }


def read(state: SpaceBase, data: dict[str, Json]) -> None:
    """Fill a fresh state from data; what is wrong with it is said by BadPosition."""
    found = fields(data, (*_COURSE.names, *_REST), "a position", HEADER)
    _COURSE.fill(state, found, state)
    waived = _WAIVED.read(found["waived"], state, "waived")
    for seat in range(state.seats):
        state.mute(seat, 0, waived >> seat & 1 == 1)
    state.d1, state.d2 = _DICE.read(found["dice"], state, "dice")
    _PLAYERS.fill(state, found["players"])
    if any("dealt" in player for player in found["players"]):
        _HANDS.fill(state, found["players"])
    # SB 8: whoever has 40 points has triggered the end.
    state.end_triggered = state.end_triggered or max(state.vp) >= TARGET_VP
    _read_table(state, found)
    read_stacks(state, found["stack"], found["own"])


def _read_table(state: SpaceBase, data: dict[str, Any]) -> None:
    """Read the shipyard; the decks hold the ships that lie nowhere else."""
    state.yard = [ship for row in _ROWS.read(data["shipyard"], state, "shipyard") for ship in row]
    returned: list[int] = CARD_LIST.read(data["returned"], state, "returned")
    state.bottoms = [sorted(ship for ship in returned if LEVEL[ship] == level + 1) for level in range(LEVELS)]
    seen = [ship for ship in state.yard if ship >= 0] + returned
    for cards in state.dealt:
        seen += cards
    for console in state.consoles:
        for placed in console.all_cards():
            seen.append(placed >> 3)
            if is_colony(placed):
                state.colonies_left &= ~(1 << ((placed >> 3) - COLONIES))
    state.decks = [
        [ship for ship in range(SHIPS) if LEVEL[ship] == level + 1 and ship not in seen] for level in range(LEVELS)
    ]
