"""Special missions: markers that open them, and their flight at the end of a turn (FD 8)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.bits import members
from .. import ops
from ..components import E81216, FROM_MISSIONS, Mission
from ..said import events as happened
from ..said.actions import PASS, Pick
from ..state import Federation
from ..stored.forms import QUESTIONS
from .asking import PickOne
from .paying import pay, payable, rests
from .player_turn import InTurn, TurnEnd, anytime_uses, end_turn
from .resolving import resolve
from .senate_actions import affordable, executable


class OpenMission(PickOne):
    """Which mission gets a marker?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer every mission without one."""
        markers = state.players[self.seat].markers
        missions = range(len(state.box.missions))
        return [state.answers.open[mission] for mission in missions if not markers >> mission & 1]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Open it."""
        state.give_marker(self.seat, number, events)


def flyable(state: Federation, seat: int) -> list[int]:
    """Return the missions that a player can fly now."""
    player = state.players[seat]
    if player.hangar == 0:
        return []
    level = state.level(seat)
    return [
        number
        for number in members(player.markers & ~player.flown)
        if state.box.missions[number].level <= level and _is_possible(state, seat, state.box.missions[number])
    ]


def _is_possible(state: Federation, seat: int, mission: Mission) -> bool:
    """Tell whether a mission can be paid and then, if it is an action, be carried out with some effect (R27)."""
    res = state.players[seat].res
    first = mission.effects.steps[0]
    if first.kind == ops.PLANET_ACTION:
        return affordable(state, seat, first.planets[0], mission.cost, res)
    if first.kind == ops.COPY_ACTION:
        left = rests(res, mission.cost) if payable(res, mission.cost) else []
        return any(executable(state, seat, planet, rest) for rest in left for planet in range(E81216 + 1))
    return payable(res, mission.cost)


class FlyMission(InTurn):
    """Is a special mission flown?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer every mission that can be flown, specialists, and to pass."""
        found: list[Action] = [state.answers.fly[mission] for mission in flyable(state, self.seat)]
        found += anytime_uses(state, self.seat)
        found.append(PASS)
        return found

    def go_on(self, state: Federation, action: Action, events: Events) -> None:
        """Fly, or end the turn."""
        if action is PASS:
            end_turn(state, self.seat, events)
            return
        state.push(TurnEnd(self.seat))
        number = cast(Pick, action).number
        mission = state.box.missions[number]
        player = state.players[self.seat]
        player.hangar -= 1
        player.flown |= 1 << number
        if events is not None:
            events.append(happened.MissionFlown(self.seat, mission.id))
        resolve(state, self.seat, mission.effects, FROM_MISSIONS)
        pay(state, self.seat, mission.cost, events)


QUESTIONS.add("marker", OpenMission)
QUESTIONS.add("mission", FlyMission)
