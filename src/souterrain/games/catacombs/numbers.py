"""What the types of the state do not say of its numbers: see `souterrain.players.numbers`."""

VERSION = 1

FIGURES = ("@hero", "@ally", "@lord", "@monster")
ROOMS = ("@room", "@chamber")
GOODS = ("@item", "@artefact")
PHASES = ("setup", "exploration", "installation", "combat", "resolution", "merchant", "healer", "altar")

WORDS = {
    "lord": ("@lord",),
    "figures.key": (*FIGURES, "@piece"),
    "Figure.kind": FIGURES,
    "Figure.killer": ("@hero",),
    "sheets.key": ("@hero",),
    "Sheet.items": GOODS,
    "Sheet.used": ("@special", *GOODS),
    "PlacedCard.level": ("0", "1", "2", "@chamber"),
    "PlacedCard.card": ROOMS,
    "face_down": ROOMS,
    "unlaid": ROOMS,
    "story": ("none", "@scenario"),
    "board": ("@board",),
    "phase": PHASES,
    "deck": GOODS,
    "stall": GOODS,
    "discards": GOODS,
    "spells": ("@spell",),
    "spent": ("@spell",),
}
ROWS = {"figures": 40, "places": 40, "face_down": 40, "closed": 60}
BESIDE = {"figures": ("discs",)}
SCALE = {"discs": 100_000, "Sheet.gold": 1000, "bank": 10_000}  # decimetres and thousands
