"""What one mostly does in Catacombs, option by option, without looking long. Aiming is in `stake` and `plan`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from souterrain.content import Effect
from souterrain.games.catacombs.camp import STAR, tracker
from souterrain.games.catacombs.card import HEALER, MERCHANT, level_of
from souterrain.games.catacombs.equipment import item_of
from souterrain.games.catacombs.explore import neighbour
from souterrain.games.catacombs.figure import full_health, is_friend, living_heroes, monsters_in_play
from souterrain.games.catacombs.mind.lore import lore_of
from souterrain.games.catacombs.mind.menace import able_heroes, fall, menace
from souterrain.games.catacombs.mind.value import room_toil
from souterrain.games.catacombs.state import Figure
from souterrain.kernel.decision import Choice, Option

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

RARELY = 0.03
About = dict[str, Any]


def weigh(game: "Catacombs", choice: Choice) -> Sequence[float]:
    """A weight for each option."""
    about: About = dict(choice.about)
    weights = [_weight(game, choice.kind, option, about) for option in choice.options]
    return weights if max(weights, default=0.0) > 0 else [1.0] * len(weights)


def _weight(game: "Catacombs", kind: str, option: Option, about: About) -> float:
    known = lore_of(game).weigh(game, kind, option, about)
    if known is not None:
        return known
    match kind, option.verb:
        case "choose_figure", "act":
            return 1.0
        case "choose_figure", "finish":
            return 0.5
        case "choose_monster", "act":
            return 0.3 + menace(game, game.state.figures[option["figure"]])
        case (("choose_figure" | "choose_monster"), _):
            return RARELY
        case "act", _:
            return act_weight(game, about["figure"], option)
        case ("go_on", "stop") | ("react", "pass") | ("send_wanderer", "pass"):
            return RARELY
        case (("buy" | "heal"), "done"):
            return 0.3
        case "buy", "buy":
            return item_worth(game, option["card"], option["figure"])
        case "bargain", "full":
            return 0.2
        case "heal", "revive":
            return 4.0
        case "heal", "touch":
            return _need(game, option["figure"])
        case "contribute", "give":
            # Who gains by it gives what it has; the others fill up.
            return 1.0 if option["gold"] == _most(game, about) else RARELY
        case "pick_to_heal", "pick":
            return 0.05 + _need(game, option["figure"])
        case "pick_to_move", "pick":
            return 0.2 + _need(game, option["figure"])
        case "share_rest", "rest":
            return 0.5 + int(option["health"])
        case "camp", "camp":
            return _camping(game)
        case "camp", "march":
            return 1.0
        case ("muster", "take") | ("summon", "summon"):
            monster = game.content.monster[option["monster"]]
            return menace(game, Figure("monster", monster.id, monster.health)) ** 2
        case (("muster" | "summon"), _):
            return RARELY
        case "choose_room", "enter":
            card = game.state.places[option["place"]].card
            return 1.0 / (1.0 + max(room_toil(game, card), 0.0)) ** 2
        case "choose_way", "go":
            return _way(game, option["direction"])
        case _:
            return 1.0


def act_weight(game: "Catacombs", figure: str, option: Option) -> float:
    """What a figure does, in passing."""
    state = game.state
    enemies = len(monsters_in_play(game)) if is_friend(state.figures[figure]) else len(living_heroes(game))
    match option.verb:
        case "pass":
            return RARELY if enemies else 1.0
        case "attack":
            return 1.0 + 0.5 * (len(option["sequence"]) - 1)
        case "special":
            special = game.content.special[option["special"]]
            if special.rage:  # who raged falls: not when few stand
                return 0.25 * max(enemies - 1, 0) * (able_heroes(game) > 2)
            names = {effect.name for effect in special.effects}
            if "veil" in names:
                return 0.8
            return 1.5 if "attack" in names or "summon-monsters" in names else 1.0
        case "cast":
            return _spell(game, game.content.spell[option["spell"]].effects)
        case "use":
            return _item(game, figure, option["card"])
        case _:
            return 1.0


def _spell(game: "Catacombs", effects: Sequence[Effect]) -> float:
    """Spells are few: those that hit several or heal come first, and not against the last monster of a room."""
    foes = len(monsters_in_play(game))
    need = max((_need(game, hero) for hero in living_heroes(game)), default=0.0)
    weights = {
        "attack": 0.5,
        "summon-ally": 0.3,
        "put-piece": 0.1,
        "heal-one": need,
        "heal-all": need,
        "teleport": 0.05,
    }
    most = max(weights.get(effect.name, 0.2) for effect in effects)
    return most * (1.0 if foes > 2 or game.state.final else 0.3)


def _item(game: "Catacombs", figure: str, card: str) -> float:
    names = {effect.name for effect in item_of(game, card).effects}
    if "heal-self" in names:
        return 3.0 * max(_need(game, figure) - 0.4, 0.0)
    return 2.0


def act_price(game: "Catacombs", figure: str, verb: str, id: str) -> float:
    """What it costs to use up a spell, an item or rage now, in points of health; less in the last fight."""
    haste = 0.4 if game.state.final else 1.0
    match verb:
        case "cast":
            return 0.6 * haste
        case "use":
            item = item_of(game, id)
            return ((0.8 if item.discard else 0.1) + lore_of(game).price(game, figure, item)) * haste
        case "special":
            special = game.content.special[id]
            # Whoever is exhausted misses a round.
            tired = any(effect.name == "exhaust" for effect in special.effects)
            own = 0.6 * special.rage + (0.1 if special.uses else 0.0) + lore_of(game).price(game, figure, special)
            return own * haste + fall(game) * tired
        case _:
            return 0.0


def item_worth(game: "Catacombs", card: str, hero: str) -> float:
    """How much a hero wants a card: what it brings, less what its price is worth elsewhere."""
    lore, item = lore_of(game), item_of(game, card)
    gain = lore.gift(game, item, hero) - 0.5 * lore.gold(game) * item.price
    return max(gain, RARELY) ** 2


def _need(game: "Catacombs", name: str) -> float:
    """How badly a figure wants health: nothing when it is whole."""
    figure = game.state.figures[name]
    missing = 1.0 - figure.health / full_health(game, figure)
    return missing * missing * 2.0 + (0.5 if 0 < figure.health <= 2 else 0.0)


def _most(game: "Catacombs", about: About) -> int:
    """The most that a hero can give of what is still due."""
    return min(game.state.sheets[about["figure"]].gold, int(about["price"]))


def _camping(game: "Catacombs") -> float:
    """Rest when it helps; never where an ambush is sure."""
    space = tracker(game).track[game.state.camp]
    if space == STAR:
        return RARELY
    living = living_heroes(game)
    missing = sum(full_health(game, game.state.figures[hero]) - game.state.figures[hero].health for hero in living)
    return float(min(missing, int(space) * len(living)))


def _way(game: "Catacombs", direction: str) -> float:
    """On to what nobody has seen; to Merchant and Healer with gold; not back into a room that is done with."""
    place = game.state.places[neighbour(game, direction)]
    if not place.card:
        return 1.0
    if place.explored:
        return 0.15
    level = level_of(game.content, place.card)
    gold = sum(sheet.gold for sheet in game.state.sheets.values())
    return 2.0 if level in (MERCHANT, HEALER) and gold >= 300 else 1.0 / (1.0 + max(room_toil(game, place.card), 0.0))
