"""Every answer that the rules forbid is refused with its reason, in words, and changes nothing."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import a_game
from support.positions import P1, P2, is_legal, legal_texts, play, refusal, whose

from cosmodrome import Action, IllegalAction, Message, State


def after(state: State, *texts: str) -> State:
    """Give a position some answers later."""
    play(state, *texts)
    return state


FULL = "p2:1 p2:1 p2:1 p2:1"
CASES: list[tuple[str, State, str]] = [
    ("illegal-dock-full", a_game("3", docked={"alien_artifact": FULL}), "dock 3 alien_artifact"),
    ("illegal-dock-full", a_game("3 3", docked={"orbital_market": FULL}), "dock 3 3 orbital_market"),
    ("illegal-dock-cannot-pay", a_game("3 3"), "dock 3 3 shipyard"),
    ("illegal-dock-cannot-pay", a_game("3 3 3", ore=2), "dock 3 3 3 colony_constructor"),
    ("illegal-dock-cannot-pay", a_game("6", fleet=4, fuel=1), "dock 6 terraforming_station"),
    ("illegal-dock-no-ship-in-stock", a_game("3 3", fleet=6, fuel=9, ore=9), "dock 3 3 shipyard"),
    ("illegal-dock-hub-ready", a_game("3", circle=7), "dock 3 colonist_hub"),
    ("illegal-dock-too-low", a_game("3", docked={"lunar_mine": "p2:4"}), "dock 3 lunar_mine"),
    ("illegal-dock-not-a-six", a_game("3", fleet=4, fuel=1, ore=1), "dock 3 terraforming_station"),
    ("illegal-dock-fleet-too-small", a_game("6", fuel=1, ore=1), "dock 6 terraforming_station"),
    (
        "illegal-dock-outpost-held",
        a_game("1 2 3", docked={"raiders_outpost": "p2:2 p2:3 p2:4"}),
        "dock 1 2 3 raiders_outpost",
    ),
    ("illegal-dock-wrong-set", a_game("3 4"), "dock 3 4 orbital_market"),
    ("illegal-dock-wrong-set", a_game("3 4 6"), "dock 3 4 6 raiders_outpost"),
    ("illegal-dock-wrong-set", a_game("3 4"), "dock 3 4 solar_converter"),
    ("illegal-dock-no-such-ships", a_game("3 4"), "dock 5 solar_converter"),
    ("illegal-dock-no-such-ships", a_game("3 4"), "dock 3 3 shipyard"),
    ("illegal-dock-no-such-ships", a_game("3 4"), "dock 3r solar_converter"),
    ("illegal-end-turn", a_game("3"), "end turn"),
    ("illegal-repulsor", a_game("", asked="place_colony", fields={"repulsor": "lem_badlands"}), "land lem_badlands"),
    ("illegal-decoy", a_game("", asked="raid", ore={P2: 2}, hands={P2: "holographic_decoy"}), "raid p2 ore 2"),
    ("illegal-trade-no-pair", a_game("3", fuel=9), "trade"),
    ("illegal-trade-no-fuel", after(a_game("3 3", fuel=2), "dock 3 3 orbital_market"), "trade"),
    ("illegal-cycle", a_game("3"), "cycle"),
    ("illegal-claim-total", a_game("3", display="booster_pod stasis_beam alien_city"), "claim alien_city_1"),
    ("illegal-claim-not-shown", a_game("3", display="booster_pod stasis_beam alien_city"), "claim alien_monument_1"),
    (
        "illegal-claim-held",
        a_game("3", display="booster_pod stasis_beam alien_city", hand="booster_pod"),
        "claim booster_pod_2",
    ),
    ("illegal-launch-not-ready", a_game("3", circle=6, fuel=1, ore=1), "launch"),
    ("illegal-launch-cannot-pay", a_game("3", circle=7, fuel=1), "launch"),
    ("illegal-relic-no-bonus", a_game("3", fuel=1, ore=1), "buy relic"),
    ("illegal-card-not-held", a_game("3", fuel=1), "use booster_pod 3"),
    ("illegal-card-no-power", a_game("3", hand="alien_city"), "use alien_city"),
    ("illegal-card-no-fuel", a_game("3", hand="booster_pod"), "use booster_pod 3"),
    ("illegal-card-target", a_game("6", fuel=1, hand="booster_pod"), "use booster_pod 6"),
    ("illegal-card-used", after(a_game("3 4", fuel=2, hand="booster_pod"), "use booster_pod 3"), "use booster_pod 4"),
    ("illegal-card-target", a_game("3", hand="booster_pod"), "discard booster_pod positron"),
    ("illegal-not-offered", a_game(asked="roll"), "end turn"),
    ("illegal-not-offered", a_game("", fuel=7, ore=3, asked="return_resources"), "return fuel 3"),
    ("illegal-not-offered", a_game("3"), "dock 3 maintenance_bay"),
    ("illegal-not-offered", a_game("3"), "dock x solar_converter"),
    ("illegal-not-offered", a_game("3"), ""),
]


class Written(Action):
    """An answer that someone made up."""

    def message(self) -> Message:
        """Say nothing."""
        return Message("nothing")


@pytest.mark.parametrize(("key", "state", "text"), CASES, ids=[f"{key}-{text}" for key, _, text in CASES])
def test_a_forbidden_answer_is_refused_with_its_reason(key: str, state: State, text: str) -> None:
    assert refusal(state, text) == key
    seat, before = whose(state), state.to_json()
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, Written(text))
    assert caught.value.message.key == key
    assert state.to_json() == before


@pytest.mark.parametrize(("key", "state", "text"), CASES, ids=[f"{key}-{text}" for key, _, text in CASES])
def test_the_reason_is_a_sentence(key: str, state: State, text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        state.parse(whose(state), text)
    said = str(caught.value)
    assert key not in said
    assert said.endswith(".")
    assert len(said.split()) >= 4


def test_who_is_not_asked_is_told_so() -> None:
    state = a_game("3")
    with pytest.raises(IllegalAction) as caught:
        state.parse(P2, "roll")
    assert caught.value.message.key == "illegal-not-your-turn"


def test_after_the_end_nothing_is_accepted() -> None:
    state = a_game("", asked="place_colony", colonies={"lem_badlands": "p1 p1 p1 p1 p1"})
    play(state, "land lem_badlands")
    with pytest.raises(IllegalAction) as caught:
        state.parse(P1, "roll")
    assert caught.value.message.key == "illegal-game-over"


def test_spaces_do_not_matter() -> None:
    state = a_game("3")
    assert state.parse(P1, "  dock   3  solar_converter ").text == "dock 3 solar_converter"


def test_dice_may_be_named_in_any_order() -> None:
    state = a_game("1 2 3")
    assert str(state.parse(whose(state), "dock 3 1 2 raiders_outpost")) == "dock 1 2 3 raiders_outpost"


def test_cannon_targets_may_be_named_in_any_order() -> None:
    state = a_game("3", fuel=3, hand="plasma_cannon", docked={"lunar_mine": "p2:2 p2:5"})
    assert is_legal(state, "use plasma_cannon lunar_mine p2:2 p2:5")
    assert str(state.parse(whose(state), "use plasma_cannon lunar_mine p2:5 p2:2")) in legal_texts(state)
