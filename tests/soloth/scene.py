"""Scenes of the Cavern of Soloth: those of Catacombs, with the expansion's heroes, monsters and discs.

cave = Cave()
cave.put("paladin", 10, 12.5)
cave.put("orc-1", 16, 12.5)
cave.freeze("orc-1")
cave.strike("paladin", "orc-1", speed=HARD)
assert not cave.is_frozen("orc-1")
"""

from souterrain.games.catacombs.soloth.game import Soloth
from souterrain.games.catacombs.soloth.ice import all_spikes
from tests.catacombs.scene import Hall

PACKS = ("base", "soloth")
GENTLE, HARD = 600, 1000  # millimetres a second: a push that carries a spike along, and a knock that leaves it behind


class Cave(Hall):
    """A fight in its first round, on an empty board, with the four heroes of the expansion unless others are named."""

    game: Soloth
    packs = PACKS

    # Building

    def freeze(self, *monsters: str) -> None:
        """An ice spike on the middle of each of these monsters."""
        for monster in monsters:
            spike = next(spike for spike in all_spikes(self.game) if spike not in self.state.spikes)
            self.state.spikes[spike] = monster
            self.state.discs[spike] = self.state.discs[monster]

    def enrich(self, **gold: int) -> None:
        """Gold out of the bank, for heroes written with low lines."""
        for hero, amount in gold.items():
            self.give(hero.replace("_", "-"), gold=amount)
            self.state.bank -= amount

    def keep(self, *discs: str) -> None:
        """Monsters on the Witch Hunter's board."""
        self.state.trophies += discs

    def serve(self, *artefacts: str) -> None:
        self.state.artefacts += artefacts

    # Looking

    def is_frozen(self, monster: str) -> bool:
        return monster in self.state.spikes.values()

    def spike_of(self, monster: str) -> tuple[float, float]:
        """Where the spike on a monster lies, in centimetres."""
        return self.at(next(spike for spike, carrier in self.state.spikes.items() if carrier == monster))

    def sound(self) -> None:
        assert list(self.game.faults()) == []


def unarmed(monster: str) -> Cave:
    """A monster to the right of the Witch, who has nothing but her health."""
    cave = Cave()
    cave.put("witch", 10, 12.5)
    cave.put("paladin", 3, 3)
    cave.put(monster, 16, 12.5)
    return cave
