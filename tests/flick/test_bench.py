"""The bench: what it calls wrong, and that it runs."""

from collections.abc import Sequence
from typing import Any

import pytest

from souterrain.flick import Layout, Materials, bench
from tests.flick import woods


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


@pytest.mark.quiet
def test_real_wood_is_measured_beside_todays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same flicks on the same boards, of another wood: slower in a batch, and with other results."""
    monkeypatch.setattr(bench, "BATCH", 400)
    played: list[Materials] = []
    measure = bench.rate_of_batch

    def watched(layouts: Sequence[Layout], shots: Sequence[bench.Flick], threads: int, piece: int) -> float:
        played.append(layouts[0].board.materials)
        return measure(layouts, shots, threads, piece)

    monkeypatch.setattr(bench, "rate_of_batch", watched)
    report: dict[str, Any] = bench.compare(12, 4)
    assert {bool(materials.rim) for materials in played} == {False, True}
    assert bench.REAL.restitution == bench.WOOD.restitution
    real = report["real_wood"]
    assert real["times_as_long"] == pytest.approx(report["shots_per_second"] / real["shots_per_second"], rel=0.01)
    assert real["times_as_long"] > 1.2
    assert real["calls_times_as_long"] == pytest.approx(report["calls_per_second"] / real["calls_per_second"], rel=0.02)
    for peer in bench.peers():
        ratio = report[peer]["times_slower"] / report[peer]["times_slower_than_real_wood"]
        assert ratio == pytest.approx(real["times_as_long"], rel=0.05)


def test_what_a_comparison_of_woods_counts() -> None:
    """A flick is answered for by all that follows it up to the next, though questions come between."""
    names = ["asked", "flicked", "swayed", "missed", "turn_begun", "flicked", "hit", "hit", "flicked", "put_back"]
    assert [each[1:] for each in woods.by_flick(names)] == [
        ["swayed", "missed", "turn_begun"],
        ["hit", "hit"],
        ["put_back"],
    ]
    counted = woods.Games()
    woods.play("conquest", "real", 1, "random", counted)
    told = counted.told()
    assert told["games"] == 1
    assert 0 < told["hit_rate"] < 1
    assert told["flicks_per_game"] == counted.flicks == len(counted.films_s)
    assert counted.hits < counted.attacks < counted.flicks
