"""The turn of a player: action points are gained, spent and kept. What they buy is in `acts.py`."""

from typing import TYPE_CHECKING

from souterrain.games.twister.acts import offer_acts, perform
from souterrain.games.twister.clock import late
from souterrain.games.twister.deed import deed
from souterrain.games.twister.figure import can_act
from souterrain.games.twister.state import MOST_KEPT
from souterrain.games.twister.victory import count_quiet_turn, judge
from souterrain.kernel.agenda import Instruction, Step, again
from souterrain.kernel.decision import Subjects, ask

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

INCOME = 3  # twister.turn.income
FIRST_INCOME = 2  # twister.turn.first-turn-first-player


def points_kept(game: "Twister", seat: int) -> int:
    """twister.turn.carry-over: what is left of the action points when the turn ends now."""
    return min(game.state.wheel[seat], MOST_KEPT)


class Turn(Step):
    """twister.turn.steps: gain action points, spend them, keep some; then the other player does the same."""

    stages = ("gain", "spend", "act", "keep")
    verb: str = ""
    subjects: Subjects = ()
    late: bool = False  # the player's time ran out

    def gain(self, game: "Twister") -> None:
        state = game.state
        state.turn += 1
        gained = FIRST_INCOME if state.turn == 1 else INCOME
        game.turn_wheel(state.wheel[state.active] + gained)
        if state.turn == 1:
            rule = "twister.turn.first-turn-first-player"
        elif state.turn == 2:
            rule = "twister.turn.first-turn-second-player"
        else:
            rule = "twister.turn.income"
        points = state.wheel[state.active]
        game.emit("turn_begun", turn=state.turn, seat=state.active, points=points, gained=gained, rule=rule)

    def spend(self, game: "Twister") -> Instruction:
        """Who can do nothing passes: no points and no free attack, or nobody in play who could act."""
        seat = game.state.active
        if self.late:
            return again("keep")
        offer = offer_acts(game, seat)
        if not offer.options:
            return again("keep")
        return ask(
            seat,
            "act",
            [*offer.options.values(), deed("end_turn"), *late(game)],
            rule="twister.turn.action-cost",
            into=("verb", "subjects"),
            refused=offer.refused,
            points=offer.points,
        )

    def act(self, game: "Twister") -> Instruction | None:
        """twister.golden.one-action: an action is over before the next question."""
        if self.verb == "late":
            self.late = True
            return None
        if self.verb == "end_turn":
            return None
        game.state.action += 1
        game.state.shown = ()
        return again("spend", first=perform(game, self.verb, self.subjects))

    def keep(self, game: "Twister") -> Instruction | None:
        """twister.turn.carry-over, twister.timer.excess: at most three points are kept."""
        state = game.state
        seat = state.active
        if self.late:
            game.emit("late", seat=seat, rule="twister.timer.expiry")
            self.late = False
        kept = points_kept(game, seat)
        rule = "twister.turn.carry-over"
        able = any(figure.seat == seat and can_act(game, figure) for figure in state.figures)
        game.emit(
            "turn_ended", seat=seat, able=able, kept=kept, lost=state.wheel[seat] - kept, most=MOST_KEPT, rule=rule
        )
        game.turn_wheel(kept)
        for n, figure in enumerate(state.figures):
            if figure.bound >= 0:
                game.change(n, bound=-1)
        judge(game)
        if not state.standings:
            count_quiet_turn(game)
        state.active = 1 - seat
        return again("gain")
