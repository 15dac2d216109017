"""Planet Unknown, a game of tiles, tracks and rovers by Ryan Lambert and Adam Rehberg."""

from ...players.mind import teach
from .game import PlanetUnknownGame
from .mind import PlanetUnknownMind

GAME = PlanetUnknownGame()
teach(GAME.key, PlanetUnknownMind())
