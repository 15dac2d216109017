"""The names of the components as terms: their words stand in locale/*.ftl."""

from __future__ import annotations

from ....kernel.message import Term
from ..components import CARD_TYPES, FACILITIES, FIELDS, TERRITORIES, TYPE_OF


def facility_term(facility: int) -> Term:
    """Name a facility."""
    return Term("facility-" + FACILITIES[facility])


def territory_term(territory: int) -> Term:
    """Name a territory."""
    return Term("territory-" + TERRITORIES[territory])


def field_term(field: int) -> Term:
    """Name a field generator."""
    return Term("field-" + FIELDS[field])


def type_term(card_type: int) -> Term:
    """Name a type of alien tech card."""
    return Term("card-" + CARD_TYPES[card_type])


def card_term(card: int) -> Term:
    """Name an alien tech card by its type."""
    return type_term(TYPE_OF[card])


def seat_name(seat: int) -> str:
    """Name a seat in notation: p1 is seat 0."""
    return f"p{seat + 1}"


def die_arg(value: int, relic: bool) -> int | Term:
    """Return a die as an argument of a message: its value, or the Relic Ship's own words for it."""
    return Term(f"relic-die-{value}") if relic else value


def die_name(value: int, relic: bool) -> str:
    """Name a die in notation: its value, with an r for the Relic Ship."""
    return f"{value}r" if relic else str(value)
