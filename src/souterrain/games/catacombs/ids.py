"""Ids of cards and names of discs: made and read here alone.

A card is called after its kind and its fact, `item/quiver`, `room/r10`, so that nothing else bears its name; there are two Healers,
`chamber/healer-2`. What a figure can answer a moment with is called after it and the ability: `orc-1/retaliation`. A hero, an ally
and a lord are called as their fact, a monster `orc-3`, a projectile and the Shield as their piece: never more than one of these
lies on the board.
"""


def card_of(kind: str, id: str) -> str:
    return f"{kind}/{id}"


def kind_and_id(card: str) -> tuple[str, str]:
    """What kind of card, and the id of its fact; of an ability, whose it is."""
    kind, _, id = card.partition("/")
    return kind, id


def disc_of(kind: str, number: int) -> str:
    return f"{kind}-{number}"


def kind_of(disc: str) -> str:
    """The fact that a disc, or a chamber, is called after: `orc` of `orc-3`."""
    return disc.rstrip("0123456789").removesuffix("-")


def number_of(disc: str) -> int:
    return int(disc.rpartition("-")[2])
