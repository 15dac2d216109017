"""A position of Signals."""

from __future__ import annotations

from cosmodrome import BadPosition, Deck, Json, Rng, Score, State, View


class Signals(State):
    """Hands and chosen cards are hidden until the reveal; points are public."""

    def __init__(self, seats: int, options: dict[str, Json], rng: Rng, deck: Deck) -> None:
        super().__init__("signals", seats, options, rng)
        self.deck = deck
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.sent: list[tuple[int, bool] | None] = [None] * seats
        self.points = [0] * seats
        self.round = 0
        self.stake = 0

    @property
    def rounds(self) -> int:
        """Count the rounds of a whole game."""
        return 4 if self.options["long"] else 2

    @property
    def over(self) -> bool:
        return self.round > self.rounds

    def scores(self) -> list[Score]:
        return [Score({"points": points}) for points in self.points]

    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best]

    def clone(self) -> Signals:
        copy = Signals(self.seats, self.options, self.rng.clone(), self.deck.clone())
        copy.hands = self.hands[:]
        copy.sent = self.sent[:]
        copy.points = self.points[:]
        copy.round = self.round
        copy.stake = self.stake
        self.copy_stacks(copy)
        return copy

    def view(self, seat: int | None) -> View:
        return View(
            "signals",
            seat,
            {
                "round": self.round,
                "stake": self.stake,
                "points": self.points[:],
                "deck": len(self.deck),
                "hands": [list(hand) if holder == seat else len(hand) for holder, hand in enumerate(self.hands)],
                "sent": [
                    list(sent) if sent and sender == seat else sent is not None for sender, sent in enumerate(self.sent)
                ],
                "answered": [not stack for stack in self.own],
            },
        )

    def unseen_by(self, seat: int | None) -> list[int]:
        """List the cards that a seat cannot see: the deck, the other hands and what the others have sent."""
        found = self.deck.cards[:]
        for other in range(self.seats):
            if other != seat:
                sent = self.sent[other]
                found += list(self.hands[other]) + ([] if sent is None else [sent[0]])
        return sorted(found)

    def imagine(self, seat: int | None, rng: Rng) -> Signals:
        """Shuffle what the seat cannot see and deal it anew."""
        copy = self.clone()
        copy.rng = rng.fork()
        pool = rng.shuffled(self.unseen_by(seat))
        for other in range(self.seats):
            if other == seat:
                continue
            count = len(self.hands[other])
            copy.hands[other] = tuple(sorted(pool[:count]))
            del pool[:count]
            if self.sent[other] is not None:
                copy.sent[other] = (pool.pop(), rng.below(2) == 1)
        copy.deck = Deck(pool)
        copy.settle(None)
        return copy

    def to_json(self) -> dict[str, Json]:
        return {
            "game": "signals",
            "rules": 1,
            "seats": self.seats,
            "options": dict(self.options),
            "rng": self.rng.to_json(),
            "deck": self.deck.cards[:],
            "hands": [list(hand) for hand in self.hands],
            "sent": [None if sent is None else list(sent) for sent in self.sent],
            "points": self.points[:],
            "round": self.round,
            "stake": self.stake,
            "seals": self.seals,
            "common": [step.to_json() for step in self.common],
            "own": [[step.to_json() for step in stack] for stack in self.own],
        }

    def check(self) -> None:
        hand, dealt = int(str(self.options["hand"])), min(self.round, self.rounds)
        names = [str(step.to_json()["step"]) for step in self.common]
        playing = names[:1] == ["reveal"]
        if not 1 <= self.round <= self.rounds + 1 or not 0 <= self.stake <= 3 or self.seals < 0:
            raise BadPosition("there is no such round")
        if not len(self.hands) == len(self.points) == len(self.sent) == self.seats:
            raise BadPosition("the seats do not add up")
        if len(self.deck) != 27 - self.seats * (hand + dealt):
            raise BadPosition("the cards do not add up")
        held = [card for cards in self.hands for card in cards]
        cards = [*self.deck.cards, *held, *(sent[0] for sent in self.sent if sent)]
        if any(type(card) is not int or not 1 <= card <= 9 or cards.count(card) > 3 for card in cards):
            raise BadPosition("there is no such card")
        if names != (
            [] if self.over else ["reveal"] if any(self.own) else ["reveal", "stake"] if playing else ["round", "luck"]
        ):
            raise BadPosition("something else should be asked")
        for seat in range(self.seats):
            sent, stack = self.sent[seat], self.own[seat] if self.own else []
            if len(self.hands[seat]) + (sent is not None) != hand + playing:
                raise BadPosition("the hands do not add up")
            asked = [str(step.to_json()["step"]) for step in stack]
            if any(step.seat != seat for step in stack) or asked not in ([], ["send"] if sent is None else ["amplify"]):
                raise BadPosition("a seat should be asked something else")
            if not stack and (sent is None) == any(self.own):
                raise BadPosition("a seat should be asked something")
            if type(self.points[seat]) is not int or self.points[seat] < (asked == ["amplify"]):
                raise BadPosition("nobody has such points")
        if any(not 0 <= step.seat < self.seats for step in self.common):
            raise BadPosition("there is no such seat")

    def evaluate(self) -> list[float]:
        total = sum(self.points) + self.seats
        return [(points + 1) / total for points in self.points]
