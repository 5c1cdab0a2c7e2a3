"""Health tokens, and the ends of the game that hang on them.

The 24 tokens lie in two reserves and the bank; they only ever change places.
"""

from typing import TYPE_CHECKING

from souterrain.games.conquest.disc import seats_of
from souterrain.games.conquest.state import TEAMS

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

TOKENS = 24


def lose(game: "Conquest", team: int, amount: int, *, rule: str, captured: int = 0) -> None:
    """conquest.damage.token-to-bank: tokens go to the bank, the captured ones among them to the other team."""
    state = game.state
    amount = min(amount, state.health[team])
    captured = min(captured, amount)
    _change(game, team, -amount)
    state.bank += amount - captured
    game.emit("tokens_lost", team=team, amount=amount, rule=rule)
    if captured:
        _change(game, 1 - team, captured)
        game.emit("tokens_captured", team=1 - team, amount=captured, rule="conquest.ability.capture")
    look_for_end(game)


def gain(game: "Conquest", team: int, amount: int, *, rule: str) -> None:
    """conquest.health.gain: tokens from the bank, as many as there are."""
    amount = min(amount, game.state.bank)
    _change(game, team, amount)
    game.state.bank -= amount
    game.emit("tokens_gained", team=team, amount=amount, rule=rule)
    look_for_end(game)


def _change(game: "Conquest", team: int, amount: int) -> None:
    sword, skull = game.state.health
    game.state.health = (sword + amount, skull) if team == 0 else (sword, skull + amount)


def look_for_end(game: "Conquest") -> None:
    """conquest.end.reserve-empty, conquest.end.bank-empty: an empty reserve or bank ends the game at once."""
    state = game.state
    for team in range(len(TEAMS)):
        if not state.health[team]:
            end_game(game, rule="conquest.end.reserve-empty", team=team)
            return
    if not state.bank:
        end_game(game, rule="conquest.end.bank-empty")


def end_game(game: "Conquest", *, rule: str, team: int = -1) -> None:
    """conquest.end.most-tokens: whatever ended it, more tokens win; then more cards in hand; else it is a draw."""
    game.emit("game_ended", team=team, rule=rule)
    state = game.state
    tokens = state.health
    cards = tuple(sum(len(state.hands[seat]) for seat in seats_of(game, each)) for each in range(len(TEAMS)))
    if tokens[0] != tokens[1]:
        winner, why = tokens.index(max(tokens)), "conquest.end.most-tokens"
    elif cards[0] != cards[1]:
        winner, why = cards.index(max(cards)), "conquest.end.tie-break"
    else:
        game.emit("drawn_game", tokens=tokens, cards=cards, rule="conquest.end.tie-break")
        game.end(*(1 for _ in state.teams))
        return
    game.emit("won", team=winner, tokens=tokens, cards=cards, rule=why)
    game.end(*(1 if team == winner else 2 for team in state.teams))
