"""The human preparation phase: dice, instinct cards, blessing, gifts."""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.cards import discard_card, draw_instinct, instinct_of
from souterrain.games.claustrophobia.fighter import (
    EXHAUSTED,
    cancelled_lines,
    has_talent,
    has_token,
    is_cancelled,
    is_silenced,
    open_lines,
    parts,
    shares,
)
from souterrain.games.claustrophobia.state import HUMAN, Fighter, Token
from souterrain.games.claustrophobia.terrain import features, standing
from souterrain.kernel.agenda import Instruction, Step, again, do, finish, window
from souterrain.kernel.decision import Option, ask, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

BLESSINGS = {"DPT": 1, "CBT": 2}  # claustrophobia.talent.blessing.bonus


def humans(game: "Claustrophobia") -> list[int]:
    """The living western fighters on the map."""
    return [n for n, f in enumerate(game.state.fighters) if f.camp == HUMAN and f.place >= 0]


class HumanPreparation(Step):
    """claustrophobia.hprep: four steps, and what happens at their seams."""

    stages = ("clear", "start", "tiles", "roll", "rolled", "assign", "assigned", "bless", "apply_lines")

    def clear(self, game: "Claustrophobia") -> None:
        """claustrophobia.hprep.discard-played-instinct, .recover-dice, .remove-tokens: step 1."""
        for n, fighter in enumerate(game.state.fighters):
            if fighter.camp == HUMAN:
                discard_card(game, n)
                game.change(n, die=0, exhausted=False)
        game.state.activation_dice = ()
        game.state.silenced = False
        game.expire("human-preparation")

    def start(self, game: "Claustrophobia") -> Instruction:
        return window("human-preparation.start")

    def tiles(self, game: "Claustrophobia") -> Instruction:
        """claustrophobia.tile.devouring-pit, claustrophobia.tile.fountain.heal: after step 1, before the roll."""
        return do(TilesPrepare(HUMAN))

    def roll(self, game: "Claustrophobia") -> None:
        """claustrophobia.hprep.roll: step 2, a die for each living fighter, and those rallied."""
        game.expire("human-roll")
        state = game.state
        rallied, state.rallied = state.rallied, 0
        state.activation_dice = tuple(sorted(game.roll(len(humans(game)) + rallied)))
        giving = (gift.id for gift in game.content.gift.values() if gift.effects[0].name == "rally")
        game.emit(
            "activation_rolled",
            seat=HUMAN,
            rolls=state.activation_dice,
            rallied=rallied,
            gift=next(giving, "") if rallied else "",
            rule="claustrophobia.hprep.roll",
        )

    def rolled(self, game: "Claustrophobia") -> Instruction:
        return window("human-preparation.rolled")

    def assign(self, game: "Claustrophobia") -> Instruction:
        return do(Assignment())

    def assigned(self, game: "Claustrophobia") -> Instruction:
        left, game.state.activation_dice = game.state.activation_dice, ()
        if left:
            game.emit("dice_left_over", seat=HUMAN, dice=left, rule="claustrophobia.hprep.assign")
        return window("human-preparation.assigned")

    def bless(self, game: "Claustrophobia") -> Instruction:
        return do(Blessing())

    def apply_lines(self, game: "Claustrophobia") -> Instruction:
        tell_silenced(game)
        return do(LineEffects())


class TilesPrepare(Step):
    """claustrophobia.hprep.remove-tokens: the effects of tiles at the start of a side's preparation, pits before fountains."""

    stages = ("next",)
    seat: int
    done: tuple[int, ...] = ()

    def next(self, game: "Claustrophobia") -> Instruction | None:
        waiting = [
            (tile, effect)
            for tile in range(len(game.state.tiles))
            if tile not in self.done
            for _, feature in features(game, tile)
            for effect in feature.prepared
            if standing(game, tile, self.seat)
        ]
        if not waiting:
            return None
        tile, effect = min(waiting, key=lambda each: not each[1].marks.get("first"))
        self.done += (tile,)
        return again("next", first=effect(game, self.seat, tile))


class Assignment(Step):
    """claustrophobia.hprep.assign: step 3, a die for each fighter, and instinct cards for those that get one."""

    stages = ("choose", "give")
    verb: str = ""
    fighter: int = -1
    card: str = ""
    die: int = 0

    def choose(self, game: "Claustrophobia") -> Instruction:
        state = game.state
        bare = [n for n in humans(game) if not state.fighters[n].die]
        values = sorted(set(state.activation_dice))
        options = [option("assign", fighter=n, die=value) for n in bare for value in values]
        cards = sorted(set(state.instinct_hand), key=state.instinct_hand.index)
        for card in cards:
            die = instinct_of(game, card).die
            for n in humans(game):
                if state.fighters[n].card or has_token(state.fighters[n], "blessed"):
                    continue
                options.append(option("instinct", fighter=n, card=card))
                if n in bare:
                    options += [
                        option("change_die", fighter=n, card=card, die=value) for value in values if value != die
                    ]
        if not bare:
            options.append(option("done"))
        into = ("verb", "fighter", "card", "die")
        # That all is assigned is one's own word where a card is drawn for it: until then dice can be taken back.
        is_clear = bool(bare) or not any(line_effect(game, n) == "instinct" for n in humans(game))
        return ask(HUMAN, "assign", options, rule="claustrophobia.hprep.assign", into=into, public=is_clear)

    def give(self, game: "Claustrophobia") -> Instruction:
        if self.verb == "done":
            return finish()
        fighter, card = self.fighter, self.card
        if self.verb == "assign":
            give_die(game, fighter, self.die, self.die)
            return again("choose")
        game.state.instinct_hand.remove(card)
        game.change(fighter, card=card)
        if self.verb == "change_die":
            shown = instinct_of(game, card).die
            rule = "claustrophobia.hprep.instinct-change-die"
            game.emit("die_changed", fighter=fighter, card=card, before_die=self.die, die=shown, rule=rule)
            give_die(game, fighter, self.die, shown)
            return again("choose")
        game.emit("instinct_played", fighter=fighter, card=card, rule="claustrophobia.hprep.instinct-text")
        return do(CardText(fighter, card), then="choose")


def give_die(game: "Claustrophobia", n: int, rolled: int, shown: int) -> None:
    """claustrophobia.exhausted.when: a die on a cancelled line exhausts the fighter."""
    dice = list(game.state.activation_dice)
    dice.remove(rolled)
    game.state.activation_dice = tuple(dice)
    exhausted = is_cancelled(game.state.fighters[n], shown)
    game.change(n, die=shown, exhausted=exhausted)
    figure = game.state.fighters[n]
    made = {stat: shares(game, figure, stat) for stat in EXHAUSTED}
    whole = {stat: sum([share[0] for share in found]) for stat, found in made.items()}
    more = [(stat, part) for stat, found in made.items() if len(found) > 1 for part in parts(game, figure, stat)[1:]]
    game.emit(
        "assigned",
        fighter=n,
        die=shown,
        exhausted=exhausted,
        DPT=whole["DPT"],
        CBT=whole["CBT"],
        DEF=whole["DEF"],
        more_parts=tuple((stat, *part) for stat, part in more),
        rule="claustrophobia.hprep.assign",
    )
    if exhausted:
        # The die it got says so.
        game.emit("exhausted", fighter=n, line=shown, told=True, rule="claustrophobia.exhausted.when")


class CardText(Step):
    """claustrophobia.hprep.instinct-text: the effects of an instinct card on the fighter it was given to."""

    stages = ("apply",)
    fighter: int
    card: str
    done: int = 0

    def apply(self, game: "Claustrophobia") -> Instruction | None:
        effects = instinct_of(game, self.card).effects
        if self.done == len(effects):
            return None
        self.done += 1
        return again("apply", first=effects[self.done - 1](game, self.fighter))


class Blessing(Step):
    """claustrophobia.talent.blessing: between steps 3 and 4, once a scenario for each fighter that can."""

    stages = ("offer", "give")
    verb: str = ""
    priest: int = -1
    fighter: int = -1
    stat: str = ""

    def offer(self, game: "Claustrophobia") -> Instruction:
        options: list[Option] = []
        for n in humans(game):
            if not can_bless(game, n):
                continue
            for other in humans(game):
                if other != n and not game.state.fighters[other].card:
                    options += [option("bless", priest=n, fighter=other, stat=stat) for stat in BLESSINGS]
        if not options:
            return finish()
        options.append(option("pass"))
        into = ("verb", "priest", "fighter", "stat")
        return ask(HUMAN, "bless", options, rule="claustrophobia.talent.blessing.when", into=into)

    def give(self, game: "Claustrophobia") -> Instruction | None:
        if self.verb == "pass":
            return None
        fighter, amount = self.fighter, BLESSINGS[self.stat]
        game.change(self.priest, blessing_spent=True)
        game.add_token(fighter, Token("blessed", "human-activation", self.stat, amount))
        rule = "claustrophobia.talent.blessing.bonus"
        game.emit("blessed", priest=self.priest, fighter=fighter, stat=self.stat, amount=amount, rule=rule)
        die = game.state.fighters[fighter].die
        if is_cancelled(game.state.fighters[fighter], die):
            heal_line(game, fighter, die, self.priest, "claustrophobia.talent.blessing.heal")
        return again("offer")


def can_bless(game: "Claustrophobia", n: int) -> bool:
    fighter = game.state.fighters[n]
    return has_talent(game, fighter, "blessing") and not fighter.blessing_spent and not is_silenced(game, fighter)


def heal_line(game: "Claustrophobia", n: int, line: int, healer: int, rule: str) -> None:
    """claustrophobia.healing.remove-token, claustrophobia.healing.ends-exhaustion. Nobody but itself heals one who drinks."""
    fighter = game.state.fighters[n]
    game.change(n, damage=fighter.damage & ~(1 << (line - 1)))
    left = len(open_lines(game.state.fighters[n]))
    game.emit("healed", fighter=n, healer=healer, alone=healer == n, line=line, left=left, rule=rule)
    if fighter.exhausted and fighter.die == line:
        game.change(n, exhausted=False)
        game.emit("recovered", fighter=n, line=line, rule="claustrophobia.healing.ends-exhaustion")


class Heal(Step):
    """A player picks the cancelled line that is healed."""

    stages = ("choose", "heal")
    fighter: int
    rule: str
    line: int = 0

    def choose(self, game: "Claustrophobia") -> Instruction:
        lines = cancelled_lines(game.state.fighters[self.fighter])
        if not lines:
            game.emit("unhurt", fighter=self.fighter, rule=self.rule)
            return finish()
        return ask(
            HUMAN,
            "heal_line",
            [option("line", fighter=self.fighter, line=line) for line in lines],
            rule=self.rule,
            into="line",
            public=True,
            fighter=self.fighter,
        )

    def heal(self, game: "Claustrophobia") -> None:
        below = game.state.agenda[-2]
        healer = getattr(below, "healer", getattr(below, "fighter", self.fighter))  # who lays hands, or has the kit
        heal_line(game, self.fighter, self.line, healer, self.rule)


class LineEffects(Step):
    """claustrophobia.hprep.apply-line-effects: step 4, instinct draws and gifts, fighter by fighter in any order."""

    stages = ("choose", "apply")
    fighter: int = -1
    done: tuple[int, ...] = ()

    def choose(self, game: "Claustrophobia") -> Instruction | None:
        waiting = [n for n in humans(game) if n not in self.done and line_effect(game, n)]
        if not waiting:
            return finish()
        if len(waiting) == 1:
            self.fighter = waiting[0]
            return None
        return ask(
            HUMAN,
            "apply_line",
            [option("apply", fighter=n) for n in waiting],
            rule="claustrophobia.hprep.apply-line-effects",
            into="fighter",
        )

    def apply(self, game: "Claustrophobia") -> Instruction:
        self.done += (self.fighter,)
        effect = line_effect(game, self.fighter)
        if effect == "instinct":
            return do(DrawInstinct(1, "claustrophobia.instinct.draw"), then="choose")
        line = game.state.fighters[self.fighter].die
        game.emit("gift_used", fighter=self.fighter, gift=effect, line=line, rule="claustrophobia.gift.line")
        return again("choose", first=game.content.gift[effect].effects[0](game, self.fighter))


def line_effect(game: "Claustrophobia", n: int) -> str:
    """What the die of a fighter that is not exhausted gives: `instinct`, the name of a gift, or nothing."""
    fighter = game.state.fighters[n]
    if fighter.exhausted or not fighter.die:
        return ""
    slot = game.content.warrior[fighter.kind].lines[fighter.die - 1].slot
    if slot == "instinct":
        return slot
    if slot == "gift" and not is_silenced(game, fighter) and has_talent(game, fighter, "consecrated"):
        return gift_on(game, fighter)
    return ""


def tell_silenced(game: "Claustrophobia") -> None:
    """Those whose dice would give a gift, were it not for a card or a demon's liturgy."""
    for n in humans(game):
        fighter = game.state.fighters[n]
        if not fighter.gifts or fighter.exhausted or not (gift := gift_on(game, fighter)):
            continue
        if is_silenced(game, fighter) and has_talent(game, fighter, "consecrated"):
            reason = "card" if game.state.silenced else "demon"
            game.emit("gift_silenced", fighter=n, gift=gift, reason=reason, rule="claustrophobia.gift.line")


def gift_on(game: "Claustrophobia", fighter: Fighter) -> str:
    return next((gift for gift in fighter.gifts if game.content.gift[gift].die == fighter.die), "")


class DrawInstinct(Step):
    """claustrophobia.instinct.draw, claustrophobia.instinct.over-limit."""

    stages = ("draw", "limit", "discard")
    count: int
    rule: str
    card: str = ""

    def draw(self, game: "Claustrophobia") -> None:
        below = game.state.agenda[-2]  # the line, or the entering of a tomb, that this comes from
        for _ in range(self.count):
            draw_instinct(game, getattr(below, "fighter", -1), self.rule)

    def limit(self, game: "Claustrophobia") -> Instruction:
        hand = game.state.instinct_hand
        if len(hand) <= game.state.hand_limit:
            return finish()
        return ask(
            HUMAN,
            "discard_instinct",
            [option("discard", card=card) for card in hand],
            rule="claustrophobia.instinct.over-limit",
            into="card",
            public=True,
        )

    def discard(self, game: "Claustrophobia") -> Instruction:
        game.state.instinct_hand.remove(self.card)
        game.state.instinct_discard.append(self.card)
        rule = "claustrophobia.instinct.over-limit"
        game.emit("instinct_discarded", seat=HUMAN, card=self.card, reason="limit", rule=rule)
        return again("limit")
