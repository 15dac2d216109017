"""Checking a data file that the owner of a game may have written: every mistake is said with its place in the file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NoReturn

from mypy_extensions import mypyc_attr

from ..kernel.errors import CosmodromeError


class BadData(CosmodromeError):
    """A data set that a game cannot be played with."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DataFile:
    """One file of a data set. `where` is always the place that a message names: 'missions.m04.cost'."""

    def __init__(self, name: str, data: Any) -> None:
        self.name: Final = name
        self.data: Final = data

    def fail(self, where: str, what: str) -> NoReturn:
        """Say what is wrong and where."""
        raise BadData(f"{self.name}: {where}: {what}")

    def field(self, where: str, item: Any, key: str) -> Any:
        """Return a field of an object."""
        if not isinstance(item, dict) or key not in item:
            self.fail(f"{where}.{key}" if where else key, "is missing")
        return item[key]

    def at(self, path: str) -> Any:
        """Return a part of the file: 'projects.start_step.3'."""
        part, where = self.data, ""
        for key in path.split("."):
            part = self.field(where, part, key)
            where = f"{where}.{key}" if where else key
        return part

    def number(self, where: str, value: Any, least: int, most: int) -> int:
        """Read a whole number within limits."""
        if type(value) is not int or not least <= value <= most:
            self.fail(where, f"{value!r} is not a whole number from {least} to {most}")
        return value

    def number_at(self, path: str, least: int, most: int) -> int:
        """Read the whole number at a place of the file."""
        return self.number(path, self.at(path), least, most)

    def numbers_at(self, path: str, count: int, least: int, most: int) -> list[int]:
        """Read the list of so many whole numbers at a place of the file."""
        return self.numbers(path, self.at(path), count, least, most)

    def numbers(self, where: str, value: Any, count: int, least: int, most: int) -> list[int]:
        """Read a list of so many whole numbers."""
        if not isinstance(value, list) or len(value) != count:
            self.fail(where, f"is a list of {count} numbers")
        return [self.number(where, number, least, most) for number in value]

    def truth(self, where: str, value: Any) -> bool:
        """Read true or false."""
        if type(value) is not bool:
            self.fail(where, f"{value!r} is neither true nor false")
        return value

    def one_of(self, where: str, value: Any, choices: Sequence[str]) -> str:
        """Read one of several words."""
        if not isinstance(value, str) or value not in choices:
            self.fail(where, f"{value!r} is none of {', '.join(choices)}")
        return value

    def listed(self, where: str, value: Any) -> list[Any]:
        """Read a list."""
        if not isinstance(value, list):
            self.fail(where, "is a list")
        return value

    def items(self, where: str, value: Any) -> list[dict[str, Any]]:
        """Read a list of components: objects with an id each."""
        found = self.listed(where, value)
        if not all(isinstance(item, dict) and isinstance(item.get("id"), str) for item in found):
            self.fail(where, "is a list of objects with an id each")
        ids = [item["id"] for item in found]
        if len(set(ids)) != len(ids):
            self.fail(where, "names something twice")
        return found
