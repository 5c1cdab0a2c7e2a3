"""The table as text: the arena with its discs, tokens, cards on the table, hand. It reads well at 80 columns.

`game` is made from a view and knows only what its seat may see, so nothing hidden can be drawn by mistake.
"""

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

from souterrain.content import Words
from souterrain.games.conquest.cards import card_of
from souterrain.games.conquest.disc import team_discs, team_of
from souterrain.games.conquest.ids import CHARACTERS, OBSTACLES, number_of
from souterrain.games.conquest.naming import card_name, disc_name
from souterrain.games.conquest.state import TEAMS

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

ASPECT = 2  # a letter is about twice as high as it is wide


def draw(game: "Conquest", seat: int | None, words: Words, width: int = 80) -> str:
    """All that `seat` sees, most important last, because that is where the eye is."""
    parts = [
        title(game, words, width),
        arena(game, words, width),
        *places(game, words, width),
        "",
        *teams(game, words, width),
        *hands(game, seat, words, width),
    ]
    return "\n".join(line.rstrip() for part in parts for line in part.split("\n"))


def title(game: "Conquest", words: Words, width: int) -> str:
    state = game.state
    acting = team_discs(state.team)[state.markers[state.team] - 1]
    text = words.say("draw-title", turn=state.turn, disc=words.spell(disc_name(acting)), bank=state.bank)
    return f"{f'── {text} ':─<{width}}"


def arena(game: "Conquest", words: Words, width: int) -> str:
    """Seen from above, the Sword side on the left. Walls are lines, the open edges of a mat are dots."""
    board = game.board()
    length, depth = board.size_um
    columns = width - 2
    rows = max(round(columns * depth / length / ASPECT), 1)
    grid = [[" "] * columns for _ in range(rows)]
    for disc, (x, y) in sorted(game.state.discs.items()):
        label = mark(disc, words)
        column = min(max(x * columns // length - len(label) // 2, 0), columns - len(label))
        row = min((depth - y) * rows // depth, rows - 1)
        grid[row][column : column + len(label)] = label
    across, upright = ("─", "│") if board.walls else ("·", "·")
    corners = "┌┐└┘" if board.walls else "····"
    middle = [f"{upright}{''.join(row)}{upright}" for row in grid]
    top, bottom = f"{corners[0]}{across * columns}{corners[1]}", f"{corners[2]}{across * columns}{corners[3]}"
    return "\n".join((top, *middle, bottom, words.say("draw-key")))


def mark(disc: str, words: Words) -> str:
    if disc in CHARACTERS:
        return f"({words.say(f'draw-mark-{TEAMS[team_of(disc)]}')}{number_of(disc)})"
    return f"<{number_of(disc)}>" if disc in OBSTACLES else "o"


def places(game: "Conquest", words: Words, width: int) -> Iterator[str]:
    """Where every disc lies, in centimetres from the left bottom corner: what one aims by."""
    lying = [
        words.say("draw-place", disc=words.spell(disc_name(disc)), x=round(x / 10_000, 1), y=round(y / 10_000, 1))
        for disc, (x, y) in sorted(game.state.discs.items())
    ]
    yield wrapped(" · ".join(lying), width)


def teams(game: "Conquest", words: Words, width: int) -> Iterator[str]:
    state = game.state
    for team, name in enumerate(TEAMS):
        facts = [
            words.say("draw-team", team=words.name("team", name), health=state.health[team]),
            words.say("draw-pile", count=len(state.piles[team])),
            words.say("draw-discards", count=len(state.discards[team])),
        ]
        if state.discards[team]:
            facts.append(words.say("draw-last", card=words.name("card", card_of(game, state.discards[team][-1]).id)))
        if state.kept[team]:
            kept = (words.name("card", card_of(game, card).id) for card in state.kept[team])
            facts.append(words.say("draw-kept", cards=", ".join(kept)))
        facts += [words.say(f"draw-{what}") for what in ("stunned", "shackled") if getattr(state, what)[team]]
        yield wrapped(" · ".join(facts), width)


def hands(game: "Conquest", seat: int | None, words: Words, width: int) -> Iterator[str]:
    """One's own cards with what they say, a team-mate's if the table shows them, the number of the others'."""
    state = game.state
    for owner, hand in state.hands.items():
        shown = seat is not None and seat in game.hand_seen_by(owner)
        name = words.name("seat", game.seats[owner])
        if not shown:
            text = words.say("draw-hand-other", seat=name, count=len(hand))
        else:
            text = words.say("draw-hand") if owner == seat else words.say("draw-hand-shared", seat=name)
        yield text[:1].upper() + text[1:]
        if shown:
            yield from (wrapped(f"  {card_text(game, card, words)}", width, 4) for card in hand)


def card_text(game: "Conquest", card: str, words: Words) -> str:
    name, fact = words.spell(card_name(game, card)), card_of(game, card)
    text = words.text("card", fact)
    kind = f"{words.name('role', fact.role)}, {words.name('sign', fact.sign)}"
    return " · ".join(filter(None, (str(name), kind, name.forms["print"], text)))


def wrapped(text: str, width: int, indent: int = 2) -> str:
    return textwrap.fill(text, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
