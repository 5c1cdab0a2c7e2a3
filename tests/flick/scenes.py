"""Scenes for the tests: random boards of both games, dense and touching ones, and exactly symmetric ones."""

import math
from dataclasses import dataclass
from random import Random

from souterrain.flick import SIDES, Board, Disc, Layout, Materials, Post, Shot, Side, wooden

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


TURNS = ((1, 0, 1), (0, 1, 1), (-1, 0, 1), (0, -1, 1), (3, 4, 5), (-4, 3, 5), (-3, -4, 5), (12, -5, 13), (-7, 24, 25))
"""Directions whose cosine and sine are fractions: a scene turned by them still lies on whole micrometres."""

STRAIGHT, DIAGONAL = TURNS[:4], ((1, 1, 1), (-1, 1, 1), (-1, -1, 1), (1, -1, 1))
"""Those that walls can be mirrored about. What lies about a diagonal is spread by the root of two, which harms nothing."""


@dataclass(frozen=True)
class Symmetric:
    """A scene that is its own mirror image about the line that its shooter slides along."""

    layout: Layout
    velocity: tuple[float, float]
    twins: tuple[tuple[str, str], ...]
    origin: tuple[int, int]
    turn: tuple[int, int, int]

    def asymmetry_um(self, shot: Shot) -> float:
        """How far the farthest disc rests from the mirror image of its twin."""
        cos, sin, _ = self.turn
        far = math.hypot(cos, sin)
        seen = {}
        for name, (x, y) in shot.rest.items():
            dx, dy = x - self.origin[0], y - self.origin[1]
            seen[name] = (dx * cos + dy * sin) / far, (dy * cos - dx * sin) / far
        twins = [abs(v) for n, (_, v) in seen.items() if not any(n in pair for pair in self.twins)]
        twins += [math.dist(seen[a], (seen[b][0], -seen[b][1])) for a, b in self.twins]
        return max(twins)


def symmetric(random: Random, materials: Materials | None = None, walled: bool = False) -> Symmetric:
    """Twins on either side of the shooter's line, some discs and posts on it: anywhere on an open board and in any direction, or
    between walls."""
    turn = random.choice((*STRAIGHT, *DIAGONAL) if walled else TURNS)
    cos, sin, scale = turn
    # Whole millimetres along the axes, as people place discs; multiples of what keeps whole micrometres elsewhere.
    step = 1000 if scale == 1 else scale * random.choice((1, 10, 40))
    size, (x, y), walls = room(random, turn) if walled else ((1500, 1500), anywhere(random), ())
    origin = x * 1000, y * 1000
    laid: list[tuple[int, int, int]] = [(0, 0, 12_500)]
    bodies: list[Disc | Post] = []
    twins: list[tuple[str, str]] = []

    def put(name: str, along: int, across: int, radius: int, is_post: bool = False) -> None:
        x = (origin[0] + (along * cos - across * sin) // scale) / 1000
        y = (origin[1] + (along * sin + across * cos) // scale) / 1000
        bodies.append(Post(name, x, y, radius / 1000) if is_post else wooden(name, x, y, radius / 500))

    put("shooter", 0, 0, 12_500)
    wanted = random.randint(3, 9)
    while len(laid) <= wanted:
        radius = round(random.choice(SIZES) * 500)
        along = random.randint(20_000, 130_000) // step * step
        across = 0 if random.random() < 0.2 else random.randint(5_000, 40_000) // step * step
        if 0 < across <= radius or not all(
            (along - a) ** 2 + (side * across - b) ** 2 >= (radius + c) ** 2 for a, b, c in laid for side in (1, -1)
        ):
            continue
        is_post = random.random() < 0.15
        number = len(laid)
        laid.append((along, across, radius))
        if across:
            laid.append((along, -across, radius))
            put(f"left {number}", along, across, radius, is_post)
            put(f"right {number}", along, -across, radius, is_post)
            if not is_post:
                twins.append((f"left {number}", f"right {number}"))
        else:
            put(f"middle {number}", along, 0, radius, is_post)
    posts = tuple(body for body in bodies if isinstance(body, Post))
    board = Board(*size, walls=walls, posts=posts, materials=materials or Materials())
    speed = random.randint(400, 2000 if walled else 1300) * 1000 // scale
    layout = Layout(board, [body for body in bodies if isinstance(body, Disc)])
    return Symmetric(layout, (speed * cos / 1000, speed * sin / 1000), tuple(twins), origin, turn)


def anywhere(random: Random) -> tuple[int, int]:
    """A place far from the edges of an open board."""
    return random.randint(600, 900), random.randint(600, 900)


def room(random: Random, turn: tuple[int, int, int]) -> tuple[tuple[int, int], tuple[int, int], tuple[Side, ...]]:
    """A board's size, where its shooter stands, and its walls, all mirrored about the shooter's line."""
    cos, sin, _ = turn
    length, back = random.randint(300, 420), random.randint(60, 80)
    if cos and sin:  # from corner to corner of a square
        return (length, length), (back if cos > 0 else length - back, back if sin > 0 else length - back), SIDES
    along = back if cos + sin > 0 else length - back
    walls: tuple[Side, ...] = SIDES
    if random.random() < 0.5:  # a lane with the line in its middle
        across = random.randint(60, 110)
        width = 2 * across
    else:  # a wide board with the line anywhere, and walls at its ends alone
        across, width = random.randint(600, 900), 1500
        walls = ("left", "right") if cos else ("bottom", "top")
    return ((length, width), (along, across), walls) if cos else ((width, length), (across, along), walls)
