"""Revealing tiles: Explore actions and probes, rewards, Phobes (8.3, 9, 16.6)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kit.codec import Field
from ....kit.question import Due
from ..components import EXPLORE, NO, STACKS, TRACK
from ..pieces import Site
from ..player import with_one, without_card
from ..said import events as happened
from ..said.actions import EXPEL, EXPEL_EXPLORER, Choice
from ..state import SpaceCorp
from ..stored.forms import FLAG, NUMBER, QUESTIONS, SITE
from .asking import PlainQuestion
from .progress import grant
from .sources import Half, means_of, reach
from .terms import GOALS, Goal, Notation, Terms, terms_for


def free_box(state: SpaceCorp, place: Site) -> bool:
    """Tell whether a site has an exploration box to fill whose stack is not empty."""
    return any(
        state.tiles[place.first + index] < 0 and len(state.stacks[place.stacks[index]]) > 0
        for index in range(len(place.stacks))
    )


def explorations(state: SpaceCorp, seat: int, sites: list[int], half: Half | None, found: list[Action]) -> None:
    """List those of some sites that can be explored."""
    board = state.board
    free = [site for site in sites if free_box(state, board.sites[site])]
    if not free:
        return
    means = means_of(state, seat, EXPLORE, half)
    most = reach(means.strength.most(state.players[seat].gifts.boosts[EXPLORE]), means.money)
    for site in free:
        if 0 <= board.sites[site].explore_cost <= most:
            found.append(state.answers.explore[state.era][site])


class ExploreGoal(Goal):
    """A team explores the site on which it stands."""

    def __init__(self, site: int) -> None:
        super().__init__(EXPLORE, site, site)

    def find_terms(self, state: SpaceCorp, seat: int) -> Terms:
        """Work out the terms."""
        return terms_for(state, seat, EXPLORE, state.board.sites[self.to].explore_cost)

    def is_allowed(self, state: SpaceCorp, seat: int) -> bool:
        """Tell whether there is a team, and a box to fill."""
        return self.to in state.team_sites(seat) and free_box(state, state.board.sites[self.to])

    def carry_out(self, state: SpaceCorp, seat: int, value: int, events: Events) -> None:
        """Claim the site and reveal its tiles."""
        team = state.free_team(seat, self.to)
        state.acted |= 1 << (seat * 4 + team)
        state.claims = with_one(state.claims, self.to, seat * 4 + team)
        state.push(Reveal(seat, self.to, 0, False))


GOALS["explore"] = Notation(ExploreGoal, Field("to", SITE))


class Reveal(Due[SpaceCorp]):
    """The boxes of a site from one on, each tile resolved before the next is drawn."""

    def __init__(self, seat: int, site: int, box: int, probe: bool) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.box: Final = box
        self.probe: Final = probe

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Reveal the next tile."""
        state.pop()
        place = state.board.sites[self.site]
        for box in range(self.box, len(place.stacks)):
            if state.tiles[place.first + box] < 0 and state.stacks[place.stacks[box]]:
                if box + 1 < len(place.stacks):
                    state.push(Reveal(self.seat, self.site, box + 1, self.probe))
                reveal(state, self.seat, self.site, box, self.probe, events)
                return True
        return True


def _check_reveal(step: Reveal, state: SpaceCorp) -> None:
    """Refuse a box that is not there."""
    if step.box >= max(1, len(state.board.sites[step.site].stacks)):
        raise BadPosition(f"{state.board.ids[step.site]} has no box {step.box + 1}")


QUESTIONS.add("reveal", Reveal, Field("site", SITE), Field("box", NUMBER), Field("probe", FLAG), check=_check_reveal)


def reveal(state: SpaceCorp, seat: int, site: int, box: int, probe: bool, events: Events) -> None:
    """Draw a tile for a box and resolve it."""
    state.doubt(events)
    place = state.board.sites[site]
    tile = _draw(state, place.stacks[box])
    while state.box.tiles[tile].redirect >= 0 and state.stacks[state.box.tiles[tile].redirect]:
        # A tile that leads to another stack is discarded (9).
        other = state.box.tiles[tile].redirect
        if events is not None:
            events.append(happened.Redirected(place.id, box + 1, state.box.tiles[tile].id, STACKS[other]))
        tile = _draw(state, other)
    state.tiles = with_one(state.tiles, place.first + box, tile)
    found = state.box.tiles[tile]
    if events is not None:
        events.append(happened.Explored(seat, place.id, box + 1, found.id, "probe" if probe else None))
    if found.phobes and not state.players[seat].gifts.phobe_immunity:
        state.push(PhobeTeam(seat, site))
    if not state.locked(site):
        collect(state, seat, tile, events)


def _draw(state: SpaceCorp, stack: int) -> int:
    """Draw a tile of a stack."""
    tiles = state.stacks[stack]
    tile = tiles[state.rng.below(len(tiles))]
    stacks = state.stacks[:]
    stacks[stack] = without_card(tiles, tile)
    state.stacks = stacks
    return tile


def collect(state: SpaceCorp, seat: int, tile: int, events: Events) -> None:
    """Pay the immediate rewards of a tile."""
    found = state.box.tiles[tile]
    state.gain(seat, found.profit, "discovery", events)
    revelation = state.advance(seat, 1, found.revelation, events)
    genetics = state.advance(seat, 0, found.genetics, events)
    grant(state, seat, 1, revelation)
    grant(state, seat, 0, genetics)


class PhobeTeam(PlainQuestion):
    """Which team do the Phobes send back to the Sun?"""

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site: Final = site

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer the places in the system where own teams stand; beside others on the star the one that explored."""
        teams = state.players[self.seat].teams
        found: list[Action] = [EXPEL[place] for place in range(len(TRACK)) if self.site * 4 + place in teams]
        explorer = self._explorer(state)
        if explorer >= 0 and teams.count(teams[explorer]) > 1:
            found.append(EXPEL_EXPLORER)
        return found

    def _explorer(self, state: SpaceCorp) -> int:
        """Find the team that claims the system, -1 if it is not an own one."""
        claim = state.claims[self.site]
        return claim & 3 if claim >= 0 and claim >> 2 == self.seat else NO

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Send the team to the Sun: the one that explored only if it is named, since a claim ends with its team."""
        state.pop()
        explorer = self._explorer(state)
        chosen = NO
        if action is EXPEL_EXPLORER:
            chosen = explorer
        else:
            where = self.site * 4 + cast(Choice, action).a
            teams = state.players[self.seat].teams
            for team in range(len(teams)):
                if teams[team] == where and (chosen < 0 or chosen == explorer):
                    chosen = team
        state.put(self.seat, chosen, state.board.start * 4)
        state.acted |= 1 << (self.seat * 4 + chosen)
        if events is not None:
            events.append(happened.Phobes(self.seat, chosen, state.board.ids[self.site]))


QUESTIONS.add("phobe_team", PhobeTeam, Field("site", SITE))
