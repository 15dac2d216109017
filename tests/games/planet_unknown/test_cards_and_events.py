"""Civ cards, events and hidden things (PU 10, 14, 18)."""

from __future__ import annotations

from typing import Any, cast

import pytest
from games.planet_unknown.table import GAME, a_game, data_of, laid, movement, pending, player, put, row, sq, techs
from support.positions import is_legal, legal_texts, play, refusal, starting

BASE = [laid("I2-rover-tech-p", 5, 0)]
ROCKY = [laid("I2-rover-tech-m", 5, 0)]


def choosing(card: int, **fields: Any) -> Any:
    """Let seat 0 look at a stack that holds just one card and keep it."""
    from cosmodrome.games.planet_unknown.cards import CIV_CARDS

    level = CIV_CARDS[card].level
    fields.setdefault("tiles", BASE)
    data: dict[str, Any] = a_game(phase="civ", pending=[{"item": "civ", "level": level}], **fields).to_json()
    data["civ_stacks"][str(level)] = [card]
    state = GAME.from_json(data)
    play(state, f"open {level}")
    return state


def test_S47_civ_cards_are_chosen_clockwise_from_the_commander() -> None:
    data = data_of(3)
    data |= {"phase": "action", "commander": 1, "stack": [], "own": [[{"step": "resolve", "seat": 0}], [], []]}
    for seat in (0, 2):
        data["players"][seat]["pending"] = [{"item": "civ", "level": 1}]
    state = GAME.from_json(data)
    play(state, "done")
    assert state.deciders() == (2,)
    first = starting(state, "keep", 2)
    assert len(first) == 4
    kept = first[0]
    play(state, f"p3 keep {kept}")
    while state.deciders() == (2,):
        play(state, legal_texts(state)[-1])
    assert state.deciders() == (0,)
    assert kept not in starting(state, "keep", 0)


def test_R01_civ_cards_wait_for_their_phase_but_not_alone() -> None:
    state = a_game(pending=[{"item": "civ", "level": 1}], tiles=BASE)
    assert starting(state, "open") == []
    solo = GAME.new(1, 3)
    play(solo, legal_texts(solo)[0])
    data: dict[str, Any] = solo.to_json()
    data["players"][0]["pending"] = [{"item": "civ", "level": 1}]
    data |= {"phase": "action", "own": [[{"step": "resolve", "seat": 0}]]}
    assert is_legal(GAME.from_json(data), "open 1")


def test_S48_an_empty_stack_gives_nothing() -> None:
    data: dict[str, Any] = a_game(phase="civ", pending=[{"item": "civ", "level": 1}], tiles=BASE).to_json()
    data["civ_stacks"]["1"] = []
    state = GAME.from_json(data)
    events = play(state, "open 1")
    assert any(event["event"] == "civ_empty" for event in events)


def test_card_1_advances_two_different_markers() -> None:
    state = choosing(1)
    play(state, "advance civ")
    assert not is_legal(state, "advance civ")
    play(state, "advance water")
    assert (row(state, "civ"), row(state, "water")) == (1, 1)


def test_card_2_advances_one_marker_twice() -> None:
    state = choosing(2)
    play(state, "advance tech")
    assert row(state, "tech") == 2
    assert pending(state) == ["synergy"]


def test_S14_card_4_gives_four_points_whatever_the_technology() -> None:
    state = choosing(4, markers={"tech": 8}, rovers=[(5, 0)])
    assert movement(state) == 4


def test_card_5_and_16_take_one_more_tile() -> None:
    for card, advances in ((5, 0), (16, 1)):
        state = choosing(card)
        play(state, "extra small" if is_legal(state, "extra small") else "extra large")
        place = next(text for text in legal_texts(state) if text.startswith("place"))
        before = sum(row(state, marker) for marker in ("civ", "water", "biomass", "rover", "tech"))
        events = play(state, place)
        after = pending(state)
        moved = sum(row(state, marker) for marker in ("civ", "water", "biomass", "rover", "tech")) - before
        assert any(event["event"] == "placed" for event in events)
        assert (moved > 0 or bool(after)) is bool(advances)


def test_card_13_collects_lifepods() -> None:
    state = choosing(13)
    pods = starting(state, "collect")
    assert len(pods) == 6
    play(state, f"collect {pods[0]}", f"collect {pods[1]}")
    assert player(state)["lifepods_collected"] == 2


def test_R32_card_14_teleports_not_onto_rovers() -> None:
    state = choosing(14, rovers=[(5, 0), (5, 1)])
    play(state, f"lift {sq(5, 0)}")
    targets = starting(state, "teleport")
    assert sq(5, 1) not in targets
    assert len(targets) == 94


def test_card_17_clears_a_line() -> None:
    state = choosing(17, tiles=ROCKY, meteorites=[(5, 1)])
    assert sorted(starting(state, "clear")) == ["column f", "row 2"]
    play(state, "clear row 2")
    assert player(state)["meteorites"] == []
    assert player(state)["meteorites_collected"] == 0


def test_card_21_lifts_everything_to_row_5_without_synergies() -> None:
    state = choosing(21, markers={"civ": 7, "water": 2})
    assert {marker: row(state, marker) for marker in ("civ", "water", "biomass", "rover", "tech")} == {
        "civ": 7,
        "water": 5,
        "biomass": 5,
        "rover": 5,
        "tech": 5,
    }
    assert "synergy" not in pending(state)
    assert "patch" in pending(state)


def test_secret_cards_are_seen_by_their_owner_only() -> None:
    state = choosing(7)
    assert player(state)["cards"] == [7]
    rival, public = (cast(Any, state.view(viewer).data["players"])[0] for viewer in (1, None))
    assert (rival["cards"], rival["card_levels"]) == ([None], [1])
    assert "7" not in str(public["score"]["parts"]["civ"])


# Events.


def under(card: int, **fields: Any) -> Any:
    return a_game(event=card, **fields)


def test_S38_the_marker_that_moves_most_goes_down() -> None:
    state = under(
        42,
        phase="event",
        markers={"civ": 2, "tech": 2, "rover": 1},
        pending=[{"item": "regress_one", "markers": ["civ", "water", "biomass", "rover", "tech"], "steps": 3}],
    )
    assert sorted(starting(state, "regress")) == ["civ", "tech"]
    play(state, "regress tech")
    assert row(state, "tech") == 0


def test_R13_event_restrictions_do_not_bind_patches() -> None:
    assert sq(6, 0) in starting(under(39, tiles=BASE, pending=[{"item": "patch"}]), "patch")
    assert refusal(under(39, tile="I2-civ-energy-p", tiles=BASE), put(6, 0)) == "illegal-event"


def test_no_matching_neighbour() -> None:
    state = under(55, tile="I2-water-rover-p", tiles=BASE)
    assert refusal(state, put(6, 0, 2)) == "illegal-event"
    assert is_legal(state, put(6, 1, 0))


@pytest.mark.parametrize(("rest", "advanced"), [("rover", "tech"), ("tech", "rover")])
def test_R47_one_station_is_ignored(rest: str, advanced: str) -> None:
    state = under(40, tile="I2-rover-tech-p")
    play(state, put(5, 0), f"ignore {rest}")
    assert (row(state, rest), row(state, advanced)) == (0, 1)


def test_R47_energy_may_copy_the_ignored_station() -> None:
    state = under(40, tile="I2-civ-energy-p")
    play(state, put(5, 0, 3), "ignore civ")
    assert row(state, "civ") == 1


def test_R30_a_technology_reached_without_milestones_opens_next_round() -> None:
    data: dict[str, Any] = under(45, tiles=BASE, markers={"tech": 2}, pending=[{"item": "synergy"}]).to_json()
    data["event_deck"].remove(33)
    data["next_event"] = 33
    state = GAME.from_json(data)
    play(state, "synergy tech")
    assert techs(state) == []
    play(state, "done")
    assert techs(state) == ["1"]


def test_no_milestones_still_give_movement_and_synergies() -> None:
    state = under(45, tiles=BASE, markers={"rover": 5}, rovers=[(5, 0)], pending=[{"item": "synergy"}])
    play(state, "synergy rover")
    assert movement(state) == 2
    assert pending(state) == []


def test_no_synergies() -> None:
    state = under(
        58,
        tiles=BASE,
        markers={"biomass": 1},
        pending=[{"item": "station", "marker": "biomass", "steps": 1, "placed": True}],
    )
    play(state, "station biomass")
    assert pending(state) == []


def test_rovers_keep_off_a_terrain() -> None:
    state = under(36, tiles=BASE, rovers=[(5, 1)], points=2)
    assert not is_legal(state, f"move {sq(5, 1)} {sq(5, 0)}")
    assert is_legal(state, f"move {sq(5, 1)} {sq(6, 1)}")


def test_an_advance_without_bonuses() -> None:
    state = under(
        4,
        phase="event",
        markers={"civ": 0},
        pending=[{"item": "advance_one", "markers": ["civ", "biomass", "water"], "steps": 3, "bonuses": False}],
    )
    play(state, "advance civ")
    assert row(state, "civ") == 3
    assert pending(state) == []


def test_a_peek_is_for_the_one_who_peeks() -> None:
    data: dict[str, Any] = a_game(event=53, phase="event", pending=[{"item": "synergy_or_peek"}]).to_json()
    data["next_event"] = data["event_deck"].pop()
    state = GAME.from_json(data)
    play(state, "peek")
    assert state.view(0).data["events"]["next"] == data["next_event"]  # type: ignore[index]
    assert state.view(1).data["events"]["next"] is None  # type: ignore[index]


def test_R56_everybody_who_peeks_sees_the_same_event() -> None:
    data: Any = a_game(event=33, pending=[]).to_json()
    data["next_event"] = 53
    data["event_deck"] = [card for card in data["event_deck"] if card != 53][:18]
    state = GAME.from_json(data)
    play(state, "done")
    play(state, "p1 peek")
    play(state, "p2 peek")
    views: list[Any] = [state.view(seat).data for seat in (0, 1)]
    shown = [view["events"]["next"] for view in views]
    assert shown[0] is not None
    assert shown[0] == shown[1]


def test_a_lost_lifepod_shuts_a_technology_of_jump_drive() -> None:
    state = under(
        50,
        phase="event",
        corporation="jump_drive",
        unlocked=["A"],
        lifepods=[],
        pending=[{"item": "destroy_collected"}],
    )
    play(state, "lose A") if is_legal(state, "lose A") else None
    assert techs(state) == []


def test_events_put_meteorites_on_free_symbols() -> None:
    state = under(
        31, phase="event", tiles=ROCKY, rovers=[(5, 1)], pending=[{"item": "put_meteorite"}, {"item": "synergy"}]
    )
    play(state, f"meteorite {sq(5, 1)}")
    assert player(state)["rovers"] == []
    assert player(state)["meteorites"] == [sq(5, 1)]
