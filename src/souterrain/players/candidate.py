"""The answers to a decision that are worth a thought, each with the share of sensible players that would give it."""

import importlib
from collections.abc import Sequence
from random import Random
from typing import Any

from souterrain.kernel.decision import Answer, Choice, Option
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision, Flick, Place
from souterrain.players.hand import Hand
from souterrain.players.mind import Mind, ponder

SUBSETS = 6  # how many of the ways to pick several are thought about
Candidate = tuple[Answer, float]


def candidates(
    mind: Mind, game: Game[Any, Any], decision: Decision, hand: Hand, chance: Random, *, careful: bool = False
) -> list[Candidate]:
    """At least one. The shares add up to 1. Where several are picked at once, chance helps to find ways to do so.

    `careful` takes the time that only the question at hand deserves.
    """
    if not isinstance(decision, Choice):
        return _shared(_gesture().gestures(mind, game, decision, hand, chance))
    if decision.least == decision.most == 1:
        if len(decision.options) == 1:
            return [(decision.options[0].id, 1.0)]
        weights = ponder(mind, game, decision, hand) if careful else mind.weigh(game, decision)
        kept: list[Candidate] = [
            (option.id, weight) for option, weight in zip(decision.options, weights, strict=True) if weight > 0
        ]
        return _shared(kept or [(option.id, 1.0) for option in decision.options])
    return _shared([(answer, 1.0) for answer in _subsets(decision, mind.weigh(game, decision), chance)])


def usual(mind: Mind, game: Game[Any, Any], choice: Choice, chance: Random) -> tuple[Option, ...]:
    """What is picked at random, as a sensible player might pick it in passing."""
    options = choice.options
    if choice.least == choice.most == 1:
        if len(options) == 1:
            return options
        weights = mind.weigh(game, choice)
        spot = chance.random() * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            spot -= weight
            if spot < 0 < weight:
                return (option,)
        return options[:1]
    return choice.pick(chance.choice(_subsets(choice, mind.weigh(game, choice), chance)))


def glance(mind: Mind, game: Game[Any, Any], asked: Place | Flick, hand: Hand, chance: Random) -> Answer:
    """A point or a push, as it might be made in passing."""
    told: Answer = _gesture().glance(mind, game, asked, hand, chance)
    return told


def _gesture() -> Any:
    """Imported when a disc is to be flicked: games of cards need not wait for the physics to load."""
    return importlib.import_module("souterrain.players.gesture")


def _subsets(choice: Choice, weights: Sequence[float], chance: Random) -> list[Answer]:
    """The best so many options, and others drawn by weight: what is picked in secret must not always be the same."""
    ranked = sorted(range(len(choice.options)), key=lambda index: -weights[index])
    most = min(choice.most, len(ranked))
    found: dict[tuple[int, ...], None] = {}
    for size in range(choice.least, most + 1, max(1, (most - choice.least) // (SUBSETS // 2))):
        found[tuple(sorted(ranked[:size]))] = None
    for _ in range(SUBSETS):
        size = chance.randint(choice.least, most)
        # The larger the weight, the earlier in the draw.
        drawn = sorted(ranked, key=lambda index: -(chance.random() ** (1 / max(weights[index], 1e-6))))
        found[tuple(sorted(drawn[:size]))] = None
    return [tuple(choice.options[index].id for index in subset) for subset in found]


def _shared(found: Sequence[Candidate]) -> list[Candidate]:
    total = sum(weight for _, weight in found)
    return [(answer, weight / total) for answer, weight in found]
