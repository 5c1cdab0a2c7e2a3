"""What is said of a match in the catacombs that is over: the heroes and their Lord, rooms, gold, and who hit how often."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from souterrain.content import Phrase
from souterrain.discs.accuracy import Rate, rates
from souterrain.games.catacombs.figure import heroes
from souterrain.games.catacombs.ids import kind_of
from souterrain.games.catacombs.state import OVERSEER
from souterrain.games.catacombs.victory import score
from souterrain.kernel.ending import Count, Ending, Fate
from souterrain.kernel.event import Event

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

# What turns a match, by weight: heroes lost and rooms won, then deaths and wounds, then blows.
TELLING = (
    ("died", "revived", "room_cleared"),
    ("killed", "wounded", "ally_lost", "frozen"),
    ("damaged", "incapacitated", "struck"),
)


def ending(game: "Catacombs", events: Sequence[Event]) -> Ending:
    hit = rates(events, lambda attack: game.content.attack[attack].kind != "move")
    kills = Counter(event.data["figure"] for event in events if event.name == "killed")
    party = heroes(game)
    ours = sum((hit.get(hero, Rate()) for hero in party), Rate())
    theirs = sum((rate for who, rate in hit.items() if who not in party and is_foe(game, who)), Rate())
    told = score(game)
    return Ending(
        fates=(*(hero_fate(game, hero, hit.get(hero, Rate())) for hero in party), *lord_fate(game)),
        counts=(
            Count(Phrase("count-accuracy"), (theirs.word, ours.word)),
            Count(Phrase("count-kills"), (len(told["fallen"]), sum(kills.values()))),
            Count(Phrase("count-rooms"), (told["rooms"],)),
            Count(Phrase("count-gold"), (told["gold"],)),
        ),
    )


def is_foe(game: "Catacombs", name: str) -> bool:
    """Monsters of rooms that are done are no longer known by name; allies are."""
    return kind_of(name) in game.content.monster or name == game.state.lord


def hero_fate(game: "Catacombs", hero: str, hit: Rate) -> Fate:
    health = game.state.figures[hero].health
    full = game.content.hero[hero].health
    text = Phrase("fate-stands", {"left": health, "full": full}) if health else Phrase("fate-fell")
    return Fate(game.call("disc", hero), game.state.sheets[hero].seat, text, bool(health), hit.word)


def lord_fate(game: "Catacombs") -> tuple[Fate, ...]:
    """Whom the heroes have met, at the end of their way."""
    state = game.state
    figure = state.figures.get(state.lord)
    if figure is None:
        return (Fate(game.call("disc", state.lord), OVERSEER, Phrase("fate-unmet"), True),)
    full = game.content.lord[state.lord].health
    text = Phrase("fate-stands", {"left": figure.health, "full": full}) if figure.health else Phrase("fate-fell")
    return (Fate(game.call("disc", state.lord), OVERSEER, text, bool(figure.health)),)
