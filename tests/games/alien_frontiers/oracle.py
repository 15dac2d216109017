"""Alien Frontiers a second time, slowly and from the rules alone: what a position is worth and what it allows.

It reads nothing but the JSON of a position and shares no code with the engine. Numbers are those of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

SINGLES = ("solar_converter", "lunar_mine", "alien_artifact", "colonist_hub", "terraforming_station")
EQUAL_SETS = {"orbital_market": 2, "shipyard": 2, "colony_constructor": 3}
FACILITIES = (*SINGLES, *EQUAL_SETS, "raiders_outpost")
OPEN_DOCKS = {
    2: {"solar_converter": 7, "lunar_mine": 3, "orbital_market": 2, "colony_constructor": 3, "shipyard": 2},
    3: {"solar_converter": 7, "lunar_mine": 4, "orbital_market": 2, "colony_constructor": 6, "shipyard": 4},
    4: {"solar_converter": 8, "lunar_mine": 5, "orbital_market": 4, "colony_constructor": 6, "shipyard": 6},
}
for _docks in OPEN_DOCKS.values():
    _docks |= {"alien_artifact": 4, "raiders_outpost": 3, "terraforming_station": 1, "colonist_hub": 3}
FIELD_OF = {"stasis_beam": "isolation", "data_crystal": "positron", "gravity_manipulator": "repulsor"}
RELIC = 6


class Ship(NamedTuple):
    """One die in play."""

    seat: int
    index: int  # type: ignore[assignment]
    place: str
    value: int

    @property
    def name(self) -> str:
        """Name the die in notation."""
        return f"{self.value}r" if self.index == RELIC else str(self.value)

    @property
    def full_name(self) -> str:
        """Name the die with its owner."""
        return f"p{self.seat + 1}:{self.name}"


class Table:
    """A position with the functions of AF 2.2."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.seats: int = data["seats"]
        self.me: int = data["active_seat"]
        self.turn: dict[str, Any] = data["turn"]
        self.colonies: dict[str, list[int]] = data["colonies"]
        self.each = 8 if data["options"]["long"] else {2: 8, 3: 7, 4: 6}[self.seats]
        self.ships = [
            Ship(seat, index, ship["location"], ship["value"])
            for seat, player in enumerate(data["players"])
            for index, ship in enumerate(player["ships"])
            if ship["location"] != "stock"
        ]
        relic = data["relic"]
        if relic["owner"] is not None:
            self.ships.append(Ship(relic["owner"], RELIC, relic["location"], relic["value"]))

    def fuel(self, seat: int) -> int:
        return int(self.data["players"][seat]["fuel"])

    def ore(self, seat: int) -> int:
        return int(self.data["players"][seat]["ore"])

    def circle(self, seat: int) -> int:
        return int(self.data["players"][seat]["circle"])

    def hand(self, seat: int) -> dict[str, str]:
        """Give a seat's cards by type."""
        return {kind_of(card): card for card in self.data["players"][seat]["hand"]}

    def reserve(self, seat: int) -> int:
        landed = sum(counts[seat] for counts in self.colonies.values())
        return self.each - landed - (1 if self.circle(seat) else 0)

    def controller(self, territory: str) -> int | None:
        counts = self.colonies[territory]
        top = max(counts)
        return counts.index(top) if top > 0 and counts.count(top) == 1 else None

    def has_bonus(self, seat: int, territory: str) -> bool:
        if self.data["fields"]["isolation"] == territory:
            return False
        return self.controller(territory) == seat or (seat == self.me and self.turn["borrowed_territory"] == territory)

    def coloured(self, seat: int) -> int:
        return sum(ship.seat == seat and ship.index != RELIC for ship in self.ships)

    def tech_cost(self, base: int) -> int:
        return max(0, base - (1 if self.has_bonus(self.me, "pohl_foothills") else 0))

    def mine(self, place: str) -> list[Ship]:
        """List the active seat's ships at a place."""
        return [ship for ship in self.ships if ship.seat == self.me and ship.place == place]

    def points(self, seat: int) -> int:
        held = [territory for territory in self.colonies if self.controller(territory) == seat]
        return (
            sum(counts[seat] for counts in self.colonies.values())
            + len(held)
            + (self.data["fields"]["positron"] in held)
            + sum(kind in ("alien_city", "alien_monument") for kind in self.hand(seat))
        )

    def winners(self) -> list[int]:
        best: list[int] = []
        order = [
            (self.points(seat), len(self.hand(seat)), self.ore(seat), self.fuel(seat)) for seat in range(self.seats)
        ]
        for seat, rank in enumerate(order):
            if all(rank >= other for other in order):
                best.append(seat)
        return best

    # Docking (AF 5.2, 6).

    def docked(self, facility: str, lifted: Ship | None) -> list[Ship]:
        """List the ships that stand in the way at a facility: at the Hub only one's own."""
        return [
            ship
            for ship in self.ships
            if ship.place == facility and ship != lifted and (facility != "colonist_hub" or ship.seat == self.me)
        ]

    def may_dock(self, facility: str, ships: list[Ship], lifted: Ship | None = None, spent_fuel: int = 0) -> bool:
        """Tell whether ships may dock together, one of them perhaps lifted from elsewhere."""
        values = sorted(ship.value for ship in ships)
        there = self.docked(facility, lifted)
        if facility == "raiders_outpost":
            return (
                len(values) == 3
                and values == list(range(values[0], values[0] + 3))
                and (not there or sum(values) > sum(ship.value for ship in there))
            )
        if len(values) != EQUAL_SETS.get(facility, 1) or len(set(values)) != 1:
            return False
        if len(there) + len(ships) > OPEN_DOCKS[self.seats][facility]:
            return False
        fuel, ore = self.price(facility)
        if self.fuel(self.me) - spent_fuel < fuel or self.ore(self.me) < ore:
            return False
        return self._fits(facility, ships[0], there)

    def price(self, facility: str) -> tuple[int, int]:
        """Give the fuel and ore that a docking costs."""
        if facility == "shipyard":
            cost = max(0, self.coloured(self.me) - 2 - (1 if self.has_bonus(self.me, "herbert_valley") else 0))
            return cost, cost
        if facility == "colony_constructor":
            return 0, 2 if self.has_bonus(self.me, "bradbury_plateau") else 3
        return (1, 1) if facility == "terraforming_station" else (0, 0)

    def _fits(self, facility: str, ship: Ship, there: list[Ship]) -> bool:
        """Tell whether a facility's own conditions hold."""
        if facility == "lunar_mine":
            free_choice = self.turn["mine_docks_this_turn"] == 0 and self.has_bonus(self.me, "van_vogt_mountains")
            return free_choice or all(ship.value >= other.value for other in there)
        if facility == "shipyard":
            return self.coloured(self.me) < 6
        if facility == "colonist_hub":
            return self.circle(self.me) < 7 and (self.circle(self.me) > 0 or self.reserve(self.me) > 0)
        if facility == "terraforming_station":
            return ship.value == 6 and (ship.index == RELIC or self.coloured(self.me) >= 4)
        return True


def kind_of(card: str) -> str:
    """Give a card's type."""
    return card.rsplit("_", 1)[0]


def dice(ships: Iterable[Ship]) -> str:
    """Write dice in notation: the lowest first, the Relic Ship after its equals."""
    return " ".join(ship.name for ship in sorted(ships, key=lambda ship: (ship.value, ship.index == RELIC)))


def subsets(ships: list[Ship], least: int, most: int) -> Iterator[list[Ship]]:
    """Give every choice of some ships."""
    for size in range(least, min(most, len(ships)) + 1):
        for chosen in combinations(ships, size):
            yield list(chosen)


def main_actions(data: dict[str, Any]) -> set[str]:
    """Give every main action that the rules allow (AF 4.2)."""
    table = Table(data)
    loose = table.mine("unplaced")
    found = {
        f"dock {dice(ships)} {facility}"
        for ships in subsets(loose, 1, 3)
        for facility in FACILITIES
        if table.may_dock(facility, ships)
    }
    if not found:
        found.add("end turn")
    found |= _business(table)
    for kind, card in table.hand(table.me).items():
        if card not in table.turn["used_cards"]:
            found |= {f"use {kind} {rest}" for rest in _uses(table, kind, loose)}
            if not table.turn["discard_power_used"]:
                found |= {f"discard {kind} {rest}" for rest in _discards(table, kind)}
    return found


def _business(table: Table) -> set[str]:
    """Give the trades, cycles, claims, launches and purchases."""
    me, data = table.me, table.data
    found = set()
    market = {ship.index: ship.value for ship in table.mine("orbital_market")}
    rates = [market[a] for a, b in table.turn["market_pairs"] if a in market and b in market]
    if rates:
        rate = 1 if table.has_bonus(me, "heinlein_plains") else min(rates)
        if table.fuel(me) >= rate and sum(table.ore(seat) for seat in range(table.seats)) < 20:
            found.add("trade")
    if table.turn["artifact_cycles"] > 0:
        found.add("cycle")
    if sum(s.value for s in table.mine("alien_artifact") if s.index in table.turn["artifact_ships"]) >= 8:
        found |= {f"claim {card}" for card in data["display"] if kind_of(card) not in table.hand(me)}
    if table.fuel(me) >= 1 and table.ore(me) >= 1:
        if table.circle(me) == 7:
            found.add("launch")
        if data["relic"]["owner"] is None and table.has_bonus(me, "burroughs_desert"):
            found.add("buy relic")
    return found


def _uses(table: Table, kind: str, loose: list[Ship]) -> set[str]:
    """Give the targets of a fuel power that can be paid (AF 11.2)."""
    fuel = table.fuel(table.me)

    def paid(base: int) -> bool:
        return fuel >= table.tech_cost(base)

    if kind == "booster_pod":
        return {ship.name for ship in loose if ship.value <= 5 and paid(1)}
    if kind == "stasis_beam":
        return {ship.name for ship in loose if ship.value >= 2 and paid(1)}
    if kind == "polarity_device":
        return {ship.name for ship in loose if paid(1)}
    if kind == "gravity_manipulator":
        return {
            f"{down.name} {up.name}"
            for down in loose
            for up in loose
            if down != up and down.value >= 2 and up.value <= 5 and paid(2)
        }
    if kind == "temporal_warper":
        return {dice(chosen) for chosen in subsets(loose, 1, 7) if paid(1)}
    if kind == "data_crystal":
        return {
            territory
            for territory, counts in table.colonies.items()
            if sum(counts) > 0
            and territory not in (table.data["fields"]["isolation"], "burroughs_desert")
            and not table.has_bonus(table.me, territory)
            and paid(sum(counts))
        }
    if kind == "orbital_teleporter" and paid(2):
        return _teleports(table, loose)
    if kind == "plasma_cannon":
        return {
            f"{facility} {_targets(chosen)}"
            for facility in FACILITIES
            for chosen in subsets([s for s in table.ships if s.place == facility and s.seat != table.me], 1, 24)
            if paid(len(chosen))
        }
    return set()


def _targets(ships: list[Ship]) -> str:
    return " ".join(s.full_name for s in sorted(ships, key=lambda s: (s.seat, s.index == RELIC, s.value)))


def _teleports(table: Table, loose: list[Ship]) -> set[str]:
    """Give the moves of an own docked ship (AF 11.4)."""
    found = set()
    for here in FACILITIES:
        for ship in table.mine(here) if here != "terraforming_station" else []:
            spent = here == "alien_artifact" and ship.index not in table.turn["artifact_ships"]
            for there in FACILITIES:
                for extra in subsets(loose, 0, 2):
                    if there != here and table.may_dock(there, [ship, *extra], ship, table.tech_cost(2)):
                        joined = f" with {dice(extra)}" if extra else ""
                        found.add(f"{ship.name}{'s' if spent else ''}@{here} {there}{joined}")
    return found


def _discards(table: Table, kind: str) -> set[str]:
    """Give the targets of a discard power; of those that take two answers, the first (AF 11.2)."""
    fields = table.data["fields"]
    free = {territory: counts for territory, counts in table.colonies.items() if territory != fields["repulsor"]}
    settled = [(territory, seat) for territory, counts in free.items() for seat in range(table.seats) if counts[seat]]
    if kind in FIELD_OF:
        return {territory for territory in table.colonies if territory != fields[FIELD_OF[kind]]}
    if kind == "booster_pod":
        return {field for field, territory in fields.items() if territory is not None}
    if kind == "polarity_device":
        return {
            f"{here} p{owner + 1}"
            for here, owner in settled
            if any(there != here and other != owner for there, other in settled)
        }
    if kind == "orbital_teleporter":
        return {f"{here} p{owner + 1}" for here, owner in settled}
    if kind == "plasma_cannon":
        return {
            f"{ship.place} {ship.full_name}"
            for ship in table.ships
            if ship.seat != table.me and ship.place in FACILITIES and _three_remain(table, ship)
        }
    if kind == "temporal_warper":
        kept = set(table.hand(table.me)) - {kind}
        return {card for card in table.data["discard"] if kind_of(card) not in kept}
    return set()


def _three_remain(table: Table, lost: Ship) -> bool:
    """Tell whether a ship may be destroyed (R17)."""
    return (
        lost.index == RELIC
        or sum(
            ship.seat == lost.seat and ship.index != RELIC and ship != lost and ship.place != "terraforming_station"
            for ship in table.ships
        )
        >= 3
    )


def raids(data: dict[str, Any]) -> set[str]:
    """Give everything that a raider may take (AF 13)."""
    table = Table(data)
    shares: set[tuple[str, int]] = {("", 0)}
    found = {"raid nothing"}
    for seat in range(table.seats):
        if seat == table.me:
            continue
        hand = table.hand(seat)
        if "holographic_decoy" in hand:
            found.add(f"raid p{seat + 1} card {hand['holographic_decoy']}")
            continue
        found |= {f"raid p{seat + 1} card {card}" for card in hand.values()}
        shares |= {
            (words + _share(seat, fuel, ore), taken + fuel + ore)
            for words, taken in shares
            for fuel in range(table.fuel(seat) + 1)
            for ore in range(table.ore(seat) + 1)
            if 0 < fuel + ore <= 4 - taken
        }
    return found | {f"raid{words}" for words, taken in shares if taken}


def _share(seat: int, fuel: int, ore: int) -> str:
    return f" p{seat + 1}" + (f" fuel {fuel}" if fuel else "") + (f" ore {ore}" if ore else "")
