"""One random match under every check: most at every decision, the dearest at some of them."""

from random import Random

from msgspec import Struct

from souterrain.kernel.match import Match, replay
from tests.every_game.bad_input import check_bad_input
from tests.every_game.copying import Album, check_going_on, restored
from tests.every_game.secrecy import Memory, Twin, check_renaming, viewers
from tests.every_game.sound import (
    check_asking_again,
    check_decisions,
    check_end,
    check_events,
    check_playable,
    check_state,
)
from tests.every_game.table import MOST_DECISIONS, game_of, random_answer, random_setup
from tests.every_game.taking_back import check_undo

UNDO_CHANCE = 0.05  # how often an answer is taken back
RENAMING_CHANCE = 0.25  # `Twin.check_now` looks for hidden names every time; this proves the same in another way
BAD_INPUTS = 4  # tried at each decision


class Watched(Struct):
    """What was seen in a match, so that nobody takes an empty check for a passed one."""

    decisions: int = 0
    checked: int = 0
    compared: int = 0  # views compared one answer ahead
    revealing: int = 0  # not compared: something hidden was put to use in the open
    undone: int = 0
    not_undone: int = 0


def watch(
    name: str, scenario: str, seed: int, seen: Watched, share: float = 1.0, most: int = MOST_DECISIONS + 1
) -> Match:
    """Play a match to its end, or so many decisions of it; an AssertionError tells what is wrong, `seen.decisions` where.

    With a share below 1, only so many decisions are looked at closely, at random; that nothing is lost is looked at always.
    """
    rng = Random(seed)
    match = Match.start(game_of(name), random_setup(name, scenario, rng), seed)
    album, memory = Album(), Memory(match.game)
    memory.add(match.game, match.events, is_chance_used=False)
    told = 0
    until = seen.decisions + most
    while not match.game.is_over and seen.decisions < until:
        seen.decisions += 1
        assert seen.decisions <= MOST_DECISIONS, "the game does not end"
        game = match.game
        check_events(game, match.events[told:])
        told = len(match.events)
        check_state(game)
        if rng.random() >= share:
            play_on(match, memory, rng)
            continue
        seen.checked += 1
        check_decisions(game)
        check_asking_again(game)
        check_playable(game, rng)
        check_bad_input(game, rng, BAD_INPUTS)
        if rng.random() < RENAMING_CHANCE:
            check_renaming(game, rng.choice(viewers(game)), memory, rng)
        album.keep(game.state)
        twins = [Twin(match, viewer, rng.getrandbits(32), memory) for viewer in viewers(game)]
        for twin in twins:
            twin.check_now(game)
        decision = rng.choice(game.open_decisions())
        seat, answer = decision.seat, random_answer(decision, rng)
        copy = restored(game)
        before = game.state.clone()
        match.answer(seat, answer)
        check_going_on(copy, game, seat, answer)
        memory.add(game, match.events[told:], is_chance_used=before.chance.drawn != game.state.chance.drawn)
        alike = [twin for twin in twins if twin.check_ahead(match, seat, answer, match.events[told:])]
        seen.compared += len(alike)
        seen.revealing += len(twins) - len(alike)
        if alike and rng.random() < UNDO_CHANCE:
            rng.choice(alike).check_undo(match, seat)
        if rng.random() < UNDO_CHANCE:
            if check_undo(match, before, seat, answer, match.events[told:]):
                seen.undone += 1
            else:
                seen.not_undone += 1
    check_events(match.game, match.events[told:])
    check_state(match.game)
    if match.game.is_over:
        check_end(match.game)
    album.check()
    again = replay(game_of(name), match.dump(), "file")
    assert again.game.save() == match.game.save(), "the match file leads to another end"
    assert again.events == match.events, "the match file tells another story"
    return match


def play_on(match: Match, memory: Memory, rng: Random) -> None:
    """One answer that nobody looks at, except to remember what was shown."""
    told, drawn = len(match.events), match.game.state.chance.drawn
    decision = rng.choice(match.game.open_decisions())
    match.answer(decision.seat, random_answer(decision, rng))
    memory.add(match.game, match.events[told:], is_chance_used=drawn != match.game.state.chance.drawn)
