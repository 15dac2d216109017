"""Data sets: found by name, made once, refused with clear errors."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.kit.data_file import BadData, DataFile
from cosmodrome.kit.library import Library

VARIABLE = "COSMODROME_TEST_LIBRARY"


class Shelf(Library[str]):
    """Makes a text of a set; one whose `n` is not 1 to 9 is refused."""

    made = 0

    def make(self, name: str, label: str, files: dict[str, Any], standard: dict[str, Any]) -> str:
        self.made += 1
        for file, data in files.items():
            DataFile(label, data).number_at("n", 1, 9)
            assert set(standard) >= {file}
        return f"{name} " + " ".join(f"{file}={data['n']}" for file, data in files.items())


def write(path: Path, n: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"n": n}), encoding="utf-8")
    return path


@pytest.fixture
def one(tmp_path: Path) -> Shelf:
    """A library whose sets are one file each."""
    write(tmp_path / "package" / "game.json", 1)
    return Shelf(VARIABLE, tmp_path / "package", ("game",))


@pytest.fixture
def several(tmp_path: Path) -> Shelf:
    """A library whose sets are folders of two files."""
    write(tmp_path / "package" / "cards.json", 1)
    write(tmp_path / "package" / "map.json", 2)
    return Shelf(VARIABLE, tmp_path / "package", ("cards", "map"))


def test_without_sets_of_ones_own_there_is_the_standard_one(one: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert one.names() == ("standard",)
    assert one.get("standard") == "standard game=1"


def test_a_file_of_ones_own_is_named_by_its_stem_and_a_check_sum(
    one: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = write(tmp_path / "owner" / "my.box.json", 3)
    (tmp_path / "owner" / "notes.txt").write_text("no set")
    write(tmp_path / "owner" / "folder" / "game.json", 4)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "owner"))
    name = f"my.box-{sha256(mine.read_bytes()).hexdigest()[:8]}"
    assert one.names() == ("standard", name)
    assert one.get(name) == f"{name} game=3"
    assert one.get("standard") == "standard game=1"


def test_a_folder_of_ones_own_lacks_what_is_standard(
    several: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = write(tmp_path / "owner" / "my.set" / "map.json", 5)
    (tmp_path / "owner" / "empty").mkdir()
    write(tmp_path / "owner" / "cards.json", 9)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "owner"))
    name = f"my.set-{sha256(b'map.json' + mine.read_bytes()).hexdigest()[:8]}"
    assert several.names() == ("standard", name)
    assert several.get(name) == f"{name} cards=1 map=5"


def test_the_name_changes_with_what_a_set_holds(several: Shelf, tmp_path: Path) -> None:
    folder = tmp_path / "owner"
    write(folder / "mine" / "map.json", 5)
    (before,) = several.find(str(folder))
    write(folder / "mine" / "map.json", 6)
    (after,) = several.find(str(folder))
    (folder / "mine" / "map.json").rename(folder / "mine" / "cards.json")
    (moved,) = several.find(str(folder))
    assert len({before, after, moved}) == 3


def test_sets_are_made_once(one: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    for _ in range(3):
        one.names()
        one.get("standard")
    assert one.made == 1


def test_a_set_that_was_not_there_is_not_found(one: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(KeyError):
        one.get("mine-00000000")


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("mine.json", "{", r"^mine\.json cannot be read: "),
        ("mine.json", '{"n": 0}', r"^mine\.json: n: 0 is not a whole number from 1 to 9$"),
        ("mine.json", "{}", r"^mine\.json: n: is missing$"),
    ],
)
def test_a_bad_file_is_refused_by_its_name(
    one: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str, said: str
) -> None:
    (tmp_path / "owner").mkdir()
    (tmp_path / "owner" / file).write_text(text, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "owner"))
    with pytest.raises(BadData, match=said):
        one.names()


def test_a_file_of_a_folder_that_is_no_json_is_refused_with_its_folder(several: Shelf, tmp_path: Path) -> None:
    write(tmp_path / "mine" / "map.json", 1).write_text("[", encoding="utf-8")
    with pytest.raises(BadData, match=r"^mine/map\.json cannot be read: "):
        several.read(tmp_path / "mine", "mine")


def test_a_variable_that_names_no_folder_is_refused(one: Shelf, tmp_path: Path) -> None:
    assert one.find(None) == one.find("") == {}
    with pytest.raises(BadData, match=f"{VARIABLE} names no folder: .*nowhere"):
        one.find(str(tmp_path / "nowhere"))
