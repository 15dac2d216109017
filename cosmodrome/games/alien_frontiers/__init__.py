"""Alien Frontiers, a game of dice, docks and colonies by Tory Niemann."""

from .setup import AlienFrontiersGame

GAME = AlienFrontiersGame()
