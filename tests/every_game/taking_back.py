"""Undo restores the exact state, or is refused because chance or a rule has spoken or somebody knows more."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.match import Match
from souterrain.kernel.state import State
from souterrain.kernel.view import hidden_from, look, secret_fields
from tests.every_game.secrecy import viewers


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
    assert match.events[-1].data["count"] == len(events), "not as many events are taken back as the answer led to"
    assert match.game.save() == before.encode(), "undo leads to another state"
    assert match.entries[-1].act == "undo", "undo is not in the record"
    assert len(match.entries) == entries + 1, "undo is not one line of the record"
    match.answer(seat, answer)
    assert match.game.save() == after.encode(), "the same answer after an undo leads elsewhere"
    return True


def is_more_known(match: Match, before: State, after: State, events: list[Event]) -> bool:
    """The match is over, chance or a rule has spoken, a disc was flicked, sealed answers were opened, or a viewer has come to see
    a thing."""
    if match.game.is_over:
        return True
    if before.chance.drawn != after.chance.drawn or match.entries[-1].outcomes or match.game.is_final:
        return True
    if before.sealed and not after.sealed:
        return True
    for viewer in viewers(match.game):
        shown = set(texts([event.seen_by(viewer, match.game.secrets()).data for event in events]))
        covered = covered_for(before, viewer, match.game.secrets())
        if covered & shown or covered - covered_for(after, viewer, match.game.secrets()):
            return True
    return False


def covered_for(state: State, viewer: int | None, secrets: frozenset[str]) -> frozenset[str]:
    """The plain, slow way to find what `kernel.view.hidden_from` finds."""
    view = look(state, viewer)
    lying: set[str] = set()
    shown: set[str] = set()
    for table, found in ((state, lying), (view.state, shown)):
        found.update(texts([getattr(table, name) for name in table.sights if name not in State.sights]))
        found.update(texts([getattr(step, name) for step in table.agenda for name in secret_fields(type(step))]))
    assert (lying - shown) & secrets == hidden_from(state, viewer, secrets)
    return secrets & (lying - shown)


def texts(value: Any) -> Iterator[str]:
    """Every string in some data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        yield from texts([getattr(value, name) for name in value.__struct_fields__])
    elif isinstance(value, dict):
        yield from texts([*value.keys(), *value.values()])
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from texts(item)
