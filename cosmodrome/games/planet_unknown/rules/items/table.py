"""All kinds of pending item: their numbers, the answers that resolve them, how they are stored, and what they are."""

from __future__ import annotations

from typing import Final

from .....kit.codec import Field, Flag, SetOf, Whole
from ...cards import LEVELS
from ...corporations import COSMOS, FLUX, WORMHOLE
from ...stored.forms import MARKER, SQUARE, TERRAIN
from . import civ_cards, codes, event_cards, lifepods, markers, meteorites, patches, rovers, stations
from .kind import KINDS, Kind

_COUNT: Final = Field("count", Whole(1, 9))
_MARKERS: Final = Field("markers", SetOf(MARKER))
_STEPS: Final = Field("steps", Whole(0, 32))
_FLAG: Final = Flag()
_STATION: Final = (Field("marker", MARKER), _STEPS, Field("placed", _FLAG))
_ENERGY: Final = (Field("square", SQUARE), Field("as_energy", _FLAG), Field("other", TERRAIN))
_BONUS: Final = (Field("cell", Whole(1, 5)), Field("suppressed", _FLAG))
_CHOICES: Final = ("choose-synergy", "choose-patch", "choose-advance")
_PATCH: Final = ("patch", "store-patch", "exchange-patch")
_COLLECT: Final = ("collect", "collect-carried")
_RELOCATE: Final = ("relocate-area", "relocate-cell")

# Where answers could belong to several items: stored patches and rovers of the supply come first, and lifepods are
# collected before meteorites, those that cards tell to collect before those of the flux track.
ALL_KINDS: Final[list[Kind]] = [
    stations.Station(codes.STATION, ("station", "trigger"), *_STATION, waits=True),
    stations.Energy(codes.ENERGY, ("energy", "energy-nothing"), *_ENERGY, waits=True),
    markers.Synergy(codes.SYNERGY, ("synergy", "double-synergy"), waits=True),
    patches.Patch(codes.PATCH, _PATCH, rank=1, waits=True),
    rovers.Rover(codes.ROVER, ("rover",), waits=True),
    rovers.ExtraRover(codes.EXTRA_ROVER, ("rover",), rank=1, waits=True, like="rover"),
    civ_cards.Civ(codes.CIV, ("open",), Field("level", Whole(1, LEVELS)), waits=True),
    markers.Regress(codes.REGRESS, ("regress",), rank=1, waits=True),
    lifepods.Relocate(codes.RELOCATE, _RELOCATE, waits=True, optional=True, only=COSMOS),
    markers.MoveFlux(codes.MOVE_FLUX, ("flux",), waits=True, optional=True, only=FLUX),
    meteorites.CollectMeteorite(codes.PICK_METEORITE, _COLLECT, rank=2, waits=True, optional=True),
    markers.ChooseBonus(codes.CHOOSE_BONUS, _CHOICES, *_BONUS, waits=True, only=WORMHOLE),
    markers.AdvanceOne(codes.ADVANCE_ONE, ("advance",), _MARKERS, _STEPS, Field("bonuses", _FLAG)),
    markers.AdvanceEach(codes.ADVANCE_EACH, ("advance",), _COUNT, _MARKERS),
    markers.RegressOne(codes.REGRESS_ONE, ("regress",), _MARKERS, _STEPS),
    lifepods.CollectLifepod(codes.COLLECT_LIFEPOD, ("collect",), _COUNT),
    meteorites.CollectMeteorite(codes.COLLECT_METEORITE, _COLLECT, _COUNT, rank=1),
    meteorites.DestroyMeteorite(codes.DESTROY_METEORITE, ("destroy", "destroy-carried"), _COUNT),
    meteorites.DestroyLine(codes.DESTROY_LINE, ("clear-row", "clear-column")),
    meteorites.PutMeteorite(codes.PUT_METEORITE, ("meteorite",)),
    rovers.DestroyRover(codes.DESTROY_ROVER, ("destroy-rover",)),
    lifepods.DestroyLifepod(codes.DESTROY_LIFEPOD, ("destroy-lifepod",)),
    lifepods.DestroyCollected(codes.DESTROY_COLLECTED, ("lose-area", "lose-cell", "lose-tech")),
    rovers.Teleport(codes.TELEPORT, ("lift",), optional=True),
    civ_cards.ExtraTile(codes.EXTRA_TILE, ("extra",), Field("stations", _FLAG)),
    event_cards.SynergyOrPeek(codes.SYNERGY_OR_PEEK, ("boost", "peek")),
    event_cards.DestroyObjective(codes.DESTROY_OBJECTIVE, ("destroy-objective",)),
    event_cards.RemoveStack(codes.REMOVE_STACK, ("remove",)),
    event_cards.TurnTheStation(codes.TURN_STATION, ("turn",)),
    civ_cards.TakeCards(codes.TAKE_CARDS, ("open",), _COUNT),
    patches.StoredPatch(codes.STORED_PATCH, ("patch",), waits=True, like="patch"),
]
KINDS.extend(ALL_KINDS)
