"""What can happen in Space Base."""

from __future__ import annotations

from ....kernel.event import Event, Fact
from ....kernel.message import Arg, Json, Message, Term, Who
from ..components import CARDS, SIDE_NAMES
from .facts import Happening, OfCard
from .names import card_term


def _fact(facts: Happening, args: dict[str, Arg]) -> Fact:
    return Fact(facts, args)


def turn_began(seat: int, round_no: int) -> Fact:
    """A player's turn began."""
    return _fact({"event": "turn_began", "seat": seat, "round": round_no}, {"who": Who(seat), "round": round_no})


# Dice.


def die_set(seat: int, card: int, die: int, face: int) -> Fact:
    """The active player set a die instead of rolling it."""
    return _fact(
        {"event": "die_set", "seat": seat, "card": CARDS[card].id, "die": die, "face": face},
        {"who": Who(seat), "card": card_term(card), "face": face},
    )


def rolled(seat: int, d1: int, d2: int, rolled_dice: int) -> Fact:
    """The active player rolled the dice that were not set (bits 1 and 2)."""
    return _fact(
        {"event": "rolled", "seat": seat, "dice": [d1, d2], "rolled": _bits(rolled_dice)},
        {"who": Who(seat), "first": d1, "second": d2},
    )


def rerolled(seat: int, card: int, d1: int, d2: int, rolled_dice: int) -> Fact:
    """The active player rolled one or both dice again."""
    return _fact(
        {"event": "rerolled", "seat": seat, "card": CARDS[card].id, "dice": [d1, d2], "rolled": _bits(rolled_dice)},
        {"who": Who(seat), "card": card_term(card), "first": d1, "second": d2},
    )


def _bits(dice: int) -> list[int]:
    return [die for die in (1, 2) if dice & die]


def separated(seat: int, d1: int, d2: int) -> Fact:
    """A player uses the dice one by one."""
    return _fact(
        {"event": "allocated", "seat": seat, "use": "separate", "sectors": [d1, d2]},
        {"who": Who(seat), "use": "separate", "first": d1, "second": d2},
    )


def summed(seat: int, sector: int) -> Fact:
    """A player uses the sum of the dice."""
    return _fact(
        {"event": "allocated", "seat": seat, "use": "sum", "sectors": [sector]},
        {"who": Who(seat), "use": "sum", "first": sector, "second": 0},
    )


def shifted(seat: int, card: int, old: int, new: int) -> Fact:
    """A player moved the sector of the sum to the right."""
    return _fact(
        {"event": "shifted", "seat": seat, "card": CARDS[card].id, "from": old, "to": new},
        {"who": Who(seat), "card": card_term(card), "sector": new},
    )


# Rewards.


def collected(seat: int, sector: int, side: int, credits: int, income: int, vp: int, charged: list[int]) -> Fact:
    """A player collected a sector: the sums, and the cards that got a cube."""
    return _fact(
        {
            "event": "collected",
            "seat": seat,
            "sector": sector,
            "side": SIDE_NAMES[side],
            "credits": credits,
            "income": income,
            "vp": vp,
            "charged": [CARDS[card].id for card in charged],
        },
        {"who": Who(seat), "sector": sector, "credits": credits, "income": income, "vp": vp, "cubes": len(charged)},
    )


def aimed(seat: int, card: int, sector: int) -> Fact:
    """A player chose which neighbour a two-way arrow collects."""
    return _fact(
        {"event": "aimed", "seat": seat, "card": CARDS[card].id, "sector": sector},
        {"who": Who(seat), "card": card_term(card), "sector": sector},
    )


def repeated(seat: int, sector: int) -> Fact:
    """A player collects a sector once more."""
    return _fact({"event": "repeated", "seat": seat, "sector": sector}, {"who": Who(seat), "sector": sector})


# Abilities.


def ability_used(seat: int, card: int, cubes: int) -> Fact:
    """A player spent cubes on an ability."""
    return _fact(
        {"event": "ability_used", "seat": seat, "card": CARDS[card].id, "cubes": cubes},
        {"who": Who(seat), "card": card_term(card), "cubes": cubes},
    )


def gained(seat: int, card: int, credits: int, income: int, vp: int) -> Fact:
    """An ability brought resources."""
    return _fact(
        {"event": "gained", "seat": seat, "card": CARDS[card].id, "credits": credits, "income": income, "vp": vp},
        {"who": Who(seat), "card": card_term(card), "credits": credits, "income": income, "vp": vp},
    )


def vp_lost(seat: int, by: int, amount: int) -> Fact:
    """An opponent's ability took points away."""
    return _fact({"event": "vp_lost", "seat": seat, "by": by, "amount": amount}, {"who": Who(seat), "amount": amount})


def swapped(seat: int, first: int, second: int) -> Fact:
    """All cards of two sectors changed places."""
    return _fact(
        {"event": "swapped", "seat": seat, "sectors": [first, second]},
        {"who": Who(seat), "first": first, "second": second},
    )


def exchanged(seat: int, card: int, other: int, sector: int, side: int, other_sector: int) -> Fact:
    """A card traded places with a station card; sector and side are where it was."""
    return _fact(
        {
            "event": "exchanged",
            "seat": seat,
            "card": CARDS[card].id,
            "other": CARDS[other].id,
            "from": sector,
            "side": SIDE_NAMES[side],
            "to": other_sector,
        },
        {"who": Who(seat), "card": card_term(card), "other": card_term(other)},
    )


def charged(seat: int, card: int) -> Fact:
    """An ability put a cube on a card."""
    return _fact(
        {"event": "charged", "seat": seat, "card": CARDS[card].id}, {"who": Who(seat), "card": card_term(card)}
    )


def cube_moved(seat: int, source: int, target: int) -> Fact:
    """An ability moved a cube."""
    return _fact(
        {"event": "cube_moved", "seat": seat, "from": CARDS[source].id, "to": CARDS[target].id},
        {"who": Who(seat), "card": card_term(source), "other": card_term(target)},
    )


# Cards.


def bought(seat: int, card: int, sector: int, paid: int) -> Fact:
    """A player bought a card; in phase 6 all credits are paid, whatever the card costs."""
    return _fact(
        {"event": "bought", "seat": seat, "card": CARDS[card].id, "sector": sector, "paid": paid},
        {"who": Who(seat), "card": card_term(card), "sector": sector, "paid": paid},
    )


def claimed(seat: int, card: int, sector: int) -> Fact:
    """A player took a ship free of charge."""
    return _fact(
        {"event": "claimed", "seat": seat, "card": CARDS[card].id, "sector": sector},
        {"who": Who(seat), "card": card_term(card), "sector": sector},
    )


def deployed(seat: int, card: int, sector: int, cubes: int, lost: int) -> Fact:
    """The former station ship went on patrol, with its cubes as far as there are cells for them."""
    return _fact(
        {"event": "deployed", "seat": seat, "card": CARDS[card].id, "sector": sector, "cubes": cubes, "lost": lost},
        {"who": Who(seat), "card": card_term(card), "sector": sector, "lost": lost},
    )


def settled(seat: int, colony: int, vp: int) -> Fact:
    """A colony brought its points."""
    return _fact(
        {"event": "settled", "seat": seat, "card": CARDS[colony].id, "vp": vp},
        {"who": Who(seat), "card": card_term(colony), "vp": vp},
    )


def passed(seat: int) -> Fact:
    """The active player bought nothing."""
    return _fact({"event": "passed", "seat": seat}, {"who": Who(seat)})


def refilled(cards: list[int]) -> Fact:
    """Ships were turned up in the shipyard."""
    return _fact(
        {"event": "refilled", "cards": [CARDS[card].id for card in cards]},
        {"cards": [card_term(card) for card in cards], "count": len(cards)},
    )


def income_paid(seat: int, credits: int) -> Fact:
    """Income raised the active player's credits."""
    return _fact({"event": "income_paid", "seat": seat, "credits": credits}, {"who": Who(seat), "credits": credits})


# Beginning and end.


def first_ship(seat: int, card: int) -> Fact:
    """A player drew and paid the first ship."""
    return _fact(
        {"event": "first_ship", "seat": seat, "card": CARDS[card].id},
        {"who": Who(seat), "card": card_term(card), "cost": CARDS[card].cost, "sector": CARDS[card].sector},
    )


def ships_dealt(seat: int, cards: list[int]) -> Fact:
    """A player was dealt ships to choose from."""
    return _fact(
        {"event": "ships_dealt", "seat": seat, "cards": [CARDS[card].id for card in cards]},
        {"who": Who(seat), "cards": [card_term(card) for card in cards]},
    )


class Picked(Event):
    """A ship chosen at light speed: only its buyer knows before all have committed."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def message(self) -> Message:
        """Say what was chosen."""
        return Message("event-picked", {"who": Who(self.seat), "card": card_term(self.card)})

    def to_json(self) -> dict[str, Json]:
        """Give the choice as facts."""
        facts: OfCard = {"event": "picked", "seat": self.seat, "card": CARDS[self.card].id}
        return {**facts}

    def seen_by(self, seat: int | None) -> Event | None:
        """Show it to its buyer alone."""
        return self if seat == self.seat else None


def committed(seat: int) -> Fact:
    """A player has finished choosing."""
    return _fact({"event": "committed", "seat": seat}, {"who": Who(seat)})


def tie_rolled(seat: int, d1: int, d2: int) -> Fact:
    """A player rolled for the first turn."""
    return _fact({"event": "tie_rolled", "seat": seat, "dice": [d1, d2]}, {"who": Who(seat), "first": d1, "second": d2})


def first_player(seat: int) -> Fact:
    """It is settled who goes first."""
    return _fact({"event": "first_player", "seat": seat}, {"who": Who(seat)})


def bonus(seat: int, credits: int, income: int) -> Fact:
    """A player got something for going later."""
    return _fact(
        {"event": "bonus", "seat": seat, "credits": credits, "income": income},
        {"who": Who(seat), "credits": credits, "income": income},
    )


def end_triggered(seat: int, vp: int) -> Fact:
    """A player has reached the target: the round is the last."""
    return _fact({"event": "end_triggered", "seat": seat, "vp": vp}, {"who": Who(seat), "vp": vp})


def extra_round(number: int) -> Fact:
    """The lead is shared: one more round."""
    return _fact({"event": "extra_round", "number": number}, {"number": number})


def game_over(winner: int, at_once: bool) -> Fact:
    """Somebody has won, by points or at once by an ability."""
    who: list[int | str | Term | Who] = [Who(winner)]
    return _fact(
        {"event": "game_over", "winners": [winner], "at_once": at_once},
        {"winners": who, "how": "at_once" if at_once else "points"},
    )
