"""What is being asked, as data: the questions and effects that wait on the stack, the first to come last."""

from __future__ import annotations

from typing import Any

from ....kernel.errors import BadPosition
from ....kernel.step import Step
from ..components import ACTIONS, AMBASSADORS, CHOOSE, OUTER, PLANETS, RESOURCES, SOURCES, Effect
from ..rules.arratuin import FreeDisc, MixBonus, StallBonus, TradeStall, mixed
from ..rules.atal import TakeSpecialist
from ..rules.begin import OnPlanet
from ..rules.choices import (
    Choose,
    ChooseMedal,
    Climb,
    DeepSpace,
    FundProject,
    KeepAlteration,
    OpenMission,
    PlanetChoice,
)
from ..rules.copying import Act, CopyAction
from ..rules.draft import Draft, NextPick
from ..rules.executive import Floors, Income, LawTie, PayUpkeep, Projects, RoundEnd, Upkeep
from ..rules.incomes import IncomeChoice, Refresh, Transmute, Transport
from ..rules.neo import DeadAsteroid, NeoMove
from ..rules.pay import Discard, Pay
from ..rules.place import AddDie, ChooseFace, Cover, PlaceToken
from ..rules.release import Release
from ..rules.run import Run
from ..rules.sixmoon import MoonToken
from ..rules.turn import FlyMission, SenateAction, SideEffect, TurnEnd
from ..rules.works import Build, FreeBuild, Robot, Spare
from ..state import Federation
from .reading import chosen, id_of, number, seat_of

_TURN = ("place", "face", "cover", "die", "mission", "turn_end")
_EXECUTIVE = ("draft", "next_pick", "income", "upkeep", "projects", "floors", "law_tie", "round_end")


def drawn_alterations(state: Federation) -> list[int]:
    """List the alteration tokens that somebody is choosing from."""
    found: list[int] = []
    for step in state.common:
        if isinstance(step, KeepAlteration):
            found += step.drawn
    return found


def read_stack(state: Federation, stack: list[dict[str, Any]]) -> None:
    """Read what is being asked."""
    if state.finished:
        if stack:
            raise BadPosition("the game is over, so nothing can be asked")
        return
    if not stack:
        raise BadPosition("the stack is empty but the game is not over")
    for index, entry in enumerate(stack):
        name = entry["step"]
        if (index == 0) != (name in (_TURN if state.active >= 0 else _EXECUTIVE)):
            raise BadPosition(f"{name!r} cannot be asked there")
        step = _read(state, name, entry)
        if state.active >= 0 and step.seat != state.active:
            raise BadPosition(f"it is the turn of player {state.active + 1}, not of {step.seat + 1}")
        state.push(step)
    if (
        state.active >= 0
        and stack[0]["step"] in ("place", "face", "cover", "die")
        and not (state.players[state.active].hand)
    ):
        raise BadPosition(f"player {state.active + 1} has no ambassador to place")


def _read(state: Federation, name: str, entry: dict[str, Any]) -> Step:
    """Read one step."""
    if name == "income":
        return Income(number(entry["place"], 0, state.seats), number(entry["slot"], 0, len(state.row)))
    if name == "upkeep":
        return Upkeep(number(entry["place"], 0, state.seats))
    if name == "projects":
        return Projects(number(entry["cell"], 0, len(state.box.cells)))
    if name == "floors":
        return Floors(-1)
    if name == "round_end":
        return RoundEnd(-1)
    seat = seat_of(state, entry["seat"])
    made = _plain(name, seat)
    if made is not None:
        return made
    return _placing(state, name, seat, entry)


def _plain(name: str, seat: int) -> Step | None:
    """Make a step that has nothing but its seat."""
    if name == "place":
        return PlaceToken(seat)
    if name == "mission":
        return FlyMission(seat)
    if name == "turn_end":
        return TurnEnd(seat)
    if name == "draft":
        return Draft(seat)
    if name == "next_pick":
        return NextPick(seat)
    if name == "pay_upkeep":
        return PayUpkeep(seat)
    if name == "law_tie":
        return LawTie(seat)
    if name == "discard_excess":
        return Discard(seat)
    if name == "deep_space":
        return DeepSpace(seat)
    if name == "marker":
        return OpenMission(seat)
    if name == "medal":
        return ChooseMedal(seat)
    if name == "transport":
        return Transport(seat)
    if name == "transmute":
        return Transmute(seat)
    if name == "dead_asteroid":
        return DeadAsteroid(seat)
    if name == "moon_token":
        return MoonToken(seat)
    if name == "specialist":
        return TakeSpecialist(seat)
    if name == "stall":
        return TradeStall(seat)
    if name == "free_build":
        return FreeBuild(seat)
    return None


def _placing(state: Federation, name: str, seat: int, entry: dict[str, Any]) -> Step:
    """Read a step of placing an ambassador."""
    if name not in ("face", "cover", "die", "action", "side"):
        return _acting(state, name, seat, entry)
    cells = [*(cell.id for cell in state.box.cells), "outer"]
    cell = id_of(cells, entry["cell"])
    if name == "action":
        return SenateAction(seat, cell, cells[cell])
    if name == "side" and cell != OUTER:
        return SideEffect(seat, cell, cells[cell])
    if cell != OUTER and state.senate[cell] is not None:
        raise BadPosition(f"{cells[cell]} is not free")
    if name == "face":
        return ChooseFace(seat, cell, cells[cell])
    player = state.players[seat]
    alteration, token = -1, ""
    if name == "cover" or entry["alteration"] is not None:
        token = entry["alteration"]
        alteration = id_of([item.id for item in state.box.alterations], token)
        if alteration not in player.alterations:
            raise BadPosition(f"player {seat + 1} does not own {token}")
    if name == "cover":
        return Cover(seat, cell, cells[cell], alteration, token)
    ambassador = id_of(list(AMBASSADORS), entry["ambassador"])
    if (
        name == "side"
        or cell == OUTER
        or not player.hand >> ambassador & 1
        or player.die == 0
        or (player.die_cell >= 0 or (alteration >= 0 and state.box.alterations[alteration].side != 0))
    ):
        raise BadPosition("the die cannot be asked for there")
    return AddDie(seat, cell, cells[cell], ambassador, alteration, token)


def _acting(state: Federation, name: str, seat: int, entry: dict[str, Any]) -> Step:
    """Read a step of an action or an effect."""
    box = state.box
    if name == "act":
        return Act(seat, id_of(list(ACTIONS), entry["action"]))
    if name == "copy_action":
        return CopyAction(seat, _flag(entry["rooms"]))
    if name == "payment":
        return Pay(seat, _price(entry["price"]))
    if name == "degrees":
        return Climb(seat, number(entry["n"], 0, 99))
    if name == "project":
        return FundProject(seat, number(entry["n"], 1, 99))
    if name == "keep_alteration":
        ids = [item.id for item in box.alterations]
        drawn = [id_of(ids, id) for id in entry["drawn"]]
        if len(drawn) != 2 or drawn[0] == drawn[1]:
            raise BadPosition("two different alteration tokens are drawn")
        return KeepAlteration(seat, drawn, [ids[token] for token in drawn])
    if name == "planet_choice":
        return PlanetChoice(seat, [id_of(list(PLANETS), id) for id in entry["planets"]])
    if name == "income_choice":
        return IncomeChoice(seat, number(entry["times"], 1, 99))
    if name == "refresh":
        return Refresh(seat, number(entry["level"], 1, 3), _flag(entry["optional"]))
    if name == "neo_move":
        steps = number(entry["steps"], 1, 99)
        if box.ahead[state.players[seat].miner] < steps:
            raise BadPosition(f"the miner cannot make {steps} steps")
        return NeoMove(seat, steps)
    if name == "build":
        return Build(seat, number(entry["discount"], 0, 99))
    if name == "discount":
        return Spare(seat, _price(entry["price"]), number(entry["discount"], 1, 99))
    if name == "robot":
        return Robot(seat, _work(state, seat, entry["work"]), entry["work"])
    if name in ("stall_bonus", "mix", "free_disc"):
        return _at_stall(state, name, seat, entry)
    specialists = [item.id for item in box.specialists]
    if name == "release":
        return Release(seat, id_of(specialists, entry["specialist"]), entry["specialist"])
    if name == "on_planet":
        planet = id_of(list(PLANETS), entry["planet"])
        eligible = chosen(specialists, entry["eligible"])
        if planet in (2, 3) or eligible & ~(box.on_planet[planet] | box.copiers):
            raise BadPosition(f"those specialists cannot join in on {entry['planet']}")
        extra = number(entry["extra"], 0, 9)
        player = state.players[seat]
        if extra and (box.ahead[player.miner] <= extra if planet == 0 else player.mage + extra >= box.last_moon + 2):
            raise BadPosition("there is no way for that many steps")
        return OnPlanet(seat, planet, eligible, extra, number(entry["discount"], 0, 9), _flag(entry["after"]), box)
    if name == "choose":
        effect = _effects(state, entry["of"])[0]
        if effect.kind != CHOOSE:
            raise BadPosition(f"{entry['of']} lets nobody choose")
        return Choose(seat, effect, 4, entry["of"])
    if name == "effects":
        effects = _effects(state, entry["of"])
        return Run(
            seat, effects, number(entry["from"], 0, len(effects)), id_of(list(SOURCES), entry["source"]), entry["of"]
        )
    raise BadPosition(f"there is no step {name!r}")


def _at_stall(state: Federation, name: str, seat: int, entry: dict[str, Any]) -> Step:
    """Read a step at a stall."""
    if name == "free_disc":
        return FreeDisc(seat, number(entry["level"], 1, 2), _flag(entry["bonus"]))
    stall = id_of([item.id for item in state.box.stalls], entry["stall"])
    if name == "stall_bonus":
        return StallBonus(seat, stall, entry["stall"])
    level = number(entry["level"], 1, 2)
    if not state.box.stalls[stall].bonuses[level - 1].units:
        raise BadPosition(f"there is nothing to mix at {entry['stall']}")
    return MixBonus(seat, stall, level, entry["stall"])


def _work(state: Federation, seat: int, id: object) -> int:
    """Find a slot or megastructure that a player has not built."""
    box = state.box
    work = id_of([*box.slots, *(item.id for item in box.megastructures)], id)
    player = state.players[seat]
    slots = len(box.slots)
    if player.productions >> work & 1 if work < slots else player.multipliers >> 4 * (work - slots) & 15:
        raise BadPosition(f"player {seat + 1} has built {id} already")
    return work


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise BadPosition(f"{value!r} is not true or false")
    return value


def _price(data: dict[str, Any]) -> list[int]:
    for name in data:
        id_of(list(RESOURCES), name)
    return [number(data.get(name, 0), 0, 20) for name in RESOURCES]


def _effects(state: Federation, origin: object) -> list[Effect]:
    """Find the effects that a step resolves by what they come from: 'mission m09', 'stall st4 2'."""
    if not isinstance(origin, str):
        raise BadPosition("effects come from something named by words")
    box = state.box
    words = origin.split()
    kind = words[0] if words else ""
    id = words[1] if len(words) > 1 else ""
    if kind == "outer":
        return box.outer_effects
    if kind == "ambassador":
        return box.funding[id_of(list(AMBASSADORS), id)]
    if kind == "alteration":
        return box.alterations[id_of([item.id for item in box.alterations], id)].bonus
    if kind == "room":
        return box.room_effects[id_of(list(ACTIONS), id)]
    if kind == "mission":
        return box.missions[id_of([item.id for item in box.missions], id)].effects
    if kind == "deep_space":
        return box.deep[id_of([item.id for item in box.deep], id)].effects
    if kind == "home":
        return box.homes[id_of([item.id for item in box.homes], id)].effects
    if kind == "income":
        return box.productions[id_of([item.id for item in box.productions], id)].income
    if kind == "specialist":
        effects = box.specialists[id_of([item.id for item in box.specialists], id)].effects
        return effects[0].options[int(words[3]) - 1] if len(words) > 3 else effects
    if kind in ("stall", "units"):
        stall = box.stalls[id_of([item.id for item in box.stalls], id)]
        bonus = stall.bonuses[number(int(words[2]), 1, 2) - 1]
        if kind == "stall":
            return bonus.effects
        return mixed(bonus, number(int(words[3]), 0, bonus.units), number(int(words[4]), 0, bonus.units))
    raise BadPosition(f"nothing has effects by the name {origin!r}")
