"""Watches finished shots for what must never happen: discs that overlap, momentum that is lost, energy that grows.

It replays the stretches of a batch one instant after the other. Compiled, because a hundred thousand dense shots have
millions of them.
"""

import math

import numpy as np
from numba import njit

from souterrain.flick.batch import Batch, flick_batch, stacked
from souterrain.flick.shot import Status

OVERLAP, MOMENTUM, GAIN, TOTAL_GAIN = 0, 1, 2, 3


def watched(layouts, names, velocities, which, chunk=250):
    """Play shots and return their statuses and the worst of each: see `watch`."""
    rows, starts, _, _ = stacked(layouts)
    most = max(layout.lying for layout in layouts)
    room, long_room = Batch(chunk, most, 4000, 8001), Batch(1, most, 100_000, 200_001)
    statuses, worst = [], []
    for begin in range(0, len(names), chunk):
        part = slice(begin, begin + chunk)
        batch = flick_batch(layouts, names[part], velocities[part], which[part], out=room, threads=2)
        seen = np.zeros((batch.shots, 4))
        watch(rows, starts, batch.plan, batch.velocities, batch.rest, batch.contacts, batch.ways, batch.tally, seen)
        status = batch.status.copy()
        for s in np.flatnonzero(status).tolist():
            at = begin + s
            one = flick_batch(layouts, names[at : at + 1], velocities[at : at + 1], which[at : at + 1], out=long_room)
            seen[s] = 0.0
            watch(rows, starts, one.plan, one.velocities, one.rest, one.contacts, one.ways, one.tally, seen[s : s + 1])
            status[s] = one.status[0]
        statuses.append(status)
        worst.append(seen)
    return np.concatenate(statuses), np.concatenate(worst)


def assert_sound(statuses, worst):
    """No overlap above a nanometre, momentum kept, energy never growing, nothing cut short."""
    assert set(statuses.tolist()) == {Status.SETTLED}
    assert worst[:, OVERLAP].max() < 1e-9
    assert worst[:, MOMENTUM].max() < 1e-12
    assert worst[:, GAIN].max() < 1e-5
    assert worst[:, TOTAL_GAIN].max() < 1e-5


@njit
def place_of(stretch, t):
    """Place and velocity on a stretch at time t."""
    vx, vy, slowing = stretch[4], stretch[5], stretch[6]
    speed = math.sqrt(vx * vx + vy * vy)
    if speed == 0.0:
        return stretch[2], stretch[3], 0.0, 0.0
    dt = min(t - stretch[1], speed / slowing)
    way = speed * dt - 0.5 * slowing * dt * dt
    left = max(speed - slowing * dt, 0.0)
    return stretch[2] + vx / speed * way, stretch[3] + vy / speed * way, vx / speed * left, vy / speed * left


@njit(cache=True)  # all that it calls is in this file
def watch(rows, starts, plan, velocities, rest, log, ways, tally, seen):
    """Fill `seen` with the worst of each shot: overlap in metres, then shares of the flick's momentum and energy."""
    for s in range(len(seen)):
        layout = plan[s, 0]
        bodies = rows[starts[layout] : starts[layout + 1]]
        n = len(bodies)
        now = np.zeros((n, 9))
        gone = np.zeros(n, dtype=np.bool_)
        x, y = np.empty(n), np.empty(n)
        for i in range(n):
            now[i, 2], now[i, 3] = bodies[i, 0], bodies[i, 1]
        speed0 = math.sqrt(velocities[s, 0] ** 2 + velocities[s, 1] ** 2)
        momentum0 = speed0 / bodies[plan[s, 1], 3]
        energy0 = 0.5 * speed0 * momentum0
        count = tally[s, 1]
        at = 0
        logged = 0
        while at < count:
            t = ways[s, at, 1]
            if at > 0:
                seen[s, OVERLAP] = max(seen[s, OVERLAP], deepest(bodies, now, gone, t, x, y))
            px, py, energy = sums(bodies, now, gone, t)
            free = at > 0
            # Posts, walls and edges take momentum; the nanoseconds in which one is met are left out.
            instant = np.rint(t * 1e9)
            while logged < tally[s, 0] and log[s, logged, 0] < instant:
                logged += 1
            k = logged
            while k < tally[s, 0] and log[s, k, 0] == instant:
                free = free and log[s, k, 1] == 0
                k += 1
            while at < count and ways[s, at, 1] == t:
                i = int(ways[s, at, 0])
                now[i] = ways[s, at]
                at += 1
            for i in range(min(n, rest.shape[1])):
                left_now = rest[s, i, 0] > 0 and now[i, 1] == t and now[i, 4] == 0.0 and now[i, 5] == 0.0
                gone[i] = gone[i] or (left_now and not comes_again(ways[s], at, count, i))
            qx, qy, after = sums(bodies, now, gone, t)
            if free:
                seen[s, MOMENTUM] = max(seen[s, MOMENTUM], math.sqrt((px - qx) ** 2 + (py - qy) ** 2) / momentum0)
            if t > 0.0:
                seen[s, GAIN] = max(seen[s, GAIN], (after - energy) / energy0)
                seen[s, TOTAL_GAIN] = max(seen[s, TOTAL_GAIN], after / energy0 - 1.0)
            later = ways[s, at, 1] if at < count else t + 2.0
            seen[s, OVERLAP] = max(seen[s, OVERLAP], deepest(bodies, now, gone, 0.5 * (t + later), x, y))
        seen[s, OVERLAP] = max(seen[s, OVERLAP], deepest(bodies, now, gone, 1e9, x, y))


@njit
def comes_again(ways, begin, end, i):
    """Does a disc set off once more?"""
    again = False
    for k in range(begin, end):
        again = again or ways[k, 0] == i
    return again


@njit
def sums(bodies, now, gone, t):
    """Momentum of all discs on the board, and their energy, that of spins included."""
    px, py, energy = 0.0, 0.0, 0.0
    for i in range(len(bodies)):
        if not gone[i] and bodies[i, 3] > 0.0:
            _, _, vx, vy = place_of(now[i], t)
            px += vx / bodies[i, 3]
            py += vy / bodies[i, 3]
            energy += 0.5 * (vx * vx + vy * vy) / bodies[i, 3]
            since, spin, end = now[i, 1], now[i, 7], now[i, 8]
            if spin != 0.0 and t < end:
                rim = spin * (end - t) / (end - since) * bodies[i, 2]
                energy += 0.25 * rim * rim / bodies[i, 3]
    return px, py, energy


@njit
def deepest(bodies, now, gone, t, x, y):
    """The deepest overlap, in metres."""
    n = len(bodies)
    worst = 0.0
    for i in range(n):
        x[i], y[i], _, _ = place_of(now[i], t)
    for i in range(n):
        for j in range(i):
            reach = bodies[i, 2] + bodies[j, 2]
            dx, dy = x[i] - x[j], y[i] - y[j]
            if dx * dx + dy * dy < reach * reach and not gone[i] and not gone[j]:
                worst = max(worst, reach - math.sqrt(dx * dx + dy * dy))
    return worst
