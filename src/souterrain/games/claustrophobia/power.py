"""Powers fed by destiny dice. A power is named by its id; a hellhound's by its id and the hellhound: `unleashed/12`."""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.facts import Power
from souterrain.games.claustrophobia.fighter import is_on_map
from souterrain.games.claustrophobia.state import BONUS_DIE, BOX, DEAD
from souterrain.kernel.agenda import Instruction

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


def fact_of(game: "Claustrophobia", power: str) -> Power:
    return game.content.power[power.partition("/")[0]]


def power_of(game: "Claustrophobia", fighter: int) -> str:
    """The power on a creature's sheet, or nothing."""
    figure = game.state.fighters[fighter]
    power = game.content.creature[figure.kind].power
    return f"{power}/{fighter}" if figure.type == "hellhound" and power else power


def owner_of(game: "Claustrophobia", power: str) -> int:
    """The fighter on whose sheet a power stands, or -1 for the board."""
    name, _, number = power.partition("/")
    if number:
        return int(number)
    for n, fighter in enumerate(game.state.fighters):
        if fighter.type == "demon" and game.content.creature[fighter.kind].power == name:
            return n
    return -1


def free_powers(game: "Claustrophobia") -> list[str]:
    """claustrophobia.iprep.which-powers: the powers with a free box, of the board, of every demon not gone for good and of the
    hellhounds in play."""
    powers = list(game.board_powers)
    for n, fighter in enumerate(game.state.fighters):
        fits = fighter.type == "demon" and fighter.place not in (DEAD, BOX)
        if fits or (fighter.type == "hellhound" and is_on_map(fighter)):
            power = power_of(game, n)
            if power:
                powers.append(power)
    waiting = game.state.waiting
    return [power for power in powers if len(waiting.get(power, ())) < fact_of(game, power).boxes]


def apply_power(game: "Claustrophobia", power: str) -> Instruction | None:
    told = game.state.phase == "infernal-preparation"  # it has just been triggered
    game.emit("power_applied", power=power, told=told, rule="claustrophobia.iprep.trigger")
    following: Instruction | None = fact_of(game, power).effects[0](game, power)
    return following


def ready_power(game: "Claustrophobia", power: str) -> None:
    """A power of a later phase that needs no choice marks what it changes as soon as it is triggered."""
    effect = fact_of(game, power).effects[0]
    if not effect.marks.get("deferred"):
        effect(game, power)


def powers_for(game: "Claustrophobia", phase: str) -> tuple[str, ...]:
    """The triggered powers that need a choice as this phase begins."""
    return tuple(
        power
        for power in game.state.triggered
        if fact_of(game, power).phase == phase and fact_of(game, power).effects[0].marks.get("deferred")
    )


def free_dice(game: "Claustrophobia", fighter: int) -> None:
    """claustrophobia.iprep.which-powers: dice on the sheet of a fighter gone for good return to the reserve."""
    figure = game.state.fighters[fighter]
    if figure.type not in ("demon", "hellhound"):
        return
    power = power_of(game, fighter)
    for boxes in (game.state.waiting, game.state.triggered):
        dice = boxes.pop(power, ())
        game.state.reserve_dice += sum(1 for die in dice if die < BONUS_DIE)
