"""How often somebody may ask: a bucket of tokens that fills up again."""

from __future__ import annotations

import time


class Bucket:
    """Lets through a steady rate and short bursts."""

    def __init__(self, rate: tuple[float, int]) -> None:
        self._each_second, self._most = rate
        self._tokens = float(self._most)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one token; False if there is none."""
        self._fill()
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True

    def delay(self) -> float:
        """Take one token that may still have to come; give the seconds until it does."""
        self._fill()
        self._tokens -= 1.0
        return max(0.0, -self._tokens / self._each_second)

    def _fill(self) -> None:
        """Add what has come since the last time."""
        now = time.monotonic()
        self._tokens = min(float(self._most), self._tokens + (now - self._at) * self._each_second)
        self._at = now

    def full(self) -> bool:
        """Tell whether the bucket has been left alone long enough to be forgotten."""
        return self._tokens + (time.monotonic() - self._at) * self._each_second >= self._most


class Buckets:
    """A bucket for each client; those that are full again are thrown away."""

    LARGEST = 4096

    def __init__(self, rate: tuple[float, int]) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Take one token from somebody's bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self.LARGEST:
                self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full()}
            bucket = self._buckets[who] = Bucket(self._rate)
        return bucket.take()
