"""Record the matches again and write their reports; all, or those named.

A match that goes another way than it did shows that rules have changed: the game's `rules` is raised first, so that whoever has
matches of the old rules can be told.
"""

import sys
from pathlib import Path

from souterrain.commands.replay import report
from souterrain.games import find
from souterrain.kernel.match import read_heading, replay
from tests.players.playing import play_setup
from tests.replays.recorded import RECORDED, match_file, read, report_file, write
from tests.shelf import frozen


def record(names: list[str]) -> None:
    for recorded in RECORDED:
        if names and recorded.name not in names:
            continue
        match = play_setup(recorded.setup, recorded.seed)
        check_version(match_file(recorded))
        write(match_file(recorded), match.dump())
        if recorded.lang:
            write_report(report_file(recorded), report(match, recorded.seat, recorded.lang))


def check_version(path: Path) -> None:
    """Stop where the match that was recorded parts from rules that are still called the same."""
    if not path.exists():
        return
    before = read(path)
    heading = read_heading(before, path.name)
    kind = find(heading.setup.game)
    parted = replay(kind, before, path.name, whole=False).parting
    if parted and heading.rules == kind.with_packs(heading.setup.packs).rules:
        raise SystemExit(
            f"{path.name} parts after {parted.entries} acts ({parted.message}): the rules have changed. "
            f"Raise {kind.__name__}.rules in its game.py, then record again."
        )


def write_report(path: Path, lines: object) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")  # type: ignore[attr-defined]


if __name__ == "__main__":
    with frozen():
        record(sys.argv[1:])
