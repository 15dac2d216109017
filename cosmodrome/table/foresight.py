"""What an action would do, as far as it is certain: a look before it is confirmed."""

from __future__ import annotations

from ..kernel.event import Event
from ..kernel.message import Json
from ..kernel.rng import Rng
from ..kernel.state import State

FEW_WORLDS = 3
"""In how many positions that the seat could believe in an action is tried where nothing is drawn or shown."""
WORLDS = 16
"""In how many where something is: that all agree by chance must be rare."""


def foresee(state: State, seat: int, text: str, seed: int = 0) -> tuple[list[dict[str, Json]], bool]:
    """Return the events that would follow whatever is hidden and whatever chance brings; False if there would be more.

    IllegalAction if the action is not legal. The position itself is not touched. The seed decides which positions are
    tried; it should be secret.
    """
    rng = Rng.seeded(seed)
    certain: list[dict[str, Json]] = []
    whole = True
    settled = True
    for tried in range(WORLDS):
        if tried >= FEW_WORLDS and settled:
            break
        world = state.imagine(seat, rng)
        barrier, chance = world.undo_barrier(), world.rng.drawn + world.secret_questions
        events: list[Event] = []
        world.apply(seat, world.parse(seat, text), events)
        if world.certain_events >= 0:
            # The game itself knows where chance or something hidden came into play: no need to guess.
            return _told(events[: world.certain_events], seat), False
        # Where chance was used or somebody may have been asked there is more, even if it looks the same everywhere.
        whole = whole and world.rng.drawn + world.secret_questions == chance
        settled = settled and world.undo_barrier() == barrier
        told = _told(events, seat)
        if tried == 0:
            certain = told
        else:
            agreed = _agreed(certain, told)
            whole = whole and agreed == len(certain) == len(told)
            certain = certain[:agreed]
        if not certain and not whole:
            break
    return certain, whole


def _told(events: list[Event], seat: int) -> list[dict[str, Json]]:
    """Tell what a seat would see of events."""
    seen = [known for event in events if (known := event.seen_by(seat)) is not None]
    return [{**event.to_json(), "message": event.message().to_json()} for event in seen]


def _agreed(some: list[dict[str, Json]], others: list[dict[str, Json]]) -> int:
    """Count how many events at the beginning are the same."""
    count = 0
    for one, other in zip(some, others, strict=False):
        if one != other:
            break
        count += 1
    return count
