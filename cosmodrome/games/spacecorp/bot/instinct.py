"""How promising an action looks before any thought: what the search tries first."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from .. import components as c
from ..player import faces
from ..rules.action import ChooseAction
from ..rules.contracts import claimable
from ..rules.paying import Pay
from ..rules.produce import eligible, production_of
from ..said.actions import DONE, Choice, Several
from ..said.payment import Payment
from ..state import SpaceCorp
from .outlook import AVERAGE_CARD, base_worth, card_worth, prospect, site_worth

RARE: Final = 0.02
ALWAYS: Final = {
    "pass": 0.25,
    "nothing": 0.25,
    "custom": RARE,
    "produce by choice": RARE,
    "confirm": 3.0,
    "let be": 1.3,
    "stay": 0.3,
    "decline": 0.3,
    "stop": 0.3,
    "forgo": 0.3,
    "keep nothing": 0.3,
}
"""What answers weigh whatever the position."""


def weigh(state: SpaceCorp, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Weigh each action by its kind and a few plain signs; what looks twice as good is tried far more often."""
    weights: list[float] = []
    step = state.common[-1] if state.common else None
    more = isinstance(step, Pay) and step.goal.kind in (c.RESEARCH, c.GENETICS, c.REVELATION)
    # What to do is worth a thought; how to go about it mostly follows.
    goal = isinstance(step, ChooseAction)
    for place, action in enumerate(actions):
        weight = _payment(action, place, more) if isinstance(action, Payment) else _weight(state, seat, action)
        cube = weight * weight * weight
        weights.append((cube if goal else cube * weight * weight) + 0.000001)
    return weights


def _payment(payment: Payment, place: int, more: bool) -> float:
    """Weigh a payment: the cheapest comes first in the list; a greater value counts where it is not lost."""
    if more:
        return max(0.2, 0.5 + 0.4 * payment.value - 0.2 * len(payment.sources.cards))
    return 1.6 / (1.0 + 0.4 * place)


def _weight(state: SpaceCorp, seat: int, action: Action) -> float:
    if action.text in ALWAYS:
        return ALWAYS[action.text]
    if action is DONE:
        return 0.2 if claimable(state, seat) else 1.0
    if isinstance(action, Several):
        return 1.5
    if isinstance(action, Choice):
        return _choice(state, seat, action)
    return 1.0


def _choice(state: SpaceCorp, seat: int, choice: Choice) -> float:
    kind = choice.kind
    words = choice.text
    if words.startswith("play "):
        return 1.2 if kind in (c.SABOTAGE, c.INTERCEPT) else 1.8 if kind != c.SALVAGE else 2.2
    if kind == c.NO:
        return _answer(state, seat, choice)
    if kind == c.MOVE:
        gain = site_worth(state, seat, choice.b) - 0.7 * site_worth(state, seat, choice.a)
        if state.board.sites[choice.b].is_beyond:
            gain = 1.2 if min(state.beyond) < 0 else 0.0
        elif _own_team_at(state, seat, choice.b):
            gain *= 0.3
        return max(0.15, 0.55 * gain)
    if kind == c.EXPLORE:
        return 3.0
    if kind == c.BUILD:
        return 3.2 if choice.b < 0 else 2.2 + base_worth(state, choice.b)
    if kind == c.PRODUCE:
        return 0.8 * _produced(state, seat, choice.a)
    if kind == c.RESEARCH:
        return 2.2 if len(state.players[seat].hand) < 5 else 1.2
    if kind in (c.GENETICS, c.REVELATION):
        return 1.9
    if kind == c.UPGRADE:
        return _upgrade(state, seat, choice.a, choice.b)
    if kind == c.SPECIAL:
        return 0.9 * prospect(state, seat, choice.a)
    return 6.0 if kind == c.COLONIZE else 1.0


def _own_team_at(state: SpaceCorp, seat: int, site: int) -> bool:
    return any(where >= 0 and where >> 2 == site for where in state.players[seat].teams)


def _produced(state: SpaceCorp, seat: int, count: int) -> float:
    """Add up what the best tiles bring, less for tiles that bring little."""
    worth = 0.0
    for slot in eligible(state, seat)[:count]:
        worth += production_of(state, seat, slot) - 0.3
    return max(0.1, worth)


def _upgrade(state: SpaceCorp, seat: int, card: int, slot: int) -> float:
    """Compare a card with what lies in the slot."""
    infra = state.players[seat].infra
    shown = faces(state.box, state.start_era, infra)[slot + 1]
    gain = float(sum(state.box.cards[card].face.value) - sum(shown.value))
    old = infra[slot]
    return max(0.05, 0.6 * gain + (0.9 if old < 0 else 0.0))


def _answer(state: SpaceCorp, seat: int, choice: Choice) -> float:
    """Weigh an answer that is no action of a turn."""
    words = choice.text
    if words.startswith("fulfill"):
        return 8.0
    if words.startswith("base "):
        return 0.5 + base_worth(state, choice.a)
    if words.startswith("found "):
        colony = state.box.colonies[choice.a]
        return 1.0 + 0.5 * len(colony.effects) + 0.1 * colony.value
    if words.startswith("transport "):
        return max(0.1, site_worth(state, seat, choice.b) - site_worth(state, seat, choice.a))
    if words.startswith("take "):
        return 0.6 + card_worth(state, state.offers[choice.a])
    if words == "draw":
        return 0.6 + AVERAGE_CARD
    if words.startswith("choose "):
        return 1.0 + 0.4 * state.box.progress[choice.a].profit
    return 1.0
