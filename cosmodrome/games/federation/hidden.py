"""What a seat cannot know, drawn anew: the deep space stack, tokens that somebody else looked at (3.3)."""

from __future__ import annotations

from ...kernel.rng import Rng
from .state import Council
from .steps.choices import KeepAlteration


def draw_anew(state: Council, seat: int | None, rng: Rng) -> None:
    """Replace what this seat has not seen by something it could believe in."""
    state.forget_offer()
    if seat is None or not state.looked >> seat & 1:
        taken = [player.deep for player in state.players]
        unknown = [tile for tile in range(len(state.box.deep)) if tile not in taken]
        state.deep_stack = sorted(rng.shuffled(unknown)[:len(state.deep_stack)])
    if state.returned and state.returned_by != seat:
        state.returned = [_swap(state, token, rng) for token in state.returned]
    for index, step in enumerate(state.common):
        if isinstance(step, KeepAlteration) and step.seat != seat:
            drawn = [_swap(state, token, rng) for token in step.drawn]
            state.common[index] = KeepAlteration(step.seat, drawn,
                                                 [state.box.alterations[token].id for token in drawn])


def _swap(state: Council, token: int, rng: Rng) -> int:
    """Trade a token that somebody else has seen for one of the same power that nobody has seen, or itself."""
    power = state.box.alterations[token].power
    choices = [token]
    for other in state.unseen_alterations:
        if state.box.alterations[other].power == power:
            choices.append(other)
    chosen = choices[rng.below(len(choices))]
    if chosen != token:
        state.unseen_alterations = sorted([token, *(other for other in state.unseen_alterations if other != chosen)])
    return chosen
