"""Discs by name: how large, on which board, in which zone.

A hero, an ally and a lord are called as their fact, a monster `orc-3`, a projectile and the Shield as their piece: never more
than one of these lies on the board.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from souterrain.flick import Board, Disc, Materials, Post
from souterrain.games.catacombs import facts
from souterrain.kernel.gesture import Rectangle

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

REACH = 25_000  # catacombs.attack.missile-placement: the widest gap between two rims, in micrometres
SHIELD = "shield"


def kind_of(disc: str) -> str:
    """The fact that a disc is called after: `orc` of `orc-3`."""
    return disc.rstrip("0123456789").removesuffix("-")


def size_of(game: "Catacombs", disc: str) -> facts.Size:
    content = game.content
    kind = kind_of(disc)
    if kind in content.monster:
        return content.size[content.monster[kind].size]
    if kind in content.hero:
        return content.size[content.piece["hero"].size]
    if kind in content.lord:
        return content.size[content.piece["lord"].size]
    return content.size[content.piece[kind].size]


def radius_of(game: "Catacombs", disc: str) -> int:
    """In micrometres."""
    return round(size_of(game, disc).diameter * 500)


def disc_at(game: "Catacombs", name: str, x: int, y: int) -> Disc:
    """A disc as the physics takes it. One turned to stone does not move."""
    size = size_of(game, name)
    figure = game.state.figures.get(name)
    is_stone = figure is not None and figure.petrified
    return _made(name, x, y, size.diameter, size.mass, is_stone)


@lru_cache(maxsize=4096)
def _made(name: str, x: int, y: int, diameter: float, mass: float, is_stone: bool) -> Disc:
    """Most discs lie where they lay before the last flick, so most are known already."""
    return Disc(name, x / 1000, y / 1000, diameter / 2, mass, fixed=is_stone)


@cache
def board_of(fact: facts.Board, obstacle: facts.Size) -> Board:
    """catacombs.install.obstacles: an open-edged board, a post in every hole."""
    materials = Materials(
        {("wood", "board"): fact.friction, ("wood", "wood"): fact.friction},
        {("wood", "wood"): fact.bounce, ("wood", "wall"): fact.bounce},
    )
    posts = tuple(
        Post(f"obstacle-{number}", x, y, obstacle.diameter / 2) for number, (x, y) in enumerate(fact.holes, start=1)
    )
    return Board(fact.length, fact.width, posts=posts, materials=materials)


def zone_of(game: "Catacombs", side: str) -> Rectangle:
    """catacombs.board.two-zones: where `heroes` or `monsters` start in this fight; a story or a camp may change it."""
    state = game.state
    if state.swapped:
        side = "monsters" if side == "heroes" else "heroes"
    board = game.content.board[state.board]
    zone = board.heroes if side == "heroes" else board.monsters
    if scene := game.scene():
        zone = (scene.heroes if side == "heroes" else scene.monsters) or zone
    return Rectangle(*(round(mm * 1000) for mm in zone))


def whole_board(game: "Catacombs") -> Rectangle:
    width, height = game.board().size_um
    return Rectangle(0, 0, width, height)
