"""Data of one's own: found by name, checked with clear errors, named in the record."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.own_data import play_with

from cosmodrome.games.spacecorp.stored.library import LIBRARY
from cosmodrome.games.spacecorp.stored.schema import FILES, verify
from cosmodrome.kit.data_file import BadData

DATA: dict[str, Any] = {
    file: json.loads((LIBRARY.folder / f"{file}.json").read_text(encoding="utf-8")) for file in FILES
}


def spoilt(change: Callable[[dict[str, Any]], object]) -> str:
    """Spoil the data and return what is said about it."""
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(BadData) as caught:
        verify("mine", data, DATA)
    return str(caught.value)


def card(data: dict[str, Any], id: str) -> dict[str, Any]:
    """Find a card definition."""
    found: dict[str, Any] = next(item for item in data["cards"]["definitions"] if item["id"] == id)
    return found


def test_the_standard_files_are_sound() -> None:
    verify("data", DATA, DATA)


@pytest.mark.parametrize("file", FILES)
def test_every_record_names_its_source(file: str) -> None:
    kinds = {"rulebook", "public", "reconstructed", "mixed", "see_definition"}
    lists = {
        "boards": [],
        "cards": ["definitions", "edges", "specials"],
        "bases": ["types"],
        "discoveries": ["tiles"],
        "progress": ["cards"],
        "colonies": ["colonies"],
        "contracts": ["contracts"],
        "hq": ["hqs"],
    }[file]
    assert DATA[file]["provenance"]["kind"] in kinds
    for name in lists:
        for record in DATA[file][name]:
            assert record["provenance"]["kind"] in kinds, record["id"]
    if file == "boards":
        for board in DATA[file]["boards"].values():
            for record in [*board["sites"], *board["regions"], *board["borders"]]:
                assert record["provenance"]["kind"] in kinds


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["cards"].pop("specials"), "mine/cards.json: specials: is missing"),
        (lambda data: card(data, "m_ion_drive").update(copies=-1), "cards.json: definitions.m_ion_drive.copies"),
        (lambda data: card(data, "m_orbital_smelter").update(infra=True), "could be repeated without end"),
        (
            lambda data: card(data, "m_ion_drive")["actions"][0]["modes"].append(
                {"op": "mul", "value": 2, "shielded": True}
            ),
            "two modes add both or multiply both",
        ),
        (lambda data: card(data, "m_hack").update(edge="dance"), "'dance' is none of competitors"),
        (lambda data: data["cards"]["definitions"].pop(), "look at s_salvage"),
        (lambda data: card(data, "p_solar_sail").update(start=False), "planeteers has 8 Start cards"),
        (lambda data: data["boards"]["boards"]["mariners"]["borders"].pop(0), "no way leads to"),
        (lambda data: data["boards"]["boards"]["planeteers"]["sites"][1].update(gravity=1.5), "sites.ceres.gravity"),
        (lambda data: data["boards"]["boards"]["starfarers"]["sites"][1].update(boxes=[]), "centauri.boxes: must stay"),
        (
            lambda data: data["bases"]["types"][0]["by_era"]["mariners"].update(requirement={"type": "luck"}),
            "types.attraction.mariners.requirement.type",
        ),
        (lambda data: data["discoveries"]["tiles"][0].update(symbols=["gold"]), "tiles.m1_ores.symbols"),
        (lambda data: data["discoveries"]["tiles"][22].update(redirect="e1"), "leads to a later stack"),
        (lambda data: data["progress"]["wheel"].update(spaces=0), "wheel.spaces"),
        (lambda data: data["colonies"]["colonies"][2]["effects"][0].update(on="never"), "colonies.c03.effects.on"),
        (
            lambda data: data["contracts"]["contracts"][3]["condition"]["2"].update(type="wish"),
            "contracts.m4.condition.2",
        ),
        (lambda data: data["hq"]["hqs"][0]["boxes"].pop(), "hqs.standard.boxes"),
    ],
)
def test_a_mistake_is_named_with_its_place(change: Callable[[dict[str, Any]], object], said: str) -> None:
    text = spoilt(change)
    assert text.startswith("mine/")
    assert said in text


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadData, match=r"cards\.json cannot be read"):
        LIBRARY.read(tmp_path, "mine")


def test_a_folder_may_hold_only_the_files_that_differ(tmp_path: Path) -> None:
    data = copy.deepcopy(DATA["progress"])
    data["wheel"]["spaces"] = 6
    (tmp_path / "progress.json").write_text(json.dumps(data), encoding="utf-8")
    assert LIBRARY.read(tmp_path, "mine").box.wheel == 6
    assert LIBRARY.get("standard").box.wheel == 4


def test_a_table_is_created_with_data_of_ones_own_and_its_record_names_it(tmp_path: Path) -> None:
    data = copy.deepcopy(DATA["boards"])
    data["boards"]["mariners"]["sites"][0]["gravity"] = 5
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "boards.json").write_text(json.dumps(data), encoding="utf-8")
    (name,) = LIBRARY.find(str(tmp_path))
    assert name.startswith("mine-")
    checks = """
assert game.new(2, 1, match.state.options).view(0).data["routes"]["earth"]["luna"]["cost"] == 7
assert match.state.view(0).data["facts"]["boards"]["boards"]["mariners"]["sites"][0]["gravity"] == 5
"""
    play_with("spacecorp", tmp_path, {"data": name, "eras": "1"}, checks)


@pytest.mark.parametrize(
    "check",
    DATA["boards"]["distance_tests"],
    ids=lambda check: f"{check['era']}-{check['frm']}-{check['to']}-{check['kind']}",
)
def test_the_maps_have_the_distances_that_their_sources_tell(check: dict[str, Any]) -> None:
    box = LIBRARY.get("standard").box
    board = box.boards[["mariners", "planeteers", "starfarers"].index(check["era"])]
    expected = check["expected"]
    if check["kind"] == "region_distance":
        assert board.apart[board.regions.index(check["frm"])][board.regions.index(check["to"])] == expected
        return
    table = {a: {b: board.distance[i][j] for j, b in enumerate(board.ids)} for i, a in enumerate(board.ids)}
    if check["kind"] == "site_distance":
        assert table[check["frm"]][check["to"]] == expected
    elif check["kind"] == "at_most":
        assert table[check["frm"]][check["to"]] <= expected
    elif check["kind"] == "more_than":
        assert table[check["frm"]][check["to"]] > expected
    elif check["kind"] == "nearest":
        assert min(cost for cost in table[check["frm"]].values() if cost >= 0) == expected
    else:
        assert max(cost for row in table.values() for cost in row.values()) <= expected
