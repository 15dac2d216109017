"""What an action would do, as far as it is certain: a look before it is confirmed."""

from __future__ import annotations

from ..kernel.event import Event
from ..kernel.message import Json
from ..kernel.rng import Rng
from ..kernel.state import State

WORLDS = 3
"""In how many positions that the seat could believe in an action is tried."""


def foresee(state: State, seat: int, text: str) -> tuple[list[dict[str, Json]], bool]:
    """Give the events that would follow whatever is hidden and whatever chance brings; False if there would be more.

    IllegalAction if the action is not legal. The position itself is not touched.
    """
    worlds = [_try(state.imagine(seat, Rng.seeded(world)), seat, text) for world in range(WORLDS)]
    certain: list[dict[str, Json]] = []
    for happenings in zip(*worlds, strict=False):
        if any(other != happenings[0] for other in happenings[1:]):
            break
        certain.append(happenings[0])
    return certain, all(len(events) == len(certain) for events in worlds)


def _try(state: State, seat: int, text: str) -> list[dict[str, Json]]:
    """Carry an action out in an imagined position and tell what its seat would see."""
    events: list[Event] = []
    state.apply(seat, state.parse(seat, text), events)
    seen = [known for event in events if (known := event.seen_by(seat)) is not None]
    return [{**event.to_json(), "message": event.message().to_json()} for event in seen]
