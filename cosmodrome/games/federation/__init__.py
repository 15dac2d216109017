"""Federation, a game of votes and funding by Dimitri Perrier and Matthieu Verdier."""

from .setup import FederationGame

GAME = FederationGame()
