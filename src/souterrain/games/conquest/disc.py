"""Discs by name: whose they are, how large, and who plays them.

A character is called `sword-1`, an obstacle `crystal-3`, a projectile as its piece, `missile`: never more than one of them
lies in the arena.
"""

from typing import TYPE_CHECKING

from souterrain.flick import SIDES, Board, Disc, Materials
from souterrain.games.conquest.facts import Arena
from souterrain.games.conquest.state import TEAMS

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

CRYSTALS = 5
CHARACTERS = tuple(f"{team}-{number}" for team in TEAMS for number in (1, 2))
OBSTACLES = tuple(f"crystal-{number}" for number in range(1, CRYSTALS + 1))
STAYING = frozenset((*CHARACTERS, *OBSTACLES))  # in the arena from the first turn to the last


def team_of(disc: str) -> int:
    """conquest.terms.companion-enemy: the team of a character disc."""
    return TEAMS.index(disc.partition("-")[0])


def number_of(disc: str) -> int:
    return int(disc.rpartition("-")[2])


def team_discs(team: int) -> tuple[str, str]:
    """conquest.box.character-discs: the two characters of a team."""
    return f"{TEAMS[team]}-1", f"{TEAMS[team]}-2"


def companion(disc: str) -> str:
    """conquest.terms.companion-enemy: the other character of the same team."""
    return team_discs(team_of(disc))[2 - number_of(disc)]


def piece_of(disc: str) -> str:
    """The kind of a disc, as packs name it."""
    if disc in CHARACTERS:
        return "character"
    return "crystal" if disc in OBSTACLES else disc


def radius_of(game: "Conquest", disc: str) -> int:
    """In micrometres."""
    size = game.content.size[game.content.piece[piece_of(disc)].size]
    return round(size.diameter * 500)


def disc_at(game: "Conquest", name: str, x: int, y: int) -> Disc:
    """A disc as the physics takes it."""
    size = game.content.size[game.content.piece[piece_of(name)].size]
    return Disc(name, x / 1000, y / 1000, size.diameter / 2, size.mass)


def board_of(arena: Arena) -> Board:
    """conquest.walls.enclose-arena, conquest.mat.bounds-arena: solid walls all around, or open edges."""
    materials = Materials(
        {("wood", "board"): arena.friction, ("wood", "wood"): arena.friction},
        {("wood", "wood"): arena.bounce, ("wood", "wall"): arena.wall_bounce},
    )
    return Board(arena.length, arena.width, SIDES if arena.walls else (), materials=materials)


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
