"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

Cells are named like the squares of a chessboard, columns a to d from the west, rows from the south. Characters and objects
say whose they are, for both sides have a Troll.
"""

from typing import TYPE_CHECKING, Any

from souterrain.content import Name, Words
from souterrain.games.twister.book import id_of, kind_of
from souterrain.games.twister.terrain import WIDTH

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

COLUMNS = "abcd"


def describe(game: "Twister", role: str, value: Any, words: Words) -> str | int:
    """The name of a subject, by the role it is given under."""
    match role:
        case "figure" | "figures" | "attacker" | "target" | "patient" | "friend" | "victim" | "attackers" | "defenders":
            return figure_name(game, value, words)
        case "giver" | "burden" if value >= 0:
            return figure_name(game, value, words)
        case "attack_parts" | "defence_parts":
            return part_name(game, value, words)
        case "places" | "facings":
            return placed_name(game, role, value, words)
        case "object" | "other" if isinstance(value, int):
            return item_name(game, value, words)
        case "character" | "object":
            return words.name(role, value)
        case "card" | "cards" if isinstance(value, str):
            return words.name(kind_of(value), id_of(value))
        case "cell" | "origin":
            return cell_name(game, value, words)
        case "place":
            return place_name(game, value, words)
        case "room" | "room_beside":
            return room_name(game, value, words)
        case "room_name":
            return words.name("room", value)
        case "seat":
            return words.name("seat", game.seats[value])
        case _:
            told: str | int = value
            return told


def of_side(game: "Twister", name: Name, seat: int, words: Words) -> Name:
    """A name with the side it belongs to, in all its forms but its gender."""
    side = words.say(f"side-{game.seats[seat]}")
    forms = {
        form: text if form == "gender" else words.say("figure-of", name=text, side=side)
        for form, text in name.forms.items()
    }
    return Name(words.say("figure-of", name=str(name), side=side), forms)


def figure_name(game: "Twister", number: int, words: Words) -> Name:
    figure = game.state.figures[number]
    return of_side(game, words.name("character", figure.kind), figure.seat, words)


def item_name(game: "Twister", number: int, words: Words) -> Name:
    """Numbered where a side may have several of its kind."""
    item = game.state.items[number]
    single = game.content.object[item.kind].copies == 1
    copy = int(item.card.rpartition("/")[2])
    name = words.name("object", item.kind) if single else words.numbered("object", item.kind, copy)
    return of_side(game, name, item.seat, words)


def cell_name(game: "Twister", cell: int, words: Words) -> Name:
    """Its form `in` says that something is there."""
    cells = game.map.cells
    column = COLUMNS[cell % WIDTH]
    if cell >= cells:
        name = words.say("cell-start", column=column)
        return Name(name, {"in": words.say("cell-start-in", cell=name)})
    name = words.say("cell-named", cell=f"{column}{cells // WIDTH - cell // WIDTH}")
    return Name(name, {"in": words.say("cell-named-in", cell=name)})


def rows_of(game: "Twister", place: int) -> str:
    """The rows of zones that a room takes up, as they are counted beside the labyrinth."""
    last = len(game.state.rooms) - place // 2 * 2
    return f"{last - 1}–{last}"


def room_name(game: "Twister", place: int, words: Words) -> Name:
    """By its card, if it is revealed, and by its rows, for its twin may have almost the same name."""
    rows = rows_of(game, place)
    card = game.state.rooms[place].card
    if not card:
        return place_name(game, place, words)
    name = words.say("room-named", name=words.name("room", card), rows=rows)
    return Name(name, {"the": name})


def place_name(game: "Twister", place: int, words: Words) -> Name:
    """Where a room lies, whatever its card."""
    name = words.say("room-east" if place % 2 else "room-west", rows=rows_of(game, place))
    return Name(name, {"the": name})


def part_name(game: "Twister", part: str, words: Words) -> str:
    """Who takes part in a combat with what it is worth, or what adds to that: `3/combat/4`, `3/sword/1`."""
    number, reason, amount = part.split("/")
    figure = figure_name(game, int(number), words)
    if reason in ("stab", "lead"):
        return words.say(f"part-{reason}", amount=amount)
    if reason in game.content.object:
        return f"{words.name('object', reason)} +{amount}"
    return words.say("part-wounded" if reason == "wounded" else "part-figure", figure=figure, amount=amount)


def placed_name(game: "Twister", role: str, placed: str, words: Words) -> str:
    """Who or what is where, or faces which column: `figure/3/12`."""
    kind, number, cell = placed.split("/")
    name = figure_name(game, int(number), words) if kind == "figure" else item_name(game, int(number), words)
    if role == "facings":
        return words.say("placed-facing", name=name, column=COLUMNS[int(cell) % WIDTH])
    return words.say("placed-in", name=name, cell=cell_name(game, int(cell), words))
