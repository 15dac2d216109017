"""The drawings of the five games: at any moment and width everything public is there, in words that are not cut."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console
from rich.text import Text

import cosmodrome
from cosmodrome import Json, Rng, State
from cosmodrome.cli.drawing import own_drawing
from cosmodrome.cli.drawings.printed import by_id
from cosmodrome.cli.drawings.sketch import Flow
from cosmodrome.cli.words import LOCALE
from cosmodrome.players.playout import play_out
from cosmodrome.texts import LANGUAGES, Texts

NAMES = ["Vega", "Bob", "Cleo", "Dan", "Eve", "Finn"]
WIDTHS = (80, 100, 160)
ENDLESS = 2000
"""A width at which nothing is broken into lines."""

SHIPS = by_id("space_base", "space_base", "ships", "starters", "colonies")

STEPS = (0, 25, 90, 200)
"""How many actions lie between the moments that are drawn."""

GAMES: list[tuple[str, int, dict[str, Json]]] = [
    ("alien_frontiers", 2, {}),
    ("alien_frontiers", 4, {"long": True}),
    ("space_base", 2, {"light_speed": True}),
    ("space_base", 3, {}),
    ("space_base", 4, {}),
    ("space_base", 5, {}),
    ("planet_unknown", 1, {"sides": "random"}),
    ("planet_unknown", 2, {"sides": "choose", "events": "hard"}),
    ("planet_unknown", 3, {"sides": "random", "personal": True}),
    ("planet_unknown", 4, {"sides": "free"}),
    ("planet_unknown", 5, {}),
    ("planet_unknown", 6, {"sides": "random", "events": "normal", "personal": True}),
    ("federation", 2, {"setup": "expert"}),
    ("federation", 3, {}),
    ("federation", 4, {"setup": "expert"}),
    ("spacecorp", 2, {}),
    ("spacecorp", 3, {"eras": "2"}),
    ("spacecorp", 4, {"eras": "3"}),
    ("spacecorp", 2, {"eras": "2-3"}),
]
SETUPS = pytest.mark.parametrize(("key", "seats", "options"), GAMES)


def moments(key: str, seats: int, options: dict[str, Json]) -> Iterator[State]:
    """Play at random and stop now and then."""
    state = cosmodrome.game(key).new(seats, 11, options)
    rng = Rng.seeded(7)
    for steps in STEPS:
        play_out(state, rng, steps)
        yield state


def drawn(state: State, viewer: int | None, language: str, width: int) -> str:
    """Draw a position without colours."""
    draw = own_drawing(cosmodrome.game(state.game))
    assert draw is not None
    console = Console(width=width, file=io.StringIO(), record=True, color_system=None)
    console.print(draw(state.view(viewer), Texts(language, state.game, strict=True), NAMES[: state.seats]))
    return console.export_text()


def words_of(text: str) -> set[str]:
    """Find the words in a text: shorter ones are signs."""
    return set(re.findall(r"[^\W\d_]{3,}", text))


@cache
def vocabulary(key: str, language: str) -> set[str]:
    """Find every word that the texts of a game or of the terminal have: words, not keys."""
    files = (
        Path(cosmodrome.game(key).folder) / "locale" / f"{language}.ftl",
        LOCALE / f"{language}.ftl",
        LOCALE / f"terminal.{language}.ftl",
    )
    found = {*NAMES, "III"}
    for file in files:
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                found |= {word for pattern in patterns if pattern for word in words_of(" ".join(said(pattern)))}
    return found


def said(pattern: ast.Pattern) -> Iterator[str]:
    """Give the pieces of text in a pattern, those of its variants too."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from said(variant.value)


@SETUPS
def test_no_word_is_cut_and_no_key_is_shown_at_any_width(key: str, seats: int, options: dict[str, Json]) -> None:
    for number, state in enumerate(moments(key, seats, options)):
        viewer = None if number == 2 else number % seats
        for language in LANGUAGES:
            for width in WIDTHS:
                text = drawn(state, viewer, language, width)
                assert max(map(len, text.splitlines())) <= width
                assert words_of(text) <= vocabulary(state.game, language)
                assert not re.search("[_⟦…]", text)


# Everything public


SKIPPED = {
    "space_base": {"unseen", "brings", "deals", "reach", "hits", "cells"},
    "planet_unknown": {"places", "pending", "dealt"},
    "federation": {"prospects", "setup", "data", "miner", "die_cell", "next", "mission", "blocks", "funding"},
    "spacecorp": {"unseen", "unseen_tiles", "me", "routes", "bill", "goal", "facts", "actions", "have", "met"},
}
"""What the view has for whoever reckons with it, and what stands on the board in another form."""

FAMILIES: dict[str, dict[str, str]] = {
    "space_base": {
        "card": "card-{}",
        "shipyard": "card-{}",
        "returned": "card-{}",
        "colonies": "card-{}",
        "dealt": "card-{}",
        "picked": "card-{}",
    },
    "planet_unknown": {
        "planet": "planet-{}",
        "corporation": "corporation-{}",
        "shape": "shape-{}",
        "triggers": "trigger-{}",
        "rating": "rating-{}",
        "card": "card-event-{}",
        "discard": "card-event-{}",
        "cards": "civ-{}",
        "played": "civ-{}",
    },
    "federation": {
        "action": "action-of-{}",
        "alterations_out": "alteration-{}",
        "returned": "alteration-{}",
        "open": "specialist-{}",
        "home": "home-{}",
        "deep": "deep-{}",
        "medals": "medal-{}",
        "to_come": "law-{}",
        "discard": "law-{}",
        "tokens": "token-{}",
    },
    "spacecorp": {
        "offers": "card-{}",
        "discard": "card-{}",
        "table": "card-{}",
        "hand": "card-{}",
        "known": "card-{}",
        "infra": "card-{}",
        "progress": "progress-{}",
        "colonies": "colony-{}",
        "tile": "tile-{}",
        "type": "base-{}",
        "base": "base-{}",
        "forbidden": "kind-{}",
    },
}
"""The texts that name the strings and numbers of a view, by the field that they stand in."""


def things(data: object, skipped: set[str], field: str = "") -> Iterator[tuple[str, str | int]]:
    """List the strings and numbers of a view with the field that they stand in."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name not in skipped:
                yield from things(value, skipped, field if name.isdigit() else name)
    elif isinstance(data, list):
        for value in data:
            yield from things(value, skipped, field)
    elif isinstance(data, str | int) and not isinstance(data, bool):
        yield field, data


def names_in(state: State, viewer: int | None, texts: Texts) -> Iterator[str]:
    """Name everything in a view that has a name."""
    families = FAMILIES[state.game]
    for field, value in things(state.view(viewer).data, SKIPPED[state.game]):
        if field in families:
            for id in (str(value), str(value).replace("_", "-")):
                key = families[field].format(id)
                if texts.has(key):
                    yield texts.name(key)
                    break
    yield from map(texts.name, goals_in(state.game, state.view(viewer).data))


def goals_in(key: str, data: Any) -> Iterator[str]:
    """List the texts of the goals in a view, and of the cards that are looked at."""
    if key == "planet_unknown":
        for contest in [*data["competitive"], *data["common"]]:
            yield f"competitive-{contest['objective']}"
        for personal in [each for player in data["players"] for each in player["personal"]]:
            if personal["objective"] is not None:
                yield f"personal-{personal['objective']}"
        if data["looking"] is not None:
            yield from (f"civ-{card}" for card in data["looking"]["civ"])
            yield from (f"personal-{card}" for card in data["looking"]["objectives"])
    elif key == "spacecorp":
        yield from (contract["text_key"] for contract in data["contracts"] if contract["era"] == data["era"])


@pytest.mark.parametrize(("key", "seats", "options"), [setup for setup in GAMES if setup[0] != "alien_frontiers"])
def test_every_component_of_the_view_is_named(key: str, seats: int, options: dict[str, Json]) -> None:
    for number, state in enumerate(moments(key, seats, options)):
        viewer = number % seats
        for language in LANGUAGES:
            texts = Texts(language, state.game, strict=True)
            text = drawn(state, viewer, language, ENDLESS)
            missing = {name for name in names_in(state, viewer, texts) if trimmed(key, name) not in text}
            assert not missing
            for name in NAMES[:seats]:
                assert name in text


def trimmed(key: str, name: str) -> str:
    """Take the flag and the registration off the name of a ship."""
    if key != "space_base":
        return name
    return " ".join(word for word in name.split() if not word.endswith(".") and not any(map(str.isdigit, word)))


def test_ships_without_flag_and_registration_still_have_names_of_their_own() -> None:
    for language in LANGUAGES:
        texts = Texts(language, "space_base")
        names = {trimmed("space_base", texts.name(f"card-{id}")) for id in SHIPS}
        assert len(names) == len(SHIPS)


# Numbers in their places


@pytest.mark.parametrize(
    ("key", "numbers"),
    [
        ("space_base", lambda player: [f"{player['credits']}¢", f"{player['income']}↑", f"{player['vp']}★"]),
        ("planet_unknown", lambda player: [f"{player['score']['total']}✦"]),
        ("federation", lambda player: [f"{player['pp']}★", f"{player['resources']['oceanium']}O"]),
        ("spacecorp", lambda player: [f"{player['profit']}T", f"cards {player['cards']}"]),
    ],
)
def test_the_numbers_of_a_player_stand_behind_the_name(key: str, numbers: Callable[[Any], list[str]]) -> None:
    for state in moments(key, 3, {}):
        data: Any = state.view(0).data
        lines = drawn(state, 0, "en", 100).splitlines()
        for player in data["players"]:
            marks = {line: line.find(f" {NAMES[player['seat']]} ") for line in lines}
            shown = [line for line, at in marks.items() if at >= 0]
            assert any(all(number in line for number in numbers(player)) for line in shown)


def test_the_yard_shows_price_and_sector_of_every_ship() -> None:
    for state in moments("space_base", 3, {}):
        data: Any = state.view(0).data
        text = drawn(state, 0, "en", ENDLESS)
        for ship in [each for row in data["shipyard"].values() for each in row if each is not None]:
            card = SHIPS[ship]
            name = trimmed("space_base", Texts("en", "space_base").name(f"card-{ship}"))
            assert re.search(rf"\b{card['cost']}¢ +{card['sector']}▸ {re.escape(name)} ", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planet_is_drawn_square_by_square(language: str) -> None:
    letters = dict(zip("cwbrte", {"en": "cwbrte", "ru": "пвохиэ"}[language], strict=True))
    for state in moments("planet_unknown", 1, {"sides": "random"}):
        data: Any = state.view(0).data
        player = data["players"][0]
        lines = drawn(state, 0, language, 80).splitlines()
        top = next(number for number, line in enumerate(lines) if line.startswith("   a b c d e f g h i j k l"))
        for y, row in enumerate(player["terrain"]):
            line = lines[top + 1 + y]
            for x, letter in enumerate(row):
                if letter != ".":
                    wanted = letters[letter.lower()]
                    assert line[3 + 2 * x] == (wanted.upper() if letter.isupper() else wanted)
        for signs, squares in (("@&", player["rovers"]), ("◎@&", player["lifepods"]), ("*@&", player["meteorites"])):
            for square in squares:
                line = lines[top + int(square[1:])]
                assert line[4 + 2 * "abcdefghijkl".index(square[0])] in signs


def test_the_senate_shows_the_ambassadors_in_their_wings() -> None:
    for state in moments("federation", 2, {}):
        data: Any = state.view(0).data
        lines = drawn(state, 0, "en", 160).splitlines()
        for floor in ("3", "2", "1"):
            top = next(number for number, line in enumerate(lines) if line.startswith(f"Floor {floor} "))
            left, right = lines[top + 2].replace("◀", "").split("┃")
            for half, wing in ((left, "left"), (right, "right")):
                cells = [cell for cell in data["senate"] if cell["wing"] == wing and str(cell["floor"]) == floor]
                for shown, cell in zip(half.split(), cells, strict=True):
                    token = cell["token"]
                    if token is None:
                        assert shown == "·"
                    elif token["owner"] == "neutral":
                        assert shown == f"○{token['votes']}"
                    else:
                        wanted = token["total"] if token["side"] == "voting" else "¤"
                        assert shown.startswith(f"{'▲●'[token['owner']]}{wanted}")


def test_the_chart_shows_teams_and_bases_at_their_sites() -> None:
    for state in moments("spacecorp", 3, {}):
        data: Any = state.view(0).data
        texts = Texts("en", "spacecorp")
        lines = drawn(state, 0, "en", ENDLESS).splitlines()
        for id, site in data["sites"].items():
            name = texts.name(f"site-{id.replace('_', '-')}")
            wanted = [f"{'▲●■'[team['seat']]}{team['team'] + 1}" for team in site["teams"]]
            for box in site["boxes"]:
                if box["base"] is not None:
                    base = texts.name(f"base-{box['base']['type'].replace('_', '-')}")
                    wanted.append(f"{'▲●■'[box['base']['seat']]} {base}")
            if wanted:
                assert any(name in line and all(each in line for each in wanted) for line in lines), name


@pytest.mark.parametrize("key", ["space_base", "planet_unknown", "federation", "spacecorp"])
def test_colours_change_nothing_but_the_colours(key: str) -> None:
    *_, state = moments(key, 2, {})
    draw = own_drawing(cosmodrome.game(state.game))
    assert draw is not None
    shown = []
    for system in ("truecolor", "standard", None):
        console = Console(width=100, file=io.StringIO(), force_terminal=True, color_system=system)
        console.print(draw(state.view(0), Texts("en", state.game), NAMES[:2]))
        assert isinstance(console.file, io.StringIO)
        shown.append(re.sub(r"\x1b\[[\d;]*m", "", console.file.getvalue()))
    assert shown[0] == shown[1] == shown[2] == drawn(state, 0, "en", 100)


def test_a_list_breaks_between_its_items_and_within_one_only_where_it_must() -> None:
    console = Console(width=20, file=io.StringIO(), record=True)
    items = [Text(words) for words in ("one two", "three four", "a much longer item than a line", "end")]
    console.print(Flow(items, "List:"))
    assert console.export_text().splitlines() == [
        "List: one two",
        "  three four  a much",
        "  longer item than a",
        "  line  end",
    ]


def test_a_person_is_not_shown_the_secret_medals_of_others() -> None:
    game = cosmodrome.game("planet_unknown")
    data: Any = game.new(2, 1).to_json()
    data["players"][1]["cards"] = [7]
    state = game.from_json(data)
    shown = []
    for seat in (0, 1):
        found = re.search(r"● Bob (?:◀ )?medals (\d+)✦( \+ \?)?", drawn(state, seat, "en", 100))
        assert found is not None
        shown.append((int(found[1]), bool(found[2])))
    assert shown == [(state.known_scores(0)[1].total, True), (state.scores()[1].total, False)]
    assert shown[0][0] != shown[1][0]
