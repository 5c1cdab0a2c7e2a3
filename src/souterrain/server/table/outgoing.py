"""What goes out to one viewer of a table: everything, or what changed since the last time.

It is made from the viewer's view, never from the state: what is not in the view cannot get onto the wire. An update is the
difference between what the same viewer was sent last and what they would be sent now, so it too depends on nothing else. The
agenda, the seed and the steps that ask are left out: players never see them. Only the replay of a match that is over may be
`is_revealed`: made from the state.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from msgspec import UNSET, Raw, Struct
from msgspec.structs import asdict

from souterrain.content import Called, Word
from souterrain.content.word import plain, several
from souterrain.kernel.decision import Choice, Option
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision, Place, Sway
from souterrain.kernel.shown import Shown
from souterrain.kernel.state import State
from souterrain.kernel.timer import LATE
from souterrain.kernel.view import View
from souterrain.server.protocol import bodies, messages
from souterrain.server.seats.clock import Deadline
from souterrain.server.store.records import Chair
from souterrain.server.table.history import Line, Remark
from souterrain.server.table.state import TableState

MOST_WRITTEN = 5_000  # records kept as JSON, twice: those used since, and those used before
UNSEEN = frozenset(("chance", "agenda", "decisions", "sealed", "standings"))

NOTHING: Mapping[str, Any] = MappingProxyType({})

_shown: dict[type[State], tuple[str, ...]] = {}
_Written = dict[int, tuple[Struct, Raw]]  # by identity, with the record, so that the identity stays its own
_written: _Written = {}
_before: _Written = {}


class Parts(Struct, kw_only=True):
    """What is sent whole, under these names, whenever it has changed."""

    awaited: list[messages.Awaited]
    undo: bool
    standings: list[int]
    seats: list[messages.SeatSeen]
    clocks: dict[str, int]
    proposal: messages.ProposalSeen | None
    stirring: messages.StirringSeen | None
    rematch: str
    frozen: str
    parted: messages.PartedSeen | None
    muted: list[int]


class LastSent(Struct, kw_only=True):
    """What a viewer was last sent. The fields are those of the view: a state that was reached never changes again."""

    seq: int
    fields: dict[str, Any]
    shown: Shown
    asked: int
    parts: Parts


def snapshot(
    table: TableState, seat: int | None, deadlines: dict[int, Deadline], since: int = -1, *, is_revealed: bool = False
) -> tuple[LastSent, messages.Snapshot]:
    """Everything, for one who has just come or missed something."""
    new, decision, seen = _look(table, seat, deadlines, is_revealed)
    events, chat = _news(table, seat, since, new.shown, is_revealed)
    heading = table.created.heading
    message = messages.Snapshot(
        table=table.table_id,
        game=heading.setup.game,
        scenario=heading.setup.scenario,
        options=heading.setup.options,
        packs=heading.packs,
        origin=table.origin,
        by_lot=table.created.by_lot,
        seat=seat,
        seq=new.seq,
        at=table.at,
        state={name: _field(value) for name, value in new.fields.items()},
        roles=dict(table.match.game.roles) if table.match else {},
        kinds=sorted(table.match.game.kinds) if table.match else [],
        shown=new.shown,
        decision=_decision(seen, decision, new),
        events=events,
        chat=chat,
        **asdict(new.parts),
    )
    return new, message


def update(
    table: TableState, seat: int | None, deadlines: dict[int, Deadline], old: LastSent, *, is_revealed: bool = False
) -> tuple[LastSent, messages.Update]:
    """What has changed since the viewer was last sent something."""
    new, decision, seen = _look(table, seat, deadlines, is_revealed)
    was = asdict(old.shown)
    shown = _changed(asdict(new.shown), was)
    state = _changed(new.fields, old.fields)
    # What is hidden is nothing as well: where it may lie, a table is sent whole.
    pieces = [name for name, value in state.items() if _is_open(value) and _is_open(old.fields.get(name))]
    tables = {name for name, value in shown.items() if _is_table(value, was.get(name))}
    events, chat = _news(table, seat, old.seq, new.shown, is_revealed)
    message = messages.Update(
        after=old.seq,
        seq=new.seq,
        at=table.at,
        state={name: _field(value) for name, value in state.items() if name not in pieces},
        pieces={name: _field(_entries(state[name], old.fields[name])) for name in pieces},
        shown={name: value for name, value in shown.items() if name not in tables},
        entries={name: _entries(_table(shown[name]), _table(was[name])) for name in tables},
        decision=_decision(seen, decision, new) if new.asked != old.asked else UNSET,
        events=events,
        chat=chat,
        **_changed(asdict(new.parts), asdict(old.parts)),
    )
    return new, message


def log_seen(table: TableState, viewer: int | None) -> bodies.LogSeen:
    """The log as a viewer may read it, also of a match that can no longer be run."""
    return bodies.LogSeen(
        table=table.table_id,
        seq=table.seq,
        frozen=table.frozen,
        events=events_seen(table.lines_for(viewer)),
        chat=chat_seen(table.history.remarks_for(viewer)),
    )


def table_seen(table: TableState) -> bodies.TableSeen:
    """A table as it is listed."""
    created = table.created
    setup = created.heading.setup
    return bodies.TableSeen(
        table=table.table_id,
        game=setup.game,
        packs=setup.packs,
        scenario=setup.scenario,
        options=setup.options,
        seats=seats_seen(table),
        clock=created.clock,
        public=table.is_public,
        skill=created.skill,
        by_lot=created.by_lot,
        origin=table.origin,
        at=table.at,
        seq=table.seq,
        is_over=table.is_over,
        frozen=table.frozen,
        awaited=sorted(table.asked),
    )


def seats_seen(table: TableState) -> list[messages.SeatSeen]:
    """Who sits where. Made once for all viewers and acts: chairs seldom change, and are replaced when they do."""
    return _seats_seen(table.seating.roles, tuple(table.seating.chairs))


@lru_cache(maxsize=512)
def _seats_seen(roles: tuple[str, ...], chairs: tuple[Chair, ...]) -> list[messages.SeatSeen]:
    return [
        messages.SeatSeen(
            role=role,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            away=chair.away,
            shared=chair.shared,
            stand_in=chair.stand_in,
            usual=chair.usual,
        )
        for role, chair in zip(roles, chairs, strict=True)
    ]


def events_seen(
    lines: list[Line], known: Mapping[str, Word] = NOTHING, game: type[Game[Any, Any]] = Game
) -> list[messages.EventSeen]:
    """Events to be read. Of their words those are left out that whoever gets them is told with them, as names."""
    return [
        messages.EventSeen(
            seq=line.seq,
            name=line.event.name,
            data=line.event.data,
            words=_unknown(line.event, known, game) if known else line.event.words,
            rule=line.event.rule,
            hidden=line.event.hidden,
            film=line.reel.film if line.reel else None,
        )
        for line in lines
    ]


def _unknown(event: Event, known: Mapping[str, Word], game: type[Game[Any, Any]]) -> dict[str, Word]:
    """The words of an event that its reader would not find among the names by themselves."""
    words: dict[str, Word] = {}
    for role, value in event.data.items():
        told = event.words.get(role)
        if told is None and type(value) is int and f"{game.roles.get(role, role)}:{value}" not in known:
            continue  # most are mere numbers
        told = plain(role, value) if told is None else told
        if told != named(known, game, role, value):
            words[role] = told
    return words


def named(known: Mapping[str, Word], game: type[Game[Any, Any]], role: str, value: Any) -> Word:
    """What a reader takes a subject to be called of which an event says nothing; `speech.ts` has the same."""
    if isinstance(value, tuple | list):
        return several(role, tuple([named(known, game, role, item) for item in value]))
    role = game.roles.get(role, role)
    if role in game.kinds and isinstance(value, str) and value:
        return Called(role, value)
    return known.get(f"{role}:{value}", value)


def chat_seen(remarks: list[Remark]) -> list[messages.ChatSeen]:
    return [messages.ChatSeen(**remark._asdict()) for remark in remarks]


def _look(
    table: TableState, seat: int | None, deadlines: dict[int, Deadline], is_revealed: bool
) -> tuple[LastSent, Decision | None, Game[Any, Any] | None]:
    """What a viewer is to be sent, what they are asked, and the game as they see it."""
    fields: dict[str, Any] = {}
    shown = Shown(names={}, goal=None)
    awaited: list[messages.Awaited] = []
    standings: list[int] = []
    decision = None
    seen = None
    undo = False
    match = table.match
    if match:
        view = look_at(match.game, seat)
        seen = match.game.through(view)
        state = match.game.state if is_revealed else view.state
        game = match.game if is_revealed else seen
        shown = game.shown(seat)
        decision = None if table.parting or table.is_held else view.decision
        fields = {name: getattr(state, name) for name in _fields_of(type(state))}
        awaited = [
            messages.Awaited(seat=choice.seat, kind=choice.kind, rule=choice.rule, done=choice.seat in state.sealed)
            for choice in (() if table.parting else state.decisions)
        ]
        standings = list(state.standings)
        undo = seat is not None and not table.parting and match.can_undo(seat)
    parts = Parts(
        awaited=awaited,
        undo=undo,
        standings=standings,
        seats=seats_seen(table),
        clocks={str(waiting): deadlines[waiting].at for waiting in sorted(deadlines)},
        proposal=_proposal(table),
        stirring=_stirring(table),
        rematch=table.rematch,
        frozen=table.frozen,
        parted=_parted(table),
        muted=sorted(table.history.mutes.get(seat, ())) if seat is not None else [],
    )
    asked = table.asked.get(seat, -1) if decision is not None and seat is not None else -1
    return LastSent(seq=table.seq, fields=fields, shown=shown, asked=asked, parts=parts), decision, seen


def _parted(table: TableState) -> messages.PartedSeen | None:
    if table.match is None or table.match.parting is None:
        return None
    return messages.PartedSeen(equal=table.match.parting.entries, acts=len(table.match.entries))


def _changed(new: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    if new == old:
        return {}
    return {name: value for name, value in new.items() if name not in old or old[name] != value}


def _is_open(field: Any) -> bool:
    """Whether a field of the state is a table of which nothing is hidden."""
    return type(field) is dict and None not in field.values()


def _is_table(new: Any, old: Any) -> bool:
    """Whether both are tables, or records of one kind with names for their fields: then what has changed in them is enough."""
    if type(new) is not type(old):
        return False
    return type(new) is dict or (isinstance(new, Struct) and not new.__struct_config__.array_like)


def _table(value: Any) -> dict[str, Any]:
    return asdict(value) if isinstance(value, Struct) else value


def _entries(new: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """Of a table, the entries that have changed, and null for one that is gone."""
    return {**_changed(new, old), **{key: None for key in old if key not in new}}


def look_at(game: Game[Any, Any], seat: int | None) -> View:
    """The one place where what is sent touches a game: it gets the view and nothing else."""
    return game.view(seat)


def _fields_of(kind: type[State]) -> tuple[str, ...]:
    if kind not in _shown:
        _shown[kind] = tuple(name for name in kind.__struct_fields__ if name not in UNSEEN)
    return _shown[kind]


def _news(
    table: TableState, seat: int | None, since: int, shown: Shown, is_revealed: bool
) -> tuple[list[messages.EventSeen], list[messages.ChatSeen]]:
    lines = table.history.lines_after(since) if is_revealed else table.lines_for(seat, since)
    game = type(table.match.game) if table.match else Game
    return events_seen(lines, shown.names, game), chat_seen(table.history.remarks_for(seat, since))


def _proposal(table: TableState) -> messages.ProposalSeen | None:
    proposal = table.proposal
    if proposal is None or table.match is None:
        return None
    back = max(len(table.match.standing()) - proposal.stays, 0)
    return messages.ProposalSeen(seat=proposal.seat, back=back, agreed=sorted(proposal.agreed))


def _stirring(table: TableState) -> messages.StirringSeen | None:
    stirring = table.stirring
    if not stirring.secret:
        return None
    is_open = not table.is_over
    return messages.StirringSeen(
        seal=stirring.seal,
        stir=len(stirring.done),
        pledges=stirring.shown,
        given=sorted(stirring.salts),
        members=sorted(stirring.members),
        why=stirring.why if is_open else "",
        awaited=sorted(stirring.awaited) if is_open else [],
        held=table.is_held,
        asked=stirring.is_asked and is_open,
        at=len(table.match.entries) if stirring.is_asked and is_open and table.match else 0,
    )


def _names(game: Game[Any, Any], decision: Decision, known: dict[str, Word]) -> dict[str, Word]:
    """What the subjects of a question and its options are called, where nothing on the table is called so."""
    options = (
        [*decision.options, *(refusal.option for refusal in decision.refused)] if isinstance(decision, Choice) else ()
    )
    names: dict[str, Word] = {}
    for role, value in (*decision.about, *(subject for option in options for subject in option.subjects)):
        role = game.roles.get(role, role)
        for item in value if isinstance(value, tuple) else (value,):
            key = f"{role}:{item}"
            if (
                key not in known
                and key not in names
                and role not in game.kinds
                and (word := game.call(role, item)) != item
            ):
                names[key] = word
    return names


def _decision(seen: Game[Any, Any] | None, decision: Decision | None, new: LastSent) -> messages.DecisionSeen | None:
    if decision is None or seen is None:
        return None
    asked = new.asked
    about = dict(decision.about)
    names = _names(seen, decision, new.shown.names)
    if isinstance(decision, Choice):
        return messages.ChoiceSeen(
            asked=asked,
            seat=decision.seat,
            kind=decision.kind,
            rule=decision.rule,
            options=[_option(option) for option in decision.options if option.id != LATE],
            refused=[_option(refusal.option, refusal.rule) for refusal in decision.refused],
            about=about,
            names=names,
            least=decision.least,
            most=decision.most,
        )
    if isinstance(decision, Place):
        return messages.PlaceSeen(
            asked=asked,
            seat=decision.seat,
            kind=decision.kind,
            rule=decision.rule,
            disc=decision.disc,
            radius=decision.radius,
            zones=list(decision.zones),
            example=decision.example,
            about=about,
            names=names,
        )
    return messages.FlickSeen(
        asked=asked,
        seat=decision.seat,
        kind=decision.kind,
        rule=decision.rule,
        disc=decision.disc,
        top_speed=decision.top_speed,
        towards=list(decision.towards),
        about=about,
        names=names,
        sway=_sway(decision.sway) if decision.sway else None,
        timed=[_sway(sway) for sway in decision.timed],
    )


def _sway(sway: Sway) -> messages.SwaySeen:
    return messages.SwaySeen(angle=sway.angle, speed=sway.speed, soft=sway.soft)


def _option(option: Option, rule: str = "") -> messages.OptionSeen:
    return messages.OptionSeen(id=option.id, verb=option.verb, subjects=dict(option.subjects), rule=rule)


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
    global _written, _before
    known = _written.get(id(record))
    if known is not None and known[0] is record:
        return known[1]
    known = _before.get(id(record))
    if known is None or known[0] is not record:
        fields = {name: _named(getattr(record, name)) for name in record.__struct_fields__}
        known = (record, Raw(messages.write(fields)))
    if (
        len(_written) >= MOST_WRITTEN
    ):  # what nobody has asked for since the last time goes: of tables that are closed, everything
        _written, _before = {}, _written
    _written[id(record)] = known
    return known[1]
