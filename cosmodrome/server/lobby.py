"""Guests, games and tables over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ..kernel.game import Game
from ..table import seating
from ..table.refusal import Refusal
from ..table.seat import COLORS, LEVELS, Seat, check_level, check_name
from ..table.setup import lay_out
from ..table.sheet import Sheet
from ..texts import LANGUAGES
from . import wire
from .desk import Call, Endpoints, Text
from .failures import LOCALE

LONGEST_WAIT = 604_800
"""The most seconds that a table waits for somebody: a week."""
_SHARED = Path(__file__).parent.parent / "locale"

ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", "/api/me", "Who I am", wire.Me, makes_guest=True)
async def me(call: Call) -> wire.Me:
    """Say who you are."""
    return wire.Me(call.guest, await call.known_name() or "")


@ENDPOINTS.on("PUT", "/api/me", "Take a name", wire.Me, body=wire.Naming)
async def rename(call: Call) -> wire.Me:
    """Take a name."""
    name = check_name(call.read(wire.Naming).name)
    call.hall.rations.names.take(call.payer)
    await call.take_name(name)
    return wire.Me(call.guest, name)


@ENDPOINTS.on("GET", "/api/games", "The games on offer", wire.GameList, packs=True)
async def games(call: Call) -> wire.GameList:
    """List the games, the levels of bots and the colours."""
    return wire.GameList([_game_info(game) for game in call.hall.games.values()], list(LEVELS), list(COLORS))


def _game_info(game: Game) -> wire.GameInfo:
    """Describe a game."""
    options = [
        wire.OptionInfo(option.key, list(option.choices), option.default, list(option.seats)) for option in game.options
    ]
    return wire.GameInfo(game.key, game.rules, list(game.seats), options)


@ENDPOINTS.on("GET", "/api/games/{game}/rules/{language}", "The player's rules, Markdown", str, packs=True)
async def rules(call: Call) -> Text:
    """Return the player's rules of a game."""
    folder = Path(call.hall.game(call.path("game")).folder) / "handbook"
    return Text(await asyncio.to_thread(_file, folder, call.path("language"), "md"), "text/markdown; charset=utf-8")


@ENDPOINTS.on("GET", "/api/texts/{language}", "Shared texts, Fluent", str, packs=True)
async def shared_texts(call: Call) -> Text:
    """Return the texts that all games share, and the server's own."""
    language = call.path("language")
    texts = [await asyncio.to_thread(_file, folder, language, "ftl") for folder in (_SHARED, LOCALE)]
    return Text("\n".join(texts))


@ENDPOINTS.on("GET", "/api/texts/{language}/{game}", "A game's texts, Fluent", str, packs=True)
async def game_texts(call: Call) -> Text:
    """Return the texts of a game."""
    folder = Path(call.hall.game(call.path("game")).folder) / "locale"
    return Text(await asyncio.to_thread(_file, folder, call.path("language"), "ftl"))


def _file(folder: Path, language: str, suffix: str) -> str:
    """Read a text in a language that there is."""
    path = folder / f"{language}.{suffix}"
    if language not in LANGUAGES or not path.is_file():
        raise Refusal("not-found")
    return path.read_text(encoding="utf-8")


@ENDPOINTS.on("GET", "/api/tables", "My tables", wire.TableList)
async def my_tables(call: Call) -> wire.TableList:
    """List your tables: those that wait for you first, then the latest."""
    return wire.TableList([] if call.visitor is None else await call.hall.tables_of(call.visitor))


@ENDPOINTS.on("POST", "/api/tables", "Make a table", wire.TableInfo, body=wire.NewTable, status=201)
async def new_table(call: Call) -> wire.TableInfo:
    """Make a table."""
    wish = call.read(wire.NewTable)
    game = call.hall.game(wish.game)
    game_seats = len(wish.seats)
    if game_seats not in game.seats:
        raise Refusal("bad-setup", reason=f"{game.key} is not for {game_seats} seats")
    manners = _manners(call, wish)
    seats = await lay_named(call, wish.seats)
    layout = await asyncio.to_thread(lay_out, game, seats, wish.options, wish.seed, call.guest, wish.hints)
    await call.hall.allow_table(call.payer)
    layout.sheet.grace, layout.sheet.patience, layout.sheet.stand_in = manners
    return (await call.hall.add(layout)).info(call.guest)


def _manners(call: Call, wish: wire.NewTable) -> tuple[float, float, str]:
    """Read how the table waits for people: the grace, the patience, and who plays for who is away."""
    settings = call.hall.settings
    waits = []
    for name, wished, usual in (("grace", wish.grace, settings.grace), ("patience", wish.patience, settings.patience)):
        if wished is not None and not settings.shortest_wait <= wished <= LONGEST_WAIT:
            raise Refusal("malformed", reason=f"{name} is {settings.shortest_wait:g} to {LONGEST_WAIT} seconds")
        waits.append(usual if wished is None else wished)
    return waits[0], waits[1], check_level(wish.stand_in)


async def lay_named(call: Call, places: list[seating.Place]) -> list[Seat]:
    """Fill the seats; a guest who has no name yet takes the one that he sits down with."""
    known = await call.known_name()
    seats = seating.lay_seats(places, call.guest, known)
    mine = next((seat.name for seat, place in zip(seats, places, strict=True) if place.kind == "me"), None)
    if known is None and mine is not None:
        await call.take_name(mine)
    return seats


@ENDPOINTS.on("GET", "/api/tables/{table}", "A table", wire.TableInfo)
async def table(call: Call) -> wire.TableInfo:
    """Show a table."""
    return await call.hall.info(call.path("table"), call.visitor)


@ENDPOINTS.on("POST", "/api/tables/{table}/sit", "Sit down", wire.TableInfo, body=wire.Sitting)
async def sit(call: Call) -> wire.TableInfo:
    """Sit down on an open seat."""
    wish = call.read(wire.Sitting)
    room = await call.hall.room(call.path("table"))
    known = await call.known_name()
    name = check_name(wish.name if wish.name is not None else known or "")
    await room.reseat(lambda sheet: seating.sit(sheet, wish.seat, call.guest, name, wish.color, wish.invitation))
    if known is None:
        await call.take_name(name)
    return room.info(call.guest)


@ENDPOINTS.on("POST", "/api/tables/{table}/leave", "Give a seat back", wire.TableInfo, body=wire.Leaving)
async def leave(call: Call) -> wire.TableInfo:
    """Give a seat back while the table waits for players."""
    wish = call.read(wire.Leaving)
    room = await call.hall.room(call.path("table"))
    await room.reseat(lambda sheet: seating.leave(sheet, wish.seat, call.guest))
    return room.info(call.guest)


@ENDPOINTS.on("PATCH", "/api/tables/{table}/seats/{seat}", "Change a seat", wire.TableInfo, body=wire.SeatChange)
async def change_seat(call: Call) -> wire.TableInfo:
    """Change the name or colour of your seat; open a seat or give it to a bot."""
    wish = call.read(wire.SeatChange)
    number = call.path("seat")
    if not (number.isascii() and number.isdigit() and len(number) < 4):
        raise Refusal("no-seat", seat=number[:10])
    seat = int(number)

    def change(sheet: Sheet) -> list[Seat]:
        if wish.kind is not None:
            return seating.refill(sheet, seat, call.guest, wish.kind, wish.level)
        return seating.repaint(sheet, seat, call.guest, wish.name, wish.color)

    if wish.name is not None:
        call.hall.rations.names.take(call.payer)
    room = await call.hall.room(call.path("table"))
    call.hall.rations.seatings.take(f"{room.sheet.id} {call.guest}")
    await room.reseat(change)
    return room.info(call.guest)


@ENDPOINTS.on("POST", "/api/tables/{table}/rematch", "Play again", wire.TableInfo, status=201)
async def rematch(call: Call) -> wire.TableInfo:
    """Play the same game again with the same players."""
    return (await call.hall.rematch(call.path("table"), call.payer)).info(call.guest)


@ENDPOINTS.on("DELETE", "/api/tables/{table}", "Close a table", wire.Closed)
async def close(call: Call) -> wire.Closed:
    """Close a table where nobody else sits."""
    await (await call.hall.room(call.path("table"))).close(call.guest)
    return wire.Closed(True)
