"""Record the matches again and write their reports; all, or those named."""

import sys
from pathlib import Path

from souterrain.commands.replay import report
from tests.players.playing import play_setup
from tests.replays.recorded import RECORDED, match_file, report_file, write
from tests.shelf import frozen


def record(names: list[str]) -> None:
    for recorded in RECORDED:
        if names and recorded.name not in names:
            continue
        match = play_setup(recorded.setup, recorded.seed)
        write(match_file(recorded), match.dump())
        if recorded.lang:
            write_report(report_file(recorded), report(match, recorded.seat, recorded.lang))


def write_report(path: Path, lines: object) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")  # type: ignore[attr-defined]


if __name__ == "__main__":
    with frozen():
        record(sys.argv[1:])
