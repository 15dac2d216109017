"""A tiny game with everything that a table has to cope with: chance, secrets, answers at once, things to take back.

Each seat holds three secret gems and first hides one of them, all at the same time. Then the seats take turns:
roll for fuel, spend fuel for points, show a gem for its points, end the turn. After three turns each, hidden gems
count double.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.kernel.action import Action
from cosmodrome.kernel.errors import BadPosition
from cosmodrome.kernel.event import Event, Events
from cosmodrome.kernel.game import Game, Option
from cosmodrome.kernel.message import Json, Message, Who
from cosmodrome.kernel.preference import UNTIL_MY_TURN
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.score import Score
from cosmodrome.kernel.state import State
from cosmodrome.kit.codec import Questions
from cosmodrome.kit.position import header
from cosmodrome.kit.question import Question

GEMS = 30
TURNS = 3


def gem(number: int) -> str:
    """Name a gem so that it can be found in any frame that mentions it."""
    return f"gem{number:02}"


class ToyAction(Action):
    def message(self) -> Message:
        return Message("toy-action", {"text": self.text})

    def at(self) -> list[str]:
        return [f"button:{self.text.split()[0]}"]


class ToyEvent(Event):
    def __init__(self, name: str, seat: int, facts: dict[str, Json], secret: dict[str, Json] | None = None) -> None:
        self.name = name
        self.seat = seat
        self.facts = facts
        self.secret = secret if secret is not None else {}

    def message(self) -> Message:
        return Message(f"toy-{self.name}", {"who": Who(self.seat), "what": str({**self.facts, **self.secret})})

    def to_json(self) -> dict[str, Json]:
        return {"event": self.name, "seat": self.seat, **self.facts, **self.secret}

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ToyEvent(self.name, self.seat, self.facts)


class Toy(State):
    """Gems in hand, the hidden ones, fuel and points of each seat."""

    def __init__(self, title: Game, seats: int, options: dict[str, Json], rng: Rng) -> None:
        super().__init__(title, seats, options, rng)
        self.hands: list[list[int]] = []
        self.hidden: list[int] = [0] * seats
        self.fuel = [0] * seats
        self.points = [0] * seats
        self.turn = 0
        self.rolled = False

    @property
    def over(self) -> bool:
        return self.turn >= self.seats * TURNS

    def copy(self, rng: Rng) -> Toy:
        copy = Toy(self.title, self.seats, self.options, rng)
        copy.hands, copy.hidden = [hand[:] for hand in self.hands], self.hidden[:]
        copy.fuel, copy.points, copy.turn, copy.rolled = self.fuel[:], self.points[:], self.turn, self.rolled
        self.copy_stacks(copy)
        return copy


class Hide(Question[Toy]):
    """Which gem is hidden."""

    def prompt(self, state: Toy) -> Message:
        return Message("toy-hide")

    def legal(self, state: Toy) -> list[Action]:
        return [ToyAction(f"hide {gem(card)}") for card in state.hands[self.seat]]

    def apply(self, state: Toy, action: Action, events: Events) -> None:
        card = int(action.text[-2:])
        state.hands[self.seat] = [other for other in state.hands[self.seat] if other != card]
        state.hidden[self.seat] = card
        state.drop(self)
        if events is not None:
            events.append(ToyEvent("hid", self.seat, {}, {"gem": gem(card)}))


class Turn(Question[Toy]):
    """What a seat does on its turn."""

    def prompt(self, state: Toy) -> Message:
        return Message("toy-turn", {"who": Who(self.seat)})

    def legal(self, state: Toy) -> list[Action]:
        if not state.rolled:
            return [ToyAction("roll")]
        spend = [ToyAction("spend")] if state.fuel[self.seat] else []
        return [*spend, *(ToyAction(f"show {gem(card)}") for card in state.hands[self.seat]), ToyAction("end")]

    def apply(self, state: Toy, action: Action, events: Events) -> None:
        word, _, rest = action.text.partition(" ")
        facts: dict[str, Json] = {}
        if word == "roll":
            die = state.rng.die()
            facts["die"] = die
            state.fuel[self.seat] += die
            state.rolled = True
        elif word == "spend":
            state.fuel[self.seat] -= 1
            state.points[self.seat] += 1
        elif word == "show":
            facts["gem"] = rest
            state.hands[self.seat] = [card for card in state.hands[self.seat] if gem(card) != rest]
            state.points[self.seat] += int(rest[-2:])
        else:
            state.turn += 1
            state.rolled = False
            state.seal()
            state.common = [Turn(state.turn % state.seats)]
        if events is not None:
            events.append(ToyEvent(word, self.seat, facts))


QUESTIONS = Questions()
QUESTIONS.add("hide", Hide)
QUESTIONS.add("turn", Turn)


class ToyGame(Game[Toy]):
    """Two or three seats; nobody is ever passed over, but a seat that was may ask to be asked again."""

    def __init__(self) -> None:
        options = (Option("bright", (False, True), (2, 3)),)
        super().__init__("toy", 1, (2, 3), options, str(Path(__file__).parent), UNTIL_MY_TURN)

    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> Toy:
        return Toy(self, seats, options, rng)

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> Toy:
        state = self.bare(seats, options, rng)
        cards = rng.shuffled(list(range(1, GEMS + 1)))
        state.hands = [sorted(cards[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        state.common = [Turn(0)]
        state.own = [[Hide(seat)] for seat in range(seats)]
        if events is not None:
            for seat in range(seats):
                events.append(ToyEvent("dealt", seat, {}, {"gems": [gem(card) for card in state.hands[seat]]}))
        return state

    def scores(self, state: Toy) -> list[Score]:
        return [
            Score({"points": points, "hidden": 2 * card if state.over else 0})
            for points, card in zip(state.points, state.hidden, strict=True)
        ]

    def winners(self, state: Toy) -> list[int]:
        totals = [score.total for score in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def view(self, state: Toy, seat: int | None) -> dict[str, Json]:
        players: list[Json] = [
            {
                "seat": who,
                "fuel": state.fuel[who],
                "points": state.points[who],
                "hand": [gem(card) for card in state.hands[who]] if who == seat else len(state.hands[who]),
                "hidden": gem(state.hidden[who]) if state.hidden[who] and (who == seat or state.over) else None,
            }
            for who in range(state.seats)
        ]
        return {"turn": state.turn, "players": players}

    def write(self, state: Toy) -> dict[str, Json]:
        return {
            **header(state),
            "hands": [hand[:] for hand in state.hands],
            "hidden": state.hidden[:],
            "fuel": state.fuel[:],
            "points": state.points[:],
            "turn": state.turn,
            "rolled": state.rolled,
            "muted": state.muted[:],
            "common": [QUESTIONS.write(step, state) for step in state.common],
            "own": [[QUESTIONS.write(step, state) for step in stack] for stack in state.own],
        }

    def read(self, state: Toy, data: dict[str, Any]) -> None:
        state.hands = [list(hand) for hand in data["hands"]]
        state.hidden, state.fuel, state.points = (list(data[name]) for name in ("hidden", "fuel", "points"))
        state.turn, state.rolled, state.seals = int(data["turn"]), bool(data["rolled"]), int(data["seals"])
        state.muted = list(data["muted"])
        state.common = [QUESTIONS.read(step, state) for step in data["common"]]
        state.own = [[QUESTIONS.read(step, state) for step in stack] for stack in data["own"]]

    def check(self, state: Toy) -> None:
        if len(state.hands) != state.seats:
            raise BadPosition("a hand for each seat")


TOY = ToyGame()
