"""Points and winners (18, 19)."""

from __future__ import annotations

from ....kit.bits import count
from ..components import MARINERS, STARFARERS
from ..state import SpaceCorp

BEYOND_BONUS = [3, 2]


def parts(state: SpaceCorp, seat: int) -> dict[str, int]:
    """Count profit, and what the end would bring as things stand."""
    player = state.players[seat]
    if state.end_era == STARFARERS:
        bonus = 0
        if state.era == STARFARERS:
            bonus = max(-player.profit, state.box.colony_bonus[min(len(player.colonies), 4)])
        return {"profit": player.profit, "colonies": bonus}
    beyond = 0
    if state.era == state.end_era:
        for marker in range(2):
            if state.beyond[marker] == seat:
                beyond += BEYOND_BONUS[marker]
    found = {"profit": player.profit, "beyond": beyond}
    if state.end_era == MARINERS:
        found["genetics"] = player.genetics
    return found


def winners(state: SpaceCorp) -> list[int]:
    """Return the seats that won after the tie-breaks, or lead."""
    ranks: list[tuple[int, int, int]] = []
    for seat in range(state.seats):
        player = state.players[seat]
        total = sum(parts(state, seat).values())
        if state.end_era == STARFARERS:
            ranks.append(
                (total, sum(state.box.colonies[tile].value for tile in player.colonies), count(player.progress))
            )
        else:
            ranks.append((total, len(state.holdings[seat]), 0))
    best = max(ranks)
    return [seat for seat in range(state.seats) if ranks[seat] == best]
