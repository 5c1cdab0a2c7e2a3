"""What the tests of the expansion share."""

import pytest

from tests.soloth.scene import Cave


@pytest.fixture
def cave() -> Cave:
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("witch", 3, 3)
    cave.state.armour = 0
    return cave
