"""What is said of a match in the arena that is over: reserves, and who hit how often."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from souterrain.content import Called, Phrase
from souterrain.discs.accuracy import Rate, rates
from souterrain.games.conquest.disc import seat_of, team_discs, team_of
from souterrain.games.conquest.ids import CHARACTERS
from souterrain.games.conquest.state import TEAMS
from souterrain.kernel.ending import Count, Ending, Fate
from souterrain.kernel.event import Event

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

# What turns a match, by weight: tokens lost, then hits.
TELLING = (("tokens_lost", "tokens_captured"), ("hit", "stunned"))


def ending(game: "Conquest", events: Sequence[Event]) -> Ending:
    state = game.state
    hit = rates(events, lambda shot: shot in game.content.shot and game.content.shot[shot].kind != "move")
    first = state.teams[0]
    sides = (first, 1 - first)
    teams = [sum((hit.get(disc, Rate()) for disc in team_discs(team)), Rate()) for team in sides]
    lost = [
        sum(each.data["amount"] for each in events if each.name == "tokens_lost" and each.data["team"] == team)
        for team in sides
    ]
    return Ending(
        fates=tuple(
            Fate(
                game.call("disc", disc),
                seat_of(game, disc),
                Phrase(
                    "fate-reserve",
                    {"team": Called("team", TEAMS[team_of(disc)]), "tokens": state.health[team_of(disc)]},
                ),
                bool(state.health[team_of(disc)]),
                hit.get(disc, Rate()).word,
            )
            for disc in CHARACTERS
        ),
        counts=(
            Count(Phrase("count-tokens"), tuple(state.health[team] for team in sides)),
            Count(Phrase("count-tokens-lost"), tuple(lost)),
            Count(Phrase("count-accuracy"), tuple(rate.word for rate in teams)),
            Count(Phrase("count-turns"), (state.turn,)),
        ),
    )
