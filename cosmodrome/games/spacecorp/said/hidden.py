"""What a seat cannot know, drawn anew: rivals' hands, the deck (3). Stacks are without order anyway."""

from __future__ import annotations

from ....kernel.rng import Rng
from ....kernel.step import Step
from ..player import without_card
from ..rules.action import ChooseAction
from ..rules.paying import Aim
from ..state import SpaceCorp


def in_thought(step: Step) -> bool:
    """Tell whether a player is putting something together that nobody else sees: from the goal to its payment."""
    return isinstance(step, Aim) and step.half is None


def draw_anew(state: SpaceCorp, seat: int | None, rng: Rng) -> None:
    """Replace the cards of rivals that nobody has seen by others out of all that is unseen."""
    state.forget_offers()
    # How often somebody was really asked is nobody else's business.
    state.secret_questions = 0
    if state.common and state.common[-1].seat != seat and in_thought(state.common[-1]):
        # What a rival is putting together depends on cards that nobody else has seen.
        state.common[-1] = ChooseAction(state.common[-1].seat)
    hidden: list[list[int]] = []
    pool: list[int] = []
    for other in range(state.seats):
        unknown: list[int] = []
        if other != seat:
            player = state.players[other]
            # Where a rival does not want to be asked is hidden too.
            state.unmute(other)
            unknown = player.hand
            for card in player.known:
                unknown = without_card(unknown, card)
        hidden.append(unknown)
        pool += unknown
    if not pool:
        return
    # While Start cards are left on top, nobody can hold a card from below them.
    below = not state.deck_top
    pool += state.deck + state.aside if below else state.deck_top
    # In order first: how the cards really lie must not show in how they are drawn anew.
    pool = rng.shuffled(sorted(pool))
    place = 0
    for other in range(state.seats):
        if hidden[other]:
            count = len(hidden[other])
            hand = sorted(state.players[other].known + pool[place : place + count])
            place += count
            state.set_hand(other, hand)
    if below:
        left = place + len(state.deck)
        state.deck = sorted(pool[place:left])
        state.aside = sorted(pool[left:])
    else:
        state.deck_top = sorted(pool[place:])
