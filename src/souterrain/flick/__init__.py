"""Flick physics: sliding discs, event by event and exact.

    layout = Layout(Board(500, 250), [wooden("elf", 60, 125, 25), wooden("orc", 300, 130, 25)])
    shot = flick(layout, "elf", (1500, 30))

Read `shot.py` for what a flick gives, `bodies.py` and `board.py` for what it takes, `solver.py` for how it works.
"""

from souterrain.flick.batch import Batch, flick_batch
from souterrain.flick.board import REAL_WOOD, SIDES, TOP_SPEED, Board, Materials, Name, Post, Side
from souterrain.flick.bodies import Disc, Layout, wooden
from souterrain.flick.playback import Playback
from souterrain.flick.shot import HIT_SPEED, Contact, Exit, Shot, Status, aim, flick

__all__ = [
    "HIT_SPEED",
    "REAL_WOOD",
    "SIDES",
    "TOP_SPEED",
    "Batch",
    "Board",
    "Contact",
    "Disc",
    "Exit",
    "Layout",
    "Materials",
    "Name",
    "Playback",
    "Post",
    "Shot",
    "Side",
    "Status",
    "aim",
    "flick",
    "flick_batch",
    "wooden",
]
