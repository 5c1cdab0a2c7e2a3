"""What the expansion's actions, abilities, cards and tracks are worth, in points of the heroes' health."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from souterrain.content import Effect
from souterrain.games.catacombs import facts
from souterrain.games.catacombs.equipment import passives
from souterrain.games.catacombs.figure import full_health, has_ability, is_friend, monsters_in_play, reserve, walls
from souterrain.games.catacombs.mind.lore import Lore, Strikes, relief, worth_of_newcomer
from souterrain.games.catacombs.mind.menace import GOLD, ROUNDS, menace
from souterrain.games.catacombs.soloth.effects.ability import wounded_others
from souterrain.games.catacombs.soloth.effects.action import others_to_heal
from souterrain.games.catacombs.soloth.effects.lord import models, other_monsters, rousable
from souterrain.games.catacombs.soloth.ice import can_be_frozen, is_frozen
from souterrain.games.catacombs.soloth.item import family_of, is_immune, is_suppressed
from souterrain.games.catacombs.soloth.mind.question import weigh_question
from souterrain.games.catacombs.soloth.rally import slaves_among
from souterrain.games.catacombs.soloth.state import HUNTER, PALADIN, WITCH
from souterrain.games.catacombs.state import Figure
from souterrain.kernel.decision import Option

if TYPE_CHECKING:
    from souterrain.discs.stakes import Stakes
    from souterrain.games.catacombs.soloth.game import Soloth

FROZEN = 0.15  # share of a monster's worth that freezing it is, for each blow it would take: most spikes are soon knocked off
LEFT_ALONE = 0.25  # share of the worth of striking who is frozen: the spike may fall
MAGIC, BLOOD = 0.35, 1.0  # a point of magic; of health that pays for it
ARMOUR = 0.6
TROPHY = 0.15
SLAVE = 0.6  # share of its menace that a monster brings by acting once more
RUST = 1.2  # a card lost
MENDED = 0.6
WALL, ENOUGH_WALLS = 0.7, 2
LEAP = 0.3  # to be somewhere else first
SWAP = 0.15


class SolothLore(Lore):
    """Ice and those who are frozen, the Paladin's armour, the Witch's magic, artefacts, twelve monsters and four lords."""

    healing: ClassVar[frozenset[str]] = Lore.healing | {"heal-other"}
    gifts: ClassVar[Mapping[str, float]] = {
        **Lore.gifts,
        "critical-melee": 0.4,  # for each family
        "survive": 1.5,
        "stronger-armour": 0.6,
        "bite-of-frost": 0.6,
        "cheaper-artefact": 0.4,
        "fly-on": 0.3,
        "claw-away": 0.4,
        "call-ally": 0.2,
        "immune": 0.2,
        "turn-attack": 0.9,
        "sound-horn": 0.3,
        "more-pieces": 0.4,
        "melee-destroys": 0.3,
    }
    once: ClassVar[Mapping[str, float]] = {**Lore.once, "survive": 3.0}

    def gift(self, game: Any, item: facts.Item, hero: str) -> float:
        more = sum(
            self.gifts["critical-melee"] * (len(dict(effect.arguments)["families"]) - 1)
            for effect in item.effects
            if effect.name == "critical-melee"
        )
        return super().gift(game, item, hero) + 2 * more

    # A strike

    def damage(self, game: Any, figure: str, attack: str, enemy: str, amount: int) -> int:
        fact = game.content.attack[attack]
        family = family_of(game, enemy)
        if any(e.name == "only-against" and family not in dict(e.arguments)["families"] for e in fact.modifiers):
            return 0
        fights_hand_to_hand = figure in game.state.sheets and fact.kind == "melee" and not is_suppressed(game, figure)
        if has_ability(game, enemy, "incorporeal"):
            destroyed = fights_hand_to_hand and any(passives(game, figure, "destroys"))
            return game.state.figures[enemy].health if destroyed else 0
        if amount and amount == fact.damage:
            if fights_hand_to_hand and any(family in given["families"] for given in passives(game, figure, "critical")):
                return amount + 1
            for effect in fact.modifiers:
                if effect.name == "critical-against" and family in dict(effect.arguments)["families"]:
                    return amount + int(dict(effect.arguments)["amount"])
        return amount

    def besides(self, game: Any, figure: str, attack: str, enemy: str, worth: float, *, fatal: bool) -> float:
        target = game.state.figures[enemy]
        if is_friend(target):
            return self._against_hero(game, figure, enemy, worth, fatal=fatal)
        freezes = any(effect.name == "freeze" for effect in game.content.attack[attack].modifiers)
        if freezes:
            return FROZEN * target.health * whole_worth(game, target) if can_be_frozen(game, enemy) else 0.0
        if is_frozen(game, enemy):
            return worth * (LEFT_ALONE if not fatal else 0.5)
        if fatal and target.role == "monster":
            marks = {
                effect.name
                for ability in game.content.monster[target.kind].abilities
                for effect in game.content.ability[ability].effects
            }
            if "rise-again" in marks and len(other_monsters(game)) > 1:
                return 0.3 * worth
            if "dismount" in marks and reserve(game, "orc"):
                return 0.6 * worth
            worth += self.weight(game, target)
        return worth

    def _against_hero(self, game: "Soloth", figure: str, hero: str, worth: float, *, fatal: bool) -> float:
        """What the Overseer gains by a strike: armour may take it; rust and decay bring more."""
        if hero == PALADIN and game.state.armour:
            worth = min(worth, ARMOUR + 0.1 * worth)
        attacker = game.state.figures[figure]
        if attacker.role != "monster":
            return worth
        abilities = game.content.monster[attacker.kind].abilities
        if "corrosion" in abilities and hero in game.state.sheets:
            has_cards = bool(game.state.sheets[hero].items) and not is_immune(game, hero, "corrosion")
            worth += RUST * has_cards
        if "touch-of-decay" in abilities and wounded_others(game, figure):
            worth += MENDED
        return worth

    def stake(self, game: Any, found: "Stakes", figure: str, attack: str) -> None:
        """Who is incorporeal falls over the edge alone; a slave master drives whom its own disc strikes."""
        own = game.state.figures[figure]
        if is_friend(own):
            for name in monsters_in_play(game):
                if has_ability(game, name, "incorporeal") and name in found.layout:
                    found.lose(name, whole_worth(game, game.state.figures[name]))
        elif game.content.attack[attack].kind == "melee" and has_ability(game, figure, "enslaves"):
            others = tuple(name for name in other_monsters(game) if name != figure)
            for name in slaves_among(game, others):
                found.give(name, SLAVE * menace(game, game.state.figures[name]))

    def weight(self, game: Any, figure: Figure) -> float:
        """The Siren silences everybody, the Phoenix mends and rises, the acolyte raises fire."""
        if figure.role != "monster" or figure.wall:
            return 0.0
        abilities = game.content.monster[figure.kind].abilities
        return (
            1.5 * ("suppression" in abilities)
            + 1.0 * ("wellspring" in abilities)
            + 0.5 * ("volcanism" in abilities)
            + 0.4 * ("slave-master" in abilities)
            + 0.3 * ("evasion" in abilities)
        )

    # An action

    def deed(self, game: Any, figure: str, effect: Effect, strikes: Strikes) -> float | None:
        given = dict(effect.arguments)
        figures = game.state.figures
        match effect.name:
            case "throw-spike":
                return strikes(figure, (given["attack"],))
            case "blink":
                return LEAP
            case "raise-wall":
                return WALL if len(walls(game)) < ENOUGH_WALLS else 0.1
            case "heal-other":
                return max((relief(game, hero, given["amount"]) for hero in others_to_heal(game, figure)), default=0.0)
            case "war-cry":
                return max(
                    (
                        strikes(name, sequence)
                        for name in rousable(game, given["family"])
                        for sequence in game.content.monster[figures[name].kind].attacks
                    ),
                    default=0.0,
                )
            case "attack-by-health":
                lines = zip(given["floors"], given["lines"], strict=True)
                return strikes(figure, next(tuple(line) for floor, line in lines if figures[figure].health >= floor))
            case "mimic":
                known = [attacks for kind in models(game) for attacks in game.content.monster[kind].attacks]
                return max((strikes(figure, tuple(attacks)) for attacks in known), default=0.0)
            case "swap-places":
                return SWAP
            case "summon-first":
                kind = next((kind for kind in given["kinds"] if reserve(game, kind)), "")
                return worth_of_newcomer(game, kind) if kind else 0.0
            case "may-step-aside":
                return LEAP
            case "immune":
                return 0.0  # it lasts without being used
        return super().deed(game, figure, effect, strikes)

    def price(self, game: Any, figure: str, fact: facts.Special | facts.Item) -> float:
        """The Witch pays with magic, and then with her blood."""
        spent = min(fact.magic, int(game.state.magic))
        dear = BLOOD * (2.0 if game.state.figures[figure].health <= 3 else 1.0)
        return MAGIC * spent + dear * (fact.magic - spent)

    # A table

    def wealth(self, game: Any) -> float:
        state = game.state
        total = 0.0
        if WITCH in state.sheets and state.figures[WITCH].health:
            total += MAGIC * state.magic
        if PALADIN in state.sheets and state.figures[PALADIN].health:
            total += ARMOUR * state.armour
        if HUNTER in state.sheets and state.figures[HUNTER].health:
            total += TROPHY * len(state.trophies)
            total += sum(self.gift(game, game.content.artefact[id], HUNTER) for id in state.artefacts)
        return total

    def weigh(self, game: Any, kind: str, option: Option, about: Mapping[str, Any]) -> float | None:
        return weigh_question(game, self, kind, option, about)


def whole_worth(game: "Soloth", figure: Figure) -> float:
    """What it is worth that a monster is gone."""
    share = 0.6 + 0.4 * figure.health / full_health(game, figure)
    return share * (ROUNDS * menace(game, figure) + GOLD * game.content.monster[figure.kind].gold + 0.2)
