"""The table as text: the labyrinth with all that stands in it, the players, the hand. For terminals of 80 columns.

`game` is made from a view and knows only what its seat may see, so nothing hidden can be drawn by mistake: what lies face
down is shown to its owner alone.
"""

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

from souterrain.content import Words
from souterrain.games.twister.ids import id_of, kind_of
from souterrain.games.twister.naming import COLUMNS, figure_name, item_name, room_name, rows_of
from souterrain.games.twister.state import NORTH, SOUTH, Figure
from souterrain.games.twister.terrain import PIT, PORTCULLIS, SLIT, WALL, WIDTH, cell_in, frame_of

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

WIDE, TALL = 16, 5  # columns and rows from one zone to the next
SIGNS = {0: " ", WALL: "#", PORTCULLIS: "=", SLIT: ":", PIT: "~"}


def draw(game: "Twister", seat: int | None, words: Words, width: int = 80) -> str:
    """All that `seat` sees, most important last, because that is where the eye is."""
    parts = [
        title(game, words, width),
        *draw_labyrinth(game, words),
        words.say("draw-key"),
        "",
        *rooms(game, words),
        *beside(game, seat, words),
        "",
        *players(game, words),
        *hands(game, seat, words),
    ]
    return "\n".join(line.rstrip() for part in parts for line in fold(part, width))


def fold(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, subsequent_indent="  ") if len(text) > width else [text]


def title(game: "Twister", words: Words, width: int) -> str:
    name = words.name("scenario", game.scenario.id)
    text = words.say("draw-title", scenario=name, turn=game.state.turn, target=game.scenario.target)
    return f"{f'── {text} ':─<{width}}"


# The labyrinth


def draw_labyrinth(game: "Twister", words: Words) -> Iterator[str]:
    """Every zone a box with its name and who is in it; borders show what lies on them, those of both rooms where they meet."""
    rows = len(game.state.rooms)
    canvas = [[" "] * (WIDTH * WIDE + 3) for _ in range(rows * TALL + 1)]
    for cell in range(WIDTH * rows):
        draw_zone(game, canvas, cell, words)
    yield start_line(game, NORTH, words)
    for row in canvas:
        yield "".join(row)
    yield start_line(game, SOUTH, words)


def draw_zone(game: "Twister", canvas: list[list[str]], cell: int, words: Words) -> None:
    frame = frame_of(len(game.state.rooms))
    room = game.state.rooms[frame.places[cell]]
    # Rooms in the east are drawn two columns further, so that both borders of a passage are seen.
    x = cell % WIDTH * WIDE + (2 if cell % WIDTH >= 2 else 0)
    y = cell // WIDTH * TALL
    if not room.card:
        write(canvas, x + WIDE // 2, y + TALL // 2, "?")
        return
    borders = game.book.borders(room)
    zone = frame.in_room[cell]
    top, right, bottom, left = (SIGNS[borders.over[4 * zone + side]] for side in range(4))
    for column in range(1, WIDE):
        merge(canvas, x + column, y, top if top != " " else "")
        merge(canvas, x + column, y + TALL, bottom if bottom != " " else "")
    for row in range(1, TALL):
        merge(canvas, x, y + row, left.strip())
        merge(canvas, x + WIDE, y + row, right.strip())
    for corner in ((x, y), (x + WIDE, y), (x, y + TALL), (x + WIDE, y + TALL)):
        merge(canvas, *corner, "+")
    gear = "@" if borders.gear == zone else ""
    name = f"{COLUMNS[cell % WIDTH]}{len(game.state.rooms) - cell // WIDTH}{gear}"
    for number, text in enumerate((name, *crowd(game, cell, words))):
        write(canvas, x + 2, y + 1 + number, text[: WIDE - 3])
    if borders.has_pit and zone == 0:
        centre = cell_in(frame.places[cell], 2)
        write(canvas, x + WIDE, centre // WIDTH * TALL, "O")


def merge(canvas: list[list[str]], x: int, y: int, sign: str) -> None:
    """A border belongs to two zones; what either has is drawn, a wall over all else."""
    if sign and canvas[y][x] not in ("#", "+", "O"):
        canvas[y][x] = sign


def write(canvas: list[list[str]], x: int, y: int, text: str) -> None:
    for place, letter in enumerate(text):
        canvas[y][x + place] = letter


def crowd(game: "Twister", cell: int, words: Words) -> list[str]:
    """Who is in a zone, a line each as far as there is room: S or N, the name, a cross for the wounded."""
    found = [mark(game, figure, words) for figure in game.state.figures if figure.cell == cell]
    things = [str(words.name("object", item.kind)) for item in game.state.items if item.cell == game.map.zones[cell]]
    lines = found + things
    room = TALL - 2
    return lines if len(lines) <= room else [*lines[: room - 1], f"+{len(lines) - room + 1}"]


def mark(game: "Twister", figure: Figure, words: Words) -> str:
    side = game.seats[figure.seat][0].upper()
    return f"{side} {words.name('character', figure.kind)}{' †' if figure.wounded else ''}"


def start_line(game: "Twister", seat: int, words: Words) -> str:
    """Those on the start zones of a seat, under or over the column they face."""
    parts = []
    for column in range(WIDTH):
        cell = game.map.start_cell(seat, column)
        names = [
            f"{words.name('character', figure.kind)}{'†' if figure.wounded else ''}"
            for figure in game.state.figures
            if figure.cell == cell
        ]
        parts.append(f"{COLUMNS[column]} {', '.join(names) or '–'}")
    return " · ".join(parts)


# What stands beside the drawing


def rooms(game: "Twister", words: Words) -> Iterator[str]:
    for place, room in enumerate(game.state.rooms):
        if room.card:
            side = words.say("draw-east" if place % 2 else "draw-west", rows=rows_of(game, place))
            way = 1 if game.book.plans[room.card].clockwise else -1
            name = words.name("room", room.card)
            yield words.say("draw-room", name=name, place=side, way=way, portcullis=room.portcullis)


def beside(game: "Twister", seat: int | None, words: Words) -> Iterator[str]:
    """The cards beside face-down rooms: one's own by name, the others counted."""
    state = game.state
    for place in range(len(state.rooms)):
        parts = []
        for owner in (SOUTH, NORTH):
            lying = [
                card for card, room in zip(state.beside[owner], state.beside_rooms[owner], strict=True) if room == place
            ]
            if lying and owner == seat:
                parts.append(", ".join(card_name(card, words) for card in lying))
            elif lying:
                side = words.say(f"side-{game.seats[owner]}")
                parts.append(words.say("draw-beside-count", count=len(lying), side=side))
        if parts:
            yield words.say("draw-beside", room=words.spell(room_name(game, place)), cards="; ".join(parts))


def card_name(card: str, words: Words) -> str:
    return str(words.name(kind_of(card), id_of(card)))


def players(game: "Twister", words: Words) -> Iterator[str]:
    state = game.state
    for seat in (NORTH, SOUTH):
        yield words.say(
            "draw-player",
            seat=capital(words.name("seat", game.seats[seat])),
            score=state.score[seat],
            points=state.wheel[seat],
            cards=len(state.hand[seat]),
            jumps=state.jumps[seat],
        )
        for number, figure in enumerate(state.figures):
            if figure.seat == seat and figure.cell >= 0 and (figure.objects or figure.burden):
                loads = [str(words.spell(item_name(game, item))) for item in figure.objects]
                loads += [str(words.spell(figure_name(game, friend))) for friend in figure.burden]
                name = capital(words.spell(figure_name(game, number)))
                yield f"  {words.say('draw-carries', figure=name, things=', '.join(loads))}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def hands(game: "Twister", seat: int | None, words: Words) -> Iterator[str]:
    if seat is None:
        return
    state = game.state
    waiting = (*state.team[seat], *state.west[seat], *state.east[seat])
    if waiting:
        yield words.say("draw-team", cards=", ".join(card_name(card, words) for card in waiting))
    values = sorted(game.book.combat[card] for card in state.hand[seat])
    yield words.say("draw-hand", cards=", ".join(map(str, values)))
