"""One flick of an attack: from putting a projectile down to clearing the dead away.

What the flicked disc itself touched decides who is struck; who pushed whom besides matters only at fire walls. Everything is
worked out when the discs are at rest: damage first, then what falls incapacitated, then what answers the blow.
"""

import math
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from souterrain.discs import UNTOUCHED, first_touches
from souterrain.flick import Shot
from souterrain.games.catacombs import facts
from souterrain.games.catacombs.disc import REACH, radius_of, whole_board
from souterrain.games.catacombs.figure import (
    change,
    enemies_of,
    friends_in_play,
    has_ability,
    hurt,
    in_play,
    is_friend,
    is_on_heroes_side,
    owner_of,
    seat_of,
    take_off,
    walls,
    worth,
)
from souterrain.games.catacombs.ids import kind_of
from souterrain.games.catacombs.victory import look_for_end
from souterrain.kernel.agenda import Instruction, Step, again, finish, window
from souterrain.kernel.decision import Value
from souterrain.kernel.gesture import Near, Rectangle

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

FLICK_RULES = {
    "melee": "catacombs.attack.melee",
    "move": "catacombs.attack.melee",
    "missile": "catacombs.attack.missile-flick",
    "fireball": "catacombs.attack.fireball",
}


IN_VAIN = {
    "barred": "catacombs.chain.second-hit-no-effect",
    "ignored": "catacombs.equipment.affects-user",
    "provoker": "catacombs.ability.retaliation-not-attacker",
    "veiled": "catacombs.lord.sorcerer",
}


class Strike(Step):
    """catacombs.combat.hit-damages: one flick. Its result is whom it struck, in order."""

    stages = (
        "begin",
        "place",
        "put_down",
        "prepare",
        "aim",
        "slide",
        "defend",
        "harm",
        "answer",
        "follow",
        "clear",
        "tell",
    )
    figure: str
    attack: str
    origin: str = ""  # near whom a projectile is put down
    linked: bool = False  # a flick of a chain: the projectile stays for the next
    barred: tuple[str, ...] = ()  # struck by the flick before, in a chain
    provoker: str = ""  # whom a retaliation answers
    extra: int = 0  # damage announced before the flick
    flicked: str = ""
    spot: tuple[int, int] = (0, 0)
    push: tuple[int, ...] = (0, 0)
    struck: tuple[str, ...] = ()
    burnt: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()
    landed: tuple[str, ...] = ()  # struck with full effect
    harmed: tuple[str, ...] = ()
    lost: int = 0  # health, by all of them
    answered: tuple[str, ...] = ()  # monsters that have retaliated
    followed: int = 0
    shots: tuple[str, ...] = ()  # the attacks of the whole action, each flick by itself; empty when this one is all
    number: int = 1  # which of them this flick is

    # Before the flick

    def begin(self, game: "Catacombs") -> None:
        """Everybody is told who attacks, with what, and how far the sequence has come."""
        shots = self.shots or (self.attack,)
        game.emit(
            "shot_begun",
            figure=self.figure,
            attack=self.attack,
            origin=self.origin or self.figure,
            sequence=shots,
            number=self.number,
            count=len(shots),
            rule="catacombs.sequence.icon" if len(shots) > 1 else FLICK_RULES[attack_of(game, self).kind],
        )

    def place(self, game: "Catacombs") -> Instruction | None:
        """catacombs.attack.missile-placement: within 2.5 cm of the attacker, clear of everything."""
        piece = game.projectile(self)
        if piece is None:
            return finish(())
        self.flicked = piece or self.figure
        if not piece or piece in game.state.discs:
            return again("prepare")
        question = ask_near(
            game,
            seat_of(game, self.figure),
            "place_projectile",
            piece,
            self.origin or self.figure,
            rule="catacombs.attack.missile-placement",
            towards=enemies_of(game, self.figure),
            attack=self.attack,
            figure=self.figure,
        )
        if question is None:
            origin = self.origin or self.figure
            game.emit(
                "no_room",
                disc=piece,
                by=self.figure,
                origin=origin,
                why="flick",
                rule="catacombs.attack.missile-placement",
            )
            return finish(())
        return question

    def put_down(self, game: "Catacombs") -> None:
        game.put_projectile(self.flicked, *self.spot)

    def prepare(self, game: "Catacombs") -> Instruction:
        return window("strike.begun", figure=self.figure, attack=self.attack)

    def aim(self, game: "Catacombs") -> Instruction:
        """catacombs.attack.flick-by-controller"""
        return game.ask_flick(
            seat_of(game, self.figure),
            "flick",
            self.flicked,
            rule="catacombs.attack.flick-by-controller",
            into="push",
            at=[name for name in enemies_of(game, self.figure) if name != self.provoker],
            attack=self.attack,
            figure=self.figure,
        )

    # The flick

    def slide(self, game: "Catacombs") -> None:
        attack = attack_of(game, self)
        fires, friends, enemies = walls(game), friends_in_play(game), enemies_of(game, self.figure)
        slid = game.slide(
            self.flicked,
            self.push,
            rule=FLICK_RULES[attack.kind],
            told=True,
            figure=self.figure,
            attack=self.attack,
        )
        gone = game.gone_for_good(self, slid)
        spent = {*gone, *([self.flicked] if attack.piece and not self.linked else [])}
        # First whom it met, then what became of them.
        self.struck = self._judge(game, slid, enemies, gone) if attack.kind != "move" else ()
        burnt = burns(slid, fires, friends)
        for wall, name in burnt:
            game.emit("burnt", figure=name, by=wall, rule="catacombs.ability.fire-wall-burn")
        self.burnt = tuple(name for _, name in burnt)
        game.after_slide(self, slid)
        game.put_back(slid, slid.exits.keys() - spent, rule="catacombs.physics.off-board")
        if game.state.figures[self.figure].role == "hero" and (self.struck or attack.piece):
            game.state.attacked = True

    def _judge(self, game: "Catacombs", slid: Shot, enemies: Sequence[str], gone: Collection[str]) -> tuple[str, ...]:
        """catacombs.combat.direct-hits-only: the enemies that the flicked disc itself has touched, each once.

        Whoever is `gone` for good by it is told as struck, but nothing else can be done to it.
        """
        figures = game.state.figures
        touches = {str(name): touch.instant for name, touch in first_touches(slid, self.flicked).items()}
        touched = [*touches]
        met = [name for name in touched if name in figures and not figures[name].wall]
        for name in met:
            if name == self.figure:
                self.spare(game, name, "own", "catacombs.combat.direct-hits-only", touches[name])
            elif name in enemies:
                game.emit(
                    "struck",
                    target=name,
                    figure=self.figure,
                    attack=self.attack,
                    disc=self.flicked,
                    instant=touches[name],
                    rule="catacombs.combat.several-direct-hits",
                )
            else:
                friends = "heroes" if is_friend(figures[name]) else "monsters"
                rule = f"catacombs.combat.no-friendly-fire-{friends}"
                self.spare(game, name, "friend", rule, touches[name])
        if not met:
            game.emit(
                "missed",
                figure=self.figure,
                attack=self.attack,
                disc=self.flicked,
                why=self._what_was_met(game, touched),
                instant=touches[touched[0]] if touched else UNTOUCHED,
                rule="catacombs.combat.direct-hits-only",
            )
        return tuple(name for name in met if name in enemies and name not in gone)

    def _what_was_met(self, game: "Catacombs", touched: Sequence[str]) -> str:
        """What a flick that has met nobody ran into instead. Whoever ran into a fire wall is told to have burnt."""
        figures = game.state.figures
        if touched and touched[0] in figures and self.flicked != self.figure:
            return "fire"
        kind = kind_of(touched[0]) if touched else ""
        return kind if kind in ("obstacle", "shield") else "nobody"

    def spare(
        self, game: "Catacombs", target: str, why: str, rule: str, instant: int = UNTOUCHED, **besides: Any
    ) -> None:
        """Somebody was touched, and nothing comes of it; `instant` if it has not been told yet when. Told `besides`: what the
        reason needs."""
        game.emit(
            "spared",
            target=target,
            figure=self.figure,
            attack=self.attack,
            disc=self.flicked,
            why=why,
            instant=instant,
            told=self._is_told(game, target, why),
            rule=rule,
            **besides,
        )

    def _is_told(self, game: "Catacombs", target: str, why: str) -> bool:
        """Whether another line tells why there is no harm: what was put up against it, or what the attack does instead."""
        if why == "harmless":
            return bool(attack_of(game, self).modifiers)
        return why == "ignored" and game.has_told_defence(target)

    def defend(self, game: "Catacombs") -> Instruction | None:
        if not self.struck:
            return None
        return window("strike.landed", figure=self.figure, targets=self.struck, attack=self.attack)

    # What it does

    def harm(self, game: "Catacombs") -> None:
        """catacombs.incapacity.effects-first: all damage, then what falls incapacitated."""
        attack = attack_of(game, self)
        self.landed = tuple(target for target in self.struck if not self._is_in_vain(game, target))
        for target in self.landed:
            amount = self._damage(game, attack, target)
            stone = int(game.state.figures[target].petrified)
            if amount and (
                lost := hurt(
                    game,
                    target,
                    amount,
                    rule=self._why(game, target, amount),
                    by=self.figure,
                    attack=self.attack,
                    critical=max(amount - attack.damage - stone, 0),
                    stone=stone,
                )
            ):
                self.harmed += (target,)
                self.lost += lost
                credit(game, target, self.figure)
        for name in self.burnt:
            if game.is_fireproof(name):
                self.spare(game, name, "fireproof", "catacombs.limit.cards-override")
            else:
                hurt(game, name, 1, rule="catacombs.ability.fire-wall-burn", why="fire")
        for target in self.landed:
            for effect in attack.modifiers:
                if effect.marks.get("on") == "strike":
                    effect(game, self, target)
        look_for_end(game)

    def _is_in_vain(self, game: "Catacombs", target: str) -> bool:
        """Whether a strike has neither damage nor effect; the log says by which rule."""
        why = ""
        if target in self.barred:
            why = "barred"
        elif target in self.ignored:
            why = "ignored"
        elif target == self.provoker:
            why = "provoker"
        elif game.state.figures[target].veiled:
            why = "veiled"
        if why:
            self.spare(game, target, why, IN_VAIN[why])
        return bool(why)

    def _damage(self, game: "Catacombs", attack: facts.Attack, target: str) -> int:
        """catacombs.attack.base-damage, and what changes it."""
        if not attack.damage:
            self.spare(game, target, "harmless", game.why_harmless(self))
            return 0
        if attack.kind != "melee" and has_ability(game, target, "absorbs"):
            self.spare(game, target, "absorbed", "catacombs.ability.absorption")
            return 0
        return game.damage(self, target, sum(amount for amount, _ in self.parts(game, target)))

    def foretell(self, game: "Catacombs", target: str) -> int:
        """The damage it does to somebody it strikes. If it does none, the log says why."""
        return 0 if self._is_in_vain(game, target) else self._damage(game, attack_of(game, self), target)

    def parts(self, game: "Catacombs", target: str) -> list[tuple[int, str]]:
        """What adds up to the damage of a strike, and why: what is printed, and what is more."""
        attack = attack_of(game, self)
        more: int = sum(effect(game, self, target) for effect in attack.modifiers if effect.marks.get("on") == "damage")
        stone = int(game.state.figures[target].petrified)
        return [(attack.damage, "printed"), (more, "critical"), (self.extra, "announced"), (stone, "stone")]

    def _why(self, game: "Catacombs", target: str, amount: int) -> str:
        if amount > 1:
            stone = game.state.figures[target].petrified
            return "catacombs.lord.gorgon" if stone else "catacombs.modifier.critical"
        hits_friend = is_friend(game.state.figures[target])
        return "catacombs.combat.monster-hits-hero" if hits_friend else "catacombs.combat.hit-damages"

    def answer(self, game: "Catacombs") -> Instruction | None:
        if not self.landed:
            return None
        return window("strike.resolved", figure=self.figure, targets=self.landed, attack=self.attack, lost=self.lost)

    def follow(self, game: "Catacombs") -> Instruction | None:
        """What an attack brings its side once it has done damage."""
        moments = (*(["harm"] if self.harmed else []), *(["landed"] if self.landed else []))
        due = [effect for effect in attack_of(game, self).modifiers if effect.marks.get("on") in moments]
        if self.followed == len(due):
            return None
        self.followed += 1
        return again("follow", first=due[self.followed - 1](game, self))

    def clear(self, game: "Catacombs") -> Instruction | None:
        """catacombs.combat.one-health-dies, catacombs.death.removed: the dead leave the board.

        A monster that retaliates removes only those on the heroes' side: other dead monsters may still wait to retaliate.
        """
        clear_away(game, self.figure, friends_only=not is_on_heroes_side(game, self.figure))
        if attack_of(game, self).piece and not self.linked and not game.is_left_lying(self.flicked):
            take_away(game, self.flicked)
        look_for_end(game)
        return game.after_strike(self)

    def tell(self, game: "Catacombs") -> Instruction:
        return finish(self.struck)


def attack_of(game: "Catacombs", strike: Strike) -> facts.Attack:
    return game.content.attack[strike.attack]


def credit(game: "Catacombs", target: str, by: str) -> None:
    """catacombs.ally.kill-credit: what an Ally kills counts for its hero."""
    figure = game.state.figures[target]
    if figure.role == "monster":
        if figure.health:
            # The loss of health tells as much.
            game.emit("wounded", figure=target, by=by, rule="catacombs.combat.two-health-wounded", told=True)
        else:
            change(game, target, killer=owner_of(game, by))


def burns(slid: Shot, fires: list[str], friends: list[str]) -> tuple[tuple[str, str], ...]:
    """catacombs.ability.fire-wall-burn: fire walls and who touched them, whoever moved; each wall burns each of them once."""
    if not fires:
        return ()
    pairs = dict.fromkeys(
        pair
        for contact in slid.hits()
        if contact.kind != "wall"  # who is stone stands like a post
        for pair in ((contact.first, contact.second), (contact.second, contact.first))
        if pair[0] in fires and pair[1] in friends
    )
    return tuple((str(wall), str(name)) for wall, name in pairs)


def take_away(game: "Catacombs", piece: str) -> None:
    """catacombs.attack.missile-return: the projectile goes back to its owner."""
    game.emit("taken_away", disc=piece, rule="catacombs.attack.missile-return", told=True)
    take_off(game, piece)


def clear_away(game: "Catacombs", by: str, *, friends_only: bool = False) -> None:
    """Take the dead of somebody's flick off the board, and with a dead Wizard his allies."""
    figures = game.state.figures
    roles = ("hero", "ally") if friends_only else ("hero", "ally", "monster", "lord")
    for name in in_play(game, *roles):
        figure = figures.get(name)
        if figure is None or figure.health:
            continue
        tell_death(game, name, by)
        game.on_death(name)
        take_off(game, name)
        if figure.role == "ally":
            del figures[name]
        elif figure.role == "hero":
            for ally in in_play(game, "ally"):
                if owner_of(game, ally) == name:
                    rule = "catacombs.ally.familiar-purchase"
                    game.emit("ally_lost", figure=ally, hero=name, why="alone", rule=rule)
                    take_off(game, ally)
                    del figures[ally]


def tell_death(game: "Catacombs", name: str, by: str) -> None:
    """Who is dead, while it still lies there."""
    figure = game.state.figures[name]
    if figure.role == "monster":
        hero = figure.killer
        gold = worth(game, name, hero)
        bonus = game.content.hero[hero].bonus if hero and gold else 0
        rule = "catacombs.combat.one-health-dies"
        game.emit(
            "killed",
            target=name,
            figure=hero,
            by=by,
            through="ally" if kind_of(by) in game.content.ally else "hero",
            gold=gold,
            bonus=bonus,
            rule=rule,
        )
    elif figure.role == "ally":
        rule = "familiar-returns" if game.content.ally[figure.kind].stays else "skeleton-health"
        hero = owner_of(game, name)
        game.emit("ally_lost", figure=name, hero=hero, by=by, why="destroyed", rule=f"catacombs.ally.{rule}")
    elif figure.role == "hero":
        game.emit("died", figure=name, by=by, rule="catacombs.death.removed")


def ask_near(
    game: "Catacombs",
    seat: int,
    kind: str,
    disc: str,
    origin: str,
    *,
    rule: str,
    towards: list[str] | None = None,
    into: str = "spot",
    inside: Rectangle | None = None,
    **about: Value,
) -> Instruction | None:
    """Ask for a spot within reach of a figure. The example lies on the side of the nearest enemy."""
    x, y = game.state.discs[origin]
    own, radius = radius_of(game, origin), radius_of(game, disc)
    zones = (Near(x, y, own, REACH), inside or whole_board(game))
    away = own + radius + 1000
    aims = [game.state.discs[name] for name in towards or ()]
    there = min(aims, key=lambda aim: (math.dist((x, y), aim), aim), default=(x + 1, y))
    distance = max(math.isqrt((there[0] - x) ** 2 + (there[1] - y) ** 2), 1)
    prefer = (x + (there[0] - x) * away // distance, y + (there[1] - y) * away // distance)
    question = game.ask_place(seat, kind, disc, radius, zones, rule=rule, into=into, prefer=prefer)
    return question and replace(question, about=(("disc", disc), ("origin", origin), *about.items()))
