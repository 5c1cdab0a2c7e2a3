"""Mistakes that people make in packs of their own. Each is refused as the pack is loaded, with a sentence: where, and what."""

import re

import pytest

from souterrain.content import PackError, load
from souterrain.games import find

EVENT = '[[event]]\nid = "mine"\nsource = "house"\nwhen = "threat"\n'
CREATURE = '[[creature]]\nid = "mine"\nsource = "house"\ninherit = "base:ash-stalker"\n'
HOUND = '[[creature]]\nid = "mine"\nsource = "house"\ntype = "hellhound"\nDPT = 0\nCBT = 0\nDEF = 4\nhealth = 3\n'
POWER = '[[power]]\nid = "mine"\nsource = "house"\ninherit = "base:raised-axe"\n'
GIFT = '[[gift]]\nid = "mine"\nsource = "house"\n'
INSTINCT = '[[instinct]]\nid = "mine"\nsource = "house"\ndie = 1\n'
EQUIPMENT = '[[equipment]]\nid = "mine"\nsource = "house"\n'
FEATURE = '[[feature]]\nid = "mine"\nsource = "house"\n'
TILE = '[[tile]]\nid = "mine"\nsource = "house"\ninherit = "base:t2"\n'
SCENARIO = '[[scenario]]\nid = "mine"\nsource = "house"\ninherit = "base:{}"\n'
SURVIVORS, HEADSMAN, WELLS, SEAL = map(
    SCENARIO.format, ("the-survivors", "the-headsman", "powder-and-fire", "the-seal")
)

CLAUSTROPHOBIA = {
    "two effects on a card of which only the first would run": (
        EVENT + 'effects = [{ do = "gain-threat", amount = 1 }, { do = "mend", amount = 1 }]',
        "key effects: expected a list of exactly 1, got 2",
    ),
    "a card without an effect": (
        EVENT + "effects = []",
        "key effects: expected a list of exactly 1, got an empty list",
    ),
    "a tile's effect on a card": (
        EVENT + 'effects = [{ do = "spring-trap", hit_on = 3 }]',
        '"spring-trap" is an effect of entered, not of event',
    ),
    "a goal as an event": (
        EVENT + 'effects = [{ do = "escape", needed = 2 }]',
        '"escape" is an effect of goal, not of event',
    ),
    "an effect misspelt": (EVENT + 'effects = [{ do = "gain-treat", amount = 1 }]', 'did you mean "gain-threat"?'),
    "an effect as a plain string": (EVENT + 'effects = ["gain-threat"]', "expected an effect, like"),
    "an effect without its number": (
        EVENT + 'effects = [{ do = "gain-threat" }]',
        "key effects[0].amount: missing key",
    ),
    "an unknown creature": (
        EVENT + 'effects = [{ do = "summon", creature = "old-gnower", otherwise = 1 }]',
        'there is no [[creature]] "old-gnower"; did you mean "old-gnawer"?',
    ),
    "a creature that lies in no box": (
        EVENT + 'effects = [{ do = "summon", creature = "hellhound", otherwise = 1 }]',
        "expected a creature of type tough",
    ),
    "an unknown feature": (
        EVENT + 'effects = [{ do = "curse-tile", feature = "mists" }]',
        'there is no [[feature]] "mists"; did you mean "mist"?',
    ),
    "a curse that would be used up": (
        EVENT + 'effects = [{ do = "curse-tile", feature = "alarm" }]',
        "is used up on its own tile",
    ),
    "a negative amount": (EVENT + 'effects = [{ do = "gain-threat", amount = -50 }]', "from 0 to 50, got -50"),
    "ten thousand copies": (
        EVENT + 'copies = 10000\neffects = [{ do = "gain-threat", amount = 1 }]',
        "key copies: expected a whole number from 0 to 20, got 10000",
    ),
    "negative copies": (
        EVENT + 'copies = -1\neffects = [{ do = "mend", amount = 1 }]',
        "key copies: expected a whole number",
    ),
    "the wrong moment for an effect": (
        EVENT + 'effects = [{ do = "harden", amount = 1 }]',
        '"harden" works with when = "attack.announced", not with "threat"',
    ),
    "an unknown moment": (
        EVENT.replace("threat", "treat") + 'effects = [{ do = "gain-threat", amount = 1 }]',
        'unknown value "treat"; did you mean "threat"?',
    ),
    "no health": (CREATURE + "health = 0", "key health: expected a whole number from 1 to 20, got 0"),
    "negative health": (CREATURE + "health = -1", "key health: expected a whole number from 1 to 20, got -1"),
    "a misspelt type": (CREATURE + 'type = "demn"', 'unknown value "demn"; did you mean "demon"?'),
    "an ability for a hellhound": (
        HOUND + 'power = "unleashed"\nability = [{ do = "sentence", hits = 2 }]',
        "only demons have abilities",
    ),
    "a hellhound without a power": (HOUND, "a hellhound acts by its power alone"),
    "a power of the board for a demon": (
        CREATURE + 'power = "dark-destiny"',
        "is a power of the board, not of a demon",
    ),
    "an unknown talent": (CREATURE + 'talents = ["frantik"]', 'there is no [[talent]] "frantik"'),
    "division by nothing": (CREATURE + 'ability = [{ do = "blood-scent", per = 0, most = 3 }]', "from 1 to 9, got 0"),
    "a condition that nothing meets": (POWER + "condition = { least = 3, most = 2 }", "in rising order"),
    "a sum that no dice reach": (POWER + "condition = { least = 2, most = 2, total = 13 }", "never add up to 13"),
    "a power of a fighter on the board": (
        POWER + 'of = "board"',
        '"raise-axe" works with of = "demon" or "hellhound", not with "board"',
    ),
    "a power in a phase in which it cannot act": (POWER + 'effects = [{ do = "draw-events" }]', "acts at once"),
    "a seventh face": (GIFT + 'die = 7\neffects = [{ do = "lay-hands" }]', "from 1 to 6, got 7"),
    "two effects of a gift": (
        GIFT + 'die = 1\neffects = [{ do = "lay-hands" }, { do = "lay-hands" }]',
        "exactly 1, got 2",
    ),
    "a gift's effect on an instinct card": (
        INSTINCT + 'effects = [{ do = "lay-hands" }]',
        "is an effect of gift, not of instinct",
    ),
    "an instinct card without a text": (INSTINCT + "effects = []", "got an empty list"),
    "uses without an action": (EQUIPMENT + 'uses = 1\neffects = [{ do = "light" }]', "there is none"),
    "two actions": (EQUIPMENT + 'action = [{ do = "treat" }, { do = "shoot", dice = 2 }]', "at most 1, got 2"),
    "a bonus to nothing": (EQUIPMENT + "bonus = { HP = 1 }", 'unknown value "HP"'),
    "a trap for ever": (FEATURE + 'entered = [{ do = "spring-trap", hit_on = 3 }]', "say after how many times"),
    "an effect for entering at the preparation": (
        FEATURE + 'prepared = [{ do = "sanctify", hit_on = 3 }]',
        "is an effect of entered, not of prepared",
    ),
    "exits that do not exist": (
        TILE + 'exits = "XYZ"',
        'expected some of the letters N, E, S and W, each once, like "NES"',
    ),
    "the same exit twice": (TILE + 'exits = "NN"', "each once"),
    "no exit": (TILE + 'exits = ""', "some of the letters"),
    "a tile that holds nobody": (TILE + "saturation = 0", "from 1 to 9, got 0"),
    "a feature that is none": (TILE + 'feature = "lava"', 'there is no [[feature]] "lava"'),
    "a start that is not on the map": (SURVIVORS + 'start = "t2"', 'key start: "t2" is not on the map'),
    "a pile larger than its pool": (SURVIVORS + "pile = [{ draw = 35 }]", "it draws 35 tiles from a pool of 34"),
    "tiles on top of each other": (
        SURVIVORS + 'map = [{ tile = "t1", x = 0, y = 0 }, { tile = "t40", x = 0, y = 0 }]',
        '"t1" lies at x = 0, y = 0 already',
    ),
    "a tile on the map and in the pool": (SURVIVORS + 'pool = ["t1"]\npile = []', '"t1" lies on the map'),
    "a tile twice in the pool": (SURVIVORS + 'pool = ["t2", "t2"]\npile = []', '"t2" stands twice in this list'),
    "a map in two pieces": (
        SURVIVORS + 'map = [{ tile = "t1", x = 0, y = 0 }, { tile = "t40", x = 3, y = 0 }]',
        'no way leads to "t40"',
    ),
    "no goals": (SURVIVORS + "goals = []", "key goals: expected a list of at least 1, got an empty list"),
    "a special rule as a goal": (
        SURVIVORS + 'goals = [{ do = "charges", needed = 2 }]',
        '"charges" is an effect of special, not of goal',
    ),
    "a goal that nobody can reach": (
        SURVIVORS + 'special = [{ do = "draught", length = 7, stair = "t39" }]',
        "without",
    ),
    "no humans": (SURVIVORS + "human = []", "key human: expected a list of 1 to 9, got an empty list"),
    "more humans than the tile holds": (
        SURVIVORS + "human = [" + '{ warrior = "blade" }, ' * 6 + "]",
        '"t1" holds 5 fighters, not 6',
    ),
    "an unknown warrior": (SURVIVORS + 'human = [{ warrior = "blades" }]', 'did you mean "blade"?'),
    "a gift without a place": (
        SURVIVORS + 'human = [{ warrior = "blade", gifts = ["prescience"] }]\ngoals = [{ do = "escape", needed = 1 }]',
        "has no place for a gift on line 5",
    ),
    "an unknown creature in starts": (
        HEADSMAN + 'starts = { mute-headman = "t31" }',
        'there is no [[creature]] "mute-headman"',
    ),
    "a start of somebody else's": (HEADSMAN + 'starts = { ash-stalker = "t31" }', "only a demon of this scenario"),
    "a demon beside the map": (HEADSMAN + 'starts = { mute-headsman = "t33" }', '"t33" is not on the map'),
    "a troglodyte among the demons": (
        SURVIVORS + 'infernal = { demons = ["troglodyte"] }',
        "is a troglodyte, not a demon",
    ),
    "more events than a hand": (
        SURVIVORS + 'infernal = { demons = ["ash-stalker"], events = 9 }',
        "from 0 to 4, got 9",
    ),
    "a victim that is not there": (
        SURVIVORS + 'goals = [{ do = "slay", creature = "mute-headsman", deaths = 2 }]',
        '"mute-headsman" is no demon of this scenario',
    ),
    "a last turn without turns": (WELLS + "turns = 0", "looks at the last turn"),
    "more wells than there are": (
        WELLS + 'goals = [{ do = "wells-destroyed", needed = 3 }]',
        "it asks for more demonic wells than the 2 of this scenario",
    ),
    "a speaker who is not there": (
        SEAL + 'special = [{ do = "seals", warrior = "penitent", tile = "t31" }]',
        '"penitent" is not in this scenario',
    ),
    "a stair in the pool": (
        SURVIVORS + 'special = [{ do = "draught", length = 7, stair = "t2" }, { do = "leave-by", tile = "t2" }]',
        "the stair waits beside them",
    ),
    "an unknown kind": ('[[evnt]]\nid = "mine"\nsource = "house"', 'unknown kind [[evnt]]; did you mean "event"?'),
    "an unknown key": (CREATURE + "helth = 3", 'unknown key; did you mean "health"?'),
    "a card that replaces another by mistake": (
        EVENT.replace("mine", "surge") + 'effects = [{ do = "gain-threat", amount = 9 }]',
        'to replace its entry, write inherit = "base:surge"',
    ),
    "an heir of nobody": (CREATURE.replace("ash-stalker", "ash-walker"), 'has no [[creature]] "ash-walker"'),
}

CARD = '[[card]]\nid = "mine"\nsource = "house"\ninherit = "base:high-priest"\n'
ABILITY = '[[ability]]\nid = "mine"\nsource = "house"\n'
LAYOUT = '[[layout]]\nid = "mine"\nsource = "house"\ninherit = "base:cross"\n'
SHOT = '[[shot]]\nid = "mine"\nsource = "house"\n'
SIZE = '[[size]]\nid = "mine"\nsource = "house"\nmass = 2.0\n'

CONQUEST = {
    "a card without shots": (CARD + "shots = []", "key shots: expected a list of 1 to 9, got an empty list"),
    "an unknown shot": (CARD + 'shots = [{ shot = "combta" }]', 'did you mean "combat"?'),
    "an unknown ability": (CARD + 'ability = "heel"', 'there is no [[ability]] "heel"; did you mean "heal"?'),
    "an unknown team": (CARD + 'team = "swrod"', 'did you mean "sword"?'),
    "thousands of a card": (CARD + "copies = 10000", "from 0 to 9, got 10000"),
    "an amount of nothing": (CARD + "amount = 0", "from 1 to 9, got 0"),
    "a target for a move": (CARD + 'shots = [{ shot = "move", targeted = true }]', "a move has no target"),
    "an ability that waits for damage, on a card that does none": (CARD + 'ability = "drain"', "these only move"),
    "an effect at the wrong moment": (
        ABILITY + 'when = "end"\neffects = [{ do = "pierce" }]',
        '"pierce" works with when = "always", not with "end"',
    ),
    "an ability without effects": (ABILITY + 'when = "end"\neffects = []', "at least 1, got an empty list"),
    "an unknown role": (
        ABILITY + 'when = "end"\neffects = [{ do = "rally", role = "knight" }]',
        'there is no [[role]] "knight"',
    ),
    "a disc of no width": (SIZE + "diameter = 0", "key diameter: expected a number from 5 to 60, got 0"),
    "a disc as wide as the table": (SIZE + "diameter = 2000", "from 5 to 60, got 2000"),
    "a disc of no number": (SIZE + "diameter = nan", "from 5 to 60, got nan"),
    "an unfair layout": (
        LAYOUT + "crystals = [[305.0, 177.5], [245.0, 104.0], [245.0, 250.0], [365.0, 105.0], [365.0, 250.0]]",
        "favour a side",
    ),
    "a crystal off the table": (
        LAYOUT + "crystals = [[305.0, 177.5], [245.0, 0.0], [245.0, 250.0], [365.0, 105.0], [365.0, 355.0]]",
        "does not lie wholly in the arena",
    ),
    "crystals on top of each other": (
        LAYOUT + "crystals = [[305.0, 177.5], [300.0, 177.5], [310.0, 177.5], [365.0, 105.0], [245.0, 250.0]]",
        "the disc lies on that of",
    ),
    "four crystals": (LAYOUT + "crystals = [[305.0, 177.5]]", "exactly 5, got 1"),
    "a shot with a crystal": (SHOT + 'kind = "ranged"\npiece = "crystal"\ndamage = 1', "stays in the arena"),
    "a combat shot with a missile": (SHOT + 'kind = "combat"\npiece = "missile"\ndamage = 1', 'expected "character"'),
    "a move that hurts": (SHOT + 'kind = "move"\npiece = "character"\ndamage = 1', "a move does no damage"),
}

CHARACTER = '[[character]]\nid = "mine"\nsource = "house"\ncombat = 2\n'
TRAIT = '[[ability]]\nid = "mine"\nsource = "house"\n'
ROOM = '[[room]]\nid = "1-cw"\nsource = "house"\ninherit = "base:1-cw"\n'
DASH = '[[scenario]]\nid = "mine"\nsource = "house"\ninherit = "base:dash"\n'

TWISTER = {
    "an unknown ability": (CHARACTER + 'movement = 3\nabilities = ["flihgt"]', 'did you mean "flight"?'),
    "nobody who cannot move": (CHARACTER + "movement = 0\nabilities = []", "from 1 to 9, got 0"),
    "an ability twice": (CHARACTER + 'movement = 3\nabilities = ["flight", "flight"]', "stands twice in this list"),
    "an object's effect": (
        TRAIT + 'effects = [{ do = "prize", points = 1 }]',
        "is an effect of object, not of ability",
    ),
    "a sun on what costs nothing": (
        TRAIT + 'ap = 1\neffects = [{ do = "kill" }]',
        '"kill" works with ap = "0", not with "1"',
    ),
    "no sun on what costs a point": (TRAIT + 'effects = [{ do = "heal" }]', '"heal" works with ap = "1", not with "0"'),
    "two suns": (TRAIT + 'ap = 2\neffects = [{ do = "heal" }]', "expected one of 0, 1, got 2"),
    "nothing to cross": (TRAIT + 'effects = [{ do = "cross", features = [] }]', "at least 1, got an empty list"),
    "an unknown obstacle": (TRAIT + 'effects = [{ do = "cross", features = ["lava"] }]', 'unknown value "lava"'),
    "a scroll's act without the scroll": (TRAIT + 'ap = 1\neffects = [{ do = "fireball" }]', "is an effect of object"),
    "a row of the wrong shape": (ROOM + 'grid = ["+.+#+", "#A.B", "+.+.+", "#D.c.", "+#+.+"]', 'a row like "#A.B."'),
    "a room without a mechanism": (
        ROOM + 'grid = ["+.+#+", ".A.B.", "+.+.+", "#D.C.", "+#+.+"]',
        "expected exactly one small letter",
    ),
    "a room of another colour": (ROOM + 'colour = "blue"', "expected exactly one other room of its colour"),
    "an unknown colour": (ROOM + 'colour = "pink"', 'unknown value "pink"'),
    "numbers for rows that are not there": (DASH + "beside = [2, 4]", "expected a list of 3, one number for each row"),
    "more cards than places": (DASH + "beside = [1, 1, 1]", "it has place for 3 cards of each team, but 8 are hidden"),
    "more rows than rooms": (DASH + "rows = 9\nbeside = [2, 2, 2, 2, 2, 2, 2, 2, 2]", "from 1 to 8, got 9"),
    "a team larger than the box": (DASH + "hidden = 20\nbeside = [20, 20, 20]", "cannot be found among 25 characters"),
    "more objects than there are": (DASH + "objects = 25\nbeside = [20, 20, 20]", "two teams cannot find 25 each"),
    "an unknown object": (DASH + 'required = ["tresure"]', 'did you mean "treasure"?'),
    "advice for another team": (DASH + 'advised = ["troll"]', "expected 7 characters"),
    "a card that returns, and its double": (
        '[[combat]]\nid = "mine"\nsource = "house"\nvalue = 0',
        "who lays one could not tell whether it returns",
    ),
}

MONSTER = '[[monster]]\nid = "mine"\nsource = "house"\ninherit = "base:orc"\n'
DUNGEON = '[[room]]\nid = "mine"\nsource = "house"\ninherit = "base:r01"\n'
BOARD = '[[board]]\nid = "mine"\nsource = "house"\ninherit = "base:flagstones"\n'
ITEM = '[[item]]\nid = "mine"\nsource = "house"\nheroes = ["elf"]\nprice = 300\n'
SPECIAL = '[[special]]\nid = "mine"\nsource = "house"\n'
LORD = '[[lord]]\nid = "mine"\nsource = "house"\ninherit = "base:lich"\n'
STRIKE = '[[attack]]\nid = "mine"\nsource = "house"\n'
MAZE = '[[maze]]\nid = "prepared"\nsource = "house"\ninherit = "base:prepared"\n'
PATH = '[[path]]\nid = "basic"\nsource = "house"\ninherit = "base:basic"\n'

CATACOMBS = {
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

ARTEFACT = '[[artefact]]\nid = "mine"\nsource = "house"\nprice = 0\nwhen = "passive"\n'

SOLOTH = {
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

MISTAKES = [
    pytest.param(
        game, requires, facts, told, id=f"{requires}: {mistake}", marks=[pytest.mark.long] if number % 4 else []
    )
    for game, requires, mistakes in (
        ("claustrophobia", "base", CLAUSTROPHOBIA),
        ("conquest", "base", CONQUEST),
        ("twister", "base", TWISTER),
        ("catacombs", "base", CATACOMBS),
        ("catacombs", "soloth", SOLOTH),
    )
    for number, (mistake, (facts, told)) in enumerate(mistakes.items())
]
ENTRY = re.compile(r'^\[\[(\w+)\]\]\nid = "([\w-]+)"', re.MULTILINE)
TEXTS = "".join(f"    .{text} = x\n" for text in ("text", "brief", "human", "infernal"))


@pytest.mark.parametrize(("game", "requires", "facts", "told"), MISTAKES)
def test_a_mistake_is_refused_with_a_sentence(tmp_path, game, requires, facts, told):
    (tmp_path / "pack.toml").write_text(f'id = "mine"\ngame = "{game}"\nversion = "1"\nrequires = ["{requires}"]\n')
    (tmp_path / "facts.toml").write_text(facts + "\n")
    names = dict.fromkeys(f"{kind}-{id} = Mine\n{TEXTS}" for kind, id in ENTRY.findall(facts) if kind != "evnt")
    (tmp_path / "en.ftl").write_text("pack-mine = Mine\n" + "".join(names))
    kind = find(game).with_packs([requires])
    with pytest.raises(PackError) as caught:
        load(kind.content_type, kind.effects, [tmp_path])
    faults = caught.value.faults
    assert told in "\n".join(map(str, faults))
    assert any(fault.line or not fault.file for fault in faults), "a fault of the facts says its line"


def test_there_are_enough_of_them():
    assert len(MISTAKES) > 150


def test_an_inherited_scenario_has_words_of_its_own(tmp_path):
    (tmp_path / "pack.toml").write_text('id = "mine"\ngame = "claustrophobia"\nversion = "1"\nrequires = ["base"]\n')
    (tmp_path / "facts.toml").write_text(SURVIVORS)
    (tmp_path / "en.ftl").write_text("pack-mine = Mine\nscenario-mine = Mine\n    .human = Run\n    .infernal = Kill\n")
    game = find("claustrophobia")
    with pytest.raises(PackError) as caught:
        load(game.content_type, game.effects, [tmp_path])
    assert [(fault.key, fault.message) for fault in caught.value.faults] == [
        ("scenario-mine.brief", 'the scenario "mine" lacks .brief, which its players read')
    ]
