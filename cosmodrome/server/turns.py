"""Whose turn it is when many wait for few: by address, within an address by player, within a player by table."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")

REMEMBERED = 1024
"""How many of those who wait for nothing just now keep their place in the order."""


class Turns(Generic[T]):
    """A queue that serves whoever was served longest ago; what comes last is served only when nothing else waits."""

    def __init__(self) -> None:
        self._circles: tuple[_Circle[T], _Circle[T]] = (_Circle(), _Circle())
        self._clock = 0
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def add(self, path: tuple[str, ...], job: T, last: bool = False) -> None:
        """Let a job wait in the turn of its address, player and table."""
        self._circles[last].add(path, job)
        self._waiting += 1

    def take(self) -> T | None:
        """Return the job whose turn it is; None if none waits."""
        for circle in self._circles:
            if circle:
                self._clock += 1
                self._waiting -= 1
                return circle.take(self._clock)
        return None


class _Circle(Generic[T]):
    """Those who take turns with each other; each has jobs, or a circle of his own."""

    def __init__(self) -> None:
        self._members: dict[str, _Circle[T]] = {}
        self._jobs: deque[T] = deque()
        self._served: dict[str, int] = {}
        """When each was served last: who comes anew does not have to wait for those who have been here all the time."""

    def __bool__(self) -> bool:
        return bool(self._jobs or self._members)

    def add(self, path: tuple[str, ...], job: T) -> None:
        """Let a job wait."""
        if not path:
            self._jobs.append(job)
            return
        first, *rest = path
        self._members.setdefault(first, _Circle()).add(tuple(rest), job)

    def take(self, now: int) -> T:
        """Return the job of who was served longest ago."""
        if self._jobs:
            return self._jobs.popleft()
        name = min(self._members, key=lambda one: self._served.get(one, 0))
        member = self._members[name]
        job = member.take(now)
        self._served[name] = now
        if not member:
            del self._members[name]
        if len(self._served) > REMEMBERED + len(self._members):
            latest = sorted(self._served, key=self._served.__getitem__)[-REMEMBERED // 2 :]
            self._served = {one: self._served[one] for one in {*latest, *self._members} if one in self._served}
        return job
