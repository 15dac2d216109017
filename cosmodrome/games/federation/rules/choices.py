"""The choices that effects ask for: projects, missions, medals, deep space, free discs and robots, and the like."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision, Due
from ..components import COMMON, EARLIER, MEDALS, PLANETS, PROJECTS, Effect
from ..said import events as happened
from ..said.actions import Pick
from ..state import Federation
from .begin import begin_planet
from .drawing import take_alteration
from .possible import changes_any, executable
from .run import Run


class Climb(Due[Federation]):
    """Degrees still to come after a deep space tile."""

    def __init__(self, seat: int, degrees: int) -> None:
        super().__init__(seat)
        self.degrees: Final = degrees

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "degrees", "seat": self.seat, "n": self.degrees}

    def settle(self, state: Federation, events: Events) -> bool:
        """Gain them."""
        state.pop()
        climb(state, self.seat, self.degrees, events)
        return True


def climb(state: Federation, seat: int, degrees: int, events: Events) -> None:
    """Gain degrees; reaching the top for the first time brings a deep space tile at once (9.1)."""
    rest = state.climb(seat, degrees, events)
    if rest >= 0:
        if rest > 0:
            state.push(Climb(seat, rest))
        state.looked |= 1 << seat
        state.seal()
        state.push(DeepSpace(seat))


class DeepSpace(Decision[Federation]):
    """Which deep space tile?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "deep_space", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a tile."""
        return Message("prompt-deep-space")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the whole stack."""
        found: list[Action] = []
        for tile in state.deep_stack:
            found.append(state.answers.deep[tile])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Lay it before the player, then resolve it."""
        state.pop()
        tile = cast(Pick, action).number
        state.deep_stack = [other for other in state.deep_stack if other != tile]
        state.players[self.seat].deep = tile
        if events is not None:
            events.append(happened.deep_space_taken(self.seat, state.box.deep[tile].id))
        state.push(Run(self.seat, state.box.deep[tile].effects, 0, EARLIER, "deep_space " + state.box.deep[tile].id))


class OpenMission(Decision[Federation]):
    """Which mission gets a marker?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "marker", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a mission."""
        return Message("prompt-marker")

    def legal(self, state: Federation) -> list[Action]:
        """Offer every mission without one."""
        markers = state.players[self.seat].markers
        found: list[Action] = []
        for mission in range(len(state.box.missions)):
            if not markers >> mission & 1:
                found.append(state.answers.open[mission])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Open it."""
        state.pop()
        state.give_marker(self.seat, cast(Pick, action).number, events)


class FundProject(Decision[Federation]):
    """Which project makes a step?"""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "project", "seat": self.seat, "n": self.count}

    def prompt(self, state: Federation) -> Message:
        """Ask for a project."""
        return Message("prompt-project", {"count": self.count})

    def legal(self, state: Federation) -> list[Action]:
        """Offer the unfunded column projects and always the common one (R23)."""
        found: list[Action] = []
        for project in range(COMMON):
            if not state.funded(project):
                found.append(state.answers.fund[project])
        found.append(state.answers.fund[COMMON])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Make the step; several are chosen one after the other."""
        state.pop()
        if self.count > 1:
            state.push(FundProject(self.seat, self.count - 1))
        project_step(state, self.seat, cast(Pick, action).number, events)


def project_step(state: Federation, seat: int, project: int, events: Events) -> None:
    """Advance a project; the common one credits the player, the first three times with a crystal (section 12)."""
    was = state.funded(project)
    if not was:
        state.steps[project] += 1
    if events is not None:
        events.append(happened.project_advanced(seat, PROJECTS[project], state.steps[project]))
        if not was and state.funded(project):
            events.append(happened.project_funded(PROJECTS[project]))
    if project == COMMON:
        player = state.players[seat]
        player.contributions += 1
        if player.contributions <= len(state.box.common_bonus):
            for effect in state.box.common_bonus[player.contributions - 1]:
                state.perform(seat, effect, EARLIER, events)


class ChooseMedal(Decision[Federation]):
    """Which medal?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "medal", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a medal."""
        return Message("prompt-medal")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the types that the player lacks (R33)."""
        found: list[Action] = []
        for medal in range(len(MEDALS)):
            if not state.players[self.seat].medals >> medal & 1 and (medal >= 5 or state.thresholds[medal]):
                found.append(state.answers.medal[medal])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Take it, a planet's from the highest threshold left."""
        state.pop()
        state.give_medal(self.seat, cast(Pick, action).number, True, events)


class KeepAlteration(Decision[Federation]):
    """Which of the drawn alteration tokens is kept?"""

    def __init__(self, seat: int, drawn: list[int], ids: list[str]) -> None:
        super().__init__(seat)
        self.drawn: Final = drawn
        self.ids: Final = ids

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "keep_alteration", "seat": self.seat, "drawn": [*self.ids]}

    def prompt(self, state: Federation) -> Message:
        """Ask for a token."""
        return Message("prompt-keep-alteration")

    def legal(self, state: Federation) -> list[Action]:
        """Offer what was drawn."""
        found: list[Action] = []
        for token in self.drawn:
            found.append(state.answers.keep[token])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Keep one and put the others back into the stock."""
        state.pop()
        kept = cast(Pick, action).number
        take_alteration(state, self.seat, kept, events)
        others = [token for token in self.drawn if token != kept]
        if others:
            state.returned = sorted([*state.returned, *others])
            state.returned_by = self.seat


class PlanetChoice(Decision[Federation]):
    """On which planet is the action?"""

    def __init__(self, seat: int, planets: list[int]) -> None:
        super().__init__(seat)
        self.planets: Final = planets

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "planet_choice", "seat": self.seat, "planets": [PLANETS[planet] for planet in self.planets]}

    def prompt(self, state: Federation) -> Message:
        """Ask for a planet."""
        return Message("prompt-planet")

    def legal(self, state: Federation) -> list[Action]:
        """Offer those where something can be done."""
        res = state.players[self.seat].res
        found: list[Action] = []
        for planet in self.planets:
            if executable(state, self.seat, planet, res, 0, 0):
                found.append(state.answers.visit[planet])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Act there."""
        state.pop()
        begin_planet(state, self.seat, cast(Pick, action).number, events)


class Choose(Decision[Federation]):
    """Which of several effects?"""

    def __init__(self, seat: int, effect: Effect, source: int, origin: str) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.source: Final = source
        self.origin: Final = origin

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "choose", "seat": self.seat, "of": self.origin}

    def prompt(self, state: Federation) -> Message:
        """Ask for one."""
        return Message("prompt-choose")

    def legal(self, state: Federation) -> list[Action]:
        """Offer those that would change something."""
        found: list[Action] = []
        for number, option in enumerate(self.effect.options):
            if changes_any(state, self.seat, option):
                found.append(state.answers.option[number])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Resolve it."""
        state.pop()
        number = cast(Pick, action).number
        state.push(Run(self.seat, self.effect.options[number], 0, self.source, f"{self.origin} option {number + 1}"))
