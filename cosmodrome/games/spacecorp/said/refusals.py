"""Why an answer cannot be given, in words a player understands."""

from __future__ import annotations

from ....kernel.message import Message
from ..components import ACTIONS, BASES, BUILD, COLONIZE, EXPLORE, GENETICS, MOVE, REVELATION
from ..rules.bases import fits
from ..rules.build import build_terms, buildable
from ..rules.colonize import colonizable
from ..rules.explore import free_box
from ..rules.move import Departure
from ..rules.sources import means_of
from ..state import SpaceCorp
from .names import card_term, named, site_term


def why_not(state: SpaceCorp, seat: int, text: str) -> Message:
    """Say what stands in the way of an answer."""
    words = text.split()
    if not words:
        return Message("illegal-not-offered", {"action": text})
    verb = words[0]
    if verb in ACTIONS and state.forbidden >> ACTIONS.index(verb) & 1:
        return Message("illegal-sabotaged")
    sites = [state.board.ids.index(word) for word in words[1:] if word in state.board.ids]
    if verb == "move" and len(sites) == 2:
        return _why_not_move(state, seat, sites[0], sites[1], text)
    if verb == "explore" and len(sites) == 1:
        return _why_not_explore(state, seat, sites[0])
    if verb == "build" and sites:
        return _why_not_build(state, seat, sites[0], words[2:], text)
    if verb == "colonize" and len(sites) == 1:
        if not state.has_action(COLONIZE):
            return Message("illegal-only-starfarers")
        if not colonizable(state, seat, sites[0]):
            return Message("illegal-not-colonizable", {"site": site_term(state.board.ids[sites[0]])})
        return Message("illegal-no-points")
    if verb == "research" and len(state.players[seat].hand) > state.players[seat].gifts.hand_limit:
        return Message("illegal-hand-full", {"limit": state.players[seat].gifts.hand_limit})
    if verb == "revelation" and not state.has_action(REVELATION):
        return Message("illegal-no-revelation")
    if verb in ("genetics", "revelation") and len(words) == 1:
        return Message(
            "illegal-no-source", {"action": named("kind", ACTIONS[GENETICS if verb == "genetics" else REVELATION])}
        )
    if verb == "produce":
        return Message("illegal-produce")
    if verb == "pass":
        return Message("illegal-pass")
    if verb == "upgrade" and len(words) > 1 and words[1] in state.box.card_ids:
        return Message("illegal-upgrade", {"card": card_term(words[1])})
    if verb == "pay":
        return Message("illegal-pay")
    return Message("illegal-not-offered", {"action": text})


def _why_not_move(state: SpaceCorp, seat: int, start: int, to: int, text: str) -> Message:
    if start not in state.team_sites(seat):
        return Message("illegal-no-team", {"site": site_term(state.board.ids[start])})
    departure = Departure(state, seat, start)
    if not departure.leads_to(to):
        return Message("illegal-no-way", {"site": site_term(state.board.ids[to])})
    terms = departure.terms(to)
    if not terms.possible:
        return Message("illegal-no-base")
    if terms.needs_card:
        return Message("illegal-stalling")
    means = means_of(state, seat, MOVE)
    if not means.afford(terms):
        if means.would_afford(terms):
            return Message("illegal-radiation", {"penalty": terms.penalty})
        value = means.strength.most(departure.boost())
        return Message("illegal-too-far", {"site": site_term(state.board.ids[to]), "cost": terms.cost, "value": value})
    return Message("illegal-not-offered", {"action": text})


def _why_not_explore(state: SpaceCorp, seat: int, site: int) -> Message:
    place = state.board.sites[site]
    if site not in state.team_sites(seat):
        return Message("illegal-no-team", {"site": site_term(place.id)})
    if place.explore_cost < 0 or not free_box(state, place):
        return Message("illegal-nothing-to-explore", {"site": site_term(place.id)})
    return Message("illegal-cost", {"action": named("kind", ACTIONS[EXPLORE]), "cost": place.explore_cost})


def _why_not_build(state: SpaceCorp, seat: int, site: int, types: list[str], text: str) -> Message:
    place = state.board.sites[site]
    if site not in state.team_sites(seat):
        return Message("illegal-no-team", {"site": site_term(place.id)})
    if state.owners[site] >= 0:
        return Message("illegal-base-there", {"site": site_term(place.id)})
    if place.build_cost < 0 or free_box(state, place):
        return Message("illegal-not-explored", {"site": site_term(place.id)})
    if not buildable(state, seat, site):
        return Message("illegal-introvs")
    if len(types) == 1 and types[0] in BASES and not fits(state, seat, place.first, BASES.index(types[0]), []):
        return Message("illegal-base-type", {"base": named("base", types[0])})
    if types and types[0] not in BASES:
        return Message("illegal-not-offered", {"action": text})
    means, terms = means_of(state, seat, BUILD), build_terms(state, seat, site, [])
    if not means.afford(terms) and means.would_afford(terms):
        return Message("illegal-radiation", {"penalty": terms.penalty})
    return Message("illegal-cost", {"action": named("kind", ACTIONS[BUILD]), "cost": terms.cost})
