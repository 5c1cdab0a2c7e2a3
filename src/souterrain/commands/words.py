"""The words of a command, in both languages: `NAME.en.ftl` and `NAME.fr.ftl` beside this file.

Not here: the words of the games, which belong to their packs.
"""

import os
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from souterrain.kernel.ledger import Language


class Words:
    """Sentences of one command in one language."""

    def __init__(self, command: str, language: Language) -> None:
        self.language = language
        # Isolation marks are for mixed writing directions; in a terminal they show up as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        source = Path(__file__).with_name(f"{command}.{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))

    def say(self, name: str, **values: str | int) -> str:
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise ValueError(f"The words {name!r} ({self.language}) have no text.")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"The words {name!r} ({self.language}) cannot be said with {values}: {errors}")
        return str(text)


def language_of(environment: Mapping[str, str] = os.environ) -> Language:
    """French when the environment asks for it (LC_ALL, LC_MESSAGES, LANG, in this order), English otherwise."""
    names = (environment.get(key, "") for key in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next((name for name in names if name), "").lower().startswith("fr") else "en"
