"""What a seat can have explained before it answers: the ways from a site (`ways luna`)."""

from __future__ import annotations

from ..components import track_box
from ..rules.action import ChooseAction
from ..rules.time_card import Second
from ..state import SpaceCorp
from .findings import Ways
from .views import Way


def topics(state: SpaceCorp, seat: int) -> tuple[str, ...]:
    """Return what a seat can ask about its question: the ways of the teams that may move."""
    if seat not in state.deciders() or not isinstance(state.asked(seat), ChooseAction | Second):
        return ()
    return tuple(f"ways {state.board.ids[site]}" for site in state.team_sites(seat))


def inspect(state: SpaceCorp, seat: int, topic: str) -> Ways | None:
    """Tell what the rules say about a topic; None if nothing can be asked about it now."""
    if topic not in topics(state, seat):
        return None
    board = state.board
    start = board.ids.index(topic.partition(" ")[2])
    return {
        "ways": {
            board.ids[to]: way(state, seat, start, to) for to in range(board.count) if board.distance[start][to] >= 0
        }
    }


def way(state: SpaceCorp, seat: int, start: int, to: int) -> Way:
    """Show the way of a Move: its regions, what its cost is made of, where the team arrives."""
    board = state.board
    gifts = state.players[seat].gifts
    legs = board.legs(start, to, not gifts.ignores_gravity) or []
    return {
        "regions": [board.regions[region] for region in board.path(start, to)],
        "legs": [{"kind": kind, "n": cost} for kind, cost in legs],
        "arrives": track_box(gifts.track_entry) if board.sites[to].system else None,
    }
