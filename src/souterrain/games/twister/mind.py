"""What a computer player thinks of Dungeon Twister: how far everybody is from the way out, and what one mostly does.

Every game's `mind` offers the same names (`players/mind.py`). All of it is rough and quick; the search in `players/` corrects
it. No rule looks here.
"""

import heapq
import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from souterrain.games.twister.figure import crossing
from souterrain.games.twister.ids import kind_of
from souterrain.games.twister.state import Figure
from souterrain.games.twister.terrain import STEPS, WIDTH, Labyrinth, beyond
from souterrain.kernel.decision import Choice, Option

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

HORIZON = 2  # turns that a thought looks ahead: one's own, and what the other makes of it
DETOUR = 4  # zones that an obstacle costs: to turn the room, or to go round
UNKNOWN = 2  # zones that one of a face-down room costs: there may be walls, and it must be revealed
NOWHERE = 99
DECIDED = 9.0
CARD = 0.04  # what a combat card in hand is worth, for each point of its value
KILL, STRANDED = 0.3, 2.5  # the trouble to win a point by killing, and to have nobody left who could
FACE_DOWN = -1  # the border of a room that nobody has seen
POINT, HOPE, READY = 0.9, 0.9, 0.08  # what a point, a runner near the exit and an action point are worth


# How far it is


class _Way:
    """The zones to walk from each cell to the exit of a seat, for one who passes some obstacles. What lies face down
    is neither open nor shut."""

    def __init__(self, labyrinth: Labyrinth, seat: int, cross: int) -> None:
        cells = labyrinth.cells
        self.far = [NOWHERE] * (cells + 2 * WIDTH)
        exits = [labyrinth.start_cell(1 - seat, column) for column in range(WIDTH)]
        queue = [(0, cell) for cell in exits]
        for cell in exits:
            self.far[cell] = 0
        while queue:
            far, cell = heapq.heappop(queue)
            if far > self.far[cell]:
                continue
            for other, over in _around(labyrinth, cell, cells):
                cost = far + (UNKNOWN if over < 0 else DETOUR if over & ~cross else 1)
                if cost < self.far[other]:
                    self.far[other] = cost
                    heapq.heappush(queue, (cost, other))


def _around(labyrinth: Labyrinth, cell: int, cells: int) -> list[tuple[int, int]]:
    found = [(other, over) for other, over, _ in labyrinth.links[cell]]
    known = {other for other, _ in found}
    if cell < cells:
        for side in range(len(STEPS)):
            other = beyond(cell, side, cells)
            is_unknown = other >= 0 and not (_is_known(labyrinth, cell, cells) and _is_known(labyrinth, other, cells))
            if is_unknown and other not in known:
                found.append((other, FACE_DOWN))
    else:
        found += [(other, FACE_DOWN) for _, _, other in labyrinth.doors[cell]]
    return found


def _is_known(labyrinth: Labyrinth, cell: int, cells: int) -> bool:
    return cell >= cells or bool(labyrinth.rooms[labyrinth.places[cell]].card)


# A labyrinth never changes, and the rooms that lie alike have the same one (`Book.labyrinth`).


@lru_cache(maxsize=4096)
def _way(labyrinth: Labyrinth, seat: int, cross: int) -> list[int]:
    return _Way(labyrinth, seat, cross).far


@lru_cache(maxsize=8192)
def _step_out(labyrinth: Labyrinth, seat: int, cross: int, start: int, movement: int) -> tuple[int, bool]:
    """How much nearer to the way out one move can bring a character, if nobody stands in its way, and whether it is out."""
    links, far = labyrinth.links, _way(labyrinth, seat, cross)
    reached = {start}
    edge = [start]
    for _ in range(movement):
        edge = [to for at in edge for to, over, _ in links[at] if not over & ~cross and to not in reached]
        reached.update(edge)
    nearest = min(far[cell] for cell in reached)
    return far[start] - nearest, nearest == 0


def step_out(game: "Twister", figure: Figure) -> tuple[int, bool]:
    cross, movement = crossing(game, figure), game.book.characters[figure.kind].movement
    return _step_out(game.map, figure.seat, cross, figure.cell, movement)


def way_out(game: "Twister", figure: Figure) -> list[int]:
    return _way(game.map, figure.seat, crossing(game, figure))


# What a table is worth


def pace(game: "Twister") -> int:
    return game.state.turn


def values(game: "Twister") -> Sequence[float]:
    """Points made, and points to come from those on their way out."""
    state = game.state
    if state.standings:
        south_place, north_place = state.standings
        won = 0.5 if south_place == north_place else float(south_place < north_place)
        return won, 1 - won
    lead = sum(aspects(game, 0).values())
    # The fewer points are missing, the more a lead is worth.
    missing = game.scenario.target - max(state.score)
    south = 1 / (1 + math.exp(-lead * (1.0 + 1.0 / (1 + missing))))
    return south, 1 - south


def aspects(game: "Twister", seat: int) -> dict[str, float]:
    """What speaks for a seat, by name."""
    state = game.state
    if state.standings:
        return {"won": DECIDED * (values(game)[seat] - 0.5)}
    hopes = [0.0, 0.0]
    for figure in state.figures:
        if figure.cell >= 0:
            hopes[figure.seat] += _hope(game, figure)
    return {
        "score": POINT * (state.score[seat] - state.score[1 - seat]),
        "runners": hopes[seat],
        "others": -hopes[1 - seat],
        "reserve": _short(game, 1 - seat) - _short(game, seat),
        "cards": CARD * (_hand(game, seat) - _hand(game, 1 - seat)),
        "actions": READY * (state.wheel[seat] - state.wheel[1 - seat]),
    }


def _hand(game: "Twister", seat: int) -> int:
    """What the combat cards in a hand add up to: a high card laid now is not there later."""
    values = game.book.combat
    return sum(values[card] for card in game.state.hand[seat])


def _short(game: "Twister", seat: int) -> float:
    """How much a seat must fear to run out of characters before it has the points: every one it lacks must be won by killing,
    and without anybody on their feet it cannot be won at all."""
    state = game.state
    fit = [figure for figure in state.figures if figure.seat == seat and figure.cell >= 0 and not figure.wounded]
    reserve = _hidden(game, seat)
    lacking = game.scenario.target - state.score[seat] - reserve - sum(_worth(game, figure) for figure in fit)
    if lacking <= 0:
        return 0.0
    return KILL * lacking if fit or reserve else STRANDED


def _hidden(game: "Twister", seat: int) -> int:
    """The characters that are not on the table yet."""
    state = game.state
    lying = (state.team, state.west, state.east, state.beside)
    return sum(kind_of(card) == "character" for cards in lying for card in cards.get(seat, ()))


def _worth(game: "Twister", figure: Figure) -> int:
    """The points that a character makes when it escapes now."""
    prizes = sum(game.book.objects[game.state.items[item].kind].prize for item in figure.objects)
    return game.book.characters[figure.kind].worth + prizes


def _is_last_hope(game: "Twister", figure: Figure) -> bool:
    """Nobody else is left, and to escape would not be enough: better to stay and kill."""
    state = game.state
    if state.score[figure.seat] + _worth(game, figure) >= game.scenario.target or _hidden(game, figure.seat):
        return False
    friends = [each for each in state.figures if each.seat == figure.seat and each.cell >= 0 and not each.wounded]
    return len(friends) == 1


def _hope(game: "Twister", figure: Figure) -> float:
    if figure.wounded:
        return -0.25  # a point for whoever finishes it
    sheet = game.book.characters[figure.kind]
    moves = way_out(game, figure)[figure.cell] / max(sheet.movement, 1)
    return HOPE * _worth(game, figure) * math.exp(-0.3 * moves) + 0.03 * sheet.combat


# What one mostly does

ACTS = {
    "reveal": 1.6,
    "move": 0.2,
    "rotate": -0.6,
    "jump": 0.4,
    "cross": 0.6,
    "attack": 0.8,
    "lance": 0.8,
    "shoot": 0.8,
    "shoot_bow": 0.8,
    "heal": 1.0,
    "regenerate": 1.0,
    "fireball": 0.6,
    "end_turn": -2.5,
    "late": -9.0,
}


def weigh(game: "Twister", choice: Choice) -> Sequence[float]:
    """A weight for each option."""
    match choice.kind:
        case "act":
            return [math.exp(_act(game, option)) for option in choice.options]
        case "move":
            about: dict[str, Any] = dict(choice.about)
            figure = game.state.figures[about["figure"]]
            far = way_out(game, figure)
            return [math.exp(_step(game, figure, far, option)) for option in choice.options]
        case "lay":
            return [_card(option) for option in choice.options]
        case _:
            return [1.0] * len(choice.options)


def _act(game: "Twister", option: Option) -> float:
    score = ACTS.get(option.verb, -0.3)
    figures = game.state.figures
    if option.verb in ("attack", "lance", "shoot", "shoot_bow", "fireball"):
        mine, target = figures[option["figure"]], figures[option["target"]]
        if target.wounded:
            return score + 1.5  # a point
        strength = game.book.characters[mine.kind].combat - game.book.characters[target.kind].combat
        return score + 0.5 * strength
    if option.verb == "move":
        nearer, is_out = step_out(game, figures[option["figure"]])
        return score + (0.5 * min(nearer, 4) + (2.5 if is_out else 0.0) if nearer else -1.7)
    if option.verb == "jump":
        figure: Figure = figures[option["figure"]]
        far = way_out(game, figure)
        return score + 0.8 * (far[figure.cell] - far[int(option["cell"])]) - 1.5
    return score


def _step(game: "Twister", figure: Figure, far: list[int], option: Option) -> float:
    match option.verb:
        case "leave":
            return -3.0 if _is_last_hope(game, figure) else 5.0
        case "go":
            there: int = option["cell"]
            wounded = any(
                other.cell == there and other.seat != figure.seat and other.wounded for other in game.state.figures
            )
            return 0.9 * (far[figure.cell] - far[there]) + 1.5 * wounded
        case "stop":
            return 0.5
        case "late":
            return -9.0
        case _:
            return -0.5


def _card(option: Option) -> float:
    """Middling cards mostly; never none at all, so that nobody can count on it."""
    return 1.0 + 0.25 * (option["card"] if option.verb == "lay" else 0)
