"""What the laboratory is to know of Catacombs: how long players think there, and which tables must be even."""

from collections.abc import Iterator

from souterrain.games.catacombs.game import Catacombs
from souterrain.kernel.game import Setting, Setup

# How much of their thoughts players spend: as much as a hundred games leave time for.
BALANCE, STRENGTH = 0.0025, 0.005
SURE = 2.0  # times as many thoughts as others make the time of `sure` equal, which does not try how its hand sways
APART = 10_000  # seeds between a table and the next: the same seed lays the same rooms for every lord and band
PAIRS = ("fighter", "archer", "hunter", "caster")
OLD, NEW = ("barbarian", "elf", "thief", "wizard"), ("paladin", "ice-princess", "witch-hunter", "witch")
# The bands of heroes, by boxes: with both, those of the one, those of the other, and two that mix them.
BANDS: dict[tuple[str, ...], dict[str, dict[str, Setting]]] = {
    ("base",): {"one box": {}},
    ("base", "soloth"): {
        "first": dict(zip(PAIRS, OLD, strict=True)),
        "second": dict(zip(PAIRS, NEW, strict=True)),
        "old fighters": dict(zip(PAIRS, (OLD[0], NEW[1], OLD[2], NEW[3]), strict=True)),
        "new fighters": dict(zip(PAIRS, (NEW[0], OLD[1], NEW[2], OLD[3]), strict=True)),
    },
}
TABLES = tuple(Setup("catacombs", "none", packs, {"lord": "random"}) for packs in BANDS)


def even() -> Iterator[tuple[str, Setup, tuple[str, str] | None]]:
    """Each lord against each band of heroes; where several meet several, the two are told apart."""
    for packs, bands in BANDS.items():
        for lord in Catacombs.with_packs(packs).open_packs(packs).content.lord:
            for band, heroes in bands.items():
                setup = Setup("catacombs", "none", packs, {"lord": lord, **heroes})
                yield f"{lord} – {band}", setup, (lord, band) if len(bands) > 1 else None
