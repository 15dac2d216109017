"""The questions on the stack as data; what could not be answered is refused."""

from __future__ import annotations

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kernel.step import Step
from ..components import (
    ACTIONS,
    AFTER_BREAKTHROUGH,
    BASES,
    BUILD,
    COLONIZE,
    CUBES,
    EXPLORE,
    KINDS,
    MOVE,
    NO,
    PRODUCE,
    TELEPORT,
    WINDOWS,
)
from ..rules.action import ChooseAction
from ..rules.aims import ChooseBases, ChooseTiles, Second, Target
from ..rules.build import Raise
from ..rules.colonize import ChooseColony, ColonyContract, EraEndContract, OfferPoints
from ..rules.contracts import ClaimContract
from ..rules.edge_cards import InfraLoss, Window
from ..rules.era import SETUP, Beyond, ColonyEnd, Finish, Legacy, NewEra
from ..rules.explore import PhobeTeam, Reveal
from ..rules.goal_text import read_goal, read_slot, slot_word, write_goal
from ..rules.goals import Goal, eligible, terms_of
from ..rules.paying import Custom, Half, Pay, addable
from ..rules.possible import buildable, fits, free_box, probe_targets, team_sites
from ..rules.progress import ChooseProgress, Grant, StarChildren, StartAdaptation
from ..rules.research import OfferPick, ResearchBase, ResearchPick, Reward
from ..rules.settling import colonizable, colony_choices, team_offers
from ..rules.sources import infra
from ..rules.transport import Transport
from ..rules.turn import STAGES, DrawAlong, Turn, turn_at
from ..said.payment import HQS, Purse
from ..state import SpaceCorp
from .reading import id_of, listed, number, only, seat_of, table_of, truth

_BOTTOM = ("turn", "new_era", "finish", "legacy", "start_adaptation", "colony_end")
"""What may lie at the bottom of the stack."""


def write_step(state: SpaceCorp, step: Step) -> dict[str, Json]:
    """Give a step as data, with names for its numbers."""
    data = step.to_json()
    if isinstance(step, Pay | Custom):
        data["goal"] = write_goal(state, step.goal)
    elif isinstance(step, ChooseTiles):
        data["tiles"] = [slot_word(state, slot) for slot in step.slots]
    elif isinstance(step, Target):
        data["card"] = state.box.card_ids[step.card]
    elif isinstance(step, OfferPoints):
        data["tile"] = state.box.colony_ids[step.tile]
    elif isinstance(step, ColonyEnd):
        data["tile"] = state.box.colony_ids[step.colony]
    elif isinstance(step, Window) and step.window == AFTER_BREAKTHROUGH:
        data["extra"] = f"p{step.extra % 4 + 1} {state.box.progress_ids[step.extra >> 2]}"
    site = data.get("site")
    if type(site) is int:
        data["site"] = state.board.ids[site]
    return data


def read_step(state: SpaceCorp, data: dict[str, object]) -> Step:
    """Read a step; BadPosition if it could not be asked."""
    name = data.get("step")
    if not isinstance(name, str):
        raise BadPosition("a step has a name")
    seat = seat_of(state, data.get("seat"))
    below = len(state.common)
    if (below == 0) != (name in _BOTTOM) and not (below and name in ("legacy", "start_adaptation", "colony_end")):
        raise BadPosition(f"the step {name!r} cannot lie at place {below} of the stack")
    simple = _read_simple(state, name, seat, data)
    if simple is not None:
        return simple
    if name in ("pay", "custom", "bases", "tiles", "target", "second", "colony", "points"):
        return _read_aim(state, name, seat, data)
    return _read_due(state, name, seat, data)


def _read_simple(state: SpaceCorp, name: str, seat: int, data: dict[str, object]) -> Step | None:
    """Read a step that is nothing but its name and seat."""
    step: Step | None = None
    if name == "action":
        if (
            len(state.common) != 1
            or not isinstance(state.common[0], Turn)
            or state.common[0].seat != seat
            or seat != state.active
        ):
            raise BadPosition("the action is asked in the active player's turn")
        step = ChooseAction(seat)
    elif name == "offer_pick":
        step = OfferPick(seat)
    elif name == "research_base":
        step = ResearchBase(seat)
    elif name == "contract":
        step = ClaimContract(seat)
    elif name == "transport":
        step = Transport(seat)
    elif name == "star_children":
        step = StarChildren(seat)
    elif name == "start_adaptation":
        step = StartAdaptation(seat)
    elif name == "colony_contract":
        step = ColonyContract(seat)
    elif name == "era_end_contract":
        step = EraEndContract(seat)
    elif name == "infra_loss":
        step = InfraLoss(seat)
    elif name == "legacy":
        step = Legacy(seat)
    elif name == "finish":
        step = Finish(seat)
    if step is not None:
        only(data, ("step", "seat"), name)
    return step


def _half(state: SpaceCorp, seat: int, action: int, value: object) -> Half | None:
    """Read what the second half of an action has from the first."""
    if value is None:
        return None
    data = table_of(value, "a first half")
    only(data, ("with", "spent", "penalty_paid"), "a first half")
    words = str(data["with"]).split()
    for word in words:
        bare, _, mode = word.partition("/")
        if bare == "own" or bare in HQS:
            owner = seat if bare == "own" else HQS.index(bare)
            if owner >= state.seats:
                raise BadPosition("the first half used the Infra of nobody at the table")
            shielded = [f"s{index + 1}" for index, box in enumerate(infra(state, owner, action).sources) if box.other]
            if mode and mode not in shielded:
                raise BadPosition(f"{word!r} names no box with a shielded mode")
        elif bare in state.box.card_numbers:
            if mode not in ("", "s") or (mode and not state.box.cards[state.box.card_numbers[bare]].face.other[action]):
                raise BadPosition(f"{word!r} is no mode of the card")
        elif word not in ("twice", "competitors"):
            raise BadPosition(f"{word!r} is no source of a first half")
    return Half(words, number(data["spent"], 0, 3), truth(data["penalty_paid"]))


def _read_aim(state: SpaceCorp, name: str, seat: int, data: dict[str, object]) -> Step:
    """Read a step between a goal and its payment."""
    if seat != state.active:
        raise BadPosition(f"{name} is asked of the active player")
    if name == "pay":
        only(data, ("step", "seat", "goal", "second"), name)
        goal = _goal(state, seat, data["goal"])
        return Pay(seat, goal, _half(state, seat, goal.kind, data["second"]))
    if name == "custom":
        only(data, ("step", "seat", "goal", "picked"), name)
        goal = _goal(state, seat, data["goal"])
        words = str(data["picked"]).split()
        terms = terms_of(state, seat, goal)
        for index, word in enumerate(words):
            if word not in addable(state, seat, goal, terms, Purse.read(state.box, words[:index])):
                raise BadPosition(f"{word!r} cannot be picked for {data['goal']!r}")
        step = Custom(seat, goal, Purse.read(state.box, words))
        if not step.legal(state):
            raise BadPosition(f"{data['picked']!r} leads nowhere")
        return step
    if name == "target":
        only(data, ("step", "seat", "card"), name)
        card = id_of(state.box.card_ids, data["card"], "card")
        special = state.box.cards[card].special
        if (
            card not in state.players[seat].hand
            or special < 1
            or special > TELEPORT
            or not (team_sites(state, seat) if special == TELEPORT else probe_targets(state))
        ):
            raise BadPosition(f"{data['card']} has no target")
        return Target(seat, card)
    if name == "tiles":
        only(data, ("step", "seat", "tiles"), name)
        slots = [read_slot(state, str(word)) for word in listed(data["tiles"], "tiles")]
        if slots:
            _check_tiles(state, seat, slots)
        return ChooseTiles(seat, slots)
    if name == "second":
        only(data, ("step", "seat", "kind", "first"), name)
        kind = id_of(ACTIONS, data["kind"], "action")
        half = _half(state, seat, kind, data["first"]) if kind in (MOVE, EXPLORE, BUILD) else None
        if half is None:
            raise BadPosition("only Move, Explore and Build have a second half")
        return Second(seat, kind, half)
    site = id_of(state.board.ids, data.get("site"), "site")
    if name == "bases":
        only(data, ("step", "seat", "site", "types", "second"), name)
        types = [id_of(BASES, type, "base type") for type in listed(data["types"], "types")]
        _check_build(state, seat, site, types, False)
        return ChooseBases(seat, site, types, _half(state, seat, BUILD, data["second"]))
    if not colonizable(state, seat, site) or not colony_choices(state, seat, site):
        raise BadPosition(f"{state.board.ids[site]} cannot be colonized")
    if name == "colony":
        only(data, ("step", "seat", "site"), name)
        return ChooseColony(seat, site)
    only(data, ("step", "seat", "site", "tile"), name)
    tile = id_of(state.box.colony_ids, data["tile"], "colony")
    if tile not in colony_choices(state, seat, site):
        raise BadPosition(f"{data['tile']} cannot be founded there")
    return OfferPoints(seat, site, tile)


def _goal(state: SpaceCorp, seat: int, text: object) -> Goal:
    """Read a goal that the player's pieces allow."""
    goal = read_goal(state, text)
    if goal.kind == MOVE:
        if goal.start not in team_sites(state, seat) or state.board.distance[goal.start][goal.to] < 0:
            raise BadPosition(f"{text!r}: no team can make this Move")
    elif goal.kind == EXPLORE:
        if goal.to not in team_sites(state, seat) or not free_box(state, state.board.sites[goal.to]):
            raise BadPosition(f"{text!r}: no team can explore there")
    elif goal.kind == BUILD:
        _check_build(state, seat, goal.to, goal.types, True)
    elif goal.kind == PRODUCE:
        _check_tiles(state, seat, goal.slots)
    elif goal.kind == COLONIZE:
        offered = goal.slots[1:]
        if (
            not colonizable(state, seat, goal.to)
            or goal.slots[0] not in colony_choices(state, seat, goal.to)
            or any(place < 4 and place not in team_offers(state, seat, goal.to) for place in offered)
            or len(set(offered)) != len(offered)
            or sum(1 for place in offered if place < 4) > 1
            or (5 in offered and state.players[seat].profit < 5)
        ):
            raise BadPosition(f"{text!r}: no such colony can be founded")
    return goal


def _check_tiles(state: SpaceCorp, seat: int, slots: list[int]) -> None:
    tiles = eligible(state, seat)
    if not slots or len(set(slots)) != len(slots) or any(slot not in tiles for slot in slots):
        raise BadPosition("these are not different tiles that can produce")


def _check_build(state: SpaceCorp, seat: int, site: int, types: list[int], whole: bool) -> None:
    place = state.board.sites[site]
    if (
        site not in team_sites(state, seat)
        or not buildable(state, seat, site)
        or (len(types) != place.slots if whole else len(types) >= place.slots)
    ):
        raise BadPosition(f"this cannot be built at {place.id}")
    for box, type in enumerate(types):
        if not fits(state, seat, place.first + box, type, types[:box]):
            raise BadPosition(f"{BASES[type]} does not fit in box {box + 1} of {place.id}")


def _read_due(state: SpaceCorp, name: str, seat: int, data: dict[str, object]) -> Step:
    """Read a step of the course of a turn or an era."""
    if name == "turn":
        only(data, ("step", "seat", "stage"), name)
        stage = id_of(STAGES, data["stage"], "stage")
        if stage and seat != state.active:
            raise BadPosition("the turn is that of the active player")
        return turn_at(seat, stage)
    if name == "edge":
        only(data, ("step", "seat", "window", "declined", "asked", "extra"), name)
        window = id_of(WINDOWS, data["window"], "window")
        if window == AFTER_BREAKTHROUGH:
            who, _, card = str(data["extra"]).partition(" ")
            if who not in ("p1", "p2", "p3", "p4")[: state.seats]:
                raise BadPosition(f"{data['extra']!r} says not who took which Breakthrough")
            extra = id_of(state.box.progress_ids, card, "progress card") * 4 + int(who[1]) - 1
        else:
            extra = number(data["extra"], 0, 3)
        return Window(seat, window, number(data["declined"], 0, state.seats), truth(data["asked"]), extra)
    if name == "research_pick":
        only(data, ("step", "seat", "left", "taken"), name)
        return ResearchPick(seat, number(data["left"], 1, 1000), number(data["taken"], 0, 1000))
    if name in ("reward", "draw_along"):
        only(data, ("step", "seat", "count"), name)
        count = number(data["count"], 1, 100)
        return Reward(seat, count) if name == "reward" else DrawAlong(seat, count)
    if name == "progress":
        only(data, ("step", "seat", "kind"), name)
        return ChooseProgress(seat, id_of(KINDS, data["kind"], "kind"))
    if name == "grant":
        only(data, ("step", "seat", "cube", "count"), name)
        return Grant(seat, id_of(CUBES, data["cube"], "cube"), number(data["count"], 1, 100))
    if name == "beyond":
        only(data, ("step", "seat", "marker"), name)
        marker = number(data["marker"], 1, 2) - 1
        if state.board.ahead[marker] == NO or state.board.start * 4 not in state.players[seat].teams:
            raise BadPosition("no team can begin ahead")
        return Beyond(seat, marker)
    if name == "new_era":
        only(data, ("step", "seat", "stage"), name)
        stage = id_of(SETUP, data["stage"], "stage")
        if (stage == 0 and state.era >= state.end_era) or (stage > 0 and state.era == 0):
            raise BadPosition("no era begins here")
        return NewEra(stage)
    if name == "colony_end":
        only(data, ("step", "seat", "tile"), name)
        return ColonyEnd(seat, id_of(state.box.colony_ids, data["tile"], "colony"))
    site = id_of(state.board.ids, data.get("site"), "site")
    place = state.board.sites[site]
    if name == "phobe_team":
        only(data, ("step", "seat", "site"), name)
        return PhobeTeam(seat, site)
    if name == "reveal":
        only(data, ("step", "seat", "site", "box", "probe"), name)
        return Reveal(seat, site, number(data["box"], 0, max(0, len(place.stacks) - 1)), truth(data["probe"]))
    if name == "raise":
        only(data, ("step", "seat", "site", "boxes", "types"), name)
        boxes = [number(box, 0, place.slots - 1) for box in listed(data["boxes"], "boxes")]
        types = [id_of(BASES, type, "base type") for type in listed(data["types"], "types")]
        if not boxes or len(boxes) != len(types) or len(set(boxes)) != len(boxes):
            raise BadPosition("a Build names different boxes with a base type each")
        for index, box in enumerate(boxes):
            if state.bases[place.first + box] >= 0 or not fits(
                state, seat, place.first + box, types[index], types[:index]
            ):
                raise BadPosition(f"{BASES[types[index]]} cannot be placed in box {box + 1} of {place.id}")
        return Raise(seat, site, boxes, types)
    raise BadPosition(f"there is no step {name!r}")
