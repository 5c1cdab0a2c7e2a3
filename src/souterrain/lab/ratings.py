"""How strong players are, on one scale: Elo ratings from all games of a book, with intervals.

The model is Bradley's and Terry's: who is 400 points stronger wins ten games for each that is lost. What a seat is worth is
worked out along with it, scenario by scenario, so that nobody is stronger for having sat better. All games count at once, in no
order. Each two that have met are taken to have drawn once more, so that nobody is infinitely strong.

Intervals follow from how sharply what happened tells strengths apart (the curvature of the likelihood). Drawing the games anew
(bootstrap) was tried and tells nothing of who has won all of them: every drawing wins all of them too.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from souterrain.lab.figures import Kept
from souterrain.lab.tally import NORMAL

SCALE = 400 / math.log(10)  # points for each unit of the model
STEPS = 30
CLOSE = 1e-6
LOOSE = 1e-4  # keeps a seat that nobody can tell about from running away
ANCHOR = "random"

Array = npt.NDArray[np.float64]


class Rating(Struct, frozen=True):
    """Points above the player by chance, where it has played, else above the mean. `interval` holds 95 % of what luck does."""

    player: str
    points: float
    interval: tuple[float, float]
    games: int


class Ladder(Struct, frozen=True):
    """The players of one book who thought for the same share of their time, the strongest first."""

    game: str
    packs: tuple[str, ...]
    thinking: str
    ratings: tuple[Rating, ...]


class _Met(Struct, frozen=True):
    """Two seats of one game: which players sat there, where, and what the first of them got: 1, a half or nothing."""

    one: str
    two: str
    place: str
    won: float


def ladders(games: Iterable[Kept]) -> list[Ladder]:
    """A ladder for each book and way of thinking in which players of two kinds have met."""
    grouped: dict[tuple[str, str, str], list[Kept]] = defaultdict(list)
    for kept in games:
        if not kept.played.fault:
            grouped[kept.key[:3]].append(kept)
    found = []
    for (game, packs, thinking), own in sorted(grouped.items()):
        met = [each for kept in own for each in meetings(kept)]
        if met:
            counts = {
                name: sum(name in kept.played.players for kept in own) for each in met for name in (each.one, each.two)
            }
            found.append(Ladder(game, tuple(packs.split()), thinking, rated(met, counts)))
    return found


def meetings(kept: Kept) -> list[_Met]:
    """Each two seats of a game with different players, always in the same order."""
    played = kept.played
    options = " ".join(f"{name}={value}" for name, value in sorted(played.options.items()))
    found = []
    for one, two in combinations(range(len(played.players)), 2):
        if played.players[one] != played.players[two]:
            gap = played.standings[two] - played.standings[one]
            won = 0.5 if gap == 0 else float(gap > 0)
            place = f"{played.scenario} {options} {one}-{two}"
            found.append(_Met(played.players[one], played.players[two], place, won))
    return found


def rated(met: Sequence[_Met], counts: dict[str, int]) -> tuple[Rating, ...]:
    players = sorted(counts)
    places = sorted({each.place for each in met})
    cells = sorted({(each.one, each.two, each.place) for each in met})
    rows = {cell: number for number, cell in enumerate(cells)}
    games, won = np.zeros(len(cells)), np.zeros(len(cells))
    for each in met:
        row = rows[each.one, each.two, each.place]
        games[row] += 1
        won[row] += each.won
    columns = {name: number for number, name in enumerate((*players, *places))}
    design = np.zeros((len(cells), len(columns)))
    for (one, two, place), row in rows.items():
        design[row, columns[one]], design[row, columns[two]], design[row, columns[place]] = 1, -1, 1
    pairs = sorted({tuple(sorted(cell[:2])) for cell in cells})
    even = np.zeros((len(pairs), len(columns)))
    for row, (one, two) in enumerate(pairs):
        even[row, columns[one]], even[row, columns[two]] = 1, -1
    design = np.vstack((design, even))

    once = np.ones(len(pairs))

    strength, doubt = fitted(design, np.concatenate((games, once)), np.concatenate((won, once / 2)))
    # Each player's strength less that of the anchor, and how surely that is known.
    above = np.eye(len(players), len(columns))
    above -= above[players.index(ANCHOR)] if ANCHOR in players else above.mean(axis=0)
    best = SCALE * (above @ strength)
    half = SCALE * NORMAL * np.sqrt(np.einsum("ij,jk,ik->i", above, doubt, above))
    low, high = best - half, best + half
    order = sorted(range(len(players)), key=lambda number: -best[number])
    return tuple(
        Rating(players[each], float(best[each]), (float(low[each]), float(high[each])), counts[players[each]])
        for each in order
    )


def fitted(design: Array, games: Array, won: Array) -> tuple[Array, Array]:
    """Strengths that make what happened likeliest, by Newton's method, and their covariance."""
    strength = np.zeros(design.shape[1])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-np.clip(design @ strength, -30, 30)))
        slope = design.T @ (won - games * expected) - LOOSE * strength
        bend = (design.T * (games * expected * (1 - expected))) @ design + LOOSE * np.eye(design.shape[1])
        step = np.linalg.solve(bend, slope)
        step *= min(1.0, 2.0 / max(np.abs(step).max(), CLOSE))  # not so far that the curve there is another
        strength = strength + step
        if np.abs(step).max() < CLOSE:
            break
    doubt: Array = np.asarray(np.linalg.inv(bend), np.float64)
    return strength, doubt


def beats(points: float) -> float:
    """How often who is so many points stronger wins."""
    return float(1 / (1 + 10 ** (-points / 400)))
