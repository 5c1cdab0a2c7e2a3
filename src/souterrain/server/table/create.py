"""Laying a table: from what somebody asks for, or from a match file, to the first records of a log.

Everything that comes from outside is checked here: the game and its set-up by the kernel, the packs by name (never a folder
of this machine), a file by playing it again. The seed is the server's secret: whoever knew it would know every die.
"""

import re
import secrets

from souterrain import games, players
from souterrain.content import PackError
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Entry, Match, read_heading, replay
from souterrain.server.protocol import bodies as letter
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys as door
from souterrain.server.store.records import Acted, Chair, Clock, Created
from souterrain.server.table.outgoing import seats_seen
from souterrain.server.table.state import Sitting

SEED_BITS = 64  # as many as a saved state can hold
PACK = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


def seen(sitting: Sitting) -> letter.TableSeen:
    created = sitting.created
    setup = created.heading.setup
    return letter.TableSeen(
        sitting.table,
        setup.game,
        setup.scenario,
        setup.options,
        seats_seen(sitting),
        created.clock,
        created.public,
        sitting.at,
        sitting.seq,
        sitting.is_over,
        sitting.frozen,
        sorted(sitting.asked),
    )


def check_file(file: str) -> tuple[Acted, ...]:
    """Play a match file again, in a worker process; its acts as records of a table."""
    data = file.encode()
    heading = read_heading(data, "the file")
    match = replay(games.find(heading.setup.game), data, "the file")
    if match.game.setup != heading.setup:
        raise Refused("The file's set-up is not complete.", said="file-damaged", line=1)
    sitting = Sitting.open("file", Created(match.heading, (Chair("open"),) * len(match.game.seats), "", ""), 0)
    acts: list[Acted] = []
    for seq, entry in enumerate(match.entries, start=1):
        acts.append(_act(sitting, seq, entry))
    return tuple(acts)


def _act(sitting: Sitting, seq: int, entry: Entry) -> Acted:
    """One line of a file as a record: with the question it answers and the events it led to."""
    asked = sitting.asked.get(entry.seat, -1) if entry.act == "answer" else -1
    before = len(sitting.chronicle.lines)
    sitting.replay(seq, 0, Acted(entry, asked))
    if sitting.frozen:
        raise Refused(sitting.frozen, said="file-differs", line=seq + 1)
    return Acted(entry, asked, events=tuple(line.event for line in sitting.chronicle.lines[before:]))


def start(setup: Setup, seed: int | None = None) -> Match:
    try:
        chosen = secrets.randbits(SEED_BITS) if seed is None else seed
        return Match.start(games.find(setup.game), setup, chosen)
    except Refused as error:
        raise Denied.by("bad-setup", error) from None
    except PackError:  # its sentence names folders of this machine
        message = f"This server has no such packs, or they do not fit: {', '.join(setup.packs)}."
        raise Denied("bad-setup", message, "no-packs", packs=", ".join(setup.packs)) from None


def packs_of(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if not PACK.fullmatch(name):
            raise Denied("bad-setup", f"{name!r} is not the name of a pack of this server.", "no-packs", packs=name)
    return names


def check_clock(clock: Clock) -> None:
    if clock.kind != "none" and not 1 <= clock.amount <= 86_400:
        raise Denied("bad-setup", "A clock gives from 1 to 86400 seconds a turn, or as many days.", "bad-clock")


def seat_all(plans: list[letter.SeatPlan], count: int) -> tuple[list[str], tuple[Chair, ...]]:
    """Keys and chairs for a table. Seats that nobody planned are for persons with a link. A computer's seat has none: who had it
    could look at the computer's secrets."""
    plans = plans or [letter.SeatPlan() for _ in range(count)]
    if len(plans) != count:
        message = f"This table has {count} seats, not {len(plans)}."
        raise Denied("bad-setup", message, "seat-count", count=count, given=len(plans))
    keys, chairs = [], []
    for plan in plans:
        key = door.new_key() if plan.kind == "person" else ""
        level = (plan.level or "random") if plan.kind == "computer" else ""
        if level and level not in players.PLAYERS:
            message = f"There is no computer player {level!r}. There are: {', '.join(players.PLAYERS)}."
            raise Denied("bad-setup", message, "no-computer", level=level)
        name = " ".join(plan.name.split())
        keys.append(key)
        chairs.append(Chair(plan.kind, name, level, door.hash_of(key) if key else ""))
    return keys, tuple(chairs)


def link_to(table: str, key: str, seat: int = -1) -> letter.Link:
    return letter.Link(key, f"/table/{table}#{key}", seat)
