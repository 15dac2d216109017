"""A second opinion on SpaceCorp: what may be done and what a payment is worth, worked out slowly from the data files.

It reads nothing but a position as data and the files, and shares no code with the engine.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from games.spacecorp.scene import CARDS, COLONIES, ERAS, PROGRESS, SITES, START, TILES, read

BASES = {base["id"]: base for base in read("bases")["types"]}
HQS = dict(zip("123", read("hq")["hqs"], strict=True))
BOARDS = read("boards")["boards"]
BEYOND = {"asteroid_belt", "oort_cloud"}
OUT = BEYOND | {site for site in SITES if site.startswith("orion")}
MOST_SPENT = 3


class Mode(NamedTuple):
    """One way to use a card or an Infra box."""

    value: int
    multiplies: bool
    shielded: bool


Source = list[Mode]


class Terms(NamedTuple):
    """What a goal asks for."""

    action: str
    cost: int
    timed: bool = False
    money: bool = False
    add: int = 0
    doubles: bool = False
    factor: int = 1
    gift: int = 0
    penalty: int = 0


# The board.


@cache
def regions_between(era: str) -> dict[str, dict[str, int]]:
    """Work out the cheapest border sum between any two regions; Orion regions are ends only."""
    board = BOARDS[era]
    kinds = {region["id"]: region["kind"] for region in board["regions"]}
    found: dict[str, dict[str, int]] = {}
    for start in kinds:
        best, open_ones = {start: 0}, [start]
        while open_ones:
            here = min(open_ones, key=lambda region: best[region])
            open_ones.remove(here)
            if kinds[here] == "orion" and here != start:
                continue
            for border in board["borders"]:
                if here in (border["a"], border["b"]):
                    there = border["b"] if border["a"] == here else border["a"]
                    if best[here] + border["cost"] < best.get(there, 9999):
                        best[there] = best[here] + border["cost"]
                        open_ones.append(there)
        found[start] = best
    return found


@cache
def radiation(era: str) -> frozenset[str]:
    """Name the regions with radiation."""
    return frozenset(region["id"] for region in BOARDS[era]["regions"] if region["radiation"])


def distance(era: str, start: str, to: str, weightless: bool) -> int:
    """Work out what a Move costs."""
    board = BOARDS[era]
    for direct in board["direct_moves"]:
        if {direct["a"], direct["b"]} == {start, to}:
            return int(direct["cost"])
    a, b = SITES[start], SITES[to]
    cost = regions_between(era)[a["region"]][b["region"]]
    cost += board["movement"]["takeoff"] + board["movement"]["landing"]
    if board["movement"]["gravity"] and not weightless:
        cost += a["gravity"] + b["gravity"]
    return int(cost) + sum(
        int(entry["add"])
        for entry in board["transit_additions"]
        if (entry["from"], entry["to"]) == (a["region"], b["region"])
    )


class Table:
    """A position as the rules see it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.era: str = data["era"]
        self.number = ERAS.index(self.era)
        self.seats: int = data["seats"]
        self.players: list[dict[str, Any]] = data["players"]
        self.hq = HQS[data["options"]["eras"][0]]
        self.deck = len(data["deck"]) + len(data["deck_top"])
        self.closed = data["trigger"]["kind"] is not None
        self.start = START[self.era]
        self.sites = [site["id"] for site in BOARDS[self.era]["sites"]]
        self.acted = set(data["turn_state"]["acted"])

    def boxes(self, site: str) -> list[tuple[str | None, int | None, str]]:
        """List tile, owner and base type of each box of a site."""
        entry = self.data["board"].get(site)
        if entry is None:
            return [(None, None, "")] * max(1, len(SITES[site]["boxes"]))
        tiles = entry["tiles"] or [None]
        return [
            (tile, None if base is None else int(base[1]) - 1, "" if base is None else base.split()[1])
            for tile, base in zip(tiles, entry["bases"], strict=True)
        ]

    def owner(self, site: str) -> int | None:
        """Name whose bases stand at a site."""
        return next((owner for _, owner, _ in self.boxes(site) if owner is not None), None)

    def holds(self, site: str, seat: int, base: str) -> bool:
        """Tell whether a player has a base of a type at a site."""
        return any(owner == seat and kind == base for _, owner, kind in self.boxes(site))

    def in_region(self, region: str, seat: int, base: str) -> bool:
        """Tell whether a player has a base of a type in a region."""
        return any(SITES[site]["region"] == region and self.holds(site, seat, base) for site in self.sites)

    def teams(self, seat: int, fresh: bool = True) -> list[str]:
        """List where a player's teams stand that can act and have not."""
        return [
            where
            for number, where in enumerate(self.players[seat]["teams"])
            if where
            and where != "gone"
            and ":" not in where
            and where not in OUT
            and not (fresh and f"p{seat + 1}:{number}" in self.acted)
        ]

    def locked(self, site: str) -> bool:
        """Tell whether Phobes withhold the benefits of a system."""
        return any(tile == "sa_phobes" and kind != "secure" for tile, _, kind in self.boxes(site))

    def production(self, site: str, box: int) -> int | None:
        """Return the living P# of a box."""
        tile, owner, base = self.boxes(site)[box]
        if tile is None or self.locked(site) or base == "exploiter":
            return None
        return _produces(tile, base if owner is not None else "", self.era)

    def gifts(self, seat: int, op: str) -> list[dict[str, Any]]:
        """List the effects of one kind of a player's progress cards."""
        return [
            effect
            for card in self.players[seat]["progress"]
            for effect in PROGRESS[card]["effects"]
            if effect["op"] == op
        ]

    def gift(self, seat: int, action: str) -> int:
        """Add up what progress cards add to an action."""
        return sum(effect["value"] for effect in self.gifts(seat, "add_action") if effect["action"] == action)

    def factor(self, seat: int, action: str) -> int:
        """Multiply what progress cards do to an action."""
        found = 1
        for effect in self.gifts(seat, "multiply_action"):
            found *= effect["factor"] if effect["action"] == action else 1
        return found

    def shielded(self, seat: int, action: str) -> bool:
        """Tell whether a progress card shields an action."""
        return any(action in effect["actions"] for effect in self.gifts(seat, "shield_action"))

    # Sources.

    def infra(self, seat: int, action: str) -> list[Source]:
        """List the boxes of an HQ that show an action."""
        found = []
        for number, box in enumerate(self.hq["boxes"]):
            card = None if number == 0 else self.players[seat]["infra"][number - 1]
            modes = (
                card_modes(card, action)
                if card
                else [
                    Mode(mode["value"], mode["op"] == "mul", mode["shielded"])
                    for mode in box["intrinsic"]
                    if mode["type"] == action
                ]
            )
            if modes:
                found.append(modes)
        return found

    def hq_choices(self, seat: int, action: str) -> list[tuple[list[Source], bool]]:
        """List whose Infra can be used together, and whether that takes Competitors."""
        rivals = [other for other in range(self.seats) if other != seat]
        found = [([], False), (self.infra(seat, action), False)]
        if not self.closed:
            found += [(self.infra(rival, action), False) for rival in rivals]
        if any(CARDS[card]["edge"] == "competitors" for card in self.players[seat]["hand"] if card != "time"):
            everybody = [seat, *rivals]
            found += [
                (self.infra(a, action) + self.infra(b, action), True)
                for number, a in enumerate(everybody)
                for b in everybody[number + 1 :]
            ]
        return found

    def reach(self, seat: int, terms: Terms, hand_too: bool = True) -> bool:
        """Tell whether a goal can be paid for in any way."""
        money = self.players[seat]["profit"]
        cards = self.players[seat]["hand"]
        for infra, competitors in self.hq_choices(seat, terms.action):
            left = Counter(card for card in cards if card != "time")
            if competitors:
                left[next(card for card in left if CARDS[card]["edge"] == "competitors")] -= 1
            sources = infra + [modes for card in left.elements() if (modes := card_modes(card, terms.action))]
            doubled = 2 if terms.timed and "time" in cards else 1
            for value, shield in best_values(sources, terms):
                penalty = 0 if shield else terms.penalty
                if enough(value * doubled, terms, money - penalty):
                    return True
        return terms.cost <= 0

    def most(self, seat: int, terms: Terms) -> int:
        """Return the greatest value that a player can bring up for an action without a cost."""
        value = 0
        while value < 200 and self.reach(seat, terms._replace(cost=value + 1)):
            value += 1
        return value


def _produces(tile: str, base: str, era: str) -> int | None:
    """Return the P# of a tile under a base."""
    printed = TILES[tile]["production"]
    added = (
        [
            effect["value"]
            for effect in BASES[base]["by_era"].get(era, {"effects": []})["effects"]
            if effect["op"] == "production_add"
        ]
        if base
        else []
    )
    return (printed or 0) + sum(added) if added or printed is not None else None


def card_modes(card: str, action: str) -> Source:
    """List the modes of a card for an action."""
    return [
        Mode(mode["value"], mode["op"] == "mul", mode["shielded"])
        for entry in CARDS[card]["actions"]
        if entry["type"] == action
        for mode in entry["modes"]
    ]


def value_of(modes: list[Mode], terms: Terms) -> int:
    """Work out V3 of chosen modes by the formula of 7.2."""
    best = 0
    for doubled in [-1, *(range(len(modes)) if terms.doubles else ())]:
        added, multiplied, several = terms.add, 1, False
        for number, mode in enumerate(modes):
            worth = mode.value * (2 if number == doubled else 1)
            if mode.multiplies:
                multiplied, several = multiplied * worth, True
            else:
                added += worth
        added += terms.gift if modes else 0
        best = max(best, multiplied if added == 0 and several else added * multiplied)
    return best * terms.factor


def best_values(sources: list[Source], terms: Terms) -> list[tuple[int, bool]]:
    """Return the best value of all sources, and the best with a shielded mode among them."""
    found: dict[bool, int] = {}
    # Equal sources are interchangeable, and a weaker mode is chosen at most once, to shield.
    plain = [max(source, key=lambda mode: mode.value) for source in sources]
    choices = [
        plain,
        *(
            [*plain[:number], mode, *plain[number + 1 :]]
            for number, source in enumerate(sources)
            for mode in source
            if mode.shielded
        ),
    ]
    for modes in choices:
        shield = terms.penalty == 0 or any(mode.shielded for mode in modes)
        found[shield] = max(found.get(shield, 0), value_of(list(modes), terms))
    return [(value, shield) for shield, value in found.items()]


def enough(value: int, terms: Terms, money: int) -> bool:
    """Tell whether a value reaches a cost, with profit where it may be spent."""
    if money < 0:
        return False
    gap = terms.cost - value
    return gap <= 0 or (terms.money and gap <= MOST_SPENT and gap < value and gap <= money)


# Goals.


def move_terms(table: Table, seat: int, start: str, to: str) -> Terms | None:
    """Work out what a Move asks for at best, None if no Move leads there."""
    era = table.era
    a, b = SITES[start]["region"], SITES[to]["region"]
    if start == to or b not in regions_between(era)[a]:
        return None
    if to.startswith("orion"):
        borders = [border["cost"] for border in BOARDS[era]["borders"] if {border["a"], border["b"]} == {a, b}]
        if not borders or start not in [colony["site"] for colony in table.players[seat]["colonies"]]:
            return None
        cost = borders[0]
    else:
        cost = distance(era, start, to, bool(table.gifts(seat, "ignore_gravity")))
    own = table.start in (start, to) or seat in (table.owner(start), table.owner(to))
    if not own and (table.closed or (table.owner(start) is None and table.owner(to) is None)):
        return None
    port = any(
        table.holds(start, other, "spaceport") for other in range(table.seats) if other == seat or not table.closed
    )
    path = regions_on_the_way(era, a, b)
    exposed = bool(path & radiation(era)) and BOARDS[era]["unshielded_penalty"] > 0
    sheltered = start == table.start and BOARDS[era]["start_base"]["shield_factory"]
    safe = (
        sheltered
        or table.shielded(seat, "move")
        or any(
            table.in_region(a, other, "shield_factory")
            for other in range(table.seats)
            if other == seat or not table.closed
        )
    )
    return Terms(
        "move",
        cost,
        True,
        table.number > 0,
        2 if port and era == "mariners" else 0,
        port and era != "mariners",
        table.factor(seat, "move"),
        table.gift(seat, "move"),
        BOARDS[era]["unshielded_penalty"] if exposed and not safe else 0,
    )


@cache
def regions_on_the_way(era: str, a: str, b: str) -> frozenset[str]:
    """Name the regions that every cheapest path touches, ends included."""
    sums = regions_between(era)
    return frozenset(
        {a, b}
        | {
            region
            for region in sums
            if b in sums[a]
            and region in sums[a]
            and b in sums[region]
            and sums[a][region] + sums[region][b] == sums[a][b]
        }
    )


def build_terms(table: Table, seat: int, site: str, types: tuple[str, ...]) -> Terms:
    """Work out what a Build asks for."""
    era, region = table.era, SITES[site]["region"]
    cost = SITES[site]["build_cost"] + sum(TILES[tile]["base_modifier"] for tile, _, _ in table.boxes(site) if tile)
    others = [other for other in range(table.seats) if other == seat or not table.closed]
    industry = era != "starfarers" and any(table.in_region(region, other, "industrial") for other in others)
    exposed = region in radiation(era) and BOARDS[era]["unshielded_penalty"] > 0
    safe = (
        table.shielded(seat, "build")
        or "shield_factory" in types
        or any(table.in_region(region, other, "shield_factory") for other in others)
    )
    return Terms(
        "build",
        max(0, cost),
        True,
        table.number > 0,
        0,
        False,
        table.factor(seat, "build") * (2 if industry else 1),
        table.gift(seat, "build"),
        BOARDS[era]["unshielded_penalty"] if exposed and not safe else 0,
    )


def fits(table: Table, site: str, tile: str | None, base: str) -> bool:
    """Tell whether a base type may stand on a tile or site."""
    rule = BASES[base]["by_era"].get(table.era)
    return rule is not None and _meets(SITES[site], TILES[tile] if tile else None, rule["requirement"])


def _meets(site: dict[str, Any], tile: dict[str, Any] | None, needs: dict[str, Any] | None) -> bool:
    if needs is None:
        return True
    kind = str(needs["type"])
    if kind in ("lagrange", "no_gravity"):
        return bool(site["lagrange"] if kind == "lagrange" else site["gravity"] == 0)
    if kind == "or":
        return any(_meets(site, tile, part) for part in needs["of"])
    if tile is None:
        return False
    if kind in ("symbol", "not_symbol"):
        return bool(set(needs["any"]) & set(tile["symbols"])) == (kind == "symbol")
    return bool(tile["production"] is not None if kind == "has_production" else tile["colony_points"])


def supply(table: Table, seat: int, base: str) -> int:
    """Count the bases of a type that a player has left."""
    placed = sum(owner == seat and kind == base for site in table.sites for _, owner, kind in table.boxes(site))
    legacy = table.players[seat]["legacy"]
    return int(BASES[base]["count"]) - placed - (legacy is not None and legacy["base"] == base)


def goals(data: dict[str, Any]) -> set[str]:
    """List every goal of the active player, as the engine writes them."""
    table, seat = Table(data), data["active"]
    banned = set(data["turn_state"]["forbidden"])
    found = _team_goals(table, seat) | _card_goals(table, seat) | _colonies(table, seat)
    found = {text for text in found if text.split()[0] not in banned}
    return found | ({"pass"} if table.deck == 0 else set())


def _stalls(table: Table, seat: int) -> bool:
    return table.closed and table.deck == 0 and table.players[seat]["empty_turns"] >= 2


def _team_goals(table: Table, seat: int) -> set[str]:
    found = set()
    hand = table.players[seat]["hand"]
    for site in set(table.teams(seat)):
        for to in table.sites:
            terms = move_terms(table, seat, site, to)
            playable = any(card == "time" or card_modes(card, "move") for card in hand)
            if terms and table.reach(seat, terms) and (playable or not _stalls(table, seat)):
                found.add(f"move {site} {to}")
        boxes, place = table.boxes(site), SITES[site]
        if place["boxes"] and any(tile is None for tile, _, _ in boxes):
            terms = Terms(
                "explore",
                place["explore_cost"],
                True,
                table.number > 0,
                factor=table.factor(seat, "explore"),
                gift=table.gift(seat, "explore"),
            )
            if table.reach(seat, terms):
                found.add(f"explore {site}")
        elif place["build_cost"] is not None and table.owner(site) is None:
            found |= _builds(table, seat, site, [tile for tile, _, _ in boxes])
    return found


def _builds(table: Table, seat: int, site: str, tiles: list[str | None]) -> set[str]:
    if "sa_introvs" in tiles and not table.gifts(seat, "introv_access"):
        return set()
    found = set()
    for types in product(BASES, repeat=len(tiles)):
        if (
            all(fits(table, site, tile, base) for tile, base in zip(tiles, types, strict=True))
            and all(count <= supply(table, seat, base) for base, count in Counter(types).items())
            and table.reach(seat, build_terms(table, seat, site, types))
        ):
            found.add(f"build {site} {types[0]}" if len(tiles) == 1 else f"build {site}")
            if len(tiles) > 1:
                break
    return found


def eligible(table: Table, seat: int) -> list[int]:
    """List the production of all tiles that a player can use."""
    found = [
        produced
        for site in table.sites
        for box, (_, owner, _) in enumerate(table.boxes(site))
        if owner == seat and (produced := table.production(site, box)) is not None
    ]
    legacy = table.players[seat]["legacy"]
    if legacy:
        found.append(_produces(legacy["tile"], legacy["base"], table.era) or 0)
    return found


def _card_goals(table: Table, seat: int) -> set[str]:
    found, player = set(), table.players[seat]
    for action in ("genetics", "revelation", "research", "produce"):
        most = table.most(seat, Terms(action, 1, factor=table.factor(seat, action), gift=table.gift(seat, action)))
        if action == "revelation" and table.number == 0:
            continue
        if action == "produce":
            tiles = len(eligible(table, seat))
            found |= {f"produce {count}" for count in range(1, min(most, tiles) + 1)}
            found |= {"produce by choice"} if most and tiles > 1 else set()
        elif action == "research":
            limit = max([7, *(effect["value"] for effect in table.gifts(seat, "research_hand_limit"))])
            if most and len(player["hand"]) <= limit and (table.deck or any(table.data["offers"])):
                found.add("research")
        elif most:
            found.add(action)
    for card in set(player["hand"]) - {"time"}:
        if CARDS[card]["infra"]:
            for slot, old in enumerate(player["infra"], start=1):
                stalling = _stalls(table, seat) and old and CARDS[old]["era"] == table.era
                # A card in place of its like changes nothing and is left out.
                if old != card and not stalling:
                    found.add(f"upgrade {card} {slot}")
        if any(
            _has_target(table, seat, entry["special"]) for entry in CARDS[card]["actions"] if entry["type"] == "special"
        ):
            found.add(f"special {card}")
    return found


def _has_target(table: Table, seat: int, special: str) -> bool:
    everyone = [where for player in table.players for where in player["teams"] if where]
    if special.startswith("probe"):
        return any(
            SITES[site]["boxes"] and site not in table.data["board"] and site not in everyone for site in table.sites
        )
    if special == "teleport":
        return bool(table.teams(seat))
    return special != "advance_track" or any(":" in (where or "") for where in table.players[seat]["teams"])


def colony_points(table: Table, seat: int, site: str) -> tuple[int, int]:
    """Count the colony points that are free, and those that can be paid for."""
    boxes, player = table.boxes(site), table.players[seat]
    free = (
        0
        if table.locked(site)
        else sum(TILES[str(tile)]["colony_points"] for tile, _, base in boxes if base != "exploiter")
    )
    region = SITES[site]["region"]
    free += any(
        regions_between(table.era)[region][SITES[colony["site"]]["region"]] <= 20 for colony in player["colonies"]
    )
    free += any(base == "industrial" for _, _, base in boxes) + (len(boxes) >= 2)
    free += sum(effect["value"] for effect in table.gifts(seat, "colony_points"))
    paid = any(where and where.split(":")[0] == site for where in player["teams"]) + (player["profit"] >= 5)
    paid += table.reach(seat, Terms("build", 12 if SITES[site]["multi_star"] else 8))
    return free, paid


def _colonies(table: Table, seat: int) -> set[str]:
    if table.era != "starfarers":
        return set()
    settled = {colony["site"] for player in table.players for colony in player["colonies"]}
    cheapest = min((COLONIES[tile]["value"] for tile in table.data["colonies"]), default=99)
    return {
        f"colonize {site}"
        for site in table.sites
        if SITES[site]["is_star_system"]
        and site not in settled
        and all(owner == seat for _, owner, _ in table.boxes(site))
        and sum(colony_points(table, seat, site)) >= cheapest
    }
