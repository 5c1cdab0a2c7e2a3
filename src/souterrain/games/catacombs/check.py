"""What must be true of several facts of Catacombs together, so that no pack can break a game."""

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from souterrain.content import Fault, wrong
from souterrain.content.fault import quote

if TYPE_CHECKING:
    from souterrain.content import Effect
    from souterrain.games.catacombs.facts import Board, Facts, Item, Maze, Path, Zone

CHAMBERS = ("merchant", "healer", "lair")
LEVELS = ("0", "1", "2")
PARTY = 4  # catacombs.overview.sides
FRIENDS = 8  # the heroes, with an ally each
LARGEST_MAZE = {"0": 1, "1": 12, "2": 4}  # rooms of the box that the largest labyrinth is made of

Places = Mapping[str, Mapping[str, int]]


def check(facts: "Facts") -> Iterator[Fault]:
    """What every table asks for, with an expansion or without."""
    yield from names(facts)
    yield from beyond_the_box(facts)
    yield from boards(facts)
    yield from attacks(facts)
    yield from figures(facts)
    yield from users(facts)
    for kind in ("item", "artefact"):
        for item in getattr(facts, kind, {}).values():
            yield from (wrong(kind, item.id, key, message) for key, message in strange_item(facts, item))
    yield from rooms(facts)
    yield from ways(facts)


def check_party(facts: "Facts") -> Iterator[Fault]:
    """Without an expansion, all heroes there are make the party."""
    if len(facts.hero) != PARTY:
        yield Fault("", "[[hero]]", "", f"a party has {PARTY} heroes, and the packs have {len(facts.hero)}")
    for ally in facts.ally.values():
        if not ally.owner:
            yield wrong("ally", ally.id, "owner", "missing key; only the expansion knows allies for hire")


def names(facts: "Facts") -> Iterator[Fault]:
    """Discs are called after their facts, so that each name must mean one thing."""
    known: dict[str, str] = {}
    for kind in ("hero", "lord", "monster", "piece"):
        for id in getattr(facts, kind):
            if id in known:
                yield wrong(kind, id, "id", f"there is a {known[id]} of this name; their discs could not be told apart")
            known[id] = kind
            if id[-1].isdecimal():
                yield wrong(kind, id, "id", "it must not end in a digit: discs are numbered by one")
    for ally in facts.ally.values():
        if ally.piece != ally.id:
            yield wrong("ally", ally.id, "piece", f"expected {quote(ally.id)}: the disc of an ally is called like it")


def beyond_the_box(facts: "Facts") -> Iterator[Fault]:
    """catacombs.limit.components: what asks for more discs than there are."""
    obstacles = facts.piece["obstacle"].count
    for board in facts.board.values():
        if len(board.holes) > obstacles:
            yield wrong(
                "board", board.id, "holes", f"it has {len(board.holes)} holes, but the box has {obstacles} obstacles"
            )
    for room in facts.room.values():
        yield from too_many(facts, "room", room.id, "monsters", room.monsters)
    for lord in facts.lord.values():
        yield from too_many(facts, "lord", lord.id, "favourites", lord.favourites)
    for scene in facts.scene.values():
        there: Places = {
            f"the room {room.id}": room.monsters for room in facts.room.values() if room.level == scene.level
        }
        if scene.level == "lair":
            there = {f"the lair of {lord.id}": lord.favourites for lord in facts.lord.values()}
        for place, monsters in there.items():
            together = {kind: monsters.get(kind, 0) + count for kind, count in scene.extra.items()}
            yield from too_many(facts, "scene", scene.id, "extra", together, f" in {place}")


def too_many(
    facts: "Facts", kind: str, id: str, key: str, monsters: Mapping[str, int], where: str = ""
) -> Iterator[Fault]:
    for monster, count in monsters.items():
        discs = facts.monster[monster].discs
        if count > discs:
            message = f"it asks for {count} of {monster}{where}, but the box has {discs}"
            yield wrong(kind, id, f"{key}.{monster}", message)


# Boards


def boards(facts: "Facts") -> Iterator[Fault]:
    for board in facts.board.values():
        yield from (wrong("board", board.id, key, message) for key, message in crooked(facts, board))
    for scene in facts.scene.values():
        fought = {room.board for room in facts.room.values() if room.level == scene.level}
        if scene.level == "lair":
            fought = {lord.lair for lord in facts.lord.values()}
        for key in ("heroes", "monsters"):
            for name in sorted(fought) if getattr(scene, key) else ():
                for message in badly_zoned(facts, facts.board[name], getattr(scene, key)):
                    yield wrong("scene", scene.id, key, f"{message} (on the board {name})")


def crooked(facts: "Facts", board: "Board") -> Iterator[tuple[str, str]]:
    radius = diameter(facts, "obstacle") / 2
    for n, (x, y) in enumerate(board.holes):
        if not (radius <= x <= board.length - radius and radius <= y <= board.width - radius):
            yield f"holes[{n}]", f"the obstacle does not stand wholly on the board, {board.length:g} by {board.width:g}"
    for (n, one), (m, other) in itertools.combinations(enumerate(board.holes), 2):
        if math.dist(one, other) < 2 * radius:
            yield f"holes[{m}]", f"the obstacle stands on that of holes[{n}]"
    for key in ("heroes", "monsters"):
        for message in badly_zoned(facts, board, getattr(board, key)):
            yield key, message


def badly_zoned(facts: "Facts", board: "Board", zone: "Zone") -> Iterator[str]:
    left, bottom, right, top = zone
    if not (left < right <= board.length and bottom < top <= board.width):
        yield f"expected left, bottom, right and top of a part of the board, {board.length:g} by {board.width:g}"
    elif (places := capacity(facts, board, zone, diameter(facts, "hero"))) < FRIENDS:
        yield f"expected room for {FRIENDS} discs, for both sides may start here; there is room for {places}"


def capacity(facts: "Facts", board: "Board", zone: "Zone", disc: float) -> int:
    """How many discs surely find room in a zone: those of a square grid that no obstacle covers."""
    left, bottom, right, top = zone
    radius = diameter(facts, "obstacle") / 2
    step = disc + 1  # they are put down apart
    places = [
        (left + step * (x + 0.5), bottom + step * (y + 0.5))
        for x in range(int((right - left) // step))
        for y in range(int((top - bottom) // step))
    ]
    return sum(all(math.dist(place, hole) > radius + step / 2 for hole in board.holes) for place in places)


def diameter(facts: "Facts", piece: str) -> float:
    return facts.size[facts.piece[piece].size].diameter


# Figures and what they do


def attacks(facts: "Facts") -> Iterator[Fault]:
    bound = {"hero", "lord", "obstacle", "shield", *facts.ally}
    for attack in facts.attack.values():
        thrown = bool(attack.piece or attack.reserve)
        if thrown != (attack.kind in ("missile", "fireball")):
            message = (
                "missing key; a missile needs a disc to flick"
                if not thrown
                else f"a {attack.kind} flicks the figure itself"
            )
            yield wrong("attack", attack.id, "piece", message)
        if attack.piece in bound:
            yield wrong("attack", attack.id, "piece", f"{quote(attack.piece)} is no disc that can be thrown")
        if attack.piece and attack.reserve:
            yield wrong("attack", attack.id, "reserve", "either a piece is thrown or a monster's disc, not both")
        if attack.kind == "move" and (attack.damage or attack.modifiers):
            yield wrong("attack", attack.id, "damage", "a move strikes nobody")
    for id, kind in (("melee", "melee"), ("move", "move")):
        if facts.attack[id].kind != kind or facts.attack[id].flicks != 1:
            yield wrong("attack", id, "kind", f"expected one plain {kind}: everybody has this attack")


def figures(facts: "Facts") -> Iterator[Fault]:
    for hero in facts.hero.values():
        if hero.rage > hero.most_rage:
            yield wrong("hero", hero.id, "rage", f"expected at most most_rage, which is {hero.most_rage}")
        for key, owner in (("armour", "paladin"), ("magic", "witch")):
            if getattr(hero, key) and hero.id != owner:
                yield wrong("hero", hero.id, key, f"only the {owner} has it")
        for n, ability in enumerate(hero.abilities):
            if facts.ability[ability].effects[0].marks.get("of") != "hero":
                yield wrong("hero", hero.id, f"abilities[{n}]", f"{quote(ability)} is an ability of monsters")
    for monster in facts.monster.values():
        for n, ability in enumerate(monster.abilities):
            effect = facts.ability[ability].effects[0]
            if effect.marks.get("of") == "hero":
                yield wrong("monster", monster.id, f"abilities[{n}]", f"{quote(ability)} is an ability of heroes")
            if effect.name == "dismount" and dict(effect.arguments)["rider"] == monster.id:
                yield wrong("monster", monster.id, f"abilities[{n}]", "it would ride on itself")
    healer = facts.chamber["healer"]
    weakest = min((hero.health for hero in facts.hero.values()), default=1)
    if not 1 <= healer.revive_health <= weakest:
        yield wrong("chamber", "healer", "revive_health", f"expected 1 to {weakest}, the health of the weakest hero")
    if not healer.touch_health:
        yield wrong("chamber", "healer", "touch_health", "missing key; nobody pays for nothing")
    merchant = facts.chamber["merchant"]
    if not merchant.shown:
        yield wrong("chamber", "merchant", "shown", "missing key; the merchant sells something")
    if merchant.discounted > merchant.shown:
        yield wrong("chamber", "merchant", "discounted", f"expected at most {merchant.shown}, as many as are shown")
    prices = [monster.value or monster.gold for monster in facts.monster.values()]
    if facts.camp["tracker"].ambush < min(prices, default=0):
        message = f"expected at least {min(prices)}, the value of the cheapest monster"
        yield wrong("camp", "tracker", "ambush", message)


def users(facts: "Facts") -> Iterator[Fault]:
    """Special actions and spells in the hands of those for whom they are made."""
    granted = {
        dict(effect.arguments)["special"]: f"the ability {ability.id}"
        for ability in facts.ability.values()
        for effect in ability.effects
        if effect.marks.get("grants")
    }
    for special in facts.special.values():
        of_heroes = [hero for hero in facts.hero.values() if special.id in hero.specials]
        of_others = [f"the lord {lord.id}" for lord in facts.lord.values() if special.id in lord.specials]
        if special.id in granted:
            of_others.append(granted[special.id])
        for n, effect in enumerate(special.effects):
            of = effect.marks.get("of")
            if of == "hero" and of_others:
                message = f"{quote(effect.name)} is done by heroes, but {of_others[0]} has this action"
                yield wrong("special", special.id, f"effects[{n}].do", message)
            if of in ("lord", "monster") and of_heroes:
                message = f"{quote(effect.name)} is done by the Overseer's side, but {of_heroes[0].id} has this action"
                yield wrong("special", special.id, f"effects[{n}].do", message)
            yield from (
                wrong("special", special.id, f"effects[{n}].{key}", message) for key, message in strange(facts, effect)
            )
        if special.rage and not all(hero.most_rage for hero in of_heroes):
            yield wrong("special", special.id, "rage", "somebody has this action who has no rage")
        if special.magic and (of_others or not all(hero.magic for hero in of_heroes)):
            yield wrong("special", special.id, "magic", "somebody has this action who has no magic")
    for spell in facts.spell.values():
        for n, effect in enumerate(spell.effects):
            yield from (
                wrong("spell", spell.id, f"effects[{n}].{key}", message) for key, message in strange(facts, effect)
            )


def strange(facts: "Facts", effect: "Effect") -> Iterator[tuple[str, str]]:
    """Arguments that cannot be carried out."""
    given = dict(effect.arguments)
    match effect.name:
        case "summon-ally" if not facts.ally[given["ally"]].owner:
            yield "ally", f"{quote(given['ally'])} has no owner, so nobody would play it"
        case "throw-spike" if facts.attack[given["attack"]].piece != "ice-spike":
            yield "attack", f"{quote(given['attack'])} throws no ice-spike"
        case "attack-by-health":
            floors = given["floors"]
            if len(floors) != len(given["lines"]):
                yield "lines", f"expected {len(floors)} lines, one for each floor, got {len(given['lines'])}"
            if list(floors) != sorted(floors, reverse=True) or floors[-1] != 1:
                yield "floors", "expected falling numbers down to 1, so that one of them is always reached"


def strange_item(facts: "Facts", item: "Item") -> Iterator[tuple[str, str]]:
    windows = Counter(effect.marks["window"] for effect in item.effects if "window" in effect.marks)
    for window, count in windows.items():
        if count > 1:
            yield "effects", f"{count} of them answer the same moment, {window}; one card answers once"
    if item.when != "passive" and all("passive" in effect.marks for effect in item.effects):
        yield "when", f'expected "passive": none of its effects waits for a moment of the kind {item.when}'
    if item.magic and not all(facts.hero[hero].magic for hero in item.heroes):
        yield "magic", "it serves somebody who has no magic"
    for n, effect in enumerate(item.effects):
        given = dict(effect.arguments)
        yield from ((f"effects[{n}].{key}", message) for key, message in strange(facts, effect))
        if effect.marks.get("of") == "witch" and item.heroes != ("witch",):
            yield "heroes", f"{quote(effect.name)} is paid for with magic, so it serves the witch alone"
        if effect.marks.get("passive") in ("ally", "call"):
            ally = facts.ally[given["ally"]]
            if ally.owner and item.heroes != (ally.owner,):
                yield "heroes", f"the ally {quote(ally.id)} belongs to the {ally.owner} alone"
            if not ally.owner and (effect.marks["passive"] == "call" or item.id != ally.id):
                yield f"effects[{n}].ally", f"an ally for hire comes with an item of its name, {quote(ally.id)}"
        if effect.marks.get("passive") == "call" and len(item.effects) > 1:
            yield "effects", f"{quote(effect.name)} stands alone on its card"
        if effect.marks.get("passive") == "uses" and not facts.special[given["special"]].uses:
            yield f"effects[{n}].special", f"{quote(given['special'])} can be used without limit already"


# Rooms and ways


def rooms(facts: "Facts") -> Iterator[Fault]:
    """Every crowd finds room in the zone of its board."""
    wandering = {lord.wandering for lord in facts.lord.values()}
    for room in facts.room.values():
        if not room.monsters and not room.wandering:
            yield wrong("room", room.id, "monsters", "expected at least one monster; there is nobody to fight")
        board = facts.board[room.board]
        crowd = [*room.monsters, *(wandering if room.wandering else ())]
        yield from crammed(facts, "room", room.id, board, crowd, sum(room.monsters.values()) + room.wandering)
    for lord in facts.lord.values():
        count = sum(lord.favourites.values()) + 1
        yield from crammed(facts, "lord", lord.id, facts.board[lord.lair], lord.favourites, count)


def crammed(
    facts: "Facts", kind: str, id: str, board: "Board", crowd: "list[str] | Mapping[str, int]", count: int
) -> Iterator[Fault]:
    widest = max([diameter(facts, "lord"), *(facts.size[facts.monster[each].size].diameter for each in crowd)])
    places = capacity(facts, board, board.monsters, widest)
    if count > places:
        key = "favourites" if kind == "lord" else "monsters"
        yield wrong(
            kind,
            id,
            key,
            f"{count} monsters do not fit into the zone of {quote(board.id)}, which has room for {places}",
        )


def ways(facts: "Facts") -> Iterator[Fault]:
    box: Counter[str] = Counter(room.level for room in facts.room.values() if room.box)
    for level, count in LARGEST_MAZE.items():
        if box[level] < count:
            message = f"the box has {box[level]} rooms of level {level}; the largest labyrinth takes {count}"
            yield Fault("", "[[room]]", "level", message)
    for path in facts.path.values():
        yield from (wrong("path", path.id, "columns", message) for message in impassable(path, box))
    for maze in facts.maze.values():
        yield from (wrong("maze", maze.id, key, message) for key, message in pathless(facts, maze))


def impassable(path: "Path", box: Counter[str]) -> Iterator[str]:
    """A table may make the path longer or shorter by a room of each level, and add a healer."""
    cards: Counter[str] = Counter(card for column in path.columns for card in column)
    if not path.columns or path.columns[-1] != ("lair",) or cards["lair"] != 1:
        yield "expected the lair alone in the last column, and nowhere else"
    for level in LEVELS:
        if not cards[level]:
            yield f"expected a room of level {level} at least"
        elif cards[level] + 1 > box[level]:
            yield f"a longer path takes {cards[level] + 1} rooms of level {level}; the box has {box[level]}"
    for chamber in ("merchant", "healer"):
        if cards[chamber] > 1:
            yield f"expected one {chamber} at most"
    for column in path.columns:
        if len(column) > 1 and set(column) & set(CHAMBERS):
            yield "a chamber stands alone in its column"


def pathless(facts: "Facts", maze: "Maze") -> Iterator[tuple[str, str]]:
    # The labyrinth knows the facts, so it cannot be known to them from the start.
    from souterrain.games.catacombs.maze import prepared, why_unsound

    seen: set[str] = set()
    for y, row in enumerate(maze.rows):
        for x, id in enumerate(row):
            if id and id not in facts.room and id not in CHAMBERS:
                yield f"rows[{y}][{x}]", f"there is no room or chamber {quote(id)}"
            elif id in seen:
                yield f"rows[{y}][{x}]", f"{quote(id)} lies there twice"
            seen.add(id) if id else None
    if seen - facts.room.keys() - set(CHAMBERS):
        return
    cards, start = prepared(facts, maze)
    if start not in cards:
        yield "start", "no card lies at this row and column"
    elif rule := why_unsound(facts, cards, start):
        yield "rows", f"it cannot be played: see {rule}"
