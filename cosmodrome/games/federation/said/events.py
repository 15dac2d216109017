"""What can happen in Federation."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event, Fact
from ....kernel.message import Arg, Json, Message, Term, Who
from ..components import ACTIONS, MEDALS, RESOURCES, SIDES, SOURCES, Action, AmbassadorId, Project, Wing
from .amounts import amounts_json
from .facts import Executive, Happening, Standing, TokensDrawn
from .names import Words, amount_terms, named


def _fact(facts: Happening, args: dict[str, Arg]) -> Fact:
    return Fact(facts, args)


def _of(seat: int, kind: str, id: str) -> dict[str, Arg]:
    """Name a player and one component."""
    return {"who": Who(seat), kind: named(kind, id)}


# The course of the game.


def round_began(number: int, first: int) -> Fact:
    """A round began."""
    return _fact({"event": "round_began", "round": number, "first": first}, {"round": number, "who": Who(first)})


def blocked(id: str, cells: list[str]) -> Fact:
    """A block token closed cells."""
    return _fact({"event": "blocked", "block": id, "cells": [*cells]}, {"count": len(cells)})


def laws_shown(laws: list[str], later: list[str]) -> Fact:
    """The laws of the round were opened, and perhaps those of the next."""
    return _fact(
        {"event": "laws_shown", "laws": [*laws], "next": [*later]},
        {"left": named("law", laws[0]), "right": named("law", laws[1])},
    )


def home_taken(seat: int, id: str) -> Fact:
    """A player took a start tile."""
    return _fact({"event": "home_taken", "seat": seat, "home": id}, _of(seat, "home", id))


def placed(
    seat: int, cell: str, action: int, ambassador: AmbassadorId, side: int, votes: int, alteration: str, die: int
) -> Fact:
    """A player placed an ambassador."""
    return _fact(
        {
            "event": "placed",
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
    return _fact({"event": "special_kept", "seat": seat}, {"who": Who(seat)})


def action_copied(seat: int, action: Action) -> Fact:
    """A spy copied an action."""
    return _fact(
        {"event": "action_copied", "seat": seat, "action": action},
        {"who": Who(seat), "action": named("action-of", action)},
    )


def action_skipped(seat: int, action: Action) -> Fact:
    """An action had become impossible."""
    return _fact(
        {"event": "action_skipped", "seat": seat, "action": action},
        {"who": Who(seat), "action": named("action-of", action)},
    )


def declined(seat: int) -> Fact:
    """A player declined a choice."""
    return _fact({"event": "declined", "seat": seat}, {"who": Who(seat)})


# Resources and tracks.


def gained(seat: int, res: list[int]) -> Fact:
    """A player gained resources."""
    return _fact(
        {"event": "gained", "seat": seat, "resources": amounts_json(res)},
        {"who": Who(seat), "resources": amount_terms(res)},
    )


def paid(seat: int, res: list[int]) -> Fact:
    """A player paid resources."""
    return _fact(
        {"event": "paid", "seat": seat, "resources": amounts_json(res)},
        {"who": Who(seat), "resources": amount_terms(res)},
    )


def discarded(seat: int, res: list[int]) -> Fact:
    """A player dropped what the reserve cannot hold."""
    return _fact(
        {"event": "discarded", "seat": seat, "resources": amounts_json(res)},
        {"who": Who(seat), "resources": amount_terms(res)},
    )


def transmuted(seat: int, kind: int) -> Fact:
    """A resource went one step up."""
    return _fact(
        {"event": "transmuted", "seat": seat, "from": RESOURCES[kind], "to": RESOURCES[kind + 1]},
        {"who": Who(seat), "from": named("resource", RESOURCES[kind]), "to": named("resource", RESOURCES[kind + 1])},
    )


def scored(seat: int, points: int, source: int) -> Fact:
    """A player scored."""
    return _fact(
        {"event": "scored", "seat": seat, "points": points, "source": SOURCES[source]},
        {"who": Who(seat), "points": points, "source": Term("score-" + SOURCES[source])},
    )


def climbed(seat: int, start: int, degree: int, level: int) -> Fact:
    """A player gained degrees."""
    return _fact(
        {"event": "climbed", "seat": seat, "from": start, "to": degree, "level": level},
        {"who": Who(seat), "count": degree - start, "level": level},
    )


def fell(seat: int, start: int, degree: int, level: int) -> Fact:
    """A player did not pay for the level."""
    return _fact(
        {"event": "fell", "seat": seat, "from": start, "to": degree, "level": level}, {"who": Who(seat), "level": level}
    )


def level_raised(seat: int, n: int, for_the_game: bool) -> Fact:
    """A player's level counts higher."""
    return _fact(
        {"event": "level_raised", "seat": seat, "n": n, "game": for_the_game},
        {"who": Who(seat), "n": n, "until": "game" if for_the_game else "round"},
    )


def ships_taken(seat: int, count: int) -> Fact:
    """A player took ships."""
    return _fact({"event": "ships_taken", "seat": seat, "count": count}, {"who": Who(seat), "count": count})


def die_raised(seat: int, value: int) -> Fact:
    """A player's assistant die shows more."""
    return _fact({"event": "die_raised", "seat": seat, "value": value}, {"who": Who(seat), "value": value})


def president_taken(seat: int) -> Fact:
    """A player took the president pawn."""
    return _fact({"event": "president_taken", "seat": seat}, {"who": Who(seat)})


def special_gained(seat: int) -> Fact:
    """A player got the special ambassador."""
    return _fact({"event": "special_gained", "seat": seat}, {"who": Who(seat)})


def medal_taken(seat: int, medal: int) -> Fact:
    """A player took a medal."""
    return _fact({"event": "medal_taken", "seat": seat, "medal": MEDALS[medal]}, _of(seat, "medal", MEDALS[medal]))


def mission_opened(seat: int, id: str) -> Fact:
    """A player may fly a mission from now on."""
    return _fact({"event": "mission_opened", "seat": seat, "mission": id}, _of(seat, "mission", id))


def mission_flown(seat: int, id: str) -> Fact:
    """A player flew a mission."""
    return _fact({"event": "mission_flown", "seat": seat, "mission": id}, _of(seat, "mission", id))


# Planets.


def miner_moved(seat: int, pit: str) -> Fact:
    """A miner moved."""
    return _fact({"event": "miner_moved", "seat": seat, "to": pit}, {"who": Who(seat)})


def asteroid_shown(pit: str, id: str) -> Fact:
    """An asteroid was turned over."""
    return _fact({"event": "asteroid_shown", "cell": pit, "asteroid": id}, {"asteroid": named("asteroid", id)})


def dead_row_shown(ids: list[str]) -> Fact:
    """The dead asteroids were turned over."""
    return _fact({"event": "dead_row_shown", "asteroids": [*ids]}, {"count": len(ids)})


def asteroid_taken(seat: int, id: str) -> Fact:
    """A player took an asteroid."""
    return _fact({"event": "asteroid_taken", "seat": seat, "asteroid": id}, _of(seat, "asteroid", id))


def mage_moved(seat: int, position: int) -> Fact:
    """A mage moved."""
    return _fact({"event": "mage_moved", "seat": seat, "to": position}, {"who": Who(seat), "position": position})


def moon_shown(position: int, ids: list[str]) -> Fact:
    """The tokens of a moon were turned over."""
    return _fact({"event": "moon_shown", "position": position, "alterations": [*ids]}, {"position": position})


def alteration_taken(seat: int, id: str) -> Fact:
    """A player took an alteration token."""
    return _fact({"event": "alteration_taken", "seat": seat, "alteration": id}, _of(seat, "alteration", id))


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
        """Return what was drawn, or how many."""
        facts: TokensDrawn = {
            "event": "alterations_drawn",
            "seat": self.seat,
            "drawn": [*self.ids] if self.shown else len(self.ids),
        }
        return {**facts}

    def seen_by(self, seat: int | None) -> Event | None:
        """Hide the tokens from the others."""
        return self if seat == self.seat else AlterationsDrawn(self.seat, self.ids, False)


def specialist_shown(id: str) -> Fact:
    """A specialist was turned over."""
    return _fact({"event": "specialist_shown", "specialist": id}, {"specialist": named("specialist", id)})


def specialist_taken(seat: int, id: str) -> Fact:
    """A player took a specialist."""
    return _fact({"event": "specialist_taken", "seat": seat, "specialist": id}, _of(seat, "specialist", id))


def specialist_used(seat: int, id: str, other: str) -> Fact:
    """A specialist works, perhaps as another one."""
    if not other:
        return _fact({"event": "specialist_used", "seat": seat, "specialist": id}, _of(seat, "specialist", id))
    return _fact(
        {"event": "specialist_copied", "seat": seat, "specialist": id, "as": other},
        {"who": Who(seat), "specialist": named("specialist", id), "other": named("specialist", other)},
    )


def refreshed(seat: int, id: str) -> Fact:
    """A used specialist was turned up."""
    return _fact({"event": "refreshed", "seat": seat, "specialist": id}, _of(seat, "specialist", id))


def disc_placed(seat: int, id: str, level: int) -> Fact:
    """A player's disc went to a level of a stall."""
    return _fact(
        {"event": "disc_placed", "seat": seat, "stall": id, "level": level},
        {"who": Who(seat), "stall": named("stall", id), "level": level},
    )


def built(seat: int, id: str, multiplier: int) -> Fact:
    """A player built a production or, with a multiplier, a megastructure."""
    return _fact(
        {"event": "built", "seat": seat, "work": id, "multiplier": multiplier or None},
        {"who": Who(seat), "work": named("work", id)},
    )


def income(seat: int, id: str) -> Fact:
    """A production pays."""
    return _fact({"event": "income", "seat": seat, "work": id}, _of(seat, "work", id))


def deep_space_taken(seat: int, id: str) -> Fact:
    """A player took a deep space tile."""
    return _fact({"event": "deep_space_taken", "seat": seat, "deep": id}, _of(seat, "deep", id))


# Projects, floors and laws.


def executive_step(step: Executive, senate: Standing | None = None) -> Fact:
    """A step of the executive phase began; the first one shows the senate as all the steps will find it."""
    return _fact({"event": "executive_step", "step": step, "senate": senate}, {"step": Term("executive-" + step)})


def project_advanced(seat: int, id: Project, step: int) -> Fact:
    """A project made a step."""
    return _fact(
        {"event": "project_advanced", "seat": seat, "project": id, "step": step},
        {"who": Who(seat), "project": named("project", id), "step": step},
    )


def project_funded(id: Project) -> Fact:
    """A project reached its last step."""
    return _fact({"event": "project_funded", "project": id}, {"project": named("project", id)})


def floor_won(seat: int, floor: int, votes: int) -> Fact:
    """A player has the most votes on a floor."""
    return _fact(
        {"event": "floor_won", "seat": seat, "floor": floor, "votes": votes},
        {"who": Who(seat), "floor": floor, "votes": votes},
    )


def law_passed(wing: Wing, id: str) -> Fact:
    """A law passed."""
    return _fact(
        {"event": "law_passed", "wing": wing, "law": id}, {"wing": named("wing", wing), "law": named("law", id)}
    )


def game_over(winners: list[int]) -> Fact:
    """The last round has been scored."""
    names: Words = [Who(seat) for seat in winners]
    return _fact({"event": "game_over", "winners": [*winners]}, {"who": names})
