"""Ids of cards, `stride/2`: made and read here alone. Each card has one of its own."""


def copies(name: str, count: int) -> list[str]:
    return [f"{name}/{number + 1}" for number in range(count)]


def name_of(card: str) -> str:
    return card.partition("/")[0]
