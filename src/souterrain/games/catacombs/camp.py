"""Camping: the heroes rest, or are ambushed; the fight that follows an ambush is in `resolution.py`."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.choice import Vote
from souterrain.games.catacombs.figure import full_health, heal, living_heroes, seat_of
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.facts import Camp as Tracker
    from souterrain.games.catacombs.game import Catacombs

STAR = "star"


def tracker(game: "Catacombs") -> "Tracker":
    return next(iter(game.content.camp.values()))


def can_camp(game: "Catacombs") -> bool:
    """catacombs.camp.advance: while there is a space ahead."""
    return bool(game.setup.options["camping"]) and game.state.camp < len(tracker(game).track)


class Camp(Step):
    """catacombs.camp.decision: the heroes' players decide whether to camp. The result is whether that led to an ambush."""

    stages = ("vote", "advance", "rest", "share", "choose_spells", "take_spells")
    decided: str = ""
    rested: tuple[str, ...] = ()
    health: int = 0
    spells: tuple[str, ...] = ()

    def vote(self, game: "Catacombs") -> Instruction:
        choices = ("camp", "march")
        vote = Vote(kind="camp", verb="", role="", choices=choices, rule="catacombs.camp.decision", tie="march")
        return do(vote, into="decided")

    def advance(self, game: "Catacombs") -> Instruction | None:
        if self.decided == "march":
            game.emit("marched_on", rule="catacombs.camp.decision")
            return finish()
        state = game.state
        state.camp += 1
        space = tracker(game).track[state.camp - 1]
        game.emit("camped", space=space, rule="catacombs.camp.advance")
        return finish(True) if space == STAR else None

    def rest(self, game: "Catacombs") -> Instruction | None:
        """catacombs.camp.number: each living hero regains so many points; who has spells shares them out."""
        for hero in living_heroes(game):
            if hero in self.rested:
                continue
            if game.content.hero[hero].casts and game.state.spent:
                return None
            self.rested += (hero,)
            if shared := heal(game, hero, self._points(game), rule="catacombs.camp.number"):
                return again("rest", first=shared)
        return finish()

    def share(self, game: "Catacombs") -> Instruction:
        """catacombs.camp.mix: health and spells together make up the number at most."""
        hero, points = self._resting(game), self._points(game)
        figure = game.state.figures[hero]
        most = min(points, full_health(game, figure) - figure.health)
        return ask(
            seat_of(game, hero),
            "share_rest",
            [option("rest", health=health) for health in range(most + 1)],
            rule="catacombs.camp.mix",
            into="health",
            public=True,
            figure=hero,
            points=points,
        )

    def choose_spells(self, game: "Catacombs") -> Instruction | None:
        hero, points = self._resting(game), self._points(game)
        self.spells = ()
        if points == self.health:
            return None
        return ask(
            seat_of(game, hero),
            "take_back_spells",
            [option("take", spell=spell) for spell in game.state.spent],
            rule="catacombs.camp.mix",
            into={"spells": "spell"},
            least=0,
            most=min(points - self.health, len(game.state.spent)),
            figure=hero,
        )

    def take_spells(self, game: "Catacombs") -> Instruction:
        hero, state = self._resting(game), game.state
        heal(game, hero, self.health, rule="catacombs.camp.mix", by=hero)
        state.spent = tuple(spell for spell in state.spent if spell not in self.spells)
        state.spells += self.spells
        for spell in self.spells:
            game.emit("spell_regained", figure=hero, spell=spell, rule="catacombs.camp.mix")
        self.rested += (hero,)
        return again("rest")

    def _resting(self, game: "Catacombs") -> str:
        return next(hero for hero in living_heroes(game) if hero not in self.rested)

    def _points(self, game: "Catacombs") -> int:
        return int(tracker(game).track[game.state.camp - 1])
