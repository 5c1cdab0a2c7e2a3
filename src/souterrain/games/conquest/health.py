"""Health tokens, and the ends of the game that hang on them.

The 24 tokens lie in two reserves and the bank; they only ever change places.
"""

from typing import TYPE_CHECKING

from souterrain.games.conquest.disc import seats_of
from souterrain.games.conquest.state import TEAMS

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

TOKENS = 24
NOBODY = -1  # no team's doing


def lose(
    game: "Conquest",
    team: int,
    amount: int,
    *,
    rule: str,
    why: str,
    captured: int = 0,
    discs: tuple[str, ...] = (),
    damage: int = 0,
    more: int = 0,
    shot: str = "",
    mover: str = "",
) -> None:
    """conquest.damage.token-to-bank: tokens go to the bank, the captured ones among them to the other team.

    `discs` were hit by a `shot` of `mover`, and each costs `damage`, unless that is more than there is; so much `more` than is
    printed for a card given up.
    """
    state = game.state
    due, amount = amount, min(amount, state.health[team])
    captured = min(captured, amount)
    _change(game, team, -amount)
    state.bank += amount - captured
    game.emit(
        "tokens_lost",
        team=team,
        amount=amount,
        short=due - amount,
        left=state.health[team],
        why=why,
        discs=discs,
        damage=damage,
        printed=damage - more,
        more=more,
        shot=shot,
        mover=mover,
        rule=rule,
    )
    if captured:
        _change(game, 1 - team, captured)
        left = state.health[1 - team]
        game.emit("tokens_captured", team=1 - team, amount=captured, left=left, rule="conquest.ability.capture")
    look_for_end(game)


def gain(game: "Conquest", team: int, amount: int, *, rule: str, card: str = "") -> None:
    """conquest.health.gain: tokens from the bank, as many as there are; `card` of the discard pile is what they are given for."""
    amount = min(amount, game.state.bank)
    _change(game, team, amount)
    game.state.bank -= amount
    left = game.state.health[team]
    game.emit(
        "tokens_gained",
        team=team,
        amount=amount,
        left=left,
        bank=game.state.bank,
        same=bool(card),
        card=card,
        rule=rule,
    )
    look_for_end(game)


def _change(game: "Conquest", team: int, amount: int) -> None:
    sword, skull = game.state.health
    game.state.health = (sword + amount, skull) if team == 0 else (sword, skull + amount)


def look_for_end(game: "Conquest") -> None:
    """conquest.end.reserve-empty, conquest.end.bank-empty: an empty reserve or bank ends the game at once."""
    state = game.state
    for team, tokens in enumerate(state.health):
        if not tokens:
            end_game(game, "reserve", rule="conquest.end.reserve-empty", team=team)
            return
    if not state.bank:
        end_game(game, "bank", rule="conquest.end.bank-empty")


def end_game(game: "Conquest", cause: str, *, rule: str, team: int = NOBODY) -> None:
    """conquest.end.most-tokens: whatever ended it, more tokens win; then more cards in hand; else it is a draw."""
    game.emit("game_ended", cause=cause, team=team, rule=rule)
    state = game.state
    cards = tuple(sum(len(state.hands[seat]) for seat in seats_of(game, team)) for team in range(len(TEAMS)))
    for what, counts, why in (
        ("tokens", state.health, "conquest.end.most-tokens"),
        ("cards", cards, "conquest.end.tie-break"),
    ):
        if counts[0] != counts[1]:
            winner = counts.index(max(counts))
            game.emit(
                "won",
                team=winner,
                loser=1 - winner,
                counted=what,
                ours=max(counts),
                theirs=min(counts),
                tokens=state.health[winner],
                rule=why,
            )
            game.end(*(1 if team == winner else 2 for team in state.teams))
            return
    game.emit("tied", tokens=state.health[0], cards=cards[0], rule="conquest.end.tie-break")
    game.end(*(1 for _ in state.teams))
