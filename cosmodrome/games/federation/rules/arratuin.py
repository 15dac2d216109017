"""The action on Arratooine: stalls, discs and their bonuses (7.1)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision, Due
from ..components import ARRATUIN, FROM_STALLS, Bonus, Effect
from ..said import events as happened
from ..said.actions import Mix, Pick
from ..said.names import named
from ..state import Federation
from .pay import pay
from .possible import changes_any, free_stalls, payable
from .run import Run


def would_give(state: Federation, seat: int, bonus: Bonus) -> bool:
    """Tell whether a bonus would change anything for a player."""
    if not bonus.units:
        return changes_any(state, seat, bonus.effects)
    return any(changes_any(state, seat, option) for option in bonus.options)


class TradeStall(Decision[Federation]):
    """At which stall?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "stall", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a stall."""
        return Message("prompt-stall")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the stalls that can be paid and bring something."""
        player = state.players[self.seat]
        found: list[Action] = []
        idle: list[Action] = []
        for number, stall in enumerate(state.box.stalls):
            if payable(player.res, stall.cost):
                if player.discs >> 2 * number & 3 < 2 or would_give(state, self.seat, stall.bonuses[1]):
                    found.append(state.answers.stall[number])
                else:
                    idle.append(state.answers.stall[number])
        return found if found else idle

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Pay, then move the disc and take the bonus."""
        state.pop()
        stall = cast(Pick, action).number
        state.push(StallBonus(self.seat, stall, state.box.stalls[stall].id))
        pay(state, self.seat, state.box.stalls[stall].cost, events)


class StallBonus(Due[Federation]):
    """The stall is paid: the disc goes one level up and the bonus follows."""

    def __init__(self, seat: int, stall: int, id: str) -> None:
        super().__init__(seat)
        self.stall: Final = stall
        self.id: Final = id

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "stall_bonus", "seat": self.seat, "stall": self.id}

    def settle(self, state: Federation, events: Events) -> bool:
        """Move the disc."""
        state.pop()
        put_disc(state, self.seat, self.stall, next_level(state, self.seat, self.stall), True, events)
        return True


def next_level(state: Federation, seat: int, stall: int) -> int:
    """Return the level of a stall that a player's next trade there reaches: once on top, the disc stays."""
    return min(2, (state.players[seat].discs >> 2 * stall & 3) + 1)


def put_disc(state: Federation, seat: int, stall: int, level: int, bonus: bool, events: Events) -> None:
    """Put a disc on a level of a stall and take the bonus of that level."""
    player = state.players[seat]
    if player.discs >> 2 * stall & 3 != level:
        player.discs = player.discs & ~(3 << 2 * stall) | level << 2 * stall
        if events is not None:
            events.append(happened.disc_placed(seat, state.box.stalls[stall].id, level))
    if bonus:
        given = state.box.stalls[stall].bonuses[level - 1]
        if given.units:
            state.push(MixBonus(seat, stall, level, state.box.stalls[stall].id))
        else:
            state.push(Run(seat, given.effects, 0, FROM_STALLS, f"stall {state.box.stalls[stall].id} {level}"))
    state.influence_rose(seat, ARRATUIN, events)


class MixBonus(Decision[Federation]):
    """How are the units of the bonus split?"""

    def __init__(self, seat: int, stall: int, level: int, id: str) -> None:
        super().__init__(seat)
        self.stall: Final = stall
        self.level: Final = level
        self.id: Final = id

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "mix", "seat": self.seat, "stall": self.id, "level": self.level}

    def prompt(self, state: Federation) -> Message:
        """Ask for the split."""
        return Message("prompt-mix", {"stall": named("stall", self.id)})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every split that would change something."""
        bonus = state.box.stalls[self.stall].bonuses[self.level - 1]
        first = changes_any(state, self.seat, bonus.options[0])
        second = changes_any(state, self.seat, bonus.options[1])
        found: list[Action] = []
        for mix in state.answers.mix[self.stall * 2 + self.level - 1]:
            if (mix.first and first) or (mix.second and second) or not (first or second):
                found.append(mix)
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Take so many of each kind."""
        state.pop()
        mix = cast(Mix, action)
        state.push(
            Run(
                self.seat,
                mixed(state.box.stalls[self.stall].bonuses[self.level - 1], mix.first, mix.second),
                0,
                FROM_STALLS,
                f"units {self.id} {self.level} {mix.first} {mix.second}",
            )
        )


def mixed(bonus: Bonus, first: int, second: int) -> list[Effect]:
    """Make the effects of a split."""
    found: list[Effect] = []
    for option, units in ((bonus.options[0], first), (bonus.options[1], second)):
        if units:
            for effect in option:
                found.append(
                    Effect(
                        effect.kind,
                        effect.n * units,
                        [count * units for count in effect.res],
                        effect.counter,
                        effect.more,
                        effect.level,
                        effect.planets,
                        effect.options,
                        effect.flag,
                    )
                )
    return found


class FreeDisc(Decision[Federation]):
    """On which stall is a disc put free of charge?"""

    def __init__(self, seat: int, level: int, bonus: bool) -> None:
        super().__init__(seat)
        self.level: Final = level
        self.bonus: Final = bonus

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "free_disc", "seat": self.seat, "level": self.level, "bonus": self.bonus}

    def prompt(self, state: Federation) -> Message:
        """Ask for a stall."""
        return Message("prompt-free-disc", {"level": self.level})

    def legal(self, state: Federation) -> list[Action]:
        """Offer the stalls where the disc can go (R36, R37)."""
        found: list[Action] = []
        for stall in free_stalls(state, self.seat, self.level):
            found.append(state.answers.disc[stall])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Put it there."""
        state.pop()
        put_disc(state, self.seat, cast(Pick, action).number, self.level, self.bonus, events)
