"""Discs that are masses with springs and dampers at their rims, integrated step by step: wood in the instant of a blow.

Each pair that touches swings through half a period in the contact time, and parts at the restitution; with others it swings as it
must. Far too slow for play: it is what blended contacts (`flick/blend.py`) are measured by. Rims are smooth, and the board too.
"""

import math
from itertools import combinations

from souterrain.flick import Disc

STEP = 20e-9
"""Seconds: three thousand steps for a contact of wood."""

Body = tuple[float, float, float, float]
"""Place and velocity, in metres and metres per second."""


def collide(
    discs: list[Disc], velocities: list[tuple[float, float]], contact_time: float, restitution: float
) -> list[tuple[float, float]]:
    """The velocities after all that discs in touch, or nearly, do to each other; millimetres and seconds in, m/s in and out."""
    places = [(disc.x * 1e-3, disc.y * 1e-3) for disc in discs]
    masses = [disc.mass * 1e-3 for disc in discs]
    pairs = []
    fading = -math.log(restitution) / contact_time
    for i, j in combinations(range(len(discs)), 2):
        reduced = masses[i] * masses[j] / (masses[i] + masses[j])
        stiff = reduced * ((math.pi / contact_time) ** 2 + fading * fading)
        pairs.append((i, j, stiff, 2.0 * reduced * fading, (discs[i].radius + discs[j].radius) * 1e-3))
    time, touched = 0.0, 0.0
    while time - touched < 2.0 * contact_time:
        forces = [[0.0, 0.0] for _ in discs]
        # Half a step on, where the middle of the step has them.
        middles = [(x + vx * STEP / 2, y + vy * STEP / 2) for (x, y), (vx, vy) in zip(places, velocities, strict=True)]
        for i, j, stiff, damping, reach in pairs:
            dx, dy = middles[j][0] - middles[i][0], middles[j][1] - middles[i][1]
            distance = math.hypot(dx, dy)
            if distance >= reach:
                continue
            touched = time
            nx, ny = dx / distance, dy / distance
            closing = (velocities[i][0] - velocities[j][0]) * nx + (velocities[i][1] - velocities[j][1]) * ny
            force = stiff * (reach - distance) + damping * closing
            forces[i][0] -= force * nx
            forces[i][1] -= force * ny
            forces[j][0] += force * nx
            forces[j][1] += force * ny
        velocities = [
            (vx + fx / mass * STEP, vy + fy / mass * STEP)
            for (vx, vy), (fx, fy), mass in zip(velocities, forces, masses, strict=True)
        ]
        places = [(x + vx * STEP / 2, y + vy * STEP / 2) for (x, y), (vx, vy) in zip(middles, velocities, strict=True)]
        time += STEP
    return velocities
