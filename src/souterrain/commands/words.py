"""Which language a command speaks, and the words shared by all commands. The sentences are in `words/`."""

import locale
import os
import re
import sys
from collections.abc import Mapping

from souterrain.content import ROOT, Words, words
from souterrain.where import FIRST, languages


class NoAnswer(Exception):
    """The question has none; the text says why and what to do."""


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """What the environment asks for (LC_ALL, LC_MESSAGES, LANG, in this order) if there are words in it, English otherwise. Windows
    says it elsewhere."""
    names = (environment.get(key, "") for key in ("LC_ALL", "LC_MESSAGES", "LANG"))
    asked = re.split(r"[.@]", next((name for name in names if name), "") or _of_windows())[0].replace("_", "-")
    known = {lang.lower(): lang for lang in languages()}
    return known.get(asked.lower()) or known.get(asked.partition("-")[0].lower(), FIRST)


def _of_windows() -> str:
    """The language of Windows' own menus, by its number; nothing on other systems."""
    if sys.platform != "win32":
        return ""
    import ctypes

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def common(lang: str) -> Words:
    """The words of all commands."""
    return words(lang, (ROOT / "words",))
