"""Laying out the eras (section 4) and shorter games (19)."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp import scene
from support.positions import P1, P2, P3, legal_texts, play, seen, starting

from cosmodrome import BadSetup, State


def from_first(state: State) -> list[dict[str, Any]]:
    """List the players in turn order."""
    first, seats = scene.field(state, "first"), state.seats
    return [scene.player(state, (first + place) % seats) for place in range(seats)]


@pytest.mark.parametrize(
    ("seats", "in_deck", "hands", "profits", "left"),
    [(2, 0, [2, 3], [0, 0], 39), (3, 2, [2, 3, 3], [0, 0, 1], 39), (4, 4, [2, 2, 3, 3], [0, 0, 0, 1], 40)],
)
def test_T01_mariners_is_set_up_with_compensation(
    seats: int, in_deck: int, hands: list[int], profits: list[int], left: int
) -> None:
    for seed in range(4):
        state = scene.GAME.new(seats, seed)
        people = from_first(state)
        assert [len(person["hand"]) for person in people] == hands
        assert [person["profit"] for person in people] == profits
        assert all({"time", "m_chemical_drive"} <= set(person["hand"]) for person in people)
        held = [card for person in people for card in person["hand"]]
        assert held.count("time") == seats
        hidden = [*scene.field(state, "deck"), *scene.field(state, "deck_top"), *scene.field(state, "offers"), *held]
        assert hidden.count("time") == in_deck + seats
        assert None not in scene.field(state, "offers")
        assert scene.deck(state) == left
        assert all(person["teams"] == ["earth", "earth", None, None] for person in people)
        assert state.deciders() == (scene.field(state, "first"),)


def test_T01_the_start_cards_lie_on_top() -> None:
    state = scene.GAME.new(2, 3)
    assert all(scene.CARDS[card]["start"] for card in [*scene.field(state, "deck_top"), *scene.field(state, "offers")])
    assert not any(scene.CARDS[card]["start"] for card in scene.field(state, "deck"))
    # Twelve, less two drives, one card of compensation and four offers.
    assert len(scene.field(state, "deck_top")) == 5
    seen_now = scene.deck(state)
    for _ in range(5):
        play(state, "research", *[text for text in legal_texts(state) if text == "pay own"][:1])
        while scene.phase(state) == "research_pick":
            play(state, "draw" if "draw" in legal_texts(state) else "stop")
        if scene.deck(state) < seen_now - 5:
            break
    assert scene.field(state, "deck_top") == []


def test_R01_the_first_player_of_mariners_is_drawn_by_lot() -> None:
    assert {scene.field(scene.GAME.new(4, seed), "first") for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T02_planeteers_is_dealt_three_cards_each(seats: int) -> None:
    state = scene.GAME.new(seats, 5, {"eras": "2"})
    for person in from_first(state):
        assert sorted(person["hand"]).count("time") == 1
        assert sum(card != "time" and scene.CARDS[card]["start"] for card in person["hand"]) == 2
        assert len(person["hand"]) == 3
        assert person["teams"] == ["inner_system", "inner_system", None, None]
    assert scene.deck(state) == 50
    assert None not in scene.field(state, "offers")
    assert [len(scene.field(state, "stacks")[name]) for name in ("e1", "e2", "e3")] == [6, 14, 8]
    assert scene.field(state, "display") == {
        id: 2 for id, card in scene.PROGRESS.items() if card["era"] == "planeteers"
    }


@pytest.mark.parametrize(("seats", "colonies"), [(2, 12), (3, 17), (4, 20)])
def test_T03_starfarers_has_sixty_eight_cards_and_its_colonies(seats: int, colonies: int) -> None:
    state = scene.GAME.new(seats, 5, {"eras": "3"})
    assert scene.deck(state) == 68
    assert len(scene.field(state, "colonies")) == colonies
    assert all(seats in scene.COLONIES[tile]["players"] for tile in scene.field(state, "colonies"))
    assert [len(scene.field(state, "stacks")[name]) for name in ("primary", "secondary", "alien")] == [16, 12, 5]
    assert all(person["teams"] == ["sun", "sun", "sun", None] for person in from_first(state))


# From one era to the next.


def new_era(seats: int = 2, era: str = "mariners", **described: Any) -> State:
    """Begin the setup of the era that follows."""
    return scene.a_game(seats, era=era, stack=[{"step": "new_era", "seat": 0, "stage": "board"}], **described)


def test_the_cards_of_an_era_leave_and_infra_stays() -> None:
    state = new_era(
        p1={"hand": "m_cargo_pod time m_hack", "infra": "m_ion_drive - -", "profit": 4, "genetics": 2},
        p2={"profit": 5},
        contracts="m1=p1",
    )
    assert scene.field(state, "era") == "planeteers"
    assert scene.player(state)["infra"] == ["m_ion_drive", None, None]
    assert (scene.profit(state), scene.player(state)["genetics"]) == (4, 2)
    assert scene.field(state, "contracts") == {"m1": "p1"}
    for seat in (P1, P2):
        assert sorted(card.startswith("p_") for card in scene.hand(state, seat)) == [False, True, True]
        assert scene.player(state, seat)["known"] == ["time"]
    assert scene.field(state, "discard") == []
    assert (scene.field(state, "trigger")["kind"], scene.field(state, "empty_turns")) == (None, 0)


def test_the_player_with_least_profit_begins() -> None:
    state = new_era(3, p1={"profit": 4}, p2={"profit": 2}, p3={"profit": 3})
    assert (scene.field(state, "first"), state.deciders()) == (P2, (P2,))
    tied = {scene.field(new_era(3, seed=seed, p1={"profit": 1}), "first") for seed in range(30)}
    assert tied == {P2, P3}


def test_the_first_marker_leads_to_ceres_with_its_tile_and_claim() -> None:
    state = new_era(beyond=(P2, None), p2={"profit": 9})
    assert (scene.phase(state), state.deciders(), legal_texts(state)) == ("beyond", (P2,), ["ahead", "stay"])
    before = scene.profit(state, P2)
    play(state, "ahead")
    assert scene.team(state, 0, P2) == "ceres"
    assert scene.claim(state, "ceres") == "p2:0"
    (tile,) = scene.tiles(state, "ceres")
    assert tile is not None
    assert scene.profit(state, P2) - before == (1 if tile in ("p1_ice", "p1_artifact") else 0)
    assert scene.field(state, "first") == P2
    assert scene.field(state, "beyond") == [None, None]


def test_R47_who_declines_keeps_both_teams_at_the_start() -> None:
    state = new_era(beyond=(P2, None), p2={"profit": 9})
    play(state, "stay")
    assert scene.player(state, P2)["teams"][:2] == ["inner_system", "inner_system"]
    assert scene.field(state, "first") == P1


def test_R26_one_player_may_own_and_use_both_markers() -> None:
    state = new_era(beyond=(P1, P1))
    play(state, "ahead", "ahead")
    assert scene.player(state)["teams"][:2] == ["ceres", "vesta"]
    assert scene.tiles(state, "vesta") in ([], [None])
    assert scene.claim(state, "vesta") is None


def test_the_second_marker_alone_leads_to_vesta() -> None:
    state = new_era(beyond=(None, P1), p1={"profit": 3})
    play(state, "ahead")
    assert scene.player(state)["teams"][:2] == ["vesta", "inner_system"]
    # Nobody is on Ceres, so least profit decides.
    assert scene.field(state, "first") == P2


def test_the_markers_lead_to_the_nearest_stars() -> None:
    state = new_era(era="planeteers", beyond=(P1, P2), p1={"profit": 30})
    play(state, "p1 ahead", "p2 ahead")
    assert scene.player(state)["teams"] == ["alpha_centauri", "sun", "sun", None]
    assert scene.player(state, P2)["teams"] == ["luhman_16:far", "sun", "sun", None]
    assert scene.field(state, "first") == P1


@pytest.mark.parametrize(("genetics", "grants"), [(3, 0), (4, 1), (8, 2)])
def test_R02_laps_of_mariners_are_paid_one_card_each(genetics: int, grants: int) -> None:
    state = new_era(p1={"genetics": genetics})
    for _ in range(grants):
        assert scene.phase(state) == "progress"
        play(state, legal_texts(state)[0])
    assert scene.phase(state) == "action"
    assert len(scene.player(state)["progress"]) == grants
    assert all(scene.PROGRESS[card]["kind"] == "adaptation" for card in scene.player(state)["progress"])


def test_R02_the_player_with_least_profit_picks_first() -> None:
    state = new_era(
        3, p1={"genetics": 4, "profit": 5}, p2={"genetics": 4, "profit": 1}, p3={"genetics": 4, "profit": 3}
    )
    order = []
    while scene.phase(state) == "progress":
        order += list(state.deciders())
        play(state, "choose torpor" if "choose torpor" in legal_texts(state) else legal_texts(state)[0])
    assert order == [P2, P3, P1]
    # The first copy pays 1T, the second nothing; only then is the first player of the era found.
    assert [scene.profit(state, seat) - given for seat, given in ((P2, 1), (P3, 3))] == [1, 0]
    assert scene.field(state, "first") == P2


def test_T72_R50_a_lap_completed_by_the_tile_of_ceres_is_paid_with_the_others() -> None:
    for seed in range(60):
        state = new_era(beyond=(P1, None), p1={"genetics": 3}, seed=seed)
        play(state, "ahead")
        if scene.tiles(state, "ceres") == ["p1_clays"]:
            break
    assert scene.tiles(state, "ceres") == ["p1_clays"]
    assert scene.player(state)["genetics"] == 4
    assert (scene.phase(state), state.deciders()) == ("progress", (P1,))
    # Cards are dealt before that, and nothing is granted twice.
    assert len(scene.hand(state)) == 3
    play(state, "choose torpor")
    assert scene.player(state)["progress"] == ["torpor"]
    assert scene.phase(state) == "action"


# Shorter games.


def shown_in_slot_1(state: State) -> dict[str, int]:
    """Read what the first slot of an HQ shows."""
    return {action: box["value"] for action, box in seen(state)["players"][0]["boxes"][1].items()}


def test_R21_a_game_from_planeteers_on() -> None:
    state = scene.GAME.new(3, 2, {"eras": "2-3"})
    for person in from_first(state):
        assert (person["profit"], person["genetics"], person["revelation"]) == (8, 1, 0)
    assert scene.field(state, "contracts") == {f"m{row}": "marker" for row in range(1, 8)}
    assert scene.field(state, "beyond") == [None, None]
    assert scene.phase(state) == "action"
    assert {scene.field(scene.GAME.new(3, seed, {"eras": "2"}), "first") for seed in range(30)} == {P1, P2, P3}
    # Move 3 is printed in slot 1, Build 2 as well.
    assert shown_in_slot_1(state) == {"move": 3, "build": 2}


def test_R22_a_game_of_starfarers_begins_with_an_adaptation_the_last_player_first() -> None:
    state = scene.GAME.new(3, 2, {"eras": "3"})
    first = scene.field(state, "first")
    order = []
    free = {"radiation_resistance", "sensory_focus", "microgravity_physiology", "torpor", "cooperative_empathy"}
    for number in range(3):
        assert scene.phase(state) == "start_adaptation"
        assert free - {"torpor"} <= set(starting(state, "choose")) <= free
        order += list(state.deciders())
        play(state, "choose torpor" if number < 2 else "choose sensory_focus")
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    for person in from_first(state):
        assert (person["profit"], person["genetics"], person["revelation"]) == (20, 2, 2)
    assert scene.field(state, "display")["sensory_focus"] == 1
    assert "torpor" not in scene.field(state, "display")
    assert all(scene.field(state, "contracts")[f"p{row}"] == "marker" for row in range(1, 8))
    assert (scene.phase(state), state.deciders()) == ("action", (first,))
    assert shown_in_slot_1(state) == {"move": 6, "build": 4}


def test_eras_that_run_backwards_are_refused() -> None:
    with pytest.raises(BadSetup):
        scene.GAME.new(2, 1, {"eras": "3-1"})
    with pytest.raises(BadSetup):
        scene.GAME.new(5, 1)


@pytest.mark.parametrize("era", list(scene.START))
def test_the_start_site_of_each_era(era: str) -> None:
    state = scene.a_game(era=era, p1={"hand": "time"})
    assert scene.team(state) == scene.START[era]
