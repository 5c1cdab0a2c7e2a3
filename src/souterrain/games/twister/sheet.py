"""Sheets: what a character or an object is worth to the rules, gathered once from the effects its pack gives it.

Traits write on a sheet (`effects/trait.py`); acts are kept on it and called when options are listed
(`effects/action.py`).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from souterrain.content import Effect
from souterrain.games.twister.facts import Character, Facts, Object


@dataclass(slots=True)
class Sheet:
    """All that abilities or objects change. A character without any has just these values."""

    movement: int = 0
    combat: int = 0
    crosses: int = 0  # the features it passes in a move, as bits (`terrain.py`)
    passes_enemies: bool = False
    hands: int = 1
    worth: int = 1  # points when it escapes
    prize: int = 0  # points when it is carried out
    ranged: int = 0
    shots: int = 0  # in a turn; 0 for no limit
    attack: int = 0
    defence: int = 0
    stab: int = 0
    lead: int = 0
    kills: bool = False
    frenzy: bool = False
    names_card: bool = False
    looks: bool = False
    prey: str = ""
    bounty: int = 0
    free_attack: bool = False
    straddles: int = -1  # characters of at most this combat value walk between its legs
    tinkers: bool = False
    shields: bool = False
    reaches: bool = False
    traits: frozenset[str] = frozenset()
    acts: list[Effect] = field(default_factory=list)
    recoveries: list[Effect] = field(default_factory=list)  # acts of a wounded character


def write(sheet: Sheet, effects: Iterable[Effect]) -> Sheet:
    for effect in effects:
        match effect.marks["kind"]:
            case "trait":
                effect(sheet)
            case "act":
                sheet.acts.append(effect)
            case _:
                sheet.recoveries.append(effect)
    return sheet


def character_sheet(content: Facts, character: Character) -> Sheet:
    sheet = Sheet(character.movement, character.combat)
    for ability in character.abilities:
        write(sheet, content.ability[ability].effects)
    return sheet


def object_sheet(thing: Object) -> Sheet:
    return write(Sheet(worth=0, hands=0), thing.effects)
