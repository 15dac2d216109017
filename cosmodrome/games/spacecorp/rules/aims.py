"""The parts of a goal that are asked one by one: base types, tiles, targets, the second team (8, 7.3)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message, Term
from ....kit.question import Decision
from ..components import ACTIONS, BASES, BUILD, EXPLORE, MOVE, NO, PRODUCE, SPECIAL, TELEPORT
from ..said import events as happened
from ..said.actions import BASE, DONE, FORGO, Choice
from ..state import SpaceCorp
from .explore import Reveal
from .goals import Goal, eligible
from .paying import Half, Pay
from .possible import builds, explorations, moves, next_types, probe_targets, team_sites
from .sources import power
from .value import EMPTY, Boost, Power


class ChooseBases(Decision[SpaceCorp]):
    """Which base for the next box of the system?"""

    def __init__(self, seat: int, site: int, types: list[int], half: Half | None) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.types: Final = types
        self.half: Final = half

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {
            "step": "bases",
            "seat": self.seat,
            "site": self.site,
            "types": [BASES[type] for type in self.types],
            "second": None if self.half is None else self.half.to_json(),
        }

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a base type."""
        return Message("prompt-bases", {"box": len(self.types) + 1})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer the types that leave the Build possible."""
        if self.half is None:
            types = next_types(state, self.seat, self.site, self.types, power(state, self.seat, BUILD, True), 0, False)
        else:
            types = next_types(
                state,
                self.seat,
                self.site,
                self.types,
                Power([self.half.bundle(state, self.seat, BUILD)], EMPTY, 0),
                self.half.spent,
                self.half.penalty_paid,
            )
        found: list[Action] = []
        for type in types:
            found.append(BASE[type])
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Go on to the next box, or to the payment."""
        types = [*self.types, cast(Choice, action).a]
        if len(types) < state.board.sites[self.site].slots:
            state.common[-1] = ChooseBases(self.seat, self.site, types, self.half)
        else:
            state.common[-1] = Pay(self.seat, Goal(BUILD, self.site, self.site, types, []), self.half)


class ChooseTiles(Decision[SpaceCorp]):
    """On which tiles does the player produce?"""

    def __init__(self, seat: int, slots: list[int]) -> None:
        super().__init__(seat)
        self.slots: Final = slots

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "tiles", "seat": self.seat}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a tile."""
        return Message("prompt-tiles", {"count": len(self.slots)})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer the tiles that can be added, and to be done."""
        gifts = state.players[self.seat].gifts
        boost = Boost(0, gifts.add[PRODUCE], False, gifts.multiply[PRODUCE])
        found: list[Action] = []
        if len(self.slots) < power(state, self.seat, PRODUCE, False).most(boost):
            for slot in eligible(state, self.seat):
                if slot not in self.slots:
                    found.append(
                        state.answers.tile[state.era][slot] if slot < len(state.tiles) else state.answers.tile_legacy
                    )
        if self.slots:
            found.append(DONE)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Add a tile, or go on to the payment."""
        if action is DONE:
            state.common[-1] = Pay(self.seat, Goal(PRODUCE, NO, NO, [], self.slots), None)
        else:
            state.common[-1] = ChooseTiles(self.seat, [*self.slots, cast(Choice, action).a])


class Target(Decision[SpaceCorp]):
    """Where does a probe or the Antimatter Prototype go?"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "target", "seat": self.seat, "card": self.card}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a target."""
        return Message("prompt-target", {"card": Term("card-" + state.box.card_ids[self.card].replace("_", "-"))})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every target."""
        found: list[Action] = []
        if state.box.cards[self.card].special == TELEPORT:
            board = state.board
            for start in team_sites(state, self.seat):
                for to in range(board.count):
                    if to != start and not board.sites[to].is_beyond and not board.sites[to].orion:
                        found.append(state.answers.teleport[state.era][start][to])
        else:
            for site in probe_targets(state):
                found.append(state.answers.probe[state.era][site])
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Play the card and do it."""
        state.pop()
        choice = cast(Choice, action)
        play_special(state, self.seat, self.card, events)
        if state.box.cards[self.card].special == TELEPORT:
            team = state.free_team(self.seat, choice.a)
            box = state.put_at(self.seat, team, choice.b)
            state.acted |= 1 << (self.seat * 4 + team)
            if events is not None:
                ids = state.board.ids
                events.append(happened.journey("teleported", self.seat, team, ids[choice.a], ids[choice.b], box, []))
        else:
            state.push(Reveal(self.seat, choice.a, 0, True))


def play_special(state: SpaceCorp, seat: int, card: int, events: Events) -> None:
    """Put a card on the table for its Special."""
    state.take(seat, card)
    state.table = [*state.table, card]
    state.kind = SPECIAL
    if events is not None:
        events.append(happened.special(seat, state.box.cards[card].id))


class Second(Decision[SpaceCorp]):
    """What does the second team do with the same sources?"""

    def __init__(self, seat: int, kind: int, half: Half) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.half: Final = half

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "second", "seat": self.seat, "kind": ACTIONS[self.kind], "first": self.half.to_json()}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for the second goal."""
        return Message("prompt-second", {"action": Term(f"kind-{ACTIONS[self.kind]}")})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer what another team can do with the same sources, or to forgo it (R-51)."""
        strength = Power([self.half.bundle(state, self.seat, self.kind)], EMPTY, 0)
        sites = team_sites(state, self.seat)
        found: list[Action] = []
        if self.kind == MOVE:
            moves(state, self.seat, sites, strength, self.half.spent, self.half.penalty_paid, found)
        elif self.kind == EXPLORE:
            explorations(state, self.seat, sites, strength, self.half.spent, found)
        else:
            builds(state, self.seat, sites, strength, self.half.spent, self.half.penalty_paid, found)
        found.append(FORGO)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Go on to what is still to be chosen and paid."""
        if action is FORGO:
            state.pop()
            return
        state.common[-1] = following(self.seat, state, cast(Choice, action), self.half)


def following(seat: int, state: SpaceCorp, choice: Choice, half: Half | None) -> Decision[SpaceCorp]:
    """Give the next question after a goal of a team."""
    if choice.kind == MOVE:
        return Pay(seat, Goal(MOVE, choice.a, choice.b, [], []), half)
    if choice.kind == EXPLORE:
        return Pay(seat, Goal(EXPLORE, choice.a, choice.a, [], []), half)
    if choice.b < 0:
        return ChooseBases(seat, choice.a, [], half)
    return Pay(seat, Goal(BUILD, choice.a, choice.a, [choice.b], []), half)
