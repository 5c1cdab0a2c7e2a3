"""What is true now in Claustrophobia, worked out by the rules for who draws the table: every number that counts with its reasons,
what is left, what it costs, what a die would do, and why something cannot be done."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from souterrain.content import Called, Effect, Phrase, Word
from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.blow import Blow, Fight, blows, fight
from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.fighter import endurance, has_talent, is_on_map
from souterrain.games.claustrophobia.human import BLESSINGS
from souterrain.games.claustrophobia.infernal import EVENT_LIMIT, can_be_met, can_ever_be_met, face, is_met, price_of
from souterrain.games.claustrophobia.power import fact_of, free_powers
from souterrain.games.claustrophobia.reason import (
    stat_sum,
    text_of,
    why_idle,
    why_no_blessing,
    why_no_gift,
    why_off,
    why_shut,
)
from souterrain.games.claustrophobia.scenario import is_for_sale, scenario_of
from souterrain.games.claustrophobia.state import BONUS_DIE, DEAD, HUMAN, INFERNAL, LEFT, RESERVE, WALL, Fighter
from souterrain.games.claustrophobia.terrain import features, standing
from souterrain.kernel.shown import Aim, Goal, Shown, Sum

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

ACTIVATIONS = ("human-activation", "infernal-activation")  # by camp
LINES = 6


class FighterNow(Struct, frozen=True, omit_defaults=True):
    """A fighter as it counts now. `health` of `full` is left; `uses` are what can still be done with a thing it has, `off` is why
    one does nothing now, by its kind and name: `equipment:grenade`."""

    DPT: Sum
    CBT: Sum
    DEF: Sum
    health: int
    full: int
    talents: tuple[str, ...] = ()
    left: int = 0  # DPT, of the one that acts
    ready: bool = False  # may still be activated in this phase
    done: bool = False  # was, and does not act now
    idle: Word = ""  # why its activation would be wasted
    uses: dict[str, int] = {}
    off: dict[str, Word] = {}


class PowerNow(Struct, frozen=True, omit_defaults=True):
    """A power that takes dice. Of the dice to be placed, those are named that can help: to meet its condition in this turn, or in a
    later one; `gives` is what it would do, by die."""

    free: int
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
    """A kind of fighter that can be brought into play: its price, and on some tiles another."""

    price: int
    numbers: tuple[int, ...]
    cheaper: dict[str, int] = {}
    why: Word = ""  # why it cannot be paid


class Track(Struct, frozen=True):
    """Something that the scenario counts."""

    label: Word
    done: int
    needed: int


class ClaustrophobiaShown(Shown, kw_only=True):
    """`exits` says why nobody passes, by tile and side (`3/1`); `blows` are the attacks open to the fighter that acts, by target,
    and by target and weapon (`7/blunderbuss`) before a weapon is raised; `limits` of the hands are by seat."""

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


def shown(game: "Claustrophobia") -> ClaustrophobiaShown:
    active = next((step for step in reversed(game.state.agenda) if isinstance(step, Activation)), None)
    attack = next((step for step in reversed(game.state.agenda) if isinstance(step, Attack)), None)
    return ClaustrophobiaShown(
        names=game.names(),
        goal=game.goal(),
        fighters={str(n): fighter_now(game, n, active) for n, fighter in _living(game)},
        powers=dict(_powers(game)),
        tiles={str(tile): tile_now(game, tile) for tile in range(len(game.state.tiles))},
        exits=dict(_exits(game, active)),
        shop=shop(game),
        blows={} if attack else dict(blows(game, active)),
        tracks=dict(tracks(game)),
        fight=fight(game, attack) if attack else None,
        limits=(game.state.hand_limit, EVENT_LIMIT),
        blessing=BLESSINGS,
    )


# Fighters


def _living(game: "Claustrophobia") -> Iterator[tuple[int, Fighter]]:
    return ((n, fighter) for n, fighter in enumerate(game.state.fighters) if fighter.place not in (DEAD, LEFT))


def fighter_now(game: "Claustrophobia", number: int, active: Activation | None) -> FighterNow:
    fighter = game.state.fighters[number]
    acts = active is not None and active.fighter == number
    its_phase = game.state.phase == ACTIVATIONS[fighter.camp] and is_on_map(fighter)
    ready = its_phase and not fighter.acted
    return FighterNow(
        DPT=stat_sum(game, fighter, "DPT"),
        CBT=stat_sum(game, fighter, "CBT"),
        DEF=stat_sum(game, fighter, "DEF"),
        health=endurance(game, fighter),
        full=LINES if fighter.type == "western" else game.content.creature[fighter.kind].health,
        talents=tuple(talent for talent in game.content.talent if has_talent(game, fighter, talent)),
        left=active.points(game) if active and acts else 0,
        ready=ready,
        done=its_phase and fighter.acted and not acts,
        idle=why_idle(game, number) if ready else "",
        uses=dict(_uses(game, fighter)),
        off=dict(_off(game, fighter)),
    )


def _uses(game: "Claustrophobia", fighter: Fighter) -> Iterator[tuple[str, int]]:
    for name in fighter.equipment:
        if most := game.content.equipment[name].uses:
            yield f"equipment:{name}", most - next((times for used, times, _ in fighter.used if used == name), 0)
    if fighter.type == "western" and "blessing" in game.content.warrior[fighter.kind].talents:
        yield "talent:blessing", int(not fighter.blessing_spent)


def _off(game: "Claustrophobia", fighter: Fighter) -> Iterator[tuple[str, Word]]:
    for name in fighter.equipment:
        if why := why_off(game, fighter, game.content.equipment[name]):
            yield f"equipment:{name}", why
    if fighter.gifts and (why := why_no_gift(game, fighter)):
        yield from ((f"gift:{gift}", why) for gift in fighter.gifts)
    if has_talent(game, fighter, "blessing") and (why := why_no_blessing(game, fighter)):
        yield "talent:blessing", why


# The board of destiny


def _powers(game: "Claustrophobia") -> Iterator[tuple[str, PowerNow]]:
    state = game.state
    free = free_powers(game)
    for power in dict.fromkeys((*game.board_powers, *free, *state.waiting, *state.triggered)):
        yield power, power_now(game, power, takes_dice=power in free)


def power_now(game: "Claustrophobia", power: str, *, takes_dice: bool) -> PowerNow:
    fact = fact_of(game, power)
    waiting = game.state.waiting.get(power, ())
    free = fact.boxes - len(waiting) if takes_dice else 0
    dice = game.state.destiny_dice
    now: list[int] = []
    later: list[int] = []
    for die in sorted(set(dice)) if free else ():
        others = list(dice)
        others.remove(die)
        if can_be_met(fact, (*waiting, die), tuple(others)):
            now.append(die)
        elif die < BONUS_DIE and can_ever_be_met(fact.condition, fact.boxes, tuple(sorted((*waiting, die)))):
            later.append(die)
    condition = text_of(game, "power", fact.id, "condition")
    why = (
        ""
        if not dice or now or later
        else Phrase("why-no-die-helps", {"condition": condition})
        if free
        else Phrase("why-full")
    )
    return PowerNow(
        free=free,
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


def tile_now(game: "Claustrophobia", index: int) -> TileNow:
    tile = game.state.tiles[index]
    saturation = game.content.tile[tile.tile].saturation
    limited = next((feature.uses for _, feature in features(game, index) if feature.uses), 0)
    return TileNow(
        room=(saturation - len(standing(game, index, HUMAN)), saturation - len(standing(game, index, INFERNAL))),
        left=limited - tile.used if limited else None,
    )


def _exits(game: "Claustrophobia", active: Activation | None) -> Iterator[tuple[str, Word]]:
    options = active.options(game)[0] if active and is_on_map(game.state.fighters[active.fighter]) else []
    ways = {option["side"] for option in options if option.verb == "explore"}
    for index, tile in enumerate(game.state.tiles):
        for side, beyond in enumerate(tile.sides):
            if beyond != WALL and (why := why_shut(game, index, side, active, ways)):
                yield f"{index}/{side}", why


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
            numbers=numbers,
            cheaper={str(tile): paid for tile, paid in prices.items() if paid != price},
            why=Phrase("why-too-dear", {"price": price, "threat": state.threat}) if dear else "",
        )
    return wares


# What the match is about


def tracks(game: "Claustrophobia") -> Iterator[tuple[str, Track]]:
    """claustrophobia.victory.scenario: what the scenario counts, from its special rules and goals."""
    scenario = scenario_of(game)
    if scenario.turns:
        yield "turn", Track(Phrase("track-turn"), game.state.turn, scenario.turns)
    for effect in (*scenario.special, *scenario.goals):
        if "track" in effect.marks and (counted := measured(game, effect)):
            name = str(effect.marks["track"])
            yield name, Track(Phrase(f"track-{name}"), *counted)


def measured(game: "Claustrophobia", effect: Effect) -> tuple[int, int] | None:
    """How much of what an effect counts is done, of how much."""
    measure = effect.marks.get("measure")
    if not callable(measure):
        return None
    done, needed = measure(game, **dict(effect.arguments))
    return done, needed


def goal(game: "Claustrophobia") -> Goal:
    scenario = scenario_of(game)
    done, needed = next((counted for effect in scenario.goals if (counted := measured(game, effect))), (0, 0))
    return Goal(
        title=Called("scenario", scenario.id),
        brief=text_of(game, "scenario", scenario.id, "brief"),
        aims=(
            Aim((HUMAN,), text_of(game, "scenario", scenario.id, "human"), done, needed),
            Aim((INFERNAL,), text_of(game, "scenario", scenario.id, "infernal")),
        ),
        end=Phrase("goal-end", {"turn": game.state.turn, "turns": scenario.turns})
        if scenario.turns
        else Phrase("goal-end-open"),
    )
