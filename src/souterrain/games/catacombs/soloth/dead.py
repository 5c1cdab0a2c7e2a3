"""The dead who are not done with: mounts whose riders fight on, and monsters that rise again."""

from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.figure import abilities_of, change, enlist, full_health, monsters_in_play, reserve
from souterrain.games.catacombs.place import ask_start
from souterrain.games.catacombs.soloth.rally import is_overseers_turn
from souterrain.games.catacombs.state import ABLE
from souterrain.kernel.agenda import Instruction, Step, finish

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def note_fallen(game: "Soloth", name: str) -> None:
    """Remember where a monster died whose card has more to say."""
    if any(effect.marks.get("on") == "death" for _, effect in abilities_of(game, name)):
        game.state.fallen += ((name, *game.state.discs[name]),)


def settle_fallen(game: "Soloth") -> list[Step]:
    """After the whole flick: riders take the place of their mounts, and then it is seen who rises."""
    fallen, game.state.fallen = game.state.fallen, ()
    steps: list[Step] = []
    for name, x, y in fallen:
        for _, effect in abilities_of(game, name):
            if effect.marks.get("on") == "death":
                told: Any = effect(game, name, x, y)
                steps += [told] if told else []
    return steps


def take_rider(game: "Soloth", mount: str, rider: str, x: int, y: int) -> None:
    """soloth.mounted.rider-placed, soloth.mounted.rider-acts"""
    left = reserve(game, rider)
    if not left:
        game.emit("reserve_empty", monster=rider, why="rider", rule="soloth.mounted.rider-placed")
        return
    enlist(game, left[0], acted=is_overseers_turn(game))
    game.move_disc(left[0], x, y)
    game.emit("dismounted", figure=left[0], target=mount, x=x, y=y, rule="soloth.mounted.rider-placed")


class Rise(Step):
    """soloth.resurrection.returns: the Overseer puts it back, undamaged, in the monsters' zone."""

    stages = ("judge", "place", "put_down")
    figure: str
    spot: tuple[int, int] = (0, 0)

    def judge(self, game: "Soloth") -> Instruction | None:
        """soloth.resurrection.not-while-others, soloth.resurrection.last-monster"""
        others = [name for name in monsters_in_play(game) if game.state.figures[name].role == "monster"]
        if others:
            return None
        game.emit("stayed_dead", figure=self.figure, rule="soloth.resurrection.last-monster")
        return finish()

    def place(self, game: "Soloth") -> Instruction | None:
        question = ask_start(game, self.figure, game.state.round)
        if question is None:
            game.emit("no_room", disc=self.figure, by="", origin="", why="place", rule="soloth.resurrection.returns")
            return finish()
        return question

    def put_down(self, game: "Soloth") -> None:
        health = full_health(game, game.state.figures[self.figure])
        change(game, self.figure, health=health, killer="", incapacity=ABLE)
        game.move_disc(self.figure, *self.spot)
        x, y = self.spot
        game.emit("risen", figure=self.figure, health=health, x=x, y=y, rule="soloth.resurrection.returns")
