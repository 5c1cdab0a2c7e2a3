"""Chance: every random number of a match comes from its seed and a counter, both held in the state.

A keyed hash of the counter is used rather than a fast generator, because the table is online: nobody must be able to
tell the next roll from those already seen. One draw costs about a microsecond.
"""

from functools import lru_cache
from hashlib import blake2b
from struct import Struct as Layout
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

T = TypeVar("T")

SEED_BYTES = 16
BYTES = Layout("<Q")  # of a counter, and of a draw
LARGEST_SEED = 2**64 - 1  # what a saved state can hold


class Chance(Struct):
    """The source of randomness. `loaded` dice are used up first by `roll`, for tests and scenes."""

    seed: int
    drawn: int = 0
    loaded: tuple[int, ...] = ()

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (the bias is under 2**-50 for any limit a game uses)."""
        counter = self.drawn
        self.drawn = counter + 1
        return _number(_keyed(self.seed), counter) * limit >> 64

    def roll(self, sides: int = 6) -> int:
        """One die, from 1 to `sides`."""
        if self.loaded:
            self.drawn += 1
            face, *rest = self.loaded
            self.loaded = tuple(rest)
            return face
        return self.below(sides) + 1

    def shuffle(self, items: list[T]) -> None:
        """Every order equally likely, in place."""
        keyed, counter = _keyed(self.seed), self.drawn
        for last in range(len(items) - 1, 0, -1):
            other = _number(keyed, counter) * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
            counter += 1
        self.drawn = counter

    def turned(self, number: int) -> "Chance":
        """Other chance, which follows from this one and a number: for a match that goes back and on another way."""
        key = self.seed.to_bytes(SEED_BYTES, "little")
        digest = blake2b(f"turned {number}".encode(), digest_size=8, key=key).digest()
        return Chance(int.from_bytes(digest, "little"), self.drawn)

    def copy(self) -> "Chance":
        return replace(self)


@lru_cache(maxsize=1 << 10)
def _keyed(seed: int) -> blake2b:
    """A hash with the seed as its key. To copy it takes half as long as to make it."""
    return blake2b(digest_size=8, key=seed.to_bytes(SEED_BYTES, "little"))


def _number(keyed: blake2b, counter: int) -> int:
    """The draw of that number: 64 bits."""
    draw = keyed.copy()
    draw.update(BYTES.pack(counter))
    number: int = BYTES.unpack(draw.digest())[0]
    return number
