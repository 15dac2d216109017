"""The action on E81216: productions and megastructures (7.1)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision, Due
from ..components import E81216, FROM_MEGASTRUCTURES
from ..said import events as happened
from ..said.actions import SPARING, Pick, Tokens, tokens
from ..said.names import named
from ..state import Federation
from .pay import amounts_json, pay
from .possible import buildable, is_built, payable
from .run import push_income


def work_id(state: Federation, work: int) -> str:
    """Name a slot or a megastructure."""
    slots = len(state.box.slots)
    return state.box.slots[work] if work < slots else state.box.megastructures[work - slots].id


class Build(Decision[Federation]):
    """What is built?"""

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount: Final = discount

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "build", "seat": self.seat, "discount": self.discount}

    def prompt(self, state: Federation) -> Message:
        """Ask for a building."""
        return Message("prompt-build", {"discount": self.discount})

    def legal(self, state: Federation) -> list[Action]:
        """Offer what can be paid now."""
        found: list[Action] = []
        for work in buildable(state, self.seat, state.players[self.seat].res, self.discount):
            found.append(state.answers.build[work])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Pay, then put the robot on it."""
        state.pop()
        work = cast(Pick, action).number
        state.push(Robot(self.seat, work, work_id(state, work)))
        cost = state.box.cost_of(state.row, work)
        if self.discount > 0 and cost[0] + cost[1] + cost[2] > 0:
            state.push(Spare(self.seat, cost, self.discount))
        else:
            pay(state, self.seat, cost, events)


class Spare(Decision[Federation]):
    """Which crystals of the price does a discount remove?"""

    def __init__(self, seat: int, price: list[int], discount: int) -> None:
        super().__init__(seat)
        self.price: Final = price
        self.discount: Final = discount

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "discount", "seat": self.seat, "price": amounts_json(self.price), "discount": self.discount}

    def prompt(self, state: Federation) -> Message:
        """Ask for the crystals."""
        return Message("prompt-discount", {"count": self.discount})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every different set that leaves a price which can be paid."""
        price = self.price
        off = min(self.discount, price[0] + price[1] + price[2])
        found: list[Action] = []
        for o in range(min(off, price[2]), -1, -1):
            for c in range(min(off - o, price[1]), -1, -1):
                l = off - o - c  # noqa: E741
                if l <= price[0] and payable(
                    state.players[self.seat].res, [price[0] - l, price[1] - c, price[2] - o, price[3]]
                ):
                    found.append(tokens(SPARING, l, c, o, 0))
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Pay the rest."""
        state.pop()
        off = cast(Tokens, action).res
        pay(state, self.seat, [self.price[kind] - off[kind] for kind in range(4)], events)


class Robot(Due[Federation]):
    """The building is paid: the robot goes onto it."""

    def __init__(self, seat: int, work: int, id: str) -> None:
        super().__init__(seat)
        self.work: Final = work
        self.id: Final = id

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "robot", "seat": self.seat, "work": self.id}

    def settle(self, state: Federation, events: Events) -> bool:
        """Put it there."""
        state.pop()
        put_robot(state, self.seat, self.work, events)
        return True


def put_robot(state: Federation, seat: int, work: int, events: Events) -> None:
    """Build: a production pays its income at once, a megastructure scores (7.1)."""
    player = state.players[seat]
    slots = len(state.row)
    if work < slots:
        player.productions |= 1 << work
        if events is not None:
            events.append(happened.built(seat, state.box.productions[state.row[work]].id, 0))
        push_income(state, seat, work, events)
        state.influence_rose(seat, E81216, events)
        return
    number = work - slots
    multiplier = highest_free(state, number)
    player.multipliers |= multiplier << 4 * number
    if events is not None:
        events.append(happened.built(seat, state.box.megastructures[number].id, multiplier))
    state.influence_rose(seat, E81216, events)
    state.score(seat, multiplier * worth(state, seat, number), FROM_MEGASTRUCTURES, events)


def highest_free(state: Federation, megastructure: int) -> int:
    """Find the highest multiplier that no robot has taken."""
    taken = [player.multipliers >> 4 * megastructure & 15 for player in state.players]
    free = state.box.megastructures[megastructure].multipliers[:]
    for multiplier in taken:
        if multiplier in free:
            free.remove(multiplier)
    return max(free) if free else 1


def worth(state: Federation, seat: int, megastructure: int) -> int:
    """Give the lower value of a megastructure's two tokens."""
    pair = state.pairs[megastructure]
    counters = state.box.mega_counters
    return min(state.counter(seat, counters[pair[0]]), state.counter(seat, counters[pair[1]]))


class FreeBuild(Decision[Federation]):
    """What is built free of charge?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "free_build", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a building."""
        return Message("prompt-free-build", {"what": named("planet", "e81216")})

    def legal(self, state: Federation) -> list[Action]:
        """Offer everything that the player has not built."""
        player = state.players[self.seat]
        slots = len(state.row)
        found: list[Action] = []
        for work in range(slots + len(state.box.megastructures)):
            if not is_built(player, slots, work):
                found.append(state.answers.build[work])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Build it."""
        state.pop()
        put_robot(state, self.seat, cast(Pick, action).number, events)
