"""The match: a game with its record, which is all that is needed to play it again.

A match file is text, one JSON value a line: first the heading (set-up, version of the rules, packs with the hashes of their
facts, seed), then the packs themselves, then, where that is known, how its chance was made (`stir`), then one line for each
answer, undo or concession with the hash of the state it led to. Reading plays it again, with the packs it was begun with. Rules
may have changed since: a match is played as far as it leads where it led (`Parting`), and can be gone on with from there.

Undo is computed: an answer can be taken back as long as no random number was drawn since and nobody, the player
included, has come to know a hidden thing, unless a rule of the game forbids it (`Game.make_final`). It is a line of its
own, never a deletion.
"""

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from souterrain import __version__
from souterrain.content import Loaded, PackError, kept
from souterrain.content.folder import ID, Pack
from souterrain.kernel.chance import LARGEST_SEED
from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.state import State
from souterrain.kernel.stir import Stir
from souterrain.kernel.timer import LATE
from souterrain.kernel.view import Named, hidden_from_each, lies, named_in

G = TypeVar("G", bound=Game[Any, Any])
L = TypeVar("L")

FORMAT = "souterrain-match"
MARK = 16  # acts from one state that is kept to the next, for going back without playing all again
MOST_MARKS = 8
TURNS = ("turn", "stir", "rewind")  # acts by which other chance lies ahead
NOBODY = -1  # no seat: the table itself
SEEN = "souterrain-seen"  # what one seat saw of a match: to be read, not to be played
VERSION = 2  # in 1, packs were pinned by the letters of their files, and states by how their steps were cut
STIRRED = 3  # the same, with what is said of how its chance was made
LARGEST_PACK = 4 << 20  # bytes of a pack in a match file, unpacked

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
    rules: int = 0  # the version of the game's rules; not told in version 1

    @property
    def pinned(self) -> Setup:
        """The set-up with the packs as they were when the match was begun."""
        if self.version == 1:
            return self.setup
        return replace(self.setup, packs=tuple(f"{id}@{hash}" for id, hash in self.packs.items()))

    def names_its_packs(self) -> bool:
        """Every pack that was agreed on is among those the match is pinned to. (A player's own is named by its folder.)"""
        return all("/" in name or name in self.packs for name in self.setup.packs)


class KeptPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack in a match file: the texts of its files, compressed."""

    pack: str  # the hash of its facts
    files: str


class Parting(Struct, frozen=True):
    """Where a record and today's rules part: how many entries lead where they led, how many of the acts in them stand, and
    what is wrong with the next entry: it is `refused`, `differs` in the state it leads to, or makes the program `fail`."""

    entries: int
    acts: int
    why: str
    message: str


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a match: what a seat did, and the state after it."""

    seat: int
    hash: str
    answer: str | tuple[str, ...] = ""
    # or "undo", or "concede"; or "rewind", its answer the number of acts that stay and, where one was drawn, that of the
    # chance ahead; or "turn", when a match goes on from its file, and "stir", its answer the number of the chance ahead
    act: str = "answer"
    outcomes: tuple[Any, ...] = ()  # where flicked discs came to rest, in whole numbers


class Unreadable(Refused):
    """A match file that cannot be read. The message names the file and the line."""


class Match:
    """A running game and its record. `events` is the whole log, undone parts included."""

    def __init__(self, game: Game[Any, Any], seed: int, heading: Heading | None = None) -> None:
        self.game = game
        if not game.tells:
            game.tell()
        self.heading = heading or Heading(
            FORMAT,
            VERSION,
            __version__,
            game.setup,
            {pack.id: pack.hash for pack in game.loaded.packs},
            str(seed),
            game.state.hash(),
            game.rules,
        )
        self.parting: Parting | None = None  # from there on, entries are not played
        self.entries: list[Entry] = []
        self.ends: set[int] = set()  # after so many entries the match was over
        self.events: list[Event] = []
        # The answers given since chance last spoke: the state before, the seat, and what the answer has led to.
        self._past: list[tuple[State, int, list[Event]]] = []
        self._turned: list[tuple[int, int]] = []  # after how many acts chance was turned, and by which number
        self._standing: list[Entry] = []  # of the entries that were counted
        self._counted = 0
        # After how many acts a state was reached: going back begins at the nearest.
        self._marks: list[tuple[int, State]] = []
        self._viewers = (None, *range(len(game.seats)))
        self._secrets = game.secrets()
        self._named = Named(self._secrets)
        # Of the last states that were asked about: what it follows from, and what is hidden.
        self._hidden: list[tuple[State, list[Any], tuple[frozenset[str], ...]]] = []
        self._collect()

    @classmethod
    def start(
        cls, game_type: type[G], setup: Setup | None = None, seed: int = 0, loaded: Loaded[Any] | None = None
    ) -> "Match":
        return cls(game_type.start(setup, seed, loaded, tells=True), seed)

    @classmethod
    def resume(cls, game_type: type[G], heading: Heading) -> "Match":
        """The match of a heading, with the packs it was begun with, before its first entry; `Unreadable` if it begins otherwise
        now. From version 1 the packs are not known: it is played with those of today, and goes as far as it goes."""
        setup = game_type.with_packs(heading.setup.packs).as_begun(heading.pinned)
        match = cls(game_type.start(setup, int(heading.seed), tells=True), 0, heading)
        if heading.version > 1 and match.game.state.hash() != heading.hash:
            raise Unreadable(
                f"the set-up leads to another state than the one recorded {_rules(heading, game_type)}.",
                said="file-differs",
                line=1,
            )
        return match

    def answer(self, seat: int, answer: Answer) -> None:
        """Take an answer. Whatever goes wrong, the match stays as it was before: it is played on a copy, and a state that was
        reached never changes again."""
        game = self.game
        before = game.state
        game.state = before.clone()
        game.films = []
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
        """Whether the last answer was the seat's own, and nobody has come to know a hidden thing by it. At the end everything is
        told, so nothing is taken back."""
        if not self._past or self._past[-1][1] != seat or self.game.is_over:
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
        for known, _, hidden in self._hidden:
            if known is state:
                return hidden
        lying = lies(state, self._viewers)
        same = next((hidden for _, lay, hidden in self._hidden if lay == lying), None)
        hidden = same or hidden_from_each(state, self._viewers, self._named)
        self._hidden = [*self._hidden[-1:], (state, lying, hidden)]
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
        state, _, events = self._past.pop()
        self.game.state = state
        self.game.emit("undone", seat=seat, count=len(events))
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

    def standing(self) -> Sequence[Entry]:
        """The answers and concessions that have not been taken back."""
        kept = self._standing
        for entry in self.entries[self._counted :]:
            if entry.act == "undo":
                kept.pop()
            elif entry.act == "rewind":
                del kept[numbers_of(entry)[0] :]
            elif entry.act not in TURNS:
                kept.append(entry)
        self._counted = len(self.entries)
        return kept

    def turn(self, number: int, act: Literal["turn", "stir"] = "turn") -> None:
        """Other chance lies ahead, which follows from a number that nobody knew: for where the seed may be known, or to stir in
        what somebody has added. What lay shuffled lies as it lay."""
        self.game.state = self.game.state.clone()
        self.game.state.chance = self.game.state.chance.turned(number)
        self._turned.append((len(self.standing()), number))
        self._past.clear()
        self.game.emit("turned" if act == "turn" else "stirred")
        self._write(Entry(NOBODY, self.game.state.hash(), str(number), act=act))

    def dealt(self, number: int) -> "Match":
        """The same match from its beginning, by other chance: for where nobody has acted yet."""
        game = type(self.game).start(self.game.setup, number, self.game.loaded, tells=True)
        return type(self)(game, 0, replace(self.heading, seed=str(number), hash=game.state.hash()))

    def rewind(self, seat: int, count: int, number: int | None = None) -> None:
        """Go back to where `count` acts had been done, however much was learnt since: for tables where everybody agrees.

        Other chance lies ahead, so that nobody plays on knowing the dice; where the seed may be known, it follows from a
        `number` that nobody knew. What lay shuffled lies as it lay.
        """
        self.game.check_seat(seat)
        kept = self.standing()
        if not 0 <= count < len(kept):
            message = f"{len(kept)} acts can be gone back over; {count} of them cannot stay."
            raise Refused(message, said="too-far-back", most=len(kept))
        if self.parting and count > self.parting.acts:
            message = f"Only the first {self.parting.acts} acts can be played as they were; {count} cannot stay."
            raise Refused(message, said="too-far-back", most=self.parting.acts)
        start = type(self.game).start
        again = type(self)(start(self.game.setup, int(self.heading.seed), self.game.loaded, tells=True), 0)
        turned = [each for each in self._turned if each[0] < count]
        turned.append((count, len(self.entries) if number is None else number))
        marks = [mark for mark in self._marks if mark[0] <= count]
        begins, again.game.state = marks[-1] if marks else (0, again.game.state)
        for at, entry in enumerate([*kept[begins:count], None], start=begins):
            for _, by in (each for each in turned if each[0] == at):
                again.game.state = again.game.state.clone()
                again.game.state.chance = again.game.state.chance.turned(by)
            if entry:
                again._redo(entry, recall=True)
        self._marks = _thinned([*marks, *((begins + at, state) for at, state in again._marks)])
        self.game, self._turned, self.parting = again.game, turned, None
        self._past.clear()
        self.game.emit("rewound", seat=seat, count=len(kept) - count)
        answer = str(count) if number is None else (str(count), str(number))
        self._write(Entry(seat, self.game.state.hash(), answer, act="rewind"))

    def retrace(self, entry: Entry, *, recall: bool = True) -> None:
        """Play a recorded entry again; flicks come to rest where they did, or with `recall` off are worked out anew.

        One that cannot be played or leads elsewhere is where the match parts: it and all after it are kept unplayed, until
        one that goes back behind it.
        """
        if self.parting and not (entry.act == "rewind" and numbers_of(entry)[0] <= self.parting.acts):
            self.entries.append(entry)
            return
        game, state, turned, past, told = self.game, self.game.state, [*self._turned], [*self._past], len(self.events)
        parting, kept, marks = self.parting, len(self.entries), [*self._marks]
        try:
            self._redo(entry, recall)
            if self.heading.version == 1 or self.entries[-1].hash == entry.hash:
                return
            why, message = "differs", "the state is not the one recorded"
        except Refused as error:
            why, message = "refused", str(error)
        except Exception as error:  # also a fault of a changed program: what was before can still be read
            why, message = "fail", repr(error)
        self.game, self._turned, self._past, self.parting, self._marks = game, turned, past, parting, marks
        game.state, game.events, game.films = state, [], []
        del self.events[told:], self.entries[kept:]
        self.ends = {end for end in self.ends if end <= kept}
        self._standing, self._counted = [], 0
        self.parting = self.parting or Parting(kept, len(self.standing()), why, message)
        self.entries.append(entry)

    def _redo(self, entry: Entry, recall: bool) -> None:
        if entry.act == "undo":
            self.undo(entry.seat)
        elif entry.act == "concede":
            self.concede(entry.seat)
        elif entry.act == "rewind":
            self.rewind(entry.seat, *numbers_of(entry))
        elif entry.act in ("turn", "stir"):
            (number,) = numbers_of(entry, most=1)
            self.turn(number, "turn" if entry.act == "turn" else "stir")
        elif entry.act == "answer":
            if recall:
                self.recall(entry.outcomes)
            self.answer(entry.seat, entry.answer)
        else:
            raise Refused(f"{entry.act[:20]!r} is not something a seat can do.")

    def log(self, seat: int | None) -> list[Event]:
        """The events as a seat may read them."""
        return [event.seen_by(seat, self._secrets) for event in self.events]

    def _write(self, entry: Entry) -> None:
        self.entries.append(entry)
        if self.game.is_over:
            self.ends.add(len(self.entries))
        self._collect()
        count = len(self.standing())
        if entry.act == "undo":
            self._marks = [mark for mark in self._marks if mark[0] <= count]
        elif entry.act in ("answer", "concede") and count % MARK == 0:
            self._marks = _thinned([*self._marks, (count, self.game.state)])

    def _collect(self) -> None:
        self.events += self.game.events
        self.game.events = []

    # The file

    def dump(self, stirs: Sequence[Stir] = ()) -> bytes:
        heading = replace(self.heading, version=STIRRED) if stirs else self.heading
        packs = [KeptPack(pack.hash, pack_up(pack)) for pack in self.game.loaded.packs]
        return b"".join(msgspec.json.encode(line) + b"\n" for line in (heading, *packs, *stirs, *self.entries))

    def write(self, path: Path) -> None:
        path.write_bytes(self.dump())


def _thinned(marks: list[tuple[int, State]]) -> list[tuple[int, State]]:
    """A few marks, the nearer the closer together: of those further back the one goes that is missed least."""
    while len(marks) > MOST_MARKS:
        ends = [0, *(at for at, _ in marks)]
        gaps = [ends[index + 2] - ends[index] for index in range(len(marks) - MOST_MARKS // 2)]
        del marks[gaps.index(min(gaps))]
    return marks


def _is_unsealed(before: State, after: State) -> bool:
    """The last of several sealed answers has opened the others."""
    return bool(before.sealed) and not after.sealed


def numbers_of(entry: Entry, most: int = 2) -> list[int]:
    """What goes back or turns chance: one number or two, each as long as a seed at most."""
    given = (entry.answer,) if isinstance(entry.answer, str) else entry.answer
    if 0 < len(given) <= most and all(text.isascii() and text.isdecimal() and len(text) <= 20 for text in given):
        return [int(text) for text in given]
    what = "the number of acts to keep" if entry.act == "rewind" else "what chance is turned by"
    raise Refused(f"{what} is not a number.")


def _rules(heading: Heading, game_type: type[Game[Any, Any]]) -> str:
    here = game_type.with_packs(heading.setup.packs).rules
    return f"(played with rules {heading.rules or 'of version 0.1'} of {heading.setup.game}; here are rules {here})"


def read_heading(data: bytes, name: str) -> Heading:
    """The heading of a match file, or `Unreadable` with file and reason."""
    first = data.split(b"\n", 1)[0]
    try:
        plain = msgspec.json.decode(first)
    except DAMAGE:
        plain = None
    if isinstance(plain, dict) and plain.get("format") == SEEN:
        message = f"{name}: this is what one seat saw of a match that was not over; it cannot be played."
        raise Unreadable(f"{message} Save the match file after the end.", said="file-seen")
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise Unreadable(f"{name}: this is not a Souterrain match file.", said="file-foreign")
    if isinstance(plain.get("version"), int) and plain["version"] > STIRRED:
        raise Unreadable(
            f"{name}: written by a newer Souterrain (file version {plain['version']}, this program reads up to {STIRRED}). "
            "Install the newer program to read it.",
            said="file-newer",
        )
    try:
        heading = msgspec.convert(plain, Heading)
    except msgspec.ValidationError as error:
        raise Unreadable(f"{name}, line 1: the heading is damaged: {error}.", said="file-damaged", line=1) from None
    if heading.version < 1:
        raise Unreadable(f"{name}, line 1: there is no file version {heading.version}.", said="file-damaged", line=1)
    if not heading.packs or not all(map(_is_pinned, heading.packs.items())) or not heading.names_its_packs():
        message = f"{name}, line 1: the heading is damaged: the packs are not named as they should be."
        raise Unreadable(message, said="file-damaged", line=1)
    if not (heading.seed.isascii() and heading.seed.isdecimal() and len(heading.seed) <= len(str(LARGEST_SEED))):
        message = f"{name}, line 1: the seed must be a whole number from 0 to {LARGEST_SEED}."
        raise Unreadable(message, said="file-damaged", line=1)
    return heading


def _is_pinned(pack: tuple[str, str]) -> bool:
    id, hash = pack
    return bool(ID.fullmatch(id) and re.fullmatch("[0-9a-f]{32}", hash))


def read_entries(data: bytes, name: str) -> list[tuple[int, Entry]]:
    """The entries of a match file, each with the number of its line."""
    return [
        (number, _decode(line, Entry, name, number))
        for number, line in _lines(data, name)
        if not line.startswith(BESIDE)
    ]


def read_packs(data: bytes, name: str) -> dict[str, dict[str, str]]:
    """The packs that a match file brings along, by the hash of their facts: the texts of their files."""
    packs = {}
    for number, line in _lines(data, name):
        if line.startswith(PACKED):
            given = _decode(line, KeptPack, name, number)
            try:
                packs[given.pack] = unpack(given.files)
            except ValueError:
                message = f"{name}, line {number}: the pack cannot be unpacked."
                raise Unreadable(message, said="file-damaged", line=number) from None
    return packs


def read_beside(data: bytes, name: str, kind: type[L], begins: bytes) -> list[L]:
    """The lines of one kind that are no entries."""
    return [_decode(line, kind, name, number) for number, line in _lines(data, name) if line.startswith(begins)]


PACKED, STIR, NOTED = b'{"pack":', b'{"stir":', b'{"noted":'
BESIDE = (PACKED, STIR, NOTED)  # what is beside the entries


def _lines(data: bytes, name: str) -> Iterator[tuple[int, bytes]]:
    lines = data.split(b"\n")
    if lines[-1]:
        message = f"{name}, line {len(lines)}: the file breaks off in the middle of a line."
        raise Unreadable(message, said="file-cut", line=len(lines))
    yield from enumerate(lines[1:-1], start=2)


def _decode(line: bytes, kind: type[L], name: str, number: int) -> L:
    try:
        return msgspec.json.decode(line, type=kind)
    except DAMAGE as error:
        message = f"{name}, line {number}: the line is damaged: {error}."
        raise Unreadable(message, said="file-damaged", line=number) from None


def pack_up(pack: Pack) -> str:
    """The texts of a pack as they stand in a match file or a store."""
    return b64encode(zlib.compress(msgspec.json.encode(dict(pack.texts)), 9)).decode()


def unpack(files: str) -> dict[str, str]:
    """The inverse of `pack_up`, or ValueError. What a stranger compressed may be endless; a pack is not."""
    try:
        inflater = zlib.decompressobj()
        data = inflater.decompress(b64decode(files, validate=True), LARGEST_PACK)
        if inflater.unconsumed_tail or not inflater.eof:
            raise ValueError("it is too large, or cut off")
        return msgspec.json.decode(data, type=dict[str, str])
    except (zlib.error, *DAMAGE) as error:
        raise ValueError(str(error)) from None


def keep_packs(data: bytes, name: str) -> None:
    """Lay down the packs that a match file brings along, so that it can be played with them."""
    for hash, texts in read_packs(data, name).items():
        kept.keep(hash, texts)


def replay(game_type: type[G], data: bytes, name: str, *, check: bool = True, whole: bool = True) -> Match:
    """Play a match file again. With `check`, flicks are worked out anew; without, they come to rest where the file says.

    A match that parts from its file is `Unreadable`, unless as much of it as leads where it led is asked for (`whole` off).
    """
    heading = read_heading(data, name)
    entries = read_entries(data, name)
    if heading.setup.game != game_type.name:
        raise Unreadable(f"{name}, line 1: this is a match of {heading.setup.game[:40]}, not of {game_type.name}.")
    try:
        match = Match.resume(game_type, heading)
    except Unreadable as error:
        raise Unreadable(f"{name}, line 1: {error}", said=error.said, line=1) from None
    except PackError as error:
        raise Unreadable(f"{name}, line 1: {error.faults[0]}", said="file-packs") from None
    except Refused as error:
        raise Unreadable(f"{name}, line 1: {error}", said="file-damaged", line=1) from None
    for _, entry in entries:
        match.retrace(entry, recall=not check)
    if match.parting and whole:
        number, _ = entries[match.parting.entries]
        is_other = match.parting.why == "differs" or heading.rules != type(match.game).rules
        said = "file-differs" if is_other else "file-damaged"
        message = f"{name}, line {number}: {match.parting.message.rstrip('.')} {_rules(heading, game_type)}."
        raise Unreadable(message, said=said, line=number)
    return match


def _tupled(value: Any) -> Any:
    return tuple(map(_tupled, value)) if isinstance(value, (list, tuple)) else value
