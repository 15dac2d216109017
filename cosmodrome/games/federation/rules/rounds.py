"""The course of a round: its beginning, block tokens, its end, and the laws of the next one (FD 5, 14, 15)."""

from __future__ import annotations

from typing import Literal

from ....kernel.event import Events
from .. import ops
from ..components import CELLS, SPECIAL, Block
from ..player import Seated
from ..said import events as happened
from ..state import Federation
from ..stored.forms import QUESTIONS
from .asking import Following
from .drawing import draw
from .placement import PlaceToken


def begin_round(state: Federation, events: Events) -> None:
    """Begin a round: the holder of the pawn goes first, neutral tokens block cells."""
    state.first = state.president
    state.cycle = 1
    state.active = state.first
    if events is not None:
        events.append(happened.RoundBegan(state.round, state.first))
    if state.seats < 4:
        _place_blocks(state, events)
    state.push(PlaceToken(state.first))


def _place_blocks(state: Federation, events: Events) -> None:
    """Open the next block tokens and put neutral tokens on their cells (FD 15)."""
    box = state.box
    state.planet_block = _draw_block(state, box.planet_blocks, 0)
    shown = [box.planet_blocks[state.planet_block]]
    if state.seats == 2:
        state.room_block = _draw_block(state, box.room_blocks, len(box.planet_blocks))
        shown.append(box.room_blocks[state.room_block])
    for block in shown:
        for index, cell in enumerate(block.cells):
            state.senate[cell] = Seated(-1, -1, 0, state.round if block.voting[index] else 0, -1)
        if events is not None:
            events.append(happened.Blocked(block.id, [box.cells[cell].id for cell in block.cells]))


def _draw_block(state: Federation, blocks: list[Block], first: int) -> int:
    """Open one of some block tokens that has not been used; `first` is the number of the first among all blocks."""
    block = draw(state, [number for number in range(len(blocks)) if not state.blocks_used >> first + number & 1])
    state.blocks_used |= 1 << first + block
    return block


class RoundEnd(Following):
    """The round is over (FD 14)."""

    def happen(self, state: Federation, events: Events) -> None:
        """Clear the senate and prepare the next round, or end the game."""
        for player in state.players:
            player.hand |= 15
            player.die_cell = -1
            player.level_round = 0
        state.senate = [None] * CELLS
        state.outer = []
        if state.round < state.box.rounds:
            state.round += 1
            open_laws(state, events)
            begin_round(state, events)
            return
        state.finished = True
        if events is not None:
            events.append(happened.GameOver(state.winners()))


QUESTIONS.add("round_end", RoundEnd, seat=None)


def open_laws(state: Federation, events: Events) -> None:
    """Open the laws of the round (FD 14.6)."""
    planet = state.box.law_planet
    stacks = [state.law_stacks[0][:], state.law_stacks[1][:]]
    if state.next_laws[0] >= 0:
        state.laws = state.next_laws
        state.next_laws = [-1, -1]
    elif len(stacks[0]) == 2 and len(stacks[1]) == 2:
        # The last two of each wing: pairs for this round and the next, with right ones swapped if any pair agrees.
        left = state.rng.shuffled(stacks[0])
        right = state.rng.shuffled(stacks[1])
        if planet[left[0]] == planet[right[0]] or planet[left[1]] == planet[right[1]]:
            right = [right[1], right[0]]
        state.laws = [left[0], right[0]]
        state.next_laws = [left[1], right[1]]
        state.law_stacks = [[], []]
    else:
        left_law = draw(state, stacks[0])
        stacks[0].remove(left_law)
        right_law = draw(state, stacks[1])
        if planet[left_law] == planet[right_law]:
            # It is set aside, the next one opened, and it goes back among the rest.
            others = [law for law in stacks[1] if law != right_law]
            right_law = draw(state, others)
        stacks[1].remove(right_law)
        state.laws = [left_law, right_law]
        state.law_stacks = stacks
    if events is not None:
        events.append(
            happened.LawsShown(
                [state.box.laws[law] for law in state.laws],
                [state.box.laws[law] for law in state.next_laws if law >= 0],
            )
        )


def special_state(state: Federation, seat: int) -> Literal["none", "in_hand", "placed", "spent"]:
    """Tell where a player's special ambassador is."""
    player = state.players[seat]
    if player.hand >> SPECIAL & 1:
        return "in_hand"
    for seated in [*state.senate, *state.outer]:
        if seated is not None and seated.owner == seat and seated.token == SPECIAL:
            return "placed"
    effects = state.box.deep[player.deep].effects.steps if player.deep >= 0 else []
    if any(effect.kind == ops.SPECIAL_AMBASSADOR for effect in effects):
        return "spent"
    return "none"
