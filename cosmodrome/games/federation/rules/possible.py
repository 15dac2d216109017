"""What can be paid and what can be done (sections 2, 6.1, 7.0): asked before anything is offered."""

from __future__ import annotations

from ..components import (
    ALTERATION_STOCK,
    ARRATUIN,
    ASSISTANTS,
    ATAL,
    BUILD_DISCOUNT,
    CHOOSE,
    COPERNIUM,
    DIAMOND,
    DIE,
    DISC,
    E81216,
    GAIN,
    GAIN_COUNTED,
    INCOME_FREE,
    LAVANDIUM,
    MARKER,
    NEO,
    OCEANIUM,
    PATRON,
    PROCUREMENT,
    REFRESH,
    SHIP,
    SIXMOON,
    TAKE_SPECIALIST,
    TRACK_MOVE,
    TRANSMUTE,
    Effect,
)
from ..player import Player, members
from ..state import Federation
from .release import in_use


def payable(res: list[int], price: list[int]) -> bool:
    """Tell whether resources pay a price; oceanium stands in for lavandium and copernium."""
    return price[DIAMOND] <= res[DIAMOND] and shortage(res, price) <= 0


def shortage(res: list[int], price: list[int]) -> int:
    """Count the crystals that are missing for a price; 0 or less: none."""
    short = price[OCEANIUM] - res[OCEANIUM]
    if price[LAVANDIUM] > res[LAVANDIUM]:
        short += price[LAVANDIUM] - res[LAVANDIUM]
    if price[COPERNIUM] > res[COPERNIUM]:
        short += price[COPERNIUM] - res[COPERNIUM]
    return short


def is_built(player: Player, slots: int, work: int) -> bool:
    """Tell whether a player has built a production (0 to 3) or a megastructure (4 and on)."""
    if work < slots:
        return player.productions >> work & 1 == 1
    return player.multipliers >> 4 * (work - slots) & 15 != 0


def buildable(state: Federation, seat: int, res: list[int], discount: int) -> list[int]:
    """List what can be built with these resources and a discount on crystals."""
    player = state.players[seat]
    box = state.box
    slots = len(state.row)
    found: list[int] = []
    for work in range(slots + len(box.megastructures)):
        if not is_built(player, slots, work):
            cost = box.cost_of(state.row, work)
            if cost[DIAMOND] <= res[DIAMOND] and shortage(res, cost) <= discount:
                found.append(work)
    return found


def can_build(state: Federation, seat: int, res: list[int]) -> bool:
    """Tell whether something can be built, counting discounts and resources of specialists (7.0)."""
    if buildable(state, seat, res, 0):
        return True
    player = state.players[seat]
    helpers = state.box.on_planet[E81216] | state.box.copiers
    if not player.up & helpers:
        return False
    influence = state.influence(seat, E81216)
    more = res[:]
    discount = 0
    copiers: list[int] = []
    for number in members(player.up & helpers):
        specialist = state.box.specialists[number]
        if specialist.copies:
            copiers.append(number)
        elif specialist.effect.kind == BUILD_DISCOUNT:
            discount += specialist.effect.n
        elif specialist.effect.kind == GAIN_COUNTED:
            more[specialist.effect.more] += influence
    if buildable(state, seat, more, discount):
        return True
    return seat == state.active and bool(copiers) and _with_copies(state, seat, copiers, more, discount)


def _with_copies(state: Federation, seat: int, copiers: list[int], res: list[int], discount: int) -> bool:
    """Tell whether copied effects make a building possible."""
    for target in copy_targets(state, seat, copiers[0]):
        effect = state.box.specialists[target].effect
        more = res[:]
        off = discount
        if effect.kind == BUILD_DISCOUNT:
            off += effect.n
        elif effect.kind == GAIN_COUNTED:
            more[effect.more] += state.influence(seat, E81216)
        else:
            continue
        if buildable(state, seat, more, off):
            return True
        if len(copiers) > 1 and _with_copies(state, seat, copiers[1:], more, off):
            return True
    return len(copiers) > 1 and _with_copies(state, seat, copiers[1:], res, discount)


def copy_targets(state: Federation, seat: int, copier: int) -> list[int]:
    """List the tokens whose effect a specialist may copy: open on Atalum or the player's own face up (R16)."""
    box = state.box
    most = box.specialists[copier].copies
    targets = state.players[seat].up & ~box.copiers
    for kind in range(5):
        for level in range(min(2, most)):
            token = state.open_specialists[kind * 3 + level]
            if token >= 0:
                targets |= 1 << token
    targets &= ~box.copiers
    return [number for number in members(targets) if box.specialists[number].level <= most]


def specialists_to_take(state: Federation, seat: int) -> list[int]:
    """List the open tokens that an Atalum action may take without help (7.1)."""
    owned = state.players[seat].owned
    of_kind = state.box.of_kind
    found: list[int] = []
    for kind in range(5):
        for level in range(1, 4):
            if owned & of_kind[kind * 4 + level]:
                continue
            # R10: each level asks for the one below it.
            token = state.open_specialists[kind * 3 + level - 1]
            if token >= 0 and (level == 1 or owned & of_kind[kind * 4 + level - 1]):
                found.append(token)
            break
    return found


def beyond_reach(state: Federation, seat: int) -> list[int]:
    """List the open level-3 tokens that only 2A2 can take (R13)."""
    owned = state.players[seat].owned
    of_kind = state.box.of_kind
    found: list[int] = []
    for kind in range(5):
        token = state.open_specialists[kind * 3 + 2]
        if (
            token >= 0
            and not owned & of_kind[kind * 4 + 3]
            and not (owned & of_kind[kind * 4 + 1] and owned & of_kind[kind * 4 + 2])
        ):
            found.append(token)
    return found


def recruiters(state: Federation, seat: int) -> list[int]:
    """List the specialists that can be spent to take a level-3 token: 2A2, or a copier of an open one."""
    box = state.box
    up = state.players[seat].up
    found: list[int] = []
    for number in members(up & box.on_planet[ATAL]):
        if box.specialists[number].effect.kind == TAKE_SPECIALIST:
            found.append(number)
    if seat == state.active:
        for copier in members(up & box.copiers):
            for target in copy_targets(state, seat, copier):
                if box.specialists[target].effect.kind == TAKE_SPECIALIST:
                    found.append(copier)
                    break
    return found


def executable(state: Federation, seat: int, action: int, res: list[int], ships: int, die: int) -> bool:
    """Tell whether an action would change something, with these resources and these more ships and die steps.

    The cost of the action itself is not counted here, but what it then asks to be paid is (7.0).
    """
    player = state.players[seat]
    if action == NEO:
        return player.miner != state.box.last_pit or state.dead_hidden or bool(state.dead_row)
    if action == SIXMOON:
        return player.mage < state.box.last_moon or bool(state.moons[player.mage])
    if action == ATAL:
        return bool(specialists_to_take(state, seat)) or bool(recruiters(state, seat) and beyond_reach(state, seat))
    if action == ARRATUIN:
        return any(payable(res, stall.cost) for stall in state.box.stalls)
    if action == E81216:
        return can_build(state, seat, res)
    if action == PROCUREMENT:
        return state.room_for_ships(player) > ships
    if action == PATRON:
        return state.room_for_ships(player) > ships or player.markers != state.box.every_mission
    if action == ASSISTANTS:
        return player.die + die < 6
    return True


def affordable(
    state: Federation, seat: int, action: int, cost: list[int], res: list[int], ships: int, die: int
) -> bool:
    """Tell whether an action can be paid and then be carried out with some effect."""
    if action != E81216 and action != ARRATUIN:
        return payable(res, cost) and executable(state, seat, action, res, ships, die)
    if not payable(res, cost):
        return False
    if cost[0] + cost[1] + cost[2] + cost[3] == 0:
        return executable(state, seat, action, res, ships, die)
    return any(executable(state, seat, action, rest, ships, die) for rest in rests(res, cost))


def ways(res: list[int], price: list[int]) -> list[list[int]]:
    """List every different set of tokens that pays a price, own colours first."""
    found: list[list[int]] = []
    for l in range(min(price[0], res[0]), -1, -1):  # noqa: E741
        for c in range(min(price[1], res[1]), -1, -1):
            o = price[2] + price[0] - l + price[1] - c
            if o > res[2]:
                break
            found.append([l, c, o, price[3]])
    return found


def rests(res: list[int], price: list[int]) -> list[list[int]]:
    """List what each way of paying leaves."""
    return [[res[kind] - way[kind] for kind in range(4)] for way in ways(res, price)]


def changes(state: Federation, seat: int, effect: Effect) -> bool:
    """Tell whether an effect of a specialist or an income would change something now (5.1)."""
    player = state.players[seat]
    kind = effect.kind
    if kind == GAIN:
        crystals = effect.res[0] + effect.res[1] + effect.res[2]
        return crystals > 0 or player.res[DIAMOND] < state.box.most_diamonds
    if kind == GAIN_COUNTED:
        return state.counter(seat, effect.counter) > 0
    if kind == SHIP:
        return state.room_for_ships(player) > 0
    if kind == MARKER:
        return player.markers != state.box.every_mission
    if kind == DIE:
        return player.die < 6
    if kind == ALTERATION_STOCK:
        return state.stock_left(effect.level) > 0
    if kind == REFRESH:
        return bool(refreshable(state, seat, effect.level))
    if kind == DISC:
        return bool(free_stalls(state, seat, effect.level))
    if kind == INCOME_FREE:
        return bool(useful_incomes(state, seat))
    if kind == TRACK_MOVE:
        return player.miner != state.box.last_pit or player.mage < state.box.last_moon
    if kind == TRANSMUTE:
        return bool(transmutable(state, seat))
    if kind == CHOOSE:
        return any(changes_any(state, seat, option) for option in effect.options)
    return True


def changes_any(state: Federation, seat: int, effects: list[Effect]) -> bool:
    """Tell whether any of some effects would change something now."""
    return any(changes(state, seat, effect) for effect in effects)


def useful_incomes(state: Federation, seat: int) -> list[int]:
    """List the productions in play whose income would change something (R18)."""
    found: list[int] = []
    for slot in range(len(state.row)):
        if changes_any(state, seat, state.box.productions[state.row[slot]].income):
            found.append(slot)
    return found


def transmutable(state: Federation, seat: int) -> list[int]:
    """List the resources that can go one step up."""
    res = state.players[seat].res
    found: list[int] = []
    for kind in range(3):
        if res[kind] > 0 and (kind < OCEANIUM or res[DIAMOND] < state.box.most_diamonds):
            found.append(kind)
    return found


def free_stalls(state: Federation, seat: int, level: int) -> list[int]:
    """List the stalls where a free disc can go: without an own disc, or below level 2 for level 2 (R36, R37)."""
    discs = state.players[seat].discs
    found: list[int] = []
    for stall in range(len(state.box.stalls)):
        if discs >> 2 * stall & 3 < level:
            found.append(stall)
    return found


def refreshable(state: Federation, seat: int, level: int) -> list[int]:
    """List the own used specialists of a level that turning up would be good for (R44, R46)."""
    player = state.players[seat]
    used = player.owned & ~player.up & ~in_use(state)
    found: list[int] = []
    for number in members(used):
        specialist = state.box.specialists[number]
        if specialist.level == level and (specialist.timing != 0 or _fires(state, seat, specialist.effects, number)):
            found.append(number)
    return found


def _fires(state: Federation, seat: int, effects: list[Effect], number: int) -> bool:
    """Tell whether an immediate specialist that is turned up would change anything."""
    for effect in effects:
        # An income that could only turn this one up again is no loop worth entering (R46).
        if effect.kind == INCOME_FREE:
            for slot in range(len(state.row)):
                for income in state.box.productions[state.row[slot]].income:
                    if income.kind != REFRESH and changes(state, seat, income):
                        return True
            player = state.players[seat]
            used = player.owned & ~player.up & ~in_use(state) & ~(1 << number) & state.box.level_one
            return used != 0 and _has_refresh(state)
        if changes(state, seat, effect):
            return True
    return False


def _has_refresh(state: Federation) -> bool:
    for production in state.row:
        for income in state.box.productions[production].income:
            if income.kind == REFRESH:
                return True
    return False
