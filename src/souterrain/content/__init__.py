"""Content packs: facts in TOML, behaviour in named effects, words in Fluent files.

This is the door: games import from here. The rooms behind it, in reading order: `fact` (what a game declares), `effect` (named
behaviour), `shelf`, `folder` and `pack` (folders to facts), `shape` and `read` (TOML values to typed values), `word` (what things
are called, in no language yet), `text` (sentences and names), `grammar` (forms of names that nobody wrote), `wording` (are the
words complete?), `kept` (packs of older matches), `fault` and `line` (what can be wrong, and where), `reference` (what packs may
say, as a page). Nothing here knows a game or the kernel.
"""

from souterrain.content import kept, shelf
from souterrain.content.effect import Effect, Effects, Slot
from souterrain.content.fact import Content, Distinct, Fact, Ref
from souterrain.content.fault import Fault, PackError, wrong
from souterrain.content.folder import Pack, required_by
from souterrain.content.pack import Loaded, load
from souterrain.content.shelf import folder_of, folders_of
from souterrain.content.text import LANGUAGES, Name, Words, WordsError, words
from souterrain.content.word import Called, Phrase, Several, Word
from souterrain.where import ROOT

__all__ = [
    "LANGUAGES",
    "ROOT",
    "Called",
    "Content",
    "Distinct",
    "Effect",
    "Effects",
    "Fact",
    "Fault",
    "Loaded",
    "Name",
    "Pack",
    "PackError",
    "Phrase",
    "Ref",
    "Several",
    "Slot",
    "Word",
    "Words",
    "WordsError",
    "folder_of",
    "folders_of",
    "kept",
    "load",
    "required_by",
    "shelf",
    "words",
    "wrong",
]
