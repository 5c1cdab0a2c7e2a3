"""The wood of a table: as it is reckoned since the first matches, or with what real discs do besides."""

from dataclasses import replace

from souterrain.flick import REAL_WOOD, Materials
from souterrain.kernel.game import TableOption

PLAIN, REAL = "plain", "real"


def wood_option(rule: str) -> TableOption:
    return TableOption((PLAIN, REAL), rule)


def made_of(wood: str, materials: Materials) -> Materials:
    """A pack's materials; with real wood, rims grip and make discs spin, wood yields, and contacts take their time."""
    if wood == PLAIN:
        return materials
    real = REAL_WOOD
    return replace(materials, rim=real.rim, yield_speed=real.yield_speed, contact_time=real.contact_time)
