"""Discs by name: whose they are, how large, and who plays them."""

from typing import TYPE_CHECKING

from souterrain.discs import laid_disc, made_of
from souterrain.flick import SIDES, Board, Disc, Materials
from souterrain.games.conquest.facts import Arena, Layout, Size
from souterrain.games.conquest.ids import CHARACTERS, OBSTACLES, disc_of, kind_of, number_of
from souterrain.games.conquest.state import TEAMS

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

STAYING = frozenset((*CHARACTERS, *OBSTACLES))  # in the arena from the first turn to the last


def team_of(disc: str) -> int:
    """conquest.terms.companion-enemy: the team of a character disc."""
    return TEAMS.index(kind_of(disc))


def team_discs(team: int) -> tuple[str, str]:
    """conquest.box.character-discs: the two characters of a team."""
    return disc_of(TEAMS[team], 1), disc_of(TEAMS[team], 2)


def companion(disc: str) -> str:
    """conquest.terms.companion-enemy: the other character of the same team."""
    return team_discs(team_of(disc))[2 - number_of(disc)]


def piece_of(disc: str) -> str:
    """The kind of a disc, as packs name it."""
    if disc in CHARACTERS:
        return "character"
    return "crystal" if disc in OBSTACLES else disc


def size_of(game: "Conquest", disc: str) -> Size:
    return game.content.size[game.content.piece[piece_of(disc)].size]


def radius_of(game: "Conquest", disc: str) -> int:
    """In micrometres."""
    return round(size_of(game, disc).diameter * 500)


def disc_at(game: "Conquest", name: str, x: int, y: int) -> Disc:
    """A disc as the physics takes it."""
    size = size_of(game, name)
    return laid_disc(name, x, y, size.diameter, size.mass)


def board_of(arena: Arena, wood: str) -> Board:
    """conquest.walls.enclose-arena, conquest.mat.bounds-arena: solid walls all around, or open edges."""
    materials = Materials(
        {("wood", "board"): arena.friction, ("wood", "wood"): arena.friction},
        {("wood", "wood"): arena.bounce, ("wood", "wall"): arena.wall_bounce},
    )
    return Board(arena.length, arena.width, SIDES if arena.walls else (), materials=made_of(wood, materials))


def seats_of(game: "Conquest", team: int) -> tuple[int, ...]:
    """conquest.players.team-size: the one or two seats of a team."""
    return tuple(seat for seat, other in enumerate(game.state.teams) if other == team)


def seat_of(game: "Conquest", disc: str) -> int:
    """conquest.players.one-disc-each: who plays a character."""
    seats = seats_of(game, team_of(disc))
    return seats[number_of(disc) - 1] if len(seats) == 2 else seats[0]


def next_seat(game: "Conquest", team: int) -> int:
    """conquest.turn.marker: who plays the team's turn that is under way or comes next."""
    return seat_of(game, team_discs(team)[game.state.markers[team] - 1])


def starting_places(layout: Layout) -> dict[str, tuple[int, int]]:
    """conquest.setup.corner-start, conquest.setup.obstacles-centre: in micrometres."""
    characters = zip((*team_discs(0), *team_discs(1)), (*layout.sword, *layout.skull), strict=True)
    places = [*characters, *zip(OBSTACLES, layout.crystals, strict=True)]
    return {disc: (round(x * 1000), round(y * 1000)) for disc, (x, y) in places}
