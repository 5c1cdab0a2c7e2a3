"""Stirring: how the chance of a match is made so that nobody could choose it, and everybody can check that afterwards.

A server has a *secret* and shows its *seal*, a hash, before anybody has said anything. Each person has a *salt* and shows its
*pledge*, a hash too. When all pledges lie there, salts are given, and what follows from the secret and all salts is what
chance is made of. Who gives their salt last could not have meant the others': it was pledged before. The secret is told when the
match is over. Whoever gives last knows what comes before the others do, and could try again if that were free; so chance is
made only for a cause (`Causes`), and what is broken off stands in the file. `docs/protocol.md` says what each of the cunning
could do, and why it shows; `proof` checks it.
"""

import re
import secrets
from collections.abc import Mapping, Set
from hashlib import sha256
from typing import Literal, NamedTuple

from msgspec import Struct

HASH = re.compile("[0-9a-f]{64}")  # a seal, a pledge, and as long as a secret and a salt


class Share(NamedTuple):
    """What a seat's person has added. Where it was broken off, a salt that was not given is empty."""

    seat: int
    pledge: str
    salt: str


class Stir(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One time that chance was made anew, or was to be. It stands in the match file, as a line of its own. `at` entries had been
    written then: at 0 it is what the match was dealt by, else what the last of them turns chance by. Without shares it was made of
    the secret alone."""

    stir: int  # how many were before
    at: int
    secret: str
    seal: str
    shares: tuple[Share, ...] = ()
    broken: tuple[int, ...] = ()  # by these seats it was broken off: nothing came of it

    @property
    def number(self) -> int:
        return number_of(self.secret, self.stir, {share.seat: share.salt for share in self.shares})

    @property
    def seats(self) -> frozenset[int]:
        return frozenset(share.seat for share in self.shares)


Cause = Literal["", "begin", "back", "late"]


class Causes:
    """Why chance may be made of what persons add, as a match goes on. These are all the causes there are:

    - *begin*: once, of all who have come, before anybody acts. Who breaks it off is left out, and it is made of the others.
    - *back*: once after each time the match went back.
    - *late*: once for a seat that was not in yet and has not acted.

    If one of the last two is broken off, chance stays as it was.
    """

    def __init__(self) -> None:
        self.has_begun = False
        self.left_out: set[int] = set()  # seats that the beginning is made without
        self._is_back = False
        self._spent: set[int] = set()  # seats that do not come in late: they were in, have acted, or broke it off

    def why(self, seats: Set[int]) -> Cause:
        """Why chance may be made of what these seats add, if it may."""
        if not seats:
            return ""
        if not self.has_begun:
            return "" if seats & self.left_out else "begin"
        if self._is_back:
            return "back"
        return "late" if seats - self._spent else ""

    def act(self, seat: int) -> None:
        """A seat does something in the match."""
        self.has_begun = True
        self._spent.add(seat)

    def go_back(self) -> None:
        self.has_begun = self._is_back = True

    def make(self, seats: Set[int]) -> None:
        """Chance is made of what these seats have added."""
        self.has_begun, self._is_back = True, False
        self._spent |= seats

    def break_off(self, seats: Set[int], by: Set[int]) -> None:
        """It was to be made of what these seats add, and is broken off."""
        self._spent |= seats | by if self.has_begun else by
        self.left_out |= by
        self._is_back = False


def new_secret() -> str:
    return secrets.token_hex(32)


def seal_of(secret: str) -> str:
    return sha256(f"seal {secret}".encode()).hexdigest()


def pledge_of(salt: str) -> str:
    return sha256(f"pledge {salt}".encode()).hexdigest()


def number_of(secret: str, stir: int, salts: Mapping[int, str]) -> int:
    """What chance is made of: as many bits as a seed has."""
    said = " ".join(("stir", str(stir), secret, *(f"{seat}:{salts[seat]}" for seat in sorted(salts))))
    return int.from_bytes(sha256(said.encode()).digest()[:8])
