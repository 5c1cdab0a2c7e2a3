"""Why a computer player answered as it did: a message and its slots, to be said in the words of the table.

The keys are `reason-…` in the house's words. A reason tells only what the player knows: its own view and its own thoughts.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from souterrain.kernel.decision import Choice
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision, Flick
from souterrain.players.mind import Mind, aspects_of
from souterrain.speech import Saying, Speaker

Why = Literal["only", "habit", "clear", "better", "close", "mixed", "lost"]

CLEAR, CLOSE, LOST = 0.08, 0.015, 0.04
TELLING = 0.04  # of an aspect, in the measure of its mind: less is not worth a sentence


class Reason(Struct, frozen=True):
    """`chance` and `other` are the chances to win, in per cent, after this answer and after the next best. `gain` is what
    speaks most for this answer and less for that one: `gain-…` in the words of the game. Of a push, `target` is the disc that it
    is meant for, if any, and `hits` how many times in ten it strikes it."""

    why: Why
    chance: int = 0
    other: int = 0
    target: str = ""
    hits: int = 0
    gain: str = ""


def judged(best: float, second: float | None, gain: str = "") -> Reason:
    """The reason for an answer that thinking found best."""
    chance, other = round(100 * best), round(100 * (second if second is not None else best))
    gap = best - second if second is not None else 0.0
    if best < LOST:
        return Reason("lost", chance, other, gain=gain)
    return Reason("clear" if gap > CLEAR else "close" if gap < CLOSE else "better", chance, other, gain=gain)


def gain_of(mind: Mind, seat: int, chosen: Sequence[Game[Any, Any]], other: Sequence[Game[Any, Any]]) -> str:
    """What speaks more for the tables that an answer led to than for those after another: the most telling, if any."""
    pairs = list(zip(chosen, other, strict=False))
    gaps: Counter[str] = Counter()
    for mine, theirs in pairs:
        gaps.update(aspects_of(mind, mine, seat))
        gaps.subtract(aspects_of(mind, theirs, seat))
    name, gap = max(gaps.items(), key=lambda each: each[1], default=("", 0.0))
    return name if gap > TELLING * len(pairs) else ""


def say(reason: Reason, decision: Decision, answer: str | tuple[str, ...], speaker: Speaker) -> Saying:
    """What a page shows beside the answer: the option in its own words, and why."""
    slots: dict[str, str | int] = {"chance": reason.chance, "other": reason.other}
    if isinstance(decision, Choice):
        slots["option"] = ", ".join(speaker.say(speaker.option(decision, each)) for each in decision.pick(answer))
    elif isinstance(decision, Flick):
        slots["option"] = speaker.say(speaker.aim(decision, reason.target, reason.hits))
    else:
        slots["option"] = speaker.say(speaker.question(decision))
    slots["because"] = f" {speaker.words.say(f'gain-{reason.gain}')}" if reason.gain else ""
    return Saying(f"reason-{reason.why}", slots, decision.rule)
