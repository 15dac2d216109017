"""SpaceCorp, a game of the conquest of space by John Butterfield."""

from ...players.mind import teach
from .bot.mind import SpaceCorpMind
from .game import SpaceCorpGame

GAME = SpaceCorpGame()
teach(GAME.key, SpaceCorpMind())
