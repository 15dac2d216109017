"""Federation, a game of votes and funding by Dimitri Perrier and Matthieu Verdier."""

from ...players.mind import teach
from .game import FederationGame
from .mind import FederationMind

GAME = FederationGame()
teach(GAME.key, FederationMind())
