"""An action on a planet, with the specialists that join in before and after its main part (7.1)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..box import Box
from ..components import (
    ARRATUIN,
    ATAL,
    BUILD_DISCOUNT,
    E81216,
    EXTRA_MOVES,
    FROM_SPECIALISTS,
    NEO,
    ON_PLANET,
    PLANETS,
    SIXMOON,
    TAKE_SPECIALIST,
    Effect,
)
from ..player import members
from ..said import events as happened
from ..said.actions import GO_ON, Use
from ..said.names import named
from ..state import Federation
from .arratuin import TradeStall
from .atal import TakeSpecialist
from .neo import mine
from .possible import buildable, changes, copy_targets, is_built
from .release import Release
from .run import Run
from .sixmoon import travel
from .works import Build


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
            state.push(OnPlanet(seat, planet, eligible, 0, 0, False, state.box))
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


class OnPlanet(Decision[Federation]):
    """Does a specialist join in?"""

    def __init__(self, seat: int, planet: int, eligible: int, extra: int, discount: int, after: bool, box: Box) -> None:
        super().__init__(seat)
        self.box: Final = box
        self.planet: Final = planet
        self.eligible: Final = eligible
        self.extra: Final = extra
        self.discount: Final = discount
        self.after: Final = after

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {
            "step": "on_planet",
            "seat": self.seat,
            "planet": PLANETS[self.planet],
            "eligible": [self.box.specialists[number].id for number in members(self.eligible)],
            "extra": self.extra,
            "discount": self.discount,
            "after": self.after,
        }

    def settle(self, state: Federation, events: Events) -> bool:
        """Go on where nobody can join in."""
        options = self.legal(state)
        if len(options) > 1:
            state.offer(self.seat, options)
            return False
        if options and options[0] is not GO_ON:
            self.apply(state, options[0], events)
        else:
            self._go_on(state, events)
        return True

    def prompt(self, state: Federation) -> Message:
        """Ask for a specialist."""
        return Message("prompt-on-planet", {"planet": named("planet", PLANETS[self.planet])})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every specialist that can join in now, and to go on if that is possible."""
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
            self.after
            or self.planet != E81216
            or buildable(state, self.seat, state.players[self.seat].res, self.discount)
        ):
            found.append(GO_ON)
        return found

    def _usable(self, state: Federation, effect: Effect) -> bool:
        """Tell whether an effect fits here and would change something."""
        player = state.players[self.seat]
        if effect.kind == EXTRA_MOVES:
            if self.after:
                return False
            if self.planet == NEO:
                return state.box.ahead[player.miner] >= 2 + self.extra
            return player.mage + 2 + self.extra <= state.box.last_moon
        if effect.kind == BUILD_DISCOUNT:
            return not self.after and self._dearest(state) > self.discount
        return effect.kind != TAKE_SPECIALIST and changes(state, self.seat, effect)

    def _dearest(self, state: Federation) -> int:
        """Count the crystals of the dearest price that is left to pay."""
        player = state.players[self.seat]
        slots = len(state.row)
        most = 0
        for work in range(slots + len(state.box.megastructures)):
            if not is_built(player, slots, work):
                cost = state.box.cost_of(state.row, work)
                most = max(most, cost[0] + cost[1] + cost[2])
        return most

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Let the specialist work, then ask again."""
        if action is GO_ON:
            self._go_on(state, events)
            return
        state.pop()
        use = cast(Use, action)
        specialist = state.box.specialists[use.number if use.copied < 0 else use.copied]
        effect = specialist.effect
        extra = self.extra + (effect.n if effect.kind == EXTRA_MOVES else 0)
        discount = self.discount + (effect.n if effect.kind == BUILD_DISCOUNT else 0)
        state.push(
            OnPlanet(self.seat, self.planet, self.eligible & ~(1 << use.number), extra, discount, self.after, self.box)
        )
        use_specialist(state, self.seat, use, events)

    def _go_on(self, state: Federation, events: Events) -> None:
        """Do the main part, then ask who joins in after it."""
        state.pop()
        if self.after:
            return
        state.push(OnPlanet(self.seat, self.planet, self.eligible, 0, 0, True, self.box))
        _main_part(state, self.seat, self.planet, self.extra, self.discount, events)


def use_specialist(state: Federation, seat: int, use: Use, events: Events) -> None:
    """Turn a specialist face down and resolve its effect, or that of the one it copies."""
    state.players[seat].up &= ~(1 << use.number)
    if events is not None:
        events.append(happened.specialist_used(seat, use.id, use.other))
    specialist = state.box.specialists[use.number if use.copied < 0 else use.copied]
    if specialist.effect.kind in (EXTRA_MOVES, BUILD_DISCOUNT):
        return
    state.push(Release(seat, use.number, use.id))
    state.push(Run(seat, specialist.effects, 0, FROM_SPECIALISTS, "specialist " + specialist.id))
