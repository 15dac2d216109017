"""Bases: what each type needs, and what it does when it is built (10)."""

from __future__ import annotations

from typing import Final

from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kit.codec import Field, ListOf
from ....kit.question import Due
from ..components import BASES, NO, SECURE, TYPES
from ..pieces import Requirement
from ..player import with_one
from ..said import events as happened
from ..state import SpaceCorp
from ..stored.forms import BASE_TYPE, NUMBER, QUESTIONS, SITE
from .explore import collect
from .progress import grant
from .research import OfferPick, ResearchBase


def fits(state: SpaceCorp, seat: int, slot: int, type: int, chosen: list[int]) -> bool:
    """Tell whether a base type may stand in a slot and is in supply beside those already chosen."""
    rule = state.box.rules[state.era][type]
    if rule is None or state.supply(seat, type) <= chosen.count(type):
        return False
    return rule.requirement is None or meets(state, slot, rule.requirement)


def meets(state: SpaceCorp, slot: int, needs: Requirement) -> bool:
    """Tell whether the tile or site of a slot meets a requirement; printed numbers count (R-53)."""
    kind = needs.kind
    site = state.board.sites[state.board.site_of[slot]]
    tile = state.tiles[slot]
    if kind == "lagrange":
        return site.lagrange
    if kind == "no_gravity":
        return site.gravity == 0
    if kind == "or":
        return any(meets(state, slot, part) for part in needs.parts)
    if tile < 0:
        return False
    printed = state.box.tiles[tile]
    if kind == "symbol":
        return printed.symbols & needs.symbols != 0
    if kind == "not_symbol":
        return printed.symbols & needs.symbols == 0
    if kind == "has_production":
        return printed.production >= 0
    return printed.colony_points > 0


def raise_bases(state: SpaceCorp, seat: int, site: int, types: list[int], events: Events) -> None:
    """Pay a rival's claim and put the bases up."""
    claim = state.claims[site]
    if claim >= 0:
        state.claims = with_one(state.claims, site, NO)
        if claim >> 2 != seat:
            state.gain(claim >> 2, 2, "claim", events)
    place = state.board.sites[site]
    boxes = list(range(place.slots))
    for box in boxes:
        tile = state.tiles[place.first + box]
        if box > 0 and types[box] == SECURE and tile >= 0 and state.box.tiles[tile].phobes:
            # The unlock counts for what is built with it.
            boxes = [box, *(other for other in boxes if other != box)]
            break
    state.push(Raise(seat, site, boxes, [types[box] for box in boxes]))


class Raise(Due[SpaceCorp]):
    """The bases of a Build that are still to be placed, in their order."""

    def __init__(self, seat: int, site: int, boxes: list[int], types: list[int]) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.boxes: Final = boxes
        self.types: Final = types

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Place the next base and resolve it."""
        state.pop()
        if len(self.boxes) > 1:
            state.push(Raise(self.seat, self.site, self.boxes[1:], self.types[1:]))
        _place(state, self.seat, self.site, self.boxes[0], self.types[0], events)
        return True


def _check_raise(step: Raise, state: SpaceCorp) -> None:
    """Refuse bases that cannot be placed."""
    place = state.board.sites[step.site]
    if not step.boxes or len(step.boxes) != len(step.types) or max(step.boxes) >= place.slots:
        raise BadPosition("a Build names different boxes with a base type each")
    for index, box in enumerate(step.boxes):
        slot = place.first + box
        if state.bases[slot] >= 0 or not fits(state, step.seat, slot, step.types[index], step.types[:index]):
            raise BadPosition(f"{BASES[step.types[index]]} cannot be placed in box {box + 1} of {place.id}")


QUESTIONS.add(
    "raise",
    Raise,
    Field("site", SITE),
    Field("boxes", ListOf(NUMBER, distinct=True)),
    Field("types", ListOf(BASE_TYPE)),
    check=_check_raise,
)


def _place(state: SpaceCorp, seat: int, site: int, box: int, type: int, events: Events) -> None:
    """Place one base."""
    place = state.board.sites[site]
    slot = place.first + box
    rule = state.box.rules[state.era][type]
    assert rule is not None
    if events is not None:
        events.append(happened.Built(seat, place.id, box + 1, type))
    if rule.secure_amount > 0:
        # A Secure base that stands already, near or in the region, leaves nothing to gain.
        state.gain(seat, _secured(state, seat, place.region, rule.secures_near) * rule.secure_amount, "secure", events)
    tile = state.tiles[slot]
    if rule.pays_production and tile >= 0 and not state.locked(site):
        printed = state.box.tiles[tile]
        state.gain(
            seat,
            max(0, printed.production) + (printed.colony_points if rule.pays_colony_points else 0),
            "exploiter",
            events,
        )
    state.set_bases(with_one(state.bases, slot, seat * TYPES + type))
    if rule.unlocks_phobes and tile >= 0 and state.box.tiles[tile].phobes:
        if events is not None:
            events.append(happened.Unlocked(seat, None, place.id))
        for other in reversed(place.all):
            if state.tiles[other] >= 0:
                collect(state, seat, state.tiles[other], events)
    if rule.cube >= 0:
        grant(state, seat, rule.cube, state.advance(seat, rule.cube, rule.cube_steps, events))
    if rule.takes_offer:
        state.push(OfferPick(seat))
    if rule.offer_or_revelation:
        state.push(ResearchBase(seat))


def _secured(state: SpaceCorp, seat: int, region: int, near: bool) -> int:
    """Count the rivals' bases that a Secure base is paid for; 0 if another Secure base is there."""
    board = state.board
    count = 0
    for slot in range(len(state.bases)):
        base = state.bases[slot]
        if base < 0:
            continue
        other = board.sites[board.site_of[slot]].region
        if other == region or (near and board.near[region][other]):
            if base % TYPES == SECURE:
                return 0
            if base // TYPES != seat:
                count += 1
    return count
