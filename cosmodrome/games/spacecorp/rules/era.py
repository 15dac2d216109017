"""Between the eras: legacy, a new board, Beyond markers, cards; and the end of the game (4, 17.4, 18)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message, Term
from ....kit import readers
from ....kit.codec import By, Field, Id
from ....kit.question import Decision, Due
from ..components import (
    GONE,
    HQ,
    MARINERS,
    NO,
    OFFERS,
    PLANETEERS,
    STACKS,
    STARFARERS,
    TYPES,
)
from ..player import with_one, without_card
from ..said import events as happened
from ..said.actions import AHEAD, KEEP_NOTHING, STAY, Choice
from ..state import UNREACHED, SpaceCorp
from ..stored.forms import COLONY, QUESTIONS
from .asking import PlainQuestion
from .colonies import pay
from .colonize import EraEndContract
from .explore import reveal
from .progress import Grant, StartAdaptation

SETUP: Final = ["board", "first_marker", "second_marker", "cards", "first_player"]


def end_of_era(state: SpaceCorp, events: Events) -> None:
    """End the era: the final scoring, or legacy and the next board."""
    if events is not None:
        events.append(happened.EraEnded(state.era))
    if state.era < state.end_era:
        state.push(NewEra(0, 0))
        for seat in reversed(state.turn_order(state.first)):
            state.push(Legacy(seat))
        return
    state.push(Finish(0))
    if state.era == STARFARERS:
        for seat in reversed(state.turn_order(state.first)):
            for colony in reversed(state.players[seat].colonies):
                if any(effect.on == "era_end" for effect in state.box.colonies[colony].effects):
                    state.push(ColonyEnd(seat, colony))


class Finish(Due[SpaceCorp]):
    """The end of the game."""

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """End it."""
        state.pop()
        state.finished = True
        if events is not None:
            events.append(happened.GameOver(state.winners()))
        return True


QUESTIONS.add("finish", Finish)


class ColonyEnd(Due[SpaceCorp]):
    """What a colony pays at the end of the era."""

    def __init__(self, seat: int, colony: int) -> None:
        super().__init__(seat)
        self.colony: Final = colony

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Pay it, or ask for the contract that it claims."""
        state.pop()
        if any(effect.op == "claim_open_contract" for effect in state.box.colonies[self.colony].effects):
            state.push(EraEndContract(self.seat))
        pay(state, self.seat, [self.colony], "era_end", events)
        return True


QUESTIONS.add("colony_end", ColonyEnd, Field("tile", COLONY, "colony"))


class Legacy(PlainQuestion):
    """Which tile and base does a player take along?"""

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every tile with a living P# and an own base, or none."""
        keep = state.answers.keep[state.era]
        return [*(keep[slot] for slot in state.holdings[self.seat] if state.production(slot) >= 0), KEEP_NOTHING]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Take the pair along; an older pair leaves the game."""
        state.pop()
        if action is KEEP_NOTHING:
            return
        slot = cast(Choice, action).a
        player = state.players[self.seat]
        player.legacy_tile = state.tiles[slot]
        player.legacy_base = state.bases[slot] % TYPES
        state.tiles = with_one(state.tiles, slot, NO)
        state.set_bases(with_one(state.bases, slot, NO))
        if events is not None:
            events.append(happened.LegacyKept(self.seat, state.box.tile_ids[player.legacy_tile], player.legacy_base))


QUESTIONS.add("legacy", Legacy)


class NewEra(Due[SpaceCorp]):
    """The setup of an era at one of its stages."""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage: Final = stage

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Do what the stage is for."""
        if self.stage < 4:
            state.common[-1] = NewEra(0, self.stage + 1)
        if self.stage == 0:
            clear(state)
            lay_out(state, state.era + 1)
        elif self.stage in (1, 2):
            owner = state.beyond[self.stage - 1]
            if owner >= 0:
                state.push(Beyond(owner, self.stage - 1))
        elif self.stage == 3:
            state.doubt(events)
            state.beyond = UNREACHED
            deal(state)
            if state.era == PLANETEERS:
                _laps(state)
        else:
            state.doubt(events)
            state.pop()
            begin_era(state, _first(state), events)
        return True


def _check_setup(step: NewEra, state: SpaceCorp) -> None:
    """Refuse the setup of an era that does not begin."""
    if (step.stage == 0 and state.era >= state.end_era) or (step.stage > 0 and state.era == 0):
        raise BadPosition("no era begins here")


QUESTIONS.add("new_era", NewEra, Field("stage", Id(SETUP, "stage")), check=_check_setup)


def clear(state: SpaceCorp) -> None:
    """Take everything of the finished era away; Infra, progress cards and legacy pairs stay (17.4)."""
    state.forget_era()
    for player in state.players:
        player.forget_era()
        player.teams = [GONE if where == GONE else HQ for where in player.teams]


def lay_out(state: SpaceCorp, era: int) -> None:
    """Lay out the board of an era with its tiles, progress cards and colonies, and the first teams."""
    state.era = era
    board = state.box.boards[era]
    state.board = board
    state.tiles = [NO] * board.slots
    state.set_bases([NO] * board.slots)
    state.claims = [NO] * board.count
    state.stacks = [state.box.stack_of(era, stack) for stack in range(len(STACKS))]
    if era > MARINERS:
        display = state.display[:]
        for name in range(len(display)):
            # A game that starts at Starfarers has the cards of both eras on display (19).
            if state.box.progress[name].era == era or (era == state.start_era and state.box.progress[name].era < era):
                display[name] = 2
        state.display = display
    if era == STARFARERS:
        state.colony_tiles = 0
        for tile in range(len(state.box.colonies)):
            if state.seats in state.box.colonies[tile].players:
                state.colony_tiles |= 1 << tile
    for player in state.players:
        teams = player.teams
        for team in range(board.start_teams):
            teams = with_one(teams, team, board.start * 4)
        player.teams = teams


def deal(state: SpaceCorp) -> None:
    """Deal one Time card and two Start cards to each player; the rest makes the deck (4.2)."""
    box = state.box
    top = box.deck_of(state.era, True)
    for seat in range(state.seats):
        state.give(seat, box.time, True)
        for _ in range(2):
            card = top[state.rng.below(len(top))]
            top = without_card(top, card)
            state.give(seat, card, False)
    state.deck_top = top
    state.deck = box.deck_of(state.era, False) + [box.time] * box.time_in_deck[state.seats]
    for offer in range(OFFERS):
        state.offers = with_one(state.offers, offer, state.draw(None))


def least_profit(state: SpaceCorp) -> int:
    """Find the player with least profit; chance decides a tie."""
    least = min(player.profit for player in state.players)
    tied = [seat for seat in range(state.seats) if state.players[seat].profit == least]
    return tied[state.rng.below(len(tied))] if len(tied) > 1 else tied[0]


def _laps(state: SpaceCorp) -> None:
    """Grant the Adaptations of the laps completed so far, from the player with least profit (R-02)."""
    owed = [player.genetics // state.box.wheel for player in state.players]
    if sum(owed) == 0:
        return
    for seat in reversed(state.turn_order(least_profit(state))):
        if owed[seat] > 0:
            state.push(Grant(seat, 0, owed[seat]))


def _first(state: SpaceCorp) -> int:
    """Find the first player: who is ahead at the first marker's site, otherwise who has least profit."""
    site = state.board.ahead[0]
    for seat in range(state.seats):
        if site >= 0 and site * 4 in state.players[seat].teams:
            return seat
    return least_profit(state)


def begin_era(state: SpaceCorp, first: int, events: Events) -> None:
    """Begin the first turn of an era."""
    state.first = first
    state.active = first
    state.seal()
    if events is not None:
        events.append(happened.EraBegan(state.era, first))
    state.procedures.begin_turn_of(state, first)
    if state.era == STARFARERS and state.start_era == STARFARERS:
        # From the last player backwards: the last one pushed is asked first.
        for seat in state.turn_order(first):
            state.push(StartAdaptation(seat))


class Beyond(Decision[SpaceCorp]):
    """Does the owner of a Beyond marker begin ahead?"""

    def __init__(self, seat: int, marker: int) -> None:
        super().__init__(seat)
        self.marker: Final = marker

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask whether a team goes ahead."""
        site = state.board.ahead[self.marker]
        return Message("prompt-beyond", {"site": Term("site-" + state.board.ids[site].replace("_", "-"))})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer to go ahead or to stay."""
        return [AHEAD, STAY]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Put a team ahead; the first one in the asteroid belt explores its site at once."""
        state.pop()
        if action is STAY:
            return
        board = state.board
        site = board.ahead[self.marker]
        team = state.players[self.seat].teams.index(board.start * 4)
        state.put(self.seat, team, site * 4 + (3 if board.sites[site].system and self.marker == 1 else 0))
        if events is not None:
            events.append(happened.BeyondUsed(self.seat, team, board.ids[site]))
        if state.era == PLANETEERS and self.marker == 0:
            state.claims = with_one(state.claims, site, self.seat * 4 + team)
            depth = len(state.common)
            reveal(state, self.seat, site, 0, False, events)
            # Laps that this completes are paid with those of Mariners.
            del state.common[depth:]


MARKER: Final = By(lambda marker, state: marker + 1, lambda data, state: readers.whole(data, 1, 2, "marker") - 1)


def _check_beyond(step: Beyond, state: SpaceCorp) -> None:
    """Refuse to ask where no team can begin ahead."""
    if state.board.ahead[step.marker] == NO or state.board.start * 4 not in state.players[step.seat].teams:
        raise BadPosition("no team can begin ahead")


QUESTIONS.add("beyond", Beyond, Field("marker", MARKER), check=_check_beyond)
