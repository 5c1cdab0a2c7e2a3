"""Scenes for the tests: random boards of both games, dense and touching ones."""

import math
from random import Random

from souterrain.flick import SIDES, Board, Disc, Layout, Materials, Post, wooden

SIZES = (13.0, 19.0, 25.0, 25.0, 25.0, 32.0)


def posts() -> tuple[Post, ...]:
    return tuple(Post(f"post {x}", x, y, 16.0) for x, y in ((170, 75), (171, 175), (330, 75), (331, 175)))


def wood(restitution: float) -> Materials:
    """Wood that keeps this share of an impact's speed, against wood and walls alike."""
    return Materials(restitution={("wood", "wood"): restitution, ("wood", "wall"): restitution})


def scattered(random: Random, discs: int, walled: bool = False, restitution: float = 0.6) -> Layout:
    """Discs strewn over a board with four posts, with room between them."""
    board = Board(500, 250, walls=SIDES if walled else (), posts=posts(), materials=wood(restitution))
    laid: list[tuple[float, float, float]] = [(p.x, p.y, p.radius) for p in board.posts]
    found: list[Disc] = []
    while len(found) < discs:
        size = random.choice(SIZES)
        r = size / 2
        x = round(random.uniform(r, 500 - r), 3)
        y = round(random.uniform(r, 250 - r), 3)
        if all(math.dist((x, y), (a, b)) > r + c + 0.05 for a, b, c in laid):
            laid.append((x, y, r))
            found.append(wooden(len(found), x, y, size))
    return Layout(board, found)


def flick_of(random: Random, slowest: float = 300.0) -> tuple[float, float]:
    """A velocity in any direction."""
    angle = random.uniform(0.0, 2.0 * math.pi)
    speed = random.uniform(slowest, 3000.0)
    return round(speed * math.cos(angle), 3), round(speed * math.sin(angle), 3)


def clustered(random: Random, discs: int, restitution: float, walled: bool = True) -> Layout:
    """Discs grown in touching clusters: each next one is laid against one that lies there, at any angle or along a grid."""
    board = Board(400, 300, walls=SIDES if walled else (), materials=wood(restitution))
    laid: list[tuple[int, int, int]] = []
    while len(laid) < discs:
        r = round(random.choice(SIZES) * 500)
        if not laid or random.random() < 0.1:
            x, y = random.randint(r, 400_000 - r), random.randint(r, 300_000 - r)
        else:
            a, b, c = random.choice(laid)
            angle = random.choice((random.uniform(0, 2 * math.pi), random.randrange(12) * math.pi / 6))
            x, y = outward(a, b, c + r, angle)
        if not (r <= x <= 400_000 - r and r <= y <= 300_000 - r):
            continue
        if all((x - a) ** 2 + (y - b) ** 2 >= (r + c) ** 2 for a, b, c in laid):
            laid.append((x, y, r))
    return Layout(board, [wooden(i, x / 1000, y / 1000, r / 500) for i, (x, y, r) in enumerate(laid)])


def outward(x: int, y: int, reach: int, angle: float) -> tuple[int, int]:
    """The whole micrometre nearest to touching, and not nearer than that."""
    dx, dy = round(reach * math.cos(angle)), round(reach * math.sin(angle))
    best = min(
        ((i, j) for i in range(dx - 1, dx + 2) for j in range(dy - 1, dy + 2) if i * i + j * j >= reach * reach),
        key=lambda d: d[0] ** 2 + d[1] ** 2,
    )
    return x + best[0], y + best[1]


def hexagon(rings: int, diameter: float, middle: tuple[float, float]) -> list[tuple[float, float]]:
    """The middles of a packed hexagon, rounded outward so that no two overlap."""
    places = []
    for q in range(-rings, rings + 1):
        for r in range(max(-rings, -q - rings), min(rings, -q + rings) + 1):
            x = (q + r / 2) * diameter
            y = math.copysign(math.ceil(abs(r) * diameter * math.sqrt(3) / 2 * 1000) / 1000, r)
            places.append((middle[0] + x, middle[1] + y))
    return places
