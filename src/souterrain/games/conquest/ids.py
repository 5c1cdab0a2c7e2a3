"""Ids of cards, `card/ranger/2`, and names of discs: made and read here alone.

Each card has an id of its own, so that one hidden card can be told from another. A character is called `sword-1`, an obstacle
`crystal-3`, a projectile as its piece, `missile`: never more than one of them lies in the arena.
"""

from souterrain.games.conquest.state import TEAMS, Cards

CRYSTALS = 5


def copies(name: str, count: int) -> Cards:
    """The cards of one name."""
    return tuple(f"card/{name}/{number}" for number in range(1, count + 1))


def name_of(card: str) -> str:
    return card.split("/")[1]


def disc_of(kind: str, number: int) -> str:
    return f"{kind}-{number}"


def kind_of(disc: str) -> str:
    """What stands before the number: the team of a character, or `crystal`."""
    return disc.rpartition("-")[0]


def number_of(disc: str) -> int:
    return int(disc.rpartition("-")[2])


CHARACTERS = tuple(disc_of(team, number) for team in TEAMS for number in (1, 2))
OBSTACLES = tuple(disc_of("crystal", number) for number in range(1, CRYSTALS + 1))
