"""The words of Alien Frontiers: nothing unsaid, nothing said in vain, and the rules open where the page looks."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import CARDS, DATA, FACILITIES, GAME, TERRITORIES
from support.rules import rows, titles
from support.words import Words

from cosmodrome import Message, State, Term, Who
from cosmodrome.games.alien_frontiers import components as box
from cosmodrome.games.alien_frontiers.components import CARD_TYPES, FIELDS, OPEN_DOCKS
from cosmodrome.games.alien_frontiers.rules.docking import REASONS
from cosmodrome.texts import LANGUAGES, Texts

PLACES = (*FACILITIES, "maintenance_bay")
POWERED = [kind for kind, cost in zip(CARD_TYPES, box.POWER_COST, strict=True) if cost]
PHASES = (
    "roll",
    "actions",
    "place_colony",
    "hub_overflow",
    "raid",
    "return_resources",
    "swap_colony",
    "move_colony",
    "over",
)
MADE = {
    *("action-land", "action-move-to"),
    *(f"action-{verb}-{kind.replace('_', '-')}" for verb in ("use", "discard") for kind in POWERED),
    *(f"action-raid-resources-{victims}" for victims in (1, 2, 3)),
    *(f"illegal-dock-{reason}" for reason in REASONS if reason),
}
"""Keys that the code puts together."""
WORDS = {
    "who",
    "owner",
    "other",
    "victim",
    "victim1",
    "victim2",
    "victim3",
    "owners",
    "winners",
    "card",
    "cards",
    "wanted",
    "facility",
    "facilities",
    "territory",
    "here",
    "there",
    "field",
    "dice",
    "kind",
    "kept",
}
"""Variables that are words; all others are numbers."""
SENTENCES = [
    (Message("event-gained", {"who": Who(0), "fuel": 1, "ore": 0}), "Вега gains 1 fuel", "Вега получает 1 топливо"),
    (Message("event-gained", {"who": Who(0), "fuel": 0, "ore": 1}), "Вега gains 1 ore", "Вега получает 1 руду"),
    (
        Message("event-gained", {"who": Who(0), "fuel": 3, "ore": 2}),
        "Вега gains 3 fuel and 2 ore",
        "Вега получает 3 топлива и 2 руды",
    ),
    (
        Message("event-gained", {"who": Who(0), "fuel": 0, "ore": 0}),
        "Вега gains nothing: the stock is empty",
        "Вега ничего не получает: запас пуст",
    ),
    (
        Message("action-dock", {"dice": [4, 4], "facility": Term("facility-shipyard")}),
        "Dock 4, 4 at the Shipyard",
        "Стыковка: 4, 4 → Судоверфь",
    ),
    (
        Message(
            "action-raid-resources-2",
            {"victims": 2, "victim1": Who(1), "fuel1": 2, "ore1": 0, "victim2": Who(2), "fuel2": 0, "ore2": 1},
        ),
        "Steal 2 fuel from Altair, 1 ore from Маша",
        "Украсть 2 топлива (Altair), 1 руду (Маша)",
    ),
    (
        Message("prompt-return-resources", {"count": 1, "limit": 8}),
        "You may keep only 8 tokens: return 1",
        "Можно оставить не больше 8 жетонов: верните 1 жетон",
    ),
    (
        Message("prompt-return-resources", {"count": 5, "limit": 8}),
        "You may keep only 8 tokens: return 5",
        "Можно оставить не больше 8 жетонов: верните 5 жетонов",
    ),
    (
        Message("event-reshuffled", {"count": 3}),
        "The discard pile becomes the new deck: 3 cards",
        "Сброс становится новой колодой: 3 карты",
    ),
    (
        Message(
            "action-use-gravity-manipulator",
            {"card": Term("card-gravity_manipulator"), "down": 5, "down_to": 4, "up": 2, "up_to": 3},
        ),
        "Gravity Manipulator: 5 → 4, 2 → 3",
        "Манипулятор Гравитации: 5 → 4, 2 → 3",
    ),
]


class TestWords(Words):
    """What the code can say, and what is said in play."""

    game = GAME
    made = MADE
    words = WORDS
    zero = "fuel|ore|топлив|руд"
    kinds = 60
    sentences = SENTENCES

    def answers(self, state: State) -> list[str]:
        """List answers that people try though the rules may forbid them."""
        sets = ["1", "6", "3 3", "6 6", "2 2 2", "1 2 3", "4 5 6", "2 4"]
        tried = [f"dock {dice} {facility}" for dice in sets for facility in FACILITIES]
        tried += ["end turn", "dance", *(f"land {territory}" for territory in TERRITORIES)]
        raids = ("ore 1", f"card {CARDS[0]}")
        return tried + [f"raid p{seat + 1} {loot}" for seat in range(state.seats) for loot in raids]


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_name_and_says_what_it_does(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for family, plural in (
        ("facility", "facilities"),
        ("territory", "territories"),
        ("field", "field_generators"),
        ("card", "cards"),
    ):
        for component in DATA[plural]:
            key = f"{family}-{component['key']}"
            assert texts.name(key).replace("’", "'") == component[f"name_{language}"]
            assert texts.name(f"{key}.short")
            if family == "card":
                assert texts.name(f"{key}.power")
                assert texts.has(f"{key}.discard") == (component["discard_power_key"] is not None)
    assert texts.name("game-tagline").count(".") == 1
    for attribute in ("name", "description"):
        assert texts.name(f"option-long.{attribute}")
    for phase in PHASES:
        assert texts.name(f"phase-{phase}")


# The player's rules.


def test_every_component_and_every_phase_has_its_section() -> None:
    wanted = {*PLACES, *TERRITORIES, *CARD_TYPES, *FIELDS, *PHASES, "relic", "docking", "setup", "long"}
    assert wanted - titles(GAME, "en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_called_as_their_components(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    called = titles(GAME, language)
    for family, members in (("facility", PLACES), ("territory", TERRITORIES), ("card", CARD_TYPES), ("field", FIELDS)):
        for key in members:
            assert called[key] == texts.name(f"{family}-{key}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_setup_tells_the_numbers_of_the_game(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    header, _, colonies, *rest = rows(GAME, language, "setup")
    assert [int(cell.split()[0]) for cell in header[1:]] == [2, 3, 4]
    assert [int(cell) for cell in colonies[1:]] == [box.colonies_each(seats, False) for seats in (2, 3, 4)]
    for place, row in enumerate(rest[:3], start=1):
        for seats, cell in zip((2, 3, 4), row[1:], strict=True):
            fuel, ore = box.compensation(seats, place) if place < seats else (0, 0)
            tokens = texts.format(Message("tokens", {"fuel": fuel, "ore": ore}))
            assert cell == (tokens if place < seats else "–")
    docks = {row[0].partition(": ")[2].partition(",")[0]: [int(cell) for cell in row[1:]] for row in rest[3:]}
    assert len(box.DOCKS) == len(docks)
    for number, key in enumerate(FACILITIES):
        assert docks[texts.name(f"facility-{key}")] == [OPEN_DOCKS[seats][number] for seats in (2, 3, 4)]
