"""The medals (PU 13): a function of the position at any time, final when the game is over."""

from __future__ import annotations

from ....kernel.score import Score
from ..cards import CIV_CARDS, EVENTS, OBJECTIVES, solo_target
from ..cards import COLOURS as EVENT_COLOURS
from ..colony import Colony
from ..components import WATER
from ..corporations import BEST_PER_TRACK, COMMON_CORPORATION, MAKESHIFT, OASIS
from ..grid import WIDTH
from ..planets import COMMON_PLANET
from ..state import SIDES, PlanetUnknown
from .objectives import filled, is_met, medals_between

METEORITES_PER_MEDAL = 3


def civ_medals(colony: Colony) -> int:
    """Count the medals of civ cards, those for collected lifepods and meteorites left out (A)."""
    total = 0
    sets: list[str] = []
    for card in colony.cards:
        for effect in CIV_CARDS[card].effects:
            if effect.op == "medals":
                total += effect.count
            elif effect.op == "medals_per" and effect.what == "patch_on_planet":
                total += effect.count * colony.patches.bit_count()
            elif effect.op == "set_medals":
                sets.append(effect.family)
                owned = sets.count(effect.family)
                total += effect.by_cards[owned] - effect.by_cards[owned - 1]
    return total


def collection_rates(colony: Colony) -> tuple[int, int]:
    """Return the medals of a collected lifepod and of three meteorites, with the cards that improve them."""
    pod = 1
    rate = 1
    repo = 0
    for card in colony.cards:
        for effect in CIV_CARDS[card].effects:
            if effect.op == "medals_per" and effect.what == "lifepod_in_collection_area":
                pod += effect.count
            elif effect.op == "meteorite_rate":
                repo += 1
                rate = effect.by_cards[repo]
    return pod, rate


def collection_medals(colony: Colony) -> int:
    """Count the medals of the collection area (D)."""
    pod, rate = collection_rates(colony)
    return colony.kept_pods * pod + colony.rocks // METEORITES_PER_MEDAL * rate


def complete_lines(colony: Colony) -> list[int]:
    """List the rows (0 to 11) and columns (12 to 23) that score."""
    full = filled(colony) & ~colony.meteors
    lines = colony.board.lines
    return [line for line in range(24) if lines[line] and lines[line] & ~full == 0]


def filled_squares(colony: Colony) -> list[int]:
    """Count the filled squares of each row and column."""
    full = filled(colony)
    return [(line & full).bit_count() for line in colony.board.lines]


def blocked_lines(colony: Colony) -> list[int]:
    """List the rows and columns that meteorites block."""
    return [index for index, line in enumerate(colony.board.lines) if line & colony.meteors]


def planet_medals(colony: Colony) -> int:
    """Count the medals of rows, columns, open cities and covered parts of the planet (B)."""
    board = colony.board
    full = filled(colony) & ~colony.meteors
    total = 0
    open_squares = board.grid & ~full
    rows = 0
    columns = 0
    if open_squares:
        # Rows and columns with an open square, found by folding the board.
        left = open_squares
        for y in range(12):
            row = left & 8191
            if row:
                rows |= 1 << y
                columns |= row
            left >>= WIDTH
    for line in range(12):
        if not rows >> line & 1 and board.lines[line]:
            total += board.line_medals[line]
        if not columns >> line & 1 and board.lines[12 + line]:
            total += board.line_medals[12 + line]
    if board.cities:
        total += board.city_medals * (board.cities & ~colony.covered).bit_count()
    for part in board.parts:
        if part & ~colony.covered == 0:
            total += board.part_medals
    return total


def marker_medals(colony: Colony, marker: int) -> int:
    """Count the medals of one marker: the highest at or below it."""
    firm = colony.firm
    if colony.corporation == OASIS and marker == WATER:
        for index in range(colony.pos[WATER], -1, -1):
            cell = firm.path[index]
            if cell >> 4 == WATER and firm.cell(cell).medal:
                return firm.cell(cell).medal
        return 0
    code = colony.pos[marker]
    for cell in range(code, code - (code & 15) - 1, -1):
        here = firm.cells[cell]
        if here is not None and here.medal and not colony.track_pods[cell >> 4] >> (cell & 15) & 1:
            return here.medal
    return 0


def track_medals(colony: Colony) -> int:
    """Count the medals of all markers (C)."""
    if colony.corporation == MAKESHIFT and colony.has(BEST_PER_TRACK):
        return sum(
            max(marker_medals(colony, other) for other in range(5) if colony.pos[other] >> 4 == colony.pos[marker] >> 4)
            for marker in range(5)
        )
    total = 0
    for marker in range(5):
        total += marker_medals(colony, marker)
    return total


def personal_medals(colony: Colony) -> int:
    """Count the medals of personal objectives that are met (E)."""
    return sum(OBJECTIVES[card].medals for card in colony.personal if is_met(colony, OBJECTIVES[card]))


def rivals(state: PlanetUnknown, place: int) -> list[int]:
    """Name the seats between which a competitive objective lies."""
    if state.seats == 2:
        return [0, 1]
    return [place, (place + 1) % state.seats]


def competitive_medals(state: PlanetUnknown) -> list[int]:
    """Count the medals of competitive and common objectives for every seat (F)."""
    found = [0] * state.seats
    if state.phase == SIDES:
        # The boards are not known yet.
        return found
    for place, card in enumerate(state.competitive):
        seats = rivals(state, place)
        for seat, medals in zip(seats, medals_between([state.colony(seat) for seat in seats], card), strict=True):
            found[seat] += medals
    for card in state.shared:
        for seat, medals in enumerate(medals_between(state.colonies, card)):
            found[seat] += medals
    return found


def sides_are_secret(state: PlanetUnknown, seat: int, viewer: int | None) -> bool:
    """Tell whether a viewer may not know yet which sides of its boards a seat has chosen (PU 3)."""
    return state.phase == SIDES and seat != viewer and state.options["sides"] == "choose"


def known_colony(state: PlanetUnknown, seat: int, viewer: int | None) -> Colony:
    """Return a colony as a viewer may know it: without others' chosen sides, civ cards and objectives (PU 18)."""
    colony = state.colony(seat)
    if state.over or seat == viewer:
        return colony
    if sides_are_secret(state, seat, viewer):
        seen = Colony(COMMON_PLANET, COMMON_CORPORATION, colony.mark)
        seen.dealt_planet = colony.dealt_planet
        seen.dealt_corporation = colony.dealt_corporation
        return seen
    if not colony.cards and not colony.personal:
        return colony
    seen = colony.copy(colony.mark)
    seen.cards = []
    seen.personal = []
    return seen


def _score(colony: Colony, competitive: int) -> Score:
    """Count the medals of a colony with where they come from."""
    return Score(
        {
            "civ": civ_medals(colony),
            "planet": planet_medals(colony),
            "tracks": track_medals(colony),
            "collection": collection_medals(colony),
            "personal": personal_medals(colony),
            "competitive": competitive,
        }
    )


def scores(state: PlanetUnknown) -> list[Score]:
    """Count the medals of every seat with where they come from."""
    competitive = competitive_medals(state)
    return [_score(colony, competitive[seat]) for seat, colony in enumerate(state.colonies)]


def known_scores(state: PlanetUnknown, viewer: int | None) -> list[Score]:
    """Count the medals of every seat as far as a viewer may know of them."""
    competitive = competitive_medals(state)
    return [_score(known_colony(state, seat, viewer), competitive[seat]) for seat in range(state.seats)]


def totals(state: PlanetUnknown) -> list[int]:
    """Count the medals of every seat."""
    return [score.total for score in scores(state)]


def winners(state: PlanetUnknown) -> list[int]:
    """Name the seats with the most medals; then the fewest open squares, then the fewest meteorites (R-41)."""
    ranks = []
    for seat, total in enumerate(totals(state)):
        colony = state.colony(seat)
        ranks.append((total, -(colony.board.grid & ~colony.covered).bit_count(), -colony.meteors.bit_count()))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def event_counts(state: PlanetUnknown) -> list[int]:
    """Count the events of each colour that the deck was built of."""
    counts = [0] * len(EVENT_COLOURS)
    for card in state.event_deck:
        counts[EVENTS[card].colour] += 1
    for card in state.event_discard:
        counts[EVENTS[card].colour] += 1
    if state.next_event:
        counts[EVENTS[state.next_event].colour] += 1
    return counts


def solo_goal(state: PlanetUnknown) -> int:
    """Return the medals that a lone player should reach."""
    return solo_target(event_counts(state))
