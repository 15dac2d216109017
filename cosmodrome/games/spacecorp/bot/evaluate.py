"""What a position is worth: each seat's chance to win, from the profit that it can expect to end with."""

from __future__ import annotations

from typing import Final

from ....kit.bits import count
from ....kit.chance import softmax
from ..components import BUILD, EXPLORE, GONE, MARINERS, MOVE, STARFARERS, TYPES
from ..pieces import Condition
from ..player import Player
from ..rules.build import ChooseBases, build_cost
from ..rules.colonize import ChooseColony, OfferPoints
from ..rules.contracts import claimable, have, open_contracts, reward_now, side
from ..rules.explore import free_box
from ..rules.paying import Custom, Pay
from ..rules.produce import ChooseTiles, eligible, production_of
from ..rules.progress import ChooseProgress, Grant
from ..rules.research import ResearchPick
from ..rules.rewards import Reward
from ..rules.scoring import parts, winners
from ..rules.sources import infra, power
from ..rules.special import Target
from ..rules.terms import Goal
from ..rules.time_card import Second
from ..rules.turn import STAGES, Turn
from ..said.payment import NOBODY
from ..state import SpaceCorp
from .outlook import AVERAGE_CARD, SCALE, base_worth, hand_worth, prospect, site_worth, team_place

BEFORE_REWARDS: Final = STAGES.index("rewards")
BEHIND: Final = 0.3
"""How much of a contract is still in sight for who is behind a rival."""
PROGRESS: Final = 3.2
STEP: Final = 0.8
"""What a step of a cube is worth on the way to a progress card."""


READY: Final[list[float]] = [1.2, 1.5, 2.2]
"""What it is worth in each era to have the cards for the next step at hand."""


def chances(state: SpaceCorp) -> list[float]:
    """Estimate each seat's chance to win; they add up to 1."""
    if state.finished:
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    worths = expectations(state)
    # Profit decides more surely the later it is.
    scale = 3.6 + 5.4 * (state.era + 1) * remaining(state) + 7.0 * (state.end_era - state.era)
    return softmax(worths, scale)


def remaining(state: SpaceCorp) -> float:
    """Tell how much of the era is left, 0 to 1."""
    if state.ending:
        return 0.08
    left = state.cards_left() / (40.0 + 12.0 * state.era)
    return min(1.0, 0.15 + left) if state.trigger == 0 else 0.2


def expectations(state: SpaceCorp) -> list[float]:
    """Estimate the profit that each seat will end with; a goal that is being paid for counts as reached."""
    step = state.common[-1] if state.common else None
    if isinstance(step, Pay | Custom):
        after = state.clone()
        assert isinstance(after, SpaceCorp)
        after.pop()
        seat = step.seat
        bill = _bill(state, seat, step.goal)
        step.goal.carry_out(after, seat, max(2, bill[1]), None)
        worths = _worths(after)
        worths[seat] -= bill[0] * AVERAGE_CARD * min(1.0, 2.5 * remaining(state))
        if isinstance(step, Custom):
            # What is picked source by source is rarely cheaper than the ways that are offered.
            worths[seat] -= 1.0 + 0.3 * max(0, len(step.picked) - bill[0])
        return worths
    return _worths(state)


def _bill(state: SpaceCorp, seat: int, goal: Goal) -> list[int]:
    """Guess how many cards a goal takes, and what value they make."""
    terms = goal.terms(state, seat)
    boost = terms.boost(NOBODY)
    sources = infra(state, seat, terms.action)
    value = sources.worth(boost)
    cards = 0
    for card in reversed(state.players[seat].hand):
        if value >= terms.cost and not (terms.open and cards < 1):
            break
        source = state.box.cards[card].face.sources[terms.action]
        if source is not None:
            sources = sources.plus(source)
            cards += 1
            value = sources.worth(boost)
    if value < terms.cost:
        cards += 2
    return [cards, value]


def _worths(state: SpaceCorp) -> list[float]:
    """Estimate the profit of each seat from what lies on the table."""
    left = remaining(state)
    eras = float(state.end_era - state.era)
    found: list[float] = []
    for seat in range(state.seats):
        found.append(_own(state, seat, state.players[seat], left, eras))
    _add_contracts(state, left, found)
    for step in state.common:
        value = _pending(state, step.seat, step)
        if value != 0.0:
            found[step.seat] += value
    return found


def _own(state: SpaceCorp, seat: int, player: Player, left: float, eras: float) -> float:
    """Estimate what a player's own things are worth."""
    worth = float(sum(parts(state, seat).values()))
    worth += hand_worth(state, player.hand) * min(1.0, 2.5 * left)
    worth += _infra(state, player, left + 0.6 * eras)
    horizon = left + eras
    worth += PROGRESS * min(1.0, horizon) * count(player.progress)
    if state.end_era > MARINERS:
        wheel = state.box.wheel
        worth += STEP * min(1.0, horizon) * (player.genetics % wheel + player.revelation % wheel)
        if state.era == MARINERS:
            worth += PROGRESS * (player.genetics // wheel)
    worth += _production(state, seat, left, eras)
    for marker in range(2):
        if state.beyond[marker] == seat and eras > 0:
            worth += 2.4 - marker
    seen = 0
    for where in player.teams:
        if where == GONE:
            worth -= 0.5 * left
        elif where >= 0:
            value = site_worth(state, seat, where >> 2) * team_place(state, where)
            if seen >> (where >> 2) & 1:
                value *= 0.4
            seen |= 1 << (where >> 2)
            worth += value * min(1.0, 2.5 * left)
    worth += _readiness(state, seat, player) * min(1.0, 2.5 * left)
    for slot in state.holdings[seat]:
        worth += base_worth(state, state.bases[slot] % TYPES) * left
    for claim in state.claims:
        if claim >> 2 == seat and claim >= 0:
            worth += 0.5 * left
    if state.era == STARFARERS:
        worth += _settling(state, seat, player, left)
    return worth


def _readiness(state: SpaceCorp, seat: int, player: Player) -> float:
    """Tell how near a player is to exploring or building where his teams stand: the right cards are worth more."""
    explored = built = -1
    for where in player.teams:
        if where >= 0 and where & 3 == 0 and state.owners[where >> 2] < 0:
            site = state.board.sites[where >> 2]
            if free_box(state, site):
                explored = site.explore_cost if explored < 0 else min(explored, site.explore_cost)
            elif site.build_cost >= 0:
                cost = build_cost(state, where >> 2)
                built = cost if built < 0 else min(built, cost)
    worth = 0.0
    gifts = player.gifts
    if explored >= 0:
        value = power(state, seat, EXPLORE, True).most(gifts.boosts[EXPLORE])
        worth += READY[state.era] * min(1.0, value / max(1, explored))
    if built >= 0:
        value = power(state, seat, BUILD, True).most(gifts.boosts[BUILD])
        worth += READY[state.era] * min(1.0, value / max(1, built))
    return worth


def _infra(state: SpaceCorp, player: Player, horizon: float) -> float:
    """Estimate what the Infra cards will save."""
    worth = 0.0
    for card in player.infra:
        if card >= 0:
            strength = state.box.cards[card].face.strength
            worth += 0.4 + SCALE[state.era] * (0.25 * strength[MOVE] + 0.35 * strength[EXPLORE] + 0.6 * strength[BUILD])
    return worth * min(1.3, horizon)


def _production(state: SpaceCorp, seat: int, left: float, eras: float) -> float:
    """Estimate what the tiles will bring: the best ones are used first, one goes along into the next era."""
    worth = 0.0
    weight = 1.8 * left
    best = 0
    for slot in eligible(state, seat)[:5]:
        amount = production_of(state, seat, slot)
        best = max(best, amount)
        worth += weight * (amount + 0.15)
        weight *= 0.75
    if eras > 0:
        worth += 1.2 * best
    return worth


def _settling(state: SpaceCorp, seat: int, player: Player, left: float) -> float:
    """Estimate what built-up systems are worth as colonies to come."""
    worth = 0.0
    board = state.board
    for site in range(board.count):
        if board.sites[site].system and state.owners[site] == seat and site not in player.colony_sites:
            worth += 3.0 * min(1.0, 2.0 * left)
    for tile in player.colonies:
        for effect in state.box.colonies[tile].effects:
            if effect.on == "era_end":
                worth += 5.0
            elif effect.on != "placed":
                worth += 2.0 * left
    return worth


def _add_contracts(state: SpaceCorp, left: float, found: list[float]) -> None:
    """Share the rewards of open contracts by who is near to them; what can be claimed is as good as claimed."""
    ready: list[int] = []
    if state.common:
        step = state.common[0]
        if isinstance(step, Turn) and step.stage <= BEFORE_REWARDS:
            # The active player may still claim in this turn.
            ready = claimable(state, state.active)
    for number in open_contracts(state):
        reward = float(reward_now(state, number))
        if number in ready:
            found[state.active] += 0.9 * reward
            continue
        condition = state.box.contracts[number].conditions[side(state)]
        if condition.kind in ("event", "produce_total"):
            continue
        _share(state, condition, reward * min(1.4, 1.8 * left), found)


def _share(state: SpaceCorp, condition: Condition, reward: float, found: list[float]) -> None:
    """Share a reward by who is near to it: who is ahead of all rivals will most likely have it."""
    missing: list[int] = []
    for seat in range(state.seats):
        missing.append(max(0, condition.least - have(state, seat, condition)))
    for seat in range(state.seats):
        part = 1.0 - missing[seat] / condition.least
        if part > 0.0:
            lead = 1.0
            for rival in range(state.seats):
                if rival != seat and missing[seat] >= missing[rival]:
                    lead *= 0.5 if missing[seat] == missing[rival] else BEHIND
            found[seat] += reward * part * lead


def _pending(state: SpaceCorp, seat: int, step: object) -> float:
    """Guess what a question that waits will bring: half an action is not worth nothing."""
    if isinstance(step, ResearchPick):
        cards = len(state.players[seat].hand)
        return AVERAGE_CARD * min(step.left, max(0, 7 - cards)) * min(1.0, 2.5 * remaining(state))
    if isinstance(step, Grant | ChooseProgress):
        return PROGRESS
    if isinstance(step, Reward):
        return 0.2 * step.count * remaining(state)
    if isinstance(step, ChooseBases):
        return 2.0 + 1.2 * state.board.sites[step.site].slots
    if isinstance(step, ChooseTiles):
        return _best_tiles(state, seat) - 0.3
    if isinstance(step, Target):
        return prospect(state, seat, step.card)
    if isinstance(step, ChooseColony):
        return 7.0
    if isinstance(step, OfferPoints):
        return 4.0 + 0.5 * state.box.colonies[step.tile].value + (1.0 if state.box.colonies[step.tile].effects else 0.0)
    return 0.1 if isinstance(step, Second) else 0.0


def _best_tiles(state: SpaceCorp, seat: int) -> float:
    """Guess what a Produce action with chosen tiles brings."""
    worth = 0.0
    for slot in eligible(state, seat)[:2]:
        worth += production_of(state, seat, slot)
    return worth
