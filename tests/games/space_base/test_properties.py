"""What holds in every position, tried out in random games against a second implementation of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.space_base import oracle
from games.space_base.positions import crowded
from games.space_base.table import CARDS, COLONIES, GAME, SHIPS
from support.play import SCALE, chooser, pick, walk
from support.positions import legal_texts

from cosmodrome import State

TABLES = [(seats, light_speed) for seats in (2, 3, 4, 5) for light_speed in (False, True)]


def a_walk(seats: int, light_speed: bool, seed: int) -> Any:
    """Show every position of a random game."""
    return walk(GAME.new(seats, seed, {"light_speed": light_speed}), chooser(seed))


@pytest.mark.parametrize(("seats", "light_speed"), TABLES)
@pytest.mark.parametrize("seed", range(2 * SCALE))
def test_every_position_of_a_random_game_keeps_the_invariants(seats: int, light_speed: bool, seed: int) -> None:
    settled: dict[str, tuple[int, int]] = {}
    rows: dict[str, int] = {}
    for state in a_walk(seats, light_speed, seed):
        data: dict[str, Any] = state.to_json()
        oracle.keeps_the_invariants(data)
        shown = state.view(None).data
        # Every ship is somewhere, and the view counts the rest.
        out = {card for player in data["players"] for card, *_ in oracle.placed(player)}
        dealt = {card for player in data["players"] for card in player.get("dealt", [])}
        yard = {ship for row in data["shipyard"].values() for ship in row if ship}
        assert len(SHIPS) == len((out & SHIPS.keys()) | yard | dealt) + sum(shown["decks"].values())
        # A colony never leaves its owner.
        for seat, player in enumerate(data["players"]):
            for card, sector, _, _ in oracle.placed(player):
                if card in COLONIES.values():
                    assert settled.setdefault(card, (seat, sector))[0] == seat
        assert set(shown["colonies"]) == set(COLONIES.values()) - set(settled)
        # Decks only shrink.
        for level, count in shown["decks"].items():
            if not dealt:
                assert count <= rows.setdefault(level, count)
                rows[level] = count
    assert state.over
    assert state.winners() == [data["winner"]]


def offers_what_the_rules_allow(state: State) -> bool:
    """Compare the answers in a window or a purchase with those of the second implementation."""
    data: dict[str, Any] = state.to_json()
    step = data["stack"][-1]["step"] if data["stack"] else ""
    if step not in ("window", "purchase"):
        return False
    allowed = oracle.window(data) if step == "window" else oracle.purchase(data)
    offered = legal_texts(state)
    assert set(offered) == allowed
    assert len(offered) == len(allowed)
    return True


@pytest.mark.parametrize(("seats", "light_speed"), TABLES)
def test_a_random_game_offers_just_what_the_rules_allow(seats: int, light_speed: bool) -> None:
    for seed in range(50, 50 + 2 * SCALE):
        assert any(offers_what_the_rules_allow(state) for state in a_walk(seats, light_speed, seed))


@pytest.mark.parametrize("batch", range(10 * SCALE))
def test_crowded_positions_offer_just_what_the_rules_allow_and_stay_sound(batch: int) -> None:
    for seed in range(batch * 20, batch * 20 + 20):
        state = crowded(seed)
        rng = chooser(seed)
        for _ in range(25):
            data: dict[str, Any] = state.to_json()
            oracle.keeps_the_invariants(data)
            state.check()
            assert GAME.from_json(data) == state
            if state.over:
                break
            offers_what_the_rules_allow(state)
            _uses(state)
            state.apply(*pick(state, rng))


def _uses(state: State) -> None:
    """Compare what both uses of the dice bring to each player who is asked beside others."""
    own: Any = state.to_json()["own"]
    for seat in state.deciders():
        if len(state.deciders()) > 1 and own and own[seat] and own[seat][-1]["step"] == "allocate":
            for use in ("separate", "sum"):
                collected(state, seat, use)


def test_crowded_positions_lead_to_every_kind_of_question_and_answer() -> None:
    asked: Counter[str] = Counter()
    answered: Counter[str] = Counter()
    for seed in range(600):
        state = crowded(seed)
        rng = chooser(seed)
        for _ in range(30):
            if state.over:
                break
            for seat in state.deciders():
                asked[state.prompt(seat).key] += 1
                answered.update(action.text.split()[0] for action in state.legal(seat))
            state.apply(*pick(state, rng))
    assert set(asked) == {
        f"prompt-{name}"
        for name in (
            "window",
            "roll",
            "reroll",
            "allocate",
            "shift",
            "double",
            "aim",
            "repeat",
            "acquire",
            "place",
            "add-charge",
            "move-charge",
            "exchange",
            "purchase",
        )
    }
    assert {
        "use",
        "set",
        "reroll",
        "shift",
        "aim",
        "repeat",
        "buy",
        "claim",
        "place",
        "charge",
        "move",
        "exchange",
        "single",
        "collect",
        "keep",
        "roll",
        "pass",
        "done",
        "skip",
        "separate",
        "sum",
    } <= set(answered)


def collected(state: State, seat: int, use: str) -> None:
    """Use the dice on a copy, aiming every arrow at the left, and compare with the second implementation."""
    before: dict[str, Any] = state.to_json()
    first, second = before["dice"]
    starts = [first, second] if use == "separate" else [first + second]
    copy = state.clone()
    copy.apply(seat, copy.parse(seat, use))
    for _ in range(40):
        own = copy.to_json()["own"]
        step = own[seat][-1] if own and own[seat] else None  # type: ignore[index]
        if step is None or step["step"] not in ("aim", "shift", "double"):
            break
        legal = legal_texts(copy, seat)
        copy.apply(seat, copy.parse(seat, legal[0] if step["step"] == "aim" else legal[-1]))
    after: dict[str, Any] = copy.to_json()
    if not after["own"]:
        return  # All have answered: the turn has gone on.
    side = "station" if before["active_player"] == seat else "deployed"
    aims = {
        (call, sector, card): sector - 1 if sector > 1 else 2
        for call in (0, 1)
        for card, sector, half, _ in oracle.placed(before["players"][seat])
        if half == side
    }
    credits, income, vp, cubes = oracle.yields(before, seat, starts, aims)
    old, new = before["players"][seat], after["players"][seat]
    assert (new["credits"] - old["credits"], new["income"] - old["income"], new["vp"] - old["vp"]) == (
        credits,
        income,
        vp,
    )
    assert {card: count for card, _, _, count in oracle.placed(new)} == cubes


@pytest.mark.parametrize(("seats", "light_speed"), TABLES)
@pytest.mark.parametrize("seed", range(100, 100 + 2 * SCALE))
def test_the_dice_bring_what_the_rules_say(seats: int, light_speed: bool, seed: int) -> None:
    for state in a_walk(seats, light_speed, seed):
        _uses(state)


@pytest.mark.parametrize("seats", [2, 5])
def test_what_the_board_promises_is_what_comes(seats: int) -> None:
    for seed in range(3):
        state = GAME.new(seats, seed)
        rng = chooser(seed)
        while not state.over:
            for seat in state.deciders():
                brings = state.view(seat).data["players"][seat]["brings"]  # type: ignore[index]
                if brings and "separate" in brings and not brings["separate"]["arrows"] and len(state.deciders()) > 1:
                    copy = state.clone()
                    before = copy.to_json()["players"][seat]  # type: ignore[index]
                    copy.apply(seat, copy.parse(seat, "separate"))
                    after = copy.to_json()["players"][seat]  # type: ignore[index]
                    if not copy.to_json()["own"] or copy.to_json()["own"][seat]:  # type: ignore[index]
                        continue
                    assert {kind: after[kind] - before[kind] for kind in ("credits", "income", "vp")} == {
                        kind: brings["separate"][kind] for kind in ("credits", "income", "vp")
                    }
            state.apply(*pick(state, rng))


def test_every_ship_can_come_into_play() -> None:
    seen: set[str] = set()
    for seed in range(30):
        *_, state = a_walk(4, False, 1000 + seed)
        data: dict[str, Any] = state.to_json()
        seen |= {card for player in data["players"] for card, *_ in oracle.placed(player)}
    assert seen >= set(SHIPS)
    assert len(CARDS) == 204
