"""Equipment cards: which a hero has, whether they work, and how often they still do."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.facts import Item
from souterrain.games.catacombs.figure import change_sheet, count_use, is_able, living_heroes, used
from souterrain.games.catacombs.ids import card_of

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


def item_card(item: str) -> str:
    return card_of("item", item)


def item_of(game: "Catacombs", card: str) -> Item:
    return game.item(card)


def is_working(game: "Catacombs", hero: str) -> bool:
    """catacombs.equipment.off-when-incapacitated, catacombs.death.keeps-possessions"""
    return is_able(game.state.figures[hero])


def is_left(game: "Catacombs", hero: str, card: str) -> bool:
    """catacombs.equipment.conditions: whether the card can be used once more in this room."""
    uses = item_of(game, card).uses
    return not uses or used(game, hero, card) < uses


def spend(game: "Catacombs", hero: str, card: str) -> None:
    """Note that a card was used; some are discarded by that."""
    item = item_of(game, card)
    count_use(game, hero, card)
    game.emit("item_used", figure=hero, card=card, spent=item.discard, rule="catacombs.equipment.conditions")
    game.charge(hero, item)
    if item.discard:
        change_sheet(game, hero, items=tuple(other for other in game.state.sheets[hero].items if other != card))
        game.state.discards += (card,)
        rule = "catacombs.equipment.discarded-is-gone"
        game.emit("item_discarded", figure=hero, card=card, told=True, rule=rule)


def passives(game: "Catacombs", hero: str, mark: str) -> Iterator[dict[str, Any]]:
    """The arguments of the lasting effects with a mark that a hero's cards have."""
    yield from (given for _, given in gifts(game, hero, mark))


def gifts(game: "Catacombs", hero: str, mark: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The same, each with the card that gives it."""
    for card in game.cards_of(hero):
        for effect in item_of(game, card).effects:
            if effect.marks.get("passive") == mark:
                yield card, dict(effect.arguments)


def uses_of(game: "Catacombs", hero: str, special: str) -> int:
    """How often a hero may use a special action in a room, equipment included; 0 is without limit, and no card adds to that."""
    return game.content.special[special].uses + sum(more for more, _ in more_uses(game, hero, special))


def more_uses(game: "Catacombs", hero: str, special: str) -> list[tuple[int, str]]:
    """How often more a hero may use a special action, and by which card."""
    return [(given["uses"], card) for card, given in gifts(game, hero, "uses") if given["special"] == special]


def owned_allies(game: "Catacombs", hero: str) -> list[str]:
    """catacombs.ally.familiar-purchase: the allies that go with a hero from room to room."""
    return game.allies_of(hero, bought_allies(game, hero))


def bought_allies(game: "Catacombs", hero: str) -> list[str]:
    """Those of them whom a hero has by a card of his."""
    return [given["ally"] for given in passives(game, hero, "ally")]


def map_bearers(game: "Catacombs") -> list[str]:
    """The heroes whose map works now."""
    return [hero for hero in living_heroes(game) if is_working(game, hero) and [*passives(game, hero, "map")]]
