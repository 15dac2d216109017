"""A table in play: the log, undo, stale numbers, snapshots, what each seat is shown."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from table.toy import TOY

from cosmodrome.kernel.record import Record
from cosmodrome.table.refusal import Refusal
from cosmodrome.table.replay import Replay
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_continuation, lay_out, lay_record, lay_rematch
from cosmodrome.table.sqlite import SqliteStorage
from cosmodrome.table.table import Change, Table, player_tags

TWO = [Seat("person", "red", "Vega", "guest-a"), Seat("person", "blue", "Rigel", "guest-b")]


class Played:
    """A table with its storage, as a server keeps it."""

    def __init__(self, folder: Path, seed: int = 7) -> None:
        self.storage = SqliteStorage(folder / "tables.sqlite")
        layout = lay_out(TOY, TWO, {}, seed, "guest-a", True)
        layout.store(self.storage).result()
        self.id = layout.sheet.id
        self.table = self.loaded()

    def loaded(self) -> Table:
        sheet = self.storage.sheet(self.id)
        assert sheet is not None
        return Table.load(self.storage, sheet, TOY)

    def keep(self, change: Change) -> Change:
        self.storage.append(self.id, change.entry, change.snapshot, change.standing).result()
        return change

    def act(self, seat: int, text: str) -> Change:
        return self.keep(self.table.act(seat, self.table.number, text))

    def undo(self, seat: int, to: int | None = None) -> Change:
        return self.keep(self.table.undo(seat, self.table.number, to))

    def record(self) -> Record:
        sheet = self.table.sheet
        return Record("toy", 1, 2, sheet.seed, sheet.options, list(self.table.line.actions), player_tags(sheet))

    def hide(self) -> None:
        for seat in (0, 1):
            self.act(seat, self.table.match.state.legal(seat)[0].text)

    def finish(self, seed: int = 1) -> None:
        chance = random.Random(seed)
        while self.table.sheet.standing.status == "playing":
            seat = chance.choice(self.table.match.state.deciders())
            if self.table.undo_point(seat) is not None and chance.random() < 0.2:
                self.undo(seat)
            else:
                self.act(seat, chance.choice(self.table.match.state.legal(seat)).text)


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return Played(tmp_path)


def test_an_undo_is_a_new_number_and_an_old_step(played: Played) -> None:
    played.hide()
    played.act(0, "roll")
    before = played.table.match.state.to_json()
    played.act(0, "spend")
    assert (played.table.number, played.table.step) == (4, 4)
    change = played.undo(0)
    assert (change.entry.number, change.entry.step, change.entry.back_to) == (5, 3, 3)
    assert played.table.match.state.to_json() == before
    played.act(0, "end")
    assert (played.table.number, played.table.step) == (6, 4)
    assert [text for _, text in played.loaded().line.actions][2:] == ["roll", "end"]


def test_my_whole_turn_is_taken_back_to_the_number_that_the_ask_names(played: Played) -> None:
    played.hide()
    played.act(0, "roll")
    for _ in range(2):
        played.act(0, played.table.match.state.legal(0)[0].text)
    ask = msgspec.json.decode(bytes(played.table.ask(0)))
    assert ask["undo"] == 3
    assert played.table.position([0], 0)["undo"] == [{"seat": 0, "to": 3, "actions": 2}]
    played.undo(0, ask["undo"])
    assert played.table.step == 3
    assert played.table.undo_point(0) is None


def test_what_chance_has_settled_is_not_taken_back(played: Played) -> None:
    played.hide()
    played.act(0, "roll")
    for to in (None, 0, 1, 2, 3, 99):
        with pytest.raises(Refusal, match="no-undo"):
            played.table.undo(0, played.table.number, to)


def test_nobody_takes_back_what_another_has_done(played: Played) -> None:
    played.hide()
    played.act(0, "roll")
    played.act(0, "spend")
    with pytest.raises(Refusal, match="no-undo"):
        played.table.undo(1, played.table.number, None)


def test_nobody_is_kept_from_answering_by_an_undo_again_and_again(played: Played) -> None:
    hides = [action.text for action in played.table.match.state.legal(1)]
    played.hide()
    played.undo(1)
    played.act(1, hides[1])
    # Vega was asked, then not, then again: from here on the question is hers until she answers.
    assert played.table.position([1], 1)["undo"] == []
    assert played.table.undo_point(1) is None
    with pytest.raises(Refusal, match="no-undo"):
        played.table.undo(1, played.table.number, None)
    played.act(0, "roll")
    played.act(0, "spend")
    played.undo(0)


def test_who_takes_back_within_the_same_window_takes_nothing_from_others(played: Played) -> None:
    text = played.table.match.state.legal(1)[0].text
    for _ in range(5):
        played.act(1, text)
        played.undo(1)
        assert played.table.asked_since[0] == 0
    played.keep(played.table.act(0, 0, played.table.match.state.legal(0)[0].text))


def test_on_a_shared_screen_everything_can_be_taken_back_again_and_again(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.table.sheet.seats = [TWO[0], msgspec.structs.replace(TWO[1], guest="guest-a")]
    text = played.table.match.state.legal(1)[0].text
    played.hide()
    for _ in range(3):
        played.undo(1)
        played.act(1, text)


def test_a_stale_action_is_refused_and_changes_nothing(played: Played) -> None:
    played.hide()
    played.act(0, "roll")
    played.act(0, "spend")
    before = played.table.match.state.to_json()
    for number in (0, 3, 5, 99, -1):
        with pytest.raises(Refusal, match="stale"):
            played.table.act(0, number, "spend")
    with pytest.raises(Refusal, match="stale"):
        played.table.undo(0, 3, None)
    assert played.table.match.state.to_json() == before


def test_an_answer_given_at_the_same_time_is_not_stale(played: Played) -> None:
    number = played.table.number
    texts = [played.table.match.state.legal(seat)[1].text for seat in (0, 1)]
    played.keep(played.table.act(1, number, texts[1]))
    played.keep(played.table.act(0, number, texts[0]))
    assert played.table.line.actions == [(1, texts[1]), (0, texts[0])]
    with pytest.raises(Refusal, match="stale"):
        played.table.act(0, number, "roll")


def test_what_another_seat_answered_at_the_same_time_stays_when_mine_is_taken_back(played: Played) -> None:
    mine, its = ([action.text for action in played.table.match.state.legal(seat)] for seat in (0, 1))
    played.act(0, mine[0])
    seen = played.table.number
    played.act(1, its[0])
    assert played.table.position([0], 0)["undo"] == [{"seat": 0, "to": 0, "actions": 1}]
    # That the other has answered meanwhile makes no difference; that I have taken back already does.
    change = played.keep(played.table.undo(0, seen, None))
    assert (change.entry.number, change.entry.step, change.entry.back_to) == (3, 1, 0)
    with pytest.raises(Refusal, match="stale"):
        played.table.undo(0, seen, None)
    with pytest.raises(Refusal, match="no-undo"):
        played.table.undo(0, played.table.number, None)
    played.act(0, mine[1])
    for table in (played.table, played.loaded()):
        assert table.line.actions == [(1, its[0]), (0, mine[1])]
        assert table.line.marks == [0, 2, 4]
    walk = Replay(played.storage, played.table.sheet, TOY).walk([])
    assert [(entry.step, entry.number) for entry in walk.entries(0, 2)] == [(0, 0), (1, 2), (2, 4)]
    assert [frame["step"] for frame in walk.frames(1, 2, None, None)] == [1, 2]


def test_what_another_takes_back_leaves_my_question_as_it_was(tmp_path: Path) -> None:
    three = [*TWO, Seat("person", "green", "Mira", "guest-c")]
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    layout = lay_out(TOY, three, {}, 7, "guest-a", True)
    layout.store(storage).result()
    table = Table.load(storage, layout.sheet, TOY)
    mine = table.match.state.legal(2)[0].text
    table.act(0, 0, table.match.state.legal(0)[0].text)
    table.undo(0, table.number, None)
    table.act(2, 0, mine)
    assert table.line.actions == [(2, mine)]


def test_an_illegal_action_says_why_in_the_words_of_the_game(played: Played) -> None:
    with pytest.raises(Refusal) as refused:
        played.table.act(0, 0, "roll")
    assert refused.value.key == "illegal"
    assert refused.value.message.key == "illegal-not-offered"


def test_a_table_comes_back_the_same_however_it_was_played(tmp_path: Path) -> None:
    for seed in range(6):
        played = Played(tmp_path / str(seed), seed)
        chance = random.Random(seed)
        while played.table.sheet.standing.status == "playing":
            seat = chance.choice(played.table.match.state.deciders())
            able = [seat for seat in (0, 1) if played.table.undo_point(seat) is not None]
            if able and chance.random() < 0.3:
                played.undo(chance.choice(able))
            else:
                played.act(seat, chance.choice(played.table.match.state.legal(seat)).text)
            again = played.loaded()
            assert again.match.state.to_json() == played.table.match.state.to_json()
            assert again.line.actions == played.table.line.actions
            assert again.line.marks == played.table.line.marks
            again._interrupted = played.table._interrupted  # the one thing that is not written down
            assert [again.undo_point(s) for s in (0, 1)] == [played.table.undo_point(s) for s in (0, 1)]


def test_snapshots_shorten_the_replay_and_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.table.table.SNAPSHOT_EVERY", 4)
    played = Played(tmp_path)
    played.finish()
    found = [played.storage.snapshot(played.id, step) for step in range(played.table.step + 1)]
    steps = {snapshot.step for snapshot in found if snapshot is not None}
    assert len(steps) >= 3
    record = played.record()
    for snapshot in found:
        if snapshot is not None:
            assert snapshot.restore(TOY) == record.replay(TOY, snapshot.step)


def test_every_position_can_be_replayed(played: Played) -> None:
    played.finish()
    walk = Replay(played.storage, played.table.sheet, TOY).walk(None)
    record = played.record()
    for step, state in enumerate(walk.states(0, walk.steps)):
        assert state.to_json() == record.replay(TOY, step).to_json()
    frames = walk.frames(3, 7, None, None)
    assert [frame["step"] for frame in frames] == [3, 4, 5, 6, 7]
    assert [cast("list[Any]", frame["log"])[0]["text"] for frame in frames] == [text for _, text in record.actions[2:7]]


def test_secrets_are_told_only_to_their_seat(played: Played) -> None:
    hands = [[action.text.split()[1] for action in played.table.match.state.legal(seat)] for seat in (0, 1)]
    played.hide()
    entries = played.storage.entries(played.id, 0, 9)
    for viewer in (None, 0, 1):
        seen = msgspec.json.encode([entry.shown_to(viewer, entry.seat == viewer) for entry in entries]).decode()
        seen += bytes(played.table.view(viewer, played.table.shown_point([]))).decode()
        for seat in (0, 1):
            for gem in hands[seat]:
                assert (gem in seen) == (seat == viewer)


def test_a_shared_screen_shows_the_seat_that_must_answer(played: Played) -> None:
    table = played.table
    assert table.viewer([0, 1]) == 0
    assert table.viewer([0, 1], 1) == 1
    played.hide()
    played.act(0, "roll")
    played.act(0, "end")
    assert table.viewer([0, 1]) == 1
    assert table.viewer([0]) == 0
    assert table.viewer([]) is None


def test_a_seat_that_a_bot_plays_is_asked_nothing(played: Played) -> None:
    assert len(cast("list[Any]", played.table.position([0], 0)["asks"])) == 1
    seats = played.table.sheet.seats
    played.table.sheet.seats = [msgspec.structs.replace(seats[0], stand_in="pilot"), seats[1]]
    assert played.table.position([0], 0)["asks"] == []


def test_a_rematch_moves_the_seats_by_one(played: Played) -> None:
    with pytest.raises(Refusal, match="not-over"):
        lay_rematch(TOY, played.table.sheet, "guest-b")
    played.finish()
    sheet = lay_rematch(TOY, played.table.sheet, "guest-b").sheet
    assert [seat.name for seat in sheet.seats] == ["Rigel", "Vega"]
    assert [seat.color for seat in sheet.seats] == ["blue", "red"]
    assert sheet.seed != played.table.sheet.seed
    assert sheet.standing.status == "playing"


def test_a_game_is_continued_from_any_step_and_not_undone_beyond_it(played: Played) -> None:
    played.finish()
    replay = Replay(played.storage, played.table.sheet, TOY)
    for step in range(len(replay.line.actions)):
        layout = lay_continuation(replay, step, TWO, "guest-a")
        layout.store(played.storage).result()
        table = Table.load(played.storage, layout.sheet, TOY)
        assert table.line.actions == played.table.line.actions[:step]
        assert table.match.state.to_json() == played.record().replay(TOY, step).to_json()
        assert all(table.undo_point(seat) is None for seat in (0, 1))


def test_chance_is_fresh_where_somebody_else_may_sit_down_in_a_game_that_is_continued(played: Played) -> None:
    played.finish()
    replay = Replay(played.storage, played.table.sheet, TOY)
    inviting = [TWO[0], Seat("open", "blue")]
    seeds = set()
    for step in (0, 5, 5):
        layout = lay_continuation(replay, step, inviting, "guest-a")
        layout.store(played.storage).result()
        (chance,) = layout.sheet.chances
        assert chance.step == step
        seeds.add(chance.seed)
        known = played.record().replay(TOY, step)
        sheet = played.storage.sheet(layout.sheet.id)
        assert sheet is not None
        assert sheet.chances == layout.sheet.chances
        table = Table.load(played.storage, sheet, TOY)
        assert table.match.state.rng.to_json() != known.rng.to_json()
        assert table.match.state.view(None) == known.view(None)
        # Its Record replays the whole game, with the new chance from there on.
        sheet.standing = msgspec.structs.replace(sheet.standing, status="playing")
        while not table.match.state.over:
            seat = table.match.state.deciders()[0]
            table.act(seat, table.number, table.match.state.legal(seat)[0].text)
        record = Record.parse(str(sheet.record(table.line.actions)))
        assert record.replay(TOY).to_json() == table.match.state.to_json()
        # And a game that continues this one alone keeps both.
    assert len(seeds) == 3


def test_a_game_continued_alone_keeps_its_chance(played: Played) -> None:
    played.finish()
    layout = lay_continuation(Replay(played.storage, played.table.sheet, TOY), 5, TWO, "guest-a")
    assert (layout.sheet.seed, layout.sheet.chances) == (played.table.sheet.seed, [])


def test_nothing_is_shown_before_everybody_sits(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    layout = lay_out(TOY, [TWO[0], Seat("open", "blue")], {}, None, "guest-a", True)
    layout.store(storage).result()
    table = Table.load(storage, layout.sheet, TOY)
    for seats in ([], [0]):
        shown = table.position(seats, table.viewer(seats))
        assert shown["view"] is None
        assert not any(shown[part] for part in ("deciders", "scores", "asks", "asides", "undo", "number", "step"))


def test_a_record_becomes_a_table_to_watch(played: Played) -> None:
    played.finish()
    record = played.record()
    assert record.tags == {"p1": "Vega", "p2": "Rigel"}
    layout = lay_record(TOY, record, "guest-a")
    assert layout.sheet.standing.status == "record"
    assert [seat.name for seat in layout.sheet.seats] == ["Vega", "Rigel"]
    layout.store(played.storage).result()
    assert Table.load(played.storage, layout.sheet, TOY).line.actions == record.actions


def test_other_rules_are_refused(played: Played) -> None:
    played.table.sheet.rules = 99
    with pytest.raises(Refusal, match="other-rules"):
        Table.load(played.storage, played.table.sheet, TOY)


def test_what_may_be_said_at_any_time_is_offered_and_does_not_hang_on_a_position(played: Played) -> None:
    played.hide()
    played.act(0, "roll")
    assert played.table.position([0, 1], 0)["asides"] == []
    played.table.match.state.mute(1, 0, True)
    (offer,) = cast(list[Any], played.table.position([0, 1], 0)["asides"])
    assert (offer["seat"], [action["text"] for action in offer["actions"]]) == (1, ["ask me again"])
    assert played.table.position([0], 0)["asides"] == []
    with pytest.raises(Refusal, match="stale"):
        played.table.act(1, 0, "roll")
    played.keep(played.table.act(1, 0, "ask me again"))
    assert not played.table.match.state.is_muted(1)
    assert played.table.position([0, 1], 0)["asides"] == []
