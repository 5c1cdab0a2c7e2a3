"""What the types of the state do not say of its numbers: see `souterrain.players.numbers`."""

VERSION = 1

THINGS = ("@character", "@object")

WORDS = {
    "phase": ("setup", "play"),
    "Figure.kind": ("@character",),
    "Item.kind": ("@object",),
    "Room.card": ("@room",),
    "face_down": ("@room",),
    "roster": THINGS,
    "team": THINGS,
    "west": THINGS,
    "east": THINGS,
    "beside": THINGS,
    "hand": ("@combat",),
    "spent": ("@combat",),
    "spent_openly": ("@combat",),
    "known": ("@combat",),
    "shown": ("@combat",),
    "laid": ("@combat",),
}
ROWS = {"rooms": 16, "figures": 30, "items": 30}
SCALE = {
    "turn": 100,
    "action": 1000,
    **dict.fromkeys(("Figure.hurt", "Figure.idle", "Figure.shot", "Figure.struck"), 100),  # numbers of turns
    "Figure.cell": 100,
    "Item.cell": 100,
}
LENGTH = {"turned": 0, "beside_rooms": 16, "Figure.objects": 2, "Figure.burden": 2, "laid_before": 2}
LEFT_OUT = ("Figure.card", "Item.card")  # kind and seat say as much
