"""Traits: what is always at work. Each writes on the sheet of the character or object that has it."""

from typing import Literal

from souterrain.games.twister.effects import effects
from souterrain.games.twister.sheet import Sheet
from souterrain.games.twister.terrain import DOUBLE_PIT, PIT, PORTCULLIS, SLIT, WALL

Feature = Literal["pit", "wall", "portcullis", "slit"]
BITS = {"pit": PIT | DOUBLE_PIT, "wall": WALL, "portcullis": PORTCULLIS, "slit": SLIT}


@effects("cross", kind="trait")
def cross(sheet: Sheet, *, features: tuple[Feature, ...]) -> None:
    """twister.dark-angel.fly-pits, twister.naga.arrow-slit, twister.object.rope: these features stop no move."""
    for feature in features:
        sheet.crosses |= BITS[feature]


@effects("pass-enemies", kind="trait")
def pass_enemies(sheet: Sheet) -> None:
    """twister.dark-angel.fly-enemies: zones held by enemies are passed like any other."""
    sheet.passes_enemies = True


@effects("hands", kind="trait")
def hands(sheet: Sheet, *, count: int) -> None:
    """twister.paladin.mighty, twister.ghost.no-carry: how many loads."""
    sheet.hands = count


@effects("worth", kind="trait")
def worth(sheet: Sheet, *, points: int) -> None:
    """twister.goblin.two-vp: points for its escape."""
    sheet.worth = points


@effects("prize", kind="trait")
def prize(sheet: Sheet, *, points: int) -> None:
    """twister.object.treasure: points for carrying it out."""
    sheet.prize = points


@effects("shoot", kind="trait")
def shoot(sheet: Sheet, *, value: int, per_turn: int = 0) -> None:
    """twister.crossbowman.ranged, twister.object.bow: a ranged value; no limit of shots unless one is given."""
    sheet.ranged = value
    sheet.shots = per_turn


@effects("attack-bonus", kind="trait")
def attack_bonus(sheet: Sheet, *, amount: int) -> None:
    """twister.object.sword"""
    sheet.attack = amount


@effects("defence-bonus", kind="trait")
def defence_bonus(sheet: Sheet, *, amount: int) -> None:
    """twister.object.armour"""
    sheet.defence = amount


@effects("stab", kind="trait")
def stab(sheet: Sheet, *, amount: int) -> None:
    """twister.backstabber.stab: stronger in a group."""
    sheet.stab = amount


@effects("lead", kind="trait")
def lead(sheet: Sheet, *, amount: int) -> None:
    """twister.general.bonus: friends in the room are stronger."""
    sheet.lead = amount


@effects("kill", kind="trait")
def kill(sheet: Sheet) -> None:
    """twister.assassin.deadly-blow: those who lose against it die."""
    sheet.kills = True


@effects("frenzy", kind="trait")
def frenzy(sheet: Sheet) -> None:
    """twister.berserker.two-cards: a second card when it attacks alone."""
    sheet.frenzy = True


@effects("name-card", kind="trait")
def name_card(sheet: Sheet) -> None:
    """twister.telepath.name-card: the enemy's card is named."""
    sheet.names_card = True


@effects("look", kind="trait")
def look(sheet: Sheet) -> None:
    """twister.weapon-master.look: the enemy's card is seen first."""
    sheet.looks = True


@effects("hunt", kind="trait")
def hunt(sheet: Sheet, *, trait: str, points: int) -> None:
    """twister.paladin.undead-hunter: more points for some dead."""
    sheet.prey = trait
    sheet.bounty = points


@effects("free-attack", kind="trait")
def free_attack(sheet: Sheet) -> None:
    """twister.samurai.free-attack: one close combat a turn costs nothing."""
    sheet.free_attack = True


@effects("straddle", kind="trait")
def straddle(sheet: Sheet, *, most: int) -> None:
    """twister.colossus.giant: the weak walk between its legs."""
    sheet.straddles = most


@effects("tinker", kind="trait")
def tinker(sheet: Sheet) -> None:
    """twister.mekanork.tinker: turns rooms either way."""
    sheet.tinkers = True


@effects("shield", kind="trait")
def shield(sheet: Sheet) -> None:
    """twister.object.great-shield: never the target of a ranged combat."""
    sheet.shields = True


@effects("reach", kind="trait")
def reach(sheet: Sheet) -> None:
    """twister.object.lance: close combat against the next zone."""
    sheet.reaches = True


@effects("trait", kind="trait")
def trait(sheet: Sheet, *, name: Literal["undead", "spellcaster"]) -> None:
    """twister.trait.undead, twister.trait.spellcaster"""
    sheet.traits |= {name}
