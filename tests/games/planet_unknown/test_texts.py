"""The words of Planet Unknown: all components are named, nothing is said in vain, the rules open where they should."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from games.planet_unknown.table import GAME
from support.rules import titles
from support.sayings import check_variables
from support.texts import keys

from cosmodrome.games.planet_unknown.cards import CIV_CARDS, EVENTS, OBJECTIVES, RATINGS
from cosmodrome.games.planet_unknown.components import SHAPE_KEYS, TERRAINS, TRACKS
from cosmodrome.games.planet_unknown.corporations import CORPORATIONS
from cosmodrome.games.planet_unknown.planets import PLANET_KEYS
from cosmodrome.games.planet_unknown.rules.items.table import ALL_KINDS
from cosmodrome.games.planet_unknown.said import events
from cosmodrome.games.planet_unknown.state import PHASES, TRIGGERS
from cosmodrome.kit.happening import happenings
from cosmodrome.texts import LANGUAGES, Texts

FOLDER = Path(GAME.folder)
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
EVENTS_TOLD = {event.event for event in happenings(events)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_name_and_says_what_it_does(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    named = [f"terrain-{key}" for key in TERRAINS] + [f"marker-{key}" for key in TRACKS]
    named += [f"shape-{key}" for key in SHAPE_KEYS] + [f"card-event-{card}" for card in EVENTS]
    named += [f"phase-{key}" for key in PHASES] + [f"trigger-{key}" for key in TRIGGERS]
    named += [f"rating-{key}" for key in RATINGS]
    named += [f"prompt-do-{kind.prompt}" for kind in ALL_KINDS]
    told = [f"planet-{key}" for key in PLANET_KEYS] + [f"civ-{card}" for card in CIV_CARDS]
    told += [f"personal-{card}" for card in OBJECTIVES] + [f"competitive-{card}" for card in OBJECTIVES]
    for firm in CORPORATIONS:
        told.append(f"corporation-{firm.key}")
        told += [f"tech-{firm.key}-{key.lower()}" for key in firm.tech_keys]
    for key in [*named, *told, *(f"{key}.short" for key in told)]:
        assert texts.name(key).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_said_in_vain(language: str) -> None:
    for key in keys(FOLDER / "locale" / f"{language}.ftl"):
        kind, _, rest = key.partition("-")
        if key.startswith("prompt-do-"):
            assert key.removeprefix("prompt-do-") in {kind.prompt for kind in ALL_KINDS}, key
        elif kind in ("prompt", "illegal"):
            assert f'"{key}"' in SOURCE, key
        elif kind == "event":
            assert rest.replace("-", "_") in EVENTS_TOLD, key
        elif kind == "action":
            words = rest.removesuffix("-to").removesuffix("-cell").removesuffix("-tech")
            spoken = (f'"{rest}"', f'"{words.replace("-", " ")}"', f'"action-{rest}"')
            assert any(word in SOURCE for word in spoken), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_gets_what_it_speaks_of(language: str) -> None:
    check_variables(GAME, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_planets_and_corporations_have_their_sections(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    called = titles(GAME, language)
    for key in PLANET_KEYS:
        assert called[key] == texts.name(f"planet-{key}")
    for firm in CORPORATIONS:
        assert called[firm.key] == texts.name(f"corporation-{firm.key}")


def test_the_components_keep_where_they_come_from() -> None:
    for path in sorted((FOLDER / "data").glob("*.json")):
        assert json.loads(path.read_text(encoding="utf-8"))["provenance"], path
