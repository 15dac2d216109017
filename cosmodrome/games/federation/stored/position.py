"""A position as data: every stored fact under the name that the rules use, nothing that can be computed.

Ordinary ambassadors that lie nowhere are in hand, tokens that nobody has seen lie face down, laws that are neither
open nor discarded are in their stacks. Points may also be given as one number.
"""

from __future__ import annotations

from typing import Any, Final

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kit.bits import mask_of, members
from ....kit.codec import By, Codec, Field, Joint, ListOf, Maybe, Part, Seat, SetOf, Shape, TableOf, Whole
from ....kit.position import HEADER, header, seated
from ....kit.readers import fields, flag, listed, table
from ..components import PLANETS, PROJECTS, RESOURCES, SOURCES, SPECIAL, TYPES, VOTING
from ..player import Player, Seated, new_player
from ..rules.placement import token_of
from ..rules.rounds import special_state
from ..rules.sixmoon import drawn_alterations
from ..said.senate import seated_json
from ..state import GONE, HIDDEN, Federation
from . import forms

# One player.

_POINTS: Final = TableOf(SOURCES, Whole(0, 9999))
_TOKEN_LIST: Final = ListOf(forms.SPECIALIST, distinct=True)


def _read_points(data: Any, state: Any) -> list[int]:
    """Read points by where they come from, or as one number."""
    by_source = {**dict.fromkeys(SOURCES, 0), SOURCES[0]: data} if type(data) is int else data
    return _POINTS.read(by_source, state, "pp")


def _write_specialists(player: Player, state: Federation) -> Json:
    """Return the specialists of a player, face up or used."""
    return [
        {"id": forms.SPECIALIST.write(token, state), "face_up": player.up >> token & 1 == 1}
        for token in members(player.owned)
    ]


def _fill_specialists(player: Player, data: Any, state: Federation) -> None:
    """Read the specialists of a player."""
    entries = [fields(entry, ("id", "face_up"), "a specialist") for entry in listed(data, "specialists")]
    tokens = _TOKEN_LIST.read([entry["id"] for entry in entries], state, "specialists")
    player.owned = mask_of(tokens)
    player.up = mask_of(
        token for token, entry in zip(tokens, entries, strict=True) if flag(entry["face_up"], "face_up")
    )


def _write_open_missions(player: Player, state: Federation) -> Json:
    """Return the missions that have a marker and no ship."""
    return forms.MISSION_SET.write(player.markers & ~player.flown, state)


def _fill_open_missions(player: Player, data: Any, state: Federation) -> None:
    """Read the missions that have a marker and no ship; those that were flown have been read."""
    ready = forms.MISSION_SET.read(data, state, "missions_open")
    if ready & player.flown:
        raise BadPosition("a mission is open or done, not both")
    player.markers = ready | player.flown


def _fill_special(player: Player, data: Any, state: Federation) -> None:
    """Read where the special ambassador is; the others are in hand until they are found in the senate."""
    if data not in ("none", "in_hand", "placed", "spent"):
        raise BadPosition("special_ambassador is none, in_hand, placed or spent")
    player.hand = 15 | int(data == "in_hand") << SPECIAL


_PLAYER: Final = Shape(
    "a player",
    Field("pp", By(lambda points, state: _POINTS.write(points, state), _read_points), "points"),
    Field("resources", TableOf(RESOURCES, forms.COUNT), "res"),
    Field("hangar", forms.COUNT),
    Field("degree", forms.COUNT),
    Field("level_bonus_round", forms.COUNT, "level_round"),
    Field("level_bonus_game", forms.COUNT, "level_game"),
    Field("die", Whole(0, 6)),
    Field("miner_cell", forms.PIT, "miner"),
    Field("mage_position", forms.COUNT, "mage"),
    Joint("specialists", _write_specialists, _fill_specialists),
    Field("discs", forms.Packed("stall", 2, 2)),
    Field("productions", forms.SLOT_SET),
    Field("megastructures", forms.Packed("megastructure", 4, 15), "multipliers"),
    Field("missions_done", forms.MISSION_SET, "flown"),
    Joint("missions_open", _write_open_missions, _fill_open_missions),
    Field("start_tile", Maybe(forms.HOME), "home"),
    Field("deep_space_tile", Maybe(forms.DEEP), "deep"),
    Field("alterations", forms.ALTERATION_LIST),
    Field("asteroid_tokens", forms.ASTEROID_LIST, "asteroids"),
    Field("medals", forms.MEDAL_SET),
    Field("common_contributions", forms.COUNT, "contributions"),
    Joint("special_ambassador", lambda player, state: special_state(state, state.players.index(player)), _fill_special),
)
_PART: Final = Part(lambda state: new_player(), _PLAYER)
_PLAYERS: Final = By(
    lambda players, state: [_PART.write(player, state) for player in players],
    lambda data, state: [_PART.read(player, state, "players") for player in seated(state, data)],
)

# The senate.


def _read_seated(data: Any, state: Federation, cell: int) -> Seated:
    """Read a token in the senate or, with no cell, in the outer module; it is no longer in hand."""
    if table(data, "a token").get("owner") == "neutral" and cell >= 0:
        neutral = fields(data, ("owner", "votes"), "a neutral token")
        return Seated(-1, -1, VOTING, Whole(0, 9).read(neutral["votes"], state, "votes"), -1)
    entry = fields(data, ("owner", "token", "side", "alteration", "die"), "a token")
    owner: int = Seat().read(entry["owner"], state, "owner")
    token = forms.AMBASSADOR.read(entry["token"], state, "token")
    side = forms.SIDE.read(entry["side"], state, "side")
    alteration: int = Maybe(forms.ALTERATION).read(entry["alteration"], state, "alteration")
    player = state.players[owner]
    if player.hand >> token & 1 == (token == SPECIAL):
        raise BadPosition(f"{entry['token']} of player {owner + 1} is in two places")
    player.hand &= ~(1 << token)
    if alteration >= 0 and side != state.box.alterations[alteration].side:
        raise BadPosition(f"{entry['alteration']} shows another side")
    if alteration < 0 and token == SPECIAL and side != VOTING:
        raise BadPosition("the special ambassador has a voting side only")
    if flag(entry["die"], "die"):
        if player.die_cell >= 0 or cell < 0 or side != VOTING or player.die == 0:
            raise BadPosition(f"the die of player {owner + 1} cannot lie there")
        player.die_cell = cell
    return token_of(state, owner, token, side, alteration)


def _write_senate(state: Federation, _: Any) -> Json:
    """Return what lies in the senate by its cells."""
    return {
        state.box.cells[cell].id: seated_json(state, token, cell)
        for cell, token in enumerate(state.senate)
        if token is not None
    }


def _fill_senate(state: Federation, data: Any, _: Any) -> None:
    """Read what lies in the senate."""
    for id, entry in table(data, "senate").items():
        cell = forms.CELL.read(id, state, "senate")
        state.senate[cell] = _read_seated(entry, state, cell)


# Laws.


def discarded_laws(state: Federation) -> list[int]:
    """Return the laws that have been voted on."""
    return [
        law
        for law in range(len(state.box.laws))
        if law not in state.laws and law not in state.next_laws and law not in state.law_stacks[state.box.law_wing[law]]
    ]


def _fill_next_laws(state: Federation, data: Any, _: Any) -> None:
    """Read the laws of the next round, if they are open."""
    later = ListOf(forms.LAW, 2).read(data, state, "next_laws") if data != [] else [-1, -1]
    for pair in (state.laws, later):
        if pair[0] >= 0 and [state.box.law_wing[law] for law in pair] != [0, 1]:
            raise BadPosition("the left law comes first, then the right one")
    state.next_laws = later


def _fill_law_stacks(state: Federation, data: Any, _: Any) -> None:
    """Read the laws that were voted on; the stacks hold those that were never opened."""
    box = state.box
    seen = [*state.laws, *(law for law in state.next_laws if law >= 0)]
    seen += ListOf(forms.LAW, distinct=True).read(data, state, "law_discard")
    if len(set(seen)) != len(seen):
        raise BadPosition("a law is in two places")
    state.law_stacks = [
        [law for law in range(len(box.laws)) if box.law_wing[law] == wing and law not in seen] for wing in range(2)
    ]


# Planets.

_STACKS: Final = TableOf([f"{level}{kind}" for kind in TYPES for level in (1, 2, 3)], Maybe(forms.SPECIALIST))


def _fill_open_specialists(state: Federation, data: Any, _: Any) -> None:
    """Read the open specialists; those that nobody has seen lie face down."""
    box = state.box
    state.open_specialists = _STACKS.read(data, state, "specialists_open")
    owned = 0
    for player in state.players:
        if owned & player.owned:
            raise BadPosition("a specialist is owned twice")
        owned |= player.owned
    seen = owned
    for stack, token in enumerate(state.open_specialists):
        if token >= 0:
            if not box.of_kind[stack // 3 * 4 + stack % 3 + 1] & ~owned & 1 << token:
                raise BadPosition(f"{box.specialists[token].id} cannot lie open there")
            seen |= 1 << token
    for kind in range(5):
        state.unseen_specialists |= (box.of_kind[kind * 4 + 1] | box.of_kind[kind * 4 + 2]) & ~seen


def _moons(state: Federation) -> list[str]:
    """Return the positions that have tokens."""
    return [str(moon) for moon in range(1, state.box.last_moon + 1)]


def _write_moons(state: Federation, _: Any) -> Json:
    """Return the open tokens of each position; null where they lie face down."""
    return {
        moon: None if state.dark_moons >> int(moon) & 1 else forms.ALTERATION_LIST.write(state.moons[int(moon)], state)
        for moon in _moons(state)
    }


def _fill_moons(state: Federation, data: Any, _: Any) -> None:
    """Read the tokens of each position."""
    for moon, lying in fields(data, _moons(state), "moons").items():
        if lying is None:
            state.dark_moons |= 1 << int(moon)
        else:
            state.moons[int(moon)] = forms.ALTERATION_LIST.read(lying, state, "moons")


def _alterations_here(state: Federation) -> list[int]:
    """Return the alteration tokens that somebody can see or has put back."""
    found = [*state.returned, *drawn_alterations(state)]
    for player in state.players:
        found += player.alterations
    for moon in state.moons:
        found += moon
    for token in [*state.senate, *state.outer]:
        if token is not None and token.alteration >= 0:
            found.append(token.alteration)
    return found


def gone_alterations(state: Federation) -> list[int]:
    """Return the alteration tokens that have left the game."""
    here = _alterations_here(state) + state.unseen_alterations
    return [token for token in range(len(state.box.alterations)) if token not in here]


def _fill_out(state: Federation, data: Any, _: Any) -> None:
    """Read the alteration tokens that have left the game; those that nobody can see lie face down."""
    seen = _alterations_here(state) + forms.ALTERATION_LIST.read(data, state, "alterations_out")
    if len(set(seen)) != len(seen):
        raise BadPosition("an alteration token is in two places")
    state.unseen_alterations = [token for token in range(len(state.box.alterations)) if token not in seen]


_ON_CELL: Final = By(
    lambda token, state: "hidden" if token == HIDDEN else Maybe(forms.ASTEROID, GONE).write(token, state),
    lambda data, state: HIDDEN if data == "hidden" else Maybe(forms.ASTEROID, GONE).read(data, state, "asteroids"),
)


def _asteroid_cells(state: Federation) -> dict[str, int]:
    """Return the cells where asteroids lie or lay, by their ids."""
    return {pit.id: index for index, pit in enumerate(state.box.pits) if pit.asteroid}


def _write_asteroids(state: Federation, _: Any) -> Json:
    """Return what lies on the asteroid cells."""
    return {id: _ON_CELL.write(state.asteroids[cell], state) for id, cell in _asteroid_cells(state).items()}


def _fill_asteroids(state: Federation, data: Any, _: Any) -> None:
    """Read what lies on the asteroid cells."""
    cells = _asteroid_cells(state)
    for id, token in fields(data, [*cells], "asteroids").items():
        state.asteroids[cells[id]] = _ON_CELL.read(token, state, "asteroids")


def _write_dead_row(state: Federation, _: Any) -> Json:
    """Return the dead asteroids, or null while they lie face down."""
    return None if state.dead_hidden else forms.ASTEROID_LIST.write(state.dead_row, state)


def _fill_dead_row(state: Federation, data: Any, _: Any) -> None:
    """Read the dead asteroids; what nobody has seen lies face down."""
    state.dead_hidden = data is None
    state.dead_row = [] if data is None else forms.ASTEROID_LIST.read(data, state, "dead_asteroids")
    taken = [token for token in state.asteroids if token >= 0] + state.dead_row
    for player in state.players:
        taken += player.asteroids
    if len(set(taken)) != len(taken):
        raise BadPosition("an asteroid is in two places")
    state.unseen_asteroids = mask_of(token for token in range(len(state.box.asteroids)) if token not in taken)


class _Threshold(Codec):
    """A medal of a planet, by the influence that it asks for."""

    def write(self, value: Any, state: Any) -> Json:
        """Return the influence."""
        return int(state.box.thresholds[state.seats][value])

    def read(self, data: object, state: Any, what: str) -> int:
        """Find the medal."""
        thresholds = state.box.thresholds[state.seats]
        if type(data) is not int or data not in thresholds:
            raise BadPosition(f"{what}: no medal is for an influence of {data!r}")
        return int(thresholds.index(data))


# What is being asked.

_TURN: Final = ("place", "face", "cover", "die", "mission", "turn_end")
_EXECUTIVE: Final = ("draft", "next_pick", "income", "upkeep", "projects", "floors", "law_tie", "round_end")


def _fill_stack(state: Federation, data: Any, _: Any) -> None:
    """Read the questions and effects that wait, the first to come last."""
    stack = listed(data, "stack")
    if state.finished:
        if stack:
            raise BadPosition("the game is over, so nothing can be asked")
        return
    if not stack:
        raise BadPosition("the stack is empty but the game is not over")
    for index, entry in enumerate(stack):
        step = forms.QUESTIONS.read(entry, state)
        name = forms.QUESTIONS.name_of(step)
        if (index == 0) != (name in (_TURN if state.active >= 0 else _EXECUTIVE)):
            raise BadPosition(f"{name!r} cannot be asked there")
        if state.active >= 0 and step.seat != state.active:
            raise BadPosition(f"it is the turn of player {state.active + 1}, not of {step.seat + 1}")
        if index == 0 and name in _TURN[:4] and not state.players[step.seat].hand:
            raise BadPosition(f"player {step.seat + 1} has no ambassador to place")
        state.push(step)


_POSITION: Final = Shape(
    "a position",
    Field("seals", Whole(0, 1 << 40)),
    Field("round", forms.COUNT),
    Field("cycle", Whole(1, 6)),
    Field("first_player_of_round", Seat(), "first"),
    Field("president_holder", Seat(), "president"),
    Field("active_player", Maybe(Seat()), "active"),
    Field("finished", forms.FLAG),
    Field("players", _PLAYERS),
    Joint("senate", _write_senate, _fill_senate),
    Field(
        "outer_module",
        ListOf(
            By(lambda token, state: seated_json(state, token, -1), lambda data, state: _read_seated(data, state, -1))
        ),
        "outer",
    ),
    Field("project_steps", TableOf(PROJECTS, forms.COUNT), "steps"),
    Field("laws", ListOf(forms.LAW, 2)),
    Joint(
        "next_laws",
        lambda state, _: [forms.LAW.write(law, state) for law in state.next_laws if law >= 0],
        _fill_next_laws,
    ),
    Joint(
        "law_discard", lambda state, _: [forms.LAW.write(law, state) for law in discarded_laws(state)], _fill_law_stacks
    ),
    Joint("specialists_open", lambda state, _: _STACKS.write(state.open_specialists, state), _fill_open_specialists),
    Joint("moons", _write_moons, _fill_moons),
    Field("alterations_returned", forms.ALTERATION_LIST, "returned"),
    Field("returned_by", Maybe(Seat())),
    Joint("asteroids", _write_asteroids, _fill_asteroids),
    Joint("dead_asteroids", _write_dead_row, _fill_dead_row),
    Field("medals_left", TableOf(PLANETS, SetOf(_Threshold())), "thresholds"),
    Field("productions", ListOf(forms.PRODUCTION), "row"),
    Field("megastructure_tokens", TableOf(lambda state: state.box.ids["megastructure"], forms.MEGA_TOKENS), "pairs"),
    Field("start_tiles", ListOf(forms.HOME, distinct=True, ordered=True), "homes"),
    Field("deep_space", ListOf(forms.DEEP, distinct=True, ordered=True), "deep_stack"),
    Field("looked", SetOf(Seat())),
    Field("planet_block", Maybe(forms.PLANET_BLOCK)),
    Field("room_block", Maybe(forms.ROOM_BLOCK)),
    Field("blocks_used", SetOf(forms.BLOCK)),
    Joint("stack", lambda state, _: [forms.QUESTIONS.write(step, state) for step in state.common], _fill_stack),
    Joint(
        "alterations_out",
        lambda state, _: forms.ALTERATION_LIST.write(gone_alterations(state), state),
        _fill_out,
    ),
    optional=HEADER,
)


def write(state: Federation) -> dict[str, Json]:
    """Return a position as data."""
    return {**header(state), **_POSITION.write(state, state)}


def read(state: Federation, data: dict[str, Json]) -> None:
    """Fill a table from data; what is wrong with it is said by BadPosition."""
    _POSITION.fill(state, _POSITION.check(data), state)
