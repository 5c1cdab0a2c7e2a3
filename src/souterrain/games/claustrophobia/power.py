"""Powers fed by destiny dice. A power goes by the id of its fact; a hellhound's, of which there are several, by a name of its own,
`unleashed/12`, which is made here and looked up, never read."""

from typing import TYPE_CHECKING, Any

from souterrain.games.claustrophobia.facts import Power
from souterrain.games.claustrophobia.fighter import is_on_map
from souterrain.games.claustrophobia.state import BONUS_DIE, BOX, DEAD
from souterrain.kernel.agenda import Instruction

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


def fact_of(game: "Claustrophobia", power: str) -> Power:
    facts = game.content.power
    if power in facts:
        return facts[power]
    return facts[game.content.creature[game.state.fighters[owner_of(game, power)].kind].power]


def power_of(game: "Claustrophobia", fighter: int) -> str:
    """The power on a creature's sheet, or nothing."""
    figure = game.state.fighters[fighter]
    power = game.content.creature[figure.kind].power
    return f"{power}/{fighter}" if figure.type == "hellhound" and power else power


def owner_of(game: "Claustrophobia", power: str) -> int:
    """The fighter on whose sheet a power stands, or -1 for the board."""
    for n, fighter in enumerate(game.state.fighters):
        if fighter.type in ("demon", "hellhound") and power_of(game, n) == power:
            return n
    return -1


def free_powers(game: "Claustrophobia") -> list[str]:
    """claustrophobia.iprep.which-powers: the powers with a free box, of the board, of every demon not gone for good and of the
    hellhounds in play."""
    facts, waiting = game.content.power, game.state.waiting
    powers = [power for power in game.board_powers if len(waiting.get(power, ())) < facts[power].boxes]
    for n, fighter in enumerate(game.state.fighters):
        fits = fighter.type == "demon" and fighter.place not in (DEAD, BOX)
        if fits or (fighter.type == "hellhound" and is_on_map(fighter)):
            power = power_of(game, n)
            if power and len(waiting.get(power, ())) < facts[game.content.creature[fighter.kind].power].boxes:
                powers.append(power)
    return powers


def apply_power(game: "Claustrophobia", power: str) -> Instruction | None:
    """Told before what comes of it, unless nothing can: `idle` of its effect says why."""
    effect = fact_of(game, power).effects[0]
    why_idle: Any = effect.marks.get("idle")
    if reason := why_idle(game, power) if why_idle else "":
        waste_power(game, power, reason)
        return None
    told = game.state.phase == "infernal-preparation"  # it has just been triggered
    game.emit("power_applied", power=power, told=told, rule="claustrophobia.iprep.trigger")
    following: Instruction | None = effect(game, power)
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


def waste_power(game: "Claustrophobia", power: str, reason: str) -> None:
    """A triggered power finds nothing to work on."""
    rule = "claustrophobia.sheet.demon-power"
    game.emit("power_wasted", power=power, fighter=owner_of(game, power), reason=reason, rule=rule)


def tell_idle_powers(game: "Claustrophobia") -> None:
    """As the infernal fighters begin to act: the triggered powers of demons that are off the map change nothing."""
    for power in game.state.triggered:
        fact = fact_of(game, power)
        if fact.of != "demon" or fact.phase != "infernal-activation" or fact.effects[0].marks.get("deferred"):
            continue
        if not is_on_map(game.state.fighters[owner_of(game, power)]):
            waste_power(game, power, "off")


def free_dice(game: "Claustrophobia", fighter: int) -> None:
    """claustrophobia.iprep.which-powers: dice on the sheet of a fighter gone for good return to the reserve."""
    figure = game.state.fighters[fighter]
    if figure.type not in ("demon", "hellhound"):
        return
    power = power_of(game, fighter)
    for boxes in (game.state.waiting, game.state.triggered):
        dice = boxes.pop(power, ())
        game.state.reserve_dice += sum(1 for die in dice if die < BONUS_DIE)
