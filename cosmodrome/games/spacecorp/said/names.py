"""The names of the components as terms: their words stand in locale/*.ftl."""

from __future__ import annotations

from ....kernel.message import Term, Who

Words = list[int | str | Term | Who]


def named(kind: str, id: str) -> Term:
    """Name a component of a kind."""
    return Term(f"{kind}-{id.replace('_', '-')}")


def card_term(id: str) -> Term:
    """Name a card."""
    return named("card", id)


def site_term(id: str) -> Term:
    """Name a site."""
    return named("site", id)


def card_words(ids: list[str]) -> Words:
    """Name several cards."""
    return [card_term(id) for id in ids]
