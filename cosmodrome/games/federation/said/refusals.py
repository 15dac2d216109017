"""Why an answer cannot be given, in words a player understands."""

from __future__ import annotations

from ....kernel.message import Message
from ..components import CELLS, PRESIDENT
from ..player import Player
from ..state import Federation
from .names import amount_terms, named


def why_not(state: Federation, seat: int, text: str) -> Message:
    """Say what stands in the way of an answer."""
    words = text.split()
    if len(words) == 2 and words[0] == "place":
        return _why_not_place(state, seat, words[1], text)
    if len(words) == 2 and words[0] == "fly":
        return _why_not_fly(state, state.players[seat], seat, words[1], text)
    return Message("illegal-not-offered", {"action": text})


def _why_not_place(state: Federation, seat: int, id: str, text: str) -> Message:
    for cell in range(CELLS):
        place = state.box.cells[cell]
        if place.id == id:
            if state.senate[cell] is not None:
                return Message("illegal-cell-taken")
            if place.action == PRESIDENT:
                return Message("illegal-first-turn-president")
            return Message("illegal-action-impossible", {"cost": amount_terms(place.cost)})
    return Message("illegal-not-offered", {"action": text})


def _why_not_fly(state: Federation, player: Player, seat: int, id: str, text: str) -> Message:
    for number, mission in enumerate(state.box.missions):
        if mission.id == id:
            if player.flown >> number & 1:
                return Message("illegal-mission-flown")
            if not player.markers >> number & 1:
                return Message("illegal-mission-closed")
            if player.hangar == 0:
                return Message("illegal-no-ship")
            if state.level(seat) < mission.level:
                return Message("illegal-level", {"level": mission.level})
            return Message("illegal-mission-impossible", {"mission": named("mission", id)})
    return Message("illegal-not-offered", {"action": text})
