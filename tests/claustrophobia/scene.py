"""Scenes of Claustrophobia: a few tiles, a few fighters.

    scene = Cave("t11 0,0", "t2 0,-1")
    blade = scene.human("blade", die=1)
    herd = scene.troglodytes(2)
    scene.dice(6, 1, 3)
    scene.run(Attack(blade, herd[0]))
    assert scene.place(herd[0]) == RESERVE
"""

from typing import Any

from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.state import BOX, HUMAN, INFERNAL, RESERVE, Fighter
from souterrain.games.claustrophobia.terrain import lay
from souterrain.kernel.game import Setup
from tests.scene import Scene


class Cave(Scene):
    """An empty map, laid with the named tiles (`name x,y` or `name x,y turn`); the infernal reserve is full.

    Humans and infernal fighters are put on the first tile unless a number of another tile is given.
    """

    game: Claustrophobia

    def __init__(self, *tiles: str, scenario: str = "the-survivors", phase: str = "human-activation", **options: Any) -> None:
        super().__init__(Claustrophobia.prepare(Setup("claustrophobia", scenario, options=options)))
        state = self.state
        state.tiles.clear()
        state.fighters[:] = [fighter for fighter in state.fighters if fighter.camp == INFERNAL]
        for number, fighter in enumerate(state.fighters):
            if fighter.place >= 0:
                self.game.change(number, place=RESERVE)
        for tile in tiles:
            name, place, *turn = tile.split()
            x, y = map(int, place.split(","))
            lay(self.game, name, x, y, int(turn[0]) if turn else 0)
        state.phase = phase
        state.turn = 1

    def human(self, kind: str, on: int = 0, *, die: int = 1, wounds: tuple[int, ...] = (), **fields: Any) -> int:
        """A western fighter with its die on a line, some lines cancelled."""
        number = 1 + sum(1 for fighter in self.state.fighters if fighter.kind == kind)
        damage = sum(1 << (line - 1) for line in wounds)
        fighter = Fighter(kind, "western", HUMAN, number, on, die=die, damage=damage, **fields)
        self.state.fighters.append(fighter)
        return len(self.state.fighters) - 1

    def infernal(self, kind: str, on: int = 0, **fields: Any) -> int:
        """A creature taken from the reserve or the box, or added if the scenario has none."""
        for number, fighter in enumerate(self.state.fighters):
            if fighter.kind == kind and fighter.place in (RESERVE, BOX):
                self.game.change(number, place=on, **fields)
                return number
        type = self.game.content.creature[kind].type
        self.state.fighters.append(Fighter(kind, type, INFERNAL, 1, on, **fields))
        return len(self.state.fighters) - 1

    def troglodytes(self, count: int, on: int = 0) -> list[int]:
        return [self.infernal("troglodyte", on) for _ in range(count)]

    def fighter(self, number: int) -> Fighter:
        found: Fighter = self.state.fighters[number]
        return found

    def place(self, number: int) -> int:
        return self.fighter(number).place
