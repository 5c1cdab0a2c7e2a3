"""Watches finished shots for what must never happen: discs that overlap, momentum that is lost, energy that grows.

It replays the stretches of a batch one by one. Compiled, because a hundred thousand dense shots have millions of them.
"""

import math

import numpy as np
from numba import njit

OVERLAP, MOMENTUM, GAIN, TOTAL_GAIN = 0, 1, 2, 3


@njit
def place_of(stretch, slowing, t):
    vx, vy = stretch[4], stretch[5]
    speed = math.sqrt(vx * vx + vy * vy)
    if speed == 0.0:
        return stretch[2], stretch[3], 0.0, 0.0
    dt = min(t - stretch[1], speed / slowing)
    way = speed * dt - 0.5 * slowing * dt * dt
    left = max(speed - slowing * dt, 0.0)
    return stretch[2] + vx / speed * way, stretch[3] + vy / speed * way, vx / speed * left, vy / speed * left


@njit
def watch(rows, starts, plan, velocities, rest, ways, tally, seen):
    """Fill `seen` with the worst of each shot: overlap in metres, shares of the flick's momentum and energy."""
    for s in range(len(plan)):
        layout = plan[s, 0]
        bodies = rows[starts[layout] : starts[layout + 1]]
        n = len(bodies)
        now = np.zeros((n, 6))
        gone = np.zeros(n, dtype=np.bool_)
        for i in range(n):
            now[i, 2], now[i, 3] = bodies[i, 0], bodies[i, 1]
        shooter = bodies[plan[s, 1]]
        speed0 = math.sqrt(velocities[s, 0] ** 2 + velocities[s, 1] ** 2)
        momentum0 = speed0 / shooter[3]
        energy0 = 0.5 * speed0 * momentum0
        at = 0
        count = tally[s, 1]
        x, y = np.empty(n), np.empty(n)
        while at < count:
            t = ways[s, at, 1]
            end = at + 1
            while end < count and ways[s, end, 1] == t:
                end += 1
            if at > 0:
                seen[s, OVERLAP] = max(seen[s, OVERLAP], deepest(bodies, now, gone, t, x, y))
            energy_before = energy_of(bodies, now, gone, t)
            k = at
            while k < end:
                i = int(ways[s, k, 0])
                _, _, ux, uy = place_of(now[i], bodies[i, 4], t)
                px = (ways[s, k, 4] - ux) / bodies[i, 3]
                py = (ways[s, k, 5] - uy) / bodies[i, 3]
                now[i] = ways[s, k]
                # The flick and impacts on what cannot move have no second disc; those of two discs are logged together.
                if k + 1 < end:
                    j = int(ways[s, k + 1, 0])
                    _, _, wx, wy = place_of(now[j], bodies[j, 4], t)
                    qx = (ways[s, k + 1, 4] - wx) / bodies[j, 3]
                    qy = (ways[s, k + 1, 5] - wy) / bodies[j, 3]
                    if i != j and px * qx + py * qy < 0.0:
                        lost = math.sqrt((px + qx) ** 2 + (py + qy) ** 2) / momentum0
                        if lost < 1e-3:
                            seen[s, MOMENTUM] = max(seen[s, MOMENTUM], lost)
                            now[j] = ways[s, k + 1]
                            k += 1
                k += 1
            for i in range(n):
                if i < rest.shape[1] and rest[s, i, 0] > 0 and now[i, 1] == t and now[i, 4] == 0.0 and now[i, 5] == 0.0:
                    gone[i] = abs(now[i, 2]) > 0.0 and is_last(ways[s], count, end, i)
            energy = energy_of(bodies, now, gone, t)
            if at > 0:
                seen[s, GAIN] = max(seen[s, GAIN], (energy - energy_before) / energy0)
                seen[s, TOTAL_GAIN] = max(seen[s, TOTAL_GAIN], energy / energy0 - 1.0)
            later = ways[s, end, 1] if end < count else t + 2.0
            seen[s, OVERLAP] = max(seen[s, OVERLAP], deepest(bodies, now, gone, 0.5 * (t + later), x, y))
            at = end
        seen[s, OVERLAP] = max(seen[s, OVERLAP], deepest(bodies, now, gone, 1e9, x, y))


@njit
def is_last(ways, count, start, i):
    for k in range(start, count):
        if ways[k, 0] == i:
            return False
    return True


@njit
def energy_of(bodies, now, gone, t):
    total = 0.0
    for i in range(len(bodies)):
        if not gone[i] and bodies[i, 3] > 0.0:
            _, _, vx, vy = place_of(now[i], bodies[i, 4], t)
            total += 0.5 * (vx * vx + vy * vy) / bodies[i, 3]
    return total


@njit
def deepest(bodies, now, gone, t, x, y):
    """The deepest overlap, in metres."""
    n = len(bodies)
    worst = 0.0
    for i in range(n):
        x[i], y[i], _, _ = place_of(now[i], bodies[i, 4], t)
    for i in range(n):
        for j in range(i):
            reach = bodies[i, 2] + bodies[j, 2]
            dx, dy = x[i] - x[j], y[i] - y[j]
            if dx * dx + dy * dy < reach * reach and not gone[i] and not gone[j]:
                worst = max(worst, reach - math.sqrt(dx * dx + dy * dy))
    return worst
