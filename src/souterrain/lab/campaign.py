"""What is claimed of players and content, as tournaments: who must beat whom by how much, and which tables must be even.

`souterrain campaign strength` and `souterrain campaign balance` play them, and `ratings`, where everybody meets everybody;
`docs/balance.md` and `docs/ratings.md` have the figures. Hours of a core:
each cell can be broken off and continued.
"""

import importlib
import importlib.util
from collections.abc import Iterator
from itertools import combinations
from types import ModuleType
from typing import Any

from msgspec import Struct

from souterrain.games import GAMES, find
from souterrain.kernel.game import Setup
from souterrain.lab.arena import Plan, names_at
from souterrain.lab.tally import Tally, interval

EVEN = (0.4, 0.6)
RATED = ("random", "habit", "novice", "adept", "master")


class Cell(Struct, frozen=True):
    """One tournament, and between what the share of a seat, or of a player, has to lie."""

    name: str
    plan: Plan
    aim: tuple[float, float]
    player: str = ""  # whose share it is; of the first seat, where none is named
    pair: tuple[str, str] | None = None  # lord and band, where each of several meets each

    def verdict(self, share: float, games: int) -> str:
        """`within` the aim, or not: `surely` where the whole 95 % interval is on one side."""
        low, high = interval(share * games, games)
        least, most = self.aim
        if least <= share <= most:
            return "surely within" if least <= low and high <= most else "within"
        return "surely outside" if high < least or low > most else "outside"


def balance(games: int, seed: int) -> Iterator[Cell]:
    """`adept` on all seats, at each table that must be even."""
    for game, lab in labs().items():
        for number, (name, setup, pair) in enumerate(lab.even() if hasattr(lab, "even") else scenarios(game)):
            # With seeds of its own, a row shares no luck with others.
            own = seed + number * getattr(lab, "APART", 0)
            yield Cell(name, plan_of(setup, ("adept",), games, own, effort=lab.BALANCE), EVEN, pair=pair)


def strength(games: int, seed: int) -> Iterator[Cell]:
    """Mirrored: every level beats the one below, searching beats guessing, and knowing one's hand beats trusting it."""
    for game, lab in labs().items():
        for table in getattr(lab, "TABLES", (Setup(game),)):
            mark = "".join(f" ({pack})" for pack in table.packs if pack != "base")
            for players, least in (("adept", "random"), 0.95), (("master", "adept"), 0.65):
                plan = plan_of(table, players, games, seed, mirrored=True, effort=lab.STRENGTH)
                yield Cell(" – ".join(players) + mark, plan, (least, 1.0), players[0])
            if hasattr(lab, "SURE"):
                players = ("adept", f"sure@{lab.SURE}")
                plan = plan_of(table, players, games, seed, mirrored=True, effort=lab.STRENGTH)
                yield Cell(f"adept – sure{mark}", plan, (0.5, 1.0), "adept")
            else:
                players = ("master", "plain")
                plan = plan_of(table, players, games, seed, mirrored=True, effort=lab.STRENGTH, seconds=0.05)
                yield Cell(f"master – plain{mark}", plan, (0.6, 1.0), "master")


def ratings(games: int, seed: int) -> Iterator[Cell]:
    """Mirrored: everybody meets everybody, so that they can be put on one scale (`souterrain ratings`). Nothing is claimed."""
    for one, two in combinations(RATED, 2):
        for game, lab in labs().items():
            for table in getattr(lab, "TABLES", (Setup(game),)):
                mark = "".join(f" ({pack})" for pack in table.packs if pack != "base")
                plan = plan_of(table, (two, one), games, seed, mirrored=True, effort=lab.STRENGTH)
                yield Cell(f"{two} – {one}{mark}", plan, (0.0, 1.0), two)


def labs() -> dict[str, ModuleType]:
    """What each game tells the laboratory, in its `lab.py`: BALANCE and STRENGTH, the share of their thoughts that players spend;
    for a game of discs, SURE; `even()`, if not every scenario is to be even as it is; TABLES, if levels play at others than the
    plain one; and APART, the seeds between a table and the next. Nothing is claimed of a game without one."""
    found = {game: f"{package}.lab" for game, package in GAMES.items()}
    return {game: importlib.import_module(name) for game, name in found.items() if importlib.util.find_spec(name)}


def scenarios(game: str) -> Iterator[tuple[str, Setup, None]]:
    kind = find(game)
    for scenario in kind.scenarios(kind.open_packs(("base",)).content):
        yield scenario, Setup(game, scenario), None


def plan_of(setup: Setup, players: tuple[str, ...], games: int, seed: int, **rest: Any) -> Plan:
    chosen = (setup.scenario,) if setup.scenario else ()
    return Plan(setup.game, players, games, seed, chosen, setup.options, setup.packs, **rest)


CAMPAIGNS = {"strength": strength, "balance": balance, "ratings": ratings}


def row_of(cell: Cell, tally: Tally) -> dict[str, Any]:
    """What a cell has shown."""
    plan = cell.plan
    seats = tally.seats
    player = cell.player or names_at(plan, len(seats), 0)[0]
    shares = [
        share
        for (_, seat, name), found in tally.shares.items()
        if name == player and (cell.player or seat == seats[0])
        for share in found
    ]
    share = sum(shares) / len(shares) if shares else 0.0
    return {
        "game": plan.game,
        "cell": cell.name,
        "side": cell.player or seats[0],
        "share": round(share, 4),
        "games": len(shares),
        "interval": interval(sum(shares), len(shares)),
        "aim": cell.aim,
        "verdict": cell.verdict(share, len(shares)) if shares else "",
        "seconds_per_game": round(tally.seconds / max(tally.games, 1), 2),
        "faults": len(tally.faults),
    }
