"""The recorded matches play again bit for bit: every answer leads to the state whose hash was written down."""

import pytest

from souterrain.games import find
from souterrain.kernel.match import read_heading, replay
from tests.replays.recorded import HERE, RECORDED, Recorded, match_file, read


def test_every_file_is_of_a_match_that_is_recorded():
    assert sorted(HERE.glob("*.match*")) == sorted(map(match_file, RECORDED))


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda recorded: recorded.name)
def test_a_recorded_match_plays_again_bit_for_bit(recorded: Recorded):
    path = match_file(recorded)
    data = read(path)
    match = replay(find(read_heading(data, path.name).setup.game), data, path.name)
    assert match.game.is_over
    assert match.dump() == data
    assert list(match.game.faults()) == []
