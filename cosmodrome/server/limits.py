"""How much somebody may ask for: buckets of tokens that fill up again, for each player and each address."""

from __future__ import annotations

import math
import time

from ..table.refusal import Refusal
from .errands import Payer
from .settings import Limits, Rate, Share


class Bucket:
    """Lets through a steady rate and short bursts; what costs more takes more."""

    def __init__(self, rate: Rate) -> None:
        self._each_second, self._most = rate
        self._tokens = float(self._most)
        self._at = time.monotonic()

    def wait(self, cost: float = 1.0) -> float:
        """Return the seconds until so much can be taken; 0.0 if it can be now."""
        self._fill()
        lack = min(cost, self._most) - self._tokens
        return 0.0 if lack <= 0.0 else lack / self._each_second if self._each_second > 0.0 else math.inf

    def take(self, cost: float = 1.0) -> float:
        """Take so much; where there is not enough nothing is taken, and the seconds until there is are given."""
        wait = self.wait(cost)
        if wait == 0.0:
            self._tokens -= min(cost, self._most)
        return wait

    def delay(self) -> float:
        """Take one token that may still have to come; return the seconds until it does."""
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
    """A bucket for each of many; those that are full again are thrown away."""

    LARGEST = 4096

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._crowded = self.LARGEST

    def of(self, who: str) -> Bucket:
        """Return somebody's bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._crowded:
                self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full()}
                # Where many are really there, they are not looked through again for each who comes.
                self._crowded = max(self.LARGEST, 2 * len(self._buckets))
            bucket = self._buckets[who] = Bucket(self._rate)
        return bucket

    def take(self, who: str, cost: float = 1.0) -> None:
        """Take from somebody's bucket, or refuse."""
        if (wait := self.of(who).take(cost)) > 0.0:
            raise too_fast(wait)


class Ration:
    """One thing that is rationed for each player and, since cookies are free, for each address."""

    def __init__(self, share: Share) -> None:
        self._players = Buckets(share.player)
        self._addresses = Buckets(share.address)

    def take(self, payer: Payer, cost: float = 1.0) -> None:
        """Take from both buckets of who asks, or from neither and refuse."""
        buckets = [self._addresses.of(payer.address)]
        if payer.guest is not None:
            buckets.append(self._players.of(payer.guest))
        if (wait := max(bucket.wait(cost) for bucket in buckets)) > 0.0:
            raise too_fast(wait)
        for bucket in buckets:
            bucket.take(cost)


class Rations:
    """All that is rationed on a server."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.changes = Buckets(limits.changes)
        self.files = Buckets(limits.files)
        self.handshakes = Buckets(limits.handshakes)
        self.guests = Buckets(limits.guests)
        self.asides = Buckets(limits.asides)
        self.undos = Buckets(limits.undos)
        self.seatings = Buckets(limits.seatings)
        self.chat = Ration(limits.chat)
        self.names = Ration(limits.names)
        self.tables = Ration(limits.tables)
        self.uploads = Ration(limits.uploads)
        self.copies = Ration(limits.copies)
        self.replays = Ration(limits.replays)
        self.hints = Ration(limits.hints)
        self.previews = Ration(limits.previews)
        self.inspections = Ration(limits.inspections)


def too_fast(wait: float) -> Refusal:
    """Refuse for now, and say how long."""
    return Refusal("too-fast", seconds=max(1, math.ceil(min(wait, 86_400.0))))
