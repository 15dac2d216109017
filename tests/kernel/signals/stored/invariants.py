"""What holds in every position of Signals."""

from __future__ import annotations

from cosmodrome import BadPosition, Step

from ..state import CARDS, Signals
from .forms import QUESTIONS


def check(state: Signals) -> None:
    """Raise BadPosition if an invariant is broken."""
    if not 1 <= state.round <= state.rounds + 1:
        raise BadPosition("there is no such round")
    if not len(state.hands) == len(state.points) == len(state.sent) == len(state.muted) == state.seats:
        raise BadPosition("the seats do not add up")
    if state.own and len(state.own) != state.seats:
        raise BadPosition("each seat has a stack")
    _check_cards(state)
    _check_questions(state)
    playing = _names(state.common)[:1] == ["reveal"]
    for seat in range(state.seats):
        _check_seat(state, seat, playing)


def _check_cards(state: Signals) -> None:
    """See that no card is lost and none is there too often."""
    if len(state.deck) != len(CARDS) - state.seats * (state.hand_size + min(state.round, state.rounds)):
        raise BadPosition("the cards do not add up")
    held = [card for cards in state.hands for card in cards]
    cards = [*state.deck.cards, *held, *(sent[0] for sent in state.sent if sent)]
    if any(cards.count(card) > CARDS.count(card) for card in cards):
        raise BadPosition("a card is there too often")


def _check_questions(state: Signals) -> None:
    """See that the steps of the common stack belong together."""
    names = _names(state.common)
    if state.over:
        expected = []
    elif any(state.own):
        expected = ["reveal"]
    else:
        expected = ["reveal", "stake"] if names[:1] == ["reveal"] else ["round", "luck"]
    if names != expected:
        raise BadPosition("something else should be asked")


def _check_seat(state: Signals, seat: int, playing: bool) -> None:
    """See that the hand, the question and the points of a seat fit each other."""
    sent, stack = state.sent[seat], state.own[seat] if state.own else []
    if len(state.hands[seat]) + (sent is not None) != state.hand_size + playing:
        raise BadPosition("the hands do not add up")
    asked = _names(stack)
    if any(step.seat != seat for step in stack) or asked not in ([], ["send"] if sent is None else ["amplify"]):
        raise BadPosition("a seat should be asked something else")
    if not stack and (sent is None) == any(state.own):
        raise BadPosition("a seat should be asked something")
    if asked == ["amplify"] and (state.points[seat] < 1 or state.is_muted(seat)):
        raise BadPosition("a seat should not be asked")


def _names(steps: list[Step]) -> list[str]:
    """Return the names of steps."""
    return [QUESTIONS.name_of(step) for step in steps]
