"""What can be typed, and what is listed."""

from __future__ import annotations

import pytest
from rich.console import Console

from cosmodrome import Action, Message
from cosmodrome.cli.answers import find
from cosmodrome.cli.choices import Family, fair_share, list_choices
from cosmodrome.cli.words import Words


class Choice(Action):
    """An action whose label is its notation in capitals."""

    def message(self) -> Message:
        return Message(self.text)


class Shouting(Words):
    """Says any message as its key in capitals."""

    def say(self, message: Message) -> str:
        return message.key.upper()


ACTIONS = [
    Choice(text)
    for text in (
        "dock 4 shipyard",
        "dock 4 4 shipyard",
        "dock 4 4 orbital_market",
        "launch",
        "land lem_badlands",
        "land asimov_crater",
        "end turn",
    )
]


def typed(line: str) -> str | list[int]:
    found = find(line, ACTIONS, lambda action: f"«{action.text}»: верфь" if "yard" in action.text else "")
    return found.text if isinstance(found, Action) else found


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("2", "dock 4 4 shipyard"),
        ("dock 4 4 shipyard", "dock 4 4 shipyard"),
        ("  DOCK 4  4 Shipyard ", "dock 4 4 shipyard"),
        ("end", "end turn"),
        ("d 4 4 s", "dock 4 4 shipyard"),
        ("d 4 4", [1, 2]),
        ("la", [3, 4, 5]),
        ("lem", [4]),
        ("crater", [5]),
        ("верфь", [0, 1]),
        ("4 4", [1, 2]),
        ("yard", [0, 1]),
        ("8", []),
        ("warp", []),
    ],
)
def test_a_line_means_an_action_or_narrows_the_list(line: str, meant: str | list[int]) -> None:
    assert typed(line) == meant


def listed(texts: list[str], width: int, room: int) -> str:
    actions = [Choice(text) for text in texts]
    console = Console(width=width, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as capture:
        console.print(list_choices(actions, range(len(actions)), Shouting("en"), width, room))
    return capture.get()


def test_choices_that_fit_stand_one_a_line_with_their_notation() -> None:
    output = listed(["roll", "end turn"], 80, 5)
    assert [" ".join(line.split()) for line in output.splitlines()] == ["1 ROLL roll", "2 END TURN end turn"]


def test_choices_that_do_not_fit_go_into_columns_before_any_is_left_out() -> None:
    output = listed([f"dock {number}" for number in range(12)] + ["end turn"], 80, 5)
    assert len(output.splitlines()) <= 5
    for number in range(12):
        assert f"DOCK {number}" in output
    assert "END TURN" in output


def test_every_kind_of_choice_stays_in_view() -> None:
    raids = [f"raid p2 fuel {number} ore and much more that makes it a long line" for number in range(40)]
    output = listed([*raids, *(f"dock {number}" for number in range(6)), "end turn"], 70, 8)
    assert "END TURN" in output
    assert "DOCK 5" in output
    assert "more: raid" in output
    assert "“all”" in output


def test_larger_families_give_way_evenly() -> None:
    families = [Family("a", list(range(10)), 1), Family("b", list(range(9)), 1), Family("c", [1], 1)]
    assert fair_share(families, 9) == 3
    assert fair_share(families, 100) == 10
    assert fair_share(families, 1) == 1
