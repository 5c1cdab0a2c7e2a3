"""What a pack of the lantern may say: cards, and corridors to walk."""

from typing import Literal

from souterrain.content import Content, Effect, Fact


class Card(Fact, frozen=True):
    """A card of the deck. One with a `when` is never chosen in a round: it answers that moment."""

    copies: int
    effects: tuple[Effect, ...]
    oil: int = 0
    when: Literal["", "walk.begun"] = ""


class Corridor(Fact, frozen=True):
    """A scenario: how far the door is, how long the lamps last, where it is draughty."""

    length: int
    rounds: int
    draughts: tuple[int, ...] = ()


class Facts(Content, frozen=True):
    """All that the packs of a table say."""

    card: dict[str, Card]
    corridor: dict[str, Corridor]
