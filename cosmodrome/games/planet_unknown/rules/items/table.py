"""All kinds of pending item, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from .civ_cards import Civ, ExtraTile, TakeCards
from .event_cards import DestroyObjective, RemoveStack, SynergyOrPeek, TurnTheStation
from .kind import KINDS, Kind
from .lifepods import CollectLifepod, DestroyCollected, DestroyLifepod, Relocate
from .markers import AdvanceEach, AdvanceOne, ChooseBonus, MoveFlux, Regress, RegressOne, Synergy
from .meteorites import CollectMeteorite, DestroyLine, DestroyMeteorite, PickMeteorite, PutMeteorite
from .patches import Patch, StoredPatch
from .rovers import DestroyRover, ExtraRover, Rover, Teleport
from .stations import Energy, Station

ALL_KINDS: Final[list[Kind]] = [
    Station(),
    Energy(),
    Synergy(),
    Patch(),
    Rover(),
    ExtraRover(),
    Civ(),
    Regress(),
    Relocate(),
    MoveFlux(),
    PickMeteorite(),
    ChooseBonus(),
    AdvanceOne(),
    AdvanceEach(),
    RegressOne(),
    CollectLifepod(),
    CollectMeteorite(),
    DestroyMeteorite(),
    DestroyLine(),
    PutMeteorite(),
    DestroyRover(),
    DestroyLifepod(),
    DestroyCollected(),
    Teleport(),
    ExtraTile(),
    SynergyOrPeek(),
    DestroyObjective(),
    RemoveStack(),
    TurnTheStation(),
    TakeCards(),
    StoredPatch(),
]


def _verify() -> None:
    """Make sure that every kind stands at its number."""
    for number, kind in enumerate(ALL_KINDS):
        assert kind.number == number


_verify()
KINDS.extend(ALL_KINDS)
