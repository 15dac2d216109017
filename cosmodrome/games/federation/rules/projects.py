"""Projects: their steps, chosen by players and brought by the funding tokens of a round (FD 12, 13.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.codec import Field, Whole
from ..components import CELLS, COMMON, EARLIER, FUNDING, PROJECTS
from ..said import events as happened
from ..state import Federation
from ..stored.forms import QUESTIONS, SOME
from .asking import CountedPick, Following
from .floors_and_laws import Floors
from .senate import advanced_by


class FundProject(CountedPick):
    """Which project makes a step?"""

    WORDS: ClassVar = ("prompt-project", "count")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the unfunded column projects and always the common one (R23)."""
        projects = range(len(PROJECTS))
        return [state.answers.fund[project] for project in projects if project == COMMON or not state.funded(project)]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Make the step; several are chosen one after the other."""
        if self.count > 1:
            state.push(FundProject(self.seat, self.count - 1))
        project_step(state, self.seat, number, events)


def project_step(state: Federation, seat: int, project: int, events: Events) -> None:
    """Advance a project; the common one credits the player, the first three times with a crystal."""
    was = state.funded(project)
    if not was:
        state.steps[project] += 1
    if events is not None:
        events.append(happened.ProjectAdvanced(seat, project, state.steps[project]))
        if not was and state.funded(project):
            events.append(happened.ProjectFunded(project))
    if project == COMMON:
        player = state.players[seat]
        player.contributions += 1
        if player.contributions <= len(state.box.common_bonus):
            for effect in state.box.common_bonus[player.contributions - 1].steps:
                state.procedures.perform(state, seat, effect, EARLIER, events)


class Projects(Following):
    """Funding tokens advance their column's project, then the common one."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        """How many of the cells have been seen, column after column from the top floor."""

    def happen(self, state: Federation, events: Events) -> None:
        """Fund as far as nobody has to discard."""
        if events is not None and self.number == 0:
            events.append(happened.ExecutiveStep("projects"))
        depth = len(state.common)
        for number in range(self.number, CELLS):
            cell = state.box.by_columns[number]
            seated = state.senate[cell]
            if seated is not None and seated.side == FUNDING and seated.owner >= 0:
                column = state.box.cells[cell].column - 1
                project_step(state, seated.owner, advanced_by(state, state.steps, column), events)
                if len(state.common) > depth:
                    state.common.insert(depth, Projects(-1, number + 1))
                    return
        state.push(Floors(-1))


QUESTIONS.add("project", FundProject, Field("n", SOME, "count"))
QUESTIONS.add("projects", Projects, Field("cell", Whole(0, CELLS), "number"), seat=None)
