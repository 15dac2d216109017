"""An event loop whose clock stands still while anybody works, and jumps when everybody waits.

What happens first does not depend on how busy the machine is, and no time is spent on waiting.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class _Loop(asyncio.SelectorEventLoop):
    """Counts what other threads are asked to do: only when they owe nothing may the clock jump."""

    def __init__(self) -> None:
        self._now = 0.0
        self._owed = 0
        super().__init__(_Selector(self._wait))

    def time(self) -> float:
        return self._now

    def run_in_executor(self, executor: Any, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        return self.owe(super().run_in_executor(executor, work, *args))

    def owe(self, future: asyncio.Future[T]) -> asyncio.Future[T]:
        self._owed += 1
        future.add_done_callback(self._paid)
        return future

    def _paid(self, future: object) -> None:
        self._owed -= 1

    def _wait(self, timeout: float | None) -> float | None:
        """Say how long to wait for other threads: as long as they owe something, else not at all."""
        if timeout is not None and timeout > 0.0:
            if self._owed:
                return None
            self._now += timeout
            return 0.0
        return timeout


class _Selector(selectors.DefaultSelector):
    """Waits for what really happens only as long as the loop says."""

    def __init__(self, wait: Callable[[float | None], float | None]) -> None:
        super().__init__()
        self._wait = wait

    def select(self, timeout: float | None = None) -> Any:
        return super().select(self._wait(timeout))


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something as asyncio.run does, on such a loop."""
    wrap_future = asyncio.wrap_future

    def counted(future: Future[T], *, loop: asyncio.AbstractEventLoop | None = None) -> asyncio.Future[T]:
        running = asyncio.get_running_loop()
        assert isinstance(running, _Loop)
        return running.owe(wrap_future(future, loop=loop))

    asyncio.wrap_future = counted  # type: ignore[assignment]
    try:
        with asyncio.Runner(loop_factory=_Loop) as runner:
            return runner.run(work)
    finally:
        asyncio.wrap_future = wrap_future
