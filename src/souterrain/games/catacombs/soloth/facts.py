"""What packs may say besides, with the expansion: artefacts."""

from typing import Annotated

from souterrain.content import Ref
from souterrain.games.catacombs import facts


class Artefact(facts.Item, frozen=True):
    """soloth.hunter.own-cost: once it has been paid for with monsters, it serves like a piece of equipment."""

    cost: dict[Annotated[str, Ref("family")], int] = {}  # soloth.hunter.cost-circles
    any: int = 0  # soloth.hunter.wild-circles


class Facts(facts.Facts, frozen=True):
    """Everything the packs of a table with the expansion say."""

    artefact: dict[str, Artefact] = {}
