"""A match played by random players, for tests that need something to have happened."""

from functools import partial

from souterrain.games import find as find_game
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from souterrain.players import find


def play_out(seed: int, scenario: str = "", most: int = 100_000) -> Match:
    """A match of Claustrophobia between random players, to its end or to so many answers."""
    return play_setup(Setup("claustrophobia", scenario), seed, most)


def play_setup(setup: Setup, seed: int, most: int = 100_000) -> Match:
    match = Match.start(find_game(setup.game), setup, seed)
    players = [find("random", seed, seat) for seat in range(len(match.game.seats))]
    while not match.game.is_over and len(match.entries) < most:
        choice = match.game.open_decisions()[0]
        seat = choice.seat
        match.answer(seat, players[seat].answer(choice, partial(match.game.view, seat)))
    return match
