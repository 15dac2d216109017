"""What holds in every position (checked by the tests after each action and on every position read)."""

from __future__ import annotations

from ....kernel.errors import BadPosition
from ....kit.bits import count, members
from ..components import CELLS, DIAMOND, FUNDING, SPECIAL, crystals
from ..player import Player
from ..rules.paying import Discard
from ..state import HIDDEN, Federation


def check(state: Federation) -> None:
    """Raise BadPosition if anything breaks the rules."""
    if not 1 <= state.round <= state.box.rounds:
        raise BadPosition(f"there are {state.box.rounds} rounds, not {state.round}")
    for seat, player in enumerate(state.players):
        _check_player(state, seat, player)
    _check_shared(state)
    _check_senate(state)


def _check_player(state: Federation, seat: int, player: Player) -> None:
    box = state.box
    who = f"player {seat + 1}"
    if min(player.res) < 0 or player.res[DIAMOND] > box.most_diamonds:
        raise BadPosition(f"{who} has {player.res} resources")
    if crystals(player.res) > box.most_crystals and not any(
        isinstance(step, Discard) and step.seat == seat for step in state.common
    ):
        raise BadPosition(f"{who} has {crystals(player.res)} crystals and room for {box.most_crystals}")
    if not 0 <= player.hangar <= box.hangar or state.supply(player) < 0:
        raise BadPosition(f"{who} has {player.hangar} ships in the hangar and {count(player.flown)} on missions")
    if not 1 <= player.degree <= box.top or not 0 <= player.die <= 6:
        raise BadPosition(f"{who} is at degree {player.degree} with a die of {player.die}")
    if not 0 <= player.mage <= box.last_moon:
        raise BadPosition(f"{who} has a mage at {player.mage} of {box.last_moon} positions")
    if player.up & ~player.owned or player.flown & ~player.markers:
        raise BadPosition(f"{who} uses what is not owned")
    if any(count(player.owned & kind) > 1 for kind in box.of_kind):
        raise BadPosition(f"{who} has two specialists of one type and level")


def _check_shared(state: Federation) -> None:
    box = state.box
    for planet in range(5):
        taken = sum(1 for player in state.players if player.medals >> planet & 1)
        if taken + count(state.thresholds[planet]) != state.seats:
            left = count(state.thresholds[planet])
            raise BadPosition(f"there are {state.seats} medals of each planet, not {taken} taken of {taken + left}")
    if any(step > last for step, last in zip(state.steps, box.last_step, strict=True)):
        raise BadPosition("a project is beyond its last step")
    for number, work in enumerate(box.megastructures):
        free = work.multipliers[:]
        for player in state.players:
            multiplier = player.multiplier(number)
            if multiplier:
                if multiplier not in free:
                    raise BadPosition(f"{work.id} has no multiplier {multiplier} left")
                free.remove(multiplier)
    if len(state.row) != len(box.slots) or any(work not in box.sides[slot] for slot, work in enumerate(state.row)):
        raise BadPosition("each slot has one of its own productions")
    pairs = [token for pair in state.pairs for token in pair]
    if len(set(pairs)) != len(pairs):
        raise BadPosition("each megastructure has two tokens of its own")
    for power in range(1, 5):
        if state.stock_left(power) < 0:
            raise BadPosition(f"too few alteration tokens of power {power} are left for the moons")
    for moon in range(1, box.last_moon + 1):
        if len(state.moons[moon]) > box.moon_tokens[moon] or any(
            box.alterations[token].power != box.moon_power[moon] for token in state.moons[moon]
        ):
            raise BadPosition(f"those tokens cannot lie on moon {moon}")
    _check_neo(state)
    tiles = [*state.deep_stack, *(player.deep for player in state.players if player.deep >= 0)]
    if len(set(tiles)) != len(tiles) or len(tiles) != state.seats + 1:
        raise BadPosition(f"there are {state.seats + 1} deep space tiles")
    homes = [*state.homes, *(player.home for player in state.players if player.home >= 0)]
    if len(set(homes)) != len(homes):
        raise BadPosition("a start tile is in two places")
    rounds_left = box.rounds - state.round - (1 if state.next_laws[0] >= 0 else 0)
    if any(len(stack) < (rounds_left if rounds_left <= 2 else 2) for stack in state.law_stacks):
        raise BadPosition("too few laws are left for the rounds to come")
    if not state.finished and any(len(stack) != rounds_left for stack in state.law_stacks):
        raise BadPosition(f"in round {state.round} {rounds_left} laws of each wing are still to come")
    planets = (1 << len(box.planet_blocks)) - 1
    if state.seats < 4 and (
        count(state.blocks_used & planets) > len(box.planet_blocks) - (box.rounds - state.round)
        or count(state.blocks_used & ~planets) > len(box.room_blocks) - (box.rounds - state.round)
    ):
        raise BadPosition("too few block tokens are left for the rounds to come")


def _check_neo(state: Federation) -> None:
    """Check the asteroids: enough unseen ones for what lies face down, each kind at its place."""
    box = state.box
    hidden = 0
    for pit, token in enumerate(state.asteroids):
        if token == HIDDEN:
            hidden += 1
        elif token >= 0 and (box.dead[token] or not box.pits[pit].asteroid):
            raise BadPosition("a dead asteroid lies on the way")
    unseen = members(state.unseen_asteroids)
    if sum(not box.dead[token] for token in unseen) < hidden:
        raise BadPosition("too few asteroids are left for the cells")
    if state.dead_hidden and sum(box.dead[token] for token in unseen) < box.dead_row:
        raise BadPosition("too few dead asteroids are left")
    if len(state.dead_row) > box.dead_row or any(not box.dead[token] for token in state.dead_row):
        raise BadPosition("only dead asteroids lie at the end of the way")
    for player in state.players:
        if player.miner == box.last_pit and state.dead_hidden:
            raise BadPosition("a miner stands by dead asteroids that lie face down")
        if player.mage == box.last_moon and state.dark_moons >> box.last_moon & 1:
            raise BadPosition("a mage stands on the planet whose tokens lie face down")


def _check_senate(state: Federation) -> None:
    """Check that each ambassador is in one place and that neutral tokens have nothing but votes."""
    placed = [0] * state.seats
    for cell, seated in enumerate([*state.senate, *state.outer]):
        if seated is None:
            continue
        if seated.owner < 0:
            if cell >= CELLS or seated.side == FUNDING or state.seats == 4:
                raise BadPosition("a neutral token lies where none belongs")
            continue
        if placed[seated.owner] >> seated.token & 1:
            raise BadPosition(f"player {seated.owner + 1} has placed an ambassador twice")
        placed[seated.owner] |= 1 << seated.token
    for seat, player in enumerate(state.players):
        if (placed[seat] | player.hand) & 15 != 15 or placed[seat] & player.hand:
            raise BadPosition(f"player {seat + 1} has not four ambassadors")
        if player.die_cell >= 0:
            seated = state.senate[player.die_cell]
            if seated is None or seated.owner != seat or seated.side == FUNDING or player.die == 0:
                raise BadPosition(f"the die of player {seat + 1} lies with no voting token of its own")
        if player.hand >> SPECIAL & 1 and player.deep < 0:
            raise BadPosition(f"player {seat + 1} has the special ambassador without the tile that gives it")
