"""Space Base, a game of dice, ships and sectors by John D. Clair."""

from .setup import SpaceBaseGame

GAME = SpaceBaseGame()
