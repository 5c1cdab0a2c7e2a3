"""The turn: five phases in order, and the activation of fighters, which both sides share.

The preparation phases are in `human.py` and `infernal.py`, what a fighter does in its activation in `acts.py`.
"""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.fighter import has_talent, is_on_map
from souterrain.games.claustrophobia.human import HumanPreparation
from souterrain.games.claustrophobia.infernal import InfernalPreparation, Threat
from souterrain.games.claustrophobia.power import apply_power, powers_for, tell_idle_powers
from souterrain.games.claustrophobia.scenario import is_duty_left, scenario_of
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL
from souterrain.games.claustrophobia.terrain import standing
from souterrain.kernel.agenda import Instruction, Step, again, do, window
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


class Turn(Step):
    """claustrophobia.turn.five-phases: turns repeat until the scenario ends."""

    stages = (
        "begin",
        "human_preparation",
        "human_activation",
        "infernal_preparation",
        "infernal_threat",
        "infernal_activation",
        "end",
    )

    def begin(self, game: "Claustrophobia") -> None:
        game.state.turn += 1
        turns = scenario_of(game).turns
        game.emit("turn_begun", turn=game.state.turn, last=turns, rule="claustrophobia.turn.five-phases")

    def human_preparation(self, game: "Claustrophobia") -> Instruction:
        game.begin_phase("human-preparation")
        return do(HumanPreparation())

    def human_activation(self, game: "Claustrophobia") -> Instruction:
        game.begin_phase("human-activation")
        return do(ActivationPhase(HUMAN))

    def infernal_preparation(self, game: "Claustrophobia") -> Instruction:
        game.begin_phase("infernal-preparation")
        return do(InfernalPreparation())

    def infernal_threat(self, game: "Claustrophobia") -> Instruction:
        game.begin_phase("threat")
        return do(Threat())

    def infernal_activation(self, game: "Claustrophobia") -> Instruction:
        game.begin_phase("infernal-activation")
        return do(ActivationPhase(INFERNAL))

    def end(self, game: "Claustrophobia") -> Instruction:
        game.judge("turn.end")
        game.lift_curses()
        return again("begin")


class ActivationPhase(Step):
    """claustrophobia.hact.each-may-act, claustrophobia.iact.each-may-act: the fighters of a camp, one by one, in any order."""

    stages = ("open", "powers", "choose", "activate", "close")
    seat: int
    fighter: int = -1
    verb: str = ""
    pending: tuple[str, ...] = ()  # powers that act as the phase begins
    settled: bool = False  # what was done last cannot be taken back any more
    swayed: tuple[int, ...] = ()  # fighters whose holding back was changed in this phase

    def open(self, game: "Claustrophobia") -> Instruction | None:
        game.ready_fighters(self.seat)
        self.pending = powers_for(game, "infernal-activation") if self.seat == INFERNAL else ()
        if self.seat == INFERNAL:
            tell_idle_powers(game)
        return window("human-activation.start") if self.seat == HUMAN else None

    def powers(self, game: "Claustrophobia") -> Instruction | None:
        if not self.pending:
            return None
        power, *rest = self.pending
        self.pending = tuple(rest)
        return again("powers", first=apply_power(game, power))

    def choose(self, game: "Claustrophobia") -> Instruction:
        prefix = "claustrophobia.hact" if self.seat == HUMAN else "claustrophobia.iact"
        fighters = game.state.fighters
        seat = self.seat
        mine = [n for n, fighter in enumerate(fighters) if fighter.camp == seat and fighter.place >= 0]
        options = [option("activate", fighter=n) for n in mine if not fighters[n].acted]
        for n in mine:
            if n not in self.swayed and has_talent(game, fighters[n], "impressive"):
                if fighters[n].lenient:
                    options.append(option("hold", fighter=n))
                elif standing(game, fighters[n].place, 1 - self.seat):  # with nobody there it would let nobody go
                    options.append(option("let_go", fighter=n))
        if not is_duty_left(game, self.seat):
            options.append(option("end_phase"))
        # The end of the phase is one's own word where the last act can be taken back until then.
        is_clear = not mine or self.settled or options[0].verb != "end_phase"
        into = ("verb", "fighter")
        return ask(self.seat, "activate", options, rule=f"{prefix}.each-may-act", into=into, public=is_clear)

    def activate(self, game: "Claustrophobia") -> Instruction | None:
        if self.verb == "end_phase":
            return None
        if self.verb == "activate":
            return do(Activation(self.fighter), into="settled", then="choose")
        self.swayed += (self.fighter,)
        game.change(self.fighter, lenient=self.verb == "let_go")
        name = "let_go" if self.verb == "let_go" else "held"
        game.emit(name, fighter=self.fighter, rule="claustrophobia.talent.impressive")
        return again("choose")

    def close(self, game: "Claustrophobia") -> Instruction | None:
        mine = [(n, each) for n, each in enumerate(game.state.fighters) if each.camp == self.seat]
        busy = {n for n, each in mine if each.acted}.union(self.swayed)
        idle = tuple(n for n, each in mine if is_on_map(each) and n not in busy)
        if idle or not busy:
            rule = "claustrophobia.hact.each-may-act" if self.seat == HUMAN else "claustrophobia.iact.each-may-act"
            game.emit("left_idle", seat=self.seat, fighters=idle, rule=rule)
        return game.end_phase()
