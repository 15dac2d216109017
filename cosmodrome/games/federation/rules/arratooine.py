"""The action on Arratooine: stalls, discs and their bonuses (FD 7.1)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field
from ..components import ARRATUIN, FROM_STALLS, Bonus
from ..said import events as happened
from ..said.actions import Mix
from ..said.names import named
from ..state import Federation
from ..stored.forms import FLAG, LEVEL, QUESTIONS, STALL
from .asking import Asked, Following, PickOne
from .paying import pay, payable
from .resolving import resolve
from .would_change import changes_any, free_stalls


def can_trade(state: Federation, res: list[int]) -> bool:
    """Tell whether some stall can be paid (FD 7.0)."""
    return any(payable(res, stall.cost) for stall in state.box.stalls)


def would_give(state: Federation, seat: int, bonus: Bonus) -> bool:
    """Tell whether a bonus would change anything for a player."""
    return any(changes_any(state, seat, option) for option in (bonus.options if bonus.units else [bonus.effects]))


class TradeStall(PickOne):
    """At which stall?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer the stalls that can be paid and bring something."""
        player, stalls = state.players[self.seat], state.box.stalls
        paid = [number for number, stall in enumerate(stalls) if payable(player.res, stall.cost)]
        useful = [
            number
            for number in paid
            if player.disc(number) < 2 or would_give(state, self.seat, stalls[number].bonuses[1])
        ]
        return [state.answers.stall[number] for number in useful or paid]

    def choose(self, state: Federation, stall: int, events: Events) -> None:
        """Pay, then move the disc and take the bonus."""
        state.push(StallBonus(self.seat, stall))
        pay(state, self.seat, state.box.stalls[stall].cost, events)


class StallBonus(Following):
    """The stall is paid: the disc goes one level up and the bonus follows."""

    def __init__(self, seat: int, stall: int) -> None:
        super().__init__(seat)
        self.stall: Final = stall

    def happen(self, state: Federation, events: Events) -> None:
        """Move the disc."""
        put_disc(state, self.seat, self.stall, next_level(state, self.seat, self.stall), True, events)


def next_level(state: Federation, seat: int, stall: int) -> int:
    """Return the level of a stall that a player's next trade there reaches: once on top, the disc stays."""
    return min(2, state.players[seat].disc(stall) + 1)


def put_disc(state: Federation, seat: int, stall: int, level: int, bonus: bool, events: Events) -> None:
    """Put a disc on a level of a stall and take the bonus of that level."""
    player = state.players[seat]
    if player.disc(stall) != level:
        player.discs = player.discs & ~(3 << 2 * stall) | level << 2 * stall
        if events is not None:
            events.append(happened.DiscPlaced(seat, state.box.stalls[stall].id, level))
    if bonus:
        given = state.box.stalls[stall].bonuses[level - 1]
        if given.units:
            state.push(MixBonus(seat, stall, level))
        else:
            resolve(state, seat, given.effects, FROM_STALLS)
    state.influence_rose(seat, ARRATUIN, events)


class MixBonus(Asked):
    """How are the units of the bonus split?"""

    def __init__(self, seat: int, stall: int, level: int) -> None:
        super().__init__(seat)
        self.stall: Final = stall
        self.level: Final = level

    def prompt(self, state: Federation) -> Message:
        """Ask for the split."""
        return Message("prompt-mix", {"stall": named("stall", state.box.stalls[self.stall].id)})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every split that would change something."""
        options = state.box.stalls[self.stall].bonuses[self.level - 1].options
        first = changes_any(state, self.seat, options[0])
        second = changes_any(state, self.seat, options[1])
        neither = not (first or second)
        return [
            mix
            for mix in state.answers.mix[self.stall * 2 + self.level - 1]
            if neither or (mix.split.first and first) or (mix.split.second and second)
        ]

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Take so many of each kind."""
        state.pop()
        resolve(state, self.seat, cast(Mix, action).split.effects, FROM_STALLS)


class FreeDisc(PickOne):
    """On which stall is a disc put free of charge?"""

    def __init__(self, seat: int, level: int, bonus: bool) -> None:
        super().__init__(seat)
        self.level: Final = level
        self.bonus: Final = bonus

    def prompt(self, state: Federation) -> Message:
        """Ask for a stall."""
        return Message("prompt-free-disc", {"level": self.level})

    def legal(self, state: Federation) -> list[Action]:
        """Offer the stalls where the disc can go (R36, R37)."""
        return [state.answers.disc[stall] for stall in free_stalls(state, self.seat, self.level)]

    def choose(self, state: Federation, stall: int, events: Events) -> None:
        """Put it there."""
        put_disc(state, self.seat, stall, self.level, self.bonus, events)


def _has_units(step: MixBonus, state: Federation) -> None:
    """Refuse a bonus that cannot be split."""
    stall = state.box.stalls[step.stall]
    if not stall.bonuses[step.level - 1].units:
        raise BadPosition(f"there is nothing to mix at {stall.id}")


QUESTIONS.add("stall", TradeStall)
QUESTIONS.add("stall_bonus", StallBonus, Field("stall", STALL))
QUESTIONS.add("mix", MixBonus, Field("stall", STALL), Field("level", LEVEL), check=_has_units)
QUESTIONS.add("free_disc", FreeDisc, Field("level", LEVEL), Field("bonus", FLAG))
