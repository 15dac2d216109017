"""What a sector pays, what a use of the dice would bring and what a card would cost, told before it is chosen."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ..components import BOTH, CARDS, COLONIES, COST, LEFT, LEVELS, RIGHT, SECTOR, SECTORS, SIDES
from ..rules.acquire import Acquire
from ..rules.collecting import Walk, collect, targets
from ..rules.console import Console
from ..rules.light_speed import PickShips
from ..rules.placing import purchases
from ..rules.purchase import Purchase, price_of_turn
from ..rules.roll import RerollDice
from ..rules.use_dice import Allocate, ShiftSum, shifters
from ..state import SpaceBase
from .actions import CLAIM, OnCard
from .events import Collected
from .names import card_id
from .views import Arrow, Bring, Brings, Deal, Direction, Pays

_ARROWS: Final[dict[int, list[Direction]]] = {0: [], LEFT: ["left"], RIGHT: ["right"], BOTH: ["left", "right"]}


def pays(console: Console, sector: int, side: int) -> Pays:
    """Show what the visible cards of a sector pay: its station on the owner's turns, its patrols on those of others."""
    credits = income = vp = cubes = 0
    arrows: list[Direction] = []
    if console.pays(sector, side):
        for placed in [console.stations[sector]] if side == 0 else console.patrols[sector]:
            half = SIDES[(placed >> 3) * 2 + side]
            credits += half.credits
            income += half.income
            vp += half.vp
            cubes += console.has_room(placed, side)
            arrows += _ARROWS[half.arrow]
    found: Pays = {}
    if credits:
        found["credits"] = credits
    if income:
        found["income"] = income
    if vp:
        found["vp"] = vp
    if cubes:
        found["cubes"] = cubes
    if arrows:
        found["arrows"] = arrows
    return found


def reach(state: SpaceBase, seat: int, credits: int) -> list[str]:
    """List the cards that a player with so many credits could buy."""
    return [card_id(action.card) for action in purchases(state, seat, credits, False) if isinstance(action, OnCard)]


def deals(state: SpaceBase, seat: int) -> dict[str, Deal]:
    """Show what each card that is offered would change: the tracks, the sector it goes to, the card it sends out."""
    step = state.asked(seat)
    if not isinstance(step, (Purchase, Acquire, PickShips)):
        return {}
    found: dict[str, Deal] = {}
    for action in state.legal(seat):
        if isinstance(action, OnCard):
            card = action.card
            paid = COST[card]
            if isinstance(step, Purchase):
                paid = price_of_turn(state, seat)
            elif action is CLAIM[card]:
                paid = 0
            anywhere = isinstance(step, Acquire) and step.anywhere and action is not CLAIM[card]
            found[action.text] = {
                "card": CARDS[card].id,
                "credits": -paid,
                "income": 0,
                "vp": CARDS[card].vp if card >= COLONIES else 0,
                "sector": None if anywhere else SECTOR[card],
                "out": None if anywhere else CARDS[state.consoles[seat].stations[SECTOR[card]] >> 3].id,
            }
    return found


def bring(state: SpaceBase, seat: int, starts: list[int], steps: int = 0) -> Bring:
    """Collect some sectors in a copy of the position; two-way arrows that would have to be aimed are listed."""
    copy = state.copy(state.rng)
    walk = Walk(starts[:], -1)
    events: list[Event] = []
    arrows: list[Arrow] = []
    while not collect(copy, seat, walk, events):
        to = targets(copy, seat, state.side_of(seat), walk)
        arrows.append({"card": card_id(walk.arrows[0]), "sector": walk.sector, "to": to})
        walk.arrows = walk.arrows[1:]
    credits = copy.credits[seat]
    return {
        "sectors": [*starts],
        "steps": steps,
        "then": credits,
        "reach": reach(state, seat, credits),
        "credits": credits - state.credits[seat],
        "income": copy.income[seat] - state.income[seat],
        "vp": copy.vp[seat] - state.vp[seat],
        "charged": [card_id(card) for event in events if isinstance(event, Collected) for card in event.charged],
        "claims": [after - before for after, before in zip(copy.texts[seat], state.texts[seat], strict=True)][:LEVELS],
        "arrows": arrows,
    }


def uses(state: SpaceBase, seat: int) -> Brings | None:
    """Show both uses of the dice and every sector that shifts can reach, while a seat has them to choose from."""
    if state.d1 == 0 or state.d2 == 0:
        return None
    asked = state.own[seat][-1] if state.own and state.own[seat] else None
    rolling = bool(state.common) and isinstance(state.common[-1], RerollDice)
    if not rolling and not isinstance(asked, (Allocate, ShiftSum)):
        return None
    total = asked.sector if isinstance(asked, ShiftSum) else state.d1 + state.d2
    furthest = total
    for number in shifters(state, seat):
        half = SIDES[number]
        furthest += half.reach * (1 if half.linked else state.consoles[seat].cubes(number >> 1))
    whole = bring(state, seat, [total])
    shifted = [bring(state, seat, [sector], sector - total) for sector in range(total + 1, min(furthest, SECTORS) + 1)]
    if isinstance(asked, ShiftSum):
        return {"sum": whole, "shifted": shifted}
    return {"sum": whole, "separate": bring(state, seat, [state.d1, state.d2]), "shifted": shifted}
