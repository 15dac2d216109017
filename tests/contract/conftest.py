"""Run each contract test over every game, seat count and option set."""

from __future__ import annotations

import pytest
from support.play import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
