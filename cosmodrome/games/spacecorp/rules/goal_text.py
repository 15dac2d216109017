"""Goals in writing: how they stand in positions and prompts."""

from __future__ import annotations

from ....kernel.errors import BadPosition
from ..components import ACTIONS, BASES, BUILD, COLONIZE, EXPLORE, LEGACY, MOVE, NO, PRODUCE, TRACK, VALUED
from ..state import SpaceCorp
from .goals import Goal


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


def slot_word(state: SpaceCorp, slot: int) -> str:
    """Write a slot down: the site, and the box where there are several."""
    if slot == LEGACY:
        return "legacy"
    site = state.board.sites[state.board.site_of[slot]]
    return f"{site.id}:{slot - site.first + 1}" if site.slots > 1 else site.id


def read_slot(state: SpaceCorp, word: str) -> int:
    """Read a slot."""
    if word == "legacy":
        return LEGACY
    id, _, box = word.partition(":")
    site = state.board.sites[_site(state, id)]
    number = int(box) if box else 1
    if not 1 <= number <= site.slots:
        raise BadPosition(f"{id} has no box {box}")
    return site.first + number - 1


def _site(state: SpaceCorp, id: str) -> int:
    if id not in state.board.ids:
        raise BadPosition(f"there is no site {id!r} in this era")
    return state.board.ids.index(id)


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
        return Goal(kind, NO, NO, [], [read_slot(state, word) for word in words[1:]])
    if kind == COLONIZE and len(words) > 2:
        site = _site(state, words[1])
        numbers = [
            TRACK.index(word[5:]) if word.startswith("team:") else 4 if word == "build" else 5 for word in words[3:]
        ]
        return Goal(kind, site, site, [], [state.box.colony_ids.index(words[2]), *numbers])
    if len(words) == 1 and kind in (0, 5, 6):
        return Goal(kind, NO, NO, [], [])
    raise BadPosition(f"{text!r} is no goal")
