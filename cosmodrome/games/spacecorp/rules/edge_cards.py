"""Interruptions: the windows for Edge cards, and what the cards do (6)."""

from __future__ import annotations

from typing import Any, Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Json, Message, Term, Who
from ....kit import readers
from ....kit.codec import By, Field, Whole
from ....kit.question import Decision
from .. import components as c
from ..player import with_one
from ..said import events as happened
from ..said.actions import LET_BE, PLAY, PLAY_HACK, PLAY_SABOTAGE, REMOVE, Choice, Several
from ..state import SpaceCorp
from ..stored.forms import FLAG, PLAYER, PROGRESS, QUESTIONS, WINDOW
from .asking import PlainQuestion
from .progress import take

MICROBES_COST: Final = 2
_UNKNOWN: Final = -1


def open_window(state: SpaceCorp, window: int, extra: int) -> None:
    """Open a window; it closes by itself where nobody is asked."""
    state.push(Window(state.active, window, 0, False, extra))


def fits(state: SpaceCorp, seat: int, edge: int, extra: int) -> bool:
    """Tell whether an Edge card would change something if a player had it and played it now.

    Only what lies open on the table counts here, so that everybody can tell.
    """
    active = seat == state.active
    if edge == c.SALVAGE:
        return active and max(state.offers) >= 0
    if edge == c.SABOTAGE:
        return not active
    if edge == c.HOSTILE_MICROBES:
        return any(state.players[other].profit > 0 and exposed_to_life(state, other) for other in range(state.seats))
    if edge == c.INCOMPATIBLE:
        return any(max(player.infra) >= 0 for player in state.players)
    if edge == c.HACK:
        return not active and max(state.offers) >= 0
    if edge == c.DIVERT:
        return not active and state.produced > 0
    if edge == c.LEAK:
        taken = (extra >> 2) - 1
        return seat != extra & 3 and state.display[taken] == 1 and not state.players[seat].progress >> taken & 1
    if edge == c.POACH:
        return not active and any(card != state.box.time for card in state.table)
    if edge == c.INTERCEPT:
        return active and not state.again
    return edge == c.MARKET_INFLUENCE


def askable(state: SpaceCorp, window: int, extra: int, enough: int = c.NO) -> int:
    """Tell who could be asked in a window as far as everybody knows, as bits; no more of them than are enough.

    Nothing hidden counts: a card may be in any hand with cards that nobody has seen, unless all its copies lie open.
    """
    found = 0
    for number in state.box.interrupting[state.era][window]:
        card = state.box.cards[number]
        unseen = _UNKNOWN
        for seat in range(state.seats):
            player = state.players[seat]
            if found >> seat & 1 or not fits(state, seat, card.edge, extra):
                continue
            if number not in player.known:
                if len(player.hand) == len(player.known):
                    continue
                if unseen == _UNKNOWN:
                    # While Start cards are left on top, nobody can hold a card from below them.
                    held = card.start or not state.deck_top
                    unseen = card.copies - _lying_open(state, number) if held else 0
                if unseen <= 0:
                    continue
            found |= 1 << seat
            enough -= 1
            if enough == 0:
                return found
    return found


def _lying_open(state: SpaceCorp, number: int) -> int:
    """Count the copies of a card that everybody sees."""
    found = _copies(state.discard, number) + _copies(state.table, number) + _copies(state.offers, number)
    for player in state.players:
        found += _copies(player.known, number) + _copies(player.infra, number)
    return found


def _copies(cards: list[int], number: int) -> int:
    """Count a card among others; compiled, this takes a third of the time of list.count."""
    found = 0
    for card in cards:
        if card == number:
            found += 1
    return found


def plays(state: SpaceCorp, seat: int, window: int, extra: int) -> list[Action]:
    """Return the Edge cards that a player can play in a window, none that would change nothing."""
    found: list[Action] = []
    for edge in c.IN_WINDOW[window]:
        if not state.players[seat].edges >> edge & 1 or not fits(state, seat, edge, extra):
            continue
        if edge == c.SABOTAGE:
            for action in range(len(c.ACTIONS)):
                if not state.forbidden >> action & 1 and state.has_action(action):
                    found.append(PLAY_SABOTAGE[action])
        elif edge == c.HACK:
            found += [PLAY_HACK[offer] for offer in range(c.OFFERS) if state.offers[offer] >= 0]
        elif edge == c.POACH:
            found += _poachings(state)
        else:
            found.append(PLAY[edge])
    return found


def _poachings(state: SpaceCorp) -> list[Action]:
    """Return the answers that take one or two of the cards on the table; Time cards stay (R-32)."""
    cards = [card for card in state.table if card != state.box.time]
    kinds = sorted(set(cards))
    found: list[Action] = []
    for place, card in enumerate(kinds):
        found.append(state.answers.poach([card]))
        for other in kinds[place:]:
            if other != card or cards.count(card) > 1:
                found.append(state.answers.poach([card, other]))
    return found


def exposed_to_life(state: SpaceCorp, seat: int) -> bool:
    """Tell whether a player has a team or base at a site that shows Life."""
    for slot in range(len(state.tiles)):
        tile = state.tiles[slot]
        if tile < 0 or not state.box.tiles[tile].symbols >> c.LIFE & 1:
            continue
        site = state.board.site_of[slot]
        if state.owners[site] == seat or any(where >> 2 == site for where in state.players[seat].teams):
            return True
    return False


class Window(Decision[SpaceCorp]):
    """Does a player interrupt? Asked in turn order until everybody has declined in a row (R-05)."""

    def __init__(self, seat: int, window: int, declined: int, asked: bool, extra: int) -> None:
        super().__init__(seat)
        self.window: Final = window
        self.declined: Final = declined
        self.asked: Final = asked
        self.extra: Final = extra
        """Whom it is about; and four times one more than the number of the Breakthrough that was taken."""

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Go on to the next player who could play something and wants to be asked."""
        if self.asked and not state.is_muted(self.seat, self.window):
            return False
        seat, declined = self.seat, self.declined
        if declined == 0 and not self.asked:
            # A round begins. Whether anybody is asked must not show, so the moment is the same either way.
            if askable(state, self.window, self.extra, 1) == 0:
                state.pop()
                return True
            state.note_secret_question()
        state.doubt(events)
        while declined < state.seats:
            player = state.players[seat]
            if player.edges & c.WINDOW_EDGES[self.window] and not state.is_muted(seat, self.window):
                found = plays(state, seat, self.window, self.extra)
                if found:
                    found.append(LET_BE)
                    state.common[-1] = Window(seat, self.window, declined, True, self.extra)
                    state.offer(seat, found)
                    return False
            seat = (seat + 1) % state.seats
            declined += 1
        state.pop()
        return True

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask whether to interrupt."""
        if self.window == c.AFTER_BREAKTHROUGH:
            return Message(
                "prompt-edge-breakthrough",
                {
                    "card": Term("progress-" + state.box.progress_ids[(self.extra >> 2) - 1].replace("_", "-")),
                    "who": Who(self.extra & 3),
                },
            )
        return Message("prompt-edge", {"window": Term("window-" + c.WINDOWS[self.window].replace("_", "-"))})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer the cards that fit, and to let things be."""
        found = plays(state, self.seat, self.window, self.extra)
        found.append(LET_BE)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Play a card or decline; then the next player is asked."""
        following = (self.seat + 1) % state.seats
        if action is LET_BE:
            # The others have seen the game go on: there is no second thought.
            state.note_secret_question()
            state.common[-1] = Window(following, self.window, self.declined + 1, False, self.extra)
            return
        state.common[-1] = Window(following, self.window, 0, False, self.extra)
        choice = cast(Choice, action)
        state.play_edge(self.seat, choice.kind, events)
        state.seal()
        if isinstance(choice, Several):
            _poach(state, self.seat, choice.numbers, events)
        else:
            _effect(state, self.seat, choice.kind, choice.a, self.extra, events)


def _write_extra(extra: Any, state: Any) -> Json:
    """Return who a window is about, and which Breakthrough where one was taken."""
    return int(extra) if extra < 4 else f"{c.HQS[extra & 3]} {state.box.progress_ids[(extra >> 2) - 1]}"


def _read_extra(data: Any, state: Any) -> int:
    """Read who a window is about, and which Breakthrough where one was taken."""
    if type(data) is int:
        return readers.whole(data, 0, 3, "extra")
    who, _, card = readers.word(data, "extra").partition(" ")
    return PLAYER.read(who, state, "extra") | PROGRESS.read(card, state, "extra") + 1 << 2


def _check_window(step: Window, state: SpaceCorp) -> None:
    """Refuse a window that does not say what it is about."""
    if (step.window == c.AFTER_BREAKTHROUGH) != (step.extra >= 4) or step.declined > state.seats:
        raise BadPosition("the window of a Breakthrough, and no other, says who took which")


QUESTIONS.add(
    "edge",
    Window,
    Field("window", WINDOW),
    Field("declined", Whole(0, 4)),
    Field("asked", FLAG),
    Field("extra", By(_write_extra, _read_extra)),
    check=_check_window,
)


def _poach(state: SpaceCorp, seat: int, cards: list[int], events: Events) -> None:
    table = state.table[:]
    for card in cards:
        table.remove(card)
        state.give(seat, card, True)
    state.table = table
    if events is not None:
        events.append(happened.Poached(seat, [state.box.cards[card].id for card in cards]))


def _effect(state: SpaceCorp, seat: int, edge: int, number: int, extra: int, events: Events) -> None:
    """Do what the card says (6.2)."""
    if edge == c.SALVAGE:
        for offer in range(c.OFFERS):
            if state.offers[offer] >= 0:
                state.take_offer(seat, offer, events)
    elif edge == c.SABOTAGE:
        state.forbidden |= 1 << number
        if events is not None:
            events.append(happened.Sabotaged(state.active, number))
    elif edge == c.HOSTILE_MICROBES:
        for player in range(state.seats):
            if exposed_to_life(state, player):
                state.lose(player, MICROBES_COST, "hostile-microbes", events)
    elif edge == c.INCOMPATIBLE:
        for player in reversed(state.turn_order(state.active)):
            if max(state.players[player].infra) >= 0:
                state.push(InfraLoss(player))
    elif edge == c.HACK:
        state.take_offer(seat, number, events)
    elif edge == c.DIVERT:
        state.gain(seat, (state.produced + 1) // 2, "divert", events)
    elif edge == c.LEAK:
        take(state, seat, (extra >> 2) - 1, False, True, events)
    elif edge == c.MARKET_INFLUENCE:
        state.gain(seat, 2 if seat == extra else 1, "market-influence", events)
    elif edge == c.INTERCEPT:
        state.again = True


class InfraLoss(PlainQuestion):
    """Which Infra card does a player remove?"""

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every slot with a card."""
        infra = state.players[self.seat].infra
        return [REMOVE[slot] for slot in range(3) if infra[slot] >= 0]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Remove the card: to the discard pile, or out of the game if it is from an earlier era."""
        state.pop()
        slot = cast(Choice, action).a
        player = state.players[self.seat]
        card = player.infra[slot]
        state.set_infra(self.seat, with_one(player.infra, slot, c.NO))
        if state.box.cards[card].era == state.era:
            state.discard = [*state.discard, card]
        if events is not None:
            events.append(happened.InfraRemoved(self.seat, slot + 1, state.box.cards[card].id))


QUESTIONS.add("infra_loss", InfraLoss)
