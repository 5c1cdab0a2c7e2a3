"""Mistakes that people make in packs of their own: the facts, and a part of the sentence that refuses them."""

MONSTER = '[[monster]]\nid = "mine"\nsource = "house"\ninherit = "base:orc"\n'
DUNGEON = '[[room]]\nid = "mine"\nsource = "house"\ninherit = "base:r01"\n'
BOARD = '[[board]]\nid = "mine"\nsource = "house"\ninherit = "base:flagstones"\n'
ITEM = '[[item]]\nid = "mine"\nsource = "house"\nheroes = ["elf"]\nprice = 300\n'
SPECIAL = '[[special]]\nid = "mine"\nsource = "house"\n'
LORD = '[[lord]]\nid = "mine"\nsource = "house"\ninherit = "base:lich"\n'
STRIKE = '[[attack]]\nid = "mine"\nsource = "house"\n'
MAZE = '[[maze]]\nid = "prepared"\nsource = "house"\ninherit = "base:prepared"\n'
PATH = '[[path]]\nid = "basic"\nsource = "house"\ninherit = "base:basic"\n'

MISTAKES = {
    "an unknown attack": (MONSTER + 'attacks = [["meele"]]', 'did you mean "melee"?'),
    "an attack of nothing": (
        MONSTER + "attacks = [[]]",
        "key attacks[0]: expected a list of 1 to 9, got an empty list",
    ),
    "no attacks": (MONSTER + "attacks = []", "key attacks: expected a list of 1 to 9, got an empty list"),
    "no health": (MONSTER + "health = 0", "from 1 to 9, got 0"),
    "gold that no coin pays": (MONSTER + "gold = 150", "in steps of 100, got 150"),
    "a family that is none": (MONSTER + 'family = "beasts"', 'there is no [[family]] "beasts"'),
    "sixty giants in a room": (DUNGEON + "monsters = { orc = 60 }", "from 1 to 9, got 60"),
    "more than the box holds": (DUNGEON + "monsters = { orc = 9 }", "it asks for 9 of orc, but the box has 5"),
    "an unknown monster": (DUNGEON + "monsters = { ork = 1 }", 'there is no [[monster]] "ork"'),
    "nobody to fight": (DUNGEON + "monsters = {}\nwandering = 0", "there is nobody to fight"),
    "exits that do not exist": (DUNGEON + 'exits = "XYZ"', "some of the letters N, E, S and W"),
    "an unknown board": (DUNGEON + 'board = "flagstone"', 'did you mean "flagstones"?'),
    "a level too deep": (DUNGEON + 'level = "3"', 'unknown value "3"'),
    "a hole off the board": (BOARD + "holes = [[499.0, 100.0]]", "does not stand wholly on the board"),
    "a hole in a hole": (BOARD + "holes = [[170.0, 75.0], [175.0, 75.0]]", "stands on that of holes[0]"),
    "more holes than obstacles": (
        BOARD + f"holes = [{', '.join(f'[{x}.0, 125.0]' for x in range(80, 430, 50))}]",
        "it has 7 holes, but the box has 6 obstacles",
    ),
    "a zone off the board": (
        BOARD + "heroes = [0.0, 50.0, 60.0, 900.0]",
        "left, bottom, right and top of a part of the board",
    ),
    "a zone without room": (BOARD + "heroes = [0.0, 50.0, 20.0, 60.0]", "expected room for 8 discs"),
    "a zone back to front": (BOARD + "heroes = [60.0, 50.0, 0.0, 200.0]", "left, bottom, right and top"),
    "a fifth hero": ('[[hero]]\nid = "mine"\nsource = "house"\ninherit = "base:elf"', "a party has 4 heroes"),
    "an item for nobody": (
        ITEM.replace('["elf"]', "[]") + 'when = "action"\neffects = [{ do = "heal-self", amount = 1 }]',
        "key heroes: expected a list of at least 1",
    ),
    "a price that no coin pays": (
        ITEM.replace("300", "250") + 'when = "action"\neffects = [{ do = "heal-self", amount = 1 }]',
        "in steps of 100, got 250",
    ),
    "an answer as an action": (
        ITEM + 'when = "action"\neffects = [{ do = "ignore-attack" }]',
        '"ignore-attack" works with when = "reaction", not with "action"',
    ),
    "an action that only lasts": (ITEM + 'when = "action"\neffects = [{ do = "read-map" }]', 'expected "passive"'),
    "a modifier as a special action": (
        SPECIAL + 'effects = [{ do = "stun" }]',
        "is an effect of modifier, not of special",
    ),
    "a special action of nothing": (SPECIAL + "effects = []", "got an empty list"),
    "a lord who heals heroes": (
        SPECIAL + 'effects = [{ do = "heal-one", amount = 1 }]\n' + LORD + 'specials = ["mine"]',
        '"heal-one" is done by heroes, but the lord mine has this action',
    ),
    "a lord without a lair": (LORD + 'lair = "palace"', 'there is no [[board]] "palace"'),
    "a missile without a disc": (STRIKE + 'kind = "missile"', "a missile needs a disc to flick"),
    "a blow with a missile": (STRIKE + 'kind = "melee"\npiece = "missile"', "a melee flicks the figure itself"),
    "an obstacle that is thrown": (STRIKE + 'kind = "missile"\npiece = "obstacle"', "is no disc that can be thrown"),
    "a move that hurts": (STRIKE + 'kind = "move"', "a move strikes nobody"),
    "a path to nowhere": (PATH + 'columns = [["0"], ["1"], ["2"]]', "expected the lair alone in the last column"),
    "an unknown stop": (PATH + 'columns = [["0"], ["1"], ["2"], ["inn"], ["lair"]]', 'unknown value "inn"'),
    "an unknown room in a maze": (MAZE + 'rows = [["r24", "r999", "lair"]]', 'there is no room or chamber "r999"'),
    "a start beside the maze": (MAZE + "start = [5, 5]", "no card lies at this row and column"),
    "a camp of words": (
        '[[camp]]\nid = "tracker"\nsource = "house"\ninherit = "base:tracker"\ntrack = ["two"]',
        '"star" or a digit',
    ),
    "two things of one name": (MONSTER.replace("mine", "elf"), "there is a hero of this name"),
}
