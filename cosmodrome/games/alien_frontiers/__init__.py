"""Alien Frontiers, a game of dice, docks and colonies by Tory Niemann."""

from ...players.mind import teach
from .game import AlienFrontiersGame
from .mind import AlienFrontiersMind

GAME = AlienFrontiersGame()
teach(GAME.key, AlienFrontiersMind())
