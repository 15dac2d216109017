"""What clients count: each only the entries that it may know of."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.table.log import Entry, Line, Move, Telling
from cosmodrome.table.veil import Veil

SEATS = 3
NOTHING = Telling.of([], SEATS)

# What a seat does: an action that everybody notices, one that nobody else does, or taking its own back.
deeds = st.lists(st.tuples(st.sampled_from(["open", "secret", "undo"]), st.integers(0, SEATS - 1)), max_size=40)


def log_of(deeds: list[tuple[str, int]]) -> list[Entry]:
    """Write a log down: undos go back to the seat's last action, and are secret if that was."""
    line = Line()
    entries = [Entry(0, None, None, None, False, 0, 0.0, NOTHING)]
    for kind, seat in deeds:
        number = len(entries)
        if kind == "undo":
            own = [place for place, (other, _) in enumerate(line.actions) if other == seat]
            if not own:
                continue
            entry = Entry(number, seat, None, own[-1], line.secret[own[-1]], len(line.actions) - 1, 0.0, NOTHING)
        else:
            entry = Entry(number, seat, f"{kind} {number}", None, kind == "secret", len(line.actions) + 1, 0.0, NOTHING)
        line.add(entry)
        entries.append(entry)
    return entries


def known_log(entries: list[Entry], seats: list[int]) -> list[tuple[int, int, str | None, int | None]]:
    """Count as somebody does who never hears of what is secret."""
    line = Line()
    told: list[tuple[int, int, str | None, int | None]] = []
    true = Line()
    for entry in entries:
        before = list(true.actions)
        true.add(entry)
        if entry.secret and entry.seat not in seats:
            continue
        back_to = None
        if entry.back_to is not None:
            # The same action, found in the line that this client knows.
            back_to = line.actions.index(before[entry.back_to])
        line.add(Move(len(told), entry.seat, entry.text, back_to, False))
        told.append((len(told), len(line.actions), entry.text, back_to))
    return told


@given(deeds, st.sets(st.integers(0, SEATS - 1)))
def test_a_client_counts_as_if_what_is_secret_had_never_been(deeds: list[tuple[str, int]], held: set[int]) -> None:
    entries = log_of(deeds)
    seats = sorted(held)
    veil = Veil()
    for entry in entries:
        veil.add(entry)
    shown = veil.lift(entries, seats)
    assert [(entry.number, entry.step, entry.text, entry.back_to) for entry in shown] == known_log(entries, seats)
    assert veil.number(veil.latest, seats) == shown[-1].number
    assert veil.step(len(veil.line.actions), seats) == shown[-1].step
    for entry in entries:
        known = veil.number(entry.number, seats)
        latest = veil.true_number(known, seats)
        assert latest >= entry.number
        assert veil.number(latest, seats) == known
        assert latest == veil.latest or veil.number(latest + 1, seats) == known + 1
    assert veil.number(veil.true_number(-3, seats), seats) <= 0


@given(deeds)
def test_whoever_may_know_everything_counts_everything(deeds: list[tuple[str, int]]) -> None:
    entries = log_of(deeds)
    veil = Veil()
    for entry in entries:
        veil.add(entry)
    assert veil.lift(entries, None) == entries
    assert all(veil.number(entry.number, None) == entry.number for entry in entries)
    assert all(veil.lift(entries, list(range(SEATS)))[place].number == place for place in range(len(entries)))


def test_what_comes_of_a_secret_answer_counts_as_come_of_the_entry_before() -> None:
    def telling(*events: str) -> Telling:
        return Telling({"": msgspec.Raw(msgspec.json.encode(list(events))), "1": msgspec.Raw(b'["own"]')})

    entries = [
        Entry(0, None, None, None, False, 0, 1.0, telling()),
        Entry(1, 0, "research", None, False, 1, 2.0, telling("secret")),
        Entry(2, 1, "let be", None, True, 2, 9.0, telling("drawn", "turn")),
    ]
    veil = Veil()
    for entry in entries:
        veil.add(entry)
    shown = veil.lift(entries, [0])
    assert [(entry.number, entry.at) for entry in shown] == [(0, 1.0), (1, 2.0)]
    assert bytes(shown[1].telling.to(0)) == b'["secret","drawn","turn"]'
    assert bytes(shown[1].telling.to(1)) == b'["own","own"]'
    assert len(veil.lift(entries, [1])) == 3
