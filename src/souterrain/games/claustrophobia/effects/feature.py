"""Effects of tiles. Those of entering are called with the tile and who entered, those of preparation with the seat and the tile."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.effects.equipment import strike_on
from souterrain.games.claustrophobia.facts import Face, Few
from souterrain.games.claustrophobia.fighter import has_token, ignores
from souterrain.games.claustrophobia.human import DrawInstinct, Heal
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL
from souterrain.games.claustrophobia.terrain import features, standing
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


def use_up(game: "Claustrophobia", tile: int) -> None:
    """claustrophobia.tile.effect-used-marker: a limited effect has been applied; the last time, it is spent."""
    laid = game.state.tiles[tile]
    feature = game.content.feature[game.content.tile[laid.tile].feature]
    used = laid.used + 1
    game.state.tiles[tile] = replace(laid, used=used, spent=used >= feature.uses)
    left = feature.uses - used
    # Whoever uses it up has told so.
    game.emit("effect_used", tile=tile, left=left, told=True, rule="claustrophobia.tile.effect-used-marker")


def is_warned(game: "Claustrophobia", fighter: int, tile: int, danger: str, rule: str) -> bool:
    """An alarm, a trap or a pit does not notice a fighter with a sixth sense."""
    warned = has_token(game.state.fighters[fighter], "sense")
    if warned:
        game.emit("unnoticed", fighter=fighter, tile=tile, danger=danger, reason="sense", rule=rule)
    return warned


@effects("ring-alarm", "entered", uses_up=True)
def ring_alarm(game: "Claustrophobia", tile: int, fighter: int, *, most: Few) -> None:
    """claustrophobia.tile.alarm.trigger, claustrophobia.tile.alarm.bonus-die"""
    figure = game.state.fighters[fighter]
    if figure.camp == HUMAN and not is_warned(game, fighter, tile, "alarm", "claustrophobia.tile.alarm.trigger"):
        game.state.alarm_dice = min(game.state.alarm_dice + 1, most)
        dice = game.state.alarm_dice
        game.emit("alarm_rung", fighter=fighter, tile=tile, dice_count=dice, rule="claustrophobia.tile.alarm.trigger")
        use_up(game, tile)


@effects("spring-trap", "entered", uses_up=True)
def spring_trap(game: "Claustrophobia", tile: int, fighter: int, *, hit_on: Face) -> Instruction | None:
    """claustrophobia.tile.trapped-corridor.trigger, claustrophobia.tile.trapped-corridor.roll"""
    trigger = "claustrophobia.tile.trapped-corridor.trigger"
    if game.state.fighters[fighter].camp != HUMAN or is_warned(game, fighter, tile, "trap", trigger):
        return None
    game.emit("trap_sprung", fighter=fighter, tile=tile, rule=trigger)
    use_up(game, tile)
    return strike_on(game, fighter, hit_on, "claustrophobia.tile.trapped-corridor.roll")


@effects("open-tomb", "entered", uses_up=True)
def open_tomb(game: "Claustrophobia", tile: int, fighter: int) -> Instruction | None:
    """claustrophobia.tile.tomb"""
    if game.state.fighters[fighter].camp != HUMAN:
        return None
    game.emit("tomb_opened", fighter=fighter, tile=tile, rule="claustrophobia.tile.tomb")
    use_up(game, tile)
    return do(DrawInstinct(1, "claustrophobia.tile.tomb"))


@effects("sanctify", "entered")
def sanctify(game: "Claustrophobia", tile: int, fighter: int, *, hit_on: Face) -> Instruction | None:
    """claustrophobia.tile.sanctified-zone"""
    if game.state.fighters[fighter].camp != INFERNAL:
        return None
    return strike_on(game, fighter, hit_on, "claustrophobia.tile.sanctified-zone", "holy")


@effects("devour", "prepared", first=True)
def devour(game: "Claustrophobia", seat: int, tile: int, *, hit_on: Face) -> Instruction:
    """claustrophobia.tile.devouring-pit"""
    return do(Devour(tile, hit_on, tuple(standing(game, tile, seat))))


class Devour(Step):
    """claustrophobia.tile.devouring-pit: a die for each fighter of the side on the tile."""

    stages = ("bite",)
    tile: int
    hit_on: int
    victims: tuple[int, ...]

    def bite(self, game: "Claustrophobia") -> Instruction | None:
        if not self.victims:
            return None
        victim, *rest = self.victims
        self.victims = tuple(rest)
        rule = "claustrophobia.tile.devouring-pit"
        if is_warned(game, victim, self.tile, "pit", rule):
            return again("bite")
        figure = game.state.fighters[victim]
        if any(ignores(game, figure, name) for name, _ in features(game, self.tile)):
            game.emit("unnoticed", fighter=victim, tile=self.tile, danger="pit", reason="equipment", rule=rule)
            return again("bite")
        return again("bite", first=strike_on(game, victim, self.hit_on, rule, "pit"))


@effects("offer-water", "prepared", uses_up=True)
def offer_water(game: "Claustrophobia", seat: int, tile: int) -> Instruction | None:
    """claustrophobia.tile.fountain.heal"""
    return do(Drink(tile)) if seat == HUMAN else None


class Drink(Step):
    """claustrophobia.tile.fountain.heal: one token of water may heal one line of a fighter on the tile."""

    stages = ("choose", "heal")
    tile: int
    patient: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        hurt = [n for n in standing(game, self.tile, HUMAN) if game.state.fighters[n].damage]
        if not hurt:
            return finish()
        return ask(
            HUMAN,
            "drink",
            [*(option("patient", patient=n) for n in hurt), option("pass")],
            rule="claustrophobia.tile.fountain.heal",
            into="patient",
            tile=self.tile,
        )

    def heal(self, game: "Claustrophobia") -> Instruction | None:
        if self.patient < 0:
            return None
        game.emit("drunk", fighter=self.patient, tile=self.tile, rule="claustrophobia.tile.fountain.heal")
        use_up(game, self.tile)
        return do(Heal(self.patient, "claustrophobia.tile.fountain.heal"))


@effects("open-hole", "placed")
def open_hole(game: "Claustrophobia", tile: int) -> Instruction:
    """claustrophobia.tile.hole.place-token"""
    return do(OpenHole(tile))


class OpenHole(Step):
    """claustrophobia.tile.hole.place-token: the infernal player puts a hole token on another tile in play."""

    stages = ("choose", "put")
    tile: int
    other: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [option("hole", tile=n) for n in range(len(game.state.tiles)) if n != self.tile]
        rule = "claustrophobia.tile.hole.place-token"
        return ask(INFERNAL, "place_hole", options, rule=rule, into={"other": "tile"}, public=True)

    def put(self, game: "Claustrophobia") -> None:
        game.state.tiles[self.other] = replace(game.state.tiles[self.other], hole=True)
        rule = "claustrophobia.tile.hole.place-token"
        game.emit("hole_opened", seat=INFERNAL, tile=self.other, origin=self.tile, rule=rule)
