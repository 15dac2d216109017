"""Space Base, a game of dice, ships and sectors by John D. Clair."""

from ...players.mind import teach
from .bot.mind import SpaceBaseMind
from .game import SpaceBaseGame

GAME = SpaceBaseGame()
teach(GAME.key, SpaceBaseMind())
