"""The recorded matches play again bit for bit: every answer leads to the state whose hash was written down."""

from pathlib import Path

import pytest

from souterrain.games import find
from souterrain.kernel.match import read_heading, replay

FILES = sorted(Path(__file__).parent.glob("*.match"))


def test_there_are_at_least_two():
    assert len(FILES) >= 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_match_plays_again_bit_for_bit(path: Path):
    data = path.read_bytes()
    match = replay(find(read_heading(data, path.name).setup.game), data, path.name)
    assert match.game.is_over
    assert match.dump() == data
    assert list(match.game.faults()) == []
