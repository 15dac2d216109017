"""What a sector pays, what a use of the dice would bring and what a card would cost, told before it is chosen."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ..components import BOTH, CARDS, CLAIM, COLONIES, COST, LEFT, RIGHT, SECTOR, SECTORS, SIDES, is_colony
from ..rules.acquire import Acquire
from ..rules.light_speed import PickShips
from ..rules.placing import purchases
from ..rules.purchase import Purchase, price_of_turn
from ..rules.use_dice import Allocate, ShiftSum, shifters
from ..state import SpaceBase
from ..stored.forms import QUESTIONS
from .actions import CLAIM as CLAIMS
from .actions import OnCard
from .views import Arrow, Bring, Brings, Deal, Direction, Pays

_ARROWS: Final[dict[int, list[Direction]]] = {0: [], LEFT: ["left"], RIGHT: ["right"], BOTH: ["left", "right"]}
_NOTHING: Final[Pays] = {}
_PAYS: Final[dict[int, Pays]] = {}
"""What a visible side pays, by twice the number of the side plus 1 if it takes a cube: made once, shared by views."""


def charges(state: SpaceBase, placed: int, side: int) -> bool:
    """Tell whether a card takes a cube when its sector is collected."""
    half = SIDES[(placed >> 3) * 2 + side]
    return half.ability is not None and placed & 7 < half.cells[state.seats]


def station_pays(state: SpaceBase, placed: int) -> Pays:
    """Show what the station of a sector pays on its owner's turns: the amounts that there are."""
    return _NOTHING if is_colony(placed) else _pays(state, placed, 0)


def patrols_pay(state: SpaceBase, patrols: list[int]) -> Pays:
    """Show what the patrols of a sector pay together on the turns of others: the amounts that there are."""
    if not patrols:
        return _NOTHING
    if len(patrols) == 1:
        return _pays(state, patrols[0], 1)
    credits = income = vp = cubes = 0
    arrows: list[Direction] = []
    for placed in patrols:
        half = SIDES[(placed >> 3) * 2 + 1]
        credits += half.credits
        income += half.income
        vp += half.vp
        cubes += charges(state, placed, 1)
        arrows += _ARROWS[half.arrow]
    return _amounts(credits, income, vp, cubes, arrows)


def _pays(state: SpaceBase, placed: int, side: int) -> Pays:
    """Show what one visible side pays."""
    charged = charges(state, placed, side)
    number = (placed >> 3) * 2 + side
    key = number * 2 + charged
    if key not in _PAYS:
        half = SIDES[number]
        _PAYS[key] = _amounts(half.credits, half.income, half.vp, int(charged), _ARROWS[half.arrow])
    return _PAYS[key]


def _amounts(credits: int, income: int, vp: int, cubes: int, arrows: list[Direction]) -> Pays:
    """Name the amounts that are not zero."""
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
        found["arrows"] = [*arrows]
    return found


def reach(state: SpaceBase, seat: int, credits: int) -> list[str]:
    """List the cards that a player with so many credits could buy."""
    found: list[Action] = []
    purchases(state, seat, credits, False, found)
    return [CARDS[action.card].id for action in found if isinstance(action, OnCard)]


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
            elif action is CLAIMS[card]:
                paid = 0
            anywhere = isinstance(step, Acquire) and step.anywhere and action is not CLAIMS[card]
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
    """Add up what some sectors bring for sure; two-way arrows still to be aimed are listed."""
    side = state.side_of(seat)
    console = state.consoles[seat]
    credits = income = vp = 0
    claims = [0, 0, 0]
    charged: dict[int, int] = {}
    arrows: list[Arrow] = []
    for start in starts:
        queue = [start]
        visited: list[int] = []
        while queue:
            sector = queue.pop(0)
            if not 1 <= sector <= SECTORS or sector in visited:
                continue
            visited.append(sector)
            placed_here = [console.stations[sector]] if side == 0 else console.patrols[sector]
            for placed in placed_here:
                if is_colony(placed):
                    continue
                card = placed >> 3
                half = SIDES[card * 2 + side]
                credits += half.credits
                income += half.income
                vp += half.vp
                if half.ability is not None and (placed & 7) + charged.get(card, 0) < half.cells[state.seats]:
                    charged[card] = charged.get(card, 0) + 1
                for effect in half.texts:
                    if effect.kind == CLAIM:
                        claims = [have + more for have, more in zip(claims, effect.claims, strict=True)]
                if half.arrow == BOTH:
                    arrows.append(
                        {
                            "card": CARDS[card].id,
                            "sector": sector,
                            "to": [to for to in (sector - 1, sector + 1) if 1 <= to <= SECTORS],
                        }
                    )
                elif half.arrow:
                    queue.append(sector - 1 if half.arrow == LEFT else sector + 1)
    return {
        "sectors": [*starts],
        "steps": steps,
        "then": state.credits[seat] + credits,
        "reach": reach(state, seat, state.credits[seat] + credits),
        "credits": credits,
        "income": income,
        "vp": vp,
        "charged": [CARDS[card].id for card, cubes in charged.items() for _ in range(cubes)],
        "claims": [*claims],
        "arrows": arrows,
    }


def uses(state: SpaceBase, seat: int) -> Brings | None:
    """Show both uses of the dice and every sector that shifts can reach, while a seat has them to choose from."""
    if state.d1 == 0 or state.d2 == 0:
        return None
    asked = state.own[seat][-1] if state.own and state.own[seat] else None
    rolling = bool(state.common) and QUESTIONS.name_of(state.common[-1]) == "reroll"
    if not rolling and not isinstance(asked, (Allocate, ShiftSum)):
        return None
    total = asked.sector if isinstance(asked, ShiftSum) else state.d1 + state.d2
    furthest = total
    for armed in shifters(state, seat):
        half = SIDES[armed.card * 2 + armed.side]
        assert half.ability is not None
        cubes = state.consoles[seat].cubes(armed.card)
        furthest += half.ability.reach * (1 if half.linked else cubes)
    whole = bring(state, seat, [total])
    shifted = [bring(state, seat, [sector], sector - total) for sector in range(total + 1, min(furthest, SECTORS) + 1)]
    if isinstance(asked, ShiftSum):
        return {"sum": whole, "shifted": shifted}
    return {"sum": whole, "separate": bring(state, seat, [state.d1, state.d2]), "shifted": shifted}
