"""A small game for tests: probes burn fuel with a die, each carries a hidden cargo. Some of its versions are broken."""

from cosmodrome import teach

from .game import ProbeGame, ProbeMind

GAME = ProbeGame("")
LEAK = ProbeGame("leak")
"""Loses fuel now and then: a position that breaks its own rule."""
STUCK = ProbeGame("stuck")
"""Asks a question with no answer now and then."""
PEEK = ProbeGame("peek")
"""Shows every cargo to everybody."""
CRASH = ProbeGame("crash")
"""Raises an error of its own now and then."""
ENDLESS = ProbeGame("endless")
"""Never ends."""

teach(GAME.key, ProbeMind())
