"""What holds in every position (SB 2)."""

from __future__ import annotations

from collections import Counter

from ....kernel.errors import BadPosition
from ....kernel.step import Step
from ....kit.position import demand
from ..components import (
    BEFORE_REWARDS,
    BOTH,
    CARDS,
    COLONIES,
    COST,
    LEVEL,
    SECTORS,
    SHIPS,
    SIDES,
    TARGET_VP,
    is_colony,
    starter,
)
from ..rules.ability_windows import Resolve, Window
from ..rules.acquire import Acquire, PlaceShip, TextRewards
from ..rules.charge_cubes import AddCharge, MoveCharge
from ..rules.collecting import targets
from ..rules.console import Console
from ..rules.exchange import Exchange
from ..rules.light_speed import PickShips, Reveal, left_over
from ..rules.phase import phase_at, phase_of
from ..rules.placing import can_place
from ..rules.rewards import AimArrow, RepeatSector, Rewards, UseDouble, repeatable
from ..rules.roll import RollDice
from ..rules.use_dice import Allocate, ShiftSum
from ..state import SpaceBase


def check(state: SpaceBase) -> None:
    """Raise BadPosition if an invariant is broken."""
    _cards(state)
    for console in state.consoles:
        for sector in range(1, SECTORS + 1):
            _cubes(console, console.stations[sector], 0)
            for placed in console.patrols[sector]:
                demand(not is_colony(placed), f"the colony {CARDS[placed >> 3].id} is deployed")
                _cubes(console, placed, 1)
    demand(state.end_triggered or max(state.vp) < TARGET_VP, f"somebody has {TARGET_VP} VP, so the end is triggered")
    demand(state.extra_round_no == 0 or state.end_triggered, "an extra round comes after the end is triggered")
    if state.winner < 0:
        _light_speed(state)
        _dice(state)
        _common(state)
        _own(state)


def _cards(state: SpaceBase) -> None:
    """Nothing is lost and nothing is in two places; starters stay with their owner."""
    cards = [COLONIES + index for index in range(SECTORS) if state.colonies_left >> index & 1]
    for level, row in enumerate(state.rows()):
        pile = state.decks[level] + state.bottoms[level]
        demand(all(LEVEL[ship] == level + 1 for ship in pile), f"a ship in deck {level + 1} has another level")
        ships = [ship for ship in row if ship >= 0]
        demand(
            all(ship < SHIPS and LEVEL[ship] == level + 1 for ship in ships),
            f"a card in row {level + 1} of the shipyard does not belong there",
        )
        cards += pile + ships
    for dealt in state.dealt:
        cards += dealt
    starters: list[int] = []
    for seat, console in enumerate(state.consoles):
        own = [placed >> 3 for placed in console.all_cards()]
        for sector in range(1, SECTORS + 1):
            demand(starter(seat, sector) in own, f"starter {sector} of seat {seat} is not on its console")
            starters.append(starter(seat, sector))
        cards += own
    for card, count in Counter(cards).items():
        demand(count == 1, f"{CARDS[card].id} is in two places")
    expected = {*range(SHIPS), *starters, *range(COLONIES, COLONIES + SECTORS)}
    demand(set(cards) == expected, "a card is missing")
    demand(bool(state.options["light_speed"]) or not any(state.bottoms), "ships are returned only at light speed")


def _cubes(console: Console, placed: int, side: int) -> None:
    cells = SIDES[(placed >> 3) * 2 + side].cells[console.seats]
    demand(placed & 7 <= cells, f"{CARDS[placed >> 3].id} holds {placed & 7} cubes on {cells} cells")


def _light_speed(state: SpaceBase) -> None:
    """Ships are dealt just while they are being chosen."""
    choosing = bool(state.common) and isinstance(state.common[0], Reveal)
    demand(bool(state.dealt) == choosing, "ships to choose from are there just while they are chosen")
    demand(choosing or state.round_no > 0, "rounds count from 1")
    for seat in range(len(state.dealt)):
        picked = state.picked[seat]
        demand(
            len(set(picked)) == len(picked) and all(ship in state.dealt[seat] and ship < SHIPS for ship in picked),
            f"seat {seat} has chosen what was not dealt",
        )
        demand(all(ship < SHIPS for ship in state.dealt[seat]), f"seat {seat} was dealt more than ships")
        demand(left_over(state, seat) >= 0, f"seat {seat} cannot pay for its ships")


def _dice(state: SpaceBase) -> None:
    """Dice are there from the roll on; before it only set ones."""
    phase = _phase(state)
    if isinstance(phase, RollDice):
        demand(state.d1 > 0 or state.d2 == 0, "the first die is set first")
    elif isinstance(phase, Reveal) or (isinstance(phase, Window) and phase.phase == 1):
        demand(state.d1 == 0 and state.d2 == 0, "the dice have not been rolled yet")
    else:
        demand(state.d1 > 0 and state.d2 > 0, "the dice must show something in this phase")


def _phase(state: SpaceBase) -> Step:
    """Return the phase that the questions on the common stack belong to."""
    phase = phase_of(state)
    if phase is None:
        raise BadPosition("nobody is asked anything but the game is not over")
    return phase


def _common(state: SpaceBase) -> None:
    """Questions of abilities lie on a window, those of text rewards on the rewards; each asks something possible."""
    phase = _phase(state)
    nested = state.common[phase_at(state) + 1 :]
    texts = any(any(counts) for counts in state.texts)
    demand(not texts or isinstance(phase, (Rewards, TextRewards)), "text rewards are left over from another phase")
    if isinstance(phase, Window):
        demand(phase.phase in (1, 5, 7), "windows are in phases 1, 5 and 7")
        for card in phase.used:
            _on_console(state, phase.seat, card)
    demand(not nested or isinstance(phase, (Window, TextRewards)), "a question belongs to another phase")
    for number, step in enumerate(nested):
        demand(step.seat == phase.seat or isinstance(phase, TextRewards), "a question goes to another seat")
        if isinstance(step, PlaceShip):
            demand(number > 0 and isinstance(nested[number - 1], Acquire), "a ship is placed that nobody bought")
            demand(
                step.card in state.yard
                or (step.card >= COLONIES and state.colonies_left >> (step.card - COLONIES) & 1 == 1),
                f"{CARDS[step.card].id} cannot be bought",
            )
            demand(COST[step.card] <= state.credits[step.seat], f"{CARDS[step.card].id} cannot be paid")
            demand(can_place(state.consoles[step.seat], step.card, True), f"{CARDS[step.card].id} has no sector")
        elif isinstance(step, (AddCharge, MoveCharge, Exchange, Resolve)):
            demand(isinstance(phase, Window), "an ability is used outside a window")
            _on_console(state, step.seat, step.card)


def _on_console(state: SpaceBase, seat: int, card: int) -> None:
    demand(state.consoles[seat].find(card)[0] > 0, f"{CARDS[card].id} is not on the console of its user")


def _own(state: SpaceBase) -> None:
    """Players answer at once only while ships are chosen and while the dice are used."""
    phase = _phase(state)
    demand(not any(state.own) or isinstance(phase, (Reveal, Rewards)), "several are asked at once in a wrong phase")
    for stack in state.own:
        demand(len(stack) <= 1, "a seat is asked two things at once")
        for step in stack:
            demand(isinstance(step, PickShips) == isinstance(phase, Reveal), "a seat is asked something else")
            _own_step(state, step)


def _own_step(state: SpaceBase, step: Step) -> None:
    """Check that a question about using the dice can be asked."""
    console = state.consoles[step.seat]
    side = state.side_of(step.seat)
    if isinstance(step, UseDouble):
        doublers = console.usable(BEFORE_REWARDS, side == 0)
        demand(
            len(doublers) > 0 and doublers[0] == step.card * 2 + step.side,
            f"{CARDS[step.card].id} cannot double anything",
        )
        demand(
            0 < len(step.sectors) <= 2 and any(console.pays(sector, side) for sector in step.sectors),
            "there is nothing to double",
        )
    elif isinstance(step, (AimArrow, RepeatSector)):
        walk = step.walk
        demand(
            len(walk.starts) <= 2 and all(0 <= sector <= SECTORS + 1 for sector in walk.queue),
            "the sectors to collect do not exist",
        )
        if walk.doubler >= 0:
            _on_console(state, step.seat, walk.doubler)
        if isinstance(step, AimArrow):
            here = [console.stations[walk.sector]] if side == 0 else console.patrols[walk.sector]
            demand(len(walk.arrows) > 0, "there is no arrow to aim")
            for card in walk.arrows:
                demand(
                    any(placed >> 3 == card for placed in here) and SIDES[card * 2 + side].arrow == BOTH,
                    f"{CARDS[card].id} has no arrow to aim in sector {walk.sector}",
                )
            demand(len(targets(state, step.seat, side, walk)) > 1, "the arrow has no choice")
        else:
            demand(
                walk.doubler >= 0 and not walk.extra and not walk.starts and not walk.queue and not walk.arrows,
                "the sector to repeat is named when all else is collected",
            )
            demand(len(repeatable(state, step.seat, walk)) > 1, "there is no choice of a sector to repeat")
    else:
        demand(isinstance(step, (PickShips, Allocate, ShiftSum)), "there is no such question")
