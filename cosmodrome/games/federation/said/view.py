"""What a seat may know (FD 3.3), with everything that a board shows beside the bare position."""

from __future__ import annotations

from typing import Final, cast, get_args

from ....kernel.action import Action
from ....kit.bits import count, members
from .. import components as c
from ..rules.arratooine import next_level
from ..rules.e81216 import highest_free, worth
from ..rules.final_scoring import left_overs, medal_points, project_points, project_value, scores
from ..rules.missions import flyable
from ..rules.placement import AddDie, ChooseFace, Cover, PlaceToken
from ..rules.rounds import special_state
from ..rules.senate import Funding
from ..state import GONE, HIDDEN, Federation
from ..stored.forms import QUESTIONS
from ..stored.position import discarded_laws, gone_alterations
from . import views
from .names import amounts_json, effects_json
from .prospects import law_points, prospects
from .senate import seated_json, token_json, votes_json

POWERS: Final[tuple[views.Power, ...]] = get_args(views.Power)


def seen_by(state: Federation, seat: int | None) -> views.TableView:
    """Show the table as a seat sees it; None is a spectator."""
    box = state.box
    funding = Funding(state)
    return {
        "round": state.round,
        "rounds": box.rounds,
        "cycle": state.cycle,
        "first": state.first,
        "president": state.president,
        "active": state.active if state.active >= 0 else None,
        "phase": "over" if state.finished else cast("views.Asked", QUESTIONS.name_of(state.common[-1])),
        "placing": _placing(state),
        "prospects": _prospects(state, funding),
        "setup": str(state.options["setup"]),
        "data": box.name,
        "senate": _senate(state),
        **votes_json(state),
        "outer": [seated_json(state, seated, -1) for seated in state.outer],
        "outer_effects": effects_json(box.outer_effects),
        "projects": [_project(state, project, funding) for project in range(len(c.PROJECTS))],
        "common_bonus": [effects_json(bonus) for bonus in box.common_bonus],
        "laws": _laws(state),
        "neo": _neo(state),
        "moons": _moons(state),
        "stock": {power: state.stock_left(int(power)) for power in POWERS},
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
            "upkeep": [amounts_json(price) for price in box.upkeep[1:]],
            "fall": box.level_of[box.fall_degree],
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
                "cost": amounts_json(mission.cost),
                "effects": effects_json(mission.effects),
            }
            for mission in box.missions
        ],
    }


def _placing(state: Federation) -> views.Placing | None:
    """Show the placement that is being chosen: its cell, and the token that is settled already."""
    step = state.common[-1] if state.common else None
    if not isinstance(step, (ChooseFace, Cover, AddDie)):
        return None
    token: Action | None = None
    if not isinstance(step, ChooseFace) and step.alteration >= 0:
        token = state.answers.alter[step.alteration]
    elif isinstance(step, AddDie):
        token = state.answers.face[2 * step.ambassador]
    return {"cell": state.box.ids["place"][step.cell], "element": token.at()[0] if token is not None else None}


def _prospects(state: Federation, funding: Funding) -> views.Prospects | None:
    """Show what a placement would be worth to the player who is asked about one."""
    step = state.common[-1] if state.common else None
    return prospects(state, step.seat, funding) if isinstance(step, (PlaceToken, ChooseFace, Cover, AddDie)) else None


def _senate(state: Federation) -> list[views.CellView]:
    """Show the cells with what lies there and its votes now."""
    return [
        {
            "id": cell.id,
            "floor": cell.floor,
            "column": cell.column,
            "wing": c.WINGS[cell.wing],
            "action": c.ACTIONS[cell.action],
            "cost": amounts_json(cell.cost),
            "mission": state.box.missions[cell.mission].id,
            "effects": effects_json(state.box.room_effects[cell.action]),
            "token": token_json(state, number),
        }
        for number, cell in enumerate(state.box.cells)
    ]


def _project(state: Federation, project: int, funding: Funding) -> views.ProjectView:
    """Show a project: its steps, who will advance it, everybody's value and the points that it would pay now."""
    last = state.box.last_step[project]
    return {
        "id": c.PROJECTS[project],
        "step": state.steps[project],
        "last": last,
        "start": state.box.first_step[state.seats][project],
        "needed": last - state.steps[project],
        "funded": state.funded(project),
        "coming": funding.coming[project],
        "values": [project_value(state, seat, project) for seat in range(state.seats)],
        "points": project_points(state, project),
    }


def _laws(state: Federation) -> views.LawsView:
    """Show the open laws with what they would bring, and which may still come."""
    box = state.box
    current: list[views.LawView] = [
        {
            "id": box.laws[law],
            "planet": c.PLANETS[box.law_planet[law]],
            "rate": sum(effect.n for effect in box.law_effects[law].steps),
            "points": [law_points(state, seat, wing) for seat in range(state.seats)],
        }
        for wing, law in enumerate(state.laws)
    ]
    return {
        "left": current[0],
        "right": current[1],
        "next": [box.laws[law] for law in state.next_laws if law >= 0],
        "to_come": [box.laws[law] for stack in state.law_stacks for law in stack],
        "discard": [box.laws[law] for law in discarded_laws(state)],
    }


def _neo(state: Federation) -> views.NeoView:
    """Show the miners' map."""
    box = state.box
    return {
        "cells": [
            {
                "id": pit.id,
                "influence": pit.influence,
                "next": [box.pits[next].id for next in pit.next],
                "resources": amounts_json(pit.res),
                "asteroid": pit.asteroid,
                "end": index == box.last_pit,
                "token": None if token == GONE else "hidden" if token == HIDDEN else _asteroid(state, token),
                "miners": [seat for seat, player in enumerate(state.players) if player.miner == index],
            }
            for index, (pit, token) in enumerate(zip(box.pits, state.asteroids, strict=True))
        ],
        "dead": box.dead_row if state.dead_hidden else [_asteroid(state, token) for token in state.dead_row],
    }


def _asteroid(state: Federation, token: int) -> views.AsteroidView:
    return {
        "id": state.box.asteroids[token].id,
        "dead": state.box.dead[token],
        "resources": amounts_json(state.box.asteroids[token].res),
    }


def alteration_json(state: Federation, token: int) -> views.Alteration:
    """Show an alteration token."""
    item = state.box.alterations[token]
    return {
        "id": item.id,
        "power": item.power,
        "side": c.SIDES[item.side],
        "votes": item.votes,
        "bonus": effects_json(item.bonus),
    }


def _moons(state: Federation) -> list[views.MoonView]:
    """Show the positions of 6Moon."""
    return [
        {
            "position": moon,
            "power": state.box.moon_power[moon],
            "hidden": state.box.moon_tokens[moon] if state.dark_moons >> moon & 1 else 0,
            "tokens": [alteration_json(state, token) for token in state.moons[moon]],
            "mages": [seat for seat, player in enumerate(state.players) if player.mage == moon],
        }
        for moon in range(state.box.last_moon + 1)
    ]


def _specialists(state: Federation) -> list[views.StackView]:
    """Show the stacks of Atalum, each type from level 1 up."""
    box = state.box
    return [
        {
            "type": c.TYPES[stack // 3],
            "level": stack % 3 + 1,
            "open": box.specialists[token].id if token >= 0 else None,
            "hidden": count(state.unseen_specialists & box.of_kind[stack // 3 * 4 + stack % 3 + 1]),
        }
        for stack, token in enumerate(state.open_specialists)
    ]


def _stalls(state: Federation) -> list[views.StallView]:
    """Show the stalls with their bonuses and the discs on both levels."""
    return [
        {
            "id": stall.id,
            "cost": amounts_json(stall.cost),
            "levels": [
                {
                    "effects": effects_json(bonus.effects),
                    "units": bonus.units,
                    "same_kind": bonus.same_kind,
                    "options": [effects_json(option) for option in bonus.options],
                    "discs": [seat for seat, player in enumerate(state.players) if player.disc(number) == level],
                }
                for level, bonus in enumerate(stall.bonuses, 1)
            ],
            "next": [next_level(state, seat, number) for seat in range(state.seats)],
        }
        for number, stall in enumerate(state.box.stalls)
    ]


def _works(state: Federation) -> views.WorksView:
    """Show what can be built on E81216 and by whom it was."""
    box = state.box
    return {
        "productions": [
            {
                "slot": box.slots[slot],
                "id": box.productions[work].id,
                "cost": amounts_json(box.productions[work].cost),
                "income": effects_json(box.productions[work].income),
                "robots": [seat for seat, player in enumerate(state.players) if player.productions >> slot & 1],
            }
            for slot, work in enumerate(state.row)
        ],
        "megastructures": [
            {
                "id": item.id,
                "cost": amounts_json(item.cost),
                "places": _places(state, number),
                "tokens": [box.mega_tokens[token] for token in state.pairs[number]],
                "free": highest_free(state, number),
                "worth": [worth(state, seat, number) for seat in range(state.seats)],
            }
            for number, item in enumerate(box.megastructures)
        ],
    }


def _places(state: Federation, number: int) -> list[views.PlaceView]:
    """Show the multipliers of a megastructure, and whose robots stand on them."""
    robots = [player.multiplier(number) for player in state.players]
    free = highest_free(state, number)
    found: list[views.PlaceView] = []
    for multiplier in state.box.megastructures[number].multipliers:
        robot: int | None = None
        if multiplier in robots:
            robot = robots.index(multiplier)
            robots[robot] = 0
        next = robot is None and multiplier == free
        found.append({"multiplier": multiplier, "robot": robot, "next": next})
        if next:
            free = 0
    return found


def _medals(state: Federation) -> list[views.MedalView]:
    """Show the medals left and who has them."""
    found: list[views.MedalView] = []
    for number, medal in enumerate(c.MEDALS):
        owners = [seat for seat, player in enumerate(state.players) if player.medals >> number & 1]
        left: int | list[int] = state.seats - len(owners)
        if number < len(c.PLANETS):
            left = [state.box.thresholds[state.seats][place] for place in members(state.thresholds[number])]
        needed = state.next_medal(number) if number < len(c.PLANETS) else 0
        found.append({"id": medal, "left": left, "next": needed or None, "owners": owners})
    return found


def _own_missions(state: Federation, seat: int) -> list[views.OwnMission]:
    """Show a player's missions, and what is lacking to fly those that are open: accreditation, a ship."""
    player = state.players[seat]
    ready = flyable(state, seat)
    found: list[views.OwnMission] = []
    for number in members(player.markers):
        mission = state.box.missions[number]
        if player.flown >> number & 1:
            found.append({"id": mission.id, "status": "done", "lacks": []})
            continue
        lacks: list[views.Lack] = ["level"] if state.level(seat) < mission.level else []
        if not player.hangar:
            lacks.append("ship")
        found.append({"id": mission.id, "status": "ready" if number in ready else "open", "lacks": lacks})
    return found


def _player(state: Federation, seat: int) -> views.PlayerView:
    """Show one player's pieces and all that is derived from them."""
    player = state.players[seat]
    box = state.box
    return {
        "seat": seat,
        "pp": sum(player.points),
        "sources": dict(zip(c.SOURCES, player.points, strict=True)),
        "score": scores(state)[seat].shown(),
        "resources": dict(zip(c.RESOURCES, player.res, strict=True)),
        "crystals": c.crystals(player.res),
        "hangar": player.hangar,
        "supply": state.supply(player),
        "degree": player.degree,
        "marker_level": state.marker_level(seat),
        "level": state.level(seat),
        "level_bonus": player.level_round + player.level_game,
        "die": player.die,
        "die_cell": box.cells[player.die_cell].id if player.die_cell >= 0 else None,
        "miner": box.pits[player.miner].id,
        "mage": player.mage,
        "mage_next": player.mage + 1 if player.mage < box.last_moon else None,
        "influence": {planet: state.influence(seat, number) for number, planet in enumerate(c.PLANETS)},
        "specialists": [
            {"id": box.specialists[token].id, "face_up": player.up >> token & 1 == 1} for token in members(player.owned)
        ],
        "missions": _own_missions(state, seat),
        "missions_completed": state.missions_completed(player),
        "home": box.homes[player.home].id if player.home >= 0 else None,
        "deep": box.deep[player.deep].id if player.deep >= 0 else None,
        "alterations": [alteration_json(state, token) for token in player.alterations],
        "asteroids": [_asteroid(state, token) for token in player.asteroids],
        "medals": [c.MEDALS[medal] for medal in members(player.medals)],
        "medal_points": medal_points(state, seat),
        "left_overs": left_overs(state, seat),
        "contributions": player.contributions,
        "hand": [
            {"id": c.AMBASSADORS[token], "votes": box.votes[token], "funding": effects_json(box.funding[token])}
            for token in members(player.hand)
        ],
        "special": special_state(state, seat),
    }
