"""What the types of the state do not say of its numbers, besides what the base game says: see `souterrain.players.numbers`."""

VERSION = 1

MONSTERS = ("@monster",)
CARDS = ("@item", "@artefact", "@ally")
FIGURES = ("@hero", "@ally", "@lord", "@monster")

WORDS = {
    "spikes": MONSTERS,
    "spikes.key": ("@piece",),
    "trophies": MONSTERS,
    "artefacts": CARDS,
    "called": CARDS,
    "offered": CARDS,
    "sunk": CARDS,
    "deeds": ("acted", "struck", "melee"),
    "deeds.key": FIGURES,
    "enslaved.key": MONSTERS,
    "rallied.key": MONSTERS,
    "brushed": FIGURES,
    "fallen": FIGURES,
}
ROWS = {"spikes": 8, "deeds": 40, "enslaved": 20, "rallied": 20, "fallen": 20}
SCALE = {"fallen": 100_000}
