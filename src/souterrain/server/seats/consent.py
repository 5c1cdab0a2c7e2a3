"""Consent: who must agree before somebody sees or undoes what another did. All such acts ask here; absence is never agreement.

A person is whoever holds the key of a seat: connected or not, got up, or with a computer in their place. They cease to be
asked when they give the seat up themselves.
"""

from collections.abc import Collection
from typing import Literal, NamedTuple

from souterrain.server.seats.seating import Seating

# Going back, also to where a match has parted; giving a seat to whoever comes; letting a computer play it.
What = Literal["rewind", "open", "computer"]


class Proposal(NamedTuple):
    """Going back is proposed: so many acts stay; these seats have agreed."""

    seat: int
    stays: int
    agreed: frozenset[int]


def must_agree(what: What, seating: Seating, seat: int = -1) -> frozenset[int]:
    """The seats without whose persons it is not done; `seat` is the one it is done to."""
    persons = frozenset(number for number, chair in enumerate(seating.chairs) if chair.key)
    if what == "rewind":
        return persons
    if what == "computer" and seating.chair(seat).away:
        return frozenset()  # by getting up they said that the others may play on; the seat is theirs when they return
    return persons & {seat}


def is_agreed(what: What, seating: Seating, by: Collection[int], seat: int = -1) -> bool:
    return must_agree(what, seating, seat) <= frozenset(by)


def may_reveal(is_over: bool) -> bool:
    """Whether everything may be told: the file, all hands, chances, another match from some point. Before the end no agreement
    is enough, for it would tell the dice ahead too."""
    return is_over
