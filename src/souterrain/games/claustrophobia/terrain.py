"""Questions about the map: which tiles are linked, what lies where, who stands there. Nothing here changes anything but
`lay`, which puts a tile on the map."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from souterrain.games.claustrophobia.facts import Feature
from souterrain.games.claustrophobia.state import BLIND, SIDES, STEPS, UNEXPLORED, WALL, Fighter, Tile

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


def is_exit(exits: str, turn: int, side: int) -> bool:
    """Whether a tile so turned has an exit on a side."""
    return SIDES[(side - turn) % 4] in exits


def tile_at(game: "Claustrophobia", x: int, y: int) -> int | None:
    for index, tile in enumerate(game.state.tiles):
        if tile.x == x and tile.y == y:
            return index
    return None


def sides_of(game: "Claustrophobia", exits: str, x: int, y: int, turn: int) -> tuple[int, ...]:
    """claustrophobia.threat.unexplored-exit: what would lie behind the four sides of a tile laid there."""
    sides = []
    for side, (dx, dy) in enumerate(STEPS):
        if not is_exit(exits, turn, side):
            sides.append(WALL)
            continue
        index = tile_at(game, x + dx, y + dy)
        if index is None:
            sides.append(UNEXPLORED)
        else:
            other = game.state.tiles[index]
            facing = is_exit(game.content.tile[other.tile].exits, other.turn, (side + 2) % 4)
            sides.append(index if facing else BLIND)
    return tuple(sides)


def lay(game: "Claustrophobia", name: str, x: int, y: int, turn: int) -> int:
    """Put a tile on the map and link it to its neighbours."""
    tiles = game.state.tiles
    sides = sides_of(game, game.content.tile[name].exits, x, y, turn)
    tiles.append(Tile(name, x, y, turn, sides))
    for index in [tile_at(game, x + dx, y + dy) for dx, dy in STEPS]:
        if index is not None:
            other = tiles[index]
            exits = game.content.tile[other.tile].exits
            tiles[index] = replace(other, sides=sides_of(game, exits, other.x, other.y, other.turn))
    return len(tiles) - 1


def features(game: "Claustrophobia", index: int) -> list[tuple[str, Feature]]:
    """The effects at work on a tile, by name."""
    tile = game.state.tiles[index]
    name = game.content.tile[tile.tile].feature
    found = []
    if name and not tile.spent:
        found.append((name, game.content.feature[name]))
    if tile.curse:
        found.append((tile.curse, game.content.feature[tile.curse]))
    return found


def neighbours(game: "Claustrophobia", index: int) -> list[int]:
    """claustrophobia.move.adjacent: the tiles linked to this one by exits that nothing blocks."""
    rubble = game.state.rubble
    return [
        other
        for other in game.state.tiles[index].sides
        if other >= 0 and not (rubble and index in rubble and other in rubble)
    ]


def unexplored_sides(tile: Tile) -> list[int]:
    return [side for side, beyond in enumerate(tile.sides) if beyond == UNEXPLORED]


def has_unexplored_exit(game: "Claustrophobia") -> bool:
    return any(UNEXPLORED in tile.sides for tile in game.state.tiles)


def distances(game: "Claustrophobia", start: int) -> dict[int, int]:
    """How many tiles away every tile is, counted through open links."""
    far = {start: 0}
    edge = [start]
    for tile in edge:
        for other in neighbours(game, tile):
            if other not in far:
                far[other] = far[tile] + 1
                edge.append(other)
    return far


def standing(game: "Claustrophobia", index: int, camp: int) -> list[int]:
    """The fighters of a camp on a tile."""
    found = []
    for number, fighter in enumerate(game.state.fighters):  # asked more often than anything else
        if fighter.place == index and fighter.camp == camp:
            found.append(number)
    return found


def has_room(game: "Claustrophobia", index: int, camp: int) -> bool:
    """claustrophobia.move.saturation: one more fighter of the camp may stand there."""
    return len(standing(game, index, camp)) < game.content.tile[game.state.tiles[index].tile].saturation


def is_hole(game: "Claustrophobia", index: int) -> bool:
    """claustrophobia.tile.hole.adjacent-for-troglodytes: printed holes and tokens form one network."""
    if game.state.tiles[index].hole:
        return True
    for _, feature in features(game, index):
        if feature.hole:
            return True
    return False


def is_deep(game: "Claustrophobia", index: int, fighter: Fighter) -> bool:
    """claustrophobia.tile.flooded-corridor.stop: the water of this tile holds this fighter."""
    for name, feature in features(game, index):
        if feature.deep:
            return not (is_at_home(game, fighter) or game.ignores(fighter, name))
    return False


def is_at_home(game: "Claustrophobia", fighter: Fighter) -> bool:
    """A creature with a DEF of its own in deep water ignores the rules of flooded corridors."""
    return fighter.type != "western" and game.content.creature[fighter.kind].deep_DEF > 0
