"""The Cavern of Soloth: Catacombs with the expansion. It overrides hooks of the base game and changes no rule of it.

Ice spikes are in `ice.py`, the Witch in `witch.py`, the Witch Hunter in `hunter.py`, the special rooms in `bazaar.py` and
`altar.py`; what cards, monsters and lords do is in `effects/`.
"""

from collections.abc import Collection, Container, Iterable, Iterator, Sequence
from typing import Any, ClassVar

from souterrain.content import Called, Word
from souterrain.flick import Disc, Name, Shot
from souterrain.games.catacombs import facts
from souterrain.games.catacombs.acts import Use, why_not_special
from souterrain.games.catacombs.card import LAIR, MERCHANT
from souterrain.games.catacombs.disc import disc_at
from souterrain.games.catacombs.equipment import item_card, passives
from souterrain.games.catacombs.figure import (
    doer,
    enlist,
    living_heroes,
    monsters_in_play,
    owner_of,
    reserve,
    seat_of,
)
from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.ids import card_of, kind_and_id, kind_of
from souterrain.games.catacombs.path import Columns
from souterrain.games.catacombs.soloth.altar import ALTAR, Altar
from souterrain.games.catacombs.soloth.bazaar import Bazaar
from souterrain.games.catacombs.soloth.blow import banished, damage_of, settle_slide, settle_strike
from souterrain.games.catacombs.soloth.dead import note_fallen
from souterrain.games.catacombs.soloth.effects import effects
from souterrain.games.catacombs.soloth.facts import SolothFacts
from souterrain.games.catacombs.soloth.hunter import ActivateArtefacts, Reclaim, keep_trophies
from souterrain.games.catacombs.soloth.ice import (
    SPIKE,
    centre,
    claim_frozen,
    is_frozen,
    spare_spikes,
    spike_on,
    take_over_edge,
    tell_thawed,
)
from souterrain.games.catacombs.soloth.item import critical_by, destroyed_by, discard, is_immune, is_suppressed, survive
from souterrain.games.catacombs.soloth.knowledge import find_faults
from souterrain.games.catacombs.soloth.prepare import Prepare, full_armour
from souterrain.games.catacombs.soloth.shown import SolothShown, shown
from souterrain.games.catacombs.soloth.spoils import give_rewards
from souterrain.games.catacombs.soloth.state import HUNTER, PALADIN, WITCH, SolothState
from souterrain.games.catacombs.soloth.witch import ShareGain, can_pay, most_magic, pay_magic, rooms_to_gain
from souterrain.games.catacombs.state import Figure
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.agenda import Instruction, Step, do
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup, TableOption
from souterrain.kernel.shown import Shown
from souterrain.kernel.window import Reaction

LORDS = ("warchief", "hydra", "shapeshifter", "underworld-queen")
PAIRS = "soloth.heroes.recommended-swaps"
PROTECTIONS = ("strike.landed",)  # soloth.suppression.overrides-all: what is no action still works


class Soloth(Catacombs):
    """soloth.setup.base-game-required: a table of Catacombs that plays with the pack `soloth`."""

    state: SolothState
    content: SolothFacts
    state_type: ClassVar = SolothState
    content_type: ClassVar = SolothFacts
    kinds: ClassVar = Catacombs.kinds | {"artefact"}
    shown_type: ClassVar[type[Shown]] = SolothShown
    effects: ClassVar = effects
    expansions: ClassVar = {}
    options: ClassVar = {
        **Catacombs.options,
        "lord": TableOption((*LORDS, *Catacombs.options["lord"].choices), "catacombs.setup.choose-lord"),
        "lord-extra": TableOption((0, 1, 2, 3), "soloth.lord.bonus-health-optional", {"lord": (*LORDS, "random")}),
        "fighter": TableOption(("paladin", "barbarian"), PAIRS),
        "archer": TableOption(("ice-princess", "elf"), PAIRS),
        "hunter": TableOption(("witch-hunter", "thief"), PAIRS),
        "caster": TableOption(("witch", "wizard"), PAIRS),
        "altar": TableOption((True, False), "soloth.altar.optional-room", {"path": ("basic", "branching")}),
        "ice-choice": TableOption(("thrower", "overseer"), "soloth.ice.several-hit", {"archer": ("ice-princess",)}),
    }
    windows: ClassVar = {
        **Catacombs.windows,
        "monster.frozen": "catacombs.equipment.conditions",
        "monster.acted": "soloth.evasion.trigger",
    }
    holding_rule: ClassVar = "soloth.ice.no-actions"
    chambers: ClassVar = {**Catacombs.chambers, MERCHANT: Bazaar, ALTAR: Altar}

    @classmethod
    def check_setup(cls, setup: Setup, content: facts.Facts) -> Setup:
        if not isinstance(content, SolothFacts) or not content.artefact:
            raise Refused(
                "The Cavern of Soloth is played with the packs base and soloth.", "soloth.setup.base-game-required"
            )
        return super().check_setup(setup, content)

    # Setting up

    def lay_out(self, chance: Chance) -> SolothState:
        super().lay_out(chance)
        state = self.state
        state.magic = self.content.hero[WITCH].magic if WITCH in state.sheets else 0
        state.armour = full_armour(self)
        return state

    def party(self) -> list[str]:
        """soloth.heroes.made-as-a-team, soloth.heroes.recommended-swaps: one hero of each pair."""
        return [str(self.setup.options[pair]) for pair in ("archer", "fighter", "hunter", "caster")]

    def columns(self, columns: Columns) -> Columns:
        """soloth.altar.position: right before the lord."""
        if self.setup.options["altar"]:
            columns.insert(columns.index((LAIR,)), (ALTAR,))
        return columns

    def most_health(self, role: str, kind: str) -> int:
        """soloth.lord.bonus-health-optional: as far as the track of the lord goes."""
        health = super().most_health(role, kind)
        if role != "lord":
            return health
        return health + min(int(self.setup.options["lord-extra"]), self.content.lord[kind].extra)

    # Between fights

    def before_room(self) -> Instruction | None:
        return do(Reclaim())

    def before_installation(self) -> tuple[Step, ...]:
        return (Prepare(),)

    def after_gold(self) -> Instruction | None:
        give_rewards(self)
        keep_trophies(self)
        is_there = HUNTER in self.state.sheets and self.state.figures[HUNTER].health > 0
        return do(ActivateArtefacts()) if is_there and self.state.trophies else None

    def is_kept(self, disc: str) -> bool:
        return disc in self.state.trophies

    def is_contested(self) -> bool:
        """soloth.ice.only-frozen-left"""
        monsters = monsters_in_play(self)
        if monsters and all(is_frozen(self, name) for name in monsters):
            claim_frozen(self)
            return False
        return bool(monsters)

    # What heroes have

    def cards_of(self, hero: str) -> tuple[str, ...]:
        """A card that came as a reward to a hero it does not allow is of no use; artefacts in service are."""
        items = tuple(card for card in self.state.sheets[hero].items if hero in self.item(card).heroes)
        return (*items, *(card_of("artefact", id) for id in self.state.artefacts)) if hero == HUNTER else items

    def item(self, card: str) -> facts.Item:
        kind, id = kind_and_id(card)
        return self.content.artefact[id] if kind == "artefact" else super().item(card)

    def public_equipment(self) -> list[str]:
        at_altar = [self.state.offered] if self.state.offered else []
        return [*super().public_equipment(), *self.state.sunk, *at_altar]

    def owner_of_ally(self, ally: str) -> str:
        """A hired Ally serves whoever has the card that brings it."""
        if owner := super().owner_of_ally(ally):
            return owner
        return next(
            hero for hero in self.state.sheets if any(given["ally"] == ally for given in passives(self, hero, "ally"))
        )

    def allies_of(self, hero: str, bought: list[str]) -> list[str]:
        return [*bought, *(ally for ally in self.state.called if self.owner_of_ally(ally) == hero)]

    def is_whole(self, name: str) -> bool:
        return super().is_whole(name) and (name != WITCH or self.state.magic == most_magic(self))

    def share_healing(self, name: str, amount: int, rule: str) -> Instruction | None:
        """soloth.witch.split-gains"""
        if name != WITCH or not rooms_to_gain(self)[1]:
            return None
        return do(ShareGain(points=amount, rule=rule))

    def charge(self, hero: str, fact: facts.Special | facts.Item) -> None:
        if fact.magic:
            pay_magic(self, fact)

    # Acting

    def is_held(self, name: str) -> bool:
        """soloth.ice.no-actions: but an action without a flick may be left."""
        if not is_frozen(self, name):
            return False
        specials = self.specials_of(self.state.figures[name])
        return not any(self._is_flickless(each) and not why_not_special(self, name, each) for each in specials)

    def has_acted_besides(self, name: str) -> bool:
        """As a slave, or roused by a war cry."""
        return self.state.round in (self.state.enslaved.get(name), self.state.rallied.get(name))

    def _is_flickless(self, special: str) -> bool:
        """soloth.ice.abilities-without-flick-work"""
        return all(effect.marks.get("flickless") for effect in self.content.special[special].effects)

    def attacks_of(self, name: str, attacks: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        if is_frozen(self, name):
            return ()
        if not is_suppressed(self, name):
            return attacks
        plain = [each for each in attacks if self._is_plain(each)]
        return tuple(plain[:1]) or (("melee",),)

    def _is_plain(self, sequence: tuple[str, ...]) -> bool:
        """soloth.suppression.melee-only: one flick of the own disc, without modifiers, sequences or chains."""
        attack = self.content.attack[sequence[0]]
        return len(sequence) == 1 and attack.kind in ("melee", "move") and attack.flicks == 1 and not attack.modifiers

    def specials_of(self, figure: Figure) -> tuple[str, ...]:
        if figure.role != "monster" or figure.wall:
            return super().specials_of(figure)
        return tuple(
            str(dict(effect.arguments)["special"])
            for ability in self.content.monster[figure.kind].abilities
            for effect in self.content.ability[ability].effects
            if effect.marks.get("grants")
        )

    def why_barred(self, name: str, verb: str, id: str) -> str:
        if is_frozen(self, name) and not (verb == "special" and self._is_flickless(id)):
            return "soloth.ice.no-actions"
        if is_suppressed(self, name):
            return "soloth.suppression.spells-without-flick" if verb == "cast" else "soloth.suppression.overrides-all"
        cost = self.content.special[id].magic if verb == "special" else self.item(id).magic if verb == "use" else 0
        return "soloth.witch.not-last-health" if cost and not can_pay(self, cost) else ""

    def begin_act(self, name: str) -> None:
        self.state.deeds[name] = ("acted",)

    def starts_elsewhere(self, use: Use) -> bool:
        """The Witch's projectiles may start from the Raven's place, as the Wizard's spells from the Familiar's."""
        if use.kind != "special":
            return super().starts_elsewhere(use)
        attacks = [
            self.content.attack[attack]
            for effect in self.content.special[use.id].effects
            for attack in dict(effect.arguments).get("attacks", ())
        ]
        return bool(attacks) and all(attack.piece for attack in attacks)

    # Who may answer a moment

    def reactions(self, window: str, step: Step) -> Sequence[Reaction]:
        found = [each for each in super().reactions(window, step) if not self._is_silenced(window, str(each.me))]
        for hero in living_heroes(self):
            for ability in self.content.hero[hero].abilities:
                for effect in self.content.ability[ability].effects:
                    if effect.marks.get("window") == window and self._applies(effect.marks, step, hero):
                        found.append(Reaction(card_of(hero, ability), effect, hero, seat_of(self, hero)))
        return found

    def _is_silenced(self, window: str, name: str) -> bool:
        """soloth.ice.retaliation-suspended, soloth.suppression.overrides-all"""
        if is_frozen(self, name):
            return window != "round.ended"
        return window not in PROTECTIONS and is_suppressed(self, name)

    # Discs

    def lying(self) -> Iterable[Disc]:
        spikes = self.state.spikes
        for name, (x, y) in sorted(self.state.discs.items()):
            disc = disc_at(self, name, x, y)
            if name not in spikes:
                yield disc
            else:
                yield Disc(name, disc.x, disc.y, disc.radius, disc.mass, on=spikes[name])

    def carry(self, name: str, x: int, y: int) -> None:
        """A disc is moved by hand, and a spike on it goes with it."""
        self.move_disc(name, x, y)
        if is_frozen(self, name):
            centre(self, spike_on(self, name))

    # A flick

    def projectile(self, strike: Strike) -> str | None:
        attack = self.content.attack[strike.attack]
        if attack.piece == SPIKE:
            return next(iter(spare_spikes(self)), None)
        if not attack.reserve:
            return super().projectile(strike)
        # soloth.command-undead.take-from-pool
        left = reserve(self, attack.reserve)
        if not left:
            rule = "soloth.command-undead.pool-empty"
            self.emit("reserve_empty", monster=attack.reserve, why="command", rule=rule)
            return None
        return left[0]

    def put_projectile(self, disc: str, x: int, y: int) -> None:
        """soloth.command-undead.skeleton-stays, soloth.command-undead.may-act-same-phase"""
        if kind_of(disc) in self.content.monster:
            enlist(self, disc)
            rule = "soloth.command-undead.skeleton-stays"
            self.emit("put_in", disc=disc, by=doer(self), why="summoned", x=x, y=y, rule=rule)
        super().put_projectile(disc, x, y)

    def gone_for_good(self, strike: Strike, slid: Shot) -> Collection[str]:
        return banished(self, strike, slid)

    def after_slide(self, strike: Strike, slid: Shot) -> None:
        settle_slide(self, strike, slid)

    def put_back(self, shot: Shot, names: Container[Name], *, rule: str) -> None:
        """The push is told before the spike that went over the edge with whom it held."""
        gone = take_over_edge(self, shot)
        super().put_back(shot, names, rule=rule)
        for spike, monster in gone.items():
            tell_thawed(self, spike, monster, why="edge", rule="soloth.ice.frozen-pushed-off")

    def has_told_defence(self, target: str) -> bool:
        return target == PALADIN and self.state.braced

    def why_harmless(self, strike: Strike) -> str:
        is_ice = self.content.attack[strike.attack].piece == SPIKE
        return "soloth.ice.no-damage" if is_ice else super().why_harmless(strike)

    def damage(self, strike: Strike, target: str, amount: int) -> int:
        return damage_of(self, strike, target, amount)

    def why_more(self, strike: Strike, target: str) -> str:
        return critical_by(self, strike, target) or destroyed_by(self, strike, target)

    def is_fireproof(self, name: str) -> bool:
        return name in self.state.sheets and is_immune(self, name, "fire-wall")

    def after_hurt(self, name: str) -> None:
        survive(self, name)

    def on_death(self, name: str) -> None:
        figure = self.state.figures[name]
        if figure.role == "monster":
            note_fallen(self, name)
        elif figure.role == "ally" and not self.content.ally[figure.kind].owner:
            hero = owner_of(self, name)
            discard(self, hero, item_card(figure.kind))

    def is_left_lying(self, disc: str) -> bool:
        return disc in self.state.spikes

    def after_strike(self, strike: Strike) -> Instruction | None:
        return settle_strike(self, strike)

    # Knowing

    def describe(self, role: str, value: Any) -> Word:
        if role == "card" and isinstance(value, str):
            kind, id = kind_and_id(value)
            if kind == "artefact":
                return Called(kind, id)
        return super().describe(role, value)

    def named(self) -> Iterator[tuple[str, Iterable[int | str]]]:
        yield from super().named()
        state = self.state
        yield "disc", (*state.trophies, *state.spikes)
        yield "card", (card_of("artefact", id) for id in self.content.artefact)
        yield "card", (card for card in (state.offered,) if card)

    def shown(self, seat: int | None) -> SolothShown:
        return shown(self)

    def faults(self) -> Iterator[str]:
        yield from super().faults()
        yield from find_faults(self)
