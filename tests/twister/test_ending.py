"""What is said of a match that is over."""

from souterrain.content import Phrase
from souterrain.games.twister.state import DEAD, ESCAPED, LEFT
from souterrain.kernel.event import Event
from tests.twister.scene import Maze

DRAWING = """
+.+.+ +.+.+
.a.b. .c.d.
+.+.+ +.+.+
.e.f. .....
+.+.+ +.+.+
 .  .  .  .
"""


def test_what_became_of_everybody_and_the_figures_that_matter_are_told():
    scene = Maze(DRAWING, a="warrior", b="thief", c="troll", d="goblin", e="foe troll", f="foe thief")
    scene.game.change(5, wounded=True)
    for n, cell in ((0, DEAD), (1, ESCAPED), (2, LEFT)):
        scene.game.change(n, cell=cell)
    scene.state.score = (2, 4)
    events = [
        Event("killed", {"figure": 0, "by": (4, 5)}),
        Event("killed", {"figure": 9, "by": (4,)}),
        Event("wounded", {"figure": 5, "by": (3,)}),
        Event("scored", {"seat": 0, "reason": "escape", "points": 1}),
        Event("scored", {"seat": 1, "reason": "kill", "points": 1}),
        Event("scored", {"seat": 1, "reason": "kill", "points": 1}),
        Event("lost", {"seat": 0, "reason": "kill"}),
        Event("combat_won", {"seat": 1}),
        Event("combat_won", {"seat": 0}),
        Event("combat_won", {"seat": 1}),
        Event("tied", {"seat": 1}),
    ]
    told = scene.game.ending(events)
    assert [fate.text.key for fate in told.fates] == [
        *("fate-fell", "fate-out", "fate-carried-out", "fate-inside", "fate-inside", "fate-wounded")
    ]
    assert [fate.stands for fate in told.fates] == [False, True, True, True, True, True]
    assert [fate.seat for fate in told.fates] == [figure.seat for figure in scene.state.figures]
    assert [fate.did for fate in told.fates] == [
        *("", "", "", "", Phrase("fate-kills", {"count": 2}), Phrase("fate-kills", {"count": 1}))
    ]
    assert [(count.label.key, count.values) for count in told.counts] == [
        ("count-points", (2, 4)),
        ("count-escapes", (1, 0)),
        ("count-kills", (0, 2)),
        ("count-combats", (1, 2)),
        ("count-turns", (5,)),
    ]
