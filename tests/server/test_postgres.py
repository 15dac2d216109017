"""Servers on PostgreSQL: what holds on a file holds there, for two servers at once, and after the database was away."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.clients import Guest, Server
from server.test_archive import played as played
from server.test_archive import test_a_game_is_played_on_from_any_position as test_a_game_is_played_on_from_any_position
from server.test_archive import test_every_position_can_be_looked_at_again as test_every_position_can_be_looked_at_again
from server.test_lobby import test_a_rematch_seats_the_same_people_once as test_a_rematch_seats_the_same_people_once
from server.test_lobby import (
    test_a_table_waits_for_its_players_and_then_begins as test_a_table_waits_for_its_players_and_then_begins,
)
from server.test_lobby import test_my_tables_say_whose_turn_it_is as test_my_tables_say_whose_turn_it_is
from server.test_play import (
    test_after_a_lost_connection_only_the_news_come as test_after_a_lost_connection_only_the_news_come,
)
from server.test_play import test_bots_answer_one_by_one_and_a_game_ends as test_bots_answer_one_by_one_and_a_game_ends
from server.test_play import test_everybody_reads_the_chat as test_everybody_reads_the_chat
from server.test_play import (
    test_undo_takes_back_one_action_or_the_whole_turn as test_undo_takes_back_one_action_or_the_whole_turn,
)
from support.places import InPostgres
from support.postgres import Cluster


@pytest.fixture(scope="module")
def server(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server without a folder: nothing of it may be needed."""
    folder = tmp_path_factory.mktemp("nothing") / "nothing"
    running = Server(folder, "--database", postgres.database())
    yield running
    running.stop()
    assert not folder.exists()


def moved_to(guest: Guest, server: Server) -> Guest:
    """Let a guest go on at another server, with the same cookie."""
    guest.server = server
    guest.http = httpx.Client(base_url=server.address, cookies=guest.http.cookies)
    return guest


def test_two_servers_know_the_same_guests_and_tables(database: str, tmp_path: Path) -> None:
    servers = [Server(tmp_path, "--database", database) for _ in range(2)]
    vega = Guest(servers[0], "Vega")
    table = vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"]
    vega.open(table).answer()
    moved_to(vega, servers[1])
    assert vega.get("/api/me")["name"] == "Vega"
    assert [seat["mine"] for seat in vega.get(f"/api/tables/{table}")["seats"]] == [True, True]
    assert vega.open(table).answer()["step"] == 2
    stale = moved_to(vega, servers[0]).open(table)
    stale.until_type("position")
    asked = stale.position["asks"][0]
    stale.send("act", seat=asked["seat"], number=1, text=asked["actions"][0]["text"])
    assert stale.until_type("error")["error"] == "stale"
    assert stale.until(lambda frame: frame["type"] == "position" and frame["number"] == 2)["step"] == 2
    for server in servers:
        server.stop()


def test_players_wait_while_the_database_is_restarted_and_are_refused_politely_while_it_is_gone(tmp_path: Path) -> None:
    cluster = Cluster()
    server = Server(tmp_path, "--database", cluster.database(), errors=tmp_path / "errors")
    vega = Guest(server, "Vega")
    table = vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"]
    live = vega.open(table)
    live.answer()
    for _ in range(2):
        cluster.stop()
        cluster.start()
        live.answer()
    assert live.position["step"] == 3
    cluster.stop()
    live.send("act", seat=live.position["asks"][0]["seat"], number=3, text="roll")
    reply = vega.http.get(f"/api/tables/{table}/log", timeout=30)
    assert (reply.status_code, reply.json()["error"]) == (503, "unavailable")
    cluster.start()
    deadline = time.monotonic() + 10
    while vega.http.get(f"/api/tables/{table}").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    again = vega.open(table)
    again.until_type("position")
    assert again.position["step"] == 3, "what was refused has not happened"
    assert again.answer()["step"] == 4
    server.stop()
    cluster.remove()


def test_a_database_that_cannot_be_used_is_refused_in_a_sentence(postgres: Cluster, database: str) -> None:
    place = InPostgres(database)
    place.open()
    place.close()
    place.set_version(99)
    for address, says in ((database, "version 99"), (postgres.address("nothing"), "does not exist")):
        done = subprocess.run(
            [sys.executable, "-m", "cosmodrome.cli.main", "serve", "--database", address],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode != 0
        assert says in done.stderr
        assert len(done.stderr.splitlines()) == 1
