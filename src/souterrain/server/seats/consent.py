"""Consent: who may ask for something that touches what another saw or did, and who must agree. All such acts ask here; absence is
never agreement.

A person is whoever holds the key of a seat: connected or not, got up, or with a computer in their place. They cease to be
asked when they give the seat up themselves. What needs nobody's agreement is what shows nobody anything: a computer in the seat of
one who has got up, or who was summoned before all and did not come.
"""

from collections.abc import Collection
from typing import Literal, NamedTuple

from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.seats.seating import Seating

# Going back, also to where a match has parted; giving a seat to whoever comes; letting a computer play it; taking over a seat that
# was given up; setting a time to one who does not answer; what is a seat's own: its name, getting up, a key that nobody else has.
What = Literal["rewind", "open", "computer", "take-over", "summon", "own"]


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
    if what in ("take-over", "summon"):
        return frozenset()
    if what == "computer" and seating.chair(seat).away:
        return frozenset()  # by getting up they said that the others may play on; the seat is theirs when they return
    return persons & {seat}


def is_agreed(what: What, seating: Seating, by: Collection[int], seat: int = -1) -> bool:
    return must_agree(what, seating, seat) <= frozenset(by)


def check(what: What, seating: Seating, owner: int, seat: int) -> None:
    """`Denied` unless who holds this key may do it to the seat by themselves."""
    seating.chair(seat)
    if not _may_ask(what, seating, owner, seat):
        raise _not_theirs(what)
    if not is_agreed(what, seating, (owner,), seat):
        if what == "computer":
            raise Denied("wrong-key", "This seat is somebody's: only they can ask a computer in.", "occupied")
        message = f"The seat {seating.roles[seat]} is somebody's: only they can give it up."
        raise Denied("refused", message, "seat-not-free")


def _may_ask(what: What, seating: Seating, owner: int, seat: int) -> bool:
    if (
        what == "take-over"
    ):  # what was seen there is for whom its person chooses, not for one who plays here, nor for the host
        return owner == keys.heir(seat)
    if what == "summon":
        return owner not in (seat, keys.SPECTATOR)
    return owner == seat or (what in ("open", "computer") and owner == keys.HOST)


def _not_theirs(what: What) -> Denied:
    if what == "open":
        return Denied("wrong-key", "Only who holds a seat, or the host, gives it away.", "host-only")
    if what == "summon":
        return Denied("wrong-key", "Another seat, or the host, summons who does not answer.", "not-yours-to-summon")
    if what == "take-over":
        message = (
            "Secrets were seen at this seat: somebody else must take it over, by the link that its person hands on."
        )
        return Denied("wrong-key", message, "take-over")
    return Denied("wrong-key", "This link is not this seat's.", "other-seat")


def may_reveal(is_over: bool) -> bool:
    """Whether everything may be told: the file, all hands, chances, another match from some point. Before the end no agreement
    is enough, for it would tell the dice ahead too."""
    return is_over
