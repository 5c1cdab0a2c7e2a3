"""A hundred thousand shots into touching discs: nothing sinks in, nothing runs away, nothing is gained."""

from random import Random

import numpy as np
import pytest

from tests.flick.scenes import clustered, flick_of
from tests.flick.watch import assert_sound, watched

SHOTS = 100_000
PARTS = 10


@pytest.mark.parametrize(
    ("part", "shots"),
    [(0, SHOTS // 500), *(pytest.param(part, SHOTS // PARTS, marks=pytest.mark.long) for part in range(PARTS))],
)
def test_dense_shots_are_sound(part: int, shots: int) -> None:
    random = Random(100 + part)
    layouts = [
        clustered(random, random.choice((12, 20, 35)), random.uniform(0.1, 0.95), walled=n % 2 == 0) for n in range(100)
    ]
    which = np.arange(shots) % len(layouts)
    names = [random.randrange(len(layouts[w])) for w in which]
    velocities = np.array([flick_of(random, slowest=20.0) for _ in range(shots)])
    assert_sound(*watched(layouts, names, velocities, which))
