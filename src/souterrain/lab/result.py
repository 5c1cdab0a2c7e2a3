"""The results of games as a CSV file that can be continued: one row for each game, written as soon as it is over.

A row says what was played by whom, so that one file can hold many tournaments; a game whose row is there is not played again.
"""

import csv
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setting
from souterrain.lab.arena import Plan, Played, lot_of, names_at

COLUMNS = (
    "game",
    "scenario",
    "seed",
    "players",
    "packs",
    "options",
    "thinking",
    "standings",
    "decisions",
    "turns",
    "seconds",
    "slowest",
    "fault",
    "deeds",
)


def table_of(plan: Plan) -> dict[str, str]:
    """What all games of a plan have in common."""
    return {
        "game": plan.game,
        "packs": " ".join(plan.packs),
        "thinking": f"{plan.seconds:g} s" if plan.seconds else f"{plan.effort:g}",
    }


class Results:
    """A file of results. It is read when it is opened."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[dict[str, str]] = []
        if path.exists() and path.stat().st_size:
            with path.open(newline="", encoding="utf-8") as file:
                reader = csv.DictReader(file)
                if tuple(reader.fieldnames or ()) != COLUMNS:
                    raise Refused(f"{path} is not a file of results.")
                # The last row of a run that was killed may be cut short: it is played again.
                self.rows = [row for row in reader if None not in row.values()]

    def of(self, plan: Plan, seats: int) -> dict[int, Played]:
        """The games of a plan that have been played, by number."""
        common = table_of(plan)
        kept = {
            (row["scenario"], row["seed"], row["players"], row["options"]): row
            for row in self.rows
            if all(row[key] == value for key, value in common.items())
        }
        found = {}
        for number in range(plan.games):
            lot = lot_of(plan, number, seats)
            names = " ".join(names_at(plan, seats, lot.turn))
            row = kept.get((lot.scenario, str(lot.seed), names, options_text(lot.options)))
            if row and not row["fault"]:
                found[number] = replace(read(row), options=lot.options)
        return found

    def write(self, plan: Plan, games: Iterator[Played]) -> Iterator[Played]:
        """Write each game down before handing it on."""
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.write_text(",".join(COLUMNS) + "\n", encoding="utf-8")
        self._mend()
        with self.path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            for played in games:
                writer.writerow({**table_of(plan), **plain(played)})
                file.flush()
                yield played

    def _mend(self) -> None:
        """End a last line that was cut short."""
        with self.path.open("rb+") as file:
            file.seek(-1, 2)
            if file.read(1) != b"\n":
                file.write(b"\n")


def options_text(options: dict[str, Setting]) -> str:
    return " ".join(f"{name}={value}" for name, value in sorted(options.items()))


def options_of(text: str) -> dict[str, Setting]:
    """Options as they were written down."""
    return {name: read_setting(value) for name, _, value in (part.partition("=") for part in text.split())}


def read_setting(value: str) -> Setting:
    """True, false and whole numbers are what they look like."""
    if value.lower() in ("true", "false"):
        return value.lower() == "true"
    return int(value) if value.isdecimal() else value


def plain(played: Played) -> dict[str, str]:
    return {
        "scenario": played.scenario,
        "seed": str(played.seed),
        "players": " ".join(played.players),
        "options": options_text(played.options),
        "standings": " ".join(map(str, played.standings)),
        "decisions": str(played.decisions),
        "turns": str(played.turns),
        "seconds": f"{played.seconds:.3f}",
        "slowest": f"{played.slowest:.4f}",
        "fault": played.fault.strip().rpartition("\n")[2],
        "deeds": "|".join(f"{seat} {deed} {count}" for (seat, deed), count in sorted(played.deeds.items())),
    }


def read(row: dict[str, str]) -> Played:
    """A game as it was written down, but for its options: who asks for it knows them."""
    return Played(
        int(row["seed"]),
        row["scenario"],
        tuple(map(int, row["standings"].split())),
        int(row["decisions"]),
        float(row["seconds"]),
        row["fault"],
        tuple(row["players"].split()),
        int(row["turns"]),
        float(row["slowest"]),
        dict(map(read_deed, filter(None, row["deeds"].split("|")))),
    )


def read_deed(text: str) -> tuple[tuple[int, str], int]:
    seat, rest = text.split(" ", 1)
    deed, _, count = rest.rpartition(" ")
    return (int(seat), deed), int(count)
