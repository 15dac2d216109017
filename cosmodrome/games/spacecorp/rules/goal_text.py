"""Goals in writing: how they stand in positions and prompts."""

from __future__ import annotations

from typing import Final

from ....kernel.errors import BadPosition
from ....kit.codec import By
from ....kit.readers import index_of
from ..components import ACTIONS, BASES, BUILD, COLONIZE, EXPLORE, MOVE, NO, PRODUCE, TRACK, VALUED
from ..state import SpaceCorp
from ..stored.forms import read_slot, slot_word
from .goals import Goal, eligible
from .possible import buildable, fits, free_box, team_sites
from .settling import colonizable, colony_choices, team_offers


def write_goal(state: SpaceCorp, goal: Goal) -> str:
    """Write a goal down."""
    ids = state.board.ids
    words: list[str] = [ACTIONS[goal.kind]]
    if goal.kind == MOVE:
        words += [ids[goal.start], ids[goal.to]]
    elif goal.kind == EXPLORE:
        words.append(ids[goal.to])
    elif goal.kind == BUILD:
        words += [ids[goal.to], *(BASES[type] for type in goal.types)]
    elif goal.kind == PRODUCE:
        words += [slot_word(state, slot) for slot in goal.slots]
    elif goal.kind == COLONIZE:
        words += [ids[goal.to], state.box.colony_ids[goal.slots[0]]]
        words += [
            f"team:{TRACK[number]}" if number < 4 else "build" if number == 4 else "5T" for number in goal.slots[1:]
        ]
    return " ".join(words)


def _site(state: SpaceCorp, id: str) -> int:
    return index_of(state.board.ids, id, "site")


def read_goal(state: SpaceCorp, text: object) -> Goal:
    """Read a goal; BadPosition where it cannot be one."""
    words = text.split() if isinstance(text, str) else []
    if not words or (words[0] not in ACTIONS[:VALUED] and words[0] != ACTIONS[COLONIZE]):
        raise BadPosition(f"{text!r} is no goal")
    kind = ACTIONS.index(words[0])
    if kind == MOVE and len(words) == 3:
        return Goal(kind, _site(state, words[1]), _site(state, words[2]), [], [])
    if kind == EXPLORE and len(words) == 2:
        return Goal(kind, _site(state, words[1]), _site(state, words[1]), [], [])
    if kind == BUILD and len(words) > 2:
        site = _site(state, words[1])
        return Goal(kind, site, site, [BASES.index(word) for word in words[2:]], [])
    if kind == PRODUCE:
        return Goal(kind, NO, NO, [], [read_slot(word, state) for word in words[1:]])
    if kind == COLONIZE and len(words) > 2:
        site = _site(state, words[1])
        numbers = [
            TRACK.index(word[5:]) if word.startswith("team:") else 4 if word == "build" else 5 for word in words[3:]
        ]
        return Goal(kind, site, site, [], [state.box.colony_ids.index(words[2]), *numbers])
    if len(words) == 1 and kind in (0, 5, 6):
        return Goal(kind, NO, NO, [], [])
    raise BadPosition(f"{text!r} is no goal")


GOAL: Final = By(lambda goal, state: write_goal(state, goal), lambda data, state: read_goal(state, data))


def check_aim(state: SpaceCorp, seat: int) -> None:
    """Refuse a goal of anybody but the active player."""
    if seat != state.active:
        raise BadPosition("what to do is asked of the active player")


def check_goal(state: SpaceCorp, seat: int, goal: Goal) -> None:
    """Refuse a goal that the player's pieces do not allow."""
    if goal.kind == MOVE:
        if goal.start not in team_sites(state, seat) or state.board.distance[goal.start][goal.to] < 0:
            raise BadPosition("no team can make this Move")
    elif goal.kind == EXPLORE:
        if goal.to not in team_sites(state, seat) or not free_box(state, state.board.sites[goal.to]):
            raise BadPosition("no team can explore there")
    elif goal.kind == BUILD:
        check_build(state, seat, goal.to, goal.types, True)
    elif goal.kind == PRODUCE:
        check_tiles(state, seat, goal.slots)
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
            raise BadPosition("no such colony can be founded")


def check_tiles(state: SpaceCorp, seat: int, slots: list[int]) -> None:
    """Refuse tiles that cannot produce."""
    tiles = eligible(state, seat)
    if not slots or len(set(slots)) != len(slots) or any(slot not in tiles for slot in slots):
        raise BadPosition("these are not different tiles that can produce")


def check_build(state: SpaceCorp, seat: int, site: int, types: list[int], whole: bool) -> None:
    """Refuse bases that cannot be built."""
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
