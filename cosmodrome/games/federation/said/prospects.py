"""What the token that is being placed would be worth at the end of the round, if nothing else came."""

from __future__ import annotations

from typing import cast

from ..components import COMMON, OUTER, PROJECTS, SIDES, WINGS
from ..rules.effects import points_of
from ..rules.placement import bonus_of, faces, takes_die, token_of
from ..rules.senate import Funding, floor_leaders, floor_votes, passing, wing_votes
from ..state import Federation
from . import actions
from .names import effects_json
from .senate import FLOORS, passing_word
from .views import CellProspect, Face, FloorProspect, Prospects, WingProspect


def prospects(state: Federation, seat: int, funding: Funding) -> Prospects:
    """Show what each token in hand and each free cell would bring a player, by floor, by wing and by cell.

    What a token on a cell comes to is the entry of its votes on the floor and the wing of that cell, and, if it
    funds, the entry of the cell.
    """
    shown = _faces(state, seat)
    votes = sorted({face["votes"] + added for face in shown for added in (0, face["die"])})
    return {
        "seat": seat,
        "faces": shown,
        "floors": {floor: _floor(state, seat, int(floor), votes) for floor in FLOORS},
        "wings": {WINGS[wing]: _wing(state, seat, wing, votes) for wing in range(2)},
        "cells": {
            place.id: _cell(state, seat, cell, funding)
            for cell, place in enumerate(state.box.cells)
            if state.senate[cell] is None
        },
    }


def _faces(state: Federation, seat: int) -> list[Face]:
    """Show the tokens that a player can place: what fits nowhere else fits in the outer module."""
    found: list[Face] = []
    for action in faces(state, seat, OUTER):
        face = cast(actions.Face, action)
        token = token_of(state, seat, face.ambassador, face.side, face.alteration)
        found.append(
            {
                "element": face.at()[0],
                "side": SIDES[face.side],
                "votes": token.votes,
                "altered": face.alteration >= 0,
                "bonus": effects_json(bonus_of(state, token)),
                "die": state.players[seat].die if takes_die(state, seat, 0, face.side) else 0,
            }
        )
    return found


def _floor(state: Federation, seat: int, floor: int, added: list[int]) -> dict[str, FloorProspect]:
    """Show how a floor would stand with each number of votes more."""
    now = floor_votes(state, floor)
    found: dict[str, FloorProspect] = {}
    for more in added:
        votes = now[:]
        votes[seat] += more
        leaders = floor_leaders(votes)
        found[str(more)] = {
            "votes": votes,
            "leaders": leaders,
            "points": state.level(seat) if seat in leaders else 0,
        }
    return found


def _wing(state: Federation, seat: int, wing: int, added: list[int]) -> dict[str, WingProspect]:
    """Show how the vote on the law would stand with each number of votes more in a wing."""
    now = wing_votes(state)
    found: dict[str, WingProspect] = {}
    for more in added:
        votes = now[:]
        votes[wing] += more
        law = passing(votes)
        found[str(more)] = {
            "left": votes[0],
            "right": votes[1],
            "passing": passing_word(votes),
            "points": law_points(state, seat, law) if law >= 0 else 0,
        }
    return found


def _cell(state: Federation, seat: int, cell: int, funding: Funding) -> CellProspect:
    """Show what funding on a free cell would do: the mission that it opens and the step of a project."""
    mission = state.box.cells[cell].mission
    project = funding.project[cell]
    start = state.box.first_step[state.seats][project]
    return {
        "mission": None if state.players[seat].markers >> mission & 1 else state.box.missions[mission].id,
        "project": PROJECTS[project],
        "done": funding.step[cell] - start,
        "of": state.box.last_step[project] - start,
        "overflow": project == COMMON,
    }


def law_points(state: Federation, seat: int, wing: int) -> int:
    """Count the points that the law of a wing would bring a player now."""
    return sum(points_of(state, seat, effect) for effect in state.box.law_effects[state.laws[wing]].steps)
