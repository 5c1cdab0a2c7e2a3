"""The page computes no rule: its sources are read for signs of one. What the rules make of a table is sent (`shown.py`)."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "web" / "src"
# Where tables are drawn, asked about, staged and told; the rest of the page knows no game.
FOLDERS = ("games", "ask", "director", "ending", "explain", "flick", "stage", "table")
SOURCES = sorted(
    path
    for folder in FOLDERS
    for path in (PAGE / folder).rglob("*")
    if path.suffix in (".ts", ".svelte") and path.name != "types.ts" and not path.name.endswith(".test.ts")
)

# Values that effects, tokens, cards and scenarios change: what is printed of them is not what counts now.
CHANGING = (
    "armour|bonus|combat|cost|damage|defence|gold|health|magic|movement|needed|price|rage|"
    "strength|target|threat|turns|uses|worth"
)
SIGNS = {
    "a value that changes, read from what is printed": re.compile(
        rf"\bfacts?\??(?:\.\w+)?(?:\[[^\]]*\])?[?!]?\.(?:{CHANGING}|CBT|DEF|DPT)\b"
    ),
    "a value that the rules add up, added up again": re.compile(
        rf"\.(?:{CHANGING}|CBT|DEF|DPT|total|points|score)\b ?[-+*/%] ?[\w(]|"
        rf"[\w)\]] ?[-+*/%] [\w.!?\[\]]*\.(?:{CHANGING}|total|score)\b"
    ),
    "what is on the table, compared with a number of the rules": re.compile(
        r"\b(?:table|state|now)\.[\w.\[\]!?]+(?<!\.length) ?(?:[<>]=?|===|!==) ?(?:[2-9]|\d\d+)\b"
    ),
    "what is printed, in a sum": re.compile(
        r"\bfacts?\b[\w.?!\[\]]*\.\w+(?: \?\? \d+\))? [-+] [\w(]|[\w)\]] [-+] [\w.]*\bfacts?\b[.\[?!]"
    ),
    "what is printed, looked up by how things stand": re.compile(
        r"\bfact[?!]?\.\w+\[[^\]]+\]|\bfacts\.\w+\[[^\]]*\][?!]?\??\.\w+\[[^\]]+\]"
    ),
    "how many of something, in a sum": re.compile(
        r"\w[\w.]*\.length [-+] (?!1\b)\w[\w.]*|\w[\w.]* [-+] \w[\w.]*\.length\b"
    ),
    "the least or the most of what things cost or are worth": re.compile(
        rf"Math\.(?:min|max)\([^()]*\b(?:{CHANGING}|cheaper|facts?)\b"
    ),
    "a number with a name": re.compile(r"\bconst [A-Z][A-Z_]* = \d+\b(?!\.)"),
    "what is asked, in a sum": re.compile(
        r"\babout\.\w\w+\)? [-+*/] \w+|\w [-+*/] (?:Number\()?\w[\w.]*\babout\.\w\w+"
    ),
}
# Those are lengths and times, where no game is known.
ONLY_IN_GAMES = "a number with a name"
# Each with its reason. What is no longer found must go from here, too.
ALLOWED = {
    # Names of seats and states, as they are sent.
    ("games/catacombs/table.ts", "const OVERSEER = 0"): "a seat",
    ("games/catacombs/table.ts", "const ABLE = 0"): "a state of a figure",
    ("games/claustrophobia/table.ts", "const HUMAN = 0"): "a seat",
    ("games/claustrophobia/table.ts", "const INFERNAL = 1"): "a seat",
    ("games/claustrophobia/table.ts", "const BONUS_DIE = 10"): "how a die that an alarm gave is sent",
    ("games/twister/table.ts", "const SOUTH = 0"): "a seat",
    ("games/twister/table.ts", "const NORTH = 1"): "a seat",
    ("games/twister/table.ts", "const NO_PORTCULLIS = 0"): "a state of a portcullis",
    ("games/twister/table.ts", "const CLOSED = 1"): "a state of a portcullis",
    ("games/twister/table.ts", "const OPEN = 2"): "a state of a portcullis",
    ("games/twister/table.ts", "const BROKEN = 3"): "a state of a portcullis",
    # How things are drawn: lengths, times, how many of something fit.
    ("games/catacombs/ground.ts", "const MOST_PIPS = 3"): "how many pips fit on a disc",
    ("games/claustrophobia/Strip.svelte", "const MOST_NAMED = 3"): "how many buttons fit",
    ("games/claustrophobia/crowd.ts", "const HEAP = 3"): "how many figures are drawn one by one",
    ("games/claustrophobia/view.svelte.ts", "const MARGIN = 44"): "room around the map",
    ("games/claustrophobia/view.svelte.ts", "const AROUND = 30"): "room around what one looks at",
    ("games/claustrophobia/Board.svelte", "const MOST_DICE = 2"): "how many dice fit",
    ("games/twister/Room.svelte", "const OUTER = 93"): "where walls are drawn",
    ("games/twister/Wheel.svelte", "const SHOWN = 6"): "how many points the wheel has",
    ("games/twister/run.ts", "const STEP = 190"): "milliseconds",
    ("games/twister/run.ts", "const LEAP = 620"): "milliseconds",
    ("games/twister/Labyrinth.svelte", "const OUT = 120"): "a length",
    ("games/twister/place.ts", "const ROOM = 200"): "a length",
    ("games/twister/place.ts", "const PITCH = 210"): "a length",
    ("games/twister/place.ts", "const ZONE = 50"): "a length",
    ("games/twister/place.ts", "const DEPTH = 126"): "a length",
    ("games/twister/place.ts", "const MARGIN = 20"): "a length",
    ("games/twister/terrain.ts", "const WIDTH = 4"): "how many zones a row of the drawing has",
    # What is printed, said as such; on the table the rules' own numbers are drawn.
    ("games/catacombs/play.svelte.ts", "fact.health"): "of a kind that is explained, not of one in play",
    ("games/catacombs/play.svelte.ts", "fact.gold"): "of a kind that is explained, not of one in play",
    ("games/catacombs/play.svelte.ts", "fact.price"): "of a card that is not for sale now",
    ("games/twister/Labyrinth.svelte", "fact?.combat"): "marks what is above or below it",
    ("games/twister/Portrait.svelte", "fact?.movement"): "of a card that is not on the table",
    ("games/twister/Portrait.svelte", "fact?.combat"): "of a card that is not on the table",
    ("games/twister/explain.ts", "fact?.movement"): "of a kind that is explained, not of one in play",
    ("games/twister/explain.ts", "fact?.combat"): "of a kind that is explained, not of one in play",
    ("games/twister/table.ts", "facts.combat"): "the combat cards: their values do not change",
    # How things are drawn
    ("games/catacombs/Medal.svelte", ") / health.most.total"): "how much of a ring is red",
    ("games/claustrophobia/Map.svelte", "g % play.laying.turns"): "which way a tile is held",
    ("games/claustrophobia/Map.svelte", ".damage - 1"): "where a mark stands",
    ("games/conquest/Banks.svelte", "const LOW = 4"): "from when on the bank is red",
    ("games/twister/Clash.svelte", "h + fight.parts.defence"): "how many parts are shown one by one",
    ("games/conquest/Banks.svelte", "table.bank > 12"): "how many tokens fit",
    ("games/conquest/Banks.svelte", "table.bank <= 12"): "how many tokens fit",
    ("games/twister/Labyrinth.svelte", "n + layout.turns"): "which way the labyrinth is seen",
    ("games/twister/place.ts", ".turns * 9"): "which way the labyrinth is seen",
    ("games/catacombs/play.svelte.ts", "facts.hero[a]?.number ?? 0) - ("): "the order in which heroes stand",
    ("games/catacombs/Muster.svelte", "fact.attacks[0]"): "the first that is named of a kind that is chosen",
    ("games/catacombs/Camp.svelte", "about.points) - health"): "the other part of what an option shares out",
    ("games/claustrophobia/Destiny.svelte", "now.length + later.length"): "whether there is any",
    ("games/claustrophobia/Sheet.svelte", "fighter.equipment.length + Number"): "how close things stand",
    ("games/claustrophobia/crowd.ts", "humans.length + single.length"): "where figures stand in a zone",
    (
        "games/twister/Clash.svelte",
        "fight.parts.attack.length + fight.parts.defence.length",
    ): "how many parts are shown one by one",
    ("games/twister/terrain.ts", "fact.grid[line]"): "where the walls of a room are drawn",
    ("games/twister/terrain.ts", "fact.grid[2]"): "where a pit is drawn",
    ("director/beats.ts", "next + found.length"): "the number of a moment",
    ("director/director.svelte.ts", "CARDS - telling.length"): "how many cards are kept",
    ("director/director.svelte.ts", "result.contact.film + films.length"): "which film it is",
    ("flick/flicking.svelte.ts", "by + angles.length"): "which disc is aimed at next",
    ("flick/sight.ts", "best.length + TIE"): "a length on the board",
    ("flick/sight.ts", "best.length - TIE"): "a length on the board",
    ("stage/said.ts", "b.length - a.length"): "the longest name first",
}


def signs_in(text: str) -> list[tuple[str, str]]:
    return [(found.group(), what) for what, sign in SIGNS.items() for found in sign.finditer(text)]


def test_the_page_works_out_no_rule() -> None:
    assert len(SOURCES) > 200
    found = {
        (str(path.relative_to(PAGE)), sign): what
        for path in SOURCES
        for sign, what in signs_in(path.read_text(encoding="utf-8"))
        if what != ONLY_IN_GAMES or path.is_relative_to(PAGE / "games")
    }
    assert {place: what for place, what in found.items() if place not in ALLOWED} == {}
    assert [place for place in ALLOWED if place not in found] == []


@pytest.mark.parametrize(
    "written",
    [
        "facts.monster[kind]?.health",
        "facts.character[id]!.movement",
        "fact?.combat",
        "now.CBT.total + 1",
        "hero.health - damage",
        "table.draughts >= 7",
        "now.goal.done === 10",
        "const NEEDED = 7",
        "(play.facts.power[id]?.boxes ?? 0) - waiting.length - fired.length",
        "fact.track[at] ?? ''",
        "Math.min(price, ...cheaper)",
        "waiting.length - fired.length",
        "Number(choice.about.points) - health",
    ],
)
def test_a_rule_would_be_noticed(written: str) -> None:
    assert signs_in(f"  const value = {written};" if not written.startswith("const") else written)
