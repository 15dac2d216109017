"""All components of one set of data files, and the names they go by."""

from __future__ import annotations

from typing import Any, Final

from ...kit.bits import mask_of
from .board import Board
from .components import BASES, ERAS, IN_WINDOW
from .pieces import BaseRule, Card, Colony, Contract, Headquarters, Progress, Tile
from .rules.value import EMPTY, Bundle


class Box:
    """The box of the game as one folder of data files describes it; never changed."""

    def __init__(self, name: str, files: dict[str, Any]) -> None:
        self.name: Final = name
        """What the table's option calls the data."""
        self.files: Final = files
        self.boards: Final = [Board(files["boards"]["boards"][era]) for era in ERAS]
        self._read_cards(files["cards"])
        types = {item["id"]: item for item in files["bases"]["types"]}
        self.rules: Final[list[list[BaseRule | None]]] = [
            [BaseRule(types[base]["by_era"][era]) if era in types[base]["by_era"] else None for base in BASES]
            for era in ERAS
        ]
        """By era and base type; None where the type does not exist."""
        self.supply: Final[list[int]] = [types[base]["count"] for base in BASES]
        self.tiles: Final = [Tile(item) for item in files["discoveries"]["tiles"]]
        self.tile_ids: Final[list[str]] = [tile.id for tile in self.tiles]
        self.wheel: Final[int] = files["progress"]["wheel"]["spaces"]
        self.progress: Final = [Progress(item) for item in files["progress"]["cards"]]
        self.progress_ids: Final[list[str]] = [card.id for card in self.progress]
        self.of_kind: Final = [
            mask_of(number for number, card in enumerate(self.progress) if card.kind == kind) for kind in (0, 1)
        ]
        """The names of each kind, as bits."""
        self.colonies: Final = [Colony(item) for item in files["colonies"]["colonies"]]
        self.colony_ids: Final[list[str]] = [colony.id for colony in self.colonies]
        self.colony_bonus: Final[list[int]] = [
            files["colonies"]["final_scoring"][count] for count in ("0", "1", "2", "3", "4+")
        ]
        self.end_trigger: Final[int] = files["contracts"]["rules"]["end_trigger"]
        self.rows: Final[int] = files["contracts"]["rules"]["rows"]
        contracts = [
            Contract(item, self.boards[ERAS.index(item["era"])].regions) for item in files["contracts"]["contracts"]
        ]
        self.contracts: Final = sorted(contracts, key=_by_row)
        """At seven times the era plus the row."""
        self.contract_ids: Final[list[str]] = [contract.id for contract in self.contracts]
        self.hqs: Final = [Headquarters(item) for item in files["hq"]["hqs"]]
        """By the era in which the game starts."""

    def _read_cards(self, data: dict[str, Any]) -> None:
        """Read the action cards, with the Time card as the last."""
        specials = {special["id"]: special["effect"][0] for special in data["specials"]}
        time = {"id": "time", "copies": len(data["time"]["cards"])}
        cards = [Card(item, specials) for item in [*data["definitions"], time]]
        self.cards = cards
        self.time = len(cards) - 1
        """The number of the Time card among the cards."""
        self.card_ids: list[str] = [card.id for card in cards]
        self.card_numbers: dict[str, int] = {card.id: number for number, card in enumerate(cards)}
        per_game = data["time"]["per_game"]
        self.time_dealt: list[int] = [0, 0, *(per_game[str(seats)]["dealt"] for seats in (2, 3, 4))]
        self.time_in_deck: list[int] = [0, 0, *(per_game[str(seats)]["in_deck"] for seats in (2, 3, 4))]
        self.prices: list[int] = [
            8 + max(card.face.value) + (4 if card.infra or card.edge >= 0 else 0) for card in cards
        ]
        """What a card is worth when ways to pay are put in order."""
        self.alone: list[list[Bundle]] = [
            [EMPTY if source is None else EMPTY.plus(source) for source in card.face.sources] for card in cards
        ]
        """What each card shows for each action by itself."""
        self.drive = self.card_ids.index("m_chemical_drive")
        self.interrupting: list[list[list[int]]] = [
            [
                [number for edge in edges for number, card in enumerate(cards) if card.era == era and card.edge == edge]
                for edges in IN_WINDOW
            ]
            for era in range(len(ERAS))
        ]
        """The cards that can be played in each window of each era, first those that nearly always change something."""

    def deck_of(self, era: int, start: bool) -> list[int]:
        """Return the cards of an era, those marked Start or the others, each as often as there are copies."""
        return [
            number
            for number, card in enumerate(self.cards)
            if card.era == era and card.start == start
            for _ in range(card.copies)
        ]

    def stack_of(self, era: int, stack: int) -> list[int]:
        """Return the tiles of a stack."""
        return [number for number, tile in enumerate(self.tiles) if tile.era == era and tile.stack == stack]


def _by_row(contract: Contract) -> tuple[int, int]:
    return contract.era, contract.row
