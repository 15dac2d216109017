"""Payments put together by hand: they never lead nowhere, and they are worth what the list of ways says (7)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from games.spacecorp.scene import CARDS, GAME, a_game, phase
from support.play import SCALE
from support.positions import P1, P2, legal_texts, play, starting

from cosmodrome import BadPosition, Event, Record, Rng, State
from cosmodrome.games.spacecorp.rules.move import Departure
from cosmodrome.games.spacecorp.rules.sources import half_of
from cosmodrome.games.spacecorp.said.payment import Sources
from cosmodrome.games.spacecorp.state import SpaceCorp

DEAD_ENDS = sorted((Path(__file__).parent / "dead_ends").glob("*.txt"))
FULL_HAND = 11
GOALS_TRIED = 12
ERAS = ("1", "2", "3", "1-3")


@pytest.mark.parametrize("path", DEAD_ENDS, ids=lambda path: path.stem)
def test_a_source_that_once_led_nowhere_has_an_answer_after_it(path: Path) -> None:
    state = Record.parse(path.read_text(encoding="utf-8")).replay(GAME)
    assert phase(state) == "custom"
    while "confirm" not in legal_texts(state):
        play(state, legal_texts(state)[0])
    play(state, "confirm")


def test_R65_the_box_that_an_hq_shields_is_the_one_that_leaves_most() -> None:
    # P1 has a Pion Drive (6, shielded 4) and an Antimatter Drive (5, shielded 3): both lose 2, but the Spaceport
    # doubles the greatest number, so the 6 had better stay.
    state = Record.parse(DEAD_ENDS[0].read_text(encoding="utf-8")).replay(GAME)
    assert legal_texts(state) == ["add p1/s"]
    play(state, "add p1/s")
    paid = [event for event in play(state, "confirm") if event["event"] == "paid"]
    assert [event["value"] for event in paid] == [18]


def stuffed(state: State, rng: Rng) -> State | None:
    """Return the active player a full hand out of the deck and little profit, everybody Infra, and Spaceports to start
    from: where sources come in many modes, payments are hard. None where no action is being chosen."""
    data: dict[str, Any] = state.to_json()
    if not data["stack"] or data["stack"][-1]["step"] != "action":
        return None
    deck = data["deck"]
    active = data["players"][data["active"]]
    for player in data["players"]:
        for slot in range(3):
            drives = [card for card in deck if card != "time" and CARDS[card]["infra"]]
            if player["infra"][slot] is None and drives and rng.below(3):
                player["infra"][slot] = drives[rng.below(len(drives))]
                deck.remove(player["infra"][slot])
    for _ in range(rng.below(FULL_HAND)):
        if len(deck) > 1 and len(active["hand"]) < FULL_HAND:
            active["hand"].append(deck.pop(rng.below(len(deck))))
    active["profit"] = rng.below(5)
    if not deck and not data["deck_top"]:
        return None
    ports = [word for site in data["board"].values() for word in site["bases"] if word and word.endswith("spaceport")]
    for site in data["board"].values():
        owner = (site["bases"][0] or "").split(" ")[0]
        if owner and f"{owner} spaceport" not in site["bases"] and ports.count(f"{owner} spaceport") < 3:
            site["bases"][0] = f"{owner} spaceport"
            ports.append(site["bases"][0])
    try:
        return GAME.from_json(data)
    except BadPosition:
        return None


def wander(seats: int, eras: str, seed: int) -> list[State]:
    """Play at random, by hand wherever that is possible, and give positions with full hands in which to act."""
    state, rng = GAME.new(seats, seed, {"eras": eras}), Rng.seeded(seed)
    found: list[State] = []
    while not state.over:
        (seat,) = state.deciders()
        options = state.legal(seat)
        assert options, (seats, eras, seed, state.prompt(seat))
        full = stuffed(state, rng)
        if full is not None and full.deciders() == (seat,) and phase(full) == "action":
            found.append(full)
        by_hand = [action for action in options if action.text.startswith(("custom", "add "))]
        chosen = by_hand if by_hand and rng.below(4) else options
        state.apply(seat, chosen[rng.below(len(chosen))])
    return found


def put_together(state: State, rng: Rng) -> None:
    """Pay for what is asked by hand, source by source; whatever could be picked instead must leave an answer."""
    (seat,) = state.deciders()
    play_on(state, seat, "custom")
    while True:
        options = legal_texts(state)
        assert options, state.to_json()
        for text in options:
            if text != "confirm":
                other = state.clone()
                play_on(other, seat, text)
                assert legal_texts(other), (text, state.to_json())
        # As long a way as there is: it is confirmed only where nothing is left to add, or now and then.
        sources = [text for text in options if text != "confirm"]
        if not sources or ("confirm" in options and rng.below(6) == 0):
            play_on(state, seat, "confirm")
            return
        play_on(state, seat, sources[rng.below(len(sources))])


def play_on(state: State, seat: int, text: str) -> list[Event]:
    """Answer, without the care that a scene takes."""
    events: list[Event] = []
    state.apply(seat, state.parse(seat, text), events)
    return events


CASES = [pytest.param(seats, eras, id=f"{seats}-{eras}") for seats in (2, 3, 4) for eras in ERAS]


@pytest.mark.parametrize(("seats", "eras"), CASES)
def test_a_payment_by_hand_never_leads_nowhere(seats: int, eras: str) -> None:
    for seed in range(100, 100 + SCALE):
        rng = Rng.seeded(seed)
        for state in wander(seats, eras, seed):
            for trial in hardest(state, rng):
                put_together(trial, rng)


def hardest(state: State, rng: Rng) -> list[State]:
    """Choose some goals and give those positions at their payment that leave the fewest ways: there a wrong source
    does most harm."""
    found: list[State] = []
    goals = legal_texts(state)
    (seat,) = state.deciders()
    for _ in range(GOALS_TRIED):
        trial = state.clone()
        play_on(trial, seat, goals[rng.below(len(goals))])
        while trial.deciders() == (seat,) and phase(trial) in ("tiles", "bases", "colony", "points"):
            play_on(trial, seat, legal_texts(trial)[rng.below(len(legal_texts(trial)))])
        if trial.deciders() == (seat,) and phase(trial) == "pay" and "custom" in legal_texts(trial):
            found.append(trial)
    return sorted(found, key=lambda trial: len(legal_texts(trial)))[:3]


@pytest.mark.parametrize(("seats", "eras"), CASES)
def test_every_way_in_the_list_can_be_put_together_by_hand_for_the_same_price(seats: int, eras: str) -> None:
    compared = 0
    for seed in range(200, 200 + SCALE):
        rng = Rng.seeded(seed)
        for state in wander(seats, eras, seed):
            goals = [text for text in legal_texts(state) if text.split()[0] in ("move", "build", "explore", "research")]
            if not goals:
                continue
            play_on(state, state.deciders()[0], goals[rng.below(len(goals))])
            if phase(state) != "pay" or "custom" not in legal_texts(state):
                continue
            for words in starting(state, "pay"):
                one, other = state.clone(), state.clone()
                (seat,) = state.deciders()
                listed = [event.to_json() for event in play_on(one, seat, f"pay {words}")]
                assert [event.to_json() for event in by_hand(other, seat, words)] == listed
                assert other == one
                compared += 1
    assert compared > 10


PORTS = {"planeteers": ("ceres", "p1_ores"), "starfarers": ("luhman_16", "s1_belt")}


def at_a_port(rng: Rng) -> State:
    """Let P1 start from somebody's Spaceport with drives in every HQ, some cards, and hardly any profit: doubled
    sources, shielded modes and radiation all meet."""
    era = ("planeteers", "starfarers")[rng.below(2)]
    seats = 2 + rng.below(3)
    cards = [id for id, card in CARDS.items() if card["era"] == era for _ in range(card["copies"])]
    drives = [
        id for id in cards if CARDS[id]["infra"] and any(action["type"] == "move" for action in CARDS[id]["actions"])
    ]
    players: dict[str, Any] = {}
    for seat in range(seats):
        infra = [drives.pop(rng.below(len(drives))) if drives and rng.below(3) else "-" for _ in range(3)]
        for card in infra:
            if card != "-":
                cards.remove(card)
        players[f"p{seat + 1}"] = {"infra": " ".join(infra)}
    hand = [cards.pop(rng.below(len(cards))) for _ in range(rng.below(6))] + ["time"] * rng.below(2)
    site, tile = PORTS[era]
    players["p1"] |= {
        "hand": " ".join(hand),
        "profit": rng.below(4),
        "teams": f"{site} " + ("inner_system" if era == "planeteers" else "sun sun"),
    }
    return a_game(seats, era=era, board={site: f"{tile}+p{1 + rng.below(seats)}.spaceport"}, bare=True, **players)


def test_every_payment_for_a_move_from_a_spaceport_can_be_made_by_hand() -> None:
    compared = 0
    for seed in range(40 * SCALE):
        rng = Rng.seeded(seed)
        state = at_a_port(rng)
        if state.deciders() != (P1,) or phase(state) != "action":
            continue
        for goal in [text for text in legal_texts(state) if text.startswith("move")]:
            paying = state.clone()
            play_on(paying, P1, goal)
            if paying.deciders() != (P1,) or phase(paying) != "pay" or "custom" not in legal_texts(paying):
                continue
            for words in starting(paying, "pay"):
                one, other = paying.clone(), paying.clone()
                listed = [event.to_json() for event in play_on(one, P1, f"pay {words}")]
                assert [event.to_json() for event in by_hand(other, P1, words)] == listed
                compared += 1
            put_together(paying, rng)
    assert compared > 100


def by_hand(state: State, seat: int, words: str) -> list[Event]:
    """Put a listed payment together: Competitors first, since they open a second HQ; profit is paid by itself."""
    play_on(state, seat, "custom")
    sources = [word for word in words.split() if word != "nothing" and not word[0].isdigit()]
    for word in sorted(sources, key=lambda word: word != "competitors"):
        play_on(state, seat, f"add {word}")
    return play_on(state, seat, "confirm")


def test_competitors_that_are_needed_as_such_are_not_offered_for_their_value() -> None:
    # An era's end is near, so only Competitors open P2's Infra; for its own value of 2 the card would not do.
    state = a_game(
        p1={"hand": "m_competitors", "teams": "luna earth"},
        board={"luna": "m1_exotic_b"},
        p2={"infra": "m_construction_printer m_construction_printer -"},
        trigger={"kind": "contracts", "by": P2, "ending": True, "last_turns": [P1]},
        contracts="m1=p2 m2=p2 m3=p2 m4=p2 m5=p2 m6=p2",
    )
    play(state, "build luna research", "custom")
    assert legal_texts(state) == ["add competitors"]
    play(state, "add competitors", "add p2", "confirm")


def at_a_spaceport(**described: Any) -> State:
    """Put P1 at an own Spaceport among the stars, with a Pion Drive (6, shielded 4) and an Antimatter Drive (5, 3)."""
    return a_game(
        era="starfarers",
        board={"luhman_16": "s1_belt+p1.spaceport"},
        p1={"infra": "s_pion_drive s_antimatter_drive -", "teams": "luhman_16 sun sun"},
        **described,
    )


def test_R65_the_second_half_of_twice_has_the_same_box_in_its_shielded_mode() -> None:
    state = at_a_spaceport()
    assert isinstance(state, SpaceCorp)
    board = state.board
    terms = Departure(state, P1, board.ids.index("luhman_16")).terms(board.ids.index("sun"))
    half = half_of(state, P1, terms, Sources.read(state.box, ["own/s", "twice"]), 0, 0)
    # The Spaceport doubles the 6, so the 5 makes way; without a Spaceport that stays so.
    assert half.sources.words(state.box) == ["own/s2", "twice"]
    assert [source.value for source in half.bundle(state, P1, terms.action).sources] == [6, 3]


@pytest.mark.parametrize("words", ["own/s3", "own/s", "p3", "s_generation_ship/s", "nonsense"])
def test_a_first_half_that_cannot_have_been_is_refused(words: str) -> None:
    second = {
        "step": "second",
        "seat": 0,
        "kind": "move",
        "first": {"with": "own/s2 twice", "spent": 0, "penalty_paid": False},
    }
    turn = {"step": "turn", "seat": 0, "stage": "contracts"}
    at_a_spaceport(stack=[turn, second])
    with pytest.raises(BadPosition):
        at_a_spaceport(stack=[turn, second | {"first": {"with": words, "spent": 0, "penalty_paid": False}}])
