"""Chance: one small seeded generator, the same numbers on every machine, compiled or not."""

from __future__ import annotations

from mypy_extensions import i64

WORD = 0xFFFFFFFF


class Rng:
    """A 128-bit chaotic counter generator (sfc32); all sums stay inside 63 bits, so i64 never wraps."""

    def __init__(self, a: int, b: int, c: int, drawn: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.drawn: i64 = drawn
        """Counts the words drawn so far: two equal counts mean that no chance was used between them."""

    @staticmethod
    def seeded(seed: int) -> Rng:
        """Make a generator from any whole number."""
        if seed < 0:
            seed = -2 * seed - 1
        else:
            seed = 2 * seed
        mixed = [0x9E3779B9, 0x243F6A88, 0xB7E15162]
        part = 0
        while True:
            for index in range(3):
                mixed[index] = _stir(mixed[index] ^ ((seed + part * 0x85EBCA6B + index) & WORD))
            seed >>= 32
            part += 1
            if seed == 0:
                break
        rng = Rng(mixed[0], mixed[1], mixed[2], 1)
        for _ in range(12):
            rng.word()
        rng.drawn = 0
        return rng

    def clone(self) -> Rng:
        """Copy the generator: both give the same numbers from here on."""
        return Rng(self.a, self.b, self.c, self.drawn)

    def word(self) -> i64:
        """Draw 32 random bits."""
        mask: i64 = 0xFFFFFFFF
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        drawn: i64 = self.drawn
        out: i64 = (a + b + drawn) & mask
        self.drawn = (drawn + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = (((c << 21) & mask | (c >> 11)) + out) & mask
        return out

    def below(self, count: int) -> int:
        """Draw a whole number from 0 to count - 1, each equally likely."""
        if count < 1 or count > 0x7FFFFFFF:
            raise ValueError(f"cannot draw below {count}")
        mask: i64 = 0xFFFFFFFF
        n: i64 = count
        product: i64 = self.word() * n
        low: i64 = product & mask
        if low < n:
            # The few words that would make some results likelier than others are drawn again.
            floor: i64 = (mask + 1) % n
            while low < floor:
                product = self.word() * n
                low = product & mask
        return product >> 32

    def die(self) -> int:
        """Roll one six-sided die."""
        return self.below(6) + 1

    def unit(self) -> float:
        """Draw a number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0

    def shuffled(self, items: list[int]) -> list[int]:
        """Return the items in a random order, leaving the given list as it is."""
        order = items[:]
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def fork(self) -> Rng:
        """Make a new generator whose numbers have nothing to do with the ones drawn here."""
        rng = Rng(self.word(), self.word(), self.word(), 1)
        for _ in range(12):
            rng.word()
        rng.drawn = 0
        return rng

    def to_json(self) -> list[int]:
        """Return the four words that make up the generator."""
        return [self.a, self.b, self.c, self.drawn]

    @staticmethod
    def from_json(words: list[int]) -> Rng:
        """Make the generator that to_json described."""
        if len(words) != 4 or any(type(word) is not int or not 0 <= word <= WORD for word in words):
            raise ValueError("a generator is four numbers of 32 bits")
        return Rng(words[0], words[1], words[2], words[3])


def _stir(word: int) -> int:
    """Spread each bit of a 32-bit word over all of it."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x846CA68B) & WORD
    return word ^ (word >> 16)
