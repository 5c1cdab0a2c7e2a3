"""Undo restores the exact state, or is refused because chance has spoken or somebody knows more."""

from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.match import Match
from souterrain.kernel.state import State
from tests.every_game.secrecy import covered_for, learnt, read_by, viewers


def check_undo(match: Match, before: State, seat: int, answer: Answer, events: list[Event]) -> bool:
    """Take the last answer back and give it again, or find it refused with reason. True if it was taken back."""
    after, entries = match.game.state.clone(), len(match.entries)
    for other in range(len(match.game.seats)):
        if other != seat:
            assert not match.can_undo(other), f"seat {other} could take back the answer of seat {seat}"
    if not match.can_undo(seat):
        assert is_more_known(match, before, after, events), "an answer cannot be taken back, though nobody knows more"
        try:
            match.undo(seat)
        except Refused:
            assert match.game.state == after, "a refused undo has changed the state"
            assert len(match.entries) == entries, "a refused undo was written down"
            return False
        raise AssertionError("an undo that was not possible happened")
    assert not is_more_known(match, before, after, events), "an answer could be taken back, though somebody knows more"
    match.undo(seat)
    assert match.game.save() == before.encode(), "undo leads to another state"
    assert match.entries[-1].act == "undo", "undo is not in the record"
    assert len(match.entries) == entries + 1, "undo is not one line of the record"
    match.answer(seat, answer)
    assert match.game.save() == after.encode(), "the same answer after an undo leads elsewhere"
    return True


def is_more_known(match: Match, before: State, after: State, events: list[Event]) -> bool:
    """Chance has spoken, a disc was flicked, sealed answers were opened, or a viewer sees a thing it did not see before."""
    if before.chance.drawn != after.chance.drawn or match.entries[-1].outcomes:
        return True
    if before.sealed and not after.sealed:
        return True
    game, then = match.game, match.game.restore(before.encode())
    return any(
        learnt(covered_for(then, then.view(viewer)), game, game.view(viewer), read_by(viewer, game, events))
        for viewer in viewers(game)
    )
