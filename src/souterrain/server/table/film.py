"""Films: how a flick went, for those who watch it. Made when somebody is shown it; games and computer players never pay.

A film has what everybody at the table saw: discs on the board. Ways and turns are the compact closed form of `Playback.wire`.
"""

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from souterrain.server.protocol import messages as messages

if TYPE_CHECKING:
    from souterrain.flick import Shot

QUIET = 10_000  # micrometres per second: slower contacts are neither seen nor heard
MOST_KNOCKS = 300  # a crowded board in motion; nobody hears more


class Reel:
    """A shot whose film is made when it is first asked for."""

    def __init__(self, shot: "Shot") -> None:
        self._shot = shot

    @cached_property
    def film(self) -> messages.Film:
        shot = self._shot
        told = shot.playback.wire()
        start = {str(disc.name): disc.place_um for disc in shot.layout}
        heard = [contact for contact in shot.contacts if contact.kind == "exit" or contact.speed_um > QUIET]
        knocks = [
            messages.Knock(
                at=contact.time_ns // 1000,
                kind=contact.kind,
                first=str(contact.first),
                second=str(contact.second),
                speed=contact.speed_um,
                x=contact.x_um,
                y=contact.y_um,
            )
            for contact in heard[:MOST_KNOCKS]
        ]
        return msgspec.convert({**told, "start": start, "knocks": knocks}, messages.Film)
