"""The answers that discard a card for its power, with their notation."""

from __future__ import annotations

from typing import Final

from ....kernel.message import Arg, Who
from .. import components as box
from ..components import CARD_TYPES, CARDS, FACILITIES, FIELDS, TERRITORIES
from .actions import colony_element
from .names import card_term, die_arg, facility_term, field_term, seat_name, territory_term
from .power_actions import OfCard, docked_element, target_name


class Discard(OfCard):
    """Discard a card for its power over one thing."""

    def __init__(self, kind: int, words: str, args: dict[str, Arg], element: str) -> None:
        super().__init__("discard", kind, words, args, f"discard:{CARD_TYPES[kind]}", element)


class RemoveField(Discard):
    """Discard a Booster Pod to take a field generator off the planet."""

    def __init__(self, field: int) -> None:
        super().__init__(box.BOOSTER_POD, FIELDS[field], {"field": field_term(field)}, "field:" + FIELDS[field])
        self.field: Final = field


class PlaceField(Discard):
    """Discard a Stasis Beam, a Data Crystal or a Gravity Manipulator to place its field generator."""

    def __init__(self, kind: int, territory: int) -> None:
        key = TERRITORIES[territory]
        super().__init__(kind, key, {"territory": territory_term(territory)}, "territory:" + key)
        self.territory: Final = territory


class PickColony(Discard):
    """Discard a Polarity Device or an Orbital Teleporter for a colony; what becomes of it is asked next."""

    def __init__(self, kind: int, territory: int, owner: int) -> None:
        args: dict[str, Arg] = {"owner": Who(owner), "territory": territory_term(territory)}
        words = f"{TERRITORIES[territory]} {seat_name(owner)}"
        super().__init__(kind, words, args, colony_element(territory, owner))
        self.territory: Final = territory
        self.owner: Final = owner


class Destroy(Discard):
    """Discard a Plasma Cannon to send a docked ship back to the stock."""

    def __init__(self, facility: int, target: int) -> None:
        args: dict[str, Arg] = {
            "die": die_arg(target & 7, target & 8 != 0),
            "owner": Who(target >> 4),
            "facility": facility_term(facility),
        }
        words = f"{FACILITIES[facility]} {target_name(target)}"
        super().__init__(box.PLASMA_CANNON, words, args, docked_element(facility, target))
        self.facility: Final = facility
        self.target: Final = target
        """The ship: 16 times the owner, 8 more for the Relic Ship, plus the value."""


class TakeCard(Discard):
    """Discard a Temporal Warper to take a card from the discard pile."""

    def __init__(self, card: int) -> None:
        super().__init__(box.TEMPORAL_WARPER, CARDS[card], {"wanted": card_term(card)}, "card:" + CARDS[card])
        self.card: Final = card


def _colonies(kind: int) -> list[list[PickColony]]:
    """Make the choices of a colony, by territory and owner."""
    return [[PickColony(kind, territory, seat) for seat in range(4)] for territory in range(len(TERRITORIES))]


REMOVE_FIELD: Final = [RemoveField(field) for field in range(len(FIELDS))]
PLACE_FIELD: Final = [
    [PlaceField(kind, territory) for territory in range(len(TERRITORIES))] for kind in range(len(CARD_TYPES))
]
SWAP_COLONY: Final = _colonies(box.POLARITY_DEVICE)
MOVE_COLONY: Final = _colonies(box.ORBITAL_TELEPORTER)
DESTROY: Final = [[Destroy(facility, target) for target in range(64)] for facility in range(len(FACILITIES))]
TAKE_CARD: Final = [TakeCard(card) for card in range(len(CARDS))]
