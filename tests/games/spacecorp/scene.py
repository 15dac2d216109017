"""Puts a test into the middle of a game of SpaceCorp in one call, and reads what came of it.

Players are described by words: `p1={"hand": "m_cargo_pod time", "infra": "m_ion_drive - -", "teams": "earth l1",
"profit": 3, "progress": "torpor", "colonies": "c05@sirius", "legacy": "m2_exotic refinery"}`. Sites likewise:
`board={"luna": "m1_ice+p1.refinery", "l1": "p2.spaceport", "eros": "m1_ores claim=p2:0"}`, a system box by box:
`"sirius": "s1_giant+p1.refinery s2_rings+p1.research"`. P1 is active and chooses an action unless told otherwise.
Every card and tile that is not named lies where it does no harm: start cards in the discard pile, others in the deck.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from support.positions import P1, legal_texts, play, with_luck

import cosmodrome
from cosmodrome import Rng, State

GAME = cosmodrome.game("spacecorp")
ERAS = ["mariners", "planeteers", "starfarers"]
_DATA = Path(__file__).parents[3] / "cosmodrome" / "games" / "spacecorp" / "data"


def read(name: str) -> dict[str, Any]:
    """Read one of the data files."""
    found: dict[str, Any] = json.loads((_DATA / f"{name}.json").read_text(encoding="utf-8"))
    return found


CARDS = {card["id"]: card for card in read("cards")["definitions"]}
TILES = {tile["id"]: tile for tile in read("discoveries")["tiles"]}
PROGRESS = {card["id"]: card for card in read("progress")["cards"]}
COLONIES = {tile["id"]: tile for tile in read("colonies")["colonies"]}
CONTRACTS = {contract["id"]: contract for contract in read("contracts")["contracts"]}
SITES = {site["id"]: site for board in read("boards")["boards"].values() for site in board["sites"]}
START = {"mariners": "earth", "planeteers": "inner_system", "starfarers": "sun"}
TIME_IN_USE = {2: 2, 3: 5, 4: 8}


def a_game(
    seats: int = 2,
    *,
    era: str = "mariners",
    eras: str = "1-3",
    stage: str = "action",
    active: int = P1,
    first: int = P1,
    board: Mapping[str, str] | None = None,
    offers: str = "",
    deck: str | int | None = None,
    table: str = "",
    contracts: str = "",
    beyond: Sequence[int | None] = (None, None),
    trigger: Mapping[str, Any] | None = None,
    empty_turns: int = 0,
    orion_reached: bool = False,
    seed: int = 1,
    stack: list[dict[str, Any]] | None = None,
    turn_state: Mapping[str, Any] | None = None,
    bare: bool = False,
    **players: Mapping[str, Any],
) -> State:
    """Set up a position; p1=..., p2=... describe the players, contracts='m1=p1 m2=marker' what is fulfilled.

    `deck` names the cards left in it, or says how many; `bare` leaves offer boxes empty that `offers` does not fill.
    """
    people = [_player(players.get(f"p{seat + 1}", {}), era) for seat in range(seats)]
    unknown = set(players) - {f"p{seat + 1}" for seat in range(seats)}
    assert not unknown, unknown
    sites = {site: _site(site, words) for site, words in (board or {}).items()}
    pool = Counter({id: card["copies"] for id, card in CARDS.items() if card["era"] == era})
    pool["time"] = TIME_IN_USE[seats]
    for person in people:
        _take(pool, [*person["hand"], *(card for card in person["infra"] if card and CARDS[card]["era"] == era)])
    _take(pool, table.split())
    offered, left, rest, waiting = _deal(pool, offers, deck, bare)
    if trigger is None:
        trigger = {} if left else {"kind": "deck"}
    data: dict[str, Any] = {
        "game": "spacecorp",
        "rules": GAME.rules,
        "seats": seats,
        "options": {"eras": eras, "data": "standard"},
        "rng": list(Rng.seeded(seed).to_json()),
        "seals": 0,
        "era": era,
        "turn": 9,
        "first": first,
        "active": active,
        "finished": False,
        "players": people,
        "board": sites,
        "deck": left,
        "deck_top": [],
        "offers": offered,
        "discard": rest,
        "time_pile": waiting,
        "table": table.split(),
        "aside": [],
        "stacks": _stacks(era, sites, people),
        "contracts": dict(word.split("=") for word in contracts.split()),
        "display": _display(era, people),
        "colonies": _colonies(era, seats, people),
        "beyond": list(beyond),
        "orion_reached": orion_reached,
        "trigger": {"kind": None, "by": None, "ending": False, "last_turns": []} | dict(trigger),
        "empty_turns": empty_turns,
        "turn_state": {
            "forbidden": [],
            "owed": [0] * seats,
            "acted": [],
            "produced": None,
            "kind": None,
            "idle": False,
            "busy": False,
            "again": False,
        }
        | dict(turn_state or {}),
        "stack": stack or [{"step": "turn", "seat": active, "stage": stage}],
    }
    return GAME.from_json(data)


def _player(words: Mapping[str, Any], era: str) -> dict[str, Any]:
    """Describe a player; without a word both or all three teams stand at the start site."""
    places = words.get("teams", " ".join([START[era]] * (3 if era == "starfarers" else 2)))
    teams: list[str | None] = [None if place == "-" else place for place in places.split()]
    person: dict[str, Any] = {
        "profit": 0,
        "hand": [],
        "known": [],
        "infra": [None, None, None],
        "genetics": 0,
        "revelation": 0,
        "teams": teams + [None] * (4 - len(teams)),
        "progress": [],
        "colonies": [],
        "legacy": None,
        "passed": False,
        "empty_turns": 0,
        "never": [],
    }
    for name, value in words.items():
        if name in ("hand", "progress", "never", "known"):
            person[name] = value.split()
        elif name == "infra":
            slots = [None if card == "-" else card for card in value.split()]
            person["infra"] = slots + [None] * (3 - len(slots))
        elif name == "colonies":
            person["colonies"] = [dict(zip(("tile", "site"), word.split("@"), strict=True)) for word in value.split()]
        elif name == "legacy":
            person["legacy"] = dict(zip(("tile", "base"), value.split(), strict=True))
        elif name != "teams":
            assert name in person, name
            person[name] = value
    return person


def _site(site: str, words: str) -> dict[str, Any]:
    """Describe what lies at a site."""
    boxes = len(SITES[site]["boxes"])
    found: dict[str, Any] = {"tiles": [None] * boxes, "bases": [None] * max(1, boxes), "claim": None}
    place = 0
    for word in words.split():
        if word.startswith("claim="):
            found["claim"] = word.removeprefix("claim=")
            continue
        for part in word.split("+"):
            if part in TILES:
                found["tiles"][place] = part
            else:
                found["bases"][place] = part.replace(".", " ")
        place += 1
    return found


def _take(pool: Counter[str], cards: Sequence[str]) -> None:
    """Take cards out of the pool."""
    for card in cards:
        assert pool[card] > 0, f"there are not so many {card}"
        pool[card] -= 1


def _deal(
    pool: Counter[str], offers: str, deck: str | int | None, bare: bool
) -> tuple[list[str | None], list[str], list[str], int]:
    """Fill the offers and the deck; what is left goes to the discard pile and the Time pile."""
    offered: list[str | None] = [None if card == "-" else card for card in offers.split()]
    _take(pool, [card for card in offered if card])
    named = deck.split() if isinstance(deck, str) else []
    _take(pool, named)
    quiet = [
        card for card in pool.elements() if card != "time" and not CARDS[card]["edge"] and not CARDS[card]["start"]
    ]
    while len(offered) < 4:
        offered.append(None if bare or not quiet else quiet.pop(0))
        _take(pool, [card for card in offered[-1:] if card])
    if deck is None:
        named = [card for card in pool.elements() if card != "time" and not CARDS[card]["start"]]
        _take(pool, named)
    elif isinstance(deck, int):
        named = quiet[:deck]
        _take(pool, named)
    rest = [card for card in pool.elements() if card != "time"]
    return offered, sorted(named), rest, pool["time"]


def _stacks(era: str, sites: Mapping[str, Any], people: list[dict[str, Any]]) -> dict[str, list[str]]:
    """Leave every tile that lies nowhere in its stack."""
    used = {tile for site in sites.values() for tile in site["tiles"]}
    used |= {person["legacy"]["tile"] for person in people if person["legacy"]}
    found: dict[str, list[str]] = {}
    for id, tile in TILES.items():
        if tile["era"] == era and id not in used:
            found.setdefault(tile["stack"], []).append(id)
    return found


def _display(era: str, people: list[dict[str, Any]]) -> dict[str, int]:
    """Show the progress cards that nobody has taken."""
    left = {id: 2 for id, card in PROGRESS.items() if ERAS.index(card["era"]) <= ERAS.index(era)}
    for person in people:
        for card in person["progress"]:
            left[card] -= 1
    return {id: count for id, count in left.items() if count}


def _colonies(era: str, seats: int, people: list[dict[str, Any]]) -> list[str]:
    """Show the colonies that nobody has founded."""
    founded = {colony["tile"] for person in people for colony in person["colonies"]}
    return [
        id for id, tile in COLONIES.items() if era == "starfarers" and seats in tile["players"] and id not in founded
    ]


# Playing.


def act(state: State, goal: str, pay: str | None = None) -> list[dict[str, Any]]:
    """Choose a goal and pay for it: in the way that is named word by word, or in the first one offered."""
    (seat,) = state.deciders()
    events = play(state, goal)
    if phase(state) != "pay" or state.deciders() != (seat,):
        return events
    return events + pay_with(state, pay)


def pay_with(state: State, words: str | None) -> list[dict[str, Any]]:
    """Pay in the way that is named word by word, or in the first one offered."""
    if words is None:
        return play(state, legal_texts(state)[0])
    return play(state, "pay " + words) if "pay " + words in legal_texts(state) else custom(state, words)


def custom(state: State, words: str) -> list[dict[str, Any]]:
    """Put a payment together source by source; Competitors come first, since they open a second HQ."""
    events = play(state, "custom")
    for word in sorted(words.split(), key=lambda word: word != "competitors"):
        events += play(state, f"add {word}")
    return events + play(state, "confirm")


def worth(state: State, goal: str, words: str) -> int:
    """Tell what sources are worth together for a goal; the position itself stays as it is."""
    copy = state.clone()
    play(copy, goal)
    (paid,) = [event for event in custom(copy, words) if event["event"] == "paid"]
    return int(paid["value"])


def finish_turn(state: State, seat: int) -> None:
    """Let a turn run to its end: no interruption, no transport, rewards and contracts declined."""
    dull = ("let be", "done", "decline", "stay", "forgo", "stop", "keep nothing")
    for _ in range(40):
        if not state.deciders() or turn_of(state) != seat or phase(state) == "action":
            return
        options = legal_texts(state)
        play(state, next((text for text in dull if text in options), options[0]))
    raise AssertionError("the turn does not end")


def lucky(state: State, goal: str, pay: str | None = None, *, so_that: Callable[[State], bool]) -> State:
    """Choose a goal with one seed after the other until chance has brought what the test is about."""
    return with_luck(state, lambda attempt: act(attempt, goal, pay), so_that)


# Reading the position.


def phase(state: State) -> str:
    """Name the question."""
    stack: Any = state.to_json()["stack"]
    return str(stack[-1]["step"]) if stack else "over"


def turn_of(state: State) -> int:
    """Return the active player."""
    return int(str(state.to_json()["active"]))


def field(state: State, name: str) -> Any:
    """Return one field of the position."""
    return state.to_json()[name]


def player(state: State, seat: int = P1) -> dict[str, Any]:
    """Return one player."""
    people: Any = state.to_json()["players"]
    found: dict[str, Any] = people[seat]
    return found


def profit(state: State, seat: int = P1) -> int:
    """Return a player's profit."""
    return int(player(state, seat)["profit"])


def hand(state: State, seat: int = P1) -> list[str]:
    """Return a player's hand."""
    return sorted(player(state, seat)["hand"])


def team(state: State, number: int = 0, seat: int = P1) -> str | None:
    """Tell where a team stands."""
    where: str | None = player(state, seat)["teams"][number]
    return where


def tiles(state: State, site: str) -> list[str | None]:
    """Return the tiles of a site."""
    found: list[str | None] = field(state, "board").get(site, {"tiles": []})["tiles"]
    return found


def bases(state: State, site: str) -> list[str | None]:
    """Return the bases of a site."""
    found: list[str | None] = field(state, "board").get(site, {"bases": []})["bases"]
    return found


def claim(state: State, site: str) -> str | None:
    """Return the team that claims a site."""
    found: str | None = field(state, "board").get(site, {"claim": None})["claim"]
    return found


def owed(state: State) -> list[int]:
    """Return the rewards that each seat is owed this turn."""
    found: list[int] = field(state, "turn_state")["owed"]
    return found


def deck(state: State) -> int:
    """Count the cards in the deck."""
    return len(field(state, "deck")) + len(field(state, "deck_top"))


def names(events: list[dict[str, Any]]) -> list[str]:
    """Name what happened."""
    return [str(event["event"]) for event in events]
