"""Cards: what is printed on them, and the piles, hands and discards they lie in. How one is played is in `acts.py`."""

from typing import TYPE_CHECKING, Any

from souterrain.games.conquest.facts import Ability, Card
from souterrain.games.conquest.ids import name_of
from souterrain.games.conquest.state import Cards

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest


def card_of(game: "Conquest", card: str) -> Card:
    return game.content.card[name_of(card)]


def ability_of(game: "Conquest", card: str) -> Ability | None:
    """conquest.ability.extra-rules: a card's ability, unless the table plays without (conquest.variant.no-abilities)."""
    name = card_of(game, card).ability if card and game.setup.options["abilities"] else ""
    return game.content.ability[name] if name else None


def amount_of(game: "Conquest", card: str) -> int:
    """The number printed beside a card's ability; 0 where what the ability does knows no number."""
    ability = ability_of(game, card)
    counts = ability is not None and any(effect.marks.get("counts") for effect in ability.effects)
    return card_of(game, card).amount if counts else 0


def is_piercing(game: "Conquest", card: str) -> bool:
    """Whether armour is of no use against the shots of a card."""
    ability = ability_of(game, card)
    return ability is not None and any(effect.marks.get("piercing") for effect in ability.effects)


def draw(game: "Conquest", seat: int, count: int, *, rule: str) -> None:
    """conquest.cards.no-automatic-reshuffle: from the top of the team's pile, as many as it has; from an empty one nothing."""
    state = game.state
    team = state.teams[seat]
    cards = state.piles[team][:count]
    if not cards:
        tell_empty(game, seat)
        return
    take_from_pile(game, team, cards)
    state.hands[seat] += cards
    short = count - len(cards)
    game.emit("drawn", seat=seat, cards=cards, short=short, among=0, rule=rule, only=game.hand_seen_by(seat))


def tell_empty(game: "Conquest", seat: int) -> None:
    """Nothing is left to draw: everybody is told how many cards stand between the player and the end (conquest.end.no-card)."""
    state = game.state
    rule = "conquest.cards.no-automatic-reshuffle"
    game.emit("pile_empty", team=state.teams[seat], seat=seat, hand=len(state.hands[seat]), rule=rule)


def take_from_pile(game: "Conquest", team: int, cards: Cards) -> None:
    """Cards leave the top of a pile; what anybody knew of it moves up."""
    state = game.state
    state.piles[team] = tuple(card for card in state.piles[team] if card not in cards)
    for seat, known in list(state.known.items()):
        if state.teams[seat] == team:
            state.known[seat] = tuple(card for card in known if card not in cards)


def discard_from_hand(game: "Conquest", seat: int, card: str, *, why: str, rule: str) -> None:
    state = game.state
    state.hands[seat] = tuple(other for other in state.hands[seat] if other != card)
    discard(game, state.teams[seat], card, why=why, rule=rule, seat=seat)


def discard(game: "Conquest", team: int, card: str, *, why: str, rule: str, **about: Any) -> None:
    """conquest.players.shared-discard: on the pile that the players of a team share. `why` is told, and about a card from a hand
    also whose hand that is (`seat`)."""
    game.state.discards[team] += (card,)
    game.emit("discarded", team=team, card=card, why=why, rule=rule, **about)


def drop_armour(game: "Conquest", team: int, card: str, *, why: str, rule: str, **about: Any) -> None:
    """A kept card goes to its team's discard pile; `about` one that is broken, who chose it (`seat`)."""
    state = game.state
    state.kept[team] = tuple(other for other in state.kept[team] if other != card)
    discard(game, team, card, why=why, rule=rule, **about)


def is_permanent(game: "Conquest", card: str) -> bool:
    """conquest.armour.stays: armour stays on the table, unless the table plays without (conquest.variant.no-armour)."""
    return card_of(game, card).armour and bool(game.setup.options["armour"])
