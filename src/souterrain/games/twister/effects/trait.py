"""Traits: what is always at work. Each writes on the sheet of the character or object that has it."""

from typing import Annotated, Literal

from msgspec import Meta

from souterrain.content import Distinct
from souterrain.games.twister.effects import effects
from souterrain.games.twister.facts import Few, Value
from souterrain.games.twister.sheet import Sheet
from souterrain.games.twister.terrain import DOUBLE_PIT, PIT, PORTCULLIS, SLIT, WALL

Feature = Literal["pit", "wall", "portcullis", "slit"]
Trait = Literal["undead", "spellcaster"]
BITS = {"pit": PIT | DOUBLE_PIT, "wall": WALL, "portcullis": PORTCULLIS, "slit": SLIT}


@effects("cross", "ability:0", "object:0", kind="trait")
def cross(sheet: Sheet, *, features: Annotated[tuple[Feature, ...], Meta(min_length=1), Distinct()]) -> None:
    """twister.dark-angel.fly-pits, twister.naga.arrow-slit, twister.object.rope: these features stop no move."""
    for feature in features:
        sheet.crosses |= BITS[feature]


@effects("pass-enemies", "ability:0", kind="trait")
def pass_enemies(sheet: Sheet) -> None:
    """twister.dark-angel.fly-enemies: zones held by enemies are passed like any other."""
    sheet.passes_enemies = True


@effects("hands", "ability:0", kind="trait")
def hands(sheet: Sheet, *, count: Value) -> None:
    """twister.paladin.mighty, twister.ghost.no-carry: how many loads."""
    sheet.hands = count


@effects("worth", "ability:0", kind="trait")
def worth(sheet: Sheet, *, points: Few) -> None:
    """twister.goblin.two-vp: points for its escape."""
    sheet.worth = points


@effects("prize", "object:0", kind="trait")
def prize(sheet: Sheet, *, points: Few) -> None:
    """twister.object.treasure: points for carrying it out."""
    sheet.prize = points


@effects("shoot", "ability:1", "object:1", kind="trait")
def shoot(sheet: Sheet, *, value: Few, per_turn: Literal[0, 1] = 0) -> None:
    """twister.crossbowman.ranged, twister.object.bow: a ranged value; no limit of shots unless one is given."""
    sheet.ranged = value
    sheet.shots = per_turn


@effects("attack-bonus", "object:0", kind="trait")
def attack_bonus(sheet: Sheet, *, amount: Few) -> None:
    """twister.object.sword"""
    sheet.attack = amount


@effects("defence-bonus", "object:0", kind="trait")
def defence_bonus(sheet: Sheet, *, amount: Few) -> None:
    """twister.object.armour"""
    sheet.defence = amount


@effects("stab", "ability:0", kind="trait")
def stab(sheet: Sheet, *, amount: Few) -> None:
    """twister.backstabber.stab: stronger in a group."""
    sheet.stab = amount


@effects("lead", "ability:0", kind="trait")
def lead(sheet: Sheet, *, amount: Few) -> None:
    """twister.general.bonus: friends in the room are stronger."""
    sheet.lead = amount


@effects("kill", "ability:0", kind="trait")
def kill(sheet: Sheet) -> None:
    """twister.assassin.deadly-blow: those who lose against it die."""
    sheet.kills = True


@effects("frenzy", "ability:0", kind="trait")
def frenzy(sheet: Sheet) -> None:
    """twister.berserker.two-cards: a second card when it attacks alone."""
    sheet.frenzy = True


@effects("name-card", "ability:0", kind="trait")
def name_card(sheet: Sheet) -> None:
    """twister.telepath.name-card: the enemy's card is named."""
    sheet.names_card = True


@effects("look", "ability:0", kind="trait")
def look(sheet: Sheet) -> None:
    """twister.weapon-master.look: the enemy's card is seen first."""
    sheet.looks = True


@effects("hunt", "ability:0", kind="trait")
def hunt(sheet: Sheet, *, trait: Trait, points: Few) -> None:
    """twister.paladin.undead-hunter: more points for some dead."""
    sheet.prey = trait
    sheet.bounty = points


@effects("free-attack", "ability:0", kind="trait")
def free_attack(sheet: Sheet) -> None:
    """twister.samurai.free-attack: one close combat a turn costs nothing."""
    sheet.free_attack = True


@effects("straddle", "ability:0", kind="trait")
def straddle(sheet: Sheet, *, most: Value) -> None:
    """twister.colossus.giant: the weak walk between its legs."""
    sheet.straddles = most


@effects("tinker", "ability:1", kind="trait")
def tinker(sheet: Sheet) -> None:
    """twister.mekanork.tinker: turns rooms either way."""
    sheet.tinkers = True


@effects("shield", "object:0", kind="trait")
def shield(sheet: Sheet) -> None:
    """twister.object.great-shield: never the target of a ranged combat."""
    sheet.shields = True


@effects("reach", "object:0", kind="trait")
def reach(sheet: Sheet) -> None:
    """twister.object.lance: close combat against the next zone."""
    sheet.reaches = True


@effects("trait", "ability:0", kind="trait")
def trait(sheet: Sheet, *, name: Trait) -> None:
    """twister.trait.undead, twister.trait.spellcaster"""
    sheet.traits |= {name}
