"""What a seat may know (3.3), with everything that a board shows beside the bare position."""

from __future__ import annotations

from ....kernel.message import Json
from ..components import ACTIONS, MEDALS, OPS, PLANETS, PROJECTS, RESOURCES, SIDES, SOURCES, TYPES, Effect
from ..player import bits, members
from ..rules.executive import floor_votes, votes_at, wing_votes
from ..rules.rounds import special_state
from ..rules.scoring import left_overs, medal_points, project_points, project_value, scores
from ..rules.turn import flyable
from ..rules.works import highest_free, worth
from ..state import HIDDEN, Federation
from ..stored.position import discarded_laws, gone_alterations, seated_json


def seen_by(state: Federation, seat: int | None) -> dict[str, Json]:
    """Show the table as a seat sees it; None is a spectator."""
    box = state.box
    return {
        "round": state.round,
        "rounds": box.rounds,
        "cycle": state.cycle,
        "first": state.first,
        "president": state.president,
        "active": state.active if state.active >= 0 else None,
        "phase": _phase(state),
        "placing": _placing(state),
        "setup": state.options["setup"],
        "data": box.name,
        "senate": _senate(state),
        "floors": {str(floor): floor_votes(state, floor) for floor in (3, 2, 1)},
        "wings": dict(zip(("left", "right"), wing_votes(state), strict=True)),
        "outer": [seated_json(state, seated, -1) for seated in state.outer],
        "projects": [_project(state, project) for project in range(len(PROJECTS))],
        "laws": _laws(state),
        "neo": _neo(state),
        "moons": _moons(state),
        "stock": {str(power): state.stock_left(power) for power in range(1, 5)},
        "alterations_out": [box.alterations[token].id for token in gone_alterations(state)],
        "returned": [box.alterations[token].id for token in state.returned]
        if state.returned and state.returned_by == seat
        else None,
        "specialists": _specialists(state),
        "stalls": _stalls(state),
        "works": _works(state),
        "medals": _medals(state),
        "start_tiles": [
            {"id": box.homes[tile].id, "effects": effects_json(box.homes[tile].effects)} for tile in state.homes
        ],
        "deep_space": {
            "count": len(state.deep_stack),
            "tiles": [box.deep[tile].id for tile in state.deep_stack]
            if seat is not None and state.looked >> seat & 1
            else None,
        },
        "blocks": {
            "planet": box.planet_blocks[state.planet_block].id if state.planet_block >= 0 else None,
            "room": box.room_blocks[state.room_block].id if state.room_block >= 0 else None,
        },
        "track": {
            "levels": box.level_of[1:],
            "medal": box.medal_degree,
            "deep_space": box.deep_degree,
            "upkeep": [_amounts(price) for price in box.upkeep[1:]],
        },
        "limits": {
            "crystals": box.most_crystals,
            "diamonds": box.most_diamonds,
            "hangar": box.hangar,
            "ships": box.ships,
        },
        "players": [_player(state, other) for other in range(state.seats)],
        "missions": [
            {
                "id": mission.id,
                "level": mission.level,
                "cost": _amounts(mission.cost),
                "effects": effects_json(mission.effects),
            }
            for mission in box.missions
        ],
    }


def _phase(state: Federation) -> str:
    """Name the question of the moment."""
    return "over" if state.finished else str(state.common[-1].to_json()["step"])


def _placing(state: Federation) -> Json:
    """Show the placement that is being chosen: its cell, and the tokens that are settled already."""
    asked = {} if state.finished else state.common[-1].to_json()
    if asked.get("step") not in ("face", "cover", "die"):
        return None
    return {key: asked.get(key) for key in ("cell", "ambassador", "alteration")}


def _amounts(res: list[int]) -> dict[str, Json]:
    return {RESOURCES[kind]: count for kind, count in enumerate(res) if count}


def effects_json(effects: list[Effect]) -> list[Json]:
    """Show effects as facts that a board can draw."""
    found: list[Json] = []
    for effect in effects:
        shown: dict[str, Json] = {"op": OPS[effect.kind], "n": effect.n}
        if sum(effect.res):
            shown["resources"] = _amounts(effect.res)
        if effect.options:
            shown["options"] = [effects_json(option) for option in effect.options]
        found.append(shown)
    return found


def _senate(state: Federation) -> list[Json]:
    """Show the cells with what lies there and its votes now."""
    found: list[Json] = []
    for number, cell in enumerate(state.box.cells):
        seated = state.senate[number]
        found.append(
            {
                "id": cell.id,
                "floor": cell.floor,
                "column": cell.column,
                "wing": ("left", "right")[cell.wing],
                "action": ACTIONS[cell.action],
                "cost": _amounts(cell.cost),
                "mission": state.box.missions[cell.mission].id,
                "token": None
                if seated is None
                else {**seated_json(state, seated, number), "total": votes_at(state, number)},
            }
        )
    return found


def _project(state: Federation, project: int) -> dict[str, Json]:
    """Show a project: its steps, everybody's value and the points that it would pay now."""
    last = state.box.last_step[project]
    return {
        "id": PROJECTS[project],
        "step": state.steps[project],
        "last": last,
        "start": state.box.first_step[state.seats][project],
        "needed": last - state.steps[project],
        "funded": state.funded(project),
        "values": [project_value(state, seat, project) for seat in range(state.seats)],
        "points": list(project_points(state, project)),
    }


def _laws(state: Federation) -> dict[str, Json]:
    """Show the open laws with what they would bring, and which may still come."""
    box = state.box
    current: list[Json] = [
        {
            "id": box.laws[law],
            "planet": PLANETS[box.law_planet[law]],
            "points": [
                sum(
                    effect.n * state.counter(seat, effect.counter) if effect.counter >= 0 else effect.n
                    for effect in box.law_effects[law]
                )
                for seat in range(state.seats)
            ],
        }
        for law in state.laws
    ]
    return {
        "left": current[0],
        "right": current[1],
        "next": [box.laws[law] for law in state.next_laws if law >= 0],
        "to_come": [box.laws[law] for stack in state.law_stacks for law in stack],
        "discard": [box.laws[law] for law in discarded_laws(state)],
    }


def _neo(state: Federation) -> dict[str, Json]:
    """Show the miners' map."""
    box = state.box
    cells: list[Json] = []
    for index, pit in enumerate(box.pits):
        token = state.asteroids[index]
        cells.append(
            {
                "id": pit.id,
                "influence": pit.influence,
                "next": [box.pits[next].id for next in pit.next],
                "resources": _amounts(pit.res),
                "asteroid": pit.asteroid,
                "end": index == box.last_pit,
                "token": None if token == -1 else "hidden" if token == HIDDEN else _asteroid(state, token),
                "miners": [seat for seat in range(state.seats) if state.players[seat].miner == index],
            }
        )
    return {
        "cells": cells,
        "dead": box.dead_row if state.dead_hidden else [_asteroid(state, token) for token in state.dead_row],
    }


def _asteroid(state: Federation, token: int) -> dict[str, Json]:
    return {
        "id": state.box.asteroids[token].id,
        "dead": state.box.dead[token],
        "resources": _amounts(state.box.asteroids[token].res),
    }


def alteration_json(state: Federation, token: int) -> dict[str, Json]:
    """Show an alteration token."""
    item = state.box.alterations[token]
    return {
        "id": item.id,
        "power": item.power,
        "side": SIDES[item.side],
        "votes": item.votes,
        "bonus": effects_json(item.bonus),
    }


def _moons(state: Federation) -> list[Json]:
    """Show the positions of 6Moon."""
    box = state.box
    found: list[Json] = []
    for moon in range(box.last_moon + 1):
        dark = state.dark_moons >> moon & 1 == 1
        found.append(
            {
                "position": moon,
                "power": box.moon_power[moon],
                "hidden": box.moon_tokens[moon] if dark else 0,
                "tokens": [alteration_json(state, token) for token in state.moons[moon]],
                "mages": [seat for seat in range(state.seats) if state.players[seat].mage == moon],
            }
        )
    return found


def _specialists(state: Federation) -> list[Json]:
    """Show the stacks of Atalum."""
    box = state.box
    found: list[Json] = []
    for kind in range(5):
        for level in range(1, 4):
            token = state.open_specialists[kind * 3 + level - 1]
            unseen = state.unseen_specialists & box.of_kind[kind * 4 + level]
            found.append(
                {
                    "type": TYPES[kind],
                    "level": level,
                    "open": box.specialists[token].id if token >= 0 else None,
                    "hidden": bits(unseen) if level < 3 else 0,
                }
            )
    return found


def _stalls(state: Federation) -> list[Json]:
    """Show the stalls with their bonuses and the discs on both levels."""
    found: list[Json] = []
    for number, stall in enumerate(state.box.stalls):
        levels: list[Json] = []
        for level in (1, 2):
            bonus = stall.bonuses[level - 1]
            levels.append(
                {
                    "effects": effects_json(bonus.effects),
                    "units": bonus.units,
                    "same_kind": bonus.same_kind,
                    "options": [effects_json(option) for option in bonus.options],
                    "discs": [
                        seat for seat in range(state.seats) if state.players[seat].discs >> 2 * number & 3 == level
                    ],
                }
            )
        found.append({"id": stall.id, "cost": _amounts(stall.cost), "levels": levels})
    return found


def _works(state: Federation) -> dict[str, Json]:
    """Show what can be built on E81216 and by whom it was."""
    box = state.box
    productions: list[Json] = []
    for slot, work in enumerate(state.row):
        item = box.productions[work]
        productions.append(
            {
                "slot": box.slots[slot],
                "id": item.id,
                "cost": _amounts(item.cost),
                "income": effects_json(item.income),
                "robots": [seat for seat in range(state.seats) if state.players[seat].productions >> slot & 1],
            }
        )
    megastructures: list[Json] = []
    for number, item in enumerate(box.megastructures):
        robots: list[Json] = [player.multipliers >> 4 * number & 15 or None for player in state.players]
        megastructures.append(
            {
                "id": item.id,
                "cost": _amounts(item.cost),
                "multipliers": [*item.multipliers],
                "tokens": [box.mega_tokens[token] for token in state.pairs[number]],
                "free": highest_free(state, number),
                "robots": robots,
                "worth": [worth(state, seat, number) for seat in range(state.seats)],
            }
        )
    return {"productions": productions, "megastructures": megastructures}


def _medals(state: Federation) -> list[Json]:
    """Show the medals left and who has them."""
    found: list[Json] = []
    for number, medal in enumerate(MEDALS):
        owners = [seat for seat in range(state.seats) if state.players[seat].medals >> number & 1]
        left: Json = state.seats - len(owners)
        if number < 5:
            left = [state.box.thresholds[state.seats][place] for place in members(state.thresholds[number])]
        found.append({"id": medal, "left": left, "owners": [*owners]})
    return found


def _player(state: Federation, seat: int) -> dict[str, Json]:
    """Show one player's pieces and all that is derived from them."""
    player = state.players[seat]
    box = state.box
    points = scores(state)[seat]
    ready = flyable(state, seat)
    missions: list[Json] = []
    for number, mission in enumerate(box.missions):
        if player.markers >> number & 1:
            status = "done" if player.flown >> number & 1 else "ready" if number in ready else "open"
            missions.append({"id": mission.id, "status": status})
    return {
        "seat": seat,
        "pp": sum(player.points),
        "sources": dict(zip(SOURCES, player.points, strict=True)),
        "score": {"total": points.total, "parts": dict(points.parts)},
        "resources": dict(zip(RESOURCES, player.res, strict=True)),
        "hangar": player.hangar,
        "supply": state.supply(player),
        "degree": player.degree,
        "marker_level": state.marker_level(seat),
        "level": state.level(seat),
        "level_bonus_round": player.level_round,
        "level_bonus_game": player.level_game,
        "die": player.die,
        "die_cell": box.cells[player.die_cell].id if player.die_cell >= 0 else None,
        "miner": box.pits[player.miner].id,
        "mage": player.mage,
        "influence": {planet: state.influence(seat, number) for number, planet in enumerate(PLANETS)},
        "specialists": [
            {"id": box.specialists[token].id, "face_up": player.up >> token & 1 == 1} for token in members(player.owned)
        ],
        "missions": missions,
        "missions_completed": state.missions_completed(player),
        "home": box.homes[player.home].id if player.home >= 0 else None,
        "deep": box.deep[player.deep].id if player.deep >= 0 else None,
        "alterations": [alteration_json(state, token) for token in player.alterations],
        "asteroids": [_asteroid(state, token) for token in player.asteroids],
        "medals": [MEDALS[medal] for medal in members(player.medals)],
        "medal_points": medal_points(state, seat),
        "left_overs": left_overs(state, seat),
        "contributions": player.contributions,
        "hand": [
            {
                "id": ("amb1", "amb2", "amb3", "amb4", "amb_special")[token],
                "votes": box.votes[token],
                "funding": effects_json(box.funding[token]),
            }
            for token in members(player.hand)
        ],
        "special": special_state(state, seat),
    }
