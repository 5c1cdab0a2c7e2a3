"""One shot of a sequence: from naming a target to the tokens it costs, armour included.

A shot is one flick of one disc: the acting character itself, or a projectile put down near it. What the flicked disc
touched, and in which order, decides about damage; who pushed whom besides does not matter.
"""

import math
from typing import TYPE_CHECKING, Any

from souterrain.discs import UNTOUCHED, first_touches
from souterrain.discs.table import APART
from souterrain.flick import Shot as Slid
from souterrain.games.conquest.cards import ability_of, amount_of, card_of, discard_from_hand, drop_armour, is_piercing
from souterrain.games.conquest.disc import STAYING, companion, radius_of, seat_of, seats_of, team_discs, team_of
from souterrain.games.conquest.facts import Ability, Shot
from souterrain.games.conquest.health import lose
from souterrain.games.conquest.ids import CHARACTERS, OBSTACLES
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.decision import ask, option, refuse
from souterrain.kernel.gesture import Near, Rectangle, Zone

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

REACH = 25_000  # conquest.shots.ranged-placement: the widest gap between character and projectile, in micrometres
MOST_TRIES = 2  # conquest.shot.targeted-retry


class Shoot(Step):
    """conquest.shots.one-flick: one icon of a sequence. Its result is whether it has dealt damage."""

    stages = (
        "begin",
        "name_target",
        "choose_origin",
        "place",
        "put_down",
        "aim",
        "slide",
        "offer_second_try",
        "try_again",
        "take_away",
        "offer_discard",
        "pay",
        "call_defenders",
        "offer_armour",
        "block",
        "harm",
        "trigger",
        "tell",
    )
    seat: int
    disc: str  # the acting character
    shot: str
    card: str = ""
    targeted: bool = False
    armed: bool = False  # an ability of the card that waits for damage has not acted yet
    target: str = ""
    origin: str = ""  # the character that a projectile is put down near
    spot: tuple[int, int] = (0, 0)
    flicked: str = ""
    push: tuple[int, ...] = (0, 0)
    tries: int = 0
    victims: tuple[str, ...] = ()
    verb: str = ""
    discarded: str = ""
    damage: int = 0
    captured: int = 0
    defenders: tuple[int, ...] = ()
    armour: str = ""
    harmed: bool = False
    triggered: int = 0
    number: int = 0  # which shot of its card it is; none of them if an ability or a rule gives it

    # Before the flick

    def begin(self, game: "Conquest") -> None:
        """Everybody is told whose shot it is, and how far the card's sequence has come."""
        game.emit(
            "shot_begun",
            disc=self.disc,
            shot=self.shot,
            number=self.number,
            count=len(card_of(game, self.card).shots) if self.number else 0,
            card=self.card,
            rule="conquest.sequence.order" if self.number else "conquest.shots.one-flick",
        )

    def name_target(self, game: "Conquest") -> Instruction | None:
        """conquest.shot.targeted: an enemy disc is named before the flick."""
        if not self.targeted:
            return None
        rule = "conquest.shot.targeted"
        return ask(
            self.seat,
            "name_target",
            [option("target", disc=enemy) for enemy in team_discs(1 - team_of(self.disc))],
            rule=rule,
            into={"target": "disc"},
            refused=[refuse(rule, "target", disc=companion(self.disc))],
            shot=self.shot,
        )

    def choose_origin(self, game: "Conquest") -> Instruction | None:
        """conquest.shot.longbow: from any character of the active team; all other shots are the acting one's own."""
        if self.target and not self.origin:  # told once, however often it is asked
            game.emit("target_named", disc=self.disc, target=self.target, shot=self.shot, rule="conquest.shot.targeted")
        self.origin = self.disc
        if not shot_of(game, self).from_companion:
            return None
        return ask(
            self.seat,
            "choose_origin",
            [option("from", disc=disc) for disc in (self.disc, companion(self.disc))],
            rule="conquest.shot.longbow",
            into={"origin": "disc"},
            shot=self.shot,
        )

    def place(self, game: "Conquest") -> Instruction | None:
        """conquest.shots.ranged-placement: a projectile is put down within reach of the character, touching nothing."""
        fact = shot_of(game, self)
        if fact.kind != "ranged":
            self.flicked = self.disc
            return again("aim")
        radius = radius_of(game, fact.piece)
        x, y = game.state.discs[self.origin]
        own = radius_of(game, self.origin)
        question = game.ask_place(
            self.seat,
            "place_projectile",
            fact.piece,
            radius,
            (Near(x, y, own, REACH), *within_walls(game)),
            rule="conquest.shots.ranged-placement",
            into="spot",
            prefer=self._towards_enemy(game, own + radius + 1000),
            shot=self.shot,
            origin=self.origin,
        )
        if question is None:
            game.emit("no_room", disc=self.origin, piece=fact.piece, rule="conquest.shots.ranged-placement")
            return finish(False)
        return question

    def _towards_enemy(self, game: "Conquest", away: int) -> tuple[int, int]:
        """A point beside the character, on the side of the target or of the nearest enemy."""
        discs = game.state.discs
        x, y = discs[self.origin]
        enemies = [self.target] if self.target else team_discs(1 - team_of(self.disc))
        there = min((discs[enemy] for enemy in enemies), key=lambda other: math.dist((x, y), other))
        distance = max(math.isqrt((there[0] - x) ** 2 + (there[1] - y) ** 2), 1)
        return x + (there[0] - x) * away // distance, y + (there[1] - y) * away // distance

    def put_down(self, game: "Conquest") -> None:
        self.flicked = shot_of(game, self).piece
        game.move_disc(self.flicked, *self.spot)
        rule = "conquest.shots.ranged-placement"
        x, y = self.spot
        told = self.origin == self.disc  # where it lies then goes without saying
        game.emit("put_down", disc=self.flicked, origin=self.origin, x=x, y=y, rule=rule, told=told)

    # The flick

    def aim(self, game: "Conquest") -> Instruction:
        """conquest.sequence.mandatory: no shot can be left out, but it may be as gentle and go where one likes."""
        enemies = (self.target,) if self.target else team_discs(1 - team_of(self.disc))
        return game.ask_flick(
            self.seat,
            "flick",
            self.flicked,
            rule="conquest.sequence.mandatory",
            into="push",
            at=enemies,
            shot=self.shot,
            target=self.target,
            attempt=self.tries + 1,
        )

    def slide(self, game: "Conquest") -> None:
        self.tries += 1
        slid = game.slide(
            self.flicked,
            self.push,
            rule=SHOT_RULES[shot_of(game, self).kind],
            told=self.tries == 1,
            seat=self.seat,
            mover=self.disc,
            shot=self.shot,
            target=self.target,
            attempt=self.tries,
            more=0,
        )
        self.victims = self._judge(game, slid)
        game.put_back(slid, STAYING, rule="conquest.mat.off-edge")
        if self._may_try_again(game):
            # A projectile that left the mat is flicked again from where it left.
            game.put_back(slid, (self.flicked,), rule="conquest.mat.off-edge")

    def _judge(self, game: "Conquest", slid: Slid) -> tuple[str, ...]:
        """conquest.damage.hit-disc: the enemies whom the flicked disc itself has touched, each once."""
        victims: list[str] = []
        about: dict[str, Any] = {"by": self.flicked, "mover": self.disc, "shot": self.shot, "target": self.target}
        touched = first_touches(slid, self.flicked)
        for name, touch in touched.items():
            if name not in CHARACTERS:
                continue
            disc = str(name)
            why = self._why_spared(game, disc, touch.walls)
            if why:
                own = disc == self.disc
                game.emit("spared", disc=disc, why=why, own=own, instant=touch.instant, rule=SPARED[why], **about)
            else:
                victims.append(disc)
                damage, rule = shot_of(game, self).damage, "conquest.damage.hit-disc"
                game.emit("hit", disc=disc, damage=damage, instant=touch.instant, rule=rule, **about)
        # Who was touched, and why it did no harm, is told; that a projectile comes back on who shot it does not say that it misses.
        is_told = any(name in CHARACTERS and name != self.disc for name in touched)
        if shot_of(game, self).damage and not victims and (self.target or not is_told):
            obstacles = tuple(name for name in touched if name in OBSTACLES)
            met = "others" if is_told else "obstacle" if obstacles else "nobody"
            game.emit(
                "missed",
                why="target" if self.target else met,
                met=met,
                obstacles=obstacles if met == "obstacle" else (),
                instant=next((touch.instant for touch in touched.values()), UNTOUCHED),
                told=self.target in touched,  # with what kept it from harm
                rule="conquest.damage.hit-disc",
                **about,
            )
        return tuple(victims)

    def _why_spared(self, game: "Conquest", disc: str, walls: int) -> str:
        """What keeps a touched disc from harm, if anything does."""
        if not shot_of(game, self).damage:
            return "move"
        if team_of(disc) == team_of(self.disc):
            return "companion"
        if walls:
            return "wall"
        return "target" if self.target and disc != self.target else ""

    def _may_try_again(self, game: "Conquest") -> bool:
        return self.targeted and not self.victims and self.tries < MOST_TRIES

    def offer_second_try(self, game: "Conquest") -> Instruction | None:
        """conquest.shot.targeted-retry: a miss may be tried once more from where the projectile stopped."""
        self.verb = ""
        if not self._may_try_again(game):
            return None
        return ask(
            self.seat,
            "try_again",
            [option("try_again"), option("pass")],
            rule="conquest.shot.targeted-retry",
            into="verb",
            shot=self.shot,
            target=self.target,
        )

    def try_again(self, game: "Conquest") -> Instruction | None:
        if self.verb == "pass":
            rule = "conquest.shot.targeted-retry"
            game.emit("retry_declined", seat=self.seat, mover=self.disc, target=self.target, rule=rule)
        return again("aim") if self.verb == "try_again" else None

    def take_away(self, game: "Conquest") -> Instruction | None:
        """conquest.shots.projectile-removed: the projectile leaves the arena after the last try."""
        if self.flicked != self.disc and self.flicked in game.state.discs:
            game.take_disc(self.flicked)
            game.emit("taken_away", disc=self.flicked, rule="conquest.shots.projectile-removed", told=True)
        return None if self.victims else finish(False)

    # What it costs

    def offer_discard(self, game: "Conquest") -> Instruction | None:
        """conquest.shot.power-wave-discard: once it has hit, a card from hand makes it stronger."""
        fact = shot_of(game, self)
        self.damage = fact.damage
        hand = game.state.hands[self.seat]
        if not fact.damage_with_discard or not hand:
            return again("call_defenders")
        return ask(
            self.seat,
            "strengthen",
            [*(option("discard", card=card) for card in hand), option("pass")],
            rule="conquest.shot.power-wave-discard",
            into={"verb": "verb", "discarded": "card"},
            damage=fact.damage_with_discard,
        )

    def pay(self, game: "Conquest") -> None:
        if self.verb == "discard":
            self.damage = shot_of(game, self).damage_with_discard
            discard_from_hand(game, self.seat, self.discarded, why="strength", rule="conquest.shot.power-wave-discard")

    def call_defenders(self, game: "Conquest") -> Instruction | None:
        """conquest.armour.shared-in-team: the player whose disc was hit is asked first, then the companion."""
        enemy = 1 - team_of(self.disc)
        if not game.state.kept[enemy]:
            return again("harm")
        if is_piercing(game, self.card):
            game.emit("armour_pierced", team=enemy, disc=self.disc, card=self.card, rule="conquest.ability.extra-rules")
            return again("harm")
        first = seat_of(game, self.victims[0])
        self.defenders = (first, *(seat for seat in seats_of(game, enemy) if seat != first))
        return None

    def offer_armour(self, game: "Conquest") -> Instruction:
        """conquest.armour.use: a kept card may cancel all damage of this one shot."""
        kept = game.state.kept[1 - team_of(self.disc)]
        return ask(
            self.defenders[0],
            "use_armour",
            [*(option("use", card=card) for card in kept), option("pass")],
            rule="conquest.armour.use",
            into={"verb": "verb", "armour": "card"},
            shot=self.shot,
            damage=self.damage * len(self.victims),
        )

    def block(self, game: "Conquest") -> Instruction | None:
        """conquest.armour.then-discarded: the shot's damage, and what it would trigger, is cancelled."""
        seat, *others = self.defenders
        if self.verb == "use":
            game.emit(
                "shot_blocked",
                seat=seat,
                card=self.armour,
                discs=self.victims,
                mover=self.disc,
                shot=self.shot,
                damage=self.damage * len(self.victims),
                rule="conquest.armour.use",
            )
            drop_armour(game, 1 - team_of(self.disc), self.armour, why="armour", rule="conquest.armour.then-discarded")
            return finish(False)
        cards = game.state.kept[1 - team_of(self.disc)]
        game.emit("armour_declined", seat=seat, cards=cards, mover=self.disc, rule="conquest.armour.use")
        self.defenders = tuple(others)
        return again("offer_armour") if others else None

    def harm(self, game: "Conquest") -> None:
        """conquest.damage.double-hit: the shot's damage for each enemy disc hit."""
        self.harmed = True
        ability = self._ability_on_damage(game)
        before = [effect for effect in ability.effects if effect.marks.get("before")] if ability else []
        if ability and before:
            tell_ability(game, self.seat, self.disc, self.card, ability)
        for effect in before:
            effect(game, self, card_of(game, self.card).amount)
        rule = "conquest.damage.double-hit" if len(self.victims) == 2 else "conquest.damage.token-to-bank"
        lose(
            game,
            1 - team_of(self.disc),
            self.damage * len(self.victims),
            rule=rule,
            why="shot",
            captured=self.captured,
            discs=self.victims,
            damage=self.damage,
            more=self.damage - shot_of(game, self).damage,
            shot=self.shot,
            mover=self.disc,
        )

    def trigger(self, game: "Conquest") -> Instruction | None:
        """conquest.ability.default-timing: an ability that waits for damage acts now, once for each card."""
        ability = self._ability_on_damage(game)
        due = [effect for effect in ability.effects if not effect.marks.get("before")] if ability else []
        if not ability or self.triggered == len(due):
            return None
        if not self.triggered and len(due) == len(ability.effects):
            tell_ability(game, self.seat, self.disc, self.card, ability)
        effect = due[self.triggered]
        self.triggered += 1
        return again("trigger", first=effect(game, self, card_of(game, self.card).amount))

    def _ability_on_damage(self, game: "Conquest") -> Ability | None:
        ability = ability_of(game, self.card) if self.armed else None
        return ability if ability and ability.when == "damage" else None

    def tell(self, game: "Conquest") -> Instruction:
        return finish(self.harmed)


SPARED = {
    "move": "conquest.shot.move",
    "companion": "conquest.damage.no-friendly-fire",
    "wall": "conquest.walls.no-damage-after-ricochet",
    "target": "conquest.shot.targeted-only-target",
}
SHOT_RULES = {
    "move": "conquest.shots.character-shots",
    "combat": "conquest.shots.character-shots",
    "ranged": "conquest.shots.one-flick",
}


def tell_ability(game: "Conquest", seat: int, disc: str, card: str, ability: Ability) -> None:
    """Everybody is told of an ability right before it acts, or before its owner says whether it does."""
    may = any(effect.marks.get("may") for effect in ability.effects)
    rule, amount = "conquest.ability.default-timing", amount_of(game, card)
    game.emit("ability_used", seat=seat, disc=disc, ability=ability.id, amount=amount, may=may, rule=rule)


def shot_of(game: "Conquest", shoot: Shoot) -> Shot:
    return game.content.shot[shoot.shot]


def within_walls(game: "Conquest") -> tuple[Zone, ...]:
    """conquest.shots.ranged-placement: a projectile does not touch a wall."""
    board = game.board()
    width, height = board.size_um
    gap = APART if board.walls else 0
    return (Rectangle(gap, gap, width - gap, height - gap),)
