"""The shape of what inspection.py finds, as types: mypy checks them there, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import TypedDict

from .views import Way


class Ways(TypedDict):
    """The ways from a site to every other one that a team could go to."""

    ways: dict[str, Way]


Finding = Ways
