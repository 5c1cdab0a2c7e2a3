"""What a pack of the lantern may say: cards, and corridors to walk. Every number has its range, every effect its place."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from souterrain.content import Content, Effect, Fact, Fault, Slot, wrong

Steps = Annotated[int, Meta(ge=1, le=20)]


class Card(Fact, frozen=True):
    """A card of the deck. One with a `when` is never chosen in a round: it answers that moment."""

    copies: Annotated[int, Meta(ge=0, le=20)]
    effects: Annotated[tuple[Annotated[Effect, Slot("card", by="when")], ...], Meta(min_length=1, max_length=1)]
    oil: Annotated[int, Meta(ge=0, le=9)] = 0
    when: Literal["", "walk.begun"] = ""


class Corridor(Fact, frozen=True):
    """A scenario: how far the door is, how long the lamps last, where it is draughty."""

    length: Annotated[int, Meta(ge=1, le=99)]
    rounds: Annotated[int, Meta(ge=1, le=99)]
    draughts: tuple[Annotated[int, Meta(ge=0, le=98)], ...] = ()


class Facts(Content, frozen=True):
    """All that the packs of a table say."""

    card: dict[str, Card]
    corridor: dict[str, Corridor]

    def check(self) -> Iterator[Fault]:
        """Two hands of four, and as many cards as may be swapped, must be in the deck; no draught lies behind the door."""
        if self.corridor and sum(card.copies for card in self.card.values()) < 12:
            yield wrong("card", next(iter(self.card), ""), "copies", "a deck needs twelve cards at least")
        for corridor in self.corridor.values():
            for number, place in enumerate(corridor.draughts):
                if place >= corridor.length:
                    yield wrong(
                        "corridor", corridor.id, f"draughts[{number}]", "there is no such place before the door"
                    )
