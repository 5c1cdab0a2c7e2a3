"""What a sensible player mostly does: a weight for every option of a question, so that thoughts go where it matters.

A weight of 0 means: not worth a thought, because another option leads to the same. Everything is rough and quick; the search
corrects it. Scores are natural logarithms of weights. Questions that are not listed here are answered evenly.
"""

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from souterrain.games.claustrophobia.cards import instinct_of
from souterrain.games.claustrophobia.fighter import endurance, is_cancelled, stat
from souterrain.games.claustrophobia.mind.aim import aims, distances_to, goal_of, seeks
from souterrain.games.claustrophobia.power import fact_of
from souterrain.games.claustrophobia.state import BONUS_DIE, HUMAN, INFERNAL, Fighter
from souterrain.kernel.decision import Choice, Option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

NEVER = -20.0
Scores = list[float]


def weigh(game: "Claustrophobia", choice: Choice) -> Sequence[float]:
    """A weight for each option."""
    habit = HABITS.get(choice.kind)
    if habit is None:
        return [1.0] * len(choice.options)
    return [math.exp(score) if score > NEVER else 0.0 for score in habit(game, choice)]


# The human preparation


def worth_of_line(game: "Claustrophobia", fighter: Fighter, die: int, *, walking: bool) -> float:
    """How much a fighter wants this line now: to fight where enemies are, else to go on."""
    if is_cancelled(fighter, die):
        return -3.0
    line = game.content.warrior[fighter.kind].lines[die - 1]
    worth = 0.6 * line.CBT + 0.6 * line.DEF + (1.2 if walking else 0.2) * min(line.DPT, 2)
    if line.slot == "instinct":
        worth += 0.5
    elif line.slot == "gift" and any(game.content.gift[gift].die == die for gift in fighter.gifts):
        worth += 1.2
    return worth


def walkers(game: "Claustrophobia") -> list[bool]:
    """For each tile, whether a human there would rather go on than fight."""
    calm = [goal_of(game) != "hold"] * len(game.state.tiles)
    for fighter in game.state.fighters:
        if fighter.place >= 0 and fighter.camp == INFERNAL:
            calm[fighter.place] = False
    return calm


def assign(game: "Claustrophobia", choice: Choice) -> Scores:
    """Dice are handed out to one fighter after the other: any other order leads to the same."""
    state = game.state
    bare = [n for n, each in enumerate(state.fighters) if each.camp == HUMAN and each.place >= 0 and not each.die]
    first = bare[0] if bare else -1
    calm = walkers(game)
    plans = _plans(game, bare, calm) if bare else {}
    best = max(plans.values(), default=0.0)
    scores = []
    for option in choice.options:
        if option.verb == "done":
            scores.append(1.5)
            continue
        n = option["fighter"]
        if option.verb == "assign":
            scores.append(2.0 * (plans[option["die"]] - best) if n == first else NEVER)
        elif option.verb == "change_die":
            fighter = state.fighters[n]
            if n != first:
                scores.append(NEVER)
                continue
            walking = calm[fighter.place]
            gained = worth_of_line(game, fighter, instinct_of(game, option["card"]).die, walking=walking)
            scores.append(gained - worth_of_line(game, fighter, option["die"], walking=walking) - 3.0)
        else:
            scores.append(_worth_of_card(game, state.fighters[n], option["card"], calm))
    return scores


def _plans(game: "Claustrophobia", bare: list[int], calm: list[bool]) -> dict[int, float]:
    """For each die that the first fighter may get, what all get if the others then choose in turn."""
    fighters = game.state.fighters
    dice = game.state.activation_dice
    worth = {
        (n, die): worth_of_line(game, fighters[n], die, walking=calm[fighters[n].place])
        for n in bare
        for die in dict.fromkeys(dice)
    }
    plans = {}
    for mine in dict.fromkeys(dice):
        left = list(dice)
        left.remove(mine)
        total = worth[bare[0], mine]
        for n in bare[1:]:
            die = max(left, key=lambda die: worth[n, die])
            left.remove(die)
            total += worth[n, die]
        plans[mine] = total
    return plans


def _worth_of_card(game: "Claustrophobia", fighter: Fighter, card: str, calm: list[bool]) -> float:
    match instinct_of(game, card).effects[0].name:
        case "hold-on":
            return 1.5 if fighter.exhausted else -4.0
        case "heal-line":
            return 0.5 * fighter.damage.bit_count() - 1.5
        case _:
            return -3.5 if calm[fighter.place] or not fighter.die else -1.5


def cancel_line(game: "Claustrophobia", choice: Choice) -> Scores:
    """The worst line goes first; the one in use only if nothing else is left."""
    return [-worth for worth in _lines(game, choice)]


def heal_line(game: "Claustrophobia", choice: Choice) -> Scores:
    return _lines(game, choice)


def _lines(game: "Claustrophobia", choice: Choice) -> Scores:
    scores = []
    for option in choice.options:
        fighter = game.state.fighters[option["fighter"]]
        line = game.content.warrior[fighter.kind].lines[option["line"] - 1]
        scores.append(line.CBT + line.DEF + 0.7 * line.DPT + 0.5 * bool(line.slot))
    return scores


def guard(game: "Claustrophobia", choice: Choice) -> Scores:
    """A bodyguard takes hits for whom they would hurt more."""
    about: dict[str, Any] = dict(choice.about)
    guard, target = (game.state.fighters[about[role]] for role in ("guard", "target"))
    spare = endurance(game, guard) - endurance(game, target)
    return [0.5 * spare * option["hits"] for option in choice.options]


# Activation, of both sides


def activate(game: "Claustrophobia", choice: Choice) -> Scores:
    """Everybody acts; those who face an enemy first."""
    places = [0] * (len(game.state.tiles) + 1)
    for fighter in game.state.fighters:
        if fighter.place >= 0 and fighter.camp != choice.seat:
            places[fighter.place] = 1
    scores = []
    for option in choice.options:
        if option.verb == "activate":
            scores.append(float(places[game.state.fighters[option["fighter"]].place]))
        else:
            scores.append(-4.0 if option.verb == "end_phase" else -5.0)
    return scores


def act(game: "Claustrophobia", choice: Choice) -> Scores:
    about: dict[str, Any] = dict(choice.about)
    fighter = game.state.fighters[about["fighter"]]
    return (_act_human if fighter.camp == HUMAN else _act_infernal)(game, fighter, choice.options)


def chance_to_hit(game: "Claustrophobia", target: Fighter) -> float:
    return max(7 - min(stat(game, target, "DEF"), 6), 1) / 6


def _act_human(game: "Claustrophobia", fighter: Fighter, options: Sequence[Option]) -> Scores:
    far = distances_to(game, aims(game, fighter))
    here = far[fighter.place]
    prey = goal_of(game) == "slay"
    scores = []
    for option in options:
        match option.verb:
            case "attack":
                target = game.state.fighters[option["target"]]
                worth = chance_to_hit(game, target) * (1.0 if target.type == "troglodyte" else 1.3)
                scores.append(1.5 + worth + (1.0 if prey and target.type == "demon" else 0.0))
            case "special":
                scores.append(4.0)
            case "leave":
                scores.append(5.0 if goal_of(game) == "escape" or fighter.relic else -5.0)
            case "use":
                scores.append(2.0)
            case "move":
                scores.append(1.5 * (here - far[option["tile"]]) - 0.3)
            case "explore":
                scores.append(1.8 if seeks(game, fighter.place, option["side"]) else -2.0)
            case _:
                scores.append(0.0)
    return scores


def _act_infernal(game: "Claustrophobia", fighter: Fighter, options: Sequence[Option]) -> Scores:
    humans = [each.place for each in game.state.fighters if each.camp == HUMAN and each.place >= 0]
    far = distances_to(game, dict.fromkeys(humans))
    here = far[fighter.place]
    scores = []
    for option in options:
        match option.verb:
            case "attack":
                target = game.state.fighters[option["target"]]
                scores.append(1.5 + 2.0 * chance_to_hit(game, target) + 0.3 * target.damage.bit_count())
            case "move" | "crawl":
                scores.append(1.5 * (here - far[option["tile"]]) - (0.3 if here else 1.0))
            case _:
                scores.append(0.0)
    return scores


# The infernal preparation and threat


def place_die(game: "Claustrophobia", choice: Choice) -> Scores:
    return [_worth_of_box(game, option["power"], option["die"]) for option in choice.options]


def _worth_of_box(game: "Claustrophobia", power: str, die: int) -> float:
    """Threat first; a pair where it can be completed with the dice at hand; a hound that would stand idle otherwise."""
    state = game.state
    face = die % BONUS_DIE
    fact = fact_of(game, power)
    lying = state.waiting.get(power, ())
    condition = fact.condition
    together = (*lying, die)
    odd = sum(each % 2 for each in together)
    mixed = 0 < odd < len(together)
    if condition.colour in ("same", "white", "red") and mixed:
        return -3.0
    if (condition.colour == "white" and not face % 2) or (condition.colour == "red" and face % 2):
        return -3.0
    if condition.equal and len({each % BONUS_DIE for each in together}) > 1:
        return -3.0
    if power == "abyssal-threat":
        return 2.5
    if fact.of == "hellhound":
        return 0.5 + face / 3
    missing = condition.least - len(together)
    partners = sum(
        1
        for each in state.destiny_dice
        if condition.colour == "any" or (each % 2 == face % 2) == (condition.colour != "both")
    )
    if missing > partners - 1:
        return -1.0
    return (1.2 if missing <= 0 else 0.3) + 0.1 * face * (condition.total > 0 or power == "dark-destiny")


def roll_destiny(game: "Claustrophobia", choice: Choice) -> Scores:
    return [float(option["count"]) for option in choice.options]


def threaten(game: "Claustrophobia", choice: Choice) -> Scores:
    """Fighters come in near the humans; far away they come too late."""
    humans = [each.place for each in game.state.fighters if each.camp == HUMAN and each.place >= 0]
    far = distances_to(game, dict.fromkeys(humans))
    scores = []
    for option in choice.options:
        if option.verb == "bring":
            fighter = game.state.fighters[option["fighter"]]
            eager = {"troglodyte": 1.8, "hellhound": 1.0, "demon": 2.2}.get(fighter.type, 1.5)
            scores.append(eager - 0.9 * abs(far[option["tile"]] - 0.6))
        else:
            scores.append(0.7 if option.verb == "play" else 0.0)
    return scores


def entry_die(game: "Claustrophobia", choice: Choice) -> Scores:
    return [float(option["die"]) if option.verb == "set_die" else -2.0 for option in choice.options]


HABITS: dict[str, Callable[["Claustrophobia", Choice], Scores]] = {
    "assign": assign,
    "cancel_line": cancel_line,
    "heal_line": heal_line,
    "guard": guard,
    "activate": activate,
    "act": act,
    "place_die": place_die,
    "roll_destiny": roll_destiny,
    "threaten": threaten,
    "entry_die": entry_die,
}
