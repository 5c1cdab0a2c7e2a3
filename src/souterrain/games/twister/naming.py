"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

Cells are named like the squares of a chessboard, columns a to d from the west, rows from the south. Characters and objects
say whose they are, for both sides have a Troll.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Called, Phrase, Word
from souterrain.games.twister.book import id_of, kind_of
from souterrain.games.twister.terrain import WIDTH

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

COLUMNS = "abcd"
ROLES = {
    **dict.fromkeys(("attacker", "target", "patient", "friend", "victim", "giver", "burden"), "figure"),
    **dict.fromkeys(("figures", "attackers", "defenders"), "figure"),
    **dict.fromkeys(("attack_parts", "defence_parts"), "part"),
    "cards": "card",
    "origin": "cell",
    "room_beside": "room",
    "other": "object",
}

KINDS = frozenset({"character", "object"})


def describe(game: "Twister", role: str, value: Any) -> Word:
    """The name of a subject, by the role it is given under."""
    match role:
        case "figure" if value >= 0:
            return figure_name(game, value)
        case "part":
            return part_name(game, value)
        case "places" | "facings":
            return placed_name(game, role, value)
        case "object" if isinstance(value, int):
            return item_name(game, value)
        case "card" if isinstance(value, str):
            return Called(kind_of(value), id_of(value))
        case "cell":
            return cell_name(game, value)
        case "place":
            return place_name(game, value)
        case "room":
            return room_name(game, value)
        case "room_name":
            return Called("room", value)
        case "seat":
            return Called("seat", game.seats[value])
        case _:
            told: Word = value
            return told


def named(game: "Twister") -> Iterator[tuple[str, int | str]]:
    """What lies on the table as a seat sees it, with the role it is called under."""
    state = game.state
    yield from (("figure", number) for number in range(len(state.figures)))
    yield from (("object", number) for number in range(len(state.items)))
    yield from (("cell", cell) for cell in range(game.map.cells + 2 * WIDTH))
    yield from (("room", place) for place in range(len(state.rooms)))
    zones = (state.team, state.west, state.east, state.beside, state.hand, state.spent, state.known)
    seen = [card for zone in zones for cards in (zone or {}).values() for card in cards or () if card]
    yield from (("card", card) for card in dict.fromkeys((*seen, *state.shown, *(state.laid or ()))) if card)


def of_side(game: "Twister", name: Called, seat: int) -> Phrase:
    """A name with the side it belongs to."""
    return Phrase("figure-of", {"name": name, "side": Phrase(f"side-{game.seats[seat]}")}, "name")


def figure_name(game: "Twister", number: int) -> Phrase:
    figure = game.state.figures[number]
    return of_side(game, Called("character", figure.kind), figure.seat)


def item_name(game: "Twister", number: int) -> Phrase:
    """Numbered where a side may have several of its kind."""
    item = game.state.items[number]
    single = game.content.object[item.kind].copies == 1
    copy = int(item.card.rpartition("/")[2])
    return of_side(game, Called("object", item.kind, 0 if single else copy), item.seat)


def cell_name(game: "Twister", cell: int) -> Phrase:
    """Its form `in` says that something is there."""
    cells = game.map.cells
    column = COLUMNS[cell % WIDTH]
    if cell >= cells:
        name = Phrase("cell-start", {"column": column})
        return Phrase("cell-start", name.slots, forms={"in": Phrase("cell-start-in", {"cell": name})})
    name = Phrase("cell-named", {"cell": f"{column}{cells // WIDTH - cell // WIDTH}"})
    return Phrase("cell-named", name.slots, forms={"in": Phrase("cell-named-in", {"cell": name})})


def rows_of(game: "Twister", place: int) -> str:
    """The rows of zones that a room takes up, as they are counted beside the labyrinth."""
    last = len(game.state.rooms) - place // 2 * 2
    return f"{last - 1}–{last}"


def room_name(game: "Twister", place: int) -> Phrase:
    """By its card, if it is revealed, and by its rows, for its twin may have almost the same name."""
    rows = rows_of(game, place)
    card = game.state.rooms[place].card
    if not card:
        return place_name(game, place)
    return Phrase("room-named", {"name": Called("room", card), "rows": rows})


def place_name(game: "Twister", place: int) -> Phrase:
    """Where a room lies, whatever its card."""
    return Phrase("room-east" if place % 2 else "room-west", {"rows": rows_of(game, place)})


def part_name(game: "Twister", part: str) -> Phrase:
    """Who takes part in a combat with what it is worth, or what adds to that: `3/combat/4`, `3/sword/1`."""
    number, reason, amount = part.split("/")
    if reason in ("stab", "lead"):
        return Phrase(f"part-{reason}", {"amount": amount})
    if reason in game.content.object:
        return Phrase("part-object", {"object": Called("object", reason), "amount": amount})
    figure = figure_name(game, int(number))
    return Phrase("part-wounded" if reason == "wounded" else "part-figure", {"figure": figure, "amount": amount})


def placed_name(game: "Twister", role: str, placed: str) -> Phrase:
    """Who or what is where, or faces which column: `figure/3/12`."""
    kind, number, cell = placed.split("/")
    name = figure_name(game, int(number)) if kind == "figure" else item_name(game, int(number))
    if role == "facings":
        return Phrase("placed-facing", {"name": name, "column": COLUMNS[int(cell) % WIDTH]})
    return Phrase("placed-in", {"name": name, "cell": cell_name(game, int(cell))})
