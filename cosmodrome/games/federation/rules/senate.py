"""What the senate comes to as it stands: votes, leaders, the law that would pass, funding to come (FD 13)."""

from __future__ import annotations

from typing import Final

from ..components import CELLS, COMMON, FUNDING, PROJECTS
from ..state import Federation


def votes_at(state: Federation, cell: int) -> int:
    """Count the votes of a cell, the die that lies there included."""
    seated = state.senate[cell]
    if seated is None or seated.side == FUNDING:
        return 0
    votes = seated.votes
    if seated.owner >= 0 and state.players[seated.owner].die_cell == cell:
        votes += state.players[seated.owner].die
    return votes


def floor_votes(state: Federation, floor: int) -> list[int]:
    """Count each player's votes on a floor, and as the last the neutral ones."""
    totals = [0] * (state.seats + 1)
    for cell, seated in enumerate(state.senate):
        if seated is not None and state.box.cells[cell].floor == floor:
            totals[seated.owner if seated.owner >= 0 else state.seats] += votes_at(state, cell)
    return totals


def wing_votes(state: Federation) -> list[int]:
    """Count the votes of each wing, neutral ones included."""
    totals = [0, 0]
    for cell in range(len(state.box.cells)):
        totals[state.box.cells[cell].wing] += votes_at(state, cell)
    return totals


def floor_leaders(votes: list[int]) -> list[int]:
    """Return the players with the most votes on a floor: all who tie, but not the neutral ones (FD 13.4)."""
    most = max(votes)
    return [seat for seat in range(len(votes) - 1) if votes[seat] == most] if most > 0 else []


def passing(wings: list[int]) -> int:
    """Return the wing whose law passes, -1 where the president has to break a tie (FD 13.5)."""
    return -1 if wings[0] == wings[1] else 0 if wings[0] > wings[1] else 1


def advanced_by(state: Federation, steps: list[int], column: int) -> int:
    """Return the project that funding in a column advances: its own, once funded the common one (FD 13.3)."""
    return COMMON if steps[column] >= state.box.last_step[column] else column


class Funding:
    """What the funding tokens in the senate will do at the end of the round, and what one more would do."""

    def __init__(self, state: Federation) -> None:
        self.coming: Final[list[list[int]]] = [[] for _ in PROJECTS]
        """The players who will advance each project, in the order of their steps."""
        self.project: Final = [-1] * CELLS
        """The project that a token on this free cell would advance."""
        self.step: Final = [0] * CELLS
        """The step that it would reach."""
        steps = state.steps[:]
        last = state.box.last_step
        for cell in state.box.by_columns:
            project = advanced_by(state, steps, state.box.cells[cell].column - 1)
            seated = state.senate[cell]
            if seated is None:
                self.project[cell] = project
                self.step[cell] = min(last[project], steps[project] + 1)
            elif seated.side == FUNDING and seated.owner >= 0:
                self.coming[project].append(seated.owner)
                steps[project] = min(last[project], steps[project] + 1)
