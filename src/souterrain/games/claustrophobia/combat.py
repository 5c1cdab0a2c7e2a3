"""Combat: an attack from its announcement to its last hit, and what it is to suffer hits, from combat or not."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from souterrain.games.claustrophobia.cards import discard_card
from souterrain.games.claustrophobia.fighter import (
    Part,
    amount_of,
    carried,
    endurance,
    has_effect,
    has_talent,
    has_token,
    is_on_map,
    open_lines,
    parts,
    stat,
)
from souterrain.games.claustrophobia.ids import name_of
from souterrain.games.claustrophobia.power import free_dice
from souterrain.games.claustrophobia.state import DEAD, HUMAN, INFERNAL, RESERVE, Fighter
from souterrain.games.claustrophobia.terrain import features, neighbours, standing
from souterrain.kernel.agenda import Instruction, Step, again, do, finish, window
from souterrain.kernel.decision import Option, ask, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

SKULL = 6


def targets(game: "Claustrophobia", attacker: int, tile: int) -> list[Option]:
    """claustrophobia.combat.step1-target: who can be attacked on a tile; its troglodytes are one target."""
    fighters = game.state.fighters
    enemies = standing(game, tile, 1 - fighters[attacker].camp)
    if not enemies:
        return []
    single = [option("attack", target=enemy) for enemy in enemies if fighters[enemy].type != "troglodyte"]
    together = herd(game, tile) if fighters[attacker].camp == HUMAN else []
    return [*single, option("attack", target=together[0])] if together else single


def herd(game: "Claustrophobia", tile: int) -> list[int]:
    """claustrophobia.hits.troglodyte-several: the troglodytes of a tile, which are attacked as one."""
    return [n for n in standing(game, tile, INFERNAL) if game.state.fighters[n].type == "troglodyte"]


def tiles_in_reach(game: "Claustrophobia", attacker: int) -> list[int]:
    """claustrophobia.combat.same-tile, claustrophobia.talent.ranged-attack: the tiles a plain attack can reach."""
    fighter = game.state.fighters[attacker]
    if has_talent(game, fighter, "ranged-attack"):
        return [fighter.place, *neighbours(game, fighter.place)]
    return [fighter.place]


class Attack(Step):
    """claustrophobia.combat: target, roll, hits, and their resolution by the owner of the fighters hit.

    `weapon` is the equipment that makes the attack, whose number of dice nothing changes.
    """

    stages = (
        "announce",
        "gather_dice",
        "roll",
        "reroll",
        "aim",
        "aim_again",
        "score",
        "guard",
        "share",
        "suffer",
        "end",
    )
    attacker: int
    target: int
    weapon: str = ""
    dice: int = 0
    more_dice: int = 0  # from cards played on this attack
    harder: int = 0  # more DEF for the target
    rolls: tuple[int, ...] = ()
    rerolled: tuple[int, ...] = ()  # dice to roll again, the first is 1
    hits: int = 0
    guards: tuple[int, ...] = ()  # bodyguards that have been asked
    guarding: int = -1
    taken: int = 0
    sacrificed: bool = False  # the attacker dies right after
    wounded: tuple[int, ...] = ()  # humans that suffered a hit
    shared: int = 0  # hits that bodyguards took

    def announce(self, game: "Claustrophobia") -> Instruction:
        place = game.state.fighters[self.target].place
        game.emit(
            "attacked",
            attacker=self.attacker,
            target=self.target,
            weapon=self.weapon,
            armed=bool(self.weapon),
            tile=place,
            afar=place != game.state.fighters[self.attacker].place,
            rule="claustrophobia.combat.step1-target",
        )
        return window("attack.announced", attacker=self.attacker, target=self.target)

    def gather_dice(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.combat.step2-roll: as many dice as CBT, changed by what bears on this attack."""
        if self.weapon:
            return None
        self.dice = stat(game, game.state.fighters[self.attacker], "CBT") + self.more_dice
        return window("attack.dice")

    def add_dice(self, game: "Claustrophobia", fighter: int, amount: int, reason: str, lines: int = 0) -> None:
        """Somebody near changes the number of dice, and it is told who; `lines` of the target are cancelled, where they count."""
        self.dice += amount
        if amount:
            game.emit(
                "dice_changed",
                fighter=fighter,
                attacker=self.attacker,
                target=self.target,
                reason=reason,
                amount=amount,
                lines=lines,
                rule="claustrophobia.combat.step2-roll",
            )

    def roll(self, game: "Claustrophobia") -> Instruction | None:
        if self.dice <= 0:
            game.emit(
                "dice_lacking", attacker=self.attacker, target=self.target, rule="claustrophobia.combat.step2-roll"
            )
            return again("end")
        self.rolls = game.roll(self.dice)
        needed = self.hits_from(game)
        game.emit(
            "rolled",
            fighter=self.attacker,
            target=self.target,
            weapon=self.weapon,
            rolls=self.rolls,
            dice_parts=self._dice_parts(game),
            needed=needed,
            needed_parts=self._needed_parts(game),
            hits=self._hits(needed),
            backlash=False,
            rule="claustrophobia.combat.step2-roll",
        )
        return None

    def _dice_parts(self, game: "Claustrophobia") -> tuple[Part, ...]:
        """Where the dice come from; what abilities and relics changed was told by them."""
        if self.weapon:
            return ((self.dice, "part", "weapon"),)
        found = parts(game, game.state.fighters[self.attacker], "CBT", self.more_dice)
        other = self.dice - sum(amount for amount, _, _ in found)
        return (*found, (other, "part", "ability")) if other else found

    def _needed_parts(self, game: "Claustrophobia") -> tuple[Part, ...]:
        found = parts(game, game.state.fighters[self.target], "DEF", self.harder)
        defence = sum([amount for amount, _, _ in found])
        smite = amount_of(game.state.fighters[self.attacker], "smite")
        if smite and not self.weapon and smite < defence:
            return *found, (smite - defence, "part", "smite")
        # claustrophobia.combat.skull: whatever the defence, a skull is enough.
        return (*found, (SKULL - defence, "part", "skull")) if defence > SKULL else found

    def _hits(self, needed: int) -> int:
        return sum([face >= needed for face in self.rolls])

    def reroll(self, game: "Claustrophobia") -> None:
        """claustrophobia.talent.frantic: every miss is rolled again, once, as nothing can be lost by it."""
        if not self.rolls_again(game):
            return
        needed = self.hits_from(game)
        misses = [index for index, face in enumerate(self.rolls) if face < needed]
        if misses:
            self._roll_again(game, misses, "frantic", "claustrophobia.talent.frantic")

    def aim(self, game: "Claustrophobia") -> Instruction | None:
        """A fighter that aims may have any of its dice rolled again, once."""
        if not has_token(game.state.fighters[self.attacker], "aim"):
            return again("score")
        dice = [option("die", die=die, face=face) for die, face in enumerate(self.rolls, 1)]
        return ask(
            HUMAN,
            "reroll",
            dice,
            rule="claustrophobia.hprep.instinct-text",
            into={"rerolled": "die"},
            least=0,
            most=len(dice),
            fighter=self.attacker,
        )

    def aim_again(self, game: "Claustrophobia") -> None:
        if self.rerolled:
            self._roll_again(game, [die - 1 for die in self.rerolled], "aim", "claustrophobia.hprep.instinct-text")
            game.drop_token(self.attacker, "aim")

    def _roll_again(self, game: "Claustrophobia", dice: list[int], reason: str, rule: str) -> None:
        rolls, needed = list(self.rolls), self.hits_from(game)
        faces = game.roll(len(dice))
        for index, face in zip(dice, faces, strict=True):
            rolls[index] = face
        before = tuple(self.rolls[index] for index in dice)
        self.rolls = tuple(rolls)
        game.emit(
            "rerolled",
            fighter=self.attacker,
            target=self.target,
            reason=reason,
            thanks=self._second_try(game, reason),
            which=tuple(index + 1 for index in dice),
            before_rolls=before,
            again_rolls=faces,
            rolls=self.rolls,
            needed=needed,
            hits=self._hits(needed),
            rule=rule,
        )

    def _second_try(self, game: "Claustrophobia", reason: str) -> tuple[tuple[str, str], ...]:
        """The card, talent or equipment that lets the attacker roll again, by its kind and name."""
        fighter = game.state.fighters[self.attacker]
        if fighter.card and has_token(fighter, reason):
            return (("instinct", name_of(fighter.card)),)
        if reason == "frantic" and has_talent(game, fighter, reason):
            return (("talent", reason),)
        return tuple(
            ("equipment", equipment.id)
            for equipment in carried(game, fighter)
            if any(effect.name == "close-frenzy" for effect in equipment.effects)
        )

    def hits_from(self, game: "Claustrophobia") -> int:
        """claustrophobia.combat.hit, claustrophobia.combat.skull, claustrophobia.gift.smite-evil: the lowest face that hits."""
        needed = min(stat(game, game.state.fighters[self.target], "DEF", self.harder), SKULL)
        smite = amount_of(game.state.fighters[self.attacker], "smite")
        return min(smite, needed) if smite and not self.weapon else needed

    def rolls_again(self, game: "Claustrophobia") -> bool:
        """claustrophobia.talent.frantic"""
        attacker = game.state.fighters[self.attacker]
        close = attacker.place == game.state.fighters[self.target].place
        return has_talent(game, attacker, "frantic") or (close and has_effect(game, attacker, "close-frenzy"))

    def score(self, game: "Claustrophobia") -> Instruction | None:
        self.hits = self._hits(self.hits_from(game))
        return window("attack.score")

    def guard(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.talent.bodyguard: an ally on the target's tile may take any number of the hits."""
        if not self.hits:
            return again("end")
        target = game.state.fighters[self.target]
        for ally in standing(game, target.place, target.camp):
            fighter = game.state.fighters[ally]
            if ally in self.guards or self._is_target(game, ally) or not has_talent(game, fighter, "bodyguard"):
                continue
            most = min(self.hits, endurance(game, fighter))
            takes = [option("take", guard=ally, hits=hits) for hits in range(most + 1)]
            rule = "claustrophobia.talent.bodyguard"
            into = {"guarding": "guard", "taken": "hits"}
            return ask(target.camp, "guard", takes, rule=rule, into=into, guard=ally, target=self.target)
        return again("suffer")

    def _is_target(self, game: "Claustrophobia", fighter: int) -> bool:
        kind = game.state.fighters[self.target].type
        return fighter == self.target or (kind == "troglodyte" and game.state.fighters[fighter].type == kind)

    def share(self, game: "Claustrophobia") -> Instruction:
        """The guard takes its share; then the next is asked."""
        self.guards += (self.guarding,)
        self.hits -= self.taken
        self.shared += self.taken
        if not self.taken:
            return again("guard")
        guard = self.guarding
        rule = "claustrophobia.talent.bodyguard"
        game.emit("guarded", fighter=guard, target=self.target, hits=self.taken, by=self.attacker, rule=rule)
        return do(self._suffering(game, guard, self.taken), then="guard")

    def suffer(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.combat.step3-resolve"""
        return do(self._suffering(game, self.target, self.hits)) if self.hits else None

    def _suffering(self, game: "Claustrophobia", victim: int, hits: int) -> Step:
        fighter = game.state.fighters[victim]
        if fighter.type == "western" and hits > int(resists(game, fighter)):
            self.wounded += (victim,)
        if fighter.type == "troglodyte":
            return HerdSuffers(fighter.place, hits)
        crushes = not self.weapon and fighter.type in ("demon", "hellhound")
        tokens = crushing(game, self.attacker)[1] if crushes else 1
        return Suffer(victim, hits, combat=True, tokens=tokens)

    def end(self, game: "Claustrophobia") -> Instruction | None:
        if self.sacrificed:
            kill(game, self.attacker, "bait")
        hits = self.hits + self.shared
        return window("attack.resolved", attacker=self.attacker, target=self.target, hits=hits)


class HerdSuffers(Step):
    """claustrophobia.hits.troglodyte-several: each hit kills one of the troglodytes of a tile; the rest is lost."""

    stages = ("fall",)
    tile: int
    hits: int

    def fall(self, game: "Claustrophobia") -> None:
        hit = herd(game, self.tile)
        factor = combat_factor(game, self.tile)
        if hit and factor > 1:
            tell_factor(game, hit[0], self.hits, factor)
        for troglodyte in hit[: self.hits * factor]:
            kill(game, troglodyte)
        lost = self.hits * factor - len(hit)
        if lost > 0:
            game.emit("hits_lost", tile=self.tile, hits=lost, rule="claustrophobia.hits.troglodyte-several")


def combat_factor(game: "Claustrophobia", tile: int) -> int:
    """claustrophobia.tile.carnivorous-corridor: what one hit in combat counts on a tile."""
    return max((feature.hits for _, feature in features(game, tile)), default=1)


def tell_factor(game: "Claustrophobia", victim: int, hits: int, factor: int) -> None:
    tile = game.state.fighters[victim].place
    rule = "claustrophobia.tile.carnivorous-corridor"
    game.emit("hits_multiplied", fighter=victim, tile=tile, hits=hits * factor, factor=factor, rule=rule)


def striker(game: "Claustrophobia") -> int:
    """Who makes the attack that is being resolved; -1 where nobody does."""
    attacks = [step for step in game.state.agenda if isinstance(step, Attack)]
    return attacks[-1].attacker if attacks else -1


def crushing(game: "Claustrophobia", n: int) -> tuple[str, int]:
    """The weapon whose hits weigh more, and how much each; no weapon and 1 for most."""
    for equipment in carried(game, game.state.fighters[n]) if n >= 0 else ():
        for effect in equipment.effects:
            if effect.name == "crush":
                return equipment.id, int(dict(effect.arguments)["tokens"])
    return "", 1


class Suffer(Step):
    """claustrophobia.combat.step3-resolve: resistance, then doubling, then damage; a hit puts `tokens` on a creature's sheet."""

    stages = ("resist", "multiply", "choose_line", "cancel_line")
    victim: int
    hits: int
    combat: bool = False
    tokens: int = 1
    line: int = 0

    def resist(self, game: "Claustrophobia") -> None:
        """claustrophobia.talent.resistant: the first hit of each activation phase is cancelled."""
        fighter = game.state.fighters[self.victim]
        if self.hits and fighter.resisted and may_resist(game, fighter):
            game.emit("resistance_spent", fighter=self.victim, rule="claustrophobia.talent.resistant")
        if self.hits and resists(game, fighter):
            self.hits -= 1
            game.change(self.victim, resisted=True)
            rule = "claustrophobia.talent.resistant"
            game.emit("resisted", fighter=self.victim, by=striker(game), hits=self.hits, rule=rule)

    def multiply(self, game: "Claustrophobia") -> Instruction | None:
        fighter = game.state.fighters[self.victim]
        if self.combat and is_on_map(fighter):
            factor = combat_factor(game, fighter.place)
            if self.hits and factor > 1:
                tell_factor(game, self.victim, self.hits, factor)
            self.hits *= factor
        if fighter.type == "western":
            return None
        if self.hits:
            damage_creature(game, self.victim, self.hits * self.tokens, self.tokens)
        return finish()

    def choose_line(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.hits.western-line: the human player picks the line that each hit cancels."""
        fighter = game.state.fighters[self.victim]
        lines = open_lines(fighter)
        if not self.hits or not lines or not is_on_map(fighter):
            return finish()
        if len(lines) <= self.hits:
            for line in lines:
                cancel_line(game, self.victim, line, lost=self.hits - len(lines))
            return finish()
        return ask(
            HUMAN,
            "cancel_line",
            [option("line", fighter=self.victim, line=line) for line in lines],
            rule="claustrophobia.hits.western-line",
            into="line",
            fighter=self.victim,
        )

    def cancel_line(self, game: "Claustrophobia") -> Instruction:
        cancel_line(game, self.victim, self.line)
        self.hits -= 1
        return again("choose_line")


def resists(game: "Claustrophobia", fighter: Fighter) -> bool:
    """claustrophobia.talent.resistant: the next hit would be cancelled."""
    return not fighter.resisted and may_resist(game, fighter)


def may_resist(game: "Claustrophobia", fighter: Fighter) -> bool:
    """claustrophobia.talent.resistant: one that has the talent, in an activation phase."""
    return game.state.phase in ("human-activation", "infernal-activation") and has_talent(game, fighter, "resistant")


def cancel_line(game: "Claustrophobia", victim: int, line: int, lost: int = 0) -> None:
    """With the last line the fighter dies, and hits that find no line are `lost`."""
    fighter = game.state.fighters[victim]
    game.change(victim, damage=fighter.damage | 1 << (line - 1))
    left = len(open_lines(game.state.fighters[victim]))
    rule = "claustrophobia.hits.western-line"
    game.emit("line_cancelled", fighter=victim, line=line, left=left, by=striker(game), rule=rule)
    if not left:
        if lost:
            game.emit("hits_wasted", fighter=victim, hits=lost, rule=rule)
        kill(game, victim)


def damage_creature(game: "Claustrophobia", victim: int, tokens: int, each: int) -> None:
    """claustrophobia.hits.demon-damage, claustrophobia.hits.hellhound-damage, claustrophobia.sheet.tough-troglodyte: one token a
    hit, or `each` where a weapon weighs more; death at the health score."""
    fighter = game.state.fighters[victim]
    if fighter.type == "troglodyte":
        kill(game, victim)
        return
    tough = fighter.type == "tough"
    rule = "claustrophobia.sheet.tough-troglodyte" if tough else f"claustrophobia.hits.{fighter.type}-damage"
    lost = max(tokens - endurance(game, fighter), 0)
    tokens -= lost
    game.change(victim, damage=fighter.damage + tokens)
    left = endurance(game, game.state.fighters[victim])
    by = striker(game)
    weapon = crushing(game, by)[0] if each > 1 else ""
    game.emit(
        "damaged", fighter=victim, tokens=tokens, lost=lost, each=each, weapon=weapon, left=left, by=by, rule=rule
    )
    if left <= 0:
        kill(game, victim)


def kill(game: "Claustrophobia", victim: int, cause: str = "hit") -> None:
    """A fighter dies; where it goes depends on what it is."""
    fighter = game.state.fighters[victim]
    where, rule = grave(fighter)
    returns = where == RESERVE and fighter.type == "demon"
    game.emit("killed", fighter=victim, tile=fighter.place, cause=cause, returns=returns, by=striker(game), rule=rule)
    if fighter.relic:
        drop_relic(game, victim)
    discard_card(game, victim)
    game.change(
        victim,
        place=where,
        damage=0 if where == RESERVE else fighter.damage,
        deaths=fighter.deaths + 1,
        die=0,
        exhausted=False,
        equipment=(),
        tokens=(),
    )
    if where == DEAD:
        free_dice(game, victim)
    game.judge("change")


def drop_relic(game: "Claustrophobia", victim: int) -> None:
    """The relic of a killed bearer stays on the tile."""
    place = game.state.fighters[victim].place
    tile = game.state.tiles[place]
    game.state.tiles[place] = replace(tile, relics=tile.relics + 1)
    game.change(victim, relic=False)
    game.emit("relic_dropped", fighter=victim, tile=place, rule="claustrophobia.victory.scenario")


def grave(fighter: Fighter) -> tuple[int, str]:
    """Where a killed fighter goes, and the rule that says so."""
    match fighter.type:
        case "western":
            return DEAD, "claustrophobia.hits.western-death"
        case "troglodyte":
            return RESERVE, "claustrophobia.hits.troglodyte-returns"
        case "hellhound":
            return DEAD, "claustrophobia.hits.hellhound-death"
        case "demon" if fighter.deaths == 0:
            return RESERVE, "claustrophobia.hits.demon-first-death"
        case "demon":
            return DEAD, "claustrophobia.hits.demon-second-death"
        case _:
            return DEAD, "claustrophobia.sheet.tough-troglodyte"
