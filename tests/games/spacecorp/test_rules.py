"""The player's rules of SpaceCorp: a section for everything that is asked, names and numbers of the components."""

from __future__ import annotations

import re

import pytest
from games.spacecorp.scene import CARDS, COLONIES, GAME, PROGRESS, a_game, read
from support.positions import P1
from support.rules import rows, rules, titles

from cosmodrome.games.spacecorp.components import ACTIONS
from cosmodrome.texts import LANGUAGES, Texts

pytestmark = pytest.mark.parametrize("language", LANGUAGES)

PHASES = [
    "action",
    "bases",
    "tiles",
    "target",
    "pay",
    "custom",
    "second",
    "colony",
    "points",
    "research_pick",
    "offer_pick",
    "research_base",
    "progress",
    "star_children",
    "phobe_team",
    "colony_contract",
    "infra_loss",
    "contract",
    "reward",
    "transport",
    "beyond",
    "legacy",
    "era_end_contract",
    "start_adaptation",
    "edge",
    "over",
]


def key(kind: str, id: str) -> str:
    """Return the key of a component's name."""
    return f"{kind}-{id.replace('_', '-')}"


def bold(cell: str) -> str:
    """Read a name in a table."""
    match = re.fullmatch(r"\*\*(.+)\*\*", cell)
    return match[1] if match else ""


def test_everything_that_is_asked_has_its_section(language: str) -> None:
    assert {*PHASES, *ACTIONS} - titles(GAME, language).keys() == set()


def test_actions_are_called_as_on_the_board(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for action in ACTIONS:
        assert titles(GAME, language)[action] == texts.name(key("kind", action))


def test_the_table_of_bases_names_them_all(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    named = [bold(row[0]) for row in rows(GAME, language, "base_types")[2:]]
    assert named == [texts.name(key("base", base["id"])) for base in read("bases")["types"]]


def test_the_table_of_edge_cards_names_them_all(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    named = {bold(row[0]) for row in rows(GAME, language, "edge")[2:]}
    assert named == {texts.name(key("edge", edge["id"])) for edge in read("cards")["edges"]}


def test_the_table_of_progress_cards_names_them_all_with_their_conditions(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    table = {bold(row[0]): row[1] for row in rows(GAME, language, "progress")[2:] if bold(row[0])}
    assert set(table) == {texts.name(key("progress", card)) for card in PROGRESS}
    for id, card in PROGRESS.items():
        needed = card["prerequisite"]["min"] if card["prerequisite"] else None
        number = re.match(r"\d+", table[texts.name(key("progress", id))])
        assert (int(number[0]) if number else None) == needed


def test_specials_and_colonies_are_called_as_their_components(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    text = rules(GAME, language)
    specials = [id for id, card in CARDS.items() if any(action["type"] == "special" for action in card["actions"])]
    for id in specials:
        assert texts.name(key("card", id)) in text
    asking = [
        id
        for id, tile in COLONIES.items()
        if tile["players"]
        for effect in tile["effects"]
        if "contract" in effect["op"]
    ]
    assert len(asking) == 2
    for id in asking:
        assert texts.name(key("colony", id)) in text


def test_the_eras_have_their_names(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    table = rows(GAME, language, "eras")[2:]
    assert [bold(row[0]) for row in table] == [
        f"{number} {texts.name(f'era-{era}')}"
        for number, era in enumerate(("mariners", "planeteers", "starfarers"), start=1)
    ]
    boards = read("boards")["boards"].values()
    assert [int(row[2]) for row in table] == [board["start_teams"] for board in boards]


def test_the_table_of_the_setup_tells_the_numbers_of_the_game(language: str) -> None:
    per_game = read("cards")["time"]["per_game"]
    for row in rows(GAME, language, "setup")[2:]:
        assert int(row[3]) == per_game[row[0]]["in_deck"]
        state = GAME.new(int(row[0]), 1)
        profits = sorted(score.total for score in state.scores())
        assert sum(profits) == (1 if "1T" in row[2] else 0)


def test_the_table_of_the_end_tells_the_numbers_of_the_game(language: str) -> None:
    counts, profits = rows(GAME, language, "over")[0][1:], rows(GAME, language, "over")[2][1:]
    sites = ["wolf_359", "barnards_star", "alpha_centauri", "luhman_16"]
    tiles = ["s1_iron", "s1_dwarf", "s1_desert", "s1_giant"]
    for count, cell in zip(counts, profits, strict=True):
        owned = int(count.split()[0])
        colonies = " ".join(f"c0{number + 1}@{sites[number]}" for number in range(owned))
        board = {
            sites[number]: f"{tiles[number]}+p1.{'research' if number > 2 else 'refinery'}" for number in range(owned)
        }
        state = a_game(era="starfarers", p1={"profit": 10, "colonies": colonies}, board=board)
        assert state.scores()[P1].total == 10 + int(cell.removesuffix("T").replace("−", "-"))
