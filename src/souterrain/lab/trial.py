"""Trying packs out: short games in which chance plays every seat, and whatever goes wrong is told as a sentence.

Reading a pack shows what is wrong with its facts; a game shows what nobody thought of. Nothing here knows a game.
"""

import traceback
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from souterrain.content import LANGUAGES, Called, Loaded, Phrase, Several, Word
from souterrain.games import draw
from souterrain.kernel.game import Game, Setup
from souterrain.players import find
from souterrain.speech import Speaker, is_quiet

MOST = 400  # decisions in one game
LOOKS = 0.25  # at so many of them the table is looked at, which takes longer than to play


class Trial(Struct, frozen=True):
    """One game that was tried: how far it came, and what broke it, if anything did."""

    scenario: str
    seed: int
    decisions: int
    broken: str = ""
    where: str = ""


def trial(
    game_type: type[Game[Any, Any]],
    loaded: Loaded[Any],
    packs: Sequence[str],
    scenario: str,
    seed: int,
    *,
    most: int = MOST,
    player: str = "random",
) -> Trial:
    """A game of some packs with options at random. After each answer the state is looked at, and what happened is said; now
    and then the table is shown and drawn."""
    rng = Random(seed)
    decisions = 0
    try:
        options = {key: rng.choice(option.choices) for key, option in game_type.options.items()}
        setup = Setup(game_type.name, scenario, tuple(packs), options)
        game = game_type.start(setup, seed, loaded, tells=True)
        speakers = [Speaker(game, lang) for lang in LANGUAGES]
        players = [find(player, seed, seat, game.setup) for seat in range(len(game.seats))]
        told = 0
        while True:
            for event in game.events[told:]:
                for speaker in speakers if not is_quiet(event) else ():
                    speaker.say(speaker.event(event))
            told = len(game.events)
            if fault := next(game.faults(), ""):
                return Trial(scenario, seed, decisions, fault, "faults")
            if game.is_over or decisions == most:
                return Trial(scenario, seed, decisions)
            decision = rng.choice(game.open_decisions())
            for speaker in speakers:
                speaker.say(speaker.question(decision))
            if rng.random() < LOOKS:
                look(game, rng.choice((decision.seat, None)), rng.choice(LANGUAGES))
            answer = players[decision.seat].answer(decision, partial(game.view, decision.seat))
            game.answer(decision.seat, answer)
            decisions += 1
    except Exception as error:  # whatever it is, it must not have happened
        frame = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(frame.filename).name}:{frame.lineno}, {frame.name}"
        return Trial(scenario, seed, decisions, f"{type(error).__name__}: {error}", where)


def look(game: Game[Any, Any], seat: int | None, lang: str) -> None:
    """What is true now for a seat, or for a spectator, with every name and sentence in it; and the table as text."""
    words = game.loaded.words(lang)
    for word in words_in(game.through(game.view(seat)).shown(seat)):
        words.spell(word)
    draw(game, seat, words)


def words_in(shown: Any) -> Iterator[Word]:
    """The names and sentences anywhere in what is shown."""
    if isinstance(shown, Called | Phrase | Several):
        yield shown
    elif isinstance(shown, Struct):
        yield from words_in(astuple(shown))
    elif isinstance(shown, dict | tuple | list):
        for each in shown.values() if isinstance(shown, dict) else shown:
            yield from words_in(each)
