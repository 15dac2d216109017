"""The words of Space Base: nothing unsaid, nothing said in vain, and the rules open where the page looks."""

from __future__ import annotations

import re

import pytest
from games.space_base.table import CARDS, DATA, GAME
from support.play import Case
from support.rules import rows, titles
from support.words import Words

from cosmodrome import Message, State, Term, Who
from cosmodrome.games.space_base.components import COST, HITS, SIDES, bonus
from cosmodrome.games.space_base.said.names import effect_key
from cosmodrome.texts import LANGUAGES, Texts

PHASES = (
    "light_speed",
    "window",
    "roll",
    "reroll",
    "rewards",
    "acquire",
    "place",
    "add_charge",
    "move_charge",
    "exchange",
    "purchase",
    "over",
)
ASKED = ("pick", "allocate", "shift", "double", "aim", "repeat")
FABIAN, GIBSON = Term("card-fabian-4787-b"), Term("card-gibson-4003-b")
ABOUT_CARDS = {f"prompt-{question}" for question in ("add-charge", "move-charge", "exchange", "place")}
MADE = ABOUT_CARDS | {f"action-{verb}" for verb in ("buy", "claim", "pick", "aim", "repeat", "exchange", "place")}
"""Keys that the code puts together."""
WORDS = {"who", "winners", "card", "cards", "other", "effects", "use", "how"}
"""Variables that are words; all others are numbers."""
SENTENCES = [
    (
        Message("event-collected", {"who": Who(0), "sector": 7, "credits": 1, "income": 0, "vp": 0, "cubes": 0}),
        "Вега collects sector 7: 1 credit",
        "Вега, сектор 7: 1 кредит",
    ),
    (
        Message("event-collected", {"who": Who(0), "sector": 7, "credits": 2, "income": 1, "vp": 3, "cubes": 2}),
        "Вега collects sector 7: 2 credits, 1 income and 3 VP, 2 cubes",
        "Вега, сектор 7: 2 кредита, доход 1 и 3 ПО, 2 фишки заряда",
    ),
    (
        Message("event-collected", {"who": Who(0), "sector": 1, "credits": 0, "income": 0, "vp": 0, "cubes": 1}),
        "Вега collects sector 1: nothing, 1 cube",
        "Вега, сектор 1: ничего, 1 фишка заряда",
    ),
    (
        Message("event-bought", {"who": Who(1), "card": GIBSON, "sector": 9, "paid": 11}),
        "Altair buys U.E.S. Gibson 4003-B into sector 9 for 11 credits",
        "Altair: куплено – «Гибсон» 4003-В, сектор 9, за 11 кредитов",
    ),
    (
        Message("action-use", {"card": FABIAN, "effects": [Term("effect-shift_sum-1")]}),
        "Use U.E.S. Fabian 4787-B: shift the sum 1 sector to the right",
        "Применить «Фабиан» 4787-В: сдвиньте сумму на 1 сектор вправо",
    ),
    (
        Message("action-buy", {"card": GIBSON, "cost": 9, "sector": 9}),
        "Buy U.E.S. Gibson 4003-B (cost 9, sector 9)",
        "Купить: «Гибсон» 4003-В (цена 9, сектор 9)",
    ),
    (
        Message("prompt-acquire", {"claims": 0, "first": 0, "second": 0, "third": 0, "buys": 1, "credits": 9}),
        "Buy a card at its price. You have 9 credits",
        "Купите карту по её цене. Кредитов: 9",
    ),
]


class TestWords(Words):
    """What the code can say, and what is said in play."""

    game = GAME
    made = MADE
    words = WORDS
    zero = "credit|VP|income|cube|кредит|ПО|фиш"
    zero_in = ("prompt-",)
    kinds = 45
    sentences = SENTENCES

    def answers(self, state: State) -> list[str]:
        """List answers that people try though the rules may forbid them."""
        tried = ["dance", "claim colony-hicks", "buy colony-friedman", "use starter"]
        return tried + [
            f"{verb} {name}"
            for verb in ("buy", "claim", "use")
            for name in ("fabian", "armstrong", "gagarin", "collins", "young", "malyshev")
        ]

    def case(self, seats: int) -> Case:
        """Play both variants."""
        return Case(GAME, seats, {"light_speed": seats % 2 == 0})


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_the_name_of_the_data_and_says_what_it_does(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for card in CARDS.values():
        name = card["name_en"] if language == "en" else card.get("name_ru_display", card["name_ru"])
        key = f"card-{card['id']}"
        assert texts.name(key) == name
        assert texts.name(f"{key}.class") == card[f"class_{language}"]
        assert texts.name(f"{key}.station").endswith(".")
        assert texts.has(f"{key}.deployed") == (card not in DATA["colonies"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_phase_and_question_has_its_words(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for side in SIDES:
        for effect in [*side.texts, *(side.ability.effects if side.ability else [])]:
            assert texts.name(effect_key(effect))
    for phase in PHASES:
        assert texts.name(f"phase-{phase}")
    for asked in ASKED:
        assert texts.name(f"asked-{asked}")
    for attribute in ("name", "description"):
        assert texts.name(f"option-light_speed.{attribute}")


# The player's rules.


def test_every_phase_and_every_kind_of_effect_has_its_section() -> None:
    sections = titles(GAME, "en").keys()
    effects = {
        "shift_sum",
        "set_die",
        "double",
        "swap_sectors",
        "opponents_lose_vp",
        "exchange",
        "add_charge",
        "move_charge",
        "win",
        "claim",
        "arrow",
    }
    assert {*PHASES, *effects, "setup", "light_speed", "odds", "colony", "cube"} - sections == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_rules_tell_the_numbers_of_the_game(language: str) -> None:
    _, _, costs, points = rows(GAME, language, "colony")
    assert [int(cell) for cell in costs[1:]] == [colony["cost"] for colony in DATA["colonies"]]
    assert [int(cell) for cell in points[1:]] == [colony["vp"] for colony in DATA["colonies"]]
    _, _, hits = rows(GAME, language, "odds")
    assert [int(cell) for cell in hits[1:]] == HITS[1:]
    for place, row in enumerate(rows(GAME, language, "setup")[2:]):
        assert sum(map(int, re.findall(r"\d", row[1]))) == sum(bonus(place))
    assert len(COST) == len(CARDS)
