"""Creating a table: from what somebody asks for to the match and the chairs that it begins with.

Everything that comes from outside is checked here: the game and its set-up by the kernel, the packs by name (never a folder
of this machine). Match files are checked in `work/upload`, by playing them again. The seed follows from the server's secret:
whoever knew that would know every die.
"""

import re
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any

from msgspec.structs import replace

from souterrain import games, players
from souterrain.content import Loaded, PackError
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Heading, Match
from souterrain.kernel.stir import new_secret, number_of
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.seats.seating import printable
from souterrain.server.store.records import Chair, Clock

PACK = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


def sealed() -> tuple[str, int]:
    """A new secret, and the seed of a match that begins with it."""
    secret = new_secret()
    return secret, number_of(secret, 0, {})


def start_new(setup: Setup, seed: int, plans: Sequence[bodies.SeatPlan], loaded: Loaded[Any] | None = None) -> Match:
    """The match of a new table. Where people may sit, what nobody chose is as it is usual among them."""
    return start(setup, seed, usual=not plans or any(plan.kind != "computer" for plan in plans), loaded=loaded)


def start(setup: Setup, seed: int, usual: bool = False, loaded: Loaded[Any] | None = None) -> Match:
    try:
        kind = games.find(setup.game)
        if usual:
            setup = replace(setup, options={**kind.with_packs(setup.packs).usual(), **setup.options})
        return Match.start(kind, setup, seed, loaded)
    except Refused as error:
        raise Denied.by("bad-setup", error) from None
    except PackError:  # its sentence names folders of this machine
        message = f"This server has no such packs, or they do not fit: {', '.join(setup.packs)}."
        raise Denied("bad-setup", message, "no-packs", packs=", ".join(setup.packs)) from None


def resume(heading: Heading) -> Match:
    """The match of a file, pinned as it is there; one of version 1 is pinned to the packs of today."""
    if heading.version == 1:
        kind = games.find(heading.setup.game).with_packs(heading.setup.packs)
        return start(kind.as_begun(heading.setup), int(heading.seed))
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


def drawn(count: int, random: Random | None = None) -> list[int]:
    """Which seat each plan gets, when lots are drawn for them: every way is equally likely."""
    return (random or SystemRandom()).sample(range(count), count)


def seat_all(plans: list[bodies.SeatPlan], order: Sequence[int]) -> tuple[list[tuple[int, str]], tuple[Chair, ...]]:
    """The seats with a key, in the order of the plans, and the chairs of a table; `order` is the seat that each plan gets. Seats
    that nobody planned are for persons with a link. A computer's seat has none: who had it could look at the computer's
    secrets."""
    count = len(order)
    plans = plans or [bodies.SeatPlan() for _ in range(count)]
    if len(plans) != count:
        message = f"This table has {count} seats, not {len(plans)}."
        raise Denied("bad-setup", message, "seat-count", count=count, given=len(plans))
    links, chairs = [], {}
    for plan, seat in zip(plans, order, strict=True):
        key = keys.new_key() if plan.kind == "person" else ""
        level = (plan.level or "random") if plan.kind == "computer" else ""
        if level and level not in players.PLAYERS:
            message = f"There is no computer player {level!r}. There are: {', '.join(players.PLAYERS)}."
            raise Denied("bad-setup", message, "no-computer", level=level)
        name = printable(plan.name)
        if key:
            links.append((seat, key))
        chairs[seat] = Chair(plan.kind, name, level, keys.hash_of(key) if key else "", shared=bool(key))
    return links, tuple(chairs[seat] for seat in range(count))
