"""How good a table of Catacombs is: what the heroes still have against what still lies before them."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from souterrain.games.catacombs.card import LAIR, level_of, room_of
from souterrain.games.catacombs.figure import heroes, monsters_in_play
from souterrain.games.catacombs.install import guard_of
from souterrain.games.catacombs.mind.lore import lore_of
from souterrain.games.catacombs.mind.menace import FALL, LIFE, LORD, ROUNDS, able_heroes, burden, is_idle, menace
from souterrain.games.catacombs.state import Figure
from souterrain.games.catacombs.turn import OverseerTurn

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

SPELL, RAGE = 0.4, 0.8
ROOMS = {"0": 5.0, "1": 7.0, "2": 9.0}  # what a room costs that nobody has seen yet
IDLE = 0.7  # what is left of a figure that misses its turn
HELD = 0.3  # and of one that misses all until somebody frees it
DECIDED = 4.0  # how much the end of a game tells, beside all else
SLOPE = 0.16  # how much a point tells
LEVEL = (
    17.0  # what the heroes must have in hand for even chances: they set out with about as much, and enter the lair so
)


def values(game: "Catacombs") -> Sequence[float]:
    """The Overseer's chance, and that of the heroes' players, who share theirs."""
    state = game.state
    if state.standings:
        overseer, party = (
            state.standings[state.overseer],
            state.standings[state.overseer - 1],
        )  # those of the party share theirs
        won = 0.5 if overseer == party else float(party < overseer)
    else:
        won = 1 / (1 + math.exp(-SLOPE * (strength(game) - toil(game) - LEVEL)))
    many = len(game.seats) - 1
    return tuple(1 - won if seat == state.overseer else won / many for seat in range(len(game.seats)))


def aspects(game: "Catacombs", seat: int) -> dict[str, float]:
    """What speaks for a seat, by name."""
    if game.state.standings:
        return {
            "won": DECIDED * (values(game)[seat] * (1 if seat == game.state.overseer else len(game.seats) - 1) - 0.5)
        }
    band, guard = SLOPE * strength(game), SLOPE * toil(game)
    return {"wounds": -band, "guard": guard} if seat == game.state.overseer else {"band": band, "cleared": -guard}


def strength(game: "Catacombs") -> float:
    """What the heroes have: health, lives, gold, spells, items, rage."""
    state, lore = game.state, lore_of(game)
    total = SPELL * len(state.spells) + lore.wealth(game)
    gold = lore.gold(game)
    for hero in heroes(game):
        figure, sheet = state.figures[hero], state.sheets[hero]
        if not figure.health:
            continue
        life = LIFE * min(1.0, 0.4 + 0.2 * figure.health)
        total += figure.health + life * (IDLE if is_idle(figure) else 1.0)
        total += gold * sheet.gold + RAGE * sheet.rage
        total += sum(lore.gift(game, game.item(card), hero) for card in sheet.items)
    standing = able_heroes(game)
    return total - sum(FALL[standing + 1 :]) if standing < len(FALL) else total


def toil(game: "Catacombs") -> float:
    """What lies before them: monsters in play, rooms ahead, the Lord."""
    state = game.state
    lore = lore_of(game)
    total = 0.0
    for name in monsters_in_play(game):
        figure = state.figures[name]
        left = HELD if game.is_held(name) else IDLE if is_idle(figure) else 1.0
        total += left * (burden(game, figure) + lore.weight(game, figure))
    ahead = [place for place in state.places if not place.explored]
    if game.setup.options["path"] == "labyrinth":
        ahead = ahead[:2]  # they go straight on
    for place in ahead:
        total += ROOMS.get(place.level, 0.0)
    if not state.final:
        lord = game.content.lord[state.lord]
        favourites = guard_of(game)
        guard = (Figure("monster", kind, game.content.monster[kind].health) for kind in favourites)
        total += LORD * lord.health + sum(ROUNDS * menace(game, figure) * favourites[figure.kind] for figure in guard)
    return total


def room_toil(game: "Catacombs", card: str) -> float:
    """What a room card that is known costs."""
    room = room_of(game.content, card)
    if room is None:
        return 12.0 if level_of(game.content, card) == LAIR else -2.0
    kinds = {**room.monsters}
    wandering = game.content.lord[game.state.lord].wandering
    kinds[wandering] = kinds.get(wandering, 0) + room.wandering
    return sum(
        count * burden(game, Figure("monster", kind, game.content.monster[kind].health))
        for kind, count in kinds.items()
    )


def pace(game: "Catacombs") -> int:
    """Half-rounds of fights, and a leap from room to room."""
    state = game.state
    rooms = state.camp + sum(place.explored for place in state.places)
    second = any(isinstance(step, OverseerTurn) for step in state.agenda)
    fought = 2 * state.round + second if state.phase == "combat" else 0
    if state.phase == "resolution":
        fought = 999
    return 1000 * rooms + min(fought, 999)
