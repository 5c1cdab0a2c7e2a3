"""Who acts next, and how: each figure and each of its actions is weighed by what its flicks bring on average.

The search in `players/` then follows the best of them through the rest of the turn, figure by figure, in other orders too.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from souterrain.content import Effect
from souterrain.discs.aim import GLANCE, Care, Hand, best_pushes
from souterrain.flick import Layout
from souterrain.flick import place as spots
from souterrain.games.catacombs.acts import possibilities
from souterrain.games.catacombs.disc import disc_at, radius_of
from souterrain.games.catacombs.equipment import item_of
from souterrain.games.catacombs.figure import attacks_of, enemies_of
from souterrain.games.catacombs.mind.habit import act_price, weigh
from souterrain.games.catacombs.mind.lore import lore_of
from souterrain.games.catacombs.mind.stake import at_stake
from souterrain.kernel.decision import Choice, Option

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

TEMPER = 0.4
FOLLOWING = 0.7  # share of the first flick's worth that a further one mostly brings
CLOSER = Care(24, (0.25, 0.5, 0.85), (-0.5, 0.0, 0.5), kept=8, times=6)


def ponder(game: "Catacombs", choice: Choice, hand: Hand) -> Sequence[float]:
    """As `weigh`, but for who acts and how by what it brings."""
    weights = weigh(game, choice)
    match choice.kind:
        case "choose_figure" | "choose_monster":
            worth = [_best_of(game, option, hand) for option in choice.options]
        case "act":
            figure = str(dict(choice.about)["figure"])
            worth = [_worth_of(game, figure, option, hand) for option in choice.options]
        case _:
            return weights
    known = [each for each in worth if each is not None]
    if not known:
        return weights
    best = max(known)
    # What no flick tells about keeps the weight it has in passing.
    return [
        math.exp((each - best) / TEMPER) + 0.01 if each is not None else weight
        for each, weight in zip(worth, weights, strict=True)
    ]


def _best_of(game: "Catacombs", option: Option, hand: Hand) -> float | None:
    """What a figure's best action brings beyond what it brings to stay as things are."""
    if option.verb != "act":
        return None
    name = option["figure"]
    figure = game.state.figures[name]
    found = [attack_worth(game, name, attacks, hand) for attacks in attacks_of(game, name)]
    for verb, _, id, rule in possibilities(game, name, figure):
        if verb == "special" and not rule:
            worth = _deed_worth(game, name, verb, id, game.content.special[id].effects, hand)
            found += [worth] if worth is not None else []
    return max(found, default=0.0)


def _worth_of(game: "Catacombs", figure: str, option: Option, hand: Hand) -> float | None:
    match option.verb:
        case "attack":
            return attack_worth(game, figure, option["sequence"], hand)
        case "special":
            id = option["special"]
            return _deed_worth(game, figure, option.verb, id, game.content.special[id].effects, hand)
        case "cast":
            id = option["spell"]
            return _deed_worth(game, figure, option.verb, id, game.content.spell[id].effects, hand)
        case "use":
            id = option["card"]
            return _deed_worth(game, figure, option.verb, id, item_of(game, id).effects, hand)
        case _:
            return None


def _deed_worth(
    game: "Catacombs", figure: str, verb: str, id: str, effects: Sequence[Effect], hand: Hand
) -> float | None:
    """What all effects of an action bring, less what it uses up; nothing where one of them is unknown."""
    lore = lore_of(game)
    parts = [
        lore.deed(game, figure, effect, lambda who, attacks: attack_worth(game, who, attacks, hand))
        for effect in effects
    ]
    known = [part for part in parts if part is not None]
    return sum(known) - act_price(game, figure, verb, id) if len(known) == len(parts) else None


def attack_worth(game: "Catacombs", figure: str, attacks: tuple[str, ...], hand: Hand) -> float:
    """What a sequence of attacks brings on average: its first flick aimed, the others reckoned from it."""
    if not attacks or not enemies_of(game, figure) or figure not in game.state.discs:
        return 0.0
    total = 0.0
    layout = game.layout()
    aimed: dict[tuple[str, str, int], float] = {}
    for number, attack in enumerate(attacks):
        fact = game.content.attack[attack]
        key = fact.kind, fact.piece, len(fact.modifiers)
        if key not in aimed:
            aimed[key] = _first_flick(game, layout, figure, attack, hand)
        share = 1.0 if number == 0 else FOLLOWING
        total += aimed[key] * share * (1 + FOLLOWING * (fact.flicks - 1) * 0.8)
    return total


def _first_flick(game: "Catacombs", layout: Layout, figure: str, attack: str, hand: Hand) -> float:
    """What the best push brings, beyond the ways as they are."""
    fact = game.content.attack[attack]
    piece = fact.piece or fact.reserve
    flicked = figure
    if piece:
        beside = _put_beside(game, layout, figure, piece)
        if beside is None:
            return 0.0
        layout, flicked = beside, piece
    found = at_stake(game, layout, figure, attack)
    return best_pushes(found, flicked, hand, CLOSER if not piece else GLANCE)[0].worth - found.still()


def _put_beside(game: "Catacombs", layout: Layout, figure: str, piece: str) -> Layout | None:
    """The projectile beside who shoots, on the side of the nearest enemy."""
    here = layout[figure]
    radius = radius_of(game, piece) / 1000.0
    there = min(
        (layout[enemy] for enemy in enemies_of(game, figure)),
        key=lambda disc: math.hypot(disc.x - here.x, disc.y - here.y),
    )
    far = max(math.hypot(there.x - here.x, there.y - here.y), 1.0)
    away = (here.radius + radius + 1.0) / far
    spot = spots.nearest_free(layout, (here.x + (there.x - here.x) * away, here.y + (there.y - here.y) * away), radius)
    return spot and layout.joined(disc_at(game, piece, round(spot[0] * 1000), round(spot[1] * 1000)))
