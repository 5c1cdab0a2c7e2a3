"""What a figure does with its action: a sequence of attacks, a chain, a special action, a spell, an item."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Effect
from souterrain.games.catacombs.equipment import is_left, item_of, spend, uses_of
from souterrain.games.catacombs.figure import (
    attacks_of,
    change,
    change_sheet,
    count_use,
    enemies_of,
    in_play,
    is_able,
    is_friend,
    owner_of,
    seat_of,
    used,
)
from souterrain.games.catacombs.state import Figure
from souterrain.games.catacombs.strike import Strike, take_away
from souterrain.kernel.agenda import Instruction, Step, again, do, finish, window
from souterrain.kernel.decision import Refusal, ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


class Activation(Step):
    """catacombs.combat.attack-or-special: one figure's action, an attack or one special action, or none."""

    stages = ("choose", "perform", "end")
    figure: str
    verb: str = ""
    sequence: tuple[str, ...] = ()
    special: str = ""
    spell: str = ""
    card: str = ""

    def choose(self, game: "Catacombs") -> Instruction:
        figure = game.state.figures[self.figure]
        options = [option("attack", sequence=sequence) for sequence in attacks_of(game, self.figure)]
        refused: list[Refusal] = []
        for verb, role, id, rule in possibilities(game, self.figure, figure):
            if rule:
                refused.append(refuse(rule, verb, **{role: id}))
            else:
                options.append(option(verb, **{role: id}))
        return ask(
            seat_of(game, self.figure),
            "act",
            [*options, option("pass")],
            rule="catacombs.combat.attack-or-special" if figure.role != "lord" else "catacombs.lord.action-choice",
            into=("verb", "sequence", "special", "spell", "card"),
            refused=refused,
            figure=self.figure,
        )

    def perform(self, game: "Catacombs") -> Instruction | None:
        if self.verb == "use" and item_of(game, self.card).when == "free":
            return do(Use(kind="item", id=self.card, figure=self.figure), then="choose")
        change(game, self.figure, acted=True)
        game.begin_act(self.figure)
        match self.verb:
            case "pass":
                why = "own" if enemies_of(game, self.figure) else "over"
                game.emit("passed", figure=self.figure, why=why, rule="catacombs.combat.hero-action")
                return None
            case "attack":
                return do(Attack(figure=self.figure, attacks=self.sequence))
            case "special":
                return do(Use(kind="special", id=self.special, figure=self.figure))
            case "cast":
                return do(Use(kind="spell", id=self.spell, figure=self.figure))
            case _:
                return do(Use(kind="item", id=self.card, figure=self.figure))

    def end(self, game: "Catacombs") -> Instruction | None:
        figure = game.state.figures.get(self.figure)
        if figure is None:
            return None  # an Ally that died of its own action
        return window("hero.acted" if is_friend(figure) else "monster.acted", figure=self.figure)


Possibility = tuple[str, str, str, str]  # verb, role and id of an option, and the rule that forbids it now


def possibilities(game: "Catacombs", name: str, figure: Figure) -> list[Possibility]:
    """All that a figure might do besides its attacks."""
    found: list[Possibility] = [
        ("special", "special", special, why_not_special(game, name, special)) for special in game.specials_of(figure)
    ]
    if figure.role == "hero":
        found += possibilities_of_hero(game, name, figure)
    return [(verb, role, id, game.why_barred(name, verb, id) or rule) for verb, role, id, rule in found]


def possibilities_of_hero(game: "Catacombs", name: str, figure: Figure) -> list[Possibility]:
    """Spells and items."""
    found: list[Possibility] = []
    if game.content.hero[figure.kind].casts:
        found += [
            ("cast", "spell", spell, why_not(game, name, game.content.spell[spell].effects))
            for spell in game.state.spells
        ]
        found += [("cast", "spell", spell, "catacombs.spell.once-per-game") for spell in game.state.spent]
    for card in game.cards_of(name):
        item = item_of(game, card)
        if item.when in ("action", "free"):
            rule = why_not(game, name, item.effects)
            left = is_left(game, name, card)
            found.append(("use", "card", card, rule if left else "catacombs.equipment.conditions"))
    return found


def why_not_special(game: "Catacombs", name: str, special: str) -> str:
    """The rule that keeps a figure from a special action now, if one does."""
    fact = game.content.special[special]
    if name in game.state.sheets:
        uses = uses_of(game, name, special)
        if uses and used(game, name, special) >= uses:
            return "catacombs.combat.special-uses"
        if fact.rage > game.state.sheets[name].rage:
            return "catacombs.barbarian.rage-marker"
    return why_not(game, name, fact.effects)


def why_not(game: "Catacombs", name: str, effects: tuple[Effect, ...]) -> str:
    """The rule that forbids the first effect that cannot be carried out."""
    for effect in effects:
        forbidding: Any = effect.marks.get("forbidden")
        rule: str = forbidding(game, name, **dict(effect.arguments)) if forbidding else ""
        if rule:
            return rule
    return ""


def helping(game: "Catacombs", verb: str, id: str) -> Iterator[Callable[["Catacombs", str], bool]]:
    """Of the effects of a special action, a spell or a card, when they do good without an enemy; most never do."""
    for effect in effects_of(game, "spell" if verb == "cast" else "item" if verb == "use" else verb, id):
        is_helpful: Any = effect.marks.get("helps")
        if is_helpful:
            yield is_helpful


def effects_of(game: "Catacombs", kind: str, id: str) -> tuple[Effect, ...]:
    """What a special action, a spell or an item does."""
    if kind == "item":
        return item_of(game, id).effects
    if kind == "spell":
        return game.content.spell[id].effects
    return game.content.special[id].effects


class Attack(Step):
    """catacombs.sequence.icon: attacks made one right after the other within a single action."""

    stages = ("offer", "strike", "go_on")
    figure: str
    attacks: tuple[str, ...]
    origin: str = ""
    number: int = 0
    verb: str = ""

    def offer(self, game: "Catacombs") -> Instruction | None:
        if self.number == len(self.attacks):
            return finish()
        if not is_standing(game, self.figure, self.origin):
            cut_short(game, self.figure)
            return finish()
        if self.number:
            return ask_on(game, self.figure, self.attacks[self.number], rule="catacombs.sequence.icon")
        return None

    def strike(self, game: "Catacombs") -> Instruction:
        attack = self.attacks[self.number]
        shots = flicks_of(game, self.attacks)
        before = len(flicks_of(game, self.attacks[: self.number]))
        if self.verb == "stop":
            stop(game, self.figure, before, shots, rule="catacombs.sequence.icon")
            return finish()
        if game.content.attack[attack].flicks > 1:
            return do(Chain(figure=self.figure, attack=attack, origin=self.origin, shots=shots, before=before))
        return do(Strike(figure=self.figure, attack=attack, origin=self.origin, shots=shots, number=before + 1))

    def go_on(self, game: "Catacombs") -> Instruction:
        self.number += 1
        return again("offer")


class Chain(Step):
    """catacombs.chain.number: several flicks in a row, each from where the one before ended."""

    stages = ("offer", "strike", "go_on")
    figure: str
    attack: str
    origin: str = ""
    number: int = 0
    struck: tuple[str, ...] = ()  # by the last flick
    verb: str = ""
    shots: tuple[str, ...] = ()  # all flicks of the sequence that this chain is part of
    before: int = 0  # how many of them come before it

    def offer(self, game: "Catacombs") -> Instruction | None:
        flicks = game.content.attack[self.attack].flicks
        if self.number == flicks:
            return self._end(game)
        if not is_standing(game, self.figure, self.origin):
            if self.before + flicks == len(self.shots):  # else the sequence tells it
                cut_short(game, self.figure)
            return self._end(game)
        if self.number:
            return ask_on(game, self.figure, self.attack, rule="catacombs.chain.number")
        return None

    def strike(self, game: "Catacombs") -> Instruction:
        if self.verb == "stop":
            stop(game, self.figure, self.before + self.number, self.shots, rule="catacombs.chain.number")
            return self._end(game)
        strike = Strike(
            figure=self.figure,
            attack=self.attack,
            origin=self.origin,
            linked=True,
            barred=self.struck,
            shots=self.shots,
            number=self.before + self.number + 1,
        )
        return do(strike, into="struck")

    def go_on(self, game: "Catacombs") -> Instruction:
        self.number += 1
        return again("offer")

    def _end(self, game: "Catacombs") -> Instruction:
        """catacombs.chain.continues-from-rest: a missile is taken off after the last flick only."""
        piece = game.content.attack[self.attack].piece
        if piece and piece in game.state.discs:
            take_away(game, piece)
        return finish()


def flicks_of(game: "Catacombs", attacks: tuple[str, ...]) -> tuple[str, ...]:
    """Each flick of a sequence by itself: a chain is several."""
    return tuple(attack for attack in attacks for _ in range(game.content.attack[attack].flicks))


def is_standing(game: "Catacombs", figure: str, origin: str = "") -> bool:
    """Whether a figure can go on with its action: whoever died, became a wall or fell loses the rest."""
    discs = game.state.discs
    return figure in discs and is_able(game.state.figures[figure]) and (not origin or origin in discs)


def cut_short(game: "Catacombs", name: str) -> None:
    """Whoever died, became a wall or fell loses the rest of its action. Of the dead that goes without saying."""
    figure = game.state.figures.get(name)  # an ally may be gone
    is_dead = figure is None or not figure.health or name not in game.state.discs
    rule = "catacombs.death.removed" if is_dead else "catacombs.incapacity.full-round"
    why = "dead" if is_dead else "wall" if figure and figure.wall else "down"
    game.emit("cut_short", figure=name, why=why, rule=rule, told=is_dead)


def stop(game: "Catacombs", figure: str, number: int, shots: tuple[str, ...], *, rule: str) -> None:
    game.emit("stopped", figure=figure, number=number, count=len(shots), sequence=shots, rule=rule)


def ask_on(game: "Catacombs", figure: str, attack: str, *, rule: str) -> Instruction:
    return ask(
        seat_of(game, figure),
        "go_on",
        [option("go_on"), option("stop")],
        rule=rule,
        into="verb",
        figure=figure,
        attack=attack,
    )


class Use(Step):
    """A special action, a spell or an item: its price, then its effects one after the other."""

    stages = ("choose_origin", "pay", "carry_out")
    kind: str
    id: str
    figure: str
    origin: str = ""
    number: int = 0

    def choose_origin(self, game: "Catacombs") -> Instruction | None:
        """catacombs.ally.familiar-casting: a spell may start from the Familiar's place."""
        self.origin = self.figure
        if not game.starts_elsewhere(self):
            return None
        places = [
            ally
            for ally in in_play(game, "ally")
            if owner_of(game, ally) == self.figure and game.content.ally[game.state.figures[ally].kind].origin
        ]
        if not places:
            return None
        about: dict[str, Any] = {self.kind: self.id}
        return ask(
            seat_of(game, self.figure),
            "choose_origin" if self.kind == "spell" else "choose_start",
            [option("from", figure=name) for name in (self.figure, *places)],
            rule="catacombs.ally.familiar-casting",
            into={"origin": "figure"},
            **about,
        )

    def pay(self, game: "Catacombs") -> None:
        state = game.state
        if self.kind == "item":
            spend(game, self.figure, self.id)
        elif self.kind == "spell":
            state.spells = tuple(spell for spell in state.spells if spell != self.id)
            state.spent += (self.id,)
            game.emit(
                "spell_cast",
                figure=self.figure,
                spell=self.id,
                origin=self.origin,
                elsewhere=self.origin != self.figure,
                rule="catacombs.spell.once-per-game",
            )
        else:
            cost = game.content.special[self.id].rage if self.figure in state.sheets else 0
            game.emit(
                "special_used",
                figure=self.figure,
                special=self.id,
                origin=self.origin,
                elsewhere=self.origin != self.figure,
                cost=cost,
                rage=state.sheets[self.figure].rage - cost if cost else 0,
                rule="catacombs.combat.attack-or-special",
            )
            if self.figure in state.sheets:
                count_use(game, self.figure, self.id)
                special = game.content.special[self.id]
                change_sheet(game, self.figure, rage=state.sheets[self.figure].rage - special.rage)
                game.charge(self.figure, special)

    def carry_out(self, game: "Catacombs") -> Instruction | None:
        effects = effects_of(game, self.kind, self.id)
        if self.number == len(effects):
            return None
        self.number += 1
        return again("carry_out", first=effects[self.number - 1](game, self))
