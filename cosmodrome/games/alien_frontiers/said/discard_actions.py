"""The answers that discard a card for its power, with their notation."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.message import Message, Who
from ..components import (
    BOOSTER_POD,
    CARD_TYPES,
    CARDS,
    FACILITIES,
    FIELDS,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    TEMPORAL_WARPER,
    TERRITORIES,
)
from .names import card_term, die_arg, facility_term, field_term, seat_name, territory_term, type_term
from .power_actions import target_name


class RemoveField(Action):
    """Discard a Booster Pod to take a field generator off the planet."""

    def __init__(self, field: int) -> None:
        super().__init__(f"discard booster_pod {FIELDS[field]}")
        self.field: Final = field

    def message(self) -> Message:
        """Say which field is taken off."""
        return Message("action-discard-booster-pod", {"card": type_term(BOOSTER_POD), "field": field_term(self.field)})

    def at(self) -> list[str]:
        """Point at the card, then at the field."""
        return ["discard:booster_pod", "field:" + FIELDS[self.field]]


class PlaceField(Action):
    """Discard a Stasis Beam, a Data Crystal or a Gravity Manipulator to place its field generator."""

    def __init__(self, kind: int, territory: int) -> None:
        super().__init__(f"discard {CARD_TYPES[kind]} {TERRITORIES[territory]}")
        self.kind: Final = kind
        self.territory: Final = territory

    def message(self) -> Message:
        """Say where the field goes."""
        return Message(
            f"action-discard-{CARD_TYPES[self.kind].replace('_', '-')}",
            {"card": type_term(self.kind), "territory": territory_term(self.territory)},
        )

    def at(self) -> list[str]:
        """Point at the card, then at the territory."""
        return ["discard:" + CARD_TYPES[self.kind], "territory:" + TERRITORIES[self.territory]]


class PickColony(Action):
    """Discard a Polarity Device or an Orbital Teleporter for a colony; what becomes of it is asked next."""

    def __init__(self, kind: int, territory: int, owner: int) -> None:
        super().__init__(f"discard {CARD_TYPES[kind]} {TERRITORIES[territory]} {seat_name(owner)}")
        self.kind: Final = kind
        self.territory: Final = territory
        self.owner: Final = owner

    def message(self) -> Message:
        """Say which colony is meant."""
        return Message(
            f"action-discard-{CARD_TYPES[self.kind].replace('_', '-')}",
            {"card": type_term(self.kind), "owner": Who(self.owner), "territory": territory_term(self.territory)},
        )

    def at(self) -> list[str]:
        """Point at the card, then at the colony."""
        return ["discard:" + CARD_TYPES[self.kind], f"colony:{TERRITORIES[self.territory]}:{seat_name(self.owner)}"]


class Destroy(Action):
    """Discard a Plasma Cannon to send a docked ship back to the stock."""

    def __init__(self, facility: int, target: int) -> None:
        super().__init__(f"discard plasma_cannon {FACILITIES[facility]} {target_name(target)}")
        self.facility: Final = facility
        self.target: Final = target
        """The ship: 16 times the owner, 8 more for the Relic Ship, plus the value."""

    def message(self) -> Message:
        """Say which ship is destroyed."""
        return Message(
            "action-discard-plasma-cannon",
            {
                "card": type_term(PLASMA_CANNON),
                "die": die_arg(self.target & 7, self.target & 8 != 0),
                "owner": Who(self.target >> 4),
                "facility": facility_term(self.facility),
            },
        )

    def at(self) -> list[str]:
        """Point at the card, then at the ship."""
        return ["discard:plasma_cannon", f"docked:{FACILITIES[self.facility]}:{target_name(self.target)}"]


class TakeCard(Action):
    """Discard a Temporal Warper to take a card from the discard pile."""

    def __init__(self, card: int) -> None:
        super().__init__(f"discard temporal_warper {CARDS[card]}")
        self.card: Final = card

    def message(self) -> Message:
        """Say which card is taken."""
        return Message(
            "action-discard-temporal-warper", {"card": type_term(TEMPORAL_WARPER), "wanted": card_term(self.card)}
        )

    def at(self) -> list[str]:
        """Point at both cards."""
        return ["discard:temporal_warper", "card:" + CARDS[self.card]]


REMOVE_FIELD: Final[list[RemoveField]] = [RemoveField(field) for field in range(len(FIELDS))]
PLACE_FIELD: Final[list[list[PlaceField]]] = [
    [PlaceField(kind, territory) for territory in range(len(TERRITORIES))] for kind in range(len(CARD_TYPES))
]
SWAP_COLONY: Final[list[list[PickColony]]] = [
    [PickColony(POLARITY_DEVICE, t, seat) for seat in range(4)] for t in range(len(TERRITORIES))
]
MOVE_COLONY: Final[list[list[PickColony]]] = [
    [PickColony(ORBITAL_TELEPORTER, t, seat) for seat in range(4)] for t in range(len(TERRITORIES))
]
DESTROY: Final[list[list[Destroy]]] = [
    [Destroy(facility, target) for target in range(64)] for facility in range(len(FACILITIES))
]
TAKE_CARD: Final[list[TakeCard]] = [TakeCard(card) for card in range(len(CARDS))]
