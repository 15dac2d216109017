"""All that somebody can send who means no good: legal and illegal, stale, foreign, mutilated, over both wires."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, get_args

from cosmodrome.server import wire

Frame = dict[str, Any]

WORDS: list[Any] = [
    None,
    True,
    0,
    -1,
    1,
    2**53,
    2**53 + 1,
    10**50,
    1.5,
    "",
    "me",
    "open",
    "bot",
    "cadet",
    "toy",
    "red",
    "x" * 200,
    "\u0000",
    "🚀",
    "../..",
    [],
    {},
    [[]],
    {"kind": "me"},
    [{"kind": "me"}, {"kind": "open"}],
    {"a": {"b": 1}},
]
MESSAGES: tuple[Any, ...] = get_args(wire.FromClient)
REQUESTS: tuple[Any, ...] = (wire.Naming, wire.NewTable, wire.Sitting, wire.SeatChange, wire.Continuation)
FIELDS = sorted({"type", *(field for kind in MESSAGES + REQUESTS for field in kind.__struct_fields__)})
KINDS = [*(kind.__struct_config__.tag for kind in MESSAGES), "cheat"]


class Mischief:
    """Thinks of things to send for somebody who holds some seats of a table, and counts them."""

    def __init__(self, chance: random.Random, table: str, seats: int, mine: tuple[int, ...] = ()) -> None:
        self.chance = chance
        self.table = table
        self.seats = seats
        self.mine = mine
        self.tried: Counter[str] = Counter()

    def message(self, position: Frame) -> str:
        """Give a message for the WebSocket, on a position that its sender was shown."""
        chance = self.chance
        kind = chance.choice(
            (
                "answer",
                "answer",
                "answer",
                "undo",
                "undo",
                "preference",
                "preference",
                "stale",
                "foreign",
                "word",
                "word",
                "look",
                "seating",
                "seating",
                "nonsense",
                "broken",
                "mutated",
            )
        )
        fields = getattr(self, f"_{kind}")(position)
        if fields is None:
            kind, fields = "word", self._word(position)
        self.tried[kind if kind != "word" else str(fields["type"])] += 1
        text = fields if isinstance(fields, str) else json.dumps({"id": chance.randrange(1000), **fields})
        return text

    def _answer(self, position: Frame) -> Frame | None:
        """Answer a question of one's own, or ask what the answer would do."""
        if not position.get("asks"):
            return None
        ask = self.chance.choice(position["asks"])
        return {
            "type": self.chance.choice(("act", "act", "preview")),
            "seat": ask["seat"],
            "number": position["number"],
            "text": self.chance.choice(ask["actions"])["text"],
        }

    def _undo(self, position: Frame) -> Frame | None:
        """Take back: the last action or all, where it is offered or just so."""
        offers = position.get("undo") or []
        if not offers:
            return (
                None
                if not self.mine
                else {"type": "undo", "seat": self.chance.choice(self.mine), "number": position.get("number", 0)}
            )
        offer = self.chance.choice(offers)
        whole = {"to": offer["to"]} if self.chance.random() < 0.3 else {}
        return {"type": "undo", "seat": offer["seat"], "number": position["number"], **whole}

    def _preference(self, position: Frame) -> Frame | None:
        """Say something about being asked, or have it unsaid."""
        offers = [
            (entry["seat"], action["text"]) for entry in position.get("asides", ()) for action in entry["actions"]
        ]
        if not offers:
            return None
        seat, text = self.chance.choice(offers)
        return {"type": "act", "seat": seat, "number": self.chance.randrange(1000), "text": text}

    def _stale(self, position: Frame) -> Frame | None:
        """Answer on another position."""
        fields = self._answer(position)
        return None if fields is None else {**fields, "number": fields["number"] - self.chance.randint(1, 5)}

    def _foreign(self, position: Frame) -> Frame:
        """Answer or take back for any seat."""
        return {"type": self.chance.choice(("act", "undo", "preview", "hint", "hint", "look")), **self._some(position)}

    def _some(self, position: Frame) -> Frame:
        return {"seat": self.chance.randrange(self.seats), "number": position.get("number", 0), "text": "let be"}

    def _word(self, position: Frame) -> Frame:
        """Chat, choose a pace, say that one is here, knock."""
        chance = self.chance
        seat = chance.randrange(self.seats)
        return chance.choice(
            (
                {"type": "chat", "text": "la " * chance.randint(0, 200)},
                {"type": "ping"},
                {"type": "pace", "seconds": chance.choice((0, 0, 0.1, 5))},
                {"type": "here", "seat": seat},
                {"type": "hint", "seat": seat, "number": position.get("number", 0)},
            )
        )

    def _look(self, position: Frame) -> Frame:
        return {"type": "look", "seat": self.chance.choice((None, *range(self.seats)))}

    def _seating(self, position: Frame) -> Frame:
        """Hand any seat over, or take it back."""
        seat = self.chance.randrange(self.seats)
        if self.chance.random() < 0.6:
            return {"type": "take_back", "seat": seat}
        return {"type": "hand_over", "seat": seat, "level": self.chance.choice(("cadet", None, "general"))}

    def _nonsense(self, position: Frame) -> Frame:
        """Make an object that looks almost right."""
        return {
            **{field: self.chance.choice(WORDS) for field in self.chance.sample(FIELDS, self.chance.randint(0, 5))},
            "type": self.chance.choice(KINDS),
        }

    def _broken(self, position: Frame) -> str:
        return self.chance.choice(
            ("", "{", "[" * 500, '{"type":"act"', "null", "?", "\x00", '{"type":"chat","text":"' + "x" * 5000 + '"}')
        )

    def _mutated(self, position: Frame) -> str:
        """Damage what would be right."""
        right = self._answer(position) or self._foreign(position)
        text = list(json.dumps({"id": 1, **right}))
        for _ in range(self.chance.randint(1, 3)):
            place = self.chance.randrange(len(text))
            text[place : place + self.chance.randint(0, 2)] = self.chance.choice(
                ('"', "9", "{", "", "-", "é", " ", "a")
            )
        return "".join(text)

    def request(self) -> tuple[str, str, Any]:
        """Give a request over HTTP: method, path, body."""
        chance = self.chance
        here = f"/api/tables/{self.table}"
        seat, step = chance.randrange(self.seats), chance.randrange(500)
        method, path, body = chance.choice(
            (
                ("POST", f"{here}/sit", {"seat": seat, "name": f"Guest {step}"}),
                ("POST", f"{here}/leave", {"seat": seat}),
                ("POST", f"{here}/rematch", None),
                ("POST", f"{here}/continue", {"step": step}),
                ("DELETE", here, None),
                ("PATCH", f"{here}/seats/{seat}", {"color": chance.choice(("red", "pearl", "violet", "mud"))}),
                ("PATCH", f"{here}/seats/{seat}", {"kind": chance.choice(("open", "bot")), "level": "cadet"}),
                ("PATCH", f"{here}/seats/{seat}", {"name": chance.choice(("Vega", "Player 0", "‮x", ""))}),
                ("GET", f"{here}/log?from={step}", None),
                ("GET", f"{here}/replay?from={step}&to={step + 5}", None),
                ("GET", f"{here}/replay?seat={seat}", None),
                ("GET", f"{here}/record", None),
                ("GET", here, None),
                ("GET", "/api/tables", None),
                ("POST", "/api/records", "cosmodrome record 1"),
                ("POST", f"{here}/sit", self._nonsense({})),
                ("POST", "/api/tables", self._nonsense({})),
            )
        )
        self.tried[f"{method} {path.replace(here, '').partition('?')[0].rstrip('0123456789/') or '/'}"] += 1
        return method, path, body
