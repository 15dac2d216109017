"""Building: bases one after the other, each with what it does when it is built (8.4, 10)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from ....kernel.message import Json
from ....kit.question import Due
from ..components import BASES, NO, SECURE
from ..player import with_one
from ..said import events as happened
from ..state import TYPES, SpaceCorp
from .explore import collect
from .progress import grant
from .research import OfferPick, ResearchBase


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

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {
            "step": "raise",
            "seat": self.seat,
            "site": self.site,
            "boxes": [*self.boxes],
            "types": [BASES[type] for type in self.types],
        }

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Place the next base and resolve it."""
        state.pop()
        if len(self.boxes) > 1:
            state.push(Raise(self.seat, self.site, self.boxes[1:], self.types[1:]))
        _place(state, self.seat, self.site, self.boxes[0], self.types[0], events)
        return True


def _place(state: SpaceCorp, seat: int, site: int, box: int, type: int, events: Events) -> None:
    """Place one base."""
    place = state.board.sites[site]
    slot = place.first + box
    rule = state.box.rules[state.era][type]
    assert rule is not None
    if events is not None:
        events.append(happened.built(seat, place.id, box + 1, type))
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
            events.append(happened.at_site("unlocked", seat, NO, place.id))
        for other in range(place.first + place.slots - 1, place.first - 1, -1):
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
