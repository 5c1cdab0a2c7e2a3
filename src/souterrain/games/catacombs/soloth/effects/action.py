"""What special actions do in the expansion: ice, leaps, walls of fire, healing others."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from souterrain.games.catacombs.acts import Attack, Use
from souterrain.games.catacombs.choice import Pick
from souterrain.games.catacombs.disc import radius_of, whole_board
from souterrain.games.catacombs.effects import ACTED
from souterrain.games.catacombs.facts import AttackId, Few, MonsterId
from souterrain.games.catacombs.figure import living_heroes, reserve, seat_of
from souterrain.games.catacombs.soloth.effects import effects
from souterrain.games.catacombs.soloth.ice import spare_spikes
from souterrain.games.catacombs.state import Figure
from souterrain.kernel.agenda import Instruction, Step, do, finish
from souterrain.kernel.gesture import Near

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def has_no_spike(game: "Soloth", name: str, *, attack: str) -> str:
    return "" if spare_spikes(game) else "soloth.ice.throw"


@effects("throw-spike", "special", of="hero", forbidden=has_no_spike)
def throw_spike(game: "Soloth", use: Use, *, attack: AttackId) -> Instruction:
    """soloth.ice.throw: put down and flicked as a missile."""
    return do(Attack(figure=use.figure, attacks=(attack,)))


@effects("blink", *ACTED)
def blink(game: "Soloth", use: Use, *, reach: Annotated[int, Meta(ge=10, le=500)]) -> Instruction:
    """She moves to a free spot not too far from her own; `reach` is in millimetres."""
    return do(Leap(figure=use.figure, reach=reach * 1000))


class Leap(Step):
    """A figure is put on a free spot within reach of its own."""

    stages = ("place", "put_down")
    figure: str
    reach: int
    spot: tuple[int, int] = (0, 0)

    def place(self, game: "Soloth") -> Instruction:
        x, y = game.state.discs[self.figure]
        radius = radius_of(game, self.figure)
        question = game.ask_place(
            seat_of(game, self.figure),
            "relocate",
            self.figure,
            radius,
            (Near(x, y, radius, self.reach), whole_board(game)),
            rule="catacombs.physics.legal-rest",
            into="spot",
            prefer=(x, y),
            figure=self.figure,
        )
        return question or finish()

    def put_down(self, game: "Soloth") -> None:
        game.move_disc(self.figure, *self.spot)
        x, y = self.spot
        game.emit("relocated", figure=self.figure, by=self.figure, x=x, y=y, rule="catacombs.physics.legal-rest")


def has_no_disc(game: "Soloth", name: str, *, monster: str) -> str:
    return "" if reserve(game, monster) else "soloth.volcanism.from-pool"


@effects("raise-wall", "special", of="monster", forbidden=has_no_disc, flickless=True)
def raise_wall(game: "Soloth", use: Use, *, monster: MonsterId) -> Instruction:
    """soloth.volcanism.place-fire-wall"""
    return do(RaiseWall(figure=use.figure, monster=monster))


class RaiseWall(Step):
    """soloth.volcanism.anywhere-legal: the back of a disc of the reserve, on a free spot of the room that touches nothing."""

    stages = ("place", "put_down")
    figure: str
    monster: str
    spot: tuple[int, int] = (0, 0)

    def place(self, game: "Soloth") -> Instruction:
        disc = reserve(game, self.monster)[0]
        zone = whole_board(game)
        question = game.ask_place(
            seat_of(game, self.figure),
            "place_wall",
            disc,
            radius_of(game, disc),
            (zone,),
            rule="soloth.volcanism.anywhere-legal",
            into="spot",
            prefer=((zone.left + zone.right) // 3, (zone.bottom + zone.top) // 2),
            figure=self.figure,
        )
        return question or finish()

    def put_down(self, game: "Soloth") -> None:
        disc = reserve(game, self.monster)[0]
        game.state.figures[disc] = Figure("monster", self.monster, game.content.monster[self.monster].health, wall=True)
        game.move_disc(disc, *self.spot)
        x, y = self.spot
        game.emit("wall_raised", figure=self.figure, disc=disc, x=x, y=y, rule="soloth.volcanism.place-fire-wall")


def others_to_heal(game: "Soloth", name: str) -> tuple[str, ...]:
    return tuple(hero for hero in living_heroes(game) if hero != name)


def has_nobody_to_heal(game: "Soloth", name: str, *, amount: int) -> str:
    return "" if others_to_heal(game, name) else "catacombs.death.removed"


def is_another_hurt(game: "Soloth", name: str) -> bool:
    return not all(game.is_whole(hero) for hero in others_to_heal(game, name))


@effects("heal-other", *ACTED, of="hero", forbidden=has_nobody_to_heal, helps=is_another_hurt)
def heal_other(game: "Soloth", use: Use, *, amount: Few) -> Instruction:
    """Another living hero of the user's choice regains health."""
    among = others_to_heal(game, use.figure)
    seat = seat_of(game, use.figure)
    return do(Pick(seat=seat, kind="heal", among=among, amount=amount, rule="catacombs.health.maximum"))
