"""SpaceCorp, a game of the conquest of space by John Butterfield."""

from .setup import SpaceCorpGame

GAME = SpaceCorpGame()
