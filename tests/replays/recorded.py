"""Which matches are recorded, and how each is told."""

from pathlib import Path
from typing import NamedTuple


class Recorded(NamedTuple):
    scenario: str
    seed: int
    lang: str
    seat: int | None


RECORDED = (
    Recorded("the-vigil", 4, "fr", None),
    Recorded("powder-and-fire", 11, "en", 0),
)


def match_file(recorded: Recorded) -> Path:
    return Path(__file__).with_name(f"claustrophobia-{recorded.scenario}.match")


def report_file(recorded: Recorded) -> Path:
    return Path(__file__).with_name(f"claustrophobia-{recorded.scenario}.{recorded.lang}.txt")
