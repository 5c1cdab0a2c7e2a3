"""Mistakes that people make in packs of their own: the facts, and a part of the sentence that refuses them."""

from tests.catacombs.mistakes import ITEM, MONSTER, SPECIAL

ARTEFACT = '[[artefact]]\nid = "mine"\nsource = "house"\nprice = 0\nwhen = "passive"\n'

MISTAKES = {
    "an artefact for somebody else": (
        ARTEFACT + 'heroes = ["elf"]\neffects = [{ do = "immune", to = "fire-wall" }]',
        'expected ["witch-hunter"]',
    ),
    "an unknown family to pay with": (
        ARTEFACT + 'heroes = ["witch-hunter"]\ncost = { beasts = 1 }\neffects = [{ do = "immune", to = "fire-wall" }]',
        'there is no [[family]] "beasts"',
    ),
    "immunity from nothing": (
        ARTEFACT + 'heroes = ["witch-hunter"]\neffects = [{ do = "immune", to = "fire" }]',
        'unknown value "fire"; did you mean "fire-wall"?',
    ),
    "heads without attacks": (
        SPECIAL + 'effects = [{ do = "attack-by-health", floors = [5, 1], lines = [["melee"]] }]',
        "expected 2 lines, one for each floor, got 1",
    ),
    "floors that are never reached": (
        SPECIAL + 'effects = [{ do = "attack-by-health", floors = [5], lines = [["melee"]] }]',
        "expected falling numbers down to 1",
    ),
    "magic for an elf": (ITEM + 'when = "reaction"\nmagic = 1\neffects = [{ do = "sound-horn" }]', "who has no magic"),
    "a flight that nobody pays": (
        ITEM + 'when = "reaction"\neffects = [{ do = "fly-on" }]',
        "it serves the witch alone",
    ),
    "a raven for the elf": (
        ITEM + 'when = "passive"\neffects = [{ do = "call-ally", ally = "raven" }]',
        "belongs to the witch",
    ),
    "two answers to one moment": (
        ITEM + 'when = "reaction"\neffects = [{ do = "ignore-attack" }, { do = "turn-attack", damage = 1 }]',
        "answer the same moment",
    ),
    "an ability of heroes for a monster": (
        MONSTER + 'abilities = ["armour"]',
        '"armour" is an ability of heroes',
    ),
}
