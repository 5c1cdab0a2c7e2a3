"""The clock, as an option of the table: how long a question may be thought about, and what happens when time is up.

The engine has no time of its own. With the clock on, a question says in `seconds` how long its player has and offers
`late`, which whoever keeps the time answers when it is up. The clock of a turn stands still while the other player decides.
"""

from typing import TYPE_CHECKING

from souterrain.kernel.decision import Option, Value, option

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

TURN = 120  # twister.timer.limit: for all of a turn
ANSWER = 5  # twister.timer.reveal, twister.timer.combat: for the opponent's answer


def has_clock(game: "Twister") -> bool:
    return bool(game.setup.options["clock"])


def time_out(game: "Twister", value: Value = "late") -> list[Option]:
    """What the clock answers when the time is up; the asking step receives `value`."""
    return [option("late", value)] if has_clock(game) else []


def seconds(game: "Twister", limit: int) -> dict[str, int]:
    return {"seconds": limit} if has_clock(game) else {}
