"""SpaceCorp, a game of the conquest of space by John Butterfield."""

from ...players.mind import teach
from .game import SpaceCorpGame
from .mind import SpaceCorpMind

GAME = SpaceCorpGame()
teach(GAME.key, SpaceCorpMind())
