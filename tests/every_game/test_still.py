"""What is shown, and what is hidden, is the same whether it is worked out anew each time or as far as something has changed."""

from random import Random

import msgspec
import pytest

from souterrain.kernel.game import Game
from souterrain.kernel.match import Match
from souterrain.kernel.view import hidden_from
from tests.every_game.table import NAMES, game_of, plain_setup, random_answer, random_setup, scenarios_of

ENCODER = msgspec.json.Encoder()
DECISIONS = 60


def anew(game, work_out, *about):
    return work_out(game, *about)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_shown_is_what_would_be_worked_out_anew(name, monkeypatch):
    rng = Random(7)
    kept = Game.still
    count = 0
    for seed in range(3):
        setup = random_setup(name, rng.choice(scenarios_of(name)), rng) if seed else plain_setup(name)
        match = Match.start(game_of(name), setup, seed)
        # Of each game another stretch: to begin with, in the middle, towards the end.
        for at in range(seed * 4 * DECISIONS + DECISIONS):
            if match.game.is_over:
                break
            if at >= seed * 4 * DECISIONS:
                for viewer in (None, *range(len(match.game.seats))):
                    monkeypatch.setattr(Game, "still", kept)
                    told = match.game.through(match.game.view(viewer)).shown(viewer)
                    monkeypatch.setattr(Game, "still", anew)
                    fresh = match.game.through(match.game.view(viewer)).shown(viewer)
                    assert ENCODER.encode(told) == ENCODER.encode(fresh), (seed, at, viewer)
                    count += 1
                hidden = tuple(hidden_from(match.game.state, viewer, match._secrets) for viewer in match._viewers)
                assert match._hidden_in(match.game.state) == hidden, (seed, at)
            decision = rng.choice(match.game.open_decisions())
            match.answer(decision.seat, random_answer(decision, rng))
            if rng.random() < 0.1 and any(match.can_undo(seat) for seat in range(len(match.game.seats))):
                match.undo(next(seat for seat in range(len(match.game.seats)) if match.can_undo(seat)))
    assert count > 60, "hardly anything was compared"
    monkeypatch.setattr(Game, "still", kept)
