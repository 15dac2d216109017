"""A convenience for any game: a player who does not want to be asked what may be declined until the own next turn.

A step that asks several seats for something optional offers WAIVE beside its own answers and passes over seats that
have waived. The game forgets the waiver when the seat's own turn begins; until then the seat may take it back at any
time, asked or not, by saying ASK_AGAIN (State.asides). Both are recorded like any action.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .action import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Saying(Plain):
    """Something about being asked, with a button of its own."""


WAIVE: Final = Saying("not until my turn", "waive")
ASK_AGAIN: Final = Saying("ask me again", "ask-again")
