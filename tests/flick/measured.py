"""The bench of the solver beside what was kept of an earlier one: ratios only, for they mean the same on another day.

    python -m tests.flick.measured            # where it has become worse
    python -m tests.flick.measured --write    # keep this one

How much faster the solver is than its peers, what real wood costs and what a second thread brings are all measured within one run.
Even so a busy machine spoils them: a run beside other programs is neither kept nor judged.
"""

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from souterrain.flick.bench import bench

KEPT = Path(__file__).with_suffix(".json")
MARGIN = 1.25
"""A guess at the noise of a quiet machine, to be narrowed when several runs of one have been compared."""
QUIET = 0.5
"""Of a processor, what others may use."""


def ratios(report: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    """What may be compared, each the better the larger it is."""
    for discs, row in report["discs"].items():
        yield f"{discs} discs, two threads", row["two_threads"]
        for what in ("times_as_long", "calls_times_as_long"):
            yield f"{discs} discs, real wood, {what}", 1 / row["real_wood"][what]
        for name, peer in row.items():
            if isinstance(peer, Mapping) and "times_slower" in peer:
                yield f"{discs} discs, {name}", peer["times_slower"]


def worse(kept: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    """Where the solver has lost more than the margin. A peer that is missing on one side is passed over."""
    before = dict(ratios(kept))
    return [
        f"{what}: {ratio / before[what]:.2f} of what it was"
        for what, ratio in ratios(now)
        if what in before and ratio * MARGIN < before[what]
    ]


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep what is measured")
    wanted = parser.parse_args(given)
    now = bench()
    load = now["machine"]["load_before"]  # type: ignore[index]
    print(json.dumps(now, indent=2))
    if load > QUIET:
        print(f"Other programs were running (load {load}): neither kept nor judged.")
        return 1 if wanted.write else 0
    if wanted.write:
        KEPT.write_text(json.dumps(now, indent=2) + "\n")
        return 0
    if not KEPT.exists():
        print("Nothing was kept yet to compare with.")
        return 0
    lost = worse(json.loads(KEPT.read_text()), now)
    print("\n".join(lost) or "Nothing has become worse.")
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
