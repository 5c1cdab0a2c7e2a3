"""What a computer player thinks of Dungeon Twister: it goes in, it goes out, and it does not run out of characters."""

from souterrain.games.twister import mind
from souterrain.games.twister.state import DEAD
from souterrain.kernel.decision import Choice
from tests.twister.scene import Maze

HALL = """
+.+.+ +.+.+
.a... .....
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
+.+.+ +.+.+
.b... .....
+.+.+ +.+.+
..... .c...
+.+.+ +.+.+
"""


def weights(maze: Maze) -> dict[str, float]:
    decision = maze.decision
    assert isinstance(decision, Choice)
    found = mind.weigh(maze.game, decision)
    return {option.id: weight for option, weight in zip(decision.options, found, strict=True)}


def likeliest(maze: Maze) -> str:
    found = weights(maze)
    return max(found, key=lambda answer: found[answer])


def test_a_room_is_revealed_before_time_is_lost_before_it() -> None:
    """From the start zones moves lead nowhere as long as the rooms lie face down."""
    maze = Maze(" . .   s t", s="warrior", t="thief").begin()
    assert likeliest(maze).startswith("reveal:")
    found = weights(maze)
    assert max(found.values()) > 10 * max(weight for answer, weight in found.items() if answer.startswith("move:"))


def test_who_can_leave_goes_before_who_only_comes_much_nearer_and_nobody_idles() -> None:
    maze = Maze(HALL, a="troll", c="dark-angel").begin()
    angel, troll = (maze.state.figures[maze.who(name)] for name in ("dark-angel", "troll"))
    assert mind.step_out(maze.game, angel) == (3, False)
    assert mind.step_out(maze.game, troll) == (1, True)
    found = weights(maze)
    assert likeliest(maze) == f"move:{maze.who('troll')}"
    assert found[f"move:{maze.who('dark-angel')}"] > 10 * found["end_turn"]


def test_the_last_one_stays_where_escaping_is_not_enough() -> None:
    """With no point made, only kills are left; with one missing, it leaves."""
    maze = Maze(HALL, a="thief", c="foe troll")
    maze.walk("thief")
    assert not likeliest(maze).startswith("leave:")
    maze.state.score = (maze.game.scenario.target - 1, 0)
    assert likeliest(maze).startswith("leave:")


def test_who_has_nobody_left_to_score_is_nearly_lost() -> None:
    maze = Maze(HALL, b="thief", c="foe thief")
    before = mind.values(maze.game)[0]
    maze.game.change(maze.who("thief"), cell=DEAD)
    assert mind.values(maze.game)[0] < before - 0.3
