"""The lobby: guests, games, texts, making tables, sitting down, leaving, rematch."""

from __future__ import annotations

import pytest
from server.clients import Guest, Server


def test_a_guest_is_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    guest = Guest(server)
    reply = guest.http.get("/api/me", headers={"cookie": ""})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert reply.json()["name"] == ""
    guest.post("/api/me", {"name": "  Vega \n"}, method="PUT")
    assert guest.get("/api/me")["name"] == "Vega"
    assert "set-cookie" not in guest.http.get("/api/me").headers


def test_a_forged_cookie_is_nobody(server: Server, vega: Guest) -> None:
    known = vega.get("/api/me")["id"]
    for forged in (f"{known}.", f"{known}.AAAA", known, f"{known}.{'x' * 43}", "ключ", "a" * 5000, "🚀.🚀"):
        reply = vega.http.get("/api/me", headers={b"cookie": f"cosmodrome={forged}".encode()})
        assert reply.status_code == 200
        assert reply.json()["id"] != known


def test_the_key_of_the_cookies_is_only_for_this_user(server: Server) -> None:
    assert (server.data / "cookie.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u0000"])
def test_a_name_is_neither_empty_nor_long(vega: Guest, name: str) -> None:
    assert vega.post("/api/me", {"name": name}, method="PUT", status=400)["error"] == "no-name"


def test_games_say_what_can_be_chosen(vega: Guest) -> None:
    offer = vega.get("/api/games")
    (game,) = offer["games"]
    assert (game["key"], game["rules"], game["seats"]) == ("toy", 1, [2, 3])
    assert game["options"] == [{"key": "bright", "choices": [False, True], "default": False, "seats": [2, 3]}]
    assert offer["levels"] == ["cadet", "pilot", "commander", "admiral"]
    assert offer["colors"] == ["red", "blue", "green", "yellow", "violet", "pearl"]


def test_texts_and_rules_come_in_both_languages(vega: Guest) -> None:
    assert "Спрячьте камень" in vega.http.get("/api/texts/ru/toy").text
    assert "error-stale = " in vega.http.get("/api/texts/en").text
    assert "seat-turn = " in vega.http.get("/api/texts/ru").text
    assert vega.http.get("/api/games/toy/rules/en").text.startswith("# Toy")
    for path in ("/api/texts/xx", "/api/texts/en/nothing", "/api/games/toy/rules/..%2fen", "/api/texts/..%2f..%2fen"):
        assert vega.http.get(path).status_code == 404


def test_a_table_waits_for_its_players_and_then_begins(vega: Guest, rigel: Guest) -> None:
    table = vega.new_table({"kind": "me", "color": "pearl"}, "open", {"kind": "bot", "level": "cadet"})
    assert (table["status"], table["creator"], table["deciders"]) == ("waiting", True, [])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    seen = rigel.get(f"/api/tables/{table['id']}")
    assert (seen["invitation"], seen["creator"]) == (None, False)
    live = vega.open(table["id"])
    position = live.until_type("position")
    assert (position["asks"], position["viewer"], position["status"]) == ([], None, "waiting")
    assert live.ask("act", seat=0, number=0, text="roll")["error"] == "not-playing"
    seat = {"seat": 1, "invitation": table["invitation"], "color": "violet", "name": "Rigel II"}
    sat = rigel.post(f"/api/tables/{table['id']}/sit", seat)
    assert (sat["status"], sat["my_turn"]) == ("playing", True)
    assert (sat["seats"][1]["name"], sat["seats"][1]["color"]) == ("Rigel II", "violet")
    begun = live.until(lambda frame: frame["type"] == "position" and frame["status"] == "playing")
    assert (begun["viewer"], begun["asks"][0]["seat"]) == (0, 0)
    assert begun["log"][0]["number"] == 0


def test_the_id_of_a_table_gives_no_seat(vega: Guest, rigel: Guest) -> None:
    table = vega.new_table("me", "open")
    for token in (None, "", table["id"], "x" * 22, "ключ"):
        refused = rigel.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "invitation": token}, status=403)
        assert refused["error"] == "invitation"
    good = {"seat": 1, "invitation": table["invitation"]}
    assert rigel.post(f"/api/tables/{table['id']}/sit", {**good, "seat": 0}, status=409)["error"] == "seat-taken"
    assert rigel.post(f"/api/tables/{table['id']}/sit", {**good, "seat": 7}, status=404)["error"] == "no-seat"
    assert rigel.post(f"/api/tables/{table['id']}/sit", {**good, "seat": -1}, status=404)["error"] == "no-seat"
    assert rigel.post(f"/api/tables/{table['id']}/sit", {**good, "color": "red"}, status=409)["error"] == "color-taken"
    assert rigel.post(f"/api/tables/{table['id']}/sit", {**good, "color": "mud"}, status=400)["error"] == "no-color"
    rigel.post(f"/api/tables/{table['id']}/sit", good)


def test_who_has_no_name_yet_sits_down_with_one(server: Server, vega: Guest) -> None:
    newcomer = Guest(server)
    table = vega.new_table("me", "open")
    sit = {"seat": 1, "invitation": table["invitation"]}
    assert newcomer.post(f"/api/tables/{table['id']}/sit", sit, status=400)["error"] == "no-name"
    newcomer.post(f"/api/tables/{table['id']}/sit", {**sit, "name": "Mira"})
    assert newcomer.get("/api/me")["name"] == "Mira"
    assert (
        Guest(server).post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2}, status=400)["error"]
        == "no-name"
    )


def test_seats_change_while_the_table_waits(vega: Guest, rigel: Guest) -> None:
    table = vega.new_table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    rigel.post(f"{path}/sit", {"seat": 1, "invitation": table["invitation"]})
    assert (
        rigel.post(f"{path}/seats/2", {"kind": "bot", "level": "cadet"}, method="PATCH", status=403)["error"]
        == "not-creator"
    )
    assert rigel.post(f"{path}/seats/0", {"name": "Mine"}, method="PATCH", status=403)["error"] == "not-yours"
    assert rigel.post(f"{path}/seats/1", {"color": "pearl"}, method="PATCH")["seats"][1]["color"] == "pearl"
    assert rigel.post(f"{path}/leave", {"seat": 0}, status=403)["error"] == "not-yours"
    assert rigel.post(f"{path}/leave", {"seat": 1})["seats"][1]["kind"] == "open"
    assert rigel.get("/api/tables")["tables"] == []
    vega.post(f"{path}/seats/1", {"kind": "bot", "level": "cadet"}, method="PATCH")
    assert vega.post(f"{path}/seats/1", {"kind": "open"}, method="PATCH")["seats"][1]["kind"] == "open"
    vega.post(f"{path}/seats/1", {"kind": "bot", "level": "admiral"}, method="PATCH")
    begun = vega.post(f"{path}/seats/2", {"kind": "bot", "level": "admiral"}, method="PATCH")
    assert begun["status"] == "playing"
    assert vega.post(f"{path}/seats/2", {"kind": "open"}, method="PATCH", status=409)["error"] == "not-waiting"
    assert vega.post(f"{path}/leave", {"seat": 0}, status=409)["error"] == "not-waiting"
    assert vega.post(f"{path}/seats/0", {"name": "Vega Prime"}, method="PATCH")["seats"][0]["name"] == "Vega Prime"


def test_my_tables_say_whose_turn_it_is(server: Server, vega: Guest, rigel: Guest) -> None:
    waiting = vega.new_table("me", "open")["id"]
    table = vega.new_table("me", "open")
    rigel.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "invitation": table["invitation"]})
    listed = vega.get("/api/tables")["tables"]
    assert [one["id"] for one in listed] == [table["id"], waiting]
    assert [one["my_turn"] for one in listed] == [True, False]
    assert [one["id"] for one in rigel.get("/api/tables")["tables"]] == [table["id"]]
    assert Guest(server).get("/api/tables")["tables"] == []


def test_a_table_is_closed_only_by_its_maker_and_alone(vega: Guest, rigel: Guest) -> None:
    table = vega.new_table("me", "open")
    path = f"/api/tables/{table['id']}"
    assert rigel.post(path, method="DELETE", status=403)["error"] == "not-creator"
    rigel.post(f"{path}/sit", {"seat": 1, "invitation": table["invitation"]})
    assert vega.post(path, method="DELETE", status=409)["error"] == "not-alone"
    lone = vega.new_table("me", "open")
    assert vega.post(f"/api/tables/{lone['id']}", method="DELETE") == {"closed": True}
    assert vega.get(f"/api/tables/{lone['id']}", status=404)["error"] == "no-table"


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, 404, "no-game"),
        ({"game": "toy", "seats": [{"kind": "me"}]}, 400, "bad-setup"),
        ({"game": "toy", "seats": [{"kind": "me"}] * 2000}, 400, "bad-setup"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 400, "no-level"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "general"}]}, 400, "no-level"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "ghost"}]}, 400, "malformed"),
        (
            {"game": "toy", "seats": [{"kind": "me", "color": "red"}, {"kind": "open", "color": "red"}]},
            409,
            "color-taken",
        ),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"dark": True}}, 400, "bad-setup"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"bright": 1}}, 400, "bad-setup"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 7}, 400, "seed"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "cheat": 7}, 400, "malformed"),
        ({"game": "toy"}, 400, "malformed"),
        ([], 400, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(vega: Guest, body: object, status: int, error: str) -> None:
    refused = vega.post("/api/tables", body, status=status)
    assert refused["error"] == error
    assert refused["text"]
    assert "⟦" not in refused["text"]
    assert error != "no-game" or "“chess”" in refused["text"]
    assert vega.get("/api/tables")["tables"] == []


def test_a_rematch_seats_the_same_people_once(vega: Guest, rigel: Guest) -> None:
    table = vega.new_table("me", "open")
    path = f"/api/tables/{table['id']}"
    rigel.post(f"{path}/sit", {"seat": 1, "invitation": table["invitation"]})
    assert vega.post(f"{path}/rematch", status=409)["error"] == "not-over"
    lives = [vega.open(table["id"]), rigel.open(table["id"])]
    for live in lives:
        live.answer()
    while not lives[0].position["over"]:
        number = lives[lives[0].until_number(2)["deciders"][0]].answer(lambda actions: actions[-1])["number"]
        for live in lives:
            live.until_number(number)
    again = rigel.post(f"{path}/rematch", status=201)
    assert lives[0].until_type("rematch")["table"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Rigel", "Vega"]
    assert again["status"] == "playing"
    assert vega.post(f"{path}/rematch")["id"] == again["id"]
    assert vega.get(path)["rematch"] == again["id"]


def test_the_api_describes_itself(vega: Guest) -> None:
    description = vega.get("/api/openapi.json")
    assert description["openapi"].startswith("3.1")
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], (method, path)
    new = description["paths"]["/api/tables"]["post"]
    assert new["requestBody"]["content"]["application/json"]["schema"]["$ref"] == "#/components/schemas/NewTable"
    text = vega.http.get("/api/docs").text
    assert "/api/tables/{table}/live" in text
    assert '"type": "hand_over"' in text
    assert '"type": "position"' in text
    assert "http://" not in text.replace("http://127.0.0.1", "")
