"""Questions about fighters: characteristics, talents, equipment, what they can suffer.

Characteristics follow the table of priorities (claustrophobia.priority.order) from the bottom up: the sheet's line first,
then cards, gifts and the board, which add up; then the creature's own sheet; last the tile, which nothing changes.
"""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.facts import Equipment
from souterrain.games.claustrophobia.ids import name_of
from souterrain.games.claustrophobia.state import Fighter
from souterrain.games.claustrophobia.terrain import features, neighbours

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

ALL_LINES = 0b111111
EXHAUSTED = {"DPT": 0, "CBT": 0, "DEF": 3}  # claustrophobia.exhausted.profile
HOLDS_ON = frozenset(f"hold-on-{stat}" for stat in EXHAUSTED)  # tokens of a better profile
# What shares are called where they are told, if not by their kind.
TOLD = {"no-die": "line", "power": "speed", "attack": "card"}

Share = tuple[int, str, str]  # part of a characteristic, with the kind and the name of what it comes from
Part = tuple[
    int, str, str
]  # the same as it is told: a card goes by its kind and id (`hold-on` if it gives the line), anything else is a `part` of ours


def stat(game: "Claustrophobia", fighter: Fighter, name: str, bonus: int = 0) -> int:
    """A characteristic as it stands now; `bonus` is what one attack adds to it."""
    total = 0
    for amount, _, _ in shares(game, fighter, name, bonus):
        total += amount
    return total


def shares(game: "Claustrophobia", fighter: Fighter, name: str, bonus: int = 0) -> list[Share]:
    """What a characteristic is made of, in the order of priorities: the first is what is printed."""
    found: list[Share] = []
    if fighter.type == "western":
        found.append(_line_share(game, fighter, name))
        for equipment in carried(game, fighter):
            if name in equipment.bonus:
                found.append((equipment.bonus[name], "equipment", equipment.id))
    else:
        found.append((getattr(game.content.creature[fighter.kind], name), "sheet", ""))
        if name == "DPT" and fighter.type == "troglodyte" and game.state.speed:
            found.append((game.state.speed, "power", "quicken"))
    for token in fighter.tokens:
        if token.stat == name:
            found.append((token.amount, "token", token.name))
    if bonus:
        found.append((bonus, "attack", ""))
    if name == "DEF":
        if fighter.place >= 0:
            _share_of_tile(game, fighter, found)
    elif len(found) > 1 and (value := sum([share[0] for share in found])) < 0:
        found.append((-value, "least", ""))
    return found


def parts(game: "Claustrophobia", fighter: Fighter, name: str, bonus: int = 0) -> tuple[Part, ...]:
    """What a characteristic is made of, for those who are told it. They add up to `stat`."""
    told: dict[tuple[str, str], int] = {}
    for amount, kind, source in shares(game, fighter, name, bonus):
        called = _told(fighter, kind, source)
        told[called] = told.get(called, 0) + amount
    return tuple((amount, *called) for place, (called, amount) in enumerate(told.items()) if amount or not place)


def _told(fighter: Fighter, kind: str, source: str) -> tuple[str, str]:
    """The kind and the id of what a share goes by where it is told."""
    match kind:
        case "token" if source in HOLDS_ON:
            return ("hold-on", name_of(fighter.card)) if fighter.card else ("part", "exhausted")
        case "token" if source == "boost" and fighter.card:
            return "instinct", name_of(fighter.card)
        case "token":
            return "part", source
        case "equipment" | "feature":
            return kind, source
        case _:
            return "part", TOLD.get(kind, kind)


def _line_share(game: "Claustrophobia", fighter: Fighter, name: str) -> Share:
    if fighter.exhausted:
        for token in fighter.tokens:
            if token.name == f"hold-on-{name}":
                return token.amount, "token", token.name
        return EXHAUSTED[name], "exhausted", ""
    if not fighter.die:
        return EXHAUSTED[name], "no-die", ""
    return getattr(game.content.warrior[fighter.kind].lines[fighter.die - 1], name), "line", ""


def _share_of_tile(game: "Claustrophobia", fighter: Fighter, found: list[Share]) -> None:
    """Whatever DEF a fighter has, its tile may set it: what the tile makes of it is the last share."""
    value = was = sum([share[0] for share in found])
    for name, feature in features(game, fighter.place):
        if feature.deep and fighter.type != "western":
            value = game.content.creature[fighter.kind].deep_DEF or value
        if feature.DEF:
            value = feature.DEF
        elif feature.DEF_most:
            value = min(value, feature.DEF_most)
        if value != was:
            found.append((value - was, "feature", name))
            was = value
        if feature.DEF:
            return


def carried(game: "Claustrophobia", fighter: Fighter) -> list[Equipment]:
    """The equipment that works for its bearer now (claustrophobia.exhausted.no-equipment)."""
    if not fighter.equipment:
        return []
    working = []
    for name in fighter.equipment:
        equipment = game.content.equipment[name]
        if (equipment.works_exhausted or not fighter.exhausted) and not has_token(fighter, f"broken-{name}"):
            working.append(equipment)
    return working


def has_talent(game: "Claustrophobia", fighter: Fighter, talent: str) -> bool:
    """claustrophobia.talent.general: from the sheet, a card, a piece of equipment or the board. Having it twice changes nothing."""
    if fighter.type != "western":
        if talent in game.content.creature[fighter.kind].talents:
            return True
        if talent == "frantic" and game.state.frenzy and fighter.type == "troglodyte":
            return True
        return has_token(fighter, talent)
    if not fighter.exhausted and (talent in game.content.warrior[fighter.kind].talents or has_token(fighter, talent)):
        return True
    return any(talent in equipment.talents for equipment in carried(game, fighter))


def has_token(fighter: Fighter, name: str) -> bool:
    for token in fighter.tokens:
        if token.name == name:
            return True
    return False


def has_effect(game: "Claustrophobia", fighter: Fighter, name: str) -> bool:
    """Whether a piece of equipment that works for the fighter has an effect."""
    return any(effect.name == name for equipment in carried(game, fighter) for effect in equipment.effects)


def amount_of(fighter: Fighter, name: str) -> int:
    """The number on a token, or 0 without one."""
    for token in fighter.tokens:
        if token.name == name:
            return token.amount
    return 0


def ignores(game: "Claustrophobia", fighter: Fighter, feature: str) -> bool:
    """A tile effect does nothing to this fighter, thanks to its equipment."""
    return any(feature in equipment.ignores for equipment in carried(game, fighter))


def is_usable(game: "Claustrophobia", fighter: Fighter, equipment: Equipment) -> bool:
    """The action of a piece of equipment has uses left and need not rest."""
    for name, times, turn in fighter.used:
        if name == equipment.id:
            return (not equipment.uses or times < equipment.uses) and (not equipment.rest or turn < game.state.turn - 1)
    return True


def note_use(game: "Claustrophobia", number: int, name: str) -> None:
    fighter = game.state.fighters[number]
    times = next((times for other, times, _ in fighter.used if other == name), 0)
    others = tuple(use for use in fighter.used if use[0] != name)
    game.change(number, used=(*others, (name, times + 1, game.state.turn)))


def is_silenced(game: "Claustrophobia", fighter: Fighter) -> bool:
    """Gifts and blessings fail: a card says so, or a demon's liturgy is heard on this tile or the next."""
    if game.state.silenced:
        return True
    for other in game.state.fighters:
        if (
            other.type == "demon"
            and other.place in (fighter.place, *neighbours(game, fighter.place))
            and any(effect.name == "dead-liturgy" for effect in game.content.creature[other.kind].ability)
        ):
            return True
    return False


def is_on_map(fighter: Fighter) -> bool:
    return fighter.place >= 0


def open_lines(fighter: Fighter) -> list[int]:
    """The lines of a western fighter that are not cancelled, from 1 to 6."""
    return [line for line in range(1, 7) if not fighter.damage >> (line - 1) & 1]


def cancelled_lines(fighter: Fighter) -> list[int]:
    return [line for line in range(1, 7) if fighter.damage >> (line - 1) & 1]


def is_cancelled(fighter: Fighter, line: int) -> bool:
    return bool(fighter.damage >> (line - 1) & 1)


def endurance(game: "Claustrophobia", fighter: Fighter) -> int:
    """How many more hits kill this fighter."""
    if fighter.type == "western":
        return 6 - fighter.damage.bit_count()
    return game.content.creature[fighter.kind].health - fighter.damage
