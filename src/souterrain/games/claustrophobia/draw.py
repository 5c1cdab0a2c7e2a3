"""The table as text: map, sheets, board of destiny, hand. For terminals; it reads well at 80 columns and in one colour.

`game` is made from a view and knows only what its seat may see, so nothing hidden can be drawn by mistake.
"""

import textwrap
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from souterrain.content import Name, Words
from souterrain.games.claustrophobia.cards import event_of, instinct_of
from souterrain.games.claustrophobia.fighter import is_cancelled, is_on_map, stat
from souterrain.games.claustrophobia.ids import kind_of
from souterrain.games.claustrophobia.naming import card_name, face_name, fighter_name, power_name
from souterrain.games.claustrophobia.power import fact_of, free_powers
from souterrain.games.claustrophobia.scenario import is_for_sale, scenario_of
from souterrain.games.claustrophobia.state import BONUS_DIE, DEAD, HUMAN, INFERNAL, LEFT, RESERVE, UNEXPLORED, Fighter
from souterrain.games.claustrophobia.terrain import features, standing

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

NARROWEST, WIDEST = 6, 20  # columns from one tile to the next
TALL = 3  # rows from one tile to the next
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the arms of a line: 1 up, 2 right, 4 down, 8 left


def draw(game: "Claustrophobia", seat: int | None, words: Words, width: int = 80) -> str:
    """All that `seat` sees, most important last, because that is where the eye is."""
    parts = [
        title(game, words, width),
        draw_map(game, words, width),
        *tiles(game, words, width),
        "",
        *humans(game, words, width),
        "",
        *infernals(game, words, width),
        *board(game, seat, words, width),
        *dice(game, words),
        *hands(game, seat, words, width),
    ]
    return "\n".join(line.rstrip() for part in parts for line in part.split("\n"))


def title(game: "Claustrophobia", words: Words, width: int) -> str:
    state, scenario = game.state, scenario_of(game)
    text = words.say(
        "draw-title",
        scenario=words.name("scenario", scenario.id),
        turn=state.turn,
        turns=scenario.turns,
        phase=words.name("phase", state.phase),
    )
    counts = {"threat": state.threat, "pile": len(state.pile), "dice": state.reserve_dice, "alarm": state.alarm_dice}
    return f"{f'── {text} ':─<{width}}\n{words.say('draw-counts', **counts)}\n"


# The map


class Canvas:
    """Rows of characters, and lines that join at their corners."""

    def __init__(self, columns: int, rows: int) -> None:
        self.text = [[" "] * columns for _ in range(rows)]
        self.arms = [[0] * columns for _ in range(rows)]

    def line(self, x: int, y: int, length: int, *, down: bool) -> None:
        dx, dy, ahead, back = (0, 1, 4, 1) if down else (1, 0, 2, 8)
        for step in range(length):
            self.arms[y + step * dy][x + step * dx] |= ahead
            self.arms[y + step * dy + dy][x + step * dx + dx] |= back

    def write(self, x: int, y: int, text: str) -> None:
        for place, letter in enumerate(text):
            self.text[y][x + place] = letter

    def __str__(self) -> str:
        rows = (zip(text, arms, strict=True) for text, arms in zip(self.text, self.arms, strict=True))
        return "\n".join(
            "".join(letter if letter != " " else CORNERS[arm] for letter, arm in row).rstrip() for row in rows
        )


def draw_map(game: "Claustrophobia", words: Words, width: int) -> str:
    """Every tile a box: its name, who stands there, gaps where one can pass."""
    laid = game.state.tiles
    left, top = min(tile.x for tile in laid), min(tile.y for tile in laid)
    columns, rows = max(tile.x for tile in laid) - left + 1, max(tile.y for tile in laid) - top + 1
    wide = min(max((width - 1) // columns, NARROWEST), WIDEST)
    canvas = Canvas(columns * wide + 1, rows * TALL + 1)
    for index, tile in enumerate(laid):
        x, y = (tile.x - left) * wide, (tile.y - top) * TALL
        name = words.name("tile", tile.tile)
        canvas.write(x + 1, y + 1, name if len(name) < wide else f"{name[: wide - 2]}…")
        canvas.write(x + 2, y + 2, crowd(game, index)[: wide - 2])
        for side, beyond in enumerate(tile.sides):
            draw_side(canvas, x, y, wide, side, mark(game, index, side, beyond))
    return f"{canvas}\n{words.say('draw-key')}"


def crowd(game: "Claustrophobia", index: int) -> str:
    counts = ((letter, len(standing(game, index, camp))) for letter, camp in (("H", HUMAN), ("I", INFERNAL)))
    return " ".join(f"{letter}{count}" for letter, count in counts if count)


def mark(game: "Claustrophobia", index: int, side: int, beyond: int) -> str:
    """What to draw in the middle of a side: nothing for a wall, a blank for a passage."""
    if beyond == UNEXPLORED:
        return "≈" if game.state.draught == (index, side) else "?"
    if beyond >= 0:
        return "#" if game.state.rubble and index in game.state.rubble and beyond in game.state.rubble else " "
    return ""


def draw_side(canvas: Canvas, x: int, y: int, wide: int, side: int, sign: str) -> None:
    if side in (0, 2):
        row, gap = y + (TALL if side == 2 else 0), 4 if sign else 0
        half = (wide - gap) // 2
        canvas.line(x, row, half if sign else wide, down=False)
        if sign:
            canvas.line(x + half + gap, row, wide - half - gap, down=False)
            canvas.write(x + half + 2, row, sign)
        return
    column = x + (wide if side == 1 else 0)
    if not sign:
        canvas.line(column, y, TALL, down=True)
        return
    canvas.line(column, y, 1, down=True)
    canvas.arms[y + 1][column] |= 4
    canvas.arms[y + TALL][column] |= 1
    canvas.write(column, y + 2, sign)


def tiles(game: "Claustrophobia", words: Words, width: int) -> Iterator[str]:
    """The tiles where something is: effects, tokens, and everybody who stands there."""
    for index, tile in enumerate(game.state.tiles):
        marks = [str(words.name("feature", name)) for name, _ in features(game, index)]
        marks += [words.say("draw-hole")] if tile.hole else []
        marks += [words.say("draw-relics", count=tile.relics)] if tile.relics else []
        there = [who for camp in (HUMAN, INFERNAL) for who in present(game, index, camp, words)]
        if marks or there:
            saturation = game.content.tile[tile.tile].saturation
            shown = f" · {', '.join(marks)}" if marks else ""
            name = words.name("tile", tile.tile)
            text = words.say("draw-tile", tile=name, saturation=saturation, marks=shown)
            yield wrapped(f"{text} · {', '.join(there)}" if there else text, width)


def present(game: "Claustrophobia", index: int, camp: int, words: Words) -> Iterator[str]:
    """Fighters by name, troglodytes by number."""
    here = standing(game, index, camp)
    herd = [n for n in here if game.state.fighters[n].type == "troglodyte"]
    yield from (str(words.spell(fighter_name(game, n))) for n in here if n not in herd)
    if herd:
        yield counted(words, "creature", game.state.fighters[herd[0]].kind, len(herd))


def counted(words: Words, kind: str, id: str, count: int) -> str:
    name = words.name(kind, id)
    return words.say("draw-count", count=count, name=name.forms.get("plural", name) if count > 1 else name.lower())


# Fighters


def humans(game: "Claustrophobia", words: Words, width: int) -> Iterator[str]:
    """Each sheet: a row of six lines, and under it what the fighter is and has now."""
    yield f"{words.say('draw-lines'):<24}{''.join(f'{line:^9}' for line in range(1, 7))}"
    for number, fighter in enumerate(game.state.fighters):
        if fighter.camp == HUMAN:
            name = words.spell(fighter_name(game, number))
            if is_on_map(fighter):
                yield f"{name:<24}{''.join(f'{sheet_line(game, fighter, line):^9}' for line in range(1, 7))}"
                yield wrapped("   " + " · ".join(condition(game, fighter, name, words)), width, 3)
            else:
                gone = {DEAD: "draw-dead", LEFT: "draw-left"}.get(fighter.place, "fighter-nowhere")
                yield f"{name:<24}{words.say(gone, fighter=name)}"
    yield words.say("draw-lines-key")


def sheet_line(game: "Claustrophobia", fighter: Fighter, number: int) -> str:
    """A line of the sheet; a plus where one of the fighter's gifts lies."""
    line = game.content.warrior[fighter.kind].lines[number - 1]
    gifted = line.slot == "gift" and any(game.content.gift[gift].die == number for gift in fighter.gifts)
    text = f"{line.DPT}/{line.CBT}/{line.DEF}{'*' if line.slot == 'instinct' else '+' if gifted else ''}"
    if is_cancelled(fighter, number):
        text = "×"
    return f"[{text}]" if fighter.die == number else text


def condition(game: "Claustrophobia", fighter: Fighter, name: Name, words: Words) -> Iterator[str]:
    yield words.say("draw-stats", **{key: stat(game, fighter, key) for key in ("DPT", "CBT", "DEF")})
    if fighter.exhausted:
        yield words.say("draw-exhausted", fighter=name)
    if fighter.acted:
        yield words.say("draw-acted")
    if fighter.relic:
        yield words.say("draw-relic")
    for equipment in fighter.equipment:
        yield words.name("equipment", equipment)
    if fighter.card:
        yield words.spell(card_name(game, fighter.card))
    if fighter.gifts:
        gifts = (f"{words.name('gift', gift)} ({game.content.gift[gift].die})" for gift in fighter.gifts)
        yield words.say("draw-gifts", gifts=", ".join(gifts))
    for token in dict.fromkeys(token.name for token in fighter.tokens):
        if f"talent-{token}" in words:
            yield words.name("talent", token)


def infernals(game: "Claustrophobia", words: Words, width: int) -> Iterator[str]:
    """Demons and hellhounds in play one by one; then what waits in the reserve, with its price."""
    waiting: Counter[str] = Counter()
    for number, fighter in enumerate(game.state.fighters):
        if fighter.camp != INFERNAL:
            continue
        if fighter.place == RESERVE and is_for_sale(game, fighter):
            waiting[fighter.kind] += 1
        if is_on_map(fighter) and fighter.type != "troglodyte":
            name = words.spell(fighter_name(game, number))
            health = game.content.creature[fighter.kind].health
            facts = [f"{name:<20}{name.forms['where']}", *condition(game, fighter, name, words)]
            facts.insert(2, words.say("draw-damage", damage=fighter.damage, health=health))
            yield wrapped(" · ".join(facts), width)
    priced = []
    for kind, count in waiting.items():
        name = words.name("creature", kind)
        shown = name.forms.get("plural", name) if count > 1 else name
        priced.append(words.say("draw-price", count=count, name=shown, price=game.content.creature[kind].cost))
    if priced:
        yield wrapped(words.say("draw-reserve", list=", ".join(priced)), width)


# Dice and cards


def board(game: "Claustrophobia", seat: int | None, words: Words, width: int) -> Iterator[str]:
    """The powers with their dice. Who does not play them sees only those that hold dice."""
    state = game.state
    powers = dict.fromkeys((*state.waiting, *state.triggered))
    if seat == INFERNAL:
        powers = dict.fromkeys((*game.board_powers, *free_powers(game), *powers))
    if powers:
        yield words.say("draw-board")
    for power in powers:
        boxes = [f"[{face(die)}]" for die in state.waiting.get(power, ())]
        boxes += ["[ ]"] * (fact_of(game, power).boxes - len(boxes)) if seat == INFERNAL else []
        fired = "".join(f" ✓{face(die)}" for die in state.triggered.get(power, ()))
        condition = words.text("power", fact_of(game, power), "condition")
        yield wrapped(
            f"  {words.spell(power_name(game, power)):<26}{''.join(boxes) + fired:<20} {condition}", width, 49
        )


def face(die: int) -> str:
    """Short, for a box: a skull is a 6 here too, and a bonus die has a plus."""
    return f"{die % BONUS_DIE or die}{'+' if die > BONUS_DIE else ''}"


def dice(game: "Claustrophobia", words: Words) -> Iterator[str]:
    state = game.state
    if state.activation_dice:
        yield words.say("draw-activation-dice", dice=", ".join(map(str, state.activation_dice)))
    if state.destiny_dice:
        names = (str(words.spell(face_name(die))) for die in state.destiny_dice)
        yield words.say("draw-destiny-dice", dice=", ".join(names))


def hands(game: "Claustrophobia", seat: int | None, words: Words, width: int) -> Iterator[str]:
    """One's own cards with what they say, the number of the others'."""
    for owner, hand in ((HUMAN, game.state.instinct_hand), (INFERNAL, game.state.event_hand)):
        if owner != seat:
            text = words.say("draw-hand-other", seat=words.name("seat", game.seats[owner]), count=len(hand))
            yield text[:1].upper() + text[1:]
        elif hand:
            yield words.say("draw-hand")
            yield from (wrapped(f"  {card_text(game, card, words)}", width, 4) for card in hand)


def card_text(game: "Claustrophobia", card: str, words: Words) -> str:
    name = words.spell(card_name(game, card))
    if kind_of(card) == "event":
        event = event_of(game, card)
        return f"{name} · {words.text('event', event, 'when')} · {words.text('event', event)}"
    instinct = instinct_of(game, card)
    return f"{words.say('draw-card-die', card=name, die=instinct.die)} · {words.text('instinct', instinct)}"


def wrapped(text: str, width: int, indent: int = 2) -> str:
    return textwrap.fill(text, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
