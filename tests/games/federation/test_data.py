"""Data files of one's own: found by name, checked with clear errors, named in the record."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.federation.table import DATA
from support.own_data import play_with

from cosmodrome.games.federation.stored.library import LIBRARY
from cosmodrome.games.federation.stored.schema import verify
from cosmodrome.kit.data_file import BadData


def test_the_standard_file_is_sound() -> None:
    verify("federation.json", DATA, DATA)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.pop("stalls"), "stalls: is missing"),
        (lambda data: data["stalls"]["items"][0].update(cost={"gold": 1}), "there is no resource 'gold'"),
        (lambda data: data["missions"]["items"][3].update(required_level="high"), "missions.m04.required_level"),
        (lambda data: data["neo_map"]["cells"][1].update(next=["nowhere"]), "neo_map.n1a.next"),
        (lambda data: data["senate"]["cells"][0].update(action="neo"), "each planet and espionage twice"),
        (lambda data: data["specialists"]["items"].pop(), "look at 3E3"),
        (lambda data: data["alterations"]["items"][0].update(bonus=[{"op": "dance"}]), "alterations.alt_1_01.bonus[0]"),
        (lambda data: data["projects"]["start_step"]["3"].update(column=9), "projects.start_step.3.column"),
        (lambda data: data["medals"]["planet_thresholds"].update({"4": [3, 4, 5]}), "a list of 4 numbers"),
        (
            lambda data: data["room_block_tokens"]["items"][0].update(wing="left"),
            "the lounge cell is in the right wing",
        ),
        (lambda data: data["productions"]["first_game"].update(P1="shipyard"), "productions.first_game.P1"),
    ],
)
def test_a_mistake_is_named_with_its_place(change: Callable[[dict[str, Any]], object], said: str) -> None:
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(BadData, match=rf"^mine\.json: .*{re.escape(said)}"):
        verify("mine.json", data, DATA)


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadData, match=r"mine\.json cannot be read"):
        LIBRARY.read(path, "mine")


def test_a_table_is_created_with_a_file_of_ones_own_and_its_record_names_it(tmp_path: Path) -> None:
    data = copy.deepcopy(DATA)
    data["stalls"]["items"][0]["level1"]["effects"][0]["resources"] = {"lavandium": 7}
    (tmp_path / "mine.json").write_text(json.dumps(data), encoding="utf-8")
    (name,) = LIBRARY.find(str(tmp_path))
    assert name.startswith("mine-")
    shown = 'view(0).data["stalls"][0]["levels"][0]["effects"][0]["resources"]'
    checks = f"""
assert match.state.{shown} == {{"lavandium": 7}}
assert game.new(2, 1).{shown} == {{"lavandium": 2}}
"""
    play_with("federation", tmp_path, {"data": name}, checks)
