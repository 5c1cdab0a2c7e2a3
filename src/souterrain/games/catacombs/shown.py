"""What is true now in Catacombs, worked out by the rules for who draws the table: health, uses, prices, shots, blows, the way.

Every number here is asked of the rules themselves. What a blow would do is worked out by the step that does it; what it writes into
its log is read for the reason and thrown away.
"""

from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from souterrain.content import Called, Effect, Phrase, Word
from souterrain.games.catacombs.acts import Activation, Attack, Chain, Use, flicks_of, possibilities
from souterrain.games.catacombs.camp import can_camp, tracker
from souterrain.games.catacombs.card import LAIR, level_of
from souterrain.games.catacombs.disc import radius_of, zone_of
from souterrain.games.catacombs.equipment import is_left, is_working, item_of, more_uses, uses_of
from souterrain.games.catacombs.explore import neighbour, next_column, open_ways
from souterrain.games.catacombs.figure import attacks_of, can_act, enemies_of, hero_seats, heroes, used
from souterrain.games.catacombs.healer import Service, service_for
from souterrain.games.catacombs.install import Muster, monsters_of_room, muster_price
from souterrain.games.catacombs.merchant import Merchant
from souterrain.games.catacombs.pay import purse
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.setup import ChooseHeroes
from souterrain.games.catacombs.state import ABLE, NOWHERE, Figure
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.agenda import Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.shown import Aim, Goal, Shown, Sum, summed

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

S = TypeVar("S", bound=Step)


class Track(Struct, frozen=True):
    """A marker on its scale: where it stands, and how far it can go."""

    now: int
    most: Sum


class Power(Struct, frozen=True, omit_defaults=True):
    """A special action, a spell or a card: how often it can be used in a room (without limit if nothing is said) and how often it
    still can, what it costs, the attacks it makes, and the rule that forbids it now."""

    uses: Sum | None = None
    left: int = 0
    rage: int = 0
    magic: int = 0
    health: int = 0  # paid for want of magic
    attacks: tuple[str, ...] = ()
    rule: str = ""


class FigureShown(Struct, frozen=True, omit_defaults=True):
    """Whoever fights: its health, how it fares (`dead`, `wall`, `stone`, `down`, `veiled`, `acted`, `ready`), the attacks it may
    choose in this fight, and the special actions of a monster or a lord; those of heroes are on their boards."""

    health: Track
    marks: tuple[str, ...] = ()
    attacks: tuple[tuple[str, ...], ...] = ()
    powers: dict[str, Power] = {}


class HeroShown(Struct, frozen=True, omit_defaults=True):
    """A hero's board: what can be counted on it, the cards before it, and what its owner can do (`special:slam`, `spell:haste`,
    `card:item/map`). `reward` is what the monsters it has killed in this room will bring, `bonus` what each brings besides."""

    tracks: dict[str, Track]
    powers: dict[str, Power]
    cards: tuple[str, ...] = ()
    reward: int = 0
    bonus: int = 0


class Shot(Struct, frozen=True):
    """One flick of the action that goes on: `done`, `now` or `next`."""

    attack: str
    state: str


class Blow(Struct, frozen=True, omit_defaults=True):
    """What a flick that strikes somebody does: the damage with its reasons, and what health is left. Where it does nothing, `rule`
    says why."""

    damage: Sum
    left: int
    rule: str = ""


class Offer(Struct, frozen=True):
    """A card for sale: its price, the least it can be had for now, and the heroes of this table whom it serves."""

    price: int
    least: int
    heroes: tuple[str, ...]


class Progress(Struct, frozen=True):
    """How far the heroes have come: which room they are in, of how many; in a maze, how many they have explored."""

    number: int
    rooms: int


class CatacombsShown(Shown, kw_only=True):
    """`blows` are by attack and target, of the figure that acts. `places` say what the cards of the catacombs are to the heroes:
    `here`, `explored`, `passed`, `closed`. `camp` is the space that camping leads to. Zones and radii are in micrometres."""

    figures: dict[str, FigureShown]
    heroes: dict[str, HeroShown]
    lord: Track
    acting: str
    shots: tuple[Shot, ...]
    blows: dict[str, dict[str, Blow]]
    purse: int  # what the living heroes can pay together
    discounts: int
    stall: dict[str, Offer]
    services: dict[str, Service]
    muster: dict[str, int]  # what each kind of monster counts for
    drafted: dict[str, int]  # heroes that are taken, and by which seat
    places: tuple[str, ...]
    crowds: dict[str, dict[str, int]]  # by place: the monsters that wait there, as far as the viewer knows the card
    ways: dict[str, int]  # directions that are open in a maze, and where they lead
    progress: Progress
    camp: str
    zones: dict[str, tuple[int, int, int, int]]
    radii: dict[str, int]  # by kind of disc


def shown(game: "Catacombs") -> CatacombsShown:
    return CatacombsShown(
        names=game.names(),
        goal=game.goal(),
        figures={name: figure_shown(game, name) for name in game.state.figures},
        heroes={hero: hero_shown(game, hero) for hero in heroes(game)},
        lord=lord_track(game),
        acting=acting(game),
        shots=shots_of(game),
        blows=blows(game),
        purse=purse(game),
        discounts=(at_work(game, Merchant) or Merchant()).discounts(game),
        stall=offers(game),
        services={hero: service_for(game, hero) for hero in heroes(game)} if game.state.phase == "healer" else {},
        muster={kind: muster_price(game, kind) for kind in mustered(game)},
        drafted=drafted(game),
        places=tuple(place_state(game, number) for number in range(len(game.state.places))),
        crowds={str(number): crowd(game, number) for number in known_rooms(game)},
        ways=ways(game),
        progress=progress(game),
        camp=tracker(game).track[game.state.camp] if can_camp(game) else "",
        zones=zones(game),
        radii=radii(game),
    )


def at_work(game: "Catacombs", kind: type[S]) -> S | None:
    """The topmost step of a kind that is under way."""
    return next((step for step in reversed(game.state.agenda) if isinstance(step, kind)), None)


# Figures


def health_of(game: "Catacombs", figure: Figure) -> Track:
    return Track(figure.health, most_of(game, figure.role, figure.kind))


def most_of(game: "Catacombs", role: str, kind: str) -> Sum:
    of_role: Any = getattr(game.content, role)
    printed: int = of_role[kind].health
    return summed((printed, Phrase("why-printed")), (game.most_health(role, kind) - printed, Phrase("why-agreed")))


def lord_track(game: "Catacombs") -> Track:
    """Before the last battle the lord is whole."""
    figure = game.state.figures.get(game.state.lord)
    most = most_of(game, "lord", game.state.lord)
    return Track(figure.health if figure else most.total, most)


def figure_shown(game: "Catacombs", name: str) -> FigureShown:
    figure = game.state.figures[name]
    is_there = name in game.state.discs and not figure.wall
    own = dict(powers(game, name)) if is_there and figure.role in ("monster", "lord") else {}
    return FigureShown(health_of(game, figure), (*marks(game, name),), attacks_of(game, name) if is_there else (), own)


def marks(game: "Catacombs", name: str) -> Iterator[str]:
    state, figure = game.state, game.state.figures[name]
    is_fight = state.phase == "combat" and state.round > 0
    given = {
        "dead": not figure.health,
        "wall": figure.wall,
        "stone": figure.petrified,
        "down": figure.incapacity != ABLE and not figure.petrified,
        "veiled": figure.veiled,
        "acted": is_fight and figure.acted,
        "ready": is_fight and can_act(game, name),
    }
    return (mark for mark, is_so in given.items() if is_so)


# Heroes


def hero_shown(game: "Catacombs", hero: str) -> HeroShown:
    state, fact = game.state, game.content.hero[hero]
    sheet = state.sheets[hero]
    rage = {"rage": Track(sheet.rage, Sum(fact.most_rage))} if fact.most_rage else {}
    cards = tuple(dict.fromkeys((*sheet.items, *game.cards_of(hero))))
    return HeroShown(rage, dict(powers(game, hero, cards)), cards, gold_to_come(game).get(hero, 0), fact.bonus)


def gold_to_come(game: "Catacombs") -> dict[str, int]:
    """catacombs.resolution.gold: what the heroes would be paid if the fight ended now, tried on a copy."""
    state = game.state
    if state.phase != "combat" or not any(figure.killer for figure in state.figures.values()):
        return {}
    after = type(game)(game.setup, game.loaded, state.clone(Chance(0)))
    Resolution().pay(after)
    return {hero: after.state.sheets[hero].gold - sheet.gold for hero, sheet in state.sheets.items()}


def powers(game: "Catacombs", name: str, cards: tuple[str, ...] = ()) -> Iterator[tuple[str, Power]]:
    """What a figure can do besides attacks, and what its cards do for it."""
    content, figure = game.content, game.state.figures[name]
    why = {}
    if name in game.state.discs:
        why = {f"{role}:{id}": rule for _, role, id, rule in possibilities(game, name, figure)}
    for special in game.specials_of(figure):
        fact = content.special[special]
        uses, left = special_uses(game, name, special) if figure.role == "hero" else (None, 0)
        attacks, rule = attacks_in(fact.effects), why.get(f"special:{special}", "")
        yield f"special:{special}", Power(uses, left, fact.rage, fact.magic, attacks=attacks, rule=rule)
    if figure.role == "hero" and content.hero[name].casts:
        for spell in (*game.state.spells, *game.state.spent):
            left = int(spell in game.state.spells)
            rule = why.get(f"spell:{spell}", "") if left else "catacombs.spell.once-per-game"
            yield f"spell:{spell}", Power(Sum(1), left, attacks=attacks_in(content.spell[spell].effects), rule=rule)
    for card in cards:
        item = item_of(game, card)
        uses = Sum(item.uses) if item.uses else None
        left = item.uses - used(game, name, card) if uses else 0
        attacks, rule = attacks_in(item.effects), why.get(f"card:{card}", "") or why_idle(game, name, card)
        yield f"card:{card}", Power(uses, left, magic=item.magic, attacks=attacks, rule=rule)


def special_uses(game: "Catacombs", hero: str, special: str) -> tuple[Sum | None, int]:
    """catacombs.combat.special-uses: how often in a room, with the cards that give more, and how often still."""
    if not uses_of(game, hero, special):
        return None, 0
    more = [(count, game.describe("card", card)) for count, card in more_uses(game, hero, special)]
    uses = summed((game.content.special[special].uses, Phrase("why-printed")), *more)
    return uses, uses.total - used(game, hero, special)


def attacks_in(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """The attacks that some effects make, each once."""
    found: list[str] = []
    for effect in effects:
        given: dict[str, Any] = dict(effect.arguments)
        found += given.get("attacks", ())
        found += [given["attack"]] if "attack" in given else []
        found += [attack for line in given.get("lines", ()) for attack in line]
    return tuple(dict.fromkeys(found))


def why_idle(game: "Catacombs", hero: str, card: str) -> str:
    """The rule by which a card is of no use to whoever has it, as things are."""
    if card not in game.cards_of(hero):
        return "catacombs.equipment.owner-only"
    if not is_working(game, hero):
        return "catacombs.equipment.off-when-incapacitated"
    return "" if is_left(game, hero, card) else "catacombs.equipment.conditions"


# The action that goes on


def acting(game: "Catacombs") -> str:
    """The figure whose action, or answer to one, is under way."""
    kinds = (Strike, Chain, Attack, Use, Activation)
    step: Any = next((step for step in reversed(game.state.agenda) if isinstance(step, kinds)), None)
    return step.figure if step else ""


def shots_of(game: "Catacombs") -> tuple[Shot, ...]:
    """catacombs.sequence.icon, catacombs.chain.number: all flicks of the action; between two of them, the next one is now."""
    step = next((step for step in reversed(game.state.agenda) if isinstance(step, Strike | Chain | Attack)), None)
    match step:
        case Strike():
            attacks, now = step.shots or (step.attack,), step.number - 1
        case Chain():
            attacks, now = step.shots, step.before + step.number
        case Attack():
            attacks, now = flicks_of(game, step.attacks), len(flicks_of(game, step.attacks[: step.number]))
        case _:
            return ()
    states = ("done" if at < now else "now" if at == now else "next" for at in range(len(attacks)))
    return tuple(Shot(attack, state) for attack, state in zip(attacks, states, strict=True))


def blows(game: "Catacombs") -> dict[str, dict[str, Blow]]:
    """What the flick that is made, or those that could be chosen, would do to each enemy that is struck."""
    strikes = list(possible_strikes(game))
    aside = type(game)(game.setup, game.loaded, game.state)  # nobody reads its log
    return {
        strike.attack: {target: blow(aside, strike, target) for target in enemies_of(game, strike.figure)}
        for strike in strikes
        if game.content.attack[strike.attack].kind != "move"
    }


def possible_strikes(game: "Catacombs") -> Iterator[Strike]:
    figures = game.state.figures
    if (strike := at_work(game, Strike)) and strike.figure in figures:
        yield strike
    elif (act := at_work(game, Activation)) and act.figure in game.state.discs and act.figure in figures:
        plain = [attack for line in attacks_of(game, act.figure) for attack in line]
        cards = game.cards_of(act.figure) if act.figure in game.state.sheets else ()
        able = [power for _, power in powers(game, act.figure, cards) if not power.rule]
        for attack in dict.fromkeys((*plain, *(attack for power in able for attack in power.attacks))):
            yield Strike(figure=act.figure, attack=attack)


def blow(aside: "Catacombs", strike: Strike, target: str) -> Blow:
    aside.events.clear()
    health = aside.state.figures[target].health
    total = strike.foretell(aside, target)
    if not total:
        return Blow(Sum(0), health, aside.events[-1].rule if aside.events else "")
    parts = [(amount, reason(strike.attack, why)) for amount, why in strike.parts(aside, target)]
    more = total - sum(amount for amount, _ in parts)
    card = aside.why_more(strike, target) if more else ""
    return Blow(summed(*parts, (more, aside.describe("card", card) if card else "")), max(health - total, 0))


def reason(attack: str, why: str) -> Word:
    return Called("attack", attack) if why == "printed" else Phrase(f"why-{why}")


# Special rooms


def offers(game: "Catacombs") -> dict[str, Offer]:
    visit = at_work(game, Merchant)
    if visit is None:
        return {}
    party = heroes(game)
    return {
        card: Offer(
            item_of(game, card).price,
            visit.least_price(game, card),
            tuple(hero for hero in party if hero in item_of(game, card).heroes),
        )
        for card in game.state.stall
    }


def mustered(game: "Catacombs") -> tuple[str, ...]:
    step = at_work(game, Muster)
    return tuple(dict.fromkeys(step.left)) if step and not step.count else ()


def drafted(game: "Catacombs") -> dict[str, int]:
    step = at_work(game, ChooseHeroes)
    return {hero: game.state.sheets[hero].seat for hero in step.taken} if step else {}


# What the quest is about


def goal(game: "Catacombs") -> Goal:
    """catacombs.overview.goal, catacombs.victory.overseer"""
    state, options = game.state, game.setup.options
    lord = Called("lord", state.lord)
    party, overseer = hero_seats(game), (state.overseer,)
    health = lord_track(game)
    fallen = sum(not state.figures[hero].health for hero in heroes(game))
    blow = Phrase("goal-kill-lord", {"lord": lord, "health": health.most.total})
    kill = Aim(party, blow, health.most.total - health.now, health.most.total)
    crush = Aim(overseer, Phrase("goal-kill-heroes", {"count": len(state.sheets)}), fallen, len(state.sheets))
    way = Phrase(f"goal-way-{options['path']}", {"camping": bool(options["camping"])})
    has_story = state.story != "none"
    return Goal(
        title=Called("scenario", state.story) if has_story else Phrase("goal-title", {"lord": lord}),
        brief=Phrase("goal-story", {"story": Phrase(f"scenario-{state.story}.text"), "way": way}) if has_story else way,
        aims=(kill, road(game), crush),
        end=Phrase("goal-end", {"lord": lord, "allies": bool(options["allies-delay"])}),
    )


def road(game: "Catacombs") -> Aim:
    """The way to the lair: rooms that are behind the heroes, or whether it is found."""
    party = hero_seats(game)
    if game.setup.options["path"] == "labyrinth":
        return Aim(party, Phrase("goal-find-lair"), int(is_at_lair(game)), 1)
    before = progress(game).rooms - 1
    return Aim(party, Phrase("goal-cross-rooms", {"count": before}), cleared(game), before)


def cleared(game: "Catacombs") -> int:
    """How many rooms of the line are behind the heroes; not the one that is being fought for."""
    state = game.state
    columns = {place.x for number, place in enumerate(state.places) if place.explored and number != state.here}
    if state.here == NOWHERE or is_at_lair(game):
        return len(columns)
    is_done = state.phase in ("exploration", "resolution")
    return len(columns) + is_done


# The catacombs


def place_state(game: "Catacombs", number: int) -> str:
    state = game.state
    place = state.places[number]
    if number == state.here:
        return "here"
    if place.explored:
        return "explored"
    if game.setup.options["path"] == "labyrinth":
        return "closed" if (state.here, number) in state.closed else ""
    ahead = next_column(game)
    return "passed" if not ahead or place.x < state.places[ahead[0]].x else ""


def known_rooms(game: "Catacombs") -> list[int]:
    """The rooms that are still to be fought for and whose cards are known."""
    state = game.state
    cards = [place.card or (state.face_down or {}).get(number) for number, place in enumerate(state.places)]
    return [
        number
        for number, card in enumerate(cards)
        if card and not state.places[number].explored and level_of(game.content, card) not in game.chambers
    ]


def crowd(game: "Catacombs", number: int) -> dict[str, int]:
    """catacombs.wandering.count, catacombs.limit.monster-reserve: whom the heroes would meet if they entered now."""
    state, place = copy(game.state), game.state.places[number]
    card = place.card or state.face_down[number]
    state.here = number
    state.places = [*state.places]
    state.places[number] = replace(place, card=card)
    there = type(game)(game.setup, game.loaded, state)
    return {kind: count for kind, count in monsters_of_room(there).items() if count}


def ways(game: "Catacombs") -> dict[str, int]:
    if game.setup.options["path"] != "labyrinth" or game.state.here == NOWHERE:
        return {}
    return {direction: neighbour(game, direction) for direction in open_ways(game)}


def progress(game: "Catacombs") -> Progress:
    places, here = game.state.places, game.state.here
    if game.setup.options["path"] == "labyrinth":
        return Progress(sum(place.explored for place in places), len(places))
    columns = len({place.x for place in places})
    return Progress(0 if here == NOWHERE else places[here].x + 1, columns)


def is_at_lair(game: "Catacombs") -> bool:
    state = game.state
    return state.here != NOWHERE and level_of(game.content, state.places[state.here].card) == LAIR


def zones(game: "Catacombs") -> dict[str, tuple[int, int, int, int]]:
    """catacombs.board.two-zones"""
    if not game.state.board:
        return {}
    found = {side: zone_of(game, side) for side in ("heroes", "monsters")}
    return {side: (zone.left, zone.bottom, zone.right, zone.top) for side, zone in found.items()}


def radii(game: "Catacombs") -> dict[str, int]:
    kinds = (*game.state.sheets, game.state.lord, *game.content.monster, *game.content.piece)
    return {kind: radius_of(game, kind) for kind in kinds}
