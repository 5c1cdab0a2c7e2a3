"""Discs by name: how large, on which board, in which zone."""

from functools import cache
from typing import TYPE_CHECKING

from souterrain.discs import laid_disc, made_of
from souterrain.flick import Board, Disc, Materials, Post
from souterrain.games.catacombs import facts
from souterrain.games.catacombs.ids import kind_of
from souterrain.kernel.gesture import Rectangle

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

REACH = 25_000  # catacombs.attack.missile-placement: the widest gap between two rims, in micrometres
SHIELD = "shield"


def size_of(game: "Catacombs", disc: str) -> facts.Size:
    return game.sizes[kind_of(disc)]


def sizes_of(content: facts.Facts) -> dict[str, facts.Size]:
    """How large the disc of each figure and of each piece is."""
    sizes = {piece: fact.size for piece, fact in content.piece.items()}
    sizes |= dict.fromkeys(content.lord, content.piece["lord"].size)
    sizes |= dict.fromkeys(content.hero, content.piece["hero"].size)
    sizes |= {monster: fact.size for monster, fact in content.monster.items()}
    return {kind: content.size[size] for kind, size in sizes.items()}


def radius_of(game: "Catacombs", disc: str) -> int:
    """In micrometres."""
    return round(size_of(game, disc).diameter * 500)


def disc_at(game: "Catacombs", name: str, x: int, y: int) -> Disc:
    """A disc as the physics takes it. One turned to stone does not move."""
    size = size_of(game, name)
    figure = game.state.figures.get(name)
    is_stone = figure is not None and figure.petrified
    return laid_disc(name, x, y, size.diameter, size.mass, is_stone)


@cache
def board_of(fact: facts.Board, obstacle: facts.Size, wood: str) -> Board:
    """catacombs.install.obstacles: an open-edged board, a post in every hole."""
    materials = Materials(
        {("wood", "board"): fact.friction, ("wood", "wood"): fact.friction},
        {("wood", "wood"): fact.bounce, ("wood", "wall"): fact.bounce},
    )
    posts = tuple(
        Post(f"obstacle-{number}", x, y, obstacle.diameter / 2) for number, (x, y) in enumerate(fact.holes, start=1)
    )
    return Board(fact.length, fact.width, posts=posts, materials=made_of(wood, materials))


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
