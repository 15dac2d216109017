"""The names of the components as terms: their words stand in locale/*.ftl."""

from __future__ import annotations

from ....kernel.message import Term, Who
from ..components import (
    ADD_CHARGE,
    BUY,
    CARDS,
    CLAIM,
    KINDS,
    MOVE_CHARGE,
    OPPONENTS_LOSE_VP,
    SHIFT_SUM,
    SIDES,
    SWAP_SECTORS,
    VP,
    Effect,
)


def card_id(card: int) -> str:
    """Return the id of a card."""
    return CARDS[card].id


def card_ids(cards: list[int]) -> list[str]:
    """Return the ids of cards."""
    return [CARDS[card].id for card in cards]


def card_term(card: int) -> Term:
    """Name a card."""
    return Term("card-" + CARDS[card].id)


def effect_key(effect: Effect) -> str:
    """Name the text that explains an effect with its numbers: effect-swap_sectors-5-8."""
    words = ["effect", KINDS[effect.kind]]
    if effect.kind <= VP or effect.kind in (SHIFT_SUM, OPPONENTS_LOSE_VP):
        words.append(str(effect.amount))
    elif effect.kind == BUY:
        words.append(f"{effect.amount}-anywhere" if effect.anywhere else str(effect.amount))
    elif effect.kind == SWAP_SECTORS:
        words += [str(effect.first), str(effect.second)]
    elif effect.kind == CLAIM:
        words += [str(count) for count in effect.claims]
    else:
        assert effect.kind not in (ADD_CHARGE, MOVE_CHARGE) or effect.amount == 1
    return "-".join(words)


def ability_terms(card: int, side: int) -> list[int | str | Term | Who]:
    """Explain the ability of a side, one term for each effect."""
    ability = SIDES[card * 2 + side].ability
    terms: list[int | str | Term | Who] = []
    if ability is not None:
        for effect in ability.effects:
            terms.append(Term(effect_key(effect)))
    return terms
