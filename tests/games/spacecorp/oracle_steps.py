"""A second opinion on the rest of a turn: the second team of a Time card, contracts, transport, Edge cards."""

from __future__ import annotations

from itertools import product
from typing import Any

from games.spacecorp.oracle import BASES, BOARDS, Table, eligible, fits, regions_between, supply, value_of
from games.spacecorp.oracle_pay import modes_of, terms
from games.spacecorp.scene import CARDS, CONTRACTS, PROGRESS, SITES, TILES


def second_goals(data: dict[str, Any]) -> set[str]:
    """List what the second team can do with the sources of the first."""
    table, seat, step = Table(data), data["active"], data["stack"][-1]
    found = {"forgo"}
    for site in set(table.teams(seat)):
        for goal in _candidates(table, seat, step["kind"], site):
            if _second_allowed(table, seat, goal, step["first"]):
                found.add(" ".join(goal[:2]) if goal[0] == "build" and len(goal) > 3 else " ".join(goal))
    return found


def _candidates(table: Table, seat: int, kind: str, site: str) -> list[list[str]]:
    """List what a team at a site might do if it could be paid for."""
    boxes, place = table.boxes(site), SITES[site]
    if kind == "move":
        colonies = [colony["site"] for colony in table.players[seat]["colonies"]]
        sums = regions_between(table.era)[place["region"]]
        return [
            ["move", site, to]
            for to in table.sites
            if to != site
            and SITES[to]["region"] in sums
            and (not to.startswith("orion") or (site in colonies and _adjacent(table.era, site, to)))
        ]
    unexplored = place["boxes"] and any(tile is None for tile, _, _ in boxes)
    if kind == "explore":
        return [["explore", site]] if unexplored else []
    tiles = [tile for tile, _, _ in boxes]
    if (
        place["build_cost"] is None
        or unexplored
        or table.owner(site) is not None
        or ("sa_introvs" in tiles and not table.gifts(seat, "introv_access"))
    ):
        return []
    return [
        ["build", site, *types]
        for types in product(BASES, repeat=len(tiles))
        if all(fits(table, site, tile, base) for tile, base in zip(tiles, types, strict=True))
        and all(types.count(base) <= supply(table, seat, base) for base in types)
    ]


def _adjacent(era: str, one: str, other: str) -> bool:
    ends = {SITES[one]["region"], SITES[other]["region"]}
    return any({border["a"], border["b"]} == ends for border in BOARDS[era]["borders"])


def _second_allowed(table: Table, seat: int, goal: list[str], first: dict[str, Any]) -> bool:
    """Tell whether any choice of rivals' bases makes the second half payable."""
    asked, uses = terms(table, seat, goal)
    if uses.needs_base and not uses.base:
        return False
    words = first["with"].split()
    hqs = [word for word in words if word.removesuffix("/s") in ("own", "p1", "p2", "p3", "p4")]
    modes = modes_of(table, seat, hqs, [word for word in words if word.removesuffix("/s") in CARDS], asked)
    assert modes is not None
    ported = uses.own_port or bool(uses.port)
    asked = asked._replace(
        add=2 if ported and table.era == "mariners" else 0,
        doubles=ported and table.era != "mariners",
        factor=asked.factor * (2 if uses.own_industrial or uses.industrial else 1),
    )
    sheltered = first["penalty_paid"] or bool(uses.shield) or any(mode.shielded for mode in modes)
    gap = max(0, asked.cost - value_of(modes, asked))
    penalty = 0 if sheltered else asked.penalty
    if gap and not (asked.money and gap <= 3 - first["spent"] and gap < value_of(modes, asked)):
        return False
    return bool(gap + penalty <= table.players[seat]["profit"])


def claimable(data: dict[str, Any]) -> set[str]:
    """List the contracts whose condition the active player meets."""
    table, seat = Table(data), data["active"]
    side = "2" if table.seats == 2 else "3-4"
    return {
        id
        for id, contract in CONTRACTS.items()
        if contract["era"] == table.era
        and id not in data["contracts"]
        and _count(table, seat, contract["condition"][side]) >= contract["condition"][side].get("min", 1)
    }


def _count(table: Table, seat: int, condition: dict[str, Any]) -> int:
    """Count how far a player is towards a condition."""
    player, produced = table.players[seat], table.data["turn_state"]["produced"]
    kind, needs = condition["type"], condition.get("filter", {})
    if kind in ("base_sites", "base_regions"):
        sites = {
            site
            for site in table.sites
            for tile, owner, _ in table.boxes(site)
            if owner == seat and _passes(table, site, tile, needs)
        }
        return len(sites if kind == "base_sites" else {SITES[site]["region"] for site in sites})
    if kind == "event":
        return int(produced is not None)
    if kind == "produce_total":
        return -1 if produced is None else int(produced)
    if kind == "infra_cards":
        return sum(card is not None for card in player["infra"])
    if kind == "cube_steps":
        return int(player[condition["cube"]])
    if kind == "progress_cards":
        return sum(condition["kind"] in ("any", PROGRESS[card]["kind"]) for card in player["progress"])
    assert kind == "colonies"
    return len(player["colonies"])


def _passes(table: Table, site: str, tile: str | None, needs: dict[str, Any]) -> bool:
    """Tell whether a site passes the filter of a condition."""
    place = SITES[site]
    region = next(each for each in BOARDS[table.era]["regions"] if each["id"] == place["region"])
    return (
        needs.get("lagrange", place["lagrange"]) == place["lagrange"]
        and needs.get("region", place["region"]) == place["region"]
        and ("tag" not in needs or needs["tag"] in place["tags"])
        and (not needs.get("beyond_jupiter") or bool(region.get("beyond_jupiter")))
        and (not needs.get("multi_star") or place["multi_star"])
        and ("symbol" not in needs or (tile is not None and needs["symbol"] in TILES[tile]["symbols"]))
    )


def rides(data: dict[str, Any]) -> set[str]:
    """List where the active player's teams can be transported."""
    table, seat = Table(data), data["active"]
    own = [table.start, *(site for site in table.sites if table.owner(site) == seat)]
    ports = [site for site in own if table.holds(site, seat, "spaceport")]
    return {
        f"{start} {to}"
        for start in table.teams(seat)
        if start in own
        for to in own
        if to != start and (start in ports or to in ports)
    }


def edges(data: dict[str, Any], seat: int) -> set[str]:
    """Name the Edge cards that a player can play in the window that is open."""
    table, step, active = Table(data), data["stack"][-1], data["active"]
    held = {CARDS[card]["edge"] for card in table.players[seat]["hand"] if card != "time"} - {None}
    window, rival = step["window"], seat != active
    allowed: dict[str, dict[str, bool]] = {
        "turn_start": {
            "salvage": not rival and any(data["offers"]),
            "sabotage": rival,
            "hostile_microbes": any(
                player["profit"] and _infected(table, other) for other, player in enumerate(table.players)
            ),
            "incompatible": any(any(player["infra"]) for player in table.players),
        },
        "before_research_take": {"hack": rival and any(data["offers"])},
        "after_produce": {"divert": rival and bool(data["turn_state"]["produced"])},
        "after_breakthrough": {"leak": _leaks(table, seat, str(step["extra"]))},
        "after_contract": {"market_influence": True},
        "before_discard": {"poach": rival and any(card != "time" for card in data["table"])},
        "turn_end": {"intercept": not rival and not data["turn_state"]["again"]},
    }
    return {edge for edge, may in allowed[window].items() if may and edge in held}


def _infected(table: Table, seat: int) -> bool:
    """Tell whether a player has a team or base where there is life."""
    here = {(where or "").split(":")[0] for where in table.players[seat]["teams"]}
    return any(
        "life" in TILES[tile]["symbols"] and (site in here or table.owner(site) == seat)
        for site in table.sites
        for tile, _, _ in table.boxes(site)
        if tile
    )


def _leaks(table: Table, seat: int, extra: str) -> bool:
    """Tell whether the second copy of a Breakthrough lies there for this player."""
    taker, _, card = extra.partition(" ")
    return (
        taker != f"p{seat + 1}" and table.data["display"].get(card) == 1 and card not in table.players[seat]["progress"]
    )


def produced(data: dict[str, Any], count: int) -> int:
    """Work out what the best tiles earn."""
    table, seat = Table(data), data["active"]
    bonus = sum(effect["amount"] for effect in table.gifts(seat, "produce_bonus"))
    return int(sum(sorted(eligible(table, seat), reverse=True)[:count]) + bonus)
