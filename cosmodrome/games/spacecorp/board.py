"""One board: its sites and regions, and every distance on it (8.2, 16.7)."""

from __future__ import annotations

from typing import Any, Final, Literal

from .components import LEGACY, NO
from .pieces import Site

FAR: Final = 1 << 20

LegKind = Literal["takeoff", "landing", "gravity", "border", "transit", "flat"]
"""What a Move costs something for; flat: one that is printed as a whole."""


class Board:
    """The map of one era, with the distances worked out once."""

    def __init__(self, data: dict[str, Any]) -> None:
        regions = data["regions"]
        self.regions: Final[list[str]] = [region["id"] for region in regions]
        number = {id: index for index, id in enumerate(self.regions)}
        self.radiation: Final[list[bool]] = [bool(region["radiation"]) for region in regions]
        self.kinds: Final[list[str]] = [region["kind"] for region in regions]
        self.penalty: Final[int] = data["unshielded_penalty"]
        self.start_shield: Final[bool] = data["start_base"]["shield_factory"]
        self.start_teams: Final[int] = data["start_teams"]
        sites: list[Site] = []
        slot = 0
        for site in data["sites"]:
            region = number[site["region"]]
            orion = self.kinds[region] == "orion"
            made = Site(site, region, slot, orion, bool(regions[region].get("beyond_jupiter")))
            slot += made.slots
            sites.append(made)
        self.sites: Final = sites
        self.ids: Final[list[str]] = [site.id for site in sites]
        self.count: Final = len(sites)
        self.slots: Final = slot
        self.site_of: Final = [index for index, site in enumerate(sites) for _ in range(site.slots)]
        """The site of each slot."""
        self.slot_ids: Final[list[str]] = [
            f"{site.id}:{box + 1}" if site.slots > 1 else site.id for site in sites for box in range(site.slots)
        ]
        """How each slot is written: the site, and the box where there are several."""
        self.start: Final = self.ids.index(data["start_site"])
        self.beyond: Final = self.ids.index(data["beyond_site"]) if data["beyond_site"] else NO
        setup = data.get("beyond_setup")
        self.ahead: Final[list[int]] = (
            [self.ids.index(setup["first"]), self.ids.index(setup["second"])] if setup else [NO, NO]
        )
        """Where the owners of the two Beyond markers of the era before may begin."""
        near: int = data.get("near_distance", 0)
        spur = data.get("orion", {"first_team_reward": 0, "unoccupied_region_reward": 0})
        self.orion_first: Final[int] = spur["first_team_reward"]
        self.orion_next: Final[int] = spur["unoccupied_region_reward"]
        borders = [[FAR] * len(regions) for _ in regions]
        for border in data["borders"]:
            a, b = number[border["a"]], number[border["b"]]
            borders[a][b] = borders[b][a] = border["cost"]
        self.borders: Final = borders
        ways = [self._search(region) for region in range(len(regions))]
        self.apart: Final = [[cost for cost, _, _ in row] for row in ways]
        """The border sum between two regions."""
        self._paths: Final = [[before for _, _, before in row] for row in ways]
        """The region before each region on the way from one."""
        movement = data["movement"]
        self._takeoff: Final[int] = movement["takeoff"]
        self._landing: Final[int] = movement["landing"]
        self._gravity: Final[bool] = movement["gravity"]
        transit: dict[tuple[int, int], int] = {}
        for each in data["transit_additions"]:
            transit[number[each["from"]], number[each["to"]]] = each["add"]
        self._transit: Final = transit
        direct: dict[tuple[str, str], int] = {}
        for each in data["direct_moves"]:
            direct[each["a"], each["b"]] = direct[each["b"], each["a"]] = each["cost"]
        self._direct: Final = direct
        self.distance: Final = [[self._distance(a, b, True) for b in range(self.count)] for a in range(self.count)]
        self.weightless: Final = [[self._distance(a, b, False) for b in range(self.count)] for a in range(self.count)]
        """Distances for who ignores gravity."""
        self.exposed: Final = [
            [any(self.radiation[region] for region in self.path(a, b)) for b in range(self.count)]
            for a in range(self.count)
        ]
        """Whether any part of a Move between two sites is in the radiation zone."""
        self._within: Final[list[list[list[int] | None]]] = [
            [None] * (max(0, *costs[site]) + 1)
            for site in range(self.count)
            for costs in (self.distance, self.weightless)
            for _ in (False, True)
        ]
        """What was already asked about how far a Move reaches."""
        self.near: Final = [[distance <= near for distance in row] for row in self.apart]

    def place_of(self, slot: int) -> tuple[str | None, int]:
        """Return the site of a slot and the number of its box there; no site for the legacy pair."""
        if slot == LEGACY:
            return None, 0
        site = self.sites[self.site_of[slot]]
        return site.id, slot - site.first + 1

    def within(self, start: int, far: int, weightless: bool, to_orion: bool) -> list[int]:
        """Return the sites that a Move of so much reaches from a site, those of the Orion Spur only where it may."""
        row = self._within[start * 4 + int(weightless) * 2 + int(to_orion)]
        far = min(far, len(row) - 1)
        found = row[far]
        if found is None:
            costs = (self.weightless if weightless else self.distance)[start]
            found = [site for site in range(self.count) if 0 <= costs[site] <= far]
            if not to_orion:
                found = [site for site in found if not self.sites[site].orion]
            row[far] = found
        return found

    def _search(self, start: int) -> list[tuple[int, int, int]]:
        """Find the cheapest ways; of equal ones the one with less radiation, then the shortest (R-34)."""
        count = len(self.regions)
        best = [(FAR, FAR, NO)] * count
        best[start] = (0, int(self.radiation[start]), NO)
        done = [False] * count
        hops = [0] * count
        for _ in range(count):
            now = NO
            for region in range(count):
                if not done[region] and best[region][0] < FAR and (now == NO or best[region][0] < best[now][0]):
                    now = region
            if now == NO:
                break
            done[now] = True
            # No way leads through the Orion Spur (16.1).
            if self.kinds[now] == "orion" and now != start:
                continue
            for next in range(count):
                cost = best[now][0] + self.borders[now][next]
                rays = best[now][1] + int(self.radiation[next])
                if (
                    self.borders[now][next] < FAR
                    and not done[next]
                    and (cost, rays, hops[now] + 1) < (best[next][0], best[next][1], hops[next])
                ):
                    best[next] = (cost, rays, now)
                    hops[next] = hops[now] + 1
        return best

    def path(self, a: int, b: int) -> list[int]:
        """Return the regions of the way between two sites."""
        first, last = self.sites[a].region, self.sites[b].region
        if self.sites[b].orion:
            return [first, last]
        found = [last]
        while found[-1] != first:
            found.append(self._paths[first][found[-1]])
        return found[::-1]

    def legs(self, a: int, b: int, weight: bool) -> list[tuple[LegKind, int]] | None:
        """Return what the cost of a Move between two sites is made of; None where it is impossible."""
        one, two = self.sites[a], self.sites[b]
        if a == b or one.orion:
            return None
        if (one.id, two.id) in self._direct:
            return [("flat", self._direct[one.id, two.id])]
        if two.orion:
            # Only over the border itself, and with a colony on this side (16.4).
            border = self.borders[one.region][two.region]
            return [("border", border)] if border < FAR else None
        if self.apart[one.region][two.region] >= FAR:
            return None
        pull = self._gravity and weight
        way = self.path(a, b)
        found: list[tuple[LegKind, int]] = [("takeoff", self._takeoff), ("gravity", one.gravity if pull else 0)]
        found += [("border", self.borders[way[place]][way[place + 1]]) for place in range(len(way) - 1)]
        found.append(("transit", self._transit.get((one.region, two.region), 0)))
        found += [("gravity", two.gravity if pull else 0), ("landing", self._landing)]
        return [leg for leg in found if leg[1]]

    def _distance(self, a: int, b: int, weight: bool) -> int:
        """Work out what a Move between two sites costs; -1 where it is impossible."""
        legs = self.legs(a, b, weight)
        return NO if legs is None else sum(cost for _, cost in legs)
