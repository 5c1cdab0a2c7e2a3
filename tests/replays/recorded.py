"""Which matches are recorded, why, and how each is told."""

import gzip
from pathlib import Path
from typing import NamedTuple

from souterrain.kernel.game import Setting, Setup

HERE = Path(__file__).parent


class Recorded(NamedTuple):
    """A match between random players, and what it proves that nothing else does. Without a language its report is not kept: long
    matches make long books."""

    name: str
    why: str
    setup: Setup
    seed: int
    lang: str = ""
    seat: int | None = None


def of(game: str, scenario: str = "", packs: tuple[str, ...] = ("base",), **options: Setting) -> Setup:
    return Setup(game, scenario, packs, {key.replace("_", "-"): value for key, value in options.items()})


RECORDED = (
    Recorded(
        "claustrophobia-the-vigil",
        "A whole report for spectators, in French: both hands stay hidden from the first line to the last, and reactions are "
        "told where they happen. When it alone differs, dice or the order of steps and reactions have changed.",
        of("claustrophobia", "the-vigil"),
        4,
        "fr",
    ),
    Recorded(
        "twister-dash",
        "A whole report for one seat, in English: its own cards are named, the other's are not, and answers that two give at "
        "once stay sealed until both are there.",
        of("twister", "dash"),
        10,
        "en",
        1,
    ),
    Recorded(
        "conquest-four",
        "A whole report of flicks, at a table of four, whose seats take turns within teams. When the matches with discs "
        "differ and the others do not, the physics has changed.",
        of("conquest", "slant", seats=4, arena="mat", sword_health=4, skull_health=4),
        5,
        "fr",
    ),
    Recorded(
        "catacombs-labyrinth",
        "The base game by itself: what is done for an expansion leaves it alone, bit for bit. Hands sway, so that chance and "
        "flicks take turns over more than a thousand answers, in a labyrinth, with camps and a third seat.",
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
        "soloth-queen",
        "An expansion's steps, zones and hooks between those of the base game, with heroes of both boxes, over two thousand "
        "answers: no other match holds states of an expansion to their hashes.",
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
