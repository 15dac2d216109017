"""The rest of a turn: the action of the cell, its side effect, a mission, and whose turn is next (6.2, 8)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision, Due
from ..components import CELLS, COPY_ACTION, E81216, EARLIER, FROM_MISSIONS, FUNDING, OUTER, PLANET_ACTION
from ..said import events as happened
from ..said.actions import END_TURN, PASS, Pick, Use
from ..state import Federation
from .anytime import anytime_uses
from .begin import use_specialist
from .copying import do_action
from .pay import pay
from .possible import affordable, payable, rests
from .run import Run


def after_placing(state: Federation, seat: int, cell: int, side: int) -> None:
    """Lay out what follows a placement, the last thing first."""
    state.push(FlyMission(seat))
    if side == FUNDING and cell != OUTER:
        state.push(SideEffect(seat, cell, state.box.cells[cell].id))
    state.push(SenateAction(seat, cell, state.box.cells[cell].id if cell < CELLS else "outer"))


class SenateAction(Due[Federation]):
    """The action of the cell."""

    def __init__(self, seat: int, cell: int, id: str) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.id: Final = id

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "action", "seat": self.seat, "cell": self.id}

    def settle(self, state: Federation, events: Events) -> bool:
        """Pay the cell and carry out its action."""
        state.pop()
        if self.cell == OUTER:
            state.push(Run(self.seat, state.box.outer_effects, 0, EARLIER, "outer"))
        else:
            place = state.box.cells[self.cell]
            do_action(state, self.seat, place.action, place.cost, events)
        return True


class SideEffect(Due[Federation]):
    """A funding token opens the mission of its cell."""

    def __init__(self, seat: int, cell: int, id: str) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.id: Final = id

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "side", "seat": self.seat, "cell": self.id}

    def settle(self, state: Federation, events: Events) -> bool:
        """Put the marker."""
        state.pop()
        state.give_marker(self.seat, state.box.cells[self.cell].mission, events)
        return True


def flyable(state: Federation, seat: int) -> list[int]:
    """List the missions that a player can fly now (section 8)."""
    player = state.players[seat]
    found: list[int] = []
    ready = player.markers & ~player.flown
    if not ready or player.hangar == 0:
        return found
    level = state.level(seat)
    for number, mission in enumerate(state.box.missions):
        if ready >> number & 1 and mission.level <= level and payable(player.res, mission.cost):
            first = mission.effects[0]
            if first.kind == PLANET_ACTION:
                possible = affordable(state, seat, first.planets[0], mission.cost, player.res, 0, 0)
            elif first.kind == COPY_ACTION:
                possible = _some_action(state, seat, mission.cost)
            else:
                possible = True
            if possible:
                found.append(number)
    return found


def _some_action(state: Federation, seat: int, cost: list[int]) -> bool:
    """Tell whether a planet action is left after paying for a spy mission (R27)."""
    for rest in rests(state.players[seat].res, cost):
        for planet in range(E81216 + 1):
            if affordable(state, seat, planet, [0, 0, 0, 0], rest, 0, 0):
                return True
    return False


class FlyMission(Decision[Federation]):
    """Is a special mission flown?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "mission", "seat": self.seat}

    def settle(self, state: Federation, events: Events) -> bool:
        """End the turn where nothing can be done any more."""
        options = self.legal(state)
        if len(options) > 1:
            state.offer(self.seat, options)
            return False
        state.pop()
        end_turn(state, self.seat, events)
        return True

    def prompt(self, state: Federation) -> Message:
        """Ask for a mission."""
        return Message("prompt-mission")

    def legal(self, state: Federation) -> list[Action]:
        """Offer every mission that can be flown, specialists, and to pass."""
        found: list[Action] = []
        for mission in flyable(state, self.seat):
            found.append(state.answers.fly[mission])
        anytime_uses(state, self.seat, found)
        found.append(PASS)
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Fly, let a specialist work and ask again, or end the turn."""
        if isinstance(action, Use):
            use_specialist(state, self.seat, action, events)
            return
        state.pop()
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
            events.append(happened.mission_flown(self.seat, mission.id))
        state.push(Run(self.seat, mission.effects, 0, FROM_MISSIONS, "mission " + mission.id))
        pay(state, self.seat, mission.cost, events)


class TurnEnd(Decision[Federation]):
    """Does a specialist work before the turn is handed over?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "turn_end", "seat": self.seat}

    def settle(self, state: Federation, events: Events) -> bool:
        """Hand over where no specialist can work."""
        options = self.legal(state)
        if len(options) > 1:
            state.offer(self.seat, options)
            return False
        state.pop()
        end_turn(state, self.seat, events)
        return True

    def prompt(self, state: Federation) -> Message:
        """Ask for a specialist."""
        return Message("prompt-turn-end")

    def legal(self, state: Federation) -> list[Action]:
        """Offer specialists, and to end the turn."""
        found: list[Action] = []
        anytime_uses(state, self.seat, found)
        found.append(END_TURN)
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Let a specialist work and ask again, or hand over."""
        if isinstance(action, Use):
            use_specialist(state, self.seat, action, events)
        else:
            state.pop()
            end_turn(state, self.seat, events)


def end_turn(state: Federation, seat: int, events: Events) -> None:
    """End a player's turn."""
    state.seal()
    state.next_turn(seat, events)
