"""What a pack of Conquest may say: discs, arenas, layouts, shots, abilities and cards, as kinds of facts.

Lengths are millimetres and masses grams, as one measures them; the state holds whole micrometres. What abilities do is
named effects (`effects/`). What must be true of several facts together is in `check.py`. Words are in the packs' Fluent files.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from souterrain.content import Content, Effect, Fact, Fault, Ref, Slot
from souterrain.games.conquest.check import check

Length = Annotated[float, Meta(ge=0, le=2000)]
Point = tuple[Length, Length]
TeamId = Literal["sword", "skull"]
RoleId = Annotated[str, Ref("role")]
Colour = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$", description='the name of a colour, like "dark-grey"')]
Damage = Annotated[int, Meta(ge=0, le=9)]
Share = Annotated[float, Meta(ge=0, le=1)]


class Size(Fact, frozen=True):
    """conquest.discs.five-sizes"""

    diameter: Annotated[float, Meta(ge=5, le=60)]
    mass: Annotated[float, Meta(ge=0.1, le=50)]


class Piece(Fact, frozen=True):
    """conquest.discs.size-per-piece: a kind of disc, and how many of it are in the box."""

    size: Annotated[str, Ref("size")]
    count: Annotated[int, Meta(ge=1, le=9)]
    colour: Colour = ""
    faces: Literal[1, 2] = 1  # conquest.discs.double-sided


class Team(Fact, frozen=True):
    """conquest.teams.two-teams: the colours of a team's two character discs, the first one first."""

    colours: tuple[Colour, Colour]


class Arena(Fact, frozen=True):
    """conquest.walls.bound-arena, conquest.mat.bounds-arena: a table within walls, or a mat with open edges."""

    length: Annotated[float, Meta(ge=200, le=2000)]
    width: Annotated[float, Meta(ge=200, le=2000)]
    walls: bool
    friction: Annotated[float, Meta(ge=0.02, le=2)]
    bounce: Share
    wall_bounce: Share


class Layout(Fact, frozen=True):
    """conquest.mat.start-circles: where discs start, the left corner of each team's side first."""

    number: Annotated[int, Meta(ge=0, le=999)]
    sword: tuple[Point, Point]
    skull: tuple[Point, Point]
    crystals: tuple[Point, Point, Point, Point, Point]


class Shot(Fact, frozen=True):
    """conquest.shots.eight-icons: the disc that is flicked, and the damage for each enemy disc it hits."""

    kind: Literal["move", "combat", "ranged"]
    piece: Annotated[str, Ref("piece")]
    damage: Damage = 0
    damage_with_discard: Damage = 0  # if its player gives up a card; 0 if that is no help
    from_companion: bool = False


class Ability(Fact, frozen=True):
    """conquest.ability.default-timing: what an ability does, and when. Effects are given the card's `amount`."""

    when: Literal["end", "damage", "always"]
    effects: Annotated[tuple[Annotated[Effect, Slot("ability", by="when")], ...], Meta(min_length=1)]


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
    role: RoleId
    sign: Annotated[str, Ref("sign")]
    shots: Annotated[tuple[Icon, ...], Meta(min_length=1, max_length=9)]
    ability: Annotated[str, Ref("ability")] = ""
    amount: Annotated[int, Meta(ge=1, le=9)] = 1
    armour: bool = False
    copies: Annotated[int, Meta(ge=0, le=9)] = 1


class Facts(Content, frozen=True):
    """Everything the packs of a table say."""

    needed: ClassVar = {
        "piece": ("character", "crystal"),
        "team": ("sword", "skull"),
        "arena": ("walls", "mat"),
        "shot": ("move", "combat"),
    }

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

    def check(self) -> Iterator[Fault]:
        return check(self)
