"""The executive phase: income, upkeep, projects, floors and the law (section 13)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision, Due
from ..components import FROM_FLOORS, FROM_LAWS, FUNDING, WINGS
from ..said import events as happened
from ..said.actions import Pick
from ..said.names import named
from ..said.senate import standing
from ..state import Federation
from .choices import project_step
from .pay import pay
from .possible import payable
from .run import push_income
from .senate import advanced_by, column_order, floor_leaders, floor_votes, passing, wing_votes


class Income(Due[Federation]):
    """The income of each player in turn order, slot after slot."""

    def __init__(self, place: int, slot: int) -> None:
        super().__init__(-1)
        self.place: Final = place
        self.slot: Final = slot

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "income", "place": self.place, "slot": self.slot}

    def settle(self, state: Federation, events: Events) -> bool:
        """Resolve the next income that is due."""
        state.pop()
        if events is not None and self.place == 0 and self.slot == 0:
            events.append(happened.executive_step("income", standing(state)))
        slots = len(state.row)
        for place in range(self.place, state.seats):
            seat = (state.first + place) % state.seats
            for slot in range(self.slot if place == self.place else 0, slots):
                if state.players[seat].productions >> slot & 1:
                    state.push(Income(place, slot + 1))
                    push_income(state, seat, slot, events)
                    return True
        state.push(Upkeep(0))
        return True


class Upkeep(Due[Federation]):
    """The upkeep of each player in turn order."""

    def __init__(self, place: int) -> None:
        super().__init__(-1)
        self.place: Final = place

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "upkeep", "place": self.place}

    def settle(self, state: Federation, events: Events) -> bool:
        """Ask the next player who has to pay."""
        state.pop()
        if events is not None and self.place == 0:
            events.append(happened.executive_step("upkeep"))
        for place in range(self.place, state.seats):
            seat = (state.first + place) % state.seats
            price = state.box.upkeep[state.marker_level(seat)]
            if price[0] + price[1] + price[2] + price[3] > 0:
                state.push(Upkeep(place + 1))
                state.push(PayUpkeep(seat))
                return True
        state.push(Projects(0))
        return True


class PayUpkeep(Decision[Federation]):
    """Which level is paid for?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "pay_upkeep", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a level."""
        return Message("prompt-upkeep", {"level": state.marker_level(self.seat)})

    def legal(self, state: Federation) -> list[Action]:
        """Offer the level, every lower one that costs something, and to pay nothing (9.3)."""
        player = state.players[self.seat]
        found: list[Action] = []
        for level in range(state.marker_level(self.seat), 0, -1):
            price = state.box.upkeep[level]
            if price[0] + price[1] + price[2] + price[3] > 0 and payable(player.res, price):
                found.append(state.answers.upkeep[level])
        found.append(state.answers.upkeep[0])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Pay and fall as far as that says."""
        state.pop()
        level = cast(Pick, action).number
        player = state.players[self.seat]
        start = player.degree
        if level == 0:
            player.degree = min(start, state.box.fall_degree)
        elif level < state.marker_level(self.seat):
            player.degree = state.box.first_of_level[level]
        if events is not None and player.degree < start:
            events.append(happened.fell(self.seat, start, player.degree, state.box.level_of[player.degree]))
        if level > 0:
            pay(state, self.seat, state.box.upkeep[level], events)


class Projects(Due[Federation]):
    """Funding tokens advance their column's project, then the common one (13.3)."""

    def __init__(self, number: int) -> None:
        super().__init__(-1)
        self.number: Final = number
        """How many of the cells have been seen, column after column from the top floor."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "projects", "cell": self.number}

    def settle(self, state: Federation, events: Events) -> bool:
        """Fund as far as nobody has to discard."""
        state.pop()
        if events is not None and self.number == 0:
            events.append(happened.executive_step("projects"))
        depth = len(state.common)
        order = column_order(state)
        for number in range(self.number, len(order)):
            cell = order[number]
            seated = state.senate[cell]
            if seated is not None and seated.side == FUNDING and seated.owner >= 0:
                column = state.box.cells[cell].column - 1
                project_step(state, seated.owner, advanced_by(state, state.steps, column), events)
                if len(state.common) > depth:
                    state.common.insert(depth, Projects(number + 1))
                    return True
        state.push(Floors(-1))
        return True


class Floors(Due[Federation]):
    """The majority of each floor scores its accreditation level; then the law is voted on (13.4, 13.5)."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "floors"}

    def settle(self, state: Federation, events: Events) -> bool:
        """Score the floors, count the wings."""
        state.pop()
        if events is not None:
            events.append(happened.executive_step("floors"))
        for floor in (3, 2, 1):
            votes = floor_votes(state, floor)
            for seat in floor_leaders(votes):
                if events is not None:
                    events.append(happened.floor_won(seat, floor, votes[seat]))
                state.score(seat, state.level(seat), FROM_FLOORS, events)
        if events is not None:
            events.append(happened.executive_step("law"))
        wing = passing(wing_votes(state))
        if wing < 0:
            state.push(LawTie(state.president))
        else:
            pass_law(state, wing, events)
        return True


class LawTie(Decision[Federation]):
    """Which law passes?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "law_tie", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a wing."""
        return Message(
            "prompt-law-tie",
            {"left": named("law", state.box.laws[state.laws[0]]), "right": named("law", state.box.laws[state.laws[1]])},
        )

    def legal(self, state: Federation) -> list[Action]:
        """Offer both."""
        return [state.answers.law[0], state.answers.law[1]]

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Pass it."""
        state.pop()
        pass_law(state, cast(Pick, action).number, events)


def pass_law(state: Federation, wing: int, events: Events) -> None:
    """Let every player score the law of a wing, then end the round."""
    law = state.laws[wing]
    if events is not None:
        events.append(happened.law_passed(WINGS[wing], state.box.laws[law]))
    for seat in range(state.seats):
        for effect in state.box.law_effects[law]:
            state.perform(seat, effect, FROM_LAWS, events)
    state.push(RoundEnd(-1))


class RoundEnd(Due[Federation]):
    """The round is over."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "round_end"}

    def settle(self, state: Federation, events: Events) -> bool:
        """Clear the senate and go on."""
        state.pop()
        state.end_round(events)
        return True
