"""The vocabulary of effects, carried out in one place (FD 18)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.bits import members
from ....kit.codec import Field
from .. import ops
from ..components import ACCREDITATION, FROM_SPECIALISTS, MEDALS, NOTHING, SPECIAL, Effect
from ..said import events as happened
from ..state import Federation
from ..stored.forms import CHOICE, QUESTIONS
from .accreditation import climb
from .arratooine import FreeDisc
from .asking import PickOne
from .e81216 import FreeBuild
from .missions import OpenMission
from .paying import gain, pay
from .production_incomes import IncomeChoice, Refresh, Transmute, Transport
from .projects import FundProject
from .resolving import resolve
from .senate_actions import CopyAction, PlanetChoice
from .sixmoon import draw_from_stock
from .would_change import changes_any


def points_of(state: Federation, seat: int, effect: Effect) -> int:
    """Return the points that an effect brings a player now: so many, or so many for each of what it counts."""
    return effect.n if effect.counter < 0 else effect.n * state.counter(seat, effect.counter)


def perform(state: Federation, seat: int, effect: Effect, source: int, events: Events) -> None:
    """Carry out one effect as far as it can be; whatever has to be asked comes on top of the stack."""
    player = state.players[seat]
    kind = effect.kind
    if kind == ops.GAIN:
        gain(state, seat, effect.res, events)
    elif kind == ops.DEGREES:
        climb(state, seat, effect.n, events)
    elif kind == ops.SHIP:
        state.take_ships(seat, effect.n, events)
    elif kind == ops.DIE:
        state.raise_die(seat, player.die + effect.n, events)
    elif kind == ops.PP:
        state.score(seat, points_of(state, seat, effect), source, events)
    elif kind == ops.MARKER:
        if effect.flag:
            for mission in range(len(state.box.missions)):
                state.give_marker(seat, mission, events)
        else:
            for _ in range(effect.n):
                state.push(OpenMission(seat))
    elif kind == ops.PROJECT:
        state.push(FundProject(seat, effect.n))
    elif kind == ops.PAY:
        pay(state, seat, effect.res, events)
    elif kind == ops.GAIN_COUNTED:
        res = NOTHING[:]
        res[effect.more] = effect.n * state.counter(seat, effect.counter)
        gain(state, seat, res, events)
    elif kind == ops.PLANET_ACTION:
        state.push(PlanetChoice(seat, effect.planets))
    elif kind == ops.ALTERATION_STOCK:
        draw_from_stock(state, seat, effect, events)
    elif kind == ops.TRACK_MOVE:
        state.push(Transport(seat))
    elif kind == ops.TRANSMUTE:
        state.push(Transmute(seat))
    elif kind == ops.REFRESH:
        # Turned up by a specialist it must be; as the income of a production it may be declined.
        state.push(Refresh(seat, effect.level, source != FROM_SPECIALISTS))
    elif kind == ops.INCOME_FREE:
        state.push(IncomeChoice(seat, effect.n))
    elif kind == ops.DISC:
        state.push(FreeDisc(seat, effect.level, effect.flag))
    else:
        _perform_rare(state, seat, effect, source, events)


def _perform_rare(state: Federation, seat: int, effect: Effect, source: int, events: Events) -> None:
    """Carry out an effect of a single room, tile or specialist."""
    player = state.players[seat]
    kind = effect.kind
    if kind == ops.LEVEL_BONUS:
        if effect.flag:
            player.level_game += effect.n
        else:
            player.level_round += effect.n
        if events is not None:
            events.append(happened.LevelRaised(seat, effect.n, effect.flag))
    elif kind == ops.DIE_SET:
        state.raise_die(seat, effect.n, events)
    elif kind == ops.COPY_ACTION:
        state.push(CopyAction(seat, effect.flag))
    elif kind == ops.BUILD_FREE:
        state.push(FreeBuild(seat))
    elif kind == ops.MEDAL:
        if effect.more >= 0:
            state.give_medal(seat, effect.more, False, events)
        else:
            state.push(ChooseMedal(seat))
    elif kind == ops.TAKE_PRESIDENT:
        if state.president != seat:
            state.president = seat
            if events is not None:
                events.append(happened.PresidentTaken(seat))
    elif kind == ops.SPECIAL_AMBASSADOR:
        player.hand |= 1 << SPECIAL
        if events is not None:
            events.append(happened.SpecialGained(seat))
    elif kind == ops.CHOOSE:
        state.push(Choose(seat, effect, source))
    else:
        # Extra moves, discounts and copies are read where they join in; they do nothing alone.
        assert kind != ops.COPY_SPECIALIST


class Choose(PickOne):
    """Which of several effects?"""

    def __init__(self, seat: int, effect: Effect, source: int = FROM_SPECIALISTS) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.source: Final = source

    def legal(self, state: Federation) -> list[Action]:
        """Offer those that would change something."""
        return [
            state.answers.option[number]
            for number, option in enumerate(self.effect.options)
            if changes_any(state, self.seat, option)
        ]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Resolve it."""
        resolve(state, self.seat, self.effect.options[number], self.source)


class ChooseMedal(PickOne):
    """Which medal (FD 7.2, 11)? Those of planets are otherwise given where influence rises."""

    def legal(self, state: Federation) -> list[Action]:
        """Offer the types that the player lacks (R33)."""
        lacking = ((1 << len(MEDALS)) - 1) & ~state.players[self.seat].medals
        return [
            state.answers.medal[medal]
            for medal in members(lacking)
            if medal >= ACCREDITATION or state.thresholds[medal]
        ]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Take it, a planet's from the highest threshold left."""
        state.give_medal(self.seat, number, True, events)


QUESTIONS.add("choose", Choose, Field("of", CHOICE, "effect"))
QUESTIONS.add("medal", ChooseMedal)
