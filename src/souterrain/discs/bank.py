"""Ways round about: directions in which a disc meets another by way of a wall, a post or a third disc.

They are reckoned as if nothing slowed down and nothing stood between: shots are tried before they are made, and swayed ones at
that, so a direction need only be near a good one.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from souterrain.flick import Disc, Layout, Name, Post

TURNS = 13  # points of a rim that a bounce is tried at
HALVED = 6  # times that the rim between two of them is halved, where the target lies between their ways
STEEP = 1.3  # radians from the middle of a rim: beyond, a disc is hardly turned aside
MOST = 6  # ways to one target


def banked(layout: Layout, name: Name, target: Name, *, by_walls: bool) -> list[float]:
    """Directions, the shortest ways first."""
    found = [turn for _, turn in sorted(_off_bodies(layout, name, target))[:MOST]]
    return [*found, *_off_walls(layout, name, target)] if by_walls else found


def _off_bodies(layout: Layout, name: Name, target: Name) -> Iterator[tuple[float, float]]:
    """By way of posts, and of other discs that are pushed aside: how far it is, and the direction."""
    me, there = layout[name], layout[target]
    bodies: list[Disc | Post] = [disc for disc in layout if disc.on is None and disc.name not in (name, target)]
    for body in (*bodies, *layout.board.posts):
        bounce = _Bounce(me, body, there, _kept(layout, me, body))
        back = math.atan2(me.y - body.y, me.x - body.x)
        spots = [back + STEEP * (2.0 * number / (TURNS - 1) - 1.0) for number in range(TURNS)]
        ways = [bounce.missed(spot) for spot in spots]
        for low, high, left, right in zip(spots, spots[1:], ways, ways[1:], strict=False):
            if left is None or right is None or (left < 0.0) == (right < 0.0):
                continue
            for _ in range(HALVED):
                middle = 0.5 * (low + high)
                way = bounce.missed(middle)
                if way is None:
                    break
                low, high = (middle, high) if (way < 0.0) == (left < 0.0) else (low, middle)
            x, y = bounce.at(0.5 * (low + high))
            far = math.hypot(x - me.x, y - me.y) + math.hypot(there.x - x, there.y - y)
            yield far, math.atan2(y - me.y, x - me.x)


class _Bounce(NamedTuple):
    """A disc that meets a body on its way to another."""

    me: Disc
    body: Disc | Post
    there: Disc
    kept: float

    def at(self, spot: float) -> tuple[float, float]:
        """Where its middle is when it meets the rim there."""
        reach = self.me.radius + self.body.radius
        return self.body.x + reach * math.cos(spot), self.body.y + reach * math.sin(spot)

    def missed(self, spot: float) -> float | None:
        """By how much, and on which side, its way from there passes the target; None when it goes elsewhere."""
        x, y = self.at(spot)
        far = math.hypot(x - self.me.x, y - self.me.y)
        if far < 1.0:
            return None
        nx, ny = math.cos(spot), math.sin(spot)
        vx, vy = (x - self.me.x) / far, (y - self.me.y) / far
        into = vx * nx + vy * ny
        if into >= 0.0:
            return None
        wx, wy = vx - self.kept * into * nx, vy - self.kept * into * ny
        dx, dy = self.there.x - x, self.there.y - y
        speed = math.hypot(wx, wy)
        return (wx * dy - wy * dx) / speed if speed > 0.2 and wx * dx + wy * dy > 0.0 else None


def _kept(layout: Layout, me: Disc, body: Disc | Post) -> float:
    """How much of its speed into a body a disc gets back, and one: a heavy body gives all, a light one little."""
    bounce = layout.board.materials.bounce(me.material, body.material)
    if isinstance(body, Disc) and not body.fixed:
        return (1.0 + bounce) * body.mass / (me.mass + body.mass)
    return 1.0 + bounce


def _off_walls(layout: Layout, name: Name, target: Name) -> Iterator[float]:
    """By way of each wall: it gives back less than it takes, so the way leaves it flatter than it came."""
    me, there, board = layout[name], layout[target], layout.board
    for side in board.walls:
        bounce = max(board.materials.bounce(me.material, board.wall), 0.05)
        if side in ("left", "right"):
            edge = me.radius if side == "left" else board.width - me.radius
            to, back = abs(me.x - edge), abs(there.x - edge)
            dx = (to + back / bounce) * (-1.0 if side == "left" else 1.0)
            yield math.atan2(there.y - me.y, dx)
        else:
            edge = me.radius if side == "bottom" else board.height - me.radius
            to, back = abs(me.y - edge), abs(there.y - edge)
            dy = (to + back / bounce) * (-1.0 if side == "bottom" else 1.0)
            yield math.atan2(dy, there.x - me.x)
