"""A sitting: everything about one table, worked out from its records and nothing else.

No disk, no network, no clock of its own: the same records give the same sitting on every worker. New acts go in two
strides: a judge (`answer`, `undo`, `join`...) plays the act on the match and returns the record, or refuses and changes
nothing; when the record is safe in the log, `note` takes it in. Records read from the log are played by `replay`.
"""

from typing import Any, NamedTuple

from msgspec.structs import replace

from souterrain import games, players
from souterrain.content import PackError
from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision
from souterrain.kernel.match import Entry, Match, Unreadable, check_packs
from souterrain.kernel.timer import LATE, Glass, turn
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys as door
from souterrain.server.store.records import (
    Acted,
    Agreed,
    Chair,
    Created,
    Declined,
    Handed,
    Joined,
    Left,
    Muted,
    Opened,
    Proposed,
    Record,
    Rematched,
    Renamed,
    Returned,
    Said,
    SeatRecord,
)
from souterrain.server.table.film import Reel
from souterrain.server.table.history import Chronicle, Line, Word

CLOCK = "clock"  # answers for a seat whose time is up
LONGEST_NAME = 40
LONGEST_WORD = 500
MOST_SAID = 2000  # lines of chat at one table


class Proposal(NamedTuple):
    """Going back is proposed: so many acts stay; these seats have agreed."""

    seat: int
    stays: int
    agreed: frozenset[int]


class Sitting:
    """A table at one point of its log."""

    def __init__(self, table: str, created: Created, at: int) -> None:
        self.table = table
        self.created = created
        self.seq = -1
        self.at = at
        self.chairs: list[Chair] = list(created.chairs)
        self.match: Match | None = None
        self.frozen = ""  # why the match cannot be gone on with
        self.chronicle = Chronicle()
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.asked: dict[int, int] = {}  # for each open question, the record that opened it
        self.asked_at: dict[int, int] = {}
        self.glasses: dict[int, Glass] = {}  # where the game has a clock
        self.answered: dict[tuple[int, int], int] = {}  # seat and question, and the record that answered
        self.late: set[int] = set()  # the records by which the clock answered
        self._decisions: tuple[Decision, ...] = ()
        self._secrets: frozenset[str] = frozenset()
        self._told = 0  # events of the match that are in the chronicle

    @classmethod
    def open(cls, table: str, created: Created, at: int) -> "Sitting":
        """The sitting after its first record."""
        sitting = cls(table, created, at)
        try:
            sitting.match = _start(created)
            sitting._secrets = sitting.match.game.secrets()
        except (Refused, PackError, ImportError) as error:
            sitting._freeze(str(error))
        sitting.note(0, at, created)
        return sitting

    # What is asked of a sitting

    @property
    def game(self) -> Game[Any, Any]:
        return self._running().game

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match.game.is_over

    @property
    def seats(self) -> tuple[str, ...]:
        return self.match.game.seats if self.match else tuple(str(seat) for seat in range(len(self.chairs)))

    @property
    def is_watched(self) -> bool:
        """Something may happen here though nobody does anything: a computer plays, or a clock runs."""
        if self.match is None or self.is_over:
            return False
        has_computer = any(chair.kind == "computer" for chair in self.chairs)
        return has_computer or bool(self.created.clock.allowance) or bool(self.glasses)

    def open_decisions(self) -> tuple[Decision, ...]:
        return self.match.game.open_decisions() if self.match else ()

    def find(self, key: str) -> door.Pass:
        """What a key opens here, or `Denied`."""
        if not key:
            raise Denied("no-key", "This door needs a link: send its key.")
        doors = {seat: chair.key for seat, chair in enumerate(self.chairs) if chair.key}
        found = door.find(key, {**doors, door.HOST: self.created.host, door.SPECTATOR: self.created.watch})
        if found is None:
            raise Denied("wrong-key", "This link does not open this table.")
        return found

    def lines_for(self, seat: int | None, after: int = -1) -> list[Line]:
        """The events as a seat may read them, from the records after a number."""
        lines = self.chronicle.lines_after(after)
        if self.match:
            return [Line(line.seq, line.event.seen_by(seat, self._secrets), line.reel) for line in lines]
        return [Line(line.seq, _closed(line.event, seat)) for line in lines]

    def voters(self) -> list[int]:
        """The seats without which nobody goes back."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.away]

    def is_free(self, seat: int) -> bool:
        """No person sits there."""
        chair = self._chair(seat)
        return chair.kind != "person" or chair.away

    # Judging: what a seat does in the match

    def answer(self, seat: int, asked: int, answer: Answer, by: str = "") -> Acted:
        """Play a seat's answer to the question that record `asked` opened."""
        match = self._running()
        self._held_by(seat, by)
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
        self._held_by(seat)
        self._play(lambda: match.undo(seat))
        return self._acted(match)

    def concede(self, seat: int) -> Acted:
        match = self._running()
        self._held_by(seat)
        self._play(lambda: match.concede(seat))
        return self._acted(match)

    def propose(self, seat: int, back: int) -> Proposed | Acted:
        """Ask all to take back the last `back` acts; done at once where nobody else has to be asked."""
        match = self._running()
        self._held_by(seat)
        count = len(match.standing()) - back
        if back < 1 or count < 0:
            most = len(match.standing())
            raise Denied("refused", f"{most} acts can be taken back, not {back}.", "too-far-back", most=most)
        if all(voter == seat for voter in self.voters()):
            return self._rewind(seat, count)
        return Proposed(seat, count)

    def agree(self, seat: int) -> Agreed | Acted:
        self._running()
        proposal = self._proposal(seat)
        if seat in proposal.agreed:
            raise Denied("repeated", "This seat has agreed already.", "agreed")
        if all(voter in (*proposal.agreed, seat) for voter in self.voters()):
            return self._rewind(proposal.seat, proposal.stays)
        return Agreed(seat)

    def decline(self, seat: int) -> Declined:
        self._proposal(seat)
        return Declined(seat)

    # Judging: who sits where

    def join(self, seat: int, name: str, key: str) -> Joined:
        if self._chair(seat).kind != "open":
            raise Denied("refused", f"The seat {self.seats[seat]} is taken.", "seat-taken")
        return Joined(seat, _name(name), door.hash_of(key))

    def rename(self, seat: int, name: str) -> Renamed:
        self._chair(seat)
        return Renamed(seat, _name(name))

    def leave(self, seat: int) -> Left:
        if self._chair(seat).away:
            raise Denied("repeated", "This seat has left already.", "left")
        return Left(seat)

    def come_back(self, seat: int) -> Returned:
        """After leaving, or from a computer that held the seat."""
        chair = self._chair(seat)
        if not chair.away and chair.kind != "computer":
            raise Denied("refused", "This seat is not away.", "not-away")
        return Returned(seat)

    def hand(self, seat: int, level: str, why: str = "") -> Handed:
        chair = self._chair(seat)
        if level not in players.PLAYERS:
            message = f"There is no computer player {level!r}. There are: {', '.join(players.PLAYERS)}."
            raise Denied("bad-setup", message, "no-computer", level=level)
        if chair.kind == "computer" and chair.level == level:
            raise Denied("repeated", "This computer sits there already.", "same-computer")
        return Handed(seat, level, why)

    def give_away(self, seat: int) -> Opened:
        """The host opens a seat that no person sits at."""
        chair = self._chair(seat)
        if chair.kind == "open" or not self.is_free(seat):
            message = f"The seat {self.seats[seat]} is not free to be given away."
            raise Denied("refused", message, "seat-not-free")
        if not chair.key and self.match and self.match.entries:
            message = "This computer has begun to play: whoever took its seat would see its secrets."
            raise Denied("refused", message, "computer-began")
        return Opened(seat)

    def say(self, seat: int, text: str) -> Said:
        cleaned = _clean(text)
        if not cleaned or len(cleaned) > LONGEST_WORD:
            message = f"A word in the chat has 1 to {LONGEST_WORD} characters."
            raise Denied("refused", message, "word-length", most=LONGEST_WORD)
        if len(self.chronicle.words) >= MOST_SAID:
            raise Denied("too-many", "Enough has been said at this table.", "chat-full")
        return Said(seat, cleaned)

    def mute(self, seat: int, whom: int, on: bool) -> Muted:
        self._chair(whom)
        if (whom in self.chronicle.mutes.get(seat, frozenset())) == on:
            raise Denied("repeated", "That is so already.")
        return Muted(seat, whom, on)

    def go_on(self, table: str) -> Rematched:
        if self.rematch:
            raise Denied("repeated", f"There is a rematch already: {self.rematch}.", "rematch-laid")
        if not self.is_over:
            raise Denied("refused", "A rematch comes after the end.", "rematch-later")
        return Rematched(table)

    def turned_chairs(self) -> tuple[Chair, ...]:
        """The chairs of a rematch: everybody moves on by one seat."""
        return (*self.chairs[1:], self.chairs[0])

    # Taking in

    def replay(self, seq: int, at: int, record: Record) -> None:
        """Take in a record that is in the log: play it, see that it leads where it led, and note it."""
        if isinstance(record, Acted) and self.match:
            try:
                _play_entry(self.match, record.entry)
            except Exception as error:  # also a fault of a changed program: the log can still be read
                self._freeze(f"number {seq} of the log cannot be played: {error}")
            else:
                if self.match.entries[-1].hash != record.entry.hash:
                    self._freeze(f"number {seq} of the log led to another state than it does now")
        self.note(seq, at, record)

    def note(self, seq: int, at: int, record: Record) -> None:
        """Take in a record that is safe in the log and, if it is an act, has been played."""
        if seq != self.seq + 1:
            raise ValueError(f"{self.table}: {seq} does not follow {self.seq}")
        self.seq = seq
        self.at = at
        if isinstance(record, (Created, Acted)):
            self._note_act(seq, at, record)
        elif isinstance(record, Said):
            self.chronicle.words.append(Word(seq, at, record.seat, record.text))
        elif isinstance(record, Muted):
            self.chronicle.mute(record.seat, record.whom, record.on)
        elif isinstance(record, Proposed):
            self.proposal = Proposal(record.seat, record.count, frozenset((record.seat,)))
        elif isinstance(record, Agreed):
            if self.proposal:
                self.proposal = self.proposal._replace(agreed=self.proposal.agreed | {record.seat})
        elif isinstance(record, Declined):
            self.proposal = None
        elif isinstance(record, Rematched):
            self.rematch = record.table
        else:
            self._note_chair(record, at)

    def _note_act(self, seq: int, at: int, record: Created | Acted) -> None:
        if self.match:
            reels = map(Reel, self.match.game.films)
            self.chronicle.write(
                Line(seq, event, next(reels, None) if event.name == "flicked" else None)
                for event in self.match.events[self._told :]
            )
            self._told = len(self.match.events)
        else:
            self.chronicle.write(Line(seq, event) for event in record.events)
        self.proposal = None
        if isinstance(record, Acted) and record.entry.act == "answer":
            self.answered[record.entry.seat, record.asked] = seq
            if record.by == CLOCK:
                self.late.add(seq)
        if not self.match:
            return
        decisions = self.match.game.state.decisions
        is_new = decisions is not self._decisions or (isinstance(record, Acted) and record.entry.act != "answer")
        self._decisions = decisions
        open_now = [decision.seat for decision in self.match.game.open_decisions()]
        before, before_at = ({}, {}) if is_new else (self.asked, self.asked_at)
        self.asked = {seat: before.get(seat, seq) for seat in open_now}
        self.asked_at = {seat: before_at.get(seat, at) for seat in open_now}
        is_rewound = isinstance(record, Acted) and record.entry.act == "rewind"
        self.glasses = turn({} if is_rewound else self.glasses, self.match.game, at)

    def _note_chair(self, record: SeatRecord, at: int) -> None:
        chair = self.chairs[record.seat]
        if isinstance(record, Joined):
            chair = Chair("person", record.name, key=record.key)
            self._give_time(record.seat, at)
        elif isinstance(record, Renamed):
            chair = replace(chair, name=record.name)
        elif isinstance(record, Left):
            chair = replace(chair, away=True)
        elif isinstance(record, Returned):
            chair = replace(chair, kind="person", level="", away=False)
            if record.seat in self.asked_at:
                self.asked_at[record.seat] = at  # who comes back has the whole time of the table again
        elif isinstance(record, Handed):
            chair = replace(chair, kind="computer", level=record.level)
        else:
            chair = Chair("open")
        self.chairs[record.seat] = chair

    # Small things

    def _running(self) -> Match:
        if self.match is None:
            raise Denied("frozen", f"This match can be read but not gone on with: {self.frozen}.", "frozen")
        return self.match

    def _freeze(self, why: str) -> None:
        self.frozen = why.rstrip(".")
        self.match = None
        self.asked = {}
        self.asked_at = {}

    def _give_time(self, seat: int, at: int) -> None:
        """Somebody new has all of their time, whatever the one before has used."""
        if seat in self.asked_at:
            self.asked_at[seat] = at
        if self.glasses.pop(seat, None) and self.match:
            self.glasses = turn(self.glasses, self.match.game, at)

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            message = f"There is no seat {seat}; the seats are 0 to {len(self.chairs) - 1}."
            raise Denied("not-found", message, "no-seat")
        return self.chairs[seat]

    def _held_by(self, seat: int, by: str = "") -> None:
        chair = self._chair(seat)
        if chair.kind == "computer" and by != chair.level:
            raise Denied("refused", "A computer plays this seat; come back to it first.", "computer-plays")
        if by == CLOCK and chair.kind != "person":
            raise Denied("stale", "No person sits there any more.")
        if by and by != CLOCK and chair.kind != "computer":
            raise Denied("stale", "The computer no longer plays this seat.")

    def _proposal(self, seat: int) -> Proposal:
        self._chair(seat)
        if self.proposal is None:
            raise Denied("stale", "Nothing is proposed.", "nothing-proposed")
        return self.proposal

    def _rewind(self, seat: int, count: int) -> Acted:
        match = self._running()
        self._play(lambda: match.rewind(seat, count))
        return self._acted(match)

    def _play(self, act: Any) -> None:
        try:
            act()
        except Refused as error:
            raise Denied.by("refused", error) from None

    def _acted(self, match: Match, asked: int = -1, by: str = "") -> Acted:
        return Acted(match.entries[-1], asked, by, tuple(match.events[self._told :]))


def new_match(created: Created) -> Match:
    return Match.start(games.find(created.heading.setup.game), created.heading.setup, int(created.heading.seed))


def _start(created: Created) -> Match:
    match = new_match(created)
    try:
        check_packs(created.heading, match, "the table")
    except Unreadable as error:
        raise Refused(f"{error}") from None
    if match.heading.hash != created.heading.hash:
        raise Refused("the set-up leads to another state than when the match began")
    return match


def _play_entry(match: Match, entry: Entry) -> None:
    if entry.act == "undo":
        match.undo(entry.seat)
    elif entry.act == "rewind":
        match.rewind(entry.seat, int(str(entry.answer)))
    elif entry.act == "concede":
        match.concede(entry.seat)
    else:
        match.recall(entry.outcomes)
        match.answer(entry.seat, entry.answer)


def _closed(event: Event, seat: int | None) -> Event:
    """An event of a game that cannot be asked what its secrets are: all its data is kept back from those it was not for."""
    if not event.only or seat in event.only:
        return Event(event.name, event.data, event.rule)
    return Event(event.name, {}, event.rule, hidden=True)


def _clean(text: str) -> str:
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _name(text: str) -> str:
    cleaned = _clean(text)
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise Denied("refused", f"A name has 1 to {LONGEST_NAME} characters.", "name-length", most=LONGEST_NAME)
    return cleaned
