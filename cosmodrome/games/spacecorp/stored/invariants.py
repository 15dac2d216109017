"""What holds in every position: cards, tiles, bases and teams are conserved, and nothing stands where it cannot."""

from __future__ import annotations

from ....kit.bits import members
from ....kit.position import demand
from ..components import BASES, BY_CONTRACTS, GONE, MARKER, NO, NOT_TRIGGERED, STARFARERS, TEAMS, TYPES
from ..player import edges_of
from ..rules.era import NewEra
from ..state import SpaceCorp


def check(state: SpaceCorp) -> None:
    """Raise BadPosition if anything in the position breaks the rules."""
    for seat, player in enumerate(state.players):
        for card in set(player.known):
            demand(
                player.known.count(card) <= player.hand.count(card),
                f"p{seat + 1} is known to hold {state.box.card_ids[card]} and does not",
            )
        demand(edges_of(state.box, player.hand) == player.edges, f"the Edge cards of p{seat + 1} are miscounted")
    if _dealt(state):
        _check_cards(state)
    _check_tiles(state)
    _check_bases(state)
    _check_teams(state)
    _check_progress(state)
    _check_contracts(state)
    _check_colonies(state)
    _check_end(state)


def _dealt(state: SpaceCorp) -> bool:
    """Tell whether the cards of the era are on the table: not while an era is being set up."""
    return not any(isinstance(step, NewEra) and 1 <= step.stage <= 3 for step in state.common)


def _check_cards(state: SpaceCorp) -> None:
    box = state.box
    counts = [0] * len(box.cards)
    played = [state.deck, state.deck_top, state.discard, state.table, *(player.hand for player in state.players)]
    for pile in (*played, state.aside, state.offers, *(player.infra for player in state.players)):
        for card in pile:
            if card >= 0:
                counts[card] += 1
    counts[box.time] += state.time_pile
    for player in state.players:
        for card in player.infra:
            if card >= 0:
                found = box.cards[card]
                demand(found.infra, f"{found.id} is no Infra card")
                demand(state.start_era <= found.era <= state.era, f"{found.id} is not of an era that was played")
    time = box.time_dealt[state.seats] + box.time_in_deck[state.seats]
    demand(counts[box.time] == time, f"there are {counts[box.time]} Time cards, not {time}")
    for number, kind in enumerate(box.cards):
        if kind.era == state.era:
            demand(counts[number] == kind.copies, f"there are {counts[number]} of {kind.id}, not {kind.copies}")
        elif kind.era >= 0:
            demand(counts[number] <= kind.copies, f"there are {counts[number]} of {kind.id}")
    for pile in played:
        for card in pile:
            demand(box.cards[card].era in (state.era, NO), f"{box.card_ids[card]} is not of this era")
    demand(box.time not in state.discard, "a Time card goes to the Time pile")


def _check_tiles(state: SpaceCorp) -> None:
    box = state.box
    seen = [player.legacy_tile for player in state.players if player.legacy_tile >= 0]
    for stack, tiles in enumerate(state.stacks):
        for tile in tiles:
            found = box.tiles[tile]
            demand(found.stack == stack and found.era == state.era, f"{found.id} lies in the wrong stack")
            seen.append(tile)
    for slot, tile in enumerate(state.tiles):
        if tile >= 0:
            site = state.board.sites[state.board.site_of[slot]]
            demand(bool(site.stacks), f"{site.id} has no box for a tile")
            stack = site.stacks[slot - site.first]
            found = box.tiles[tile]
            demand(
                found.era == state.era and (found.stack == stack or found.stack in _led_to(state, stack)),
                f"{found.id} does not lie in a box of its stack",
            )
            seen.append(tile)
    demand(len(set(seen)) == len(seen), "a tile is in two places")
    for tile, found in enumerate(box.tiles):
        if found.era == state.era and tile not in seen:
            demand(found.redirect >= 0, f"{found.id} is lost")


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
        if base >= 0:
            site = board.sites[board.site_of[slot]]
            type = BASES[base % TYPES]
            demand(state.box.rules[state.era][base % TYPES] is not None, f"{type} does not exist in this era")
            demand(site.build_cost >= 0, f"nothing can be built at {site.id}")
            demand(base // TYPES == state.owners[board.site_of[slot]], f"{site.id} has bases of two players")
            demand(
                not site.stacks or state.tiles[slot] >= 0 or not state.stacks[site.stacks[slot - site.first]],
                f"a base stands on an empty box of {site.id}",
            )
    for seat in range(state.seats):
        for number, type in enumerate(BASES):
            demand(state.supply(seat, number) >= 0, f"p{seat + 1} has too many bases of type {type}")


def _check_teams(state: SpaceCorp) -> None:
    for player in state.players:
        demand(GONE not in player.teams or state.era == STARFARERS, "a team is gone before Starfarers")
    for site, claim in enumerate(state.claims):
        if claim >= 0:
            id = state.board.ids[site]
            there = state.players[claim // TEAMS].teams[claim % TEAMS] == site * 4
            demand(there, f"{id} is claimed by a team that is not there")
            demand(state.owners[site] < 0, f"{id} is claimed although a base stands there")


def _check_progress(state: SpaceCorp) -> None:
    for name, card in enumerate(state.box.progress):
        there = 2 if 1 <= card.era <= state.era else 0
        found = state.display[name] + sum(1 for player in state.players if player.progress >> name & 1)
        demand(found <= there, f"there are more than {there} copies of {card.id}")
        demand(found == there, f"a copy of {card.id} is lost")


def _check_contracts(state: SpaceCorp) -> None:
    for number, owner in enumerate(state.contracts):
        contract = state.box.contracts[number]
        demand(
            (owner == MARKER) == (contract.era < state.start_era),
            f"{contract.id} is marked as passed exactly if the game begins after its era",
        )
        demand(owner == NO or contract.era <= state.era, f"{contract.id} is fulfilled before its era")


def _check_colonies(state: SpaceCorp) -> None:
    lying = members(state.colony_tiles)
    sites: list[int] = []
    for seat, player in enumerate(state.players):
        lying += player.colonies
        sites += player.colony_sites
        for site in player.colony_sites:
            demand(state.owners[site] == seat, f"a colony of p{seat + 1} has no bases under it")
    demand(len(set(sites)) == len(sites), "two colonies lie in one system")
    demand(len(set(lying)) == len(lying), "a colony tile is in two places")
    there = state.era == STARFARERS
    due = [tile for tile, colony in enumerate(state.box.colonies) if there and state.seats in colony.players]
    demand(sorted(lying) == due, "the colony tiles are not those of this table")


def _check_end(state: SpaceCorp) -> None:
    demand(state.last_turns == 0 or state.ending, "last turns without an end of the era")
    demand(not state.ending or state.trigger != NOT_TRIGGERED, "the era ends without a trigger")
    demand((state.trigger_by >= 0) == (state.trigger == BY_CONTRACTS), "who fulfilled the sixth contract is unclear")
    if _dealt(state) and not state.finished and state.cards_left() == 0:
        demand(state.trigger != NOT_TRIGGERED, "an empty deck triggers the end of the era")
