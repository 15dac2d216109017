"""What a use of the dice would bring, told before it is chosen."""

from __future__ import annotations

from ....kernel.message import Json
from ..components import BOTH, CARDS, CLAIM, LEFT, SECTORS, SIDES, is_colony
from ..rules.use_dice import Allocate, ShiftSum, shifters
from ..state import SpaceBase
from ..stored.forms import QUESTIONS


def bring(state: SpaceBase, seat: int, starts: list[int]) -> dict[str, Json]:
    """Add up what some sectors bring for sure; two-way arrows still to be aimed are listed."""
    side = state.side_of(seat)
    console = state.consoles[seat]
    credits = income = vp = 0
    claims = [0, 0, 0]
    charged: dict[int, int] = {}
    arrows: list[Json] = []
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
        "credits": credits,
        "income": income,
        "vp": vp,
        "charged": [CARDS[card].id for card, cubes in charged.items() for _ in range(cubes)],
        "claims": [*claims],
        "arrows": arrows,
    }


def uses(state: SpaceBase, seat: int) -> Json:
    """Show both uses of the dice and every sector that shifts can reach, while a seat has them to choose from."""
    if state.d1 == 0 or state.d2 == 0:
        return None
    asked = state.own[seat][-1] if state.own and state.own[seat] else None
    rolling = bool(state.common) and QUESTIONS.name_of(state.common[-1]) == "reroll"
    if not rolling and not isinstance(asked, (Allocate, ShiftSum)):
        return None
    total = asked.sector if isinstance(asked, ShiftSum) else state.d1 + state.d2
    shown: dict[str, Json] = {"sum": bring(state, seat, [total])}
    if not isinstance(asked, ShiftSum):
        shown["separate"] = bring(state, seat, [state.d1, state.d2])
    reach = 0
    for armed in shifters(state, seat):
        half = SIDES[armed.card * 2 + armed.side]
        assert half.ability is not None
        cubes = state.consoles[seat].cubes(armed.card)
        reach += half.ability.reach * (1 if half.linked else cubes)
    shown["shifted"] = [bring(state, seat, [sector]) for sector in range(total + 1, min(total + reach, SECTORS) + 1)]
    return shown
