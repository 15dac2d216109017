"""A second opinion on payments: which are allowed, what they are worth, and whom they reward."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, NamedTuple

from games.spacecorp.oracle import BOARDS, Mode, Source, Table, Terms, build_terms, card_modes, distance, value_of
from games.spacecorp.scene import CARDS, SITES


class Bill(NamedTuple):
    """What a payment comes to."""

    value: int
    profit: int
    penalty: int
    owed: list[int]


class Uses(NamedTuple):
    """The bases of rivals that a goal could use, by word and site."""

    port: dict[str, str]
    industrial: dict[str, str]
    shield: dict[str, str]
    base: dict[str, str]
    needs_base: bool
    own_port: bool
    own_industrial: bool


def terms(table: Table, seat: int, goal: list[str]) -> tuple[Terms, Uses]:
    """Work out what a goal asks for when nothing of a rival is used."""
    kind = goal[0]
    nothing = Uses({}, {}, {}, {}, False, False, False)
    if kind == "move":
        return _move(table, seat, goal[1], goal[2])
    if kind == "build":
        return _build(table, seat, goal[1], tuple(goal[2:]))
    if kind == "colonize":
        return Terms("build", 12 if SITES[goal[1]]["multi_star"] else 8), nothing
    cost = SITES[goal[1]]["explore_cost"] if kind == "explore" else len(goal) - 1 if kind == "produce" else 1
    timed = kind == "explore"
    return Terms(
        kind, cost, timed, timed and table.number > 0, factor=table.factor(seat, kind), gift=table.gift(seat, kind)
    ), nothing


def _rivals(table: Table, seat: int) -> list[int]:
    return [] if table.closed else [other for other in range(table.seats) if other != seat]


def _shields(table: Table, seat: int, region: str) -> dict[str, str]:
    """Find the Shield Factories of rivals in a region."""
    return {
        f"shield:p{rival + 1}": site
        for rival in _rivals(table, seat)
        for site in table.sites
        if SITES[site]["region"] == region and table.holds(site, rival, "shield_factory")
    }


def _move(table: Table, seat: int, start: str, to: str) -> tuple[Terms, Uses]:
    era, region = table.era, SITES[start]["region"]
    if to.startswith("orion"):
        cost = next(
            border["cost"]
            for border in BOARDS[era]["borders"]
            if {border["a"], border["b"]} == {region, SITES[to]["region"]}
        )
    else:
        cost = distance(era, start, to, bool(table.gifts(seat, "ignore_gravity")))
    own = table.start in (start, to) or seat in (table.owner(start), table.owner(to))
    rely = (
        {}
        if own
        else {
            f"base:p{owner + 1}": site
            for site in (to, start)
            if (owner := table.owner(site)) is not None and not table.closed
        }
    )
    port = {f"port:p{rival + 1}": start for rival in _rivals(table, seat) if table.holds(start, rival, "spaceport")}
    own_port = table.holds(start, seat, "spaceport")
    # In Planeteers radiation begins behind the belt; among the stars it is everywhere.
    zone = [place["id"] for place in BOARDS[era]["regions"] if place["radiation"]]
    exposed = BOARDS[era]["unshielded_penalty"] > 0 and (region in zone or SITES[to]["region"] in zone)
    safe = (
        table.shielded(seat, "move")
        or table.in_region(region, seat, "shield_factory")
        or (start == table.start and BOARDS[era]["start_base"]["shield_factory"])
    )
    penalty = BOARDS[era]["unshielded_penalty"] if exposed and not safe else 0
    asked = Terms(
        "move", cost, True, table.number > 0, 0, False, table.factor(seat, "move"), table.gift(seat, "move"), penalty
    )
    return asked, Uses(port, {}, _shields(table, seat, region) if penalty else {}, rely, not own, own_port, False)


def _build(table: Table, seat: int, site: str, types: tuple[str, ...]) -> tuple[Terms, Uses]:
    region = SITES[site]["region"]
    best = build_terms(table, seat, site, types)
    own = table.era != "starfarers" and table.in_region(region, seat, "industrial")
    industrial = (
        {}
        if own or table.era == "starfarers"
        else {
            f"industrial:p{rival + 1}": place
            for rival in _rivals(table, seat)
            for place in table.sites
            if SITES[place]["region"] == region and table.holds(place, rival, "industrial")
        }
    )
    zone = BOARDS[table.era]["unshielded_penalty"] > 0 and any(
        place["id"] == region and place["radiation"] for place in BOARDS[table.era]["regions"]
    )
    safe = table.shielded(seat, "build") or "shield_factory" in types or table.in_region(region, seat, "shield_factory")
    penalty = BOARDS[table.era]["unshielded_penalty"] if zone and not safe else 0
    asked = best._replace(factor=table.factor(seat, "build"), penalty=penalty)
    return asked, Uses({}, industrial, _shields(table, seat, region) if penalty else {}, {}, False, False, own)


def bill(data: dict[str, Any], goal: list[str], words: list[str]) -> Bill | None:
    """Work out what a payment comes to, with as little profit as will do; None if it is not allowed."""
    table, seat = Table(data), data["active"]
    asked, uses = terms(table, seat, goal)
    player = table.players[seat]
    hqs = [word for word in words if word.removesuffix("/s") in ("own", "p1", "p2", "p3", "p4")]
    bases = [word for word in words if ":" in word]
    cards = [word for word in words if word.removesuffix("/s") in CARDS]
    time = [word for word in words if word in ("time", "twice")]
    competitors = "competitors" in words
    if not _holds(player["hand"], cards, time, competitors) or (time and not asked.timed) or len(time) > 1:
        return None
    teams = table.teams(seat)
    if time == ["twice"] and len(set(teams)) < 2 and (goal[0] != "move" or len(teams) < 2):
        # Two different teams carry the action out, and only Moves leave room for both at one site.
        return None
    if not _hqs_allowed(table, seat, hqs, competitors, asked.action):
        return None
    known = uses.port | uses.industrial | uses.shield | uses.base
    if any(word not in known for word in bases) or len({word.split(":")[0] for word in bases}) < len(bases):
        return None
    if uses.needs_base and not any(word in uses.base for word in bases):
        return None
    ported = uses.own_port or any(word in uses.port for word in bases)
    asked = asked._replace(
        add=2 if ported and table.era == "mariners" else 0,
        doubles=ported and table.era != "mariners",
        factor=asked.factor * (2 if uses.own_industrial or any(word in uses.industrial for word in bases) else 1),
    )
    modes = modes_of(table, seat, hqs, cards, asked)
    if modes is None:
        return None
    value = value_of(modes, asked) * (2 if time == ["time"] else 1)
    shielded = any(word in uses.shield for word in bases) or any(mode.shielded for mode in modes)
    penalty = 0 if shielded else asked.penalty
    gap = max(0, asked.cost - value)
    if gap and not (asked.money and gap <= 3 and gap < value):
        return None
    if gap + penalty > player["profit"]:
        return None
    if (
        goal[0] == "move"
        and table.closed
        and table.deck == 0
        and player["empty_turns"] >= 2
        and not (cards or time or competitors)
    ):
        return None
    return Bill(value, gap, penalty, _owed(table, hqs, bases, known))


def _holds(hand: list[str], cards: list[str], time: list[str], competitors: bool) -> bool:
    """Tell whether all cards that are to be played are in the hand."""
    wanted = Counter(word.removesuffix("/s") for word in cards)
    if competitors:
        edge = [card for card in hand if card != "time" and CARDS[card]["edge"] == "competitors"]
        if not edge:
            return False
        wanted[edge[0]] += 1
    wanted["time"] += len(time)
    return wanted <= Counter(hand)


def _hqs_allowed(table: Table, seat: int, hqs: list[str], competitors: bool, action: str) -> bool:
    """Tell whether the Infra of these HQs may be used together."""
    names = [word.removesuffix("/s") for word in hqs]
    if len(set(names)) < len(names) or f"p{seat + 1}" in names:
        return False
    for word in hqs:
        owner = seat if word.startswith("own") else int(word[1]) - 1
        boxes = table.infra(owner, action)
        if owner >= table.seats or not boxes:
            return False
    if competitors:
        whole = "own" in names or not table.infra(seat, action)
        return any(name != "own" for name in names) and (len(names) == 2 or (len(names) == 1 and whole))
    return len(names) < 2 and (names in ([], ["own"]) or not table.closed)


def modes_of(table: Table, seat: int, hqs: list[str], cards: list[str], asked: Terms) -> list[Mode] | None:
    """Choose the modes of the sources: the greatest, or shielded ones where that was asked for.

    An HQ that is used shielded shows one of its boxes so: whichever makes all sources together worth most.
    """
    groups: list[list[list[Mode]]] = []
    for word in hqs:
        boxes = table.infra(seat if word.startswith("own") else int(word[1]) - 1, asked.action)
        plain = [max(source, key=lambda mode: mode.value) for source in boxes]
        if word.endswith("/s"):
            groups.append(
                [
                    [*plain[:number], mode, *plain[number + 1 :]]
                    for number, source in enumerate(boxes)
                    for mode in source
                    if mode.shielded and mode != plain[number]
                ]
            )
        else:
            groups.append([plain])
    for word in cards:
        source: Source = card_modes(word.removesuffix("/s"), asked.action)
        if word.endswith("/s"):
            source = [mode for mode in source if mode.shielded]
        groups.append([[max(source, key=lambda mode: mode.value)]] if source else [])
    choices = [[mode for group in choice for mode in group] for choice in product(*groups)]
    return max(choices, key=lambda modes: value_of(modes, asked), default=None)


def _owed(table: Table, hqs: list[str], bases: list[str], known: dict[str, str]) -> list[int]:
    """Count the rewards: one for each HQ, one for each site whose bases are used."""
    owed = [0] * table.seats
    for word in hqs:
        if not word.startswith("own"):
            owed[int(word[1]) - 1] += 1
    for owner, _ in {(int(word[-1]) - 1, known[word]) for word in bases}:
        owed[owner] += 1
    return owed
