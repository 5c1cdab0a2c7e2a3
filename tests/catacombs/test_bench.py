"""The bench of Catacombs runs and tells what it should."""

import pytest

from souterrain.games.catacombs import bench


def test_the_bench_judges_flicks_among_twenty_discs(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bench, "FLICKS", 8)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    result = bench.bench()
    assert result["discs"] == 20
    assert result["flicks_per_second"] > 0
    assert not list(bench.crowd().faults())
