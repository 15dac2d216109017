"""Names at a table: nobody speaks under another's, nobody turns the writing round."""

from __future__ import annotations

import pytest

from cosmodrome.table import seating
from cosmodrome.table.refusal import Refusal
from cosmodrome.table.seat import Seat, check_name, same_name, tidy
from cosmodrome.table.sheet import Sheet, Standing


def a_sheet() -> Sheet:
    seats = [Seat("person", "red", "Vega", "a"), Seat("open", "blue"), Seat("open", "green")]
    return Sheet("k3f9x2m7pq", "toy", 1, 7, {}, "a", "token", True, 0.0, seats, Standing("waiting"))


@pytest.mark.parametrize(
    "mark",
    ["\u202e", "\u202a", "\u2066", "\u2069", "\u200b", "\u200f", "\ufeff", "\u00ad", "\u0000", "\u2800", "\u3164"],
)
def test_what_nobody_sees_is_left_out(mark: str) -> None:
    assert check_name(f"Ve{mark}ga{mark}") == "Vega"
    assert tidy(f"  one{mark}\n two ") == "one two"
    with pytest.raises(Refusal, match="no-name"):
        check_name(mark * 3)


@pytest.mark.parametrize("other", ["vega", "VEGA", "Ｖｅｇａ", "Vega\ufe0f", "𝐕ega"])
def test_two_people_cannot_have_one_name(other: str) -> None:
    assert same_name("Vega", other)
    with pytest.raises(Refusal, match="name-taken"):
        seating.sit(a_sheet(), 1, "b", other, None, "token")
    sheet = a_sheet()
    sheet.seats = seating.sit(sheet, 1, "b", "Rigel", None, "token")
    with pytest.raises(Refusal, match="name-taken"):
        seating.repaint(sheet, 1, "b", other, None)
    assert seating.repaint(sheet, 0, "a", other, None)[0].name == other, "one's own name may be spelled anew"


def test_an_invitation_is_good_for_one_seat() -> None:
    sheet = a_sheet()
    sheet.seats = seating.sit(sheet, 1, "b", "Rigel", None, "token")
    with pytest.raises(Refusal, match="one-seat"):
        seating.sit(sheet, 2, "b", "Mira", None, "token")
    assert seating.sit(sheet, 2, "a", "Vega II", None, None)[2].guest == "a", "who made the table may fill it"
