"""What holds in every position: cards, tiles, bases and teams are conserved, and nothing stands where it cannot."""

from __future__ import annotations

from ....kernel.errors import BadPosition
from ....kit.bits import members
from ..components import BASES, BY_CONTRACTS, GONE, HQ, MARKER, NO, NOT_TRIGGERED, STARFARERS, TEAMS, TYPES
from ..player import edges_of
from ..rules.era import NewEra
from ..state import SpaceCorp


def check(state: SpaceCorp) -> None:
    """Raise BadPosition if anything in the position breaks the rules."""
    for seat, player in enumerate(state.players):
        _need(player.profit >= 0, f"p{seat + 1} has less than no profit")
        for card in set(player.known):
            _need(
                player.known.count(card) <= player.hand.count(card),
                f"p{seat + 1} is known to hold {state.box.card_ids[card]} and does not",
            )
        _need(edges_of(state.box, player.hand) == player.edges, f"the Edge cards of p{seat + 1} are miscounted")
    if _dealt(state):
        _check_cards(state)
    _check_tiles(state)
    _check_bases(state)
    _check_teams(state)
    _check_progress(state)
    _check_contracts(state)
    _check_colonies(state)
    _check_end(state)


def _need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadPosition(otherwise)


def _dealt(state: SpaceCorp) -> bool:
    """Tell whether the cards of the era are on the table: not while an era is being set up."""
    return not any(isinstance(step, NewEra) and 1 <= step.stage <= 3 for step in state.common)


def _check_cards(state: SpaceCorp) -> None:
    box = state.box
    counts = [0] * len(box.cards)
    for pile in (
        state.deck,
        state.deck_top,
        state.discard,
        state.table,
        state.aside,
        [card for card in state.offers if card >= 0],
        *(player.hand for player in state.players),
    ):
        for card in pile:
            counts[card] += 1
    counts[box.time] += state.time_pile
    for player in state.players:
        for card in player.infra:
            if card >= 0:
                _need(box.cards[card].infra, f"{box.card_ids[card]} is no Infra card")
                _need(
                    state.start_era <= box.cards[card].era <= state.era,
                    f"{box.card_ids[card]} is not of an era that was played",
                )
                counts[card] += 1
    time = box.time_dealt[state.seats] + box.time_in_deck[state.seats]
    _need(counts[box.time] == time, f"there are {counts[box.time]} Time cards, not {time}")
    for number, kind in enumerate(box.cards):
        if kind.era == state.era:
            _need(counts[number] == kind.copies, f"there are {counts[number]} of {kind.id}, not {kind.copies}")
        elif kind.era >= 0:
            _need(counts[number] <= kind.copies, f"there are {counts[number]} of {kind.id}")
    for pile in (state.deck, state.deck_top, state.discard, state.table, *(player.hand for player in state.players)):
        for card in pile:
            _need(box.cards[card].era in (state.era, NO), f"{box.card_ids[card]} is not of this era")
    _need(box.time not in state.discard, "a Time card goes to the Time pile")


def _check_tiles(state: SpaceCorp) -> None:
    box = state.box
    seen: list[int] = []
    for stack, tiles in enumerate(state.stacks):
        for tile in tiles:
            _need(
                box.tiles[tile].stack == stack and box.tiles[tile].era == state.era,
                f"{box.tile_ids[tile]} lies in the wrong stack",
            )
            seen.append(tile)
    for slot, tile in enumerate(state.tiles):
        if tile >= 0:
            site = state.board.sites[state.board.site_of[slot]]
            _need(bool(site.stacks), f"{site.id} has no box for a tile")
            stack = site.stacks[slot - site.first]
            found = box.tiles[tile]
            _need(
                found.era == state.era and (found.stack == stack or found.stack in _led_to(state, stack)),
                f"{found.id} does not lie in a box of its stack",
            )
            seen.append(tile)
    for player in state.players:
        _need((player.legacy_tile < 0) == (player.legacy_base < 0), "a legacy is a tile and a base")
        if player.legacy_tile >= 0:
            seen.append(player.legacy_tile)
    _need(len(set(seen)) == len(seen), "a tile is in two places")
    for tile, found in enumerate(box.tiles):
        if found.era == state.era and tile not in seen:
            _need(found.redirect >= 0, f"{found.id} is lost")


def _led_to(state: SpaceCorp, stack: int) -> list[int]:
    """Return the stacks that tiles of a stack lead to."""
    return [
        tile.redirect
        for tile in state.box.tiles
        if tile.era == state.era and tile.stack == stack and tile.redirect >= 0
    ]


def _check_bases(state: SpaceCorp) -> None:
    board = state.board
    for slot, base in enumerate(state.bases):
        if base < 0:
            continue
        site = board.sites[board.site_of[slot]]
        _need(base // TYPES < state.seats, "a base belongs to nobody")
        _need(state.box.rules[state.era][base % TYPES] is not None, f"{BASES[base % TYPES]} does not exist in this era")
        _need(site.build_cost >= 0, f"nothing can be built at {site.id}")
        _need(base // TYPES == state.owner_at(board.site_of[slot]), f"{site.id} has bases of two players")
        if site.stacks:
            _need(
                state.tiles[slot] >= 0 or not state.stacks[site.stacks[slot - site.first]],
                f"a base stands on an empty box of {site.id}",
            )
    used = [0] * (TYPES * state.seats)
    for base in state.bases:
        if base >= 0:
            used[base] += 1
    for seat, player in enumerate(state.players):
        if player.legacy_base >= 0:
            used[seat * TYPES + player.legacy_base] += 1
    for number, count in enumerate(used):
        _need(
            count <= state.box.supply[number % TYPES],
            f"p{number // TYPES + 1} has too many bases of type {BASES[number % TYPES]}",
        )


def _check_teams(state: SpaceCorp) -> None:
    for seat, player in enumerate(state.players):
        for where in player.teams:
            _need(where in (HQ, GONE) or 0 <= where >> 2 < state.board.count, "a team stands nowhere")
            if where >= 0:
                _need(
                    where & 3 == 0 or state.board.sites[where >> 2].system,
                    f"p{seat + 1} has a team on a track where there is none",
                )
            _need(where != GONE or state.era == STARFARERS, "a team is gone before Starfarers")
    for site, claim in enumerate(state.claims):
        if claim >= 0:
            _need(
                claim // TEAMS < state.seats and state.players[claim // TEAMS].teams[claim % TEAMS] == site * 4,
                f"{state.board.ids[site]} is claimed by a team that is not there",
            )
            _need(state.owner_at(site) < 0, f"{state.board.ids[site]} is claimed although a base stands there")
    _need(state.acted >> TEAMS * state.seats == 0, "a team of nobody has acted")


def _check_progress(state: SpaceCorp) -> None:
    for name, card in enumerate(state.box.progress):
        owners = sum(1 for player in state.players if player.progress >> name & 1)
        there = 2 if 1 <= card.era <= state.era else 0
        _need(owners + state.display[name] <= there, f"there are more than {there} copies of {card.id}")
        _need(state.display[name] >= 0, f"there are less than no copies of {card.id}")
        _need(owners + state.display[name] == there, f"a copy of {card.id} is lost")


def _check_contracts(state: SpaceCorp) -> None:
    for number, owner in enumerate(state.contracts):
        era = state.box.contracts[number].era
        _need(owner in (NO, MARKER) or 0 <= owner < state.seats, "a contract was fulfilled by nobody")
        _need(
            (owner == MARKER) == (era < state.start_era),
            f"{state.box.contract_ids[number]} is marked as passed exactly if the game begins after its era",
        )
        _need(owner == NO or era <= state.era, f"{state.box.contract_ids[number]} is fulfilled before its era")


def _check_colonies(state: SpaceCorp) -> None:
    placed: list[int] = []
    sites: list[int] = []
    for seat, player in enumerate(state.players):
        _need(len(player.colonies) == len(player.colony_sites), "a colony lies nowhere")
        placed += player.colonies
        for site in player.colony_sites:
            _need(state.owner_at(site) == seat, f"a colony of p{seat + 1} has no bases under it")
        sites += player.colony_sites
    _need(len(set(sites)) == len(sites), "two colonies lie in one system")
    lying = placed + members(state.colony_tiles)
    _need(len(set(lying)) == len(lying), "a colony tile is in two places")
    due = (
        [tile for tile, colony in enumerate(state.box.colonies) if state.seats in colony.players]
        if state.era == STARFARERS
        else []
    )
    _need(sorted(lying) == due, "the colony tiles are not those of this table")


def _check_end(state: SpaceCorp) -> None:
    _need(state.last_turns >> state.seats == 0, "nobody's last turn is left")
    _need(state.last_turns == 0 or state.ending, "last turns without an end of the era")
    _need(not state.ending or state.trigger != NOT_TRIGGERED, "the era ends without a trigger")
    _need((state.trigger_by >= 0) == (state.trigger == BY_CONTRACTS), "who fulfilled the sixth contract is unclear")
    if _dealt(state) and not state.finished and state.cards_left() == 0:
        _need(state.trigger != NOT_TRIGGERED, "an empty deck triggers the end of the era")
