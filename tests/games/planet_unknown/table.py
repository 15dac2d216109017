"""Puts a test into the middle of a game of Planet Unknown in one call, and reads what came of it.

Squares are pairs of column and row as in the rules, [0, 0] at the top left; `sq` names them as the notation does.
Whatever a test does not mention is as at the start of the game on common boards, with the other seats done.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from support.positions import P1, legal_texts, play

import cosmodrome
from cosmodrome import State

GAME = cosmodrome.game("planet_unknown")
TRACKS = ("civ", "water", "biomass", "rover", "tech")
Point = tuple[int, int]


def sq(x: int, y: int) -> str:
    """Name a square."""
    return f"{'abcdefghijkl'[x]}{y + 1}"


def squares(points: Iterable[Point]) -> list[str]:
    """Name squares."""
    return [sq(x, y) for x, y in points]


def laid(tile: str, x: int, y: int, rot: int = 0, flip: bool = False) -> dict[str, Any]:
    """Describe a placed tile."""
    return {"tile": tile, "square": sq(x, y), "rot": rot, "flip": flip}


BASE = [laid("I2-rover-tech-p", 5, 0)]
"""One tile, so that others can follow."""


def put(x: int, y: int, rot: int = 0, flip: bool = False) -> str:
    """Write the answer that places a tile."""
    return f"place {sq(x, y)} r{rot}{' flip' if flip else ''}"


def data_of(seats: int = 2, seed: int = 1, **options: object) -> dict[str, Any]:
    """Give a fresh game as data."""
    return GAME.new(seats, seed, dict(options)).to_json()


def a_game(
    tile: str | None = None,
    *,
    seats: int = 2,
    level: int = 0,
    stations: bool = True,
    event: int = 0,
    corporation: str = "universal_coalition",
    planet: str = "ksb_4156",
    tiles: Sequence[dict[str, Any]] = (),
    markers: Mapping[str, int] | None = None,
    rovers: Iterable[Point] = (),
    meteorites: Iterable[Point] = (),
    lifepods: Iterable[Point] | None = None,
    patches: Iterable[Point] = (),
    points: int = 0,
    pending: Sequence[dict[str, Any]] = (),
    take: tuple[str | None, str | None] | None = None,
    phase: str = "action",
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **more: Any,
) -> State:
    """Set up a position: seat 0 holds `tile`, or chooses between the two of `take`, or resolves what is pending.

    `more` are fields of the player or of the table, as positions name them. In the phases civ and final seat 0 is
    asked first.
    """
    data = data_of(seats)
    player = data["players"][0]
    _board(player, planet, corporation)
    player["tiles"] = list(tiles)
    player["rovers"] = squares(rovers)
    player["rover_supply"] = max(0, player["rover_supply"] - len(player["rovers"]))
    player["meteorites"] = squares(meteorites)
    player["patches"] = squares(patches)
    if lifepods is not None:
        player["lifepods"] = squares(lifepods)
    else:
        player["lifepods"] = [
            pod
            for pod in player["lifepods"]
            if pod not in _covered(player["tiles"]) | set(player["patches"]) | set(player["rovers"])
        ]
    player["markers"] |= markers or {}
    player["movement"], player["movement_gained"] = points, points > 0
    player["pending"] = list(pending)
    for seat, fields in (others or {}).items():
        for name, value in fields.items():
            data["players"][seat][name] = value
    for name, value in more.items():
        (player if name in player else data)[name] = value
    data["phase"], data["commander"] = phase, data["commander"] if "commander" in more else 0
    if event:
        _deck(data, event)
    used = (
        {entry["tile"] for colony in data["players"] for entry in colony["tiles"]}
        | {colony["set_aside"] for colony in data["players"]}
        | ({tile} if tile else set())
    )
    _depots(data, used, take)
    _ask(data, tile, level, stations, take, phase)
    return GAME.from_json(data)


def _board(player: dict[str, Any], planet: str, corporation: str) -> None:
    """Give a player other boards, as they lie at the start."""
    from cosmodrome.games.planet_unknown.corporations import CORPORATION_KEYS, CORPORATIONS
    from cosmodrome.games.planet_unknown.grid import square_name
    from cosmodrome.games.planet_unknown.grid import squares as spots
    from cosmodrome.games.planet_unknown.planets import PLANET_KEYS, PLANETS

    player["planet"], player["corporation"] = planet, corporation
    player["lifepods"] = [square_name(spot) for spot in spots(PLANETS[PLANET_KEYS.index(planet)].pods)]
    player["rover_supply"] = CORPORATIONS[CORPORATION_KEYS.index(corporation)].rovers
    if corporation == "makeshift":
        player["marker_tracks"] = {track: track for track in TRACKS}
    if corporation == "flux_industries":
        player["flux"] = "civ"


def _covered(tiles: Sequence[dict[str, Any]]) -> set[str]:
    """Name the squares under tiles."""
    from cosmodrome.games.planet_unknown.components import TILE_KEYS, TILES

    found: set[str] = set()
    for entry in tiles:
        pose = TILES[TILE_KEYS.index(entry["tile"])].shape.poses[entry["rot"] + (4 if entry["flip"] else 0)]
        x, y = "abcdefghijkl".index(entry["square"][0]), int(entry["square"][1:]) - 1
        found |= {sq(x + dx, y + dy) for dx, dy in pose.points}
    return found


def _deck(data: dict[str, Any], event: int) -> None:
    """Turn up an event; nineteen others are to come."""
    deck = [card for card in range(21, 61) if card != event and card not in (46, 52)][:19]
    data["event"], data["event_discard"], data["event_deck"] = event, [event], deck


def _depots(data: dict[str, Any], used: set[str | None], take: tuple[str | None, str | None] | None) -> None:
    """Take the used tiles out of the station, and put the wanted ones on top of seat 0's sector."""
    for depot in data["depots"].values():
        every = [tile for tile in [*depot["below"], depot["top"]] if tile is not None and tile not in used]
        depot["top"], depot["below"] = every[-1], sorted(every[:-1])
    if take is None:
        return
    outer, inner = ["Z5", "F5", "S4", "I4", "N5", "U5"], ["I3", "T4", "V3", "L4", "I2", "O4"]
    large, small = ((wanted or "").partition("-")[0] for wanted in take)
    sector = outer.index(large) if large else 0
    data["rotation"] = -sector % 6
    data["inner_shift"] = (inner.index(small) - sector) % 6 if small else 0
    for wanted, shape in zip(take, (outer[sector], inner[(sector + data["inner_shift"]) % 6]), strict=True):
        depot = data["depots"][shape]
        every = [*depot["below"], depot["top"]]
        if wanted is None:
            depot["top"], depot["below"] = None, []
        else:
            every.remove(wanted)
            depot["top"], depot["below"] = wanted, sorted(every)


def _ask(
    data: dict[str, Any],
    tile: str | None,
    level: int,
    stations: bool,
    take: tuple[str | None, str | None] | None,
    phase: str,
) -> None:
    """Ask seat 0; the other seats are done."""
    seats = data["seats"]
    data["own"], data["stack"] = [], []
    if phase == "action":
        own: list[dict[str, Any]] = [{"step": "resolve", "seat": 0}]
        if take is not None:
            own.append({"step": "take", "seat": 0})
        elif tile is not None:
            own.append({"step": "place", "seat": 0, "tile": tile, "level": level, "stations": stations})
        data["own"] = [own, *([] for _ in range(seats - 1))]
    elif phase == "event":
        data["own"] = [[{"step": "event", "seat": 0}], *([] for _ in range(seats - 1))]
    elif phase in ("civ", "event_civ"):
        data["stack"] = [{"step": "civ_order", "seat": -1, "place": 1}, {"step": "civ", "seat": 0}]
    elif phase == "final":
        data["stack"] = [{"step": "final_order", "seat": -1, "place": 1}, {"step": "final", "seat": 0}]


# Playing.


def station(marker: str, steps: int = 1, placed: bool = True) -> dict[str, Any]:
    """Describe a pending station."""
    return {"item": "station", "marker": marker, "steps": steps, "placed": placed}


def a_rover_at_the_chasm() -> State:
    """Set up a rover that moves diagonally on Tartarus, with three points."""
    synergy = [{"item": "synergy"}]
    return a_game(
        planet="tartarus", corporation="cosmos_inc", markers={"tech": 3}, rovers=[(2, 5)], points=3, pending=synergy
    )


def makeshift(markers: dict[str, tuple[str, int]], **more: Any) -> State:
    """Set up Makeshift with some markers elsewhere, by their track and row."""
    tracks = {marker: marker for marker in TRACKS} | {marker: track for marker, (track, _) in markers.items()}
    return a_game(
        corporation="makeshift",
        tiles=BASE,
        markers={marker: at for marker, (_, at) in markers.items()},
        marker_tracks=tracks,
        **more,
    )


# Reading the position, as the page does.


def player(state: State, seat: int = P1) -> dict[str, Any]:
    """Show a player's boards as the owner sees them."""
    shown: dict[str, Any] = state.view(seat).data["players"][seat]  # type: ignore[index]
    return shown


def row(state: State, marker: str, seat: int = P1) -> int:
    """Give the row of a marker."""
    return int(player(state, seat)["markers"][marker]["row"])


def techs(state: State, seat: int = P1) -> list[str]:
    """Name the technologies that are accessible."""
    return [tech["key"] for tech in player(state, seat)["techs"] if tech["accessible"]]


def pending(state: State, seat: int = P1) -> list[str]:
    """Name what is pending."""
    return [entry["item"] for entry in player(state, seat)["pending"]]


def movement(state: State, seat: int = P1) -> int:
    """Give the movement points in the pool."""
    return int(player(state, seat)["movement"])


def part(state: State, name: str, seat: int = P1) -> int:
    """Give a part of the score."""
    return state.scores()[seat].parts[name]


def finish(state: State) -> None:
    """Let everyone do what comes first until the game is over."""
    for _ in range(4000):
        if state.over:
            return
        for seat in state.deciders():
            play(state, f"p{seat + 1} {legal_texts(state, seat)[-1]}")
            break
    raise AssertionError("the game goes on")
