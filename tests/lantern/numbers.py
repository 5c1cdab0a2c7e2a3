"""What the types of the state do not say of its numbers: see `souterrain.players.numbers`."""

VERSION = 1

WORDS = {"deck": ("@card",), "hands": ("@card",), "discard": ("@card",)}
ROWS = {"bearers": 2}
