"""Ids of cards, `event/bait/2`: made and read here alone.

Each card has one of its own, so that one hidden card can be told from another.
"""


def copies(kind: str, name: str, count: int) -> list[str]:
    """The cards of one name."""
    return [f"{kind}/{name}/{number}" for number in range(1, count + 1)]


def kind_of(card: str) -> str:
    """`instinct` or `event`."""
    return card.split("/")[0]


def name_of(card: str) -> str:
    return card.split("/")[1]
