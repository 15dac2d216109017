"""What the views of all games have in common, as types."""

from __future__ import annotations

from typing import Annotated, TypedDict, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

SOME = "not every key is there"
Some = Annotated[dict[Key, Value], SOME]
"""A dict that need not have all of the keys that its type lists; a plain dict has them all."""


class MessageView(TypedDict):
    """A message as Message.to_json gives it."""

    key: str
    args: dict[str, object]


class ScoreView(TypedDict):
    """Points and where they come from."""

    total: int
    parts: dict[str, int]
