"""What is claimed of players and content, as tournaments: who must beat whom by how much, and which tables must be even.

`souterrain campaign strength` and `souterrain campaign balance` play them; `docs/balance.md` has the figures. Hours of a core:
each cell can be broken off and continued.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from souterrain.games import find
from souterrain.kernel.game import Setup
from souterrain.lab.arena import Plan, check, names_at
from souterrain.lab.tally import Tally, interval

EVEN = (0.4, 0.6)
SOLOTH = {"fighter": "paladin", "archer": "ice-princess", "hunter": "witch-hunter", "caster": "witch"}
BANDS = {
    "base": {"fighter": "barbarian", "archer": "elf", "hunter": "thief", "caster": "wizard"},
    "soloth": SOLOTH,
}
# How much of their thoughts players spend: as much as a hundred games leave time for.
EFFORTS = {"claustrophobia": 0.03, "twister": 0.01, "conquest": 0.0025, "catacombs": 0.0025}
TURNS, DISCS = ("claustrophobia", "twister"), ("conquest", "catacombs")
# A hundredth of a second in thoughts differs from game to game; `sure` gets as many more as make the time equal.
EQUAL = {"conquest": 1.4, "catacombs": 2.0}


class Cell(Struct, frozen=True):
    """One tournament, and between what the share of a seat, or of a player, has to lie."""

    name: str
    plan: Plan
    aim: tuple[float, float]
    player: str = ""  # whose share it is; of the first seat, where none is named

    def verdict(self, share: float, games: int) -> str:
        """`within` the aim, or not: `surely` where the whole 95 % interval is on one side."""
        low, high = interval(share * games, games)
        least, most = self.aim
        if least <= share <= most:
            return "surely within" if least <= low and high <= most else "within"
        return "surely outside" if high < least or low > most else "outside"


def balance(games: int, seed: int) -> Iterator[Cell]:
    """`adept` on all seats: each scenario, each layout, and each lord against the heroes of each box."""
    for game in ("claustrophobia", "twister", "conquest"):
        for scenario in check(Plan(game, ("adept",), games))[0].scenarios:
            yield Cell(scenario, Plan(game, ("adept",), games, seed, (scenario,), effort=EFFORTS[game]), EVEN)
    packs = ("base", "soloth")
    lords = find("catacombs").with_packs(packs).open_packs(packs).content.lord
    for lord in lords:
        for band, heroes in BANDS.items():
            options: dict[str, bool | int | str] = {"lord": lord, **heroes}
            plan = Plan("catacombs", ("adept",), games, seed, ("none",), options, packs, effort=EFFORTS["catacombs"])
            yield Cell(f"{lord} {band}", plan, EVEN)


def strength(games: int, seed: int) -> Iterator[Cell]:
    """Mirrored: every level beats the one below, searching beats guessing, and knowing one's hand beats trusting it."""
    for game in (*TURNS, *DISCS):
        scenarios = ("none",) if game == "catacombs" else ()
        options: dict[str, bool | int | str] = {"lord": "random"} if game == "catacombs" else {}
        for players, least in (("adept", "random"), 0.95), (("master", "adept"), 0.65):
            plan = Plan(game, players, games, seed, scenarios, options, mirrored=True, effort=EFFORTS[game])
            yield Cell(" – ".join(players), plan, (least, 1.0), players[0])
        if game in TURNS:
            plan = Plan(game, ("master", "plain"), games, seed, mirrored=True, seconds=0.05)
            yield Cell("master – plain", plan, (0.6, 1.0), "master")
        else:
            players = ("adept", f"sure@{EQUAL[game]}")
            plan = Plan(game, players, games, seed, scenarios, options, mirrored=True, effort=2 * EFFORTS[game])
            yield Cell("adept – sure", plan, (0.5, 1.0), "adept")


CAMPAIGNS = {"strength": strength, "balance": balance}


def row_of(cell: Cell, tally: Tally) -> dict[str, Any]:
    """What a cell has shown."""
    plan = cell.plan
    seats = find(plan.game).seats_at(Setup(plan.game, options=plan.options))
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
