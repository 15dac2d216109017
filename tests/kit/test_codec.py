"""Fields that are more, or less, than one attribute of their object."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome import BadPosition
from cosmodrome.kit.codec import Field, Inside, Joint, Part, Shape, Whole


class Cargo:
    """Something within something else."""

    def __init__(self) -> None:
        self.ore = 0


class Ship:
    """Something with attributes."""

    def __init__(self) -> None:
        self.x = 1
        self.y = 2
        self.fuel = 3
        self.cargo = Cargo()


def _fill_place(ship: Any, data: Any, state: Any) -> None:
    ship.x, ship.y = data


NUMBER = Whole(0, 9)
SHIP = Shape(
    "a ship",
    Joint("place", lambda ship, state: [ship.x, ship.y], _fill_place),
    Field("tank", NUMBER, "fuel"),
    Inside("cargo", Part(lambda state: Cargo(), Shape("cargo", Field("ore", NUMBER)))),
    Joint("sum", lambda ship, state: ship.x + ship.y),
)


def test_what_is_written_is_read() -> None:
    data = SHIP.write(Ship(), None)
    assert data == {"place": [1, 2], "tank": 3, "ore": 0, "sum": 3}
    data |= {"place": [5, 6], "ore": 7, "tank": 4}
    ship = Ship()
    SHIP.fill(ship, SHIP.check(data), None)
    assert (ship.x, ship.y, ship.fuel, ship.cargo.ore) == (5, 6, 4, 7)


@pytest.mark.parametrize("name", ["place", "tank", "ore", "sum"])
def test_every_field_is_needed(name: str) -> None:
    data = SHIP.write(Ship(), None)
    del data[name]
    with pytest.raises(BadPosition, match=f"a ship needs the field '{name}'"):
        SHIP.check(data)


def test_a_field_too_many_is_refused() -> None:
    with pytest.raises(BadPosition, match="a ship has no field 'odd'"):
        SHIP.check({**SHIP.write(Ship(), None), "odd": 1})
