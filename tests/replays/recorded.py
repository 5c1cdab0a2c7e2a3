"""Which matches are recorded, and how each is told."""

import gzip
from pathlib import Path
from typing import NamedTuple

from souterrain.kernel.game import Setting, Setup

HERE = Path(__file__).parent


class Recorded(NamedTuple):
    """A match between random players. Without a language its report is not kept: long matches make long books."""

    name: str
    setup: Setup
    seed: int
    lang: str = ""
    seat: int | None = None


def of(game: str, scenario: str = "", packs: tuple[str, ...] = ("base",), **options: Setting) -> Setup:
    return Setup(game, scenario, packs, {key.replace("_", "-"): value for key, value in options.items()})


RECORDED = (
    Recorded("claustrophobia-the-vigil", of("claustrophobia", "the-vigil"), 4, "fr"),
    Recorded("claustrophobia-powder-and-fire", of("claustrophobia", "powder-and-fire"), 11, "en", 0),
    Recorded(
        "catacombs-gorgon",
        of("catacombs", lord="gorgon", fair_placement=True, wandering=True, heroes_last=True),
        21,
    ),
    Recorded(
        "catacombs-labyrinth",
        of(
            "catacombs",
            lord="dragon",
            path="labyrinth",
            maze="generated",
            maze_size="small",
            camping=True,
            map_card=True,
            seats=3,
            unsteadiness=15,
        ),
        11,
    ),
    Recorded(
        "soloth-warchief",
        of("catacombs", packs=("base", "soloth"), lord="warchief", camping=True, seats=3),
        1,
    ),
    Recorded(
        "soloth-queen",
        of(
            "catacombs",
            packs=("base", "soloth"),
            lord="underworld-queen",
            path="branching",
            fighter="barbarian",
            caster="wizard",
            wandering=True,
            lord_extra=2,
        ),
        1,
    ),
    Recorded("conquest-four", of("conquest", "slant", seats=4, arena="mat", sword_health=4, skull_health=4), 5, "fr"),
    Recorded("conquest-two", of("conquest", draw_at_end=True, exhaustion=True, unsteadiness=15), 3, "en", 0),
    Recorded("twister-initiation", of("twister", "initiation"), 12, "fr"),
    Recorded("twister-dash", of("twister", "dash"), 10, "en", 1),
)
TOLD = tuple(recorded for recorded in RECORDED if recorded.lang)


def match_file(recorded: Recorded) -> Path:
    """Matches whose report is not kept are packed: nobody reads a thousand flicks."""
    return HERE / f"{recorded.name}.match{'' if recorded.lang else '.gz'}"


def report_file(recorded: Recorded) -> Path:
    return HERE / f"{recorded.name}.{recorded.lang}.txt"


def read(path: Path) -> bytes:
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data


def write(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, 9, mtime=0) if path.suffix == ".gz" else data)
