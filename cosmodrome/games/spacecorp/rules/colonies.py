"""What colonies pay (16.9)."""

from __future__ import annotations

from ....kernel.event import Events
from ....kit.bits import count
from ..components import SECURE, TYPES
from ..state import SpaceCorp


def pay(state: SpaceCorp, seat: int, colonies: list[int], on: str, events: Events) -> None:
    """Pay a player the profit of those effects of some colonies that wait for what has happened."""
    for colony in colonies:
        for effect in state.box.colonies[colony].effects:
            if effect.on == on:
                times = counted(state, seat, effect.per) // effect.divisor if effect.per else 1
                state.gain(seat, effect.amount * times, "colony", events)


def pay_rivals(state: SpaceCorp, seat: int, on: str, events: Events) -> None:
    """Pay the rivals of a player whose colonies live on what he has done."""
    for rival in state.turn_order(seat)[1:]:
        pay(state, rival, state.players[rival].colonies, on, events)


def counted(state: SpaceCorp, seat: int, per: str) -> int:
    """Count what a colony effect is paid for (20.4)."""
    player = state.players[seat]
    if per == "own_colonies":
        return len(player.colonies)
    if per == "opponent_colonies":
        return sum(len(other.colonies) for other in state.players) - len(player.colonies)
    if per == "own_progress_cards":
        return count(player.progress)
    if per == "breakthroughs_in_play":
        return sum(count(other.progress & state.box.of_kind[1]) for other in state.players)
    if per == "adaptations_in_play":
        return sum(count(other.progress & state.box.of_kind[0]) for other in state.players)
    board = state.board
    if per == "own_secure_sites":
        sites: list[int] = []
        for slot in range(len(state.bases)):
            if state.bases[slot] == seat * TYPES + SECURE and board.site_of[slot] not in sites:
                sites.append(board.site_of[slot])
        return len(sites)
    systems = sum(1 for site in board.sites if site.system)
    return systems - sum(len(other.colonies) for other in state.players)
