"""What a player may do next, as it is gathered from all the places that allow or forbid something."""

from souterrain.games.twister.deed import forbidden
from souterrain.kernel.decision import Option, Refusal, Value


class Offer:
    """Options by id, so that two ways to the same act are one option, and what is refused. `points` are the AP left."""

    __slots__ = ("options", "points", "refused")

    def __init__(self, points: int) -> None:
        self.points = points
        self.options: dict[str, Option] = {}
        self.refused: list[Refusal] = []

    def add(self, option: Option) -> None:
        self.options[option.id] = option

    def refuse(self, rule: str, verb: str, **subjects: Value) -> None:
        self.refused.append(forbidden(rule, verb, **subjects))
