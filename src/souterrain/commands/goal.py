"""What a match is about, what each side must do and how far it is, as lines of text."""

from collections.abc import Iterator
from typing import Any

from souterrain.content import Words
from souterrain.games import GAMES, find
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.shown import Aim


def brief(game: Game[Any, Any], seat: int | None, words: Words) -> Iterator[str]:
    """No line where the game does not say its goal."""
    goal = game.through(game.view(seat)).goal()
    if goal is None:
        return
    yield f"{words.spell(goal.title)}. {words.spell(goal.brief)}"
    for aim in goal.aims:
        seats = words.joined([words.name("seat", game.seats[each]) for each in aim.seats])
        said = words.say("play-goal", seats=seats, text=words.spell(aim.text), far=how_far(aim, words))
        yield said[:1].upper() + said[1:]
    yield from (str(words.spell(rule)) for rule in goal.rules)
    if goal.end:
        yield str(words.spell(goal.end))


def how_far(aim: Aim, words: Words) -> str:
    if not aim.needed:
        return ""
    counted = {"done": aim.done, "needed": aim.needed}
    if aim.what:
        return words.say("play-goal-counted", what=words.spell(aim.what), **counted)
    return words.say("play-goal-far", **counted)


def goals(book: str, words: Words) -> Iterator[str]:
    """The goal of each scenario of a book, before its first move; once where several have the same."""
    kind, packs = played(book)
    names = kind.scenarios(kind.open_packs(packs).content) or ("",)
    games = [kind.start(Setup(kind.name, scenario, packs)) for scenario in names]
    for told in dict.fromkeys(tuple(brief(game, None, game.loaded.words(words.lang))) for game in games):
        yield from told


def played(book: str) -> tuple[type[Game[Any, Any]], tuple[str, ...]]:
    """The game that a book is of, and the packs it is played with: an expansion has a book of its own."""
    for name in GAMES:
        if book in find(name).expansions:
            packs = ("base", book)
            return find(name).with_packs(packs), packs
    return find(book), ("base",)
