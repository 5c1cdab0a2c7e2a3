"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

Cells are named like the squares of a chessboard, columns a to d from the west, rows from the south. Characters and objects
say whose they are, for both sides have a Troll.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Called, Phrase, Word
from souterrain.games.twister.figure import ability_with
from souterrain.games.twister.ids import copy_of, id_of, kind_of, thing_of
from souterrain.games.twister.terrain import WIDTH

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

COLUMNS = "abcd"
START_ZONES = ("sw", "se", "nw", "ne")  # two columns each, those of the southern player first
ROLES = {
    **dict.fromkeys(("attacker", "target", "patient", "friend", "victim", "giver", "burden"), "figure"),
    **dict.fromkeys(("figures", "attackers", "defenders", "by"), "figure"),
    **dict.fromkeys(("attack_parts", "defence_parts"), "part"),
    "cards": "card",
    "characters": "character",
    **dict.fromkeys(("origin", "edge", "cells"), "cell"),
    "room_beside": "room",
    **dict.fromkeys(("other", "objects"), "object"),
}

KINDS = frozenset({"character", "object", "ability"})


def describe(game: "Twister", role: str, value: Any) -> Word:
    """The name of a subject, by the role it is given under."""
    match role:
        case "figure" if value >= 0:
            return figure_name(game, value)
        case "part":
            return part_name(game, *value)
        case "places" | "facings":
            return placed_name(game, role, *value)
        case "object" if isinstance(value, int):
            return item_name(game, value)
        case "card" if isinstance(value, str):
            return Called(kind_of(value), id_of(value))
        case "cell":
            return cell_name(game, value)
        case "ground":
            return ground_name(game, value)
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


def named(game: "Twister") -> Iterator[tuple[str, Iterable[int | str]]]:
    """What lies on the table as a seat sees it, with the role it is called under."""
    state = game.state
    yield "figure", range(len(state.figures))
    yield "object", range(len(state.items))
    yield "cell", range(game.map.cells + 2 * WIDTH)
    yield "room", range(len(state.rooms))
    zones = (state.team, state.west, state.east, state.beside, state.hand, state.spent, state.known)
    seen = [card for zone in zones for cards in (zone or {}).values() for card in cards or () if card]
    yield "card", (card for card in (*seen, *state.shown, *(state.laid or ())) if card)


def of_side(game: "Twister", name: Called, seat: int) -> Phrase:
    """A name with the side it belongs to."""
    return Phrase("figure-of", {"name": name, "side": Phrase(f"side-{game.seats[seat]}")}, "name")


def figure_name(game: "Twister", number: int) -> Phrase:
    figure = game.state.figures[number]
    return of_side(game, Called("character", figure.kind), figure.seat)


def item_name(game: "Twister", number: int) -> Phrase:
    """Numbered where a side is known to have several of its kind."""
    item = game.state.items[number]
    picked = game.state.roster[item.seat].count(thing_of("object", item.kind))
    seen = sum(1 for each in game.state.items if (each.kind, each.seat) == (item.kind, item.seat))
    return of_side(game, Called("object", item.kind, copy_of(item.card) if max(picked, seen) > 1 else 0), item.seat)


def cell_name(game: "Twister", cell: int) -> Phrase:
    """Its form `in` says that something is there; a start cell is a zone and the column it faces, its form `column`,
    and its form `zone` the zone alone."""
    cells = game.map.cells
    column = COLUMNS[cell % WIDTH]
    if cell >= cells:
        zone = START_ZONES[(cell - cells) // 2]
        about: dict[str, Word] = {"zone": zone, "column": column}
        forms: dict[str, Word] = {
            "in": Phrase("cell-start-in", about),
            "zone": Phrase("start-zone", about),
            "column": column,
        }
        return Phrase("cell-start", about, forms=forms)
    name = Phrase("cell-named", {"cell": f"{column}{cells // WIDTH - cell // WIDTH}"})
    return Phrase("cell-named", name.slots, forms={"in": Phrase("cell-named-in", {"cell": name})})


def ground_name(game: "Twister", cell: int) -> Phrase:
    """Where an object lies: on a start zone it faces nothing."""
    if cell < game.map.cells:
        return cell_name(game, cell)
    about: dict[str, Word] = {"zone": START_ZONES[(cell - game.map.cells) // 2]}
    return Phrase("start-zone", about, forms={"in": Phrase("start-zone-in", about)})


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


def part_name(game: "Twister", figure: int, amount: int, reason: str, object: str) -> Phrase:
    """Who takes part in a combat with what it is worth, or what adds to that."""
    match reason:
        case "stab" | "lead":
            return Phrase(f"part-{reason}", {"amount": amount})
        case "object":
            return Phrase("part-object", {"object": Called("object", object), "amount": amount})
        case "shot":
            shooter = game.state.figures[figure]
            about: dict[str, Word] = {"figure": figure_name(game, figure), "amount": amount}
            if object:
                return Phrase("part-shot", {**about, "by": Called("object", object)})
            return Phrase("part-aimed", {**about, "by": Called("ability", ability_with(game, shooter, "shoot"))})
    key = "part-wounded" if reason == "wounded" else "part-figure"
    return Phrase(key, {"figure": figure_name(game, figure), "amount": amount})


def placed_name(game: "Twister", role: str, kind: str, number: int, cell: int) -> Phrase:
    """Who or what is where, or faces which column."""
    name = figure_name(game, number) if kind == "figure" else item_name(game, number)
    if role == "facings":
        return Phrase("placed-facing", {"name": name, "column": COLUMNS[cell % WIDTH]})
    return Phrase("placed-in", {"name": name, "cell": cell_name(game, cell)})
