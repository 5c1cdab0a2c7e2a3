"""The table as text: the corridor with both bearers, their lamps, the hand. For terminals of 80 columns.

`game` is made from a view and knows only what its seat may see: a card that is hidden is not there.
"""

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

from souterrain.content import Words
from tests.lantern.ids import name_of

if TYPE_CHECKING:
    from tests.lantern.game import Lantern

DOOR, DRAUGHT, FLOOR = "#", "~", "."


def draw(game: "Lantern", seat: int | None, words: Words, width: int = 80) -> str:
    """All that `seat` sees, most important last, because that is where the eye is."""
    corridor = game.content.corridor[game.setup.scenario]
    name = words.name("corridor", corridor.id)
    title = words.say("draw-title", corridor=name, round=game.state.round, rounds=corridor.rounds)
    parts = [title, *ways(game, words), words.say("draw-key"), *hand(game, seat, words)]
    return "\n".join(line for part in parts for line in textwrap.wrap(part, width, subsequent_indent="  "))


def ways(game: "Lantern", words: Words) -> Iterator[str]:
    """The corridor once for each bearer, so that both are seen where they stand together."""
    corridor = game.content.corridor[game.setup.scenario]
    for number, bearer in enumerate(game.state.bearers):
        name = words.name("seat", game.seats[number])
        floor = [DRAUGHT if place in corridor.draughts else FLOOR for place in range(corridor.length)]
        way = [*floor, DOOR]
        way[bearer.place] = str(name)[0]
        yield words.say("draw-bearer", way="".join(way), seat=name, oil=bearer.oil, cards=len(game.state.hands[number]))


def hand(game: "Lantern", seat: int | None, words: Words) -> Iterator[str]:
    if seat is not None:
        names = [words.name("card", name_of(card)) for card in game.state.hands[seat]]
        yield words.say("draw-hand", cards=", ".join(names) or words.name("card", "none"))
