"""Contracts: their conditions, rewards, and the claim in step 2 (11)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.bits import count
from ..components import AFTER_CONTRACT, BY_CONTRACTS, NO
from ..pieces import Condition
from ..player import with_one
from ..said import events as happened
from ..said.actions import DONE, Choice
from ..state import SpaceCorp
from ..stored.forms import QUESTIONS
from .asking import PlainQuestion
from .colonies import pay_rivals


def side(state: SpaceCorp) -> int:
    """Return the side of the display: two players, or more."""
    return 0 if state.seats == 2 else 1


def have(state: SpaceCorp, seat: int, condition: Condition) -> int:
    """Count how far a player is towards a condition."""
    player = state.players[seat]
    kind = condition.kind
    if condition.on_bases:
        return _bases(state, seat, condition)
    if kind == "event":
        return 1 if seat == state.active and state.produced >= 0 else 0
    if kind == "produce_total":
        return state.produced if seat == state.active and state.produced >= 0 else 0
    if kind == "infra_cards":
        return 3 - player.infra.count(NO)
    if kind == "cube_steps":
        return player.genetics if condition.cube == 0 else player.revelation
    if kind == "progress_cards":
        counted = player.progress if condition.cards == 2 else player.progress & state.box.of_kind[condition.cards]
        return count(counted)
    return len(player.colonies)


def _bases(state: SpaceCorp, seat: int, condition: Condition) -> int:
    """Count the sites or regions with an own base that pass the filter."""
    board = state.board
    seen: list[int] = []
    regions = condition.kind == "base_regions"
    for slot in state.holdings[seat]:
        if counts(state, slot, condition):
            number = board.site_of[slot]
            key = board.sites[number].region if regions else number
            if key not in seen:
                seen.append(key)
    return len(seen)


def counts(state: SpaceCorp, slot: int, condition: Condition) -> bool:
    """Tell whether a base in a slot passes the filter of a condition."""
    site = state.board.sites[state.board.site_of[slot]]
    if condition.lagrange >= 0 and site.lagrange != (condition.lagrange == 1):
        return False
    if condition.tag and condition.tag not in site.tags:
        return False
    if condition.region >= 0 and site.region != condition.region:
        return False
    if (condition.beyond_jupiter and not site.beyond_jupiter) or (condition.multi_star and not site.multi_star):
        return False
    return condition.symbol < 0 or (
        state.tiles[slot] >= 0 and state.box.tiles[state.tiles[slot]].symbols >> condition.symbol & 1 == 1
    )


def reward_now(state: SpaceCorp, number: int) -> int:
    """Return the reward of an open contract with what earlier eras left unclaimed in its row."""
    box = state.box
    reward = box.contracts[number].rewards[side(state)]
    earlier = number - box.rows
    while earlier >= 0 and state.contracts[earlier] == NO:
        reward += box.contracts[earlier].rewards[side(state)]
        earlier -= box.rows
    return reward


def open_contracts(state: SpaceCorp) -> list[int]:
    """Return the open contracts of the era."""
    first = state.era * state.box.rows
    return [number for number in range(first, first + state.box.rows) if state.contracts[number] == NO]


def fulfilled_count(state: SpaceCorp) -> int:
    """Count the contracts of the era that are fulfilled."""
    return state.box.rows - len(open_contracts(state))


def claimable(state: SpaceCorp, seat: int) -> list[int]:
    """Return the open contracts whose condition a player meets now."""
    found: list[int] = []
    own = len(state.holdings[seat])
    for number in open_contracts(state):
        condition = state.box.contracts[number].conditions[side(state)]
        if condition.on_bases and own < condition.least:
            continue
        if have(state, seat, condition) >= condition.least:
            found.append(number)
    return found


def mark(state: SpaceCorp, seat: int, number: int, events: Events) -> None:
    """Pay a contract and close it for all."""
    reward = reward_now(state, number)
    state.contracts = with_one(state.contracts, number, seat)
    state.players[seat].profit += reward
    state.busy = True
    if events is not None:
        events.append(happened.Fulfilled(seat, state.box.contracts[number].id, reward))


class ClaimContract(PlainQuestion):
    """Which contract is claimed?"""

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every contract that is met; it need not be claimed (R-27)."""
        found: list[Action] = [state.answers.fulfill[number] for number in claimable(state, self.seat)]
        return [*found, DONE] if found else found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Pay the contract, then the colonies of rivals that live on it; ask again."""
        if action is DONE:
            state.pop()
            return
        mark(state, self.seat, cast(Choice, action).a, events)
        pay_rivals(state, self.seat, "opponent_fulfills_contract", events)
        if fulfilled_count(state) >= state.box.end_trigger and state.trigger != BY_CONTRACTS:
            _trigger(state, self.seat, events)
        state.procedures.open_window(state, AFTER_CONTRACT, self.seat)


QUESTIONS.add("contract", ClaimContract)


def _trigger(state: SpaceCorp, seat: int, events: Events) -> None:
    """End the era by the sixth contract: everybody else who has not passed takes one more turn (17.1)."""
    state.trigger = BY_CONTRACTS
    state.trigger_by = seat
    state.ending = True
    state.last_turns = 0
    for other in range(state.seats):
        if other != seat and not state.players[other].passed:
            state.last_turns |= 1 << other
    state.seal()
    if events is not None:
        events.append(happened.EraEndTriggered("contracts", seat))
