"""What can happen in SpaceCorp."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event, Fact
from ....kernel.message import Arg, Json, Message, Term, Who
from ..components import ACTIONS, BASES, CUBES, EDGES, ERAS, TRACK, StackName, TriggerKind, track_box
from .facts import DrewCard, Fate, Happening, OfferFilled, ProducedTile, Source, UsedBase, Way
from .names import Words, card_term, card_words, named, site_term


def _fact(facts: Happening, args: dict[str, Arg]) -> Fact:
    return Fact(facts, args)


def _of(seat: int, facts: Happening, args: dict[str, Arg]) -> Fact:
    """Make a fact about one player."""
    return Fact(facts, {"who": Who(seat), **args})


# The course of the game.


def era_began(era: int, first: int) -> Fact:
    """An era began."""
    return _fact(
        {"event": "era_began", "era": ERAS[era], "first": first}, {"era": Term(f"era-{ERAS[era]}"), "who": Who(first)}
    )


def turn_began(seat: int, turn: int) -> Fact:
    """A turn began."""
    return _of(seat, {"event": "turn_began", "seat": seat, "turn": turn}, {"turn": turn})


def passed(seat: int) -> Fact:
    """A player passed for the rest of the era."""
    return _of(seat, {"event": "passed", "seat": seat}, {})


def idled(seat: int) -> Fact:
    """A player had no legal action."""
    return _of(seat, {"event": "idled", "seat": seat}, {})


def era_end_triggered(kind: TriggerKind, seat: int) -> Fact:
    """The end of the era was triggered."""
    return _fact(
        {"event": "era_end_triggered", "kind": kind, "seat": seat if seat >= 0 else None},
        {"kind": kind},
    )


def deck_set_aside() -> Fact:
    """The rest of the deck was set aside because nothing moved any more."""
    return _fact({"event": "deck_set_aside"}, {})


def era_ended(era: int) -> Fact:
    """An era ended."""
    return _fact({"event": "era_ended", "era": ERAS[era]}, {"era": Term(f"era-{ERAS[era]}")})


def game_over(winners: list[int]) -> Fact:
    """The game ended."""
    words: Words = []
    for seat in winners:
        words.append(Who(seat))
    return _fact({"event": "game_over", "winners": [*winners]}, {"winners": words, "count": len(winners)})


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
    uses: list[tuple[str, int]],
    sources: Words,
) -> Fact:
    """A player paid for an action."""
    used: list[UsedBase] = [{"seat": owner, "use": use} for use, owner in uses]
    return _of(
        seat,
        {
            "event": "paid",
            "seat": seat,
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


def journey(name: Way, seat: int, team: int, start: str, to: str, box: int, path: list[str]) -> Fact:
    """A team went from one site to another."""
    return _of(
        seat,
        {"event": name, "seat": seat, "team": team, "from": start, "to": to, "box": track_box(box), "path": [*path]},
        {"from": site_term(start), "to": site_term(to)},
    )


def track_moved(seat: int, team: int, site: str, box: int) -> Fact:
    """A team came nearer to a star."""
    return _of(
        seat,
        {"event": "track", "seat": seat, "team": team, "site": site, "box": track_box(box)},
        {"site": site_term(site), "box": Term(f"track-{TRACK[box]}")},
    )


def beyond_reached(seat: int, marker: int) -> Fact:
    """A team was the first or second to reach the far site."""
    return _of(seat, {"event": "beyond_reached", "seat": seat, "marker": marker}, {"marker": marker})


def orion_reached(seat: int, site: str, profit: int) -> Fact:
    """A team entered the Orion Spur."""
    return _of(
        seat,
        {"event": "orion_reached", "seat": seat, "site": site, "profit": profit},
        {"site": site_term(site), "profit": profit},
    )


def explored(seat: int, site: str, box: int, tile: str, probe: bool) -> Fact:
    """A tile was revealed."""
    return _of(
        seat,
        {"event": "explored", "seat": seat, "site": site, "box": box, "tile": tile, "via": "probe" if probe else None},
        {"site": site_term(site), "tile": named("tile", tile)},
    )


def redirected(site: str, box: int, tile: str, stack: StackName) -> Fact:
    """A revealed tile led to another stack."""
    return _fact(
        {"event": "redirected", "site": site, "box": box, "tile": tile, "stack": stack}, {"tile": named("tile", tile)}
    )


def built(seat: int, site: str, box: int, type: int) -> Fact:
    """A base was built."""
    return _of(
        seat,
        {"event": "built", "seat": seat, "site": site, "box": box, "type": BASES[type]},
        {"site": site_term(site), "base": named("base", BASES[type])},
    )


def gained(seat: int, amount: int, source: Source) -> Fact:
    """A player gained profit."""
    return _of(
        seat,
        {"event": "gained", "seat": seat, "amount": amount, "source": source},
        {"amount": amount, "source": Term(f"for-{source}")},
    )


def lost(seat: int, amount: int, source: Source) -> Fact:
    """A player lost profit."""
    return _of(
        seat,
        {"event": "lost", "seat": seat, "amount": amount, "source": source},
        {"amount": amount, "source": Term(f"for-{source}")},
    )


def produced(seat: int, tiles: list[ProducedTile], bonus: int, total: int) -> Fact:
    """A player produced."""
    return _of(
        seat,
        {"event": "produced", "seat": seat, "tiles": tiles, "bonus": bonus, "total": total},
        {"count": len(tiles), "total": total},
    )


def cube_moved(seat: int, cube: int, before: int, after: int) -> Fact:
    """A cube advanced."""
    return _of(
        seat,
        {"event": "cube", "seat": seat, "cube": CUBES[cube], "from": before, "to": after},
        {"cube": Term(f"cube-{CUBES[cube]}"), "steps": after - before},
    )


def progress_taken(seat: int, name: str, profit: int, leaked: bool) -> Fact:
    """A player took a progress card."""
    return _of(
        seat,
        {"event": "progress_taken", "seat": seat, "name": name, "profit": profit, "leaked": leaked},
        {"card": named("progress", name), "profit": profit},
    )


def grant_lost(seat: int, cube: int) -> Fact:
    """A granted progress card was lost, since none qualifies."""
    return _of(seat, {"event": "grant_lost", "seat": seat, "cube": CUBES[cube]}, {"cube": Term(f"cube-{CUBES[cube]}")})


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
        """Return the facts."""
        facts: DrewCard = {"event": "drew", "seat": self.seat, "count": 1, "card": self.card or None}
        return {**facts}

    def seen_by(self, seat: int | None) -> Event | None:
        """Hide the card from the others."""
        return self if seat == self.seat or not self.card else Drew(self.seat, "")


def took(seat: int, offer: int, card: str) -> Fact:
    """A player took an offer card."""
    return _of(seat, {"event": "took", "seat": seat, "offer": offer + 1, "card": card}, {"card": card_term(card)})


def upgraded(seat: int, card: str, slot: int, replaced: str, kept: bool) -> Fact:
    """A player put a card into the HQ."""
    return _of(
        seat,
        {"event": "upgraded", "seat": seat, "card": card, "slot": slot + 1, "replaced": replaced or None, "kept": kept},
        {"card": card_term(card), "slot": slot + 1},
    )


def infra_removed(seat: int, slot: int, card: str) -> Fact:
    """A player lost an Infra card."""
    return _of(
        seat, {"event": "infra_removed", "seat": seat, "slot": slot + 1, "card": card}, {"card": card_term(card)}
    )


def special(seat: int, card: str) -> Fact:
    """A player played a card for its Special."""
    return _of(seat, {"event": "special", "seat": seat, "card": card}, {"card": card_term(card)})


def edge_played(seat: int, edge: int, card: str, detail: str) -> Fact:
    """A player played an Edge card."""
    return _of(
        seat,
        {"event": "edge", "seat": seat, "edge": EDGES[edge], "card": card, "detail": detail or None},
        {"edge": named("edge", EDGES[edge])},
    )


def sabotaged(seat: int, action: int) -> Fact:
    """A kind of action was forbidden for the turn."""
    return _of(
        seat,
        {"event": "sabotaged", "seat": seat, "action": ACTIONS[action]},
        {"action": Term(f"kind-{ACTIONS[action]}")},
    )


def poached(seat: int, cards: list[str]) -> Fact:
    """A player took cards that were about to be discarded."""
    return _of(seat, {"event": "poached", "seat": seat, "cards": [*cards]}, {"cards": card_words(cards)})


def rewarded(seat: int, drew: bool) -> Fact:
    """A player drew the card that he was owed, or declined it."""
    return _of(seat, {"event": "rewards", "seat": seat, "count": 1, "drew": drew}, {"drew": "yes" if drew else "no"})


def refilled(boxes: list[int], cards: list[str]) -> Fact:
    """Offer boxes were filled."""
    offers: list[OfferFilled] = [{"offer": box + 1, "card": card} for box, card in zip(boxes, cards, strict=True)]
    return _fact({"event": "refilled", "offers": offers}, {"cards": card_words(cards)})


def discarded(cards: list[str]) -> Fact:
    """The played cards were discarded."""
    return _fact({"event": "discarded", "cards": [*cards]}, {"cards": card_words(cards)})


# Contracts, colonies, aliens.


def fulfilled(seat: int, contract: str, reward: int) -> Fact:
    """A contract was fulfilled."""
    return _of(
        seat,
        {"event": "contract", "seat": seat, "contract": contract, "reward": reward},
        {"contract": named("contract", contract), "reward": reward},
    )


def colonized(seat: int, site: str, tile: str, value: int) -> Fact:
    """A colony was founded."""
    return _of(
        seat,
        {"event": "colonized", "seat": seat, "site": site, "tile": tile, "value": value},
        {"site": site_term(site), "colony": named("colony", tile), "value": value},
    )


def at_site(name: Fate, seat: int, team: int, site: str) -> Fact:
    """Something happened to a team or player at a site."""
    return _of(
        seat,
        {"event": name, "seat": seat, "team": team if team >= 0 else None, "site": site},
        {"site": site_term(site)},
    )


def legacy_kept(seat: int, tile: str, type: int) -> Fact:
    """A player took a tile and its base along."""
    return _of(
        seat,
        {"event": "legacy_kept", "seat": seat, "tile": tile, "base": BASES[type]},
        {"tile": named("tile", tile), "base": named("base", BASES[type])},
    )
