"""What can happen in Planet Unknown: facts for the board and arguments for the log."""

from __future__ import annotations

from typing import Literal

from ....kernel.event import Event, Fact
from ....kernel.message import Arg, Json, Message, Term, Who
from ..cards import Rating
from ..components import OUTER, RINGS, SHAPE_KEYS, TERRAINS, TILES, TRACKS, corner_of, tile_of, turn_of
from ..grid import square_name, squares
from ..planets import PLANETS
from .facts import Alone, EndTrigger, Happening, MarkerMoved, OnSpot, TilePlaced
from .names import (
    card_term,
    competitive_term,
    corporation_term,
    event_term,
    marker_term,
    personal_term,
    planet_term,
    shape_term,
    tech_term,
    terrain_term,
    tile_args,
    track_term,
)


def _fact(facts: Happening, args: dict[str, Arg]) -> Fact:
    return Fact(facts, args)


class Secret(Event):
    """An event of which others than one seat see only that it happened."""

    def __init__(self, seat: int, whole: Fact, rest: Fact | None) -> None:
        self.seat = seat
        self.whole = whole
        self.rest = rest

    def message(self) -> Message:
        """Say all of it."""
        return self.whole.message()

    def to_json(self) -> dict[str, Json]:
        """Return all of it."""
        return self.whole.to_json()

    def seen_by(self, seat: int | None) -> Event | None:
        """Return all of it for the one seat, the rest for the others."""
        return self.whole if seat == self.seat else self.rest


def _on(name: OnSpot, seat: int, spot: int) -> Fact:
    """Something happened on a square of a seat's planet."""
    return _fact(
        {"event": name, "seat": seat, "square": square_name(spot)}, {"who": Who(seat), "square": square_name(spot)}
    )


def _of(name: Alone, seat: int) -> Fact:
    """Something happened to a seat."""
    return _fact({"event": name, "seat": seat}, {"who": Who(seat)})


def sides_chosen(seat: int, planet: int, corporation: int) -> Fact:
    """A seat's planet and corporation are known."""
    return _fact(
        {"event": "sides_chosen", "seat": seat, "planet": PLANETS[planet].key},
        {"who": Who(seat), "planet": planet_term(planet), "corporation": corporation_term(corporation)},
    )


def objective_dropped(seat: int, objective: int) -> Secret:
    """A seat put one of its personal objectives back into the box."""
    return Secret(
        seat,
        _fact(
            {"event": "objective_dropped", "seat": seat, "objective": objective},
            {"who": Who(seat), "objective": personal_term(objective)},
        ),
        _of("objective_dropped_unseen", seat),
    )


def round_began(number: int, commander: int) -> Fact:
    """A round began."""
    return _fact(
        {"event": "round_began", "round": number, "commander": commander}, {"round": number, "who": Who(commander)}
    )


def solo_round_began(number: int) -> Fact:
    """A round of a lone player began."""
    return _fact({"event": "solo_round_began", "round": number}, {"round": number})


def turned(rotation: int, sector: int) -> Fact:
    """The station turned; the sector faces whoever turned it."""
    return _fact(
        {"event": "turned", "rotation": rotation, "sector": SHAPE_KEYS[OUTER[sector]]},
        {"shape": shape_term(OUTER[sector])},
    )


def event_revealed(event: int, left: int) -> Fact:
    """An event was turned up."""
    return _fact({"event": "event_revealed", "card": event, "left": left}, {"card": event_term(event), "left": left})


def peeked(seat: int, event: int) -> Secret:
    """A seat looked at the next event."""
    return Secret(
        seat,
        _fact({"event": "peeked", "seat": seat, "card": event}, {"who": Who(seat), "card": event_term(event)}),
        _of("peeked_unseen", seat),
    )


def civ_stacks_changed(added: int, removed: int) -> Fact:
    """An event added cards to the civ stacks or removed some."""
    return _fact(
        {"event": "civ_stacks_changed", "added": added, "removed": removed}, {"added": added, "removed": removed}
    )


def uncovered(shape: int, tile: int) -> Fact:
    """The next tile of a stack became visible."""
    name, first, second = tile_args(tile)
    return _fact(
        {"event": "uncovered", "shape": SHAPE_KEYS[shape], "tile": TILES[tile].key},
        {"shape": name, "first": first, "second": second},
    )


def took(seat: int, ring: int, tile: int) -> Fact:
    """A seat took a tile."""
    shape, first, second = tile_args(tile)
    return _fact(
        {"event": "took", "seat": seat, "ring": RINGS[ring], "tile": TILES[tile].key},
        {"who": Who(seat), "shape": shape, "first": first, "second": second},
    )


def set_aside(seat: int, tile: int) -> Fact:
    """A seat could not place either tile and set one aside."""
    shape, first, second = tile_args(tile)
    return _fact(
        {"event": "set_aside", "seat": seat, "tile": TILES[tile].key},
        {"who": Who(seat), "shape": shape, "first": first, "second": second},
    )


def placed(seat: int, code: int) -> Fact:
    """A tile was placed."""
    tile = TILES[tile_of(code)]
    shape, first, second = tile_args(tile.number)
    facts: TilePlaced = {
        "event": "placed",
        "seat": seat,
        "tile": tile.key,
        "square": square_name(corner_of(code)),
        "rot": turn_of(code) % 4,
        "flip": turn_of(code) >= 4,
    }
    args: dict[str, Arg] = {
        "who": Who(seat),
        "shape": shape,
        "first": first,
        "second": second,
        "square": square_name(corner_of(code)),
    }
    return _fact(facts, args)


def nothing_taken(seat: int) -> Fact:
    """Both stacks of a seat's sector are empty."""
    return _of("nothing_taken", seat)


def meteorite_landed(seat: int, spot: int) -> Fact:
    """A meteorite was put on a tile."""
    return _on("meteorite_landed", seat, spot)


def lifepod_destroyed(seat: int, spot: int) -> Fact:
    """A lifepod was covered or destroyed."""
    return _on("lifepod_destroyed", seat, spot)


def rover_destroyed(seat: int, spot: int) -> Fact:
    """A rover was covered or destroyed."""
    return _on("rover_destroyed", seat, spot)


def meteorite_destroyed(seat: int, spot: int) -> Fact:
    """A meteorite was destroyed."""
    return _on("meteorite_destroyed", seat, spot)


def station_ignored(seat: int, terrain: int) -> Fact:
    """A station of the placed tile gives nothing."""
    return _fact(
        {"event": "station_ignored", "seat": seat, "terrain": TERRAINS[terrain]},
        {"who": Who(seat), "terrain": terrain_term(terrain)},
    )


def advanced(seat: int, marker: int, cell: int, repeated: bool) -> Fact:
    """A marker went up, or the last cell of the rover track gave its points again."""
    args: dict[str, Arg] = {"who": Who(seat), "marker": marker_term(marker), "row": cell & 15}
    if repeated:
        return _fact(_moved("repeated", seat, marker, cell), args)
    if cell >> 4 != marker:
        return _fact(_moved("crossed", seat, marker, cell), {**args, "track": track_term(cell >> 4)})
    return _fact(_moved("advanced", seat, marker, cell), args)


def _moved(
    name: Literal["advanced", "crossed", "repeated", "regressed"], seat: int, marker: int, cell: int
) -> MarkerMoved:
    """Return the facts of a marker that went to a cell."""
    return {"event": name, "seat": seat, "marker": TRACKS[marker], "track": TRACKS[cell >> 4], "row": cell & 15}


def regressed(seat: int, marker: int, cell: int) -> Fact:
    """A marker went down."""
    return _fact(
        _moved("regressed", seat, marker, cell),
        {"who": Who(seat), "marker": marker_term(marker), "row": cell & 15},
    )


def marker_reset(seat: int, marker: int) -> Fact:
    """A marker went back to the start of its track."""
    return _fact(
        {"event": "marker_reset", "seat": seat, "marker": TRACKS[marker]},
        {"who": Who(seat), "marker": marker_term(marker)},
    )


def gained_movement(seat: int, points: int) -> Fact:
    """A seat gained movement points."""
    return _fact({"event": "gained_movement", "seat": seat, "points": points}, {"who": Who(seat), "points": points})


def flux_moved(seat: int, track: int) -> Fact:
    """The flux token marks a track."""
    return _fact(
        {"event": "flux_moved", "seat": seat, "track": TRACKS[track]}, {"who": Who(seat), "track": track_term(track)}
    )


def technology_used(seat: int, corporation: int, level: int) -> Fact:
    """A seat used a technology."""
    return _fact(
        {"event": "technology_used", "seat": seat, "level": level},
        {"who": Who(seat), "tech": tech_term(corporation, level)},
    )


def rover_placed(seat: int, spot: int) -> Fact:
    """A rover came onto the planet."""
    return _on("rover_placed", seat, spot)


def moved(seat: int, here: int, there: int) -> Fact:
    """A rover moved one square."""
    return _fact(
        {"event": "moved", "seat": seat, "from": square_name(here), "to": square_name(there)},
        {"who": Who(seat), "here": square_name(here), "there": square_name(there)},
    )


def teleported(seat: int, here: int, there: int) -> Fact:
    """A rover was teleported."""
    return _fact(
        {"event": "teleported", "seat": seat, "from": square_name(here), "to": square_name(there)},
        {"who": Who(seat), "here": square_name(here), "there": square_name(there)},
    )


def lifepod_collected(seat: int, spot: int) -> Fact:
    """A lifepod was collected."""
    return _on("lifepod_collected", seat, spot)


def meteorite_collected(seat: int, spot: int) -> Fact:
    """A meteorite was collected."""
    return _on("meteorite_collected", seat, spot)


def meteorite_loaded(seat: int, spot: int) -> Fact:
    """A rover loaded a meteorite."""
    return _on("meteorite_loaded", seat, spot)


def lifepod_stowed(seat: int, cell: int) -> Fact:
    """A collected lifepod lies on a cell of a track."""
    return _fact(
        {"event": "lifepod_stowed", "seat": seat, "track": TRACKS[cell >> 4], "row": cell & 15},
        {"who": Who(seat), "track": track_term(cell >> 4), "row": cell & 15},
    )


def technology_unlocked(seat: int, corporation: int, level: int) -> Fact:
    """A lifepod unlocked a technology."""
    return _fact(
        {"event": "technology_unlocked", "seat": seat, "level": level},
        {"who": Who(seat), "tech": tech_term(corporation, level)},
    )


def lifepod_kept(seat: int) -> Fact:
    """A collected lifepod lies in the collection area."""
    return _of("lifepod_kept", seat)


def collected_lifepod_lost(seat: int) -> Fact:
    """A collected lifepod was destroyed."""
    return _of("collected_lifepod_lost", seat)


def collected_meteorite_lost(seat: int) -> Fact:
    """A collected meteorite was destroyed."""
    return _of("collected_meteorite_lost", seat)


def patch_placed(seat: int, spot: int) -> Fact:
    """A patch was placed."""
    return _on("patch_placed", seat, spot)


def patch_stored(seat: int) -> Fact:
    """A patch was stored for the end of the game."""
    return _of("patch_stored", seat)


def civ_opened(seat: int, level: int, cards: list[int]) -> Secret:
    """A seat looks at the civ cards of a level."""
    names: list[int | str | Term | Who] = [card_term(card) for card in cards]
    return Secret(
        seat,
        _fact(
            {"event": "civ_opened", "seat": seat, "level": level, "cards": [*cards]},
            {"who": Who(seat), "level": level, "cards": names},
        ),
        _fact({"event": "civ_opened_unseen", "seat": seat, "level": level}, {"who": Who(seat), "level": level}),
    )


def civ_empty(seat: int, level: int) -> Fact:
    """A stack of civ cards was empty."""
    return _fact({"event": "civ_empty", "seat": seat, "level": level}, {"who": Who(seat), "level": level})


def card_played(seat: int, card: int) -> Fact:
    """A civ card takes effect at once."""
    return _fact({"event": "card_played", "seat": seat, "card": card}, {"who": Who(seat), "card": card_term(card)})


def card_kept(seat: int, card: int, level: int) -> Secret:
    """A civ card is kept face down for the end of the game."""
    return Secret(
        seat,
        _fact({"event": "card_kept", "seat": seat, "card": card}, {"who": Who(seat), "card": card_term(card)}),
        _fact({"event": "card_kept_unseen", "seat": seat, "level": level}, {"who": Who(seat), "level": level}),
    )


def objectives_drawn(seat: int, objectives: list[int], personal: bool) -> Secret:
    """A seat drew objectives to keep one."""
    names: list[int | str | Term | Who] = [
        personal_term(card) if personal else competitive_term(card) for card in objectives
    ]
    return Secret(
        seat,
        _fact(
            {"event": "objectives_drawn", "seat": seat, "objectives": [*objectives]},
            {"who": Who(seat), "objectives": names},
        ),
        _of("objectives_drawn_unseen", seat),
    )


def objective_shared(seat: int, objective: int) -> Fact:
    """All players compete for one more objective."""
    return _fact(
        {"event": "objective_shared", "seat": seat, "objective": objective},
        {"who": Who(seat), "objective": competitive_term(objective)},
    )


def objective_gained(seat: int, objective: int) -> Secret:
    """A seat has one more personal objective."""
    return Secret(
        seat,
        _fact(
            {"event": "objective_gained", "seat": seat, "objective": objective},
            {"who": Who(seat), "objective": personal_term(objective)},
        ),
        _of("objective_gained_unseen", seat),
    )


def objective_destroyed(seat: int, objective: int) -> Fact:
    """A personal objective was destroyed."""
    return _fact(
        {"event": "objective_destroyed", "seat": seat, "objective": objective},
        {"who": Who(seat), "objective": personal_term(objective)},
    )


def stack_removed(seat: int, shape: int) -> Fact:
    """A whole stack of tiles left the game."""
    return _fact(
        {"event": "stack_removed", "seat": seat, "shape": SHAPE_KEYS[shape]},
        {"who": Who(seat), "shape": shape_term(shape)},
    )


def finished(seat: int) -> Fact:
    """A seat is done with its tile."""
    return _of("finished", seat)


def end_called(trigger: EndTrigger) -> Fact:
    """The game ends with this round."""
    return _fact({"event": "end_called", "trigger": trigger}, {"reason": Term("trigger-" + trigger)})


def game_over(winners: list[int], totals: list[int]) -> Fact:
    """The medals are counted."""
    who: list[int | str | Term | Who] = [Who(seat) for seat in winners]
    return _fact(
        {"event": "game_over", "winners": [*winners], "totals": [*totals]},
        {"winners": who, "count": len(winners), "total": max(totals)},
    )


def solo_over(total: int, target: int, rating: Rating) -> Fact:
    """The medals of a lone player are counted."""
    return _fact(
        {"event": "solo_over", "total": total, "target": target, "rating": rating},
        {"total": total, "target": target, "rating": Term("rating-" + rating)},
    )


def lost(name: OnSpot, seat: int, mask: int) -> list[Event]:
    """Tell for each square of a set that what stood there is gone."""
    return [_on(name, seat, spot) for spot in squares(mask)]
