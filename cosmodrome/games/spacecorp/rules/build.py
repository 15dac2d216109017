"""Build: where a player can build which bases, on what terms (8.4, 16.5)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field, ListOf
from ..components import BASES, BUILD, INDUSTRIAL, NO, SHIELD_FACTORY
from ..pieces import Site
from ..said.actions import BASE, Choice
from ..said.payment import FACTORY
from ..state import SpaceCorp
from ..stored.forms import BASE_TYPE, QUESTIONS, SITE
from .bases import fits, raise_bases
from .explore import free_box
from .paying import Aim, Pay, check_aim
from .radiation import expose, rival_shields, unshielded
from .sources import HALF, Half, Means, means_of
from .terms import GOALS, Goal, Notation, Terms, terms_for


def build_cost(state: SpaceCorp, site: int) -> int:
    """Return what a Build at a site costs now, its tiles counted; -1 where nothing can be built."""
    place = state.board.sites[site]
    if place.build_cost < 0:
        return NO
    cost = place.build_cost
    for slot in place.all:
        if state.tiles[slot] >= 0:
            cost += state.box.tiles[state.tiles[slot]].base_modifier
    return max(0, cost)


def build_terms(state: SpaceCorp, seat: int, site: int, types: list[int]) -> Terms:
    """Work out the terms of a Build of some bases."""
    board = state.board
    region = board.sites[site].region
    terms = terms_for(state, seat, BUILD, build_cost(state, site))
    rule = state.box.rules[state.era][INDUSTRIAL]
    if rule is not None and rule.doubles_build:
        terms.industrial = state.base_in_region(region, seat, INDUSTRIAL) >= 0
        if not terms.industrial and not state.closed:
            for owner in range(state.seats):
                slot = state.base_in_region(region, owner, INDUSTRIAL)
                if slot >= 0:
                    terms.lend(FACTORY, owner, board.site_of[slot])
    if board.radiation[region] and unshielded(state, seat, BUILD, region):
        for type in types:
            built = state.box.rules[state.era][type]
            if built is not None and built.shields_own_build:
                return terms
        expose(state, terms, rival_shields(state, seat, region))
    return terms


def buildable(state: SpaceCorp, seat: int, site: int) -> bool:
    """Tell whether a site is free and explored, and open to this player (16.6)."""
    place = state.board.sites[site]
    if place.build_cost < 0 or state.owners[site] >= 0 or free_box(state, place):
        return False
    tiles = [state.box.tiles[state.tiles[slot]] for slot in place.all if state.tiles[slot] >= 0]
    return state.players[seat].gifts.introv_access or not any(tile.introvs for tile in tiles)


def builds(state: SpaceCorp, seat: int, sites: list[int], half: Half | None, found: list[Action]) -> None:
    """List what can be built at some sites; in a system of several boxes the types are asked afterwards."""
    free = [site for site in sites if buildable(state, seat, site)]
    if not free:
        return
    means = means_of(state, seat, BUILD, half)
    for site in free:
        types = next_types(state, seat, site, [], means)
        if state.board.sites[site].slots == 1:
            for type in types:
                found.append(state.answers.build[state.era][site][type])
        elif types:
            found.append(state.answers.build_system[state.era][site])


def next_types(state: SpaceCorp, seat: int, site: int, chosen: list[int], means: Means) -> list[int]:
    """Return the types for the next box that leave the Build possible and payable."""
    place = state.board.sites[site]
    plain = means.afford(build_terms(state, seat, site, []))
    # A Shield Factory among the bases shields its own Build.
    rule = state.box.rules[state.era][SHIELD_FACTORY]
    if not plain and (rule is None or not means.afford(build_terms(state, seat, site, [SHIELD_FACTORY]))):
        return []
    return [type for type in range(len(BASES)) if _goes(state, seat, place, chosen, type, not plain)]


def _goes(state: SpaceCorp, seat: int, place: Site, chosen: list[int], type: int, needs_shield: bool) -> bool:
    """Tell whether a type fits the next box and leaves a base for every other, one a Shield Factory if it is needed."""
    if not fits(state, seat, place.first + len(chosen), type, chosen):
        return False
    types = [*chosen, type]
    if len(types) == place.slots:
        return not needs_shield or SHIELD_FACTORY in types
    return any(_goes(state, seat, place, types, next, needs_shield) for next in range(len(BASES)))


def can_stand(state: SpaceCorp, seat: int, site: int, types: list[int]) -> bool:
    """Tell whether a player's team can put bases into the first boxes of a site, whatever that costs."""
    if site not in state.team_sites(seat) or not buildable(state, seat, site):
        return False
    first = state.board.sites[site].first
    return all(fits(state, seat, first + box, type, types[:box]) for box, type in enumerate(types))


class BuildGoal(Goal):
    """A base in every box of a site."""

    def __init__(self, site: int, types: list[int]) -> None:
        super().__init__(BUILD, site, site)
        self.types: Final = types
        """The base types, box by box."""

    def find_terms(self, state: SpaceCorp, seat: int) -> Terms:
        """Work out the terms."""
        return build_terms(state, seat, self.to, self.types)

    def is_allowed(self, state: SpaceCorp, seat: int) -> bool:
        """Tell whether there is a team, and the bases fit."""
        return len(self.types) == state.board.sites[self.to].slots and can_stand(state, seat, self.to, self.types)

    def carry_out(self, state: SpaceCorp, seat: int, value: int, events: Events) -> None:
        """Put the bases up."""
        state.acted |= 1 << (seat * 4 + state.free_team(seat, self.to))
        raise_bases(state, seat, self.to, self.types, events)


GOALS["build"] = Notation(BuildGoal, Field("to", SITE), Field("types", ListOf(BASE_TYPE)))


class ChooseBases(Aim):
    """Which base for the next box of the system?"""

    def __init__(self, seat: int, site: int, types: list[int], half: Half | None) -> None:
        super().__init__(seat, half)
        self.site: Final = site
        self.types: Final = types

    def check(self, state: SpaceCorp) -> None:
        """Refuse bases that cannot be built."""
        place = state.board.sites[self.site]
        if len(self.types) >= place.slots or not can_stand(state, self.seat, self.site, self.types):
            raise BadPosition(f"this cannot be built at {place.id}")
        if self.half is not None:
            self.half.check(state, self.seat, BUILD)

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a base type."""
        return Message("prompt-bases", {"box": len(self.types) + 1})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer the types that leave the Build possible."""
        means = means_of(state, self.seat, BUILD, self.half)
        return [BASE[type] for type in next_types(state, self.seat, self.site, self.types, means)]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Go on to the next box, or to the payment."""
        types = [*self.types, cast(Choice, action).a]
        if len(types) < state.board.sites[self.site].slots:
            state.common[-1] = ChooseBases(self.seat, self.site, types, self.half)
        else:
            state.common[-1] = Pay(self.seat, BuildGoal(self.site, types), self.half)


QUESTIONS.add(
    "bases",
    ChooseBases,
    Field("site", SITE),
    Field("types", ListOf(BASE_TYPE)),
    Field("second", HALF, "half"),
    check=check_aim,
)
