"""What is said of a match in the labyrinth that is over: who got out, who fell, and what points came from."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from souterrain.content import Phrase, Word
from souterrain.games.twister.state import DEAD, ESCAPED, LEFT, Figure
from souterrain.kernel.ending import Count, Ending, Fate
from souterrain.kernel.event import Event

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

SIDES = (0, 1)
# What turns a match, by weight: points, then deaths and wounds, then combats.
TELLING = (("escaped", "scored"), ("killed", "wounded"), ("combat_won",))


def ending(game: "Twister", events: Sequence[Event]) -> Ending:
    state = game.state
    kills = Counter(figure for event in events if event.name == "killed" for figure in event.data["by"])
    points = Counter((event.data["seat"], event.data["reason"]) for event in events if event.name == "scored")
    won = Counter(event.data["seat"] for event in events if event.name == "combat_won")
    return Ending(
        fates=tuple(
            Fate(game.call("figure", n), figure.seat, fate(figure), figure.cell != DEAD, slew(kills[n]))
            for n, figure in enumerate(state.figures)
        ),
        counts=(
            Count(Phrase("count-points"), state.score),
            Count(Phrase("count-escapes"), tuple(points[seat, "escape"] for seat in SIDES)),
            Count(Phrase("count-kills"), tuple(points[seat, "kill"] for seat in SIDES)),
            Count(Phrase("count-combats"), tuple(won[seat] for seat in SIDES)),
            Count(Phrase("count-turns"), (state.turn,)),
        ),
    )


def slew(times: int) -> Word:
    return Phrase("fate-kills", {"count": times}) if times else ""


def fate(figure: Figure) -> Word:
    match figure.cell:
        case c if c == DEAD:
            return Phrase("fate-fell")
        case c if c == ESCAPED:
            return Phrase("fate-out")
        case c if c == LEFT:
            return Phrase("fate-carried-out")
    return Phrase("fate-wounded" if figure.wounded else "fate-inside")
