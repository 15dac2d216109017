"""Placing an ambassador: where, which token, on whom, with the die or without, and what follows (FD 6)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.bits import members
from ....kit.codec import Field, Maybe
from .. import ops
from ..components import ARRATUIN, E81216, FUNDING, NO_EFFECTS, OUTER, PRESIDENT, SPECIAL, VOTING, Effects, is_free
from ..player import Seated
from ..said import events as happened
from ..said.actions import ADD_DIE, KEEP_SPECIAL, NO_DIE, Face, Place
from ..state import Federation
from ..stored.forms import ALTERATION, AMBASSADOR, CELL, PLACE, QUESTIONS
from .asking import Asked, Following, PickOne
from .missions import FlyMission
from .paying import payable
from .player_turn import InTurn, anytime_uses, end_turn
from .resolving import resolve
from .senate_actions import affordable, do_action


def allows(state: Federation, seat: int, cell: int, bonus: Effects) -> bool:
    """Tell whether a token with this bonus may go to a cell: the fixed parts of the bonus count (R5)."""
    own = state.players[seat].res
    if not bonus.steps:
        return cell == OUTER or _possible(state, seat, cell, own, 0, 0)
    res = own[:]
    charge = ships = die = 0
    for effect in bonus.steps:
        if effect.kind == ops.GAIN:
            for kind in range(4):
                res[kind] += effect.res[kind]
        elif effect.kind == ops.PAY:
            charge += effect.res[0]
        elif effect.kind == ops.SHIP:
            ships += effect.n
        elif effect.kind == ops.DIE:
            die += effect.n
    if charge:
        if not payable(own, [charge, 0, 0, 0]):
            return False
        if cell == OUTER:
            return True
        taken = min(charge, res[0])
        # Lavandium first leaves the most; what is asked later is tested again (R48).
        res[0] -= taken
        res[2] -= charge - taken
    return cell == OUTER or _possible(state, seat, cell, res, ships, die)


def _possible(state: Federation, seat: int, cell: int, res: list[int], ships: int, die: int) -> bool:
    """Tell whether the action of a cell can be paid and would change something."""
    place = state.box.cells[cell]
    if place.action == PRESIDENT:
        # FD 6.1: not on the very first turn of the round.
        return state.cycle > 1 or seat != state.first
    return affordable(state, seat, place.action, place.cost, res, ships, die)


class PlaceToken(InTurn):
    """Where does the next ambassador go?"""

    def settle(self, state: Federation, events: Events) -> bool:
        """Wait for the answer, even where only the outer module is left."""
        return False

    def prompt(self, state: Federation) -> Message:
        """Ask for a cell."""
        return Message("prompt-place", {"round": state.round, "cycle": state.cycle})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every free cell that some token in hand can go to, the outer module, and specialists."""
        place = state.answers.place
        found = anytime_uses(state, self.seat)
        known = possible = 0
        for cell, seated in enumerate(state.senate):
            if seated is None:
                # Both cells of a planet ask the same.
                bit = 1 << state.box.cells[cell].action
                if not known & bit:
                    known |= bit
                    if _some_token_fits(state, self.seat, cell):
                        possible |= bit
                if possible & bit:
                    found.append(place[cell])
        found.append(place[OUTER])
        if keeps_special(state, self.seat):
            found.append(KEEP_SPECIAL)
        return found

    def go_on(self, state: Federation, action: Action, events: Events) -> None:
        """Ask for the token, or end the turn without one."""
        if isinstance(action, Place):
            state.push(ChooseFace(self.seat, action.number))
        else:
            if events is not None:
                events.append(happened.SpecialKept(self.seat))
            end_turn(state, self.seat, events)


def _some_token_fits(state: Federation, seat: int, cell: int) -> bool:
    """Tell whether some token in hand may go to a cell: any, or one whose bonus pays for what the cell asks."""
    if _possible(state, seat, cell, state.players[seat].res, 0, 0):
        return True
    place = state.box.cells[cell]
    asks = place.action == E81216 or place.action == ARRATUIN or not is_free(place.cost)
    return asks and bool(faces(state, seat, cell))


def keeps_special(state: Federation, seat: int) -> bool:
    """Tell whether a player may keep the special ambassador for a later round (FD 5)."""
    return state.cycle > 4 and state.players[seat].hand == 1 << SPECIAL


def faces(state: Federation, seat: int, cell: int) -> list[Action]:
    """Return the tokens that may go to a cell: sides of ambassadors in hand, then alteration tokens."""
    player = state.players[seat]
    box = state.box
    found: list[Action] = []
    plain = allows(state, seat, cell, NO_EFFECTS)
    for ambassador in members(player.hand):
        if plain:
            found.append(state.answers.face[ambassador * 2])
        if ambassador != SPECIAL:
            bonus = box.funding[ambassador]
            if plain if not bonus.steps else allows(state, seat, cell, bonus):
                found.append(state.answers.face[ambassador * 2 + 1])
    seen: list[int] = []
    for token in player.alterations:
        face = box.alterations[token].face
        if face not in seen:
            seen.append(face)
            if allows(state, seat, cell, box.alterations[token].bonus):
                found.append(state.answers.alter[token])
    return found


class ChooseFace(Asked):
    """Which token is placed?"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def legal(self, state: Federation) -> list[Action]:
        """Offer every token that can go there."""
        return faces(state, self.seat, self.cell)

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Ask on whom an alteration token lies, then about the die."""
        state.pop()
        face = cast(Face, action)
        if face.ambassador < 0:
            state.push(Cover(self.seat, self.cell, face.alteration))
        else:
            ask_die(state, self.cell, token_of(state, self.seat, face.ambassador, face.side, -1), events)


class Cover(PickOne):
    """Which ambassador does the alteration token cover?"""

    def __init__(self, seat: int, cell: int, alteration: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.alteration: Final = alteration

    def legal(self, state: Federation) -> list[Action]:
        """Offer every ambassador in hand."""
        return [state.answers.cover[ambassador] for ambassador in members(state.players[self.seat].hand)]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Go on with the die."""
        side = state.box.alterations[self.alteration].side
        ask_die(state, self.cell, token_of(state, self.seat, number, side, self.alteration), events)


def takes_die(state: Federation, seat: int, cell: int, side: int) -> bool:
    """Tell whether the assistant die can go with a token: with votes in the senate, once a round (FD 6.1)."""
    player = state.players[seat]
    return side == VOTING and cell != OUTER and player.die > 0 and player.die_cell < 0


def ask_die(state: Federation, cell: int, token: Seated, events: Events) -> None:
    """Ask about the die where it can be added, then put the token down."""
    if takes_die(state, token.owner, cell, token.side):
        state.push(AddDie(token.owner, cell, token.token, token.alteration))
    else:
        put(state, cell, token, False, events)


class AddDie(Asked):
    """Does the assistant die go with the token?"""

    def __init__(self, seat: int, cell: int, ambassador: int, alteration: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.ambassador: Final = ambassador
        self.alteration: Final = alteration

    def prompt(self, state: Federation) -> Message:
        """Ask for the die."""
        return Message("prompt-die", {"value": state.players[self.seat].die})

    def legal(self, state: Federation) -> list[Action]:
        """Offer both."""
        return [ADD_DIE, NO_DIE]

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Put the token down."""
        state.pop()
        token = token_of(state, self.seat, self.ambassador, VOTING, self.alteration)
        put(state, self.cell, token, action is ADD_DIE, events)


def token_of(state: Federation, seat: int, ambassador: int, side: int, alteration: int) -> Seated:
    """Return what lies in the senate for a side of an ambassador, or for the alteration token that covers it."""
    if alteration >= 0:
        return Seated(seat, ambassador, side, state.box.alterations[alteration].votes, alteration)
    return Seated(seat, ambassador, side, state.box.votes[ambassador] if side == VOTING else 0, -1)


def bonus_of(state: Federation, token: Seated) -> Effects:
    """Return what a token brings to who places it."""
    if token.alteration >= 0:
        return state.box.alterations[token.alteration].bonus
    return state.box.funding[token.token] if token.side == FUNDING else NO_EFFECTS


def put(state: Federation, cell: int, token: Seated, die: bool, events: Events) -> None:
    """Put the token down; bonus, action, side effect and mission follow in this order (FD 6.2)."""
    box, seat, alteration = state.box, token.owner, token.alteration
    player = state.players[seat]
    player.hand &= ~(1 << token.token)
    if alteration >= 0:
        player.alterations = [other for other in player.alterations if other != alteration]
    if cell == OUTER:
        state.outer.append(token)
    else:
        state.senate[cell] = token
        if die:
            player.die_cell = cell
    if events is not None:
        events.append(
            happened.Placed(
                seat,
                box.ids["place"][cell],
                box.cells[cell].action if cell != OUTER else -1,
                token.token,
                token.side,
                token.votes,
                box.alterations[alteration].id if alteration >= 0 else None,
                player.die if die else 0,
            )
        )
    # The last thing first.
    state.push(FlyMission(seat))
    if token.side == FUNDING and cell != OUTER:
        state.push(SideEffect(seat, cell))
    state.push(SenateAction(seat, cell))
    bonus = bonus_of(state, token)
    if bonus.steps:
        resolve(state, seat, bonus)


class SenateAction(Following):
    """The action of the cell."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def happen(self, state: Federation, events: Events) -> None:
        """Pay the cell and carry out its action; the outer module gives what it gives (FD 7.4)."""
        if self.cell == OUTER:
            resolve(state, self.seat, state.box.outer_effects)
        else:
            place = state.box.cells[self.cell]
            do_action(state, self.seat, place.action, place.cost, events)


class SideEffect(Following):
    """A funding token opens the mission of its cell."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def happen(self, state: Federation, events: Events) -> None:
        """Put the marker."""
        state.give_marker(self.seat, state.box.cells[self.cell].mission, events)


def _can_place(step: ChooseFace | Cover | AddDie, state: Federation) -> None:
    """Refuse a cell that is not free, and tokens that the player does not have."""
    player = state.players[step.seat]
    if step.cell != OUTER and state.senate[step.cell] is not None:
        raise BadPosition(f"{state.box.cells[step.cell].id} is not free")
    alteration = -1 if isinstance(step, ChooseFace) else step.alteration
    if alteration >= 0 and alteration not in player.alterations:
        raise BadPosition(f"player {step.seat + 1} does not own {state.box.alterations[alteration].id}")
    if isinstance(step, AddDie):
        side = VOTING if alteration < 0 else state.box.alterations[alteration].side
        if not takes_die(state, step.seat, step.cell, side) or not player.hand >> step.ambassador & 1:
            raise BadPosition("the die cannot be asked for there")


QUESTIONS.add("place", PlaceToken)
QUESTIONS.add("face", ChooseFace, Field("cell", PLACE), check=_can_place)
QUESTIONS.add("cover", Cover, Field("cell", PLACE), Field("alteration", ALTERATION), check=_can_place)
QUESTIONS.add(
    "die",
    AddDie,
    Field("cell", PLACE),
    Field("ambassador", AMBASSADOR),
    Field("alteration", Maybe(ALTERATION)),
    check=_can_place,
)
QUESTIONS.add("action", SenateAction, Field("cell", PLACE))
QUESTIONS.add("side", SideEffect, Field("cell", CELL))
