"""Actions out of turn: slaves, and whoever a war cry rouses."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.figure import change, doer, is_able
from souterrain.games.catacombs.turn import OverseerTurn
from souterrain.kernel.agenda import Instruction, Step, do
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


class Rally(Step):
    """soloth.slave-master.extra-activation: one more action; whether the figure has acted in its turn stays as it is."""

    stages = ("act", "restore")
    figure: str
    acted: bool = False

    def act(self, game: "Soloth") -> Instruction:
        self.acted = game.state.figures[self.figure].acted
        return do(Activation(figure=self.figure))

    def restore(self, game: "Soloth") -> None:
        change(game, self.figure, acted=self.acted)


class Enslave(Step):
    """soloth.slave-master.hit-makes-slave"""

    stages = ("pick", "act")
    among: tuple[str, ...]
    slave: str = ""

    def pick(self, game: "Soloth") -> Instruction | None:
        """soloth.slave-master.several-hit"""
        if len(self.among) == 1:
            self.slave = self.among[0]
            return None
        options = [option("pick", figure=name) for name in self.among]
        rule = "soloth.slave-master.several-hit"
        return ask(game.state.overseer, "pick_slave", options, rule=rule, into={"slave": "figure"})

    def act(self, game: "Soloth") -> Instruction:
        game.state.enslaved[self.slave] = game.state.round
        game.emit("enslaved", figure=self.slave, by=doer(game), rule="soloth.slave-master.effect")
        return do(Rally(figure=self.slave))


def is_overseers_turn(game: "Soloth") -> bool:
    return any(isinstance(step, OverseerTurn) for step in game.state.agenda)


def slaves_among(game: "Soloth", names: tuple[str, ...]) -> tuple[str, ...]:
    """soloth.slave-master.acts-from-position: those that can act at this moment, each once in an Overseer's turn."""
    state = game.state
    return tuple(
        name
        for name in names
        if name in state.discs
        and is_able(state.figures[name])
        and not game.is_held(name)
        and state.enslaved.get(name) != state.round
    )
