"""Powers of the board of destiny, of demons and of hellhounds. Each is called with the name of the power.

Powers marked `deferred` need a choice and act as their phase begins; the others mark what they change at once.
"""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import Few, Perhaps, Points, Value
from souterrain.games.claustrophobia.fighter import is_on_map
from souterrain.games.claustrophobia.human import humans
from souterrain.games.claustrophobia.infernal import DrawEvents, entry_tiles, face
from souterrain.games.claustrophobia.move import Enter
from souterrain.games.claustrophobia.power import owner_of
from souterrain.games.claustrophobia.state import INFERNAL, RESERVE, Token
from souterrain.games.claustrophobia.terrain import has_room, neighbours, standing
from souterrain.kernel.agenda import Instruction, Step, do, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


@effects("threat-per-die", "power")
def threat_per_die(game: "Claustrophobia", power: str, *, amount: Points) -> None:
    """claustrophobia.power.abyssal-threat.effect"""
    gained = amount * len(game.state.triggered[power])
    game.gain_threat(gained, "power", "claustrophobia.power.abyssal-threat.effect", power)


@effects("quicken", "power")
def quicken(game: "Claustrophobia", power: str, *, amount: Few) -> None:
    """claustrophobia.power.supernatural-speed.effect"""
    game.state.speed = amount
    game.emit("quickened", power=power, amount=amount, rule="claustrophobia.power.supernatural-speed.effect")


@effects("madden", "power")
def madden(game: "Claustrophobia", power: str) -> None:
    """claustrophobia.power.frenzied-creatures.effect"""
    game.state.frenzy = True
    game.emit("maddened", power=power, rule="claustrophobia.power.frenzied-creatures.effect")


@effects("draw-events", "power:board", "power:demon", at_once=True)
def draw_events(game: "Claustrophobia", power: str) -> Instruction:
    """claustrophobia.power.dark-destiny.effect"""
    return do(DrawEvents(face(game.state.triggered[power][0])))


@effects("enter-among-humans", "power")
def enter_among_humans(game: "Claustrophobia", power: str) -> None:
    """claustrophobia.power.intrepid-charge.effect"""
    game.state.intrepid = True
    game.emit("entry_eased", power=power, reason="intrepid", rule="claustrophobia.power.intrepid-charge.effect")


@effects("enter-anywhere", "power")
def enter_anywhere(game: "Claustrophobia", power: str) -> None:
    """claustrophobia.power.sly-charge.effect"""
    game.state.sly = True
    game.emit("entry_eased", power=power, reason="sly", rule="claustrophobia.power.sly-charge.effect")


@effects("unleash", "power:demon", "power:hellhound")
def unleash(
    game: "Claustrophobia",
    power: str,
    *,
    DPT: tuple[Value, Value, Value, Value, Value, Value],
    CBT: tuple[Value, Value, Value, Value, Value, Value],
) -> None:
    """A hellhound has what its die gives, in this turn's activation."""
    hound = owner_of(game, power)
    die = face(game.state.triggered[power][0])
    game.add_token(hound, Token("unleashed", "infernal-activation", "DPT", DPT[die - 1]))
    game.add_token(hound, Token("unleashed", "infernal-activation", "CBT", CBT[die - 1]))
    rule = "claustrophobia.sheet.demon-power"
    game.emit("unleashed", fighter=hound, power=power, DPT=DPT[die - 1], CBT=CBT[die - 1], rule=rule)


@effects("raise-axe", "power:demon", "power:hellhound")
def raise_axe(game: "Claustrophobia", power: str) -> None:
    """The demon is frantic in this turn's activation."""
    demon = owner_of(game, power)
    game.add_token(demon, Token("frantic", "infernal-activation"))
    game.emit("talent_lent", fighter=demon, talent="frantic", rule="claustrophobia.sheet.demon-power")


@effects("smoke-step", "power:demon")
def smoke_step(game: "Claustrophobia", power: str, *, distance: Few) -> None:
    """Before it acts, the demon may appear elsewhere (see `acts.SmokeStep`)."""
    game.add_token(owner_of(game, power), Token("smoke-step", "infernal-activation", "", distance))


@effects("dirge", "power:board", "power:demon", at_once=True)
def dirge(game: "Claustrophobia", power: str, *, amount: Few) -> Instruction:
    """A human is slower and weaker until the end of its next activation phase."""
    return do(Dirge(amount))


class Dirge(Step):
    """The infernal player chooses who hears the dirge."""

    stages = ("choose", "mark")
    amount: int
    fighter: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        rule = "claustrophobia.threat.demon-power-off-map"
        return ask(INFERNAL, "dirge", [option("sing", fighter=n) for n in humans(game)], rule=rule, into="fighter")

    def mark(self, game: "Claustrophobia") -> None:
        for stat in ("DPT", "CBT"):
            game.add_token(self.fighter, Token("dirge", "human-activation", stat, -self.amount))
        rule = "claustrophobia.threat.demon-power-off-map"
        game.emit("saddened", fighter=self.fighter, amount=self.amount, rule=rule)


@effects("brood", "power:demon", deferred=True)
def brood(game: "Claustrophobia", power: str, *, near: Perhaps, far: Perhaps) -> Instruction:
    """Troglodytes come into play free of charge, around the demon or elsewhere."""
    mother = owner_of(game, power)
    return do(Brood(mother, near if is_on_map(game.state.fighters[mother]) else far))


class Brood(Step):
    """Troglodytes one by one: around the demon without restrictions, or on one tile by the usual ones if it is off the map."""

    stages = ("choose", "put")
    mother: int
    left: int
    tile: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [option("brood", tile=tile) for tile in self._tiles(game)]
        if not self.left or not options or self._next(game) is None:
            return finish()
        rule = "claustrophobia.threat.demon-power-off-map"
        return ask(INFERNAL, "brood", [*options, option("pass")], rule=rule, into="tile")

    def _tiles(self, game: "Claustrophobia") -> list[int]:
        mother = game.state.fighters[self.mother]
        if is_on_map(mother):
            near = (mother.place, *neighbours(game, mother.place))
            return [tile for tile in near if has_room(game, tile, INFERNAL)]
        tiles = entry_tiles(game, "troglodyte")
        return [tile for tile in tiles if self.tile in (-1, tile)]

    def _next(self, game: "Claustrophobia") -> int | None:
        for n, fighter in enumerate(game.state.fighters):
            if fighter.type == "troglodyte" and fighter.place == RESERVE:
                return n
        return None

    def put(self, game: "Claustrophobia") -> Instruction:
        troglodyte = self._next(game)
        if self.tile < 0 or troglodyte is None:
            return finish()
        self.left -= 1
        rule = "claustrophobia.threat.demon-power-off-map"
        return do(Enter(troglodyte, self.tile, "appeared", rule), then="choose")


@effects("undertow", "power:demon", deferred=True)
def undertow(game: "Claustrophobia", power: str) -> Instruction:
    """A human beside the demon is pulled onto its tile."""
    return do(Undertow(owner_of(game, power)))


class Undertow(Step):
    """The infernal player chooses who is pulled; blocking does not matter, saturation does."""

    stages = ("choose", "pull")
    demon: int
    fighter: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        demon = game.state.fighters[self.demon]
        if not is_on_map(demon) or not has_room(game, demon.place, 0):
            return finish()
        near = [n for tile in neighbours(game, demon.place) for n in standing(game, tile, 0)]
        if not near:
            return finish()
        options = [option("pull", fighter=n) for n in near]
        return ask(INFERNAL, "undertow", options, rule="claustrophobia.sheet.demon-power", into="fighter")

    def pull(self, game: "Claustrophobia") -> Instruction:
        place = game.state.fighters[self.demon].place
        return do(Enter(self.fighter, place, "pulled", "claustrophobia.sheet.demon-power"))
