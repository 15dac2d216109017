"""Several browsers at one table: joining by link, a spectator, a killed server, stale clicks, the end and a rematch."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import Seat
from browser.house import House
from browser.player import ANSWERS, Player
from playwright.sync_api import expect

RECORD = Path(__file__).parent.parent / "games" / "alien_frontiers" / "records" / "2-greedy-greedy.txt"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[House]:
    """Give a server that may be killed."""
    house = House(tmp_path / "data")
    yield house
    house.stop()


def join(host: Player, guest: Player, *more: dict[str, str]) -> str:
    """Let the guest come to the host's table by its link and take the open seat; gives the table's id."""
    table = host.new_table({"kind": "me", "name": "Vega"}, {"kind": "open"}, *more)
    host.go(f"/table/{table['id']}#{table['invitation']}")
    expect(host.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    link = host.page.locator(".link code").inner_text()
    guest.go(link)
    take = guest.page.get_by_role("button", name="Take this seat")
    expect(take).to_be_visible()
    assert "#" not in guest.page.url, "the invitation stays in the address"
    take.click()
    for player in (host, guest):
        player.page.wait_for_selector("[data-number]")
    return str(table["id"])


def act(players: list[Player], chance: random.Random) -> None:
    """Let whoever is asked act once."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for player in players:
            if player.page.locator(".ask.mine").count():
                player.act_by_mouse(chance)
                return
        players[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def turn_of_a_person(house: House, table: str) -> Any:
    """Wait until the bot has played its turn, and give the table as it stands then."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        shown = house.get(f"/api/tables/{table}")
        if 2 not in shown["deciders"]:
            return shown
        time.sleep(0.05)
    raise AssertionError("the bot does not play on")


def told(player: Player) -> dict[int, str]:
    """Give the planet that a browser was shown at each number."""
    return {
        frame["number"]: json.dumps(frame["view"]["territories"], sort_keys=True)
        for frame in player.frames
        if frame["type"] == "position" and frame["view"] is not None
    }


def test_two_browsers_a_spectator_and_a_killed_server(seat: Seat, mortal: House) -> None:
    vega, rigel, watcher = (seat(name, at=mortal) for name in ("Vega", "Rigel", ""))
    table = join(vega, rigel, {"kind": "bot", "level": "admiral"})
    watcher.open_table(table)
    expect(watcher.page.locator(".ask.mine")).to_have_count(0)
    chance = random.Random(4)
    for _ in range(ANSWERS):
        before = mortal.get(f"/api/tables/{table}")
        if before["step"] and before["deciders"] == [2]:
            break
        act([vega, rigel], chance)
    else:
        raise AssertionError("it is never the bot's turn")
    # The server dies while the bot thinks, or just after it has answered: either way its turn goes on.
    mortal.kill()
    for player in (vega, rigel, watcher):
        expect(player.page.get_by_role("alert")).to_be_visible()
    mortal.start()
    after = turn_of_a_person(mortal, table)
    assert after["step"] > before["step"]
    for player in (vega, rigel, watcher):
        expect(player.page.get_by_role("alert")).to_have_count(0)
        player.until_step(after["step"])
    log = mortal.get(f"/api/tables/{table}/log?from=0&to=400")["log"]
    assert [entry["number"] for entry in log] == list(range(len(log))), "something is lost or doubled"
    # What both were shown of the planet is the same, before and after.
    shown = told(vega), told(rigel)
    common = set(shown[0]) & set(shown[1])
    assert max(common) > before["number"] > min(common)
    assert all(shown[0][number] == shown[1][number] for number in common)
    hidden = [frame for frame in watcher.frames if frame["type"] == "position"]
    assert hidden
    assert all(not frame["asks"] and not frame["undo"] and frame["viewer"] is None for frame in hidden)
    assert all(entry["text"] is None for frame in hidden for entry in frame["log"])
    mine = [entry for frame in vega.frames if frame["type"] == "position" for entry in frame["log"]]
    assert all(entry["text"] is None for entry in mine if entry["seat"] not in (0, None))
    for player in (vega, rigel, watcher):
        for frame in player.frames:
            assert "seed" not in json.dumps(frame), "the seed tells what comes"


def test_a_stale_click_is_refused_and_changes_nothing(seat: Seat) -> None:
    vega = seat("Vega")
    table = vega.new_table({"kind": "me", "name": "Vega"}, {"kind": "here", "name": "Rigel"}, seed=7)["id"]
    vega.open_table(table)
    vega.until_asked()
    # Every click is sent as if it had been made on the first position.
    vega.page.evaluate("""() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (data) {
        const message = JSON.parse(data);
        if (message.type === 'act') message.number = 0;
        return send.call(this, JSON.stringify(message));
      };
    }""")
    chance = random.Random(1)
    vega.act_by_mouse(chance)
    vega.until_step(1)
    vega.until_asked()
    for _ in range(4):
        if vega.page.locator("[data-confirm]").count():
            break
        node = vega._wish(chance)
        assert node
        node.click()
    vega.page.locator("[data-confirm]").first.click()
    expect(vega.page.locator(".toast, [role=status] > *").first).to_be_visible()
    errors = [frame for frame in vega.frames if frame["type"] == "error"]
    assert [error["error"] for error in errors] == ["stale"]
    assert vega.get(f"/api/tables/{table}")["step"] == 1
    vega.until_asked()  # and the page goes on


def test_undo_the_last_action_and_the_whole_turn(seat: Seat) -> None:
    vega = seat("Vega")
    table = vega.new_table({"kind": "me", "name": "Vega"}, {"kind": "bot", "level": "cadet"}, seed=7)["id"]
    vega.open_table(table)
    chance = random.Random(2)
    for _ in range(3):
        vega.act_by_mouse(chance)
    assert vega.step == 3
    vega.page.get_by_role("button", name="Undo", exact=True).click()
    vega.page.wait_for_selector("[data-step='2']")
    vega.act_by_mouse(chance)
    vega.page.wait_for_selector("[data-step='3']")
    vega.page.get_by_role("button", name="Undo my whole turn").click()
    vega.page.wait_for_selector("[data-step='1']")  # a roll is never taken back
    assert vega.get(f"/api/tables/{table}")["step"] == 1


def test_the_end_a_rematch_and_chat(seat: Seat, house: House) -> None:
    text = RECORD.read_text()
    steps = sum(line.startswith("p") and line[1].isdigit() for line in text.split("\n\n", 1)[1].splitlines())
    vega = seat("Vega")
    table = vega.play_on(
        house.upload(text), steps - 1, {"kind": "me", "name": "Vega"}, {"kind": "here", "name": "Rigel"}
    )
    vega.open_table(table)
    vega.page.get_by_role("tab", name="Chat").click()
    vega.page.get_by_placeholder("Write to the table").fill("Good game!")
    vega.press("Enter")
    vega.sees("Good game!")
    vega.finish(random.Random(1))
    vega.page.get_by_role("button", name="Rematch").click()
    vega.page.wait_for_url(lambda url: table not in url)
    vega.until_asked()
    assert vega.get(f"/api/tables/{table}")["rematch"] == vega.table


def test_a_hint_shows_what_the_admiral_would_do(seat: Seat) -> None:
    vega = seat("Vega")
    table = vega.new_table({"kind": "me", "name": "Vega"}, {"kind": "bot", "level": "cadet"}, seed=7)["id"]
    vega.open_table(table)
    vega.act_by_mouse(random.Random(1))
    vega.until_asked()
    vega.page.get_by_role("button", name="What would the admiral do?").click()
    advice = vega.page.get_by_role("group", name="The admiral’s advice, with the chance to win")
    expect(advice).to_be_visible()
    expect(advice.get_by_role("button").first).to_contain_text("%")
    expect(vega.page.locator('[data-state="settled"]').first).to_be_visible()
    step = vega.step
    advice.get_by_role("button").first.click()
    vega.until_step(step + 1)
