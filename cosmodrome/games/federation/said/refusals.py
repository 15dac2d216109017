"""Why an answer cannot be given, in words a player understands."""

from __future__ import annotations

from ....kernel.message import Message
from ..components import PRESIDENT
from ..state import Federation
from .names import amount_terms, named


def why_not(state: Federation, seat: int, text: str) -> Message:
    """Say what stands in the way of an answer."""
    verb, _, id = text.partition(" ")
    cells, missions = state.box.ids["cell"], state.box.ids["mission"]
    if verb == "place" and id in cells:
        return _why_not_place(state, cells.index(id))
    if verb == "fly" and id in missions:
        return _why_not_fly(state, seat, missions.index(id))
    return Message("illegal-not-offered", {"action": text})


def _why_not_place(state: Federation, cell: int) -> Message:
    place = state.box.cells[cell]
    if state.senate[cell] is not None:
        return Message("illegal-cell-taken")
    if place.action == PRESIDENT:
        return Message("illegal-first-turn-president")
    return Message("illegal-action-impossible", {"cost": amount_terms(place.cost)})


def _why_not_fly(state: Federation, seat: int, number: int) -> Message:
    player, mission = state.players[seat], state.box.missions[number]
    if player.flown >> number & 1:
        return Message("illegal-mission-flown")
    if not player.markers >> number & 1:
        return Message("illegal-mission-closed")
    if player.hangar == 0:
        return Message("illegal-no-ship")
    if state.level(seat) < mission.level:
        return Message("illegal-level", {"level": mission.level})
    return Message("illegal-mission-impossible", {"mission": named("mission", mission.id)})
