"""The bench: what it calls wrong, and that it runs."""

import pytest

from souterrain.flick import bench


def test_what_a_wrong_contact_list_is() -> None:
    ab, bc, cd = frozenset("ab"), frozenset("bc"), frozenset("cd")
    assert not bench.is_wrong([ab, bc], [(3, ab), (5, bc), (9, ab)])
    assert not bench.is_wrong([ab, bc], [(3, bc), (3, ab)])
    assert bench.is_wrong([ab, bc], [(3, bc), (5, ab)])
    assert bench.is_wrong([ab, bc], [(3, ab)])
    assert bench.is_wrong([ab], [(3, ab), (5, cd)])


def test_peers_play_the_same_flicks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "BATCH", 200)
    report = bench.compare(12, 4)
    assert set(bench.peers()) <= set(report)
    assert isinstance(report["shots_per_second"], int)
