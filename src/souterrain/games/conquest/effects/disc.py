"""Effects on turns and discs: stuns, further shots and moves, swaps."""

from typing import TYPE_CHECKING

from souterrain.games.conquest.acts import PlayCard
from souterrain.games.conquest.cards import card_of
from souterrain.games.conquest.disc import companion, team_of
from souterrain.games.conquest.effects import effects
from souterrain.games.conquest.facts import RoleId
from souterrain.games.conquest.ids import OBSTACLES
from souterrain.games.conquest.shot import Shoot
from souterrain.kernel.agenda import Instruction, Step, do
from souterrain.kernel.decision import ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

RULE = "conquest.anatomy.ability-is-extra"


@effects("stun", "ability:end", "ability:damage")
def stun(game: "Conquest", act: PlayCard | Shoot, amount: int) -> None:
    """conquest.ability.stun: the other team's very next turn is one card without effect and one move shot."""
    team = 1 - team_of(act.disc)
    game.mark("stunned", team, True)
    game.emit("stunned", team=team, disc=act.disc, rule="conquest.ability.stun")


@effects("shackle", "ability:end", "ability:damage")
def shackle(game: "Conquest", act: PlayCard | Shoot, amount: int) -> None:
    """The other team's next turn has no obstacle move."""
    team = 1 - team_of(act.disc)
    game.mark("shackled", team, True)
    game.emit("shackled", team=team, disc=act.disc, rule=RULE)


@effects("move-obstacles", "ability:end", "ability:damage", counts=True)
def move_obstacles(game: "Conquest", act: PlayCard | Shoot, amount: int) -> None:
    """More obstacle moves at the end of this turn, unless the team is shackled."""
    game.state.extra_moves += amount
    if game.state.shackled[team_of(act.disc)]:
        game.emit("ability_idle", seat=act.seat, disc=act.disc, why="shackled", rule="conquest.ability.extra-rules")
    else:
        game.emit("moves_added", seat=act.seat, amount=amount, rule=RULE)


@effects("rally", "ability:end")
def rally(game: "Conquest", act: PlayCard, amount: int, *, role: RoleId) -> Instruction:
    """One more move shot; a combat shot if the card on top of the discard pile has that role."""
    discards = game.state.discards[team_of(act.disc)]
    top = discards[-1] if discards else ""
    is_role = bool(top) and card_of(game, top).role == role
    shot = "combat" if is_role else "move"
    why = "role" if is_role else "other" if top else "empty"
    game.emit("rallied", disc=act.disc, shot=shot, why=why, card=top, wanted=role, rule=RULE)
    return do(Shoot(act.seat, act.disc, shot, act.card))


@effects("swap", "ability:end", may=True)
def swap(game: "Conquest", act: PlayCard, amount: int) -> Instruction:
    """The acting disc may change places with an obstacle or with its companion."""
    return do(Swap(act.seat, act.disc))


class Swap(Step):
    """Two discs exchange their middles, if both fit where the other was."""

    stages = ("choose", "exchange")
    seat: int
    disc: str
    verb: str = ""
    other: str = ""

    def choose(self, game: "Conquest") -> Instruction:
        others = (companion(self.disc), *OBSTACLES)
        fitting = [other for other in others if self._fits(game, other)]
        return ask(
            self.seat,
            "swap",
            [*(option("swap", disc=other) for other in fitting), option("pass")],
            rule=RULE,
            into={"verb": "verb", "other": "disc"},
            refused=[refuse(RULE, "swap", disc=other) for other in others if other not in fitting],
            mover=self.disc,
        )

    def _fits(self, game: "Conquest", other: str) -> bool:
        layout = game.layout()
        mine, theirs = layout[self.disc], layout[other]
        try:
            layout.moved({self.disc: (theirs.x, theirs.y), other: (mine.x, mine.y)})
        except ValueError:
            return False
        return True

    def exchange(self, game: "Conquest") -> None:
        if self.verb == "swap":
            discs = game.state.discs
            discs[self.disc], discs[self.other] = discs[self.other], discs[self.disc]
            game.emit("swapped", disc=self.disc, other=self.other, rule=RULE)
        else:
            game.emit("ability_idle", seat=self.seat, disc=self.disc, why="declined", rule=RULE)
