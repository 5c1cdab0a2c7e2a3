"""The obstacle move that ends a turn."""

from typing import TYPE_CHECKING, Any

from souterrain.discs import first_touches
from souterrain.games.conquest.disc import STAYING, team_discs
from souterrain.games.conquest.ids import CHARACTERS, OBSTACLES
from souterrain.kernel.agenda import Instruction, Step
from souterrain.kernel.decision import ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest


class MoveObstacle(Step):
    """conquest.obstacles.end-of-turn-shot: a move shot with any obstacle; it harms nobody and stays where it ends."""

    stages = ("choose", "aim", "slide")
    seat: int
    obstacle: str = ""
    push: tuple[int, ...] = (0, 0)

    def choose(self, game: "Conquest") -> Instruction:
        rule = "conquest.obstacles.end-of-turn-shot"
        options = [option("obstacle", disc=obstacle) for obstacle in OBSTACLES]
        refused = [refuse(rule, "pass")]
        return ask(self.seat, "choose_obstacle", options, rule=rule, into={"obstacle": "disc"}, refused=refused)

    def aim(self, game: "Conquest") -> Instruction:
        enemies = team_discs(1 - game.state.teams[self.seat])
        rule = "conquest.obstacles.end-of-turn-shot"
        return game.ask_flick(self.seat, "flick_obstacle", self.obstacle, rule=rule, into="push", at=enemies)

    def slide(self, game: "Conquest") -> None:
        # A team that flicks several is told to go on: each is a step of its own.
        more = sum(isinstance(step, MoveObstacle) and step is not self for step in game.state.agenda)
        slid = game.slide(
            self.obstacle,
            self.push,
            rule="conquest.turn.obstacle",
            seat=self.seat,
            mover=self.obstacle,
            shot="move",
            target="",
            attempt=1,
            more=more,
        )
        touched = {disc: touch for disc, touch in first_touches(slid, self.obstacle).items() if disc in CHARACTERS}
        about: dict[str, Any] = {"discs": (*touched,), "by": self.obstacle, "why": "obstacle"}
        for number, (disc, touch) in enumerate(touched.items()):
            # One sentence tells of them all.
            rule = "conquest.obstacles.no-damage"
            game.emit("spared", disc=disc, instant=touch.instant, told=number > 0, rule=rule, **about)
        game.put_back(slid, STAYING, rule="conquest.mat.off-edge")
