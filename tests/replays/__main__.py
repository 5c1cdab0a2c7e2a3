"""Record the matches again and write their reports; all, or those named.

A match that goes another way than it did shows that rules have changed: the game's `rules` is raised first, so that whoever has
matches of the old rules can be told.
"""

import sys
from pathlib import Path

from souterrain.commands.replay import told
from souterrain.games import find
from souterrain.kernel.match import Unreadable, keep_packs, read_heading, replay
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
            write_report(report_file(recorded), told(match, recorded.seat, recorded.lang))


def check_version(path: Path) -> None:
    """Stop where the match that was recorded parts from rules that are still called the same."""
    if not path.exists():
        return
    before = read(path)
    heading = read_heading(before, path.name)
    game = find(heading.setup.game)
    kind = game.with_packs(heading.setup.packs)
    if heading.rules != kind.rules:
        return
    keep_packs(before, path.name)  # whatever the packs of the tests say by now: only rules are asked about
    try:
        parting = replay(game, before, path.name, whole=False).parting
        where = f"after {parting.entries} acts ({parting.message})" if parting else ""
    except Unreadable as error:
        where = f"at its beginning ({error})"
    if where:
        raise SystemExit(
            f"{path.name} parts {where}: the rules have changed. Raise `rules` of {kind.__name__} in its game.py "
            f"from {kind.rules} to {kind.rules + 1}, then record again."
        )


def write_report(path: Path, lines: object) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    with frozen():
        record(sys.argv[1:])
