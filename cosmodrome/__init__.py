"""Space board games: exact rules, strong bots, whole games as text.

>>> import cosmodrome
>>> cosmodrome.game("alien_frontiers")
<game alien_frontiers>

A Game makes positions, a State answers what may be done in it, a Match keeps the record of a game and
knows how far it can be taken back. Everything that a bot or a notebook needs is a name of this module.
"""

from __future__ import annotations

from .games import UnknownGame, game, games  # the function games hides the package of the same name
from .kernel import state as _state
from .kernel.action import Action
from .kernel.deck import Deck
from .kernel.errors import BadPosition, BadRecord, BadSetup, CosmodromeError, IllegalAction
from .kernel.event import Event, Events
from .kernel.game import Game, Option
from .kernel.match import Match
from .kernel.message import VOICE, Arg, Json, Message, Term, Who
from .kernel.record import Record
from .kernel.rng import Rng
from .kernel.score import Score
from .kernel.state import State
from .kernel.step import Step
from .kernel.view import View
from .players.mind import Mind, evaluate, mind_of, teach, weigh

__version__ = "0.1.0"

COMPILED: bool = not (_state.__file__ or "").endswith((".py", ".pyc"))
"""Whether the rules and the bots run as compiled code, several times faster than as plain Python."""


def _speak(game_key: str, message: Message) -> str:
    """Say a message in English; the texts are read when the first one is needed."""
    from .texts import in_english

    return in_english(game_key, message)


VOICE.speak = _speak

__all__ = [
    "COMPILED",
    "Action",
    "Arg",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "CosmodromeError",
    "Deck",
    "Event",
    "Events",
    "Game",
    "IllegalAction",
    "Json",
    "Match",
    "Message",
    "Mind",
    "Option",
    "Record",
    "Rng",
    "Score",
    "State",
    "Step",
    "Term",
    "UnknownGame",
    "View",
    "Who",
    "__version__",
    "evaluate",
    "game",
    "games",
    "mind_of",
    "teach",
    "weigh",
]
