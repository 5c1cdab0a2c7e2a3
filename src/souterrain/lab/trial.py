"""Trying packs out: short games in which chance plays every seat, and whatever goes wrong is told as a sentence.

Reading a pack shows what is wrong with its facts; a game shows what nobody thought of. Nothing here knows a game.
"""

import traceback
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from souterrain.content import LANGUAGES, Loaded
from souterrain.kernel.game import Game, Setup
from souterrain.players import find
from souterrain.speech import Speaker, is_quiet

MOST = 400  # decisions in one game


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
    """A game of some packs with options at random. After each answer the state is looked at, and what happened is said."""
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
            answer = players[decision.seat].answer(decision, partial(game.view, decision.seat))
            game.answer(decision.seat, answer)
            decisions += 1
    except Exception as error:  # whatever it is, it must not have happened
        frame = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(frame.filename).name}:{frame.lineno}, {frame.name}"
        return Trial(scenario, seed, decisions, f"{type(error).__name__}: {error}", where)
