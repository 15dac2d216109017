"""The log tells the whole truth: from events alone a ledger follows profit, cards, teams, bases and all the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.spacecorp.scene import CARDS, GAME, field, phase
from support.positions import legal_texts

from cosmodrome import Event, Rng, State


class Ledger:
    """What somebody knows who was shown the table once and has read the log ever since."""

    def __init__(self, state: State) -> None:
        data: Any = state.to_json()
        people = data["players"]
        self.era = data["era"]
        self.profit = [player["profit"] for player in people]
        self.hands = [Counter(player["hand"]) for player in people]
        self.infra = [list(player["infra"]) for player in people]
        self.teams = [list(player["teams"]) for player in people]
        self.cubes = [{cube: player[cube] for cube in ("genetics", "revelation")} for player in people]
        self.progress = [set(player["progress"]) for player in people]
        self.colonies = [[(colony["tile"], colony["site"]) for colony in player["colonies"]] for player in people]
        self.offers = list(data["offers"])
        self.discard = Counter(data["discard"])
        self.deck = len(data["deck"]) + len(data["deck_top"])
        self.contracts = dict(data["contracts"])
        self.tiles = {
            (site, box + 1): tile
            for site, entry in data["board"].items()
            for box, tile in enumerate(entry["tiles"])
            if tile
        }
        self.bases = {
            (site, box + 1): base
            for site, entry in data["board"].items()
            for box, base in enumerate(entry["bases"])
            if base
        }
        self.beyond = list(data["beyond"])
        self.passed = [player["passed"] for player in people]
        self.turn, self.active = data["turn"], data["active"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and vars(self) == vars(other)

    def differs(self, other: Ledger) -> dict[str, Any]:
        """Name what two ledgers disagree about."""
        return {name: (value, vars(other)[name]) for name, value in vars(self).items() if vars(other)[name] != value}

    def read(self, fact: dict[str, Any]) -> None:
        """Note one event."""
        note = getattr(self, fact["event"], None)
        if note is not None:
            note(fact)

    def turn_began(self, fact: dict[str, Any]) -> None:
        self.turn, self.active = fact["turn"], fact["seat"]

    def passed_by(self, fact: dict[str, Any]) -> None:
        self.passed[fact["seat"]] = True

    def paid(self, fact: dict[str, Any]) -> None:
        self.profit[fact["seat"]] -= fact["profit"] + fact["penalty"]
        self.hands[fact["seat"]] -= Counter([*fact["cards"], *(["time"] if fact["time"] else [])])

    def special(self, fact: dict[str, Any]) -> None:
        self.hands[fact["seat"]] -= Counter([fact["card"]])

    def edge(self, fact: dict[str, Any]) -> None:
        self.hands[fact["seat"]] -= Counter([fact["card"]])
        self.discard[fact["card"]] += 1

    def poached(self, fact: dict[str, Any]) -> None:
        self.hands[fact["seat"]] += Counter(fact["cards"])

    def discarded(self, fact: dict[str, Any]) -> None:
        self.discard += Counter(card for card in fact["cards"] if card != "time")

    def drew(self, fact: dict[str, Any]) -> None:
        self.hands[fact["seat"]][fact["card"]] += 1
        self.deck -= 1

    def took(self, fact: dict[str, Any]) -> None:
        self.hands[fact["seat"]][fact["card"]] += 1
        assert self.offers[fact["offer"] - 1] == fact["card"]
        self.offers[fact["offer"] - 1] = None

    def refilled(self, fact: dict[str, Any]) -> None:
        for entry in fact["offers"]:
            self.offers[entry["offer"] - 1] = entry["card"]
            self.deck -= 1

    def deck_set_aside(self, fact: dict[str, Any]) -> None:
        self.deck = 0

    def upgraded(self, fact: dict[str, Any]) -> None:
        self.hands[fact["seat"]] -= Counter([fact["card"]])
        if fact["kept"]:
            self.hands[fact["seat"]][fact["replaced"]] += 1
        self.infra[fact["seat"]][fact["slot"] - 1] = fact["card"]

    def infra_removed(self, fact: dict[str, Any]) -> None:
        self.infra[fact["seat"]][fact["slot"] - 1] = None
        if CARDS[fact["card"]]["era"] == self.era:
            self.discard[fact["card"]] += 1

    def gained(self, fact: dict[str, Any]) -> None:
        self.profit[fact["seat"]] += fact["amount"]

    def lost(self, fact: dict[str, Any]) -> None:
        self.profit[fact["seat"]] -= fact["amount"]

    def produced(self, fact: dict[str, Any]) -> None:
        assert fact["total"] == fact["bonus"] + sum(tile["production"] for tile in fact["tiles"])
        self.profit[fact["seat"]] += fact["total"]

    def contract(self, fact: dict[str, Any]) -> None:
        self.profit[fact["seat"]] += fact["reward"]
        self.contracts[fact["contract"]] = f"p{fact['seat'] + 1}"

    def cube(self, fact: dict[str, Any]) -> None:
        assert self.cubes[fact["seat"]][fact["cube"]] == fact["from"]
        self.cubes[fact["seat"]][fact["cube"]] = fact["to"]

    def progress_taken(self, fact: dict[str, Any]) -> None:
        self.progress[fact["seat"]].add(fact["name"])

    def moved(self, fact: dict[str, Any]) -> None:
        box = f":{fact['box']}" if fact["box"] else ""
        self.teams[fact["seat"]][fact["team"]] = fact["to"] + box

    transported = teleported = moved

    def track(self, fact: dict[str, Any]) -> None:
        box = f":{fact['box']}" if fact["box"] not in (None, "star") else ""
        self.teams[fact["seat"]][fact["team"]] = fact["site"] + box

    def beyond_reached(self, fact: dict[str, Any]) -> None:
        self.beyond[fact["marker"] - 1] = fact["seat"]

    def team_removed(self, fact: dict[str, Any]) -> None:
        self.teams[fact["seat"]][fact["team"]] = "gone"

    def phobes(self, fact: dict[str, Any]) -> None:
        self.teams[fact["seat"]][fact["team"]] = "sun"

    def star_children(self, fact: dict[str, Any]) -> None:
        self.teams[fact["seat"]][fact["team"]] = fact["site"]

    def explored(self, fact: dict[str, Any]) -> None:
        self.tiles[fact["site"], fact["box"]] = fact["tile"]

    def built(self, fact: dict[str, Any]) -> None:
        self.bases[fact["site"], fact["box"]] = f"p{fact['seat'] + 1} {fact['type']}"

    def colonized(self, fact: dict[str, Any]) -> None:
        self.colonies[fact["seat"]].append((fact["tile"], fact["site"]))


def between_eras(state: State) -> bool:
    """Tell whether a new board is being laid out."""
    stack = field(state, "stack")
    return bool(stack) and stack[0]["step"] != "turn"


@pytest.mark.parametrize(
    ("eras", "seats", "seed"), [("1", 2, 21), ("2", 3, 22), ("3", 2, 23), ("3", 4, 24), ("1-3", 3, 25), ("1-3", 4, 26)]
)
def test_the_events_tell_everything_that_happens(eras: str, seats: int, seed: int) -> None:
    state, rng = GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed)
    ledger = Ledger(state)
    for _ in range(700):
        if not state.deciders():
            break
        (seat,) = state.deciders()
        options = [text for text in legal_texts(state) if text != "pass"] or legal_texts(state)
        if phase(state) == "action":
            kinds = sorted({text.split()[0] for text in options})
            kind = kinds[rng.below(len(kinds))]
            options = [text for text in options if text.split()[0] == kind]
        text, between = options[rng.below(len(options))], between_eras(state)
        events: list[Event] = []
        state.apply(seat, state.parse(seat, text), events)
        facts: list[dict[str, Any]] = [event.to_json() for event in events]
        now = Ledger(state)
        if between or between_eras(state) or any(fact["event"] in ("era_ended", "era_began") for fact in facts):
            # Between two eras the whole table is new.
            ledger = now
            continue
        for fact in facts:
            ledger.read({"event": "passed_by"} | {"seat": fact["seat"]} if fact["event"] == "passed" else fact)
        assert ledger == now, (text, facts, ledger.differs(now))
    assert all(card in CARDS or card == "time" for held in ledger.hands for card in held)
