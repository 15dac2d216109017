"""Positions of Alien Frontiers that keep its rules, though no game need ever have led to them."""

from __future__ import annotations

from random import Random
from typing import Any

from games.alien_frontiers import oracle
from games.alien_frontiers.table import CARDS, GAME, TERRITORIES
from hypothesis import strategies as st


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Make a position in the middle of a turn, crowded with cards, ships and fields."""
    random = draw(st.randoms(use_true_random=False))
    seats = random.randint(2, 4)
    long = seats > 2 and random.random() < 0.2
    data: dict[str, Any] = GAME.new(seats, random.randint(0, 99), {"long": long}).to_json()
    data |= {"active_seat": random.randrange(seats), "turn_number": random.randint(1, 60)}
    data["stack"] = [{"step": "actions"}]
    _colonies(random, data)
    _fields(random, data)
    _fleets(random, data)
    _cards(random, data)
    _tokens(random, data)
    _turn(random, data)
    return data


def _colonies(random: Random, data: dict[str, Any]) -> None:
    """Settle some colonies of each seat, never the last one."""
    each = oracle.Table(data).each
    for seat, player in enumerate(data["players"]):
        player["circle"] = random.choice((0, 0, 1, 3, 5, 6, 7))
        for _ in range(random.randint(0, each - 1 - (player["circle"] > 0))):
            data["colonies"][random.choice(TERRITORIES)][seat] += 1


def _fields(random: Random, data: dict[str, Any]) -> None:
    for field in data["fields"]:
        data["fields"][field] = random.choice((None, *TERRITORIES))


def _fleets(random: Random, data: dict[str, Any]) -> None:
    """Spread the ships over the docks as far as there is room; the Relic Ship goes to who may have it."""
    seats, active = data["seats"], data["active_seat"]
    room = {facility: count for facility, count in oracle.OPEN_DOCKS[seats].items() if facility != "colonist_hub"}
    tracks = [3] * seats

    def place(seat: int, must_stay: bool) -> dict[str, Any]:
        value = random.randint(1, 6)
        where = random.choice((*oracle.FACILITIES, "bay"))
        if seat == active and random.random() < 0.6:
            return {"location": "unplaced", "value": value}
        if where == "colonist_hub" and tracks[seat]:
            tracks[seat] -= 1
        elif room.get(where) and not (where == "terraforming_station" and must_stay):
            room[where] -= 1
        else:
            where = "unplaced" if seat == active else "bay"
        return {"location": where, "value": 6 if where == "terraforming_station" else value}

    for seat, player in enumerate(data["players"]):
        fleet = random.randint(3, 6)
        player["ships"] = [place(seat, number < 3) for number in range(fleet)]
        player["ships"] += [{"location": "stock", "value": 1}] * (6 - fleet)
    table = oracle.Table(data)
    owner = table.controller("burroughs_desert")
    if owner is not None and data["fields"]["isolation"] != "burroughs_desert" and random.random() < 0.8:
        data["relic"] = {"owner": owner, **place(owner, False)}


def _cards(random: Random, data: dict[str, Any]) -> None:
    """Deal all cards to hands, display, pile and deck; the active seat's hand is the fullest."""
    cards = random.sample(CARDS, len(CARDS))
    data["display"] = [cards.pop() for _ in range(3)]
    for player in data["players"]:
        player["hand"] = []
    data["discard"] = []
    for card in cards:
        seat = random.choice((data["active_seat"], data["active_seat"], *range(data["seats"])))
        hand = data["players"][seat]["hand"]
        if random.random() < 0.7 and all(oracle.kind_of(held) != oracle.kind_of(card) for held in hand):
            hand.append(card)
        elif random.random() < 0.5:
            data["discard"].append(card)


def _tokens(random: Random, data: dict[str, Any]) -> None:
    for seat, player in enumerate(data["players"]):
        most = 6 if seat == data["active_seat"] else 4
        player["fuel"], player["ore"] = random.randint(0, most), random.randint(0, min(most, 4))


def _turn(random: Random, data: dict[str, Any]) -> None:
    """Make up what is remembered of the turn, in keeping with the docks."""
    seat = data["active_seat"]
    table = oracle.Table(data)
    market = table.mine("orbital_market")
    pairs = [[a.index, b.index] for a in market for b in market if a.index < b.index and a.value == b.value]
    artifact = [ship.index for ship in table.mine("alien_artifact")]
    data["turn"] |= {
        "used_cards": random.sample(data["players"][seat]["hand"], len(data["players"][seat]["hand"]) // 3),
        "discard_power_used": random.random() < 0.2,
        "borrowed_territory": random.choice((None, None, *TERRITORIES[:7])),
        "mine_docks_this_turn": random.choice((0, 0, 1)),
        "hub_docks_this_turn": random.choice((0, 1, 2)),
        "artifact_ships": random.choice((artifact, artifact[:1])),
        "artifact_cycles": random.choice((0, len(artifact))),
        "market_pairs": pairs[:1],
    }
