"""The end of an era: triggers, passing, legacy (section 17), and turns without progress (23)."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp.scene import a_game, act, bases, field, finish_turn, hand, phase, player, profit, team, turn_of
from support.positions import P1, P2, P3, P4, legal_texts, play, refusal, seen, starting

from cosmodrome import State

FIVE = "m1=p1 m2=p1 m4=p1 m5=p1 m6=p1"
SIX = FIVE + " m3=p1"
LAGRANGE = {"l1": "p2.spaceport"}


def rest(state: State) -> None:
    """Spend a turn on Research, or on nothing at all, and let it end."""
    seat = turn_of(state)
    act(state, "research", "own")
    while phase(state) == "research_pick":
        play(state, "stop" if "stop" in legal_texts(state) else legal_texts(state)[0])
    finish_turn(state, seat)


# Six contracts.


def sixth(seats: int, **described: Any) -> State:
    """Let P2 claim the sixth contract of Mariners at the end of its action."""
    p2 = {"genetics": 3, "hand": "m_cargo_pod"} | described.pop("p2", {})
    state = a_game(seats, stage="contracts", active=P2, contracts=FIVE, p2=p2, **described)
    play(state, "fulfill m7")
    return state


def test_T66_each_other_player_has_one_more_turn() -> None:
    state = sixth(4, board=LAGRANGE)
    assert field(state, "trigger")["kind"] == "contracts"
    finish_turn(state, P2)
    order = []
    while field(state, "era") == "mariners" and phase(state) == "action":
        order.append(turn_of(state))
        assert "pass" not in legal_texts(state)
        rest(state)
    assert order == [P3, P4, P1]
    while phase(state) == "legacy":
        play(state, "keep nothing")
    assert field(state, "era") == "planeteers"


def test_T66_nobody_uses_what_belongs_to_others() -> None:
    state = sixth(
        4,
        board=LAGRANGE,
        p3={"teams": "l1 earth", "hand": "m_nuclear_thermal m_ion_drive"},
        p4={"infra": "m_survey_orbiter m_survey_orbiter -"},
    )
    finish_turn(state, P2)
    assert turn_of(state) == P3
    assert set(starting(state, "move l1")) == {"earth"}
    play(state, "move earth luna")
    assert not [text for text in legal_texts(state) if "p4" in text or "p2" in text]


def test_T79_three_players_may_not_pass_before_the_deck_is_empty() -> None:
    state = a_game(3, stage="contracts", contracts=FIVE, p1={"genetics": 3})
    play(state, "fulfill m7")
    finish_turn(state, P1)
    for seat in (P2, P3):
        assert turn_of(state) == seat
        assert refusal(state, "pass") == "illegal-pass"
        rest(state)
    assert field(state, "era") == "planeteers" or phase(state) == "legacy"


def test_rewards_earned_before_the_trigger_are_still_drawn() -> None:
    state = a_game(
        contracts=FIVE,
        p1={"genetics": 3, "infra": "m_construction_printer - -", "hand": "m_cargo_pod"},
        p2={"infra": "m_ion_drive - m_chemical_drive", "hand": "m_heavy_lifter"},
    )
    act(state, "move earth luna", "p2")
    play(state, "fulfill m7")
    assert (phase(state), state.deciders()) == ("reward", (P2,))
    play(state, "draw")
    assert len(hand(state, P2)) == 2


def test_T68_intercept_comes_on_top() -> None:
    state = sixth(2, p2={"genetics": 3, "hand": "m_intercept"})
    assert legal_texts(state) == ["play intercept", "let be"]
    play(state, "play intercept")
    assert turn_of(state) == P2
    rest(state)
    assert turn_of(state) == P1
    again = a_game(
        trigger={"kind": "contracts", "by": P2, "ending": True, "last_turns": [P1]},
        contracts=SIX,
        p1={"hand": "m_intercept m_ion_drive"},
    )
    play(again, "upgrade m_ion_drive 1", "play intercept")
    assert (turn_of(again), field(again, "era")) == (P1, "mariners")
    rest(again)
    assert field(again, "era") == "planeteers"


def test_R35_an_empty_deck_during_the_last_turns_changes_nothing() -> None:
    state = a_game(
        3,
        trigger={"kind": "contracts", "by": P3, "ending": True, "last_turns": [P1, P2]},
        contracts=SIX,
        deck=1,
        p1={"hand": "m_cargo_pod"},
    )
    act(state, "research", "own")
    play(state, "draw", "stop")
    assert (turn_of(state), field(state, "trigger")["kind"]) == (P2, "contracts")
    # After the deck is empty a last turn may be passed.
    play(state, "pass")
    assert field(state, "era") == "planeteers"


def test_players_who_passed_have_no_last_turn() -> None:
    state = a_game(3, deck=0, stage="contracts", contracts=FIVE, p1={"genetics": 3}, p2={"passed": True})
    play(state, "fulfill m7")
    finish_turn(state, P1)
    assert turn_of(state) == P3
    play(state, "pass")
    assert field(state, "era") == "planeteers"


# The empty deck.


def test_T67_two_players_have_one_last_turn_after_a_pass() -> None:
    state = a_game(deck=0, p2={"hand": "m_cargo_pod m_ion_drive"})
    play(state, "pass")
    assert (turn_of(state), field(state, "era")) == (P2, "mariners")
    play(state, "upgrade m_ion_drive 1")
    assert field(state, "era") == "planeteers"


def test_T67_three_players_the_second_pass_leaves_one_last_turn() -> None:
    state = a_game(3, deck=0, p1={"passed": True}, active=P3, p2={"hand": "m_ion_drive"}, p3={"hand": "m_ion_drive"})
    play(state, "pass")
    assert turn_of(state) == P2
    play(state, "upgrade m_ion_drive 1")
    assert field(state, "era") == "planeteers"


def test_T67_one_of_three_has_passed_and_play_goes_on() -> None:
    state = a_game(3, deck=0, p2={"hand": "m_ion_drive"}, p3={"hand": "m_ion_drive"})
    play(state, "pass")
    play(state, "upgrade m_ion_drive 1")
    assert turn_of(state) == P3
    play(state, "upgrade m_ion_drive 1")
    # Whoever passed is passed over.
    assert turn_of(state) == P2


def test_four_players_last_turns_go_clockwise_from_the_second_who_passed() -> None:
    card = {"hand": "m_ion_drive"}
    state = a_game(
        4, deck=0, active=P3, p1=card | {"passed": False}, p2={"passed": True}, p3=card, p4={"hand": "m_survey_orbiter"}
    )
    play(state, "pass")
    assert turn_of(state) == P4
    play(state, "pass")
    # Passing a last turn changes nothing for the others.
    assert turn_of(state) == P1
    play(state, "upgrade m_ion_drive 1")
    assert field(state, "era") == "planeteers"


def test_the_last_card_of_the_deck_triggers_the_end() -> None:
    state = a_game(deck=1, p1={"hand": "m_cargo_pod"})
    act(state, "research", "own")
    play(state, "draw")
    assert field(state, "trigger")["kind"] == "deck"
    play(state, "stop")
    assert "pass" in legal_texts(state)


def test_a_pass_skips_everything_after_the_action() -> None:
    state = a_game(deck=0, p1={"genetics": 3, "teams": "l1"}, board={"l1": "p1.spaceport"}, p2={"hand": "m_ion_drive"})
    play(state, "pass")
    assert (phase(state), turn_of(state)) == ("action", P2)
    assert field(state, "contracts") == {}


def test_T71_who_passed_stands_still_but_may_play_edge_cards() -> None:
    state = a_game(
        3,
        era="starfarers",
        deck=0,
        p1={"teams": "sirius:middle", "hand": "s_divert"},
        p2={"hand": "s_dyson_swarm s_arcology_kit"},
        p3={"hand": "s_arcology_kit s_pion_drive"},
        board={"wolf_359": "s1_iron+p2.refinery"},
    )
    play(state, "pass")
    act(state, "produce 1")
    assert state.deciders() == (P1,)
    play(state, "play divert")
    assert profit(state, P1) == 2
    finish_turn(state, P2)
    play(state, "upgrade s_arcology_kit 1")
    assert turn_of(state) == P2
    assert team(state) == "sirius:middle"


def test_rivals_are_closed_after_the_deck_is_empty() -> None:
    state = a_game(
        deck=0,
        p1={"hand": "m_cargo_pod", "teams": "l1"},
        p2={"infra": "m_ion_drive m_ion_drive -"},
        board={"l1": "p2.spaceport"},
    )
    assert not starting(state, "move")
    assert seen(state)["trigger"]["kind"] == "deck"


# Legacy.

MINES = {
    "luna": "m1_exotic_a+p1.refinery",
    "l1": "p1.spaceport",
    "eros": "m1_ice+p1.research",
    "phobos": "m1_chasm+p1.attraction",
    "deimos": "m1_exotic_b+p2.refinery",
}


def era_ends(**described: Any) -> State:
    """Let P2 pass after P1 has passed, with an empty deck."""
    p1 = {"passed": True} | described.pop("p1", {})
    state = a_game(deck=0, active=P2, trigger={"kind": "deck", "ending": True, "last_turns": [P2]}, p1=p1, **described)
    play(state, "pass")
    return state


def test_a_legacy_is_a_tile_with_production_and_its_base() -> None:
    state = era_ends(board=MINES, first=P1, p2={"hand": "m_ion_drive"})
    assert (phase(state), state.deciders()) == ("legacy", (P1,))
    # P1 produces on Luna, and on Phobos because the Attraction gives it a P.
    assert set(legal_texts(state)) == {"keep luna", "keep phobos", "keep nothing"}
    play(state, "keep luna")
    assert (phase(state), state.deciders()) == ("legacy", (P2,))
    play(state, "keep nothing")
    assert player(state)["legacy"] == {"tile": "m1_exotic_a", "base": "refinery"}
    assert player(state, P2)["legacy"] is None
    assert seen(state)["players"][P1]["supply"]["refinery"] == 2
    assert field(state, "board") == {}
    assert player(state)["teams"] == ["inner_system", "inner_system", None, None]


@pytest.mark.parametrize(
    ("answer", "pair", "supply"),
    [
        ("keep nothing", {"tile": "m2_exotic", "base": "refinery"}, {"refinery": 2, "research": 3}),
        ("keep ceres", {"tile": "p1_metals", "base": "research"}, {"refinery": 3, "research": 2}),
    ],
)
def test_T78_an_older_pair_stays_unless_a_new_one_is_taken(
    answer: str, pair: dict[str, str], supply: dict[str, int]
) -> None:
    state = era_ends(
        era="planeteers",
        board={"ceres": "p1_metals+p1.research"},
        p1={"legacy": "m2_exotic refinery"},
        p2={"hand": "p_solar_sail"},
    )
    play(state, answer)
    assert field(state, "era") == "starfarers"
    assert player(state)["legacy"] == pair
    assert {base: seen(state)["players"][P1]["supply"][base] for base in supply} == supply


def test_an_exploited_tile_is_no_legacy() -> None:
    state = era_ends(era="planeteers", board={"ceres": "p1_metals+p1.exploiter"}, p2={"hand": "p_solar_sail"})
    assert field(state, "era") == "starfarers"
    assert player(state)["legacy"] is None


# Turns without progress.


def idle(**described: Any) -> State:
    """Set up a player whose Infra moves teams without cards, with an empty deck."""
    p1 = {"hand": "m_chemical_drive", "infra": "m_ion_drive m_ion_drive -", "teams": "earth luna"}
    return a_game(deck=0, p1=p1 | described.pop("p1", {}), bare=True, **described)


def test_T80_G2_a_third_empty_turn_is_not_offered() -> None:
    state = idle(p1={"empty_turns": 2, "infra": "m_ion_drive m_survey_orbiter m_survey_orbiter"})
    assert not starting(state, "upgrade")
    assert "explore luna" in legal_texts(state)
    bare = idle(p1={"empty_turns": 2, "hand": "m_inflatable_habitat", "infra": "m_ion_drive m_survey_orbiter -"})
    assert not starting(bare, "move")
    assert set(legal_texts(bare)) == {"explore luna", "pass"}
    before = idle(p1={"empty_turns": 1, "hand": "m_inflatable_habitat", "infra": "m_ion_drive m_survey_orbiter -"})
    assert starting(before, "move")


def test_G2_a_move_with_a_card_is_no_stalling() -> None:
    state = idle(p1={"empty_turns": 2})
    assert "move earth luna" in legal_texts(state)
    play(state, "move earth luna")
    assert not [text for text in legal_texts(state) if text == "pay own"]


def test_G2_empty_turns_are_counted_and_forgotten() -> None:
    state = idle(p2={"hand": "m_survey_orbiter"})
    act(state, "move earth luna", "own")
    assert (player(state)["empty_turns"], field(state, "empty_turns")) == (1, 1)
    play(state, "upgrade m_survey_orbiter 1")
    assert field(state, "empty_turns") == 0
    assert player(state)["empty_turns"] == 1


def test_G1_the_rest_of_the_deck_is_set_aside_after_four_empty_turns_each() -> None:
    # Five cards in hand, so that nothing is drawn.
    full = "m_cargo_pod m_cargo_pod m_cargo_pod m_cargo_pod m_heavy_lifter"
    state = a_game(p1={"hand": full, "infra": "m_ion_drive m_ion_drive -"}, empty_turns=7, p2={"hand": "time"})
    act(state, "move earth luna", "own")
    assert field(state, "deck") == []
    assert len(field(state, "aside")) > 20
    assert (field(state, "trigger")["kind"], field(state, "empty_turns")) == ("deck", 0)
    assert "pass" in legal_texts(state)


def test_G1_after_the_deck_is_empty_everybody_has_passed() -> None:
    state = idle(empty_turns=7)
    act(state, "move earth luna", "own")
    assert field(state, "era") == "planeteers"


def test_G1_a_drawn_card_is_progress() -> None:
    state = a_game(p1={"hand": "m_cargo_pod", "infra": "m_ion_drive m_ion_drive -"}, empty_turns=7)
    act(state, "move earth luna", "own")
    assert (field(state, "empty_turns"), len(hand(state))) == (0, 2)
    assert bases(state, "luna") == []
