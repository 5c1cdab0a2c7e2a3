"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

Names come from the packs, the rest from `en.ftl` and `fr.ftl` beside this file. A fighter's name carries, besides its
grammar, `them` (all that an attack on it means: troglodytes are attacked together) and `where` (the tile it stands on).
"""

from typing import TYPE_CHECKING, Any

from souterrain.content import Name, Words
from souterrain.games.claustrophobia.cards import instinct_of
from souterrain.games.claustrophobia.combat import SKULL
from souterrain.games.claustrophobia.state import BONUS_DIE
from souterrain.games.claustrophobia.terrain import is_exit

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

SIDE_NAMES = ("north", "east", "south", "west")
BASES = frozenset({"line", "exhausted", "sheet", "weapon"})  # parts of a number that the others add to


def describe(game: "Claustrophobia", role: str, value: Any, words: Words) -> str | int:
    """The name of a subject, by the role it is given under. A hidden number of things stays a number."""
    match role:
        case "fighter" | "fighters" | "attacker" | "target" | "victim" | "guard" | "patient" | "priest" | "healer":
            return fighter_name(game, value, words)
        case "tile" | "other" | "origin" if value >= 0:
            return words.name("tile", game.state.tiles[value].tile)
        case "tile_name" | "tiles" if isinstance(value, str):
            return words.name("tile", value)
        case "card" | "cards" if isinstance(value, str):
            return card_name(game, value, words)
        case "power":
            return power_name(game, value, words)
        case "by_power" if value:
            return power_name(game, value, words)
        case "die" | "before_die" | "face" | "rolls" | "before_rolls" | "again_rolls" | "dice":
            return face_name(value, words)
        case "gift" | "equipment" | "feature" | "phase" | "stat" | "talent":
            return words.name(role, value)
        case "weapon" if value:
            return words.name("equipment", value)
        case "dice_parts" | "needed_parts":
            return part_name(value, words)
        case "seat":
            return words.name("seat", game.seats[value])
        case "side" | "exits":
            return words.name("side", SIDE_NAMES[value])
        case "turns":
            return exits_name(game, value, words)
        case "special":
            return words.say(f"special-{value}")
        case "moment":
            return str(value).replace(".", "-")  # sentences select by it, and Fluent has no dots there
        case _:
            told: str | int = value
            return told


def fighter_name(game: "Claustrophobia", number: int, words: Words) -> Name:
    """Numbered only where there are several of its kind."""
    fighter = game.state.fighters[number]
    kind = "warrior" if fighter.type == "western" else "creature"
    single = sum(1 for other in game.state.fighters if other.kind == fighter.kind) == 1
    name = words.name(kind, fighter.kind) if single else words.numbered(kind, fighter.kind, fighter.number)
    forms = {**name.forms, "them": name.forms.get("the", str(name)), "where": words.say("fighter-nowhere")}
    if fighter.type == "troglodyte":
        forms["them"] = words.say("fighter-herd", name=name.forms.get("plural", str(name)))
    if fighter.place >= 0:
        tile = words.name("tile", game.state.tiles[fighter.place].tile)
        forms["where"] = tile.forms.get("the", str(tile))
    return Name(name, forms)


def card_name(game: "Claustrophobia", card: str, words: Words) -> Name:
    """An instinct card's name carries its `die`."""
    kind, name, _ = card.split("/")
    plain = words.name(kind, name)
    return Name(plain, {**plain.forms, "die": str(instinct_of(game, card).die)}) if kind == "instinct" else plain


def power_name(game: "Claustrophobia", power: str, words: Words) -> Name:
    """Each hellhound has a power of its own, so its name says whose."""
    id, _, hound = power.partition("/")
    name = words.name("power", id)
    if not hound:
        return name
    whose = fighter_name(game, int(hound), words)
    return Name(words.say("hound-power", power=name, fighter=whose), name.forms)


def face_name(die: int, words: Words) -> Name:
    """A skull is a 6, and a 6 a skull, but for the dice that are given to lines: these take the form `number`.

    A die earned from an alarm is told from the others: it does not wait on a box.
    """
    face = die % BONUS_DIE or die
    name = words.say("die-skull") if face == SKULL else str(face)
    return Name(words.say("die-bonus", face=name) if die > BONUS_DIE else name, {"number": str(face)})


def part_name(part: str, words: Words) -> str:
    """A part of a number with its reason: `equipment/round-shield:1` is called by its card, `wrath:1` by our words."""
    reason, _, amount = part.rpartition(":")
    kind, _, id = reason.rpartition("/")
    name = str(words.name(kind or "part", id))
    return f"{name} {amount}" if reason in BASES else f"{name} {int(amount):+}".replace("-", "−")


def exits_name(game: "Claustrophobia", turn: int, words: Words) -> str:
    """The sides on which the tile that is being laid would have exits, so turned."""
    about = dict(game.state.decisions[0].about) if game.state.decisions else {}
    exits = game.content.tile[str(about["tile_name"])].exits if "tile_name" in about else ""
    return ", ".join(words.name("side", name) for side, name in enumerate(SIDE_NAMES) if is_exit(exits, turn, side))
