"""Who sits where: laying a table out, sitting down, leaving, changing seats into bots and back."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from .refusal import Refusal
from .seat import COLORS, Color, Level, Seat, check_color, check_level, check_name, free_color, free_star, same_name
from .sheet import Sheet


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the creator of a table wants for one seat."""

    kind: Literal["me", "here", "open", "bot"]
    name: str | None = None
    color: Annotated[str, Color] | None = None
    level: Annotated[str, Level] | None = None


def lay_seats(places: list[Place], guest: str, guest_name: str | None) -> list[Seat]:
    """Turn the creator's wishes into seats; colours and names that nobody asked for are filled in."""
    wished = [place.color for place in places if place.color is not None]
    for color in wished:
        if color not in COLORS:
            raise Refusal("no-color", color=color[:40])
    if len(set(wished)) != len(wished):
        raise Refusal("color-taken")
    names = {check_name(place.name) for place in places if place.name is not None} | {guest_name or ""}
    taken = set(wished)
    seats: list[Seat] = []
    for number, place in enumerate(places):
        color = place.color if place.color is not None else free_color(taken)
        taken.add(color)
        if place.kind == "open":
            seats.append(Seat("open", color))
        elif place.kind == "bot":
            name = check_name(place.name) if place.name is not None else free_star(names, number)
            names.add(name)
            seats.append(Seat("bot", color, name, level=check_level(place.level)))
        else:
            name = check_name(place.name if place.name is not None else guest_name or "")
            seats.append(Seat("person", color, name, guest))
    return seats


def sit(sheet: Sheet, seat: int, guest: str, name: str, color: str | None, invitation: str | None) -> list[Seat]:
    """Give an open seat to a guest who was invited or who made the table."""
    held = _seat(sheet, seat)
    if held.kind != "open":
        raise Refusal("seat-taken", seat=seat + 1)
    invited = invitation is not None and secrets.compare_digest(invitation.encode(), sheet.invitation.encode())
    if guest != sheet.creator and guest in sheet.people():
        raise Refusal("one-seat")
    if not invited and guest != sheet.creator:
        raise Refusal("invitation")
    chosen = held.color if color is None else check_color(color, sheet.seats, seat)
    return _with(sheet, seat, Seat("person", chosen, _own_name(sheet, guest, name), guest))


def leave(sheet: Sheet, seat: int, guest: str) -> list[Seat]:
    """Give a seat back while the table still waits for players."""
    held = _seat(sheet, seat)
    if held.guest != guest:
        raise Refusal("not-yours", seat=seat + 1)
    require_waiting(sheet)
    return _with(sheet, seat, Seat("open", held.color))


def repaint(sheet: Sheet, seat: int, guest: str, name: str | None, color: str | None) -> list[Seat]:
    """Change the name or colour of a seat, by who sits there or, for a bot, by who made the table."""
    held = _seat(sheet, seat)
    if held.guest != guest and not (held.kind != "person" and sheet.creator == guest):
        raise Refusal("not-yours", seat=seat + 1)
    return _with(
        sheet,
        seat,
        replace(
            held,
            name=held.name if name is None or held.kind == "open" else _own_name(sheet, guest, name),
            color=held.color if color is None else check_color(color, sheet.seats, seat),
        ),
    )


def refill(sheet: Sheet, seat: int, guest: str, kind: str, level: str | None) -> list[Seat]:
    """Open a seat or give it to a bot, by who made the table, while it waits for players."""
    held = _seat(sheet, seat)
    if sheet.creator != guest:
        raise Refusal("not-creator")
    require_waiting(sheet)
    if kind == "open":
        return _with(sheet, seat, Seat("open", held.color))
    star = free_star({other.name for other in sheet.seats}, seat)
    return _with(sheet, seat, Seat("bot", held.color, star, level=check_level(level)))


def hand_over(sheet: Sheet, seat: int, level: str) -> list[Seat]:
    """Let a bot play for a person."""
    held = _seat(sheet, seat)
    if held.kind != "person":
        raise Refusal("not-yours", seat=seat + 1)
    return _with(sheet, seat, replace(held, stand_in=check_level(level)))


def take_back(sheet: Sheet, seat: int) -> list[Seat]:
    """Let the person play again."""
    return _with(sheet, seat, replace(_seat(sheet, seat), stand_in=None))


def rotated(seats: list[Seat]) -> list[Seat]:
    """Seat the same players for another game, with the next one in the first seat; everybody plays for himself."""
    moved = seats[1:] + seats[:1]
    return [replace(seat, stand_in=None) for seat in moved]


def require_waiting(sheet: Sheet) -> None:
    """Let seats be changed only before the game begins."""
    if sheet.standing.status != "waiting":
        raise Refusal("not-waiting")


def _own_name(sheet: Sheet, guest: str, name: str) -> str:
    """Let a name pass that no other person at the table has: nobody speaks under another's name."""
    checked = check_name(name)
    if any(same_name(checked, seat.name) for seat in sheet.seats if seat.guest not in (None, guest)):
        raise Refusal("name-taken", name=checked)
    return checked


def _seat(sheet: Sheet, seat: int) -> Seat:
    """Find a seat."""
    if not 0 <= seat < len(sheet.seats):
        raise Refusal("no-seat", seat=seat + 1)
    return sheet.seats[seat]


def _with(sheet: Sheet, seat: int, held: Seat) -> list[Seat]:
    """Put somebody else into a seat."""
    return sheet.seats[:seat] + [held] + sheet.seats[seat + 1 :]
