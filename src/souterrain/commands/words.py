"""Which language a command speaks, and the words shared by all commands. The sentences are in `words/`."""

import locale
import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextvars import ContextVar

from souterrain.content import ROOT, Words, words
from souterrain.where import FIRST, languages


class NoAnswer(Exception):
    """The question has none; the text says why and what to do."""


ASKED: ContextVar[str] = ContextVar("ASKED", default="")
"""The language that a command was given, while it is read and run: its help speaks it too."""


def language_given(arguments: Sequence[str]) -> str:
    """What `--lang` says, if there are words in it."""
    pairs = zip(arguments, (*arguments[1:], ""), strict=True)
    given = next((each.partition("=")[2] or after for each, after in pairs if re.fullmatch("--lang(=.*)?", each)), "")
    return given if given in languages() else ""


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """What the command was given; or what the environment asks for (LC_ALL, LC_MESSAGES, LANG, in this order) if there are words
    in it; English otherwise. Windows says it elsewhere."""
    if ASKED.get() and environment is os.environ:
        return ASKED.get()
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
