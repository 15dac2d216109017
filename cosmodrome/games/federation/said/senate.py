"""The senate as facts: what lies on its cells, how its votes stand."""

from __future__ import annotations

from typing import Final, get_args

from ..components import AMBASSADORS, PROJECTS, SIDES, WINGS
from ..player import Seated
from ..rules.senate import Funding, floor_leaders, floor_votes, passing, votes_at, wing_votes
from ..state import Federation
from . import views
from .events import Standing
from .views import Floor, Passing

FLOORS: Final[tuple[Floor, ...]] = get_args(Floor)


def passing_word(wings: list[int]) -> Passing:
    """Name the wing whose law passes, or say that it is a tie."""
    wing = passing(wings)
    return WINGS[wing] if wing >= 0 else "tie"


def seated_json(state: Federation, seated: Seated, cell: int) -> views.Seated:
    """Return a token in the senate as data."""
    if seated.owner < 0:
        return {"owner": "neutral", "votes": seated.votes}
    return {
        "owner": seated.owner,
        "token": AMBASSADORS[seated.token],
        "side": SIDES[seated.side],
        "alteration": state.box.alterations[seated.alteration].id if seated.alteration >= 0 else None,
        "die": cell >= 0 and state.players[seated.owner].die_cell == cell,
    }


def token_json(state: Federation, cell: int) -> views.Seated | None:
    """Show what lies on a cell: its own votes, and their total with the die."""
    seated = state.senate[cell]
    if seated is None:
        return None
    shown = seated_json(state, seated, cell)
    shown["votes"] = seated.votes
    shown["total"] = votes_at(state, cell)
    return shown


def votes_json(state: Federation) -> views.Votes:
    """Show how the votes stand."""
    votes = {floor: floor_votes(state, int(floor)) for floor in FLOORS}
    wings = wing_votes(state)
    return {
        "floors": votes,
        "leaders": {floor: floor_leaders(votes[floor]) for floor in FLOORS},
        "wings": dict(zip(WINGS, wings, strict=True)),
        "passing": passing_word(wings),
    }


def standing(state: Federation) -> Standing:
    """Show the whole senate as a round ends: its tokens, its votes, and who will advance which project."""
    tokens = {place.id: token_json(state, cell) for cell, place in enumerate(state.box.cells)}
    return {
        **votes_json(state),
        "tokens": {cell: token for cell, token in tokens.items() if token is not None},
        "coming": dict(zip(PROJECTS, Funding(state).coming, strict=True)),
    }
