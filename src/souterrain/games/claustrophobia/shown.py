"""What is true now in Claustrophobia, worked out by the rules for who draws the table: every number that counts with its reasons,
what is left, what it costs, what a die would do, and why something cannot be done."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from souterrain.content import Called, Effect, Phrase, Word
from souterrain.games.claustrophobia.acts import Activation, Shot
from souterrain.games.claustrophobia.blow import Blow, Fight, blows, fight
from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.fighter import endurance, has_talent, is_on_map, is_silenced
from souterrain.games.claustrophobia.human import BLESSINGS
from souterrain.games.claustrophobia.infernal import EVENT_LIMIT, can_be_met, dice_wanting, face, is_met, price_of
from souterrain.games.claustrophobia.naming import condition_of, text_of
from souterrain.games.claustrophobia.power import fact_of, free_powers
from souterrain.games.claustrophobia.reason import (
    stat_sum,
    why_idle,
    why_no_blessing,
    why_no_gift,
    why_off,
    why_shut,
)
from souterrain.games.claustrophobia.scenario import counted_against, humans_dead, is_for_sale, measured, scenario_of
from souterrain.games.claustrophobia.state import BONUS_DIE, BOX, DEAD, HUMAN, INFERNAL, LEFT, RESERVE, WALL, Fighter
from souterrain.games.claustrophobia.terrain import features
from souterrain.kernel.shown import Aim, Goal, Shown, Sum
from souterrain.where import FIRST

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

ACTIVATIONS = ("human-activation", "infernal-activation")  # by camp
LINES = 6


class FighterNow(Struct, frozen=True, omit_defaults=True):
    """A fighter as it counts now. `health` of `full` is left, the rest `lost`; `uses` are what can still be done with a thing it
    has, `off` is why one does nothing now, by its kind and name: `equipment:grenade`."""

    DPT: Sum
    CBT: Sum
    DEF: Sum
    health: int
    full: int
    lost: int = 0
    talents: tuple[str, ...] = ()
    left: int = 0  # DPT, of the one that acts
    ready: bool = False  # may still be activated in this phase
    done: bool = False  # was, and does not act now
    idle: Word = ""  # why its activation would be wasted
    uses: dict[str, int] = {}
    off: dict[str, Word] = {}


class PowerNow(Struct, frozen=True, omit_defaults=True):
    """A power that takes dice: `free` is how many it would take now, `missing` how many it could hold. Of the dice to be placed,
    those are named that can help: to meet its condition in this turn, or in a later one; `gives` is what it would do, by die."""

    id: str  # of its fact: each hellhound has a power of its own
    free: int
    missing: int = 0
    met: bool = False
    now: tuple[int, ...] = ()
    later: tuple[int, ...] = ()
    gives: dict[str, Word] = {}
    why: Word = ""  # why no die helps


class TileNow(Struct, frozen=True, omit_defaults=True):
    """How many more fighters of each camp a tile has room for, and how often its effect still works, if that is limited."""

    room: tuple[int, int]
    left: int | None = None


class Ware(Struct, frozen=True, omit_defaults=True):
    """A kind of fighter that can be brought into play: its price, on some tiles another, and the least of them."""

    price: int
    least: int
    numbers: tuple[int, ...]
    cheaper: dict[str, int] = {}
    why: Word = ""  # why it cannot be paid


class Standing(NamedTuple):
    """What its place in the phase, and those around it, make of a fighter."""

    left: int
    ready: bool
    done: bool
    idle: Word
    silenced: bool


class Track(Struct, frozen=True):
    """Something that the scenario counts."""

    label: Word
    done: int
    needed: int


class ClaustrophobiaShown(Shown, kw_only=True):
    """`exits` says why nobody passes, by tile and side (`3/1`); `blows` are the attacks open to the fighter that acts, by target,
    and by target and weapon (`7/blunderbuss`) before a weapon is raised; `limits` of the hands are by seat; `far` is why the one
    that acts does not go to a tile that its question does not name."""

    fighters: dict[str, FighterNow]
    powers: dict[str, PowerNow]
    tiles: dict[str, TileNow]
    exits: dict[str, Word]
    shop: dict[str, Ware]
    blows: dict[str, Blow]
    tracks: dict[str, Track]
    fight: Fight | None
    limits: tuple[int, int]
    blessing: dict[str, int]
    far: Word


def shown(game: "Claustrophobia") -> ClaustrophobiaShown:
    active = next((step for step in reversed(game.state.agenda) if isinstance(step, Activation)), None)
    attack = next((step for step in reversed(game.state.agenda) if isinstance(step, Attack)), None)
    shot = next((step for step in reversed(game.state.agenda) if isinstance(step, Shot)), None)
    return ClaustrophobiaShown(
        names=game.names(),
        goal=game.still(goal),
        fighters=game.still(fighters, active),
        powers=game.still(powers),
        tiles=game.still(tiles),
        exits=game.still(exits, active),
        shop=game.still(shop),
        blows={} if attack else game.still(blows, active, shot),
        tracks=game.still(tracks),
        fight=game.still(fight, attack) if attack else None,
        limits=(game.state.hand_limit, EVENT_LIMIT),
        blessing=BLESSINGS,
        far=why_far(game, active),
    )


# Fighters


def fighters(game: "Claustrophobia", active: Activation | None) -> dict[str, FighterNow]:
    """Those that live. Most of them stand as they stood: only what can be done depends on where all others are."""
    found = {}
    silent = dict.fromkeys((RESERVE, BOX), game.state.silenced)  # by place
    for number, fighter in enumerate(game.state.fighters):
        if fighter.place not in (DEAD, LEFT):
            if fighter.place not in silent:
                silent[fighter.place] = is_silenced(game, fighter)
            acts = active is not None and active.fighter == number
            its_phase = game.state.phase == ACTIVATIONS[fighter.camp] and is_on_map(fighter)
            ready = its_phase and not fighter.acted
            stands = Standing(
                left=active.points(game) if active and acts else 0,
                ready=ready,
                done=its_phase and fighter.acted and not acts,
                idle=why_idle(game, number) if ready else "",
                silenced=silent[fighter.place],
            )
            found[str(number)] = game.still(fighter_now, number, stands)
    return found


def fighter_now(game: "Claustrophobia", number: int, stands: Standing) -> FighterNow:
    fighter = game.state.fighters[number]
    health = endurance(game, fighter)
    full = LINES if fighter.type == "western" else game.content.creature[fighter.kind].health
    return FighterNow(
        DPT=stat_sum(game, fighter, "DPT"),
        CBT=stat_sum(game, fighter, "CBT"),
        DEF=stat_sum(game, fighter, "DEF"),
        health=health,
        full=full,
        lost=full - health,
        talents=tuple(talent for talent in game.content.talent if has_talent(game, fighter, talent)),
        left=stands.left,
        ready=stands.ready,
        done=stands.done,
        idle=stands.idle,
        uses=dict(_uses(game, fighter)),
        off=dict(_off(game, fighter, stands.silenced)),
    )


def _uses(game: "Claustrophobia", fighter: Fighter) -> Iterator[tuple[str, int]]:
    for name in fighter.equipment:
        if most := game.content.equipment[name].uses:
            yield f"equipment:{name}", most - next((times for used, times, _ in fighter.used if used == name), 0)
    if fighter.type == "western" and "blessing" in game.content.warrior[fighter.kind].talents:
        yield "talent:blessing", int(not fighter.blessing_spent)


def _off(game: "Claustrophobia", fighter: Fighter, silenced: bool) -> Iterator[tuple[str, Word]]:
    for name in fighter.equipment:
        if why := why_off(game, fighter, game.content.equipment[name]):
            yield f"equipment:{name}", why
    if fighter.gifts and (why := why_no_gift(game, fighter, silenced=silenced)):
        yield from ((f"gift:{gift}", why) for gift in fighter.gifts)
    if has_talent(game, fighter, "blessing") and (why := why_no_blessing(fighter, silenced=silenced)):
        yield "talent:blessing", why


# The board of destiny


def powers(game: "Claustrophobia") -> dict[str, PowerNow]:
    state = game.state
    free = free_powers(game)
    each = dict.fromkeys((*game.board_powers, *free, *state.waiting, *state.triggered))
    return {power: game.still(power_now, power, power in free, state.waiting.get(power, ())) for power in each}


def power_now(game: "Claustrophobia", power: str, takes_dice: bool, waiting: tuple[int, ...]) -> PowerNow:
    fact = fact_of(game, power)
    free = fact.boxes - len(waiting) if takes_dice else 0
    dice = game.state.destiny_dice
    now: list[int] = []
    later: list[int] = []
    for die in sorted(set(dice)) if free else ():
        others = list(dice)
        others.remove(die)
        if can_be_met(fact, (*waiting, die), tuple(others)):
            now.append(die)
        elif die < BONUS_DIE and dice_wanting(fact.condition, fact.boxes, tuple(sorted((*waiting, die)))) is not None:
            later.append(die)
    condition = condition_of(game, power)
    why = (
        ""
        if not dice or now or later
        else Phrase("why-no-die-helps", {"condition": condition})
        if free
        else Phrase("why-full")
    )
    return PowerNow(
        id=fact.id,
        free=free,
        missing=max(fact.boxes - len(waiting) - len(game.state.triggered.get(power, ())), 0),
        met=is_met(fact.condition, waiting),
        now=tuple(now),
        later=tuple(later),
        gives={str(die): gift for die in now if (gift := _gives(fact.effects[0], (*waiting, die)))},
        why=why,
    )


def _gives(effect: Effect, dice: tuple[int, ...]) -> Word:
    """What a power would do with these dice, where that depends on them."""
    said = dict(effect.arguments)
    match effect.name:
        case "threat-per-die":
            return Phrase("gives-threat", {"amount": said["amount"] * len(dice)})
        case "draw-events":
            return Phrase("gives-events", {"count": face(dice[0])})
        case "unleash":
            return Phrase("gives-stats", {stat: said[stat][face(dice[0]) - 1] for stat in ("DPT", "CBT")})
    return ""


# The map


def tiles(game: "Claustrophobia") -> dict[str, TileNow]:
    crowds = Counter((fighter.place, fighter.camp) for fighter in game.state.fighters)
    return {
        str(tile): game.still(tile_now, tile, crowds[tile, HUMAN], crowds[tile, INFERNAL])
        for tile in range(len(game.state.tiles))
    }


def tile_now(game: "Claustrophobia", index: int, humans: int, infernals: int) -> TileNow:
    tile = game.state.tiles[index]
    saturation = game.content.tile[tile.tile].saturation
    limited = next((feature.uses for _, feature in features(game, index) if feature.uses), 0)
    return TileNow(
        room=(saturation - humans, saturation - infernals),
        left=limited - tile.used if limited else None,
    )


def why_far(game: "Claustrophobia", active: Activation | None) -> Word:
    """claustrophobia.move.by-explored-exit: one step leads to a neighbouring tile, and there must be movement for it."""
    if active is None or not is_on_map(game.state.fighters[active.fighter]):
        return ""
    if not active.points(game):
        return Phrase("why-no-points")
    return Phrase("why-far", {"fighter": game.call("fighter", active.fighter)})


def exits(game: "Claustrophobia", active: Activation | None) -> dict[str, Word]:
    options = active.options(game)[0] if active and is_on_map(game.state.fighters[active.fighter]) else []
    ways = {option["side"] for option in options if option.verb == "explore"}
    return {
        f"{index}/{side}": why
        for index, tile in enumerate(game.state.tiles)
        for side, beyond in enumerate(tile.sides)
        if beyond != WALL and (why := why_shut(game, index, side, active, ways))
    }


def shop(game: "Claustrophobia") -> dict[str, Ware]:
    """claustrophobia.threat.spend: who stands in the reserve and is for sale."""
    state = game.state
    kinds: dict[str, tuple[int, ...]] = {}
    for number, fighter in enumerate(state.fighters):
        if fighter.place == RESERVE and is_for_sale(game, fighter):
            kinds[fighter.kind] = (*kinds.get(fighter.kind, ()), number)
    wares = {}
    for kind, numbers in kinds.items():
        price = game.content.creature[kind].cost
        prices = {tile: price_of(game, numbers[0], tile) for tile in range(len(state.tiles))}
        dear = min(prices.values(), default=price) > state.threat
        wares[kind] = Ware(
            price=price,
            least=min((price, *prices.values())),
            numbers=numbers,
            cheaper={str(tile): paid for tile, paid in prices.items() if paid != price},
            why=Phrase("why-too-dear", {"price": price, "threat": state.threat}) if dear else "",
        )
    return wares


# What the match is about


def tracks(game: "Claustrophobia") -> dict[str, Track]:
    """claustrophobia.victory.scenario: what the scenario counts, from its special rules and goals."""
    scenario = scenario_of(game)
    found = {"turn": Track(Phrase("track-turn"), game.state.turn, scenario.turns)} if scenario.turns else {}
    for effect in (*scenario.special, *scenario.goals):
        if "track" in effect.marks and (counted := measured(game, effect)):
            name = str(effect.marks["track"])
            found[name] = Track(Phrase(f"track-{name}"), *counted)
    return found


def goal(game: "Claustrophobia") -> Goal:
    scenario = scenario_of(game)
    return Goal(
        title=Called("scenario", scenario.id),
        brief=text_of(game, "scenario", scenario.id, "brief"),
        aims=(human_aim(game), infernal_aim(game)),
        rules=tuple(special_rules(game)),
        end=Phrase("goal-end", {"turn": game.state.turn, "turns": scenario.turns})
        if scenario.turns
        else Phrase("goal-end-open"),
    )


def human_aim(game: "Claustrophobia") -> Aim:
    scenario = scenario_of(game)
    text = text_of(game, "scenario", scenario.id, "human")
    for effect in scenario.goals:
        if counted := measured(game, effect):
            return Aim((HUMAN,), text, *counted, Phrase(f"track-{effect.marks.get('track', 'over')}"))
    return Aim((HUMAN,), text)


def infernal_aim(game: "Claustrophobia") -> Aim:
    """Mostly all humans are to die; a goal of the scenario may count something else against them."""
    scenario = scenario_of(game)
    told, done, needed = next(counted_against(game), ("dead", *humans_dead(game)))
    return Aim((INFERNAL,), text_of(game, "scenario", scenario.id, "infernal"), done, needed, Phrase(f"track-{told}"))


def special_rules(game: "Claustrophobia") -> Iterator[Phrase]:
    """What holds in this scenario alone: as many texts as its author wrote."""
    scenario = scenario_of(game).id
    for text in game.loaded.words(FIRST).attributes(f"scenario-{scenario}"):
        if text.startswith("special"):
            yield text_of(game, "scenario", scenario, text)
