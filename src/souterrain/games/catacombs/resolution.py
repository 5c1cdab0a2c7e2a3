"""The resolution phase: gold for the killed, everything back to its place, and perhaps a camp."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.camp import Camp, can_camp, tracker
from souterrain.games.catacombs.disc import SHIELD
from souterrain.games.catacombs.figure import change_sheet, heroes, owner_of, paid_for, reward
from souterrain.games.catacombs.install import Install, Muster, available
from souterrain.games.catacombs.turn import Combat
from souterrain.games.catacombs.victory import look_for_end
from souterrain.kernel.agenda import Instruction, Step, do, finish

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


class Resolution(Step):
    """catacombs.resolution.start: after the last round of a room."""

    stages = ("pay", "tidy_up", "camp", "muster", "fight")
    after_camp: bool = False
    ambushed: bool = False

    def pay(self, game: "Catacombs") -> Instruction | None:
        """catacombs.resolution.gold: each living hero is paid for what it killed, as far as the bank goes."""
        game.begin_phase("resolution", rule="catacombs.resolution.start")
        state = game.state
        for hero in heroes(game):
            killed, earned = paid_for(game, hero), reward(game, hero)
            if earned and not state.figures[hero].health:
                rule = "catacombs.death.no-gold-this-room"
                game.emit("gold_lost", figure=hero, gold=earned, targets=killed, rule=rule)
            elif earned:
                paid = min(earned, state.bank)
                state.bank -= paid
                purse = change_sheet(game, hero, gold=state.sheets[hero].gold + paid).gold
                rule = "catacombs.resolution.gold" if paid == earned else "catacombs.limit.gold-bank"
                game.emit(
                    "gold_paid",
                    figure=hero,
                    gold=paid,
                    targets=killed,
                    bonus=game.content.hero[hero].bonus,
                    purse=purse,
                    short=earned - paid,
                    rule=rule,
                )
        return game.after_gold()

    def tidy_up(self, game: "Catacombs") -> None:
        """catacombs.resolution.return-monsters: monsters and fire walls go to the reserve, allies and Shield to the Wizard."""
        state = game.state
        for name, figure in list(state.figures.items()):
            if figure.role == "ally":
                if not game.content.ally[figure.kind].stays:
                    hero = owner_of(game, name)
                    game.emit("ally_lost", figure=name, hero=hero, why="over", rule="catacombs.ally.skeleton-room-end")
                del state.figures[name]
            elif figure.role == "monster":
                del state.figures[name]
        if SHIELD in state.discs:
            game.emit("taken_away", disc=SHIELD, rule="catacombs.wizard.shield")
        state.discs.clear()
        state.swapped = False
        look_for_end(game)

    def camp(self, game: "Catacombs") -> Instruction:
        """catacombs.camp.decision, catacombs.camp.once: at the end of each resolution, but not after an ambush."""
        if self.after_camp or not can_camp(game):
            return finish()
        return do(Camp(), into="ambushed")

    def muster(self, game: "Catacombs") -> Instruction:
        """catacombs.camp.star: neither health nor spells, but a fight against monsters of the Overseer's choice."""
        if not self.ambushed:
            return finish()
        left = tuple(kind for kind in game.content.monster for _ in range(available(game, kind)))
        return do(Muster(left=left, gold=tracker(game).ambush, rule="catacombs.camp.star"))

    def fight(self, game: "Catacombs") -> Instruction:
        """catacombs.camp.star-board: on the board of the room, with the start zones swapped; nobody camps after it."""
        game.state.swapped = True
        return do(*game.before_installation(), Install(), Combat(), Resolution(after_camp=True))
