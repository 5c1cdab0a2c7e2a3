"""What is at stake in a flick of Conquest, in tokens: damage now, and who can be reached by whom afterwards.

A card is judged by its whole sequence: each shot is aimed from where the one before has left the discs.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from souterrain.discs import with_put_back
from souterrain.discs.aim import GLANCE, Hand, best_pushes
from souterrain.discs.stakes import Stakes
from souterrain.flick import Layout, flick
from souterrain.flick import place as spots
from souterrain.games.conquest.cards import card_of, is_piercing
from souterrain.games.conquest.disc import STAYING, disc_at, radius_of, seat_of, team_discs, team_of
from souterrain.games.conquest.ids import number_of
from souterrain.games.conquest.mind.value import besides, weigh
from souterrain.kernel.decision import Choice
from souterrain.kernel.gesture import Flick, Place, read_pair

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

NEXT, LATER = 0.9, 0.3  # tokens that a clear way to an enemy costs it: by who acts next, by who acts after
OURS = 0.6  # share of that, for our own ways: the enemy moves first
SHIELDED = 0.6  # share of damage that is left where the enemy has kept armour
LAST = 6.0  # more for the token that ends the game
TEMPER = 0.35


def stakes(game: "Conquest", asked: Flick | Place) -> Stakes:
    """Of the flick that is asked for, or that follows when the disc is put down."""
    about = dict(asked.about)
    layout = game.layout()
    disc = str(asked.disc)
    if isinstance(asked, Place):
        layout = layout.joined(disc_at(game, disc, *read_pair(asked.example, asked.kind)))
    found = _at_stake(
        game, layout, game.state.teams[asked.seat], str(about.get("shot", "")), str(about.get("target", ""))
    )
    found.is_aimed = isinstance(asked, Place)
    return found


def _at_stake(game: "Conquest", layout: Layout, team: int, shot: str, target: str, card: str = "") -> Stakes:
    found = Stakes(layout)
    fact = game.content.shot[shot] if shot else None
    found.walls_end = True
    found.is_spent = fact is not None and fact.kind == "ranged"
    if fact and fact.damage:
        for enemy in team_discs(1 - team):
            if not target or enemy == target:
                found.give(enemy, _harm(game, 1 - team, fact.damage, card))
    _draw_ways(game, found, team)
    return found


def _harm(game: "Conquest", team: int, damage: int, card: str) -> float:
    """What damage is worth, to the other team."""
    kept = game.state.kept[team] and not (card and is_piercing(game, card))
    return damage * (SHIELDED if kept else 1.0) + LAST * (game.state.health[team] <= damage)


def _draw_ways(game: "Conquest", found: Stakes, team: int) -> None:
    """The enemy's marker says who of them acts next; of ours it is the one that does not act now."""
    for side in (0, 1):
        marker = game.state.markers[side]
        follows = marker if side != team else 3 - marker
        for disc in team_discs(side):
            worth = NEXT if number_of(disc) == follows else LATER
            for enemy in team_discs(1 - side):
                found.draw(disc, enemy, OURS * worth if side == team else -worth)


# A card and its whole sequence


def ponder(game: "Conquest", choice: Choice, hand: Hand) -> Sequence[float]:
    """Cards by what their sequences bring on average; all else as in passing."""
    weights = weigh(game, choice)
    if choice.kind != "play_card":
        return weights
    disc = str(dict(choice.about)["disc"])
    worth = [sequence_worth(game, disc, option["card"], hand) if option.subjects else 0.0 for option in choice.options]
    best = max(worth)
    return [math.exp((each - best) / TEMPER) for each in worth]


def sequence_worth(game: "Conquest", disc: str, card: str, hand: Hand) -> float:
    """What a card brings: its shots one after the other, each aimed from where the last one left the discs."""
    team = game.state.teams[seat_of(game, disc)]
    fact = card_of(game, card)
    layout = game.layout()
    total, stays = 0.0, 0.0
    for icon in fact.shots:
        piece = game.content.shot[icon.shot].piece
        is_ranged = game.content.shot[icon.shot].kind == "ranged"
        target = _nearest_enemy(layout, disc) if icon.targeted else ""
        flicked = piece if is_ranged else disc
        aimed = _put_beside(game, layout, disc, piece, target) if is_ranged else layout
        if aimed is None:
            continue
        found = _at_stake(game, aimed, team, icon.shot, target, card)
        push = best_pushes(found, flicked, hand, GLANCE)[0]
        slid = flick(aimed, flicked, (push.x / 1000.0, push.y / 1000.0))
        rested = with_put_back(slid, STAYING)
        layout = rested.without(piece) if is_ranged and piece in rested else rested
        # The ways at rest count once, after the last shot.
        stays = _ways(game, layout, team)
        total += push.worth - stays
    return total + stays + besides(fact)


def _ways(game: "Conquest", layout: Layout, team: int) -> float:
    found = Stakes(layout)
    _draw_ways(game, found, team)
    return found.still()


def _nearest_enemy(layout: Layout, disc: str) -> str:
    here = layout[disc]
    return min(
        (enemy for enemy in team_discs(1 - team_of(disc)) if enemy in layout),
        key=lambda enemy: math.hypot(layout[enemy].x - here.x, layout[enemy].y - here.y),
    )


def _put_beside(game: "Conquest", layout: Layout, disc: str, piece: str, target: str) -> Layout | None:
    """The projectile beside its character, on the side of whom it is meant for."""
    here = layout[disc]
    there = layout[target or _nearest_enemy(layout, disc)]
    radius = radius_of(game, piece) / 1000.0
    far = max(math.hypot(there.x - here.x, there.y - here.y), 1.0)
    away = (here.radius + radius + 1.0) / far
    prefer = (here.x + (there.x - here.x) * away, here.y + (there.y - here.y) * away)
    spot = spots.nearest_free(layout, prefer, radius)
    return spot and layout.joined(disc_at(game, piece, round(spot[0] * 1000), round(spot[1] * 1000)))
