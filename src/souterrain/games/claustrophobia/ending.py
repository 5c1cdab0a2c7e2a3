"""What is said of a match in the tunnels that is over: the humans, the demons, and what the dice have brought."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from souterrain.content import Phrase, Word
from souterrain.games.claustrophobia.fighter import endurance
from souterrain.games.claustrophobia.shown import LINES
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, LEFT, Fighter
from souterrain.kernel.ending import Count, Ending, Fate
from souterrain.kernel.event import Event

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

CAMPS = (HUMAN, INFERNAL)
# What turns a match, by weight: goals and ways out, then deaths and lines, then blows.
TELLING = (
    ("left", "well_destroyed", "relic_taken", "seal_spoken"),
    ("killed", "line_cancelled"),
    ("damaged",),
)


def ending(game: "Claustrophobia", events: Sequence[Event]) -> Ending:
    fighters = game.state.fighters
    kills = Counter(event.data["by"] for event in events if event.name == "killed")
    slain = [sum(times for n, times in kills.items() if n >= 0 and fighters[n].camp == camp) for camp in CAMPS]
    rolled = [
        [each for each in events if each.name == "rolled" and fighters[each.data["fighter"]].camp == camp]
        for camp in CAMPS
    ]
    return Ending(
        fates=tuple(
            Fate(game.call("fighter", n), fighter.camp, fate(game, fighter), is_alive(fighter), slew(kills[n]))
            for n, fighter in enumerate(fighters)
            if fighter.camp == HUMAN or (fighter.type == "demon" and (fighter.deaths or is_alive(fighter)))
        ),
        counts=(
            Count(Phrase("count-kills"), tuple(slain)),
            Count(Phrase("count-dice"), tuple(map(struck, rolled))),
            Count(Phrase("count-turns"), (game.state.turn,)),
        ),
    )


def struck(rolled: list[Event]) -> Word:
    dice = sum(len(each.data["rolls"]) for each in rolled)
    return Phrase("count-of", {"hits": sum(each.data["hits"] for each in rolled), "of": dice})


def is_alive(fighter: Fighter) -> bool:
    return fighter.place >= 0 or fighter.place == LEFT


def slew(times: int) -> Word:
    return Phrase("fate-kills", {"count": times}) if times else ""


def fate(game: "Claustrophobia", fighter: Fighter) -> Word:
    if not is_alive(fighter):
        return Phrase("fate-fell")
    if fighter.place == LEFT:
        return Phrase("fate-out")
    full = LINES if fighter.type == "western" else game.content.creature[fighter.kind].health
    return Phrase("fate-stands", {"left": endurance(game, fighter), "full": full})
