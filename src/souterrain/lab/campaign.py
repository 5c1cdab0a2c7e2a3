"""What is claimed of players and content, as tournaments: who must beat whom by how much, and which tables must be even.

`souterrain campaign strength` and `souterrain campaign balance` play them; `docs/balance.md` has the figures. Hours of a core:
each cell can be broken off and continued.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from souterrain.games import find
from souterrain.kernel.game import Setting
from souterrain.lab.arena import Plan, check, names_at
from souterrain.lab.tally import Tally, interval

EVEN = (0.4, 0.6)
APART = 10_000  # seeds between a row and the next
PAIRS = ("fighter", "archer", "hunter", "caster")
OLD, NEW = ("barbarian", "elf", "thief", "wizard"), ("paladin", "ice-princess", "witch-hunter", "witch")
# The bands of heroes, by boxes: with both, those of the one, those of the other, and two that mix them.
BANDS: dict[tuple[str, ...], dict[str, dict[str, Setting]]] = {
    ("base",): {"one box": {}},
    ("base", "soloth"): {
        "first": dict(zip(PAIRS, OLD, strict=True)),
        "second": dict(zip(PAIRS, NEW, strict=True)),
        "old fighters": dict(zip(PAIRS, (OLD[0], NEW[1], OLD[2], NEW[3]), strict=True)),
        "new fighters": dict(zip(PAIRS, (NEW[0], OLD[1], NEW[2], OLD[3]), strict=True)),
    },
}
# How much of their thoughts players spend: as much as a hundred games leave time for.
BALANCE = {"claustrophobia": 0.03, "twister": 0.01, "conquest": 0.01, "catacombs": 0.0025}
STRENGTH = {"claustrophobia": 0.02, "twister": 0.02, "conquest": 0.01, "catacombs": 0.005}
TABLES = (
    Plan("claustrophobia", (), 0),
    Plan("twister", (), 0),
    Plan("conquest", (), 0),
    Plan("catacombs", (), 0, scenarios=("none",), options={"lord": "random"}),
    Plan("catacombs", (), 0, scenarios=("none",), options={"lord": "random"}, packs=("base", "soloth")),
)
# In the games of discs `sure` does not try how its hand sways: so many more thoughts make its time equal.
EQUAL = {"conquest": 1.4, "catacombs": 2.0}


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
    """`adept` on all seats: each scenario, each layout, and each lord against each band of heroes."""
    for game in ("claustrophobia", "twister", "conquest"):
        for scenario in check(Plan(game, ("adept",), games))[0].scenarios:
            yield Cell(scenario, Plan(game, ("adept",), games, seed, (scenario,), effort=BALANCE[game]), EVEN)
    pairs = [
        (packs, lord, band)
        for packs, bands in BANDS.items()
        for lord in find("catacombs").with_packs(packs).open_packs(packs).content.lord
        for band in bands
    ]
    for number, (packs, lord, band) in enumerate(pairs):
        # The same seed lays the same rooms for every lord and band: with seeds of its own, a row shares no luck with others.
        own = seed + number * APART
        options = {"lord": lord, **BANDS[packs][band]}
        plan = Plan("catacombs", ("adept",), games, own, ("none",), options, packs, effort=BALANCE["catacombs"])
        yield Cell(f"{lord} – {band}", plan, EVEN, pair=(lord, band) if len(BANDS[packs]) > 1 else None)


def strength(games: int, seed: int) -> Iterator[Cell]:
    """Mirrored: every level beats the one below, searching beats guessing, and knowing one's hand beats trusting it."""
    for table in TABLES:
        game = table.game
        mirrored = replace(table, games=games, seed=seed, mirrored=True, effort=STRENGTH[game])
        mark = "".join(f" ({pack})" for pack in table.packs if pack != "base")
        for players, least in (("adept", "random"), 0.95), (("master", "adept"), 0.65):
            yield Cell(" – ".join(players) + mark, replace(mirrored, players=players), (least, 1.0), players[0])
        if game in EQUAL:
            plan = replace(mirrored, players=("adept", f"sure@{EQUAL[game]}"))
            yield Cell(f"adept – sure{mark}", plan, (0.5, 1.0), "adept")
        else:
            plan = replace(mirrored, players=("master", "plain"), seconds=0.05)
            yield Cell("master – plain", plan, (0.6, 1.0), "master")


CAMPAIGNS = {"strength": strength, "balance": balance}


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
