"""Planet Unknown, a game of tiles, tracks and rovers by Ryan Lambert and Adam Rehberg."""

from .setup import PlanetUnknownGame

GAME = PlanetUnknownGame()
