"""The clock, as an option of the table: how long a player may think, and what happens when time is up.

The game keeps no time (see `kernel/timer`). Questions that can be answered by the clock offer `late`; those in the middle of an
action do not: it is finished first, and the turn ends with the next question. The clock of a turn stands still while the
other player decides.
"""

from typing import TYPE_CHECKING

from souterrain.kernel.decision import Option, option
from souterrain.kernel.timer import LATE, Timer, can_be_late

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

TURN = 120  # twister.timer.limit: for all of a turn
ANSWER = 5  # twister.timer.reveal, twister.timer.combat: for the opponent's answer


def has_clock(game: "Twister") -> bool:
    return bool(game.setup.options["clock"])


def late(game: "Twister") -> list[Option]:
    """What the clock answers when the time is up."""
    return [option(LATE)] if has_clock(game) else []


def timer(game: "Twister", seat: int) -> Timer | None:
    """twister.timer.limit, twister.timer.reveal, twister.timer.combat: the time that runs for a seat."""
    state = game.state
    if not has_clock(game) or not state.turn:
        return None
    asked = {decision.seat: decision for decision in game.open_decisions()}
    if seat not in asked:
        return None
    if seat == state.active:
        return Timer(f"turn {state.turn}", TURN) if len(asked) == 1 else None
    return Timer(f"action {state.action}", ANSWER) if can_be_late(asked[seat]) else None
