"""Planet Unknown, a game of tiles, tracks and rovers by Ryan Lambert and Adam Rehberg."""

from ...players.mind import teach
from .bot.mind import PlanetUnknownMind
from .game import PlanetUnknownGame

GAME = PlanetUnknownGame()
teach(GAME.key, PlanetUnknownMind())
