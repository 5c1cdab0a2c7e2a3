"""The report of a match that is over: how the chances went, where they turned, each side's best act, and what became of everybody.

It looks at the whole state and all that happened. Runs in a worker process.
"""

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.players.mind import Blank, mind_of, worth
from souterrain.server.protocol import bodies
from souterrain.server.store.database import Row
from souterrain.server.table.history import Line
from souterrain.server.table.outgoing import events_seen
from souterrain.server.table.state import played
from souterrain.speech import is_quiet

LEAST = 0.05  # a change smaller than this turns nothing
MOST = 5
NEAR = 0.03  # share of the match within which changes are one
MOMENTS = ("turn_begun", "phase_begun")  # moments that come again: the match looks alike there

Telling = tuple[tuple[str, ...], ...]


class Act(NamedTuple):
    """One record of the match: the chance of the first seat's side after it, and what happened."""

    seq: int
    chance: float
    events: tuple[Event, ...]


class Turn(NamedTuple):
    """An act that mattered, by its place in the match: by how much the chances changed around it, and what happened."""

    at: int
    by: float
    event: Event


class Stretch(NamedTuple):
    first: int
    last: int
    by: float


class Told(NamedTuple):
    """The most telling event of an act; `along` is by how much the chances went with it."""

    at: int
    weight: int
    along: float
    event: Event


def report_of(table_id: str, rows: list[Row]) -> bodies.ReportSeen:
    chances: list[bodies.ChanceSeen] = []
    found: list[tuple[int, list[float], tuple[Event, ...]]] = []
    lines = 0
    game: Game[Any, Any] | None = None
    for table in played(table_id, rows):
        if table.match is None:
            break
        game = table.match.game
        told = table.history.lines[lines:]
        lines += len(told)
        values = judged(game)
        if values and (not chances or chances[-1].seats != values):
            chances.append(bodies.ChanceSeen(table.seq, values))
        found.append((table.seq, values, tuple(line.event for line in told)))
    if game is None:
        return bodies.ReportSeen(chances=[], turnings=[], best=[], fates=[], counts=[])
    sides = first_side(game.state.standings)
    acts = [Act(seq, side_chance(values, sides), events) for seq, values, events in found] if chances else []
    ending = game.ending([event for _, _, events in found for event in events])

    def seen(turn: Turn) -> bodies.TurnSeen:
        (event,) = events_seen([Line(acts[turn.at].seq, turn.event)])
        return bodies.TurnSeen(acts[turn.at].seq, round(turn.by, 3), event)

    return bodies.ReportSeen(
        chances=chances,
        turnings=[seen(turn) for turn in turnings(acts, game.telling)],
        best=[seen(turn) for turn in best(acts, game.telling)],
        fates=list(ending.fates),
        counts=list(ending.counts),
    )


def judged(game: Game[Any, Any]) -> list[float]:
    """Each seat's chance to win, as computer players judge it; nothing where none can."""
    mind = mind_of(type(game))
    if isinstance(mind, Blank):
        return []
    return [round(value, 3) for value in (worth(game.state.standings) if game.is_over else mind.values(game))]


def first_side(standings: Sequence[int]) -> list[bool]:
    """Whether each seat is of the first one's side: seats that end on the same place are one side."""
    is_drawn = len(set(standings)) == 1
    return [seat == 0 or (not is_drawn and place == standings[0]) for seat, place in enumerate(standings)]


def side_chance(values: Sequence[float], sides: Sequence[bool]) -> float:
    return min(1.0, max(0.0, sum(value for value, is_ours in zip(values, sides, strict=False) if is_ours)))


def stretches(acts: Sequence[Act]) -> Iterator[Stretch]:
    """From each moment that comes again to the next of its kind: a round, seen from there. What a chance is worth depends on who is
    about to act and with what, so only like moments are compared. How the match ended is no news."""
    before: dict[tuple[Any, ...], int] = {}
    for at, act in enumerate(acts[:-1]):
        for event in act.events:
            if event.name in MOMENTS:
                data = event.data
                moment = (event.name, data.get("phase"), data.get("team", data.get("seat")))
                first = before.get(moment, at)
                before[moment] = at
                if first != at:
                    yield Stretch(first, at, act.chance - acts[first].chance)


def told(acts: Sequence[Act], at: int, telling: Telling) -> Told | None:
    for weight, names in enumerate(telling):
        for event in reversed(acts[at].events):
            if event.name in names and not is_quiet(event):
                return Told(at, weight, acts[at].chance - acts[at - 1].chance, event)
    return None


def cause(stretch: Stretch, acts: Sequence[Act], telling: Telling) -> Turn | None:
    """What turned a stretch: the weightiest event that went the same way, and among equals the one that changed most."""
    found = [told(acts, at, telling) for at in range(stretch.first + 1, stretch.last + 1)]
    along = [each for each in found if each and each.along * stretch.by > 0]
    if not along:
        return None
    first = min(along, key=lambda each: (each.weight, -abs(each.along)))
    return Turn(first.at, stretch.by, first.event)


def turnings(acts: Sequence[Act], telling: Telling) -> list[Turn]:
    """Where the match turned: what happened in the rounds that changed the chances most, in the order in which it came."""
    near = max(2, round(len(acts) * NEAR))
    found: list[Turn] = []
    for stretch in sorted(stretches(acts), key=lambda each: -abs(each.by)):
        if abs(stretch.by) < LEAST or len(found) >= MOST:
            break
        turn = cause(stretch, acts, telling)
        if turn and all(abs(other.at - turn.at) > near for other in found):
            found.append(turn)
    return sorted(found, key=attrgetter("at"))


def best(acts: Sequence[Act], telling: Telling) -> list[Turn]:
    """For the first side and the other, the act that helped most; the last one only ends what was won before."""
    found = [each for at in range(1, len(acts) - 1) if (each := told(acts, at, telling))]
    if not found:
        return []
    most = (max(found, key=attrgetter("along")), min(found, key=attrgetter("along")))
    return [Turn(each.at, each.along, each.event) for each in most]
