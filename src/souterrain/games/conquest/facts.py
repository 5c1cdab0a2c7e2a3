"""What a pack of Conquest may say: discs, arenas, layouts, shots, abilities and cards, as kinds of facts.

Lengths are millimetres and masses grams, as one measures them; the state holds whole micrometres. What abilities do is
named effects (`effects/`). Words are in the packs' Fluent files.
"""

from typing import Annotated, Literal

from msgspec import Struct

from souterrain.content import Content, Effect, Fact, Ref

Point = tuple[float, float]
TeamId = Literal["sword", "skull"]


class Size(Fact, frozen=True):
    """conquest.discs.five-sizes"""

    diameter: float
    mass: float


class Piece(Fact, frozen=True):
    """conquest.discs.size-per-piece: a kind of disc, and how many of it are in the box."""

    size: Annotated[str, Ref("size")]
    count: int
    colour: str = ""
    faces: int = 1  # conquest.discs.double-sided


class Team(Fact, frozen=True):
    """conquest.teams.two-teams: the colours of a team's two character discs, the first one first."""

    colours: tuple[str, str]


class Arena(Fact, frozen=True):
    """conquest.walls.bound-arena, conquest.mat.bounds-arena: a table within walls, or a mat with open edges."""

    length: float
    width: float
    walls: bool
    friction: float
    bounce: float
    wall_bounce: float


class Layout(Fact, frozen=True):
    """conquest.mat.start-circles: where discs start, the left corner of each team's side first."""

    number: int
    sword: tuple[Point, Point]
    skull: tuple[Point, Point]
    crystals: tuple[Point, Point, Point, Point, Point]


class Shot(Fact, frozen=True):
    """conquest.shots.eight-icons: the disc that is flicked, and the damage for each enemy disc it hits."""

    kind: Literal["move", "combat", "ranged"]
    piece: Annotated[str, Ref("piece")]
    damage: int = 0
    damage_with_discard: int = 0  # if its player gives up a card; 0 if that is no help
    from_companion: bool = False


class Ability(Fact, frozen=True):
    """conquest.ability.default-timing: what an ability does, and when. Effects are given the card's `amount`."""

    when: Literal["end", "damage", "always"]
    effects: tuple[Effect, ...]


class Role(Fact, frozen=True):
    """conquest.anatomy.roles"""


class Sign(Fact, frozen=True):
    """conquest.anatomy.star-signs"""


class Icon(Struct, frozen=True):
    """One icon of a shot sequence."""

    shot: Annotated[str, Ref("shot")]
    targeted: bool = False


class Card(Fact, frozen=True):
    """conquest.anatomy.fields: what is printed on a card."""

    team: TeamId
    role: Annotated[str, Ref("role")]
    sign: Annotated[str, Ref("sign")]
    shots: tuple[Icon, ...]
    ability: Annotated[str, Ref("ability")] = ""
    amount: int = 1
    armour: bool = False
    copies: int = 1


class Facts(Content, frozen=True):
    """Everything the packs of a table say."""

    size: dict[str, Size]
    piece: dict[str, Piece]
    team: dict[str, Team]
    arena: dict[str, Arena]
    layout: dict[str, Layout]
    shot: dict[str, Shot]
    ability: dict[str, Ability]
    role: dict[str, Role]
    sign: dict[str, Sign]
    card: dict[str, Card]
