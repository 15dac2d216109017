"""Whether an effect would change something now: what would not is neither offered nor usable (FD 5.1)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kit.bits import members
from .. import ops
from ..components import DIAMOND, OCEANIUM, Effect, Effects, crystals
from ..state import Federation
from .specialists import in_use


def changes(state: Federation, seat: int, effect: Effect, ships: int = 0, die: int = 0) -> bool:
    """Tell whether an effect would change something, when so many more ships and steps of the die have been taken."""
    player = state.players[seat]
    kind = effect.kind
    if kind == ops.GAIN:
        return crystals(effect.res) > 0 or player.res[DIAMOND] < state.box.most_diamonds
    if kind == ops.GAIN_COUNTED:
        return state.counter(seat, effect.counter) > 0
    if kind == ops.SHIP:
        return state.room_for_ships(player) > ships
    if kind == ops.MARKER:
        return player.markers != state.box.every_mission
    if kind == ops.DIE:
        return player.die + die < 6
    if kind == ops.ALTERATION_STOCK:
        return state.stock_left(effect.level) > 0
    if kind == ops.REFRESH:
        return bool(refreshable(state, seat, effect.level))
    if kind == ops.DISC:
        return bool(free_stalls(state, seat, effect.level))
    if kind == ops.INCOME_FREE:
        return bool(useful_incomes(state, seat))
    if kind == ops.TRACK_MOVE:
        return bool(track_moves(state, seat))
    if kind == ops.TRANSMUTE:
        return bool(transmutable(state, seat))
    if kind == ops.CHOOSE:
        return any(changes_any(state, seat, option) for option in effect.options)
    return True


def changes_any(state: Federation, seat: int, effects: Effects, ships: int = 0, die: int = 0) -> bool:
    """Tell whether any of some effects would change something."""
    return any(changes(state, seat, effect, ships, die) for effect in effects.steps)


def useful_incomes(state: Federation, seat: int) -> list[int]:
    """Return the productions in play whose income would change something (R18)."""
    incomes = [state.box.productions[production].income for production in state.row]
    return [slot for slot, income in enumerate(incomes) if changes_any(state, seat, income)]


def track_moves(state: Federation, seat: int) -> list[Action]:
    """Return the steps that the miner or the mage can make: the miner's ways and the mage's next position."""
    player = state.players[seat]
    found: list[Action] = [state.answers.move[pit] for pit in state.box.pits[player.miner].next]
    if player.mage < state.box.last_moon:
        found.append(state.answers.move_mage)
    return found


def transmutable(state: Federation, seat: int) -> list[int]:
    """Return the resources that can go one step up."""
    res = state.players[seat].res
    kinds = 3 if res[DIAMOND] < state.box.most_diamonds else OCEANIUM
    return [kind for kind in range(kinds) if res[kind] > 0]


def free_stalls(state: Federation, seat: int, level: int) -> list[int]:
    """Return the stalls where a free disc can go: without an own disc, or below level 2 for level 2 (R36, R37)."""
    player = state.players[seat]
    return [stall for stall in range(len(state.box.stalls)) if player.disc(stall) < level]


def refreshable(state: Federation, seat: int, level: int) -> list[int]:
    """Return the own used specialists of a level that turning up would be good for (R44, R46)."""
    player = state.players[seat]
    found: list[int] = []
    for number in members(player.owned & ~player.up & ~in_use(state)):
        specialist = state.box.specialists[number]
        if specialist.level == level and (specialist.timing != 0 or _fires(state, seat, specialist.effects, number)):
            found.append(number)
    return found


def _fires(state: Federation, seat: int, effects: Effects, number: int) -> bool:
    """Tell whether an immediate specialist that is turned up would change anything."""
    for effect in effects.steps:
        # An income that could only turn this one up again is no loop worth entering (R46).
        if effect.kind == ops.INCOME_FREE:
            return _other_income(state, seat, number)
        if changes(state, seat, effect):
            return True
    return False


def _other_income(state: Federation, seat: int, number: int) -> bool:
    """Tell whether an income would change something without turning up this specialist."""
    player = state.players[seat]
    used = player.owned & ~player.up & ~in_use(state) & ~(1 << number) & state.box.level_one
    for production in state.row:
        for income in state.box.productions[production].income.steps:
            if used != 0 if income.kind == ops.REFRESH else changes(state, seat, income):
                return True
    return False
