"""The words of Alien Frontiers: nothing unsaid, nothing said in vain, and the rules open where the page looks."""

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
from support.play import Case, chooser, walk
from support.texts import entries, keys, shape

import cosmodrome
from cosmodrome import Event, IllegalAction, Message, State, Term, Who
from cosmodrome.games.alien_frontiers.components import (
    CARD_TYPES,
    CARDS,
    DOCKS,
    FACILITIES,
    FIELDS,
    OPEN_DOCKS,
    POWER_COST,
    TERRITORIES,
    colonies_each,
    compensation,
)
from cosmodrome.games.alien_frontiers.docking import REASONS
from cosmodrome.texts import LANGUAGES, Texts

GAME = cosmodrome.game("alien_frontiers")
FOLDER = Path(__file__).parents[3] / "cosmodrome" / "games" / "alien_frontiers"
SHARED = FOLDER.parents[1] / "locale"
DATA = json.loads((FOLDER / "data" / "alien_frontiers.json").read_text(encoding="utf-8"))
NAMES = ["Вега", "Altair", "Маша", "Rigel"]
SAID = ("action", "event", "prompt", "illegal")
PLACES = (*FACILITIES, "maintenance_bay")
POWERED = [kind for kind, cost in zip(CARD_TYPES, POWER_COST, strict=True) if cost]
PHASES = ("roll", "actions", "place_colony", "hub_overflow", "raid", "return_resources", "swap_colony", "move_colony",
          "over")
WORDS = {"who", "owner", "other", "victim", "victim1", "victim2", "victim3", "owners", "winners", "card", "cards",
         "wanted", "facility", "facilities", "territory", "here", "there", "field", "dice", "kind", "kept"}
"""Variables that are words; all others are numbers."""
MADE = {f"action-use-{kind.replace('_', '-')}" for kind in POWERED} | {
    f"action-discard-{kind.replace('_', '-')}" for kind in POWERED} | {
    f"action-raid-resources-{victims}" for victims in (1, 2, 3)} | {
    f"illegal-dock-{reason}" for reason in REASONS if reason}
"""Keys that the code puts together."""


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
    sets = ["1", "6", "3 3", "6 6", "2 2 2", "1 2 3", "4 5 6", "2 4"]
    tried = [f"dock {dice} {facility}" for dice in sets for facility in FACILITIES]
    tried += ["end turn", "dance", *(f"land {territory}" for territory in TERRITORIES)]
    return tried + [f"raid p{seat + 1} {loot}" for seat in range(state.seats) for loot in ("ore 1", f"card {CARDS[0]}")]


def heard(seats: int, seeds: range) -> dict[str, Message]:
    """Play at random and collect everything that is said, each thing once."""
    found: dict[str, Message] = {}

    def hear(message: Message) -> None:
        found.setdefault(json.dumps(message.to_json(), sort_keys=True), message)

    for seed in seeds:
        events: list[Event] = []
        for number, state in enumerate(walk(Case(GAME, seats, {}).new(seed, events), chooser(seed), events)):
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
    found = heard(seats, range(3))
    for message in found.values():
        for texts in languages:
            text = texts.format(message, NAMES)
            quoted = "action" in message.args
            assert quoted or tidy(text), text
            assert not re.search(r"\b0 (fuel|ore|топлив|руд)", text), text
    assert len({message.key for message in found.values()}) > 60


@pytest.mark.parametrize(("message", "english", "russian"), [
    (Message("event-gained", {"who": Who(0), "fuel": 1, "ore": 0}), "Вега gains 1 fuel", "Вега получает 1 топливо"),
    (Message("event-gained", {"who": Who(0), "fuel": 0, "ore": 1}), "Вега gains 1 ore", "Вега получает 1 руду"),
    (Message("event-gained", {"who": Who(0), "fuel": 3, "ore": 2}),
     "Вега gains 3 fuel and 2 ore", "Вега получает 3 топлива и 2 руды"),
    (Message("event-gained", {"who": Who(0), "fuel": 0, "ore": 0}),
     "Вега gains nothing: the stock is empty", "Вега ничего не получает: запас пуст"),
    (Message("action-dock", {"dice": [4, 4], "facility": Term("facility-shipyard")}),
     "Dock 4, 4 at the Shipyard", "Стыковка: 4, 4 → Судоверфь"),
    (Message("action-raid-resources-2", {"victims": 2, "victim1": Who(1), "fuel1": 2, "ore1": 0, "victim2": Who(2),
                                         "fuel2": 0, "ore2": 1}),
     "Steal 2 fuel from Altair, 1 ore from Маша", "Украсть 2 топлива (Altair), 1 руду (Маша)"),
    (Message("prompt-return-resources", {"count": 1, "limit": 8}),
     "You may keep only 8 tokens: return 1", "Можно оставить не больше 8 жетонов: верните 1 жетон"),
    (Message("prompt-return-resources", {"count": 5, "limit": 8}),
     "You may keep only 8 tokens: return 5", "Можно оставить не больше 8 жетонов: верните 5 жетонов"),
    (Message("event-reshuffled", {"count": 3}),
     "The discard pile becomes the new deck: 3 cards", "Сброс становится новой колодой: 3 карты"),
    (Message("action-use-gravity-manipulator",
             {"card": Term("card-gravity_manipulator"), "down": 5, "down_to": 4, "up": 2, "up_to": 3}),
     "Gravity Manipulator: 5 → 4, 2 → 3", "Манипулятор Гравитации: 5 → 4, 2 → 3"),
])
def test_numbers_and_names_make_sentences(message: Message, english: str, russian: str) -> None:
    assert Texts("en", GAME, strict=True).format(message, NAMES) == english
    assert Texts("ru", GAME, strict=True).format(message, NAMES) == russian


# Names.

@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_name_and_says_what_it_does(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for family, plural in (("facility", "facilities"), ("territory", "territories"), ("field", "field_generators"),
                           ("card", "cards")):
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


def test_every_component_and_every_phase_has_its_section() -> None:
    sections = {section for _, _, section in headings("en")}
    wanted = {*PLACES, *TERRITORIES, *CARD_TYPES, *FIELDS, *PHASES, "relic", "docking", "setup", "long"}
    assert wanted - sections == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_called_as_their_components(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    titles = {section: title for _, title, section in headings(language)}
    for family, members in (("facility", PLACES), ("territory", TERRITORIES), ("card", CARD_TYPES), ("field", FIELDS)):
        for key in members:
            assert titles[key] == texts.name(f"{family}-{key}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_in_the_rules_lead_to_sections(language: str) -> None:
    links = set(re.findall(r"\]\(#([^)]*)\)", rules(language)))
    assert links
    assert links - {section for _, _, section in headings(language)} == set()
    assert not re.search(r"\]\((?!#)", rules(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_setup_tells_the_numbers_of_the_game(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    setup = rules(language).partition("{#setup}")[2].partition("\n#")[0]
    lines = [line.strip("|") for line in setup.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    header, _, colonies, *rest = rows
    assert [int(cell.split()[0]) for cell in header[1:]] == [2, 3, 4]
    assert [int(cell) for cell in colonies[1:]] == [colonies_each(seats, False) for seats in (2, 3, 4)]
    for place, row in enumerate(rest[:3], start=1):
        for seats, cell in zip((2, 3, 4), row[1:], strict=True):
            fuel, ore = compensation(seats, place) if place < seats else (0, 0)
            tokens = texts.format(Message("tokens", {"fuel": fuel, "ore": ore}))
            assert cell == (tokens if place < seats else "–")
    docks = {row[0].partition(": ")[2].partition(",")[0]: [int(cell) for cell in row[1:]] for row in rest[3:]}
    assert len(DOCKS) == len(docks)
    for number, key in enumerate(FACILITIES):
        assert docks[texts.name(f"facility-{key}")] == [OPEN_DOCKS[seats][number] for seats in (2, 3, 4)]
