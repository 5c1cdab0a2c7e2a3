"""Equipment. Actions are called with the bearer and the card's name; the others are asked about by the rules they touch."""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.acts import Shot, equipment_options
from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import Face, Few
from souterrain.games.claustrophobia.fighter import is_on_map, is_usable
from souterrain.games.claustrophobia.human import Heal
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL
from souterrain.games.claustrophobia.terrain import standing
from souterrain.kernel.agenda import Instruction, Step, again, do
from souterrain.kernel.decision import ask

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

RULE = "claustrophobia.component.equipment-cards"


@effects("shoot", "action")
def shoot(game: "Claustrophobia", fighter: int, name: str, *, dice: Few) -> Instruction:
    """An attack on this tile or the next with dice of its own."""
    return do(Shot(fighter, name, dice))


@effects("blast", "action")
def blast(game: "Claustrophobia", fighter: int, name: str, *, hit_on: Face) -> Instruction:
    """Everybody on a tile may be hit."""
    return do(Blast(fighter, name, hit_on))


class Blast(Step):
    """A grenade: its card is discarded, and a die rolled for each fighter on the tile, of both camps."""

    stages = ("choose", "throw", "burst")
    fighter: int
    weapon: str
    hit_on: int
    tile: int = -1
    victims: tuple[int, ...] = ()

    def choose(self, game: "Claustrophobia") -> Instruction:
        tiles = equipment_options(game, self.fighter, self.weapon)
        return ask(HUMAN, "choose_tile_to_blast", tiles, rule=RULE, into="tile", public=True, fighter=self.fighter)

    def throw(self, game: "Claustrophobia") -> None:
        bearer = game.state.fighters[self.fighter]
        if not is_usable(game, bearer, game.content.equipment[self.weapon]):
            game.change(self.fighter, equipment=tuple(name for name in bearer.equipment if name != self.weapon))
        self.victims = (*standing(game, self.tile, HUMAN), *standing(game, self.tile, INFERNAL))
        game.emit(
            "thrown", fighter=self.fighter, equipment=self.weapon, tile=self.tile, fighters=self.victims, rule=RULE
        )

    def burst(self, game: "Claustrophobia") -> Instruction | None:
        if not self.victims:
            return None
        victim, *rest = self.victims
        self.victims = tuple(rest)
        return again("burst", first=strike_on(game, victim, self.hit_on, RULE))


def strike_on(game: "Claustrophobia", victim: int, hit_on: int, rule: str, cause: str = "") -> Instruction | None:
    """A die for one fighter: from a face on, it suffers a hit. `cause` is what no other event has told."""
    if not is_on_map(game.state.fighters[victim]):
        return None
    (face,) = game.roll(1)
    hit, tile = face >= hit_on, game.state.fighters[victim].place
    game.emit("risked", fighter=victim, tile=tile, cause=cause, face=face, needed=hit_on, hit=hit, rule=rule)
    return do(Suffer(victim, 1)) if hit else None


@effects("treat", "action")
def treat(game: "Claustrophobia", fighter: int, name: str) -> Instruction:
    """A line of a human on the tile is healed."""
    return do(Treat(fighter, name))


class Treat(Step):
    """The barber-surgeon picks a patient, himself included."""

    stages = ("choose", "heal")
    fighter: int
    kit: str
    patient: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        patients = equipment_options(game, self.fighter, self.kit)
        return ask(HUMAN, "choose_patient", patients, rule=RULE, into="patient", public=True, fighter=self.fighter)

    def heal(self, game: "Claustrophobia") -> Instruction:
        return do(Heal(self.patient, RULE))


@effects("crush", "equipment")
def crush(game: "Claustrophobia", fighter: int, *, tokens: Few) -> None:
    """Hits on demons and hellhounds weigh more (see `combat.Attack`)."""


@effects("light", "equipment")
def light(game: "Claustrophobia", fighter: int) -> None:
    """Its bearer's player turns the tiles it explores (see `move.Explore`)."""


@effects("ward", "equipment", window="attack.dice", side="target")
def ward(game: "Claustrophobia", attack: Attack, bearer: int, *, amount: Few) -> None:
    """Demons attacking on the bearer's tile have fewer dice, but at least one."""
    if game.state.fighters[attack.attacker].type == "demon":
        attack.add_dice(game, bearer, max(-amount, min(attack.dice, 1) - attack.dice), "ward")


@effects("close-frenzy", "equipment")
def close_frenzy(game: "Claustrophobia", fighter: int) -> None:
    """Frantic on its own tile (see `combat.Attack.reroll`)."""
