"""The rules of the probe game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cosmodrome import (
    Action,
    BadPosition,
    Event,
    Events,
    Game,
    Json,
    Message,
    Mind,
    Option,
    Rng,
    Score,
    State,
    Term,
    Who,
)
from cosmodrome.kernel.action import Plain
from cosmodrome.kit.codec import Questions
from cosmodrome.kit.position import header
from cosmodrome.kit.question import Question


class Probe(State):
    """Fuel in each tank, fuel in the burner, a hidden cargo for each seat."""

    def __init__(self, title: Game, seats: int, options: dict[str, Json], rng: Rng, fault: str) -> None:
        super().__init__(title, seats, options, rng)
        self.fault: Final = fault
        self.fuel = [0] * seats
        self.cargo = [0] * seats
        self.aim = ""
        self.pot = 0
        self.burnt = 0

    @property
    def over(self) -> bool:
        return self.fault != "endless" and max(self.fuel) >= (40 if self.options["long"] else 20)

    def copy(self, rng: Rng) -> Probe:
        copy = Probe(self.title, self.seats, self.options, rng, self.fault)
        copy.fuel, copy.cargo = self.fuel[:], self.cargo[:]
        copy.aim, copy.pot, copy.burnt = self.aim, self.pot, self.burnt
        self.copy_stacks(copy)
        return copy


class Happened(Event):
    """Something that a probe did."""

    def __init__(self, kind: str, seat: int, n: int) -> None:
        self.kind, self.seat, self.n = kind, seat, n

    def message(self) -> Message:
        return Message(f"event-{self.kind}", {"who": Who(self.seat), "n": self.n, "what": Term("component-burner")})

    def to_json(self) -> dict[str, Json]:
        return {"event": self.kind, "seat": self.seat, "n": self.n}


AIMS: Final = {aim: Plain(f"aim {aim}", f"aim-{aim}") for aim in ("low", "high")}
BURN: Final = Plain("burn", "burn")
COAST: Final = Plain("coast", "coast")


class Aim(Question[Probe]):
    """Ask for low or high numbers: it can be taken back."""

    def prompt(self, state: Probe) -> Message:
        return Message("prompt-aim")

    def legal(self, state: Probe) -> list[Action]:
        if state.fault == "stuck" and state.fuel[self.seat] % 7 == 5:
            return []
        return list(AIMS.values())

    def apply(self, state: Probe, action: Action, events: Events) -> None:
        state.pop()
        state.aim = action.text.split()[1]
        state.push(Burn(self.seat))


class Burn(Question[Probe]):
    """Ask whether to roll once more or to keep what is in the burner."""

    def prompt(self, state: Probe) -> Message:
        return Message("prompt-burn", {"n": state.pot})

    def legal(self, state: Probe) -> list[Action]:
        return [BURN, COAST] if state.pot else [BURN]

    def apply(self, state: Probe, action: Action, events: Events) -> None:
        if action is BURN:
            die = state.rng.die()
            good = (die <= 3) == (state.aim == "low")
            state.burnt += die if good else -state.pot
            state.pot = state.pot + die if good else 0
            if events is not None:
                events.append(Happened("burnt" if good else "failed", self.seat, die))
            if good:
                return
        else:
            if state.fault == "crash" and state.pot == 7:
                raise ZeroDivisionError("seven is too much")
            lost = 1 if state.fault == "leak" and self.seat == 1 and state.pot >= 9 else 0
            state.fuel[self.seat] += state.pot - lost
            if events is not None:
                events.append(Happened("kept", self.seat, state.pot))
            state.pot = 0
        state.pop()
        state.seal()
        state.push(Aim((self.seat + 1) % state.seats))


QUESTIONS: Final = Questions()
QUESTIONS.add("aim", Aim)
QUESTIONS.add("burn", Burn)


class ProbeGame(Game[Probe]):
    """Aim low or high, then burn as often as you dare; the first probe with enough fuel ends the game."""

    def __init__(self, fault: str) -> None:
        super().__init__("probe", 1, (2, 3), (Option("long", (False, True), (2, 3)),), str(Path(__file__).parent))
        self.fault: Final = fault

    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> Probe:
        return Probe(self, seats, options, rng, self.fault)

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> Probe:
        state = self.bare(seats, options, rng)
        state.cargo = [rng.below(4) for _ in range(seats)]
        state.push(Aim(0))
        return state

    def scores(self, state: Probe) -> list[Score]:
        return [
            Score({"fuel": fuel, "cargo": cargo if state.over else 0})
            for fuel, cargo in zip(state.fuel, state.cargo, strict=True)
        ]

    def winners(self, state: Probe) -> list[int]:
        totals = [score.total for score in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def view(self, state: Probe, seat: int | None) -> dict[str, Json]:
        players: list[Json] = []
        for each in range(state.seats):
            known = each == seat or state.over or state.fault == "peek"
            players.append({"seat": each, "fuel": state.fuel[each], "cargo": state.cargo[each] if known else None})
        return {"pot": state.pot, "players": players}

    def redraw(self, state: Probe, seat: int | None, rng: Rng) -> None:
        if not state.over:
            state.cargo = [cargo if each == seat else rng.below(4) for each, cargo in enumerate(state.cargo)]

    def write(self, state: Probe) -> dict[str, Json]:
        return {
            **header(state),
            "fuel": state.fuel[:],
            "cargo": state.cargo[:],
            "aim": state.aim,
            "pot": state.pot,
            "burnt": state.burnt,
            "steps": [QUESTIONS.write(step, state) for step in state.common],
        }

    def read(self, state: Probe, data: dict[str, Any]) -> None:
        state.fuel, state.cargo = list(data["fuel"]), list(data["cargo"])
        state.aim = str(data["aim"])
        state.pot, state.burnt, state.seals = int(data["pot"]), int(data["burnt"]), int(data["seals"])
        state.common = [QUESTIONS.read(step, state) for step in data["steps"]]

    def check(self, state: Probe) -> None:
        if state.burnt != sum(state.fuel) + state.pot:
            raise BadPosition(f"fuel is lost: {state.burnt} burnt, {sum(state.fuel) + state.pot} there")


class ProbeMind(Mind[Probe]):
    """Chances by the fuel in the tanks."""

    def evaluate(self, state: Probe) -> list[float]:
        total = sum(state.fuel) + state.seats
        return [(fuel + 1) / total for fuel in state.fuel]
