"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

A fighter's name carries, besides its grammar, `them` (all that an attack on it means: troglodytes are attacked together) and
`where` (the tile it stands on).
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Called, Phrase, Several, Word
from souterrain.content.text import slots
from souterrain.games.claustrophobia.cards import instinct_of
from souterrain.games.claustrophobia.combat import SKULL
from souterrain.games.claustrophobia.ids import kind_of, name_of
from souterrain.games.claustrophobia.infernal import is_white, missing_dice
from souterrain.games.claustrophobia.power import fact_of, owner_of
from souterrain.games.claustrophobia.state import BONUS_DIE, INFERNAL
from souterrain.games.claustrophobia.terrain import is_exit

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

ROLES = {
    **dict.fromkeys(
        ("fighters", "attacker", "target", "victim", "guard", "patient", "priest", "healer", "by"),
        "fighter",
    ),
    **dict.fromkeys(("face", "rolls", "dice", "before_die", "before_rolls", "again_rolls"), "die"),
    **dict.fromkeys(("other", "origin"), "tile"),
    **dict.fromkeys(("dice_parts", "needed_parts"), "part"),
    "more_parts": "stat_part",
    "tiles": "tile_name",
    "cards": "quoted",
    "by_power": "power",
    **dict.fromkeys(("weapon", "gear"), "equipment"),
    "gifts": "gift",
    "exits": "side",
    "effects": "feature",
    "infernal_aim": "aim",
}
KINDS = frozenset({"creature", "gift", "equipment", "feature", "phase", "stat", "talent"})
SIDE_NAMES = ("north", "east", "south", "west")
BASES = frozenset({"line", "exhausted", "sheet", "weapon"})  # parts of a number that the others add to


def describe(game: "Claustrophobia", role: str, value: Any) -> Word:
    """The name of a subject, by the role it is given under. A hidden number of things stays a number."""
    match role:
        case "fighter" if value >= 0:
            return fighter_name(game, value)
        case "tile" if value >= 0:
            return Called("tile", game.state.tiles[value].tile)
        case "tile_name" if isinstance(value, str):
            return Called("tile", value)
        case "card" if isinstance(value, str):
            return card_name(game, value)
        case "quoted" if isinstance(value, str):
            return Phrase("card-quoted", {"card": card_name(game, value)}, "card")
        case "power" if value:
            return power_name(game, value)
        case "unmet":
            return unmet_name(game, *value)
        case "die":
            return face_name(value)
        case "part":
            return part_name(*value)
        case "stat_part":
            stat, *part = value
            return Phrase("part-of", {"stat": Called("stat", stat), "part": part_name(*part)})
        case "thanks":
            return Called(*value)
        case "aim":
            return text_of(game, "scenario", game.setup.scenario, value)
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


def named(game: "Claustrophobia") -> Iterator[tuple[str, Iterable[int | str]]]:
    """What lies on the table as a seat sees it, with the role it is called under."""
    state = game.state
    yield "fighter", range(len(state.fighters))
    yield "tile", range(len(state.tiles))
    yield "side", range(len(SIDE_NAMES))
    yield "die", (bonus + face for bonus in (0, BONUS_DIE) for face in range(1, SKULL + 1))
    yield "power", (*game.board_powers, *state.waiting, *state.triggered)
    held = [fighter.card for fighter in state.fighters]
    for cards in (state.instinct_hand, state.event_hand, state.instinct_discard, state.events_lasting, held):
        yield "card", (card for card in cards if card)


def fighter_name(game: "Claustrophobia", number: int) -> Called:
    """Numbered only where there are several of its kind. There are few such names, and the same are told all the time."""
    fighter = game.state.fighters[number]
    place = game.state.tiles[fighter.place].tile if fighter.place >= 0 else ""
    several, herds = game.still(crowds)
    is_herd = fighter.type == "troglodyte" and fighter.place in herds
    known = (fighter.kind, fighter.number if fighter.kind in several else 0, place, is_herd)
    names = game.fighter_names
    if known not in names:
        names[known] = _fighter_name("warrior" if fighter.type == "western" else "creature", *known)
    return names[known]


def _fighter_name(kind: str, id: str, number: int, place: str, is_herd: bool) -> Called:
    name = Called(kind, id, number)
    them: Word = Phrase("fighter-herd", {"name": name}) if is_herd else name
    where: Word = Called("tile", place) if place else Phrase("fighter-nowhere")
    return Called(kind, id, number, {"them": them, "where": where})


def crowds(game: "Claustrophobia") -> tuple[set[str], set[int]]:
    """The kinds of which there are several fighters, and the places where several troglodytes stand, which are attacked as one."""
    fighters = game.state.fighters
    kinds = Counter([fighter.kind for fighter in fighters])
    herds = Counter([each.place for each in fighters if each.type == "troglodyte" and each.camp == INFERNAL])
    return {kind for kind, count in kinds.items() if count > 1}, {place for place, count in herds.items() if count > 1}


def card_name(game: "Claustrophobia", card: str) -> Called:
    """An instinct card's name carries its `die`."""
    kind = kind_of(card)
    return Called(kind, name_of(card), forms={"die": instinct_of(game, card).die} if kind == "instinct" else {})


def power_name(game: "Claustrophobia", power: str) -> Called | Phrase:
    """Each hellhound has a power of its own, so its name says whose."""
    fact = fact_of(game, power)
    name = Called("power", fact.id)
    if power == fact.id:
        return name
    return Phrase("hound-power", {"power": name, "fighter": fighter_name(game, owner_of(game, power))}, "power")


def unmet_name(game: "Claustrophobia", power: str, *dice: int) -> Phrase:
    """A power that waits, with what it takes, what lies there, and how many dice are missing at least."""
    has_colours = fact_of(game, power).condition.colour != "any"
    lying = Several(tuple(lying_name(die, has_colours=has_colours) for die in dice))
    about = {"power": power_name(game, power), "condition": condition_of(game, power), "dice": lying}
    return Phrase("power-unmet", {**about, "count": len(dice), "missing": missing_dice(game, power, dice)})


def lying_name(die: int, *, has_colours: bool) -> Phrase:
    """A die that waits, with its colour where the power asks for one."""
    colour = "any" if not has_colours else "white" if is_white(die) else "red"
    return Phrase("die-lying", {"die": face_name(die), "colour": colour})


def condition_of(game: "Claustrophobia", power: str) -> Phrase:
    """The dice that a power takes."""
    fact = fact_of(game, power)
    said = text_of(game, "power", fact.id, "condition")
    return Phrase(said.key, {slot: said.slots[slot] for slot in fact.lent["condition"]})


def text_of(game: "Claustrophobia", kind: str, id: str, attribute: str) -> Phrase:
    """What is written on a thing, with the numbers of its facts."""
    written = game.written
    key = f"{kind}-{id}.{attribute}"
    if key not in written:
        lent = slots(getattr(game.content, kind)[id])
        written[key] = Phrase(key, {slot: value for slot, value in lent.items() if not isinstance(value, float)})
    return written[key]


def face_name(die: int) -> str | Phrase:
    """A skull is a 6, and a 6 a skull, but for the dice that are given to lines: these take the form `number`.

    A die earned from an alarm is told from the others: it does not wait on a box.
    """
    face = die % BONUS_DIE or die
    name = Phrase("die-skull", forms={"number": face}) if face == SKULL else str(face)
    return Phrase("die-bonus", {"face": name}, forms={"number": face}) if die > BONUS_DIE else name


def part_name(amount: int, kind: str, id: str) -> Phrase:
    """A part of a number with its reason."""
    if kind == "hold-on":
        return Phrase("part-base", {"part": Called("instinct", id), "amount": amount})
    key = "part-base" if id in BASES else "part-less" if amount < 0 else "part-more"
    return Phrase(key, {"part": Called(kind, id), "amount": abs(amount)})


def exits_name(game: "Claustrophobia", turn: int) -> Several:
    """The sides on which the tile that is being laid would have exits, so turned."""
    about = dict(game.state.decisions[0].about) if game.state.decisions else {}
    exits = game.content.tile[str(about["tile_name"])].exits if "tile_name" in about else ""
    return Several(tuple(Called("side", name) for side, name in enumerate(SIDE_NAMES) if is_exit(exits, turn, side)))
