"""The catacombs as a line of columns: the basic path, longer or shorter, and the branching path."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.card import HEALER, LAIR, MERCHANT, all_rooms, chamber_card, level_of
from souterrain.games.catacombs.state import PlacedCard

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs
    from souterrain.kernel.chance import Chance

LEVELS = ("0", "1", "2")
LENGTHS: dict[str, tuple[str, tuple[str, ...]]] = {  # what the table may agree to, and which levels it changes how
    "basic": ("", ()),
    "longer-0": ("longer", ("0",)),
    "longer-1": ("longer", ("1",)),
    "longer-2": ("longer", ("2",)),
    "longer-all": ("longer", LEVELS),
    "shorter-0": ("shorter", ("0",)),
    "shorter-1": ("shorter", ("1",)),
    "shorter-2": ("shorter", ("2",)),
    "shortest": ("shortest", ()),
}

Columns = list[tuple[str, ...]]
Piles = dict[str, tuple[str, ...]]


def columns_of(game: "Catacombs") -> Columns:
    """catacombs.setup.basic-path and what the table has agreed to change in it."""
    options = game.setup.options
    columns: Columns = [*game.content.path[str(options["path"])].columns]
    change, levels = LENGTHS[str(options["length"])]
    if is_shortest(game):
        kept = (last_of(columns, LEVELS[0]), last_of(columns, MERCHANT), last_of(columns, LAIR))
        columns = [columns[number] for number in kept]
    for level in levels:
        if change == "longer":
            columns.insert(last_of(columns, level) + 1, (level,))  # catacombs.variant.longer
        else:
            del columns[last_of(columns, level)]  # catacombs.variant.shorter
    if options["second-healer"]:
        columns.insert(columns.index((LAIR,)), (HEALER,))  # catacombs.variant.second-healer-use
    return game.columns(columns)


def is_shortest(game: "Catacombs") -> bool:
    """For a first evening: one room, the Merchant, and the Lord with a single follower."""
    options = game.setup.options
    return options["length"] == "shortest" and options["path"] != "labyrinth"


def last_of(columns: Columns, level: str) -> int:
    return max(number for number, column in enumerate(columns) if level in column)


def shuffled_piles(game: "Catacombs", chance: "Chance") -> Piles:
    """catacombs.setup.sort-rooms: the combat rooms by level, each pile shuffled."""
    piles: Piles = {}
    for level in LEVELS:
        pile = [card for card in all_rooms(game) if level_of(game.content, card) == level]
        chance.shuffle(pile)
        piles[level] = tuple(pile)
    return piles


def lay_line(game: "Catacombs", piles: Piles) -> tuple[list[PlacedCard], dict[int, str]]:
    """The places of the line and the cards that lie there face down. Only chambers are known by their place."""
    places: list[PlacedCard] = []
    face_down: dict[int, str] = {}
    healers = 0
    for x, column in enumerate(columns_of(game)):
        for y, level in enumerate(column):
            if level in piles:
                face_down[len(places)], *rest = piles[level]
                piles[level] = tuple(rest)
                places.append(PlacedCard(x, y, level))
            else:
                healers += level == HEALER
                places.append(PlacedCard(x, y, level, chamber_card(level, healers)))
    return places, face_down
