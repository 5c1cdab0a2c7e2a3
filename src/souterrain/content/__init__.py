"""Content packs: facts in TOML, behaviour in named effects, words in Fluent files.

This is the door: games import from here. The rooms behind it, in reading order: `fact` (what a game declares), `effect`
(named behaviour), `shelf`, `folder` and `pack` (folders to facts), `read` (TOML values to typed values), `text` (sentences
and names), `wording` (are the words complete?), `kept` (packs of older matches), `fault` (what can be wrong). Nothing here knows
a game or the kernel.
"""

from souterrain.content import kept, shelf
from souterrain.content.effect import Effect, Effects
from souterrain.content.fact import Content, Fact, Ref
from souterrain.content.fault import Fault, PackError
from souterrain.content.folder import ROOT, Pack, required_by
from souterrain.content.pack import Loaded, load
from souterrain.content.shelf import folder_of, folders_of
from souterrain.content.text import LANGUAGES, Name, Words, WordsError, joined, words

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
    "folder_of",
    "folders_of",
    "joined",
    "kept",
    "load",
    "required_by",
    "shelf",
    "words",
]
