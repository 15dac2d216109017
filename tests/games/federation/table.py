"""Puts a test into the middle of a game of Federation in one call, and reads what came of it.

Players are described by words: `res="2L 1D"`, `specialists="1B1 2A2 1C1-"` (a minus sign: used, face down),
`open="m01 m06"`, `done="m02"`, `medals="neo"`. Tokens in the senate: `"p1 amb4"`, `"p2 amb1 funding"`,
`"p1 amb2 alt_1_01"`, `"p1 amb1 die"`, `"neutral 3"`. P1 (seat 0) is first and asked to place unless told otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from support.positions import P1, seen

import cosmodrome
from cosmodrome import State

GAME = cosmodrome.game("federation")
DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "cosmodrome" / "games" / "federation" / "data" / "federation.json").read_text(
        encoding="utf-8"
    )
)
PLANETS = ["neo", "sixmoon", "atal", "arratuin", "e81216"]
KINDS = {"L": "lavandium", "C": "copernium", "O": "oceanium", "D": "diamond"}
SPECIALISTS = {item["id"]: item for item in DATA["specialists"]["items"]}
ALTERATIONS = {item["id"]: item for item in DATA["alterations"]["items"]}
CELLS = {cell["id"]: cell for cell in DATA["senate"]["cells"]}

EXECUTIVE = {"step": "income", "place": 0, "slot": 0}


def a_game(
    seats: int = 4,
    *,
    asked: str | list[dict[str, Any]] = "place",
    setup: str = "first_game",
    round: int = 1,
    cycle: int = 1,
    active: int | None = P1,
    first: int = P1,
    president: int = P1,
    seed: int = 1,
    senate: Mapping[str, str] | None = None,
    outer: Sequence[str] = (),
    steps: Mapping[str, int] | None = None,
    laws: tuple[str, str] | None = None,
    open_specialists: str = "",
    moons: Mapping[int, str] | None = None,
    works: str = "",
    tokens: Mapping[str, str] | None = None,
    deep: str = "",
    **players: Any,
) -> State:
    """Set up a position; p1=..., p2=... describe the players."""
    data: dict[str, Any] = GAME.new(seats, seed, {"setup": setup}).to_json()
    if isinstance(asked, str):
        asked = [{"step": asked, "seat": active}]
    data |= {
        "round": round,
        "cycle": cycle,
        "first_player_of_round": first,
        "president_holder": president,
        "active_player": active,
        "stack": asked,
        "senate": {},
        "outer_module": [],
    }
    for seat, player in enumerate(data["players"]):
        player["start_tile"] = data["start_tiles"][seat]
        _describe(player, players.get(f"p{seat + 1}", {}))
    data["start_tiles"] = []
    data["project_steps"] |= steps or {}
    if works:
        data["productions"] = works.split()
    for work, pair in (tokens or {}).items():
        data["megastructure_tokens"][work] = pair.split()
    _laws(data, laws, round)
    _specialists(data, open_specialists)
    _alterations(data, moons or {})
    _medals(data)
    _deep_space(data, deep)
    data["senate"] = {cell: _seated(words) for cell, words in (senate or {}).items()}
    data["outer_module"] = [_seated(words) for words in outer]
    return GAME.from_json(data)


def executive(seats: int = 4, **described: Any) -> State:
    """Set up a position and let the executive phase run."""
    return a_game(seats, asked=[EXECUTIVE], active=None, cycle=5, **described)


def _describe(player: dict[str, Any], words: dict[str, Any]) -> None:
    """Change a player as described."""
    for name, value in words.items():
        if name == "res":
            player["resources"] |= resources(value)
        elif name == "specialists":
            player["specialists"] = [
                {"id": id.rstrip("-"), "face_up": not id.endswith("-") and SPECIALISTS[id]["timing"] != "immediate"}
                for id in value.split()
            ]
        elif name == "open":
            player["missions_open"] = value.split()
        elif name == "done":
            player["missions_done"] = value.split()
        elif name in ("alterations", "medals", "productions"):
            player[name] = value.split()
        elif name == "asteroids":
            player["asteroid_tokens"] = value.split()
        elif name == "deep":
            player["deep_space_tile"] = value
        else:
            player[name] = value


def resources(words: str) -> dict[str, int]:
    """Read '2L 1D'."""
    found = dict.fromkeys(KINDS.values(), 0)
    for word in words.split():
        found[KINDS[word[-1]]] = int(word[:-1])
    return found


def _laws(data: dict[str, Any], laws: tuple[str, str] | None, round: int) -> None:
    """Open laws, and discard as many of each wing as rounds have passed."""
    if laws is None:
        laws = ("neo", "sixmoon")
    left, right = f"law_left_{laws[0]}", f"law_right_{laws[1]}"
    data["laws"] = [left, right]
    rest = {
        wing: [f"law_{wing}_{planet}" for planet in PLANETS if f"law_{wing}_{planet}" not in (left, right)]
        for wing in ("left", "right")
    }
    data["law_discard"] = [*rest["left"][: round - 1], *rest["right"][: round - 1]]
    data["next_laws"] = []
    if round == 4:
        pairs = [[one, other] for one in rest["left"][3:] for other in rest["right"][3:]]
        data["next_laws"] = pairs[0]


def _specialists(data: dict[str, Any], wanted: str) -> None:
    """Open the specialists that are asked for; others take the place of those that somebody owns."""
    owned = {entry["id"] for player in data["players"] for entry in player["specialists"]}
    for id in wanted.split():
        data["specialists_open"][id[:2]] = id
    for stack, id in data["specialists_open"].items():
        if id in owned:
            free = [other for other in SPECIALISTS if other.startswith(stack) and other not in owned]
            data["specialists_open"][stack] = free[0] if free else None


def _alterations(data: dict[str, Any], moons: Mapping[int, str]) -> None:
    """Lay tokens on moons; tokens that somebody owns do not lie there as well."""
    for moon, words in moons.items():
        data["moons"][str(moon)] = words.split()
    owned = {token for player in data["players"] for token in player["alterations"]}
    for moon, tokens in data["moons"].items():
        if tokens is not None and int(moon) not in moons:
            data["moons"][moon] = [token for token in tokens if token not in owned]
    for player in data["players"]:
        ahead = min(7, player["mage_position"] + 1)
        for moon in (player["mage_position"], ahead):
            if moon and data["moons"][str(moon)] is None:
                power = DATA["sixmoon"]["positions"][moon]["token_power"]
                lying = {token for tokens in data["moons"].values() for token in tokens or ()}
                free = [
                    id
                    for id, item in ALTERATIONS.items()
                    if item["power"] == power and id not in owned and id not in lying
                ]
                data["moons"][str(moon)] = free[:4]
        if player["miner_cell"] in ("n7", "n8") and data["dead_asteroids"] is None:
            mine = {token for other in data["players"] for token in other["asteroid_tokens"]}
            data["dead_asteroids"] = [f"dead_{letter}" for letter in "abcdef" if f"dead_{letter}" not in mine][:4]


def _medals(data: dict[str, Any]) -> None:
    """Take the lowest medals off the planets for those that players have."""
    for planet in PLANETS:
        taken = sum(planet in player["medals"] for player in data["players"])
        data["medals_left"][planet] = data["medals_left"][planet][taken:]


def _deep_space(data: dict[str, Any], deep: str) -> None:
    """Lay out the deep space stack; tiles that players own are not in it."""
    owned = [player["deep_space_tile"] for player in data["players"] if player["deep_space_tile"]]
    wanted = deep.split() or [tile for tile in (f"ds{number}" for number in range(1, 9)) if tile not in owned]
    data["deep_space"] = sorted(wanted[: data["seats"] + 1 - len(owned)])
    for seat, player in enumerate(data["players"]):
        if player["deep_space_tile"]:
            data["looked"].append(seat)


def _seated(words: str) -> dict[str, Any]:
    """Read a token in the senate."""
    owner, *rest = words.split()
    if owner == "neutral":
        return {"owner": "neutral", "votes": int(rest[0])}
    alteration = next((word for word in rest if word.startswith("alt_")), None)
    side = ALTERATIONS[alteration]["side"] if alteration else "funding" if "funding" in rest else "voting"
    return {"owner": int(owner[1]) - 1, "token": rest[0], "side": side, "alteration": alteration, "die": "die" in rest}


# Reading the position.


def player(state: State, seat: int = P1) -> dict[str, Any]:
    """Show one player."""
    shown: dict[str, Any] = seen(state)["players"][seat]
    return shown


def held(state: State, seat: int = P1) -> str:
    """Write a player's resources as '2L 1D'."""
    res = player(state, seat)["resources"]
    return " ".join(f"{res[name]}{letter}" for letter, name in KINDS.items() if res[name])


def pp(state: State, seat: int = P1) -> int:
    """Return a player's prestige points."""
    return int(player(state, seat)["pp"])


def missions(state: State, seat: int = P1) -> dict[str, str]:
    """Return the status of a player's missions."""
    return {mission["id"]: mission["status"] for mission in player(state, seat)["missions"]}


def influence(state: State, planet: str, seat: int = P1) -> int:
    """Return a player's influence."""
    return int(player(state, seat)["influence"][planet])


def step_of(state: State, project: str) -> int:
    """Return the step of a project."""
    return int(next(item["step"] for item in seen(state)["projects"] if item["id"] == project))


def phase(state: State) -> str:
    """Name the question."""
    return str(seen(state)["phase"])
