"""Questions about a shot: what the flicked disc touched, in which order, and whether a wall came first.

Only hits count (see `souterrain.flick.shot`): a disc that merely leans on another has not touched it. What happens in one
instant has no order, so a wall met in the very instant of a touch did not come before it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from souterrain.flick import Name, Shot


class Touch(NamedTuple):
    """One disc touched another disc or a post. `walls` and `discs` count what it had met earlier in this shot."""

    disc: Name
    time_ns: int
    walls: int
    discs: int


def touches(shot: Shot, name: Name) -> Iterator[Touch]:
    """All touches of one disc, in order."""
    hits = [contact for contact in shot.contacts_of(name) if contact.is_hit]
    walls = [contact.time_ns for contact in hits if contact.kind == "wall"]
    discs = [contact.time_ns for contact in hits if contact.kind != "wall"]
    for contact in hits:
        if contact.kind != "wall":
            now = contact.time_ns
            yield Touch(contact.other(name), now, sum(time < now for time in walls), sum(time < now for time in discs))


def first_touches(shot: Shot, name: Name) -> dict[Name, Touch]:
    """The first touch of each disc or post that this one met, in order."""
    found: dict[Name, Touch] = {}
    for touch in touches(shot, name):
        found.setdefault(touch.disc, touch)
    return found
