"""The choices of incomes: which production, which move, which resource, which specialist (7.1, 13)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..components import FROM_SPECIALISTS, IMMEDIATE, NEO, SIXMOON
from ..said import events as happened
from ..said.actions import DECLINE, Pick
from ..state import Federation
from .drawing import look_around, turn_moon
from .possible import refreshable, transmutable, useful_incomes
from .release import Release
from .run import Run, push_income


class IncomeChoice(Decision[Federation]):
    """Which production's income?"""

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times: Final = times

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "income_choice", "seat": self.seat, "times": self.times}

    def prompt(self, state: Federation) -> Message:
        """Ask for a production."""
        return Message("prompt-income", {"count": self.times})

    def legal(self, state: Federation) -> list[Action]:
        """Offer the productions in play whose income would change something (R18)."""
        found: list[Action] = []
        for slot in useful_incomes(state, self.seat):
            found.append(state.answers.income[slot])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Take the income, and then the next."""
        state.pop()
        if self.times > 1:
            state.push(IncomeChoice(self.seat, self.times - 1))
        push_income(state, self.seat, cast(Pick, action).number, events)


class Transport(Decision[Federation]):
    """Which piece moves one step without a reward?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "transport", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a move."""
        return Message("prompt-transport")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the miner's ways, the mage's next position, and none."""
        player = state.players[self.seat]
        found: list[Action] = []
        for pit in state.box.pits[player.miner].next:
            found.append(state.answers.move[pit])
        if player.mage < state.box.last_moon:
            found.append(state.answers.move_mage)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Move; nothing is taken there (R19)."""
        state.pop()
        player = state.players[self.seat]
        if action is DECLINE:
            if events is not None:
                events.append(happened.declined(self.seat))
        elif action is state.answers.move_mage:
            player.mage += 1
            if events is not None:
                events.append(happened.mage_moved(self.seat, player.mage))
            turn_moon(state, player.mage, events)
            turn_moon(state, player.mage + 1, events)
            state.influence_rose(self.seat, SIXMOON, events)
        else:
            player.miner = cast(Pick, action).number
            if events is not None:
                events.append(happened.miner_moved(self.seat, state.box.pits[player.miner].id))
            look_around(state, self.seat, events)
            state.influence_rose(self.seat, NEO, events)


class Transmute(Decision[Federation]):
    """Which resource goes one step up?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "transmute", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a resource."""
        return Message("prompt-transmute")

    def legal(self, state: Federation) -> list[Action]:
        """Offer what is owned, and none."""
        found: list[Action] = []
        for kind in transmutable(state, self.seat):
            found.append(state.answers.transmute[kind])
        if found:
            found.append(DECLINE)
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Change it."""
        state.pop()
        if action is DECLINE:
            if events is not None:
                events.append(happened.declined(self.seat))
            return
        kind = cast(Pick, action).number
        res = state.players[self.seat].res
        res[kind] -= 1
        res[kind + 1] += 1
        if events is not None:
            events.append(happened.transmuted(self.seat, kind))


class Refresh(Decision[Federation]):
    """Which used specialist is turned up?"""

    def __init__(self, seat: int, level: int, optional: bool) -> None:
        super().__init__(seat)
        self.level: Final = level
        self.optional: Final = optional

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "refresh", "seat": self.seat, "level": self.level, "optional": self.optional}

    def prompt(self, state: Federation) -> Message:
        """Ask for a specialist."""
        return Message("prompt-refresh")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the own used ones; as an income also none."""
        found: list[Action] = []
        for number in refreshable(state, self.seat, self.level):
            found.append(state.answers.refresh[number])
        if found and self.optional:
            found.append(DECLINE)
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Turn it up; an immediate one works at once and is face down again."""
        state.pop()
        if action is DECLINE:
            if events is not None:
                events.append(happened.declined(self.seat))
            return
        number = cast(Pick, action).number
        specialist = state.box.specialists[number]
        if events is not None:
            events.append(happened.refreshed(self.seat, specialist.id))
        if specialist.timing == IMMEDIATE:
            state.push(Release(self.seat, number, specialist.id))
            state.push(Run(self.seat, specialist.effects, 0, FROM_SPECIALISTS, "specialist " + specialist.id))
        else:
            state.players[self.seat].up |= 1 << number
