"""The infernal preparation and threat phases: destiny dice, powers, event cards, fighters brought into play."""

from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.cards import draw_events, may_hold_event, play_event, playable_events
from souterrain.games.claustrophobia.facts import Condition, Power
from souterrain.games.claustrophobia.fighter import is_on_map
from souterrain.games.claustrophobia.human import TilesPrepare
from souterrain.games.claustrophobia.move import Enter
from souterrain.games.claustrophobia.power import (
    apply_power,
    fact_of,
    free_powers,
    owner_of,
    power_of,
    powers_for,
    ready_power,
)
from souterrain.games.claustrophobia.scenario import is_for_sale
from souterrain.games.claustrophobia.state import BONUS_DIE, HUMAN, INFERNAL, RESERVE, UNEXPLORED
from souterrain.games.claustrophobia.terrain import features, has_room, standing
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import Option, Refusal, ask, option, refuse
from souterrain.kernel.view import Secret

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

DICE = 6  # claustrophobia.component.destiny-dice
LEAST_ROLLED = 3  # claustrophobia.iprep.roll
EVENT_LIMIT = 4  # claustrophobia.event.hand-limit
# What keeps a fighter from coming into play on a tile, and the rule that says so.
RESTRICTIONS = {
    "both": "claustrophobia.threat.tile-with-exit",
    "explored": "claustrophobia.threat.tile-with-exit",
    "humans": "claustrophobia.threat.free-tile",
    "none": "",
}


def face(die: int) -> int:
    return die % BONUS_DIE


def is_white(die: int) -> bool:
    """claustrophobia.component.destiny-dice: odd faces are white, even ones red."""
    return face(die) % 2 == 1


def is_met(condition: Condition, dice: tuple[int, ...]) -> bool:
    """claustrophobia.iprep.trigger: all dice on a power's boxes taken together meet its condition."""
    if not condition.least <= len(dice) <= condition.most:
        return False
    white = sum(1 for die in dice if is_white(die))
    colours = {
        "any": True,
        "white": white == len(dice),
        "red": white == 0,
        "same": white in (0, len(dice)),
        "both": 0 < white < len(dice),
    }
    if not colours[condition.colour] or sum(face(die) for die in dice) < condition.total:
        return False
    return not condition.equal or len({face(die) for die in dice}) == 1


def can_be_met(power: Power, dice: tuple[int, ...], others: tuple[int, ...]) -> bool:
    """Whether dice on a power's boxes meet its condition, alone or with some of the others."""
    room = range(power.boxes - len(dice) + 1)
    return any(is_met(power.condition, (*dice, *more)) for count in room for more in combinations(others, count))


@lru_cache(maxsize=4096)
def dice_wanting(condition: Condition, boxes: int, dice: tuple[int, ...]) -> int | None:
    """How many more dice at least would meet it, whatever they show; None if none will."""
    for count in range(boxes - len(dice) + 1):
        if any(is_met(condition, (*dice, *more)) for more in combinations_with_replacement(range(1, 7), count)):
            return count
    return None


def missing_dice(game: "Claustrophobia", power: str, dice: tuple[int, ...]) -> int:
    """How many more dice at least a power needs on which some wait; 0 if these can no longer set it off."""
    fact = fact_of(game, power)
    return dice_wanting(fact.condition, fact.boxes, tuple(sorted(dice))) or 0


class InfernalPreparation(Step):
    """claustrophobia.iprep: take dice back, roll, place, trigger."""

    stages = (
        "clear",
        "take_back",
        "taken_back",
        "tiles",
        "count",
        "roll",
        "place",
        "placed",
        "trigger",
        "apply",
        "applied",
    )
    taken: tuple[str, ...] = ()  # powers from which dice are taken back,
    boxes: tuple[int, ...] = ()  # and from which of their boxes
    rolling: int = 0
    pending: tuple[str, ...] = ()
    power: str = ""
    die: int = 0

    def clear(self, game: "Claustrophobia") -> None:
        """claustrophobia.iprep.discard-played-events, claustrophobia.iprep.recover-triggered-dice: step 1."""
        state = game.state
        state.event_discard += state.events_lasting
        state.events_lasting.clear()
        for dice in state.triggered.values():
            state.reserve_dice += sum(1 for die in dice if die < BONUS_DIE)
        state.triggered.clear()
        game.expire("infernal-preparation")

    def take_back(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.iprep.recover-waiting-dice, claustrophobia.iprep.forced-recovery."""
        waiting = [(power, index) for power, dice in game.state.waiting.items() for index in range(len(dice))]
        if not waiting:
            return again("tiles")
        least = max(LEAST_ROLLED - game.state.reserve_dice, 0)
        rule = "claustrophobia.iprep.forced-recovery" if least else "claustrophobia.iprep.recover-waiting-dice"
        options = [
            option("take_back", power=power, place=index, die=game.state.waiting[power][index])
            for power, index in waiting
        ]
        into = {"taken": "power", "boxes": "place"}
        return ask(INFERNAL, "take_back", options, rule=rule, into=into, least=least, most=len(waiting))

    def taken_back(self, game: "Claustrophobia") -> None:
        state = game.state
        for power, box in sorted(zip(self.taken, self.boxes, strict=True), reverse=True):
            dice = list(state.waiting[power])
            die = dice.pop(box)
            state.reserve_dice += 1
            rule = "claustrophobia.iprep.recover-waiting-dice"
            game.emit("die_taken_back", seat=INFERNAL, power=power, die=die, rule=rule)
            if dice:
                state.waiting[power] = tuple(dice)
            else:
                del state.waiting[power]

    def tiles(self, game: "Claustrophobia") -> Instruction:
        return do(TilesPrepare(INFERNAL))

    def count(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.iprep.roll: step 2, at least three dice of the reserve."""
        reserve = game.state.reserve_dice
        if game.setup.options["three-destiny-dice"] or reserve == LEAST_ROLLED:
            self.rolling = LEAST_ROLLED
            return None
        options = [option("roll", count=count) for count in range(LEAST_ROLLED, reserve + 1)]
        return ask(INFERNAL, "roll_destiny", options, rule="claustrophobia.iprep.roll", into={"rolling": "count"})

    def roll(self, game: "Claustrophobia") -> None:
        state = game.state
        bonus = state.alarm_dice
        state.reserve_dice -= self.rolling
        state.alarm_dice = 0
        rolls = game.roll(self.rolling + bonus)
        state.destiny_dice = rolls[: self.rolling] + tuple(roll + BONUS_DIE for roll in rolls[self.rolling :])
        game.emit(
            "destiny_rolled",
            seat=INFERNAL,
            rolls=rolls,
            bonus=bonus,
            kept=state.reserve_dice,
            rule="claustrophobia.iprep.roll",
        )

    def place(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.iprep.place-all: step 3, every die goes on a free box."""
        state = game.state
        if not state.destiny_dice:
            return again("trigger")
        free = free_powers(game)
        if not free:
            state.reserve_dice += sum(1 for die in state.destiny_dice if die < BONUS_DIE)
            rule = "claustrophobia.iprep.place-all"
            returning = tuple(die for die in state.destiny_dice if die < BONUS_DIE)
            if returning:
                game.emit("dice_returned", seat=INFERNAL, dice=returning, rule=rule)
            bonus = tuple(die for die in state.destiny_dice if die > BONUS_DIE)
            if bonus:
                game.emit("bonus_lost", seat=INFERNAL, placed=False, dice=tuple(map(face, bonus)), rule=rule)
            state.destiny_dice = ()
            return again("trigger")
        options = [option("place", power=power, die=die) for die in sorted(set(state.destiny_dice)) for power in free]
        return ask(INFERNAL, "place_die", options, rule="claustrophobia.iprep.place-all", into=("power", "die"))

    def placed(self, game: "Claustrophobia") -> Instruction:
        power, die = self.power, self.die
        dice = list(game.state.destiny_dice)
        dice.remove(die)
        game.state.destiny_dice = tuple(dice)
        game.state.waiting[power] = (*game.state.waiting.get(power, ()), die)
        rule = "claustrophobia.iprep.place-all"
        game.emit("die_placed", seat=INFERNAL, power=power, die=die, rule=rule)
        return again("place")

    def trigger(self, game: "Claustrophobia") -> None:
        """claustrophobia.iprep.trigger, claustrophobia.iprep.unmet: step 4; dice of alarms do not wait."""
        state = game.state
        for power, dice in list(state.waiting.items()):
            fact = fact_of(game, power)
            if is_met(fact.condition, dice):
                state.triggered[power] = dice
                del state.waiting[power]
                game.emit(
                    "triggered",
                    power=power,
                    owner=owner_of(game, power),
                    dice=tuple(map(face, dice)),
                    brought=False,
                    rule="claustrophobia.iprep.trigger",
                )
                if fact.phase in ("preparation", "human-activation"):
                    self.pending += (power,)
                else:
                    ready_power(game, power)
                continue
            staying = tuple(die for die in dice if die < BONUS_DIE)
            if len(staying) < len(dice):
                bonus = tuple(face(die) for die in dice if die > BONUS_DIE)
                rule = "claustrophobia.tile.alarm.bonus-die"
                game.emit("bonus_lost", seat=INFERNAL, placed=True, power=power, dice=bonus, rule=rule)
            if staying:
                state.waiting[power] = staying
            else:
                del state.waiting[power]
        if state.waiting:
            unmet = tuple((power, *dice) for power, dice in state.waiting.items())
            count = sum(map(len, state.waiting.values()))
            game.emit("dice_waiting", seat=INFERNAL, unmet=unmet, count=count, rule="claustrophobia.iprep.unmet")

    def apply(self, game: "Claustrophobia") -> Instruction | None:
        """Several powers that act now are applied in the order the infernal player likes."""
        if not self.pending:
            return finish()
        if len(self.pending) == 1:
            self.power = self.pending[0]
            return None
        return ask(
            INFERNAL,
            "apply_power",
            [option("apply", power=power) for power in self.pending],
            rule="claustrophobia.iprep.trigger",
            into="power",
        )

    def applied(self, game: "Claustrophobia") -> Instruction:
        self.pending = tuple(power for power in self.pending if power != self.power)
        return again("apply", first=apply_power(game, self.power))


class DrawEvents(Step):
    """claustrophobia.power.dark-destiny.effect: draw as many event cards as the die shows, keep one."""

    stages = ("draw", "keep", "kept", "limit", "discard")
    count: int
    seen: Secret[tuple[str, ...]] = ()
    card: Secret[str] = ""

    def owner(self) -> int:
        return INFERNAL

    def draw(self, game: "Claustrophobia") -> Instruction | None:
        self.seen = draw_events(game, self.count)
        rule = "claustrophobia.power.dark-destiny.effect"
        drawing = (power for power in game.state.triggered if fact_of(game, power).effects[0].name == "draw-events")
        by = next(drawing, "")
        game.emit("events_drawn", seat=INFERNAL, cards=self.seen, by_power=by, rule=rule, only=(INFERNAL,))
        return None if self.seen else finish()

    def keep(self, game: "Claustrophobia") -> Instruction:
        return ask(
            INFERNAL,
            "keep_event",
            [option("keep", card=card) for card in self.seen],
            rule="claustrophobia.power.dark-destiny.effect",
            into="card",
            public=True,
        )

    def kept(self, game: "Claustrophobia") -> None:
        game.state.event_hand.append(self.card)
        rest = tuple(card for card in self.seen if card != self.card)
        game.state.event_discard += rest
        rule = "claustrophobia.power.dark-destiny.effect"
        game.emit("event_kept", seat=INFERNAL, card=self.card, rule=rule, only=(INFERNAL,))
        if rest:
            game.emit("events_discarded", seat=INFERNAL, cards=rest, reason="drawn", rule=rule)
        self.seen = ()
        self.card = ""

    def limit(self, game: "Claustrophobia") -> Instruction:
        """claustrophobia.event.over-limit"""
        if len(game.state.event_hand) <= EVENT_LIMIT:
            return finish()
        return ask(
            INFERNAL,
            "discard_event",
            [option("discard", card=card) for card in game.state.event_hand],
            rule="claustrophobia.event.over-limit",
            into="card",
        )

    def discard(self, game: "Claustrophobia") -> Instruction:
        game.state.event_hand.remove(self.card)
        game.state.event_discard.append(self.card)
        rule = "claustrophobia.event.over-limit"
        game.emit("events_discarded", seat=INFERNAL, cards=(self.card,), reason="limit", rule=rule)
        return again("limit")


class Threat(Step):
    """claustrophobia.threat.spend: powers of this phase, then fighters and event cards as long as the player likes."""

    stages = ("open", "powers", "choose", "perform", "close")
    pending: tuple[str, ...] = ()
    verb: str = ""
    fighter: int = -1
    tile: int = -1
    card: str = ""

    def open(self, game: "Claustrophobia") -> None:
        self.pending = powers_for(game, "threat")

    def powers(self, game: "Claustrophobia") -> Instruction | None:
        if not self.pending:
            return None
        power, *rest = self.pending
        self.pending = tuple(rest)
        return again("powers", first=apply_power(game, power))

    def choose(self, game: "Claustrophobia") -> Instruction:
        options, refused = entries(game)
        options += [option("play", card=card) for card in playable_events(game, "threat", self)]
        options.append(option("end_phase"))
        return ask(
            INFERNAL,
            "threaten",
            options,
            rule="claustrophobia.threat.spend",
            into=("verb", "fighter", "tile", "card"),
            refused=refused,
            public=self._is_clear(game),
        )

    def _is_clear(self, game: "Claustrophobia") -> bool:
        """Whether everybody can tell what is offered, and what was done last can still be taken back when this phase is over: with
        somebody to activate, the infernal player is asked again before dice are rolled."""
        can_go_back = not self.verb or bool(standing_infernals(game))
        return can_go_back and not may_hold_event(game, "threat", self)

    def perform(self, game: "Claustrophobia") -> Instruction | None:
        if self.verb == "end_phase":
            return None
        if self.verb == "play":
            return again("choose", first=play_event(game, self.card, self))
        price = price_of(game, self.fighter, self.tile)
        game.state.threat -= price
        return do(BringIn(self.fighter, self.tile, price), then="choose")

    def close(self, game: "Claustrophobia") -> None:
        game.emit("threat_kept", seat=INFERNAL, amount=game.state.threat, rule="claustrophobia.threat.spend")
        game.state.intrepid = False
        game.state.sly = False


def standing_infernals(game: "Claustrophobia") -> list[int]:
    return [n for n, fighter in enumerate(game.state.fighters) if fighter.camp == INFERNAL and is_on_map(fighter)]


def price_of(game: "Claustrophobia", number: int, tile: int) -> int:
    """claustrophobia.threat.demon-cost and its like; a demon that appears on a well is cheaper."""
    fighter = game.state.fighters[number]
    price = game.content.creature[fighter.kind].cost
    if fighter.type == "demon":
        price -= max((feature.discount for _, feature in features(game, tile)), default=0)
    return price


def refusal_of_entry(game: "Claustrophobia", kind: str, tile: int) -> str:
    """The restriction that keeps a type of fighter from coming into play on a tile, or nothing."""
    if not has_room(game, tile, INFERNAL):
        return "claustrophobia.move.saturation"
    for _, feature in features(game, tile):
        if kind in feature.lets_in:
            return ""
    return RESTRICTIONS[restrictions(game, tile)]


def restrictions(game: "Claustrophobia", tile: int) -> str:
    """What keeps fighters from coming into play on a tile that no effect opens to them."""
    state = game.state
    is_held = not state.intrepid and bool(standing(game, tile, HUMAN))
    if not state.sly and UNEXPLORED not in state.tiles[tile].sides:
        return "both" if is_held else "explored"
    return "humans" if is_held else "none"


def entry_tiles(game: "Claustrophobia", kind: str) -> list[int]:
    return [tile for tile in range(len(game.state.tiles)) if not refusal_of_entry(game, kind, tile)]


def entries(game: "Claustrophobia") -> tuple[list[Option], list[Refusal]]:
    """claustrophobia.threat.choose-tiles: who can be brought in where, one fighter of each kind."""
    options: list[Option] = []
    refused: list[Refusal] = []
    offered: set[str] = set()
    for number, fighter in enumerate(game.state.fighters):
        if fighter.place != RESERVE or fighter.kind in offered or not is_for_sale(game, fighter):
            continue
        offered.add(fighter.kind)
        for tile in range(len(game.state.tiles)):
            rule = refusal_of_entry(game, fighter.type, tile)
            if rule:
                refused.append(refuse(rule, "bring", fighter=number, tile=tile))
            elif price_of(game, number, tile) > game.state.threat:
                refused.append(refuse(f"claustrophobia.threat.{fighter.type}-cost", "bring", fighter=number, tile=tile))
            else:
                options.append(option("bring", fighter=number, tile=tile))
    return options, refused


class BringIn(Step):
    """claustrophobia.threat.act-same-turn: a fighter of the reserve comes into play, and a hellhound may bring its die."""

    stages = ("appear", "offer_die", "set_die")
    fighter: int
    tile: int
    price: int
    die: int = 0

    def appear(self, game: "Claustrophobia") -> Instruction:
        fighter = game.state.fighters[self.fighter]
        game.change(self.fighter, acted=False)
        game.emit(
            "brought_in",
            fighter=self.fighter,
            type=fighter.type,
            creature=fighter.kind,
            tile=self.tile,
            price=self.price,
            saved=game.content.creature[fighter.kind].cost - self.price,
            left=game.state.threat,
            despite=restrictions(game, self.tile),
            effects=self._letting_in(game),
            rule="claustrophobia.threat.spend",
        )
        rule = f"claustrophobia.threat.{fighter.type}-cost"
        return do(Enter(self.fighter, self.tile, "appeared", rule, is_told=True))

    def _letting_in(self, game: "Claustrophobia") -> tuple[str, ...]:
        """The effects of the tile without which the fighter could not come into play there."""
        type = game.state.fighters[self.fighter].type
        letting = tuple(name for name, feature in features(game, self.tile) if type in feature.lets_in)
        return letting if restrictions(game, self.tile) != "none" else ()

    def offer_die(self, game: "Claustrophobia") -> Instruction:
        """claustrophobia.threat.hellhound-entry-die"""
        fighter = game.state.fighters[self.fighter]
        if fighter.type != "hellhound" or not is_on_map(fighter) or not game.state.reserve_dice:
            return finish()
        faces = [option("set_die", die=value) for value in range(1, 7)]
        return ask(
            INFERNAL,
            "entry_die",
            [*faces, option("pass")],
            rule="claustrophobia.threat.hellhound-entry-die",
            into="die",
            fighter=self.fighter,
        )

    def set_die(self, game: "Claustrophobia") -> None:
        if not self.die:
            return
        power = power_of(game, self.fighter)
        game.state.reserve_dice -= 1
        game.state.triggered[power] = (self.die,)
        rule = "claustrophobia.threat.hellhound-entry-die"
        game.emit("triggered", power=power, owner=self.fighter, dice=(self.die,), brought=True, rule=rule)
        ready_power(game, power)
