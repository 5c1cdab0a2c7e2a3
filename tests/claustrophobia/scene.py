"""Scenes of Claustrophobia: a few tiles, a few fighters.

scene = Cave("t11 0,0", "t2 0,-1")
blade = scene.human("blade", die=1)
herd = scene.troglodytes(2)
scene.dice(6, 1, 3)
scene.run(Attack(blade, herd[0]))
assert scene.place(herd[0]) == RESERVE
"""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.fighter import stat
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.ids import copies
from souterrain.games.claustrophobia.move import Enter
from souterrain.games.claustrophobia.state import BOX, HUMAN, INFERNAL, RESERVE, Fighter, Token
from souterrain.games.claustrophobia.terrain import lay
from souterrain.games.claustrophobia.turn import ActivationPhase, Turn
from souterrain.kernel.agenda import Step
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from tests.scene import Scene


def begin_at(stage: str, step: Step) -> Step:
    """The step as it stands when that stage comes next."""
    step.at = step.stages.index(stage)
    return step


class Cave(Scene):
    """An empty map, laid with the named tiles (`name x,y` or `name x,y turn`); the infernal reserve is full.

    Humans and infernal fighters are put on the first tile unless a number of another tile is given.
    """

    game: Claustrophobia

    def __init__(
        self, *tiles: str, scenario: str = "the-survivors", phase: str = "human-activation", **options: Any
    ) -> None:
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

    def stat(self, number: int, name: str) -> int:
        """A characteristic of a fighter as it stands now."""
        return stat(self.game, self.fighter(number), name)

    def activate(self, number: int) -> None:
        """The fighter is activated; its player is asked what it does, if it can do anything."""
        self.run(Activation(number))

    def stack(self, *tiles: str) -> None:
        """The tile pile holds just these, the first on top; no tile is discarded."""
        self.state.pile[:] = tiles
        self.state.tile_discard.clear()

    def hold(self, *events: str) -> list[str]:
        """The infernal hand holds just these event cards, taken from the deck."""
        cards = [card for event in events for card in copies("event", event, 1)]
        self.state.event_hand[:] = cards
        self.state.event_deck[:] = [card for card in self.state.event_deck if card not in cards]
        return cards

    @property
    def verdict(self) -> str:
        """Who has won (`human`, `infernal` or `draw`), or nothing as long as the game goes on."""
        return next((str(event.data["verdict"]) for event in self.events("game_over")), "")

    def stats(self, number: int) -> tuple[int, ...]:
        """DPT, CBT and DEF of a fighter as they stand now."""
        return tuple(stat(self.game, self.fighter(number), name) for name in ("DPT", "CBT", "DEF"))

    def instinct(self, *names: str) -> list[str]:
        """These instinct cards come from the deck into the human hand."""
        deck, hand = self.state.instinct_deck, self.state.instinct_hand
        cards = [next(card for card in deck if card.split("/")[1] == name) for name in names]
        deck[:] = [card for card in deck if card not in cards]
        hand += cards
        return cards

    def types(self, ids: Iterable[str]) -> set[str]:
        """The types of the fighters that options such as `bring:4:0` speak of."""
        return {self.fighter(int(id.split(":")[1])).type for id in ids}

    def wait_on(self, power: str, *dice: int) -> None:
        """Dice of the reserve lie on the preparation boxes of a power."""
        self.state.waiting[power] = dice
        self.state.reserve_dice -= len(dice)

    def rule_against(self, answer: str) -> str:
        """The rule by which an answer is refused; nothing changes by it."""
        before = self.state.hash()
        with pytest.raises(Refused) as refusal:
            self.answer(answer)
        assert self.state.hash() == before
        return refusal.value.rule


NORTH, EAST, SOUTH, WEST = range(4)


RUN = (Token("bolt", "", "DPT", 2),)


def end_turn(scene: Cave, turn: int) -> None:
    """A turn ends; the next goes on to its first question, unless the game is over."""
    scene.state.turn = turn
    scene.run(Turn(at=Turn.stages.index("end")))


def end_infernal_activation(scene: Cave) -> None:
    scene.state.phase = "infernal-activation"
    scene.run(ActivationPhase(INFERNAL))
    scene.answer("end_phase")


def special(scene: Cave, fighter: int, name: str) -> None:
    """The fighter takes the action of a special rule."""
    scene.activate(fighter)
    scene.answer(f"special:{name}")


def leave(scene: Cave, fighter: int) -> None:
    scene.activate(fighter)
    scene.answer(f"leave:{scene.place(fighter)}")


def cave(*tiles: str, phase: str = "human-activation") -> Cave:
    return Cave(*tiles, scenario="powder-and-fire", phase=phase)


def enter(scene: Cave, fighter: int, *faces: int, tile: int = 1) -> None:
    scene.dice(*faces)
    scene.run(Enter(fighter, tile))


def hole(scene: Cave, tile: int) -> None:
    """A hole token lies on a tile."""
    scene.state.tiles[tile] = replace(scene.state.tiles[tile], hole=True)
