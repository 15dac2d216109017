"""Data files are read part by part, and a mistake is said with its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.kit.data_file import BadData, DataFile

FILE = DataFile(
    "mine.json",
    {"track": {"steps": [1, 2], "top": 7}, "tiles": [{"id": "a"}, {"id": "b"}], "open": True, "wing": "left"},
)


def test_parts_are_found_by_their_path() -> None:
    assert FILE.at("track.top") == 7
    assert FILE.number_at("track.top", 1, 9) == 7
    assert FILE.numbers_at("track.steps", 2, 1, 2) == [1, 2]
    assert FILE.truth("open", FILE.at("open")) is True
    assert FILE.one_of("wing", FILE.at("wing"), ("left", "right")) == "left"
    assert [item["id"] for item in FILE.items("tiles", FILE.at("tiles"))] == ["a", "b"]


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (lambda: FILE.at("track.bottom"), "track.bottom: is missing"),
        (lambda: FILE.at("track.top.most"), "track.top.most: is missing"),
        (lambda: FILE.at("nothing"), "nothing: is missing"),
        (lambda: FILE.number_at("track.top", 1, 6), "track.top: 7 is not a whole number from 1 to 6"),
        (lambda: FILE.number("open", True, 0, 1), "open: True is not a whole number from 0 to 1"),
        (lambda: FILE.numbers_at("track.steps", 3, 1, 2), "track.steps: is a list of 3 numbers"),
        (lambda: FILE.numbers_at("track.top", 1, 1, 9), "track.top: is a list of 1 numbers"),
        (lambda: FILE.numbers_at("track.steps", 2, 2, 2), "track.steps: 1 is not a whole number from 2 to 2"),
        (lambda: FILE.truth("track.top", 1), "track.top: 1 is neither true nor false"),
        (lambda: FILE.one_of("wing", "left", ("up", "down")), "wing: 'left' is none of up, down"),
        (lambda: FILE.one_of("wing", 1, ("up", "down")), "wing: 1 is none of up, down"),
        (lambda: FILE.listed("track", {}), "track: is a list"),
        (lambda: FILE.items("tiles", ["a"]), "tiles: is a list of objects with an id each"),
        (lambda: FILE.items("tiles", [{"id": 1}]), "tiles: is a list of objects with an id each"),
        (lambda: FILE.items("tiles", [{"id": "a"}, {"id": "a"}]), "tiles: names something twice"),
    ],
)
def test_a_mistake_is_said_with_its_place(check: Callable[[], object], said: str) -> None:
    with pytest.raises(BadData) as caught:
        check()
    assert str(caught.value) == f"mine.json: {said}"
