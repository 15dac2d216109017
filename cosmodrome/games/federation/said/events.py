"""What can happen in Federation."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event, Fact
from ....kernel.message import Json, Message, Term, Who
from ..components import ACTIONS, MEDALS, RESOURCES, SIDES, SOURCES
from .names import Words, amount_terms, named


def _amounts(res: list[int]) -> Json:
    return {RESOURCES[kind]: count for kind, count in enumerate(res) if count}


def _of(name: str, seat: int, kind: str, id: str) -> Fact:
    """Make the fact that a player did something with one component."""
    return Fact(name, {"seat": seat, kind: id}, {"who": Who(seat), kind: named(kind, id)})


# The course of the game.


def round_began(number: int, first: int) -> Fact:
    """A round began."""
    return Fact("round_began", {"round": number, "first": first}, {"round": number, "who": Who(first)})


def blocked(id: str, cells: list[str]) -> Fact:
    """A block token closed cells."""
    return Fact("blocked", {"block": id, "cells": [*cells]}, {"count": len(cells)})


def laws_shown(laws: list[str], later: list[str]) -> Fact:
    """The laws of the round were opened, and perhaps those of the next."""
    return Fact(
        "laws_shown",
        {"laws": [*laws], "next": [*later]},
        {"left": named("law", laws[0]), "right": named("law", laws[1])},
    )


def home_taken(seat: int, id: str) -> Fact:
    """A player took a start tile."""
    return _of("home_taken", seat, "home", id)


def placed(
    seat: int, cell: str, action: int, ambassador: str, side: int, votes: int, alteration: str, die: int
) -> Fact:
    """A player placed an ambassador."""
    return Fact(
        "placed",
        {
            "seat": seat,
            "cell": cell,
            "ambassador": ambassador,
            "side": SIDES[side],
            "votes": votes,
            "alteration": alteration or None,
            "die": die,
        },
        {
            "who": Who(seat),
            "where": named("action-of", ACTIONS[action] if action >= 0 else "outer"),
            "side": SIDES[side],
            "votes": votes + die,
        },
    )


def special_kept(seat: int) -> Fact:
    """A player kept the special ambassador for later."""
    return Fact("special_kept", {"seat": seat}, {"who": Who(seat)})


def action_copied(seat: int, action: str) -> Fact:
    """A spy copied an action."""
    return Fact(
        "action_copied", {"seat": seat, "action": action}, {"who": Who(seat), "action": named("action-of", action)}
    )


def action_skipped(seat: int, action: str) -> Fact:
    """An action had become impossible."""
    return Fact(
        "action_skipped", {"seat": seat, "action": action}, {"who": Who(seat), "action": named("action-of", action)}
    )


def declined(seat: int) -> Fact:
    """A player declined a choice."""
    return Fact("declined", {"seat": seat}, {"who": Who(seat)})


# Resources and tracks.


def gained(seat: int, res: list[int]) -> Fact:
    """A player gained resources."""
    return Fact(
        "gained", {"seat": seat, "resources": _amounts(res)}, {"who": Who(seat), "resources": amount_terms(res)}
    )


def paid(seat: int, res: list[int]) -> Fact:
    """A player paid resources."""
    return Fact("paid", {"seat": seat, "resources": _amounts(res)}, {"who": Who(seat), "resources": amount_terms(res)})


def discarded(seat: int, res: list[int]) -> Fact:
    """A player dropped what the reserve cannot hold."""
    return Fact(
        "discarded", {"seat": seat, "resources": _amounts(res)}, {"who": Who(seat), "resources": amount_terms(res)}
    )


def transmuted(seat: int, kind: int) -> Fact:
    """A resource went one step up."""
    return Fact(
        "transmuted",
        {"seat": seat, "from": RESOURCES[kind], "to": RESOURCES[kind + 1]},
        {"who": Who(seat), "from": named("resource", RESOURCES[kind]), "to": named("resource", RESOURCES[kind + 1])},
    )


def scored(seat: int, points: int, source: int) -> Fact:
    """A player scored."""
    return Fact(
        "scored",
        {"seat": seat, "points": points, "source": SOURCES[source]},
        {"who": Who(seat), "points": points, "source": Term("score-" + SOURCES[source])},
    )


def climbed(seat: int, start: int, degree: int, level: int) -> Fact:
    """A player gained degrees."""
    return Fact(
        "climbed",
        {"seat": seat, "from": start, "to": degree, "level": level},
        {"who": Who(seat), "count": degree - start, "level": level},
    )


def fell(seat: int, start: int, degree: int, level: int) -> Fact:
    """A player did not pay for the level."""
    return Fact("fell", {"seat": seat, "from": start, "to": degree, "level": level}, {"who": Who(seat), "level": level})


def level_raised(seat: int, n: int, for_the_game: bool) -> Fact:
    """A player's level counts higher."""
    return Fact(
        "level_raised",
        {"seat": seat, "n": n, "game": for_the_game},
        {"who": Who(seat), "n": n, "until": "game" if for_the_game else "round"},
    )


def ships_taken(seat: int, count: int) -> Fact:
    """A player took ships."""
    return Fact("ships_taken", {"seat": seat, "count": count}, {"who": Who(seat), "count": count})


def die_raised(seat: int, value: int) -> Fact:
    """A player's assistant die shows more."""
    return Fact("die_raised", {"seat": seat, "value": value}, {"who": Who(seat), "value": value})


def president_taken(seat: int) -> Fact:
    """A player took the president pawn."""
    return Fact("president_taken", {"seat": seat}, {"who": Who(seat)})


def special_gained(seat: int) -> Fact:
    """A player got the special ambassador."""
    return Fact("special_gained", {"seat": seat}, {"who": Who(seat)})


def medal_taken(seat: int, medal: int) -> Fact:
    """A player took a medal."""
    return _of("medal_taken", seat, "medal", MEDALS[medal])


def mission_opened(seat: int, id: str) -> Fact:
    """A player may fly a mission from now on."""
    return _of("mission_opened", seat, "mission", id)


def mission_flown(seat: int, id: str) -> Fact:
    """A player flew a mission."""
    return _of("mission_flown", seat, "mission", id)


# Planets.


def miner_moved(seat: int, pit: str) -> Fact:
    """A miner moved."""
    return Fact("miner_moved", {"seat": seat, "to": pit}, {"who": Who(seat)})


def asteroid_shown(pit: str, id: str) -> Fact:
    """An asteroid was turned over."""
    return Fact("asteroid_shown", {"cell": pit, "asteroid": id}, {"asteroid": named("asteroid", id)})


def dead_row_shown(ids: list[str]) -> Fact:
    """The dead asteroids were turned over."""
    return Fact("dead_row_shown", {"asteroids": [*ids]}, {"count": len(ids)})


def asteroid_taken(seat: int, id: str) -> Fact:
    """A player took an asteroid."""
    return _of("asteroid_taken", seat, "asteroid", id)


def mage_moved(seat: int, position: int) -> Fact:
    """A mage moved."""
    return Fact("mage_moved", {"seat": seat, "to": position}, {"who": Who(seat), "position": position})


def moon_shown(position: int, ids: list[str]) -> Fact:
    """The tokens of a moon were turned over."""
    return Fact("moon_shown", {"position": position, "alterations": [*ids]}, {"position": position})


def alteration_taken(seat: int, id: str) -> Fact:
    """A player took an alteration token."""
    return _of("alteration_taken", seat, "alteration", id)


class AlterationsDrawn(Event):
    """A player looks at alteration tokens of the stock; the others only see that."""

    def __init__(self, seat: int, ids: list[str], shown: bool = True) -> None:
        self.seat: Final = seat
        self.ids: Final = ids
        self.shown: Final = shown

    def message(self) -> Message:
        """Say it."""
        words: Words = [named("alteration", id) for id in self.ids]
        if self.shown:
            return Message("event-alterations-drawn", {"who": Who(self.seat), "tokens": words})
        return Message("event-alterations-drawn-unseen", {"who": Who(self.seat), "count": len(self.ids)})

    def to_json(self) -> dict[str, Json]:
        """Give what was drawn, or how many."""
        drawn: Json = [*self.ids] if self.shown else len(self.ids)
        return {"event": "alterations_drawn", "seat": self.seat, "drawn": drawn}

    def seen_by(self, seat: int | None) -> Event | None:
        """Hide the tokens from the others."""
        return self if seat == self.seat else AlterationsDrawn(self.seat, self.ids, False)


def specialist_shown(id: str) -> Fact:
    """A specialist was turned over."""
    return Fact("specialist_shown", {"specialist": id}, {"specialist": named("specialist", id)})


def specialist_taken(seat: int, id: str) -> Fact:
    """A player took a specialist."""
    return _of("specialist_taken", seat, "specialist", id)


def specialist_used(seat: int, id: str, other: str) -> Fact:
    """A specialist works, perhaps as another one."""
    if not other:
        return _of("specialist_used", seat, "specialist", id)
    return Fact(
        "specialist_copied",
        {"seat": seat, "specialist": id, "as": other},
        {"who": Who(seat), "specialist": named("specialist", id), "other": named("specialist", other)},
    )


def refreshed(seat: int, id: str) -> Fact:
    """A used specialist was turned up."""
    return _of("refreshed", seat, "specialist", id)


def disc_placed(seat: int, id: str, level: int) -> Fact:
    """A player's disc went to a level of a stall."""
    return Fact(
        "disc_placed",
        {"seat": seat, "stall": id, "level": level},
        {"who": Who(seat), "stall": named("stall", id), "level": level},
    )


def built(seat: int, id: str, multiplier: int) -> Fact:
    """A player built a production or, with a multiplier, a megastructure."""
    return Fact(
        "built",
        {"seat": seat, "work": id, "multiplier": multiplier or None},
        {"who": Who(seat), "work": named("work", id)},
    )


def income(seat: int, id: str) -> Fact:
    """A production pays."""
    return _of("income", seat, "work", id)


def deep_space_taken(seat: int, id: str) -> Fact:
    """A player took a deep space tile."""
    return _of("deep_space_taken", seat, "deep", id)


# Projects, floors and laws.


def executive_step(step: str) -> Fact:
    """A step of the executive phase began."""
    return Fact("executive_step", {"step": step}, {"step": Term("executive-" + step)})


def project_advanced(seat: int, id: str, step: int) -> Fact:
    """A project made a step."""
    return Fact(
        "project_advanced",
        {"seat": seat, "project": id, "step": step},
        {"who": Who(seat), "project": named("project", id), "step": step},
    )


def project_funded(id: str) -> Fact:
    """A project reached its last step."""
    return Fact("project_funded", {"project": id}, {"project": named("project", id)})


def floor_won(seat: int, floor: int, votes: int) -> Fact:
    """A player has the most votes on a floor."""
    return Fact(
        "floor_won", {"seat": seat, "floor": floor, "votes": votes}, {"who": Who(seat), "floor": floor, "votes": votes}
    )


def law_passed(wing: str, id: str) -> Fact:
    """A law passed."""
    return Fact("law_passed", {"wing": wing, "law": id}, {"wing": named("wing", wing), "law": named("law", id)})


def game_over(winners: list[int]) -> Fact:
    """The last round has been scored."""
    names: Words = [Who(seat) for seat in winners]
    return Fact("game_over", {"winners": [*winners]}, {"who": names})
