"""The words of Space Base: nothing unsaid, nothing said in vain, and the rules open where the page looks."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from games.space_base.table import CARDS, DATA, GAME
from support.play import Case, chooser, walk
from support.texts import entries, keys, shape

from cosmodrome import Event, IllegalAction, Message, State, Term, Who
from cosmodrome.games.space_base.components import COST, HITS, SIDES, bonus
from cosmodrome.games.space_base.names import effect_key
from cosmodrome.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parents[3] / "cosmodrome" / "games" / "space_base"
SHARED = FOLDER.parents[1] / "locale"
NAMES = ["Вега", "Altair", "Маша", "Rigel", "Мицар"]
SAID = ("action", "event", "prompt", "illegal")
WORDS = {"who", "winners", "card", "cards", "other", "effects", "use", "how"}
"""Variables that are words; all others are numbers."""
MADE = {f"action-{verb}" for verb in ("buy", "claim", "pick", "aim", "repeat", "exchange", "place")}
"""Keys that the code puts together."""
PHASES = ("light_speed", "window", "roll", "reroll", "rewards", "acquire", "place", "add_charge", "move_charge",
          "exchange", "purchase", "over")
ASKED = ("pick", "allocate", "shift", "double", "aim", "repeat")


# What the code can say.

def sayings() -> Iterator[tuple[str, set[str] | None]]:
    """Find each text that stands by name in the code, with the arguments that it gets, as far as they stand there."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            if node.func.id == "Plain":
                yield str(ast.literal_eval(node.args[1])), set()
                continue
            first = node.args[0]
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                continue
            if node.func.id == "Fact":
                yield "event-" + first.value.replace("_", "-"), names_in(node.args[2])
            elif node.func.id == "Message":
                yield first.value, names_in(node.args[1]) if len(node.args) > 1 else set()


def names_in(node: ast.expr) -> set[str] | None:
    """List the keys of a dict that is written out."""
    if not isinstance(node, ast.Dict):
        return None
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


class Needs(Visitor):
    """Collects the variables that a text needs, those of the texts inside it too."""

    def __init__(self, bodies: dict[str, ftl.Message]) -> None:
        self.bodies = bodies
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.visit(self.bodies[node.id.name])


def needs(language: str) -> dict[str, set[str]]:
    """Give the variables that each text of the game needs."""
    bodies = {entry.id.name: entry for folder in (SHARED, FOLDER / "locale")
              for entry in entries(folder / f"{language}.ftl") if isinstance(entry, ftl.Message)}
    found = {}
    for key, body in bodies.items():
        collector = Needs(bodies)
        collector.visit(body)
        found[key] = collector.variables
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_just_those_that_the_code_can_say(language: str) -> None:
    own = {key for key in keys(FOLDER / "locale" / f"{language}.ftl") if key.partition("-")[0] in SAID}
    shared = set(keys(SHARED / f"{language}.ftl"))
    said = {key for key, _ in sayings()} | MADE
    assert said - own - shared == set()
    assert own - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_gets_the_variables_that_it_needs(language: str) -> None:
    wanted = needs(language)
    assert {key: wanted[key] - given for key, given in sayings() if given is not None and wanted[key] - given} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_can_be_said_with_any_number(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    wanted = needs(language)
    for key in shape(FOLDER / "locale" / f"{language}.ftl"):
        variables = sorted(wanted[key.partition(".")[0]])
        numbers = [name for name in variables if name not in WORDS]
        for values in product((0, 1, 5), repeat=len(numbers)):
            args = dict.fromkeys(variables, "Вега") | dict(zip(numbers, values, strict=True))
            assert tidy(texts.format(Message(key, {**args}), NAMES))


def tidy(text: str) -> bool:
    """Tell whether a text looks like one that a person wrote."""
    return text == text.strip() != "" and "  " not in text and not set(text) & set("⟦⟧{}$_")


# What is really said in play.

def answers(state: State) -> list[str]:
    """List answers that people try though the rules may forbid them."""
    tried = ["dance", "claim colony-hicks", "buy colony-friedman", "use starter"]
    return tried + [f"{verb} {name}" for verb in ("buy", "claim", "use")
                    for name in ("fabian", "armstrong", "gagarin", "collins", "young", "malyshev")]


def heard(case: Case, seeds: range) -> dict[str, Message]:
    """Play at random and collect everything that is said, each thing once."""
    found: dict[str, Message] = {}

    def hear(message: Message) -> None:
        found.setdefault(json.dumps(message.to_json(), sort_keys=True), message)

    for seed in seeds:
        events: list[Event] = []
        for number, state in enumerate(walk(case.new(seed, events), chooser(seed), events)):
            for event in events:
                hear(event.message())
            events.clear()
            for seat in state.deciders():
                hear(state.prompt(seat))
                for action in state.legal(seat):
                    hear(action.message())
                for text in answers(state) if number % 5 == 0 else ():
                    try:
                        state.parse(seat, text)
                    except IllegalAction as refused:
                        hear(refused.message)
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_said_in_play_reads_well(seats: int) -> None:
    languages = [Texts(language, GAME, strict=True) for language in LANGUAGES]
    found = heard(Case(GAME, seats, {"light_speed": seats % 2 == 0}), range(3))
    for message in found.values():
        for texts in languages:
            text = texts.format(message, NAMES)
            assert "action" in message.args or tidy(text), text
            assert not re.search(r"\b0 (credit|VP|income|cube|кредит|ПО|фиш)", text) or "prompt" in message.key, text
    assert len({message.key for message in found.values()}) > 45


FABIAN, GIBSON = Term("card-fabian-4787-b"), Term("card-gibson-4003-b")


@pytest.mark.parametrize(("message", "english", "russian"), [
    (Message("event-collected", {"who": Who(0), "sector": 7, "credits": 1, "income": 0, "vp": 0, "cubes": 0}),
     "Вега collects sector 7: 1 credit", "Вега, сектор 7: 1 кредит"),
    (Message("event-collected", {"who": Who(0), "sector": 7, "credits": 2, "income": 1, "vp": 3, "cubes": 2}),
     "Вега collects sector 7: 2 credits, 1 income and 3 VP, 2 cubes",
     "Вега, сектор 7: 2 кредита, доход 1 и 3 ПО, 2 фишки заряда"),
    (Message("event-collected", {"who": Who(0), "sector": 1, "credits": 0, "income": 0, "vp": 0, "cubes": 1}),
     "Вега collects sector 1: nothing, 1 cube", "Вега, сектор 1: ничего, 1 фишка заряда"),
    (Message("event-bought", {"who": Who(1), "card": GIBSON, "sector": 9, "paid": 11}),
     "Altair buys U.E.S. Gibson 4003-B into sector 9 for 11 credits",
     "Altair покупает «Гибсон» 4003-В в сектор 9 за 11 кредитов"),
    (Message("action-use", {"card": FABIAN, "effects": [Term("effect-shift_sum-1")]}),
     "Use U.E.S. Fabian 4787-B: shift the sum 1 sector to the right",
     "Применить «Фабиан» 4787-В: сдвиньте сумму на 1 сектор вправо"),
    (Message("action-buy", {"card": GIBSON, "cost": 9, "sector": 9}),
     "Buy U.E.S. Gibson 4003-B (cost 9, sector 9)", "Купить «Гибсон» 4003-В (цена 9, сектор 9)"),
    (Message("prompt-acquire", {"claims": 0, "first": 0, "second": 0, "third": 0, "buys": 1, "credits": 9}),
     "Buy a card at its price. You have 9 credits", "Купите карту по её цене. Кредитов: 9"),
])
def test_numbers_and_names_make_sentences(message: Message, english: str, russian: str) -> None:
    assert Texts("en", GAME, strict=True).format(message, NAMES) == english
    assert Texts("ru", GAME, strict=True).format(message, NAMES) == russian


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

def rules(language: str) -> str:
    """Read the rules."""
    return (FOLDER / "rules" / f"{language}.md").read_text(encoding="utf-8")


def headings(language: str) -> list[tuple[str, str, str]]:
    """List the headings: level, words, id."""
    lines = [line for line in rules(language).splitlines() if line.startswith("#")]
    found = [re.fullmatch(r"(#{1,4}) (\S.*\S) \{#([a-z_]+)\}", line) for line in lines]
    assert None not in found
    return [(match[1], match[2], match[3]) for match in found if match]


def test_the_rules_have_the_same_sections_in_both_languages() -> None:
    english, russian = ([(level, section) for level, _, section in headings(language)] for language in LANGUAGES)
    assert english == russian
    assert len(set(english)) == len(english)


def test_every_phase_and_every_kind_of_effect_has_its_section() -> None:
    sections = {section for _, _, section in headings("en")}
    effects = {"shift_sum", "set_die", "double", "swap_sectors", "opponents_lose_vp", "exchange", "add_charge",
               "move_charge", "win", "claim", "arrow"}
    assert {*PHASES, *effects, "setup", "light_speed", "odds", "colony", "cube"} - sections == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_in_the_rules_lead_to_sections(language: str) -> None:
    links = set(re.findall(r"\]\(#([^)]*)\)", rules(language)))
    assert links
    assert links - {section for _, _, section in headings(language)} == set()
    assert not re.search(r"\]\((?!#)", rules(language))


def rows(language: str, section: str) -> list[list[str]]:
    """Read the table of a section."""
    text = rules(language).partition("{#" + section + "}")[2].partition("\n#")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_rules_tell_the_numbers_of_the_game(language: str) -> None:
    _, _, costs, points = rows(language, "colony")
    assert [int(cell) for cell in costs[1:]] == [colony["cost"] for colony in DATA["colonies"]]
    assert [int(cell) for cell in points[1:]] == [colony["vp"] for colony in DATA["colonies"]]
    _, _, hits = rows(language, "odds")
    assert [int(cell) for cell in hits[1:]] == HITS[1:]
    for place, row in enumerate(rows(language, "setup")[2:]):
        assert sum(map(int, re.findall(r"\d", row[1]))) == sum(bonus(place))
    assert len(COST) == len(CARDS)
