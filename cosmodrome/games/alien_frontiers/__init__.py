"""Alien Frontiers, a game of dice, docks and colonies by Tory Niemann."""

from ...players.mind import teach
from .bot.mind import AlienFrontiersMind
from .game import AlienFrontiersGame

GAME = AlienFrontiersGame()
teach(GAME.key, AlienFrontiersMind())
