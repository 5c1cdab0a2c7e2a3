"""Ice spikes: who is frozen, who can be, and what becomes of the spikes.

A spike that lies on a monster is a disc of its own, held by friction alone (`souterrain.flick.ride`): hard knocks leave it behind,
gentle pushes carry it along.
"""

from typing import TYPE_CHECKING

from souterrain.flick import Shot
from souterrain.games.catacombs.equipment import gifts
from souterrain.games.catacombs.figure import change, has_ability, monsters_in_play, seat_of, take_off, worth
from souterrain.games.catacombs.ids import disc_of
from souterrain.games.catacombs.soloth.state import PRINCESS
from souterrain.kernel.agenda import Instruction, Step, window
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth

SPIKE = "ice-spike"
OWN_SPIKES = 2  # on the Princess's board; equipment may bring more


def is_frozen(game: "Soloth", name: str) -> bool:
    return name in game.state.spikes.values()


def spike_on(game: "Soloth", monster: str) -> str:
    return next(spike for spike, carrier in game.state.spikes.items() if carrier == monster)


def all_spikes(game: "Soloth") -> list[str]:
    return [disc_of(SPIKE, number) for number in range(1, game.content.piece[SPIKE].count + 1)]


def spare_spikes(game: "Soloth") -> list[str]:
    """soloth.ice.spike-off-removed: the spikes on the Princess's board, ready to be thrown."""
    if PRINCESS not in game.state.sheets:
        return []
    owned = OWN_SPIKES + len(spike_givers(game))
    free = [spike for spike in all_spikes(game) if spike not in game.state.spikes]
    return free[: max(owned - len(game.state.spikes), 0)]


def spike_givers(game: "Soloth") -> list[str]:
    """The Princess's cards that bring her one spike more each."""
    return [card for card, given in gifts(game, PRINCESS, "piece") if given["piece"] == SPIKE]


def can_be_frozen(game: "Soloth", name: str) -> bool:
    """soloth.ice.freezes: a monster that lies there, unless something keeps it from that."""
    is_there = name in game.state.discs and not game.state.figures[name].wall
    return is_there and not why_not_frozen(game, name)


def why_not_frozen(game: "Soloth", name: str) -> str:
    """soloth.ice.only-monsters, soloth.ice.incorporeal-immune: why a spike does nothing to a figure, if it does nothing."""
    if game.state.figures[name].role != "monster":
        return "lord"
    if has_ability(game, name, "incorporeal"):
        return "incorporeal"
    return "frozen" if is_frozen(game, name) else ""


class Freeze(Step):
    """soloth.ice.freezes: the spike is laid on one of the monsters it has touched."""

    stages = ("pick", "lay", "answer")
    figure: str  # who threw it
    spike: str
    among: tuple[str, ...]
    target: str = ""

    def pick(self, game: "Soloth") -> Instruction | None:
        """soloth.ice.several-hit"""
        if len(self.among) == 1:
            self.target = self.among[0]
            return None
        by_thrower = game.setup.options["ice-choice"] == "thrower"
        return ask(
            seat_of(game, self.figure) if by_thrower else game.state.overseer,
            "pick_to_freeze",
            [option("pick", figure=name) for name in self.among],
            rule="soloth.ice.several-hit",
            into={"target": "figure"},
        )

    def lay(self, game: "Soloth") -> None:
        """soloth.ice.disc-on-top"""
        game.state.spikes[self.spike] = self.target
        centre(game, self.spike)
        others = tuple(name for name in self.among if name != self.target)
        game.emit(
            "frozen", figure=self.target, by=self.figure, disc=self.spike, others=others, rule="soloth.ice.freezes"
        )

    def answer(self, game: "Soloth") -> Instruction:
        return window("monster.frozen", figure=self.figure, target=self.target)


def centre(game: "Soloth", spike: str) -> None:
    game.move_disc(spike, *game.state.discs[game.state.spikes[spike]])


def take_fallen(game: "Soloth", slid: Shot) -> None:
    """soloth.ice.freed-only-by-knocking-off"""
    for spike in list(game.state.spikes):
        if spike in slid.fallen:
            game.take_disc(spike)
            thaw(game, spike, why="knocked", rule="soloth.ice.spike-off-removed")


def take_over_edge(game: "Soloth", slid: Shot) -> dict[str, str]:
    """soloth.ice.frozen-pushed-off: spikes that went over the edge under a monster, and whom they held. It is told when all
    know who pushed it there."""
    gone = {spike: monster for spike, monster in game.state.spikes.items() if spike in slid.exits}
    for spike in gone:
        take_spike(game, spike)
    return gone


def thaw(game: "Soloth", spike: str, *, why: str, rule: str) -> None:
    """The spike goes back to the Princess's board, and the monster is free; of a dead one nobody needs to be told."""
    tell_thawed(game, spike, take_spike(game, spike), why=why, rule=rule)


def take_spike(game: "Soloth", spike: str) -> str:
    """Whom it has held."""
    monster = game.state.spikes.pop(spike)
    take_off(game, spike)
    return monster


def tell_thawed(game: "Soloth", spike: str, monster: str, *, why: str, rule: str) -> None:
    game.emit("thawed", figure=monster, disc=spike, why=why, rule=rule, told=why == "dead")


def take_from_dead(game: "Soloth") -> None:
    """soloth.ice.damage-while-frozen: the spike of a monster that has left the board goes back."""
    for spike, monster in list(game.state.spikes.items()):
        if monster not in game.state.discs:
            thaw(game, spike, why="dead", rule="soloth.ice.spike-off-removed")


def claim_frozen(game: "Soloth") -> None:
    """soloth.ice.only-frozen-left, soloth.ice.frozen-credited: they are destroyed and go to the Princess's board."""
    for monster in monsters_in_play(game):
        change(game, monster, health=0, killer=PRINCESS)
        gold = worth(game, monster, PRINCESS)
        game.emit("frozen_claimed", target=monster, figure=PRINCESS, gold=gold, rule="soloth.ice.frozen-credited")
        take_off(game, monster)
    for spike in list(game.state.spikes):
        game.state.spikes.pop(spike)
        take_off(game, spike)
