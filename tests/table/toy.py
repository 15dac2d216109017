"""A tiny game with everything that a table has to cope with: chance, secrets, answers at once, things to take back.

Each seat holds three secret gems and first hides one of them, all at the same time. Then the seats take turns:
roll for fuel, spend fuel for points, show a gem for its points, end the turn. After three turns each, hidden gems
count double.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from cosmodrome.kernel.action import Action
from cosmodrome.kernel.errors import BadPosition
from cosmodrome.kernel.event import Event, Events
from cosmodrome.kernel.game import Game, Option
from cosmodrome.kernel.message import Json, Message, Who
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.score import Score
from cosmodrome.kernel.state import State
from cosmodrome.kernel.step import Step
from cosmodrome.kernel.view import View

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


class Hide(Step):
    """Which gem is hidden."""

    def to_json(self) -> dict[str, Json]:
        return {"step": "hide", "seat": self.seat}

    def prompt(self, state: State) -> Message:
        return Message("toy-hide")

    def legal(self, state: State) -> list[Action]:
        return [ToyAction(f"hide {gem(card)}") for card in cast("Toy", state).hands[self.seat]]

    def apply(self, state: State, action: Action, events: Events) -> None:
        toy = cast("Toy", state)
        card = int(action.text[-2:])
        toy.hands[self.seat] = [other for other in toy.hands[self.seat] if other != card]
        toy.hidden[self.seat] = card
        toy.own[self.seat].pop()
        if events is not None:
            events.append(ToyEvent("hid", self.seat, {}, {"gem": gem(card)}))


class Turn(Step):
    """What a seat does on its turn."""

    def to_json(self) -> dict[str, Json]:
        return {"step": "turn", "seat": self.seat}

    def prompt(self, state: State) -> Message:
        return Message("toy-turn", {"who": Who(self.seat)})

    def legal(self, state: State) -> list[Action]:
        toy = cast("Toy", state)
        if not toy.rolled:
            return [ToyAction("roll")]
        spend = [ToyAction("spend")] if toy.fuel[self.seat] else []
        return [*spend, *(ToyAction(f"show {gem(card)}") for card in toy.hands[self.seat]), ToyAction("end")]

    def apply(self, state: State, action: Action, events: Events) -> None:
        toy = cast("Toy", state)
        word, _, rest = action.text.partition(" ")
        facts: dict[str, Json] = {}
        if word == "roll":
            facts["die"] = toy.rng.die()
            toy.fuel[self.seat] += cast("int", facts["die"])
            toy.rolled = True
        elif word == "spend":
            toy.fuel[self.seat] -= 1
            toy.points[self.seat] += 1
        elif word == "show":
            facts["gem"] = rest
            toy.hands[self.seat] = [card for card in toy.hands[self.seat] if gem(card) != rest]
            toy.points[self.seat] += int(rest[-2:])
        else:
            toy.turn += 1
            toy.rolled = False
            toy.seal()
            toy.common = [Turn(toy.turn % toy.seats)]
        if events is not None:
            events.append(ToyEvent(word, self.seat, facts))


class Toy(State):
    def __init__(self, seats: int, options: dict[str, Json], rng: Rng) -> None:
        super().__init__("toy", seats, options, rng)
        self.hands: list[list[int]] = []
        self.hidden: list[int] = [0] * seats
        self.fuel = [0] * seats
        self.points = [0] * seats
        self.turn = 0
        self.rolled = False

    @property
    def over(self) -> bool:
        return self.turn >= self.seats * TURNS

    def scores(self) -> list[Score]:
        return [
            Score({"points": points, "hidden": 2 * card if self.over else 0})
            for points, card in zip(self.points, self.hidden, strict=True)
        ]

    def winners(self) -> list[int]:
        totals = [score.total for score in self.scores()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def clone(self) -> Toy:
        copy = Toy(self.seats, self.options, self.rng.clone())
        copy.hands, copy.hidden = [hand[:] for hand in self.hands], self.hidden[:]
        copy.fuel, copy.points, copy.turn, copy.rolled = self.fuel[:], self.points[:], self.turn, self.rolled
        self.copy_stacks(copy)
        return copy

    def view(self, seat: int | None) -> View:
        players = [
            {
                "seat": who,
                "fuel": self.fuel[who],
                "points": self.points[who],
                "hand": [gem(card) for card in self.hands[who]] if who == seat else len(self.hands[who]),
                "hidden": gem(self.hidden[who]) if self.hidden[who] and (who == seat or self.over) else None,
            }
            for who in range(self.seats)
        ]
        return View("toy", seat, {"turn": self.turn, "players": players})

    def imagine(self, seat: int | None, rng: Rng) -> Toy:
        copy = self.clone()
        copy.rng = rng.fork()
        return copy

    def to_json(self) -> dict[str, Json]:
        return {
            "game": "toy",
            "rules": 1,
            "seats": self.seats,
            "options": self.options,
            "rng": self.rng.to_json(),
            "hands": [hand[:] for hand in self.hands],
            "hidden": self.hidden[:],
            "fuel": self.fuel[:],
            "points": self.points[:],
            "turn": self.turn,
            "rolled": self.rolled,
            "seals": self.seals,
            "common": [step.to_json() for step in self.common],
            "own": [[step.to_json() for step in stack] for stack in self.own],
        }

    def check(self) -> None:
        if len(self.hands) != self.seats:
            raise BadPosition("a hand for each seat")

    def evaluate(self) -> list[float]:
        return [1.0 / self.seats] * self.seats


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__("toy", 1, (2, 3), (Option("bright", (False, True), (2, 3)),), str(Path(__file__).parent))

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> State:
        toy = Toy(seats, options, rng)
        cards = rng.shuffled(list(range(1, GEMS + 1)))
        toy.hands = [sorted(cards[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        toy.common = [Turn(0)]
        toy.own = [[Hide(seat)] for seat in range(seats)]
        if events is not None:
            events += [
                ToyEvent("dealt", seat, {}, {"gems": [gem(card) for card in toy.hands[seat]]}) for seat in range(seats)
            ]
        return toy

    def load(self, data: dict[str, Json]) -> State:
        facts = cast("dict[str, list[list[int]]]", data)
        toy = Toy(
            cast("int", data["seats"]),
            cast("dict[str, Json]", data["options"]),
            Rng.from_json(cast("list[int]", data["rng"])),
        )
        toy.hands = [list(hand) for hand in facts["hands"]]
        toy.hidden, toy.fuel, toy.points = (list(cast("list[int]", data[key])) for key in ("hidden", "fuel", "points"))
        toy.turn, toy.rolled = cast("int", data["turn"]), bool(data["rolled"])
        toy.seals = cast("int", data["seals"])
        toy.common = [_step(step) for step in cast("list[dict[str, int]]", data["common"])]
        toy.own = [[_step(step) for step in stack] for stack in cast("list[list[dict[str, int]]]", data["own"])]
        return toy


def _step(data: dict[str, int]) -> Step:
    return Hide(data["seat"]) if cast("str", data["step"]) == "hide" else Turn(data["seat"])


TOY = ToyGame()
