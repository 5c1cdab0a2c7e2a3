"""Before the first turn: what the teams agree on about the obstacles, if the table plays so."""

from typing import TYPE_CHECKING

from souterrain.games.conquest.disc import seats_of, starting_places
from souterrain.kernel.agenda import Instruction, Step, ask_each, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

RULE = "conquest.setup.obstacles-agreed"
VOTES = ("first", "second", "third")  # of all but the one who proposes
AGREE, DECLINE = "agree", "decline"


class Agreement(Step):
    """conquest.setup.obstacles-agreed: the team that opens proposes a layout; if all others agree, it lies, else the table's."""

    stages = ("propose", "collect", "settle")
    layout: str = ""
    first: str = ""
    second: str = ""
    third: str = ""

    def propose(self, game: "Conquest") -> Instruction:
        options = [option("lay", layout=layout) for layout in game.scenarios(game.content)]
        return ask(self._proposer(game), "propose_obstacles", options, rule=RULE, into="layout", public=True)

    def collect(self, game: "Conquest") -> Instruction:
        if self.layout == game.setup.scenario:
            return finish()  # whoever sat down has agreed to it
        proposer = self._proposer(game)
        options = [option(AGREE), option(DECLINE)]
        voters = zip(self._others(game), VOTES, strict=False)
        return ask_each(
            [
                ask(
                    seat,
                    "agree_obstacles",
                    options,
                    rule=RULE,
                    into={field: "verb"},
                    proposer=proposer,
                    layout=self.layout,
                )
                for seat, field in voters
            ]
        )

    def settle(self, game: "Conquest") -> None:
        votes = {seat: getattr(self, field) for seat, field in zip(self._others(game), VOTES, strict=False)}
        against = tuple(seat for seat, vote in votes.items() if vote == DECLINE)
        if against:
            game.emit("obstacles_declined", seats=against, layout=game.setup.scenario, rule=RULE)
            return
        game.state.layout = self.layout
        game.state.discs = starting_places(game.content.layout[self.layout])
        game.emit("obstacles_agreed", layout=self.layout, rule=RULE)

    def _proposer(self, game: "Conquest") -> int:
        return seats_of(game, game.state.team)[0]

    def _others(self, game: "Conquest") -> list[int]:
        return [seat for seat in range(len(game.seats)) if seat != self._proposer(game)]
