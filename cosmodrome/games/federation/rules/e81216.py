"""The action on E81216: productions and megastructures (FD 7.1)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.bits import members
from ....kit.codec import Field
from .. import ops
from ..components import COPERNIUM, DIAMOND, E81216, FROM_MEGASTRUCTURES, OCEANIUM, Effect, crystals
from ..said import events as happened
from ..said.actions import SPARING, Tokens, tokens
from ..said.names import named
from ..state import Federation
from ..stored.forms import COUNT, PRICE, QUESTIONS, SOME, WORK
from .asking import Asked, CountedPick, Following, PickOne
from .paying import crystal_sets, pay, payable, shortage
from .resolving import resolve_income
from .specialists import copy_targets


def unbuilt(state: Federation, seat: int) -> list[int]:
    """Return the productions (0 to 3) and megastructures (4 and on) that a player has not built."""
    player = state.players[seat]
    found = [slot for slot in range(len(state.row)) if not player.productions >> slot & 1]
    for number in range(len(state.box.megastructures)):
        if not player.multiplier(number):
            found.append(len(state.row) + number)
    return found


def buildable(state: Federation, seat: int, res: list[int], discount: int) -> list[int]:
    """Return what can be built with these resources and a discount on crystals."""
    found: list[int] = []
    for work in unbuilt(state, seat):
        cost = state.box.cost_of(state.row, work)
        if cost[DIAMOND] <= res[DIAMOND] and shortage(res, cost) <= discount:
            found.append(work)
    return found


def can_build(state: Federation, seat: int, res: list[int]) -> bool:
    """Tell whether something can be built, counting discounts and resources of specialists (FD 7.0)."""
    if buildable(state, seat, res, 0):
        return True
    box = state.box
    helpers = state.players[seat].up & (box.on_planet[E81216] | box.copiers)
    if not helpers:
        return False
    more = res[:]
    discount = 0
    copiers: list[int] = []
    for number in members(helpers):
        if box.specialists[number].copies:
            copiers.append(number)
        else:
            discount += _help(state, seat, box.specialists[number].effect, more)
    if buildable(state, seat, more, discount):
        return True
    return seat == state.active and bool(copiers) and _with_copies(state, seat, copiers, more, discount)


def _help(state: Federation, seat: int, effect: Effect, res: list[int]) -> int:
    """Add to the resources what a specialist brings, and return the discount that it gives."""
    if effect.kind == ops.GAIN_COUNTED:
        res[effect.more] += effect.n * state.counter(seat, effect.counter)
    return effect.n if effect.kind == ops.BUILD_DISCOUNT else 0


def _with_copies(state: Federation, seat: int, copiers: list[int], res: list[int], discount: int) -> bool:
    """Tell whether copied effects make a building possible."""
    for target in copy_targets(state, seat, copiers[0]):
        effect = state.box.specialists[target].effect
        if effect.kind not in (ops.BUILD_DISCOUNT, ops.GAIN_COUNTED):
            continue
        more = res[:]
        off = discount + _help(state, seat, effect, more)
        if buildable(state, seat, more, off):
            return True
        if len(copiers) > 1 and _with_copies(state, seat, copiers[1:], more, off):
            return True
    return len(copiers) > 1 and _with_copies(state, seat, copiers[1:], res, discount)


class Build(CountedPick):
    """What is built?"""

    WORDS: ClassVar = ("prompt-build", "discount")

    def legal(self, state: Federation) -> list[Action]:
        """Offer what can be paid now."""
        res = state.players[self.seat].res
        return [state.answers.build[work] for work in buildable(state, self.seat, res, self.count)]

    def choose(self, state: Federation, work: int, events: Events) -> None:
        """Pay, then put the robot on it."""
        state.push(Robot(self.seat, work))
        cost = state.box.cost_of(state.row, work)
        if self.count > 0 and crystals(cost) > 0:
            state.push(Spare(self.seat, cost, self.count))
        else:
            pay(state, self.seat, cost, events)


class Spare(Asked):
    """Which crystals of the price does a discount remove?"""

    def __init__(self, seat: int, price: list[int], discount: int) -> None:
        super().__init__(seat)
        self.price: Final = price
        self.discount: Final = discount

    def prompt(self, state: Federation) -> Message:
        """Ask for the crystals."""
        return Message("prompt-discount", {"count": self.discount})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every different set that leaves a price which can be paid."""
        sets = crystal_sets(self.price, min(self.discount, crystals(self.price)))
        sets.sort(key=lambda spared: (-spared[OCEANIUM], -spared[COPERNIUM]))
        res = state.players[self.seat].res
        return [tokens(SPARING, spared) for spared in sets if payable(res, self._rest(spared))]

    def _rest(self, spared: list[int]) -> list[int]:
        return [self.price[kind] - spared[kind] for kind in range(4)]

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Pay the rest."""
        state.pop()
        pay(state, self.seat, self._rest(cast(Tokens, action).res), events)


class Robot(Following):
    """The building is paid: the robot goes onto it."""

    def __init__(self, seat: int, work: int) -> None:
        super().__init__(seat)
        self.work: Final = work

    def happen(self, state: Federation, events: Events) -> None:
        """Put it there."""
        put_robot(state, self.seat, self.work, events)


def put_robot(state: Federation, seat: int, work: int, events: Events) -> None:
    """Build: a production pays its income at once, a megastructure scores."""
    player = state.players[seat]
    slots = len(state.row)
    if work < slots:
        player.productions |= 1 << work
        if events is not None:
            events.append(happened.Built(seat, state.box.productions[state.row[work]].id, None))
        resolve_income(state, seat, work, events)
        state.influence_rose(seat, E81216, events)
        return
    number = work - slots
    multiplier = highest_free(state, number)
    player.multipliers |= multiplier << 4 * number
    if events is not None:
        events.append(happened.Built(seat, state.box.megastructures[number].id, multiplier))
    state.influence_rose(seat, E81216, events)
    state.score(seat, multiplier * worth(state, seat, number), FROM_MEGASTRUCTURES, events)


def highest_free(state: Federation, megastructure: int) -> int:
    """Return the highest multiplier that no robot has taken."""
    free = state.box.megastructures[megastructure].multipliers[:]
    for player in state.players:
        if player.multiplier(megastructure) in free:
            free.remove(player.multiplier(megastructure))
    return max(free) if free else 1


def worth(state: Federation, seat: int, megastructure: int) -> int:
    """Return the lower value of a megastructure's two tokens."""
    pair = state.pairs[megastructure]
    counters = state.box.mega_counters
    return min(state.counter(seat, counters[pair[0]]), state.counter(seat, counters[pair[1]]))


class FreeBuild(PickOne):
    """What is built free of charge?"""

    def prompt(self, state: Federation) -> Message:
        """Ask for a building."""
        return Message("prompt-free-build", {"what": named("planet", "e81216")})

    def legal(self, state: Federation) -> list[Action]:
        """Offer everything that the player has not built."""
        return [state.answers.build[work] for work in unbuilt(state, self.seat)]

    def choose(self, state: Federation, work: int, events: Events) -> None:
        """Build it."""
        put_robot(state, self.seat, work, events)


def _is_unbuilt(step: Robot, state: Federation) -> None:
    """Refuse a robot on what its player has built already."""
    if step.work not in unbuilt(state, step.seat):
        raise BadPosition(f"player {step.seat + 1} has built {state.box.ids['work'][step.work]} already")


QUESTIONS.add("build", Build, Field("discount", COUNT, "count"))
QUESTIONS.add("discount", Spare, Field("price", PRICE), Field("discount", SOME))
QUESTIONS.add("robot", Robot, Field("work", WORK), check=_is_unbuilt)
QUESTIONS.add("free_build", FreeBuild)
