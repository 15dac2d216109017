"""When ships may dock (AF 5, 6): the conditions of each facility, each standing once."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ....kernel.action import Action
from ....kernel.message import Arg, Message
from ..components import (
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    CONSTRUCTOR_ORE,
    FLEET,
    LAST_CIRCLE,
    LUNAR_MINE,
    MIN_FLEET,
    RAIDERS_OUTPOST,
    SET_SIZE,
    SHIP_PRICES,
    SHIPYARD,
    TERRAFORMING_FUEL,
    TERRAFORMING_ORE,
    TERRAFORMING_STATION,
    TERRAFORMING_VALUE,
)
from ..said.actions import DOCK_EQUAL, DOCK_EQUAL_RELIC, DOCK_RUN, DOCK_RUN_RELIC, Dice
from ..said.names import facility_term
from ..state import AlienFrontiers
from .harbour import Harbour
from .territories import constructor_ore, mine_takes_any, ship_cost

Reason = Literal[
    "",
    "full",
    "cannot-pay",
    "no-ship-in-stock",
    "hub-ready",
    "no-colony",
    "too-low",
    "not-a-six",
    "fleet-too-small",
    "outpost-held",
    "wrong-set",
]
"""Why ships may not dock; empty where they may."""
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)


def closed(state: AlienFrontiers, harbour: Harbour, facility: int) -> Reason:
    """Tell why a facility takes no ship of the active seat at all, whatever its value."""
    seat = state.active_seat
    if facility == RAIDERS_OUTPOST:
        return ""
    if harbour.free[facility] < SET_SIZE[facility]:
        return "full"
    if facility == SHIPYARD:
        if harbour.coloured >= FLEET:
            return "no-ship-in-stock"
        cost = ship_cost(state, seat)
        return "" if state.can_pay(seat, cost, cost) else "cannot-pay"
    if facility == COLONY_CONSTRUCTOR:
        return "" if state.ore[seat] >= constructor_ore(state, seat) else "cannot-pay"
    if facility == TERRAFORMING_STATION:
        return "" if state.can_pay(seat, TERRAFORMING_FUEL, TERRAFORMING_ORE) else "cannot-pay"
    if facility == COLONIST_HUB:
        if state.circle[seat] >= LAST_CIRCLE:
            return "hub-ready"
        return "" if state.circle[seat] > 0 or state.reserve(seat) > 0 else "no-colony"
    return ""


def refused(state: AlienFrontiers, harbour: Harbour, facility: int, value: int, relic: bool) -> Reason:
    """Tell why a facility that takes ships one by one refuses this one."""
    if facility == LUNAR_MINE:
        if value >= harbour.mine_top:
            return ""
        return "" if mine_takes_any(state) else "too-low"
    if facility == TERRAFORMING_STATION:
        if value != TERRAFORMING_VALUE:
            return "not-a-six"
        return "" if relic or harbour.coloured > MIN_FLEET else "fleet-too-small"
    return ""


def outpost_refuses(harbour: Harbour, low: int) -> Reason:
    """Tell why a run from this value up cannot take the Raiders' Outpost (R13)."""
    return "" if 3 * low + 3 > harbour.outpost_sum else "outpost-held"


def dockings(state: AlienFrontiers, harbour: Harbour) -> list[Action]:
    """List every legal docking of the active seat's unplaced ships."""
    found: list[Action] = []
    counts = harbour.counts
    relic = harbour.relic
    for facility in range(COLONIST_HUB + 1):
        size = SET_SIZE[facility]
        if facility == RAIDERS_OUTPOST:
            _runs(harbour, found)
        elif size == 1:
            if not closed(state, harbour, facility):
                for value in range(1, 7):
                    if counts[value] > 0 and not refused(state, harbour, facility, value, False):
                        found.append(DOCK_EQUAL[facility][value])
                if relic and not refused(state, harbour, facility, relic, True):
                    found.append(DOCK_EQUAL_RELIC[facility][relic])
        else:
            surveyed = False
            for value in range(1, 7):
                count = counts[value]
                with_relic = relic == value and count >= size - 1
                if count >= size or with_relic:
                    if not surveyed:
                        if closed(state, harbour, facility):
                            break
                        surveyed = True
                    if count >= size:
                        found.append(DOCK_EQUAL[facility][value])
                    if with_relic:
                        found.append(DOCK_EQUAL_RELIC[facility][value])
    return found


def _runs(harbour: Harbour, found: list[Action]) -> None:
    """Add every legal run at the Raiders' Outpost."""
    counts = harbour.counts
    relic = harbour.relic
    for low in range(1, 5):
        if outpost_refuses(harbour, low):
            continue
        missing = 0
        gap = 0
        for value in range(low, low + 3):
            if counts[value] == 0:
                missing += 1
                gap = value
        if missing == 0:
            found.append(DOCK_RUN[low])
        if relic and low <= relic <= low + 2 and (missing == 0 or (missing == 1 and gap == relic)):
            found.append(DOCK_RUN_RELIC[low][relic])


def problem(state: AlienFrontiers, harbour: Harbour, facility: int, dice: Dice) -> Reason:
    """Tell why these ships may not dock together at a facility; "" if they may."""
    values = dice.values()
    if len(values) != SET_SIZE[facility]:
        return "wrong-set"
    if facility == RAIDERS_OUTPOST:
        if values[1] != values[0] + 1 or values[2] != values[1] + 1:
            return "wrong-set"
        return outpost_refuses(harbour, values[0])
    if values[0] != values[-1]:
        return "wrong-set"
    reason = closed(state, harbour, facility)
    if not reason and len(values) == 1:
        reason = refused(state, harbour, facility, values[0], dice.relic > 0)
    return reason


def explain(state: AlienFrontiers, harbour: Harbour, facility: int, reason: Reason) -> Message:
    """Say why ships may not dock."""
    args: dict[str, Arg] = {"facility": facility_term(facility)}
    if reason == "cannot-pay":
        args["fuel"], args["ore"] = price(state, state.active_seat, facility)
    elif reason == "too-low":
        args["value"] = harbour.mine_top
    elif reason == "outpost-held":
        args["sum"] = harbour.outpost_sum
    elif reason == "wrong-set":
        args["count"] = SET_SIZE[facility]
        args["kind"] = "run" if facility == RAIDERS_OUTPOST else "equal" if SET_SIZE[facility] > 1 else "single"
    return Message("illegal-dock-" + reason, args)


def price(state: AlienFrontiers, seat: int, facility: int) -> tuple[int, int]:
    """Return the fuel and ore that docking at a facility costs a seat."""
    if facility == SHIPYARD:
        cost = ship_cost(state, seat)
        return cost, cost
    if facility == COLONY_CONSTRUCTOR:
        return 0, constructor_ore(state, seat)
    if facility == TERRAFORMING_STATION:
        return TERRAFORMING_FUEL, TERRAFORMING_ORE
    return 0, 0


def printed(state: AlienFrontiers, seat: int, facility: int) -> tuple[int, int]:
    """Return the fuel and ore that docking at a facility costs without any bonus."""
    if facility == SHIPYARD:
        return SHIP_PRICES[state.coloured(seat)], SHIP_PRICES[state.coloured(seat)]
    if facility == COLONY_CONSTRUCTOR:
        return 0, CONSTRUCTOR_ORE
    return price(state, seat, facility)
