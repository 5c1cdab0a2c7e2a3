"""How often flicks found their mark, told from what has happened."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from souterrain.content import Phrase, Word
from souterrain.kernel.event import Event

STRIKES = ("hit", "struck")


class Rate(Struct):
    """The attacks of one figure or disc: how many, and how many of them struck something, however much."""

    flicks: int = 0
    hits: int = 0

    def __add__(self, other: "Rate") -> "Rate":
        return Rate(self.flicks + other.flicks, self.hits + other.hits)

    @property
    def word(self) -> Word:
        if not self.flicks:
            return Phrase("count-none")
        percent = round(100 * self.hits / self.flicks)
        return Phrase("count-rate", {"percent": percent, "hits": self.hits, "of": self.flicks})


def rates(events: Iterable[Event], is_attack: Callable[[str], bool]) -> dict[str, Rate]:
    """By whom. A figure may flick several times in a shot, a disc once; what is flicked without a shot is an obstacle."""
    found: dict[str, Rate] = {}
    shot: Event | None = None
    now: Rate | None = None
    for event in events:
        if event.name == "shot_begun":
            shot = event
        elif event.name == "flicked":
            now = None
            if shot is None:
                continue
            data = shot.data
            if is_attack(str(data.get("attack", data.get("shot")))):
                now = found.setdefault(str(data.get("figure", data.get("disc"))), Rate())
                now.flicks += 1
            if "figure" not in data:
                shot = None
        elif now and event.name in STRIKES:
            now.hits += 1
            now = None
    return found
