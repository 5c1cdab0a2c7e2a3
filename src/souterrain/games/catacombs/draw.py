"""The table as text: the catacombs, the board with its discs, the heroes' boards. It reads well at 80 columns.

`game` is made from a view and knows only what its seat may see, so nothing hidden can be drawn by mistake.
"""

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

from souterrain.content import Words
from souterrain.games.catacombs.figure import full_health, heroes, is_friend
from souterrain.games.catacombs.ids import number_of
from souterrain.games.catacombs.naming import card_name, disc_name
from souterrain.games.catacombs.state import ABLE

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

ASPECT = 2  # a letter is about twice as high as it is wide


def draw(game: "Catacombs", seat: int | None, words: Words, width: int = 80) -> str:
    """All that `seat` sees, most important last, because that is where the eye is."""
    parts = [
        title(game, words, width),
        *catacombs(game, words, width),
        *sheets(game, words, width),
        *board(game, words, width),
        *places(game, words, width),
    ]
    return "\n".join(line.rstrip() for part in parts for line in part.split("\n"))


def title(game: "Catacombs", words: Words, width: int) -> str:
    state = game.state
    phase, lord = words.name("phase", state.phase), words.name("lord", state.lord)
    text = words.say("draw-title", phase=phase, round=state.round, lord=lord, bank=state.bank)
    return f"{f'── {text} ':─<{width}}"


def catacombs(game: "Catacombs", words: Words, width: int) -> Iterator[str]:
    """The cards, row by row; the heroes stand at the one in brackets. What the seat knows is shown, the rest is a level."""
    state = game.state
    for y in sorted({place.y for place in state.places}):
        row = []
        for number, place in enumerate(state.places):
            if place.y == y:
                card = place.card or state.face_down.get(number)
                name = words.spell(card_name(game, card)) if card else place.level or words.say("draw-hidden")
                row.append(f"[{name}]" if number == state.here else str(name))
        yield wrapped(words.say("draw-path", rooms=" · ".join(row)), width)


def sheets(game: "Catacombs", words: Words, width: int) -> Iterator[str]:
    state = game.state
    for hero in heroes(game):
        figure, sheet = state.figures[hero], state.sheets[hero]
        facts = [words.say("draw-health", health=figure.health, full=full_health(game, figure))]
        facts += [words.say("draw-dead", figure=words.spell(disc_name(game, hero)))] if not figure.health else []
        facts += [words.say("draw-incapacitated")] if figure.health and figure.incapacity != ABLE else []
        facts += [words.say("draw-acted")] if figure.acted and state.phase == "combat" else []
        facts.append(words.say("draw-gold", gold=sheet.gold))
        facts += [words.say("draw-rage", rage=sheet.rage)] if game.content.hero[hero].most_rage else []
        if sheet.items:
            facts.append(
                words.say("draw-items", items=", ".join(words.spell(card_name(game, card)) for card in sheet.items))
            )
        yield about(game, hero, " · ".join(facts), words, width)
    if state.spells and any(game.content.hero[hero].casts for hero in heroes(game)):
        spells = ", ".join(words.name("spell", spell) for spell in state.spells)
        yield wrapped(words.say("draw-spells", spells=spells), width)


def about(game: "Catacombs", name: str, fact: str, words: Words, width: int) -> str:
    """A line about a figure, with its name in a column that holds the heroes' names."""
    column = max(12, *(len(words.spell(disc_name(game, hero))) + 2 for hero in heroes(game)))
    return wrapped(f"{words.spell(disc_name(game, name)):<{column}}{fact}", width)


def board(game: "Catacombs", words: Words, width: int) -> Iterator[str]:
    """Seen from above, the heroes' side on the left. The edges are open."""
    if not game.state.discs:
        return
    length, depth = game.board().size_um
    columns = width - 2
    rows = max(round(columns * depth / length / ASPECT), 1)
    grid = [[" "] * columns for _ in range(rows)]
    marked = [("(O)", round(post.x * 1000), round(post.y * 1000)) for post in game.board().posts]
    marked += [(mark(game, disc, words), x, y) for disc, (x, y) in sorted(game.state.discs.items())]
    for label, x, y in marked:
        column = min(max(x * columns // length - len(label) // 2, 0), columns - len(label))
        row = min((depth - y) * rows // depth, rows - 1)
        grid[row][column : column + len(label)] = label
    edge = f"·{'·' * columns}·"
    yield "\n".join((edge, *(f"·{''.join(row)}·" for row in grid), edge, wrapped(words.say("draw-key"), width)))


def mark(game: "Catacombs", disc: str, words: Words) -> str:
    """Two letters of the name, of its first and its last word if it has several; small ones for monsters."""
    figure = game.state.figures.get(disc)
    if figure is None:
        return "o" if disc != "shield" else "[=]"
    number = number_of(disc) if figure.role == "monster" else ""
    first, *more = words.name(figure.role, figure.kind).split()
    letters = first[0] + more[-1][0] if more else first[:2]
    if is_friend(figure):
        return f"({letters.upper()})"
    return f"{'*' if figure.wall else ''}{letters.lower()}{number}"


def places(game: "Catacombs", words: Words, width: int) -> Iterator[str]:
    """Where every disc lies, in centimetres from the left bottom corner, and how it fares: what one aims by."""
    state = game.state
    lying = []
    for disc, (x, y) in sorted(state.discs.items()):
        where = {"x": round(x / 10_000, 1), "y": round(y / 10_000, 1)}
        facts = [
            words.say("draw-place", mark=mark(game, disc, words), disc=words.spell(disc_name(game, disc)), **where)
        ]
        figure = state.figures.get(disc)
        if figure and not is_friend(figure):
            if figure.wall:
                facts.append(words.say("draw-wall"))
            else:
                facts.append(words.say("draw-health", health=figure.health, full=full_health(game, figure)))
            facts += [words.say("draw-incapacitated")] if figure.incapacity != ABLE else []
        lying.append(", ".join(facts))
    if lying:
        yield wrapped(" · ".join(lying), width)


def wrapped(text: str, width: int, indent: int = 2) -> str:
    return textwrap.fill(text, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
