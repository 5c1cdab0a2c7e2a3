"""Records: what the log of a table holds, one of these a row, as JSON.

A record says what was done, by which seat, and what it led to; a table is worked out from its records alone (`table/state`).
Keys of links stand here only as hashes. Events are kept with the act that caused them, so that a match which this program
can no longer run can still be read.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from souterrain.kernel.event import Event
from souterrain.kernel.match import Entry, Heading

ChairKind = Literal["open", "person", "computer"]


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: nobody yet, a person with a link (its hash is `key`), or a computer, with the key of the person it plays
    for, if any. A key that is `shared` was made with the table: who laid it has seen it too. A computer that came because the time
    was up is a `stand_in`; at its person's `usual` level, if they have said which."""

    kind: ChairKind
    name: str = ""
    level: str = ""
    key: str = ""
    away: bool = False
    shared: bool = False
    usual: str = ""
    stand_in: bool = False


UNITS = {"none": 0, "turn": 1000, "day": 24 * 3600 * 1000}  # of clocks, in milliseconds


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long a seat may think about a decision, in seconds a turn or in days. Only time when the server is up counts."""

    kind: Literal["none", "turn", "day"] = "none"
    amount: int = 0

    @property
    def allowance(self) -> int:
        """In milliseconds; nothing means for ever."""
        return UNITS[self.kind] * self.amount


Skill = Literal["", "new", "some", "good"]  # whoever comes; who plays for the first time, or sometimes, or well
Origin = Literal["new", "file"]  # from a file, or another match: somebody may know what lies hidden


class Created(Struct, frozen=True, omit_defaults=True, tag="created"):
    """The first record: the set-up, the versions the match is pinned to, and who may come in."""

    heading: Heading
    chairs: tuple[Chair, ...]
    host: str
    watch: str
    clock: Clock = Clock()
    public: bool = False
    before: str = ""  # the table that this is a rematch of
    events: tuple[Event, ...] = ()
    origin: Origin = "new"
    by_lot: bool = False  # it was drawn who plays what
    thinking: int = 0  # the most milliseconds a computer thinks about an answer; 0: as long as its level does
    secret: str = ""  # what chance is stirred with; tables of older programs have none
    skill: Skill = ""  # of a public table: who is looked for
    sought: bool = False  # laid by one who looks for an opponent, whoever that is

    @property
    def is_watched(self) -> bool:
        """From the start something may happen though nobody does anything."""
        return bool(self.clock.allowance) or any(chair.kind == "computer" for chair in self.chairs)


class Acted(Struct, frozen=True, omit_defaults=True, tag="acted"):
    """An answer, an undo, a rewind or a concession, as in a match file. `asked` is where the question it answers was put."""

    entry: Entry
    asked: int = -1
    by: str = ""  # a computer level, when it was not the person who sits there
    events: tuple[Event, ...] = ()
    secret: str = ""  # another that chance is stirred with from here on


class BySeat(Struct, frozen=True, omit_defaults=True):
    """What one seat did, or what was done to it."""

    seat: int


class Joined(BySeat, frozen=True, tag="joined"):
    """Somebody takes a seat that nobody held."""

    name: str
    key: str


class Claimed(BySeat, frozen=True, tag="claimed"):
    """Who holds a seat has made a key for it that nobody else has seen; the old one no longer fits."""

    key: str


class Summoned(BySeat, frozen=True, tag="summoned"):
    """Somebody is waited for, at a table without a clock: all are told that a computer plays for them when the time is up."""


class Renamed(BySeat, frozen=True, tag="renamed"):
    name: str


class Usual(BySeat, frozen=True, tag="usual"):
    """At which level a computer is to play, should it have to stand in for them."""

    level: str


class Left(BySeat, frozen=True, tag="left"): ...


class Returned(BySeat, frozen=True, tag="returned"):
    """Somebody who had left, or whose seat a computer held, is back."""


class Handed(BySeat, frozen=True, tag="handed"):
    """A computer takes over: because the seat asked for it, the host did, or the clock ran out."""

    level: str
    why: str = ""


class SeatOpened(BySeat, frozen=True, tag="opened"):
    """A seat is given to whoever comes: by the person who held it, or the host where a computer sat. The person gets a link for
    `heir`, to be handed on, by which alone it is taken over. Older programs made none: there only a computer can go on."""

    heir: str = ""


class Proposed(BySeat, frozen=True, tag="proposed"):
    """A seat asks the others to go back, so that `count` acts stay."""

    count: int


class Agreed(BySeat, frozen=True, tag="agreed"): ...


class Declined(BySeat, frozen=True, tag="declined"): ...


class Pledged(BySeat, frozen=True, tag="pledged"):
    """The hash of a salt that the seat will add to chance."""

    pledge: str


class Salted(BySeat, frozen=True, tag="salted"):
    """The salt that was pledged; others are still to give theirs."""

    salt: str


class Stirred(Salted, frozen=True, tag="stirred"):
    """The last salt: chance is made of all. Before the first answer the match is dealt anew, and has another heading; later its
    chance is turned by an entry."""

    heading: Heading | None = None
    entry: Entry | None = None
    events: tuple[Event, ...] = ()


class Proceeded(BySeat, frozen=True, tag="proceeded"):
    """Nobody waits any longer for those who are missing: chance is made without them, or stays as it is."""


class Said(BySeat, frozen=True, tag="said"):
    text: str


class Muted(BySeat, frozen=True, tag="muted"):
    """A seat no longer wants to read another, or wants to again."""

    whom: int
    on: bool


class Closed(Struct, frozen=True, tag="closed"):
    """The host has taken a public table out of the lobby: from now on it is for those who have a link."""


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people went on to another table; their keys open it too."""

    table: str


SeatRecord = Joined | Claimed | Renamed | Usual | Left | Returned | Handed | SeatOpened
StirRecord = Pledged | Salted | Stirred | Proceeded
Record = (
    Created
    | Acted
    | SeatRecord
    | StirRecord
    | Proposed
    | Agreed
    | Declined
    | Said
    | Muted
    | Closed
    | Rematched
    | Summoned
)

_decoder = msgspec.json.Decoder(Record)
_encoder = msgspec.json.Encoder()


def write(record: Record) -> str:
    return _encoder.encode(record).decode()


def read(body: str) -> Record:
    record: Record = _decoder.decode(body)
    return record
