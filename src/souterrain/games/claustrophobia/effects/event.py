"""Event cards. Each is called with the step whose moment it answers.

`playable` says when a card makes sense, by what everybody can see; `lasting` cards stay on the table.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.cards import discard_instinct_at_random
from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.effects.equipment import strike_on
from souterrain.games.claustrophobia.facts import CreatureId, Event, Face, FeatureId, Few, Points
from souterrain.games.claustrophobia.fighter import endurance, has_token, is_on_map, is_silenced, stat
from souterrain.games.claustrophobia.human import can_bless, humans
from souterrain.games.claustrophobia.infernal import entry_tiles
from souterrain.games.claustrophobia.move import Enter, Explore, Search
from souterrain.games.claustrophobia.state import BOX, HUMAN, INFERNAL, Token
from souterrain.games.claustrophobia.terrain import has_room, neighbours, standing
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

RULE = "claustrophobia.event.timing"

# Moments in which no fighter's act is under way, so that anything may happen to anybody.
PREPARING = tuple(f"event:human-preparation.{moment}" for moment in ("start", "rolled", "assigned"))
CALM = ("event:threat", "event:human-activation.start", *PREPARING)


# In the threat phase


def links(game: "Claustrophobia") -> list[tuple[int, int]]:
    """The explored exits of the map, each once."""
    return [(a, b) for a, tile in enumerate(game.state.tiles) for b in tile.sides if a < b]


@effects("drop-rubble", *CALM, playable=lambda game, step, event: not game.state.rubble and bool(links(game)))
def drop_rubble(game: "Claustrophobia", step: Step) -> Instruction:
    """An explored exit is blocked until somebody clears it."""
    return do(DropRubble())


class DropRubble(Step):
    """The infernal player chooses the exit."""

    stages = ("choose", "drop")
    tile: int = -1
    other: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [option("rubble", tile=a, other=b) for a, b in links(game)]
        return ask(INFERNAL, "drop_rubble", options, rule=RULE, into=("tile", "other"), public=True)

    def drop(self, game: "Claustrophobia") -> None:
        game.state.rubble = (self.tile, self.other)
        game.emit("rubble_dropped", seat=INFERNAL, tile=self.tile, other=self.other, rule=RULE)


def argument(event: Event, name: str) -> int:
    """A number written on a card."""
    return int(dict(event.effects[0].arguments)[name])


def crowded(game: "Claustrophobia", least: int) -> list[int]:
    return [tile for tile in range(len(game.state.tiles)) if len(standing(game, tile, HUMAN)) >= least]


@effects("foul", *CALM, playable=lambda game, step, event: bool(crowded(game, argument(event, "least"))))
def foul(game: "Claustrophobia", step: Step, *, hit_on: Face, least: Few) -> Instruction:
    """A die for each human on a crowded tile."""
    return do(FoulAir(hit_on, least))


class FoulAir(Step):
    """The infernal player chooses a tile with several humans; each may be hit."""

    stages = ("choose", "spread", "choke")
    hit_on: int
    least: int
    tile: int = -1
    victims: tuple[int, ...] = ()

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [option("foul", tile=tile) for tile in crowded(game, self.least)]
        return ask(INFERNAL, "foul_air", options, rule=RULE, into="tile", public=True) if options else finish()

    def spread(self, game: "Claustrophobia") -> None:
        self.victims = tuple(standing(game, self.tile, HUMAN))
        game.emit("fouled", tile=self.tile, fighters=self.victims, rule=RULE)

    def choke(self, game: "Claustrophobia") -> Instruction | None:
        if not self.victims:
            return None
        victim, *rest = self.victims
        self.victims = tuple(rest)
        return again("choke", first=strike_on(game, victim, self.hit_on, RULE))


def waiting(game: "Claustrophobia", creature: str) -> int:
    """The tough troglodyte that can still be called out of the box, or -1."""
    fighters = enumerate(game.state.fighters)
    return next((n for n, fighter in fighters if fighter.kind == creature and fighter.place == BOX), -1)


def can_come(game: "Claustrophobia", step: Step, event: Event) -> bool:
    """It finds a tile to come into play on; one that cannot come again brings its points instead."""
    called = waiting(game, str(dict(event.effects[0].arguments)["creature"]))
    return called < 0 or bool(entry_tiles(game, "tough"))


@effects("summon", *CALM, playable=can_come)
def summon(game: "Claustrophobia", step: Step, *, creature: CreatureId, otherwise: Points) -> Instruction | None:
    """A tough troglodyte comes into play free of charge; if it cannot come again, threat points instead."""
    called = waiting(game, creature)
    if called >= 0:
        return do(Summon(called))
    game.gain_threat(otherwise, "gone", RULE, creature=creature)
    return None


class Summon(Step):
    """claustrophobia.sheet.tough-troglodyte: it enters under the usual restrictions."""

    stages = ("choose", "appear")
    fighter: int
    tile: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [option("bring", fighter=self.fighter, tile=tile) for tile in entry_tiles(game, "tough")]
        rule = "claustrophobia.sheet.tough-troglodyte"
        return ask(INFERNAL, "summon", options, rule=rule, into="tile", public=True)

    def appear(self, game: "Claustrophobia") -> Instruction:
        return do(Enter(self.fighter, self.tile, "appeared", "claustrophobia.sheet.tough-troglodyte"))


@effects("gain-threat", "event")
def gain_threat(game: "Claustrophobia", step: Step, *, amount: Points) -> None:
    """The infernal player gains threat points."""
    game.gain_threat(amount, "card", RULE)


def damaged(game: "Claustrophobia") -> list[int]:
    return [
        n
        for n, fighter in enumerate(game.state.fighters)
        if fighter.type in ("demon", "hellhound") and is_on_map(fighter) and fighter.damage
    ]


@effects("mend", *CALM, playable=lambda game, step, event: bool(damaged(game)))
def mend(game: "Claustrophobia", step: Step, *, amount: Few) -> Instruction:
    """Damage tokens leave a demon or a hellhound."""
    return do(Mend(amount))


class Mend(Step):
    """The infernal player chooses who is mended."""

    stages = ("choose", "mend")
    amount: int
    fighter: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [option("mend", fighter=n) for n in damaged(game)]
        return ask(INFERNAL, "mend", options, rule=RULE, into="fighter", public=True)

    def mend(self, game: "Claustrophobia") -> None:
        tokens = min(self.amount, game.state.fighters[self.fighter].damage)
        game.change(self.fighter, damage=game.state.fighters[self.fighter].damage - tokens)
        left = endurance(game, game.state.fighters[self.fighter])
        game.emit("mended", fighter=self.fighter, tokens=tokens, left=left, rule=RULE)


# In the human preparation


@effects("lose-instinct", *CALM, playable=lambda game, step, event: bool(game.state.instinct_hand))
def lose_instinct(game: "Claustrophobia", step: Step) -> None:
    """The human player loses a card at random."""
    discard_instinct_at_random(game, RULE)


@effects(
    "reroll-activation-die",
    "event:human-preparation.rolled",
    playable=lambda game, step, event: bool(game.state.activation_dice),
)
def reroll_activation_die(game: "Claustrophobia", step: Step) -> Instruction:
    """One of the dice just rolled is rolled again."""
    return do(RerollActivationDie())


class RerollActivationDie(Step):
    """The infernal player chooses the die, by its face."""

    stages = ("choose", "roll")
    die: int = 0

    def choose(self, game: "Claustrophobia") -> Instruction:
        faces = sorted(set(game.state.activation_dice))
        return ask(
            INFERNAL, "reroll_die", [option("reroll", die=die) for die in faces], rule=RULE, into="die", public=True
        )

    def roll(self, game: "Claustrophobia") -> None:
        dice = list(game.state.activation_dice)
        dice.remove(self.die)
        (face,) = game.roll(1)
        game.state.activation_dice = tuple(sorted([*dice, face]))
        game.emit("activation_rerolled", die=self.die, face=face, rule=RULE)


def has_faith(game: "Claustrophobia", step: Step, event: Event) -> bool:
    """A human has a gift that might work, or a blessing to give."""
    fighters = game.state.fighters
    return any((fighters[n].gifts and not is_silenced(game, fighters[n])) or can_bless(game, n) for n in humans(game))


@effects("silence-gifts", *PREPARING, lasting=True, playable=has_faith)
def silence_gifts(game: "Claustrophobia", step: Step) -> None:
    """No gift works and no blessing is given until the next human preparation."""
    game.state.silenced = True
    game.emit("silenced", seat=HUMAN, rule=RULE)


# In the human activation


def plain_tiles(game: "Claustrophobia") -> list[int]:
    """The tiles without an effect icon."""
    return [n for n, tile in enumerate(game.state.tiles) if not game.content.tile[tile.tile].feature and not tile.curse]


@effects("curse-tile", *CALM, lasting=True, playable=lambda game, step, event: bool(plain_tiles(game)))
def curse_tile(game: "Claustrophobia", step: Step, *, feature: FeatureId) -> Instruction:
    """A plain tile has an effect until the end of the turn."""
    return do(CurseTile(feature))


class CurseTile(Step):
    """The infernal player chooses the tile."""

    stages = ("choose", "curse")
    feature: str
    tile: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [option("curse", tile=tile) for tile in plain_tiles(game)]
        return ask(INFERNAL, "curse_tile", options, rule=RULE, into="tile", public=True)

    def curse(self, game: "Claustrophobia") -> None:
        game.state.tiles[self.tile] = replace(game.state.tiles[self.tile], curse=self.feature)
        game.emit("tile_cursed", seat=INFERNAL, tile=self.tile, feature=self.feature, rule=RULE)


def unbroken(game: "Claustrophobia", n: int) -> list[str]:
    """The equipment of a fighter that no strap has broken yet."""
    fighter = game.state.fighters[n]
    return [name for name in dict.fromkeys(fighter.equipment) if not has_token(fighter, f"broken-{name}")]


def has_equipment(game: "Claustrophobia", step: Step, event: Event) -> bool:
    return isinstance(step, Activation) and bool(unbroken(game, step.fighter))


@effects("break-equipment", "event:human-activation.fighter", lasting=True, playable=has_equipment)
def break_equipment(game: "Claustrophobia", step: Activation) -> Instruction:
    """One equipment card of the fighter that is activated does nothing this turn."""
    return do(BreakEquipment(step.fighter))


class BreakEquipment(Step):
    """The infernal player chooses the card."""

    stages = ("choose", "snap")
    fighter: int
    equipment: str = ""

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [option("break", equipment=name) for name in unbroken(game, self.fighter)]
        return ask(INFERNAL, "break_equipment", options, rule=RULE, into="equipment", public=True, fighter=self.fighter)

    def snap(self, game: "Claustrophobia") -> None:
        game.add_token(self.fighter, Token(f"broken-{self.equipment}", "human-preparation"))
        game.emit("equipment_broken", seat=INFERNAL, fighter=self.fighter, equipment=self.equipment, rule=RULE)


@effects("search-pile", "event:explore.draw", playable=lambda game, step, event: bool(game.state.pile))
def search_pile(game: "Claustrophobia", step: Explore, *, count: Few) -> Instruction:
    """The infernal player looks at several tiles and places one of them."""
    return do(Search(INFERNAL, count, step.fighter, step.side, RULE), into="tile")


def can_harden(game: "Claustrophobia", step: Step, event: Event) -> bool:
    """Humans attack troglodytes, and their tile has not the last word on how hard they are."""
    if game.state.phase != "human-activation" or not isinstance(step, Attack):
        return False
    target, amount = game.state.fighters[step.target], argument(event, "amount")
    return target.type == "troglodyte" and stat(game, target, "DEF", amount) > stat(game, target, "DEF")


@effects("harden", "event:attack.announced", playable=can_harden)
def harden(game: "Claustrophobia", attack: Attack, *, amount: Few) -> None:
    """Troglodytes are harder to hit in this attack."""
    attack.harder += amount
    needed = attack.hits_from(game)
    game.emit("hardened", attacker=attack.attacker, target=attack.target, amount=amount, needed=needed, rule=RULE)


# In the infernal activation


def is_attack_by(*types: str):  # type: ignore[no-untyped-def]
    def check(game: "Claustrophobia", step: Step, event: Event) -> bool:
        return (
            game.state.phase == "infernal-activation"
            and isinstance(step, Attack)
            and game.state.fighters[step.attacker].type in types
        )

    return check


@effects("rage", "event:attack.announced", playable=is_attack_by("demon", "hellhound"))
def rage(game: "Claustrophobia", attack: Attack, *, amount: Few) -> None:
    """A demon or a hellhound has more dice in this attack."""
    attack.more_dice += amount
    tell_dice(game, attack, amount, "rage")


@effects("bait", "event:attack.announced", playable=is_attack_by("troglodyte"))
def bait(game: "Claustrophobia", attack: Attack, *, amount: Few) -> None:
    """A troglodyte has more dice in this attack, its last."""
    attack.more_dice += amount
    attack.sacrificed = True
    tell_dice(game, attack, amount, "bait")


def tell_dice(game: "Claustrophobia", attack: Attack, amount: int, reason: str) -> None:
    attacker, target = attack.attacker, attack.target
    game.emit(
        "dice_changed", fighter=attacker, attacker=attacker, target=target, reason=reason, amount=amount, rule=RULE
    )


def draggable(game: "Claustrophobia", step: Step) -> list[int]:
    """The humans hit in this attack that are alive and can be put on a tile nearby."""
    if game.state.phase != "infernal-activation" or not isinstance(step, Attack):
        return []
    fighters = game.state.fighters
    return [
        n
        for n in dict.fromkeys(step.wounded)
        if is_on_map(fighters[n]) and any(has_room(game, tile, HUMAN) for tile in neighbours(game, fighters[n].place))
    ]


@effects("drag", "event:attack.resolved", playable=lambda game, step, event: bool(draggable(game, step)))
def drag(game: "Claustrophobia", attack: Attack) -> Instruction:
    """A human that was hit is put on an adjacent tile."""
    return do(Drag(tuple(draggable(game, attack))))


class Drag(Step):
    """The infernal player chooses whom to drag off and where; saturation holds, blocking and talents do not."""

    stages = ("choose", "pull")
    victims: tuple[int, ...]
    fighter: int = -1
    tile: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        options = [
            option("drag", fighter=n, tile=tile)
            for n in self.victims
            for tile in neighbours(game, game.state.fighters[n].place)
            if has_room(game, tile, HUMAN)
        ]
        return ask(INFERNAL, "drag", options, rule=RULE, into=("fighter", "tile"), public=True)

    def pull(self, game: "Claustrophobia") -> Instruction:
        return do(Enter(self.fighter, self.tile, "dragged", RULE))
