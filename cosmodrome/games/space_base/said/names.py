"""The names of the components as terms: their words stand in locale/*.ftl."""

from __future__ import annotations

from ....kernel.message import Term, Who
from .. import kinds
from ..components import CARDS, SIDES, Effect


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
    words = ["effect", effect.name]
    if effect.kind <= kinds.VP or effect.kind in (kinds.SHIFT_SUM, kinds.OPPONENTS_LOSE_VP):
        words.append(str(effect.amount))
    elif effect.kind == kinds.BUY:
        words.append(f"{effect.amount}-anywhere" if effect.anywhere else str(effect.amount))
    elif effect.kind in (kinds.SWAP_SECTORS, kinds.CLAIM):
        words += [str(number) for number in effect.sectors or effect.claims]
    else:
        assert effect.kind not in (kinds.ADD_CHARGE, kinds.MOVE_CHARGE) or effect.amount == 1
    return "-".join(words)


def ability_terms(number: int) -> list[int | str | Term | Who]:
    """Explain the ability of a side, one term for each effect."""
    ability = SIDES[number].ability
    return [Term(effect_key(effect)) for effect in ability.effects] if ability else []
