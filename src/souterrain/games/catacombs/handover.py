"""Between rooms: whether somebody else plays the Overseer from now on."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.figure import change_sheet
from souterrain.games.catacombs.naming import role_at
from souterrain.games.catacombs.state import NOWHERE
from souterrain.kernel.agenda import Instruction, Step, ask_each
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

NOBODY = -1
RULE = "catacombs.variant.fair-placement-new-overseer"
VOTES = ("first", "second", "third", "fourth", "fifth")


def may_hand_over(game: "Catacombs") -> bool:
    """If the table plays so, whenever a room or a chamber is behind the heroes."""
    return bool(game.setup.options["new-overseer"]) and game.state.here != NOWHERE


class Handover(Step):
    """catacombs.variant.fair-placement-new-overseer: whom everybody names is the Overseer from now on; else all stays as it is."""

    stages = ("collect", "settle")
    first: int = NOBODY
    second: int = NOBODY
    third: int = NOBODY
    fourth: int = NOBODY
    fifth: int = NOBODY

    def collect(self, game: "Catacombs") -> Instruction:
        others = [seat for seat in range(len(game.seats)) if seat != game.state.overseer]
        options = [option("keep"), *(option("name", seat=seat) for seat in others)]
        return ask_each(
            [
                ask(seat, "name_overseer", options, rule=RULE, into={field: "seat"})
                for seat, field in zip(range(len(game.seats)), VOTES, strict=False)
            ]
        )

    def settle(self, game: "Catacombs") -> None:
        votes = {getattr(self, field) for field in VOTES[: len(game.seats)]}
        if len(votes) == 1 and NOBODY not in votes:
            hand_over(game, votes.pop())
        elif votes != {NOBODY}:
            game.emit("overseer_kept", seat=game.state.overseer, rule=RULE)


def hand_over(game: "Catacombs", seat: int) -> None:
    """The heroes of the new Overseer go to the old one, who has seen what it has seen; the new one sees what it needs."""
    state = game.state
    was, before, state.overseer = role_at(game, seat), state.overseer, seat
    for hero, sheet in state.sheets.items():
        if sheet.seat == seat:
            change_sheet(game, hero, seat=before)
    if before in state.informed:
        state.informed = tuple(sorted({*state.informed, seat}))
    heroes = tuple(hero for hero, sheet in state.sheets.items() if sheet.seat == before)
    becomes = role_at(game, before)
    game.emit("overseer_changed", seat=seat, was=was, becomes=becomes, heroes=heroes, rule=RULE)
