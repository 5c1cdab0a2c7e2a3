"""The table of the expansion as text: that of Catacombs, with armour, magic, trophies, artefacts and ice."""

from typing import TYPE_CHECKING

from souterrain.content import Words
from souterrain.games.catacombs.draw import about
from souterrain.games.catacombs.draw import draw as draw_catacombs
from souterrain.games.catacombs.naming import disc_name
from souterrain.games.catacombs.soloth.state import HUNTER, PALADIN, WITCH

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def draw(game: "Soloth", seat: int | None, words: Words, width: int = 80) -> str:
    """What the base game draws, and a line for each hero and monster that the expansion gives something to."""
    state = game.state
    facts: list[tuple[str, str]] = []
    if PALADIN in state.sheets:
        facts.append((PALADIN, words.say("draw-armour", armour=state.armour)))
    if WITCH in state.sheets:
        facts.append((WITCH, words.say("draw-magic", magic=state.magic)))
    if state.trophies:
        kept = ", ".join(words.spell(disc_name(game, disc)) for disc in state.trophies)
        facts.append((HUNTER, words.say("draw-trophies", trophies=kept)))
    if state.artefacts:
        active = ", ".join(words.name("artefact", id) for id in state.artefacts)
        facts.append((HUNTER, words.say("draw-artefacts", artefacts=active)))
    facts += [
        (monster, words.say("draw-frozen", figure=words.spell(disc_name(game, monster))))
        for monster in state.spikes.values()
    ]
    lines = [about(game, name, fact, words, width) for name, fact in facts]
    return "\n".join((draw_catacombs(game, seat, words, width), *lines))
