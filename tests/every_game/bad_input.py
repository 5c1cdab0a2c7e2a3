"""Whatever is sent as an answer, a wrong one is refused with a sentence and changes nothing, not even the random counter."""

from collections.abc import Iterator
from random import Random
from typing import Any

from souterrain.kernel.decision import Choice, Refused
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Flick, Place
from tests.every_game.table import random_answer

LONGEST = 2_000  # no message may be longer, whatever it quotes
WRONG: tuple[Any, ...] = (
    "no-such-option",
    "",
    "x" * 1_000_000,
    "\ud800",
    None,
    5,
    2.5,
    True,
    b"pass",
    object(),
    {},
    {"pass": 1},
    [1, 2],
    [None],
    [["pass"]],
    ("no", "such"),
    "1",
    "1 2 3",
    "0x10 5",
    "٣ ٤",
    "99999999999 0",
)


def bad_inputs(game: Game[Any, Any], rng: Random) -> Iterator[tuple[Any, Any]]:
    """Seats and answers that must be refused now."""
    for decision in game.state.decisions:
        good = random_answer(decision, rng)
        for seat in (-1, len(game.seats), 10**5000, None, "0", 0.5, True, (0,)):
            yield seat, good
        asked = {each.seat for each in game.state.decisions}
        for seat in set(range(len(game.seats))) - asked:
            yield seat, good
        if decision.seat in game.state.sealed:
            yield decision.seat, good
        for wrong in WRONG:
            yield decision.seat, wrong
        if isinstance(decision, Flick):
            yield decision.seat, f"{decision.top_speed + 1} 0"
        if isinstance(decision, Place):
            yield decision.seat, "9999999 -9999999"  # ten metres away
        if isinstance(decision, Choice):
            ids = [option.id for option in decision.options]
            yield from ((decision.seat, refusal.option.id) for refusal in decision.refused)
            yield decision.seat, dict.fromkeys(ids[: decision.least])
            if ids:
                yield decision.seat, ids[:1] * max(decision.least, 2)
            if len(ids) > decision.most:
                yield decision.seat, ids[: decision.most + 1]
            if decision.least:
                yield decision.seat, ids[: decision.least - 1]


def check_bad_input(game: Game[Any, Any], rng: Random, most: int) -> None:
    """Some of the bad inputs, at random, are refused."""
    inputs = list(bad_inputs(game, rng))
    before, told = game.save(), len(game.events)
    for seat, answer in rng.sample(inputs, min(most, len(inputs))):
        sent = f"{str(answer)[:60]!r} from seat of {type(seat)}"
        try:
            game.answer(seat, answer)
        except Refused as refused:
            message = str(refused)
            assert message.endswith("."), f"{sent} is refused without a sentence: {message!r}"
            assert len(message) <= LONGEST, f"{sent} is refused at great length"
        else:
            raise AssertionError(f"{sent} was taken")
        assert game.save() == before, f"{sent} was refused but has changed something"
        assert len(game.events) == told, f"{sent} was refused but has told something"
