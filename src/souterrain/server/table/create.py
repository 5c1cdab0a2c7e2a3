"""Creating a table: from what somebody asks for to the match and the chairs that it begins with.

Everything that comes from outside is checked here: the game and its set-up by the kernel, the packs by name (never a folder
of this machine). Match files are checked in `work/upload`, by playing them again. The seed is the server's secret: whoever
knew it would know every die.
"""

import re
import secrets

from souterrain import games, players
from souterrain.content import PackError
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Heading, Match
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.seats.seating import printable
from souterrain.server.store.records import Chair, Clock

SEED_BITS = 64  # as many as a saved state can hold
PACK = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


def start(setup: Setup, seed: int | None = None) -> Match:
    try:
        chosen = secrets.randbits(SEED_BITS) if seed is None else seed
        return Match.start(games.find(setup.game), setup, chosen)
    except Refused as error:
        raise Denied.by("bad-setup", error) from None
    except PackError:  # its sentence names folders of this machine
        message = f"This server has no such packs, or they do not fit: {', '.join(setup.packs)}."
        raise Denied("bad-setup", message, "no-packs", packs=", ".join(setup.packs)) from None


def resume(heading: Heading) -> Match:
    """The match of a file, pinned as it is there; one of version 1 is pinned to the packs of today."""
    if heading.version == 1:
        return start(heading.setup, int(heading.seed))
    return Match.resume(games.find(heading.setup.game), heading)


def check_pack_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same names, if each can be that of a pack here."""
    for name in names:
        if not PACK.fullmatch(name):
            raise Denied("bad-setup", f"{name!r} is not the name of a pack of this server.", "no-packs", packs=name)
    return names


def check_clock(clock: Clock) -> None:
    if clock.kind != "none" and not 1 <= clock.amount <= 86_400:
        raise Denied("bad-setup", "A clock gives from 1 to 86400 seconds a turn, or as many days.", "bad-clock")


def seat_all(plans: list[bodies.SeatPlan], count: int) -> tuple[list[str], tuple[Chair, ...]]:
    """Keys and chairs for a table. Seats that nobody planned are for persons with a link. A computer's seat has none: who had it
    could look at the computer's secrets."""
    plans = plans or [bodies.SeatPlan() for _ in range(count)]
    if len(plans) != count:
        message = f"This table has {count} seats, not {len(plans)}."
        raise Denied("bad-setup", message, "seat-count", count=count, given=len(plans))
    seat_keys, chairs = [], []
    for plan in plans:
        key = keys.new_key() if plan.kind == "person" else ""
        level = (plan.level or "random") if plan.kind == "computer" else ""
        if level and level not in players.PLAYERS:
            message = f"There is no computer player {level!r}. There are: {', '.join(players.PLAYERS)}."
            raise Denied("bad-setup", message, "no-computer", level=level)
        name = printable(plan.name)
        seat_keys.append(key)
        chairs.append(Chair(plan.kind, name, level, keys.hash_of(key) if key else ""))
    return seat_keys, tuple(chairs)
