"""Placing an ambassador: where, which token, on whom, with the die or without (section 6)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..components import (
    AMBASSADORS,
    ARRATUIN,
    CELLS,
    DIE,
    E81216,
    EARLIER,
    FUNDING,
    GAIN,
    OUTER,
    PAY,
    PRESIDENT,
    SHIP,
    SPECIAL,
    VOTING,
    Effect,
)
from ..player import Seated, members
from ..said import events as happened
from ..said.actions import ADD_DIE, KEEP_SPECIAL, NO_DIE, Face, Pick, Place, Use
from ..state import Federation
from .anytime import anytime_uses
from .begin import use_specialist
from .possible import affordable, payable
from .run import Run
from .turn import after_placing, end_turn


def allows(state: Federation, seat: int, cell: int, bonus: list[Effect]) -> bool:
    """Tell whether a token with this bonus may go to a cell: the fixed parts of the bonus count (R5)."""
    own = state.players[seat].res
    if not bonus:
        return cell == OUTER or _possible(state, seat, cell, own, 0, 0)
    res = own[:]
    charge = 0
    ships = 0
    die = 0
    for effect in bonus:
        if effect.kind == GAIN:
            for kind in range(4):
                res[kind] += effect.res[kind]
        elif effect.kind == PAY:
            charge += effect.res[0]
        elif effect.kind == SHIP:
            ships += effect.n
        elif effect.kind == DIE:
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
        # 6.1: not on the very first turn of the round.
        return state.cycle > 1 or seat != state.first
    return affordable(state, seat, place.action, place.cost, res, ships, die)


class PlaceToken(Decision[Federation]):
    """Where does the next ambassador go?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "place", "seat": self.seat}

    def settle(self, state: Federation, events: Events) -> bool:
        """Wait for the answer, even where only the outer module is left."""
        return False

    def prompt(self, state: Federation) -> Message:
        """Ask for a cell."""
        return Message("prompt-place", {"round": state.round, "cycle": state.cycle})

    def legal(self, state: Federation) -> list[Action]:
        """Offer every free cell that some token in hand can go to, the outer module, and specialists."""
        seat = self.seat
        place = state.answers.place
        found: list[Action] = []
        anytime_uses(state, seat, found)
        own = state.players[seat].res
        free = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        for cell in range(CELLS):
            if state.senate[cell] is None:
                action = state.box.cells[cell].action
                # Both cells of a planet ask the same; 1: possible, 2: not.
                if free[action] == 0:
                    free[action] = (
                        1
                        if _possible(state, seat, cell, own, 0, 0)
                        or (_needs_resources(state, cell) and bool(faces(state, seat, cell)))
                        else 2
                    )
                if free[action] == 1:
                    found.append(place[cell])
        found.append(place[OUTER])
        if keeps_special(state, seat):
            found.append(KEEP_SPECIAL)
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Ask for the token; or let a specialist work and ask again."""
        if isinstance(action, Use):
            use_specialist(state, self.seat, action, events)
            return
        state.pop()
        if isinstance(action, Place):
            state.push(
                ChooseFace(
                    self.seat, action.number, state.box.cells[action.number].id if action.number < CELLS else "outer"
                )
            )
        else:
            if events is not None:
                events.append(happened.special_kept(self.seat))
            end_turn(state, self.seat, events)


def _needs_resources(state: Federation, cell: int) -> bool:
    """Tell whether a bonus could make a cell possible that is not."""
    place = state.box.cells[cell]
    cost = place.cost
    return place.action == E81216 or place.action == ARRATUIN or cost[0] + cost[1] + cost[2] + cost[3] > 0


def keeps_special(state: Federation, seat: int) -> bool:
    """Tell whether a player may keep the special ambassador for a later round (section 5)."""
    return state.cycle > 4 and state.players[seat].hand == 1 << SPECIAL


def faces(state: Federation, seat: int, cell: int) -> list[Action]:
    """List the tokens that may go to a cell: sides of ambassadors in hand, then alteration tokens."""
    player = state.players[seat]
    box = state.box
    found: list[Action] = []
    plain = allows(state, seat, cell, [])
    for ambassador in members(player.hand):
        if plain:
            found.append(state.answers.face[ambassador * 2])
        if ambassador != SPECIAL:
            bonus = box.funding[ambassador]
            if plain if not bonus else allows(state, seat, cell, bonus):
                found.append(state.answers.face[ambassador * 2 + 1])
    seen: list[int] = []
    for token in player.alterations:
        face = box.alterations[token].face
        if face not in seen:
            seen.append(face)
            if allows(state, seat, cell, box.alterations[token].bonus):
                found.append(state.answers.alter[token])
    return found


class ChooseFace(Decision[Federation]):
    """Which token is placed?"""

    def __init__(self, seat: int, cell: int, id: str) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.id: Final = id

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "face", "seat": self.seat, "cell": self.id}

    def prompt(self, state: Federation) -> Message:
        """Ask for a token."""
        return Message("prompt-face")

    def legal(self, state: Federation) -> list[Action]:
        """Offer every token that can go there."""
        return faces(state, self.seat, self.cell)

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Ask on whom an alteration token lies, then about the die."""
        state.pop()
        face = cast(Face, action)
        if face.ambassador < 0:
            state.push(Cover(self.seat, self.cell, self.id, face.alteration, state.box.alterations[face.alteration].id))
        else:
            ask_die(state, self.seat, self.cell, self.id, face.ambassador, face.side, -1, events)


class Cover(Decision[Federation]):
    """Which ambassador does the alteration token cover?"""

    def __init__(self, seat: int, cell: int, id: str, alteration: int, token: str) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.id: Final = id
        self.alteration: Final = alteration
        self.token: Final = token

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "cover", "seat": self.seat, "cell": self.id, "alteration": self.token}

    def prompt(self, state: Federation) -> Message:
        """Ask for an ambassador."""
        return Message("prompt-cover")

    def legal(self, state: Federation) -> list[Action]:
        """Offer every ambassador in hand."""
        found: list[Action] = []
        for ambassador in members(state.players[self.seat].hand):
            found.append(state.answers.cover[ambassador])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Go on with the die."""
        state.pop()
        ask_die(
            state,
            self.seat,
            self.cell,
            self.id,
            cast(Pick, action).number,
            state.box.alterations[self.alteration].side,
            self.alteration,
            events,
        )


def takes_die(state: Federation, seat: int, cell: int, side: int) -> bool:
    """Tell whether the assistant die can go with a token: with votes in the senate, once a round (6.1)."""
    player = state.players[seat]
    return side == VOTING and cell != OUTER and player.die > 0 and player.die_cell < 0


def ask_die(
    state: Federation, seat: int, cell: int, id: str, ambassador: int, side: int, alteration: int, events: Events
) -> None:
    """Ask about the die where it can be added (6.1), then put the token down."""
    if takes_die(state, seat, cell, side):
        state.push(
            AddDie(
                seat, cell, id, ambassador, alteration, state.box.alterations[alteration].id if alteration >= 0 else ""
            )
        )
    else:
        put(state, seat, cell, ambassador, side, alteration, False, events)


class AddDie(Decision[Federation]):
    """Does the assistant die go with the token?"""

    def __init__(self, seat: int, cell: int, id: str, ambassador: int, alteration: int, token: str) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.id: Final = id
        self.ambassador: Final = ambassador
        self.alteration: Final = alteration
        self.token: Final = token

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {
            "step": "die",
            "seat": self.seat,
            "cell": self.id,
            "ambassador": AMBASSADORS[self.ambassador],
            "alteration": self.token or None,
        }

    def prompt(self, state: Federation) -> Message:
        """Ask for the die."""
        return Message("prompt-die", {"value": state.players[self.seat].die})

    def legal(self, state: Federation) -> list[Action]:
        """Offer both."""
        return [ADD_DIE, NO_DIE]

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Put the token down."""
        state.pop()
        put(state, self.seat, self.cell, self.ambassador, VOTING, self.alteration, action is ADD_DIE, events)


def votes_of(state: Federation, ambassador: int, side: int, alteration: int) -> int:
    """Return the votes of a side of an ambassador, or of the alteration token that covers it."""
    if alteration >= 0:
        return state.box.alterations[alteration].votes
    return state.box.votes[ambassador] if side == VOTING else 0


def bonus_of(state: Federation, ambassador: int, side: int, alteration: int) -> list[Effect]:
    """Return what a side of an ambassador brings, or the alteration token that covers it."""
    if alteration >= 0:
        return state.box.alterations[alteration].bonus
    return state.box.funding[ambassador] if side == FUNDING else []


def put(
    state: Federation, seat: int, cell: int, ambassador: int, side: int, alteration: int, die: bool, events: Events
) -> None:
    """Put the token down; bonus, action, side effect and mission follow in this order (6.2)."""
    box = state.box
    player = state.players[seat]
    player.hand &= ~(1 << ambassador)
    bonus = bonus_of(state, ambassador, side, alteration)
    origin = "ambassador " + AMBASSADORS[ambassador]
    votes = votes_of(state, ambassador, side, alteration)
    if alteration >= 0:
        player.alterations = [token for token in player.alterations if token != alteration]
        origin = "alteration " + box.alterations[alteration].id
    seated = Seated(seat, ambassador, side, votes, alteration)
    if cell == OUTER:
        state.outer.append(seated)
    else:
        state.senate[cell] = seated
        if die:
            player.die_cell = cell
    if events is not None:
        events.append(
            happened.placed(
                seat,
                box.cells[cell].id if cell < CELLS else "outer",
                box.cells[cell].action if cell < CELLS else -1,
                AMBASSADORS[ambassador],
                side,
                votes,
                box.alterations[alteration].id if alteration >= 0 else "",
                player.die if die else 0,
            )
        )
    after_placing(state, seat, cell, side)
    if bonus:
        state.push(Run(seat, bonus, 0, EARLIER, origin))
