"""Questions about a shot: what the flicked disc touched, in which order, and whether a wall came first.

Only hits count (see `souterrain.flick.shot`): a disc that merely leans on another has not touched it. What happens in one
instant has no order, so a wall met in the very instant of a touch did not come before it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from souterrain.flick import Name, Shot

UNTOUCHED = -1  # the instant of what no touch tells


class Touch(NamedTuple):
    """One disc touched another disc or a post. `walls` and `discs` count what it had met earlier in this shot."""

    disc: Name
    time_ns: int
    walls: int
    discs: int

    @property
    def instant(self) -> int:
        """When it was, in microseconds since the flick, as events tell it and films count."""
        return self.time_ns // 1000


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


def pushed_off(shot: Shot) -> dict[Name, tuple[Name, ...]]:
    """For each disc that left the board, through whom the push of the flicked one came to it: whoever pushed it last at the end,
    nobody twice. A disc that lies at rest when it is met pushes nobody, though one may glance off it. Where the push came back
    to a disc that had passed it on, it is told from there: no disc is among those who pushed it."""
    pushers: dict[Name, tuple[Name, ...]] = {shot.name: ()}
    off: dict[Name, tuple[Name, ...]] = {}
    for contact in shot.contacts:
        if contact.kind == "exit":
            out, through = contact.first, pushers.get(contact.first, ())
            off[out] = through[through.index(out) + 1 :] if out in through else through
        elif contact.kind == "disc":
            one, other = contact.first, contact.second
            before = pushers.get(one), pushers.get(other)
            for way, pusher, pushed in ((before[0], one, other), (before[1], other, one)):
                if way is None or pushed == shot.name or (pushed in pushers and not contact.is_hit):
                    continue
                pushers[pushed] = (*(way[: way.index(pusher)] if pusher in way else way), pusher)
    return off
