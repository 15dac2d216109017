"""The questions of Signals."""

from __future__ import annotations

from cosmodrome import Action, BadPosition, Event, Events, Json, Message, State, Step, Term, Who

from .state import Signals


class Answer(Action):
    """One answer: its text says all there is to it."""

    def __init__(self, text: str, key: str, number: int = 0) -> None:
        super().__init__(text)
        self.key = key
        self.number = number

    def message(self) -> Message:
        return Message(self.key, {"number": self.number} if self.number else None)

    def at(self) -> list[str]:
        return [f"card:{self.number}"] if self.key == "action-send" else [f"button:{self.text.split()[0]}"]


class Dealt(Event):
    """A card that only its owner sees."""

    def __init__(self, seat: int, card: int | None) -> None:
        self.seat = seat
        self.card = card

    def message(self) -> Message:
        if self.card is None:
            return Message("event-dealt-hidden", {"who": Who(self.seat)})
        return Message("event-dealt", {"who": Who(self.seat), "card": self.card})

    def to_json(self) -> dict[str, Json]:
        return {"event": "dealt", "seat": self.seat, "card": self.card}

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Dealt(self.seat, None)


class Revealed(Event):
    """What everyone had sent."""

    def __init__(self, strengths: list[int], winner: int | None) -> None:
        self.strengths = strengths
        self.winner = winner

    def message(self) -> Message:
        strengths = list[int | str | Term | Who](self.strengths)
        if self.winner is None:
            return Message("event-drowned", {"strengths": strengths})
        return Message("event-heard", {"who": Who(self.winner), "strengths": strengths, "what": Term("signal")})

    def to_json(self) -> dict[str, Json]:
        return {"event": "revealed", "strengths": self.strengths[:], "winner": self.winner}


class Ask(Step):
    """A step with a name that its data starts with."""

    name = ""

    def to_json(self) -> dict[str, Json]:
        return {"step": self.name, "seat": self.seat}

    def prompt(self, state: State) -> Message:
        return Message(f"prompt-{self.name}", {"who": Who(self.seat)})


class Round(Ask):
    """Begins each round by itself; its seat leads."""

    name = "round"

    def settle(self, state: State, events: Events) -> bool:
        assert isinstance(state, Signals)
        state.round += 1
        state.pop()
        if state.over:
            return True
        for seat in range(state.seats):
            card = state.deck.draw(state.rng)
            state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
            if events is not None:
                events.append(Dealt(seat, card))
        state.seal()
        state.push(Reveal(self.seat))
        state.push(Stake(self.seat))
        return True


class Stake(Ask):
    """Asks the leader what the round is worth."""

    name = "stake"

    def legal(self, state: State) -> list[Action]:
        return [Answer(f"stake {points}", "action-stake", points) for points in (1, 2, 3)]

    def apply(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(state, Signals)
        assert isinstance(action, Answer)
        state.stake = action.number
        state.pop()
        state.own = [[Send(seat)] for seat in range(state.seats)]

    def why_not(self, state: State, text: str) -> Message:
        return Message("illegal-stake", {"text": text})


class Send(Ask):
    """Asks each seat for a card, all at once."""

    name = "send"

    def legal(self, state: State) -> list[Action]:
        assert isinstance(state, Signals)
        return [Answer(f"send {card}", "action-send", card) for card in sorted(set(state.hands[self.seat]))]

    def apply(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(state, Signals)
        assert isinstance(action, Answer)
        cards = list(state.hands[self.seat])
        cards.remove(action.number)
        state.hands[self.seat] = tuple(cards)
        state.sent[self.seat] = (action.number, False)
        state.own[self.seat][-1] = Amplify(self.seat)


class Amplify(Ask):
    """Asks each seat whether to double its signal for a point."""

    name = "amplify"

    def settle(self, state: State, events: Events) -> bool:
        assert isinstance(state, Signals)
        if state.points[self.seat] > 0:
            return False
        state.own[self.seat].pop()
        return True

    def legal(self, state: State) -> list[Action]:
        return [Answer("amplify", "action-amplify"), Answer("hold", "action-hold")]

    def apply(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(state, Signals)
        if action.text == "amplify":
            sent = state.sent[self.seat]
            assert sent is not None
            state.points[self.seat] -= 1
            state.sent[self.seat] = (sent[0], True)
        state.own[self.seat].pop()


class Reveal(Ask):
    """Compares the signals when all are sent; the strongest, if it is alone, takes the stake."""

    name = "reveal"

    def settle(self, state: State, events: Events) -> bool:
        assert isinstance(state, Signals)
        strengths = [sent[0] * (2 if sent[1] else 1) for sent in state.sent if sent is not None]
        best = max(strengths)
        winner = strengths.index(best) if strengths.count(best) == 1 else None
        state.sent = [None] * state.seats
        state.own = []
        state.seal()
        state.pop()
        state.push(Round((self.seat + 1) % state.seats))
        if winner is not None:
            state.points[winner] += state.stake
            state.push(Luck(winner))
        if events is not None:
            events.append(Revealed(strengths, winner))
        return True


class Luck(Ask):
    """Asks the winner to roll: a six is worth a point."""

    name = "luck"

    def legal(self, state: State) -> list[Action]:
        return [Answer("roll", "action-roll")]

    def apply(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(state, Signals)
        if state.rng.die() == 6:
            state.points[self.seat] += 1
        state.pop()


STEPS: dict[str, type[Ask]] = {kind.name: kind for kind in (Round, Stake, Send, Amplify, Reveal, Luck)}


def load_step(data: dict[str, Json]) -> Step:
    """Read a step from its data."""
    seat = data["seat"]
    if type(seat) is not int:
        raise BadPosition("a seat is a number")
    return STEPS[str(data["step"])](seat)
