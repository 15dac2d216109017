"""Space Base, a game of dice, ships and sectors by John D. Clair."""

from ...players.mind import teach
from .game import SpaceBaseGame
from .mind import SpaceBaseMind

GAME = SpaceBaseGame()
teach(GAME.key, SpaceBaseMind())
