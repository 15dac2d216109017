"""Why an action is refused, said so that the player knows what to do instead; and what was meant."""

from __future__ import annotations

from typing import cast

from ....kernel.message import Message, Term, Who
from ..components import (
    BURROUGHS_DESERT,
    CARD_TYPES,
    CARDS,
    CLAIM_TOTAL,
    DATA_CRYSTAL,
    FACILITIES,
    LAST_CIRCLE,
    POWER_COST,
    TYPE_OF,
)
from ..rules.docking import dockings, explain, problem
from ..rules.harbour import Harbour
from ..rules.territories import market_rate, tech_cost
from ..ships import DESERT
from ..state import AlienFrontiers
from .actions import BUY_RELIC, CYCLE, END_TURN, LAUNCH, TRADE, Dice, Dock
from .names import card_term, facility_term, type_term


def spell(text: str) -> str:
    """Return the notation with dice and ships that are named together in their order."""
    words = text.split()
    if words[:1] == ["dock"]:
        return " ".join(["dock", *sorted(words[1:-1]), *words[-1:]])
    if words[:2] == ["use", "temporal_warper"]:
        return " ".join([*words[:2], *sorted(words[2:])])
    if words[:2] == ["use", "plasma_cannon"]:
        return " ".join([*words[:3], *sorted(words[3:], key=_target_order)])
    if words[:2] == ["use", "orbital_teleporter"] and "with" in words:
        cut = words.index("with") + 1
        return " ".join([*words[:cut], *sorted(words[cut:])])
    return text


def _target_order(word: str) -> tuple[str, bool, str]:
    """Sort ships such as p2:4 or p2:4r by owner, the Relic Ship after the coloured ones, then by value."""
    owner, _, die = word.partition(":")
    return owner, die.endswith("r"), die


def object_to(state: AlienFrontiers, text: str) -> Message:
    """Say what stands in the way of a main action."""
    seat = state.active_seat
    words = text.split()
    reason: Message | None = None
    if text == END_TURN.text:
        reason = _ships_can_dock(state)
    elif words[:1] == ["dock"]:
        reason = _docking(state, text)
    elif text == TRADE.text:
        rate = market_rate(state)
        reason = (
            Message("illegal-trade-no-pair")
            if rate == 0
            else Message("illegal-trade-no-fuel", {"fuel": rate})
            if state.fuel[seat] < rate
            else Message("illegal-trade-no-ore")
        )
    elif text == CYCLE.text:
        reason = Message("illegal-cycle")
    elif words[:1] == ["claim"]:
        reason = _claim(state, words[1:])
    elif text == LAUNCH.text:
        reason = (
            Message("illegal-launch-not-ready", {"circle": state.circle[seat], "last": LAST_CIRCLE})
            if state.circle[seat] < LAST_CIRCLE
            else Message("illegal-launch-cannot-pay")
        )
    elif text == BUY_RELIC.text:
        reason = (
            Message("illegal-relic-in-play")
            if state.relic >> 3 != DESERT
            else Message("illegal-relic-cannot-pay")
            if state.has_bonus(seat, BURROUGHS_DESERT)
            else Message("illegal-relic-no-bonus")
        )
    elif words[:1] in (["use"], ["discard"]):
        reason = _card(state, words)
    return Message("illegal-not-offered", {"action": text}) if reason is None else reason


def _ships_can_dock(state: AlienFrontiers) -> Message:
    """Name the facilities that keep the turn from ending."""
    where: list[int | str | Term | Who] = []
    for option in dockings(state, Harbour(state)):
        term = facility_term(cast(Dock, option).facility)
        if term not in where:
            where.append(term)
    return Message("illegal-end-turn", {"facilities": where})


def _docking(state: AlienFrontiers, text: str) -> Message | None:
    """Say what is wrong with a docking."""
    docking = _read_docking(text)
    if docking is None:
        return None
    dice, facility = docking
    harbour = Harbour(state)
    there = sum(min(harbour.counts[value], dice.coloured.count(value)) for value in range(7))
    if len(dice.coloured) > there or (dice.relic and dice.relic != harbour.relic):
        return Message("illegal-dock-no-such-ships", {"dice": dice.arg()})
    reason = problem(state, harbour, facility, dice)
    return explain(state, harbour, facility, reason) if reason else None


def _read_docking(text: str) -> tuple[Dice, int] | None:
    """Read 'dock 4 4r shipyard', or nothing if it is not of that form."""
    words = text.split()
    if len(words) < 3 or words[-1] not in FACILITIES:
        return None
    coloured: list[int] = []
    relic = 0
    for word in words[1:-1]:
        if word[:1] not in "123456" or word[1:] not in ("", "r"):
            return None
        if word[1:]:
            relic = int(word[0])
        else:
            coloured.append(int(word))
    return Dice(tuple(coloured), relic), FACILITIES.index(words[-1])


def _claim(state: AlienFrontiers, words: list[str]) -> Message | None:
    """Say why a card cannot be claimed."""
    if len(words) != 1 or words[0] not in CARDS:
        return None
    card = CARDS.index(words[0])
    if card not in state.display:
        return Message("illegal-claim-not-shown", {"card": card_term(card)})
    if state.card_of_type(state.active_seat, TYPE_OF[card]) >= 0:
        return Message("illegal-claim-held", {"card": card_term(card)})
    return Message("illegal-claim-total", {"total": state.artifact_total(), "needed": CLAIM_TOTAL})


def _card(state: AlienFrontiers, words: list[str]) -> Message | None:
    """Say why a card cannot be used or discarded."""
    if len(words) < 2 or words[1] not in CARD_TYPES:
        return None
    seat = state.active_seat
    kind = CARD_TYPES.index(words[1])
    card = state.card_of_type(seat, kind)
    term = type_term(kind)
    if card < 0:
        return Message("illegal-card-not-held", {"card": term})
    if POWER_COST[kind] == 0:
        return Message("illegal-card-no-power", {"card": term})
    if state.used_cards >> card & 1:
        return Message("illegal-card-used", {"card": term})
    if words[0] == "discard" and state.discard_power_used:
        return Message("illegal-discard-used")
    cost = tech_cost(state, seat, POWER_COST[kind])
    if words[0] == "use" and kind != DATA_CRYSTAL and state.fuel[seat] < cost:
        return Message("illegal-card-no-fuel", {"card": term, "fuel": cost})
    return Message("illegal-card-target", {"card": term})
