"""What must be true of several facts of the expansion together, so that no pack can break a game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from souterrain.content import Fault, wrong
from souterrain.games.catacombs.soloth.state import HUNTER, PALADIN, WITCH

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.facts import SolothFacts


def check_artefacts(facts: "SolothFacts") -> Iterator[Fault]:
    if not facts.artefact:
        yield Fault("", "[[artefact]]", "", "there is none; the Witch Hunter lives by them")
    for artefact in facts.artefact.values():
        if artefact.heroes != (HUNTER,):
            yield wrong("artefact", artefact.id, "heroes", f'expected ["{HUNTER}"]: artefacts serve nobody else')
    for hero, key in ((WITCH, "magic"), (PALADIN, "armour")):
        if not getattr(facts.hero[hero], key):
            yield wrong("hero", hero, key, "missing key; this hero lives by it")
    for ally in facts.ally.values():
        if not ally.owner and ally.id not in facts.item:
            yield wrong("ally", ally.id, "owner", "missing key; or give it an item of its name that brings it")
