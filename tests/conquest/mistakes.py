"""Mistakes that people make in packs of their own: the facts, and a part of the sentence that refuses them."""

CARD = '[[card]]\nid = "mine"\nsource = "house"\ninherit = "base:high-priest"\n'
ABILITY = '[[ability]]\nid = "mine"\nsource = "house"\n'
LAYOUT = '[[layout]]\nid = "mine"\nsource = "house"\ninherit = "base:cross"\n'
SHOT = '[[shot]]\nid = "mine"\nsource = "house"\n'
SIZE = '[[size]]\nid = "mine"\nsource = "house"\nmass = 2.0\n'

MISTAKES = {
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
