"""Matches between players."""

from __future__ import annotations

import json

import pytest

from cosmodrome import Action, BadSetup, State
from cosmodrome.kernel.action import Plain
from cosmodrome.lab import arena, player, title
from cosmodrome.lab.arena import Played, Standing
from cosmodrome.lab.chances import deviation, quarters, wilson

PROBE = "lab.probe:GAME"


class Daring:
    """A player of one's own: never keeps what it could still lose."""

    def choose(self, state: State, seat: int) -> Action:
        return state.legal(seat)[0]


class Cheat:
    """A player that answers what nobody offered."""

    def choose(self, state: State, seat: int) -> Action:
        return Plain("win at once", "win")


def without_times(standing: Standing) -> str:
    facts = json.loads(json.dumps(standing.to_json()))
    for entrant in facts["entrants"]:
        del entrant["milliseconds"]
    return json.dumps(facts)


def test_every_deal_is_played_once_in_each_rotation_of_the_seats() -> None:
    standing = arena(PROBE, ["random", "greedy", "random"], games=6, seed=3, workers=1)
    assert standing.games == 6
    assert [entrant.name for entrant in standing.entrants] == ["random #1", "greedy", "random #2"]
    for entrant in standing.entrants:
        assert {seat: len(wins) for seat, wins in entrant.by_seat.items()} == {0: 2, 1: 2, 2: 2}


def test_the_result_depends_on_the_seed_and_not_on_the_workers() -> None:
    alone = arena(PROBE, ["random", "greedy"], games=8, seed=5, workers=1)
    spread = arena(PROBE, ["random", "greedy"], games=8, seed=5, workers=2)
    other = arena(PROBE, ["random", "greedy"], games=8, seed=6, workers=1)
    assert without_times(alone) == without_times(spread)
    assert without_times(alone) != without_times(other)


def test_a_shared_win_counts_as_a_part_for_each() -> None:
    standing = arena(PROBE, ["random", "random"], games=1, workers=1)
    standing.add(Played((0, 1), (0, 1), ({"fuel": 20}, {"fuel": 20}), 10, (1, 1), (0.0, 0.0), (0.0, 0.0)))
    assert sum(sum(entrant.wins) for entrant in standing.entrants) == 2
    assert [entrant.wins[1] for entrant in standing.entrants] == [0.5, 0.5]
    assert [entrant.shared for entrant in standing.entrants] == [1, 1]


def test_a_player_of_ones_own_takes_part_by_its_class() -> None:
    standing = arena(PROBE, ["lab.test_arena:Daring", "random"], games=2, workers=1)
    assert standing.entrants[0].name == "lab.test_arena:Daring"
    assert standing.entrants[0].thoughts > 0


def test_a_player_that_answers_against_the_rules_is_named() -> None:
    with pytest.raises(BadSetup, match=r"lab\.test_arena:Cheat answered 'win at once'"):
        arena(PROBE, ["lab.test_arena:Cheat", "random"], games=1, workers=1)


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (["random"], "2 or 3 seats"),
        (["random", "napoleon"], "there is no player 'napoleon'"),
        (["random", "no_such_module:Bot"], "cannot import 'no_such_module'"),
        (["random", "lab.probe:Bot"], "has no 'Bot'"),
        (["random", "lab.probe:GAME"], "is not a player"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused_with_the_reason(names: list[str], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        arena(PROBE, names, games=1, workers=1)


def test_names_stand_for_games_and_players() -> None:
    assert title(PROBE).key == "probe"
    with pytest.raises(BadSetup, match="is not a Game"):
        title("lab.test_arena:Daring")
    assert player("random", 1).choose(title(PROBE).new(2, 1), 0).text.startswith("aim")


def test_an_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    narrow, wide = wilson(650, 1000), wilson(6.5, 10)
    assert wide[0] < narrow[0] < 0.65 < narrow[1] < wide[1]
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0
    assert deviation([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(2.138, abs=1e-3)
    assert quarters([9, 1, 5, 3, 7]) == [1.0, 3.0, 5.0, 7.0, 9.0]
    assert quarters([4]) == [4.0] * 5
    assert quarters([]) == []
