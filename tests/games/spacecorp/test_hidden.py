"""What nobody else may know: hands, decks, stacks, and who was asked in a window (sections 3 and 6)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import msgspec
import pytest
from games.spacecorp.scene import CARDS, ERAS, GAME, TILES, a_game, act, deck, field, hand, phase, player
from support.positions import P1, P2, P3, legal_texts, play, seen

from cosmodrome import Event, Match, Rng, State
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out
from cosmodrome.table.sheet import Standing
from cosmodrome.table.table import Held, Point, Table
from cosmodrome.table.veil import Veil

SECRET = "m_hack m_closed_ecology m_think_tank"


def words_in(data: object) -> Counter[str]:
    """Count all texts anywhere in some data, keys included."""
    found: Counter[str] = Counter()
    if isinstance(data, str):
        found[data] += 1
    elif isinstance(data, dict):
        for key, value in data.items():
            found[str(key)] += 1
            found += words_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            found += words_in(value)
    return found


def a_secret(**p2: Any) -> State:
    """Set up a table where P2 holds three cards that nobody has seen, and the deck holds others."""
    return a_game(3, p1={"hand": "m_cargo_pod time"}, p2={"hand": SECRET} | p2, p3={"hand": "m_divert"})


@pytest.mark.parametrize("viewer", [P1, P3, None])
def test_a_hand_is_seen_by_its_owner_only(viewer: int | None) -> None:
    state = a_secret()
    shown = seen(state, viewer)["players"][P2]
    assert (shown["hand"], shown["cards"], shown["known"]) == (None, 3, [])
    assert all(value["most"] is None for value in shown["values"].values())
    assert Counter(seen(state, P2)["players"][P2]["hand"]) == Counter(SECRET.split())


@pytest.mark.parametrize("viewer", [P1, P3, None])
def test_a_view_does_not_hang_on_the_cards_that_it_hides(viewer: int | None) -> None:
    # The same table with other cards in P2's hand looks the same, to the last word.
    one = a_secret()
    other = a_game(
        3,
        p1={"hand": "m_cargo_pod time"},
        p2={"hand": "m_sabotage m_survey_orbiter m_orbital_smelter"},
        p3={"hand": "m_divert"},
        offers=" ".join(field(one, "offers")),
    )
    assert json.dumps(seen(one, viewer), sort_keys=True) == json.dumps(seen(other, viewer), sort_keys=True)


@pytest.mark.parametrize("viewer", [P1, None])
def test_known_cards_of_a_hand_are_public(viewer: int | None) -> None:
    state = a_secret(hand=SECRET + " time", known="time")
    shown = seen(state, viewer)["players"][P2]
    assert (shown["known"], shown["cards"], shown["hand"]) == (["time"], 4, None)


@pytest.mark.parametrize("viewer", [P1, P2, P3, None])
@pytest.mark.parametrize("era", ERAS)
def test_neither_deck_nor_stacks_are_shown_in_any_order(viewer: int | None, era: str) -> None:
    state = a_game(3, era=era, p1={"hand": "time"})
    view = seen(state, viewer)
    assert view["deck"] == deck(state)
    assert view["stacks"] == {name: len(tiles) for name, tiles in field(state, "stacks").items()}
    # What is still unseen may be worked out by anybody: it is the same list, whatever comes next.
    again = state.to_json() | {"rng": list(Rng.seeded(99).to_json())}
    assert json.dumps(seen(GAME.from_json(again), viewer), sort_keys=True) == json.dumps(view, sort_keys=True)
    for name, tiles in view["unseen_tiles"].items():
        assert tiles == sorted(tiles, key=list(TILES).index)
        assert sorted(tiles) == sorted(field(state, "stacks")[name])


def test_unseen_cards_are_those_in_no_place_that_a_seat_sees() -> None:
    state = a_secret()
    for viewer in (P1, P2, P3, None):
        hidden = Counter(field(state, "deck"))
        for seat in (P1, P2, P3):
            if seat != viewer:
                hidden += Counter(player(state, seat)["hand"])
        assert Counter(seen(state, viewer)["unseen"]) == hidden
    assert "m_hack" not in seen(state, P2)["unseen"]


def test_no_view_holds_a_seed_or_a_position() -> None:
    state = a_secret()
    for viewer in (P1, P2, P3, None):
        assert not {"rng", "stack", "turn_state"} & set(seen(state, viewer))


def test_only_the_owner_sees_what_was_drawn() -> None:
    state = a_game(p1={"hand": "m_cargo_pod"})
    events: list[Event] = []
    for text in ("research", "pay own", "draw", "stop"):
        if text in legal_texts(state):
            state.apply(P1, state.parse(P1, text), events)
    drawn = [event for event in events if event.to_json()["event"] == "drew"]
    assert drawn
    for event in drawn:
        own, other, nobody = event.seen_by(P1), event.seen_by(P2), event.seen_by(None)
        assert own is not None
        assert own.to_json()["card"] in CARDS
        for stranger in (other, nobody):
            assert stranger is not None
            assert not set(words_in(stranger.to_json())) & set(CARDS)
            assert not set(words_in(stranger.message().to_json())) & {f"card-{id}" for id in CARDS}


# Imagining.


def test_imagine_keeps_what_a_seat_sees() -> None:
    state = a_secret(hand=SECRET + " time", known="time")
    for viewer in (P1, P2, P3, None):
        for seed in range(5):
            imagined = state.imagine(viewer, Rng.seeded(seed))
            imagined.check()
            assert imagined.deciders() == state.deciders()
            assert json.dumps(seen(imagined, viewer), sort_keys=True) == json.dumps(seen(state, viewer), sort_keys=True)
            if viewer is not None:
                assert hand(imagined, viewer) == hand(state, viewer)
            assert "time" in hand(imagined, P2)


@pytest.mark.parametrize("viewer", [P1, P3, None])
def test_imagine_keeps_the_real_hand_of_a_rival_only_by_chance(viewer: int | None) -> None:
    state = a_secret()
    hands = Counter(tuple(hand(state.imagine(viewer, Rng.seeded(seed)), P2)) for seed in range(300))
    assert hands[tuple(sorted(SECRET.split()))] <= 3
    assert len(hands) > 250
    # Each unseen card is as likely as any other.
    cards = Counter(card for one, count in hands.items() for card in one for _ in range(count))
    unseen = sum(seen(state, viewer)["unseen"].values())
    expected = 300 * 3 / unseen
    singles = [card for card, count in seen(state, viewer)["unseen"].items() if count == 1]
    assert sum(cards[card] for card in singles) == pytest.approx(expected * len(singles), rel=0.25)
    assert all(cards[card] > 0 for card in singles)
    # The cards that P2 really holds are no likelier than the rest.
    real = sum(cards[card] for card in SECRET.split())
    assert real < 3 * expected * 1.8


@pytest.mark.parametrize(("eras", "seats", "seed"), [("1", 2, 51), ("2", 3, 52), ("3", 4, 53), ("1-3", 3, 54)])
def test_imagine_does_not_hang_on_how_the_hidden_things_really_lie(eras: str, seats: int, seed: int) -> None:
    rng, state = Rng.seeded(seed), GAME.new(seats, seed, {"eras": eras})
    windows = 0
    for number in range(400):
        if not state.deciders():
            break
        windows += phase(state) == "edge"
        for viewer in (*range(seats), None):
            # Another position that the viewer cannot tell from this one, and the same generator.
            other = state.imagine(viewer, Rng.seeded(1000 + number))
            assert other.imagine(viewer, Rng.seeded(number)) == state.imagine(viewer, Rng.seeded(number))
        options = [text for text in legal_texts(state) if text != "pass"] or legal_texts(state)
        state.apply(state.deciders()[0], state.parse(state.deciders()[0], options[rng.below(len(options))]))
    assert windows


def test_imagine_tells_neither_the_settings_of_a_rival_nor_how_often_he_was_asked() -> None:
    # P2 has let things be, or was never asked, or does not want to be: P1 cannot tell.
    rivals = [{"hand": "m_hack"}, {"hand": "m_survey_orbiter"}, {"hand": "m_hack", "never": "before_research_take"}]
    worlds = []
    for rival in rivals:
        state = a_game(p1={"hand": "m_cargo_pod"}, p2=rival, offers="m_think_tank m_closed_ecology - -", bare=True)
        act(state, "research", "own")
        if state.asked_in_secret():
            play(state, "p2 let be")
        worlds.append(state.imagine(P1, Rng.seeded(3)))
    assert worlds[0] == worlds[1]
    assert worlds[0] == worlds[2]


def test_imagine_changes_what_chance_will_bring() -> None:
    state = a_game(p1={"teams": "luna", "hand": "m_science_module"})
    found = set()
    for seed in range(40):
        imagined = state.imagine(P1, Rng.seeded(seed))
        act(imagined, "explore luna", "m_science_module")
        found.add(field(imagined, "board")["luna"]["tiles"][0])
    assert len(found) == 6


def test_imagine_draws_from_what_was_set_aside() -> None:
    # G-1: what was left of the deck lies aside, face down; a rival may hold any of it for all one knows.
    full = "m_cargo_pod m_cargo_pod m_cargo_pod m_cargo_pod m_heavy_lifter"
    state = a_game(p1={"hand": full, "infra": "m_ion_drive m_ion_drive -"}, empty_turns=7, p2={"hand": SECRET})
    act(state, "move earth luna", "own")
    assert field(state, "aside")
    assert field(state, "deck") == []
    hands = {tuple(hand(state.imagine(P1, Rng.seeded(seed)), P2)) for seed in range(20)}
    assert len(hands) > 15
    for seed in range(5):
        imagined = state.imagine(P1, Rng.seeded(seed))
        imagined.check()
        assert len(field(imagined, "aside")) == len(field(state, "aside"))
        assert json.dumps(seen(imagined, P1), sort_keys=True) == json.dumps(seen(state, P1), sort_keys=True)


def test_imagine_does_not_touch_the_position() -> None:
    state = a_secret()
    before = json.dumps(state.to_json(), sort_keys=True)
    state.imagine(P1, Rng.seeded(1))
    assert json.dumps(state.to_json(), sort_keys=True) == before


# Windows.


def in_a_window() -> State:
    """Ask P2, and only P2, whether to play Sabotage at the start of P1's turn."""
    state = a_game(3, stage="start", p1={"hand": "m_cargo_pod"}, p2={"hand": "m_sabotage"}, p3={"hand": "m_ion_drive"})
    assert (phase(state), state.deciders()) == ("edge", (P2,))
    return state


def visible_deciders(state: State, viewer: int | None) -> tuple[int, ...]:
    """Name who seems to be thinking to a viewer."""
    return state.visible_deciders(viewer)


def test_others_are_not_told_who_is_asked_in_a_window() -> None:
    state = in_a_window()
    assert visible_deciders(state, P2) == (P2,)
    for viewer in (P1, P3, None):
        shown = set(visible_deciders(state, viewer))
        assert P2 in shown
        # Whoever else could be asked seems to be asked just as well.
        assert {P1, P2, P3} - shown <= {viewer}
        view = seen(state, viewer)
        assert (view["phase"], view["asked"]) == ("action", P1)
    assert seen(state, P2)["asked"] == P2
    assert seen(state, P2)["me"]["edge"] == ["sabotage"]
    assert seen(state, P1)["me"]["edge"] == []
    assert seen(state, None)["me"] is None


def test_a_window_looks_the_same_whoever_is_asked() -> None:
    one = in_a_window()
    other = a_game(3, stage="start", p1={"hand": "m_cargo_pod"}, p2={"hand": "m_ion_drive"}, p3={"hand": "m_sabotage"})
    assert other.deciders() == (P3,)
    assert visible_deciders(one, P1) == visible_deciders(other, P1)
    assert visible_deciders(one, None) == visible_deciders(other, None)
    assert json.dumps(seen(one, P1), sort_keys=True) == json.dumps(seen(other, P1), sort_keys=True)


def test_declining_leaves_no_trace() -> None:
    state = in_a_window()
    events: list[Event] = []
    state.apply(P2, state.parse(P2, "let be"), events)
    assert events == []


def test_the_settings_of_a_player_are_nobody_elses_business() -> None:
    state = a_secret(never="after_produce")
    assert seen(state, P2)["me"]["windows"]["after_produce"] is False
    assert seen(state, P2)["me"]["windows"]["turn_start"] is True
    for viewer in (P1, P3, None):
        open_ones = a_secret()
        assert json.dumps(seen(state, viewer), sort_keys=True) == json.dumps(seen(open_ones, viewer), sort_keys=True)


def test_whole_games_never_show_what_is_hidden() -> None:
    rng = Rng.seeded(4)
    state = GAME.new(3, 8)
    for step in range(150):
        if not state.deciders():
            break
        seat = state.deciders()[rng.below(len(state.deciders()))]
        options = [text for text in legal_texts(state, seat) if text not in ("custom", "pass")] or legal_texts(
            state, seat
        )
        play(state, f"p{seat + 1} {options[rng.below(len(options))]}")
        if step % 10:
            continue
        for viewer in (P1, P2, P3, None):
            view = seen(state, viewer)
            for other in (P1, P2, P3):
                shown = view["players"][other]
                assert (shown["hand"] is not None) == (other == viewer)
                assert Counter(shown["known"]) <= Counter(player(state, other)["hand"])
            shown_cards = sum(view["unseen"].values()) + len([card for card in view["offers"] if card])
            assert shown_cards >= view["deck"]


# At a table.


def a_table(state: State) -> Table:
    """Put three people at a table with this position."""
    people = [Seat("person", color, color.title(), f"guest-{color}") for color in ("red", "blue", "green")]
    sheet = lay_out(GAME, people, {}, 5, "guest-red", True).sheet
    match = Match.new(GAME, 3, 5)
    match.state = state
    sheet.standing = Standing("playing", 0, 0, state.deciders(), (), 0.0, True)
    table = Table(sheet, GAME, match, Veil())
    table.held = Held(-1, None, Point(state.clone(), 0, 0), 0.0)
    table.held.asking = True
    return table


def test_the_frame_of_a_window_asks_one_and_tells_nobody_else() -> None:
    table = a_table(in_a_window())
    asked = table.position([P2], P2)
    assert len(cast("list[object]", asked["asks"])) == 1
    for seats, viewer in (([P1], P1), ([P3], P3), ([], None)):
        shown = table.position(seats, viewer)
        assert shown["asks"] == []
        assert len(cast("list[int]", shown["deciders"])) > 1
        told = {key: value for key, value in shown.items() if key not in ("view", "asides")}
        assert "sabotage" not in json.dumps(told)


def test_the_log_does_not_tell_who_declined() -> None:
    table = a_table(in_a_window())
    entry = table.act(P2, 0, "let be").entry
    assert [shown.seat for shown in table.veil.lift([entry], [P2])] == [P2]
    for seats in ([P1], [P3], []):
        assert table.veil.lift([entry], seats) == []
        assert table.veil.number(entry.number, seats) == 0
    assert bytes(entry.telling.to(None)) == b"[]"


def test_the_log_tells_who_has_played() -> None:
    table = a_table(in_a_window())
    entry = table.act(P2, 0, "play sabotage move").entry
    told = msgspec.json.decode(cast("msgspec.Raw", entry.shown_to(P1, False)["events"]))
    assert any(event["event"] == "edge" and event["seat"] == P2 for event in told)


@pytest.mark.parametrize(("eras", "seats", "seed"), [("1", 3, 31), ("2", 2, 32), ("3", 3, 33)])
def test_no_view_names_a_card_that_lies_in_no_open_place(eras: str, seats: int, seed: int) -> None:
    rng, state = Rng.seeded(seed), GAME.new(seats, seed, {"eras": eras})
    for _ in range(120):
        if not state.deciders():
            break
        for viewer in (*range(seats), None):
            view = seen(state, viewer)
            shown = set(words_in({key: value for key, value in view.items() if key != "unseen"})) & {*CARDS, "time"}
            assert shown - open_cards(state, viewer) == set(), (viewer, view["phase"])
        options = [text for text in legal_texts(state) if text != "pass"] or legal_texts(state)
        play(state, options[rng.below(len(options))])


def open_cards(state: State, viewer: int | None) -> set[str]:
    """Name the cards that a viewer may see somewhere on the table."""
    found = {card for card in [*field(state, "offers"), *field(state, "discard"), *field(state, "table")] if card}
    for seat in range(state.seats):
        one = player(state, seat)
        found |= {*one["known"], *(card for card in one["infra"] if card), *(one["hand"] if seat == viewer else [])}
    return found | ({"time"} if field(state, "time_pile") else set())


def test_R70_nobody_sees_what_a_rival_is_putting_together() -> None:
    state = a_game(p1={"hand": "m_nuclear_thermal m_cargo_pod m_science_module"}, p2={"hand": "m_divert"})
    for answer in ("move earth luna", "custom", "add own", "add m_cargo_pod"):
        play(state, answer)
        for viewer in (P2, None):
            view = seen(state, viewer)
            assert not {"m_nuclear_thermal", "m_cargo_pod", "m_science_module"} & (
                set(words_in(view)) - set(view["unseen"]) - set(view["discard"])
            )
            assert view["bill"] is None
    assert [source["id"] for source in seen(state, P1)["bill"]["picked"]] == ["infra", "m_cargo_pod"]
