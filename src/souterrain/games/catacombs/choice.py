"""Choices that several rules share: picking a figure for an effect, and settling a question among the heroes' players."""

from collections import Counter
from typing import TYPE_CHECKING

from souterrain.games.catacombs.figure import doer, heal, hero_seats
from souterrain.kernel.agenda import Instruction, Step, ask_each, finish
from souterrain.kernel.decision import VERB, Option, ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

VOTES = ("first", "second", "third", "fourth")


class Pick(Step):
    """A seat picks a figure that regains health, or that a step below goes on with."""

    stages = ("choose", "apply")
    seat: int
    kind: str  # `heal`, or what the figure is picked for
    among: tuple[str, ...]
    rule: str
    amount: int = 0
    figure: str = ""

    def choose(self, game: "Catacombs") -> Instruction:
        options = [option("pick", figure=name) for name in self.among]
        kind, rule = f"pick_to_{self.kind}", self.rule
        return ask(self.seat, kind, options, rule=rule, into="figure", public=True, amount=self.amount)

    def apply(self, game: "Catacombs") -> Instruction:
        if self.kind == "heal":
            return heal(game, self.figure, self.amount, rule=self.rule, by=doer(game)) or finish()
        return finish(self.figure)


class Vote(Step):
    """The heroes' players settle a question by majority; a tie is broken by `tie`, or else by chance. The result is the choice.

    The choices are verbs, or subjects of one `verb` in the same `role`.
    """

    stages = ("collect", "count")
    kind: str
    verb: str
    role: str
    choices: tuple[int | str, ...]
    rule: str
    tie: str = ""
    first: int | str = ""
    second: int | str = ""
    third: int | str = ""
    fourth: int | str = ""

    def collect(self, game: "Catacombs") -> Instruction:
        """Between one choice and itself nobody has to choose, unless the table wants to be asked all the same."""
        if len(self.choices) == 1 and not game.asks_everything:
            return finish(self.choices[0])
        options = [self._option(choice) for choice in self.choices]
        return ask_each(
            [
                ask(seat, self.kind, options, rule=self.rule, into={field: self.role or VERB})
                for seat, field in zip(hero_seats(game), VOTES, strict=False)
            ]
        )

    def _option(self, choice: int | str) -> Option:
        return option(self.verb, **{self.role: choice}) if self.role else option(str(choice))

    def count(self, game: "Catacombs") -> Instruction:
        votes = Counter(getattr(self, field) for field in VOTES[: len(hero_seats(game))])
        most = max(votes.values())
        leading = [choice for choice in self.choices if votes[choice] == most]
        if len(leading) == 1:
            return finish(leading[0])
        return finish(self.tie or leading[game.state.chance.below(len(leading))])
