"""What is at stake in a flick of Catacombs: whom it strikes, and who can reach whom when all is at rest."""

from typing import TYPE_CHECKING

from souterrain.discs.stakes import Stakes
from souterrain.flick import Layout
from souterrain.games.catacombs.disc import disc_at, radius_of
from souterrain.games.catacombs.figure import (
    can_act,
    enemies_of,
    friends_in_play,
    full_health,
    is_friend,
    monsters_in_play,
    walls,
)
from souterrain.games.catacombs.mind.lore import lore_of
from souterrain.games.catacombs.mind.menace import (
    GOLD,
    LIFE,
    LORD,
    ROUNDS,
    STUN,
    absorbs,
    blow,
    burden,
    fall,
    is_idle,
    menace,
    regenerates,
)
from souterrain.games.catacombs.state import ABLE
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.gesture import Flick, Place, read_pair

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

WOUND = 0.55  # share of a monster's worth that a wound is, if it does not heal
VICTORY = 15.0
SOON, NOW = 0.5, 0.35  # what a clear way is worth to those who act in the next half-round, or still in this one
ALLY = 0.8
FIRE = 1.0
ANSWER = 0.7  # a blow that a struck monster strikes back
AWAY = 0.3


def stakes(game: "Catacombs", asked: Flick | Place) -> Stakes:
    """Of the flick that is asked for; of a projectile to be put down, that of its flick; of a figure, where it stands."""
    disc = str(asked.disc)
    layout = game.layout()
    if isinstance(asked, Place):
        if disc in layout:
            layout = layout.without(disc)
        layout = layout.joined(disc_at(game, disc, *read_pair(asked.example, asked.kind)))
    about = dict(asked.about)
    if "attack" not in about:
        found = Stakes(layout)
        draw_ways(game, found, is_heroes_side=asked.seat != game.state.overseer, newcomer=disc)
        return found
    strike = game.state.agenda[-1]
    found = at_stake(
        game, layout, str(about["figure"]), str(about["attack"]), strike=strike if isinstance(strike, Strike) else None
    )
    found.is_aimed = isinstance(asked, Place)
    return found


def at_stake(game: "Catacombs", layout: Layout, figure: str, attack: str, *, strike: Strike | None = None) -> Stakes:
    """What an attack of a figure may bring its side."""
    found = Stakes(layout)
    fact = game.content.attack[attack]
    found.is_spent = bool(fact.piece) and fact.flicks == 1
    lore = lore_of(game)
    friendly = is_friend(game.state.figures[figure])
    if fact.kind != "move":
        for enemy in enemies_of(game, figure):
            if strike and (enemy in strike.barred or enemy == strike.provoker):
                continue
            worth, fatal = prize(game, figure, attack, enemy, strike.extra if strike else 0)
            found.give(enemy, worth, fatal=fatal)
    if friendly and not fact.piece:
        for fire in walls(game):
            found.give(fire, -FIRE)
    lore.stake(game, found, figure, attack)
    draw_ways(game, found, is_heroes_side=friendly, acting=figure)
    return found


def prize(game: "Catacombs", figure: str, attack: str, enemy: str, extra: int = 0) -> tuple[float, bool]:
    """What striking an enemy is worth, and whether it dies of it."""
    target, fact = game.state.figures[enemy], game.content.attack[attack]
    damage = fact.damage + extra + target.petrified if fact.damage else 0
    damage += sum(dict(effect.arguments)["amount"] for effect in fact.modifiers if effect.name == "critical")
    stuns = any(effect.name in ("stun", "petrify") for effect in fact.modifiers)
    if target.veiled:
        return 0.0, False
    lore = lore_of(game)
    if is_friend(target):
        harm, fatal = _harm(game, figure, enemy, attack, damage, stuns)
        return lore.besides(game, figure, attack, enemy, harm, fatal=fatal), fatal
    if absorbs(game, enemy) and fact.kind != "melee":
        damage = 0
    damage = lore.damage(game, figure, attack, enemy, damage)
    fatal = 0 < target.health <= damage
    worth = _gain(game, enemy, damage, fatal)
    if stuns and not fatal and target.incapacity == ABLE and target.role != "lord":
        worth += 0.6 * menace(game, target)
    if fact.kind == "melee" and "retaliation" in _abilities(game, enemy) and target.incapacity == ABLE:
        worth -= ANSWER
    return lore.besides(game, figure, attack, enemy, worth, fatal=fatal), fatal


def _gain(game: "Catacombs", enemy: str, damage: int, fatal: bool) -> float:
    """What the heroes gain by hurting a monster or the Lord."""
    target = game.state.figures[enemy]
    if not damage:
        return 0.0
    if target.role == "lord":
        return LORD * min(damage, target.health) + (VICTORY if fatal else 0.0)
    whole = ROUNDS * menace(game, target) + GOLD * game.content.monster[target.kind].gold + 0.2
    if fatal:
        return whole if target.health == full_health(game, target) else whole * (1 - WOUND) + 0.2
    return 0.05 if regenerates(game, enemy) else WOUND * whole


def _harm(game: "Catacombs", figure: str, enemy: str, attack: str, damage: int, stuns: bool) -> tuple[float, bool]:
    """What the Overseer gains by striking a hero or an ally."""
    target = game.state.figures[enemy]
    if target.role == "ally":
        return (ALLY if damage else 0.0), damage >= target.health
    fatal = 0 < target.health <= damage
    worth = min(damage, target.health) * _dearness(target.health, damage)
    if fatal:
        worth += LIFE
    if (stuns or fatal) and target.incapacity == ABLE:
        worth += fall(game)
    worth += blow(game, attack) - damage - (STUN if stuns else 0.0) if damage else 0.0
    own = game.state.figures[figure]
    if "fire-wall" in _abilities(game, figure):
        worth -= 0.4 * burden(game, own)
    if "feeding-frenzy" in _abilities(game, figure):
        worth -= 0.2
    return max(worth, 0.05), fatal


def _dearness(health: int, damage: int) -> float:
    """The less health is left, the more a point of it is worth."""
    return 1.0 + 0.8 / max(health - damage + 1, 1)


def _abilities(game: "Catacombs", name: str) -> tuple[str, ...]:
    figure = game.state.figures[name]
    return game.content.monster[figure.kind].abilities if figure.role == "monster" and not figure.wall else ()


def draw_ways(game: "Catacombs", found: Stakes, *, is_heroes_side: bool, acting: str = "", newcomer: str = "") -> None:
    """Clear ways at rest: those of the other side, which acts next, cost; those of one's own bring a little."""
    state = game.state
    lying = found.layout
    friends = [name for name in friends_in_play(game) if name in lying and name != newcomer]
    foes = [name for name in monsters_in_play(game) if name in lying and name != newcomer]
    if newcomer in state.figures:
        (friends if is_friend(state.figures[newcomer]) else foes).append(newcomer)
    gains: dict[tuple[str, int, str], float] = {}  # what a strike is worth: to heroes alike, to monsters by their kind
    for one in (*friends, *foes):
        figure = state.figures[one]
        friendly = is_friend(figure)
        if is_idle(figure) or not figure.health or game.is_held(one):
            continue
        ours = friendly == is_heroes_side
        worth = SOON if not ours else NOW if one != acting and can_act(game, one) else AWAY
        power = 1.0 if friendly else max(menace(game, figure), 1.0)
        if piece := _projectile(game, one):
            found.narrow(one, radius_of(game, piece))
        for other in foes if friendly else friends:
            key = ("", 0, other) if friendly else (figure.kind, figure.health, other)
            if key not in gains:
                gains[key] = prize(game, one, "melee", other)[0]
            found.draw(one, other, worth * gains[key] * power * (1.0 if ours else -1.0))


def _projectile(game: "Catacombs", name: str) -> str:
    """What a monster shoots with, if it does."""
    figure = game.state.figures[name]
    if figure.role != "monster":
        return ""
    for sequence in game.content.monster[figure.kind].attacks:
        if piece := game.content.attack[sequence[0]].piece:
            return piece
    return ""
