"""Mistakes that people make in packs of their own: the facts, and a part of the sentence that refuses them."""

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

MISTAKES = {
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
