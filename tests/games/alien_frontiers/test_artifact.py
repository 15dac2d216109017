"""The Alien Artifact: cycling and claiming cards (AF 6.3)."""

from __future__ import annotations

from games.alien_frontiers.table import CARDS, a_game, dockable, hand
from support.positions import P1, P2, is_legal, legal_texts, lucky, play, seen, starting

from cosmodrome import State


def display(state: State) -> list[str]:
    return [card["card"] for card in seen(state)["display"]]


def dock(state: State, *dice: int) -> None:
    for die in dice:
        play(state, f"dock {die} alien_artifact")


def test_E02_artifact_claim() -> None:
    state = a_game("2 6", display="polarity_device booster_pod stasis_beam")
    dock(state, 2)
    assert starting(state, "claim") == []
    dock(state, 6)
    play(state, "claim polarity_device_1")
    assert hand(state) == ["polarity_device"]
    assert len(display(state)) == 3
    assert "polarity_device_1" not in display(state)
    assert seen(state)["deck"] == 18


def after_three_cycles() -> State:
    """Play E03 up to the moment when a Plasma Cannon shows."""
    state = a_game("2 3 4 6", display="booster_pod stasis_beam alien_city")
    return lucky(
        state,
        "dock 3 alien_artifact",
        "cycle",
        "dock 2 alien_artifact",
        "cycle",
        "dock 4 alien_artifact",
        "cycle",
        so_that=lambda after: "plasma_cannon_1" in display(after),
    )


def test_E03_artifact_cycling() -> None:
    state = after_three_cycles()
    assert seen(state)["artifact"] == {"total": 9, "needed": 8, "enough": True, "cycles": 0}
    assert len(seen(state)["discard"]) == 9
    assert not is_legal(state, "cycle")
    play(state, "claim plasma_cannon_1")
    assert hand(state) == ["plasma_cannon"]


def test_E04_artifact_separate_totals() -> None:
    state = after_three_cycles()
    play(state, "claim plasma_cannon_1", "dock 6 alien_artifact")
    assert seen(state)["artifact"] == {"total": 6, "needed": 8, "enough": False, "cycles": 1}
    assert starting(state, "claim") == []
    play(state, "cycle")
    assert not is_legal(state, "cycle")


def test_a_second_claim_needs_newly_docked_ships_worth_eight() -> None:
    state = a_game("3 5 6 6", display="booster_pod stasis_beam alien_city")
    dock(state, 3, 6)
    play(state, "claim booster_pod_1")
    dock(state, 5)
    assert starting(state, "claim") == []
    dock(state, 6)
    assert len(starting(state, "claim")) >= 2


def test_eight_is_more_than_seven() -> None:
    for dice, enough in (((1, 6), False), ((2, 6), True)):
        state = a_game(" ".join(map(str, dice)))
        dock(state, *dice)
        assert bool(starting(state, "claim")) is enough


def test_a_type_in_hand_cannot_be_claimed() -> None:
    state = a_game("4 4", hand="booster_pod", display="booster_pod stasis_beam alien_city")
    dock(state, 4, 4)
    assert starting(state, "claim") == ["stasis_beam_1", "alien_city_1"]


def test_ships_of_others_do_not_count() -> None:
    state = a_game("4", docked={"alien_artifact": "p2:6 p2:6"})
    dock(state, 4)
    assert seen(state)["artifact"]["total"] == 4


def test_nothing_at_the_artifact_is_compulsory() -> None:
    state = a_game("4 4")
    dock(state, 4, 4)
    assert is_legal(state, "end turn")


def test_cycling_needs_a_docked_ship() -> None:
    assert legal_texts(a_game("")) == ["end turn"]


def test_a_cycle_discards_the_display_and_shows_three_new_cards() -> None:
    state = a_game("1", display="booster_pod stasis_beam alien_city")
    dock(state, 1)
    old = display(state)
    events = play(state, "cycle")
    assert [card["card"] for card in seen(state)["discard"]] == old
    assert len(display(state)) == 3
    assert not set(display(state)) & set(old)
    assert [event["event"] for event in events] == ["cycled", "shown"]


# R09: cycles and claims stay open until the turn ends.


def test_R09_claims_and_cycles_stay_open_until_the_turn_ends() -> None:
    state = a_game("2 6 3", display="booster_pod stasis_beam alien_city")
    dock(state, 2, 6)
    play(state, "dock 3 solar_converter")
    assert is_legal(state, "cycle")
    play(state, "claim alien_city_1")


def test_R09_a_claim_wipes_unused_cycles_and_value() -> None:
    state = a_game("6 6 6", display="booster_pod stasis_beam alien_city")
    dock(state, 6, 6)
    assert seen(state)["artifact"]["cycles"] == 2
    play(state, "claim alien_city_1")
    assert seen(state)["artifact"] == {"total": 0, "needed": 8, "enough": False, "cycles": 0}
    assert not is_legal(state, "cycle")


def test_R09_a_ship_teleported_away_no_longer_counts_but_its_cycle_stays() -> None:
    state = a_game("6 6", fuel=2, hand="orbital_teleporter")
    dock(state, 6, 6)
    play(state, "use orbital_teleporter 6@alien_artifact solar_converter")
    assert seen(state)["artifact"] == {"total": 6, "needed": 8, "enough": False, "cycles": 2}
    assert starting(state, "claim") == []


def test_R09_spent_ships_and_counting_ones_are_told_apart() -> None:
    state = a_game("6 6 6", fuel=2, hand="orbital_teleporter", display="booster_pod stasis_beam alien_city")
    dock(state, 6, 6)
    play(state, "claim alien_city_1")
    dock(state, 6)
    assert {"6@alien_artifact solar_converter", "6s@alien_artifact solar_converter"} <= set(
        starting(state, "use orbital_teleporter")
    )
    spent = state.clone()
    play(spent, "use orbital_teleporter 6s@alien_artifact solar_converter")
    assert seen(spent)["artifact"]["total"] == 6
    play(state, "use orbital_teleporter 6@alien_artifact solar_converter")
    assert seen(state)["artifact"]["total"] == 0


# The pile (R36).


def test_R36_the_discard_pile_is_reshuffled_when_a_card_must_be_drawn() -> None:
    state = a_game(
        "1 2", deck="alien_city_1 alien_monument_1 booster_pod_1", display="stasis_beam_1 stasis_beam_2 data_crystal_1"
    )
    dock(state, 1, 2)
    before = len(seen(state)["discard"])
    play(state, "cycle")
    assert (seen(state)["deck"], len(seen(state)["discard"])) == (0, before + 3)
    events = play(state, "cycle")
    assert events[1] == {"event": "reshuffled", "cards": before + 6}
    assert (seen(state)["deck"], seen(state)["discard"]) == (before + 3, [])


def test_R36_a_cycle_discards_first_so_those_cards_take_part() -> None:
    shown = "stasis_beam_1 stasis_beam_2 data_crystal_1"
    others = " ".join(card for card in CARDS if card not in shown.split())
    hands = dict(
        enumerate(
            (
                "alien_city alien_monument booster_pod data_crystal_2 gravity_manipulator holographic_decoy "
                "orbital_teleporter plasma_cannon polarity_device resource_cache temporal_warper",
                "booster_pod gravity_manipulator holographic_decoy orbital_teleporter plasma_cannon polarity_device "
                "resource_cache temporal_warper",
            )
        )
    )
    assert sum(len(cards.split()) for cards in hands.values()) == len(others.split())
    state = a_game("1", hands=hands, display=shown, deck="")
    dock(state, 1)
    play(state, "cycle")
    assert sorted(display(state)) == sorted(shown.split())
    assert (seen(state)["deck"], seen(state)["discard"]) == (0, [])


def test_the_display_runs_short_when_all_cards_are_held() -> None:
    hands = {
        P1: "alien_city alien_monument booster_pod gravity_manipulator holographic_decoy orbital_teleporter "
        "plasma_cannon polarity_device resource_cache temporal_warper",
        P2: "booster_pod data_crystal gravity_manipulator holographic_decoy orbital_teleporter plasma_cannon "
        "polarity_device resource_cache temporal_warper",
    }
    state = a_game("4 4", hands=hands, display="stasis_beam_1 stasis_beam_2 data_crystal_2", deck="")
    dock(state, 4, 4)
    play(state, "claim stasis_beam_1")
    assert sorted(display(state)) == ["data_crystal_2", "stasis_beam_2"]


def test_the_artifact_takes_any_value() -> None:
    assert [text for text in dockable(a_game("1 6")) if "artifact" in text] == ["1 alien_artifact", "6 alien_artifact"]
