"""The rules of the probe game."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from cosmodrome import (
    Action,
    BadPosition,
    Event,
    Events,
    Game,
    Json,
    Message,
    Option,
    Rng,
    Score,
    State,
    Step,
    Term,
    View,
    Who,
)


class ProbeGame(Game):
    """Aim low or high, then burn as often as you dare; the first probe with enough fuel ends the game."""

    def __init__(self, fault: str) -> None:
        super().__init__("probe", 1, (2, 3), (Option("long", (False, True), (2, 3)),), str(Path(__file__).parent))
        self.fault = fault

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> State:
        cargo = [rng.below(4) for _ in range(seats)]
        state = ProbeState(seats, options, rng, self.fault, [0] * seats, cargo)
        state.push(Aim(0))
        return state

    def load(self, data: dict[str, Json]) -> State:
        fuel, cargo = cast("list[int]", data["fuel"]), cast("list[int]", data["cargo"])
        rng = Rng.from_json(cast("list[int]", data["rng"]))
        state = ProbeState(len(fuel), cast("dict[str, Json]", data["options"]), rng, self.fault, fuel[:], cargo[:])
        state.pot, state.burnt = cast(int, data["pot"]), cast(int, data["burnt"])
        state.seals = cast(int, data["seals"])
        for step in cast("list[dict[str, Json]]", data["steps"]):
            seat = cast(int, step["seat"])
            state.push(Aim(seat) if step["step"] == "aim" else Burn(seat, cast(str, step["aim"])))
        return state


class ProbeState(State):
    """Fuel in each tank, fuel in the burner, a hidden cargo for each seat."""

    def __init__(
        self, seats: int, options: dict[str, Json], rng: Rng, fault: str, fuel: list[int], cargo: list[int]
    ) -> None:
        super().__init__("probe", seats, options, rng)
        self.fault = fault
        self.fuel = fuel
        self.cargo = cargo
        self.pot = 0
        self.burnt = 0

    @property
    def over(self) -> bool:
        return self.fault != "endless" and max(self.fuel) >= (40 if self.options["long"] else 20)

    def scores(self) -> list[Score]:
        return [
            Score({"fuel": fuel, "cargo": cargo if self.over else 0})
            for fuel, cargo in zip(self.fuel, self.cargo, strict=True)
        ]

    def winners(self) -> list[int]:
        totals = [score.total for score in self.scores()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def clone(self) -> State:
        copy = ProbeState(self.seats, self.options, self.rng.clone(), self.fault, self.fuel[:], self.cargo[:])
        copy.pot, copy.burnt = self.pot, self.burnt
        self.copy_stacks(copy)
        return copy

    def view(self, seat: int | None) -> View:
        players: list[Json] = []
        for each in range(self.seats):
            known = each == seat or self.over or self.fault == "peek"
            players.append({"seat": each, "fuel": self.fuel[each], "cargo": self.cargo[each] if known else None})
        return View("probe", seat, {"pot": self.pot, "players": players})

    def imagine(self, seat: int | None, rng: Rng) -> State:
        dream = cast(ProbeState, self.clone())
        if not self.over:
            dream.cargo = [cargo if each == seat else rng.below(4) for each, cargo in enumerate(self.cargo)]
        dream.rng = rng.fork()
        return dream

    def to_json(self) -> dict[str, Json]:
        return {
            "game": "probe",
            "rules": 1,
            "options": self.options,
            "rng": self.rng.to_json(),
            "fuel": self.fuel[:],
            "cargo": self.cargo[:],
            "pot": self.pot,
            "burnt": self.burnt,
            "seals": self.seals,
            "steps": [step.to_json() for step in self.common],
        }

    def check(self) -> None:
        if self.burnt != sum(self.fuel) + self.pot:
            raise BadPosition(f"fuel is lost: {self.burnt} burnt, {sum(self.fuel) + self.pot} there")

    def evaluate(self) -> list[float]:
        total = sum(self.fuel) + self.seats
        return [(fuel + 1) / total for fuel in self.fuel]


class Choice(Action):
    """An answer in the probe game."""

    def message(self) -> Message:
        return Message(f"action-{self.text.replace(' ', '-')}")


class Happened(Event):
    """Something that a probe did."""

    def __init__(self, kind: str, seat: int, n: int) -> None:
        self.kind, self.seat, self.n = kind, seat, n

    def message(self) -> Message:
        return Message(f"event-{self.kind}", {"who": Who(self.seat), "n": self.n, "what": Term("component-burner")})

    def to_json(self) -> dict[str, Json]:
        return {"event": self.kind, "seat": self.seat, "n": self.n}


class Aim(Step):
    """Ask for low or high numbers: it can be taken back."""

    def to_json(self) -> dict[str, Json]:
        return {"step": "aim", "seat": self.seat}

    def legal(self, state: State) -> list[Action]:
        if cast(ProbeState, state).fault == "stuck" and cast(ProbeState, state).fuel[self.seat] % 7 == 5:
            return []
        return [Choice("aim low"), Choice("aim high")]

    def apply(self, state: State, action: Action, events: Events) -> None:
        state.pop()
        state.push(Burn(self.seat, action.text.split()[1]))

    def prompt(self, state: State) -> Message:
        return Message("prompt-aim")


class Burn(Step):
    """Ask whether to roll once more or to keep what is in the burner."""

    def __init__(self, seat: int, aim: str) -> None:
        super().__init__(seat)
        self.aim = aim

    def to_json(self) -> dict[str, Json]:
        return {"step": "burn", "seat": self.seat, "aim": self.aim}

    def legal(self, state: State) -> list[Action]:
        return [Choice("burn")] + ([Choice("coast")] if cast(ProbeState, state).pot else [])

    def prompt(self, state: State) -> Message:
        return Message("prompt-burn", {"n": cast(ProbeState, state).pot})

    def apply(self, state: State, action: Action, events: Events) -> None:
        probe = cast(ProbeState, state)
        if action.text == "burn":
            die = probe.rng.die()
            good = (die <= 3) == (self.aim == "low")
            probe.burnt += die if good else -probe.pot
            probe.pot = probe.pot + die if good else 0
            if events is not None:
                events.append(Happened("burnt" if good else "failed", self.seat, die))
            if good:
                return
        else:
            if probe.fault == "crash" and probe.pot == 7:
                raise ZeroDivisionError("seven is too much")
            lost = 1 if probe.fault == "leak" and self.seat == 1 and probe.pot >= 9 else 0
            probe.fuel[self.seat] += probe.pot - lost
            if events is not None:
                events.append(Happened("kept", self.seat, probe.pot))
            probe.pot = 0
        state.pop()
        state.seal()
        state.push(Aim((self.seat + 1) % state.seats))
