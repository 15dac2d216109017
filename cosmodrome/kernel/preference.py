"""What a seat wants to be asked: said at any time, recorded like any action, kept until it is taken back.

A step that asks for something optional passes over seats that have muted its kind of question (State.is_muted). A game
that lets its players mute a kind of question names the two actions of that kind in Game.preferences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .action import Plain

if TYPE_CHECKING:
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Preference(Plain):
    """To be asked a kind of question, or not; it has a button of its own."""

    def __init__(self, text: str, name: str, kind: int, muted: bool) -> None:
        super().__init__(text, name)
        self.kind: Final = kind
        self.muted: Final = muted


class Preferences:
    """The kinds of question of a game that a seat can mute: one action to mute each kind, one to be asked again."""

    def __init__(
        self, mute: tuple[Preference, ...] = (), ask: tuple[Preference, ...] = (), anytime: bool = False
    ) -> None:
        self.mute: Final = mute
        self.ask: Final = ask
        self.anytime: Final = anytime
        """Whether a kind can be muted at any time, or only as an answer to such a question."""

    def open_to(self, state: State, seat: int) -> tuple[Preference, ...]:
        """Return what a seat may say now: to be asked again what it has muted, or to mute more where it may."""
        if not self.mute or not 0 <= seat < state.seats or state.over:
            return ()
        muted = state.muted[seat]
        if not muted and not self.anytime:
            return ()
        found: list[Preference] = []
        for kind in range(len(self.mute)):
            if muted >> kind & 1:
                found.append(self.ask[kind])
            elif self.anytime:
                found.append(self.mute[kind])
        return tuple(found)


NO_PREFERENCES: Final = Preferences()
WAIVE: Final = Preference("not until my turn", "waive", 0, True)
ASK_AGAIN: Final = Preference("ask me again", "ask-again", 0, False)
UNTIL_MY_TURN: Final = Preferences((WAIVE,), (ASK_AGAIN,))
"""One kind of question, muted by an answer to it until the seat's own next turn, when the game unmutes it."""
