"""The random player: only offered answers, repeatable, and whole games to their end."""

import pytest

from souterrain.kernel.decision import Refused, ask, option
from souterrain.kernel.match import Match
from souterrain.kernel.view import View
from souterrain.players import find
from tests.players.playing import play_out


def look() -> View:
    raise AssertionError("the random player does not look")


def test_it_picks_every_option_and_nothing_else() -> None:
    question = ask(0, "act", [option("move", tile=tile) for tile in range(4)], rule="")
    player = find("random", 1, 0)
    assert {player.answer(question, look) for _ in range(200)} == {"move:0", "move:1", "move:2", "move:3"}


def test_it_picks_as_many_as_may_be_picked() -> None:
    question = ask(0, "take", [option("die", die=die) for die in range(5)], rule="", least=1, most=3)
    player = find("random", 1, 0)
    answers = [player.answer(question, look) for _ in range(200)]
    assert {len(answer) for answer in answers} == {1, 2, 3}
    assert all(len(question.pick(answer)) == len(answer) for answer in answers)


def test_the_same_seed_plays_the_same_match() -> None:
    first = play_out(7, "the-vigil").dump()
    assert play_out(7, "the-vigil").dump() == first
    assert play_out(8, "the-vigil").dump() != first


def test_it_plays_to_the_end() -> None:
    match: Match = play_out(3)
    assert match.game.is_over


def test_an_unknown_player_is_refused_by_name() -> None:
    with pytest.raises(Refused, match="no computer player 'genius'"):
        find("genius", 0, 0)
