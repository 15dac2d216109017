"""Paying for a goal and carrying it out (7, 8)."""

from __future__ import annotations

from ....kernel.event import Events
from ..components import (
    AFTER_PRODUCE,
    BEFORE_RESEARCH_TAKE,
    BUILD,
    COLONIZE,
    COMPETITORS,
    DOUBLE,
    EXPLORE,
    GENETICS,
    LEGACY,
    MOVE,
    PRODUCE,
    RESEARCH,
    TWICE,
)
from ..player import with_one
from ..said import events as happened
from ..said.facts import ProducedTile
from ..said.payment import Payment
from ..state import SpaceCorp
from .build import raise_bases
from .colonize import found_colony
from .explore import Reveal
from .goals import Goal, Terms, production_of, rewards_for
from .progress import grant
from .research import ResearchPick
from .sources import competitors_card


def pay(state: SpaceCorp, seat: int, goal: Goal, terms: Terms, payment: Payment, second: bool, events: Events) -> None:
    """Pay for a goal: cards to the table, profit to the bank, rewards owed to rivals."""
    player = state.players[seat]
    if not second:
        played = [code >> 1 for code in payment.cards]
        if payment.time:
            played.append(state.box.time)
        if played:
            for card in played:
                state.take(seat, card)
            state.table = state.table + played
        if payment.competitors:
            card = competitors_card(state, seat)
            state.take(seat, card)
            state.discard = [*state.discard, card]
            state.busy = True
            if events is not None:
                events.append(happened.edge_played(seat, COMPETITORS, state.box.cards[card].id, ""))
        state.kind = goal.kind
        state.idle = goal.kind == MOVE and not played
    player.profit -= payment.profit + payment.penalty
    if payment.rivals or payment.port >= 0 or payment.industrial >= 0 or payment.shield >= 0 or payment.rely >= 0:
        owed = rewards_for(
            state,
            terms,
            0 if second else payment.rivals,
            seat,
            payment.port >= 0,
            payment.industrial,
            payment.shield,
            payment.rely,
        )
        state.owed = [state.owed[other] + owed[other] for other in range(state.seats)]
    if events is not None:
        uses = [
            (owner, use)
            for owner, use in (
                (payment.port, "port"),
                (payment.industrial, "industrial"),
                (payment.shield, "shield"),
                (payment.rely, "base"),
            )
            if owner >= 0
        ]
        infra = [other for other in range(state.seats) if payment.rivals >> other & 1]
        if payment.own:
            infra.insert(0, seat)
        events.append(
            happened.paid(
                seat,
                goal.kind,
                payment.value,
                infra,
                [state.box.cards[code >> 1].id for code in payment.cards],
                "double" if payment.time == DOUBLE else "twice" if payment.time == TWICE else "",
                payment.profit,
                payment.penalty,
                uses,
                payment.sources(),
            )
        )


def carry_out(state: SpaceCorp, seat: int, goal: Goal, payment: Payment, events: Events) -> None:
    """Do what was paid for; what has to be asked comes on top of the stack."""
    kind = goal.kind
    if kind == MOVE:
        move(state, seat, goal.start, goal.to, events)
    elif kind == EXPLORE:
        team = state.free_team(seat, goal.to)
        state.acted |= 1 << (seat * 4 + team)
        state.claims = with_one(state.claims, goal.to, seat * 4 + team)
        state.push(Reveal(seat, goal.to, 0, False))
    elif kind == BUILD:
        state.acted |= 1 << (seat * 4 + state.free_team(seat, goal.to))
        raise_bases(state, seat, goal.to, goal.types, events)
    elif kind == PRODUCE:
        produce(state, seat, goal.slots, events)
    elif kind == RESEARCH:
        state.push(ResearchPick(seat, payment.value, 0))
        state.open_window(BEFORE_RESEARCH_TAKE, 0)
    elif kind == COLONIZE:
        found_colony(state, seat, goal, events)
    else:
        cube = 0 if kind == GENETICS else 1
        grant(state, seat, cube, state.advance(seat, cube, payment.value, events))


def move(state: SpaceCorp, seat: int, start: int, to: int, events: Events) -> None:
    """Move a team, with what it meets at the far end (8.2, 16.4)."""
    board = state.board
    team = state.free_team(seat, start)
    occupied = state.team_anywhere(to)
    box = state.put_at(seat, team, to)
    state.acted |= 1 << (seat * 4 + team)
    place = board.sites[to]
    if events is not None:
        events.append(
            happened.journey(
                "moved",
                seat,
                team,
                board.ids[start],
                place.id,
                box,
                [board.regions[region] for region in board.path(start, to)],
            )
        )
    if place.is_beyond:
        for marker in range(2):
            if state.beyond[marker] < 0:
                state.beyond = with_one(state.beyond, marker, seat)
                if events is not None:
                    events.append(happened.beyond_reached(seat, marker + 1))
                break
    if place.orion:
        profit = 0 if occupied else board.orion_next
        if not state.orion_reached:
            state.orion_reached = True
            profit = board.orion_first
        if events is not None:
            events.append(happened.orion_reached(seat, place.id, profit))
        state.gain(seat, profit, "orion", events)


def produce(state: SpaceCorp, seat: int, slots: list[int], events: Events) -> None:
    """Pay production, then the colonies that live on it (8.5)."""
    bonus = state.players[seat].gifts.produce_bonus
    earned = bonus
    tiles: list[ProducedTile] = []
    for slot in slots:
        amount = production_of(state, seat, slot)
        earned += amount
        if events is not None:
            site = None if slot == LEGACY else state.board.ids[state.board.site_of[slot]]
            box = 0 if slot == LEGACY else slot - state.board.sites[state.board.site_of[slot]].first + 1
            tiles.append({"site": site, "box": box, "production": amount})
    state.produced = earned
    if events is not None:
        events.append(happened.produced(seat, tiles, bonus, earned))
    if earned > 0:
        state.players[seat].profit += earned
        state.busy = True
    for next in range(1, state.seats):
        rival = (seat + next) % state.seats
        for colony in state.players[rival].colonies:
            for effect in state.box.colonies[colony].effects:
                if effect.on == "opponent_produces":
                    state.gain(rival, effect.amount, "colony", events)
    state.open_window(AFTER_PRODUCE, seat)
