"""What a pack of Dungeon Twister may say: characters and what they can do, objects, rooms, combat cards, scenarios.

Numbers that the rules ask about are plain fields; behaviour is named effects (`effects/`). Words are in the packs'
Fluent files. A room is drawn as five lines of text, whose shape is checked here, letter by letter, and whose sense is
checked in `terrain.py`.
"""

from typing import Annotated, Literal

from msgspec import Meta

from souterrain.content import Content, Effect, Fact, Ref

Colour = Literal["red", "blue", "green", "yellow", "violet", "orange", "white", "black"]
CharacterId = Annotated[str, Ref("character")]
ObjectId = Annotated[str, Ref("object")]

# `.` open, `#` wall, `=` portcullis, `:` arrow slit, `~` pit; a small letter is the zone of the mechanism.
Top = Annotated[str, Meta(pattern=r"^\+[.#=:~]\+[.#=:~]\+$")]
NorthZones = Annotated[str, Meta(pattern=r"^[.#=:~][Aa][.#=:~][Bb][.#=:~]$")]
Middle = Annotated[str, Meta(pattern=r"^\+[.#=:~][+O][.#=:~]\+$")]
SouthZones = Annotated[str, Meta(pattern=r"^[.#=:~][Dd][.#=:~][Cc][.#=:~]$")]
Grid = tuple[Top, NorthZones, Middle, SouthZones, Top]


class Ability(Fact, frozen=True, kw_only=True):
    """twister.ability.sun-cost: something a character can do. `ap` is 1 where the card shows the sun."""

    ap: Literal[0, 1] = 0
    effects: tuple[Effect, ...]


class Character(Fact, frozen=True, kw_only=True):
    """A character card: the white number, the red number, the abilities."""

    movement: int
    combat: int
    abilities: tuple[Annotated[str, Ref("ability")], ...]


class Object(Fact, frozen=True, kw_only=True):
    """An object card; `copies` of it in each colour. `ap` is 1 where the card shows the sun."""

    copies: int = 1
    ap: Literal[0, 1] = 0
    magic: bool = False
    effects: tuple[Effect, ...]


class Room(Fact, frozen=True, kw_only=True):
    """A room card, drawn with north up; the arrow is the way it turns. Its twin has the same colour."""

    colour: Colour
    arrow: Literal["cw", "ccw"]
    grid: Grid


class Combat(Fact, frozen=True, kw_only=True):
    """A combat card of each player's hand. One that returns is never lost, and is no use for a jump."""

    value: int
    copies: int = 1
    returns: bool = False


class Scenario(Fact, frozen=True, kw_only=True):
    """twister.setup.scenario: the labyrinth, the teams and the points that win."""

    number: int
    rows: int  # of two rooms each
    colours: tuple[Colour, ...] = ()  # pairs that are always in it; the others are drawn
    target: Literal[5, 6]
    start: int  # characters that begin on the start zones
    hidden: int  # characters that begin beside rooms
    objects: int
    beside: tuple[int, ...]  # cards beside each room, row by row from the south
    required: tuple[ObjectId, ...] = ()  # objects every team has
    advised: tuple[CharacterId, ...] = ()  # a team for beginners
    advised_objects: tuple[ObjectId, ...] = ()
    jumps: int = 3


class Facts(Content, frozen=True):
    """Everything the packs of a table say."""

    ability: dict[str, Ability]
    character: dict[str, Character]
    object: dict[str, Object]
    room: dict[str, Room]
    combat: dict[str, Combat]
    scenario: dict[str, Scenario]
