"""A position as data: every stored fact under the name that the rules use, nothing that can be computed.

Ordinary ambassadors that lie nowhere are in hand, tokens that nobody has seen lie face down, laws that are neither
open nor discarded are in their stacks. Points may also be given as one number.
"""

from __future__ import annotations

from typing import Any, cast

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ..box import Box
from ..components import AMBASSADORS, MEDALS, PLANETS, PROJECTS, RESOURCES, SIDES, SOURCES, SPECIAL, TYPES, VOTING
from ..player import Player, Seated, members
from ..rules.rounds import special_state
from ..said.senate import seated_json
from ..state import GONE, HIDDEN, Federation
from .questions import drawn_alterations, read_stack
from .reading import chosen, id_of, number, seat_of, several

_FIELDS = (
    "game",
    "rules",
    "seats",
    "options",
    "rng",
    "seals",
    "round",
    "cycle",
    "first_player_of_round",
    "president_holder",
    "active_player",
    "finished",
    "players",
    "senate",
    "outer_module",
    "project_steps",
    "laws",
    "next_laws",
    "law_discard",
    "specialists_open",
    "moons",
    "alterations_out",
    "alterations_returned",
    "returned_by",
    "asteroids",
    "dead_asteroids",
    "medals_left",
    "productions",
    "megastructure_tokens",
    "start_tiles",
    "deep_space",
    "looked",
    "planet_block",
    "room_block",
    "blocks_used",
    "stack",
)


def write(state: Federation) -> dict[str, Json]:
    """Give a position as data."""
    box = state.box
    return {
        "game": state.game,
        "rules": state.title.rules,
        "seats": state.seats,
        "options": dict(state.options),
        "rng": state.rng.to_json(),
        "seals": state.seals,
        "round": state.round,
        "cycle": state.cycle,
        "first_player_of_round": state.first,
        "president_holder": state.president,
        "active_player": state.active if state.active >= 0 else None,
        "finished": state.finished,
        "players": [_player(state, seat) for seat in range(state.seats)],
        "senate": {
            box.cells[cell].id: seated_json(state, seated, cell)
            for cell, seated in enumerate(state.senate)
            if seated is not None
        },
        "outer_module": [seated_json(state, seated, -1) for seated in state.outer],
        "project_steps": {project: state.steps[index] for index, project in enumerate(PROJECTS)},
        "laws": [box.laws[law] for law in state.laws],
        "next_laws": [box.laws[law] for law in state.next_laws if law >= 0],
        "law_discard": [box.laws[law] for law in discarded_laws(state)],
        "specialists_open": {
            f"{level + 1}{TYPES[kind]}": _id(box, state.open_specialists[kind * 3 + level])
            for kind in range(5)
            for level in range(3)
        },
        "moons": {
            str(moon): None
            if state.dark_moons >> moon & 1
            else [box.alterations[token].id for token in state.moons[moon]]
            for moon in range(1, box.last_moon + 1)
        },
        "alterations_out": [box.alterations[token].id for token in gone_alterations(state)],
        "alterations_returned": [box.alterations[token].id for token in state.returned],
        "returned_by": state.returned_by if state.returned_by >= 0 else None,
        "asteroids": {pit.id: _asteroid(state, index) for index, pit in enumerate(box.pits) if pit.asteroid},
        "dead_asteroids": None if state.dead_hidden else [box.asteroids[token].id for token in state.dead_row],
        "medals_left": {
            planet: [box.thresholds[state.seats][place] for place in members(state.thresholds[index])]
            for index, planet in enumerate(PLANETS)
        },
        "productions": [box.productions[work].id for work in state.row],
        "megastructure_tokens": {
            work.id: [box.mega_tokens[token] for token in state.pairs[index]]
            for index, work in enumerate(box.megastructures)
        },
        "start_tiles": [box.homes[tile].id for tile in state.homes],
        "deep_space": [box.deep[tile].id for tile in state.deep_stack],
        "looked": members(state.looked),
        "planet_block": box.planet_blocks[state.planet_block].id if state.planet_block >= 0 else None,
        "room_block": box.room_blocks[state.room_block].id if state.room_block >= 0 else None,
        "blocks_used": [
            *(box.planet_blocks[block].id for block in members(state.blocks_used[0])),
            *(box.room_blocks[block].id for block in members(state.blocks_used[1])),
        ],
        "stack": [step.to_json() for step in state.common],
    }


def _id(box: Box, specialist: int) -> str | None:
    return box.specialists[specialist].id if specialist >= 0 else None


def _asteroid(state: Federation, pit: int) -> str | None:
    token = state.asteroids[pit]
    return "hidden" if token == HIDDEN else state.box.asteroids[token].id if token >= 0 else None


def _player(state: Federation, seat: int) -> dict[str, Json]:
    """Give one player's pieces."""
    player = state.players[seat]
    box = state.box
    return {
        "pp": {SOURCES[source]: points for source, points in enumerate(player.points)},
        "resources": {RESOURCES[kind]: count for kind, count in enumerate(player.res)},
        "hangar": player.hangar,
        "degree": player.degree,
        "level_bonus_round": player.level_round,
        "level_bonus_game": player.level_game,
        "die": player.die,
        "miner_cell": box.pits[player.miner].id,
        "mage_position": player.mage,
        "specialists": [
            {"id": box.specialists[token].id, "face_up": player.up >> token & 1 == 1} for token in members(player.owned)
        ],
        "discs": {
            stall.id: player.discs >> 2 * index & 3
            for index, stall in enumerate(box.stalls)
            if player.discs >> 2 * index & 3
        },
        "productions": [box.slots[slot] for slot in members(player.productions)],
        "megastructures": {
            work.id: player.multipliers >> 4 * index & 15
            for index, work in enumerate(box.megastructures)
            if player.multipliers >> 4 * index & 15
        },
        "missions_open": [box.missions[mission].id for mission in members(player.markers & ~player.flown)],
        "missions_done": [box.missions[mission].id for mission in members(player.flown)],
        "start_tile": box.homes[player.home].id if player.home >= 0 else None,
        "deep_space_tile": box.deep[player.deep].id if player.deep >= 0 else None,
        "alterations": [box.alterations[token].id for token in player.alterations],
        "asteroid_tokens": [box.asteroids[token].id for token in player.asteroids],
        "medals": [MEDALS[medal] for medal in members(player.medals)],
        "common_contributions": player.contributions,
        "special_ambassador": special_state(state, seat),
    }


def discarded_laws(state: Federation) -> list[int]:
    """List the laws that have been voted on."""
    return [
        law
        for law in range(len(state.box.laws))
        if law not in state.laws and law not in state.next_laws and law not in state.law_stacks[state.box.law_wing[law]]
    ]


def gone_alterations(state: Federation) -> list[int]:
    """List the alteration tokens that have left the game."""
    here = _alterations_here(state) + state.unseen_alterations
    return [token for token in range(len(state.box.alterations)) if token not in here]


def _alterations_here(state: Federation) -> list[int]:
    """List the alteration tokens that somebody can see or has put back."""
    found = [*state.returned, *drawn_alterations(state)]
    for player in state.players:
        found += player.alterations
    for moon in state.moons:
        found += moon
    for seated in [*state.senate, *state.outer]:
        if seated is not None and seated.alteration >= 0:
            found.append(seated.alteration)
    return found


def read(state: Federation, source: dict[str, Json]) -> None:
    """Fill a table from data; what is wrong with it is said by BadPosition."""
    data = cast("dict[str, Any]", source)
    for name in data:
        if name not in _FIELDS:
            raise BadPosition(f"a position has no field {name!r}")
    box = state.box
    state.seals = number(data["seals"], 0, 1 << 40)
    state.round = number(data["round"], 1, box.rounds)
    state.cycle = number(data["cycle"], 1, 6)
    state.first = seat_of(state, data["first_player_of_round"])
    state.president = seat_of(state, data["president_holder"])
    state.active = -1 if data["active_player"] is None else seat_of(state, data["active_player"])
    if type(data["finished"]) is not bool:
        raise BadPosition("finished is true or false")
    state.finished = data["finished"]
    if len(data["players"]) != state.seats:
        raise BadPosition(f"there are {state.seats} seats but {len(data['players'])} players")
    state.players = [_read_player(box, player) for player in data["players"]]
    _read_senate(state, data)
    state.steps = [
        number(data["project_steps"][project], 0, box.last_step[index]) for index, project in enumerate(PROJECTS)
    ]
    _read_laws(state, data)
    _read_planets(state, data)
    works = [work.id for work in box.productions]
    state.row = [id_of(works, id) for id in data["productions"]]
    tokens = data["megastructure_tokens"]
    state.pairs = [several(box.mega_tokens, tokens[work.id]) for work in box.megastructures]
    state.homes = several([tile.id for tile in box.homes], data["start_tiles"])
    state.deep_stack = several([tile.id for tile in box.deep], data["deep_space"])
    for seat in data["looked"]:
        state.looked |= 1 << seat_of(state, seat)
    planet_blocks = [block.id for block in box.planet_blocks]
    room_blocks = [block.id for block in box.room_blocks]
    state.planet_block = -1 if data["planet_block"] is None else id_of(planet_blocks, data["planet_block"])
    state.room_block = -1 if data["room_block"] is None else id_of(room_blocks, data["room_block"])
    used = [0, 0]
    for id in data["blocks_used"]:
        if id in planet_blocks:
            used[0] |= 1 << planet_blocks.index(id)
        else:
            used[1] |= 1 << id_of(room_blocks, id)
    state.blocks_used = used
    read_stack(state, data["stack"])
    out = several([token.id for token in box.alterations], data["alterations_out"])
    seen = _alterations_here(state) + out
    if len(set(seen)) != len(seen):
        raise BadPosition("an alteration token is in two places")
    state.unseen_alterations = [token for token in range(len(box.alterations)) if token not in seen]


def _read_player(box: Box, data: dict[str, Any]) -> Player:
    """Read one player's pieces."""
    player = Player()
    points = data["pp"]
    if type(points) is int:
        player.points[0] = number(points, 0, 9999)
    else:
        player.points = [number(points[source], 0, 9999) for source in SOURCES]
    player.res = [number(data["resources"][name], 0, 99) for name in RESOURCES]
    player.hangar = number(data["hangar"], 0, box.hangar)
    player.degree = number(data["degree"], 1, box.top)
    player.level_round = number(data["level_bonus_round"], 0, 99)
    player.level_game = number(data["level_bonus_game"], 0, 99)
    player.die = number(data["die"], 0, 6)
    player.miner = id_of([pit.id for pit in box.pits], data["miner_cell"])
    player.mage = number(data["mage_position"], 0, box.last_moon)
    ids = [token.id for token in box.specialists]
    for entry in data["specialists"]:
        token = id_of(ids, entry["id"])
        if player.owned >> token & 1 or type(entry["face_up"]) is not bool:
            raise BadPosition(f"specialist {entry['id']} is owned once, face up or not")
        player.owned |= 1 << token
        player.up |= int(entry["face_up"]) << token
    stalls = [stall.id for stall in box.stalls]
    for id, level in data["discs"].items():
        player.discs |= number(level, 1, 2) << 2 * id_of(stalls, id)
    player.productions = chosen(box.slots, data["productions"])
    works = [work.id for work in box.megastructures]
    for id, multiplier in data["megastructures"].items():
        player.multipliers |= number(multiplier, 1, 15) << 4 * id_of(works, id)
    missions = [mission.id for mission in box.missions]
    player.flown = chosen(missions, data["missions_done"])
    player.markers = chosen(missions, data["missions_open"]) | player.flown
    if player.flown & chosen(missions, data["missions_open"]):
        raise BadPosition("a mission is open or done, not both")
    homes, deep = [tile.id for tile in box.homes], [tile.id for tile in box.deep]
    player.home = -1 if data["start_tile"] is None else id_of(homes, data["start_tile"])
    player.deep = -1 if data["deep_space_tile"] is None else id_of(deep, data["deep_space_tile"])
    player.alterations = several([token.id for token in box.alterations], data["alterations"])
    player.asteroids = several([token.id for token in box.asteroids], data["asteroid_tokens"])
    player.medals = chosen(list(MEDALS), data["medals"])
    player.contributions = number(data["common_contributions"], 0, 99)
    if data["special_ambassador"] not in ("none", "in_hand", "placed", "spent"):
        raise BadPosition("special_ambassador is none, in_hand, placed or spent")
    player.hand = 15 | int(data["special_ambassador"] == "in_hand") << SPECIAL
    return player


def _read_senate(state: Federation, data: dict[str, Any]) -> None:
    """Read the tokens in the senate and the outer module; what is not there is in hand."""
    cells = [cell.id for cell in state.box.cells]
    for id, entry in data["senate"].items():
        cell = id_of(cells, id)
        state.senate[cell] = _read_seated(state, entry, cell)
    state.outer = [_read_seated(state, entry, -1) for entry in data["outer_module"]]


def _read_seated(state: Federation, entry: dict[str, Any], cell: int) -> Seated:
    box = state.box
    if entry["owner"] == "neutral" and cell >= 0:
        return Seated(-1, -1, VOTING, number(entry["votes"], 0, 9), -1)
    owner = seat_of(state, entry["owner"])
    token = id_of(list(AMBASSADORS), entry["token"])
    side = id_of(list(SIDES), entry["side"])
    player = state.players[owner]
    if (token != SPECIAL and not player.hand >> token & 1) or (token == SPECIAL and player.hand >> SPECIAL & 1):
        raise BadPosition(f"{entry['token']} of player {owner + 1} is in two places")
    player.hand &= ~(1 << token)
    votes = box.votes[token] if side == VOTING else 0
    alteration = -1
    if entry["alteration"] is not None:
        alteration = id_of([token.id for token in box.alterations], entry["alteration"])
        votes = box.alterations[alteration].votes
        if side != box.alterations[alteration].side:
            raise BadPosition(f"{entry['alteration']} shows another side")
    elif token == SPECIAL and side != VOTING:
        raise BadPosition("the special ambassador has a voting side only")
    if type(entry["die"]) is not bool:
        raise BadPosition("die is true or false")
    if entry["die"]:
        if player.die_cell >= 0 or cell < 0 or side != VOTING or player.die == 0:
            raise BadPosition(f"the die of player {owner + 1} cannot lie there")
        player.die_cell = cell
    return Seated(owner, token, side, votes, alteration)


def _read_laws(state: Federation, data: dict[str, Any]) -> None:
    """Read the open laws; the stacks hold those that were never opened."""
    box = state.box
    state.laws = [id_of(box.laws, id) for id in data["laws"]]
    later = [id_of(box.laws, id) for id in data["next_laws"]]
    out = several(box.laws, data["law_discard"])
    if len(state.laws) != 2 or len(later) not in (0, 2):
        raise BadPosition("two laws are open, and none or two for the next round")
    for pair in (state.laws, later):
        if pair and [box.law_wing[law] for law in pair] != [0, 1]:
            raise BadPosition("the left law comes first, then the right one")
    seen = [*state.laws, *later, *out]
    if len(set(seen)) != len(seen):
        raise BadPosition("a law is in two places")
    state.next_laws = later if later else [-1, -1]
    state.law_stacks = [
        [law for law in range(len(box.laws)) if box.law_wing[law] == wing and law not in seen] for wing in range(2)
    ]


def _read_planets(state: Federation, data: dict[str, Any]) -> None:
    """Read what lies open on the planets; what nobody has seen lies face down."""
    box = state.box
    ids = [token.id for token in box.specialists]
    owned = 0
    for player in state.players:
        if owned & player.owned:
            raise BadPosition("a specialist is owned twice")
        owned |= player.owned
    seen = owned
    for kind in range(5):
        for level in range(3):
            id = data["specialists_open"][f"{level + 1}{TYPES[kind]}"]
            token = -1 if id is None else id_of(ids, id)
            if token >= 0 and (not box.of_kind[kind * 4 + level + 1] >> token & 1 or owned >> token & 1):
                raise BadPosition(f"{id} cannot lie open there")
            state.open_specialists[kind * 3 + level] = token
            if token >= 0:
                seen |= 1 << token
    for kind in range(5):
        state.unseen_specialists |= (box.of_kind[kind * 4 + 1] | box.of_kind[kind * 4 + 2]) & ~seen
    tokens = [token.id for token in box.alterations]
    for moon in range(1, box.last_moon + 1):
        lying = data["moons"][str(moon)]
        if lying is None:
            state.dark_moons |= 1 << moon
        else:
            state.moons[moon] = several(tokens, lying)
    state.returned = several(tokens, data["alterations_returned"])
    state.returned_by = -1 if data["returned_by"] is None else seat_of(state, data["returned_by"])
    asteroids = [token.id for token in box.asteroids]
    taken: list[int] = []
    for index, pit in enumerate(box.pits):
        if pit.asteroid:
            id = data["asteroids"][pit.id]
            state.asteroids[index] = HIDDEN if id == "hidden" else GONE if id is None else id_of(asteroids, id)
            if state.asteroids[index] >= 0:
                taken.append(state.asteroids[index])
    state.dead_hidden = data["dead_asteroids"] is None
    if not state.dead_hidden:
        state.dead_row = several(asteroids, data["dead_asteroids"])
    taken += state.dead_row
    for player in state.players:
        taken += player.asteroids
    if len(set(taken)) != len(taken):
        raise BadPosition("an asteroid is in two places")
    for token in range(len(asteroids)):
        if token not in taken:
            state.unseen_asteroids |= 1 << token
    steps = box.thresholds[state.seats]
    for index, planet in enumerate(PLANETS):
        for threshold in data["medals_left"][planet]:
            state.thresholds[index] |= 1 << steps.index(threshold)
