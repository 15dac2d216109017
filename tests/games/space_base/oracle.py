"""A second implementation of parts of the rules, from the position's data alone and with no regard for speed."""

from __future__ import annotations

from typing import Any

from games.space_base.table import CARDS, COLONIES, SHIPS, STARTERS

SIDES = ("station", "deployed")


def cells(card: str, side: str, seats: int) -> int:
    """Count the cells in use on a side (SB 6.1)."""
    charge = CARDS[card][side]["charge"] if card not in COLONIES.values() else None
    return sum(seats <= most for most in charge["cells"]) if charge else 0


def placed(player: dict[str, Any]) -> list[tuple[str, int, str, int]]:
    """List every card of a console: card, sector, side, cubes."""
    found = []
    for sector in range(1, 13):
        cards = player["sectors"][str(sector)]
        found.append((cards["station"]["card"], sector, "station", cards["station"]["cubes"]))
        found += [(card["card"], sector, "deployed", card["cubes"]) for card in cards["deployed"]]
    return found


def colonised(player: dict[str, Any]) -> set[int]:
    """List the sectors with a colony."""
    return {sector for card, sector, _, _ in placed(player) if card in COLONIES.values()}


def armed(data: dict[str, Any], seat: int, phase: int) -> list[tuple[str, int, str]]:
    """List the cards with an ability that can be paid and whose colour and phase fit (SB 4, 6.1)."""
    found = []
    active = data["active_player"] == seat
    for card, sector, side, cubes in placed(data["players"][seat]):
        if card in COLONIES.values() or CARDS[card][side]["ability"] is None:
            continue
        ability, charge = CARDS[card][side]["ability"], CARDS[card][side]["charge"]
        enough = cubes == cells(card, side, data["seats"]) if charge["linked"] else cubes >= 1
        fits = ability["color"] == "green" or (ability["color"] == "blue") == active
        if enough and fits and phase in ability["phases"]:
            found.append((card, sector, side))
    return found


def affordable(data: dict[str, Any], seat: int, anywhere: bool = False) -> set[str]:
    """List the cards that a seat can pay and place (SB 7.1)."""
    player = data["players"][seat]
    blocked = colonised(player)
    taken = {card for other in data["players"] for card, *_ in placed(other)}
    found = set()
    for card in [
        *(ship for row in data["shipyard"].values() for ship in row if ship),
        *(colony for colony in COLONIES.values() if colony not in taken),
    ]:
        sectors = {CARDS[card]["sector"]} | (set(range(7, 13)) if anywhere and card in SHIPS else set())
        if CARDS[card]["cost"] <= player["credits"] and sectors - blocked:
            found.add(card)
    return found


def claimable(data: dict[str, Any], seat: int, level: int) -> set[str]:
    """List the ships of a level that a seat may take free (SB 7.2)."""
    blocked = colonised(data["players"][seat])
    return {ship for ship in data["shipyard"][str(level)] if ship and CARDS[ship]["sector"] not in blocked}


def does_something(data: dict[str, Any], seat: int, card: str, side: str) -> bool:
    """Tell whether an ability could change anything (R-26)."""
    return any(_effect(data, seat, card, side, effect) for effect in CARDS[card][side]["ability"]["effects"])


def _effect(data: dict[str, Any], seat: int, card: str, side: str, effect: dict[str, Any]) -> bool:
    player = data["players"][seat]
    kind = effect["kind"]
    if kind == "buy":
        return bool(affordable(data, seat, effect["placement"] == "any_7_12"))
    if kind == "claim":
        return any(claimable(data, seat, wanted["level"]) for wanted in effect["cards"])
    if kind == "opponents_lose_vp":
        return any(other["vp"] > 0 for number, other in enumerate(data["players"]) if number != seat)
    if kind == "exchange_self":
        return side == "station" or len(colonised(player)) < 12
    if kind in ("add_charge", "move_charge"):
        return any(
            cubes < cells(other, half, data["seats"]) for other, _, half, cubes in placed(player) if other != card
        )
    return True


def window(data: dict[str, Any]) -> set[str]:
    """List what may be answered in a window."""
    step = data["stack"][-1]
    usable = {
        card
        for card, _, side in armed(data, step["seat"], step["phase"])
        if card not in step["used"] and does_something(data, step["seat"], card, side)
    }
    return {f"use {short(card)}" for card in usable} | {"done", "not until my turn"}


def purchase(data: dict[str, Any]) -> set[str]:
    """List what may be answered in phase 6."""
    return {f"buy {short(card)}" for card in affordable(data, data["active_player"])} | {"pass"}


def short(card: str) -> str:
    """Cut the registration off an id."""
    return card if card in COLONIES.values() else "-".join(card.split("-")[:-2])


def yields(
    data: dict[str, Any], seat: int, starts: list[int], aims: dict[tuple[int, int, str], int]
) -> tuple[int, int, int, dict[str, int]]:
    """Add up what sectors pay (SB 5.2): credits, income, VP and cubes; `aims` by call, sector and card."""
    side = "station" if data["active_player"] == seat else "deployed"
    cards = placed(data["players"][seat])
    cubes = {card: count for card, _, _, count in cards}
    total = {"credits": 0, "income": 0, "vp": 0}
    for call, start in enumerate(starts):
        seen: set[int] = set()
        queue = [start]
        while queue:
            sector = queue.pop(0)
            if not 1 <= sector <= 12 or sector in seen:
                continue
            seen.add(sector)
            for card in [name for name, where, half, _ in cards if where == sector and half == side]:
                if card in COLONIES.values():
                    continue
                for reward in CARDS[card][side]["reward"]:
                    if reward["kind"] in total:
                        total[reward["kind"]] += reward["amount"]
                    elif reward["kind"] == "arrow":
                        steps = {"left": -1, "right": 1}
                        goals = [sector + steps[direction] for direction in reward["directions"]]
                        queue.append(goals[0] if len(goals) == 1 else aims.get((call, sector, card), 0))
                if CARDS[card][side]["charge"]:
                    cubes[card] = min(cells(card, side, data["seats"]), cubes[card] + 1)
    return total["credits"], total["income"], total["vp"], cubes


def keeps_the_invariants(data: dict[str, Any]) -> None:
    """Check what holds in every position (SB 2)."""
    seats = data["seats"]
    everything: list[str] = [ship for row in data["shipyard"].values() for ship in row if ship]
    everything += data["returned"]
    for seat, player in enumerate(data["players"]):
        assert min(player["credits"], player["income"], player["vp"]) >= 0
        assert len(player["sectors"]) == 12
        cards = placed(player)
        assert {STARTERS[seat, sector] for sector in range(1, 13)} <= {card for card, *_ in cards}
        for card, _, side, cubes in cards:
            assert 0 <= cubes <= cells(card, side, seats)
            assert side == "station" or card not in COLONIES.values()
        everything += [card for card, *_ in cards] + player.get("dealt", [])
    assert len(set(everything)) == len(everything)
    for level, row in data["shipyard"].items():
        assert len(row) == 6
        assert all(ship is None or str(SHIPS[ship]["level"]) == level for ship in row)
