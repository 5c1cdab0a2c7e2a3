"""What the expansion has to say about a flick: as the discs come to rest, as damage is counted, and when the dead are gone."""

from typing import TYPE_CHECKING

from souterrain.content import Effect
from souterrain.discs import first_touches, pushed_off
from souterrain.flick import Shot
from souterrain.games.catacombs.figure import abilities_of, change, has_ability, hurt, is_friend, owner_of, worth
from souterrain.games.catacombs.soloth.dead import settle_fallen
from souterrain.games.catacombs.soloth.ice import centre, is_frozen, spike_on, take_fallen, take_from_dead
from souterrain.games.catacombs.soloth.item import destroys, family_of, is_critical
from souterrain.games.catacombs.soloth.rally import Enslave, is_overseers_turn, slaves_among
from souterrain.games.catacombs.soloth.state import PALADIN
from souterrain.games.catacombs.strike import Strike, clear_away, credit
from souterrain.games.catacombs.victory import look_for_end
from souterrain.kernel.agenda import Instruction, do

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


SAFE = {
    "veiled": "catacombs.lord.sorcerer",
    "absorbed": "catacombs.ability.absorption",
    "incorporeal": "soloth.incorporeal.only-by-leaving",
}


def settle_slide(game: "Soloth", strike: Strike, slid: Shot) -> None:
    """Spikes that fell are taken away, slaves are noted, and whoever left the board for good is gone."""
    state = game.state
    state.braced = False
    take_fallen(game, slid)
    state.brushed = tuple(struck_by_master(game, strike, slid))
    banish(game, strike, slid)


def struck_by_master(game: "Soloth", strike: Strike, slid: Shot) -> list[str]:
    """soloth.slave-master.hit-makes-slave: the monsters that a slave master's own disc has struck."""
    is_master = strike.flicked == strike.figure and has_ability(game, strike.figure, "enslaves")
    if not is_master or game.content.attack[strike.attack].kind == "move":
        return []
    figures = game.state.figures
    touched = map(str, first_touches(slid, strike.flicked))
    return [name for name in touched if name in figures and figures[name].role == "monster"]


def banished(game: "Soloth", strike: Strike, slid: Shot) -> list[str]:
    """soloth.incorporeal.direct-or-indirect: those whom a flick of the heroes' side has driven over the edge."""
    if not is_friend(game.state.figures[strike.figure]):
        return []
    return [
        name for name in map(str, slid.exits) if name in game.state.figures and has_ability(game, name, "incorporeal")
    ]


def banish(game: "Soloth", strike: Strike, slid: Shot) -> None:
    """soloth.incorporeal.credit"""
    gone = banished(game, strike, slid)
    pushed = pushed_off(slid) if gone else {}
    for name in gone:
        pushers = pushed.get(name, ())
        hero = owner_of(game, strike.figure)
        change(game, name, health=0, killer=hero)
        rule = "soloth.incorporeal.direct-or-indirect"
        gold = worth(game, name, hero)
        game.emit(
            "banished",
            target=name,
            figure=hero,
            by=strike.figure,
            chain=pushers if len(pushers) > 1 else (),
            gold=gold,
            rule=rule,
        )


def damage_of(game: "Soloth", strike: Strike, target: str, amount: int) -> int:
    """What a strike that would do so much damage does, with the expansion's cards and monsters."""
    attack = game.content.attack[strike.attack]
    if families := spared_for(game, strike, target):
        strike.spare(game, target, "family", "catacombs.limit.cards-override", families=families)
        return 0
    if has_ability(game, target, "incorporeal"):
        if destroys(game, strike, target):
            return game.state.figures[target].health
        strike.spare(game, target, "incorporeal", "soloth.incorporeal.only-by-leaving")
        return 0
    # Critical twice over is no more than critical.
    return amount + 1 if amount == attack.damage and is_critical(game, strike, target) else amount


def hurt_by_card(game: "Soloth", target: str, amount: int, hero: str) -> None:
    """A hero's card does damage without an attack: whoever is safe from all but some attacks is safe from it."""
    if why := why_safe(game, target):
        game.emit("unharmed", target=target, figure=hero, why=why, rule=SAFE[why])
    elif hurt(game, target, amount, rule="catacombs.limit.cards-override", by=hero, why="card"):
        credit(game, target, hero)
        look_for_end(game)


def why_safe(game: "Soloth", target: str) -> str:
    """Why nothing but an attack of the right kind, or the edge of the board, harms a figure."""
    if game.state.figures[target].veiled:
        return "veiled"
    if has_ability(game, target, "absorbs"):
        return "absorbed"
    return "incorporeal" if has_ability(game, target, "incorporeal") else ""


def spared_for(game: "Soloth", strike: Strike, target: str) -> tuple[str, ...]:
    """The families that an attack hurts, if it is one that hurts only these and the target is of none of them."""
    for modifier in game.content.attack[strike.attack].modifiers:
        if spares(game, modifier, target):
            return tuple(dict(modifier.arguments)["families"])
    return ()


def spares(game: "Soloth", modifier: Effect, target: str) -> bool:
    """Whether an attack is one that hurts only others."""
    is_picky = modifier.marks.get("only") == "families"
    return is_picky and family_of(game, target) not in dict(modifier.arguments)["families"]


def settle_strike(game: "Soloth", strike: Strike) -> Instruction | None:
    """The dead are gone: riders and those who rise, spikes that go back, slaves that act."""
    state = game.state
    note_deeds(game, strike)
    feed_on_armour(game, strike)
    if not strike.provoker:  # dead monsters may wait to retaliate
        clear_away(game, strike.figure)  # an attacker may have died of its own attack
    take_from_dead(game)
    for target in strike.harmed:
        if is_frozen(game, target):
            centre(game, spike_on(game, target))  # soloth.ice.flip-and-put-back
    steps = settle_fallen(game)
    brushed, state.brushed = state.brushed, ()
    if is_overseers_turn(game) and (slaves := slaves_among(game, brushed)):
        steps.append(Enslave(among=slaves))
    return do(*steps) if steps else None


def note_deeds(game: "Soloth", strike: Strike) -> None:
    """What a figure has done in its action, for what may follow the action."""
    deeds = game.state.deeds
    kind = game.content.attack[strike.attack].kind
    done = [*(["struck"] if strike.struck else []), *(["melee"] if kind == "melee" else [])]
    if done and strike.figure in deeds:
        deeds[strike.figure] = tuple(dict.fromkeys((*deeds[strike.figure], *done)))


def feed_on_armour(game: "Soloth", strike: Strike) -> None:
    """soloth.paladin.blocks-abilities: what needs only a strike and acts on the monster itself still works."""
    has_hurt_hero = any(target in game.state.sheets for target in strike.landed)
    if not game.state.braced or PALADIN not in strike.ignored or has_hurt_hero:
        return
    for _, effect in abilities_of(game, strike.figure):
        if effect.name == "feed" and game.content.attack[strike.attack].kind == "melee":
            effect(game, strike, strike.figure)
