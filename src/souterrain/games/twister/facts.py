"""What a pack of Dungeon Twister may say: characters and what they can do, objects, rooms, combat cards, scenarios.

Numbers that the rules ask about are plain fields; behaviour is named effects (`effects/`). Words are in the packs'
Fluent files. A room is drawn as five lines of text, whose shape is checked here, letter by letter; its sense, and what must be
true of several facts together, is checked in `check.py`.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from souterrain.content import Content, Distinct, Effect, Fact, Fault, Ref, Slot
from souterrain.games.twister.check import check

Colour = Literal["red", "blue", "green", "yellow", "violet", "orange", "white", "black"]
CharacterId = Annotated[str, Ref("character")]
ObjectId = Annotated[str, Ref("object")]
Few = Annotated[int, Meta(ge=1, le=9)]
Value = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=30)]
Copies = Annotated[int, Meta(ge=0, le=5)]
ZONES = 4  # of a room; one card goes to each

# `.` open, `#` wall, `=` portcullis, `:` arrow slit, `~` pit; a small letter is the zone of the mechanism.
Top = Annotated[str, Meta(pattern=r"^\+[.#=:~]\+[.#=:~]\+$", description='a row like "+.+#+"')]
NorthZones = Annotated[str, Meta(pattern=r"^[.#=:~][Aa][.#=:~][Bb][.#=:~]$", description='a row like "#A.B."')]
Middle = Annotated[str, Meta(pattern=r"^\+[.#=:~][+O][.#=:~]\+$", description='a row like "+.+~+"')]
SouthZones = Annotated[str, Meta(pattern=r"^[.#=:~][Dd][.#=:~][Cc][.#=:~]$", description='a row like "#D.c."')]
Grid = tuple[Top, NorthZones, Middle, SouthZones, Top]


class Ability(Fact, frozen=True, kw_only=True):
    """twister.ability.sun-cost: something a character can do. `ap` is 1 where the card shows the sun."""

    texts: ClassVar = ("text",)

    ap: Literal[0, 1] = 0
    effects: Annotated[tuple[Annotated[Effect, Slot("ability", by="ap")], ...], Meta(min_length=1)]


class Character(Fact, frozen=True, kw_only=True):
    """A character card: the white number, the red number, the abilities."""

    movement: Few
    combat: Value
    abilities: Annotated[tuple[Annotated[str, Ref("ability")], ...], Distinct()]


class Object(Fact, frozen=True, kw_only=True):
    """An object card; `copies` of it in each colour. `ap` is 1 where the card shows the sun."""

    texts: ClassVar = ("text",)

    copies: Copies = 1
    ap: Literal[0, 1] = 0
    magic: bool = False
    effects: Annotated[tuple[Annotated[Effect, Slot("object", by="ap")], ...], Meta(min_length=1)]


class Room(Fact, frozen=True, kw_only=True):
    """A room card, drawn with north up; the arrow is the way it turns. Its twin has the same colour."""

    colour: Colour
    arrow: Literal["cw", "ccw"]
    grid: Grid


class Combat(Fact, frozen=True, kw_only=True):
    """A combat card of each player's hand. One that returns is never lost, and is no use for a jump."""

    value: Annotated[int, Meta(ge=0, le=20)]
    copies: Copies = 1
    returns: bool = False


class Lying(Struct, frozen=True):
    """A room where it lies, face down, after so many quarter turns clockwise."""

    room: Annotated[str, Ref("room")]
    turn: Annotated[int, Meta(ge=0, le=3)] = 0


class Scenario(Fact, frozen=True, kw_only=True):
    """twister.setup.scenario: the labyrinth, the teams and the points that win."""

    texts: ClassVar = ("text",)

    number: Annotated[int, Meta(ge=0, le=999)]
    rows: Annotated[int, Meta(ge=1, le=8)]  # of two rooms each
    colours: Annotated[tuple[Colour, ...], Distinct()] = ()  # pairs that are always in it; the others are drawn
    lying: tuple[Lying, ...] = ()  # all rooms, row by row from the north-west, where they are not drawn
    target: Literal[4, 5, 6]
    start: Annotated[int, Meta(ge=1, le=6)]  # characters that begin on the start zones
    hidden: Count  # characters that begin beside rooms
    objects: Count
    beside: tuple[Annotated[int, Meta(ge=0, le=ZONES)], ...]  # cards beside each room, row by row from the south
    required: Annotated[tuple[ObjectId, ...], Distinct()] = ()  # objects every team has
    advised: Annotated[tuple[CharacterId, ...], Distinct()] = ()  # a team for beginners
    advised_objects: tuple[ObjectId, ...] = ()
    jumps: Value = 3


class Facts(Content, frozen=True):
    """Everything the packs of a table say."""

    ability: dict[str, Ability]
    character: dict[str, Character]
    object: dict[str, Object]
    room: dict[str, Room]
    combat: dict[str, Combat]
    scenario: dict[str, Scenario]

    def check(self) -> Iterator[Fault]:
        return check(self)
