"""Combat cards: the hand, what may be played from it, where cards go."""

from typing import TYPE_CHECKING

from souterrain.kernel.decision import Option, option

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister


def by_value(game: "Twister", seat: int, without: tuple[str, ...] = ()) -> dict[int, str]:
    """The cards of a hand by their values. Of two that have the same, one will do."""
    values = game.book.combat
    found: dict[int, str] = {}
    for card in game.state.hand[seat]:
        if card not in without:
            found.setdefault(values[card], card)
    return found


def playable(game: "Twister", seat: int, named: int, without: tuple[str, ...]) -> list[Option]:
    """One option for each value in a hand; only the named value, if a Telepath has named one that is there."""
    values = by_value(game, seat, without)
    return [option("lay", card=value) for value in ((named,) if named in values else values)]


def returning_card(game: "Twister", seat: int) -> str:
    """twister.timer.combat-late: the card that is played by those who do not choose in time."""
    return next(card for card in game.state.hand[seat] if card in game.book.returning)


def spend(game: "Twister", seat: int, cards: tuple[str, ...], openly: bool) -> None:
    """twister.melee.discard: cards go into the box, except the 0. Everybody may look up those spent openly."""
    state = game.state
    lost = tuple(card for card in cards if card not in game.book.returning)
    state.hand[seat] = tuple(card for card in state.hand[seat] if card not in lost)
    state.spent[seat] += lost
    other = 1 - seat
    state.known[other] = tuple(card for card in state.known[other] if card not in lost)
    if openly:
        state.spent_openly[seat] += lost


def can_spare(game: "Twister", seat: int) -> bool:
    """There is a card that can stand in for a jump card."""
    return any(card not in game.book.returning for card in game.state.hand[seat])


def jump_cards(game: "Twister", seat: int) -> list[Option]:
    """twister.jump.extra, twister.jump.extra-not-zero: combat cards that can stand in for a jump card."""
    return [
        option("lay", card=value) for value, card in by_value(game, seat).items() if card not in game.book.returning
    ]
