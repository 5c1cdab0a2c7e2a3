"""What many games show: who won how often, with 95 % intervals, by scenario and side, and by player."""

import math
from collections import Counter
from typing import Any

from souterrain.kernel.game import Setting
from souterrain.lab.arena import Plan, Played
from souterrain.lab.result import table_of
from souterrain.players.mind import worth

NORMAL = 1.959964  # so many standard deviations to each side hold 95 % of what luck does


class Tally:
    """What many games show."""

    def __init__(self, plan: Plan, seats: tuple[str, ...]) -> None:
        self.plan = plan
        self.seats = seats
        self.games = self.decisions = 0
        self.seconds = 0.0
        self.results: Counter[tuple[str, str]] = Counter()
        self.faults: list[Played] = []
        self.turns: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()  # games, by their decisions
        self.rounds: Counter[int] = Counter()  # games, by their turns
        self.shares: dict[tuple[str, str, str], list[float]] = {}  # of the win, by scenario, seat and player
        self.deeds: dict[tuple[str, str], list[float]] = {}  # of the win, by seat and what was done with which card
        self.done: Counter[tuple[str, str]] = Counter()
        self.varied: dict[tuple[str, Setting], list[float]] = {
            (name, value): [] for name, values in plan.varied.items() for value in values
        }  # of the first seat's win, by option and value

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        if played.fault:
            self.faults.append(played)
            return
        self.results[played.scenario, winner(played.standings, self.seats)] += 1
        self.turns[played.scenario] += played.turns
        self.lengths[played.decisions] += 1
        self.rounds[played.turns] += 1
        for seat, name, share in zip(self.seats, played.players, worth(played.standings), strict=False):
            self.shares.setdefault((played.scenario, seat, name), []).append(share)
        won = worth(played.standings)
        for name in self.plan.varied:
            self.varied[name, played.options[name]].append(won[0])
        for (number, deed), count in played.deeds.items():
            key = (self.seats[number], deed)
            self.deeds.setdefault(key, []).append(won[number])
            self.done[key] += count

    def plain(self, wall: float) -> dict[str, Any]:
        """For JSON, and for the table that people read."""
        scenarios: dict[str, Any] = {}
        for scenario in self.plan.scenarios:
            counts = {name: count for (where, name), count in sorted(self.results.items()) if where == scenario}
            total = sum(counts.values())
            scenarios[scenario] = {
                "games": total,
                "turns_per_game": round(self.turns[scenario] / max(total, 1), 1),
                "results": {
                    name: {"games": count, "share": round(count / total, 4), "interval": interval(count, total)}
                    for name, count in counts.items()
                },
            }
        return {
            "game": self.plan.game,
            "players": list(self.plan.players),
            "seed": self.plan.seed,
            "thinking": table_of(self.plan)["thinking"],
            "games": self.games,
            "faults": [{"seed": f.seed, "scenario": f.scenario, "fault": f.fault} for f in self.faults],
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / max(self.games, 1), 1),
            "decisions_per_second_and_core": round(self.decisions / max(self.seconds, 1e-9)),
            "seconds": round(wall, 2),
            "scenarios": scenarios,
            "scores": self.scores(),
            "cards": self.cards(),
            "options": self.options(),
        }

    def options(self) -> list[dict[str, Any]]:
        """What each value of a varied option is worth to the first seat, over all values of the others."""
        return [
            {
                "option": name,
                "value": value,
                "seat": self.seats[0],
                **figures(shares),
            }
            for (name, value), shares in self.varied.items()
            if shares
        ]

    def scores(self) -> list[dict[str, Any]]:
        """The share of wins of each player: by scenario and seat, by scenario, and of all games."""
        gathered: dict[tuple[str, str, str], list[float]] = {}
        for (scenario, seat, name), shares in self.shares.items():
            for key in ((name, scenario, seat), (name, scenario, ""), (name, "", "")):
                gathered.setdefault(key, []).extend(shares)
        # As scenarios and players were named, a total before its parts, and all games at the end.
        scenarios, names, seats = ([*known, ""].index for known in (self.plan.scenarios, self.plan.players, self.seats))
        order = sorted(gathered, key=lambda key: (scenarios(key[1]), names(key[0]), key[2] != "", seats(key[2])))
        return [
            {
                "player": name,
                "scenario": scenario,
                "seat": seat,
                **figures(shares),
            }
            for name, scenario, seat in order
            for shares in [gathered[name, scenario, seat]]
        ]

    def cards(self) -> list[dict[str, Any]]:
        """For each card, power or spell and each side: in how many games it was used, how often, and who won those.

        Read it beside the share of the side as a whole: what is used by who is winning anyway looks strong.
        """
        return [
            {
                "deed": deed,
                "seat": seat,
                "uses": self.done[seat, deed],
                **figures(shares),
            }
            for (seat, deed), shares in sorted(self.deeds.items())
        ]


def figures(shares: list[float]) -> dict[str, Any]:
    """Of how many games, and which share of them."""
    won = sum(shares)
    return {
        "games": len(shares),
        "share": round(won / len(shares), 4),
        "interval": interval(won, len(shares)),
    }


def winner(standings: tuple[int, ...], seats: tuple[str, ...]) -> str:
    first = [seat for seat, place in zip(seats, standings, strict=False) if place == 1]
    return first[0] if len(first) == 1 else "draw" if len(first) == len(seats) else "+".join(first)


def interval(count: float, total: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not total:
        return 0.0, 1.0
    z = NORMAL
    share = count / total
    middle = share + z * z / (2 * total)
    spread = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    return max(round((middle - spread) / scale, 4), 0.0), min(round((middle + spread) / scale, 4), 1.0)
