"""What the engine tells about an answer before it is given: the same as what then happens."""

from __future__ import annotations

from typing import Any

import pytest
from games.planet_unknown import table
from support.positions import legal_texts, play

from cosmodrome import IllegalAction, Rng, State
from cosmodrome.games.planet_unknown.cards import OBJECTIVES

Found = dict[str, Any]


def ask(state: State, topic: str) -> Found:
    """Ask about a topic for seat 0."""
    assert topic in table.GAME.topics(state, 0)
    return dict(table.GAME.inspect(state, 0, topic))


def brings(state: State, x: int, y: int, rot: int = 0, more: str = "") -> Found:
    """Ask what the tile in the hand would bring."""
    found: Found = ask(state, f"placements r{rot}{more}")["brings"][table.sq(x, y)]
    return found


def why_not(state: State, x: int, y: int, rot: int = 0, more: str = "") -> Found:
    """Ask why the tile in the hand cannot lie somewhere."""
    found = ask(state, f"placements r{rot}{more}")
    assert table.sq(x, y) not in found["brings"]
    for entry in found["refused"]:
        if table.sq(x, y) in entry["corners"]:
            why: Found = entry["why"]
            return why
    elsewhere: Found = found["elsewhere"]
    return elsewhere


def terrains(steps: list[Found]) -> list[str]:
    return [step["terrain"] for step in steps]


def cells(step: Found) -> list[list[list[object]]]:
    return [way["cells"] for way in step["ways"]]


def full(planet: str, *open_squares: str) -> list[tuple[int, int]]:
    """Give the squares of a planet but for some, to be covered with patches."""
    from cosmodrome.games.planet_unknown.grid import square_name, squares, x_of, y_of
    from cosmodrome.games.planet_unknown.planets import PLANET_KEYS, PLANETS

    grid = PLANETS[PLANET_KEYS.index(planet)].grid
    return [(x_of(spot), y_of(spot)) for spot in squares(grid) if square_name(spot) not in open_squares]


# What a placement would bring.


def test_water_is_a_step_on_ice_and_none_beside_it() -> None:
    state = table.a_game("I2-water-rover-p")
    assert sorted(terrains(brings(state, 3, 1, 3)["steps"])) == ["rover", "water"]
    beside = brings(state, 3, 1, 1)
    assert (beside["idle"], terrains(beside["steps"])) == (["water"], ["rover"])


def test_the_fourth_technology_doubles_water() -> None:
    state = table.a_game("I2-water-rover-p", markers={"tech": 11})
    water = next(step for step in brings(state, 3, 1, 3)["steps"] if step["terrain"] == "water")
    assert cells(water) == [[["water", 1], ["water", 2]]]


def test_energy_can_become_what_touches_its_area() -> None:
    state = table.a_game("I2-civ-energy-p", tiles=[*table.BASE, table.laid("I2-energy-water-p", 6, 1, 3)])
    assert terrains(brings(state, 6, 2, 2)["energy"]) == ["civ", "water", "tech"]


def test_what_is_lost_what_comes_down_and_which_lines_it_fills() -> None:
    given: dict[str, Any] = {"tiles": table.BASE, "rovers": [(6, 0)]}
    found = brings(table.a_game("I2-rover-tech-m", **given), 6, 0)
    assert (found["rock"], found["pods"], found["rovers"], found["medals"]) == ("g2", [], ["g1"], 1)
    assert found["complete"] == [{"line": "row:1", "medals": 1}]
    assert found["lines"]["row:1"] == [2, False, True]
    assert found["lines"]["column:g"][1:] == [True, False]
    assert brings(table.a_game("I2-rover-tech-m", markers={"tech": 14}, **given), 6, 0)["rock"] is None
    pods = table.a_game("I2-rover-tech-m", tiles=[*table.BASE, table.laid("I2-biomass-civ-p", 6, 1, 3)])
    assert brings(pods, 7, 2)["pods"] == ["h3"]


def test_the_water_of_oasis_follows_its_winding_path() -> None:
    state = table.a_game(
        corporation="oasis_ultd", tiles=table.BASE, markers={"water": 1}, pending=[table.station("water", 2)]
    )
    assert ask(state, "climbs")["climbs"]["station water"]["cells"] == [["biomass", 2], ["rover", 3]]


def test_the_bonuses_of_the_cells_are_named() -> None:
    rover = table.a_game(tiles=table.BASE, markers={"rover": 8}, pending=[table.station("rover", 2)])
    found = ask(rover, "climbs")["climbs"]["station rover"]
    assert found["cells"] == [["rover", 9], ["rover", 10]]
    assert found["bonuses"] == [{"type": "move", "points": 3}, {"type": "move", "points": 3}, {"type": "synergy"}]
    assert (found["cancelled"], found["medal"], found["down"]) == ([], None, False)


def test_where_an_answer_sends_its_marker() -> None:
    synergy = table.a_game(tiles=table.BASE, markers={"water": 9}, pending=[{"item": "synergy"}])
    climbs = ask(synergy, "climbs")["climbs"]
    assert climbs["synergy water"]["marker"] == "water"
    assert climbs["synergy water"]["cells"] == [["water", 10]]
    crossing = table.makeshift({"water": ("water", 4)}, pending=[table.station("water")])
    assert ask(crossing, "climbs")["climbs"]["station water to biomass 5"]["cells"] == [["biomass", 5]]
    moving = table.a_game(tiles=table.BASE, rovers=[(5, 0)], points=1, pending=[{"item": "synergy"}])
    assert "move f1 f2" in legal_texts(moving)
    assert all(not text.startswith("move") for text in ask(moving, "climbs")["climbs"])


def test_an_advance_without_bonuses_names_none() -> None:
    item = {"item": "advance_one", "markers": ["rover"], "steps": 1, "bonuses": False}
    state = table.a_game(tiles=table.BASE, markers={"rover": 8}, pending=[item, {"item": "synergy"}])
    climbs = ask(state, "climbs")["climbs"]
    assert climbs["advance rover"]["bonuses"] == []
    assert climbs["synergy rover"]["bonuses"] == [{"type": "move", "points": 3}]


# Medals that are certain.


def test_a_covered_city_takes_its_medals_away() -> None:
    tiles = [table.laid("I2-civ-energy-p", 6, 0)]
    found = brings(table.a_game("I2-rover-tech-p", planet="gaia", tiles=tiles), 5, 0)
    assert (found["cities"], found["medals"]) == ({"n": 1, "medals": 2}, 1 - 2)
    assert brings(table.a_game("I2-rover-tech-p", planet="gaia"), 5, 0)["medals"] == -2


def test_a_complete_part_of_cerberus_brings_medals() -> None:
    open_squares = ("h1", "i1", "a7", "a8", "l9")
    state = table.a_game("I2-rover-tech-p", planet="cerberus", patches=full("cerberus", *open_squares), lifepods=[])
    assert brings(state, 7, 0, 3)["parts"] == {"n": 1, "medals": 2}


def test_a_marker_that_has_only_one_way_brings_its_medal() -> None:
    markers = {"rover": 7, "tech": 5}
    assert brings(table.a_game("I2-rover-tech-p", markers=markers), 5, 0)["medals"] == 2
    ignoring = brings(table.a_game("I2-rover-tech-p", markers=markers, event=44), 5, 0)
    assert (ignoring["medals"], ignoring["ignored"]) == (0, 44)
    assert terrains(ignoring["steps"]) == ["rover", "tech"]


def test_medals_fall_where_climbing_lowers_the_score() -> None:
    state = table.a_game("I2-rover-tech-p", corporation="jump_drive", markers={"tech": 5})
    assert brings(state, 5, 0)["medals"] == -2


def test_a_patch_brings_the_medals_of_lines_and_cards() -> None:
    patches = full("ksb_4156", "f1", "b4")
    given: dict[str, Any] = {"patches": patches, "lifepods": [], "pending": [{"item": "patch"}]}
    assert ask(table.a_game(**given), "patches")["patches"]["f1"]["medals"] == 1 + 3
    assert ask(table.a_game(cards=[22], **given), "patches")["patches"]["f1"]["medals"] == 1 + 3 + 1


def test_open_electric_squares_fill_their_lines() -> None:
    assert table.player(table.a_game(planet="petra"))["filled"][5] == 7


# Bonuses that the event cancels.


@pytest.mark.parametrize(("event", "cancelled"), [(45, "patch"), (58, "synergy")])
def test_bonuses_that_the_event_cancels_are_told_apart(event: int, cancelled: str) -> None:
    given: dict[str, Any] = {"tiles": table.BASE, "pending": [table.station("biomass", 4)]}
    free = ask(table.a_game(**given), "climbs")["climbs"]["station biomass"]
    assert {"patch", "synergy"} <= {bonus["type"] for bonus in free["bonuses"]}
    found = ask(table.a_game(event=event, **given), "climbs")["climbs"]["station biomass"]
    assert {bonus["type"] for bonus in found["cancelled"]} & {"patch", "synergy"} == {cancelled}
    assert cancelled not in {bonus["type"] for bonus in found["bonuses"]}


# Why a tile does not fit.


def test_why_a_tile_does_not_fit_is_the_first_rule_that_it_breaks() -> None:
    begun = table.a_game("I2-civ-energy-p", tiles=table.BASE)
    assert why_not(table.a_game("I2-civ-energy-p"), 0, 0)["key"] == "illegal-off-planet"
    assert why_not(begun, 5, 0)["key"] == "illegal-covered"
    assert why_not(table.a_game("I2-civ-energy-p"), 6, 4)["key"] == "illegal-first-tile"
    assert why_not(table.a_game("I2-civ-energy-p", planet="charybdis"), 5, 0)["key"] == "illegal-first-tile-crater"
    assert why_not(begun, 6, 6)["key"] == "illegal-not-adjacent"
    assert why_not(table.a_game("I2-civ-energy-p", tiles=table.BASE, event=39), 6, 0) == {
        "key": "illegal-event",
        "args": {"event": {"term": "card-event-39"}},
    }


def test_the_restriction_of_the_planet_is_named() -> None:
    def on(planet: str, *patches: tuple[int, int], tile: str = "I2-civ-energy-p") -> State:
        return table.a_game(tile, planet=planet, patches=patches, lifepods=[])

    assert why_not(on("k_273", (5, 0)), 5, 1, 3)["key"] == "illegal-shores"
    assert why_not(on("arashi", (1, 4)), 1, 5)["key"] == "illegal-ring"
    assert why_not(on("tartarus", (5, 1)), 5, 2, 3)["key"] == "illegal-chasm"
    around = [(5, 0), (6, 0), (4, 1), (6, 1), (4, 2), (6, 2), (5, 3)]
    assert why_not(on("pajitnov", *around), 5, 1)["key"] == "illegal-slide"
    zone = {"key": "illegal-zone", "args": {"terrain": "energy"}}
    assert why_not(on("persephone", (6, 4)), 7, 3) == zone
    state = table.a_game(
        "I2-rover-tech-p",
        planet="persephone",
        corporation="jump_drive",
        patches=[(6, 4)],
        lifepods=[],
        unlocked=["D"],
    )
    assert why_not(state, 7, 3, more=" as energy") == zone


# The ways of a rover.


def test_a_rover_goes_as_far_as_its_points_last() -> None:
    state = table.a_game(rovers=[(5, 0), (5, 2)], points=2, lifepods=[], pending=[{"item": "synergy"}])
    ways = ask(state, "rover f1")["ways"]
    assert sorted(ways) == ["e2", "f2", "g1", "g2"]
    assert ways["g2"] in (["g1", "g2"], ["f2", "g2"])


def test_a_rover_keeps_off_the_chasm() -> None:
    state = table.a_game(planet="tartarus", rovers=[(5, 1)], points=3, lifepods=[], pending=[{"item": "synergy"}])
    assert "g3" not in ask(state, "rover f2")["ways"]


def test_a_diagonal_rover_crosses_the_chasm_where_the_planet_lets_it() -> None:
    ways = ask(table.a_rover_at_the_chasm(), "rover c6")["ways"]
    assert len(ways) == 32
    assert {"e3", "e9", "f3", "f4", "f8", "f9"} <= set(ways)


def test_free_squares_cost_a_rover_nothing() -> None:
    state = table.a_game(
        corporation="cosmos_inc",
        markers={"tech": 10},
        tiles=[table.laid("I2-energy-water-p", 5, 0)],
        rovers=[(6, 0)],
        points=1,
        lifepods=[],
        pending=[{"item": "synergy"}],
    )
    ways = ask(state, "rover g1")["ways"]
    assert ways["e2"] == ["f1", "e2"]


# What objectives count.


@pytest.mark.parametrize(("card", "change"), [(1, 1), (8, 1), (14, 0), (23, 1), (26, 0)])
def test_what_an_objective_counts_changes_with_the_tile(card: int, change: int) -> None:
    others = [other for other in (1, 8, 14, 23, 26) if other != card][:2]
    objectives = [other for other in range(1, 31) if other in OBJECTIVES and other not in (card, *others)]
    state = table.a_game(
        "I2-civ-energy-m",
        tiles=[table.laid("I2-civ-energy-p", 5, 0)],
        competitive=[card, *others],
        objective_deck=objectives,
    )
    assert brings(state, 6, 0)["counts"].get(str(card), 0) == change


# In whole games.


def moments(seed: int, **options: Any) -> list[State]:
    """Play a game at random and keep every position in which somebody is asked about more than one thing."""
    found: list[State] = []
    state = table.GAME.new(2, seed, {"sides": "random", **options})
    rng = Rng.seeded(seed)
    while not state.over:
        seat = state.deciders()[0]
        if table.GAME.topics(state, seat):
            found.append(state.clone())
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return found[:: max(1, len(found) // 25)]


GAMES = [(1, {}), (2, {"events": "hard"}), (3, {"events": "normal", "personal": True}), (4, {"events": "hard"})]


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_what_is_told_is_what_happens(seed: int, options: dict[str, Any]) -> None:
    told = 0
    for state in moments(seed, **options):
        seat = state.deciders()[0]
        before = state.to_json()
        for topic in table.GAME.topics(state, seat):
            found: Found = dict(table.GAME.inspect(state, seat, topic))
            kind, _, rest = topic.partition(" ")
            told += 1
            if kind == "placements":
                placed(state, seat, rest, found)
            elif kind == "patches":
                for square, entry in list(found["patches"].items())[:6]:
                    gained(state, seat, [f"patch {square}"], entry, 0)
            elif kind == "climbs":
                for text, entry in found["climbs"].items():
                    climbed(state, seat, text, entry)
            elif kind == "rover":
                for way in found["ways"].values():
                    driven(state, seat, rest, way)
        assert state.to_json() == before
    assert told > 20


def placed(state: State, seat: int, rest: str, found: Found) -> None:
    """See that a tile can lie just where it is said, and that the planet brings what is said."""
    ring, _, pose = rest.partition(" ")
    taken = [f"take {ring}"] if ring in ("large", "small") else []
    world = state.clone()
    for text in taken:
        world.apply(seat, world.parse(seat, text))
    pose = pose if taken else rest
    legal = {text.split()[1] for text in legal_texts(world, seat) if text == f"place {text.split()[1]} {pose}"}
    assert legal == set(found["brings"])
    refused = {corner for entry in found["refused"] for corner in entry["corners"]}
    assert not refused & legal
    for corner, entry in list(found["brings"].items())[:3]:
        medals = entry["medals"] - sum(step["medals"] for step in [*entry["steps"], *(entry["energy"] or [])])
        gained(state, seat, [*taken, f"place {corner} {pose}"], entry, medals - entry["medals"])


def gained(state: State, seat: int, answers: list[str], entry: Found, more: int) -> None:
    """See that answers bring the medals of the planet and of cards that were told, and nothing else does."""
    world = state.clone()
    before = world.scores()[seat].parts
    for text in answers:
        action = world.parse(seat, text)
        # Not what would follow by itself.
        world.asked(seat).apply(world, action, None)
        world.forget_offers()
    after = world.scores()[seat].parts
    assert after["planet"] + after["civ"] - before["planet"] - before["civ"] == entry["medals"] + more
    if answers[-1].startswith("place "):
        complete = sum(line["medals"] for line in entry["complete"])
        planet = complete - entry["blocked"] - entry["cities"]["medals"] + entry["parts"]["medals"]
        assert entry["medals"] + more == planet


def climbed(state: State, seat: int, text: str, entry: Found) -> None:
    """See that a marker goes where it was said."""
    world = state.clone()
    events: list[Any] = []
    world.apply(seat, world.parse(seat, text), events)
    facts = [event.to_json() for event in events]
    moved = [
        [fact["track"], fact["row"]]
        for fact in facts
        if fact["event"] in ("advanced", "crossed", "repeated", "regressed") and fact["marker"] == entry["marker"]
    ]
    assert moved[: len(entry["cells"])] == entry["cells"]


def driven(state: State, seat: int, start: str, way: list[str]) -> None:
    """See that a rover can really go that way."""
    world = state.clone()
    here = start
    for there in way:
        if f"move {here} {there}" not in legal_texts(world, seat):
            assert any(text.startswith("stow ") for text in legal_texts(world, seat)), (
                "only a question comes in between"
            )
            return
        world.apply(seat, world.parse(seat, f"move {here} {there}"))
        here = there


def test_nothing_can_be_asked_about_what_is_not_there() -> None:
    state = table.a_game("I2-civ-energy-p", tiles=table.BASE)
    for topic in ("", "placements", "placements r9", "placements large r0", "rover f1", "climbs", "the weather"):
        with pytest.raises(IllegalAction) as caught:
            table.GAME.inspect(state, 0, topic)
        assert caught.value.message.key == "illegal-topic"
    assert table.GAME.topics(state, 1) == ()
    play(state, table.put(6, 0))
    assert "placements r0" not in table.GAME.topics(state, 0)
