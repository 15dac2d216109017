"""Backup and restore: one file, made while the server runs, gives everybody the seat back."""

from __future__ import annotations

import sqlite3
import zipfile
from pathlib import Path

import httpx
import pytest
from server.clients import Guest, Server
from support.places import Place

from cosmodrome.server.backup import BadBackup, back_up, restore
from cosmodrome.server.lease import Lease
from cosmodrome.table.opening import FILE, KEY


def test_who_had_a_seat_has_it_on_the_restored_server(place: Place, elsewhere: Place, tmp_path: Path) -> None:
    server = Server(place.folder, *place.arguments)
    vega = Guest(server, "Vega")
    table = vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"]
    live = vega.open(table)
    live.answer()
    place.back_up(tmp_path / "copies" / "cosmodrome.zip")
    live.answer()  # after the backup: this one is not in it
    with pytest.raises(BadBackup, match="a server uses"):
        place.restore(tmp_path / "copies" / "cosmodrome.zip", force=True)
    server.kill()
    assert (tmp_path / "copies" / "cosmodrome.zip").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["cosmodrome.zip"]
    elsewhere.restore(tmp_path / "copies" / "cosmodrome.zip")
    with pytest.raises(BadBackup, match="--force"):
        elsewhere.restore(tmp_path / "copies" / "cosmodrome.zip")
    elsewhere.restore(tmp_path / "copies" / "cosmodrome.zip", force=True)
    again = Server(elsewhere.folder, *elsewhere.arguments)
    vega.server = again
    vega.http = httpx.Client(base_url=again.address, cookies=vega.http.cookies)
    assert vega.get("/api/me")["name"] == "Vega"
    seen = vega.get(f"/api/tables/{table}")
    assert (seen["step"], [seat["mine"] for seat in seen["seats"]]) == (1, [True, True])
    position = vega.open(table)
    position.until_type("position")
    assert position.answer()["step"] == 2
    again.stop()


def a_folder(folder: Path) -> Path:
    """Make a data folder by starting what a server starts."""
    from cosmodrome.table.sqlite import SqliteStorage

    storage = SqliteStorage(folder / FILE)
    storage.name_guest("g1", "Vega").result()
    storage.key()
    storage.close()
    return folder


def test_what_is_there_is_replaced_only_by_force(tmp_path: Path) -> None:
    back_up(a_folder(tmp_path / "one"), tmp_path / "copy.zip")
    other = a_folder(tmp_path / "two")
    key = (other / KEY).read_bytes()
    with pytest.raises(BadBackup, match="--force"):
        restore(tmp_path / "copy.zip", other)
    assert (other / KEY).read_bytes() == key
    (other / f"{FILE}-wal").write_bytes(b"of the tables that go")
    restore(tmp_path / "copy.zip", other, force=True)
    assert (other / KEY).read_bytes() == (tmp_path / "one" / KEY).read_bytes()
    assert not (other / f"{FILE}-wal").exists()
    assert sorted(path.name for path in other.iterdir()) == [KEY, "server.lock", FILE]


def test_a_folder_that_a_server_uses_is_left_alone(tmp_path: Path) -> None:
    back_up(a_folder(tmp_path / "one"), tmp_path / "copy.zip")
    (tmp_path / "two").mkdir()
    with Lease(tmp_path / "two" / "server.lock") as lease:
        lease.write("http://localhost:8042/")
        with pytest.raises(BadBackup, match="8042"):
            restore(tmp_path / "copy.zip", tmp_path / "two")


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="holds no tables"):
        back_up(tmp_path, tmp_path / "copy.zip")
    nonsense = tmp_path / "nonsense.zip"
    nonsense.write_bytes(b"nonsense")
    foreign = tmp_path / "foreign.zip"
    with zipfile.ZipFile(foreign, "w") as pack:
        pack.writestr("../evil", "x")
    later = tmp_path / "later.zip"
    back_up(a_folder(tmp_path / "one"), later)
    db = sqlite3.connect(tmp_path / "one" / FILE)
    db.execute("PRAGMA user_version = 99")
    db.commit()
    db.close()
    back_up(tmp_path / "one", later)
    damaged = tmp_path / "damaged.zip"
    with zipfile.ZipFile(damaged, "w") as pack:
        pack.writestr(FILE, b"SQLite format 3\0" + b"x" * 5000)
        pack.writestr(KEY, b"x" * 32)
    for file, says in ((nonsense, "no backup"), (foreign, "no backup"), (later, "version 99"), (damaged, "read")):
        with pytest.raises(BadBackup, match=says):
            restore(file, tmp_path / "new")
    assert [path.name for path in (tmp_path / "new").iterdir()] == []
    with pytest.raises(OSError, match="No such file"):
        restore(tmp_path / "nothing.zip", tmp_path / "new")
