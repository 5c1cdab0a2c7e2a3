"""What games that were kept show, tournament by tournament: counted from a CSV file or a folder of Parquet.

Who won is counted by `tally`. Here: how long games were and, where decisions were kept, how many answers a question left, what was
done by those who won, how right players were about their chances, and how long they thought. Decisions are read part by part and
only counted, so that millions of games fit.
"""

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from souterrain.games import find
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.lab.arena import GROUND, Plan, Played
from souterrain.lab.parquet import is_parquet, read
from souterrain.lab.parquet import parts as parts_of
from souterrain.lab.result import Results, options_of
from souterrain.lab.result import read as read_row
from souterrain.lab.tally import Tally, interval
from souterrain.players.mind import worth

FEW = 5  # games on either side, without which a difference says nothing
BINS = 10  # of chances to win
FINE = 20  # steps of thinking time for each power of ten

# Game, packs, thinking, seats, and the players in whatever order.
Key = tuple[str, str, str, tuple[str, ...], tuple[str, ...]]


class Kept(Struct, frozen=True):
    """A game that was kept, as the figures need it. `id` is empty where no decisions were kept."""

    key: Key
    played: Played
    id: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        return self.key[3]


class Apart(Struct, frozen=True):
    """The share of games won by those for whom something was a larger part of their answers than is usual, less that of the others.
    A part, not a number: in a long game there is more of everything."""

    what: str
    seat: str
    usual: float  # part of the side's answers; of what lies on the table, 0
    more: int
    rest: int
    share: float
    other: float
    gap: float
    interval: tuple[float, float]


class Tournament(Struct):
    """All that is told of one tournament."""

    tally: Tally
    offered: dict[str, Counter[int]] = {}  # by question: of how many answers there was a choice, and how often
    actions: list[Apart] = []
    things: list[Apart] = []
    places: list[Apart] = []
    ground: list[Apart] = []
    foreseen: dict[
        str, list[dict[str, Any]]
    ] = {}  # by player: how often it won where it thought it would so and so often
    thought: dict[str, dict[str, float]] = {}  # by player: seconds an answer


def tournaments(paths: Sequence[Path]) -> list[Tournament]:
    """Everything in some files and folders, or `Refused` with what is wrong with one."""
    grouped: dict[Key, list[Kept]] = defaultdict(list)
    for kept in kept_in(paths):
        grouped[kept.key].append(kept)
    folders = [path for path in paths if is_parquet(path)]
    return [_tournament(games, folders) for _, games in sorted(grouped.items())]


def kept_in(paths: Sequence[Path]) -> list[Kept]:
    """The games in some files and folders, or `Refused` with what is wrong with one."""
    found: list[Kept] = []
    for path in paths:
        if not path.exists():
            raise Refused(f"There is no {path}.")
        found += _from_folder(path) if is_parquet(path) else _from_file(path)
    if not found:
        raise Refused(f"No game has been kept in {', '.join(map(str, paths))} yet.")
    return found


def _from_folder(path: Path) -> Iterator[Kept]:
    """The games of a folder; of one that was played again, the last."""
    last = {row["id"]: row for row in read(path, "games")}
    for row in last.values():
        players = tuple(row["players"])
        played = Played(
            row["seed"],
            row["scenario"],
            tuple(row["standings"]),
            row["decisions"],
            row["seconds"],
            row["fault"],
            players,
            row["turns"],
            row["slowest"],
            {(each["seat"], each["deed"]): each["count"] for each in row["deeds"]},
            {name: json.loads(value) for name, value in row["options"]},
            ground=tuple(row["ground"]),
        )
        key = (row["game"], " ".join(row["packs"]), row["thinking"], tuple(row["seats"]), tuple(sorted(set(players))))
        yield Kept(key, played, row["id"])


def _from_file(path: Path) -> Iterator[Kept]:
    for row in Results(path).rows:
        played = replace(read_row(row), options=options_of(row["options"]))
        packs = tuple(row["packs"].split())
        setup = Setup(row["game"], played.scenario, packs, played.options)
        seats = find(row["game"]).with_packs(packs).seats_at(setup)
        yield Kept((row["game"], row["packs"], row["thinking"], seats, tuple(sorted(set(played.players)))), played)


def _tournament(games: list[Kept], folders: list[Path]) -> Tournament:
    game, packs, thinking, seats, players = games[0].key
    values: dict[str, dict[Any, None]] = defaultdict(dict)
    for kept in games:
        for name, value in kept.played.options.items():
            values[name][value] = None
    seconds = float(thinking.removesuffix(" s")) if thinking.endswith(" s") else 0.0
    plan = Plan(
        game,
        players,
        len(games),
        min(kept.played.seed for kept in games),
        tuple(dict.fromkeys(kept.played.scenario for kept in games)),
        {name: next(iter(known)) for name, known in values.items() if len(known) == 1},
        tuple(packs.split()),
        effort=float(thinking) if not seconds else 1.0,
        seconds=seconds,
        varied={
            name: tuple(known)
            for name, known in values.items()
            if len(known) > 1 and all(name in kept.played.options for kept in games)
        },
    )
    tally = Tally(plan, seats)
    for kept in games:
        tally.add(kept.played)
    whole = [kept for kept in games if not kept.played.fault]
    acts = _Acts({kept.id: kept for kept in whole if kept.id})
    for folder in folders if acts.games else ():
        acts.read(folder)
    ground = _counted({("", each): 1 for each in kept.played.ground} for kept in whole)
    return Tournament(
        tally,
        dict(acts.offered),
        apart(acts.actions, acts.games, acts.answers),
        apart(acts.things, acts.games, acts.answers),
        apart(acts.places, acts.games, acts.answers),
        apart(ground, {str(number): kept for number, kept in enumerate(whole)}),
        acts.chances(),
        acts.times(),
    )


Counts = dict[tuple[str, str], dict[str, int]]  # by seat and what: how often, in which game


def _counted(games: Iterable[Mapping[tuple[str, str], int]]) -> Counts:
    found: Counts = defaultdict(dict)
    for number, done in enumerate(games):
        for what, count in done.items():
            found[what][str(number)] = count
    return found


class _Acts:
    """The decisions of some games, counted as they are read."""

    def __init__(self, games: dict[str, Kept]) -> None:
        self.games = games
        self.offered: dict[str, Counter[int]] = defaultdict(Counter)
        self.actions: Counts = defaultdict(dict)
        self.things: Counts = defaultdict(dict)
        self.places: Counts = defaultdict(dict)
        self.answers: dict[str, dict[str, int]] = defaultdict(dict)  # by seat: in which game how many
        self._chances: dict[tuple[str, int], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
        self._foretold: dict[tuple[str, int], set[str]] = defaultdict(set)
        self._times: dict[str, Counter[int]] = defaultdict(Counter)

    def read(self, folder: Path) -> None:
        columns = ["id", "seat", "player", "kind", "offered", "verbs", "things", "seconds", "chance", "share"]
        for part in parts_of(folder, "decisions", columns):
            for row in zip(*(part.column(name).to_pylist() for name in columns), strict=True):
                if row[0] in self.games:
                    self._add(*row)

    def _add(
        self,
        id: str,
        seat: str,
        player: str,
        kind: str,
        offered: int | None,
        verbs: list[str],
        things: list[str],
        seconds: float,
        chance: float | None,
        share: float | None,
    ) -> None:
        if offered is not None:
            self.offered[kind][offered] += 1
        _more(self.answers[seat], id)
        for verb in verbs:
            _more(self.actions[seat, f"{kind}/{verb}"], id)
        for thing in things:
            _more((self.places if thing.partition("/")[0] in GROUND else self.things)[seat, thing], id)
        if chance is not None and share is not None:
            place = player, min(int(chance * BINS), BINS - 1)
            for number, value in enumerate((1.0, chance, share)):
                self._chances[place][number] += value
            self._foretold[place].add(id)
        if offered != 1:
            self._times[player][_step(seconds)] += 1

    def chances(self) -> dict[str, list[dict[str, Any]]]:
        """How often each player won where it gave itself so many chances. Answers of one game hang together: the interval is that
        of as many games, not answers."""
        found: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for place in sorted(self._chances):
            count, foretold, won = self._chances[place]
            games = len(self._foretold[place])
            share = won / count
            row = {"foretold": foretold / count, "share": share, "answers": int(count), "games": games}
            found[place[0]].append({**row, "interval": interval(share * games, games)})
        return dict(found)

    def times(self) -> dict[str, dict[str, float]]:
        """Seconds an answer, of questions that left a choice: half of them took no longer than the first figure."""
        return {
            player: {name: _quantile(steps, part) for name, part in (("half", 0.5), ("most", 0.95), ("longest", 1.0))}
            for player, steps in sorted(self._times.items())
        }


def _more(counts: dict[str, int], id: str) -> None:
    counts[id] = counts.get(id, 0) + 1


def _step(seconds: float) -> int:
    return math.ceil(FINE * math.log10(max(seconds, 1e-6)))


def _quantile(steps: Counter[int], part: float) -> float:
    wanted, reached = part * steps.total(), 0
    for step in sorted(steps):
        reached += steps[step]
        if reached >= wanted:
            return float(10 ** (step / FINE))
    return 0.0


def apart(
    counts: Counts, games: Mapping[str, Kept], answers: Mapping[str, Mapping[str, int]] | None = None
) -> list[Apart]:
    """What those have done more often who won, or less often: the surest first.

    It tells what goes with winning, not why. Where nobody sits (what a table is laid of), it is the first seat's games.
    """
    found = []
    shares = {id: worth(kept.played.standings) for id, kept in games.items()}
    for (seat, what), done in counts.items():
        mine = {id: shares[id][kept.seats.index(seat) if seat else 0] for id, kept in games.items()}
        whole = answers[seat] if answers else dict.fromkeys(mine, 1)
        parts = {id: done.get(id, 0) / whole.get(id, 1) for id in mine}
        often = sorted(parts.values())
        usual = often[len(often) // 2] if answers else 0.0
        more = [share for id, share in mine.items() if parts[id] > usual]
        rest = [share for id, share in mine.items() if parts[id] <= usual]
        if min(len(more), len(rest)) >= FEW:
            found.append(_apart(what, seat or next(iter(games.values())).seats[0], usual, more, rest))
    return sorted(found, key=lambda each: -abs(each.gap) / max(each.interval[1] - each.interval[0], 1e-9))


def _apart(what: str, seat: str, usual: float, more: list[float], rest: list[float]) -> Apart:
    """Newcombe's interval of the difference of two shares, from Wilson's of each: sound for few games too."""
    one, two = (sum(each) / len(each) for each in (more, rest))
    (low1, high1), (low2, high2) = (interval(sum(each), len(each)) for each in (more, rest))
    gap = one - two
    low = gap - math.sqrt((one - low1) ** 2 + (high2 - two) ** 2)
    high = gap + math.sqrt((high1 - one) ** 2 + (two - low2) ** 2)
    return Apart(what, seat, usual, len(more), len(rest), one, two, gap, (low, high))


def middle(counts: Counter[int]) -> float:
    """The mean of what was counted, and nothing of nothing."""
    return sum(value * count for value, count in counts.items()) / max(counts.total(), 1)
