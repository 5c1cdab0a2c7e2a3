"""What the types of the state do not say of its numbers: see `souterrain.players.numbers`."""

from souterrain.games.conquest.ids import CHARACTERS, OBSTACLES

VERSION = 1

WORDS = {
    "discs.key": (*CHARACTERS, *OBSTACLES, "@piece"),
    "layout": ("@layout",),
    "piles": ("@card",),
    "known": ("@card",),
    "hands": ("@card",),
    "discards": ("@card",),
    "kept": ("@card",),
    "played": ("@card",),
}
SCALE = {"discs": 100_000}  # decimetres
