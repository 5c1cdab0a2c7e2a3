"""What a table is worth to each side: the chance that it wins, judged from the forces, the work left and the time left.

The weights were fitted to the ends of games that computer players played among themselves; see `docs/balance.md`. They are
judgements, not rules. What is not here: where one wants to go (`aim`) and what one does (`habit`).
"""

import math
from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.mind.aim import distances_to, goal_of, work_left
from souterrain.games.claustrophobia.scenario import scenario_of
from souterrain.games.claustrophobia.state import BOX, DEAD, HUMAN

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

INFERNAL_PHASES = ("infernal-preparation", "threat", "infernal-activation")

# The sixth line is worth less than the first: what counts is being there at all.
HEALTH = (0.0, 1.0, 1.6, 2.1, 2.5, 2.8, 3.0)
ENDLESS = 20  # turns, where a scenario sets no limit
MANY = 2.0

FEATURES = ("one", "health", "number", "weakest", "swarm", "demon", "hound", "threat", "near", "work", "haste", "cards")

# By the first goal of the scenario, in the order of FEATURES; positive is good for the humans. Where the fit could not tell the
# sign of a small weight, it was set by hand: more enemies are never good.
WEIGHTS: dict[str, tuple[float, ...]] = {
    "escape": (-0.6, 0.18, 0.13, 0.72, -0.03, -0.02, -0.1, -0.03, -0.13, -1.3, -2.8, 0.09),
    "wells-destroyed": (-1.8, 0.24, 0.3, 0.35, -0.03, -0.02, -0.1, -0.03, -0.16, -1.0, -0.95, 0.12),
    "hold": (-1.1, 0.47, 0.12, 1.5, -0.03, -0.08, -0.13, -0.04, -0.06, -2.5, -6.1, 0.02),
    "slay": (2.3, 0.28, 0.43, 0.45, -0.02, -0.15, -0.1, -0.05, -0.23, -4.2, -1.1, 0.06),
    "relics-out": (0.7, 0.13, 0.05, 0.55, -0.03, -0.03, -0.1, -0.02, -0.07, -1.25, -0.75, 0.03),
    "seals-spoken": (0.2, 0.25, 0.15, 0.65, -0.02, -0.11, -0.08, -0.03, -0.1, -6.5, -1.5, 0.06),
    "": (-1.0, 0.25, 0.4, 0.2, -0.1, -0.1, -0.2, -0.05, -0.1, -1.5, -2.0, 0.1),
}


def pace(game: "Claustrophobia") -> int:
    """How far the game has come, in half-turns: thoughts end where one side is done and the other has yet to roll."""
    return game.state.turn * 2 + (game.state.phase in INFERNAL_PHASES)


def values(game: "Claustrophobia") -> tuple[float, float]:
    """The chances of the human and the infernal side."""
    standings = game.state.standings
    if standings:
        human = 0.5 if standings[0] == standings[1] else float(standings[0] < standings[1])
    else:
        weights = WEIGHTS.get(goal_of(game), WEIGHTS[""])
        score = sum(weight * number for weight, number in zip(weights, features(game), strict=True))
        human = 0.01 + 0.98 / (1.0 + math.exp(-score))
    return human, 1.0 - human


# What features speak of, in the eyes of the humans and of the infernal side.
ASPECTS = {
    "health": ("strength", "wounds"),
    "number": ("strength", "wounds"),
    "weakest": ("strength", "wounds"),
    "swarm": ("calm", "force"),
    "demon": ("calm", "force"),
    "hound": ("calm", "force"),
    "near": ("calm", "force"),
    "threat": ("threat", "power"),
    "work": ("goal", "delay"),
    "haste": ("goal", "delay"),
    "cards": ("cards", "cards"),
}
DECIDED = 9.0


def aspects(game: "Claustrophobia", seat: int) -> dict[str, float]:
    """What speaks for a side, by name."""
    if game.state.standings:
        return {"won": DECIDED * (values(game)[seat] - 0.5)}
    weights = WEIGHTS.get(goal_of(game), WEIGHTS[""])
    found: dict[str, float] = {}
    for name, weight, number in zip(FEATURES, weights, features(game), strict=True):
        if name in ASPECTS:
            aspect = ASPECTS[name][seat]
            found[aspect] = found.get(aspect, 0.0) + weight * number * (1 if seat == HUMAN else -1)
    return found


def features(game: "Claustrophobia") -> tuple[float, ...]:
    """What the value is made of, in the order of FEATURES."""
    state, creatures = game.state, game.content.creature
    health = number = swarm = demon = hound = near = 0.0
    weakest = 6
    places = [each.place for each in state.fighters if each.camp == HUMAN and each.place >= 0]
    far = distances_to(game, dict.fromkeys(places))
    for fighter in state.fighters:
        if fighter.type == "western":
            if fighter.place >= 0:
                left = 6 - fighter.damage.bit_count()
                health += HEALTH[left]
                number += 1
                weakest = min(weakest, left)
        elif fighter.type == "demon":
            if fighter.place >= 0:
                demon += 1.0 + creatures[fighter.kind].health - fighter.damage
                near += 2.0 / (1 + far[fighter.place])
            demon += 2.0 * (fighter.place not in (DEAD, BOX)) * (2 - fighter.deaths)
        elif fighter.place >= 0:
            if fighter.type == "hellhound":
                hound += 0.4 + 0.2 * (creatures[fighter.kind].health - fighter.damage)
            else:
                swarm += 1.0 if fighter.type == "troglodyte" else 2.0
            near += 1.0 / (1 + far[fighter.place])
    scenario = scenario_of(game)
    left_turns = max((scenario.turns or state.turn + ENDLESS) - state.turn, 0) + (
        1 if state.phase not in INFERNAL_PHASES else 0
    )
    work = work_left(game)
    return (
        1.0,
        health,
        number,
        weakest / 6,
        swarm,
        demon,
        hound,
        state.threat + sum(map(len, state.waiting.values())),
        near,
        work / 10,
        left_turns / 7 if goal_of(game) == "hold" else min(work / (left_turns + 0.5), MANY),
        len(state.instinct_hand) - len(state.event_hand),
    )
