"""What a computer player thinks of Claustrophobia."""

from souterrain.games.claustrophobia import mind
from tests.claustrophobia.scene import Cave


def test_who_must_hold_a_tile_stays_on_it() -> None:
    """In The Vigil a human who walks away is worth less there: alone he is caught, and the chapel is overrun."""
    chances = []
    for place in (0, 1):
        cave = Cave("t40 0,0", "t2 0,-1", scenario="the-vigil")
        cave.human("brute", 0)
        cave.human("blade", place)
        chances.append(mind.values(cave.game)[0])
    assert chances[0] > chances[1]
