"""What is said of a match that is over: how far each bearer got, and the figures that matter."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from souterrain.content import Called, Phrase
from souterrain.kernel.ending import Count, Ending, Fate
from souterrain.kernel.event import Event

if TYPE_CHECKING:
    from tests.lantern.game import Lantern

TELLING = (("walked",),)


def ending(game: "Lantern", events: Sequence[Event]) -> Ending:
    bearers = game.state.bearers
    gusts = [sum(event.name == "gust" and event.data["seat"] == seat for event in events) for seat in (0, 1)]
    return Ending(
        fates=tuple(
            Fate(
                Called("seat", game.seats[seat]),
                seat,
                Phrase("fate-way", {"place": bearer.place, "oil": bearer.oil}),
                game.state.standings[seat] == 1,
            )
            for seat, bearer in enumerate(bearers)
        ),
        counts=(
            Count(Phrase("count-rounds"), (game.state.round,)),
            Count(Phrase("count-gusts"), tuple(gusts)),
        ),
    )
