"""An action on a planet, with the specialists that join in before and after its main part (FD 7.1)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.bits import members
from ....kit.codec import Field, Whole
from .. import ops
from ..components import ARRATUIN, ATAL, E81216, NEO, ON_PLANET, PLANETS, SIXMOON, Effect, crystals
from ..said.actions import GO_ON, Use
from ..said.names import named
from ..state import Federation
from ..stored.forms import FLAG, PLANET, QUESTIONS, SPECIALIST_SET
from .arratooine import TradeStall
from .asking import Asked
from .atalum import TakeSpecialist
from .e81216 import Build, buildable, unbuilt
from .neo import mine
from .sixmoon import travel
from .specialists import copy_targets, use_specialist
from .would_change import changes


def begin_planet(state: Federation, seat: int, planet: int, events: Events) -> None:
    """Begin an action on a planet."""
    if planet == ATAL:
        state.push(TakeSpecialist(seat))
    elif planet == ARRATUIN:
        state.push(TradeStall(seat))
    else:
        # Only those owned when the action begins may join in (a specialist works in a later action).
        eligible = state.players[seat].owned & (state.box.on_planet[planet] | state.box.copiers)
        if eligible:
            state.push(OnPlanet(seat, planet, eligible, 0, 0, False))
        else:
            _main_part(state, seat, planet, 0, 0, events)


def _main_part(state: Federation, seat: int, planet: int, extra: int, discount: int, events: Events) -> None:
    """Do what the planet is for."""
    if planet == NEO:
        mine(state, seat, extra)
    elif planet == SIXMOON:
        travel(state, seat, extra, events)
    else:
        state.push(Build(seat, discount))


class OnPlanet(Asked):
    """Does a specialist join in?"""

    def __init__(self, seat: int, planet: int, eligible: int, extra: int, discount: int, after: bool) -> None:
        super().__init__(seat)
        self.planet: Final = planet
        self.eligible: Final = eligible
        self.extra: Final = extra
        self.discount: Final = discount
        self.after: Final = after

    def prompt(self, state: Federation) -> Message:
        """Ask for a specialist."""
        return Message("prompt-on-planet", {"planet": named("planet", PLANETS[self.planet])})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every specialist that can join in now, and to go on if that is possible or nothing else is."""
        box = state.box
        use = state.answers.use
        found: list[Action] = []
        for number in members(state.players[self.seat].up & self.eligible):
            specialist = box.specialists[number]
            if not specialist.copies:
                if self._usable(state, specialist.effect):
                    found.append(use[number * 64])
            elif self.seat == state.active:
                # R15, R53: a copier works in an own turn only.
                for target in copy_targets(state, self.seat, number):
                    copied = box.specialists[target]
                    if (
                        copied.timing == ON_PLANET
                        and copied.planet == self.planet
                        and self._usable(state, copied.effect)
                    ):
                        found.append(use[number * 64 + target + 1])
        if (
            not found
            or self.after
            or self.planet != E81216
            or buildable(state, self.seat, state.players[self.seat].res, self.discount)
        ):
            found.append(GO_ON)
        return found

    def _usable(self, state: Federation, effect: Effect) -> bool:
        """Tell whether an effect fits here and would change something."""
        player = state.players[self.seat]
        if effect.kind == ops.EXTRA_MOVES:
            if self.after:
                return False
            if self.planet == NEO:
                return state.box.ahead[player.miner] >= 2 + self.extra
            return player.mage + 2 + self.extra <= state.box.last_moon
        if effect.kind == ops.BUILD_DISCOUNT:
            return not self.after and self._dearest(state) > self.discount
        return effect.kind != ops.TAKE_SPECIALIST and changes(state, self.seat, effect)

    def _dearest(self, state: Federation) -> int:
        """Count the crystals of the dearest price that is left to pay."""
        prices = [crystals(state.box.cost_of(state.row, work)) for work in unbuilt(state, self.seat)]
        return max(prices) if prices else 0

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Let the specialist work, then ask again."""
        state.pop()
        if action is GO_ON:
            if not self.after:
                # The main part, and then who joins in after it.
                state.push(OnPlanet(self.seat, self.planet, self.eligible, 0, 0, True))
                _main_part(state, self.seat, self.planet, self.extra, self.discount, events)
            return
        use = cast(Use, action)
        effect = state.box.specialists[use.works_as].effect
        extra = self.extra + (effect.n if effect.kind == ops.EXTRA_MOVES else 0)
        discount = self.discount + (effect.n if effect.kind == ops.BUILD_DISCOUNT else 0)
        state.push(OnPlanet(self.seat, self.planet, self.eligible & ~(1 << use.number), extra, discount, self.after))
        use_specialist(state, self.seat, use, events)


def _can_join_in(step: OnPlanet, state: Federation) -> None:
    """Refuse specialists of other planets, and more extra moves than there is way."""
    box, player = state.box, state.players[step.seat]
    if step.planet in (ATAL, ARRATUIN) or step.eligible & ~(box.on_planet[step.planet] | box.copiers):
        raise BadPosition(f"those specialists cannot join in on {PLANETS[step.planet]}")
    way = box.ahead[player.miner] - 1 if step.planet == NEO else box.last_moon + 1 - player.mage
    if step.extra and step.extra > way:
        raise BadPosition("there is no way for that many steps")


QUESTIONS.add(
    "on_planet",
    OnPlanet,
    Field("planet", PLANET),
    Field("eligible", SPECIALIST_SET),
    Field("extra", Whole(0, 9)),
    Field("discount", Whole(0, 9)),
    Field("after", FLAG),
    check=_can_join_in,
)
