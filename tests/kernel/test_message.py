"""Messages as values, and the words that they become."""

from __future__ import annotations

from pathlib import Path

import pytest
from kernel.signals import GAME, SignalsGame

from cosmodrome import Game, Message, Option, Score, Term, View, Who
from cosmodrome.texts import BadText, Texts, in_english


def test_a_message_becomes_json_for_the_page() -> None:
    message = Message(
        "event-docked", {"who": Who(0), "facility": Term("facility-shipyard"), "dice": [4, 4], "n": 2, "to": "x"}
    )
    assert message.to_json() == {
        "key": "event-docked",
        "args": {"who": {"seat": 0}, "facility": {"term": "facility-shipyard"}, "dice": [4, 4], "n": 2, "to": "x"},
    }
    assert Message("bare").to_json() == {"key": "bare", "args": {}}


def test_messages_and_their_arguments_are_values() -> None:
    assert Message("a", {"b": [Term("c"), Who(1)]}) == Message("a", {"b": [Term("c"), Who(1)]})
    assert Message("a") != Message("a", {"b": 1})
    assert Term("c") != Who(1)
    assert {Term("c"), Term("c"), Who(1), Who(1)} == {Term("c"), Who(1)}
    assert repr(Message("a", {"b": Who(1)})) == "Message('a', {'b': Who(1)})"


def test_scores_views_and_options_are_values() -> None:
    assert Score({"colonies": 4, "control": 1}).total == 5
    assert Score({"a": 1}) == Score({"a": 1}) != Score({"b": 1})
    assert View("g", 0, {"x": 1}) == View("g", 0, {"x": 1}) != View("g", None, {"x": 1})
    assert View("g", 0, {"x": 1})["x"] == 1
    assert View("g", 0, {"x": 1}).to_json() == {"game": "g", "seat": 0, "x": 1}
    assert Option("long", (False, True), (2,)).default is False


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Vega is heard: signal of 4, 9"), ("ru", "Vega: сигнал услышан (4, 9)")]
)
def test_names_terms_and_lists_are_put_into_words(language: str, text: str) -> None:
    message = Message("event-heard", {"who": Who(0), "what": Term("signal"), "strengths": [4, 9]})
    assert Texts(language, GAME).format(message, names=["Vega"]) == text


@pytest.mark.parametrize(("number", "text"), [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (21, "21 очко")])
def test_russian_counts_as_russians_do(number: int, text: str) -> None:
    assert Texts("ru").format(Message("points", {"n": number})) == text


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert Texts("en").seat(1, ["Vega"]) == "Player 2"
    assert Texts("ru").seat(1, ["Вега", ""]) == "Игрок 2"
    assert Texts("ru").seat(0, ["Вега"]) == "Вега"


def test_an_attribute_is_a_text_of_its_own() -> None:
    words = Texts("en")
    assert words.name("level-pilot.about").startswith("Plans a little")
    assert words.has("level-pilot.about")
    assert not words.has("level-pilot.height")
    assert not words.has("level-captain")


def test_a_missing_text_is_an_error_in_tests_and_visible_in_play() -> None:
    with pytest.raises(BadText, match="no text 'level-captain' in en"):
        Texts("en").name("level-captain")
    assert Texts("en", strict=False).name("level-captain") == "⟦level-captain⟧"
    assert Texts("en", strict=False).name("level-pilot.height") == "⟦level-pilot.height⟧"
    with pytest.raises(BadText, match="cannot be said"):
        Texts("en").format(Message("points"))


def test_an_error_is_always_readable() -> None:
    assert in_english("no such game", Message("no-such-text")) == "⟦no-such-text⟧"
    assert in_english("signals", Message("illegal-game-over")) == "The game is over."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadText, match="no texts in 'fr', only in en and ru"):
        Texts("fr")


class Untold(SignalsGame):
    """Signals with the texts of another folder."""

    def __init__(self, folder: str) -> None:
        Game.__init__(self, "untold", 1, (2,), (), folder)


def test_a_file_that_does_not_parse_is_refused_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("good = fine\nbad = { $x\n", encoding="utf-8")
    with pytest.raises(BadText, match=r"en.ftl of .* cannot be read: .*'bad = "):
        Texts("en", Untold(str(tmp_path)))
