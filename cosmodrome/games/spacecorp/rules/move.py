"""Move: where a team can go, on what terms, and what it meets there (8.2, 16.4)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.codec import Field
from ..components import MOVE, NO, SPACEPORT
from ..player import with_one
from ..said import events as happened
from ..said.payment import PORT, RELY
from ..state import SpaceCorp
from ..stored.forms import SITE
from .radiation import expose, rival_shields, unshielded
from .sources import Half, has_card, means_of, reach
from .terms import GOALS, Goal, Notation, Terms, terms_for
from .value import Boost

_UNKNOWN: Final = -2


class Departure:
    """A Move of a player's team from a site, wherever it leads."""

    def __init__(self, state: SpaceCorp, seat: int, start: int) -> None:
        board = state.board
        player = state.players[seat]
        self.state: Final = state
        self.seat: Final = seat
        self.start: Final = start
        self.costs: Final = (board.weightless if player.gifts.ignores_gravity else board.distance)[start]
        self.owner: Final = state.owners[start]
        usable = self.owner >= 0 and (self.owner == seat or not state.closed)
        port = usable and state.base_here(start, self.owner, SPACEPORT)
        self.port: Final = state.box.rules[state.era][SPACEPORT] if port else None
        """What the Spaceport at the site does, if there is one that can be used."""
        self.free: Final = start == board.start or self.owner == seat
        """Whether there is an own base, so that the base condition is met wherever the Move leads."""
        self.bound: Final = self.free or usable
        """Whether there is a base that the Move can rely on."""
        self.to_orion: Final = start in player.colony_sites
        self.exposed: Final = board.exposed[start]
        """Whether a Move to each site goes through radiation."""

    def boost(self) -> Boost:
        """Return what is added to the sources, with all help."""
        gift = self.state.players[self.seat].gifts.boosts[MOVE]
        port = self.port
        return gift if port is None else Boost(port.move_bonus, gift.gift, port.doubles_source, gift.factor)

    def leads_to(self, to: int) -> bool:
        """Tell whether there is a way to a site; into the Orion Spur only from an own colony."""
        return self.costs[to] >= 0 and (self.to_orion or not self.state.board.sites[to].orion)

    def based(self, sites: list[int]) -> list[int]:
        """Return those of some sites for which there is a base at either end that the Move can rely on."""
        if self.bound:
            return sites
        seat, owners, start, closed = self.seat, self.state.owners, self.state.board.start, self.state.closed
        return [to for to in sites if owners[to] == seat or to == start or (owners[to] >= 0 and not closed)]

    def is_unshielded(self) -> bool:
        """Tell whether a Move through radiation has no shield of the player's own."""
        board = self.state.board
        if board.start_shield and self.start == board.start:
            return False
        return unshielded(self.state, self.seat, MOVE, board.sites[self.start].region)

    def shields(self) -> list[int]:
        """Return the slots of rivals' Shield Factories that can be used."""
        return rival_shields(self.state, self.seat, self.state.board.sites[self.start].region)

    def terms(self, to: int) -> Terms:
        """Return the terms of the Move to a site."""
        state = self.state
        terms = terms_for(state, self.seat, MOVE, self.costs[to])
        terms.possible = len(self.based([to])) > 0
        there = state.owners[to]
        if not self.free and to != state.board.start and there != self.seat and not state.closed:
            # A rival's base at either end does, for a reward.
            if self.owner >= 0:
                terms.lend(RELY, self.owner, self.start)
            if there >= 0 and there != self.owner:
                terms.lend(RELY, there, to)
        port = self.port
        if port is not None and self.owner == self.seat:
            terms.add, terms.doubles = port.move_bonus, port.doubles_source
        elif port is not None:
            terms.lend(PORT, self.owner, self.start)
            terms.port_add, terms.port_doubles = port.move_bonus, port.doubles_source
        if self.exposed[to] and self.is_unshielded():
            expose(state, terms, self.shields())
        terms.needs_card = stalls(state, self.seat)
        return terms


def stalls(state: SpaceCorp, seat: int) -> bool:
    """Tell whether a player may not make another turn without progress (G-2)."""
    return state.closed and state.cards_left() == 0 and state.players[seat].empty_turns >= 2


def moves(state: SpaceCorp, seat: int, sites: list[int], half: Half | None, found: list[Action]) -> None:
    """List the Moves of teams at some sites that can be paid for."""
    if not sites or (stalls(state, seat) and not has_card(state, seat, MOVE, True)):
        return
    board = state.board
    means = means_of(state, seat, MOVE, half)
    weightless = state.players[seat].gifts.ignores_gravity
    for start in sites:
        departure = Departure(state, seat, start)
        boost = departure.boost()
        value = means.strength.most(boost)
        if value == 0:
            continue
        far = reach(value, means.money)
        # How far a way through radiation can be; worked out once it matters.
        safe = far if means.penalty_paid else _UNKNOWN
        exposed, costs = departure.exposed, departure.costs
        row = state.answers.move[state.era][start]
        for to in departure.based(board.within(start, far, weightless, departure.to_orion)):
            if exposed[to]:
                if safe == _UNKNOWN:
                    bare = departure.is_unshielded() and not departure.shields()
                    safe = means.exposed_reach(value, boost, board.penalty, far) if bare else far
                if costs[to] > safe:
                    continue
            found.append(row[to])


class MoveGoal(Goal):
    """A team goes from one site to another."""

    def __init__(self, start: int, to: int) -> None:
        super().__init__(MOVE, start, to)

    def find_terms(self, state: SpaceCorp, seat: int) -> Terms:
        """Work out the terms."""
        return Departure(state, seat, self.start).terms(self.to)

    def is_allowed(self, state: SpaceCorp, seat: int) -> bool:
        """Tell whether there is a team, and a way."""
        return self.start in state.team_sites(seat) and state.board.distance[self.start][self.to] >= 0

    def carry_out(self, state: SpaceCorp, seat: int, value: int, events: Events) -> None:
        """Move a team, with what it meets at the far end."""
        board = state.board
        team = state.free_team(seat, self.start)
        occupied = state.team_anywhere(self.to)
        path = [board.regions[region] for region in board.path(self.start, self.to)] if events is not None else []
        state.send(happened.Moved, seat, team, self.to, path, events)
        state.acted |= 1 << (seat * 4 + team)
        place = board.sites[self.to]
        if place.is_beyond and NO in state.beyond:
            marker = state.beyond.index(NO)
            state.beyond = with_one(state.beyond, marker, seat)
            if events is not None:
                events.append(happened.BeyondReached(seat, marker + 1))
        if place.orion:
            profit = 0 if occupied else board.orion_next
            if not state.orion_reached:
                state.orion_reached = True
                profit = board.orion_first
            if events is not None:
                events.append(happened.OrionReached(seat, place.id, profit))
            state.gain(seat, profit, "orion", events)


GOALS["move"] = Notation(MoveGoal, Field("start", SITE), Field("to", SITE))
