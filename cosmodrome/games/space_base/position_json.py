"""A position as data: every stored fact under the name that the rules use, nothing that can be computed.

The decks, the colonies left and the phases still to come follow from the rest and are not written: a deck holds the
ships that lie nowhere else. A position may also be set up by hand in the middle of a turn: with the stack
[{"step": "use_dice"}] and dice [5, 6], everybody is asked how to use a 5 and a 6.
"""

from __future__ import annotations

from typing import Any, cast

from ...kernel.errors import BadPosition
from ...kernel.message import Json
from .collecting import NO_TEXTS
from .components import (
    CARDS,
    COLONIES,
    LEVEL,
    LEVELS,
    NUMBER,
    SECTORS,
    SHIPS,
    SLOTS,
    TARGET_VP,
    is_colony,
)
from .console import Console
from .stack_json import read_stacks, write_stack
from .state import SpaceBase

_FIELDS = (
    "game",
    "rules",
    "seats",
    "options",
    "rng",
    "seals",
    "waived",
    "first_player",
    "active_player",
    "round_no",
    "extra_round_no",
    "end_triggered",
    "winner",
    "dice",
    "shipyard",
    "returned",
    "players",
    "stack",
    "own",
)


def write(state: SpaceBase) -> dict[str, Json]:
    """Give a position as data."""
    return {
        "game": state.game,
        "rules": state.title.rules,
        "seats": state.seats,
        "options": dict(state.options),
        "rng": state.rng.to_json(),
        "seals": state.seals,
        "waived": [seat for seat in range(state.seats) if state.is_muted(seat)],
        "first_player": state.first_player,
        "active_player": state.active_player,
        "round_no": state.round_no,
        "extra_round_no": state.extra_round_no,
        "end_triggered": state.end_triggered,
        "winner": state.winner if state.winner >= 0 else None,
        "dice": [state.d1 or None, state.d2 or None],
        "shipyard": {
            str(level + 1): [CARDS[card].id if card >= 0 else None for card in _row(state, level)]
            for level in range(LEVELS)
        },
        "returned": [CARDS[card].id for level in state.bottoms for card in level],
        "players": [_player(state, seat) for seat in range(state.seats)],
        "stack": write_stack(state),
        "own": [[step.to_json() for step in stack] for stack in state.own],
    }


def _row(state: SpaceBase, level: int) -> list[int]:
    return state.yard[level * SLOTS : (level + 1) * SLOTS]


def _player(state: SpaceBase, seat: int) -> dict[str, Json]:
    """Give one player's tracks and console."""
    console = state.consoles[seat]
    data: dict[str, Json] = {
        "credits": state.credits[seat],
        "income": state.income[seat],
        "vp": state.vp[seat],
        "sectors": {
            str(sector): {
                "station": _placed(console.stations[sector]),
                "deployed": [_placed(placed) for placed in console.patrols[sector]],
            }
            for sector in range(1, SECTORS + 1)
        },
        "text_rewards": {"claims": state.texts[seat][:3], "buys": state.texts[seat][3]},
    }
    if state.dealt:
        data["dealt"] = [CARDS[card].id for card in state.dealt[seat]]
        data["picked"] = [CARDS[card].id for card in state.picked[seat]]
    return data


def _placed(placed: int) -> dict[str, Json]:
    return {"card": CARDS[placed >> 3].id, "cubes": placed & 7}


def read(state: SpaceBase, source: dict[str, Json]) -> None:
    """Fill a fresh state from data; what is wrong with it is said by BadPosition."""
    data = cast("dict[str, Any]", source)
    for name in data:
        if name not in _FIELDS:
            raise BadPosition(f"a position has no field {name!r}")
    state.seals = number(data["seals"])
    for seat in data["waived"]:
        state.mute(_seat(state, seat), 0, True)
    state.first_player = _seat(state, data["first_player"])
    state.active_player = _seat(state, data["active_player"])
    state.round_no = number(data["round_no"])
    state.extra_round_no = number(data["extra_round_no"])
    state.winner = -1 if data["winner"] is None else _seat(state, data["winner"])
    first, second = data["dice"]
    state.d1, state.d2 = _die(first), _die(second)
    _read_players(state, data["players"])
    if type(data["end_triggered"]) is not bool:
        raise BadPosition("end_triggered is true or false")
    # SB 8: whoever has 40 points has triggered the end.
    state.end_triggered = data["end_triggered"] or max(state.vp) >= TARGET_VP
    _read_table(state, data)
    read_stacks(state, data["stack"], data["own"])


def _read_players(state: SpaceBase, players: list[dict[str, Any]]) -> None:
    """Read tracks and consoles."""
    if len(players) != state.seats:
        raise BadPosition(f"there are {state.seats} seats but {len(players)} players")
    for player in players:
        state.credits.append(number(player["credits"]))
        state.income.append(number(player["income"]))
        state.vp.append(number(player["vp"]))
        state.consoles.append(_read_console(player["sectors"]))
        texts = player["text_rewards"]
        counts = [*(number(count) for count in texts["claims"]), number(texts["buys"])]
        if len(counts) != len(NO_TEXTS) or min(counts) < 0:
            raise BadPosition("text_rewards are claims of three levels and purchases, none below 0")
        state.texts.append(counts)
        if "dealt" in player:
            state.dealt.append([card(key) for key in player["dealt"]])
            state.picked.append([card(key) for key in player["picked"]])
    if state.dealt and len(state.dealt) != state.seats:
        raise BadPosition("ships are dealt to all players or to none")


def _read_console(sectors: dict[str, Any]) -> Console:
    """Read the cards of one player."""
    stations = [0] * (SECTORS + 1)
    patrols: list[list[int]] = [[] for _ in range(SECTORS + 1)]
    if sorted(sectors) != sorted(str(sector) for sector in range(1, SECTORS + 1)):
        raise BadPosition(f"a console has the sectors 1 to {SECTORS}")
    for key, sector in sectors.items():
        stations[int(key)] = _read_placed(sector["station"])
        patrols[int(key)] = [_read_placed(placed) for placed in sector["deployed"]]
    return Console(stations, patrols)


def _read_placed(data: dict[str, Any]) -> int:
    cubes = number(data.get("cubes", 0))
    if not 0 <= cubes <= 7:
        raise BadPosition(f"{data['card']} cannot hold {cubes} cubes")
    return card(data["card"]) << 3 | cubes


def _read_table(state: SpaceBase, data: dict[str, Any]) -> None:
    """Read the shipyard; the decks hold the ships that lie nowhere else."""
    for level in range(LEVELS):
        row = data["shipyard"][str(level + 1)]
        if len(row) != SLOTS:
            raise BadPosition(f"level {level + 1} of the shipyard has {SLOTS} slots; an empty one is null")
        for slot, key in enumerate(row):
            state.yard[level * SLOTS + slot] = -1 if key is None else card(key)
    returned = [card(key) for key in data["returned"]]
    state.bottoms = [sorted(ship for ship in returned if LEVEL[ship] == level + 1) for level in range(LEVELS)]
    seen = [ship for ship in state.yard if ship >= 0] + returned
    for cards in state.dealt:
        seen += cards
    for console in state.consoles:
        for placed in console.all_cards():
            seen.append(placed >> 3)
            if is_colony(placed):
                state.colonies_left &= ~(1 << ((placed >> 3) - COLONIES))
    if len(set(seen)) != len(seen):
        twice = next(ship for ship in seen if seen.count(ship) > 1)
        raise BadPosition(f"{CARDS[twice].id} is in two places")
    state.decks = [
        [ship for ship in range(SHIPS) if LEVEL[ship] == level + 1 and ship not in seen] for level in range(LEVELS)
    ]


def number(value: object) -> int:
    """Read a whole number; nothing is rounded."""
    if type(value) is not int:
        raise BadPosition(f"{value!r} is not a whole number")
    return value


def card(key: object) -> int:
    """Find a card by its id."""
    if not isinstance(key, str) or key not in NUMBER:
        raise BadPosition(f"there is no card {key!r}")
    return NUMBER[key]


def _seat(state: SpaceBase, seat: object) -> int:
    """Read a seat number."""
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise BadPosition(f"there is no seat {seat!r} among {state.seats}")
    return seat


def _die(face: object) -> int:
    """Read a die that shows something or, null, has not been rolled."""
    if face is None:
        return 0
    if type(face) is not int or not 1 <= face <= 6:
        raise BadPosition(f"a die shows 1 to 6, not {face!r}")
    return face
