"""Choices before the first round: boards, the flux track, personal objectives (PU 3)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kernel.step import Step
from ....kit.codec import Field, Flag
from ....kit.question import Decision
from ..colony import Colony
from ..corporations import CORPORATIONS
from ..planets import PLANETS
from ..said import actions as act
from ..said import events as happened
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS


class _PickBoard(Decision[PlanetUnknown]):
    """Choose a board: a side of the one that was dealt, or any that is free."""

    def __init__(self, seat: int, any_board: bool) -> None:
        super().__init__(seat)
        self.any_board: Final = any_board

    def boards(self, dealt: int, taken: list[int], count: int) -> list[int]:
        """Return the common side and the unique one that was dealt, or all unique ones that nobody has."""
        return [0, *(board for board in range(1, count) if board not in taken)] if self.any_board else [0, dealt]


class PickPlanet(_PickBoard):
    """Choose a planet."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the planet."""
        return Message("prompt-pick-planet")

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer the planets."""
        taken = [colony.planet for colony in state.colonies]
        boards = self.boards(state.colony(self.seat).dealt_planet, taken, len(PLANETS))
        return [act.ON_PLANET[planet] for planet in boards]

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Lay out the planet."""
        assert isinstance(action, act.OnPlanet)
        state.answered(self.seat)
        settle_on(state, self.seat, action.planet, state.colony(self.seat).corporation)


QUESTIONS.add("pick_planet", PickPlanet, Field("any_board", Flag()))


class PickCorporation(_PickBoard):
    """Choose a corporation."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the corporation."""
        return Message("prompt-pick-corporation")

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer the corporations."""
        taken = [colony.corporation for colony in state.colonies]
        boards = self.boards(state.colony(self.seat).dealt_corporation, taken, len(CORPORATIONS))
        return [act.ON_CORPORATION[corporation] for corporation in boards]

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Take the board."""
        assert isinstance(action, act.OnCorporation)
        state.answered(self.seat)
        settle_on(state, self.seat, state.colony(self.seat).planet, action.corporation)


QUESTIONS.add("pick_corporation", PickCorporation, Field("any_board", Flag()))


def undecided(seat: int) -> list[Step]:
    """Ask a seat for the sides of its boards: first the planet's, then the corporation's."""
    return [PickCorporation(seat, False), PickPlanet(seat, False)]


def settle_on(state: PlanetUnknown, seat: int, planet: int, corporation: int) -> None:
    """Give a seat its boards, laid out for the start."""
    old = state.colony(seat)
    fresh = Colony(planet, corporation, state.mark)
    fresh.dealt_planet = old.dealt_planet
    fresh.dealt_corporation = old.dealt_corporation
    fresh.personal = old.personal
    state.colonies[seat] = fresh


class ChooseFlux(Decision[PlanetUnknown]):
    """Choose the first flux track (Flux Industries)."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the track."""
        return Message("prompt-choose-flux")

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer every track."""
        return [act.ON_MARKER[act.FLUX][track] for track in range(5)]

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Put the token there."""
        assert isinstance(action, act.OnMarker)
        state.answered(self.seat)
        state.mine(self.seat).flux = action.marker
        if events is not None:
            events.append(happened.FluxMoved(self.seat, action.marker))


QUESTIONS.add("choose_flux", ChooseFlux)


class DropObjective(Decision[PlanetUnknown]):
    """Choose the personal objective that goes back into the box."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the objective."""
        return Message("prompt-drop-objective", {"keep": len(state.colony(self.seat).personal) - 1})

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer all that were dealt."""
        return [act.ON_OBJECTIVE[act.DROP_OBJECTIVE][objective] for objective in state.colony(self.seat).personal]

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Drop it."""
        assert isinstance(action, act.OnObjective)
        state.answered(self.seat)
        colony = state.mine(self.seat)
        colony.personal = [card for card in colony.personal if card != action.objective]
        colony.dropped = action.objective
        if events is not None:
            events.append(happened.ObjectiveDropped(self.seat, action.objective))


QUESTIONS.add("drop_objective", DropObjective)
