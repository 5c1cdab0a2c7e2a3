"""Why a computer player answered as it did: a message and its slots, to be said in the words of the table.

The keys are `reason-…` in the house's words. A reason tells only what the player knows: its own view and its own thoughts.
"""

from typing import Literal

from msgspec import Struct

from souterrain.kernel.decision import Choice
from souterrain.kernel.gesture import Decision, Flick
from souterrain.speech import Saying, Speaker

Why = Literal["only", "habit", "clear", "better", "close", "mixed", "lost"]

CLEAR, CLOSE, LOST = 0.08, 0.015, 0.04


class Reason(Struct, frozen=True):
    """`chance` and `other` are the chances to win, in per cent, after this answer and after the next best. Of a push, `target` is
    the disc that it is meant for, if any, and `hits` how many times in ten it strikes it."""

    why: Why
    chance: int = 0
    other: int = 0
    target: str = ""
    hits: int = 0


def judged(best: float, second: float | None) -> Reason:
    """The reason for an answer that thinking found best."""
    chance, other = round(100 * best), round(100 * (second if second is not None else best))
    gap = best - second if second is not None else 0.0
    if best < LOST:
        return Reason("lost", chance, other)
    return Reason("clear" if gap > CLEAR else "close" if gap < CLOSE else "better", chance, other)


def say(reason: Reason, decision: Decision, answer: str | tuple[str, ...], speaker: Speaker) -> Saying:
    """What a page shows beside the answer: the option in its own words, and why."""
    slots: dict[str, str | int] = {"chance": reason.chance, "other": reason.other}
    if isinstance(decision, Choice) and isinstance(answer, str):
        chosen = decision.pick(answer)[0]
        slots["option"] = speaker.say(speaker.option(decision, chosen))
    elif isinstance(decision, Flick):
        slots["option"] = speaker.say(speaker.aim(decision, reason.target, reason.hits))
    else:
        slots["option"] = speaker.say(speaker.question(decision))
    return Saying(f"reason-{reason.why}", slots, decision.rule)
