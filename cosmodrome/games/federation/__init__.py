"""Federation, a game of votes and funding by Dimitri Perrier and Matthieu Verdier."""

from ...players.mind import teach
from .bot.mind import FederationMind
from .game import FederationGame

GAME = FederationGame()
teach(GAME.key, FederationMind())
