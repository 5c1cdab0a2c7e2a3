"""What changes an attack: critical, stun, petrify, and what damage done gives back."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.choice import Pick
from souterrain.games.catacombs.effects import effects
from souterrain.games.catacombs.facts import Few
from souterrain.games.catacombs.figure import heal, incapacitate, is_friend, living_heroes, seat_of
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.agenda import Instruction, do

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


@effects("critical", "modifier", on="damage")
def critical(game: "Catacombs", strike: Strike, target: str, *, amount: Few) -> int:
    """catacombs.modifier.critical: each target loses more."""
    return amount


@effects("stun", "modifier", on="strike")
def stun(game: "Catacombs", strike: Strike, target: str, *, lords: bool = True) -> None:
    """catacombs.modifier.stun: the target falls incapacitated; a card may spare lords."""
    if game.state.figures[target].role == "lord" and not lords:
        game.emit("unshaken", figure=target, by=strike.figure, why="lord", rule="catacombs.modifier.stun")
        return
    incapacitate(game, target, rule="catacombs.modifier.stun", why="stun", by=strike.figure)


@effects("petrify", "modifier", on="strike")
def petrify(game: "Catacombs", strike: Strike, target: str) -> None:
    """catacombs.lord.gorgon: a hero that is not down yet turns to stone until it recovers; an Ally is told never to fall."""
    if is_friend(game.state.figures[target]):
        incapacitate(game, target, rule="catacombs.lord.gorgon", why="stone", by=strike.figure, petrified=True)


@effects("restore-hero", "modifier", on="harm")
def restore_hero(game: "Catacombs", strike: Strike, *, amount: Few) -> Instruction | None:
    """A living hero of the caster's choice regains health."""
    hurt = [hero for hero in living_heroes(game) if not game.is_whole(hero)]
    if not hurt:
        game.emit("nobody_hurt", by=strike.figure, rule="catacombs.health.maximum")
        return None
    seat = seat_of(game, strike.figure)
    return do(Pick(seat=seat, kind="heal", among=tuple(hurt), amount=amount, rule="catacombs.health.maximum"))


@effects("restore-attacker", "modifier", on="harm")
def restore_attacker(game: "Catacombs", strike: Strike, *, amount: Few) -> None:
    """The attacker regains health."""
    heal(game, strike.figure, amount, rule="catacombs.lord.own-rules", by=strike.figure)
