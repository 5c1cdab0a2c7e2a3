"""The seating: who sits at each seat of a table. A judge returns the record of a change, or refuses; `note` takes it in."""

from collections.abc import Iterable

from msgspec.structs import replace

from souterrain import players
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.store.records import (
    Chair,
    Claimed,
    Handed,
    Joined,
    Left,
    Renamed,
    Returned,
    SeatOpened,
    SeatRecord,
    Usual,
)

CLOCK = "clock"  # answers for a seat whose time is up
LONGEST_NAME = 40


class Seating:
    """`roles` are what the game calls the seats."""

    def __init__(self, chairs: Iterable[Chair]) -> None:
        self.chairs = list(chairs)
        self.given_up: set[int] = set()  # seats that a person held and left for good: their secrets were seen
        self.heirs: dict[int, str] = {}  # of those, the hash of the key that takes them over
        self.roles = tuple(str(seat) for seat in range(len(self.chairs)))

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            message = f"There is no seat {seat}; the seats are 0 to {len(self.chairs) - 1}."
            raise Denied("not-found", message, "no-seat")
        return self.chairs[seat]

    @property
    def has_computer(self) -> bool:
        return any(chair.kind == "computer" for chair in self.chairs)

    @property
    def has_stand_in(self) -> bool:
        return any(chair.stand_in for chair in self.chairs)

    def moved_on(self) -> tuple[Chair, ...]:
        """The chairs of a rematch: everybody moves on by one seat."""
        return (*self.chairs[1:], self.chairs[0])

    def check_player(self, seat: int, by: str = "") -> None:
        """Deny an act that is not by the person, or the computer, that plays the seat; the clock may act for a person."""
        chair = self.chair(seat)
        if chair.kind == "computer" and by != chair.level:
            raise Denied("refused", "A computer plays this seat; come back to it first.", "computer-plays")
        if by == CLOCK and chair.kind != "person":
            raise Denied("stale", "No person sits there any more.")
        if by and by != CLOCK and chair.kind != "computer":
            raise Denied("stale", "The computer no longer plays this seat.")

    # Judging

    def join(self, seat: int, name: str, key: str) -> Joined:
        if self.chair(seat).kind != "open":
            raise Denied("refused", f"The seat {self.roles[seat]} is taken.", "seat-taken")
        return Joined(seat, _name(name), keys.hash_of(key))

    def claim(self, seat: int, key: str) -> Claimed:
        """A key that only its person has, instead of one that was handed on."""
        if not self.chair(seat).shared:
            raise Denied("repeated", "This link is this seat's alone already.", "claimed")
        return Claimed(seat, keys.hash_of(key))

    def rename(self, seat: int, name: str) -> Renamed:
        self.chair(seat)
        return Renamed(seat, _name(name))

    def usual(self, seat: int, level: str) -> Usual:
        """The level at which a computer stands in for this seat's person."""
        _check_level(level)
        if self.chair(seat).usual == level:
            raise Denied("repeated", "That is so already.")
        return Usual(seat, level)

    def leave(self, seat: int) -> Left:
        if self.chair(seat).away:
            raise Denied("repeated", "This seat has left already.", "left")
        return Left(seat)

    def come_back(self, seat: int) -> Returned:
        """After leaving, or from a computer that held the seat."""
        chair = self.chair(seat)
        if not chair.away and chair.kind != "computer":
            raise Denied("refused", "This seat is not away.", "not-away")
        return Returned(seat)

    def hand(self, seat: int, level: str, why: str = "") -> Handed:
        chair = self.chair(seat)
        _check_level(level)
        if chair.kind == "computer" and chair.level == level:
            raise Denied("repeated", "This computer sits there already.", "same-computer")
        return Handed(seat, level, why)

    def give_away(self, seat: int, heir: str, *, has_begun: bool) -> SeatOpened:
        """Who holds a seat gives it up for good, to whoever has the key `heir`; or the host opens that of a computer."""
        chair = self.chair(seat)
        if chair.kind == "open":
            raise Denied("refused", f"The seat {self.roles[seat]} is free already.", "seat-not-free")
        if not chair.key and has_begun:
            message = "This computer has begun to play: whoever took its seat would see its secrets."
            raise Denied("refused", message, "computer-began")
        return SeatOpened(seat, keys.hash_of(heir) if chair.key else "")

    # Taking in

    def note(self, record: SeatRecord) -> None:
        chair = self.chairs[record.seat]
        if isinstance(record, Joined):
            chair = Chair("person", record.name, key=record.key)
            self.heirs.pop(record.seat, None)
        elif isinstance(record, Claimed):
            chair = replace(chair, key=record.key, shared=False)
        elif isinstance(record, Renamed):
            chair = replace(chair, name=record.name)
        elif isinstance(record, Usual):
            chair = replace(chair, usual=record.level)
        elif isinstance(record, Left):
            chair = replace(chair, away=True)
        elif isinstance(record, Returned):
            chair = replace(chair, kind="person", level="", away=False, stand_in=False)
        elif isinstance(record, Handed):
            chair = replace(chair, kind="computer", level=record.level, stand_in=record.why == CLOCK)
        else:
            if chair.key:
                self.given_up.add(record.seat)
            if record.heir:
                self.heirs[record.seat] = record.heir
            chair = Chair("open")
        self.chairs[record.seat] = chair


def _check_level(level: str) -> None:
    if level not in players.PLAYERS:
        message = f"There is no computer player {level!r}. There are: {', '.join(players.PLAYERS)}."
        raise Denied("bad-setup", message, "no-computer", level=level)


def printable(text: str) -> str:
    """One line of signs that can be shown."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _name(text: str) -> str:
    cleaned = printable(text)
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise Denied("refused", f"A name has 1 to {LONGEST_NAME} characters.", "name-length", most=LONGEST_NAME)
    return cleaned
