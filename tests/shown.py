"""What must be true of everything that is shown, in every game: parts add up, and every word can be said in every language."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from souterrain.content import LANGUAGES, Called, Phrase, Several
from souterrain.kernel.game import Game
from souterrain.kernel.shown import Shown, Sum


def check_shown(game: Game[Any, Any], shown: Shown) -> None:
    for value in everything(shown):
        if isinstance(value, Sum) and value.parts:
            assert sum(part.amount for part in value.parts) == value.total, value
        if isinstance(value, Called | Phrase | Several):
            for lang in LANGUAGES:
                assert str(game.loaded.words(lang).spell(value)), (lang, value)


def check_untouched(game: Game[Any, Any]) -> None:
    """What is worked out to be shown changes nothing and tells nothing, even of a game that is no copy: a replay shows such."""
    before, told = game.save(), len(game.events)
    game.shown(None)
    assert (game.save(), len(game.events)) == (before, told)


def everything(value: Any) -> Iterator[Any]:
    """A value and all that is in it, but not what is in a word: that is said with it."""
    yield value
    if isinstance(value, Called | Phrase | Several):
        return
    if isinstance(value, Struct):
        value = {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, tuple | list):
        return
    for item in value:
        yield from everything(item)
