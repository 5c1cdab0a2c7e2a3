"""Content packs: facts in TOML, behaviour in named effects, words in Fluent files.

This is the door: games import from here. The rooms behind it, in reading order: `fact` (what a game declares), `effect`
(named behaviour), `folder` and `pack` (folders to facts), `read` (TOML values to typed values), `text` (sentences and
names), `wording` (are the words complete?), `fault` (what can be wrong). Nothing here knows a game or the kernel.
"""

from souterrain.content.effect import Effect, Effects
from souterrain.content.fact import Content, Fact, Ref
from souterrain.content.fault import Fault, PackError
from souterrain.content.folder import Pack, required_by
from souterrain.content.pack import Loaded, load
from souterrain.content.text import LANGUAGES, Name, Words, WordsError, joined, words
from souterrain.where import ROOT

__all__ = [
    "LANGUAGES",
    "ROOT",
    "Content",
    "Effect",
    "Effects",
    "Fact",
    "Fault",
    "Loaded",
    "Name",
    "Pack",
    "PackError",
    "Ref",
    "Words",
    "WordsError",
    "joined",
    "load",
    "required_by",
    "words",
]
