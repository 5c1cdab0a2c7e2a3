"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

A fighter's name carries, besides its grammar, `them` (all that an attack on it means: troglodytes are attacked together) and
`where` (the tile it stands on).
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Called, Phrase, Several, Word
from souterrain.games.claustrophobia.cards import instinct_of
from souterrain.games.claustrophobia.combat import SKULL
from souterrain.games.claustrophobia.state import BONUS_DIE
from souterrain.games.claustrophobia.terrain import is_exit

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

ROLES = {
    **dict.fromkeys(
        ("fighters", "attacker", "target", "victim", "guard", "patient", "priest", "healer"),
        "fighter",
    ),
    **dict.fromkeys(("face", "rolls", "dice", "before_die", "before_rolls", "again_rolls"), "die"),
    **dict.fromkeys(("other", "origin"), "tile"),
    **dict.fromkeys(("dice_parts", "needed_parts"), "part"),
    "tiles": "tile_name",
    "cards": "card",
    "by_power": "power",
    "weapon": "equipment",
    "exits": "side",
}
KINDS = frozenset({"gift", "equipment", "feature", "phase", "stat", "talent"})
SIDE_NAMES = ("north", "east", "south", "west")
BASES = frozenset({"line", "exhausted", "sheet", "weapon"})  # parts of a number that the others add to


def describe(game: "Claustrophobia", role: str, value: Any) -> Word:
    """The name of a subject, by the role it is given under. A hidden number of things stays a number."""
    match role:
        case "fighter":
            return fighter_name(game, value)
        case "tile" if value >= 0:
            return Called("tile", game.state.tiles[value].tile)
        case "tile_name" if isinstance(value, str):
            return Called("tile", value)
        case "card" if isinstance(value, str):
            return card_name(game, value)
        case "power" if value:
            return power_name(game, value)
        case "die":
            return face_name(value)
        case "part":
            return part_name(value)
        case "seat":
            return Called("seat", game.seats[value])
        case "side":
            return Called("side", SIDE_NAMES[value])
        case "turns":
            return exits_name(game, value)
        case "special":
            return Phrase(f"special-{value}")
        case "moment":
            return str(value).replace(".", "-")  # sentences select by it, and Fluent has no dots there
        case _:
            told: Word = value
            return told


def named(game: "Claustrophobia") -> Iterator[tuple[str, int | str]]:
    """What lies on the table as a seat sees it, with the role it is called under."""
    state = game.state
    yield from (("fighter", number) for number in range(len(state.fighters)))
    yield from (("tile", number) for number in range(len(state.tiles)))
    yield from (("side", side) for side in range(len(SIDE_NAMES)))
    yield from (("die", bonus + face) for bonus in (0, BONUS_DIE) for face in range(1, SKULL + 1))
    yield from (("power", power) for power in dict.fromkeys((*game.board_powers, *state.waiting, *state.triggered)))
    held = [fighter.card for fighter in state.fighters]
    for cards in (state.instinct_hand, state.event_hand, state.instinct_discard, state.events_lasting, held):
        yield from (("card", card) for card in cards if card)


def fighter_name(game: "Claustrophobia", number: int) -> Called:
    """Numbered only where there are several of its kind."""
    fighter = game.state.fighters[number]
    kind = "warrior" if fighter.type == "western" else "creature"
    single = sum(1 for other in game.state.fighters if other.kind == fighter.kind) == 1
    name = Called(kind, fighter.kind, 0 if single else fighter.number)
    them: Word = Phrase("fighter-herd", {"name": name}) if fighter.type == "troglodyte" else name
    place = game.state.tiles[fighter.place].tile if fighter.place >= 0 else ""
    where: Word = Called("tile", place) if place else Phrase("fighter-nowhere")
    return Called(kind, fighter.kind, name.number, {"them": them, "where": where})


def card_name(game: "Claustrophobia", card: str) -> Called:
    """An instinct card's name carries its `die`."""
    kind, name, _ = card.split("/")
    return Called(kind, name, forms={"die": instinct_of(game, card).die} if kind == "instinct" else {})


def power_name(game: "Claustrophobia", power: str) -> Called | Phrase:
    """Each hellhound has a power of its own, so its name says whose."""
    id, _, hound = power.partition("/")
    name = Called("power", id)
    return Phrase("hound-power", {"power": name, "fighter": fighter_name(game, int(hound))}, "power") if hound else name


def face_name(die: int) -> str | Phrase:
    """A skull is a 6, and a 6 a skull, but for the dice that are given to lines: these take the form `number`.

    A die earned from an alarm is told from the others: it does not wait on a box.
    """
    face = die % BONUS_DIE or die
    name = Phrase("die-skull", forms={"number": face}) if face == SKULL else str(face)
    return Phrase("die-bonus", {"face": name}, forms={"number": face}) if die > BONUS_DIE else name


def part_name(part: str) -> Phrase:
    """A part of a number with its reason: `equipment/round-shield:1` is called by its card, `wrath:1` by our words."""
    reason, _, amount = part.rpartition(":")
    kind, _, id = reason.rpartition("/")
    key = "part-base" if reason in BASES else "part-less" if int(amount) < 0 else "part-more"
    return Phrase(key, {"part": Called(kind or "part", id), "amount": abs(int(amount))})


def exits_name(game: "Claustrophobia", turn: int) -> Several:
    """The sides on which the tile that is being laid would have exits, so turned."""
    about = dict(game.state.decisions[0].about) if game.state.decisions else {}
    exits = game.content.tile[str(about["tile_name"])].exits if "tile_name" in about else ""
    return Several(tuple(Called("side", name) for side, name in enumerate(SIDE_NAMES) if is_exit(exits, turn, side)))
