"""Special missions: markers that open them, and their flight at the end of a turn (FD 8)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from .. import ops
from ..components import E81216, FROM_MISSIONS
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
    found: list[int] = []
    ready = player.markers & ~player.flown
    if not ready or player.hangar == 0:
        return found
    level = state.level(seat)
    for number, mission in enumerate(state.box.missions):
        if ready >> number & 1 and mission.level <= level and payable(player.res, mission.cost):
            first = mission.effects.steps[0]
            if first.kind == ops.PLANET_ACTION:
                possible = affordable(state, seat, first.planets[0], mission.cost, player.res)
            elif first.kind == ops.COPY_ACTION:
                possible = _some_action(state, seat, mission.cost)
            else:
                possible = True
            if possible:
                found.append(number)
    return found


def _some_action(state: Federation, seat: int, cost: list[int]) -> bool:
    """Tell whether a planet action is left after paying for a spy mission (R27)."""
    return any(
        executable(state, seat, planet, rest)
        for rest in rests(state.players[seat].res, cost)
        for planet in range(E81216 + 1)
    )


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
