"""Storage: a log is only added to, a number is given once, what was acknowledged is there."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from support.places import Place
from table.toy import TOY

from cosmodrome.table.log import Entry, Telling
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import Layout, lay_out
from cosmodrome.table.sheet import Standing
from cosmodrome.table.sql import SqlStorage
from cosmodrome.table.sqlite import SqliteStorage
from cosmodrome.table.storage import Conflict, Snapshot, Storage, WrittenLater
from cosmodrome.table.writer import Session

NOTHING = Telling.of([], 2)


def a_layout(seed: int = 7) -> Layout:
    seats = [Seat("person", "red", "Vega", "guest-a"), Seat("person", "blue", "Rigel", "guest-b")]
    return lay_out(TOY, seats, {}, seed, "guest-a", True)


def standing_of(storage: Storage, layout: Layout) -> Standing:
    """Read how a table stands."""
    sheet = storage.sheet(layout.sheet.id)
    assert sheet is not None
    return sheet.standing


def an_entry(number: int, text: str = "roll") -> Entry:
    return Entry(number, 0, text, None, False, number, 5.0, NOTHING)


@pytest.fixture
def storage(place: Place) -> Storage:
    return place.open()


def test_a_table_is_read_as_it_was_written(storage: Storage) -> None:
    layout = a_layout(seed=2**80)
    layout.store(storage).result()
    assert storage.sheet(layout.sheet.id) == layout.sheet
    assert storage.entries(layout.sheet.id, 0, 9) == layout.entries
    assert storage.sheet("nothing") is None


def test_a_number_is_given_only_once(storage: Storage) -> None:
    layout = a_layout()
    layout.store(storage).result()
    standing = Standing("playing", 1, 1, (0,), (), 5.0)
    storage.append(layout.sheet.id, an_entry(1), None, standing).result()
    with pytest.raises(Conflict):
        storage.append(layout.sheet.id, an_entry(1, "spend"), None, Standing("over")).result()
    (stored,) = storage.entries(layout.sheet.id, 1, 9)
    assert stored.text == "roll"
    assert standing_of(storage, layout) == standing


def test_that_who_is_asked_is_a_secret_is_kept(storage: Storage) -> None:
    layout = a_layout()
    layout.store(storage).result()
    standing = Standing("playing", 1, 1, (1,), (), 5.0, True)
    storage.append(layout.sheet.id, an_entry(1), None, standing).result()
    assert standing_of(storage, layout) == standing


def test_a_failed_write_does_not_touch_others_of_its_batch(storage: Storage) -> None:
    layout = a_layout()
    layout.store(storage).result()
    standing = Standing("playing")
    futures = [storage.append(layout.sheet.id, an_entry(number), None, standing) for number in (1, 2, 2, 3, 3, 4)]
    failed = [future.exception() is not None for future in futures]
    assert failed == [False, False, True, False, True, False]
    assert [entry.number for entry in storage.entries(layout.sheet.id, 1, 9)] == [1, 2, 3, 4]


def test_what_was_acknowledged_is_there_for_another_process_at_once(storage: Storage, place: Place) -> None:
    layout = a_layout()
    layout.store(storage).result()
    for number in range(1, 10):
        storage.append(layout.sheet.id, an_entry(number), None, Standing("playing", number)).result()
        assert place.query("SELECT max(number) FROM log") == [(number,)]


def test_many_threads_may_ask_at_once(storage: Storage) -> None:
    layout = a_layout()
    layout.store(storage).result()

    def say(n: int) -> int:
        return storage.say(layout.sheet.id, "Vega", 0, f"line {n}", 1.0).result().id

    with ThreadPoolExecutor(8) as pool:
        numbers = sorted(pool.map(say, range(60)))
    assert numbers == list(range(1, 61))
    assert [line.id for line in storage.chat(layout.sheet.id, 5)] == [56, 57, 58, 59, 60]


def test_the_latest_snapshot_not_after_a_step_is_found(storage: Storage) -> None:
    layout = a_layout()
    layout.store(storage).result()
    for number in (1, 2, 3):
        storage.append(layout.sheet.id, an_entry(number), Snapshot(number * 10, b"{}"), Standing("playing"))
    storage.name_guest("guest-a", "Vega").result()
    found = [storage.snapshot(layout.sheet.id, step) for step in (9, 10, 25, 99)]
    assert [None if one is None else one.step for one in found] == [None, 10, 20, 30]


def test_a_guest_finds_his_tables_until_he_leaves_them(storage: Storage) -> None:
    layout = a_layout()
    layout.store(storage).result()
    assert [sheet.id for sheet in storage.tables_of("guest-b", 9)] == [layout.sheet.id]
    storage.reseat(layout.sheet.id, [layout.sheet.seats[0], Seat("open", "blue")], Standing("waiting")).result()
    assert storage.tables_of("guest-b", 9) == []
    assert [sheet.id for sheet in storage.tables_of("guest-a", 9)] == [layout.sheet.id]
    storage.reseat(layout.sheet.id, layout.sheet.seats, Standing("closed")).result()
    assert storage.tables_of("guest-a", 9) == []


def test_what_a_later_version_wrote_is_not_touched(storage: Storage, place: Place) -> None:
    place.close()
    place.set_version(99)
    before = place.shape()
    with pytest.raises(WrittenLater, match="version 99"):
        place.open()
    assert (place.version(), place.shape()) == (99, before)


def test_names_of_guests_change(storage: Storage) -> None:
    assert storage.guest_name("guest-a") is None
    storage.name_guest("guest-a", "Vega").result()
    storage.name_guest("guest-a", "Mira").result()
    assert storage.guest_name("guest-a") == "Mira"


def test_what_belongs_to_a_table_is_deleted_in_small_parts(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.table.sql.BATCH", 3)
    gone, kept = a_layout(), a_layout()
    for layout in (gone, kept):
        layout.store(storage).result()
        for number in range(1, 8):
            storage.append(layout.sheet.id, an_entry(number), Snapshot(number, b"{}"), layout.sheet.standing).result()
        storage.say(layout.sheet.id, "Vega", 0, "Hello", 5.0).result()
    parts = 1
    while not storage.forget_table(gone.sheet.id).result():
        sheet = storage.sheet(gone.sheet.id)
        assert sheet is not None
        assert sheet.standing.status == "closed", "nobody opens what is half gone"
        parts += 1
    assert parts > 3
    assert storage.sheet(gone.sheet.id) is None
    assert (storage.moves(gone.sheet.id), storage.chat(gone.sheet.id, 9)) == ([], [])
    assert len(storage.moves(kept.sheet.id)) == 8
    assert [sheet.id for sheet in storage.tables_of("guest-a", 9)] == [kept.sheet.id]


def test_only_tables_that_are_not_over_grow_stale(storage: Storage) -> None:
    layouts = [a_layout() for _ in range(4)]
    for at, (layout, status) in enumerate(zip(layouts, ("waiting", "playing", "over", "closed"), strict=True)):
        layout.sheet.standing = Standing(status, moved=float(at))  # type: ignore[arg-type]
        layout.store(storage).result()
    assert storage.stale_tables(3.0, 9) == [layouts[0].sheet.id, layouts[1].sheet.id]
    assert storage.stale_tables(9.0, 9) == [layouts[at].sheet.id for at in (0, 1, 3)]
    assert storage.running_of("guest-a") == 2


def test_a_guest_who_sits_somewhere_is_never_forgotten(storage: Storage) -> None:
    a_layout().store(storage).result()
    for guest in ("guest-a", "guest-c", "guest-d"):
        storage.name_guest(guest, guest).result()
        storage.meet(guest, 5.0).result()
    storage.meet("guest-d", 50.0).result()
    assert storage.forget_guests(9.0, 100).result() == 1
    assert [storage.guest_name(guest) is not None for guest in ("guest-a", "guest-c", "guest-d")] == [True, False, True]


@pytest.mark.skipif(os.name != "posix", reason="rights of files")
def test_the_database_is_only_for_this_user(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    path = folder / "tables.sqlite"
    SqliteStorage(path).close()
    path.chmod(0o644)
    storage = SqliteStorage(path)
    a_layout().store(storage).result()
    rights = {file.name: file.stat().st_mode & 0o777 for file in (folder, *folder.iterdir())}
    assert rights.pop("data") == 0o700
    assert len(rights) == 3
    assert set(rights.values()) == {0o600}
    storage.close()


def test_one_damaged_row_hides_no_other(storage: Storage, place: Place) -> None:
    layouts = [a_layout() for _ in range(3)]
    for layout in layouts:
        layout.store(storage).result()
    place.query(f"UPDATE tables SET seats = 'nonsense' WHERE id = '{layouts[1].sheet.id}'")
    expected = {layouts[0].sheet.id, layouts[2].sheet.id}
    assert {sheet.id for sheet in storage.with_status("playing")} == expected
    assert {sheet.id for sheet in storage.tables_of("guest-a", 9)} == expected


def test_all_who_use_one_place_have_one_key(place: Place) -> None:
    keys = {place.open().key() for _ in range(3)}
    assert len(keys) == 1
    assert len(keys.pop()) == 32


def test_of_two_servers_one_has_the_number(place: Place) -> None:
    one, two = place.open(), place.open()
    layouts = [a_layout() for _ in range(4)]
    for layout in layouts:
        layout.store(one).result()
    standing = Standing("playing")
    asked = [
        (table, number, who, storage.append(table, an_entry(number, who), None, standing))
        for number in range(1, 41)
        for table in [layout.sheet.id for layout in layouts]
        for who, storage in (("one", one), ("two", two))
    ]
    won = [(table, number, who) for table, number, who, future in asked if future.exception() is None]
    assert all(isinstance(future.exception(), Conflict | None) for *_, future in asked)
    for layout in layouts:
        stored = [(layout.sheet.id, entry.number, entry.text) for entry in two.entries(layout.sheet.id, 1, 99)]
        assert stored == [each for each in won if each[0] == layout.sheet.id]
        assert [number for _, number, _ in stored] == list(range(1, 41))


def test_two_servers_number_chat_as_one(place: Place) -> None:
    servers = [place.open(), place.open()]
    layout = a_layout()
    layout.store(servers[0]).result()
    said = [servers[n % 2].say(layout.sheet.id, "Vega", 0, f"line {n}", 1.0) for n in range(60)]
    assert sorted(future.result().id for future in said) == list(range(1, 61))


def test_of_two_rematches_one_is_made(place: Place) -> None:
    old, rematches = a_layout(), [a_layout(), a_layout()]
    servers = [place.open(), place.open()]
    old.store(servers[0]).result()
    for rematch in rematches:
        rematch.sheet.rematch_of = old.sheet.id
    failed = [
        rematch.store(storage).exception() is not None for rematch, storage in zip(rematches, servers, strict=True)
    ]
    assert failed == [False, True]
    assert [storage.rematch(old.sheet.id) for storage in servers] == [rematches[0].sheet.id] * 2


def test_what_is_written_to_a_table_that_is_not_there_is_a_conflict(storage: Storage) -> None:
    assert isinstance(storage.append("nothing", an_entry(1), None, Standing("playing")).exception(), Conflict)
    assert isinstance(storage.say("nothing", "Vega", 0, "Hello", 1.0).exception(), Conflict)


def test_entries_are_found_by_their_numbers(storage: Storage) -> None:
    layout = a_layout()
    layout.store(storage).result()
    for number in range(1, 6):
        storage.append(layout.sheet.id, an_entry(number), None, Standing("playing")).result()
    assert [entry.number for entry in storage.entries_at(layout.sheet.id, [5, 1, 3, 77])] == [1, 3, 5]
    assert storage.entries_at(layout.sheet.id, []) == []


def test_a_piece_that_fails_by_itself_leaves_no_trace(storage: Storage) -> None:
    def half(db: Session) -> None:
        db.run("INSERT INTO guests (id, name) VALUES ('half', 'Half')")
        raise ZeroDivisionError

    assert isinstance(storage, SqlStorage)
    named = storage.name_guest("before", "Vega")
    failed = storage._ask("", half)
    also = storage.name_guest("after", "Mira")
    assert isinstance(failed.exception(), ZeroDivisionError)
    assert (named.result(), also.result()) == (None, None)
    assert [storage.guest_name(guest) for guest in ("before", "half", "after")] == ["Vega", None, "Mira"]
