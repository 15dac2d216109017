"""Signals: a tiny game that uses every part of the kernel, so that the kernel can be tested without a real one.

Each round every seat is dealt a card. The leader names the round's stake. Then all seats at once choose a card of
their hidden hand and whether to amplify it. The strongest signal takes the stake, and its sender rolls for luck.
"""

from cosmodrome import teach

from .bot.mind import SignalsMind
from .game import SignalsGame

__all__ = ["GAME", "SignalsGame"]

GAME = SignalsGame()
teach(GAME.key, SignalsMind())
