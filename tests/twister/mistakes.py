"""Mistakes that people make in packs of their own: the facts, and a part of the sentence that refuses them."""

CHARACTER = '[[character]]\nid = "mine"\nsource = "house"\ncombat = 2\n'
TRAIT = '[[ability]]\nid = "mine"\nsource = "house"\n'
ROOM = '[[room]]\nid = "1-cw"\nsource = "house"\ninherit = "base:1-cw"\n'
DASH = '[[scenario]]\nid = "mine"\nsource = "house"\ninherit = "base:dash"\n'

MISTAKES = {
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
    "more cards than zones": (DASH + "beside = [2, 5, 2]", "from 0 to 4, got 5"),
    "more rows than rooms": (DASH + "rows = 9\nbeside = [2, 2, 2, 2, 2, 2, 2, 2, 2]", "from 1 to 8, got 9"),
    "a team larger than the box": (DASH + "hidden = 20\nbeside = [4, 4, 4]", "cannot be found among 25 characters"),
    "more objects than there are": (DASH + "objects = 25\nbeside = [4, 4, 4]", "two teams cannot find 25 each"),
    "an unknown object": (DASH + 'required = ["tresure"]', 'did you mean "treasure"?'),
    "advice for another team": (DASH + 'advised = ["troll"]', "expected 7 characters"),
    "a card that returns, and its double": (
        '[[combat]]\nid = "mine"\nsource = "house"\nvalue = 0',
        "who lays one could not tell whether it returns",
    ),
}
