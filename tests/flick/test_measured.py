"""What is kept of a bench, and when a later one is worse."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.flick import measured

PEER = {"shots_per_second": 900.0, "times_slower": 600, "wrong_contact_lists": 0.3}
WOOD = {"shots_per_second": 500_000, "times_as_long": 2.4, "calls_per_second": 150_000, "calls_times_as_long": 1.3}
REPORT: dict[str, Any] = {
    "machine": {"load_before": 0.1},
    "discs": {"12": {"shots_per_second": 1_000_000, "two_threads": 1.7, "real_wood": WOOD, "pymunk 1/240": PEER}},
}


def changed(*path: str, by: float) -> dict[str, Any]:
    report = deepcopy(REPORT)
    row = report["discs"]["12"]
    for part in path[:-1]:
        row = row[part]
    row[path[-1]] *= by
    return report


def test_only_ratios_are_judged_and_in_the_right_direction() -> None:
    assert measured.worse(REPORT, REPORT) == []
    assert measured.worse(REPORT, changed("shots_per_second", by=0.5)) == [], "another machine"
    assert measured.worse(REPORT, changed("pymunk 1/240", "times_slower", by=0.85)) == [], "noise"
    assert measured.worse(REPORT, changed("pymunk 1/240", "times_slower", by=1.5)) == [], "better"
    assert measured.worse(REPORT, changed("pymunk 1/240", "times_slower", by=0.7)) == [
        "12 discs, pymunk 1/240: 0.70 of what it was"
    ]
    assert measured.worse(REPORT, changed("real_wood", "times_as_long", by=1.4)) == [
        "12 discs, real wood, times_as_long: 0.71 of what it was"
    ]
    assert measured.worse(REPORT, changed("two_threads", by=0.6)) == ["12 discs, two threads: 0.60 of what it was"]


def test_a_bench_is_kept_and_judged_on_a_quiet_machine_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    now: list[dict[str, Any]] = [deepcopy(REPORT)]
    monkeypatch.setattr(measured, "KEPT", tmp_path / "measured.json")
    monkeypatch.setattr(measured, "bench", lambda: now[0])
    now[0]["machine"]["load_before"] = 3.0
    assert measured.main(["--write"]) == 1
    assert not measured.KEPT.exists()
    assert measured.main([]) == 0
    now[0] = REPORT
    assert measured.main([]) == 0, "nothing to compare with"
    assert measured.main(["--write"]) == 0
    assert json.loads(measured.KEPT.read_text()) == REPORT
    assert measured.main([]) == 0
    now[0] = changed("pymunk 1/240", "times_slower", by=0.5)
    assert measured.main([]) == 1
