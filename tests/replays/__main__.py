"""Record the matches again and write their reports."""

from pathlib import Path

from souterrain.commands.replay import report
from tests.players.playing import play_out
from tests.replays.recorded import RECORDED, match_file, report_file


def record() -> None:
    for recorded in RECORDED:
        match = play_out(recorded.seed, recorded.scenario)
        match_file(recorded).write_bytes(match.dump())
        write(report_file(recorded), report(match, recorded.seat, recorded.lang))


def write(path: Path, lines: object) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")  # type: ignore[attr-defined]


if __name__ == "__main__":
    record()
