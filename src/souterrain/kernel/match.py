"""The match: a game with its record, which is all that is needed to play it again.

A match file is text, one JSON value a line: first the heading (set-up, packs with their hashes, seed), then one line
for each answer, undo or concession with the hash of the state it led to. Reading plays it again.

Undo is computed: an answer can be taken back as long as no random number was drawn since and nobody, the player
included, has come to know a hidden thing, unless a rule of the game forbids it (`Game.make_final`). It is a line of its
own, never a deletion.
"""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from souterrain import __version__
from souterrain.content import Loaded, PackError
from souterrain.kernel.chance import LARGEST_SEED
from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.state import State
from souterrain.kernel.timer import LATE
from souterrain.kernel.view import hidden_from_each, named_in

G = TypeVar("G", bound=Game[Any, Any])

FORMAT = "souterrain-match"
VERSION = 1

# What a line that is not what it should be can raise; the last, when it is nested without end.
DAMAGE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a match file."""

    format: str
    version: int
    program: str
    setup: Setup
    packs: dict[str, str]
    seed: str
    hash: str


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a match: what a seat did, and the state after it."""

    seat: int
    hash: str
    answer: str | tuple[str, ...] = ""
    act: str = "answer"  # or "undo", or "concede", or "rewind" with the number of acts that stay as its answer
    outcomes: tuple[Any, ...] = ()  # where flicked discs came to rest, in whole numbers


class Unreadable(Refused):
    """A match file that cannot be read. The message names the file and the line."""


class Match:
    """A running game and its record. `events` is the whole log, undone parts included."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self.heading = Heading(
            FORMAT,
            VERSION,
            __version__,
            game.setup,
            {pack.id: pack.hash for pack in game.loaded.packs},
            str(seed),
            game.state.hash(),
        )
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        # The answers given since chance last spoke: the state before, the seat, and what the answer has led to.
        self._past: list[tuple[State, int, list[Event]]] = []
        self._turned: dict[int, int] = {}  # after how many acts chance was turned by going back, and by which entry
        self._viewers = (None, *range(len(game.seats)))
        self._secrets = game.secrets()
        self._hidden: list[tuple[State, tuple[frozenset[str], ...]]] = []  # of the last states that were asked about
        self._collect()

    @classmethod
    def start(cls, game_type: type[G], setup: Setup | None = None, seed: int = 0) -> "Match":
        return cls(game_type.start(setup, seed), seed)

    def answer(self, seat: int, answer: Answer) -> None:
        """Take an answer. Whatever goes wrong, the match stays as it was before: it is played on a copy, and a state that was
        reached never changes again."""
        game = self.game
        before = game.state
        game.state = before.clone()
        game.outcomes, game.films = [], []
        game.is_final = answer == LATE  # nobody takes back what the clock has answered
        try:
            game.answer(seat, answer)
        except BaseException:
            game.state, game.events = before, []
            raise
        outcomes = tuple(game.outcomes)
        if (
            game.is_final
            or outcomes
            or before.chance.drawn != game.state.chance.drawn
            or _is_unsealed(before, game.state)
        ):
            self._past.clear()
        else:
            self._past.append((before, seat, game.events))
        given = answer if isinstance(answer, str) else tuple(answer)
        self._write(Entry(seat, game.state.hash(), given, outcomes=outcomes))

    def recall(self, outcomes: tuple[Any, ...]) -> None:
        """Let the flicks of the next answer come to rest where they once did."""
        self.game.recorded = [_tupled(outcome) for outcome in outcomes]

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was the seat's own, and nobody has come to know a hidden thing by it."""
        if not self._past or self._past[-1][1] != seat:
            return False
        before, _, events = self._past[-1]
        if before.decisions is self.game.state.decisions:
            return True  # the answer lies sealed beside the others: nobody has come to know anything
        secrets = self._secrets
        told = named_in([event.data for event in events], secrets)
        was, still = self._hidden_in(before), self._hidden_in(self.game.state)
        for viewer, hidden, left in zip(self._viewers, was, still, strict=True):
            if hidden - left:
                return False
            if hidden & told and hidden & named_in([event.seen_by(viewer, secrets) for event in events], secrets):
                return False
        return True

    def _hidden_in(self, state: State) -> tuple[frozenset[str], ...]:
        """What is hidden from each viewer. Mostly it is asked of a state and then, when that has been left, once more."""
        for known, hidden in self._hidden:
            if known is state:
                return hidden
        hidden = hidden_from_each(state, self._viewers, self._secrets)
        self._hidden = [*self._hidden[-1:], (state, hidden)]
        return hidden

    def undo(self, seat: int) -> None:
        """Take back the last answer, which must be the seat's own."""
        self.game.check_seat(seat)
        if not self.can_undo(seat):
            raise Refused(
                f"{self.game.seats[seat]} cannot take anything back: since then somebody else has acted, "
                "chance has spoken or a hidden thing was seen.",
                said="undo",
            )
        state, *_ = self._past.pop()
        self.game.state = state
        self.game.emit("undone", seat=seat)
        self._write(Entry(seat, state.hash(), act="undo"))

    def concede(self, seat: int) -> None:
        before = self.game.state
        self.game.state = before.clone()
        try:
            self.game.concede(seat)
        except BaseException:
            self.game.state, self.game.events = before, []
            raise
        self._past.clear()
        self._write(Entry(seat, self.game.state.hash(), act="concede"))

    def standing(self) -> list[Entry]:
        """The answers and concessions that have not been taken back."""
        kept: list[Entry] = []
        for entry in self.entries:
            if entry.act == "undo":
                kept.pop()
            elif entry.act == "rewind":
                del kept[int(str(entry.answer)) :]
            else:
                kept.append(entry)
        return kept

    def rewind(self, seat: int, count: int) -> None:
        """Go back to where `count` acts had been done, however much was learnt since: for tables where everybody agrees.

        Other chance lies ahead, so that nobody plays on knowing the dice. What lay shuffled lies as it lay.
        """
        self.game.check_seat(seat)
        kept = self.standing()
        if not 0 <= count < len(kept):
            message = f"{len(kept)} acts can be gone back over; {count} of them cannot stay."
            raise Refused(message, said="too-far-back", most=len(kept))
        again = type(self)(type(self.game).start(self.game.setup, int(self.heading.seed), self.game.loaded), 0)
        turned = {at: number for at, number in self._turned.items() if at < count} | {count: len(self.entries)}
        for at, entry in enumerate([*kept[:count], None]):
            if at in turned:
                again.game.state.chance = again.game.state.chance.turned(turned[at])
            if entry:
                again.play_entry(entry)
        self.game, self._turned = again.game, turned
        self._past.clear()
        self.game.emit("rewound", seat=seat, count=len(kept) - count)
        self._write(Entry(seat, self.game.state.hash(), str(count), act="rewind"))

    def play_entry(self, entry: Entry, *, anew: bool = False) -> bool:
        """Play a line of a record again; whether it led to the state that it led to then. Flicks come to rest where they did,
        unless they are to be worked out anew."""
        if entry.act == "answer":
            if not anew:
                self.recall(entry.outcomes)
            self.answer(entry.seat, entry.answer)
        elif entry.act == "undo":
            self.undo(entry.seat)
        elif entry.act == "concede":
            self.concede(entry.seat)
        elif entry.act == "rewind":
            if not (isinstance(entry.answer, str) and re.fullmatch("[0-9]{1,9}", entry.answer)):
                raise Refused("the number of acts to keep is not a number.")
            self.rewind(entry.seat, int(entry.answer))
        else:
            raise Refused(f"{entry.act[:20]!r} is not something a seat can do.")
        return self.entries[-1].hash == entry.hash

    def log(self, seat: int | None) -> list[Event]:
        """The events as a seat may read them."""
        return [event.seen_by(seat, self._secrets) for event in self.events]

    def _write(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._collect()

    def _collect(self) -> None:
        self.events += self.game.events
        self.game.events = []

    # The file

    def dump(self) -> bytes:
        lines = [msgspec.json.encode(self.heading), *(msgspec.json.encode(entry) for entry in self.entries)]
        return b"\n".join(lines) + b"\n"

    def write(self, path: Path) -> None:
        path.write_bytes(self.dump())


def _is_unsealed(before: State, after: State) -> bool:
    """The last of several sealed answers has opened the others."""
    return bool(before.sealed) and not after.sealed


def read_heading(data: bytes, name: str) -> Heading:
    """The heading of a match file, or `Unreadable` with file and reason."""
    first = data.split(b"\n", 1)[0]
    try:
        plain = msgspec.json.decode(first)
    except DAMAGE:
        plain = None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise Unreadable(f"{name}: this is not a Souterrain match file.", said="file-foreign")
    if isinstance(plain.get("version"), int) and plain["version"] > VERSION:
        raise Unreadable(
            f"{name}: written by a newer Souterrain (file version {plain['version']}, this program reads up to {VERSION}). "
            "Install the newer program to read it.",
            said="file-newer",
        )
    try:
        heading = msgspec.convert(plain, Heading)
    except msgspec.ValidationError as error:
        raise Unreadable(f"{name}, line 1: the heading is damaged: {error}.", said="file-damaged", line=1) from None
    if heading.version < 1:
        raise Unreadable(f"{name}, line 1: there is no file version {heading.version}.", said="file-damaged", line=1)
    if not (heading.seed.isascii() and heading.seed.isdecimal() and len(heading.seed) <= len(str(LARGEST_SEED))):
        message = f"{name}, line 1: the seed must be a whole number from 0 to {LARGEST_SEED}."
        raise Unreadable(message, said="file-damaged", line=1)
    return heading


def read_entries(data: bytes, name: str) -> list[Entry]:
    lines = data.split(b"\n")
    if lines[-1]:
        message = f"{name}, line {len(lines)}: the file breaks off in the middle of a line."
        raise Unreadable(message, said="file-cut", line=len(lines))
    entries = []
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            entries.append(msgspec.json.decode(line, type=Entry))
        except DAMAGE as error:
            message = f"{name}, line {number}: the line is damaged: {error}."
            raise Unreadable(message, said="file-damaged", line=number) from None
    return entries


def replay(game_type: type[G], data: bytes, name: str, *, check: bool = True) -> Match:
    """Play a match file again. With `check`, everything is worked out anew and every state must have the hash that was
    written; without, flicks come to rest where the file says."""
    heading = read_heading(data, name)
    entries = read_entries(data, name)
    if heading.setup.game != game_type.name:
        raise Unreadable(f"{name}, line 1: this is a match of {heading.setup.game[:40]}, not of {game_type.name}.")
    try:
        if check:
            _compare_packs(heading.packs, game_type.open_packs(heading.setup.packs), name)
        match = Match.start(game_type, heading.setup, int(heading.seed))
    except (Refused, PackError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(f"{name}, line 1: {str(error).splitlines()[0]}", said="file-damaged", line=1) from None
    if check and match.heading.hash != heading.hash:
        message = f"{name}, line 1: the set-up leads to another state than the one recorded."
        raise Unreadable(message, said="file-differs", line=1)
    for number, entry in enumerate(entries, start=2):
        try:
            is_same = match.play_entry(entry, anew=check)
        except Refused as error:
            raise Unreadable(f"{name}, line {number}: {error}", said="file-damaged", line=number) from None
        if check and not is_same:
            message = f"{name}, line {number}: the state is not the one recorded."
            raise Unreadable(message, said="file-differs", line=number)
    return match


def _tupled(value: Any) -> Any:
    return tuple(map(_tupled, value)) if isinstance(value, (list, tuple)) else value


def check_packs(heading: Heading, match: Match, name: str) -> None:
    """`Unreadable` unless a match is played with the packs that a heading names, none changed, none missing, none more."""
    _compare_packs(heading.packs, match.game.loaded, name)


def _compare_packs(then: dict[str, str], loaded: Loaded[Any], name: str) -> None:
    now = {pack.id: pack.hash for pack in loaded.packs}
    for pack in sorted(then.keys() | now.keys()):
        if then.get(pack) != now.get(pack):
            raise Unreadable(
                f"{name}, line 1: the pack {pack} is not the one this match was played with "
                f"({then.get(pack, 'none')[:12]} then, {now.get(pack, 'none')[:12]} now).",
                said="file-packs",
            )
