"""How fast the solver is, beside two physics engines that step through time, on the same scenes and flicks in one run.

A shot is the whole way from a layout to resting places and contacts. A peer builds a new world for each, since one that
was used keeps contacts and impulses that would change the next shot; what stepping alone costs is given beside it. Peers
get their best form: friction as joints inside the engine, no work in Python between steps, and exactly as many steps as
the shot lasts. Every restitution is 0.6, which all three mix alike.

A peer's contact list is wrong when it names other pairs than the exact one, or names them in another order; only the
first contact of each pair counts, and contacts of one step may stand in any order.

Every figure is the best of several runs, yet a busy machine spoils them, two threads above all: look at `load_before`.

`bench()` gives plain numbers for JSON; peers that are not installed are left out.
"""

import math
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import numpy as np

from souterrain.flick.batch import Batch, flick_batch
from souterrain.flick.board import GRAVITY, REAL_WOOD, SIDES, Board, Materials, Post
from souterrain.flick.bodies import Disc, Layout, wooden
from souterrain.flick.shot import Shot, flick

COUNTS = (12, 20, 35)
BATCH = 20_000
SIZES = (13.0, 19.0, 25.0, 25.0, 25.0, 32.0)
WOOD = Materials(restitution={("wood", "wood"): 0.6, ("wood", "wall"): 0.6})
REAL = replace(REAL_WOOD, restitution=WOOD.restitution)
FRICTION = 0.25

Flick = tuple[Layout, int, tuple[float, float]]
Pairs = list[frozenset[str]]


class Played(NamedTuple):
    """What a peer did: seconds for all, seconds for stepping alone, and contacts with the number of their step."""

    seconds: float
    stepping: float
    contacts: list[tuple[int, frozenset[str]]]


Peer = Callable[[Flick, float], Played]


def scenes(random: Random, discs: int, count: int) -> list[Layout]:
    """Walled boards with four posts and discs strewn without touching."""
    posts = tuple(
        Post(f"post {n}", x, y, 16.0) for n, (x, y) in enumerate(((170, 75), (170, 175), (330, 75), (330, 175)))
    )
    board = Board(500, 250, walls=SIDES, posts=posts, materials=WOOD)
    made = []
    for _ in range(count):
        laid: list[Disc] = []
        while len(laid) < discs:
            size = random.choice(SIZES)
            x, y = random.uniform(size / 2, 500 - size / 2), random.uniform(size / 2, 250 - size / 2)
            there: tuple[Disc | Post, ...] = (*laid, *posts)
            if all(math.dist((x, y), (b.x, b.y)) > size / 2 + b.radius + 0.1 for b in there):
                laid.append(wooden(len(laid), x, y, size))
        made.append(Layout(board, laid))
    return made


def flicks(random: Random, layouts: Sequence[Layout], count: int) -> list[Flick]:
    """Flicks of any disc in any direction, 0.3 to 3 m/s."""
    made: list[Flick] = []
    for n in range(count):
        layout = layouts[n % len(layouts)]
        angle, speed = random.uniform(0.0, 2.0 * math.pi), random.uniform(300.0, 3000.0)
        made.append((layout, random.randrange(len(layout)), (speed * math.cos(angle), speed * math.sin(angle))))
    return made


def fastest(work: Callable[[], object], repeats: int) -> float:
    """The seconds of the quickest of several runs: what is left when other programs are quiet."""
    times = []
    for _ in range(repeats):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return min(times)


def rate_of_batch(layouts: Sequence[Layout], shots: Sequence[Flick], threads: int, piece: int) -> float:
    """Shots per second in batches of `piece` shots, each timed by its best run."""
    batch = Batch(piece, len(layouts[0]), contacts=256)
    names = [name for _, name, _ in shots]
    velocities = np.array([velocity for _, _, velocity in shots])
    which = np.arange(len(shots)) % len(layouts)
    seconds = 0.0
    for begin in range(0, len(shots), piece):
        part = slice(begin, begin + piece)

        def work(part: slice = part) -> None:
            flick_batch(layouts, names[part], velocities[part], which[part], out=batch, threads=threads)

        seconds += fastest(work, 9)
    return len(shots) / seconds


def rate_of_calls(shots: Sequence[Flick]) -> float:
    """Shots per second, one Python call each, timed by the hundred."""
    seconds = 0.0
    for begin in range(0, len(shots), 100):
        part = shots[begin : begin + 100]

        def work(part: Sequence[Flick] = part) -> None:
            for layout, name, velocity in part:
                flick(layout, name, velocity)

        seconds += fastest(work, 9)
    return len(shots) / seconds


def exact_pairs(shot: Shot) -> Pairs:
    """The pairs of discs and posts that touched, in the order of their first contact."""
    return first_of_each(frozenset((str(c.first), str(c.second))) for c in shot.contacts if c.kind in ("disc", "post"))


def first_of_each(pairs: Iterable[frozenset[str]]) -> Pairs:
    """Each pair once, where it came first."""
    return list(dict.fromkeys(pairs))


def is_wrong(exact: Pairs, stepped: list[tuple[int, frozenset[str]]]) -> bool:
    """Does a peer's list, with the step of each contact, contradict the exact one?"""
    when: dict[frozenset[str], int] = {}
    for step, pair in stepped:
        when.setdefault(pair, step)
    if set(when) != set(exact):
        return True
    steps = [when[pair] for pair in exact]
    return steps != sorted(steps)


def pymunk_peer(dt: float) -> Peer:
    """Plays a flick in pymunk."""
    import pymunk

    def play(shot: Flick, duration: float) -> Played:
        began = time.perf_counter()
        layout, name, velocity = shot
        space: Any = pymunk.Space()
        space.collision_slop = 1e-3
        bounce = math.sqrt(0.6)
        names: dict[Any, str] = {}
        width, height = layout.board.width, layout.board.height
        for a, b in (
            ((0, 0), (width, 0)),
            ((width, 0), (width, height)),
            ((width, height), (0, height)),
            ((0, height), (0, 0)),
        ):
            # A thick wall whose face is the board's side: thin ones let fast discs through.
            nx, ny = (b[1] - a[1]) / math.dist(a, b), (a[0] - b[0]) / math.dist(a, b)
            wall = pymunk.Segment(
                space.static_body, (a[0] + 50 * nx, a[1] + 50 * ny), (b[0] + 50 * nx, b[1] + 50 * ny), 50.0
            )
            wall.elasticity = bounce
            space.add(wall)
        for post in layout.board.posts:
            shape = pymunk.Circle(space.static_body, post.radius, (post.x, post.y))
            shape.elasticity = bounce
            names[shape] = str(post.name)
            space.add(shape)
        for disc in layout:
            body = pymunk.Body(disc.mass, math.inf)
            body.position = disc.x, disc.y
            shape = pymunk.Circle(body, disc.radius)
            shape.elasticity = bounce
            names[shape] = str(disc.name)
            grip = pymunk.PivotJoint(space.static_body, body, (0, 0), (0, 0))
            grip.max_bias = 0
            grip.max_force = FRICTION * GRAVITY * 1000.0 * disc.mass
            space.add(body, shape, grip)
            if disc.name == name:
                body.velocity = velocity
        found: list[tuple[int, frozenset[str]]] = []
        step = 0

        def begin(arbiter: Any, _space: Any, _data: Any) -> None:
            a, b = arbiter.shapes
            if a in names and b in names:
                found.append((step, frozenset((names[a], names[b]))))

        space.on_collision(begin=begin)
        steps = math.ceil(duration / dt) + 1
        started = time.perf_counter()
        for step in range(steps):  # noqa: B007  # `begin` reads it
            space.step(dt)
        stepping = time.perf_counter() - started
        rest = [tuple(body.position) for body in space.bodies]
        assert len(rest) == len(layout)
        return Played(time.perf_counter() - began, stepping, found)

    return play


def box2d_peer(dt: float) -> Peer:
    """Plays a flick in Box2D with bullets, in centimetres: the engine drops bounces below one unit per second."""
    import Box2D  # type: ignore[import-untyped]

    class Listener(Box2D.b2ContactListener):  # type: ignore[misc]  # Box2D has no types
        def __init__(self) -> None:
            super().__init__()
            self.step = 0
            self.found: list[tuple[int, frozenset[str]]] = []

        def BeginContact(self, contact: Any) -> None:
            a, b = contact.fixtureA.body.userData, contact.fixtureB.body.userData
            if a and b:
                self.found.append((self.step, frozenset((a, b))))

    def play(shot: Flick, duration: float) -> Played:
        began = time.perf_counter()
        layout, name, velocity = shot
        listener = Listener()
        world = Box2D.b2World(gravity=(0, 0), doSleep=True, contactListener=listener)
        width, height = layout.board.width / 10, layout.board.height / 10
        ground = world.CreateStaticBody()
        for a, b in (
            ((0, 0), (width, 0)),
            ((width, 0), (width, height)),
            ((width, height), (0, height)),
            ((0, height), (0, 0)),
        ):
            ground.CreateEdgeFixture(vertices=[a, b], restitution=0.6, friction=0.0)
        for post in layout.board.posts:
            fixed = world.CreateStaticBody(position=(post.x / 10, post.y / 10), userData=str(post.name))
            fixed.CreateCircleFixture(radius=post.radius / 10, restitution=0.6, friction=0.0)
        for disc in layout:
            body = world.CreateDynamicBody(
                position=(disc.x / 10, disc.y / 10), bullet=True, fixedRotation=True, userData=str(disc.name)
            )
            area = math.pi * (disc.radius / 10) ** 2
            body.CreateCircleFixture(radius=disc.radius / 10, density=disc.mass / area, restitution=0.6, friction=0.0)
            grip = FRICTION * GRAVITY * 100.0 * disc.mass
            world.CreateFrictionJoint(bodyA=ground, bodyB=body, maxForce=grip, maxTorque=0.0, anchor=body.position)
            if disc.name == name:
                body.linearVelocity = (velocity[0] / 10, velocity[1] / 10)
        steps = math.ceil(duration / dt) + 1
        started = time.perf_counter()
        for step in range(steps):
            listener.step = step
            world.Step(dt, 8, 3)
        stepping = time.perf_counter() - started
        rest = [tuple(body.position) for body in world.bodies]
        assert len(rest) > len(layout)
        return Played(time.perf_counter() - began, stepping, listener.found)

    return play


def peers() -> dict[str, Peer]:
    """The engines that are installed."""
    found: dict[str, Peer] = {}
    try:
        found["pymunk 1/240"] = pymunk_peer(1 / 240)
        found["pymunk 1/1000"] = pymunk_peer(1 / 1000)
    except ImportError:
        pass
    try:
        found["Box2D 1/240"] = box2d_peer(1 / 240)
        found["Box2D 1/1000"] = box2d_peer(1 / 1000)
    except ImportError:
        pass
    return found


def compare(discs: int, peer_shots: int) -> dict[str, object]:
    """All engines on the same flicks with so many discs."""
    random = Random(discs)
    layouts = scenes(random, discs, 50)
    many = flicks(random, layouts, BATCH)
    rate = rate_of_batch(layouts, many, 1, piece=1000)
    # Threads are worth their while in large batches: compare those.
    large = len(many) // 2
    twice = rate_of_batch(layouts, many, 2, large) / rate_of_batch(layouts, many, 1, large)
    calls = rate_of_calls(many[:2000])
    # Peers have no such wood, and play today's: what it costs beside them is what it costs.
    real = [Layout(replace(layout.board, materials=REAL), layout) for layout in layouts]
    real_rate = rate_of_batch(real, many, 1, piece=1000)
    real_calls = rate_of_calls([(real[n % len(real)], *shot[1:]) for n, shot in enumerate(many[:2000])])
    report: dict[str, object] = {
        "shots_per_second": round(rate),
        "two_threads": round(twice, 2),
        "calls_per_second": round(calls),
        "real_wood": {
            "shots_per_second": round(real_rate),
            "times_as_long": round(rate / real_rate, 2),
            "calls_per_second": round(real_calls),
            "calls_times_as_long": round(calls / real_calls, 2),
        },
    }
    for label, play in peers().items():
        exact = [flick(*shot) for shot in many[:peer_shots]]
        played = [
            min(play(shot, known.duration), play(shot, known.duration), key=lambda run: run.seconds)
            for shot, known in zip(many, exact, strict=False)
        ]
        wrong = sum(is_wrong(exact_pairs(e), p.contacts) for e, p in zip(exact, played, strict=True))
        whole = sum(p.seconds for p in played) / peer_shots
        stepping = sum(p.stepping for p in played) / peer_shots
        report[label] = {
            "shots_per_second": round(1.0 / whole, 1),
            "times_slower": round(rate * whole),
            "times_slower_stepping_alone": round(rate * stepping),
            "times_slower_than_real_wood": round(real_rate * whole),
            "wrong_contact_lists": round(wrong / peer_shots, 3),
        }
    return report


def hexagon_ms() -> float:
    """A packed hexagon of 34 discs hit at 3 m/s, in milliseconds."""
    board = Board(610, 355, walls=SIDES, materials=Materials())
    spots = [
        (300 + (q + r / 2) * 25.0, 177 + math.copysign(math.ceil(abs(r) * 21650.6351) / 1000, r))
        for q in range(-3, 4)
        for r in range(max(-3, -q - 3), min(3, -q + 3) + 1)
    ]
    spots.sort(key=lambda spot: math.dist(spot, (300, 177)))
    layout = Layout(
        board, [wooden(n, x, y, 25) for n, (x, y) in enumerate(spots[:34])] + [wooden("shooter", 60, 180, 25)]
    )
    flick(layout, "shooter", (3000.0, 0.0))
    return 1000.0 * fastest(lambda: flick(layout, "shooter", (3000.0, 0.0)), 20)


START = """
import time
begin = time.perf_counter()
from souterrain.flick import Board, Layout, flick, wooden
flick(Layout(Board(500, 250), [wooden("a", 100, 100, 25), wooden("b", 200, 100, 25)]), "a", (900.0, 0.0))
print(time.perf_counter() - begin)
"""


def warm_start() -> float:
    """Seconds from nothing imported to the first flick done, in a new process with compiled code on disk."""
    runs = [subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def load() -> float:
    """How busy the machine was in the last minute; Windows does not say."""
    if sys.platform == "win32":
        return 0.0
    return round(os.getloadavg()[0], 2)


def bench(peer_shots: int = 150) -> dict[str, object]:
    """Measure everything; takes about a minute."""
    return {
        "machine": {
            "python": platform.python_version(),
            "processor": platform.machine(),
            "cores": os.cpu_count(),
            "load_before": load(),
        },
        "discs": {str(discs): compare(discs, peer_shots) for discs in COUNTS},
        "packed_hexagon_of_34_ms": round(hexagon_ms(), 3),
        "warm_start_s": round(warm_start(), 3),
    }


if __name__ == "__main__":
    import json

    print(json.dumps(bench(), indent=2))
