"""What the types of the state do not say of its numbers: see `souterrain.players.numbers`."""

VERSION = 1

PHASES = ("setup", "human-preparation", "human-activation", "infernal-preparation", "threat", "infernal-activation")
LINES = ("hold-on-DPT", "hold-on-CBT", "hold-on-DEF")
TOKENS = (
    "smite",
    "wrath",
    "courage",
    "unleashed",
    "frantic",
    "smoke-step",
    "dirge",
    "boost",
    "sense",
    "aim",
    "blessed",
)

WORDS = {
    "phase": PHASES,
    "Fighter.kind": ("@warrior", "@creature"),
    "Fighter.type": ("western", "troglodyte", "hellhound", "demon", "tough"),
    "Fighter.gifts": ("@gift",),
    "Fighter.equipment": ("@equipment",),
    "Fighter.used": ("@equipment",),
    "Fighter.card": ("@instinct",),
    "Token.name": (*TOKENS, *LINES, "@talent", "broken-@equipment"),
    "Token.until": ("human-roll", *PHASES),
    "Token.stat": ("DPT", "CBT", "DEF"),
    "Tile.tile": ("@tile",),
    "Tile.curse": ("@feature",),
    "pile": ("@tile",),
    "known_tiles": ("@tile",),
    "tile_discard": ("@tile",),
    "instinct_deck": ("@instinct",),
    "instinct_hand": ("@instinct",),
    "instinct_discard": ("@instinct",),
    "event_deck": ("@event",),
    "event_hand": ("@event",),
    "event_discard": ("@event",),
    "events_lasting": ("@event",),
    "tally.key": ("draught", "wells", "seals", "relics"),
    "waiting.key": ("@power",),
    "triggered.key": ("@power",),
}
ROWS = {"fighters": 40, "tiles": 50}
LENGTH = {"activation_dice": 12, "destiny_dice": 8, "draught": 2, "rubble": 2}
BITS = {"Fighter.damage": 6}  # of a western fighter: the lines that are cancelled
