"""What cards, actions and abilities are worth that a mind must know by name; an expansion adds what it brings.

An expansion's mind puts its own `Lore` into LORES for its game. The rest of the mind asks `lore_of(game)` and knows no name.
Everything is counted in points of the heroes' health.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from souterrain.content import Effect
from souterrain.games.catacombs.card import HEALER, MERCHANT
from souterrain.games.catacombs.figure import full_health, living_heroes, reserve
from souterrain.games.catacombs.mind.menace import GOLD, ROUNDS, menace
from souterrain.games.catacombs.state import Figure
from souterrain.kernel.decision import Option

if TYPE_CHECKING:
    from souterrain.discs.stakes import Stakes
    from souterrain.games.catacombs import facts
    from souterrain.games.catacombs.game import Catacombs

Strikes = Callable[[str, tuple[str, ...]], float]  # what a figure's sequence of attacks brings on average

NEWCOMER = 0.7  # share of a summoned monster's worth: it acts from the next round on
VEIL = 1.5  # what the heroes' next turn would mostly cost a Lord
SHELTER = 0.3  # to stand elsewhere
USELESS = 0.2  # share of the worth of gold when nobody is left to take it


class Lore:
    """The base game's. Whatever returns nothing leaves the judgement to others."""

    healing: ClassVar[frozenset[str]] = frozenset({"heal-self", "heal-one", "heal-all"})

    gifts: ClassVar[Mapping[str, float]] = {  # what an effect of a card brings in each room to come
        "attack": 0.6,
        "make-critical": 0.8,
        "ignore-attack": 0.8,
        "more-uses": 0.5,
        "gain-ally": 0.5,
        "read-map": 0.1,
    }
    once: ClassVar[Mapping[str, float]] = {"gain-rage": 1.2, "attack": 0.7}  # and of one that is discarded by its use

    def gift(self, game: "Catacombs", item: "facts.Item", hero: str) -> float:
        """What a card is worth to a hero in the rooms to come."""
        rooms = 1 + sum(not place.explored and place.level in ("0", "1", "2") for place in game.state.places)
        total = 0.0
        for effect in item.effects:
            if effect.name in self.healing:
                total += 0.8 * dict(effect.arguments)["amount"]
            elif item.discard:
                total += self.once.get(effect.name, 0.5)
            else:
                total += self.gifts.get(effect.name, 0.2) * min(rooms, 3)
        return total if game.state.figures[hero].health else 0.3 * total

    def gold(self, game: "Catacombs") -> float:
        """What a piece of gold is worth: little, once nobody takes it any more."""
        ahead = any(not place.explored and place.level in (MERCHANT, HEALER) for place in game.state.places)
        in_shop = game.state.phase in (MERCHANT, HEALER)
        return GOLD if ahead or in_shop or game.setup.options["path"] == "labyrinth" else GOLD * USELESS

    # A strike

    def damage(self, game: "Catacombs", figure: str, attack: str, enemy: str, amount: int) -> int:
        """The damage of an attack that would do so much."""
        return amount

    def besides(self, game: "Catacombs", figure: str, attack: str, enemy: str, worth: float, *, fatal: bool) -> float:
        """What a strike is worth whose damage is worth so much."""
        return worth

    def stake(self, game: "Catacombs", found: "Stakes", figure: str, attack: str) -> None:
        """What else a flick may bring."""

    def weight(self, game: "Catacombs", figure: Figure) -> float:
        """What a monster costs the heroes besides its attacks, as long as it stands."""
        return 0.0

    # An action

    def deed(self, game: "Catacombs", figure: str, effect: Effect, strikes: Strikes) -> float | None:
        """What an effect of a special action, a spell or an item brings."""
        given = dict(effect.arguments)
        match effect.name:
            case "attack":
                return strikes(figure, tuple(given["attacks"]))
            case "heal-self":
                return relief(game, figure, given["amount"])
            case "heal-one":
                return max((relief(game, hero, given["amount"]) for hero in living_heroes(game)), default=0.0)
            case "heal-all":
                return sum(relief(game, hero, given["amount"]) for hero in living_heroes(game))
            case "summon-monsters":
                left = sorted((worth_of_newcomer(game, kind), kind) for kind in given["kinds"] if reserve(game, kind))
                return min(given["count"], len(reserve(game, left[-1][1]))) * left[-1][0] if left else 0.0
            case "veil":
                return VEIL
            case "haste":
                return max((strikes(hero, (given["attack"],)) for hero in able_others(game, figure)), default=0.0)
            case "summon-ally":
                return 0.8
            case "step-aside" | "teleport" | "put-piece":
                return SHELTER
            case "exhaust":
                return 0.0  # its price is counted elsewhere
            case "gain-rage":
                return 0.5
        return None

    def price(self, game: "Catacombs", figure: str, fact: "facts.Special | facts.Item") -> float:
        """What an expansion charges for it."""
        return 0.0

    # A table

    def wealth(self, game: "Catacombs") -> float:
        """What the heroes have besides."""
        return 0.0

    def weigh(self, game: "Catacombs", kind: str, option: Option, about: Mapping[str, Any]) -> float | None:
        """The weight of an option in passing."""
        return None


def relief(game: "Catacombs", name: str, amount: int) -> float:
    """What healing a figure brings: nothing beyond what it lacks, more when it is near death."""
    figure = game.state.figures[name]
    gained = min(amount, full_health(game, figure) - figure.health)
    return gained * (1.0 + (1.5 if figure.health <= 2 else 0.3 if figure.health <= 4 else 0.0)) if gained > 0 else 0.0


def worth_of_newcomer(game: "Catacombs", kind: str) -> float:
    health = game.content.monster[kind].health
    return NEWCOMER * ROUNDS * menace(game, Figure("monster", kind, health))


def able_others(game: "Catacombs", figure: str) -> list[str]:
    figures, discs = game.state.figures, game.state.discs
    return [hero for hero in living_heroes(game) if hero != figure and hero in discs and not figures[hero].incapacity]


BASE = Lore()
LORES: dict[type[Any], Lore] = {}  # by the class of an expansion's game


def lore_of(game: "Catacombs") -> Lore:
    for kind in type(game).__mro__:
        if kind in LORES:
            return LORES[kind]
    return BASE
