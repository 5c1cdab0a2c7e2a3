"""What packs may say besides, with the expansion: artefacts."""

from collections.abc import Iterator
from typing import ClassVar

from souterrain.content import Fault
from souterrain.games.catacombs import facts
from souterrain.games.catacombs.check import check
from souterrain.games.catacombs.soloth.check import check_artefacts


class Artefact(facts.Item, frozen=True):
    """soloth.hunter.own-cost: once it has been paid for with monsters, it serves like a piece of equipment."""

    cost: dict[facts.FamilyId, facts.Few] = {}  # soloth.hunter.cost-circles
    any: facts.Perhaps = 0  # soloth.hunter.wild-circles


class SolothFacts(facts.Facts, frozen=True):
    """Everything the packs of a table with the expansion say."""

    needed: ClassVar = {
        **facts.Facts.needed,
        "piece": (*facts.Facts.needed["piece"], "ice-spike"),
        "hero": ("paladin", "barbarian", "ice-princess", "elf", "witch-hunter", "thief", "witch", "wizard"),
        "lord": (*facts.Facts.needed["lord"], "warchief", "hydra", "shapeshifter", "underworld-queen"),
        "chamber": (*facts.Facts.needed["chamber"], "altar"),
    }

    artefact: dict[str, Artefact] = {}

    def check(self) -> Iterator[Fault]:
        yield from check(self)
        yield from check_artefacts(self)
