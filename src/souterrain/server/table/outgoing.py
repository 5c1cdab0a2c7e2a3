"""Pictures: what one viewer is shown of a sitting, and what changed since the last one.

A picture is made from the viewer's view, never from the state: what is not in the view cannot get onto the wire. An update
is the difference of two pictures of the same viewer, so it too depends on nothing else. The agenda, the seed and the steps
that ask are left out: players never see them. Only the replay of a match that is over may be `is_revealed`: made from the state.
"""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct

from souterrain.kernel.decision import Choice, Option
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision, Place
from souterrain.kernel.state import State
from souterrain.kernel.timer import LATE
from souterrain.kernel.view import View
from souterrain.server.protocol import messages as wire
from souterrain.server.seats.clock import Deadline
from souterrain.server.store.records import Chair
from souterrain.server.table.history import Line, Word
from souterrain.server.table.state import Sitting

MOST_WRITTEN = 20_000  # records kept as JSON
UNSEEN = frozenset(("chance", "agenda", "decisions", "sealed", "standings"))

_encoder = msgspec.json.Encoder()
_shown: dict[type[State], tuple[str, ...]] = {}
_written: dict[int, tuple[Struct, Raw]] = {}  # by identity, with the record, so that the identity stays its own


class Picture(Struct):
    """What a viewer was last told. The fields are those of the view: a state that was reached never changes again."""

    seq: int
    fields: dict[str, Any]
    asked: int
    awaited: list[wire.Awaited]
    undo: bool
    standings: list[int]
    seats: list[wire.SeatSeen]
    clocks: dict[str, int]
    proposal: wire.ProposalSeen | None
    rematch: str
    frozen: str
    muted: list[int]


def snapshot(
    sitting: Sitting, seat: int | None, deadlines: dict[int, Deadline], since: int = -1, *, is_revealed: bool = False
) -> tuple[Picture, bytes]:
    """Everything, for one who has just come or missed something."""
    picture, decision = _look(sitting, seat, deadlines, is_revealed)
    heading = sitting.created.heading
    message = wire.Snapshot(
        sitting.table,
        heading.setup.game,
        heading.setup.scenario,
        heading.setup.options,
        heading.packs,
        seat,
        picture.seq,
        sitting.at,
        {name: _field(value) for name, value in picture.fields.items()},
        _decision(decision, picture.asked),
        picture.awaited,
        picture.undo,
        picture.standings,
        picture.seats,
        picture.clocks,
        picture.proposal,
        picture.rematch,
        picture.frozen,
        picture.muted,
        *_news(sitting, seat, since, is_revealed),
    )
    return picture, _encoder.encode(message)


def update(
    sitting: Sitting, seat: int | None, deadlines: dict[int, Deadline], old: Picture, *, is_revealed: bool = False
) -> tuple[Picture, bytes]:
    """What has changed since the old picture."""
    new, decision = _look(sitting, seat, deadlines, is_revealed)
    events, chat = _news(sitting, seat, old.seq, is_revealed)
    before = old.fields
    changed = {name: _field(value) for name, value in new.fields.items() if name not in before or before[name] != value}
    message = wire.Update(
        old.seq,
        new.seq,
        sitting.at,
        changed,
        _decision(decision, new.asked) if new.asked != old.asked else UNSET,
        new.awaited if new.awaited != old.awaited else UNSET,
        new.undo if new.undo != old.undo else UNSET,
        new.standings if new.standings != old.standings else UNSET,
        new.seats if new.seats != old.seats else UNSET,
        new.clocks if new.clocks != old.clocks else UNSET,
        new.proposal if new.proposal != old.proposal else UNSET,
        new.rematch if new.rematch != old.rematch else UNSET,
        new.frozen if new.frozen != old.frozen else UNSET,
        new.muted if new.muted != old.muted else UNSET,
        events,
        chat,
    )
    return new, _encoder.encode(message)


def acknowledging(update: bytes, ref: str) -> bytes:
    """The update for the one who asked for it."""
    return b'%b,"done":%b}' % (update[:-1], _encoder.encode(ref))


def seats_seen(sitting: Sitting) -> list[wire.SeatSeen]:
    """Who sits where. Made once for all viewers and acts: chairs seldom change, and are replaced when they do."""
    return _seats_seen(sitting.seats, tuple(sitting.chairs))


@lru_cache(maxsize=4096)
def _seats_seen(roles: tuple[str, ...], chairs: tuple[Chair, ...]) -> list[wire.SeatSeen]:
    return [
        wire.SeatSeen(role, chair.kind, chair.name, chair.level, chair.away)
        for role, chair in zip(roles, chairs, strict=True)
    ]


def events_seen(lines: list[Line]) -> list[wire.EventSeen]:
    return [
        wire.EventSeen(
            line.seq,
            line.event.name,
            line.event.data,
            line.event.rule,
            line.event.hidden,
            line.reel.film if line.reel else None,
        )
        for line in lines
    ]


def chat_seen(words: list[Word]) -> list[wire.ChatSeen]:
    return [wire.ChatSeen(*word) for word in words]


def _look(
    sitting: Sitting, seat: int | None, deadlines: dict[int, Deadline], is_revealed: bool
) -> tuple[Picture, Decision | None]:
    fields: dict[str, Any] = {}
    awaited: list[wire.Awaited] = []
    standings: list[int] = []
    decision = None
    undo = False
    match = sitting.match
    if match:
        view = look_at(match.game, seat)
        state = match.game.state if is_revealed else view.state
        decision = view.decision
        fields = {name: getattr(state, name) for name in _fields_of(type(state))}
        awaited = [
            wire.Awaited(choice.seat, choice.kind, choice.rule, choice.seat in state.sealed)
            for choice in state.decisions
        ]
        standings = list(state.standings)
        undo = seat is not None and match.can_undo(seat)
    proposal = sitting.proposal
    picture = Picture(
        sitting.seq,
        fields,
        sitting.asked.get(seat, -1) if decision is not None and seat is not None else -1,
        awaited,
        undo,
        standings,
        seats_seen(sitting),
        {str(waiting): deadlines[waiting].at for waiting in sorted(deadlines)},
        _proposal(sitting) if proposal else None,
        sitting.rematch,
        sitting.frozen,
        sorted(sitting.chronicle.mutes.get(seat, ())) if seat is not None else [],
    )
    return picture, decision


def look_at(game: Game[Any, Any], seat: int | None) -> View:
    """The one place where a picture touches a game: it gets the view and nothing else."""
    return game.view(seat)


def _fields_of(kind: type[State]) -> tuple[str, ...]:
    if kind not in _shown:
        _shown[kind] = tuple(name for name in kind.__struct_fields__ if name not in UNSEEN)
    return _shown[kind]


def _news(
    sitting: Sitting, seat: int | None, since: int, is_revealed: bool
) -> tuple[list[wire.EventSeen], list[wire.ChatSeen]]:
    lines = sitting.chronicle.lines_after(since) if is_revealed else sitting.lines_for(seat, since)
    return events_seen(lines), chat_seen(sitting.chronicle.words_for(seat, since))


def _proposal(sitting: Sitting) -> wire.ProposalSeen | None:
    proposal = sitting.proposal
    if proposal is None or sitting.match is None:
        return None
    back = len(sitting.match.standing()) - proposal.stays
    return wire.ProposalSeen(proposal.seat, back, sorted(proposal.agreed))


def _decision(decision: Decision | None, asked: int) -> wire.DecisionSeen | None:
    if decision is None:
        return None
    about = dict(decision.about)
    if isinstance(decision, Choice):
        return wire.ChoiceSeen(
            asked,
            decision.seat,
            decision.kind,
            decision.rule,
            [_option(option) for option in decision.options if option.id != LATE],
            [_option(refusal.option, refusal.rule) for refusal in decision.refused],
            about,
            decision.least,
            decision.most,
        )
    if isinstance(decision, Place):
        return wire.PlaceSeen(
            asked,
            decision.seat,
            decision.kind,
            decision.rule,
            decision.disc,
            decision.radius,
            list(decision.zones),
            decision.example,
            about,
        )
    return wire.FlickSeen(
        asked,
        decision.seat,
        decision.kind,
        decision.rule,
        decision.disc,
        decision.top_speed,
        list(decision.towards),
        about,
    )


def _option(option: Option, rule: str = "") -> wire.OptionSeen:
    return wire.OptionSeen(option.id, option.verb, dict(option.subjects), rule)


def _field(value: Any) -> Any:
    if type(value) is dict:  # in which order its entries came is nobody's business
        value = dict(sorted(value.items()))
    return _named(value)


def _named(value: Any) -> Any:
    """Records as objects with names: the page reads them, and a field added to a record does not shift the others."""
    if isinstance(value, (list, tuple)):
        return [_named(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _named(item) for key, item in value.items()}
    if isinstance(value, Struct):
        return _record(value)
    return value


def _record(record: Struct) -> Raw:
    """A record as JSON. It never changes, and most of those in a changed list were told before."""
    known = _written.get(id(record))
    if known is None or known[0] is not record:
        if len(_written) >= MOST_WRITTEN:
            _written.clear()
        fields = {name: _named(getattr(record, name)) for name in record.__struct_fields__}
        known = _written[id(record)] = (record, Raw(_encoder.encode(fields)))
    return known[1]
