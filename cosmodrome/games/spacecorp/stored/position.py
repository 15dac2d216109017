"""Positions as data, in the words of the rules; nothing that follows from the rest is written."""

from __future__ import annotations

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ..components import (
    ACTIONS,
    BASES,
    ERAS,
    GONE,
    HQ,
    MARKER,
    NO,
    OFFERS,
    STACKS,
    STARFARERS,
    TEAMS,
    TRACK,
    TRIGGERS,
    WINDOWS,
)
from ..player import Gifts, Player, shown_by
from ..state import TYPES, SpaceCorp
from .forms import read_step, write_step
from .reading import cards_of, id_of, listed, number, only, place_of, player_of, seat_of, table_of, truth

_FIELDS = (
    "game",
    "rules",
    "seats",
    "options",
    "rng",
    "seals",
    "era",
    "turn",
    "first",
    "active",
    "finished",
    "players",
    "board",
    "deck",
    "deck_top",
    "offers",
    "discard",
    "time_pile",
    "table",
    "aside",
    "stacks",
    "contracts",
    "display",
    "colonies",
    "beyond",
    "orion_reached",
    "trigger",
    "empty_turns",
    "turn_state",
    "stack",
)
_PLAYER = (
    "profit",
    "hand",
    "known",
    "infra",
    "genetics",
    "revelation",
    "teams",
    "progress",
    "colonies",
    "legacy",
    "passed",
    "empty_turns",
    "never",
)
_TURN = ("forbidden", "owed", "acted", "produced", "kind", "idle", "busy", "again")


def write(state: SpaceCorp) -> dict[str, Json]:
    """Give a position as data."""
    box = state.box
    return {
        "game": state.game,
        "rules": state.title.rules,
        "seats": state.seats,
        "options": dict(state.options),
        "rng": list(state.rng.to_json()),
        "seals": state.seals + state.secret_questions,
        "era": ERAS[state.era],
        "turn": state.turn,
        "first": state.first,
        "active": state.active,
        "finished": state.finished,
        "players": [_write_player(state, seat, player) for seat, player in enumerate(state.players)],
        "board": write_board(state),
        "deck": ids(state, state.deck),
        "deck_top": ids(state, state.deck_top),
        "offers": [box.card_ids[card] if card >= 0 else None for card in state.offers],
        "discard": ids(state, state.discard),
        "time_pile": state.time_pile,
        "table": ids(state, state.table),
        "aside": ids(state, state.aside),
        "stacks": {
            STACKS[stack]: [box.tile_ids[tile] for tile in tiles] for stack, tiles in enumerate(state.stacks) if tiles
        },
        "contracts": {
            box.contract_ids[index]: "marker" if owner == MARKER else f"p{owner + 1}"
            for index, owner in enumerate(state.contracts)
            if owner != NO
        },
        "display": {box.progress_ids[name]: left for name, left in enumerate(state.display) if left},
        "colonies": [box.colony_ids[tile] for tile in range(len(box.colonies)) if state.colony_tiles >> tile & 1],
        "beyond": [owner if owner >= 0 else None for owner in state.beyond],
        "orion_reached": state.orion_reached,
        "trigger": {
            "kind": TRIGGERS[state.trigger] if state.trigger else None,
            "by": state.trigger_by if state.trigger_by >= 0 else None,
            "ending": state.ending,
            "last_turns": [seat for seat in range(state.seats) if state.last_turns >> seat & 1],
        },
        "empty_turns": state.empty_turns,
        "turn_state": {
            "forbidden": [action for index, action in enumerate(ACTIONS) if state.forbidden >> index & 1],
            "owed": [*state.owed],
            "acted": [team_word(team) for team in range(TEAMS * state.seats) if state.acted >> team & 1],
            "produced": state.produced if state.produced >= 0 else None,
            "kind": ACTIONS[state.kind] if state.kind >= 0 else None,
            "idle": state.idle,
            "busy": state.busy,
            "again": state.again,
        },
        "stack": [write_step(state, step) for step in state.common],
    }


def ids(state: SpaceCorp, cards: list[int]) -> list[str]:
    """Write cards down."""
    return [state.box.card_ids[card] for card in cards]


def team_word(team: int) -> str:
    """Write a team down: its player and its number."""
    return f"p{team // TEAMS + 1}:{team % TEAMS}"


def place_word(state: SpaceCorp, where: int) -> str | None:
    """Write down where a team stands."""
    if where == HQ:
        return None
    if where == GONE:
        return "gone"
    return state.board.ids[where >> 2] + (f":{TRACK[where & 3]}" if where & 3 else "")


def _write_player(state: SpaceCorp, seat: int, player: Player) -> Json:
    box = state.box
    return {
        "profit": player.profit,
        "hand": ids(state, player.hand),
        "known": ids(state, player.known),
        "infra": [box.card_ids[card] if card >= 0 else None for card in player.infra],
        "genetics": player.genetics,
        "revelation": player.revelation,
        "teams": [place_word(state, where) for where in player.teams],
        "progress": [id for name, id in enumerate(box.progress_ids) if player.progress >> name & 1],
        "colonies": [
            {"tile": box.colony_ids[tile], "site": state.board.ids[site]}
            for tile, site in zip(player.colonies, player.colony_sites, strict=True)
        ],
        "legacy": None
        if player.legacy_tile < 0
        else {"tile": box.tile_ids[player.legacy_tile], "base": BASES[player.legacy_base]},
        "passed": player.passed,
        "empty_turns": player.empty_turns,
        "never": [window for index, window in enumerate(WINDOWS) if state.is_muted(seat, index)],
    }


def write_board(state: SpaceCorp) -> dict[str, Json]:
    """Write down the sites on which anything lies."""
    found: dict[str, Json] = {}
    for index, site in enumerate(state.board.sites):
        slots = range(site.first, site.first + site.slots)
        claim = state.claims[index]
        if claim >= 0 or any(state.tiles[slot] >= 0 or state.bases[slot] >= 0 for slot in slots):
            found[site.id] = {
                "tiles": [
                    state.box.tile_ids[state.tiles[slot]] if state.tiles[slot] >= 0 else None
                    for slot in slots
                    if site.stacks
                ],
                "bases": [base_word(state.bases[slot]) for slot in slots],
                "claim": team_word(claim) if claim >= 0 else None,
            }
    return found


def base_word(base: int) -> str | None:
    """Write a base down."""
    return f"p{base // TYPES + 1} {BASES[base % TYPES]}" if base >= 0 else None


def read(state: SpaceCorp, data: dict[str, Json]) -> None:
    """Put everything that the data says on a bare table."""
    only(data, _FIELDS, "a position")
    box = state.box
    state.seals = number(data["seals"], 0, 1 << 40)
    state.era = id_of(ERAS, data["era"], "era")
    state.board = box.boards[state.era]
    if not state.start_era <= state.era <= state.end_era:
        raise BadPosition(f"{ERAS[state.era]} is not played in this game")
    state.turn = number(data["turn"], 0, 1 << 30)
    state.first = seat_of(state, data["first"])
    state.active = seat_of(state, data["active"])
    state.finished = truth(data["finished"])
    players = listed(data["players"], "players")
    if len(players) != state.seats:
        raise BadPosition(f"there are {len(players)} players at {state.seats} seats")
    for each in players:
        state.players.append(_read_player(state, table_of(each, "a player")))
    _read_board(state, table_of(data["board"], "board"))
    state.deck = cards_of(state, data["deck"], "deck")
    state.deck_top = cards_of(state, data["deck_top"], "deck_top")
    offers = listed(data["offers"], "offers")
    if len(offers) != OFFERS:
        raise BadPosition(f"there are {OFFERS} offer boxes, not {len(offers)}")
    state.offers = [NO if card is None else id_of(box.card_ids, card, "card") for card in offers]
    state.discard = [id_of(box.card_ids, card, "card") for card in listed(data["discard"], "discard")]
    state.time_pile = number(data["time_pile"], 0, 8)
    state.table = [id_of(box.card_ids, card, "card") for card in listed(data["table"], "table")]
    state.aside = [id_of(box.card_ids, card, "card") for card in listed(data["aside"], "aside")]
    state.stacks = [[] for _ in STACKS]
    for stack, tiles in table_of(data["stacks"], "stacks").items():
        state.stacks[id_of(STACKS, stack, "stack")] = sorted(
            id_of(box.tile_ids, tile, "tile") for tile in listed(tiles, "a stack")
        )
    for contract, owner in table_of(data["contracts"], "contracts").items():
        state.contracts[id_of(box.contract_ids, contract, "contract")] = (
            MARKER if owner == "marker" else NO if owner is None else player_of(state, owner)
        )
    for name, left in table_of(data["display"], "display").items():
        state.display[id_of(box.progress_ids, name, "progress card")] = number(left, 0, 2)
    for tile in listed(data["colonies"], "colonies"):
        state.colony_tiles |= 1 << id_of(box.colony_ids, tile, "colony")
    beyond = listed(data["beyond"], "beyond")
    if len(beyond) != 2:
        raise BadPosition("there are two Beyond markers")
    state.beyond = [NO if owner is None else seat_of(state, owner) for owner in beyond]
    state.orion_reached = truth(data["orion_reached"])
    _read_trigger(state, table_of(data["trigger"], "trigger"))
    state.empty_turns = number(data["empty_turns"], 0, 1000)
    _read_turn(state, table_of(data["turn_state"], "turn_state"))
    for step in listed(data["stack"], "stack"):
        state.push(read_step(state, table_of(step, "a step")))
    if state.finished and state.common:
        raise BadPosition("a finished game asks nothing")
    if not state.finished and not state.common:
        raise BadPosition("the stack is empty though the game is not over")


def _read_player(state: SpaceCorp, data: dict[str, object]) -> Player:
    only(data, _PLAYER, "a player")
    box = state.box
    player = Player(Gifts(box, 0))
    player.profit = number(data["profit"], 0, 1 << 20)
    player.hand = cards_of(state, data["hand"], "hand")
    player.known = cards_of(state, data["known"], "known")
    for card in player.hand:
        if box.cards[card].edge >= 0:
            player.edges |= 1 << box.cards[card].edge
    infra = listed(data["infra"], "infra")
    if len(infra) != 3:
        raise BadPosition("an HQ has three slots for Infra cards")
    player.infra = [NO if card is None else id_of(box.card_ids, card, "card") for card in infra]
    player.shown = shown_by(box, state.start_era, player.infra)
    player.genetics = number(data["genetics"], 0, 1 << 20)
    player.revelation = number(data["revelation"], 0, 1 << 20)
    teams = listed(data["teams"], "teams")
    if len(teams) != TEAMS:
        raise BadPosition(f"a player has {TEAMS} teams, not {len(teams)}")
    player.teams = [place_of(state, where) for where in teams]
    progress = 0
    for name in listed(data["progress"], "progress"):
        progress |= 1 << id_of(box.progress_ids, name, "progress card")
    player.progress = progress
    player.gifts = Gifts(box, progress)
    for each in listed(data["colonies"], "colonies"):
        colony = table_of(each, "a colony")
        only(colony, ("tile", "site"), "a colony")
        if state.era != STARFARERS:
            raise BadPosition("colonies exist in Starfarers only")
        player.colonies = [*player.colonies, id_of(box.colony_ids, colony["tile"], "colony")]
        player.colony_sites = [*player.colony_sites, id_of(state.board.ids, colony["site"], "site")]
    if data["legacy"] is not None:
        legacy = table_of(data["legacy"], "legacy")
        only(legacy, ("tile", "base"), "a legacy pair")
        player.legacy_tile = id_of(box.tile_ids, legacy["tile"], "tile")
        player.legacy_base = id_of(BASES, legacy["base"], "base type")
    player.passed = truth(data["passed"])
    player.empty_turns = number(data["empty_turns"], 0, 1000)
    for window in listed(data["never"], "never"):
        state.mute(len(state.players), id_of(WINDOWS, window, "window"), True)
    return player


def _read_board(state: SpaceCorp, data: dict[str, object]) -> None:
    board = state.board
    state.tiles = [NO] * board.slots
    state.bases = [NO] * board.slots
    state.claims = [NO] * board.count
    for id, each in data.items():
        index = id_of(board.ids, id, "site")
        site = board.sites[index]
        entry = table_of(each, id)
        only(entry, ("tiles", "bases", "claim"), id)
        tiles = listed(entry["tiles"], f"tiles of {id}")
        bases = listed(entry["bases"], f"bases of {id}")
        if len(tiles) != len(site.stacks) or len(bases) != site.slots:
            raise BadPosition(f"{id} has {len(site.stacks)} boxes for tiles and {site.slots} for bases")
        for box, tile in enumerate(tiles):
            if tile is not None:
                state.tiles[site.first + box] = id_of(state.box.tile_ids, tile, "tile")
        for box, base in enumerate(bases):
            if base is not None:
                words = base.split() if isinstance(base, str) else []
                if len(words) != 2:
                    raise BadPosition(f"{base!r} is no base; write 'p1 refinery'")
                state.bases[site.first + box] = player_of(state, words[0]) * TYPES + id_of(BASES, words[1], "base type")
        if entry["claim"] is not None:
            state.claims[index] = team_of(state, entry["claim"])
    state.set_bases(state.bases)


def team_of(state: SpaceCorp, word: object) -> int:
    """Read a team like p1:0."""
    who, _, team = word.partition(":") if isinstance(word, str) else ("", "", "")
    if team not in ("0", "1", "2", "3"):
        raise BadPosition(f"{word!r} is no team; write 'p1:0'")
    return player_of(state, who) * TEAMS + int(team)


def _read_trigger(state: SpaceCorp, data: dict[str, object]) -> None:
    only(data, ("kind", "by", "ending", "last_turns"), "trigger")
    state.trigger = 0 if data["kind"] is None else id_of(TRIGGERS, data["kind"], "trigger")
    state.trigger_by = NO if data["by"] is None else seat_of(state, data["by"])
    state.ending = truth(data["ending"])
    for seat in listed(data["last_turns"], "last_turns"):
        state.last_turns |= 1 << seat_of(state, seat)


def _read_turn(state: SpaceCorp, data: dict[str, object]) -> None:
    only(data, _TURN, "turn_state")
    for action in listed(data["forbidden"], "forbidden"):
        state.forbidden |= 1 << id_of(ACTIONS, action, "action")
    owed = listed(data["owed"], "owed")
    if len(owed) != state.seats:
        raise BadPosition("owed has a number for each seat")
    state.owed = [number(count, 0, 100) for count in owed]
    for team in listed(data["acted"], "acted"):
        state.acted |= 1 << team_of(state, team)
    state.produced = NO if data["produced"] is None else number(data["produced"], 0, 1 << 20)
    state.kind = NO if data["kind"] is None else id_of(ACTIONS, data["kind"], "action")
    state.idle = truth(data["idle"])
    state.busy = truth(data["busy"])
    state.again = truth(data["again"])
