"""The Witch: magic points, health that pays for them, and healing shared between both."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs import facts
from souterrain.games.catacombs.figure import change, doer, full_health, seat_of
from souterrain.games.catacombs.soloth.state import WITCH
from souterrain.kernel.agenda import Instruction, Step
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def most_magic(game: "Soloth") -> int:
    return game.content.hero[WITCH].magic


def can_pay(game: "Soloth", magic: int) -> bool:
    """soloth.witch.health-as-magic, soloth.witch.not-last-health"""
    return magic <= game.state.magic + max(game.state.figures[WITCH].health - 1, 0)


def price_of(game: "Soloth", magic: int) -> tuple[int, int]:
    """What so much magic costs her now, in magic and in health."""
    spent = min(magic, game.state.magic)
    return spent, magic - spent


def pay_magic(game: "Soloth", fact: facts.Special | facts.Item) -> None:
    """soloth.witch.costs: the magic first; what is missing is taken from her health."""
    state = game.state
    spent, missing = price_of(game, fact.magic)
    if spent:
        state.magic -= spent
        game.emit("magic_spent", figure=WITCH, amount=spent, magic=state.magic, rule="soloth.witch.costs")
    if missing:
        health = state.figures[WITCH].health - missing
        change(game, WITCH, health=health)
        game.emit("health_spent", figure=WITCH, amount=missing, health=health, rule="soloth.witch.health-as-magic")


def rooms_to_gain(game: "Soloth") -> tuple[int, int]:
    """How many points of health and of magic she lacks."""
    figure = game.state.figures[WITCH]
    return full_health(game, figure) - figure.health, most_magic(game) - game.state.magic


class ShareGain(Step):
    """soloth.witch.split-gains: her player divides the points she gains between health and magic."""

    stages = ("share", "gain")
    points: int
    rule: str
    health: int = 0

    def share(self, game: "Soloth") -> Instruction | None:
        lacks_health, lacks_magic = rooms_to_gain(game)
        most = min(self.points, lacks_health)
        least = max(min(self.points - lacks_magic, most), 0)
        if least == most:
            self.health = most
            return None
        return ask(
            seat_of(game, WITCH),
            "share_gain",
            [option("share", health=health) for health in range(least, most + 1)],
            rule="soloth.witch.split-gains",
            into="health",
            figure=WITCH,
            points=self.points,
        )

    def gain(self, game: "Soloth") -> None:
        state = game.state
        if self.health:
            health = state.figures[WITCH].health + self.health
            change(game, WITCH, health=health)
            game.emit("healed", figure=WITCH, amount=self.health, health=health, by=doer(game), rule=self.rule)
        magic = min(self.points - self.health, most_magic(game) - state.magic)
        if magic > 0:
            state.magic += magic
            game.emit("magic_gained", figure=WITCH, amount=magic, magic=state.magic, rule="soloth.witch.split-gains")
