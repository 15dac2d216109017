"""The discard powers of alien tech cards (AF 11.2): what may be done with them, and doing it."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from .. import components as box
from ..components import FIELDS, ISOLATION, MIN_FLEET, POSITRON, REPULSOR, TERRAFORMING_STATION, TERRITORIES, TYPE_OF
from ..said import discard_actions as said
from ..said import events as happened
from ..ships import DOCK, RELIC, STOCK, facility_at, ship
from ..state import AlienFrontiers
from .card_powers import docked_at
from .move_colony import MoveColony
from .swap_colony import SwapColony, partner_exists


def field_of(kind: int) -> int:
    """Name the field generator that a card type places, -1 if it places none."""
    if kind == box.STASIS_BEAM:
        return ISOLATION
    if kind == box.DATA_CRYSTAL:
        return POSITRON
    return REPULSOR if kind == box.GRAVITY_MANIPULATOR else -1


def discards(state: AlienFrontiers, found: list[Action]) -> None:
    """Add every legal use of a discard power by the active seat: one a turn (AF 11.1)."""
    if state.discard_power_used:
        return
    for card in state.hands[state.active_seat]:
        if state.used_cards >> card & 1:
            continue
        kind = TYPE_OF[card]
        field = field_of(kind)
        if field >= 0:
            here = state.fields[field]
            for territory in range(len(TERRITORIES)):
                if territory != here:
                    found.append(said.PLACE_FIELD[kind][territory])
        elif kind == box.BOOSTER_POD:
            for field in range(len(FIELDS)):
                if state.fields[field] >= 0:
                    found.append(said.REMOVE_FIELD[field])
        elif kind == box.POLARITY_DEVICE:
            for territory in range(len(TERRITORIES)):
                for owner in range(state.seats):
                    if partner_exists(state, territory, owner):
                        found.append(said.SWAP_COLONY[territory][owner])
        elif kind == box.ORBITAL_TELEPORTER:
            for territory in range(len(TERRITORIES)):
                if territory != state.fields[REPULSOR]:
                    for owner in range(state.seats):
                        if state.colonies_on(territory, owner) > 0:
                            found.append(said.MOVE_COLONY[territory][owner])
        elif kind == box.PLASMA_CANNON:
            _targets(state, found)
        elif kind == box.TEMPORAL_WARPER:
            for wanted in state.discard:
                held = state.card_of_type(state.active_seat, TYPE_OF[wanted])
                if held < 0 or held == card:
                    found.append(said.TAKE_CARD[wanted])


def _targets(state: AlienFrontiers, found: list[Action]) -> None:
    """Add every docked ship of another player that may be destroyed (R17)."""
    seat = state.active_seat
    seen: list[int] = []
    for other in range(state.seats):
        if other == seat:
            continue
        staying = 0
        for craft in state.fleets[other]:
            if craft >> 3 != STOCK and facility_at(craft >> 3) != TERRAFORMING_STATION:
                staying += 1
        for craft in state.fleets[other]:
            facility = facility_at(craft >> 3)
            if facility < 0:
                continue
            left = staying if facility == TERRAFORMING_STATION else staying - 1
            mark = facility * 64 + other * 16 + (craft & 7)
            if left >= MIN_FLEET and mark not in seen:
                seen.append(mark)
                found.append(said.DESTROY[facility][other * 16 + (craft & 7)])
    if state.relic_owner >= 0 and state.relic_owner != seat and state.relic >> 3 >= DOCK:
        found.append(said.DESTROY[facility_at(state.relic >> 3)][state.relic_owner * 16 + 8 + (state.relic & 7)])


def use_discard(state: AlienFrontiers, action: said.Discard, events: Events) -> None:
    """Carry out the use of a discard power: the card goes to the discard pile before its effect (AF 11.1)."""
    seat = state.active_seat
    card = state.card_of_type(seat, action.kind)
    state.used_cards |= 1 << card
    state.discard_power_used = True
    state.lose_card(seat, card)
    state.discard.append(card)
    if events is not None:
        events.append(happened.CardDiscarded(seat, card))
    if isinstance(action, said.PlaceField):
        field = field_of(action.kind)
        state.fields[field] = action.territory
        if events is not None:
            events.append(happened.FieldPlaced(seat, field, action.territory))
        state.recall_relic(events)
    elif isinstance(action, said.RemoveField):
        territory = state.fields[action.field]
        state.fields[action.field] = -1
        if events is not None:
            events.append(happened.FieldRemoved(seat, action.field, territory))
    elif isinstance(action, said.PickColony):
        kind = SwapColony if action.kind == box.POLARITY_DEVICE else MoveColony
        state.push(kind(seat, action.territory, action.owner))
    elif isinstance(action, said.Destroy):
        owner = action.target >> 4
        index = docked_at(state, action.facility, action.target)
        state.put_ship(owner, index, ship(STOCK, 1))
        if events is not None:
            events.append(
                happened.RelicReturned(owner) if index == RELIC else happened.ShipLost(owner, index, action.facility)
            )
    elif isinstance(action, said.TakeCard):
        state.discard.remove(action.card)
        state.take_card(seat, action.card)
        if events is not None:
            events.append(happened.CardTaken(seat, action.card))
