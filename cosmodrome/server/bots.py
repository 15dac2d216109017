"""The bots of open tables: they think elsewhere and answer here, one action at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

import msgspec

from ..table.refusal import Refusal
from .brains import Brains
from .catalogue import Intention, fingerprint
from .errands import Dropped, Whereabouts, on_behalf_of
from .room import Room
from .thinking import Puzzle

_log = logging.getLogger("cosmodrome.server")
ATTEMPTS = 3
REST = 1.0
NOTHING = Intention("")


class Bots:
    """Sees to it that every seat that a bot plays gets its answer."""

    def __init__(self, brains: Brains, where: Whereabouts | None = None) -> None:
        self._brains = brains
        self._where = where if where is not None else Whereabouts()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def drive(self, room: Room) -> None:
        """Set every bot to work that owes an answer and does not think yet."""
        if self._closed or not room.wanted:
            return
        for seat in room.bots_asked():
            if seat not in room.thinking:
                mark = room.thinking[seat] = object()
                task = asyncio.get_running_loop().create_task(self._play(room, seat, mark))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop; what is not answered yet is thought about again at the next start.

        A change that was under way may still end and ask a bot, which must not begin to think where nobody thinks now.
        """
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, room: Room, seat: int, mark: object) -> None:
        """Think and answer, again if the question has changed meanwhile."""
        try:
            for attempt in range(1, ATTEMPTS + 1):
                asked = await room.exclusively(partial(self._question, room, seat))
                if asked is None:
                    break
                number, level, position = asked
                text = self._decided(room, seat, level) if attempt == 1 else None
                if text is None:
                    puzzle = Puzzle(room.sheet.game, position, seat, room.sheet.draw(number, seat, attempt))
                    text = await self._think(room, number, level, puzzle, attempt)
                answer = partial(self._answer, room, seat, number, text)
                while (given := await room.exclusively(answer)) is None:
                    await asyncio.sleep(max(0.0, self._wait(room)))
                if given:
                    break
        except Dropped:
            pass  # the table has moved on: if the bot owes an answer there, it begins anew
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("the bot at seat %d of table %s could not answer", seat + 1, room.sheet.id)
            await asyncio.sleep(REST)
        finally:
            if room.thinking.get(seat) is mark:
                del room.thinking[seat]
        # Its next question may have come up while this task still counted as thinking.
        self.drive(room)

    async def _question(self, room: Room, seat: int) -> tuple[int, str, bytes] | None:
        """Take the position that the bot has to think about; None if it owes no answer any more."""
        level = room.sheet.seats[seat].bot
        if level is None or seat not in room.bots_asked():
            return None
        return room.table.number, level, msgspec.json.encode(room.table.match.state.to_json())

    def _decided(self, room: Room, seat: int, level: str) -> str | None:
        """Return what the bot has decided to do here when it thought last; None if it has to think now."""
        planner, intention = room.intentions.pop(seat, ("", NOTHING))
        if planner != level or not intention.later:
            return None
        (expected, text), *later = intention.later
        if expected != fingerprint(room.table.match.state.view(seat).data):
            return None
        room.intentions[seat] = level, Intention(text, tuple(later))
        return text

    async def _think(self, room: Room, number: int, level: str, puzzle: Puzzle, attempt: int) -> str:
        """Have the bot think; one that fails twice takes the first legal action, so that the others can play on."""
        seat = puzzle.seat
        errand = on_behalf_of(room.sheet, self._where, number, partial(self._still_asked, room, seat, number))
        try:
            intention = await self._brains.choose(puzzle, level, errand, bool(room.table.asked_in_secret()))
        except Dropped:
            raise
        except Exception:
            _log.exception("the %s bot at table %s failed on position %d", level, room.sheet.id, number)
            if attempt < ATTEMPTS - 1:
                return ""
            return room.table.match.state.legal(seat)[0].text
        if intention.later:
            room.intentions[seat] = level, intention
        return intention.text

    def _still_asked(self, room: Room, seat: int, number: int) -> bool:
        """Tell whether a bot still owes the answer to what it was asked on a position."""
        return room.wanted and seat in room.bots_asked() and room.table.asked_since.get(seat, number) <= number

    def _wait(self, room: Room) -> float:
        """Return the seconds until whoever watches has seen the last action; who is asked in secret answers at once."""
        if room.table.match.state.asked_in_secret():
            return 0.0
        return room.acted + room.pace() - time.monotonic()

    async def _answer(self, room: Room, seat: int, number: int, text: str) -> bool | None:
        """Give the bot's answer; False if it does not fit the position any more, None if it is too early."""
        if self._wait(room) > 0.0:
            return None
        if seat not in room.bots_asked():
            return True
        try:
            change = room.table.act(seat, number, text)
        except Refusal as refused:
            _log.info("table %s: the bot's answer %r came too late (%s)", room.sheet.id, text, refused.key)
            return False
        del room.thinking[seat]
        await room.commit(change)
        return True
