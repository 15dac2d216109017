"""Live play: two clients and a spectator, undo, stale clicks, shared screens, bots, chat, hints."""

from __future__ import annotations

import time

from server.clients import Guest, Live, Server


def two_players(vega: Guest, rigel: Guest) -> tuple[str, Live, Live]:
    """Seat two people at a new table and open it for both."""
    table = vega.new_table("me", "open")
    rigel.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "invitation": table["invitation"]})
    lives = [guest.open(table["id"]) for guest in (vega, rigel)]
    for live in lives:
        assert live.receive()["type"] == "hello"
        live.until_type("position")
    return table["id"], lives[0], lives[1]


def hide_both(first: Live, second: Live) -> None:
    first.answer()
    second.answer()
    first.until_number(2)
    second.until_number(2)


def test_two_players_and_a_spectator_see_the_same_game_to_its_end(server: Server, vega: Guest, rigel: Guest) -> None:
    table, first, second = two_players(vega, rigel)
    spectator = Live(server, table)
    hide_both(first, second)
    lives = (first, second)
    while not first.position["over"]:
        live = lives[first.position["deciders"][0]]
        number = live.answer(lambda actions: actions[-1])["number"]
        for other in lives:
            other.until_number(number)
    spectator.until_number(first.position["number"])
    for live in (first, second, spectator):
        assert live.position["over"]
        assert live.position["winners"] == first.position["winners"] != []
        assert live.position["scores"] == first.position["scores"]
        numbers = [entry["number"] for frame in live.frames if frame["type"] == "position" for entry in frame["log"]]
        assert numbers == list(range(first.position["number"] + 1))
    assert spectator.position["asks"] == []
    assert spectator.position["viewer"] is None
    assert spectator.position["spectators"] == 1


def test_each_client_is_asked_only_for_its_own_seat(vega: Guest, rigel: Guest) -> None:
    _, first, second = two_players(vega, rigel)
    assert [ask["seat"] for ask in first.position["asks"]] == [0]
    assert [ask["seat"] for ask in second.position["asks"]] == [1]
    assert first.position["deciders"] == [0, 1]
    mine = [seat["mine"] for seat in second.position["seats"]]
    assert mine == [False, True]


def test_a_stale_click_is_refused_and_redrawn(vega: Guest, rigel: Guest) -> None:
    _, first, second = two_players(vega, rigel)
    hide_both(first, second)
    first.answer()
    refused = first.act(0, "end", number=2)
    assert (refused["type"], refused["error"]) == ("error", "stale")
    assert refused["message"]["key"] == "error-stale"
    assert first.until_type("position")["number"] == 3
    assert first.act(0, "end")["number"] == 4


def test_undo_takes_back_one_action_or_the_whole_turn(vega: Guest, rigel: Guest) -> None:
    _, first, second = two_players(vega, rigel)
    hide_both(first, second)
    assert first.position["asks"][0]["undo"] == 0
    first.answer()
    assert first.position["asks"][0]["undo"] is None
    before = first.position["view"]
    for _ in range(3):
        first.answer()
    (ask,) = first.position["asks"]
    assert ask["undo"] == 3
    assert first.position["undo"] == [{"seat": 0, "to": 3, "actions": 3}]
    done = first.ask("undo", seat=0, number=first.position["number"])
    assert (first.until_number(done["number"])["step"], done["number"]) == (5, 7)
    done = first.ask("undo", seat=0, number=7, to=3)
    position = first.until_number(done["number"])
    assert (position["step"], position["number"], position["view"]) == (3, 8, before)
    assert position["log"][-1]["back_to"] == 3
    seen = second.until_number(8)
    assert seen["step"] == 3
    refused = first.ask("undo", seat=0, number=8)
    assert refused["error"] == "no-undo"


def test_nobody_plays_the_seat_of_another(server: Server, vega: Guest, rigel: Guest) -> None:
    table, first, second = two_players(vega, rigel)
    text = first.position["asks"][0]["actions"][0]["text"]
    stranger = Guest(server, "Nobody").open(table)
    nameless = Live(server, table)
    for live in (second, stranger, nameless):
        live.until_type("position") if not live.position else None
        for kind, more in (("act", {"text": text}), ("undo", {}), ("hint", {})):
            assert live.ask(kind, seat=0, number=0, **more)["error"] == "not-yours"
        assert live.ask("take_back", seat=0)["error"] == "not-yours"
        assert live.ask("look", seat=0)["error"] == "not-yours"
    assert stranger.ask("hand_over", seat=0, level="cadet")["error"] == "not-yours"
    assert first.act(0, text)["type"] == "done"


def test_an_illegal_action_says_why(vega: Guest, rigel: Guest) -> None:
    _, first, _ = two_players(vega, rigel)
    refused = first.act(0, "roll")
    assert refused["error"] == "illegal"
    assert refused["message"] == {"key": "illegal-not-offered", "args": {"action": "roll"}}
    assert refused["text"] == "“roll” is not possible now."


def test_after_a_lost_connection_only_the_news_come(vega: Guest, rigel: Guest) -> None:
    table, first, second = two_players(vega, rigel)
    hide_both(first, second)
    first.close()
    seen = second.until(lambda frame: frame["type"] == "seats" and not frame["seats"][0]["online"])
    assert seen["seats"][0]["away_since"] is not None
    again = vega.open(table, since=1)
    position = again.until_type("position")
    assert [entry["number"] for entry in position["log"]] == [2]
    assert not position["history"]
    fresh = vega.open(table)
    position = fresh.until_type("position")
    assert [entry["number"] for entry in position["log"]] == [0, 1, 2]
    assert position["history"]


def test_a_shared_screen_plays_several_seats(vega: Guest) -> None:
    table = vega.new_table("me", {"kind": "here", "name": "Rigel"})
    assert [(seat["name"], seat["mine"]) for seat in table["seats"]] == [("Vega", True), ("Rigel", True)]
    live = vega.open(table["id"])
    live.until_type("position")
    assert [ask["seat"] for ask in live.position["asks"]] == [0, 1]
    assert live.position["viewer"] == 0
    live.send("look", seat=1)
    assert live.until_type("position")["viewer"] == 1
    live.send("look", seat=None)
    assert live.until_type("position")["viewer"] == 0
    while not live.position["over"]:
        assert live.position["viewer"] == live.position["asks"][0]["seat"]
        live.answer(lambda actions: actions[-1])
    told = [event for frame in live.frames for entry in frame.get("log", []) for event in entry["events"]]
    assert all("gem" not in event and "gems" not in event for event in told if event["event"] in ("hid", "dealt"))


def test_bots_answer_one_by_one_and_a_game_ends(vega: Guest) -> None:
    table = vega.new_table("me", {"kind": "bot", "level": "cadet"}, {"kind": "bot", "level": "pilot"})
    names = [seat["name"] for seat in table["seats"]]
    assert len(set(names)) == 3
    live = vega.open(table["id"])
    while not live.position.get("over"):
        live.answer(lambda actions: actions[-1])
    assert vega.get(f"/api/tables/{table['id']}")["status"] == "over"


def test_a_slow_bot_does_not_delay_another_table(vega: Guest, rigel: Guest) -> None:
    slow = vega.new_table("me", {"kind": "bot", "level": "admiral"})
    quick = rigel.new_table("me", {"kind": "bot", "level": "cadet"})
    watching = vega.open(slow["id"])
    watching.until_type("position")
    assert watching.position["thinking"] == [1]
    playing = rigel.open(quick["id"])
    began = time.monotonic()
    playing.answer()
    playing.answer()
    assert time.monotonic() - began < 0.45
    playing.close()
    watching.close()


def test_a_hint_says_what_the_best_choices_are_worth(vega: Guest, rigel: Guest) -> None:
    _, first, second = two_players(vega, rigel)
    offered = [action["text"] for action in first.position["asks"][0]["actions"]]
    hint = first.ask("hint", seat=0, number=0)
    assert [advice["text"] for advice in hint["advice"]] == offered
    assert hint["advice"][0]["value"] == 0.5
    assert hint["advice"][0]["label"]["key"] == "toy-action"
    hide_both(first, second)
    assert first.ask("hint", seat=0, number=0)["error"] == "stale"
    assert second.ask("hint", seat=1, number=2)["error"] == "stale"


def test_hints_can_be_forbidden(vega: Guest) -> None:
    live = vega.open(vega.new_table("me", {"kind": "bot", "level": "cadet"}, hints=False)["id"])
    live.until_type("position")
    assert live.ask("hint", seat=0, number=live.position["number"])["error"] == "no-hints"


def test_everybody_reads_the_chat(server: Server, vega: Guest, rigel: Guest) -> None:
    table, first, second = two_players(vega, rigel)
    first.send("chat", text="  Hello,\n there ")
    line = second.until_type("chat")["chat"][0]
    assert (line["name"], line["seat"], line["text"]) == ("Vega", 0, "Hello, there")
    watcher = Guest(server, "Mira").open(table)
    assert watcher.receive()["chat"][0]["text"] == "Hello, there"
    watcher.send("chat", text="Good luck")
    line = first.until(lambda frame: frame["type"] == "chat" and frame["chat"][0]["name"] == "Mira")["chat"][0]
    assert line["seat"] is None
    assert first.ask("chat", text="x" * 501)["error"] == "chat-length"
    assert first.ask("chat", text=" ")["error"] == "chat-length"
    nameless = Live(server, table)
    nameless.until_type("position")
    assert nameless.ask("chat", text="Hi")["error"] == "no-name"


def test_a_seat_is_handed_to_a_bot_and_taken_back(vega: Guest, rigel: Guest) -> None:
    _, first, second = two_players(vega, rigel)
    second.answer()
    assert second.ask("hand_over", seat=1, level="cadet")["type"] == "done"
    first.answer()
    first.answer()
    first.answer(lambda actions: actions[-1])
    position = first.until(lambda frame: frame["type"] == "position" and frame["asks"])
    assert position["seats"][1]["stand_in"] == "cadet"
    assert position["seats"][1]["kind"] == "person"
    refused = second.act(1, "roll", number=position["number"])
    assert refused["error"] == "handed-over"
    assert second.ask("take_back", seat=1)["type"] == "done"
    first.answer()
    first.answer(lambda actions: actions[-1])
    assert second.until(lambda frame: frame["type"] == "position" and frame["asks"])["asks"][0]["seat"] == 1


def test_only_the_seat_of_somebody_who_has_gone_is_handed_over_by_others(vega: Guest, rigel: Guest) -> None:
    _, first, second = two_players(vega, rigel)
    assert first.ask("hand_over", seat=1, level="pilot")["error"] == "not-away"
    second.close()
    first.until(lambda frame: frame["type"] == "seats" and not frame["seats"][1]["online"])
    assert first.ask("hand_over", seat=1, level="pilot")["error"] == "not-away"
    time.sleep(0.35)
    assert first.ask("hand_over", seat=0, level="general")["error"] == "no-level"
    assert first.ask("hand_over", seat=1, level="admiral")["type"] == "done"
    handed = first.until(lambda frame: frame["type"] == "position" and frame["seats"][1]["stand_in"])
    assert handed["seats"][1]["stand_in"] == "pilot", "the table chooses who plays for somebody who is away"
    first.answer()
    assert first.until_number(2)["step"] == 2


def test_bots_alone_play_only_while_somebody_watches(server: Server, vega: Guest) -> None:
    table = vega.new_table({"kind": "bot", "level": "cadet"}, {"kind": "bot", "level": "cadet"})["id"]
    time.sleep(0.1)
    assert vega.get(f"/api/tables/{table}")["step"] == 0
    watching = Live(server, table)
    watching.until(lambda frame: frame["type"] == "position" and frame["over"])


def test_the_slowest_reader_sets_the_pace_of_bots(server: Server, vega: Guest) -> None:
    table = vega.new_table({"kind": "bot", "level": "cadet"}, {"kind": "bot", "level": "cadet"})["id"]
    watching = Live(server, table, query="?pace=0.15")
    began = time.monotonic()
    watching.until_number(4)
    assert time.monotonic() - began > 0.4
    assert watching.ask("pace", seconds=99)["error"] == "malformed"
    assert watching.ask("pace", seconds=0)["type"] == "done"
    watching.until(lambda frame: frame["type"] == "position" and frame["over"])


def test_a_chatterbox_is_slowed_down(vega: Guest) -> None:
    live = vega.open(vega.new_table("me", "open")["id"])
    live.until_type("position")
    answers = [live.ask("chat", text=f"line {number}")["type"] for number in range(13)]
    assert answers[:10] == ["done"] * 10
    assert "error" in answers
