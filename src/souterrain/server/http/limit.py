"""Limits: how often somebody may ask. A bucket fills at a steady rate; who empties it has to wait."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KNOWN = 10_000  # addresses kept in mind


class Bucket:
    """At most `burst` at once, `rate` a second in the long run. No rate, no limit."""

    def __init__(self, rate: float, burst: float = 0, time: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst or max(5.0, 3 * rate)
        self._time = time
        self._left = self._burst
        self._at = time()

    def take(self) -> bool:
        if not self._rate:
            return True
        at = self._time()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; the ones not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float = 0) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._known.pop(address, None) or Bucket(self._rate, self._burst)
        self._known[address] = bucket
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket.take()
