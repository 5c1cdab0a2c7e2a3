"""The state of a table: everything about it, worked out from its records and nothing else.

No disk, no network, no clock of its own: the same records give the same state on every worker. Something new goes in by
`act`: a judge (`answer`, `undo`, `say`...) plays it on the match and returns the record, or refuses and changes nothing, and
`note` takes the record in. Records read from the log are played by `replay`.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from souterrain import games
from souterrain.content import Fault, PackError
from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision
from souterrain.kernel.match import TURNS, Heading, Match, Parting
from souterrain.kernel.stir import new_secret
from souterrain.kernel.timer import LATE, Glass, turn
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.seats.consent import Proposal, check, is_agreed, may_reveal
from souterrain.server.seats.seating import CLOCK, Seating, printable
from souterrain.server.store import records
from souterrain.server.store.database import Row
from souterrain.server.store.records import (
    Acted,
    Agreed,
    Claimed,
    Closed,
    Created,
    Declined,
    Handed,
    Joined,
    Left,
    Muted,
    Origin,
    Pledged,
    Proceeded,
    Proposed,
    Record,
    Rematched,
    Renamed,
    Returned,
    Said,
    Salted,
    SeatOpened,
    SeatRecord,
    StirRecord,
    Stirred,
    Summoned,
    Usual,
)
from souterrain.server.table.film import Reel
from souterrain.server.table.history import History, Line, Remark
from souterrain.server.table.stirring import ANY, Stirring

LONGEST_WORD = 500
MOST_SAID = 2000  # lines of chat at one table
MOST_REWINDS = 300  # times that people go back at one table; each costs as much as sixteen acts when it is opened


Judge = Callable[["TableState"], Record]


class TableState:
    """A table at one point of its log."""

    def __init__(self, table_id: str, created: Created, at: int) -> None:
        self.table_id = table_id
        self.created = created
        self.seq = -1
        self.at = self.created_at = at
        self.is_public = created.public  # until its host closes it
        self.seating = Seating(created.chairs)
        self.match: Match | None = None
        self.frozen = ""  # why the match cannot be gone on with
        self.history = History()
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.asked: dict[int, int] = {}  # for each open question, the record that opened it
        self.asked_at: dict[int, int] = {}
        self.glasses: dict[int, Glass] = {}  # where the game has a clock
        self.answered: dict[tuple[int, int], int] = {}  # seat and question, and the record that answered
        self.late: set[int] = set()  # the records by which the clock answered
        self.stirring = Stirring(created.secret)
        self.was_revealed = False  # it was over once: whoever wanted to has seen everything
        self._summoned: dict[int, tuple[int, int]] = {}  # seat, and the question it is waited for with, since when
        self._decisions: tuple[Decision, ...] = ()
        self._secrets: frozenset[str] = frozenset()
        self._told = 0  # events of the match that are in the history

    @classmethod
    def open(cls, table_id: str, created: Created, at: int) -> "TableState":
        """The table after its first record."""
        table = cls(table_id, created, at)
        table._begin(created.heading)
        if table.match:
            table.seating.roles = table.match.game.seats
        if created.origin == "new":
            table.stirring.turn(0)
        table._seat_people()
        table.note(0, at, created)
        return table

    def _begin(self, heading: Heading) -> None:
        """The match of a heading, before its first entry."""
        self._told = 0
        try:
            self.match = Match.resume(games.find(heading.setup.game), heading)
            self._secrets = self.match.game.secrets()
        except PackError as error:
            self.match, self.frozen = None, _unreadable(error.faults[0])
        except (
            Exception
        ) as error:  # also a fault of a changed program, which takes for granted what these packs do not say
            said = str(error).splitlines()[0].rstrip(".") if isinstance(error, Refused) else ""
            self.match, self.frozen = None, said or f"this program fails with the packs it was begun with ({error!r})"

    # What is asked of a table

    @property
    def game(self) -> Game[Any, Any]:
        return self._running().game

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match.game.is_over

    @property
    def is_revealed(self) -> bool:
        """Whether everything may be told to whoever is at the table."""
        return may_reveal(self.is_over)

    @property
    def origin(self) -> Origin:
        """Where the match comes from, for whoever sits down. One that was over and is gone on with lies open to
        those who looked."""
        return "file" if self.was_revealed and not self.is_over else self.created.origin

    @property
    def summons(self) -> dict[int, int]:
        """The seats that are waited for in earnest, and since when."""
        return {seat: at for seat, (asked, at) in self._summoned.items() if self.asked.get(seat) == asked}

    @property
    def parting(self) -> Parting | None:
        """Where the rules of today lead elsewhere than the log: what comes after can be read, and gone back behind."""
        return self.match.parting if self.match else None

    @property
    def is_watched(self) -> bool:
        """Something may happen here though nobody does anything: a computer plays, or a clock runs."""
        if self.match is None or self.is_over or self.parting:
            return False
        has_clock = bool(self.created.clock.allowance) or bool(self.glasses) or bool(self._summoned and self.summons)
        return has_clock or self.seating.has_computer

    @property
    def is_held(self) -> bool:
        """Nobody acts: chance is being made."""
        return self.stirring.is_held and self.match is not None and not self.parting and not self.is_over

    def open_decisions(self) -> tuple[Decision, ...]:
        return self.match.game.open_decisions() if self.match and not self.parting else ()

    def access(self, key: str) -> keys.Access:
        """What a key opens here, or `Denied`."""
        if not key and self.is_public:
            return keys.Access(keys.SPECTATOR)
        if not key:
            raise Denied("no-key", "This door needs a link: send its key.")
        seats = {seat: chair.key for seat, chair in enumerate(self.seating.chairs) if chair.key}
        heirs = {keys.heir(seat): heir for seat, heir in self.seating.heirs.items()}
        found = keys.find(key, {**seats, keys.HOST: self.created.host, keys.SPECTATOR: self.created.watch, **heirs})
        if found is None:
            raise Denied("wrong-key", "This link does not open this table.")
        return found

    def check_viewer(self, viewer: int | None, key_hash: str) -> None:
        """Whether a seat's key that was let in still opens it: it may have been given up or claimed since."""
        if viewer is not None and self.seating.chairs[viewer].key != key_hash:
            raise Denied("wrong-key", "This link no longer opens this seat.", "link-replaced")

    def lines_for(self, seat: int | None, after: int = -1) -> list[Line]:
        """The events as a seat may read them, from the records after a number."""
        return [
            line._replace(event=_closed(line.event, seat) if line.recorded else line.event.seen_by(seat, self._secrets))
            for line in self.history.lines_after(after)
        ]

    # Something new

    def act(self, judge: Judge, at: int) -> Record:
        """Judge it and take it in; the record to be written as number `seq`."""
        record = judge(self)
        self.note(self.seq + 1, at, record)
        return record

    # Judging: what a seat does in the match

    def answer(self, seat: int, asked: int, answer: Answer, by: str = "") -> Acted:
        """Play a seat's answer to the question that record `asked` opened."""
        match = self._running()
        self.seating.check_player(seat, by)
        self._check_held()
        if (seat, asked) in self.answered:
            taken = self.answered[seat, asked]
            if taken in self.late:
                raise Denied("stale", "Your time was up: the clock has answered for you.", "late", seq=taken)
            raise Denied("repeated", f"This question was answered already, by number {taken} of the log.", seq=taken)
        if self.asked.get(seat, asked) != asked:
            raise Denied("stale", "The question has changed since; here is no answer to the one that is open now.")
        if seat not in self.asked and 0 <= asked <= self.seq and not match.game.is_over:
            raise Denied("stale", "This question is no longer open.")
        if asked > self.seq:
            raise Denied("stale", f"Nothing has been asked at {asked} yet; the log is at {self.seq}.")
        if answer == LATE and not by:
            raise Denied("refused", "Only the clock says that the time is up.")
        self._play(lambda: match.answer(seat, answer))
        return self._acted(match, asked, by)

    def undo(self, seat: int) -> Acted:
        match = self._running()
        self.seating.check_player(seat)
        self._check_held()
        self._play(lambda: match.undo(seat))
        return self._acted(match)

    def pledge(self, seat: int, pledge: str) -> Pledged:
        self._check_stirs(seat)
        return self.stirring.pledge(seat, pledge)

    def give(self, seat: int, salt: str, pledges: Mapping[str, str], stir: int = ANY) -> Salted:
        """Add to chance what was pledged. Where that is the last, chance is made of it."""
        match = self._check_stirs(seat)
        given = self.stirring.give(seat, salt, pledges, stir)
        if not self.stirring.is_last(seat):
            return given
        number = self.stirring.number({seat: salt})
        if match.entries:
            match.turn(number, "stir")
            return Stirred(seat, salt, entry=match.entries[-1], events=tuple(match.events[self._told :]))
        self.match = match.dealt(number)
        self._secrets, self._told = self.match.game.secrets(), 0
        return Stirred(seat, salt, self.match.heading, events=tuple(self.match.events))

    def proceed(self, seat: int) -> Proceeded:
        """Wait no longer for those without whom chance is not made."""
        self._check_stirs(seat)
        return self.stirring.proceed(seat)

    def _check_held(self) -> None:
        if self.is_held:
            raise Denied("stale", "Chance is being made: nobody acts until all have given their salts.", "held")

    def _check_stirs(self, seat: int) -> Match:
        match = self._running()
        if self.is_over:
            raise Denied("refused", "The match is over: nothing is drawn any more.", "over")
        chair = self.seating.chair(seat)
        if chair.kind != "person" or chair.away:
            raise Denied("refused", "Who does not play adds nothing to chance.", "not-playing")
        return match

    def concede(self, seat: int) -> Acted:
        match = self._running()
        self.seating.check_player(seat)
        self._check_held()
        self._play(lambda: match.concede(seat))
        return self._acted(match)

    def propose(self, seat: int, back: int) -> Proposed | Acted:
        """Ask all to take back the last `back` acts; done at once where nobody else has to be asked. Where the match has parted
        from its log, all that cannot be played goes, whatever `back` is."""
        match = self._started()
        self.seating.check_player(seat)
        self._check_going_back(match)
        count = match.parting.acts if match.parting else len(match.standing()) - back
        if not match.parting and (back < 1 or count < 0):
            most = len(match.standing())
            raise Denied("refused", f"{most} acts can be taken back, not {back}.", "too-far-back", most=most)
        if is_agreed("rewind", self.seating, (seat,)):
            return self._rewind(seat, count)
        return Proposed(seat, count)

    def agree(self, seat: int) -> Agreed | Acted:
        self._started()
        proposal = self._proposal(seat)
        self._check_going_back(self._started())
        if seat in proposal.agreed:
            raise Denied("repeated", "This seat has agreed already.", "agreed")
        if is_agreed("rewind", self.seating, proposal.agreed | {seat}):
            return self._rewind(proposal.seat, proposal.stays)
        return Agreed(seat)

    def _check_going_back(self, match: Match) -> None:
        """Each time is played again whenever the table is opened. Where a match has parted, going back is the only way on."""
        if not match.parting and sum(entry.act == "rewind" for entry in match.entries) >= MOST_REWINDS:
            message = f"At one table people go back {MOST_REWINDS} times at most, and they have."
            raise Denied("refused", message, "enough-back", most=MOST_REWINDS)

    def decline(self, seat: int) -> Declined:
        self._proposal(seat)
        return Declined(seat)

    # Judging: around the match

    def give_away(self, seat: int, owner: int, heir: str) -> SeatOpened:
        """What a seat has seen is its person's: nobody else gives it away, however long they are gone."""
        check("open", self.seating, owner, seat)
        return self.seating.give_away(seat, heir, has_begun=bool(self.match and self.match.entries))

    def hand(self, seat: int, level: str, owner: int) -> Handed:
        """Let a computer play: the seat itself asks, or the host where that needs nobody."""
        check("computer", self.seating, owner, seat)
        return self.seating.hand(seat, level)

    def close(self, owner: int) -> Closed:
        """No longer offered, nor watched by whoever comes."""
        if owner != keys.HOST:
            raise Denied("wrong-key", "Only the host takes a table out of the lobby.", "host-closes")
        if not self.is_public:
            raise Denied("repeated", "This table is not in the lobby.", "not-listed")
        return Closed()

    def join(self, seat: int, name: str, key: str, owner: int = keys.SPECTATOR) -> Joined:
        """Take an open seat. One that was given up brings its secrets along."""
        if seat in self.seating.given_up:
            check("take-over", self.seating, owner, seat)
        return self.seating.join(seat, name, key)

    def summon(self, seat: int, owner: int) -> Summoned:
        """Set a time to one who does not answer, where no clock does. When it is up a computer plays on, until they return."""
        check("summon", self.seating, owner, seat)
        if self.created.clock.allowance:
            raise Denied("refused", "A clock runs at this table: it sees to who does not answer.", "clock-runs")
        if seat not in self.asked or self.seating.chairs[seat].kind != "person":
            raise Denied("refused", "Nobody is waited for at this seat.", "not-waited-for")
        if seat in self.summons:
            raise Denied("repeated", "This seat is summoned already; all can see until when.", "summoned")
        return Summoned(seat)

    def say(self, seat: int, text: str) -> Said:
        cleaned = printable(text)
        if not cleaned or len(cleaned) > LONGEST_WORD:
            message = f"A word in the chat has 1 to {LONGEST_WORD} characters."
            raise Denied("refused", message, "word-length", most=LONGEST_WORD)
        if len(self.history.remarks) >= MOST_SAID:
            raise Denied("too-many", "Enough has been said at this table.", "chat-full")
        return Said(seat, cleaned)

    def mute(self, seat: int, whom: int, on: bool) -> Muted:
        self.seating.chair(whom)
        if (whom in self.history.mutes.get(seat, frozenset())) == on:
            raise Denied("repeated", "That is so already.")
        return Muted(seat, whom, on)

    def go_on(self, table_id: str) -> Rematched:
        if self.rematch:
            raise Denied("repeated", f"There is a rematch already: {self.rematch}.", "rematch-laid")
        # Where a match has parted or cannot be opened, nobody is held up by one who never returns.
        if self.match and not self.is_over and not self.parting:
            raise Denied("refused", "A rematch comes after the end.", "rematch-later")
        return Rematched(table_id)

    # Taking in

    def replay(self, seq: int, at: int, record: Record) -> None:
        """Take in a record that is in the log: play it, see that it leads where it led, and note it."""
        if isinstance(record, Acted) and self.match:
            self.match.retrace(record.entry)
        elif isinstance(record, Stirred) and self.match:
            if record.heading:
                self._begin(record.heading)
            elif record.entry:
                self.match.retrace(record.entry)
        self.note(seq, at, record)

    def note(self, seq: int, at: int, record: Record) -> None:
        """Take in a record that is safe in the log and, if it is an act, has been played."""
        if seq != self.seq + 1:
            raise ValueError(f"{self.table_id}: {seq} does not follow {self.seq}")
        self.seq = seq
        self.at = at
        if isinstance(record, (Created, Acted)):
            self._note_act(seq, at, record)
        elif isinstance(record, (Pledged, Salted, Proceeded)):
            self._note_stir(seq, at, record)
        elif isinstance(record, Said):
            self.history.remarks.append(Remark(seq, at, record.seat, record.text))
        elif isinstance(record, Muted):
            self.history.mute(record.seat, record.whom, record.on)
        elif isinstance(record, Proposed):
            self.proposal = Proposal(record.seat, record.count, frozenset((record.seat,)))
        elif isinstance(record, Agreed):
            if self.proposal:
                self.proposal = self.proposal._replace(agreed=self.proposal.agreed | {record.seat})
        elif isinstance(record, Declined):
            self.proposal = None
        elif isinstance(record, Rematched):
            self.rematch = record.table
        elif isinstance(record, Closed):
            self.is_public = False
        elif isinstance(record, Summoned):
            self._summoned[record.seat] = (self.asked.get(record.seat, -1), at)
            self._tell_all("seat_summoned", seat=record.seat)
        else:
            self._note_seat(record, at)

    def _note_act(self, seq: int, at: int, record: Created | Acted | Stirred) -> None:
        if self.match and not self.match.parting:
            reels = map(Reel, self.match.game.films)
            self.history.write(
                Line(seq, event, next(reels, None) if event.name == "flicked" else None)
                for event in self.match.events[self._told :]
            )
            self._told = len(self.match.events)
        else:
            self.history.write(Line(seq, event, recorded=True) for event in record.events)
        is_turned = isinstance(record, Stirred) and record.heading is None  # nothing else has changed by it
        if not is_turned:
            self.proposal = None
        entries = len(self.match.entries) if self.match else 0
        if self.is_revealed:
            self.was_revealed = self.stirring.is_told = True
            self.stirring.break_off((), entries)
        if isinstance(record, Acted) and record.entry.act in ("turn", "rewind") and self.match:
            self.stirring.turn(entries, record.secret)
        elif isinstance(record, Acted) and record.entry.act not in TURNS:
            self.stirring.act(record.entry.seat)
        if isinstance(record, Acted) and record.entry.act == "answer":
            self.answered[record.entry.seat, record.asked] = seq
            if record.by == CLOCK:
                self.late.add(seq)
        if not self.match or self.match.parting:
            self.asked, self.asked_at, self.glasses = {}, {}, {}
            return
        decisions = self.match.game.state.decisions
        is_new = decisions is not self._decisions or (isinstance(record, Acted) and record.entry.act != "answer")
        self._decisions = decisions
        open_now = [decision.seat for decision in self.match.game.open_decisions()]
        before, before_at = ({}, {}) if is_new else (self.asked, self.asked_at)
        self.asked = {seat: before.get(seat, seq) for seat in open_now}
        self.asked_at = {seat: before_at.get(seat, at) for seat in open_now}
        is_rewound = isinstance(record, Acted) and record.entry.act == "rewind"
        begins_again = is_rewound or (isinstance(record, Stirred) and record.heading is not None)
        self.glasses = turn({} if begins_again else self.glasses, self.match.game, at)

    def _note_stir(self, seq: int, at: int, record: StirRecord) -> None:
        entries = len(self.match.entries) if self.match else 0
        if isinstance(record, Proceeded):
            for seat in sorted(self.stirring.proceed_without(entries)):
                self._tell_all("left_out", seat=seat)
            return
        if isinstance(record, Pledged) and self.stirring.is_broken_by(record.seat):
            self._tell_all("stir_broken", seat=record.seat)
        self.stirring.note(record, entries)
        if isinstance(record, Stirred):
            if record.heading:
                self._tell_all("dealt_anew")
            self.stirring.finish(entries)
            self._note_act(seq, at, record)

    def _note_seat(self, record: SeatRecord, at: int) -> None:
        was_held = bool(self.seating.chairs[record.seat].key)
        if isinstance(record, Left | Handed | SeatOpened):
            if self.stirring.is_broken_by(record.seat):
                self._tell_all("stir_broken", seat=record.seat)
            entries = len(self.match.entries) if self.match else 0
            self.stirring.leave(record.seat, entries, for_good=isinstance(record, SeatOpened))
        self.seating.note(record)
        self._seat_people()
        if isinstance(record, SeatOpened):
            self.proposal = None  # whoever comes has agreed to nothing
        if isinstance(record, SeatOpened) and was_held:
            self._tell_all("seat_freed", seat=record.seat)
        elif isinstance(record, Joined) and record.seat in self.seating.given_up:
            self._tell_all("seat_taken", seat=record.seat)
        elif isinstance(record, Claimed):
            self._tell_all("seat_claimed", seat=record.seat)
        if not isinstance(record, Claimed | Left | Renamed | Usual):
            self._summoned.pop(record.seat, None)  # somebody else plays there now, or they are back
        if isinstance(record, Joined):
            self._give_time(record.seat, at)
        elif isinstance(record, Returned) and record.seat in self.asked_at:
            self.asked_at[record.seat] = at  # who comes back has the whole time of the table again

    def _seat_people(self) -> None:
        """Chance waits for those whom a page may add for."""
        chairs = enumerate(self.seating.chairs)
        self.stirring.people = frozenset(seat for seat, chair in chairs if chair.kind != "computer" and not chair.away)

    def _tell_all(self, what: str, **data: Any) -> None:
        """Something around the match that everybody reads in the log."""
        self.history.write([Line(self.seq, Event(what, data))])

    def set_back(self, at: int) -> None:
        """The table is opened at this moment: nothing was asked later, though the log says so where the system's clock was set
        back."""
        self.asked_at = {seat: min(asked_at, at) for seat, asked_at in self.asked_at.items()}
        self._summoned = {seat: (asked, min(since, at)) for seat, (asked, since) in self._summoned.items()}

    # Small things

    def _started(self) -> Match:
        if self.match is None:
            raise Denied("frozen", f"This match can be read but not gone on with: {self.frozen}.", "frozen")
        return self.match

    def _running(self) -> Match:
        match = self._started()
        if match.parting:
            message = "The rules have changed since: this match can be read, and gone on with from where they part."
            raise Denied("frozen", message, "parted")
        return match

    def _give_time(self, seat: int, at: int) -> None:
        """Somebody new has all of their time, whatever the one before has used."""
        if seat in self.asked_at:
            self.asked_at[seat] = at
        if self.glasses.pop(seat, None) and self.match:
            self.glasses = turn(self.glasses, self.match.game, at)

    def _proposal(self, seat: int) -> Proposal:
        self.seating.chair(seat)
        if self.proposal is None:
            raise Denied("stale", "Nothing is proposed.", "nothing-proposed")
        return self.proposal

    def _rewind(self, seat: int, count: int) -> Acted:
        """Where everybody knows the secret, or there is none, chance is made of another."""
        match = self._started()
        self._check_held()
        secret = new_secret() if self.stirring.is_told or not self.stirring.secret else ""
        self._play(lambda: match.rewind(seat, count, self.stirring.number(secret=secret)))
        return replace(self._acted(match), secret=secret)

    def _play(self, act: Any) -> None:
        try:
            act()
        except Refused as error:
            raise Denied.by("refused", error) from None

    def _acted(self, match: Match, asked: int = -1, by: str = "") -> Acted:
        return Acted(match.entries[-1], asked, by, tuple(match.events[self._told :]))


def played(table_id: str, rows: list[Row]) -> Iterator[TableState]:
    """The table after each record of its log. It is the same object, so look at it before the next."""
    created = records.read(rows[0].body)
    if not isinstance(created, Created) or rows[0].seq != 0:
        raise Denied("frozen", "The log of this table has no beginning.")
    table = TableState.open(table_id, created, rows[0].at)
    yield table
    for row in rows[1:]:
        table.replay(row.seq, row.at, records.read(row.body))
        yield table


def read(table_id: str, rows: list[Row]) -> TableState:
    """The table at the end of its log."""
    *_, table = played(table_id, rows)
    return table


def _unreadable(fault: Fault) -> str:
    """What this program misses in the packs of a match. In which folder of this machine they lie is nobody's business."""
    found = str(replace(fault, file=Path(fault.file).name)).rstrip(".")
    return f"this program cannot read the packs it was begun with ({found})" if fault.file else found


def _closed(event: Event, seat: int | None) -> Event:
    """An event that was not played here, so that nobody knows what its secrets are: all its data is kept back from those it was
    not for."""
    if not event.only or seat in event.only:
        return Event(event.name, event.data, event.rule, words=event.words)
    return Event(event.name, {}, event.rule, hidden=True)
