"""The main part of a turn: dock ships, trade, claim, launch, use cards, until the turn ends (AF 4.2)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message, Term, Who
from ....kit.question import Question
from ..components import CLAIM_TOTAL, LAST_CIRCLE, LAUNCH_FUEL, LAUNCH_ORE, RELIC_FUEL, RELIC_ORE, TOKEN_LIMIT, TYPE_OF
from ..said import events as happened
from ..said.actions import BUY_RELIC, CLAIM, CYCLE, END_TURN, LAUNCH, TRADE, Claim, Dock
from ..said.discard_actions import Discard
from ..said.power_actions import Power
from ..said.refusals import object_to, spell
from ..ships import BAY, ship
from ..state import AlienFrontiers
from ..stored.forms import QUESTIONS
from .card_discards import discards, use_discard
from .card_powers import dice_of, powers, use_power
from .docking import dockings
from .facilities import dock_ships
from .harbour import Harbour
from .hub_overflow import launch
from .return_resources import ReturnResources
from .territories import market_rate, relic_for_sale


class Actions(Question[AlienFrontiers]):
    """What does the active player do next?"""

    def prompt(self, state: AlienFrontiers) -> Message:
        """Ask for the next action, with the ships still to be docked."""
        dice: list[int | str | Term | Who] = [
            state.ship_of(self.seat, index) & 7 for index in state.unplaced(self.seat)
        ]
        return Message("prompt-actions", {"dice": dice, "count": len(dice)})

    def legal(self, state: AlienFrontiers) -> list[Action]:
        """List the main actions; ending the turn is one of them only when no ship can dock (AF 5.3)."""
        seat = self.seat
        harbour = Harbour(state)
        found = dockings(state, harbour)
        all_docked = len(found) == 0
        rate = market_rate(state)
        if rate > 0 and state.fuel[seat] >= rate and state.ore_stock() > 0:
            found.append(TRADE)
        if state.artifact_cycles > 0 and (state.display or len(state.deck) > 0 or state.discard):
            found.append(CYCLE)
        if state.artifact_ships and state.artifact_total() >= CLAIM_TOTAL:
            for card in state.display:
                if state.card_of_type(seat, TYPE_OF[card]) < 0:
                    found.append(CLAIM[card])
        if state.circle[seat] == LAST_CIRCLE and state.can_pay(seat, LAUNCH_FUEL, LAUNCH_ORE):
            found.append(LAUNCH)
        if state.can_pay(seat, RELIC_FUEL, RELIC_ORE) and relic_for_sale(state, seat):
            found.append(BUY_RELIC)
        powers(state, harbour, found)
        discards(state, found)
        if all_docked:
            found.append(END_TURN)
        return found

    def apply(self, state: AlienFrontiers, action: Action, events: Events) -> None:
        """Carry out one main action."""
        seat = self.seat
        if isinstance(action, Dock):
            dock_ships(state, action.facility, dice_of(state, seat, action.dice), events)
        elif action is END_TURN:
            self._end(state, events)
        elif action is TRADE:
            rate = market_rate(state)
            state.fuel[seat] -= rate
            state.ore[seat] += 1
            if events is not None:
                events.append(happened.Traded(seat, rate))
        elif action is CYCLE:
            state.artifact_cycles -= 1
            if events is not None:
                events.append(happened.Cycled(seat, state.display))
            state.discard += state.display
            state.display = []
            state.refill_display(events)
        elif isinstance(action, Claim):
            state.display.remove(action.card)
            state.take_card(seat, action.card)
            state.artifact_ships = 0
            state.artifact_cycles = 0
            if events is not None:
                events.append(happened.Claimed(seat, action.card))
            state.refill_display(events)
        elif action is LAUNCH:
            launch(state, seat, events)
        elif action is BUY_RELIC:
            state.pay(seat, RELIC_FUEL, RELIC_ORE, events)
            state.relic_owner = seat
            state.relic = ship(BAY, 1)
            if events is not None:
                events.append(happened.RelicBought(seat))
        elif isinstance(action, Power):
            use_power(state, action, events)
        elif isinstance(action, Discard):
            use_discard(state, action, events)

    def _end(self, state: AlienFrontiers, events: Events) -> None:
        """End the turn: undocked ships go to the Maintenance Bay, tokens above eight go back (AF 4.5)."""
        seat = self.seat
        left = state.unplaced(seat)
        if left:
            if events is not None:
                events.append(happened.LaidUp(seat, [(index, state.ship_of(seat, index) & 7) for index in left]))
            for index in left:
                state.to_bay(seat, index)
        state.pop()
        if state.fuel[seat] + state.ore[seat] > TOKEN_LIMIT:
            state.push(ReturnResources(seat))

    def spell(self, text: str) -> str:
        """Put dice and ships that are named together into order."""
        return spell(text)

    def why_not(self, state: AlienFrontiers, text: str) -> Message:
        """Say what stands in the way of an action."""
        return object_to(state, text)


QUESTIONS.add("actions", Actions, seat=None)
