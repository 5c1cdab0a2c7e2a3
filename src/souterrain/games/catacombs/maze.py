"""The labyrinth: a maze of room cards on a square grid, prepared, generated, or rearranged by the Overseer.

Rows run from north to south, columns from west to east. A maze is checked before anybody enters it.
"""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.card import (
    HEALER,
    LAIR,
    MERCHANT,
    chamber_card,
    is_match,
    is_room,
    level_of,
    room_card,
)
from souterrain.games.catacombs.facts import Facts, Maze
from souterrain.games.catacombs.path import Piles
from souterrain.games.catacombs.state import NOWHERE, PlacedCard
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.decision import Refused, ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs
    from souterrain.kernel.chance import Chance

DIRECTIONS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIZES = {"small": (3, 3), "middle": (4, 3), "large": (5, 4)}
TRIES = 400  # mazes drawn before the prepared one is taken
MOST_EXCHANGES = 20
OUTSET = 1  # one level 0 room: the start

Spot = tuple[int, int]  # column and row
Cards = dict[Spot, str]


def prepared(content: Facts, maze: Maze) -> tuple[Cards, Spot]:
    """catacombs.labyrinth.sample: the maze of a pack."""
    cards: Cards = {}
    for y, row in enumerate(maze.rows):
        for x, id in enumerate(row):
            if id:
                cards[x, y] = room_card(id) if id in content.room else chamber_card(id)
    return cards, (maze.start[1], maze.start[0])


def reached(content: Facts, cards: Cards, start: Spot, *, avoid: str = "") -> set[Spot]:
    """The spots the heroes can come to, without leaving a card of the kind `avoid`."""
    found, edge = {start}, [start]
    while edge:
        here = edge.pop()
        if level_of(content, cards[here]) == avoid:
            continue
        for there in neighbours(content, cards, here):
            if there not in found:
                found.add(there)
                edge.append(there)
    return found


def neighbours(content: Facts, cards: Cards, here: Spot) -> list[Spot]:
    """The spots that ways lead to from here."""
    around = ((direction, (here[0] + dx, here[1] + dy)) for direction, (dx, dy) in DIRECTIONS.items())
    return [there for way, there in around if there in cards and is_match(content, cards[here], cards[there], way)]


def why_unsound(content: Facts, cards: Cards, start: Spot) -> str:
    """The rule that a maze breaks, if it does. That every card can be reached is advice only."""
    levels = {spot: level_of(content, card) for spot, card in cards.items()}
    if levels[start] != "0" or LAIR not in levels.values():
        return "catacombs.labyrinth.start-and-end"
    if not {MERCHANT, HEALER} <= set(levels.values()):
        return "catacombs.labyrinth.required-special"
    open_to = {levels[spot] for spot in reached(content, cards, start, avoid=LAIR)}
    if LAIR not in open_to:
        return "catacombs.labyrinth.reachable-lord"
    return "" if {MERCHANT, HEALER} <= open_to else "catacombs.labyrinth.reachable-special"


def check_mazes(content: Facts) -> None:
    """Refuse a pack whose prepared maze cannot be played."""
    for maze in content.maze.values():
        if rule := why_unsound(content, *prepared(content, maze)):
            raise Refused(f"The maze {maze.id} cannot be played: see {rule}.", rule)


def generate(game: "Catacombs", piles: Piles, chance: "Chance") -> tuple[Cards, Spot]:
    """A maze drawn by chance whose every card can be reached, or else the prepared one."""
    width, height = SIZES[str(game.setup.options["maze-size"])]
    chambers = [chamber_card(MERCHANT), chamber_card(HEALER), chamber_card(LAIR)]
    if game.setup.options["second-healer"]:
        chambers.append(chamber_card(HEALER, 2))
    count = width * height - len(chambers) - OUTSET
    hard = count // 4
    rooms = [*piles["1"][: count - hard], *piles["2"][:hard]]  # catacombs.labyrinth.sample: mostly level 1
    start = (0, height - 1)
    for attempt in range(TRIES):
        cards = [*rooms, *chambers]
        chance.shuffle(cards)
        outset = piles["0"][attempt % len(piles["0"])]
        spots = [(x, y) for y in range(height) for x in range(width) if (x, y) != start]
        laid = {start: outset, **dict(zip(spots, cards, strict=True))}
        if not why_unsound(game.content, laid, start) and len(reached(game.content, laid, start)) == len(laid):
            return laid, start
    return prepared(game.content, game.content.maze["prepared"])


def lay_maze(game: "Catacombs", piles: Piles, chance: "Chance") -> tuple[list[PlacedCard], dict[int, str]]:
    """catacombs.labyrinth.face-down: all cards lie face down but the start."""
    if game.setup.options["maze"] == "prepared":
        cards, start = prepared(game.content, game.content.maze["prepared"])
        if game.setup.options["second-healer"]:
            cards = with_second_healer(game.content, cards, start)
    else:
        cards, start = generate(game, piles, chance)
    for level, pile in piles.items():
        piles[level] = tuple(card for card in pile if card not in cards.values())
    order = sorted(cards, key=lambda spot: (spot != start, spot[1], spot[0]))
    places = [PlacedCard(x, y, "", cards[start] if (x, y) == start else "") for x, y in order]
    return places, {number: cards[spot] for number, spot in enumerate(order) if spot != start}


def with_second_healer(content: Facts, cards: Cards, start: Spot) -> Cards:
    """catacombs.variant.second-healer-use: at the first free spot that a way leads to."""
    healer = chamber_card(HEALER, 2)
    for here in sorted(reached(content, cards, start, avoid=LAIR)):
        for direction, (dx, dy) in DIRECTIONS.items():
            there = (here[0] + dx, here[1] + dy)
            if there not in cards and min(there) >= 0 and is_match(content, cards[here], healer, direction):
                return {**cards, there: healer}
    return cards


def laid_cards(game: "Catacombs") -> Cards:
    """The maze as its builder knows it."""
    state = game.state
    return {(place.x, place.y): place.card or state.face_down[number] for number, place in enumerate(state.places)}


class BuildMaze(Step):
    """catacombs.labyrinth.overseer-builds: the Overseer rearranges the maze that was drawn, as long as it stays sound."""

    stages = ("choose", "exchange", "lay")
    number: int = 0
    verb: str = ""
    place: int = NOWHERE
    other: int = NOWHERE
    room: str = ""

    def choose(self, game: "Catacombs") -> Instruction:
        if self.number == MOST_EXCHANGES:
            return finish()
        options = [option("lift", place=number) for number in range(len(game.state.places))]
        rule = "catacombs.labyrinth.overseer-builds"
        return ask(game.state.overseer, "build_maze", [option("done"), *options], rule=rule, into=("verb", "place"))

    def exchange(self, game: "Catacombs") -> Instruction:
        if self.verb == "done":
            game.emit("maze_built", rule="catacombs.labyrinth.overseer-builds")
            return finish()
        options, refused = [option("leave")], []
        state, cards = game.state, laid_cards(game)
        here = state.places[self.place]
        for number, place in enumerate(state.places):
            if number != self.place:
                spot, other = (here.x, here.y), (place.x, place.y)
                rule = self._why_not(game, {**cards, spot: cards[other], other: cards[spot]})
                if rule:
                    refused.append(refuse(rule, "swap", place=number))
                else:
                    options.append(option("swap", place=number))
        if is_room(cards[here.x, here.y]):
            for card in state.unlaid:
                if not self._why_not(game, {**cards, (here.x, here.y): card}):
                    options.append(option("replace", room=card))
        return ask(
            game.state.overseer,
            "exchange_card",
            options,
            rule="catacombs.labyrinth.overseer-builds",
            into={"verb": "verb", "other": "place", "room": "room"},
            refused=refused,
            place=self.place,
        )

    def _why_not(self, game: "Catacombs", cards: Cards) -> str:
        start = game.state.places[0]
        return why_unsound(game.content, cards, (start.x, start.y))

    def lay(self, game: "Catacombs") -> Instruction:
        self.number += 1
        verb, number, room = self.verb, self.other, self.room
        # The agenda is open to all: no card's name may stay in it, nor what was done.
        self.verb, self.other, self.room = "", NOWHERE, ""
        if verb == "leave":
            return again("choose")
        state = game.state
        cards = laid_cards(game)
        here = state.places[self.place]
        old = cards[here.x, here.y]
        if verb == "swap":
            other = state.places[number]
            self._put(game, self.place, cards[other.x, other.y])
            self._put(game, number, old)
        else:
            state.unlaid = (*(card for card in state.unlaid if card != room), old)
            self._put(game, self.place, room)
        game.emit("maze_changed", rule="catacombs.labyrinth.overseer-builds")
        return again("choose")

    def _put(self, game: "Catacombs", number: int, card: str) -> None:
        """The start lies face up, the others face down."""
        place = game.state.places[number]
        if number == 0:
            game.state.places[0] = PlacedCard(place.x, place.y, "", card)
        else:
            game.state.face_down[number] = card
