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
from souterrain.games.claustrophobia.power import fact_of, owner_of
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
    game.gain_threat(gained, "power", "claustrophobia.power.abyssal-threat.effect", by_power=power)


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
    game.emit(
        "talent_lent",
        fighter=demon,
        talent="frantic",
        until="infernal-activation",
        exhausted=False,
        rule="claustrophobia.sheet.demon-power",
    )


@effects("smoke-step", "power:demon")
def smoke_step(game: "Claustrophobia", power: str, *, distance: Few) -> None:
    """Before it acts, the demon may appear elsewhere (see `acts.SmokeStep`)."""
    demon, rule = owner_of(game, power), "claustrophobia.sheet.demon-power"
    game.add_token(demon, Token("smoke-step", "infernal-activation", "", distance))
    game.emit("smoke_gathered", fighter=demon, power=power, distance=distance, rule=rule)


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
        return ask(
            INFERNAL, "dirge", [option("sing", fighter=n) for n in humans(game)], rule=rule, into="fighter", public=True
        )

    def mark(self, game: "Claustrophobia") -> None:
        for stat in ("DPT", "CBT"):
            game.add_token(self.fighter, Token("dirge", "human-activation", stat, -self.amount))
        rule = "claustrophobia.threat.demon-power-off-map"
        game.emit("saddened", fighter=self.fighter, amount=self.amount, rule=rule)


def why_no_brood(game: "Claustrophobia", power: str) -> str:
    """Nothing hatches where no troglodyte is left, or no tile to put it on."""
    hatching = dict(fact_of(game, power).effects[0].arguments)
    mother = owner_of(game, power)
    left = hatching["near" if is_on_map(game.state.fighters[mother]) else "far"]
    return "" if left and next_troglodyte(game) >= 0 and brood_tiles(game, mother) else "none"


@effects("brood", "power:demon", deferred=True, idle=why_no_brood)
def brood(game: "Claustrophobia", power: str, *, near: Perhaps, far: Perhaps) -> Instruction:
    """Troglodytes come into play free of charge, around the demon or elsewhere."""
    mother = owner_of(game, power)
    return do(Brood(mother, near if is_on_map(game.state.fighters[mother]) else far))


def brood_tiles(game: "Claustrophobia", mother: int) -> list[int]:
    place = game.state.fighters[mother].place
    if not is_on_map(game.state.fighters[mother]):
        return entry_tiles(game, "troglodyte")
    return [tile for tile in (place, *neighbours(game, place)) if has_room(game, tile, INFERNAL)]


def next_troglodyte(game: "Claustrophobia") -> int:
    """A troglodyte of the reserve, or -1."""
    fighters = enumerate(game.state.fighters)
    return next((n for n, fighter in fighters if fighter.type == "troglodyte" and fighter.place == RESERVE), -1)


class Brood(Step):
    """Troglodytes one by one: around the demon without restrictions, or on one tile by the usual ones if it is off the map."""

    stages = ("choose", "put")
    mother: int
    left: int
    tile: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        tiles = brood_tiles(game, self.mother)
        if not is_on_map(game.state.fighters[self.mother]):
            tiles = [tile for tile in tiles if self.tile in (-1, tile)]
        if not self.left or not tiles or next_troglodyte(game) < 0:
            return finish()
        options = [option("brood", tile=tile) for tile in tiles]
        rule = "claustrophobia.threat.demon-power-off-map"
        return ask(INFERNAL, "brood", [*options, option("pass")], rule=rule, into="tile")

    def put(self, game: "Claustrophobia") -> Instruction | None:
        troglodyte = next_troglodyte(game)
        if self.tile < 0 or troglodyte < 0:
            return None
        self.left -= 1
        rule = "claustrophobia.threat.demon-power-off-map"
        return do(Enter(troglodyte, self.tile, "appeared", rule), then="choose")


def why_no_undertow(game: "Claustrophobia", power: str) -> str:
    demon = game.state.fighters[owner_of(game, power)]
    if not is_on_map(demon):
        return "off"
    if not within_undertow(game, owner_of(game, power)):
        return "nobody"
    return "" if has_room(game, demon.place, 0) else "full"


def within_undertow(game: "Claustrophobia", demon: int) -> list[int]:
    place = game.state.fighters[demon].place
    return [n for tile in neighbours(game, place) for n in standing(game, tile, 0)]


@effects("undertow", "power:demon", deferred=True, idle=why_no_undertow)
def undertow(game: "Claustrophobia", power: str) -> Instruction:
    """A human beside the demon is pulled onto its tile."""
    return do(Undertow(owner_of(game, power)))


class Undertow(Step):
    """The infernal player chooses who is pulled; blocking does not matter, saturation does."""

    stages = ("choose", "pull")
    demon: int
    fighter: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [option("pull", fighter=n) for n in within_undertow(game, self.demon)]
        return ask(INFERNAL, "undertow", options, rule="claustrophobia.sheet.demon-power", into="fighter", public=True)

    def pull(self, game: "Claustrophobia") -> Instruction:
        place = game.state.fighters[self.demon].place
        return do(Enter(self.fighter, place, "pulled", "claustrophobia.sheet.demon-power"))
