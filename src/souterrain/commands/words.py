"""Which language a command speaks, and the words shared by all commands. The sentences are in `words/en.ftl`, `fr.ftl`."""

import os
from collections.abc import Mapping

from souterrain.content import ROOT, Words, words
from souterrain.kernel.ledger import Language


def language_of(environment: Mapping[str, str] = os.environ) -> Language:
    """French when the environment asks for it (LC_ALL, LC_MESSAGES, LANG, in this order), English otherwise."""
    names = (environment.get(key, "") for key in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next((name for name in names if name), "").lower().startswith("fr") else "en"


def common(lang: str) -> Words:
    """The words of all commands."""
    return words(lang, (ROOT / "words",))
