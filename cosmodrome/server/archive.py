"""Replays and Records over HTTP."""

from __future__ import annotations

import msgspec

from ..kernel.message import Json
from ..table.refusal import Refusal
from ..table.replay import Replay, Walk
from ..table.seat import Seat
from ..table.seating import Place
from ..table.sheet import Sheet, Standing
from ..table.table import player_tags
from . import frames, wire
from .desk import Call, Endpoints, Text
from .lobby import lay_named

MOST_ENTRIES = 500
MOST_FRAMES = 50
PAGE_COST = 10
"""What reading a log costs, in steps, besides the steps that are walked through."""
USUAL_LEVEL = "commander"

ENDPOINTS = Endpoints()


class Sight:
    """What a visitor may see of a game: everything when it is over, his own seat's view while it is played."""

    def __init__(self, sheet: Sheet, standing: Standing, guest: str | None, wanted: int | None) -> None:
        seats = sheet.held_by(guest)
        over = standing.ended
        if wanted is not None and not 0 <= wanted < len(sheet.seats):
            raise Refusal("no-seat", seat=wanted + 1)
        if wanted is not None and not over and (wanted not in seats or sheet.standing.status == "waiting"):
            raise Refusal("not-yours", seat=wanted + 1)
        alone = len(seats) == 1 and sheet.standing.status != "waiting"
        self.viewer = wanted if wanted is not None else seats[0] if alone else None
        self.texts: set[int] | None = None if over else set() if self.viewer is None else {self.viewer}
        self.seats = None if over else seats
        """Whose secrets may be noticed; None: everybody's."""


def _span(call: Call, steps: int, most: int) -> tuple[int, int]:
    """Read which steps are wanted."""
    first = call.whole("from", 0)
    last = min(call.whole("to", steps), steps, first + most - 1)
    if first > steps:
        raise Refusal("no-step", step=first, steps=steps)
    return first, max(first, last)


def _wanted_seat(call: Call) -> int | None:
    """Read whose view is wanted."""
    return call.whole("seat", 0) if "seat" in call.request.query_params else None


async def _opened(call: Call, price: float) -> Replay:
    """Open the game of a table, for as much as its length costs."""
    sheet = await call.hall.sheet(call.path("table"))
    call.hall.rations.replays.take(call.payer, PAGE_COST + price * sheet.standing.step)
    return await call.hall.replay(sheet.id)


@ENDPOINTS.on(
    "GET", "/api/tables/{table}/log", "What happened", frames.LogPage, query=("from", "to", "seat"), packs=True
)
async def log(call: Call) -> dict[str, Json]:
    """Return what happened, by steps, without what was taken back."""
    replay = await _opened(call, 0.1)
    sight = Sight(replay.sheet, call.hall.standing(replay.sheet), call.visitor, _wanted_seat(call))
    if replay.sheet.standing.status == "waiting":
        return {"steps": 0, "log": []}
    walk = replay.walk(sight.seats)
    first, last = _span(call, walk.steps, MOST_ENTRIES)
    entries = await call.hall.walk(call.payer, walk.entries, first, last)
    known = [entry.shown_to(sight.viewer, sight.texts is None or entry.seat in sight.texts) for entry in entries]
    return {"steps": walk.steps, "log": known}


@ENDPOINTS.on(
    "GET",
    "/api/tables/{table}/replay",
    "Positions as they were",
    frames.ReplayPage,
    query=("from", "to", "seat"),
    packs=True,
)
async def replay(call: Call) -> msgspec.Raw:
    """Return positions of the game as they were."""
    table, seat = call.path("table"), _wanted_seat(call)
    sheet = await call.hall.sheet(table)
    standing = call.hall.standing(sheet)
    sight = Sight(sheet, standing, call.visitor, seat)
    if sheet.standing.status == "waiting":
        return msgspec.Raw(msgspec.json.encode({"steps": 0, "frames": []}))
    settled = standing.ended
    key = (table, call.whole("from", 0), call.whole("to", sheet.standing.step), sight.viewer)
    if settled and (kept := call.hall.pages.get(key)) is not None:
        return kept
    call.hall.rations.replays.take(call.payer, PAGE_COST)
    walk = (await call.hall.replay(table)).walk(sight.seats)
    first, last = _span(call, walk.steps, MOST_FRAMES)
    call.hall.rations.replays.take(call.payer, last - first)
    page = await call.hall.walk(call.payer, _page, walk, first, last, sight)
    if settled:
        call.hall.pages.keep(key, page)
    return page


def _page(walk: Walk, first: int, last: int, sight: Sight) -> msgspec.Raw:
    """Write a page of a replay as JSON."""
    shown = [{"type": "position", **frame} for frame in walk.frames(first, last, sight.viewer, sight.texts)]
    return msgspec.Raw(msgspec.json.encode({"steps": walk.steps, "frames": shown}))


@ENDPOINTS.on(
    "POST",
    "/api/tables/{table}/continue",
    "Play on from a position",
    wire.TableInfo,
    body=wire.Continuation,
    status=201,
)
async def play_on(call: Call) -> wire.TableInfo:
    """Play on from a position, on a new table."""
    wish = call.read(wire.Continuation)
    table = call.path("table")
    sheet = await call.hall.sheet(table)
    if wish.seats is None:
        seats = await lay_named(call, await _usual_places(call, sheet, wish.step))
    else:
        seats = await lay_named(call, wish.seats)
    room = await call.hall.play_on(table, wish.step, _repainted(sheet, seats, wish.seats), call.payer)
    return room.info(call.guest)


async def _usual_places(call: Call, sheet: Sheet, step: int) -> list[Place]:
    """Keep the guest's own seats, or give a spectator the seat that decides; bots get the rest."""
    mine = sheet.held_by(call.guest)
    if not mine:
        replay = await call.hall.replay(sheet.id)
        walk = replay.walk(Sight(replay.sheet, call.hall.standing(replay.sheet), call.guest, None).seats)
        walk.actions(step)
        call.hall.rations.replays.take(call.payer, PAGE_COST)
        deciders = await call.hall.walk(
            call.payer, lambda: [list(state.deciders()) for state in walk.states(step, step)]
        )
        mine = deciders[0][:1] or [0]
    return [
        Place(
            "me" if seat == mine[0] else "here" if seat in mine else "bot",
            name=held.name if seat in mine and held.guest == call.guest else None,
            color=held.color,
            level=None if seat in mine else held.level or USUAL_LEVEL,
        )
        for seat, held in enumerate(sheet.seats)
    ]


def _repainted(sheet: Sheet, seats: list[Seat], wished: list[Place] | None) -> list[Seat]:
    """Keep the colours of the game that is continued, unless others were asked for."""
    if wished is None or len(seats) != len(sheet.seats) or any(place.color is not None for place in wished):
        return seats
    return [
        Seat(seat.kind, held.color, seat.name, seat.guest, seat.level)
        for seat, held in zip(seats, sheet.seats, strict=True)
    ]


@ENDPOINTS.on("GET", "/api/tables/{table}/record", "The game as a Record", str, packs=True)
async def record(call: Call) -> Text:
    """Return the game as a Record."""
    sheet = await call.hall.sheet(call.path("table"))
    call.hall.require_open(sheet, call.visitor)
    call.hall.rations.replays.take(call.payer, PAGE_COST + 0.1 * sheet.standing.step)
    text = await call.hall.walk(call.payer, lambda: str(call.hall.record(sheet, player_tags(sheet))))
    return Text(text, file_name=f"{sheet.game}-{sheet.id}.txt")


@ENDPOINTS.on("POST", "/api/records", "Upload a Record", wire.TableInfo, body=str, status=201)
async def upload(call: Call) -> wire.TableInfo:
    """Make a table of a Record, to be watched and continued."""
    try:
        text = call.body.decode()
    except UnicodeDecodeError as error:
        raise Refusal("bad-record", reason="a record is text in UTF-8") from error
    return (await call.hall.upload(text, call.payer)).info(call.guest)
