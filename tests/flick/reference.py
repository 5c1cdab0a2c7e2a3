"""The same physics again, slow and in fifty digits: the judge of the solver.

Written from the model alone, and differently throughout. Every event recomputes all pairs from the current state;
nothing is kept. A disc at rest is a disc that moves by nothing, so every pair is the same quartic, and its first root
is found by halving the interval until Bernstein's coefficients settle the sign. Coming to rest is an event. Equal
contacts are solved by elimination.

The standard library's `decimal` gives fifty digits at twenty times the speed of `mpmath`, which checks the roots in
`test_reference.py`.
"""

from dataclasses import dataclass, field
from decimal import Decimal, localcontext
from itertools import pairwise

from souterrain.flick import Layout, Name
from souterrain.flick.board import GRAVITY

DIGITS = 50
ZERO, ONE, TWO, HALF = Decimal(0), Decimal(1), Decimal(2), Decimal("0.5")
MICRO = Decimal("1e-6")
SAME = Decimal("1e-40")
"""Two times or speeds are equal when they differ by less than this: fifty digits, less what the arithmetic loses."""


@dataclass
class Body:
    name: Name
    x: Decimal
    y: Decimal
    radius: Decimal
    inverse_mass: Decimal
    slowing: Decimal
    material: str
    vx: Decimal = ZERO
    vy: Decimal = ZERO
    gone: str = ""

    @property
    def speed(self) -> Decimal:
        return (self.vx * self.vx + self.vy * self.vy).sqrt()

    @property
    def is_moving(self) -> bool:
        return bool(self.vx or self.vy)

    def pull(self) -> tuple[Decimal, Decimal]:
        """The acceleration by friction."""
        if not self.is_moving:
            return ZERO, ZERO
        share = -self.slowing / self.speed
        return share * self.vx, share * self.vy

    def stop_time(self) -> Decimal:
        return self.speed / self.slowing

    def move(self, dt: Decimal) -> None:
        if not self.is_moving:
            return
        ax, ay = self.pull()
        self.x += (self.vx + HALF * ax * dt) * dt
        self.y += (self.vy + HALF * ay * dt) * dt
        if dt >= self.stop_time():
            self.vx = self.vy = ZERO
        else:
            self.vx += ax * dt
            self.vy += ay * dt


@dataclass
class Record:
    """A contact, by names."""

    time: Decimal
    kind: str
    pair: frozenset[Name]
    speed: Decimal


@dataclass
class Result:
    contacts: list[Record] = field(default_factory=list)
    rest: dict[Name, tuple[Decimal, Decimal]] = field(default_factory=dict)
    gone: dict[Name, str] = field(default_factory=dict)


def bernstein(power: list[Decimal], end: Decimal) -> list[Decimal]:
    """The Bernstein coefficients on [0, end] of the quartic with these power coefficients."""
    c0, c1, c2, c3, c4 = power
    c1, c2, c3, c4 = c1 * end, c2 * end**2, c3 * end**3, c4 * end**4
    return [
        c0,
        c0 + c1 / 4,
        c0 + c1 / 2 + c2 / 6,
        c0 + 3 * c1 / 4 + c2 / 2 + c3 / 4,
        c0 + c1 + c2 + c3 + c4,
    ]


def halves(b: list[Decimal]) -> tuple[list[Decimal], list[Decimal]]:
    """The coefficients on the two halves of the interval, by de Casteljau."""
    left, right = [b[0]], [b[-1]]
    while len(b) > 1:
        b = [(p + q) * HALF for p, q in pairwise(b)]
        left.append(b[0])
        right.append(b[-1])
    return left, right[::-1]


def first_down_crossing(b: list[Decimal], low: Decimal, high: Decimal) -> Decimal | None:
    """The first time in [low, high] at which the polynomial goes from above zero to below it."""
    if all(c > 0 for c in b) or all(c <= 0 for c in b):
        return None
    falling = all(q <= p for p, q in pairwise(b))
    if falling and b[0] > 0 > b[-1]:
        return falling_root(b, low, high)
    if high - low < Decimal("1e-45"):
        return low if b[0] > 0 > b[-1] else None
    left, right = halves(b)
    middle = (low + high) * HALF
    found = first_down_crossing(left, low, middle)
    return found if found is not None else first_down_crossing(right, middle, high)


def falling_root(b: list[Decimal], low: Decimal, high: Decimal) -> Decimal:
    """The root of a falling polynomial on [low, high], by Newton's steps kept inside a bracket."""
    n = len(b) - 1
    bound_low, bound_high = ZERO, ONE
    s = b[0] / (b[0] - b[-1])
    for _ in range(400):
        p = b
        while len(p) > 2:
            p = [u + (v - u) * s for u, v in pairwise(p)]
        value, slope = p[0] + (p[1] - p[0]) * s, n * (p[1] - p[0])
        if value > 0:
            bound_low = s
        else:
            bound_high = s
        step = s - value / slope if slope else bound_low
        if not bound_low < step < bound_high:
            step = (bound_low + bound_high) * HALF
        if abs(step - s) < Decimal("1e-48"):
            break
        s = step
    return low + (high - low) * step


def meeting(a: Body, b: Body, end: Decimal) -> Decimal | None:
    """The first time in [0, end] at which two bodies touch while they approach."""
    reach = a.radius + b.radius
    dx, dy = b.x - a.x, b.y - a.y
    room = dx * dx + dy * dy - reach * reach
    ways = a.speed * end + b.speed * end
    if room > 0 and dx * dx + dy * dy > (reach + ways) ** 2:
        return None
    wx, wy = b.vx - a.vx, b.vy - a.vy
    closing = dx * wx + dy * wy
    if room <= SAME and closing < -SAME:
        return ZERO
    (ax, ay), (bx, by) = a.pull(), b.pull()
    sx, sy = HALF * (bx - ax), HALF * (by - ay)
    power = [
        room if room > SAME else ZERO,
        TWO * closing,
        wx * wx + wy * wy + TWO * (dx * sx + dy * sy),
        TWO * (wx * sx + wy * sy),
        sx * sx + sy * sy,
    ]
    return first_down_crossing(bernstein(power, end), ZERO, end)


def crossing(gap: Decimal, speed: Decimal, pull: Decimal, end: Decimal) -> Decimal | None:
    """The first time in [0, end] at which speed t + pull t²/2 reaches the gap, moving towards it."""
    if speed <= 0:
        return None
    if gap <= SAME:
        return ZERO
    under = speed * speed + TWO * pull * gap
    if under <= 0:
        return None
    t = TWO * gap / (speed + under.sqrt())
    return t if t <= end else None


class Reference:
    """One shot."""

    def __init__(self, layout: Layout, name: Name, velocity_um: tuple[int, int]) -> None:
        board = layout.board
        self.board = board
        self.width, self.height = (Decimal(size) * MICRO for size in board.size_um)
        self.bodies = []
        for disc in layout:
            x, y = disc.place_um
            self.bodies.append(
                Body(
                    disc.name,
                    x * MICRO,
                    y * MICRO,
                    disc.radius_um * MICRO,
                    ZERO if disc.fixed else Decimal(1000) / Decimal(disc.mass),
                    Decimal(board.materials.friction[disc.material, board.floor] * GRAVITY),
                    disc.material,
                )
            )
        for post in board.posts:
            x, y, radius = (round(v * 1000) * MICRO for v in (post.x, post.y, post.radius))
            self.bodies.append(Body(post.name, x, y, radius, ZERO, ONE, post.material))
        shooter = next(b for b in self.bodies if b.name == name)
        shooter.vx, shooter.vy = (v * MICRO for v in velocity_um)
        self.flick_speed = shooter.speed
        self.result = Result()
        self.time = ZERO

    def play(self) -> Result:
        while any(b.is_moving for b in self.bodies):
            self.step()
        for body in self.bodies:
            if body.gone:
                self.result.gone[body.name] = body.gone
            elif body.inverse_mass:
                self.result.rest[body.name] = body.x, body.y
        return self.result

    def step(self) -> None:
        """Go to the next contact or stop."""
        moving = [b for b in self.bodies if b.is_moving]
        end = min(b.stop_time() for b in moving)
        due: list[tuple[Decimal, Body, Body | str]] = []
        for a in moving:
            for b in self.bodies:
                if b is not a and not b.gone and not (b.is_moving and id(b) < id(a)):
                    t = meeting(a, b, end)
                    if t is not None:
                        due.append((t, a, b))
            due += self.sides(a, end)
        first = min((t for t, _, _ in due), default=None)
        dt = end if first is None else first
        for b in moving:
            b.move(dt)
        self.time += dt
        if first is not None:
            self.answer([(a, b) for t, a, b in due if t - first < SAME])

    def sides(self, a: Body, end: Decimal) -> list[tuple[Decimal, Body, Body | str]]:
        ax, ay = a.pull()
        found: list[tuple[Decimal, Body, Body | str]] = []
        for side, gap, speed, pull in (
            ("left", a.x, -a.vx, -ax),
            ("right", self.width - a.x, a.vx, ax),
            ("bottom", a.y, -a.vy, -ay),
            ("top", self.height - a.y, a.vy, ay),
        ):
            t = crossing(gap - a.radius if side in self.board.walls else gap, speed, pull, end)
            if t is not None:
                found.append((t, a, side))
        return found

    def answer(self, due: list[tuple[Body, Body | str]]) -> None:
        """Answer the fastest of the contacts that are due now; equals together."""
        leaving = [(a, b) for a, b in due if isinstance(b, str) and b not in self.board.walls]
        measured = [(self.normal(a, b), a, b) for a, b in due]
        closing = [self.closing(n, a, b) for n, a, b in measured]
        fastest = max(closing)
        chosen = [m for m, c in zip(measured, closing, strict=True) if fastest - c < SAME]
        outs = [(a, b) for _, a, b in chosen if (a, b) in leaving]
        if outs:
            for a, side in outs:
                if not a.gone:
                    assert isinstance(side, str)
                    a.gone = side
                    a.vx = a.vy = ZERO
                    self.result.contacts.append(Record(self.time, "exit", frozenset((a.name, side)), fastest))
            return
        speeds = [self.closing(n, a, b) for n, a, b in chosen]
        for (_, a, b), speed in zip(chosen, speeds, strict=True):
            kind = "wall" if isinstance(b, str) else "disc" if b.inverse_mass else "post"
            pair = frozenset((a.name, b if isinstance(b, str) else b.name))
            self.result.contacts.append(Record(self.time, kind, pair, speed))
        self.strike(chosen, speeds)

    def normal(self, a: Body, b: Body | str) -> tuple[Decimal, Decimal]:
        if isinstance(b, str):
            return {"left": (-ONE, ZERO), "right": (ONE, ZERO), "bottom": (ZERO, -ONE), "top": (ZERO, ONE)}[b]
        dx, dy = b.x - a.x, b.y - a.y
        d = (dx * dx + dy * dy).sqrt()
        return dx / d, dy / d

    def closing(self, n: tuple[Decimal, Decimal], a: Body, b: Body | str) -> Decimal:
        wx, wy = (a.vx, a.vy) if isinstance(b, str) else (a.vx - b.vx, a.vy - b.vy)
        return max(wx * n[0] + wy * n[1], ZERO)

    def parting(self, closing: Decimal, a: Body, b: Body | str) -> Decimal:
        materials = self.board.materials
        other = self.board.wall if isinstance(b, str) else b.material
        bounce = Decimal(materials.restitution[a.material, other])
        quiet = closing < self.flick_speed / 1000
        if isinstance(b, str) or not b.inverse_mass:
            return ZERO if quiet else bounce * closing
        return max(closing if quiet else bounce * closing, self.flick_speed / 2000)

    def strike(self, chosen: list[tuple[tuple[Decimal, Decimal], Body, Body | str]], speeds: list[Decimal]) -> None:
        """Blows j ≥ 0 such that every pair parts at its speed: a small linear system, by elimination."""
        wanted = [s + self.parting(s, a, b) for s, (_, a, b) in zip(speeds, chosen, strict=True)]
        matrix = []
        for n, a, b in chosen:
            row = []
            for m, c, d in chosen:
                dot = n[0] * m[0] + n[1] * m[1]
                share = (a is c) * a.inverse_mass - (a is d) * a.inverse_mass
                if not isinstance(b, str):
                    share += (b is d) * b.inverse_mass - (b is c) * b.inverse_mass
                row.append(dot * share)
            matrix.append(row)
        blows = solve(matrix, wanted)
        assert all(j >= 0 for j in blows), "this scene needs a complementarity solver; it is not one of the tests'"
        for j, (n, a, b) in zip(blows, chosen, strict=True):
            a.vx -= j * a.inverse_mass * n[0]
            a.vy -= j * a.inverse_mass * n[1]
            if not isinstance(b, str):
                b.vx += j * b.inverse_mass * n[0]
                b.vy += j * b.inverse_mass * n[1]
        for _, a, b in chosen:
            for body in (a, b):
                # Fifty digits less what cancels: a disc stopped dead must not creep on by its last digit.
                if not isinstance(body, str) and body.speed < SAME:
                    body.vx = body.vy = ZERO


def solve(matrix: list[list[Decimal]], right: list[Decimal]) -> list[Decimal]:
    """Gauss and Jordan, with pivots."""
    n = len(right)
    rows = [[*row, r] for row, r in zip(matrix, right, strict=True)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for i in range(n):
            if i != k:
                f = rows[i][k] / rows[k][k]
                rows[i] = [p - f * q for p, q in zip(rows[i], rows[k], strict=True)]
    return [rows[k][n] / rows[k][k] for k in range(n)]


def reference(layout: Layout, name: Name, velocity_um: tuple[int, int]) -> Result:
    """Play one shot in fifty digits."""
    with localcontext() as context:
        context.prec = DIGITS
        return Reference(layout, name, velocity_um).play()
