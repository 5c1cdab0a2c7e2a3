"""How good a table of Conquest is, and which cards one mostly plays."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from souterrain.games.conquest.cards import card_of
from souterrain.games.conquest.disc import seats_of
from souterrain.games.conquest.facts import Card
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.decision import Choice, Option

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

TOKEN = 0.35  # how much a token of advantage counts; half as much again when few are left
ARMOUR = 0.8  # a kept card, in tokens
STUN = 0.7
DECIDED = 4.0  # how much the end of a game tells, beside all else
HEALING = {"heal": 1.0, "drain": 0.4, "kinship": 0.4, "capture": 0.4}  # tokens that an ability mostly brings


def values(game: "Conquest") -> Sequence[float]:
    """The team with more tokens is ahead, the more so the fewer are left; team-mates share their chance."""
    state = game.state
    if state.standings:
        chances = {team: _won(game, team) for team in (SWORD, SKULL)}
    else:
        ahead = _strength(game, SWORD) - _strength(game, SKULL)
        sword = 1 / (1 + math.exp(-ahead * TOKEN * (1 + 4 / (4 + min(state.health)))))
        chances = {SWORD: sword, SKULL: 1 - sword}
    return [chances[team] / len(seats_of(game, team)) for team in state.teams]


def aspects(game: "Conquest", seat: int) -> dict[str, float]:
    """What speaks for a seat, by name."""
    state = game.state
    own = state.teams[seat]
    if state.standings:
        return {"won": DECIDED * (_won(game, own) - 0.5)}
    return {
        "harm": -TOKEN * state.health[1 - own],
        "health": TOKEN * state.health[own],
        "armour": TOKEN * ARMOUR * (len(state.kept[own]) - len(state.kept[1 - own])),
        "stun": TOKEN * STUN * (state.stunned[1 - own] - state.stunned[own]),
    }


def _won(game: "Conquest", team: int) -> float:
    first = {game.state.teams[seat] for seat, place in enumerate(game.state.standings) if place == 1}
    return (team in first) / len(first)


def _strength(game: "Conquest", team: int) -> float:
    state = game.state
    return state.health[team] + ARMOUR * len(state.kept[team]) - STUN * state.stunned[team]


def weigh(game: "Conquest", choice: Choice) -> Sequence[float]:
    """Cards by what they can cost the enemy or bring, armour by what it saves; a second try is nearly always made.
    Obstacles are fair wherever they lie: computers propose those of the table, and agree to any."""
    about: dict[str, Any] = dict(choice.about)
    weights = []
    for option in choice.options:
        match choice.kind, option.verb:
            case "play_card", "play":
                weights.append(_promise(game, option) ** 2)
            case (("give_up_card" | "strengthen" | "drop_armour"), ("give_up" | "discard" | "drop")):
                weights.append(1 / _promise(game, option))
            case "use_armour", "use":
                weights.append(float(about["damage"]) ** 2)
            case "use_armour", "pass":
                weights.append(0.5 * len(choice.options))
            case "propose_obstacles", "lay":
                weights.append(float(option["layout"] == game.setup.scenario))
            case "agree_obstacles", verb:
                weights.append(float(verb == "agree"))
            case "try_again", "pass":
                weights.append(0.1)
            case _:
                weights.append(1.0)
    return weights


def _promise(game: "Conquest", option: Option) -> float:
    """What a card may do: its damage, half of it for hits that fail, and what it brings besides."""
    card = card_of(game, option["card"])
    damage = sum(game.content.shot[icon.shot].damage * (1.5 if icon.targeted else 1) for icon in card.shots)
    return 0.5 + damage / 2 + besides(card)


def besides(card: Card) -> float:
    """What a card brings besides its shots, in tokens: its healing, its armour."""
    return HEALING.get(card.ability, 0.2) * card.amount + ARMOUR * card.armour


def pace(game: "Conquest") -> int:
    return game.state.turn
