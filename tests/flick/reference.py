"""The same physics again, slow and in fifty digits: the judge of the solver.

Written from the model alone, and differently throughout. Every event recomputes all pairs from the current state;
nothing is kept. A disc at rest is a disc that moves by nothing, so every pair is the same quartic, and its first root
is found by halving the interval until Bernstein's coefficients settle the sign. Coming to rest is an event. Contacts of
one instant are solved by elimination.

The standard library's `decimal` gives fifty digits at twenty times the speed of `mpmath`, which checks the roots in
`test_reference.py`.
"""

from dataclasses import dataclass, field, replace
from decimal import Decimal, localcontext
from itertools import combinations, pairwise, product

from souterrain.flick import Layout, Name
from souterrain.flick.board import GRAVITY

DIGITS = 50
ZERO, ONE, TWO, HALF = Decimal(0), Decimal(1), Decimal(2), Decimal("0.5")
MICRO = Decimal("1e-6")
SAME = Decimal("1e-40")
"""Two lengths or speeds are equal when they differ by less than this: fifty digits, less what the arithmetic loses."""
GRAZE = Decimal("1e-5")
"""A disc that approaches a resting one by less than this share of its speed passes."""
INSTANT = Decimal("1e-9")
"""Contacts less than a nanosecond apart are one instant."""


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
    spin: Decimal = ZERO
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
        time = self.stop_time()
        return -self.vx / time, -self.vy / time

    def stop_time(self) -> Decimal:
        """When both sliding and spinning end."""
        rim = Decimal("0.75") * self.spin * self.radius
        return (self.vx * self.vx + self.vy * self.vy + rim * rim).sqrt() / self.slowing

    def strike(self, blow: Decimal, rub: Decimal, n: tuple[Decimal, Decimal]) -> None:
        """Take a blow along the normal and a rub to the left of it."""
        self.vx += self.inverse_mass * (blow * n[0] - rub * n[1])
        self.vy += self.inverse_mass * (blow * n[1] + rub * n[0])

    def move(self, dt: Decimal) -> None:
        time = self.stop_time()
        if dt >= time:
            self.x += HALF * self.vx * time
            self.y += HALF * self.vy * time
            self.vx = self.vy = self.spin = ZERO
        else:
            ax, ay = self.pull()
            self.x += (self.vx + HALF * ax * dt) * dt
            self.y += (self.vy + HALF * ay * dt) * dt
            self.vx += ax * dt
            self.vy += ay * dt
            self.spin -= self.spin / time * dt


@dataclass
class Contact:
    """Two bodies about to strike each other: the normal from a to b, and how fast they close and slip."""

    a: Body
    b: Body | str
    n: tuple[Decimal, Decimal]
    delay: Decimal
    closing: Decimal
    slip: Decimal
    blow: Decimal = ZERO
    rub: Decimal = ZERO
    pace: Decimal = ZERO


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
    if not (a.is_moving and b.is_moving):
        speed = a.speed + b.speed
        if room <= SAME:
            if -closing <= GRAZE * speed * reach:
                return None
        elif reach * reach * (1 - GRAZE * GRAZE) <= ((dx * wy - dy * wx) / speed) ** 2:
            return None
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
    if speed <= SAME:
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
            at_x, at_y, radius = (round(v * 1000) * MICRO for v in (post.x, post.y, post.radius))
            self.bodies.append(Body(post.name, at_x, at_y, radius, ZERO, ONE, post.material))
        shooter = next(b for b in self.bodies if b.name == name)
        shooter.vx, shooter.vy = (v * MICRO for v in velocity_um)
        self.flick_speed = shooter.speed
        self.touch = Decimal(board.materials.contact_time) * MICRO
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
        for b in self.bodies:
            if b.inverse_mass:
                b.move(dt)
        self.time += dt
        if first is not None:
            self.answer([(a, b) for t, a, b in due if t - first <= INSTANT])

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
        """Answer the contacts of this instant together; but discs that leave go first, and the rest is looked at again."""
        leaving = [(a, b) for a, b in due if isinstance(b, str) and b not in self.board.walls]
        if leaving:
            for a, side in leaving:
                if not a.gone:
                    assert isinstance(side, str)
                    speed = self.closing(self.normal(a, side), a, side)
                    self.result.contacts.append(Record(self.time, "exit", frozenset((a.name, side)), speed))
                    a.gone = side
                    a.vx = a.vy = a.spin = ZERO
            return
        chosen = [self.contact(a, b, ZERO) for a, b in due]
        if self.touch:
            chosen = self.overlapping(max(chosen, key=lambda c: c.closing))
            shares = [(share, course) for share, course in self.courses(chosen) if share]
            blows = [sum((s * course[k].blow for s, course in shares), ZERO) for k in range(len(chosen))]
            rubs = [sum((s * course[k].rub for s, course in shares), ZERO) for k in range(len(chosen))]
            heard = [sum((s * course[k].pace for s, course in shares), ZERO) for k in range(len(chosen))]
        else:
            self.strike(chosen)
            blows, rubs, heard = ([getattr(c, what) for c in chosen] for what in ("blow", "rub", "pace"))
        for c, blow, rub, speed in zip(chosen, blows, rubs, heard, strict=True):
            if blow or not self.touch:
                kind = "wall" if isinstance(c.b, str) else "disc" if c.b.inverse_mass else "post"
                pair = frozenset((c.a.name, c.b if isinstance(c.b, str) else c.b.name))
                self.result.contacts.append(Record(self.time, kind, pair, speed))
            c.a.strike(-blow, -rub, c.n)
            c.a.spin -= 2 * rub * c.a.inverse_mass / c.a.radius
            if not isinstance(c.b, str):
                c.b.strike(blow, rub, c.n)
                c.b.spin -= 2 * rub * c.b.inverse_mass / c.b.radius
        for c in chosen:
            for body in (c.a, c.b):
                # Fifty digits less what cancels: a disc stopped dead must not creep on by its last digit.
                if not isinstance(body, str) and body.speed < SAME:
                    body.vx = body.vy = ZERO

    def contact(self, a: Body, b: Body | str, delay: Decimal) -> Contact:
        n = self.normal(a, b)
        wx, wy = (a.vx, a.vy) if isinstance(b, str) else (a.vx - b.vx, a.vy - b.vy)
        slip = wy * n[0] - wx * n[1] + a.spin * a.radius + (ZERO if isinstance(b, str) else b.spin * b.radius)
        return Contact(a, b, n, delay, self.closing(n, a, b), slip)

    def overlapping(self, first: Contact) -> list[Contact]:
        """The contact and those that its discs, and theirs, begin within the contact time; the five earliest."""
        found, ready = [first], []
        while True:
            discs = [
                d for c in found for d in (c.a, c.b) if not isinstance(d, str) and d.inverse_mass and d not in ready
            ]
            if not discs:
                break
            ready.append(discs[0])
            for other in (*self.bodies, *self.board.walls):
                if other is discs[0] or any({id(other), id(discs[0])} == {id(c.a), id(c.b)} for c in found):
                    continue
                delay = self.delay(discs[0], other)
                if delay is not None and delay < self.touch:
                    found.append(self.contact(discs[0], other, delay if delay > INSTANT else ZERO))
        return sorted(found, key=lambda c: (c is not first, c.delay))[:5]

    def delay(self, a: Body, b: Body | str) -> Decimal | None:
        moving = [d for d in (a, b) if not isinstance(d, str) and d.is_moving]
        if not moving or (not isinstance(b, str) and b.gone):
            return None
        end = min(d.stop_time() for d in moving)
        if isinstance(b, str):
            return next((t for t, _, side in self.sides(a, end) if side == b), None)
        return meeting(a, b, end)

    def courses(self, contacts: list[Contact]) -> list[tuple[Decimal, list[Contact]]]:
        """Every way to answer these in blocks, with its share."""
        if not contacts:
            return [(ONE, [])]
        first = contacts[0]
        found = []
        goes_on = ONE
        for size in range(1, len(contacts) + 1):
            further = ZERO
            if size < len(contacts):
                further = min(goes_on, self.at_once(first, contacts[size]))
            share = goes_on - further
            goes_on = further
            if share:
                copies = [replace(c) for c in contacts]
                block, rest = copies[:size], copies[size:]
                self.strike([c for c in block if c.closing > 0])
                for c in rest:
                    for m in block:
                        c.closing -= shared(c, m) * (dot(c.n, m.n) * m.blow - cross(c.n, m.n) * m.rub)
                        c.slip -= shared(c, m) * cross(c.n, m.n) * m.blow + turning(c, m) * m.rub
                found += [(share * later, block + course) for later, course in self.courses(rest)]
        return found

    def at_once(self, first: Contact, other: Contact) -> Decimal:
        if first.closing <= 0 or other.closing <= 0:
            return ZERO
        ratio = first.closing / other.closing
        return max(ZERO, ONE - (other.delay - first.delay) / self.touch) * min(ONE, 10 * ratio, 10 / ratio)

    def normal(self, a: Body, b: Body | str) -> tuple[Decimal, Decimal]:
        if isinstance(b, str):
            return {"left": (-ONE, ZERO), "right": (ONE, ZERO), "bottom": (ZERO, -ONE), "top": (ZERO, ONE)}[b]
        dx, dy = b.x - a.x, b.y - a.y
        d = (dx * dx + dy * dy).sqrt()
        return dx / d, dy / d

    def closing(self, n: tuple[Decimal, Decimal], a: Body, b: Body | str) -> Decimal:
        wx, wy = (a.vx, a.vy) if isinstance(b, str) else (a.vx - b.vx, a.vy - b.vy)
        return max(wx * n[0] + wy * n[1], ZERO)

    def parting(self, c: Contact) -> Decimal:
        materials = self.board.materials
        other = self.board.wall if isinstance(c.b, str) else c.b.material
        bounce = Decimal(materials.restitution[c.a.material, other])
        yields = Decimal(materials.yield_speed) / 1000
        if yields and c.closing > yields:
            bounce *= (yields / c.closing).sqrt().sqrt()
        quiet = c.closing < self.flick_speed / 1000
        if isinstance(c.b, str) or not c.b.inverse_mass:
            return ZERO if quiet else bounce * c.closing
        return max(c.closing if quiet else bounce * c.closing, self.flick_speed / 2000)

    def strike(self, contacts: list[Contact]) -> None:
        """Blows that make every pair part at its speed or faster, none of them pulling; then what the rims rub."""
        matrix = [[shared(c, m) * dot(c.n, m.n) for m in contacts] for c in contacts]
        blows = blows_of(matrix, [c.closing + self.parting(c) for c in contacts])
        for c, blow in zip(contacts, blows, strict=True):
            c.blow, c.pace = blow, c.closing
        if not self.board.materials.rim:
            return
        slips = [c.slip - sum((shared(c, m) * cross(c.n, m.n) * m.blow for m in contacts), ZERO) for c in contacts]
        most = []
        for c in contacts:
            other = self.board.wall if isinstance(c.b, str) else c.b.material
            most.append(Decimal(self.board.materials.rim[c.a.material, other]) * c.blow)
        for c, rub in zip(
            contacts, rubs_of([[turning(c, m) for m in contacts] for c in contacts], slips, most), strict=True
        ):
            c.rub = rub


def dot(n: tuple[Decimal, Decimal], m: tuple[Decimal, Decimal]) -> Decimal:
    return n[0] * m[0] + n[1] * m[1]


def cross(n: tuple[Decimal, Decimal], m: tuple[Decimal, Decimal]) -> Decimal:
    return n[0] * m[1] - n[1] * m[0]


def shared(c: Contact, m: Contact) -> Decimal:
    """The inverse mass that two contacts have in common, negative where the disc stands on different sides."""
    share = ((c.a is m.a) - (c.a is m.b)) * c.a.inverse_mass
    if isinstance(c.b, Body):
        share += ((c.b is m.b) - (c.b is m.a)) * c.b.inverse_mass
    return share


def turning(c: Contact, m: Contact) -> Decimal:
    """How fast a rub at one contact ends the slip at another: it moves discs, and turns them."""
    common = (c.a is m.a or c.a is m.b) * c.a.inverse_mass
    if isinstance(c.b, Body):
        common += (c.b is m.a or c.b is m.b) * c.b.inverse_mass
    return shared(c, m) * dot(c.n, m.n) + 2 * common


def rubs_of(matrix: list[list[Decimal]], slips: list[Decimal], most: list[Decimal]) -> list[Decimal]:
    """The rubs within their limits that leave no slip, or slip only against a rub at its limit: every case is tried."""
    for held in product((0, 1, -1), repeat=len(slips)):
        free = [k for k, side in enumerate(held) if side == 0]
        rubs = [side * limit for side, limit in zip(held, most, strict=True)]
        left = [slips[k] - sum((p * j for p, j in zip(matrix[k], rubs, strict=True)), ZERO) for k in free]
        part = solve([[matrix[k][m] for m in free] for k in free], left)
        if part is None or any(abs(rub) > most[k] + SAME for k, rub in zip(free, part, strict=True)):
            continue
        for k, rub in zip(free, part, strict=True):
            rubs[k] = rub
        slip = [
            s - sum((p * j for p, j in zip(row, rubs, strict=True)), ZERO) for s, row in zip(slips, matrix, strict=True)
        ]
        if all(side * left >= -SAME for side, left in zip(held, slip, strict=True)):
            return rubs
    raise AssertionError("no rubs answer these slips")


def blows_of(matrix: list[list[Decimal]], wanted: list[Decimal]) -> list[Decimal]:
    """The blows j ≥ 0 under which every pair parts as wanted where it was struck, and no slower where it was not.

    Every set of pairs is tried, the largest first. Where several do, as with a disc in a notch, all move the discs alike.
    """
    everybody = range(len(wanted))
    for size in range(len(wanted), -1, -1):
        for struck in combinations(everybody, size):
            part = solve([[matrix[k][m] for m in struck] for k in struck], [wanted[k] for k in struck])
            if part is None or any(j < -SAME for j in part):
                continue
            blows = [ZERO for _ in everybody]
            for k, j in zip(struck, part, strict=True):
                blows[k] = j
            if all(
                sum((p * j for p, j in zip(matrix[k], blows, strict=True)), ZERO) >= wanted[k] - SAME for k in everybody
            ):
                return blows
    raise AssertionError("no blows answer these contacts")


def solve(matrix: list[list[Decimal]], right: list[Decimal]) -> list[Decimal] | None:
    """Gauss and Jordan, with pivots; None where the pairs depend on each other."""
    n = len(right)
    rows = [[*row, r] for row, r in zip(matrix, right, strict=True)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        if abs(rows[k][k]) < SAME:
            return None
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
