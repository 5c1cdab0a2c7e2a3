"""What is true now in Dungeon Twister, worked out by the rules for who draws the table: strengths piece by piece, what acts cost,
what a combat card would bring, who can still act and what is left."""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct

from souterrain.content import Called, Phrase, Word
from souterrain.content.text import slots
from souterrain.games.twister.acts import price_of
from souterrain.games.twister.attack import is_free
from souterrain.games.twister.combat import Combat, Kind, Share, leaders, own_shares
from souterrain.games.twister.figure import can_act, free_hands
from souterrain.games.twister.move import Displacement
from souterrain.games.twister.naming import figure_name, item_name
from souterrain.games.twister.sight import weapons
from souterrain.games.twister.turn import points_kept
from souterrain.games.twister.victory import MOST_QUIET, can_still_score
from souterrain.kernel.decision import Choice, Option
from souterrain.kernel.shown import Aim, Goal, Shown, Sum, summed

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

FIGHTS: dict[str, tuple[Kind, str]] = {
    "attack": ("close", ""),
    "lance": ("lance", ""),
    "shoot": ("ranged", "own"),
    "shoot_bow": ("ranged", "bow"),
}


class FigureNow(Struct, frozen=True, omit_defaults=True):
    """A character as it counts now, by itself in close combat."""

    movement: Sum
    attack: Sum
    defence: Sum
    ready: bool = False  # may act in its player's turn
    idle: Word = ""  # why it may not
    left: int = 0  # zones, of the one on its way
    hands: int = 0  # free ones
    free: bool = False  # its next attack costs nothing
    weapons: tuple[str, ...] = ()  # that it can shoot with in this turn


class SideNow(Struct, frozen=True, omit_defaults=True):
    """A player: victory points and those that win, action points, and what would become of them if the turn ended now."""

    score: int
    target: int
    points: int
    kept: int
    lost: int = 0
    jumps: int = 0
    cards: int = 0
    able: bool = False  # somebody may still score


class Clash(Struct, frozen=True):
    """What both sides of a combat are worth before their cards."""

    attack: Sum
    defence: Sum


class Outcome(Struct, frozen=True):
    """What a card would bring: one's total, and how it fares against each card that the other may lay."""

    total: int
    beats: tuple[int, ...]
    ties: tuple[int, ...]
    loses: tuple[int, ...]


class Fight(Struct, frozen=True, omit_defaults=True):
    """The combat under way. `plays` are for the seat that chooses a card, by value; so is `extra`, a second card laid before."""

    kind: Kind
    seat: int
    attacker: int
    target: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    clash: Clash
    cards: int = 1
    extra: int = -1
    named: int = -1
    named_for: int = -1  # the seat that must play the named card
    plays: dict[str, Outcome] = {}


class TwisterShown(Shown, kw_only=True):
    """`prices` in action points and `clashes` are by the ids of the options that are open; `far` is why the one on its way does not
    go to a zone that its question does not name."""

    figures: dict[str, FigureNow]
    sides: tuple[SideNow, ...]
    prices: dict[str, int]
    clashes: dict[str, Clash]
    fight: Fight | None
    far: Word


def shown(game: "Twister", seat: int | None) -> TwisterShown:
    agenda = game.state.agenda
    moving = next((step for step in reversed(agenda) if isinstance(step, Displacement)), None)
    combat = next((step for step in reversed(agenda) if isinstance(step, Combat) and step.attackers), None)
    acts = [each for each in _options(game, seat, "act") if each.subjects]
    return TwisterShown(
        names=game.names(),
        goal=game.still(goal),
        figures=game.still(figures, moving),
        sides=tuple(game.still(side_now, side, len(game.state.hand.get(side, ()))) for side in range(len(game.seats))),
        prices={each.id: price_of(game, each.verb, _actor(each)) for each in acts},
        clashes={each.id: clash_of(game, each) for each in acts if each.verb in FIGHTS},
        fight=fight(game, combat, seat) if combat else None,
        far=why_far(moving) if moving else "",
    )


def _options(game: "Twister", seat: int | None, kind: str) -> tuple[Option, ...]:
    """The options of a question to this seat."""
    for asked in game.open_decisions():
        if isinstance(asked, Choice) and asked.seat == seat and asked.kind == kind:
            return asked.options
    return ()


def _actor(option: Option) -> int:
    """Who would act; -1 where that is open, as with a room that somebody reveals."""
    found = dict(option.subjects).get("figure", -1)
    return found if isinstance(found, int) else -1


# Characters


def figures(game: "Twister", moving: Displacement | None) -> dict[str, FigureNow]:
    """Those in the labyrinth or before it. Most of them stand as they stood; who leads them depends on where all others are."""
    found = {}
    for n, figure in enumerate(game.state.figures):
        if figure.cell >= 0:
            on_way = moving if moving and moving.figure == n else None
            found[str(n)] = game.still(figure_now, n, on_way, leaders(game, n))
    return found


def figure_now(game: "Twister", n: int, on_way: Displacement | None, led: list[Share]) -> FigureNow:
    figure = game.state.figures[n]
    ready = can_act(game, figure)
    idle = "" if ready else why_idle(game, n)
    printed = game.book.characters[figure.kind].movement
    return FigureNow(
        movement=summed((printed, Phrase("why-card")), (0 if ready else -printed, idle)),
        attack=_sum(game, own_shares(game, n, attacking=True, close=True) + led),
        defence=_sum(game, own_shares(game, n, attacking=False, close=True) + led),
        ready=ready,
        idle=idle,
        left=on_way.points if on_way else 0,
        hands=max(free_hands(game, figure), 0),
        free=ready and is_free(game, n),
        weapons=tuple(weapons(game, n)) if ready else (),
    )


def why_idle(game: "Twister", n: int) -> Word:
    """twister.wounded.no-actions, twister.cleric.healed-idle"""
    figure = game.state.figures[n]
    who = figure_name(game, n)
    if figure.bearer >= 0:
        return Phrase("why-carried", {"figure": who, "bearer": figure_name(game, figure.bearer)})
    return Phrase("why-wounded" if figure.wounded else "why-healed", {"figure": who})


def why_far(moving: Displacement) -> Word:
    """twister.move.allowance: each zone on the way costs a point of movement, and the way must be open."""
    return Phrase("why-far", {"left": moving.points})


def _sum(game: "Twister", found: list[Share]) -> Sum:
    return summed(*((share[0], why_share(game, share)) for share in found))


def why_share(game: "Twister", share: Share) -> Word:
    """Where a part of a strength comes from."""
    _, kind, number = share
    match kind:
        case "object":
            return item_name(game, number)
        case "figure":
            return figure_name(game, number)
        case _:
            return Phrase(f"why-of-{kind}", {"figure": figure_name(game, number)})


def side_now(game: "Twister", seat: int, cards: int) -> SideNow:
    state = game.state
    points, kept = state.wheel[seat], points_kept(game, seat)
    return SideNow(
        score=state.score[seat],
        target=game.scenario.target,
        points=points,
        kept=kept,
        lost=points - kept,
        jumps=state.jumps[seat],
        cards=cards,
        able=can_still_score(game, seat),
    )


# Combat


def clash_of(game: "Twister", option: Option) -> Clash:
    """An attack as it would be, if this option were taken."""
    kind, weapon = FIGHTS[option.verb]
    combat = Combat(kind=kind, attacker=option["figure"], target=option["target"], weapon=weapon)
    combat.muster(game)
    return clash(game, combat)


def clash(game: "Twister", combat: Combat) -> Clash:
    sides = ([share for _, share in combat.shares(game, attacking=attacking)] for attacking in (True, False))
    return Clash(*(_sum(game, side) for side in sides))


def fight(game: "Twister", combat: Combat, seat: int | None) -> Fight:
    extra = combat.extra if combat.extra is not None and seat == combat.attacker_seat else -1
    return Fight(
        kind=combat.kind,
        seat=combat.attacker_seat,
        attacker=combat.attacker,
        target=combat.target,
        attackers=combat.attackers,
        defenders=combat.defenders,
        clash=clash(game, combat),
        cards=2 if combat.two else 1,
        extra=extra,
        named=combat.named,
        named_for=1 - combat.namer if combat.named >= 0 else -1,
        plays={} if seat is None else dict(plays(game, combat, seat, max(extra, 0))),
    )


def plays(game: "Twister", combat: Combat, seat: int, extra: int) -> Iterator[tuple[str, Outcome]]:
    """twister.melee.total, twister.melee.higher-wins: what each card that a seat may lay would bring."""
    offered = [option["card"] for option in _options(game, seat, "lay") if option.verb == "lay"]
    if not offered:
        return
    before = clash(game, combat)
    attacks = seat == combat.attacker_seat
    own, other = (before.attack, before.defence) if attacks else (before.defence, before.attack)
    theirs = sorted(possible(game, combat, seat))
    for value in offered:
        total = own.total + extra + value
        yield (
            str(value),
            Outcome(
                total,
                beats=tuple(each for each in theirs if other.total + each < total),
                ties=tuple(each for each in theirs if other.total + each == total),
                loses=tuple(each for each in theirs if other.total + each > total),
            ),
        )


def possible(game: "Twister", combat: Combat, seat: int) -> set[int]:
    """What the other's cards may add, as far as this seat can know: what was seen, what was named, what is not known to be gone."""
    state, values = game.state, game.book.combat
    other = 1 - seat
    if state.laid and None not in state.laid:
        return {sum(values[card] for card in state.laid)}
    if state.known.get(seat):
        hand = [values[card] for card in state.known[seat]]
    else:
        gone = [values[card] for card in state.spent_openly[other]]
        hand = [card.value for card in game.content.combat.values() for _ in range(card.copies)]
        for value in gone:
            hand.remove(value)
    named = combat.named_for(other)
    first = [named] if named in hand else hand
    if not (combat.two and other == combat.attacker_seat):
        return set(first)
    return {sum(pair) for pair in combinations(hand, 2) if pair[0] in first or pair[1] in first}


# What the match is about


def goal(game: "Twister") -> Goal:
    """twister.victory.target, and when nobody gets there."""
    scenario, state = game.scenario, game.state
    written: dict[str, Word] = {slot: value for slot, value in slots(scenario).items() if not isinstance(value, float)}
    aim = Phrase("goal-points", {"target": scenario.target})
    quiet = max(state.quiet, 0)
    return Goal(
        title=Called("scenario", scenario.id),
        brief=Phrase(f"scenario-{scenario.id}.text", written),
        aims=tuple(Aim((seat,), aim, state.score[seat], scenario.target) for seat in range(len(game.seats))),
        end=Phrase("goal-end", {"most": MOST_QUIET, "left": MOST_QUIET - quiet}),
    )
