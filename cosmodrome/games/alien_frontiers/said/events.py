"""What can happen in Alien Frontiers."""

from __future__ import annotations

from ....kernel.event import Fact
from ....kernel.message import Arg, Term, Who
from ..components import CARDS, FACILITIES, FIELDS, TERRITORIES, TYPE_OF
from .facts import Die, Happening, PlacedDie, Source
from .names import card_term, facility_term, field_term, territory_term


def _fact(facts: Happening, args: dict[str, Arg]) -> Fact:
    return Fact(facts, args)


def _dice(ships: list[tuple[int, int]]) -> list[Die]:
    return [{"id": index, "value": value} for index, value in ships]


def _values(ships: list[tuple[int, int]]) -> list[int | str | Term | Who]:
    return [value for _, value in ships]


def turn_began(seat: int, turn: int) -> Fact:
    """A player's turn began."""
    return _fact({"event": "turn_began", "seat": seat, "turn": turn}, {"who": Who(seat), "turn": turn})


def rolled(seat: int, ships: list[tuple[int, int]]) -> Fact:
    """A player gathered and rolled all ships: index in the fleet and value of each."""
    return _fact({"event": "rolled", "seat": seat, "dice": _dice(ships)}, {"who": Who(seat), "dice": _values(ships)})


def rerolled(seat: int, ships: list[tuple[int, int]]) -> Fact:
    """Some unplaced ships were rolled again."""
    return _fact({"event": "rerolled", "seat": seat, "dice": _dice(ships)}, {"who": Who(seat), "dice": _values(ships)})


def docked(seat: int, facility: int, ships: list[tuple[int, int]], docks: list[int]) -> Fact:
    """Ships were docked together at a facility."""
    placed: list[PlacedDie] = [
        {"id": index, "value": value, "dock": dock} for (index, value), dock in zip(ships, docks, strict=True)
    ]
    return _fact(
        {"event": "docked", "seat": seat, "facility": FACILITIES[facility], "ships": placed},
        {"who": Who(seat), "facility": facility_term(facility), "dice": _values(ships)},
    )


def gained(seat: int, fuel: int, ore: int, source: Source) -> Fact:
    """A player took tokens from the stock."""
    return _fact(
        {"event": "gained", "seat": seat, "fuel": fuel, "ore": ore, "source": source},
        {"who": Who(seat), "fuel": fuel, "ore": ore},
    )


def paid(seat: int, fuel: int, ore: int) -> Fact:
    """A player paid tokens to the stock."""
    return _fact(
        {"event": "paid", "seat": seat, "fuel": fuel, "ore": ore}, {"who": Who(seat), "fuel": fuel, "ore": ore}
    )


def traded(seat: int, fuel: int) -> Fact:
    """A player bought an ore at the Orbital Market."""
    return _fact({"event": "traded", "seat": seat, "fuel": fuel}, {"who": Who(seat), "fuel": fuel})


def advanced(seat: int, circle: int, by: int) -> Fact:
    """A colony moved along its track of the Colonist Hub."""
    return _fact({"event": "advanced", "seat": seat, "circle": circle, "by": by}, {"who": Who(seat), "circle": circle})


def launched(seat: int) -> Fact:
    """A colony left the Colonist Hub for the planet."""
    return _fact({"event": "launched", "seat": seat}, {"who": Who(seat)})


def landed(seat: int, territory: int) -> Fact:
    """A colony landed on a territory."""
    return _fact(
        {"event": "landed", "seat": seat, "territory": TERRITORIES[territory]},
        {"who": Who(seat), "territory": territory_term(territory)},
    )


def built(seat: int, index: int) -> Fact:
    """A new ship stands in the Maintenance Bay."""
    return _fact({"event": "built", "seat": seat, "ship": index}, {"who": Who(seat)})


def bumped(owner: int, ships: list[tuple[int, int]], facility: int) -> Fact:
    """Ships were thrown out of the Raiders' Outpost into the Maintenance Bay."""
    return _fact(
        {"event": "bumped", "seat": owner, "ships": _dice(ships), "facility": FACILITIES[facility]},
        {"who": Who(owner), "dice": _values(ships)},
    )


def shown(cards: list[int]) -> Fact:
    """Cards were turned up on the display."""
    return _fact(
        {"event": "shown", "cards": [CARDS[card] for card in cards]}, {"cards": [card_term(card) for card in cards]}
    )


def cycled(seat: int, cards: list[int]) -> Fact:
    """A player put the displayed cards on the discard pile."""
    return _fact({"event": "cycled", "seat": seat, "cards": [CARDS[card] for card in cards]}, {"who": Who(seat)})


def reshuffled(count: int) -> Fact:
    """The discard pile became the new deck."""
    return _fact({"event": "reshuffled", "cards": count}, {"count": count})


def claimed(seat: int, card: int) -> Fact:
    """A player took a displayed card for the ships at the Alien Artifact."""
    return _fact({"event": "claimed", "seat": seat, "card": CARDS[card]}, {"who": Who(seat), "card": card_term(card)})


def dealt(seat: int, card: int) -> Fact:
    """A player got a card in the set-up."""
    return _fact({"event": "dealt", "seat": seat, "card": CARDS[card]}, {"who": Who(seat), "card": card_term(card)})


def power_used(seat: int, card: int) -> Fact:
    """A player used the fuel power of a card."""
    return _fact(
        {"event": "power_used", "seat": seat, "card": CARDS[card]}, {"who": Who(seat), "card": card_term(card)}
    )


def card_discarded(seat: int, card: int) -> Fact:
    """A player discarded a card for its discard power."""
    return _fact(
        {"event": "card_discarded", "seat": seat, "card": CARDS[card]}, {"who": Who(seat), "card": card_term(card)}
    )


def cache_emptied(seat: int, card: int) -> Fact:
    """A Resource Cache paid both kinds and was discarded."""
    return _fact(
        {"event": "cache_emptied", "seat": seat, "card": CARDS[card], "type": TYPE_OF[card]}, {"who": Who(seat)}
    )


def ship_changed(seat: int, index: int, old: int, new: int) -> Fact:
    """An unplaced ship was turned to another value."""
    return _fact(
        {"event": "ship_changed", "seat": seat, "id": index, "from": old, "to": new},
        {"who": Who(seat), "old": old, "new": new},
    )


def borrowed(seat: int, territory: int) -> Fact:
    """A player borrowed the bonus of a territory until the end of the turn."""
    return _fact(
        {"event": "borrowed", "seat": seat, "territory": TERRITORIES[territory]},
        {"who": Who(seat), "territory": territory_term(territory)},
    )


def field_placed(seat: int, field: int, territory: int) -> Fact:
    """A field generator was put on a territory."""
    return _fact(
        {"event": "field_placed", "seat": seat, "field": FIELDS[field], "territory": TERRITORIES[territory]},
        {"who": Who(seat), "field": field_term(field), "territory": territory_term(territory)},
    )


def field_removed(seat: int, field: int, territory: int) -> Fact:
    """A field generator was taken off the planet."""
    return _fact(
        {"event": "field_removed", "seat": seat, "field": FIELDS[field], "territory": TERRITORIES[territory]},
        {"who": Who(seat), "field": field_term(field), "territory": territory_term(territory)},
    )


def colonies_swapped(seat: int, here: int, owner: int, there: int, other: int) -> Fact:
    """Two colonies of different players changed places."""
    return _fact(
        {
            "event": "colonies_swapped",
            "seat": seat,
            "territory_a": TERRITORIES[here],
            "owner_a": owner,
            "territory_b": TERRITORIES[there],
            "owner_b": other,
        },
        {
            "who": Who(seat),
            "owner": Who(owner),
            "here": territory_term(here),
            "other": Who(other),
            "there": territory_term(there),
        },
    )


def colony_moved(seat: int, owner: int, here: int, there: int) -> Fact:
    """A colony was moved to another territory."""
    return _fact(
        {"event": "colony_moved", "seat": seat, "owner": owner, "from": TERRITORIES[here], "to": TERRITORIES[there]},
        {"who": Who(seat), "owner": Who(owner), "here": territory_term(here), "there": territory_term(there)},
    )


def ejected(owner: int, facility: int, ships: list[tuple[int, int]]) -> Fact:
    """A Plasma Cannon sent ships from a facility to the Maintenance Bay (Terraforming Station: off the board)."""
    return _fact(
        {"event": "ejected", "seat": owner, "facility": FACILITIES[facility], "ships": _dice(ships)},
        {"who": Who(owner), "facility": facility_term(facility), "dice": _values(ships)},
    )


def ship_lost(owner: int, index: int, facility: int) -> Fact:
    """A ship went back to its owner's ship stock."""
    return _fact(
        {"event": "ship_lost", "seat": owner, "id": index, "facility": FACILITIES[facility]},
        {"who": Who(owner), "facility": facility_term(facility)},
    )


def teleported(seat: int, index: int, value: int, here: int, there: int) -> Fact:
    """A docked ship was lifted to another facility."""
    return _fact(
        {
            "event": "teleported",
            "seat": seat,
            "id": index,
            "value": value,
            "from": FACILITIES[here],
            "to": FACILITIES[there],
        },
        {"who": Who(seat), "die": value, "here": facility_term(here), "there": facility_term(there)},
    )


def raided_resources(seat: int, victim: int, fuel: int, ore: int) -> Fact:
    """A raider stole tokens."""
    return _fact(
        {"event": "raided_resources", "seat": seat, "victim": victim, "fuel": fuel, "ore": ore},
        {"who": Who(seat), "victim": Who(victim), "fuel": fuel, "ore": ore},
    )


def raided_card(seat: int, victim: int, card: int, kept: bool) -> Fact:
    """A raider stole a card; one of a type that the raider holds already is discarded instead."""
    return _fact(
        {"event": "raided_card", "seat": seat, "victim": victim, "card": CARDS[card], "kept": kept},
        {"who": Who(seat), "victim": Who(victim), "card": card_term(card), "kept": "yes" if kept else "no"},
    )


def raid_waived(seat: int) -> Fact:
    """A raider took nothing."""
    return _fact({"event": "raid_waived", "seat": seat}, {"who": Who(seat)})


def card_taken(seat: int, card: int) -> Fact:
    """A player took a card from the discard pile."""
    return _fact(
        {"event": "card_taken", "seat": seat, "card": CARDS[card]}, {"who": Who(seat), "card": card_term(card)}
    )


def relic_bought(seat: int) -> Fact:
    """A player bought the Relic Ship."""
    return _fact({"event": "relic_bought", "seat": seat}, {"who": Who(seat)})


def relic_returned(owner: int) -> Fact:
    """The Relic Ship went back to Burroughs Desert."""
    return _fact({"event": "relic_returned", "seat": owner}, {"who": Who(owner)})


def returned(seat: int, fuel: int, ore: int) -> Fact:
    """A player gave back tokens above the limit."""
    return _fact(
        {"event": "returned", "seat": seat, "fuel": fuel, "ore": ore}, {"who": Who(seat), "fuel": fuel, "ore": ore}
    )


def laid_up(seat: int, ships: list[tuple[int, int]]) -> Fact:
    """Ships that found no dock went to the Maintenance Bay."""
    return _fact({"event": "laid_up", "seat": seat, "ships": _dice(ships)}, {"who": Who(seat), "dice": _values(ships)})


def excess_lost(seat: int) -> Fact:
    """An advance beyond the last circle of the Colonist Hub was lost."""
    return _fact({"event": "excess_lost", "seat": seat}, {"who": Who(seat)})


def game_over(winners: list[int]) -> Fact:
    """The last colony of a player has landed."""
    who: list[int | str | Term | Who] = [Who(seat) for seat in winners]
    return _fact({"event": "game_over", "winners": [*winners]}, {"winners": who, "count": len(winners)})
