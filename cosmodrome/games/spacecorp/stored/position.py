"""Positions as data, in the words of the rules; nothing that follows from the rest is written."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kernel.step import Step
from ....kit.bits import members
from ....kit.codec import By, Field, Id, Joint, ListOf, Maybe, Seat, SetOf, Shape, SomeOf, Whole
from ....kit.position import HEADER, header, seated
from ....kit.readers import listed, table
from ..components import ERAS, MARKER, NO, OFFERS, STACKS, STARFARERS, TEAMS, TRIGGERS
from ..player import Player
from ..rules.action import ChooseAction
from ..rules.era import ColonyEnd, Finish, Legacy, NewEra
from ..rules.progress import StartAdaptation
from ..rules.turn import Turn
from ..state import SpaceCorp
from . import forms

_MANY: Final = Whole(0, 1 << 30)
_OWNER: Final = By(
    lambda owner, state: "marker" if owner == MARKER else forms.PLAYER.write(owner, state),
    lambda data, state: MARKER if data == "marker" else forms.PLAYER.read(data, state, "contracts"),
)
_COURSE: Final = Shape(
    "a position",
    Field("seals", Whole(0, 1 << 40)),
    Field("era", Id(ERAS, "era")),
    Field("turn", _MANY),
    Field("first", Seat()),
    Field("active", Seat()),
    Field("finished", forms.FLAG),
    Field("deck", forms.HAND),
    Field("deck_top", forms.HAND),
    Field("offers", ListOf(forms.ANY_CARD, OFFERS)),
    Field("discard", forms.CARDS),
    Field("time_pile", Whole(0, 8)),
    Field("table", forms.CARDS),
    Field("aside", forms.CARDS),
    Field("stacks", SomeOf(STACKS, ListOf(forms.TILE, ordered=True), [])),
    Field("contracts", SomeOf(lambda state: state.box.contract_ids, _OWNER)),
    Field("display", SomeOf(lambda state: state.box.progress_ids, Whole(0, 2), 0)),
    Field("colonies", SetOf(forms.COLONY), "colony_tiles"),
    Field("beyond", ListOf(forms.ANY_SEAT, 2)),
    Field("orion_reached", forms.FLAG),
    Field("empty_turns", forms.NUMBER),
    optional=(*HEADER, "players", "board", "trigger", "turn_state", "stack"),
)
_TRIGGER: Final = Shape(
    "the trigger",
    Field("kind", Maybe(Id(TRIGGERS, "trigger"), 0), "trigger"),
    Field("by", forms.ANY_SEAT, "trigger_by"),
    Field("ending", forms.FLAG),
    Field("last_turns", SetOf(Seat())),
)
_TURN: Final = Shape(
    "the turn",
    Field("forbidden", SetOf(forms.ACTION)),
    Field("owed", ListOf(Whole(0, 100))),
    Field("acted", SetOf(forms.TEAM)),
    Field("produced", Maybe(_MANY)),
    Field("kind", Maybe(forms.ACTION)),
    Field("idle", forms.FLAG),
    Field("busy", forms.FLAG),
    Field("again", forms.FLAG),
)


_COLONY: Final = Shape("a colony", Field("tile", forms.COLONY), Field("site", forms.SITE))
_LEGACY: Final = Shape(
    "a legacy pair", Field("tile", forms.TILE, "legacy_tile"), Field("base", forms.BASE_TYPE, "legacy_base")
)


def _write_colonies(player: Player, state: SpaceCorp) -> Json:
    """Return a player's colonies as data."""
    return [
        {"tile": forms.COLONY.write(tile, state), "site": forms.SITE.write(site, state)}
        for tile, site in zip(player.colonies, player.colony_sites, strict=True)
    ]


def _read_colonies(player: Player, data: Any, state: SpaceCorp) -> None:
    """Read a player's colonies."""
    found = [_COLONY.values(_COLONY.check(each), state) for each in listed(data, "colonies")]
    if found and state.era != STARFARERS:
        raise BadPosition("colonies exist in Starfarers only")
    player.colonies = [each["tile"] for each in found]
    player.colony_sites = [each["site"] for each in found]


def _write_legacy(player: Player, state: SpaceCorp) -> Json:
    """Return a player's legacy pair as data."""
    return _LEGACY.write(player, state) if player.legacy_tile >= 0 else None


def _read_legacy(player: Player, data: Any, state: SpaceCorp) -> None:
    """Read a player's legacy pair."""
    if data is not None:
        _LEGACY.fill(player, _LEGACY.check(data), state)


_PLAYER: Final = Shape(
    "a player",
    Field("profit", _MANY),
    Field("hand", forms.HAND),
    Field("known", forms.HAND),
    Field("infra", ListOf(forms.ANY_CARD, 3)),
    Field("genetics", _MANY),
    Field("revelation", _MANY),
    Field("teams", ListOf(forms.PLACE, TEAMS)),
    Field("progress", SetOf(forms.PROGRESS)),
    Field("passed", forms.FLAG),
    Field("empty_turns", forms.NUMBER),
    Joint("colonies", _write_colonies, _read_colonies),
    Joint("legacy", _write_legacy, _read_legacy),
    optional=("never",),
)
_NEVER: Final = SetOf(forms.WINDOW)
_SITE: Final = Shape(
    "a site",
    Field("tiles", ListOf(forms.ANY_TILE)),
    Field("bases", ListOf(forms.ANY_BASE)),
    Field("claim", forms.ANY_TEAM),
)


def write(state: SpaceCorp) -> dict[str, Json]:
    """Return a position as data."""
    return {
        **header(state),
        **_COURSE.write(state, state),
        "seals": state.seals + state.secret_questions,
        "players": [
            {**_PLAYER.write(player, state), "never": _NEVER.write(state.muted[seat], state)}
            for seat, player in enumerate(state.players)
        ],
        "board": _write_board(state),
        "trigger": _TRIGGER.write(state, state),
        "turn_state": _TURN.write(state, state),
        "stack": [forms.QUESTIONS.write(step, state) for step in state.common],
    }


def _write_board(state: SpaceCorp) -> dict[str, Json]:
    """Return the sites on which anything lies as data."""
    found: dict[str, Json] = {}
    for index, site in enumerate(state.board.sites):
        last = site.first + site.slots
        tiles, bases, claim = state.tiles[site.first : last], state.bases[site.first : last], state.claims[index]
        if claim >= 0 or max(tiles) >= 0 or max(bases) >= 0:
            found[site.id] = {
                "tiles": [forms.ANY_TILE.write(tile, state) for tile in tiles if site.stacks],
                "bases": [forms.ANY_BASE.write(base, state) for base in bases],
                "claim": forms.ANY_TEAM.write(claim, state),
            }
    return found


def read(state: SpaceCorp, data: dict[str, Json]) -> None:
    """Put everything that the data says on a bare table."""
    found = _COURSE.check(data)
    era = Id(ERAS, "era").read(found["era"], state, "era")
    if not state.start_era <= era <= state.end_era:
        raise BadPosition(f"{ERAS[era]} is not played in this game")
    state.board = state.box.boards[era]
    _COURSE.fill(state, found, state)
    for player in seated(state, found["players"]):
        _read_player(state, player)
    _read_board(state, table(found["board"], "board"))
    _TRIGGER.fill(state, _TRIGGER.check(found["trigger"]), state)
    _TURN.fill(state, _TURN.check(found["turn_state"]), state)
    if len(state.owed) != state.seats:
        raise BadPosition("owed has a number for each seat")
    for step in listed(found["stack"], "stack"):
        _put(state, forms.QUESTIONS.read(step, state))
    if state.finished == bool(state.common):
        raise BadPosition("the stack is empty if the game is over, and only then")


def _read_player(state: SpaceCorp, data: object) -> None:
    """Read what lies before a player."""
    found = _PLAYER.check(data)
    seat = len(state.players)
    player = Player()
    state.players.append(player)
    _PLAYER.fill(player, found, state)
    state.set_hand(seat, player.hand)
    state.set_infra(seat, player.infra)
    state.set_gifts(seat, player.progress)
    for window in members(_NEVER.read(found["never"], state, "never")):
        state.mute(seat, window, True)


def _read_board(state: SpaceCorp, data: dict[str, Any]) -> None:
    """Read what lies at the sites."""
    board = state.board
    tiles, bases = [NO] * board.slots, [NO] * board.slots
    state.claims = [NO] * board.count
    for id, each in data.items():
        index = forms.SITE.read(id, state, "board")
        site = board.sites[index]
        found = _SITE.values(_SITE.check(each), state)
        if len(found["tiles"]) != len(site.stacks) or len(found["bases"]) != site.slots:
            raise BadPosition(f"{id} has {len(site.stacks)} boxes for tiles and {site.slots} for bases")
        tiles[site.first : site.first + len(site.stacks)] = found["tiles"]
        bases[site.first : site.first + site.slots] = found["bases"]
        state.claims[index] = found["claim"]
    state.tiles = tiles
    state.set_bases(bases)


def _put(state: SpaceCorp, step: Step) -> None:
    """Put a step on the stack where it may lie there."""
    below = state.common[-1] if state.common else None
    if isinstance(step, ChooseAction):
        if len(state.common) != 1 or not isinstance(below, Turn) or not below.seat == step.seat == state.active:
            raise BadPosition("the action is asked in the active player's turn")
    elif isinstance(step, Turn | NewEra | Finish):
        if below is not None:
            raise BadPosition(f"the step {forms.QUESTIONS.name_of(step)!r} lies at the bottom of the stack")
    elif below is None and not isinstance(step, Legacy | StartAdaptation | ColonyEnd):
        raise BadPosition(f"the step {forms.QUESTIONS.name_of(step)!r} does not lie at the bottom of the stack")
    state.push(step)
