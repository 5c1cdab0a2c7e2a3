"""The book: everything that follows from the packs alone, worked out once and shared by all games played with them.

Sheets of characters and objects, plans of rooms, the names of all cards, and the labyrinths met so far.
"""

from souterrain.games.twister.facts import Facts
from souterrain.games.twister.ids import character_card, combat_card, id_of, object_card
from souterrain.games.twister.sheet import Sheet, character_sheet, object_sheet
from souterrain.games.twister.state import Room
from souterrain.games.twister.terrain import Borders, Labyrinth, read_plan

MOST_LABYRINTHS = 2_000  # kept; then the memory is cleared

SEATS = (0, 1)


class Book:
    """Worked out from some content."""

    __slots__ = (
        "_borders",
        "_labyrinths",
        "characters",
        "combat",
        "content",
        "objects",
        "plans",
        "returning",
        "secrets",
        "things",
    )

    def __init__(self, content: Facts) -> None:
        self.content = content
        self.characters: dict[str, Sheet] = {id: character_sheet(content, c) for id, c in content.character.items()}
        self.objects: dict[str, Sheet] = {id: object_sheet(thing) for id, thing in content.object.items()}
        self.plans = {id: read_plan(room) for id, room in content.room.items()}
        # The cards of each seat: characters, objects, combat cards.
        self.things = tuple(
            (
                tuple(character_card(seat, id) for id in content.character),
                tuple(
                    object_card(seat, id, copy)
                    for id, thing in content.object.items()
                    for copy in range(1, thing.copies + 1)
                ),
                tuple(
                    combat_card(seat, id, copy)
                    for id, card in content.combat.items()
                    for copy in range(1, card.copies + 1)
                ),
            )
            for seat in SEATS
        )
        self.combat = {card: content.combat[id_of(card)].value for _, _, cards in self.things for card in cards}
        self.returning = frozenset(card for card in self.combat if content.combat[id_of(card)].returns)
        self.secrets = frozenset((*content.room, *(card for kinds in self.things for cards in kinds for card in cards)))
        self._borders: dict[Room, Borders] = {}
        self._labyrinths: dict[tuple[Room, ...], Labyrinth] = {}

    def labyrinth(self, rooms: tuple[Room, ...], before: Labyrinth | None) -> Labyrinth:
        found = self._labyrinths.get(rooms)
        if found is None:
            if len(self._labyrinths) >= MOST_LABYRINTHS:
                self._labyrinths.clear()
            found = self._labyrinths[rooms] = Labyrinth(rooms, self.borders, before)
        return found

    def borders(self, room: Room) -> Borders:
        found = self._borders.get(room)
        if found is None:
            found = self._borders[room] = Borders(self.plans[room.card], room)
        return found


_books: dict[int, Book] = {}


def book_of(content: Facts) -> Book:
    """The book of some content. It holds the content, so that its identity stays its own."""
    book = _books.get(id(content))
    if book is None or book.content is not content:
        book = _books[id(content)] = Book(content)
    return book
