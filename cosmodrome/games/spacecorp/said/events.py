"""What can happen in SpaceCorp."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event, Fact
from ....kernel.message import Arg, Json, Message, Term, Who
from ..components import ACTIONS, BASES, CUBES, EDGES, ERAS, TRACK, TRIGGERS
from .names import Words, card_term, card_words, named, site_term


def _of(name: str, seat: int, facts: dict[str, Json], args: dict[str, Arg]) -> Fact:
    """Make a fact about one player."""
    return Fact(name, {"seat": seat, **facts}, {"who": Who(seat), **args})


# The course of the game.


def era_began(era: int, first: int) -> Fact:
    """An era began."""
    return Fact("era_began", {"era": ERAS[era], "first": first}, {"era": Term(f"era-{ERAS[era]}"), "who": Who(first)})


def turn_began(seat: int, turn: int) -> Fact:
    """A turn began."""
    return _of("turn_began", seat, {"turn": turn}, {"turn": turn})


def passed(seat: int) -> Fact:
    """A player passed for the rest of the era."""
    return _of("passed", seat, {}, {})


def idled(seat: int) -> Fact:
    """A player had no legal action."""
    return _of("idled", seat, {}, {})


def era_end_triggered(kind: int, seat: int) -> Fact:
    """The end of the era was triggered."""
    return Fact(
        "era_end_triggered", {"kind": TRIGGERS[kind], "seat": seat if seat >= 0 else None}, {"kind": TRIGGERS[kind]}
    )


def deck_set_aside() -> Fact:
    """The rest of the deck was set aside because nothing moved any more."""
    return Fact("deck_set_aside", {}, {})


def era_ended(era: int) -> Fact:
    """An era ended."""
    return Fact("era_ended", {"era": ERAS[era]}, {"era": Term(f"era-{ERAS[era]}")})


def game_over(winners: list[int]) -> Fact:
    """The game ended."""
    words: Words = []
    for seat in winners:
        words.append(Who(seat))
    return Fact("game_over", {"winners": [*winners]}, {"winners": words, "count": len(winners)})


# Paying and acting.


def paid(
    seat: int,
    action: int,
    value: int,
    infra: list[int],
    cards: list[str],
    time: str,
    profit: int,
    penalty: int,
    uses: list[tuple[int, str]],
    sources: Words,
) -> Fact:
    """A player paid for an action."""
    used: list[Json] = [{"seat": owner, "use": use} for owner, use in uses]
    return _of(
        "paid",
        seat,
        {
            "action": ACTIONS[action],
            "value": value,
            "infra": [*infra],
            "cards": [*cards],
            "time": time or None,
            "profit": profit,
            "penalty": penalty,
            "bases": used,
        },
        {
            "action": Term(f"kind-{ACTIONS[action]}"),
            "sources": sources,
            "value": value,
            "profit": profit,
            "penalty": penalty,
        },
    )


def journey(name: str, seat: int, team: int, start: str, to: str, box: int, path: list[str]) -> Fact:
    """A team went from one site to another: moved, transported, teleported."""
    return _of(
        name,
        seat,
        {"team": team, "from": start, "to": to, "box": TRACK[box] if box else None, "path": [*path]},
        {"from": site_term(start), "to": site_term(to)},
    )


def track_moved(seat: int, team: int, site: str, box: int) -> Fact:
    """A team came nearer to a star."""
    return _of(
        "track",
        seat,
        {"team": team, "site": site, "box": TRACK[box] if box else None},
        {"site": site_term(site), "box": Term(f"track-{TRACK[box]}")},
    )


def beyond_reached(seat: int, marker: int) -> Fact:
    """A team was the first or second to reach the far site."""
    return _of("beyond_reached", seat, {"marker": marker}, {"marker": marker})


def orion_reached(seat: int, site: str, profit: int) -> Fact:
    """A team entered the Orion Spur."""
    return _of("orion_reached", seat, {"site": site, "profit": profit}, {"site": site_term(site), "profit": profit})


def explored(seat: int, site: str, box: int, tile: str, probe: bool) -> Fact:
    """A tile was revealed."""
    return _of(
        "explored",
        seat,
        {"site": site, "box": box, "tile": tile, "via": "probe" if probe else None},
        {"site": site_term(site), "tile": named("tile", tile)},
    )


def redirected(site: str, box: int, tile: str, stack: str) -> Fact:
    """A revealed tile led to another stack."""
    return Fact("redirected", {"site": site, "box": box, "tile": tile, "stack": stack}, {"tile": named("tile", tile)})


def built(seat: int, site: str, box: int, type: int) -> Fact:
    """A base was built."""
    return _of(
        "built",
        seat,
        {"site": site, "box": box, "type": BASES[type]},
        {"site": site_term(site), "base": named("base", BASES[type])},
    )


def gained(seat: int, amount: int, source: str) -> Fact:
    """A player gained profit."""
    return _of(
        "gained", seat, {"amount": amount, "source": source}, {"amount": amount, "source": Term(f"for-{source}")}
    )


def lost(seat: int, amount: int, source: str) -> Fact:
    """A player lost profit."""
    return _of("lost", seat, {"amount": amount, "source": source}, {"amount": amount, "source": Term(f"for-{source}")})


def produced(seat: int, tiles: list[Json], bonus: int, total: int) -> Fact:
    """A player produced."""
    return _of(
        "produced", seat, {"tiles": tiles, "bonus": bonus, "total": total}, {"count": len(tiles), "total": total}
    )


def cube_moved(seat: int, cube: int, before: int, after: int) -> Fact:
    """A cube advanced."""
    return _of(
        "cube",
        seat,
        {"cube": CUBES[cube], "from": before, "to": after},
        {"cube": Term(f"cube-{CUBES[cube]}"), "steps": after - before},
    )


def progress_taken(seat: int, name: str, profit: int, leaked: bool) -> Fact:
    """A player took a progress card."""
    return _of(
        "progress_taken",
        seat,
        {"name": name, "profit": profit, "leaked": leaked},
        {"card": named("progress", name), "profit": profit},
    )


def grant_lost(seat: int, cube: int) -> Fact:
    """A granted progress card was lost, since none qualifies."""
    return _of("grant_lost", seat, {"cube": CUBES[cube]}, {"cube": Term(f"cube-{CUBES[cube]}")})


# Cards.


class Drew(Event):
    """A player drew a card; only the player knows which."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def message(self) -> Message:
        """Say who drew, and to the player what."""
        if not self.card:
            return Message("event-drew", {"who": Who(self.seat)})
        return Message("event-drew-card", {"who": Who(self.seat), "card": card_term(self.card)})

    def to_json(self) -> dict[str, Json]:
        """Give the facts."""
        return {"event": "drew", "seat": self.seat, "count": 1, "card": self.card or None}

    def seen_by(self, seat: int | None) -> Event | None:
        """Hide the card from the others."""
        return self if seat == self.seat or not self.card else Drew(self.seat, "")


def took(seat: int, offer: int, card: str) -> Fact:
    """A player took an offer card."""
    return _of("took", seat, {"offer": offer + 1, "card": card}, {"card": card_term(card)})


def upgraded(seat: int, card: str, slot: int, replaced: str, kept: bool) -> Fact:
    """A player put a card into the HQ."""
    return _of(
        "upgraded",
        seat,
        {"card": card, "slot": slot + 1, "replaced": replaced or None, "kept": kept},
        {"card": card_term(card), "slot": slot + 1},
    )


def infra_removed(seat: int, slot: int, card: str) -> Fact:
    """A player lost an Infra card."""
    return _of("infra_removed", seat, {"slot": slot + 1, "card": card}, {"card": card_term(card)})


def special(seat: int, card: str) -> Fact:
    """A player played a card for its Special."""
    return _of("special", seat, {"card": card}, {"card": card_term(card)})


def edge_played(seat: int, edge: int, card: str, detail: str) -> Fact:
    """A player played an Edge card."""
    return _of(
        "edge",
        seat,
        {"edge": EDGES[edge], "card": card, "detail": detail or None},
        {"edge": named("edge", EDGES[edge])},
    )


def sabotaged(seat: int, action: int) -> Fact:
    """A kind of action was forbidden for the turn."""
    return _of("sabotaged", seat, {"action": ACTIONS[action]}, {"action": Term(f"kind-{ACTIONS[action]}")})


def poached(seat: int, cards: list[str]) -> Fact:
    """A player took cards that were about to be discarded."""
    return _of("poached", seat, {"cards": [*cards]}, {"cards": card_words(cards)})


def rewarded(seat: int, drew: bool) -> Fact:
    """A player drew the card that he was owed, or declined it."""
    return _of("rewards", seat, {"count": 1, "drew": drew}, {"drew": "yes" if drew else "no"})


def refilled(boxes: list[int], cards: list[str]) -> Fact:
    """Offer boxes were filled."""
    offers: list[Json] = [{"offer": box + 1, "card": card} for box, card in zip(boxes, cards, strict=True)]
    return Fact("refilled", {"offers": offers}, {"cards": card_words(cards)})


def discarded(cards: list[str]) -> Fact:
    """The played cards were discarded."""
    return Fact("discarded", {"cards": [*cards]}, {"cards": card_words(cards)})


# Contracts, colonies, aliens.


def fulfilled(seat: int, contract: str, reward: int) -> Fact:
    """A contract was fulfilled."""
    return _of(
        "contract",
        seat,
        {"contract": contract, "reward": reward},
        {"contract": named("contract", contract), "reward": reward},
    )


def colonized(seat: int, site: str, tile: str, value: int) -> Fact:
    """A colony was founded."""
    return _of(
        "colonized",
        seat,
        {"site": site, "tile": tile, "value": value},
        {"site": site_term(site), "colony": named("colony", tile), "value": value},
    )


def at_site(name: str, seat: int, team: int, site: str) -> Fact:
    """Something happened to a team or player at a site: team_removed, phobes, unlocked, star_children, beyond_used."""
    return _of(name, seat, {"team": team if team >= 0 else None, "site": site}, {"site": site_term(site)})


def legacy_kept(seat: int, tile: str, type: int) -> Fact:
    """A player took a tile and its base along."""
    return _of(
        "legacy_kept",
        seat,
        {"tile": tile, "base": BASES[type]},
        {"tile": named("tile", tile), "base": named("base", BASES[type])},
    )
