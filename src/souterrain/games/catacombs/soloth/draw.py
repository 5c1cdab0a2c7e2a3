"""The table of the expansion as text: that of Catacombs, with armour, magic, trophies, artefacts and ice."""

from typing import TYPE_CHECKING

from souterrain.content import Words
from souterrain.games.catacombs.draw import draw as draw_catacombs
from souterrain.games.catacombs.draw import wrapped
from souterrain.games.catacombs.naming import disc_name
from souterrain.games.catacombs.soloth.state import HUNTER, PALADIN, WITCH

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def draw(game: "Soloth", seat: int | None, words: Words, width: int = 80) -> str:
    """What the base game draws, and a line for each hero and monster that the expansion gives something to."""
    state = game.state
    lines = []
    if PALADIN in state.sheets:
        lines.append(_about(game, PALADIN, words.say("draw-armour", armour=state.armour), words))
    if WITCH in state.sheets:
        lines.append(_about(game, WITCH, words.say("draw-magic", magic=state.magic), words))
    if HUNTER in state.sheets and state.trophies:
        kept = ", ".join(disc_name(game, disc, words) for disc in state.trophies)
        lines.append(_about(game, HUNTER, words.say("draw-trophies", trophies=kept), words))
    if state.artefacts:
        active = ", ".join(words.name("artefact", id) for id in state.artefacts)
        lines.append(_about(game, HUNTER, words.say("draw-artefacts", artefacts=active), words))
    lines += [_about(game, monster, words.say("draw-frozen"), words) for monster in state.spikes.values()]
    return "\n".join((draw_catacombs(game, seat, words, width), *(wrapped(line, width) for line in lines)))


def _about(game: "Soloth", name: str, fact: str, words: Words) -> str:
    return f"{disc_name(game, name, words):<12}{fact}"
